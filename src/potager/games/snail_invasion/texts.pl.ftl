### Snail Invasion! in Polish. The log mixes these words with small pictures of pieces.

# In one line, for the lobby
tagline = Hoduj swój ogród, zawsze o jedną piramidkę przed ślimakami.

square = pole { $n }

side-gardener = Ogrodnik
side-snails = Ślimaki
side-the-gardener =
    { $case ->
        [genitive] Ogrodnika
        [dative] Ogrodnikowi
        [accusative] Ogrodnika
        [instrumental] Ogrodnikiem
        [locative] Ogrodniku
       *[other] Ogrodnik
    }
side-the-snails =
    { $case ->
        [genitive] Ślimaków
        [dative] Ślimakom
        [instrumental] Ślimakami
        [locative] Ślimakach
       *[other] Ślimaki
    }
    .count = several

piece-red-1 =
    { $case ->
        [genitive] czerwonego pionka
        [instrumental] czerwonym pionkiem
        [locative] czerwonym pionku
       *[other] czerwony pionek
    }
    .gender = masculine
piece-red-2 =
    { $case ->
        [genitive] czerwonego trutnia
        [accusative] czerwonego trutnia
        [instrumental] czerwonym trutniem
        [locative] czerwonym trutniu
       *[other] czerwony truteń
    }
    .gender = masculine
piece-red-3 =
    { $case ->
        [genitive] czerwonej królowej
        [accusative] czerwoną królową
        [instrumental] czerwoną królową
        [locative] czerwonej królowej
       *[other] czerwona królowa
    }
    .gender = feminine
piece-yellow-1 =
    { $case ->
        [genitive] żółtego pionka
        [instrumental] żółtym pionkiem
        [locative] żółtym pionku
       *[other] żółty pionek
    }
    .gender = masculine
piece-yellow-2 =
    { $case ->
        [genitive] żółtego trutnia
        [accusative] żółtego trutnia
        [instrumental] żółtym trutniem
        [locative] żółtym trutniu
       *[other] żółty truteń
    }
    .gender = masculine
piece-yellow-3 =
    { $case ->
        [genitive] żółtej królowej
        [accusative] żółtą królową
        [instrumental] żółtą królową
        [locative] żółtej królowej
       *[other] żółta królowa
    }
    .gender = feminine
piece-green-1 =
    { $case ->
        [genitive] zielonego pionka
        [instrumental] zielonym pionkiem
        [locative] zielonym pionku
       *[other] zielony pionek
    }
    .gender = masculine
piece-green-2 =
    { $case ->
        [genitive] zielonego trutnia
        [accusative] zielonego trutnia
        [instrumental] zielonym trutniem
        [locative] zielonym trutniu
       *[other] zielony truteń
    }
    .gender = masculine
piece-green-3 =
    { $case ->
        [genitive] zielonej królowej
        [accusative] zieloną królową
        [instrumental] zieloną królową
        [locative] zielonej królowej
       *[other] zielona królowa
    }
    .gender = feminine
piece-blue-1 =
    { $case ->
        [genitive] niebieskiego pionka
        [instrumental] niebieskim pionkiem
        [locative] niebieskim pionku
       *[other] niebieski pionek
    }
    .gender = masculine
piece-blue-2 =
    { $case ->
        [genitive] niebieskiego trutnia
        [accusative] niebieskiego trutnia
        [instrumental] niebieskim trutniem
        [locative] niebieskim trutniu
       *[other] niebieski truteń
    }
    .gender = masculine
piece-blue-3 =
    { $case ->
        [genitive] niebieskiej królowej
        [accusative] niebieską królową
        [instrumental] niebieską królową
        [locative] niebieskiej królowej
       *[other] niebieska królowa
    }
    .gender = feminine
piece-black-1 =
    { $case ->
        [genitive] ślimaczego pionka
        [instrumental] ślimaczym pionkiem
        [locative] ślimaczym pionku
       *[other] ślimaczy pionek
    }
    .gender = masculine
piece-black-2 =
    { $case ->
        [genitive] ślimaczego trutnia
        [accusative] ślimaczego trutnia
        [instrumental] ślimaczym trutniem
        [locative] ślimaczym trutniu
       *[other] ślimaczy truteń
    }
    .gender = masculine
piece-black-3 =
    { $case ->
        [genitive] ślimaczej królowej
        [accusative] ślimaczą królową
        [instrumental] ślimaczą królową
        [locative] ślimaczej królowej
       *[other] ślimacza królowa
    }
    .gender = feminine

piece-sized-1 = { $piece } (mała figura, 1 oczko)
piece-sized-2 = { $piece } (średnia figura, 2 oczka)
piece-sized-3 = { $piece } (duża figura, 3 oczka)
piece-pips-1 = { $piece } (1 oczko)
piece-pips-2 = { $piece } (2 oczka)
piece-pips-3 = { $piece } (3 oczka)

legend-1 = Pionek 1
legend-2 = Truteń 2
legend-3 = Królowa 3
legend-label = Pionek to mała piramidka z 1 oczkiem, truteń – średnia z 2, królowa – duża z 3. Figura jest zablokowana, gdy figury na niej mają co najmniej tyle oczek, ile ona. Zostaje trafiona, gdy wrogie figury stojące bezpośrednio na niej mają ich więcej.

shed-name = Szopa
shed-label = Szopa
shed-top = { $piece } na wierzchu drzewka w Szopie
shed-under = { $piece } głębiej w drzewku w Szopie
shed-empty = pusta doniczka: { $colour } kolor jest już wyczerpany

nest-name = Gniazdo
nest-short = Gniazdo
nest-label = Gniazdo Ślimaków
nest-top = { $piece } na wierzchu drzewka w Gnieździe
nest-under = { $piece } głębiej w drzewku w Gnieździe
nest-hit = { $piece } w Gnieździe po trafieniu

board-piece = { $piece } na polu { $n }
board-under = { $told }, pod { FORM($piece, case: "instrumental") }
board-blocked = { $told }, blokada

dice-total = Razem
dice-next = Nowy rzut
dice-rolled = Wynik na kościach: { $n }
dice-due = Jeszcze nie rzucono kośćmi

pass-name = Pas
pass-label = Pas: żadna twoja figura nie może się ruszyć

prompt-tap = Dotknij kości
prompt-first-gardener = Dotknij kości. Wygrywasz, gdy ułożysz królową, trutnia i pionek w jednym kolorze.
prompt-first-snails = Dotknij kości. Wygrywasz, gdy żaden kolor nie może już wyrosnąć w całą roślinę.
prompt-pass = Wynik { $n }: żadna twoja figura nie może się ruszyć, więc pasujesz
prompt-rolling =
    { $who ->
        [you] Teraz rzucasz ty
        [several] Teraz rzucają { $who }
       *[other] Teraz rzuca { $who }
    }
prompt-choosing =
    { $who ->
        [you] Wynik { $n }: wybierasz ruch
        [several] Wynik { $n }: { $who } wybierają ruch
       *[other] Wynik { $n }: { $who } wybiera ruch
    }
prompt-far =
    { $n ->
        [one] o { $n } pole
        [few] o { $n } pola
       *[many] o { $n } pól
    }
prompt-round = raz dookoła

prompt-gardener-either = Wynik { $n }: wystaw wierzch drzewka na pole { $n } albo przesuń figurę { $far }
prompt-gardener-out = Wynik { $n }: wystaw wierzch drzewka na pole { $n }
prompt-gardener-move = Wynik { $n }: przesuń figurę { $far }

prompt-snails-either = Wynik { $n }: wystaw ślimaka na pole { $n } albo przesuń ślimaka { $far }
prompt-snails-out = Wynik { $n }: wystaw ślimaka na pole { $n }
prompt-snails-move = Wynik { $n }: przesuń ślimaka { $far }

goal-grow = Wyhoduj całą roślinę
goal-plant = roślina: królowa, truteń i pionek w jednym kolorze
goal-block =
    { $n ->
        [one] lub zablokuj ślimaka
        [few] lub zablokuj wszystkie ślimaki
       *[many] lub zablokuj wszystkie ślimaki
    }
goal-spoil =
    { $n ->
        [one] Zniszcz kolor
        [few] Zniszcz każdy kolor
       *[many] Zniszcz każdy kolor
    }
goal-spoiled =
    { $n ->
        [one] Zniszczony kolor
        [few] Zniszczone kolory
       *[many] Zniszczone kolory
    }
goal-lost = { $colour } jest zniszczony
goal-safe = { $colour } może jeszcze wyrosnąć

# The total of the dice, in a small picture
log-roll = { $n }
log-rolled =
    { $who ->
        [you] Wyrzucasz { $roll }.
        [several] { $who } wyrzucają { $roll }.
       *[other] { $who } wyrzuca { $roll }.
    }
log-out =
    { $who ->
        [you] Wyrzucasz { $roll } i wystawiasz { FORM($piece, case: "accusative") } na { $to }.
        [several] { $who } wyrzucają { $roll } i wystawiają { FORM($piece, case: "accusative") } na { $to }.
       *[other] { $who } wyrzuca { $roll } i wystawia { FORM($piece, case: "accusative") } na { $to }.
    }
log-move =
    { $who ->
        [you] Wyrzucasz { $roll } i przesuwasz { FORM($piece, case: "accusative") } z { $start } na { $to }.
        [several] { $who } wyrzucają { $roll } i przesuwają { FORM($piece, case: "accusative") } z { $start } na { $to }.
       *[other] { $who } wyrzuca { $roll } i przesuwa { FORM($piece, case: "accusative") } z { $start } na { $to }.
    }
log-round =
    { $who ->
        [you] Wyrzucasz { $roll } i przesuwasz { FORM($piece, case: "accusative") } raz dookoła, z powrotem na { $to }.
        [several] { $who } wyrzucają { $roll } i przesuwają { FORM($piece, case: "accusative") } raz dookoła, z powrotem na { $to }.
       *[other] { $who } wyrzuca { $roll } i przesuwa { FORM($piece, case: "accusative") } raz dookoła, z powrotem na { $to }.
    }
# Follows a sentence about the piece that moves: $pieces ride on it.
log-carries = Niesie { FORM($pieces, case: "accusative") }.
# Likewise: on top of which piece it stands then
log-onto = Ląduje na { FORM($piece, case: "locative") }.
log-pass =
    { $who ->
        [you] Wyrzucasz { $roll } i nie masz ruchu.
        [several] { $who } wyrzucają { $roll } i nie mają ruchu.
       *[other] { $who } wyrzuca { $roll } i nie ma ruchu.
    }
# $eats are plants, and $hits are snails.
log-eats =
    { $who ->
        [you] { GENDER($piece) ->
            [feminine] Twoja
           *[other] Twój
        } { $piece } zjada { FORM($eats, case: "accusative") }.
       *[other] { FORM($piece, letter: "capital") } { FORM($who, case: "genitive") } zjada { FORM($eats, case: "accusative") }.
    }
log-hits =
    { $who ->
        [you] { GENDER($piece) ->
            [feminine] Twoja
           *[other] Twój
        } { $piece } trafia { FORM($hits, case: "accusative") }.
       *[other] { FORM($piece, letter: "capital") } { FORM($who, case: "genitive") } trafia { FORM($hits, case: "accusative") }.
    }
log-eats-hits =
    { $who ->
        [you] { GENDER($piece) ->
            [feminine] Twoja
           *[other] Twój
        } { $piece } zjada { FORM($eats, case: "accusative") } i trafia { FORM($hits, case: "accusative") }.
       *[other] { FORM($piece, letter: "capital") } { FORM($who, case: "genitive") } zjada { FORM($eats, case: "accusative") } i trafia { FORM($hits, case: "accusative") }.
    }
# In solitaire, nobody plays the snails.
log-the-eats = { FORM($piece, letter: "capital") } zjada { FORM($eats, case: "accusative") }.
log-the-hits = { FORM($piece, letter: "capital") } trafia { FORM($hits, case: "accusative") }.
log-the-eats-hits = { FORM($piece, letter: "capital") } zjada { FORM($eats, case: "accusative") } i trafia { FORM($hits, case: "accusative") }.

foresee-pass = W tej turze żadna twoja figura nie może się ruszyć.
foresee-out = Wystaw { FORM($piece, case: "accusative") } na pole { $n }.
foresee-move = Przesuń { FORM($piece, case: "accusative") } na pole { $n }.
foresee-round = Przesuń { FORM($piece, case: "accusative") } raz dookoła, z powrotem na pole { $n }.
# $sum compares pips, such as 2 + 1 > 2.
foresee-nest = { FORM($piece, letter: "capital") } wraca do Gniazda ({ $sum }).
foresee-dies = { FORM($piece, letter: "capital") } pada ofiarą ślimaków ({ $sum }).
foresee-spoils = To niszczy kolor: { $colour }.
foresee-blocks = To blokuje { FORM($pieces, case: "accusative") }.
foresee-frees = To uwalnia { FORM($pieces, case: "accusative") }.
foresee-grows-you = { FORM($colour, gender: "feminine", letter: "capital") } roślina wyrasta, więc wygrywasz.
foresee-grows-they = { FORM($colour, gender: "feminine", letter: "capital") } roślina wyrasta, więc wygrywa druga strona.
foresee-stuck-you = To blokuje ostatniego ślimaka, więc wygrywasz.
foresee-stuck-they = To blokuje ostatniego ślimaka, więc wygrywa druga strona.
foresee-eaten-you = To niszczy ostatni kolor, więc wygrywasz.
foresee-eaten-they = To niszczy ostatni kolor, więc wygrywa druga strona.
foresee-draw = To ostatnia tura, więc partia kończy się remisem.
won-grown =
    { $who ->
        [you] Wyrasta twoja { FORM($colour, gender: "feminine") } roślina i wygrywasz.
        [several] { FORM($colour, gender: "feminine", letter: "capital") } roślina wyrasta i { $who } wygrywają.
       *[other] { FORM($colour, gender: "feminine", letter: "capital") } roślina wyrasta i { $who } wygrywa.
    }
won-blocked =
    { $who ->
        [you]
            { $n ->
                [one] Blokujesz ślimaka i wygrywasz.
                [few] Blokujesz wszystkie ślimaki i wygrywasz.
               *[many] Blokujesz wszystkie ślimaki i wygrywasz.
            }
        [several]
            { $n ->
                [one] { $who } blokują ślimaka i wygrywają.
                [few] { $who } blokują wszystkie ślimaki i wygrywają.
               *[many] { $who } blokują wszystkie ślimaki i wygrywają.
            }
       *[other]
            { $n ->
                [one] { $who } blokuje ślimaka i wygrywa.
                [few] { $who } blokuje wszystkie ślimaki i wygrywa.
               *[many] { $who } blokuje wszystkie ślimaki i wygrywa.
            }
    }
won-eaten =
    { $who ->
        [you]
            { $n ->
                [one] Niszczysz jedyny kolor i wygrywasz.
                [few] Niszczysz każdy kolor i wygrywasz.
               *[many] Niszczysz każdy kolor i wygrywasz.
            }
        [several]
            { $n ->
                [one] { $who } niszczą jedyny kolor i wygrywają.
                [few] { $who } niszczą każdy kolor i wygrywają.
               *[many] { $who } niszczą każdy kolor i wygrywają.
            }
       *[other]
            { $n ->
                [one] { $who } niszczy jedyny kolor i wygrywa.
                [few] { $who } niszczy każdy kolor i wygrywa.
               *[many] { $who } niszczy każdy kolor i wygrywa.
            }
    }
won-nobody =
    { $n ->
        [one] Remis: po { $n } turze nikt nie wygrał.
        [few] Remis: po { $n } turach nikt nie wygrał.
       *[many] Remis: po { $n } turach nikt nie wygrał.
    }

why-square = Wybierz figurę, nie pole. Przesunie się o tyle pól, ile wypadło ({ $n }), albo wyjdzie na pole { $n }.
why-theirs = Tej figury ({ $piece }) nie możesz ruszać.
why-blocked =
    { $n ->
        [one] { FORM($piece, letter: "capital") } nie może się ruszyć, bo blokuje tu { $n } oczko na wierzchu.
        [few] { FORM($piece, letter: "capital") } nie może się ruszyć, bo blokują tu { $n } oczka na wierzchu.
       *[many] { FORM($piece, letter: "capital") } nie może się ruszyć, bo blokuje tu { $n } oczek na wierzchu.
    }
why-blocked_above = { FORM($piece, letter: "capital") } nie może się ruszyć, bo figura na wierzchu jest zablokowana.
why-under = Najpierw musi wyjść { $piece } z wierzchu.
why-nest = Tylko Ślimaki wystawiają ślimaki z Gniazda.
why-shed = Tylko Ogrodnik wystawia rośliny z Szopy.

## The form of a new match

option-mode-title = Tryb
option-mode-duel = Pojedynek
option-mode-solitaire = Solo
option-mode-help = Dwoje graczy albo sam Ogrodnik przeciw automatycznym Ślimakom.

option-garden-title = Ogród
option-garden-classic = Klasyczny
option-garden-patio = Patio
option-garden-two-colour = Dwa kolory
option-garden-three-and-one = Trzy czerwone, jedno żółte
option-garden-one-colour = Jeden kolor
option-garden-help = Cztery drzewka w czterech kolorach, w dwóch (dwa i dwa albo trzy i jedno) lub w jednym. Patio jest do gry solo: jedno drzewko przeciw Ślimaczej Królowej. Taka partia trwa około minuty i wymaga sporo szczęścia.

option-board-title = Plansza
option-board-3x4 = 12 pól
option-board-4x4 = 16 pól
option-board-help = Długość pętli wokół ogrodu.

option-turn_limit-title = Limit tur
option-turn_limit-help = Po tylu turach (licząc obie strony) partia kończy się remisem. Opcja do symulacji.

## Before the match, in the waiting room

question-asks = Kto z was pracuje ciężej?
question-answer =
    { $who ->
        [you] Ciężej pracujesz ty, więc grasz Ogrodnikiem i zaczynasz.
        [several] Ciężej pracują { $who }, więc grają Ogrodnikiem i zaczynają.
       *[other] Ciężej pracuje { $who }, więc gra Ogrodnikiem i zaczyna.
    }

## How the champions play this game

champion-1-style = Hoduje, gdzie się da, i zapomina o Ślimakach.

champion-2-style = Walczy z każdym ślimakiem i pilnuje ostatnich kolorów.

champion-3-style = Ostrożność: nie odda żadnego koloru, jeśli nie musi.

champion-4-style = Uwielbia na wpół wyrosłe rośliny i czeka na właściwy rzut.

champion-5-style = Patrzy daleko naprzód i wie, ile wart jest kolor.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Cześć! Grasz Ogrodnikiem. Wyhoduj jedną całą roślinę, a wygrasz: królowa, na niej truteń, a na wierzchu pionek, wszystko w jednym kolorze. Pip gra głodnymi ślimakami.
lesson-2 = Ty zaczynasz. Każda tura zaczyna się rzutem dwiema kośćmi, a liczy się ich suma. Rzucaj!
lesson-2-wrong = Najpierw rzuć: dotknij kości albo naciśnij przycisk.
lesson-3 = Siedem! Figura może więc wyjść na pole 7. Wychodzi tylko wierzch drzewka, czyli pionek. Wystaw czerwony.
lesson-3-wrong = Tak też wolno, ale w tym samouczku hodujemy czerwoną roślinę. Weź czerwony pionek.
lesson-4 = Pip wyrzuca 4 i ślimaczy pionek wypełza na pole 4. Kropki pokazują, ile warta jest figura: pionek 1, truteń 2, królowa 3. Od tego zależy, co może trafić.
lesson-5 = Ty też wyrzucasz 4. Figura, która ląduje na słabszym wrogu, trafia go. Twój czerwony truteń jest wart 2, a ślimaczy pionek tylko 1. Wystaw na niego trutnia!
lesson-5-wrong = Tylko czerwony truteń ląduje na tym ślimaku i jest od niego silniejszy. Weź go z czerwonego drzewka.
lesson-6 = Trafienie! Ślimak wraca do Gniazda i zaczyna od nowa. Ale uważaj: trafiona figura rośliny zostaje zjedzona na zawsze, a jej kolor nie może już wyrosnąć w całą roślinę.
lesson-7 = Dziesięć. Na spodzie twojej rośliny musi stać królowa. To ostatnia figura czerwonego drzewka. Wystaw ją.
lesson-7-wrong = Nie tym razem. Na spodzie twojej rośliny musi stać czerwona królowa.
lesson-8 = A teraz podchwytliwa zasada. Na twoim trutniu siedzi ślimaczy truteń. Są warci tyle samo, więc nikt nie zostaje trafiony. Ale twój truteń jest zablokowany: z 2 lub więcej oczkami na sobie nie może się ruszyć.
lesson-9 = Wyrzucasz 6. To prowadzi z pola 10 na pole 4, bo po 12 znów jest 1. Twoja królowa jest warta 3, więcej niż ślimak wart 2. Skacz na niego!
lesson-9-wrong = Czerwona królowa z pola 10 może wylądować na tym ślimaku i uwolnić twojego trutnia.
lesson-10 = Kolejny ślimak wraca do domu! Teraz królowa stoi na twoim trutniu, więc jest on zablokowany, dopóki ona nie odejdzie. Figura w ruchu niesie wszystko, co na niej stoi: swoich i wrogów.
lesson-11 = Kilka tur później: królowa jest na polu 10, a truteń już na niej. Brakuje tylko pionka. Stoi na polu 7, trzy kroki stąd. Rzucaj!
lesson-11-wrong = Najpierw rzuć kośćmi. Potrzebujesz trójki.
lesson-12 = Trzy, w sam raz! Przesuń czerwony pionek na jego roślinę.
lesson-12-wrong = Przesuń czerwony pionek z pola 7. Tylko jego brakuje twojej roślinie.
lesson-13 = Roślina wyrosła i wygrywasz! Ogrodnik wygrywa też, gdy wszystkie ślimaki w ogrodzie są zablokowane. Ślimaki wygrywają, gdy żaden kolor nie może już wyrosnąć w całą roślinę. Teraz zagraj partię!
