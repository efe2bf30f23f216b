### The texts on the pages around a match.

ago-now = przed chwilą
ago-minutes =
    { $n ->
        [one] { $n } minutę temu
        [few] { $n } minuty temu
       *[many] { $n } minut temu
    }
ago-hours =
    { $n ->
        [one] { $n } godzinę temu
        [few] { $n } godziny temu
       *[many] { $n } godzin temu
    }
ago-days =
    { $n ->
        [one] { $n } dzień temu
        [few] { $n } dni temu
       *[many] { $n } dni temu
    }

page-skip = Przejdź do treści
page-all-games = Wszystkie gry
page-brand = Potager: wszystkie gry
page-pages = Strony
page-games = Gry
page-records = Archiwum
page-lab = Laboratorium
page-theme = Jasny lub ciemny
page-language = Język
# The name of this language in this language
page-own-name = Polski
page-rules = Zasady
page-rules-of = Zasady gry { $game }
page-close = Zamknij
page-minutes = { $n } min
page-ages = od { $n } lat

me-nobody = Twoje imię
me-name = Imię (do { $n } znaków)
me-your-name = Twoje imię (do { $n } znaków)
me-colour = Kolor
me-remember = Zapamiętaj mnie
me-no-account = Nie potrzebujesz konta. Ta przeglądarka zapamięta twoje imię.
me-needs-a-character = Imię musi mieć co najmniej jeden znak.
me-too-short = Imię musi mieć co najmniej jeden znak. Wróć i wpisz imię.

colour-tomato = pomidorowy
colour-pumpkin = dyniowy
colour-corn = kukurydziany
colour-leaf = liściasty
colour-pond = stawowy
colour-plum = śliwkowy
colour-beet = buraczany
colour-soil = ziemisty

home-title = Potager: gry prosto z grządki
home-heading = Gry prosto z grządki
home-games = Gry
home-bots = Graj z botami
home-have-a-code = Masz kod? Dołącz do stołu
home-friends = Graj ze znajomymi
home-more-open =
    { $n ->
        [one] Jeszcze { $n } otwarty stół
        [few] Jeszcze { $n } otwarte stoły
       *[many] Jeszcze { $n } otwartych stołów
    }
home-none = Nie znaleziono żadnych gier. Coś jest nie tak z tą instalacją.
home-open-tables = Otwarte stoły
home-nobody-waits = Nikt teraz nie czeka na graczy. Graj ze znajomymi i zaznacz „Otwarty stół”, a inni znajdą twój stół tutaj.
home-join = Dołącz
home-join-a-table = Dołącz do stołu
home-join-how = Masz od kogoś kod? Wpisz go tutaj.
home-code = Kod stołu
home-phone = Dołącz telefonem
home-phone-how = Zeskanuj kod lub wpisz { $address }
home-qr = Kod QR adresu { $address }
home-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }

shelf-heading = Twoje partie
shelf-your-turn = Twoja tura
shelf-over = Ta partia jest skończona
shelf-outlived = Zakończona przez nowe zasady. Grasz jeszcze raz?
shelf-drop-over = Zdjąć tę partię z listy? Jej powtórka zostanie w Archiwum.
shelf-turn-of = Gra { $name }
shelf-choosing =
    { $n ->
        [one] { $n } gracz wybiera
        [few] { $n } graczy wybiera
       *[many] { $n } graczy wybiera
    }
shelf-paused = Wstrzymana
shelf-waiting = Czeka na graczy
shelf-set = Można zaczynać
shelf-turn = Tura { $n }
shelf-drop-what = Usuń: { $game }, { $code }
shelf-drop-alone = Usunąć tę partię z listy?
shelf-drop-together = Usunąć tę partię z listy? Dalej zagra za ciebie bot.
shelf-drop-room = Odejść od tego stołu? Twoje miejsce się zwolni.
shelf-drop = Usuń
shelf-keep = Zostaw

today-heading = Dzisiaj
today-best = Najlepszy wynik: { $points }
today-first = Kto dziś pierwszy?
today-place = Twój wynik: { $points }, miejsce { $place } z { $n }
today-done = Dziś masz to już za sobą

sheet-heading = { $game } z botami
sheet-level = Boty
sheet-side = Grasz jako
sheet-any-side = Losowo
sheet-players = Gracze
sheet-play = Graj
sheet-all = Wszystkie opcje
sheet-again = Zagraj znów
sheet-other = Inne opcje

rules-title = Zasady gry { $game }
rules-play = Zagraj w { $game }
rules-contents = Spis treści

lab-title = Laboratorium
lab-about = Jak wypadają gry, gdy boty rozegrają je tysiące razy: kto wygrywa, ile trwa partia i które karty są silne.
lab-reports = Raporty
lab-read = Czytaj
lab-nothing = Nie ma tu jeszcze raportów. Utwórz je poleceniem „make reports”, a potem uruchom „potager play --reports FOLDER”, żeby je tu pokazać.
lab-back = ← Wszystkie raporty
lab-gone = Nie ma takiego raportu.

achieved-streak =
    { $n ->
        [one] { $n } wygrana z rzędu.
        [few] { $n } wygrane z rzędu.
       *[many] { $n } wygranych z rzędu.
    }

first-win-any = Twoja pierwsza wygrana w tej grze.
first-win-easy = Twoja pierwsza wygrana w tej grze z łatwymi botami.
first-win-medium = Twoja pierwsza wygrana w tej grze ze średnimi botami.
first-win-hard = Twoja pierwsza wygrana w tej grze z trudnymi botami.

progress-title = Twoje drabinki
progress-how = Możesz zacząć od dowolnego szczebla. Partie z radami lub cofaniem ruchów się nie liczą.
progress-nothing = Jeszcze żadnej partii. Na początek pokonaj pierwszego bota.
progress-nothing-team = Jeszcze żadnej partii. Na początek wygraj na pierwszym szczeblu, ze znajomymi lub z botami.
progress-played =
    { $n ->
        [one] { $n } partia rankingowa
        [few] { $n } partie rankingowe
       *[many] { $n } partii rankingowych
    }
progress-streak =
    { $n ->
        [one] teraz { $n } wygrana z rzędu
        [few] teraz { $n } wygrane z rzędu
       *[many] teraz { $n } wygranych z rzędu
    }
progress-longest =
    { $n ->
        [one] najdłuższa seria: { $n } wygrana
        [few] najdłuższa seria: { $n } wygrane
       *[many] najdłuższa seria: { $n } wygranych
    }
progress-steps = Zdobyte szczeble: { $n } z { $of }
progress-next = Następny: { $name }
# Some of the bots on a level
progress-level = { $first }, { $second }, { $third } i inne
# Beside the number: how strong the bots of a step are
progress-of-step = Ranking { $n }
progress-play = Graj
progress-top = Wszystkie szczeble zdobyte
progress-beaten-on = zdobyty { $date }
progress-rating = Ranking
progress-rating-is = Twój ranking: { $n } ± { $margin }
progress-margin = W 95 na 100 przypadków twój prawdziwy ranking mieści się w tym przedziale.
progress-curve =
    { $n ->
        [one] Twój ranking w { $n } partii: od { $first } do { $last }
        [few] Twój ranking w { $n } partiach: od { $first } do { $last }
       *[many] Twój ranking w { $n } partiach: od { $first } do { $last }
    }
progress-numbers = Jako liczby
progress-date = Data
progress-people = Ludzie
progress-rating-now = Twój ranking to teraz { $n } ± { $margin } ({ $gain }).
progress-next-now = Szczebel { $n } z { $of } zdobyty. Następny: { $next }.
progress-all-beaten = Wszystkie szczeble zdobyte ({ $of }).

daily-heading = { $what } na { $day }
daily-none = { $game } nie ma wyzwania dnia.
daily-no-day = Na ten dzień nie ma wyzwania.
daily-best = Najlepsze wyniki
daily-name = Imię
daily-result = Wynik
daily-you = ty
daily-guest = Gość
daily-nobody = Dziś nikt jeszcze nie dotarł do końca. Kto pierwszy?
daily-nobody-then = Tego dnia nikt nie dotarł do końca.
daily-unfinished = Wyzwanie już rozpoczęte. Liczy się twoja pierwsza próba.
daily-done = Wynik twojej pierwszej próby: { $points }. Możesz spróbować znowu, ale na liście jest tylko pierwsza próba.
daily-given-up = Twoja pierwsza próba została poddana. Możesz spróbować znowu, ale liczy się tylko pierwsza próba.
daily-helped = W pierwszej próbie była rada lub cofnięty ruch, więc nie ma jej na liście. Możesz próbować dalej dla siebie.
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Jeszcze raz, poza listą
daily-today = Dzisiejsze
daily-rules = Na listę trafia tylko twoja pierwsza próba, i tylko jeśli skończysz ją przed końcem dnia, bez rad i cofania ruchów. Rzuty pochodzą tylko z serwera, więc są takie same dla wszystkich. Ich ziarno zostanie opublikowane na koniec dnia, o 00:00 UTC.
daily-promise = SHA-256 ziarna z tego dnia:
daily-seed = Ziarno z tego dnia:
daily-days = Inne dni
daily-ranked = { $what }: na razie miejsce { $place } z { $n }.
daily-mark = { $what } na { $day }, z rzutami serwera

book-title = Księga drużyny
book-best = Najlepszy wynik
book-with = drużyna: { $names }
book-bot = bot ({ $level })
book-alone = solo

records-own = Twoje dane
records-own-how = Ten serwer przechowuje twoje drabinki, rankingi, księgę drużyny, odpowiedzi na zagadki i imię. Należą do tej przeglądarki, nie do konta.
records-own-download = Pobierz
records-own-delete = Usuń …
records-own-question = Usunąć drabinki, rankingi, księgę drużyny, odpowiedzi na zagadki, imię i skończone partie? Nie można tego cofnąć. Partie rozegrane z innymi ludźmi zostaną w ich archiwach.
records-own-yes = Usuń moje dane
records-title = Archiwum
records-yours = Twoje partie
records-others = Partie z otwartych stołów
records-nothing = Na razie pusto. Pojawią się tu skończone partie, żeby można było obejrzeć je jeszcze raz. Policzymy też twoje wygrane.
records-nothing-fits = Żadna z twoich partii nie pasuje do tych filtrów.
records-all = Pokaż wszystkie
records-replay = Powtórka
records-more =
    { $n ->
        [one] Nie pokazano { $n } starszej partii. Wybierz grę, żeby zawęzić listę.
        [few] Nie pokazano { $n } starszych partii. Wybierz grę, żeby zawęzić listę.
       *[many] Nie pokazano { $n } starszych partii. Wybierz grę, żeby zawęzić listę.
    }
records-numbers = Twoje liczby
records-by-game = Według gry
records-by-level = Z botami
records-by-opponent = Z ludźmi
records-bots-easy = Łatwe
records-bots-medium = Średnie
records-bots-hard = Trudne
records-against-easy = Łatwe boty
records-against-medium = Średnie boty
records-against-hard = Trudne boty
records-against-champions = Mistrzowie
records-against-people = Ludzie
records-against-alone = Solo
records-any-game = Wszystkie gry
records-anybody = Dowolny
records-any-end = Dowolny wynik
records-filter = Pokaż
records-game = Gra
records-against = Przeciwnik
records-how = Wynik
records-played = Partie
records-won = Wygrane
records-drawn = Remisy
records-lost = Przegrane
records-share = { $n }% wygranych

room-name = Poczekalnia
room-heading = Nakrywamy do stołu
# Asks a host who has not given a name yet
room-name-first = Twoje imię, które zobaczą znajomi (do { $n } znaków)
room-draw = Rozlosuj miejsca na początku partii
room-ask = Zapytaj:
room-change = Zmień
room-options = Opcje gry
room-invite = Zaproś znajomych
room-invite-how = Zeskanujcie kod, wyślij link lub podaj kod stołu.
room-copy-invite = Kopiuj link z zaproszeniem
room-qr = Kod QR linku z zaproszeniem
room-start = Start

join-title = Dołącz do gry { $game }
join-invites = { $host } zaprasza cię do gry { $game }
# The host has not given a name
join-invited = Zaproszenie do gry { $game }
join-at-table = Przy stole: { $names }.
join-sit-as = Twoje miejsce:
join-seats =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
join-take-over = Przejmij miejsce:
join-drawn = Miejsca zostaną rozlosowane na początku partii.
join-asked = O miejscach zdecyduje odpowiedź na pytanie w poczekalni.
join-sit = Usiądź
join-full = Ten stół jest pełny.
join-begun = Ta partia już się zaczęła.
join-over = Ta partia jest skończona.
join-watch = Oglądaj
join-just-watch = Tylko oglądaj
join-code-how = Kod wygląda tak: KALE-PLUM-42.
join-choose = Wybierz jedno z wolnych miejsc.
join-no-table = Nie ma takiego stołu. Poproś jeszcze raz o link z zaproszeniem.
join-running = Ta partia już się zaczęła. Zastąpisz bota.

table-pace = Tempo animacji
table-pace-calm = Spokojne
table-pace-normal = Zwykłe
table-pace-quick = Szybkie
table-pace-instant = Od razu
table-auto-roll = Rzucaj kośćmi za mnie

replay-old-rules = Tę partię rozegrano według wersji { $then } zasad gry { $game }. Powtórka używa wersji { $now }, więc sytuacje mogą się różnić od tych z partii.
replay-old-rules-part = Tę partię rozegrano według wersji { $then } zasad gry { $game }. Powtórka używa wersji { $now }, więc kończy się po { $n } z { $total } zdarzeń, a sytuacje mogą się różnić od tych z partii. Zapis zawiera całą partię.
replay-title = Powtórka: { $game }, { $code }
replay-replay = Powtórka
replay-record = Zapis
replay-record-long = Pobierz zapis
replay-share = Udostępnij
replay-link = Link
replay-link-long = Kopiuj link do tej chwili
replay-what = Przebieg partii
replay-fetching = Wczytywanie powtórki …
replay-going-on = Ta partia jeszcze trwa.
replay-event = Krok
replay-start = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-next = Krok dalej
replay-end = Na koniec
replay-speed = Tempo
replay-keys-step = krok
replay-keys-play = odtwarzanie
replay-moves = Wszystkie ruchy
replay-players = Gracze
replay-play-on = Graj dalej stąd
replay-play-on-how = Od tej chwili zacznie się nowa partia, z botami na wszystkich pozostałych miejscach. Będzie oznaczona jako rozegrana z powtórki.
replay-play-on-as = Grasz jako
replay-level = Boty
replay-picture = Obrazek tej chwili
replay-picture-how = PNG, z imionami i wynikiem
replay-film = Film z całej partii
replay-film-how = WebM, tworzony w twojej przeglądarce
replay-film-stop = Zatrzymaj
replay-no-copy = Twoja przeglądarka nie pozwala tej stronie kopiować tekstu. Oto on:
replay-to-copy = Tekst do skopiowania
