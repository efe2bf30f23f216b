### The texts in the browser.

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-champion-1 = mistrz 1
level-champion-2 = mistrz 2
level-champion-3 = mistrz 3
level-champion-4 = mistrz 4
level-champion-5 = mistrz 5

dice-agreeing = Przeglądarki graczy dodają swoje liczby do kości.
dice-shared =
    { $n ->
        [one] Przeglądarka { $n } gracza dodała do kości tajną liczbę, więc nikt nie może wybrać wyników rzutów.
        [few] Przeglądarki { $n } graczy dodały do kości tajne liczby, więc nikt nie może wybrać wyników rzutów.
       *[many] Przeglądarki { $n } graczy dodały do kości tajne liczby, więc nikt nie może wybrać wyników rzutów.
    }
dice-none = Przeglądarka żadnego gracza nie dodała liczby, więc rzuty pochodzą tylko z serwera.
dice-used = Użyto tajnej liczby z twojej przeglądarki, dokładnie tak, jak ustalono przed pierwszym rzutem.
dice-left-out = Liczby z twojej przeglądarki nie użyto, bo dotarła za późno. Użyto liczb pozostałych graczy.
dice-wrong = Te rzuty nie zgadzają się z tym, co ustaliła twoja przeglądarka. Zachowaj zapis i zweryfikuj go.

room-free = Wolne miejsce
room-you-host = Jesteś gospodarzem
room-host-now = Teraz ty jesteś gospodarzem tego stołu.
room-hosted-by = Gospodarz: { $name }
room-fill = Posadź boty na wolnych miejscach
room-remove-free =
    { $n ->
        [one] Usuń { $n } wolne miejsce
        [few] Usuń { $n } wolne miejsca
       *[many] Usuń { $n } wolnych miejsc
    }
room-waiting = czekamy
room-bot = bot, { $level }
room-away = poza stołem
room-ready = gotowe
room-not-ready = jeszcze nie
room-not-yet = Jeszcze nie
room-i-am-ready = Gotowe
room-stand = Wstań
room-sit = Usiądź tu
room-swap = Zamień miejsca
room-by-link = { $name }, przez link
room-another-friend = Ktoś jeszcze, przez link
room-who-as = Gracz na miejscu: { $role }
room-who = Gracz na miejscu { $n }
room-your-name = Twoje imię
room-option = { $title }: { $value }
room-swapped = Masz nowe miejsce: { $role }. Potwierdź jeszcze raz, że możemy zaczynać.
room-changed = { $name } zmienia opcje: { $what }. Zagrasz na takich zasadach?
room-options-failed = Nie udało się wczytać lub zmienić opcji. Spróbuj ponownie za chwilę.
room-drawn = Miejsca rozlosowane. Zaczyna { $name } ({ $role }).
room-drawn-you = Miejsca rozlosowane. Zaczynasz ty ({ $role }).
room-you-are = Grasz jako: { $role }.

form-too-large = Plik { $file } jest za duży. Limit to 32 KB.

home-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }

end-won = Wygrywasz!
end-lost = Przegrywasz
end-drawn = Remis
end-stopped = Ta partia dobiegła końca
end-team-won = Wygrywacie razem!
end-team-lost = Drużyna przegrywa
end-team-drawn = Drużyna przerwała grę
end-team-wins = Drużyna wygrywa
end-loses = { $names } przegrywa
end-wins =
    { $n ->
        [one] { $names } wygrywa
        [few] { $names } wygrywają
       *[many] { $names } wygrywają
    }
end-and = { " " }i{ " " }
end-place = { $place } z { $of }
end-nth-1 = 1.
end-nth-2 = 2.
end-nth-3 = 3.
end-nth-4 = 4.
end-nth-5 = 5.
end-nth-6 = 6.
end-nth-7 = 7.
end-nth-8 = 8.
end-nth-9 = 9.
end-nth-10 = 10.
end-total = Razem
end-hints =
    { $n ->
        [one] Użyto { $n } rady.
        [few] Użyto { $n } rad.
       *[many] Użyto { $n } rad.
    }
end-console-0 = Dzielna walka. Następna partia może być twoja.
end-console-1 = Głowa do góry! Każdy ogród odrasta.
end-console-2 = Najpierw siew, potem zbiory. Jeszcze raz?
end-console-3 = To nie był twój dzień. Analiza pokaże, kiedy losy się odwróciły.
end-last = Ostatni ruch
end-replay = Powtórka
end-analysis = Analiza
end-share = Udostępnij
end-shared = Potager: { $game }. { $title }
end-next = Gracze zaczynają kolejną partię. Za chwilę dołączysz jako widz.
end-follow = Oglądaj następną partię
end-stay = Zostań tutaj
end-turned-lost = Błąd, który kosztował cię partię, tura { $n }:
end-turned-won = { $name } traci wygraną w turze { $n }:
end-turned-against = Losy odwróciły się przeciw tobie w turze { $n }:
end-turned-for = Losy odwróciły się na twoją korzyść w turze { $n }:
end-turned-at = Losy partii odwróciły się w turze { $n }:
end-costliest = Twój najdroższy wybór, tura { $n }:
end-costliest-of = { $name } – najdroższy wybór, tura { $n }:
end-turned-last = O wyniku przesądził ostatni ruch.
end-turned-better = Lepiej:
end-turned-play = Zobacz
end-games = Wszystkie gry
end-again = Jeszcze raz
end-swap = Zamień strony
end-harder = Trudniejszy bot
end-easier = Łatwiejszy bot
end-go = Przejdź do następnej partii
end-agree = Zgoda
end-decline = Nie teraz
end-withdraw = Wycofaj
end-waiting = Na kolejną partię muszą się jeszcze zgodzić: { $names }.
end-asks-again = { $name } chce zagrać jeszcze raz.
end-asks-swap = { $name } chce zamienić strony i zagrać jeszcze raz.
end-asks-harder = { $name } chce zagrać jeszcze raz z trudniejszymi botami.
end-asks-easier = { $name } chce zagrać jeszcze raz z łatwiejszymi botami.

replay-failed = Nie udało się wczytać tej części powtórki. Spróbuj ponownie.
replay-step = krok { $at } z { $total }
replay-start = Początek
replay-turn = Tura { $n }
replay-after = Po tym:
replay-play = Odtwórz
replay-pause = Pauza
replay-copied = Link do tej chwili skopiowany.
replay-won = wygrana

share-failed = Nie udało się utworzyć obrazka.
share-making = Tworzenie filmu: { $n }%. Nie zamykaj tej strony.
share-done = Film jest gotowy.
share-saved = Obrazek zapisano w pobranych plikach.
share-no-film = Ta przeglądarka nie potrafi tworzyć filmów. Zamiast tego możesz pobrać zapis.
share-no-step = Film zatrzymał się na kroku { $n } z { $of }, bo nie udało się wczytać lub narysować tego kroku.
share-no-recorder = Film zatrzymał się na kroku { $n } z { $of }, bo przeglądarka przestała nagrywać.
share-again = Spróbuj ponownie
share-made-with = Potager

table-skip = Pomiń
table-to-the-end = Do końca
table-stop-here = Zatrzymaj tutaj
table-rolls-alone = Kości potoczą się same za { $n } s.
table-goes-on = Teraz wybierz jedno z podświetlonych miejsc.
table-pass-screen = Oddaj ekran. Teraz patrzy { $name }.
table-no-rules = Nie udało się wczytać zasad. Zamknij to okno i spróbuj ponownie.
table-turned = Obrócono o { $n } stopni.
table-lay-it = Dotknij miejsca, gdzie ma trafić, albo dotknij go znów, żeby go obrócić.
table-lay-so = Dotknij miejsca, gdzie ma trafić.
table-all-the-same = I tak to zrób
table-not-yet = Jeszcze nie
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo
table-not-laid = Tego nie możesz już położyć.
table-roll = Rzuć kośćmi
table-back = Wstecz
table-space = Spacja
table-play = Zagraj
table-have-chosen = { $n } z { $of } już po wyborze
table-reconnecting = Łączenie …
table-offline = Brak połączenia. Strona próbuje połączyć się ponownie.
table-not-sent = Brak połączenia, więc tego nie wysłano. Strona łączy się ponownie.
table-give-up = Poddać tę partię?
table-give-up-as = Poddać tę partię za gracza { $name }?
table-bot-plays-on = Dalej zagra bot.
table-leave = Opuścić drużynę? Zagra za ciebie bot i nie będzie można wrócić.
table-watching = widzów: { $n }
table-you-watch = Oglądasz partię.
table-you-watch-too =
    { $n ->
        [one] Partię oglądasz ty i jeszcze { $n } widz.
        [few] Partię oglądasz ty i jeszcze { $n } widzów.
       *[many] Partię oglądasz ty i jeszcze { $n } widzów.
    }
table-free = Wolne miejsce
table-you = ty
table-your-turn = Twoja tura
table-title-turn = Twoja tura: { $title }
table-has-chosen = już po wyborze
table-joined = { $name } dołącza i zastępuje bota { $bot }.
table-left = { $name } odchodzi. Dalej gra { $bot }.
table-you-left = Opuszczasz partię. Dalej gra { $bot }, a ty oglądasz.
table-bot-for-you = Gra za ciebie bot.
table-bot-for = Od teraz za gracza { $name } gra bot.
table-plays-again = { $name } znów gra.
table-take-seat = Wróć na miejsce
table-let-bot = Niech gra bot

plan-begin = Plan
plan-how = Rysuj dla drużyny. Dotknij kafelka jeszcze raz, żeby go obrócić.
plan-line = Ścieżka
plan-erase = Gumka
plan-clear = Wyczyść
plan-done = Gotowe
plan-spoken = { $name } planuje: { $plan }.
plan-way = ścieżka przez { $at }
plan-piece = { $piece } na { $at }
plan-own = Twój plan: { $plan }.
plan-nothing = nic

chat-before = z poprzedniej partii
chat-unread =
    { $n ->
        [one] nowa wiadomość na czacie
        [few] nowe wiadomości na czacie
       *[many] nowych wiadomości na czacie
    }

phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-nice = Super!
phrase-played = Świetna partia!
phrase-thanks = Dzięki!
phrase-oops = Ojej!
phrase-moment = Chwileczkę!
phrase-ready = Gramy!

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } godz.
time-spoken-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
time-spoken-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }

sand-running = Klepsydra biegnie: { $time }.
sand-left = Czas do końca: { $time }.
sand-paused = pauza
sand-of = z { $time }
sand-of-seconds = z { $time } sekund

log-you = Ty
log-timer = czas minął
log-table = nic innego nie było możliwe
log-turn = tura { $n }

## Whether a match counts for the players' ladders and ratings.

counting-hint = Pokaż radę
counting-hint-ends = Jeśli skorzystasz z rady, ta partia nie będzie się liczyć do drabinki ani rankingu.
counting-take-back = Cofnij ruch
counting-take-back-ends = Jeśli cofniesz ruch, ta partia nie będzie się liczyć do drabinki ani rankingu.
counting-ends = Jeśli ruch zostanie cofnięty, ta partia nie będzie się liczyć do drabinek ani rankingów.
counting-helped = nie liczy się
counting-played-on = Ta partia się nie liczy, bo zaczęła się w środku innej
counting-one-screen = Ta partia się nie liczy, bo kilka osób gra przy jednym ekranie
counting-changed = Ta partia się nie liczy, bo na jednym z miejsc zmienił się gracz
counting-alone = Partie solo się nie liczą
counting-own-bot = Ta partia się nie liczy, bo ten bot nie ma rankingu
counting-uneven = Z tymi opcjami partia się nie liczy

offer-draw = { $name } proponuje remis.
offer-stop = { $name } proponuje, żeby cała drużyna skończyła w tym miejscu.
offer-undo = { $name } prosi o cofnięcie ruchu.
offer-pause = { $name } prosi o przerwę.
offer-round = { $name } proponuje poddać tę rundę.
offer-rematch = { $name } chce rewanżu.
offer-you-draw = Proponujesz remis. Czekamy na odpowiedź.
offer-you-stop = Proponujesz skończyć w tym miejscu. Czekamy na odpowiedź.
offer-you-undo = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź.
offer-you-pause = Prosisz o przerwę. Czekamy na odpowiedź.
offer-you-round = Proponujesz poddać tę rundę. Czekamy na odpowiedź.
offer-you-rematch = Prosisz o rewanż. Czekamy na odpowiedź.
offer-declined-draw = { $name } odrzuca remis.
offer-declined-stop = { $name } woli grać dalej.
offer-declined-undo = { $name } nie zgadza się na cofnięcie ruchu.
offer-declined-pause = { $name } woli grać bez przerwy.
offer-declined-round = { $name } woli dokończyć tę rundę.
offer-declined-rematch = { $name } nie chce teraz grać ponownie.
offer-agree = Zgoda
offer-decline = Nie, gramy
offer-go-on = Wznów

menu-round = Poddaj tę rundę
menu-copied = Skopiowano. Możesz wkleić, gdzie chcesz.
menu-take-back = Cofnij ruch
menu-draw = Zaproponuj remis
menu-stop = Zakończcie razem
menu-pause = Przerwa
menu-resign = Poddaj się
menu-give-up = Poddaj partię
menu-leave = Opuść drużynę
menu-watch-link = Kopiuj link dla widzów
menu-picture = Obrazek do udostępnienia
menu-record = Pobierz zapis
menu-chat-on = Włącz czat
menu-chat-off = Wyłącz czat
menu-late-on = Pozwól spóźnionym zająć miejsce bota
menu-late-off = Nie wpuszczaj spóźnionych
menu-quiet-on = Pasuj za mnie, gdy nic nie pasuje
menu-quiet-off = Pytaj mnie, nawet gdy nic nie pasuje
menu-keys = Skróty klawiszowe
menu-no-record = Nie udało się wczytać zapisu. Spróbuj ponownie za chwilę.

hint-button = Rada
hint-thinking = Myślę …
hint-best = Najlepszy wybór
hint-good = Dobry wybór
hint-any = Te są mniej więcej równie dobre
hint-close = Zamknij radę
hint-play = Zagraj to
hint-exact = Te szanse są dokładne.
hint-search = Szanse oszacowane na podstawie tego, co widzisz.
hint-free = Wszystkie wybory są mniej więcej równie dobre, więc ta rada się nie liczy.
hint-advice = Tak zagrałby silny bot.

analysis-begin = Analizuj tę partię
analysis-about = Pokazuje szanse na wygraną, szczęście i umiejętności oraz decyzje, które przesądziły o partii. Trwa to chwilę, a wynik zostanie zachowany.
analysis-waits = Analiza zaraz się zacznie …
analysis-at = Krok { $done } z { $total } …
analysis-progress = Postęp analizy
analysis-failed = Nie udało się wczytać analizy. Spróbuj ponownie za chwilę.
analysis-curve = Wykres szans na wygraną
analysis-accuracy = Celność
analysis-choices =
    { $n ->
        [one] Jaką część szans, o które szła gra, udało się zachować. { $best } z { $n } wyboru było równie dobre jak najlepszy.
        [few] Jaką część szans, o które szła gra, udało się zachować. Równie dobre jak najlepszy: { $best } z { $n } wyborów.
       *[many] Jaką część szans, o które szła gra, udało się zachować. Równie dobre jak najlepszy: { $best } z { $n } wyborów.
    }
analysis-luck = Szczęście
analysis-luck-is = Ile dodały kości i karty, w punktach procentowych
analysis-own = Własne wybory
analysis-own-is = Ile kosztowały własne wybory gracza, w punktach procentowych
analysis-others = Błędy innych
analysis-others-is = Ile oddały wybory innych graczy, w punktach procentowych
# Luck, own choices and others' errors
analysis-points = Szczęście, wybory i błędy są w punktach procentowych szansy na wygraną.
analysis-turning-points = Punkty zwrotne
analysis-own-worst = Twoje najdroższe wybory
analysis-no-mistake = Nikt nie popełnił kosztownego błędu.
analysis-turn = Tura { $n }, { $name }
analysis-chosen = Zagrano:
analysis-better = Lepiej:
analysis-shown = Powtórka pokazuje chwilę przed tym ruchem. Lepiej: { $better }
analysis-exact = Wszystkie szanse są dokładne.
analysis-search = Szanse są oszacowane. Zakładają, że odtąd wszyscy grają dobrze.
analysis-shared = Razem dają 100%, bo remis liczy się po równo.
analysis-timed = Nie uwzględniają tego, kiedy skończy się czas.

puzzle-failed = Nie można teraz połączyć się z serwerem. Spróbuj ponownie za chwilę.
puzzle-not-lit = Wybierz coś podświetlonego.
puzzle-right = Tak, to najlepszy wybór!
puzzle-wrong = Nie najlepiej. Twój wybór daje { $yours }% wygranych, najlepszy { $best }%.
puzzle-left =
    { $n ->
        [one] została { $n } próba
        [few] zostały { $n } próby
       *[many] zostało { $n } prób
    }
puzzle-missed = Tym razem się nie udało.
puzzle-best = Najlepszy wybór wygrywa około { $best } na 100 partii. Twoje próby:
puzzle-yours = twój wybór
puzzle-reveal = Pokaż odpowiedź
puzzle-reveal-sure = Pokazać odpowiedź? Zagadka będzie się liczyć jako nierozwiązana.
puzzle-reveal-no = Próbuję dalej
puzzle-share = Udostępnij wynik
puzzle-shared = Wynik skopiowany.
puzzle-shared-title = Zagadka Potager { $date }: { $game }
puzzle-streak =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
puzzle-streak-most = najdłuższa seria: { $n }
puzzle-begin-streak = Rozwiąż ją dzisiaj i zacznij serię.
puzzle-too-late = To nie jest dzisiejsza zagadka, więc nie liczy się do serii.
puzzle-next-in = Następna zagadka za { $hours } godz. { $minutes } min, o 00:00 UTC (u ciebie o { $time }).
puzzle-next-here = Przejdź do dzisiejszej zagadki

nth-try-1 = pierwsza próba
nth-try-2 = druga próba
nth-try-3 = trzecia próba

lesson-next = Dalej
lesson-show = Pokaż
lesson-step = Krok { $n } z { $total }
lesson-failed = Nie udało się wczytać samouczka. Spróbuj ponownie za chwilę.
lesson-read-on = Naciśnij Dalej i najpierw doczytaj.
lesson-offer = To twoja pierwsza partia? Samouczek ({ $n } min) pokaże ci, jak się gra.
lesson-stays = Partia na ciebie poczeka.
lesson-take = Pokaż mi
lesson-later = Po prostu gram
