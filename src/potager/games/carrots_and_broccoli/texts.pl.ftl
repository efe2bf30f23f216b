### Carrots & Broccoli in Polish. The log mixes these words with small pictures of dice and pieces.

# In one line, for the lobby
tagline = Wyhoduj swój ogródek przed innymi i miej oko na żywopłot.

# A plant or pyramid: "roślina" or "piramidka" is left out, and so these are feminine
piece =
    { $case ->
        [genitive] { FORM($size, case: "genitive") } { FORM($colour, case: "genitive", gender: "feminine") }
        [accusative] { FORM($size, case: "accusative") } { FORM($colour, case: "accusative", gender: "feminine") }
       *[other] { $size } { FORM($colour, gender: "feminine") }
    }

side-carrots =
    { $case ->
        [genitive] Marchewek
        [dative] Marchewkom
        [instrumental] Marchewkami
        [locative] Marchewkach
       *[other] Marchewki
    }
    .count = several
side-broccoli =
    { $case ->
        [genitive] Brokułów
        [dative] Brokułom
        [instrumental] Brokułami
        [locative] Brokułach
       *[other] Brokuły
    }
    .count = several
side-red =
    { $case ->
        [genitive] Czerwonego
        [dative] Czerwonemu
        [accusative] Czerwonego
        [instrumental] Czerwonym
        [locative] Czerwonym
       *[other] Czerwony
    }
side-yellow =
    { $case ->
        [genitive] Żółtego
        [dative] Żółtemu
        [accusative] Żółtego
        [instrumental] Żółtym
        [locative] Żółtym
       *[other] Żółty
    }
side-green =
    { $case ->
        [genitive] Zielonego
        [dative] Zielonemu
        [accusative] Zielonego
        [instrumental] Zielonym
        [locative] Zielonym
       *[other] Zielony
    }
side-blue =
    { $case ->
        [genitive] Niebieskiego
        [dative] Niebieskiemu
        [accusative] Niebieskiego
        [instrumental] Niebieskim
        [locative] Niebieskim
       *[other] Niebieski
    }

of-carrots = Marchewek
of-broccoli = Brokułów
of-red = Czerwonego
of-yellow = Żółtego
of-green = Zielonego
of-blue = Niebieskiego

size-small =
    { $case ->
        [genitive] małej
        [accusative] małą
       *[other] mała
    }
size-medium =
    { $case ->
        [genitive] średniej
        [accusative] średnią
       *[other] średnia
    }
size-large =
    { $case ->
        [genitive] dużej
        [accusative] dużą
       *[other] duża
    }

rolled-red = Czerwona
rolled-yellow = Żółta
rolled-green = Zielona
rolled-blue = Niebieska
rolled-black = Czarna
rolled-wild = Dowolny kolor

dice-of =
    { $who ->
        [you] Twój rzut
       *[other] Rzut { FORM($who, case: "genitive") }
    }
dice-due = Jeszcze nie rzucono kośćmi
dice-rolled = Wynik na kościach: { $colour }, { $sizes }
dice-ready = Czas na rzut
dice-setup = Rozstawianie
dice-over = Koniec gry

supply-name = Wspólny zapas
supply-piece = { $piece } w zapasie, zostało { $n }

square-on-wall = { $square }, na linii żywopłotu
square-nobody = { $square }, w niczyim ogródku
square-yard = { $square }, w ogródku { $whose }

board-piece = { $piece } na { $square }
board-frozen = { $piece } na { $square }: poprzedni ruch, więc w tej turze stoi

pass-name = Pas
pass-label = Pas: nic nie rób w tej turze

prompt-wall = Trwa sadzenie żywopłotu
prompt-tap = Dotknij kości
prompt-first = Dotknij kości. { $goal }
prompt-rolling =
    { $who ->
        [you] Teraz rzucasz ty
        [several] Teraz rzucają { $who }
       *[other] Teraz rzuca { $who }
    }
prompt-roll = { $colour }, { $sizes }
prompt-choosing = { $who }, rzut: { $roll }
prompt-can = { $roll }: { $what }
prompt-theirs = { $roll } (kolor { FORM($owner, case: "genitive") }): { $what }

## What it is about, in the first turn of each

prompt-goal-group-corner = Wygrywasz z dziesięcioma roślinami w jednej grupie w swoim ogródku, w tym jedną na { $corner }.
prompt-goal-group = Wygrywasz z dziesięcioma swoimi roślinami w jednej grupie w swoim ogródku.
prompt-goal-triangle-corner = Wygrywasz z trójkątem z sześciu roślin w swoim ogródku, w tym jednej na { $corner }.
prompt-goal-triangle = Wygrywasz z trójkątem z sześciu swoich roślin w swoim ogródku.

can-plant = posadź roślinę
can-move = przesuń roślinę
can-wall = przesuń piramidkę żywopłotu
can-plant-move = posadź lub przesuń roślinę
can-plant-wall = posadź roślinę lub rusz żywopłot
can-move-wall = przesuń roślinę lub rusz żywopłot
can-plant-move-wall = posadź lub przesuń roślinę albo rusz żywopłot
can-pass = nic nie pasuje, więc spasuj

## With somebody else's colour

theirs-plant = posadź, gdzie nie pomoże, lub spasuj
theirs-move = odsuń roślinę lub spasuj
theirs-plant-move = posadź, gdzie nie pomoże, odsuń roślinę lub spasuj
theirs-pass = nic nie pasuje, więc spasuj

goal-kid = może też ruszać się po skosie
goal-group-corner = { $n } z { $all } roślin w grupie z { $corner }
goal-group = { $n } z { $all } roślin w grupie
goal-triangle-corner = { $n } z { $all } roślin w trójkącie z { $corner }
goal-triangle = { $n } z { $all } roślin w trójkącie
goal-yard = { $n } w ogródku

## The table at the end

score-group = W grupie
score-triangle = W trójkącie
score-yard = W ogródku
score-pips = Oczka w nim

# $colour is one of log-red, … log-wild, and $sizes such as "small or large".
log-rolled =
    { $who ->
        [you] Wyrzucasz: { $colour }, { $sizes }.
        [several] { $who } wyrzucają: { $colour }, { $sizes }.
       *[other] { $who } wyrzuca: { $colour }, { $sizes }.
    }
log-plant =
    { $who ->
        [you] Wyrzucasz: { $colour }, { $sizes } – i sadzisz { FORM($piece, case: "accusative") } na { $to }.
        [several] { $who } wyrzucają: { $colour }, { $sizes } – i sadzą { FORM($piece, case: "accusative") } na { $to }.
       *[other] { $who } wyrzuca: { $colour }, { $sizes } – i sadzi { FORM($piece, case: "accusative") } na { $to }.
    }
log-move =
    { $who ->
        [you] Wyrzucasz: { $colour }, { $sizes } – i przesuwasz { FORM($piece, case: "accusative") } z { $start } na { $to }.
        [several] { $who } wyrzucają: { $colour }, { $sizes } – i przesuwają { FORM($piece, case: "accusative") } z { $start } na { $to }.
       *[other] { $who } wyrzuca: { $colour }, { $sizes } – i przesuwa { FORM($piece, case: "accusative") } z { $start } na { $to }.
    }
log-wall =
    { $who ->
        [you] Wyrzucasz: { $colour }, { $sizes } – i przesuwasz w żywopłocie { FORM($piece, case: "accusative") } z { $start } na { $to }.
        [several] { $who } wyrzucają: { $colour }, { $sizes } – i przesuwają w żywopłocie { FORM($piece, case: "accusative") } z { $start } na { $to }.
       *[other] { $who } wyrzuca: { $colour }, { $sizes } – i przesuwa w żywopłocie { FORM($piece, case: "accusative") } z { $start } na { $to }.
    }
log-pass =
    { $who ->
        [you] Wyrzucasz: { $colour }, { $sizes } – i pasujesz.
        [several] { $who } wyrzucają: { $colour }, { $sizes } – i pasują.
       *[other] { $who } wyrzuca: { $colour }, { $sizes } – i pasuje.
    }
log-red = czerwona
log-yellow = żółta
log-green = zielona
log-blue = niebieska
log-black = czarna
log-wild = dowolny kolor
log-now =
    { $who ->
        [you] Masz teraz { $n } z { $all }.
        [several] { $who } mają teraz { $n } z { $all }.
       *[other] { $who } ma teraz { $n } z { $all }.
    }
log-hinders =
    { $who ->
        [you] To ci przeszkadza.
       *[other] To przeszkadza { FORM($who, case: "dative") }.
    }
log-wall-up = Żywopłot stoi.
log-time = Czas minął. Liczą się rośliny w ogródkach.

foresee-pass = Spasuj
foresee-plant = Posadź { FORM($piece, case: "accusative") } na { $square }
foresee-move = Przesuń { FORM($piece, case: "accusative") } na { $square }
foresee-wall = Przesuń { FORM($piece, case: "accusative") } na { $square }
foresee-yard =
    { $who ->
        [you]
            { $after ->
                [one] twój ogródek: { $before } → { $after } pole
                [few] twój ogródek: { $before } → { $after } pola
               *[many] twój ogródek: { $before } → { $after } pól
            }
       *[other]
            { $after ->
                [one] ogródek { FORM($who, case: "genitive") }: { $before } → { $after } pole
                [few] ogródek { FORM($who, case: "genitive") }: { $before } → { $after } pola
               *[many] ogródek { FORM($who, case: "genitive") }: { $before } → { $after } pól
            }
    }
foresee-crop =
    { $who ->
        [you] masz { $n } z { $all }
        [several] { FORM($who, letter: "small") } mają { $n } z { $all }
       *[other] { FORM($who, letter: "small") } ma { $n } z { $all }
    }
foresee-win =
    { $who ->
        [you] wygrywasz
        [several] { FORM($who, letter: "small") } wygrywają
       *[other] { FORM($who, letter: "small") } wygrywa
    }
foresee-outside =
    { $who ->
        [you]
            { $n ->
                [one] { $n } krok od twojego ogródka
                [few] { $n } kroki od twojego ogródka
               *[many] { $n } kroków od twojego ogródka
            }
       *[other]
            { $n ->
                [one] { $n } krok od ogródka { FORM($who, case: "genitive") }
                [few] { $n } kroki od ogródka { FORM($who, case: "genitive") }
               *[many] { $n } kroków od ogródka { FORM($who, case: "genitive") }
            }
    }
foresee-useless =
    { $who ->
        [you]
            { $n ->
                [one] bez pożytku: { $n } krok od twojego ogródka
                [few] bez pożytku: { $n } kroki od twojego ogródka
               *[many] bez pożytku: { $n } kroków od twojego ogródka
            }
       *[other]
            { $n ->
                [one] bez pożytku: { $n } krok od ogródka { FORM($who, case: "genitive") }
                [few] bez pożytku: { $n } kroki od ogródka { FORM($who, case: "genitive") }
               *[many] bez pożytku: { $n } kroków od ogródka { FORM($who, case: "genitive") }
            }
    }
foresee-takes =
    { $who ->
        [you] zawada w twoim ogródku
       *[other] zawada w ogródku { FORM($who, case: "genitive") }
    }
foresee-draw = remis

## Of a plant that does not count yet

foresee-no-group-corner = jeszcze bez połączenia z { $corner }
foresee-no-group = jeszcze nie w największej grupie
foresee-no-triangle-corner = jeszcze nie w trójkącie
foresee-no-triangle = jeszcze nie w trójkącie

## Why a hint says so. Two sentences may follow each other.

advice-then = { $one } { $other }
advice-win = To wygrywa partię.
advice-guards =
    { $who ->
        [you] Bez tego wygrywasz przy { $n } z 36 rzutów, a po tym już tylko przy { $left }.
        [several] Bez tego { $who } wygrywają przy { $n } z 36 rzutów, a po tym już tylko przy { $left }.
       *[other] Bez tego { $who } wygrywa przy { $n } z 36 rzutów, a po tym już tylko przy { $left }.
    }
advice-grows =
    { $n ->
        [one] Twojemu ogródkowi wystarczy mniej więcej o { $n } krok mniej.
        [few] Twojemu ogródkowi wystarczy mniej więcej o { $n } kroki mniej.
       *[many] Twojemu ogródkowi wystarczy mniej więcej o { $n } kroków mniej.
    }
advice-hinders =
    { $n ->
        [one] Ogródek { FORM($who, case: "genitive") } będzie potrzebował mniej więcej o { $n } krok więcej.
        [few] Ogródek { FORM($who, case: "genitive") } będzie potrzebował mniej więcej o { $n } kroki więcej.
       *[many] Ogródek { FORM($who, case: "genitive") } będzie potrzebował mniej więcej o { $n } kroków więcej.
    }
advice-answers = Inni mają potem mniej sposobów, żeby ci przeszkodzić.
advice-little = Przy tym rzucie żaden wybór wiele nie zmienia.
advice-pass =
    { $n ->
        [one] Każdy inny wybór kosztowałby cię mniej więcej { $n } krok.
        [few] Każdy inny wybór kosztowałby cię mniej więcej { $n } kroki.
       *[many] Każdy inny wybór kosztowałby cię mniej więcej { $n } kroków.
    }
advice-crowds = Kolejna cudza roślina tylko by wszystkim przeszkadzała.
advice-only = Ten rzut nie daje innego wyboru.
advice-next =
    { $n ->
        [one] Drugi najlepszy wybór jest mniej więcej o { $n } krok gorszy.
        [few] Drugi najlepszy wybór jest mniej więcej o { $n } kroki gorszy.
       *[many] Drugi najlepszy wybór jest mniej więcej o { $n } kroków gorszy.
    }
advice-far = Wszystkie inne wybory są dużo gorsze.
advice-alike =
    { $n ->
        [one] Drugi pokazany wybór jest mniej więcej równie dobry.
        [few] Pozostałe pokazane wybory są mniej więcej równie dobre.
       *[many] Pozostałe pokazane wybory są mniej więcej równie dobre.
    }

won-group =
    { $who ->
        [you] Wygrywasz z dziesięcioma roślinami w jednej grupie.
        [several] { $who } wygrywają z dziesięcioma roślinami w jednej grupie.
       *[other] { $who } wygrywa z dziesięcioma roślinami w jednej grupie.
    }
won-triangle =
    { $who ->
        [you] Wygrywasz z trójkątem z sześciu roślin.
        [several] { $who } wygrywają z trójkątem z sześciu roślin.
       *[other] { $who } wygrywa z trójkątem z sześciu roślin.
    }
won-time =
    { $who ->
        [you] Czas minął i wygrywasz.
        [several] Czas minął i { FORM($who, letter: "small") } wygrywają.
       *[other] Czas minął i { FORM($who, letter: "small") } wygrywa.
    }
won-time-draw = Czas minął. Remis: { $sides }.
won-limit =
    { $who ->
        [you] Limit tur minął ({ $n }) i wygrywasz.
        [several] Limit tur minął ({ $n }) i { FORM($who, letter: "small") } wygrywają.
       *[other] Limit tur minął ({ $n }) i { FORM($who, letter: "small") } wygrywa.
    }
won-limit-draw = Limit tur minął ({ $n }). Remis: { $sides }.
won-line =
    { $n ->
        [one]
            { $pips ->
                [one] { $who } – { $n } roślina ({ $pips } oczko)
                [few] { $who } – { $n } roślina ({ $pips } oczka)
               *[many] { $who } – { $n } roślina ({ $pips } oczek)
            }
        [few]
            { $pips ->
                [one] { $who } – { $n } rośliny ({ $pips } oczko)
                [few] { $who } – { $n } rośliny ({ $pips } oczka)
               *[many] { $who } – { $n } rośliny ({ $pips } oczek)
            }
       *[many]
            { $pips ->
                [one] { $who } – { $n } roślin ({ $pips } oczko)
                [few] { $who } – { $n } roślin ({ $pips } oczka)
               *[many] { $who } – { $n } roślin ({ $pips } oczek)
            }
    }
# $end is one of won-time, won-limit, won-time-draw and won-limit-draw.
won-count = { $end } We własnych ogródkach: { $counts }.
why-rolled = Twój rzut to { $roll }, więc nie możesz użyć { FORM($piece, case: "genitive") }.
why-frozen = To, co poszło w poprzedniej turze ({ $piece }), nie może się teraz ruszyć.
why-shut_in = { FORM($piece, letter: "capital") } nie ma obok wolnego pola.
why-taken = Na { $square } już stoi piramidka.
why-step = Może ruszyć się tylko o jeden krok: w górę, w dół, w lewo lub w prawo.
why-any_step = Może ruszyć się tylko o jeden krok, w dowolnym kierunku.
why-far =
    { $n ->
        [one] Za daleko: najbliższa czarna piramidka byłaby o { $n } krok stąd, a limit to { $most }.
        [few] Za daleko: najbliższa czarna piramidka byłaby o { $n } kroki stąd, a limit to { $most }.
       *[many] Za daleko: najbliższa czarna piramidka byłaby o { $n } kroków stąd, a limit to { $most }.
    }

## The form of a new match

option-players-title = Gracze
option-players-help = Dwoje graczy z dwoma kolorami albo czworo z jednym.

option-length-title = Długość
option-length-full = Pełna: dziesięć roślin
option-length-short = Krótka: sześć
option-length-help = Żeby wygrać, wyhoduj dziesięć roślin w jednej grupie albo trójkąt z sześciu.

option-timer-title = Limit czasu w minutach
option-timer-help = Gdy czas minie, liczy się rośliny w ogródkach. Przy czworgu graczy to 20 minut, chyba że to zmienisz. 0 oznacza brak limitu.

option-kids-title = Dzieci
option-kids-help = Gracze na tych miejscach mogą też przesuwać figury po skosie.

option-turn_limit-title = Limit tur
option-turn_limit-help = Po tylu turach wszystkich graczy liczy się rośliny w ogródkach. Opcja do symulacji.

## Before the match, in the waiting room

question-asks = Kto najwięcej czasu w życiu spędza w ogrodzie?
question-answer =
    { $who ->
        [you] Najwięcej czasu w ogrodzie spędzasz ty, więc zaczynasz.
        [several] Najwięcej czasu w ogrodzie spędzają { $who }, więc zaczynają.
       *[other] Najwięcej czasu w ogrodzie spędza { $who }, więc zaczyna.
    }

## How the champions play this game

champion-1-style = Dogląda własnego ogródka i pozwala rosnąć innym.

champion-2-style = Złośliwość: staje ci na drodze, gdzie tylko zaboli.

champion-3-style = Najpierw hoduje, a przeszkadza tylko z konieczności.

champion-4-style = Przeszkadza równie chętnie, jak hoduje, i patrzy daleko naprzód.

champion-5-style = Zanim wybierze, rozgrywa w głowie wiele ogródków do końca.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Witaj w ogrodzie! Grasz Marchewkami: czerwonymi i żółtymi. Ogród dzieli żywopłot z czarnych piramidek. Twój ogródek to pomarańczowa strona z narożnikiem a1.
lesson-2 = Wygrywasz z dziesięcioma roślinami w jednej grupie w swoim ogródku, w tym jedną na swoim narożniku. Dot chce tego samego dla zielonych i niebieskich, od h8. Rzuć kośćmi!
lesson-2-wrong = Najpierw rzuć kośćmi. Pokażą, co możesz zrobić.
lesson-3 = Mała czerwona piramidka. Możesz ją posadzić na dowolnym pustym polu planszy. Twoja grupa potrzebuje narożnika, więc weź ją z zapasu i postaw na a1.
lesson-3-wrong = Postaw małą czerwoną piramidkę na swoim narożniku: wybierz ją, a potem pole a1.
lesson-4 = Dot robi to samo w przeciwnym narożniku. W swojej turze robisz tylko jedną rzecz: sadzisz, przesuwasz o krok roślinę wyrzuconego koloru i wielkości albo przesuwasz żywopłot.
lesson-5 = Niebieski to nie twój kolor, ale ty decydujesz, gdzie trafi! Postaw dużą niebieską tam, gdzie nikomu nie pomoże. Narożnik a8 to koniec żywopłotu i nie leży w niczyim ogródku.
lesson-5-wrong = Nie sadź jej tam, gdzie pomoże przeciwnikowi. Wybierz dużą niebieską, a potem odległy narożnik a8.
lesson-6 = Dot robi ci to samo, z małą żółtą na drugim końcu żywopłotu. Każdej piramidki danego koloru i wielkości są tylko dwie sztuki, więc liczy się każda.
lesson-7 = Czarny przesuwa żywopłot. Duża czarna piramidka może pójść o krok, jeśli inna czarna będzie potem najwyżej dwa kroki od niej. Pchnij d5 na d6.
lesson-7-wrong = Weź dużą czarną z d5 i pchnij ją w stronę przeciwnika, na d6.
lesson-8 = Teraz podchwytliwa zasada. Żywopłot to linia od doniczki do doniczki, a każde pole, które przecina, jest niczyje. Dot traci d6 i e5. Ogródki zmieniają się od razu, więc pilnuj żywopłotu!
lesson-9 = Wiele tur później dziewięć twoich roślin jest razem. Dziesiąta stoi na a5, ale jeszcze ich nie dotyka. Widzisz, czego potrzebujesz? Rzucaj!
lesson-9-wrong = Najpierw rzuć. Przy odrobinie szczęścia będzie żółta i duża.
lesson-10 = Żółta i duża! W zapasie nie ma już takiej rośliny, ale ta na planszy może się ruszyć o krok. Przesuń roślinę z a5 do swojej grupy.
lesson-10-wrong = Krok w dół dołącza ją do grupy: wybierz roślinę na a5, a potem a4.
lesson-11 = Dziesięć w jednej grupie, jedna na twoim narożniku. Marchewki wygrywają! I jeszcze jedno: nie możesz ruszyć piramidki, którą gracz przed tobą dopiero co przesunął.
