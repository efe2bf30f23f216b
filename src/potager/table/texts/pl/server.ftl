### The server's answers to requests.

room-too-many =
    { $seats ->
        [one] Siedzi tu { $people } osób, a z tymi opcjami jest tylko { $seats } miejsce. Ktoś musi najpierw wstać.
        [few] Siedzi tu { $people } osób, a z tymi opcjami są tylko { $seats } miejsca. Ktoś musi najpierw wstać.
       *[many] Siedzi tu { $people } osób, a z tymi opcjami jest tylko { $seats } miejsc. Ktoś musi najpierw wstać.
    }
room-one-more = Potrzeba jeszcze jednego gracza. Wyślij link albo posadź na wolnym miejscu bota.
room-more = Potrzeba jeszcze graczy: { $n }. Wyślij link albo posadź na wolnych miejscach boty.
room-one-more-guest = Czekamy jeszcze na jednego gracza.
room-more-guest = Czekamy jeszcze na { $n } graczy.
room-all-ready = Wszyscy są gotowi.
room-all-ready-host = Wszyscy są gotowi. Możesz zaczynać.
room-host-away = Wszyscy są gotowi, ale gospodarza ({ $host }) nie ma przy stole. Wkrótce gospodarzem zostanie ktoś inny i będzie można zacząć.
room-all-ready-guest = Wszyscy są gotowi. Partię zaczyna { $host }.
room-unanswered-host = Wszyscy są gotowi. Odpowiedz na pytanie i możesz zaczynać.
room-unanswered = Wszyscy są gotowi. { $host } musi jeszcze odpowiedzieć na pytanie.
room-tap-one = Dotknij tego gracza.
room-tap-all = Dotknij wszystkich w tej kolejności. Dotknij ponownie, żeby cofnąć. Pominięte boty będą na końcu.
room-as-answered = zgodnie z odpowiedzią
room-tapped = { $host } zaznacza odpowiedź.
room-waiting = Jeszcze nie wszyscy gotowi. Czekamy na: { $names }.
room-you-first = Potwierdź, że możemy zaczynać, i partia ruszy.
room-you-too =
    { $n ->
        [one] Jeszcze nie wszyscy gotowi: czekamy na ciebie, a także na: { $names }.
        [few] Jeszcze nie wszyscy gotowi: czekamy na ciebie, a także na: { $names }.
       *[many] Jeszcze nie wszyscy gotowi: czekamy na ciebie, a także na: { $names }.
    }
room-and = { $first } i { $last }
room-somebody = Ktoś
room-curtain = Teraz patrzy { $name }.
room-only-host = Może to zrobić tylko gospodarz stołu.

## What happens while a player is offline, first for that player and then for the others.

offline-idle = Brak połączenia. Strona próbuje połączyć się ponownie.
offline-paused = Brak połączenia. Partia została wstrzymana.
offline-held = Brak połączenia. Klepsydra stoi najwyżej { $hold } s, potem zagra bot, aż wrócisz.
offline-stand-in = Brak połączenia. W twojej turze po { $grace } s zagra bot, aż wrócisz.
offline-clock = Brak połączenia. Gdy twój czas minie, wybór dokona się sam.
offline-react = Brak połączenia. Reakcje zamkną się bez ciebie. Po { $away } s inni mogą wpuścić na twoje miejsce bota.
offline-replace = Brak połączenia. Po { $away } s inni mogą wpuścić na twoje miejsce bota.
offline-waits = Brak połączenia. Partia na ciebie poczeka.

absent-paused = { $name } nie ma połączenia. Partia jest wstrzymana.
absent-held = { $name } nie ma połączenia. Klepsydra stoi najwyżej { $hold } s, potem aż do powrotu gra bot.
absent-stand-in = { $name } nie ma połączenia. W turze tego gracza po { $grace } s zagra bot.
absent-stands-in = { $name } nie ma połączenia. Do powrotu gra bot.
absent-clock = { $name } nie ma połączenia. Gdy czas minie, wybór dokona się sam.
absent-react = { $name } nie ma połączenia. Reakcje zamkną się bez tego gracza. Po { $away } s może zagrać bot.
absent-replace = { $name } nie ma połączenia. Po { $away } s może zagrać bot.
absent-waits = { $name } nie ma połączenia. Partia czeka.

oops-no-file = Nie ma pliku { $file }.

server-over-already = Ta partia jest już skończona.
server-outlived = Ta partia się zakończyła, bo { $game } ma nowe zasady. Zaczęła się w wersji { $then }, a ten serwer ma teraz wersję { $now }. Nikt nie wygrywa ani nie przegrywa. Zapis zostaje, a wy możecie zagrać jeszcze raz w tym samym składzie.
server-sent-away = Operator tego serwera usunął cię od tego stołu.
server-banned = Operator tego serwera zablokował cię do { $until }. Powód: { $why }
server-no-reason = nie podano
server-nobody-creates = Na tym serwerze nie można zakładać nowych stołów. Możesz dołączyć do istniejących lub je oglądać.
server-invited-create = Stoły mogą tu zakładać tylko osoby zaproszone przez operatora serwera. Poproś o link z zaproszeniem.
server-no-invitation = To zaproszenie jest nieprawidłowe lub już nieważne. Poproś operatora o nowy link.

play-on-mark = rozegrana z powtórki
play-on-not-over = Ta partia jeszcze trwa. Będzie można z niej grać dalej, gdy się skończy.
play-on-no-seat = Wybierz miejsce z tamtej partii.
play-on-over = W tym momencie partia jest już skończona. Cofnij się najpierw o kilka kroków.
play-on-no-level = Wybierz łatwe, średnie lub trudne boty.

refused-no-hash = Skrót soli musi mieć 64 cyfry szesnastkowe i pochodzić ze strony, która ma miejsce przy stole.
refused-salts-closed = Sole do tych kości są już ustalone, więc nic nie można dodać.
refused-salts-not-yet = Jeszcze nie. Sole zostaną ujawnione, gdy każda strona pokaże swój skrót.
refused-other-salt = Ta sól nie zgadza się z pokazanym wcześniej skrótem.
refused-no-table = Pod kodem { $code } nie czeka żaden stół. Sprawdź kod. Jeśli partia już się zaczęła, poproś gracza o link dla widzów; jest w menu.
refused-one-seat = Możesz zająć tylko jedno miejsce. Dla pozostałych wybierz kogoś przy tym ekranie.
refused-not-your-table = To nie twój stół. Poproś o link z zaproszeniem lub link dla widzów.
refused-not-the-invite = To nie jest link z zaproszeniem do tego stołu.
refused-record-later = Zapis można pobrać po zakończeniu partii. Do tego czasu zawiera tajemnice.
refused-no-match = Nie ma takiej partii. Sprawdź link.
refused-other-page = Ta strona nie należy do tego stołu. Otwórz właściwy adres stołu.
refused-no-picture = Nie ma obrazka { $name }.
refused-no-event =
    { $total ->
        [one] Ta partia ma tylko { $total } zdarzenie.
        [few] Ta partia ma tylko { $total } zdarzenia.
       *[many] Ta partia ma tylko { $total } zdarzeń.
    }
refused-not-your-seat = To nie twoje miejsce.
refused-out = Już nie grasz, więc nie masz czego poddać.
refused-nothing-to-show = W tej chwili nie ma tu nic do pokazania.
refused-no-chat = Gospodarz wyłączył czat.
refused-players-chat = Na czacie mogą tu pisać tylko gracze.
refused-long-line = Wiadomość może mieć najwyżej { $n } znaków.
refused-no-emote = Nie ma takiej emotki.
refused-no-phrase = Nie ma takiego zwrotu.
refused-all-speak = Wszyscy piszą naraz. Spróbuj ponownie.
refused-empty-line = Wiadomość jest pusta. Najpierw coś napisz.
refused-players-point = Wskazywać mogą tylko gracze i tylko przy włączonym czacie.
refused-no-plan = W tej chwili nie ma czego planować.
refused-wrong-plan = To nie może być częścią planu.
refused-nothing-there = Nie ma tam nic do wskazania.
refused-begun-already = To połączenie już się zaczęło.
refused-no-page = Nie ma takiej strony.
refused-no-method = Tego nie można tu zrobić.
refused-too-large = To jest za duże.
refused-no-answer = Na to żądanie nie można odpowiedzieć.
refused-fault = Coś poszło nie tak na tym serwerze. Błąd został zapisany w dzienniku.
refused-no-rules = Zasady gry { $game } nie są jeszcze dostępne.
refused-other-site = Ten formularz wysłano z innej witryny. Otwórz właściwą stronę stołu.
refused-too-deep = To jest zbyt głęboko zagnieżdżone, żeby dało się odczytać.
refused-many-decks = Zbyt wiele talii jest teraz wczytywanych. Poczekaj chwilę.
refused-slow-deck = Wczytywanie tego pliku trwa za długo. Uprość go.
refused-offered-already = Taka propozycja już padła. Poczekaj na odpowiedź.
refused-no-draw = Można to zaproponować tylko wtedy, gdy grają co najmniej dwie osoby, a remis tylko wtedy, gdy nie gra żaden bot.
refused-paused-already = Partia jest już wstrzymana.
refused-go-on-first = Partia jest wstrzymana. Najpierw ją wznów.
refused-dice-since = Po tym ruchu rzucano kośćmi lub dobierano karty, więc nie można go cofnąć.
refused-revealed-since = Po tym ruchu odkryto wybory, więc nie można go cofnąć.
refused-no-fewer-seats = Nie ma gry z mniejszą liczbą miejsc dla tego stołu.
refused-no-round = W tej chwili nie ma rundy do poddania.
refused-no-offer = Ta propozycja jest już nieaktualna.
refused-answered = Odpowiedź już padła.
refused-rematch-later = O rewanż można poprosić po zakończeniu tej partii.
refused-rematch-begun = Rewanż już się zaczął.
refused-no-code = W tej chwili nie ma wolnego kodu na nowy stół. Spróbuj ponownie.
refused-paused = Partia jest wstrzymana.
refused-too-late = Czas na ten wybór minął.
refused-not-lit = Tego nie można teraz zrobić. Wybierz coś podświetlonego.
refused-not-asked = Nie możesz teraz o to prosić.
refused-no-dice = Nie ma teraz czym rzucać.
refused-bot-plays = Na twoim miejscu gra bot. Najpierw wróć na miejsce.
refused-begun = Partia już się zaczęła.
refused-not-played = Ta partia nie jest teraz rozgrywana.
refused-deleted = Ta partia została usunięta.
refused-no-seat = Przy tym stole nie ma miejsca { $n }.
refused-not-yet = Jeszcze nie. Wszystkie miejsca muszą być zajęte i wszyscy muszą być gotowi.
refused-no-question = Z tymi opcjami { $game } nie zadaje żadnego pytania.
refused-unanswered = Najpierw odpowiedz na pytanie: { $question }
refused-nobody-sits = Na miejscu { $n } nikt nie siedzi. Dotknij jednego z graczy.
refused-players-only = Mogą to zrobić tylko gracze.
refused-nobody-there = Nie ma tu kogo zastąpić.
refused-no-level = Nie ma bota „{ $level }”. Wybierz: { $known }.
refused-not-away = Zastąpić można tylko gracza, którego nie ma od minuty.
refused-resigned = Partia jest poddana, więc dalej gra bot.
refused-no-bot-here = Na twoim miejscu nie ma bota.
refused-no-kind = Miejsce nie może mieć rodzaju „{ $kind }”. Wybierz: { $right }.
refused-over = Ta partia jest skończona. Poproś o nową.
refused-no-move = Nie masz ruchu, który można cofnąć.
refused-no-move-since-sand = Od uruchomienia lub zatrzymania klepsydry nie masz ruchu, który można cofnąć.
refused-restarting =
    { $n ->
        [one] Stół uruchamia się ponownie. Spróbuj za { $n } sekundę.
        [few] Stół uruchamia się ponownie. Spróbuj za { $n } sekundy.
       *[many] Stół uruchamia się ponownie. Spróbuj za { $n } sekund.
    }
refused-taken = Tu już siedzi { $name }. Wybierz inne miejsce.
refused-host-swaps = Tu siedzi { $name }. Tylko gospodarz może zamienić was miejscami.
refused-long-text = { $option }: tekst jest za długi. Użyj najwyżej { $n } znaków.
refused-large-number = { $option }: liczba jest za duża. Podaj mniejszą.
refused-long-list = { $option }: lista jest za długa. Podaj najwyżej { $n } wartości.
refused-no-value = { $option }: potrzebna jest jedna wartość lub lista wartości.
refused-full-network =
    { $n ->
        [one] Twoja sieć ma otwartą { $n } stronę, a to limit. Zamknij którąś.
        [few] Twoja sieć ma otwarte { $n } strony, a to limit. Zamknij którąś.
       *[many] Twoja sieć ma otwartych { $n } stron, a to limit. Zamknij którąś.
    }
refused-full-table =
    { $n ->
        [one] Ten stół ma otwartą { $n } stronę, a to limit. Zamknij którąś.
        [few] Ten stół ma otwarte { $n } strony, a to limit. Zamknij którąś.
       *[many] Ten stół ma otwartych { $n } stron, a to limit. Zamknij którąś.
    }
refused-full-browser =
    { $n ->
        [one] Twoja przeglądarka ma przy tym stole otwartą { $n } stronę, a to limit. Zamknij którąś.
        [few] Twoja przeglądarka ma przy tym stole otwarte { $n } strony, a to limit. Zamknij którąś.
       *[many] Twoja przeglądarka ma przy tym stole otwartych { $n } stron, a to limit. Zamknij którąś.
    }
refused-too-many = Za dużo ({ $what }; źródło: { $whose }). Limit to { $n } naraz, potem { $pace }.

limits-new-tables = nowe stoły
limits-wrong-codes = błędne kody
limits-wrong-tokens = błędne tokeny
limits-questions = pytania
limits-files = pliki
limits-replays = powtórki
limits-connections = połączenia
limits-network = twoja sieć
limits-browser = twoja przeglądarka
limits-many-a-second = { $n } na sekundę
limits-one-a-second = jeden raz na sekundę
limits-one-every = jeden raz na { $n } s
