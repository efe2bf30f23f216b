### Yes! Broccoli! in Polish. Decks that people write have their own names and texts of cards.

# In one line, for the lobby
tagline = Licytuj brokuły, unikaj oranżady, a pączka zostaw innym.

# A player's name by itself
seat-name = { $who }
seat-red =
    { $case ->
        [genitive] Czerwonego
        [dative] Czerwonemu
       *[other] Czerwony
    }
seat-blue =
    { $case ->
        [genitive] Niebieskiego
        [dative] Niebieskiemu
       *[other] Niebieski
    }
seat-purple =
    { $case ->
        [genitive] Fioletowego
        [dative] Fioletowemu
       *[other] Fioletowy
    }
seat-green =
    { $case ->
        [genitive] Zielonego
        [dative] Zielonemu
       *[other] Zielony
    }
seat-orange =
    { $case ->
        [genitive] Pomarańczowego
        [dative] Pomarańczowemu
       *[other] Pomarańczowy
    }

## The foods of the standard deck

food-name-broccoli = Brokuł
food-name-spinach = Szpinak
food-name-kale = Jarmuż
food-name-carrot =
    { $case ->
        [accusative] Marchewkę
       *[other] Marchewka
    }
food-name-sweet-potato = Batat
food-name-blueberries = Borówki
food-name-beans =
    { $case ->
        [accusative] Fasolę
       *[other] Fasola
    }
food-name-tomato = Pomidor
food-name-mushroom =
    { $case ->
        [accusative] Pieczarkę
       *[other] Pieczarka
    }
food-name-banana = Banan
food-name-apple = Jabłko
food-name-corn =
    { $case ->
        [accusative] Kukurydzę
       *[other] Kukurydza
    }
food-name-rice = Ryż
food-name-cheese = Ser
food-name-crisps = Chipsy
food-name-fries = Frytki
food-name-ice-cream = Lody
food-name-sweets = Cukierki
food-name-doughnut =
    { $case ->
        [accusative] Pączka
       *[other] Pączek
    }
food-name-soda =
    { $case ->
        [accusative] Oranżadę
       *[other] Oranżada
    }

## Its powers. A card has the text in two lines, which are in -1 and -2, of about 22 letters each.
## A line that is not needed is { "" }.

power-name-picky-eater = Niejadek
power-text-picky-eater = Dodaj 3 do dowolnej stawki
power-text-picky-eater-1 = Dodaj 3 do
power-text-picky-eater-2 = dowolnej stawki
power-name-super-hungry = Wilczy głód
power-text-super-hungry = Podwój dowolną stawkę
power-text-super-hungry-1 = Podwój
power-text-super-hungry-2 = dowolną stawkę
power-name-too-busy-to-eat = Nie mam czasu
power-text-too-busy-to-eat = Najniższa stawka bierze pierwsza
power-text-too-busy-to-eat-1 = Najniższa stawka
power-text-too-busy-to-eat-2 = bierze pierwsza
power-name-full-already = Pełny brzuch
power-text-full-already = Odejmij 3 od dowolnej stawki
power-text-full-already-1 = Odejmij 3 od
power-text-full-already-2 = dowolnej stawki
power-name-half-portion = Pół porcji
power-text-half-portion = Połowa dowolnej stawki, w dół
power-text-half-portion-1 = Połowa dowolnej
power-text-half-portion-2 = stawki, w dół
power-name-extra-greens = Więcej zieleniny
power-text-extra-greens = Brokuły ze stawki zwiększają jej wartość
power-text-extra-greens-1 = Brokuły ze stawki
power-text-extra-greens-2 = dodają się do niej
power-name-trade-lunches = Wymiana obiadów
power-text-trade-lunches = Zamień stawki dwojga graczy
power-text-trade-lunches-1 = Zamień stawki
power-text-trade-lunches-2 = dwojga graczy
power-name-change-my-order = Zmiana zamówienia
power-text-change-my-order = Cofnij swoją stawkę i zagraj inną
power-text-change-my-order-1 = Cofnij swoją stawkę
power-text-change-my-order-2 = i zagraj inną
power-name-play-with-your-food = Zabawa jedzeniem
power-text-play-with-your-food = Danie z twojego stosu staje się twoją stawką
power-text-play-with-your-food-1 = Danie z twego stosu
power-text-play-with-your-food-2 = staje się stawką
power-name-send-it-back = Zwrot do kuchni
power-text-send-it-back = Jedno danie znika: dobierz dwa, zostaw jedno
power-text-send-it-back-1 = Jedno danie znika:
power-text-send-it-back-2 = dobierz 2, zostaw 1
power-name-clear-the-table = Sprzątanie stołu
power-text-clear-the-table = Wszystkie dania znikają: dobierz o jedno więcej i jedno pomiń
power-text-clear-the-table-1 = Dania znikają: dobierz
power-text-clear-the-table-2 = o 1 więcej, 1 pomiń
power-name-spilled-milk = Rozlane mleko
power-text-spilled-milk = Odrzuć danie z dowolnego stosu
power-text-spilled-milk-1 = Odrzuć danie
power-text-spilled-milk-2 = z dowolnego stosu
power-name-swap-desserts = Zamiana deserów
power-text-swap-desserts = Zamień się daniem z innym graczem
power-text-swap-desserts-1 = Zamień się daniem
power-text-swap-desserts-2 = z innym graczem
power-name-no-thank-you = Nie, dziękuję
power-text-no-thank-you = Cofnij moc zagraną tuż przedtem
power-text-no-thank-you-1 = Cofnij moc zagraną
power-text-no-thank-you-2 = tuż przedtem

##

food-label = { $food }, wartość { $value }
# A food with its points, where it is named in a sentence: "Carrot (14)"
food-worth = { $food } ({ $value })

bid-label = { FORM($colour, gender: "feminine", letter: "capital") } stawka { $value }, brokuły: { $n }
bid-own = Stawka { $value }, brokuły: { $n }
bid-dealt = Stawka { $value }, { FORM($colour, gender: "feminine") }, brokuły: { $n }
bid-food = { $food } jako stawka, wartość { $value }
bid-hidden = { $seat }: zakryta stawka
bid-none = { $seat }: jeszcze bez stawki
bid-changed = { $was } → { $now }

# A power card: $text is what it does, such as power-text-picky-eater
power-label-answer = { $power }: { $text }. Możesz ją zagrać zaraz po innej mocy.
power-label-served = { $power }: { $text }. Możesz ją zagrać przed licytacją.
power-label-revealed = { $power }: { $text }. Możesz ją zagrać po odkryciu stawek.
power-label-eaten = { $power }: { $text }. Możesz ją zagrać po posiłku.
power-label-served-revealed = { $power }: { $text }. Możesz ją zagrać przed licytacją lub po odkryciu stawek.
power-label-served-eaten = { $power }: { $text }. Możesz ją zagrać przed licytacją i po posiłku.
power-label-revealed-eaten = { $power }: { $text }. Możesz ją zagrać od odkrycia stawek.
power-label-served-revealed-eaten = { $power }: { $text }. Możesz ją zagrać w każdej chwili.
# In a hint or an analysis: a choice, as in "Better: Play Half Portion"
choice-play = Zagraj moc { $power }
power-with-text = { $power } ({ $text })

## When a power can be played, in few words for a card

times-answer = zaraz po innej mocy
times-served = przed licytacją
times-revealed = po odkryciu stawek
times-eaten = po posiłku
times-served-revealed = przed licytacją lub po
times-served-eaten = przed licytacją, po posiłku
times-revealed-eaten = od odkrycia stawek
times-served-revealed-eaten = w każdej chwili

# $seat is a player's name, and $text what the power does
play-label = { $seat } gra moc { $power }: { $text }
play-undone = { $seat } gra moc { $power } (cofniętą): { $text }

deck-left = talia: { $n }
deck-top = następne: { $foods }
# A list of names or numbers: $rest can have more of them
cards-more = { $first }, { $rest }
# The same for numbers in little room
cards-short = { $first } { $rest }
deck-phone = { $when } · { $left }

when-round = Runda { $round } z 8
when-meal = Posiłek { $meal }/{ $meals }, runda { $round }/8

offer-title = { $power }: dobrane karty

rank-1 = 1.
rank-2 = 2.
rank-3 = 3.
rank-4 = 4.
rank-5 = 5.
rank-icons = więcej brokułów
rank-powers = mniej mocy
rank-age = młodszy wiek
rank-strength = siła

rank-low-first = Najniższa bierze pierwsza
rank-low-first-short = Od najniższej

eaten-meal = Posiłek { $n }
eaten-title = Koniec posiłku { $n }
eaten-total = razem { $n }

pile-points =
    { $n ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pile-meal = ten posiłek: { $points }
pile-points-first = { $points } { $seat }
pile-points-only = { $points }
pile-food = { $seat }: { $food }, wartość { $value }

own-bids = TWOJE STAWKI
own-over = Dania z ostatniego posiłku, punkty ze wszystkich
own-eaten = To dania z tego posiłku.

## Piles that players can look at: their own played bids, and everyone's played powers. $cards is a
## list with cards-more, or cards-short in discards-name and discards-low.

discards-name = Zagrane stawki: { $cards }
discards-low = Stawki: { $cards }
discards-label = Twoje zagrane stawki: { $cards }. Widzisz je tylko ty.
discards-empty = Brak zagranych stawek
discards-empty-low = Brak stawek
discards-empty-label = Nie masz jeszcze zagranych stawek. Widzisz to tylko ty.

spent-name = Zagrane moce: { $n }
spent-low = Moce: { $n }
spent-label =
    { $n ->
        [one] { $n } moc zagrana w tym posiłku: { $cards }.
        [few] { $n } moce zagrane w tym posiłku: { $cards }.
       *[many] { $n } mocy zagranych w tym posiłku: { $cards }.
    }
spent-empty = Brak zagranych mocy
spent-empty-low = Brak mocy
spent-empty-label = W tym posiłku nie zagrano żadnej mocy.

prompt-dealing = Trwa rozdawanie kart.
prompt-serving = Podajemy dania.
prompt-bid = Wybierz stawkę. Najwyższa bierze pierwsza.
prompt-bid-low = Wybierz stawkę. Najniższa bierze pierwsza.
prompt-bidding = Wszyscy wybierają stawki.
prompt-take = Wybierz danie dla siebie.
prompt-taking =
    { $who ->
        [you] Wybierasz danie.
       *[other] { $who } wybiera danie.
    }
prompt-play-first-served = Każdej żółtej mocy możesz użyć raz. Dotknij podświetlonej albo spasuj.
prompt-play-first-revealed = Moc może zmienić tę kolejność. Dotknij podświetlonej karty albo spasuj.
prompt-play-served = Zagrasz moc przed licytacją? Dotknij karty albo spasuj.
prompt-play-revealed = Zagrasz moc przed braniem dań? Dotknij karty albo spasuj.
prompt-play-eaten = Zagrasz moc przed liczeniem punktów? Dotknij karty albo spasuj.
# $power is the power that was just played
prompt-play-answer = Zagrasz moc po tej ({ $power })? Dotknij karty albo spasuj.
prompt-window = Nie masz już kart mocy. Inni mogą jakąś zagrać.
prompt-window-other = Gracze z kartami mocy mogą teraz jakąś zagrać.
prompt-showing = Trwa zagrywanie mocy.
prompt-aiming =
    { $who ->
        [you] Grasz moc: { $power }.
       *[other] { $who } gra moc: { $power }.
    }

## $power comes with what it does: "Picky Eater (Add 3 to any one bid)"

aim-bid = { $power }: wybierz stawkę.
aim-swap = { $power }: wybierz pierwszą stawkę.
aim-swap-again = { $power }: wybierz drugą stawkę.
aim-card = { $power }: wybierz kartę stawki.
aim-own-food = { $power }: wybierz danie ze swojego stosu.
aim-other-food = { $power }: wybierz danie, które chcesz w zamian.
aim-send-back = { $power }: wybierz danie do zwrotu.
aim-keep = { $power }: wybierz danie na jego miejsce.
aim-leave-out = { $power }: wybierz danie do pominięcia.
aim-discard = { $power }: wybierz danie z dowolnego stosu.

status-points =
    { $n ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
status-meals = ({ $scores })
status-power = karta mocy

# $what is one picture of a food or several: "Carrot (14), Soda (−8) and Kale (15)"
log-served = Kuchnia podaje: { $what }.
# $bids is a list of log-bid, one for each player
log-bids = Odkryte stawki: { $bids }.
# $who is a picture of a player, and log-bid-who is what is read instead of it. $n is the bid.
log-bid = { $who } { $n }
log-bid-who =
    { $who ->
        [you] stawiasz
       *[other] { FORM($who, letter: "small") } stawia
    }
# $n is the value of a bid card
log-keeps =
    { $who ->
        [you] Zachowujesz { $n } na później.
       *[other] { $who } zachowuje { $n } na później.
    }
log-tie-icons = Remis rozstrzyga większa liczba brokułów.
log-tie-powers = Remis rozstrzyga mniejsza liczba mocy.
log-tie-age = Remis wygrywa młodszy gracz.
# $power is a power, mostly with its text: power-with-text
log-plays =
    { $who ->
        [you] Grasz moc: { $power }.
       *[other] { $who } gra moc: { $power }.
    }
## In the next texts, $what is a picture of a food, which is read as food-worth.

log-draws =
    { $who ->
        [you] Dobierasz { FORM($what, case: "accusative") }.
       *[other] { $who } dobiera { FORM($what, case: "accusative") }.
    }
log-takes =
    { $who ->
        [you] Bierzesz { FORM($what, case: "accusative") }.
       *[other] { $who } bierze { FORM($what, case: "accusative") }.
    }
# Somebody gets the only food that the others have left
log-takes-last =
    { $who ->
        [you] Dostajesz resztę: { $what }.
       *[other] { $who } dostaje resztę: { $what }.
    }
log-sends-back =
    { $who ->
        [you] Odsyłasz { FORM($what, case: "accusative") }.
       *[other] { $who } odsyła { FORM($what, case: "accusative") }.
    }
log-leaves-out =
    { $who ->
        [you] Pomijasz { FORM($what, case: "accusative") }.
       *[other] { $who } pomija { FORM($what, case: "accusative") }.
    }

##

# $scores is a list of log-score, one for each player
log-meal = Koniec posiłku { $n }: { $scores }.
# $who is a picture of a player, and log-score-who is what is read instead of it. $n are the points.
log-score = { $who } { $n }
log-score-who =
    { $who ->
        [you] zdobywasz
       *[other] { FORM($who, letter: "small") } zdobywa
    }

## What powers did. $power is the name of a power, and $food, $gone and $kept are food-worth.

# $sum is a calculation: "4 + 3 = 7"
did-bid =
    { $owner ->
        [you] { $power } ({ $who }) zmienia twoją stawkę: { $sum }.
       *[other] { $power } ({ $who }) zmienia stawkę { FORM($owner, case: "genitive") }: { $sum }.
    }
did-swap = { $power } ({ $who }) zamienia stawki: { $value } ({ $one }) i { $instead } ({ $other }).
did-card = { $power } ({ $who }) zmienia stawkę na { $value }.
# A food of a pile is the bid now
did-food-bid = { $power } ({ $who }): nowa stawka to { $food }.
did-one-food = { $power } ({ $who }) zamienia { FORM($gone, case: "accusative") } na { FORM($kept, case: "accusative") }.
did-all-foods = { $power } ({ $who }) sprowadza nowe dania. Pominięte: { $food }.
did-discard =
    { $owner ->
        [you] { $power } ({ $who }) usuwa { FORM($food, case: "accusative") } z twojego stosu.
       *[other] { $power } ({ $who }) usuwa { FORM($food, case: "accusative") } ze stosu { FORM($owner, case: "genitive") }.
    }
# $food is given, and $instead is got for it from $owner
did-exchange = { $power } ({ $who }) zamienia { FORM($food, case: "accusative") } na { FORM($instead, case: "accusative") } od { FORM($owner, case: "genitive") }.
did-reverse = { $power } ({ $who }): najniższa stawka bierze pierwsza.
# $other is another power
did-undo = { $power } ({ $who }) cofa moc: { $other }.
# $other is a power that was undone before
did-revive = { $power } ({ $who }) przywraca moc: { $other }.

# $food is a picture of a food, and $now and $then are points without it and with it
foresee-points =
    { $then ->
        [one] { $food } { $now } → { $then } punkt
        [few] { $food } { $now } → { $then } punkty
       *[many] { $food } { $now } → { $then } punktów
    }
# $food is a picture of a food
foresee-worth = { $food }, wartość { $value }
foresee-swap = Potem wybierz drugą stawkę.
# $was, $now and $place are ordinals such as rank-1
foresee-place = Bierzesz jako { $was } → { $now }
foresee-same = Nadal bierzesz jako { $place }

won-most =
    { $who ->
        [you]
            { $n ->
                [one] Wygrywasz z { $points } punktem.
                [few] Wygrywasz z { $points } punktami.
               *[many] Wygrywasz z { $points } punktami.
            }
       *[other]
            { $n ->
                [one] { $who } wygrywa z { $points } punktem.
                [few] { $who } wygrywa z { $points } punktami.
               *[many] { $who } wygrywa z { $points } punktami.
            }
    }
won-tied =
    { $who ->
        [you]
            { $n ->
                [one] Wygrywasz z { $points } punktem, jako najmłodsza osoba wśród remisujących.
                [few] Wygrywasz z { $points } punktami, jako najmłodsza osoba wśród remisujących.
               *[many] Wygrywasz z { $points } punktami, jako najmłodsza osoba wśród remisujących.
            }
       *[other]
            { $n ->
                [one] { $who } wygrywa z { $points } punktem, jako najmłodsza osoba wśród remisujących.
                [few] { $who } wygrywa z { $points } punktami, jako najmłodsza osoba wśród remisujących.
               *[many] { $who } wygrywa z { $points } punktami, jako najmłodsza osoba wśród remisujących.
            }
    }
won-best =
    { $n ->
        [one] Twój najlepszy wynik: { $n } punkt, poprzednio { $before }.
        [few] Twój najlepszy wynik: { $n } punkty, poprzednio { $before }.
       *[many] Twój najlepszy wynik: { $n } punktów, poprzednio { $before }.
    }

## Hints for bids

advice-both = { $first } { $then }
advice-brings =
    { $stake ->
        [one] Najlepsze i najgorsze danie różni tu { $stake } punkt. Średnio ta stawka zdobywa danie warte { $n }, a twoja { $other } – warte { $instead }.
        [few] Najlepsze i najgorsze danie różnią tu { $stake } punkty. Średnio ta stawka zdobywa danie warte { $n }, a twoja { $other } – warte { $instead }.
       *[many] Najlepsze i najgorsze danie różni tu { $stake } punktów. Średnio ta stawka zdobywa danie warte { $n }, a twoja { $other } – warte { $instead }.
    }
advice-worth = To więcej niż zwykle, więc warto postawić wysoko.
advice-save = Zachowaj mocne stawki na rundy, w których zdobędą więcej.
advice-same = Wszystkie dania są tu warte tyle samo, więc wystarczy słaba stawka.
advice-alike =
    { $n ->
        [one] { $n } inna stawka jest mniej więcej równie dobra.
        [few] { $n } inne stawki są mniej więcej równie dobre.
       *[many] { $n } innych stawek jest mniej więcej równie dobrych.
    }
# $own and $other are bids; the foods that they win are worth $n and $instead
advice-any =
    { $stake ->
        [one] Twój wybór prawie nie ma tu znaczenia. Twoja { $own } zdobywa średnio danie warte { $n }, a twoja { $other } – warte { $instead }. Ale każdej stawki możesz użyć tylko raz, więc to, co zyskasz teraz, stracisz później. Stawki są ważniejsze, gdy dania różni więcej niż { $stake } punkt.
        [few] Twój wybór prawie nie ma tu znaczenia. Twoja { $own } zdobywa średnio danie warte { $n }, a twoja { $other } – warte { $instead }. Ale każdej stawki możesz użyć tylko raz, więc to, co zyskasz teraz, stracisz później. Stawki są ważniejsze, gdy dania różnią więcej niż { $stake } punkty.
       *[many] Twój wybór prawie nie ma tu znaczenia. Twoja { $own } zdobywa średnio danie warte { $n }, a twoja { $other } – warte { $instead }. Ale każdej stawki możesz użyć tylko raz, więc to, co zyskasz teraz, stracisz później. Stawki są ważniejsze, gdy dania różni więcej niż { $stake } punktów.
    }
advice-hardly =
    { $n ->
        [one] Twój wybór prawie nie ma znaczenia: { $n } inna stawka jest mniej więcej równie dobra. Mocnej stawki użytej teraz zabraknie ci później.
        [few] Twój wybór prawie nie ma znaczenia: { $n } inne stawki są mniej więcej równie dobre. Mocnej stawki użytej teraz zabraknie ci później.
       *[many] Twój wybór prawie nie ma znaczenia: { $n } innych stawek jest mniej więcej równie dobrych. Mocnej stawki użytej teraz zabraknie ci później.
    }

## The form of a new match

option-players-title = Gracze
option-players-help = Liczba graczy.

option-game-title = Gra
option-game-basic = Podstawowa
option-game-advanced = Zaawansowana
option-game-help = Jeden posiłek z ośmiu rund albo trzy posiłki z kartami mocy.

option-one_of_each-title = Po jednej karcie
option-one_of_each-help = Dla dwojga graczy: w talii dań jest tylko jedna karta każdego rodzaju.

option-dealt_bids-title = Rozdane stawki
option-dealt_bids-help = Na każdy posiłek tasuje się wszystkie karty stawek i każdy gracz dostaje osiem.

option-handicap-title = Fory
option-handicap-help = Ułatwia grę: dziewiątka zastępuje jedynkę w ręce gracza. W grze zaawansowanej gracz może też dostać więcej mocy.
option-handicap-nine = Dziewiątka
option-handicap-plus = Więcej mocy

option-age_order-title = Kolejność wieku
option-age_order-help = Od najstarszej do najmłodszej osoby. Najmłodsza wygrywa remisy.

option-deck-title = Talia
option-deck-help = Dania i moce w grze.

why-bid = Najpierw licytacja: wybierz jedną ze swoich kart stawek.
why-take = Weź jedno z dań na stole.
why-aim = Wybierz cel mocy: { $power }.
why-cancel = { $power } cofa moc zagraną tuż przedtem, a żadnej nie zagrano.
why-when-served = { $power }: tę moc można zagrać tylko przed licytacją.
why-when-revealed = { $power }: tę moc można zagrać tylko po odkryciu stawek.
why-when-eaten = { $power }: tę moc można zagrać tylko na koniec posiłku.
why-when-served-revealed = { $power }: tę moc można zagrać tylko przed licytacją i po odkryciu stawek.
why-when-served-eaten = { $power }: tę moc można zagrać tylko przed licytacją i na koniec posiłku.
why-when-revealed-eaten = { $power }: tę moc można zagrać tylko po odkryciu stawek i na koniec posiłku.
why-when-served-revealed-eaten = { $power }: tę moc można zagrać tylko przed licytacją, po odkryciu stawek i na koniec posiłku.
why-nothing_there = { $power }: teraz nic by to nie zmieniło.

## Before the match, in the waiting room

question-asks = Kto jest najstarszy i kto następny?
question-answer = Od najstarszej do najmłodszej osoby: { $who }. Remisy wygrywa najmłodsza.

## How the champions play this game

champion-1-style = Hojność: zagrywa dobre karty wcześnie.

champion-2-style = Łakomstwo: wydaje najlepszą kartę na pierwsze dobre danie.

champion-3-style = Oszczędność: trzyma mocne karty i moce na późne rundy.

champion-4-style = Planuje do końca i trzyma moce, aż się opłacą.

champion-5-style = Przed każdą stawką przemyśli cały posiłek.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Obiad na stole! W każdej z ośmiu rund jest po jednym daniu na gracza. Zdrowe jedzenie daje punkty, a słodycze i oranżada je odbierają. Wygrywa ten, kto ma najwięcej punktów.
lesson-2 = Brokuł jest wart 18 punktów, więcej niż każde inne danie. Oranżada kosztuje 8. Każde z was musi wziąć jedno z nich. Kto więc bierze pierwszy?
lesson-3 = O tym decydują stawki. Masz karty od 1 do 8, a Bumble takie same. Oboje wybieracie w tajemnicy, a wyższa stawka bierze pierwsza. Gra idzie o wiele, więc postaw 8.
lesson-3-wrong = Te dwa dania różni aż 26 punktów. To warte twojej najwyższej karty, czyli 8.
lesson-4 = Twoja 8 bije 5, więc bierzesz jako pierwsza osoba. Częstuj się!
lesson-4-wrong = Naprawdę? Zostaw oranżadę przeciwnikowi i weź brokuł.
lesson-5 = Dwa następne dania są prawie równe: 8 i 7 punktów. A każdą kartę stawki można zagrać tylko raz w posiłku. To dobra chwila, żeby pozbyć się 1.
lesson-5-wrong = Pierwszeństwo jest tu warte tylko 1 punkt. Zachowaj tę kartę na później i postaw 1.
lesson-6 = Bumble daje aż 7, żeby wziąć pierwsze danie i zyskać jeden punkt. Ostatni gracz bierze resztę, więc masz jabłko. I została ci dobra karta!
lesson-7 = Teraz podchwytliwa zasada. Gdy dwie stawki są równe, pierwsza jest karta z większą liczbą małych brokułów. Twoja 4 ma ich pięć, więcej niż 4 przeciwnika. Postaw ją!
lesson-7-wrong = To też mogłoby się udać. Ale spójrz na 4: ma pięć małych brokułów. Wypróbuj ją przy remisie.
lesson-8 = Cztery na cztery! Karta przeciwnika ma trzy brokuły, a twoja pięć. Bierzesz więc najpierw. Szpinak daje 16 punktów, a frytki kosztują 3.
lesson-8-wrong = Szpinak jest wart 16 punktów. Frytki kosztowałyby cię 3.
lesson-9 = Zagrane stawki leżą zakryte, ale każdy je widział. Jeśli pamiętasz, co inni mają jeszcze w ręce, wiesz, kiedy wysoka karta jest bezpieczna.
lesson-10 = Ostatnia runda. Bumble ma już tylko 6, a ty masz jeszcze 7. Tego nie możesz przegrać. Zagraj ją.
lesson-10-wrong = Została ci tylko jedna karta, 7. Zagraj ją.
lesson-11 = Siedem bije sześć, jak było do przewidzenia. Weź swoje ostatnie danie.
lesson-11-wrong = Borówki są warte 12 punktów. Pączka zostaw tam, gdzie leży.
lesson-12 = Koniec obiadu! Masz najwięcej punktów, więc wygrywasz. Gra zaawansowana to trzy posiłki i karty mocy, które stawiają stawki i dania na głowie.
