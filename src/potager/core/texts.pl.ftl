### Polish texts that several games share. A game's own file can override any of them.
###
### Glossary. Players are addressed as "ty", mostly by the verb alone; what others do is told in the
### present tense, so that no text needs a person's gender. Names are not inflected: in another case
### than the nominative they get "gracz" before them (person-name), or the text uses a colon.
###
### match: partia; game: gra; turn: tura; round: runda; move: ruch; table: stół; seat: miejsce;
### host: gospodarz; operator: operator; spectator, viewer: widz; waiting room: poczekalnia;
### invite link: link z zaproszeniem; rematch: rewanż; take back: cofnąć ruch; hint: rada;
### level: poziom (łatwy, średni, trudny, mistrz); champion: mistrz; ladder: drabinka; step: szczebel;
### rating: ranking; record: zapis; records: archiwum; replay: powtórka; hourglass: klepsydra;
### puzzle: zagadka; lesson: samouczek; daily challenge: wyzwanie dnia; streak: seria;
### piece: figura or piramidka; pip: oczko; pawn: pionek; drone: truteń; queen: królowa; tree: drzewko;
### plant: roślina; nest: Gniazdo; Potting Shed: Szopa; supply: zapas; hedge: żywopłot; yard: ogródek;
### wall: żywopłot; throw: gest; change: reszta; deck: talia; bid: stawka; power: moc;
### meal: posiłek; food: danie; quest: misja; tile: kafelek; store: spiżarnia; bag: worek;
### IN: START; OUT: META; maze: labirynt; edge: krawędź; junction: rozwidlenie; crossroads: skrzyżowanie.

## How people are named in a text. $case is what the text asks for with FORM($who, case: "genitive").

person-you =
    { $case ->
        [genitive] ciebie
        [dative] ci
        [accusative] ciebie
        [instrumental] tobą
        [locative] tobie
       *[other] ty
    }
# $name is a player's name, and $ending its last letter.
person-name =
    { $case ->
        [genitive] gracza { $name }
        [dative] graczowi { $name }
        [accusative] gracza { $name }
        [instrumental] graczem { $name }
        [locative] graczu { $name }
       *[other] { $name }
    }
# $role is a colour or a part in the game, such as "the Carrots". It is in the right case already.
person-role = { $role }

##

colour-red =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] czerwoną
                [genitive] czerwonej
                [dative] czerwonej
                [instrumental] czerwoną
                [locative] czerwonej
               *[other] czerwona
            }
       *[other]
            { $case ->
                [genitive] czerwonego
                [dative] czerwonemu
                [instrumental] czerwonym
                [locative] czerwonym
               *[other] czerwony
            }
    }
colour-yellow =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] żółtą
                [genitive] żółtej
                [dative] żółtej
                [instrumental] żółtą
                [locative] żółtej
               *[other] żółta
            }
       *[other]
            { $case ->
                [genitive] żółtego
                [dative] żółtemu
                [instrumental] żółtym
                [locative] żółtym
               *[other] żółty
            }
    }
colour-green =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] zieloną
                [genitive] zielonej
                [dative] zielonej
                [instrumental] zieloną
                [locative] zielonej
               *[other] zielona
            }
       *[other]
            { $case ->
                [genitive] zielonego
                [dative] zielonemu
                [instrumental] zielonym
                [locative] zielonym
               *[other] zielony
            }
    }
colour-blue =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] niebieską
                [genitive] niebieskiej
                [dative] niebieskiej
                [instrumental] niebieską
                [locative] niebieskiej
               *[other] niebieska
            }
       *[other]
            { $case ->
                [genitive] niebieskiego
                [dative] niebieskiemu
                [instrumental] niebieskim
                [locative] niebieskim
               *[other] niebieski
            }
    }
colour-black =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] czarną
                [genitive] czarnej
                [dative] czarnej
                [instrumental] czarną
                [locative] czarnej
               *[other] czarna
            }
       *[other]
            { $case ->
                [genitive] czarnego
                [dative] czarnemu
                [instrumental] czarnym
                [locative] czarnym
               *[other] czarny
            }
    }
colour-purple =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] fioletową
                [genitive] fioletowej
                [dative] fioletowej
                [instrumental] fioletową
                [locative] fioletowej
               *[other] fioletowa
            }
       *[other]
            { $case ->
                [genitive] fioletowego
                [dative] fioletowemu
                [instrumental] fioletowym
                [locative] fioletowym
               *[other] fioletowy
            }
    }
colour-orange =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] pomarańczową
                [genitive] pomarańczowej
                [dative] pomarańczowej
                [instrumental] pomarańczową
                [locative] pomarańczowej
               *[other] pomarańczowa
            }
       *[other]
            { $case ->
                [genitive] pomarańczowego
                [dative] pomarańczowemu
                [instrumental] pomarańczowym
                [locative] pomarańczowym
               *[other] pomarańczowy
            }
    }
colour-clear =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] przezroczystą
                [genitive] przezroczystej
                [dative] przezroczystej
                [instrumental] przezroczystą
                [locative] przezroczystej
               *[other] przezroczysta
            }
       *[other]
            { $case ->
                [genitive] przezroczystego
                [dative] przezroczystemu
                [instrumental] przezroczystym
                [locative] przezroczystym
               *[other] przezroczysty
            }
    }
colour-cyan =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] turkusową
                [genitive] turkusowej
                [dative] turkusowej
                [instrumental] turkusową
                [locative] turkusowej
               *[other] turkusowa
            }
       *[other]
            { $case ->
                [genitive] turkusowego
                [dative] turkusowemu
                [instrumental] turkusowym
                [locative] turkusowym
               *[other] turkusowy
            }
    }
colour-white =
    { $gender ->
        [feminine]
            { $case ->
                [accusative] białą
                [genitive] białej
                [dative] białej
                [instrumental] białą
                [locative] białej
               *[other] biała
            }
       *[other]
            { $case ->
                [genitive] białego
                [dative] białemu
                [instrumental] białym
                [locative] białym
               *[other] biały
            }
    }

choice-in = Czekamy na: { $who }. Możesz jeszcze zmienić swój wybór.
choice-only = Gotowe. Czekamy na: { $who }.
choice-others = Czekamy na: { $who }.
choice-name = { $who }

reaction-pass = Pas
reaction-take-back = Cofnij i spasuj
reaction-only = Nie masz nic, co tu pasuje, więc spasuj.
reaction-nothing = Nie masz nic, co tu pasuje.
reaction-quiet = Nie masz nic, co tu pasuje. Gdy czas minie, pasujesz.
reaction-chosen = Wybór zapisany. Możesz go jeszcze zmienić.

why-nothing = Tego nie można teraz wybrać.
why-later = Najpierw wybierz coś innego.
why-instead = To nie pasuje do tego, co już masz wybrane.
why-over = Partia jest skończona.
why-paused = Partia jest wstrzymana.
why-waiting = Partia jeszcze się nie zaczęła.
why-watching = Oglądasz partię. Wybierają tylko gracze.
why-roll = Najpierw rzuć kośćmi.
why-once = Kośćmi rzuca się tylko raz na turę.
why-others = To jeszcze nie twoja tura.
why-in = Twój wybór jest zapisany. Poczekaj na innych.
why-pick = Najpierw wybierz figurę.

list-one = { $one }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-more = { $first }, { $rest }

# How many can play: a range, or "2 or 4"
players-range = { $fewest }–{ $most } graczy
players-some =
    { $n ->
        [one] { $counts } gracz
        [few] { $counts } graczy
       *[many] { $counts } graczy
    }

table-turn = { $name }: { $text }
table-forced = { $text } (jedyna możliwość – za chwilę stanie się to samo)
table-resigned =
    { $who ->
        [you] Poddajesz się.
        [several] { $who } poddają się.
       *[other] { $who } poddaje się.
    }
table-resigned-bot =
    { $who ->
        [you] Odchodzisz od stołu. Dalej gra bot.
        [several] { $who } odchodzą od stołu. Dalej gra bot.
       *[other] { $who } odchodzi od stołu. Dalej gra bot.
    }
table-salting = Kości są prawie gotowe. Przeglądarka każdego gracza dodaje swoją liczbę.
table-drawn = Gracze zgodzili się na remis.
table-stopped = Drużyna zgodziła się skończyć w tym miejscu.
table-closed = Operator tego serwera zamknął stół.
table-over = Partia jest skończona.
table-paused = Partia jest wstrzymana.
table-paused-by =
    { $who ->
        [you] Wstrzymujesz partię.
        [several] { $who } wstrzymują partię.
       *[other] { $who } wstrzymuje partię.
    }
table-resumed = Partia toczy się dalej.
table-resumed-by =
    { $who ->
        [you] Wznawiasz partię.
        [several] { $who } wznawiają partię.
       *[other] { $who } wznawia partię.
    }
table-conceded = Ta runda została poddana. Ostatnie ruchy wykonują się same.
table-conceded-by =
    { $who ->
        [you] Poddajesz tę rundę. Ostatnie ruchy wykonują się same.
        [several] { $who } poddają tę rundę. Ostatnie ruchy wykonują się same.
       *[other] { $who } poddaje tę rundę. Ostatnie ruchy wykonują się same.
    }
table-undone = Cofnięto ruch.
table-undone-turns =
    { $n ->
        [one] Cofnięto { $n } turę.
        [few] Cofnięto { $n } tury.
       *[many] Cofnięto { $n } tur.
    }
table-undone-by =
    { $who ->
        [you] Cofasz ruch.
        [several] { $who } cofają ruch.
       *[other] { $who } cofa ruch.
    }
table-took =
    { $who ->
        [you] Od teraz grasz ty.
        [several] Od teraz grają { $who }.
       *[other] Od teraz gra { $who }.
    }
table-hint =
    { $who ->
        [you] Korzystasz z rady.
        [several] { $who } korzystają z rady.
       *[other] { $who } korzysta z rady.
    }
table-left =
    { $who ->
        [you] Nie ma cię przy stole. Dalej gra bot.
        [several] { $who }: nieobecność. Dalej gra bot.
       *[other] { $who }: nieobecność. Dalej gra bot.
    }

coach-hold = zachować
coach-only = Nie było innego wyboru. Stąd wygrywa się około { $percent } na 100 partii.
coach-better = To daje około { $percent } wygranych na 100 partii. Drugi najlepszy wybór – { $other }.
coach-keeps = To daje około { $percent } wygranych na 100 partii, prawie tyle co inny wybór ({ $other }), a przy tym zachowujesz: { $what }.
coach-close = To daje około { $percent } wygranych na 100 partii. Inny wybór jest mniej więcej równie dobry ({ $other }).
