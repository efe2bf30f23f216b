### Pyramid Shambo in Polish. In the log, throws and pieces are small pictures with names.

# In one line, for the lobby
tagline = Papier, kamień, nożyce o piramidki: kto zostanie ostatni, wygrywa.

won =
    { $who ->
        [you]
            { $n ->
                [one] Zostajesz na placu boju i wygrywasz po { $n } turze.
                [few] Zostajesz na placu boju i wygrywasz po { $n } turach.
               *[many] Zostajesz na placu boju i wygrywasz po { $n } turach.
            }
       *[other]
            { $n ->
                [one] { $who } zostaje na placu boju i wygrywa po { $n } turze.
                [few] { $who } zostaje na placu boju i wygrywa po { $n } turach.
               *[many] { $who } zostaje na placu boju i wygrywa po { $n } turach.
            }
    }

player-name = { $who }
player-red =
    { $case ->
        [genitive] Czerwonego
        [dative] Czerwonemu
        [accusative] Czerwonego
        [instrumental] Czerwonym
        [locative] Czerwonym
       *[other] Czerwony
    }
player-yellow =
    { $case ->
        [genitive] Żółtego
        [dative] Żółtemu
        [accusative] Żółtego
        [instrumental] Żółtym
        [locative] Żółtym
       *[other] Żółty
    }
player-green =
    { $case ->
        [genitive] Zielonego
        [dative] Zielonemu
        [accusative] Zielonego
        [instrumental] Zielonym
        [locative] Zielonym
       *[other] Zielony
    }
player-blue =
    { $case ->
        [genitive] Niebieskiego
        [dative] Niebieskiemu
        [accusative] Niebieskiego
        [instrumental] Niebieskim
        [locative] Niebieskim
       *[other] Niebieski
    }
player-black =
    { $case ->
        [genitive] Czarnego
        [dative] Czarnemu
        [accusative] Czarnego
        [instrumental] Czarnym
        [locative] Czarnym
       *[other] Czarny
    }
player-purple =
    { $case ->
        [genitive] Fioletowego
        [dative] Fioletowemu
        [accusative] Fioletowego
        [instrumental] Fioletowym
        [locative] Fioletowym
       *[other] Fioletowy
    }
player-orange =
    { $case ->
        [genitive] Pomarańczowego
        [dative] Pomarańczowemu
        [accusative] Pomarańczowego
        [instrumental] Pomarańczowym
        [locative] Pomarańczowym
       *[other] Pomarańczowy
    }
player-clear =
    { $case ->
        [genitive] Przezroczystego
        [dative] Przezroczystemu
        [accusative] Przezroczystego
        [instrumental] Przezroczystym
        [locative] Przezroczystym
       *[other] Przezroczysty
    }
player-cyan =
    { $case ->
        [genitive] Turkusowego
        [dative] Turkusowemu
        [accusative] Turkusowego
        [instrumental] Turkusowym
        [locative] Turkusowym
       *[other] Turkusowy
    }
player-white =
    { $case ->
        [genitive] Białego
        [dative] Białemu
        [accusative] Białego
        [instrumental] Białym
        [locative] Białym
       *[other] Biały
    }

# "piramidka" is left out, and so these are feminine
piece-1 =
    { $case ->
        [genitive] małej { FORM($colour, case: "genitive", gender: "feminine") }
        [accusative] małą { FORM($colour, case: "accusative", gender: "feminine") }
       *[other] mała { FORM($colour, gender: "feminine") }
    }
piece-2 =
    { $case ->
        [genitive] średniej { FORM($colour, case: "genitive", gender: "feminine") }
        [accusative] średnią { FORM($colour, case: "accusative", gender: "feminine") }
       *[other] średnia { FORM($colour, gender: "feminine") }
    }
piece-3 =
    { $case ->
        [genitive] dużej { FORM($colour, case: "genitive", gender: "feminine") }
        [accusative] dużą { FORM($colour, case: "accusative", gender: "feminine") }
       *[other] duża { FORM($colour, gender: "feminine") }
    }
piece-plain = { $piece }
piece-one = { $piece }

throw-rock = kamień
throw-paper = papier
throw-scissors = nożyce
throw-by =
    { $who ->
        [you] Pokazujesz: { $throw }
       *[other] { $who } pokazuje: { $throw }
    }
throw-choose = Pokaż: { $throw }

throw-name-rock = Kamień
throw-name-paper = Papier
throw-name-scissors = Nożyce

place-out = poza grą
place-is_out =
    { $who ->
        [you] Odpadasz
       *[other] { $who } odpada
    }
place-in =
    { $who ->
        [you]
            { $n ->
                [one] Masz { $n } oczko
                [few] Masz { $n } oczka
               *[many] Masz { $n } oczek
            }
       *[other]
            { $n ->
                [one] { $who } ma { $n } oczko
                [few] { $who } ma { $n } oczka
               *[many] { $who } ma { $n } oczek
            }
    }
place-active =
    { $n ->
        [one] Tura: { $who }, { $n } oczko
        [few] Tura: { $who }, { $n } oczka
       *[many] Tura: { $who }, { $n } oczek
    }
place-piece =
    { $who ->
        [you] { $piece }, twoja
       *[other] { $piece }, ma ją { $who }
    }

felt-naming =
    { $who ->
        [you] Wybierasz przeciwnika
       *[other] { $who } wybiera przeciwnika
    }
felt-throwing =
    { $challenger ->
        [you] Wyzywasz { FORM($challenged, case: "accusative") }
       *[other] { $challenged ->
            [you] { $challenger } wyzywa cię
           *[other] { $challenger } wyzywa { FORM($challenged, case: "accusative") }
        }
    }
felt-showdown = Pojedynek: płaci się podwójnie!
felt-tied = Remis: { $challenger } i { $challenged } – jeszcze raz
felt-owes =
    { $payer ->
        [you]
            { $n ->
                [one] Płacisz { FORM($payee, case: "dative") } { $n } oczko
                [few] Płacisz { FORM($payee, case: "dative") } { $n } oczka
               *[many] Płacisz { FORM($payee, case: "dative") } { $n } oczek
            }
       *[other]
            { $n ->
                [one] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczko
                [few] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczka
               *[many] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczek
            }
    }
felt-bonus =
    { $payer ->
        [you]
            { $n ->
                [one] Premia za nokaut: płacisz { FORM($payee, case: "dative") } { $n } oczko
                [few] Premia za nokaut: płacisz { FORM($payee, case: "dative") } { $n } oczka
               *[many] Premia za nokaut: płacisz { FORM($payee, case: "dative") } { $n } oczek
            }
       *[other]
            { $n ->
                [one] Premia za nokaut: { $payer } płaci { FORM($payee, case: "dative") } { $n } oczko
                [few] Premia za nokaut: { $payer } płaci { FORM($payee, case: "dative") } { $n } oczka
               *[many] Premia za nokaut: { $payer } płaci { FORM($payee, case: "dative") } { $n } oczek
            }
    }
felt-change =
    { $payer ->
        [you]
            { $n ->
                [one] Płacisz { FORM($payee, case: "dative") } { $n } oczko, z resztą
                [few] Płacisz { FORM($payee, case: "dative") } { $n } oczka, z resztą
               *[many] Płacisz { FORM($payee, case: "dative") } { $n } oczek, z resztą
            }
       *[other]
            { $n ->
                [one] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczko, z resztą
                [few] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczka, z resztą
               *[many] { $payer } płaci { FORM($payee, case: "dative") } { $n } oczek, z resztą
            }
    }
felt-swap =
    { $who ->
        [you] Musisz rozmienić u innego gracza
       *[other] { $who } musi rozmienić u innego gracza
    }
felt-over =
    { $who ->
        [you] Wygrywasz!
       *[other] { $who } wygrywa!
    }
felt-tie = Remis!
felt-fee =
    { $n ->
        [one] stawka: { $n } oczko
        [few] stawka: { $n } oczka
       *[many] stawka: { $n } oczek
    }
felt-stake =
    { $n ->
        [one] Przegrany w tym starciu płaci { $n } oczko. Każdy remis podnosi stawkę.
        [few] Przegrany w tym starciu płaci { $n } oczka. Każdy remis podnosi stawkę.
       *[many] Przegrany w tym starciu płaci { $n } oczek. Każdy remis podnosi stawkę.
    }
felt-was_tied =
    { $n ->
        [one] Remis przy stawce { $n } oczka. Następne starcie jest o więcej.
        [few] Remis przy stawce { $n } oczek. Następne starcie jest o więcej.
       *[many] Remis przy stawce { $n } oczek. Następne starcie jest o więcej.
    }
felt-shake = Raz, dwa, trzy …
felt-is_out =
    { $who ->
        [you] Odpadasz!
       *[other] { $who } odpada!
    }
felt-colour_leaves =
    { $who ->
        [you] Twój kolor odchodzi
       *[other] Kolor { FORM($who, case: "genitive") } odchodzi
    }
felt-go = już
felt-lacks =
    { $n ->
        [one] do zapłaty: { $n } oczko
        [few] do zapłaty: { $n } oczka
       *[many] do zapłaty: { $n } oczek
    }
felt-back =
    { $n ->
        [one] do oddania: { $n } oczko
        [few] do oddania: { $n } oczka
       *[many] do oddania: { $n } oczek
    }
felt-first = pierwsza do wymiany
felt-complete = zapłacone w całości
felt-paid = zapłacono
felt-swapped = wymieniono
felt-put_in = { $piece }, dołożona
felt-here = zapłata
felt-offer = dołóż { FORM($piece, case: "accusative") }

felt-goal-win = Wygrywaj w papier, kamień, nożyce i zabieraj oczka.
felt-goal-out = Bez oczek odpadasz. Kto zostanie ostatni, wygrywa.

felt-beat-rock = Kamień bije nożyce
felt-beat-paper = Papier bije kamień
felt-beat-scissors = Nożyce biją papier

prompt-name = Twoja tura: wybierz, kogo wyzywasz
prompt-naming =
    { $who ->
        [you] Wybierasz przeciwnika
       *[other] { $who } wybiera przeciwnika
    }
prompt-throw = Wybierz gest. Twój przeciwnik: { $who }
prompt-again =
    { $n ->
        [one] Remis! Wybierz gest jeszcze raz, teraz o { $n } oczko. Twój przeciwnik: { $who }
        [few] Remis! Wybierz gest jeszcze raz, teraz o { $n } oczka. Twój przeciwnik: { $who }
       *[many] Remis! Wybierz gest jeszcze raz, teraz o { $n } oczek. Twój przeciwnik: { $who }
    }
prompt-choosing =
    { $who ->
        [you] Wybierasz piramidki
       *[other] { $who } wybiera piramidki
    }
prompt-back =
    { $payee ->
        [you]
            { $n ->
                [one] Wybierz, co oddajesz { FORM($payer, case: "dative") }: jeszcze { $n } oczko
                [few] Wybierz, co oddajesz { FORM($payer, case: "dative") }: jeszcze { $n } oczka
               *[many] Wybierz, co oddajesz { FORM($payer, case: "dative") }: jeszcze { $n } oczek
            }
       *[other]
            { $n ->
                [one] Wybierz, co { FORM($payer, case: "dative") } odda { $payee }: jeszcze { $n } oczko
                [few] Wybierz, co { FORM($payer, case: "dative") } odda { $payee }: jeszcze { $n } oczka
               *[many] Wybierz, co { FORM($payer, case: "dative") } odda { $payee }: jeszcze { $n } oczek
            }
    }
prompt-pay =
    { $payer ->
        [you]
            { $n ->
                [one] Wybierz, czym płacisz { FORM($payee, case: "dative") }: jeszcze { $n } oczko
                [few] Wybierz, czym płacisz { FORM($payee, case: "dative") }: jeszcze { $n } oczka
               *[many] Wybierz, czym płacisz { FORM($payee, case: "dative") }: jeszcze { $n } oczek
            }
       *[other]
            { $n ->
                [one] Wybierz, czym { FORM($payee, case: "dative") } płaci { $payer }: jeszcze { $n } oczko
                [few] Wybierz, czym { FORM($payee, case: "dative") } płaci { $payer }: jeszcze { $n } oczka
               *[many] Wybierz, czym { FORM($payee, case: "dative") } płaci { $payer }: jeszcze { $n } oczek
            }
    }

prompt-swap-first =
    { $who ->
        [you] Nie ma jak wydać reszty: wybierz, co wymieniasz z innym graczem
       *[other] Nie ma jak wydać reszty: wybierz, co { $who } wymieni z innym graczem
    }
prompt-swap-back =
    { $who ->
        [you] Wybierz, co za to dostajesz
       *[other] Wybierz, co { $who } za to dostanie
    }
prompt-swap-more =
    { $who ->
        [you] Wybierz, co dokładasz do wymiany
       *[other] Wybierz, co { $who } dołoży do wymiany
    }

status-out = poza grą
status-pips =
    { $n ->
        [one] { $n } oczko
        [few] { $n } oczka
       *[many] { $n } oczek
    }

## The table at the end

score-won = Wygrane starcia
score-out = Nokaut w turze

log-challenges =
    { $who ->
        [you] Wyzywasz { FORM($other, case: "accusative") }.
       *[other] { $other ->
            [you] { $who } wyzywa cię.
           *[other] { $who } wyzywa { FORM($other, case: "accusative") }.
        }
    }
# $throw is rock, paper or scissors.
log-tie = Remis: { $first } i { $second } – dwa razy { $throw }.
log-beats-rock =
    { $who ->
        [you] Twój { $throw } bije { $beaten } { FORM($other, case: "genitive") }.
       *[other] { $other ->
            [you] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } bije twoje { $beaten }.
           *[other] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } bije { $beaten } { FORM($other, case: "genitive") }.
        }
    }
log-beats-paper =
    { $who ->
        [you] Twój { $throw } bije { $beaten } { FORM($other, case: "genitive") }.
       *[other] { $other ->
            [you] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } bije twój { $beaten }.
           *[other] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } bije { $beaten } { FORM($other, case: "genitive") }.
        }
    }
log-beats-scissors =
    { $who ->
        [you] Twoje { $throw } biją { $beaten } { FORM($other, case: "genitive") }.
       *[other] { $other ->
            [you] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } biją twój { $beaten }.
           *[other] { FORM($throw, letter: "capital") } { FORM($who, case: "genitive") } biją { $beaten } { FORM($other, case: "genitive") }.
        }
    }
# $pieces are one or more of piece-plain.
log-takes =
    { $who ->
        [you] Bierzesz od { FORM($giver, case: "genitive") } { FORM($pieces, case: "accusative") }.
       *[other] { $who } bierze od { FORM($giver, case: "genitive") } { FORM($pieces, case: "accusative") }.
    }
# $pieces are one or more of piece-plain, $back of piece-one.
log-swaps =
    { $who ->
        [you] Bierzesz od { FORM($giver, case: "genitive") } { FORM($pieces, case: "accusative") } i oddajesz w zamian { FORM($back, case: "accusative") }.
       *[other] { $who } bierze od { FORM($giver, case: "genitive") } { FORM($pieces, case: "accusative") } i oddaje w zamian { FORM($back, case: "accusative") }.
    }
log-out =
    { $who ->
        [you] Odpadasz.
       *[other] { $who } odpada.
    }
log-leaves =
    { $who ->
        [you] Wszystkie piramidki w twoim kolorze wychodzą z gry.
       *[other] Wszystkie piramidki w kolorze { FORM($who, case: "genitive") } wychodzą z gry.
    }
log-showdown = Zaczyna się pojedynek: każda zapłata liczy się podwójnie.

foresee-name =
    { $n ->
        [one] Wyzwij { FORM($who, case: "accusative") }: stan posiadania to { $n } oczko.
        [few] Wyzwij { FORM($who, case: "accusative") }: stan posiadania to { $n } oczka.
       *[many] Wyzwij { FORM($who, case: "accusative") }: stan posiadania to { $n } oczek.
    }
foresee-more =
    { $n ->
        [one] Dołóż { FORM($piece, case: "accusative") }: zostanie jeszcze { $n } oczko.
        [few] Dołóż { FORM($piece, case: "accusative") }: zostaną jeszcze { $n } oczka.
       *[many] Dołóż { FORM($piece, case: "accusative") }: zostanie jeszcze { $n } oczek.
    }
foresee-back =
    { $n ->
        [one] Dołóż { FORM($piece, case: "accusative") }: do oddania będzie { $n } oczko.
        [few] Dołóż { FORM($piece, case: "accusative") }: do oddania będą { $n } oczka.
       *[many] Dołóż { FORM($piece, case: "accusative") }: do oddania będzie { $n } oczek.
    }
foresee-paid = { FORM($piece, letter: "capital") } dopełnia zapłatę.
foresee-swapped = { FORM($piece, letter: "capital") } dopełnia wymianę.
foresee-out =
    { $who ->
        [you] { FORM($piece, letter: "capital") } dopełnia zapłatę i odpadasz.
       *[other] { FORM($piece, letter: "capital") } dopełnia zapłatę i { $who } odpada.
    }

why-yourself = Nie możesz wyzwać siebie.
why-put_in = { FORM($piece, letter: "capital") } jest już dołożona.
why-not_theirs =
    { $who ->
        [you] Następna musi być twoja piramidka.
       *[other] Następna musi być piramidka { FORM($who, case: "genitive") }.
    }
why-unfit =
    { $n ->
        [one] { FORM($piece, letter: "capital") } nie pozwoli zapłacić co do oczka: do zapłaty jest jeszcze { $n } oczko.
        [few] { FORM($piece, letter: "capital") } nie pozwoli zapłacić co do oczka: do zapłaty są jeszcze { $n } oczka.
       *[many] { FORM($piece, letter: "capital") } nie pozwoli zapłacić co do oczka: do zapłaty jest jeszcze { $n } oczek.
    }

## Options

option-players-title = Gracze
option-players-help = Każdy gracz ma trzy piramidki w jednym kolorze.

option-protocol-title = Gesty na
option-protocol-1-2-3 = „trzy”
option-protocol-1-2-3-go = „już”
option-protocol-help = Gesty pokazuje się na „trzy” lub na „już”.

## How the champions play this game

champion-1-style = Trochę za często pokazuje kamień i patrzy niedaleko naprzód.

champion-2-style = Lubi papier i od czasu do czasu zastawia nim pułapkę.

champion-3-style = Prosto i równo, ale z asem w rękawie.

champion-4-style = Liczy każde oczko i pozwala ci myśleć, że jego gra nie ma tajemnic.

champion-5-style = Daje ci odkryć swój nawyk i jest o gest dalej, gdy go wykorzystasz.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Witaj! To papier, kamień, nożyce o piramidki. Twój kolor to czerwony. Kropki pokazują, ile warta jest piramidka: 1, 2 lub 3 oczka. Wygrywa ten, kto jako ostatni ma jeszcze jakąś piramidkę.
lesson-2 = Twoja tura, więc kogoś wyzywasz. Możesz wybrać każdego. Zacznijmy od gracza Pip – jego kolor to żółty.
lesson-2-wrong = Możesz wyzwać każdego innego gracza. Tym razem wybierz żółtego: to Pip.
lesson-3 = Oboje wybieracie po cichu, a potem pokazujecie równocześnie. Kamień bije nożyce, nożyce biją papier, papier bije kamień. Spróbuj kamienia.
lesson-3-wrong = Każdy gest może wygrać. W tym samouczku pokaż kamień.
lesson-4 = Remis! Pokazujecie jeszcze raz, a przegrany zapłaci teraz o jedno oczko więcej, czyli 2. Większość ludzi zostaje przy kamieniu. Pokaż więc papier.
lesson-4-wrong = Jeśli Pip znów pokaże kamień, pobije go tylko papier.
lesson-5 = Wygrywasz 2 oczka! To twoja tura, więc ty wybierasz każdą piramidkę zapłaty. Stawkę trzeba zapłacić co do oczka, jeśli się da. Średnia piramidka przeciwnika jest warta 2. Weź ją.
lesson-5-wrong = Stawka to 2 oczka. Pip może zapłacić dokładnie tyle średnią piramidką.
lesson-6 = Teraz jest twoja, ale nadal żółta. Zapamiętaj: kolor zostaje w grze tylko tak długo jak gracz, który nim zaczynał.
lesson-7 = Rundę później znów jest twoja tura. Twój przeciwnik to Pip, z jedną dużą piramidką. Co pokażesz? Pip uwielbia kamień.
lesson-7-wrong = Pip uwielbia kamień, więc papier to dobry pomysł.
lesson-8 = Teraz coś trudniejszego: reszta. Pip ma do zapłaty 1 oczko, a w ręku tylko dużą piramidkę, wartą 3. Bierzesz ją więc i oddajesz 2 oczka. Najpierw wybierz dużą.
lesson-8-wrong = Najpierw płaci Pip. Duża żółta piramidka to wszystko, co Pip ma.
lesson-9 = Teraz twoja reszta. Twoja średnia czerwona i średnia żółta są warte po 2. Jeśli Pip odpadnie, wszystkie żółte piramidki wyjdą z gry. Oddaj więc żółtą.
lesson-9-wrong = Zachowaj czerwoną, bo to twój własny kolor. Oddaj średnią żółtą: żółty może wkrótce wyjść z gry.
lesson-10 = Pip cię wyzywa i oboje pokazujecie kamień. Stawka to teraz 2 oczka, i tyle właśnie Pip ma. Co bije kamień?
lesson-10-wrong = Papier owija kamień. Jeszcze raz!
lesson-11 = Pip odpada, a wszystkie żółte piramidki wychodzą z gry, nawet twoje. Za nokaut każdy płaci ci 1 oczko. Zostało tylko dwoje graczy, więc liczy się ono podwójnie: Clover płaci 2.
lesson-11-wrong = Średnia zielona piramidka jest warta dokładnie 2 oczka.
lesson-12 = To pojedynek. Gdy z trojga lub większej liczby graczy zostaje tylko dwoje, każda zapłata do końca gry liczy się podwójnie.
lesson-13 = Znów twoja tura. Clover ma jeszcze 2 oczka, a stawka 1 liczy się jako 2. Jeśli wygrasz to starcie, wygrasz grę. Clover ma za sobą kamień i nożyce. Czy teraz będzie papier?
lesson-13-wrong = Jeśli Clover pokaże papier, nożyce go potną.
lesson-14 = Tylko ty masz jeszcze piramidki, więc wygrywasz! Wyzywaj słabych, trzymaj własny kolor i nie pokazuj kamienia zbyt często.
