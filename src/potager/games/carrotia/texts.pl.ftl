### Carrotia in Polish. The log mixes these words with small pictures of the birds' dice.
### $at and $start are squares such as b3, $bird is one of bird-owl and so on, and $name in texts about
### powers is a character such as character-ghost. "START" and "META" are written on the gates.

# In one line, for the lobby
tagline = Zbuduj labirynt, zanim przesypie się piasek, i zabierz marchewki do domu.

player = Gracz { $n }
# A player's name by itself
name = { $who }
won = Kolonia najedzona: w spiżarni są marchewki ({ $n }), a potrzeba było { $goal }.
lost = Tym razem wygrywają ptaki: kolonia ma tylko { $n } z { $goal } potrzebnych marchewek.
best =
    { $n ->
        [one] Twój najlepszy zbiór: { $n } marchewka, poprzednio { $before }.
        [few] Twój najlepszy zbiór: { $n } marchewki, poprzednio { $before }.
       *[many] Twój najlepszy zbiór: { $n } marchewek, poprzednio { $before }.
    }

ladder-1 = Łagodne ptaki
ladder-2 = Groźne ptaki
ladder-3 = Talia wyzwań
ladder-best =
    { $n ->
        [one] najlepszy zbiór: { $n } marchewka
        [few] najlepszy zbiór: { $n } marchewki
       *[many] najlepszy zbiór: { $n } marchewek
    }

book-card = Misja
book-cards = Wykonane misje: { $n } z { $of } ({ $deck })

daily-title = Misja dnia
daily-about = Ty kontra ptaki: dziś wszyscy mają tę samą postać, misje, kafelki i rzuty. Ile marchewek doniesiesz do domu?
daily-points =
    { $n ->
        [one] { $n } marchewka
        [few] { $n } marchewki
       *[many] { $n } marchewek
    }

kind-straight =
    { $case ->
        [accusative] prostą
       *[other] prosta
    }
kind-corner = zakręt
kind-junction = rozwidlenie
kind-crossroads = skrzyżowanie
kind-dead-end = ślepy zaułek

way-up = w górę
way-right = w prawo
way-down = w dół
way-left = w lewo

# $kind is one of the kinds above, and $ways a list of way-up and so on
tile-open = { $kind }, przejście { $ways }

square-tile = { $at }: { $tile }
square-empty = { $at }, puste
square-entry = { $told }; tu startuje królik
square-exit = { $told }; tędy się wychodzi
square-wanted = { $told }; tu będą marchewki

fault-right = Prawa krawędź { $at } nie pasuje
fault-below = Dolna krawędź { $at } nie pasuje

gate-in = Królik wchodzi na { $at }
gate-out = Królik wychodzi z { $at }
gate-in-short = START
gate-out-short = META

carrot-single-at = marchewka na { $at }
carrot-triple-at = trzy marchewki na { $at }
carrot-single-waits = marchewka na { $at }: potrzebny kafelek
carrot-triple-waits = trzy marchewki na { $at }: potrzebny kafelek

rabbit-at = królik na { $at }
rabbit-came = idzie z { $at } i nie może tam wrócić

bird-owl =
    { $case ->
        [accusative] Sowę
        [genitive] Sowy
       *[other] Sowa
    }
bird-hawk =
    { $case ->
        [accusative] Jastrzębia
        [genitive] Jastrzębia
       *[other] Jastrząb
    }
bird-crow =
    { $case ->
        [accusative] Wronę
        [genitive] Wrony
       *[other] Wrona
    }
bird-seagull =
    { $case ->
        [accusative] Mewę
        [genitive] Mewy
       *[other] Mewa
    }
bird-bat =
    { $case ->
        [accusative] Nietoperza
        [genitive] Nietoperza
       *[other] Nietoperz
    }
bird-sparrow =
    { $case ->
        [accusative] Wróbla
        [genitive] Wróbla
       *[other] Wróbel
    }
bird-at = { $bird } na { $at }
bird-coming = na { $at } przyleci ptak
bird-card = { $bird }: { $does }

does-owl = Zamienia trzy marchewki w jedną. Jeśli doleci do królika, moc gracza, którego jest tura, znów będzie gotowa.
does-hawk = Niszczy marchewkę lub pęczek trzech na zawsze. Jeśli doleci do królika, zabierze go z powrotem na START.
does-crow = Porywa marchewkę lub pęczek trzech. Jeśli doleci do królika, odda wszystko, co niesie.
does-seagull = Porywa marchewkę lub pęczek trzech. Jeśli doleci do królika, odda wszystko, co niesie.
does-bat = Zamienia marchewkę lub pęczek trzech w wybranego przez was ptaka. Jeśli doleci do królika, zabierze go na METĘ.
does-sparrow = Niszczy marchewkę lub pęczek trzech na zawsze. Jeśli doleci do królika, moc gracza, którego jest tura, znów będzie gotowa.
does-owl-carrots = z 3 robi 1
does-hawk-carrots = niszczy 1 lub 3
does-crow-carrots = porywa 1 lub 3
does-seagull-carrots = porywa 1 lub 3
does-bat-carrots = marchewka w ptaka
does-sparrow-carrots = niszczy 1 lub 3
does-owl-rabbit = odnawia moc
does-hawk-rabbit = królik na START
does-crow-rabbit = oddaje wszystko
does-seagull-rabbit = oddaje wszystko
does-bat-rabbit = królik na METĘ
does-sparrow-rabbit = odnawia moc
does-owl-carrots-short = z 3 → 1
does-hawk-carrots-short = niszczy
does-crow-carrots-short = porywa
does-seagull-carrots-short = porywa
does-bat-carrots-short = w ptaka
does-sparrow-carrots-short = niszczy
does-owl-rabbit-short = moc
does-hawk-rabbit-short = START
does-crow-rabbit-short = oddaje
does-seagull-rabbit-short = oddaje
does-bat-rabbit-short = META
does-sparrow-rabbit-short = moc

## A bird's die. $bird is the name of the bird.

die-up = { $bird } leci w górę
die-right = { $bird } leci w prawo
die-down = { $bird } leci w dół
die-left = { $bird } leci w lewo
die-carrot = { $bird } leci do najbliższej marchewki
die-rabbit = { $bird } leci do królika
die-due = kość { FORM($bird, case: "genitive") }, gotowa do rzutu

flight-up = { $bird } w górę
flight-right = { $bird } w prawo
flight-down = { $bird } w dół
flight-left = { $bird } w lewo
flight-carrot = { $bird } do marchewki
flight-rabbit = { $bird } do królika

play-clockwise = Gra zgodnie z zegarem
play-anticlockwise = Gra odwrotnie do zegara
play-clockwise-short = ↻
play-anticlockwise-short = ↺

stage-build = Buduj
stage-repair = Popraw
stage-run = Bieg
stage-ready = Przygotowanie
stage-over = Koniec
stage-way = { $stage }, tury { $way }

## The characters. The text of each is on its card in lines of about 25 letters. Lines
## that a language does not need are { "" }.

character-bandit =
    { $case ->
        [genitive] Bandyty
        [accusative] Bandytę
       *[other] Bandyta
    }
character-bandit-text = Zawsze: gdy twój krok znajduje marchewki, znajdujesz jedną więcej, najwyżej dwa razy na rundę
character-bandit-line-1 = Zawsze: gdy twój krok
character-bandit-line-2 = znajduje marchewki,
character-bandit-line-3 = znajdujesz 1 więcej, do
character-bandit-line-4 = dwóch razy na rundę

character-ghost =
    { $case ->
        [genitive] Ducha
        [accusative] Ducha
       *[other] Duch
    }
character-ghost-text = Raz na rundę: przenieś królika na dowolny inny kafelek
character-ghost-line-1 = Raz na rundę: przenieś
character-ghost-line-2 = królika na dowolny inny
character-ghost-line-3 = kafelek
character-ghost-line-4 = { "" }

character-mummy =
    { $case ->
        [genitive] Mumii
        [accusative] Mumię
       *[other] Mumia
    }
character-mummy-text = Raz na rundę: powstrzymaj ptaka przed tym, co zamierza zrobić
character-mummy-line-1 = Raz na rundę: powstrzymaj
character-mummy-line-2 = ptaka przed tym, co
character-mummy-line-3 = zamierza zrobić
character-mummy-line-4 = { "" }

character-sailor =
    { $case ->
        [genitive] Starego Żeglarza
        [accusative] Starego Żeglarza
       *[other] Stary Żeglarz
    }
character-sailor-text = Raz na rundę: królik cofa się tam, skąd idzie
character-sailor-line-1 = Raz na rundę: królik
character-sailor-line-2 = cofa się tam, skąd idzie
character-sailor-line-3 = { "" }
character-sailor-line-4 = { "" }

character-vampire =
    { $case ->
        [genitive] Wampira
        [accusative] Wampira
       *[other] Wampir
    }
character-vampire-text = Raz na rundę: królik przeciska się przez żywopłot na kafelek obok
character-vampire-line-1 = Raz na rundę: królik
character-vampire-line-2 = przeciska się przez
character-vampire-line-3 = żywopłot na kafelek obok
character-vampire-line-4 = { "" }

character-clown =
    { $case ->
        [genitive] Klauna
        [accusative] Klauna
       *[other] Klaun
    }
character-clown-text = Raz na rundę: rzuć ponownie dowolnymi kośćmi ptaków
character-clown-line-1 = Raz na rundę: rzuć
character-clown-line-2 = ponownie dowolnymi
character-clown-line-3 = kośćmi ptaków
character-clown-line-4 = { "" }

## The quests that come with the game. On a phone a name has two lines of about 15 letters: where it
## is longer, they are in -1 and -2, and the end may be left out.

quest-name-round-the-pond = Wokół stawu
quest-name-first-sprouts = Pierwsze pędy
quest-name-the-hen-house = Kurnik
quest-name-a-small-loop = Mała pętla
quest-name-under-the-bean-poles = Pod tyczkami fasoli
quest-name-under-the-bean-poles-1 = Pod tyczkami
quest-name-under-the-bean-poles-2 = fasoli
quest-name-dew-on-the-clover = Rosa na koniczynie
quest-name-dew-on-the-clover-1 = Rosa na
quest-name-dew-on-the-clover-2 = koniczynie
quest-name-the-compost-corner = Kąt z kompostem
quest-name-the-compost-corner-1 = Kąt
quest-name-the-compost-corner-2 = z kompostem
quest-name-three-in-a-row = Trzy w rzędzie
quest-name-the-garden-gate = Furtka do ogrodu
quest-name-the-long-way = Długa droga
quest-name-behind-the-shed = Za szopą
quest-name-rhubarb-lane = Rabarbarowa
quest-name-the-scarecrow-s-hat = Kapelusz stracha na wróble
quest-name-the-scarecrow-s-hat-1 = Kapelusz
quest-name-the-scarecrow-s-hat-2 = stracha
quest-name-two-fountains = Dwie fontanny
quest-name-past-the-pump = Obok pompy
quest-name-the-pea-trellis = Groszek na kratce
quest-name-wheelbarrow-tracks = Ślady taczki
quest-name-wheelbarrow-tracks-1 = Ślady
quest-name-wheelbarrow-tracks-2 = taczki
quest-name-the-old-well = Stara studnia
quest-name-the-great-hedge = Wielki żywopłot
quest-name-harvest-moon = Księżyc żniwiarzy
quest-name-the-orchard-wall = Mur wokół sadu
quest-name-the-orchard-wall-1 = Mur
quest-name-the-orchard-wall-2 = wokół sadu
quest-name-under-five-apple-trees = Pod pięcioma jabłoniami
quest-name-under-five-apple-trees-1 = Pod pięcioma
quest-name-under-five-apple-trees-2 = jabłoniami
quest-name-the-sundial = Zegar słoneczny
quest-name-into-the-nettles = W pokrzywy
quest-name-into-the-nettles-1 = W
quest-name-into-the-nettles-2 = pokrzywy
quest-name-the-far-greenhouse = Daleka szklarnia
quest-name-the-far-greenhouse-1 = Daleka
quest-name-the-far-greenhouse-2 = szklarnia
quest-name-thistle-and-thorn = Oset i cierń
quest-name-thistle-and-thorn-1 = Oset
quest-name-thistle-and-thorn-2 = i cierń
quest-name-home-before-dark = W domu przed zmrokiem
quest-name-home-before-dark-1 = W domu
quest-name-home-before-dark-2 = przed zmrokiem
quest-name-frost-on-the-leeks = Szron na porach
quest-name-frost-on-the-leeks-1 = Szron
quest-name-frost-on-the-leeks-2 = na porach
quest-name-the-crooked-fence = Krzywy płot
quest-name-the-crooked-fence-1 = Krzywy
quest-name-the-crooked-fence-2 = płot
quest-name-beetle-and-blackbird = Żuk i kos
quest-name-beetle-and-blackbird-1 = Żuk
quest-name-beetle-and-blackbird-2 = i kos
quest-name-behind-the-rain-barrel = Za beczką na deszczówkę
quest-name-behind-the-rain-barrel-1 = Za beczką
quest-name-behind-the-rain-barrel-2 = na deszczówkę
quest-name-the-gooseberry-thicket = Agrestowy gąszcz
quest-name-the-gooseberry-thicket-1 = Agrestowy
quest-name-the-gooseberry-thicket-2 = gąszcz
quest-name-slug-night = Noc ślimaków
quest-name-the-narrow-cold-frame = Wąski inspekt
quest-name-the-narrow-cold-frame-1 = Wąski
quest-name-the-narrow-cold-frame-2 = inspekt
quest-name-one-row-of-radishes = Rządek rzodkiewek
quest-name-one-row-of-radishes-1 = Rządek
quest-name-one-row-of-radishes-2 = rzodkiewek
quest-name-the-cat-on-the-wall = Kot na murku
quest-name-the-cat-on-the-wall-1 = Kot
quest-name-the-cat-on-the-wall-2 = na murku
quest-name-the-marrow-patch = Grządka z kabaczkami
quest-name-the-marrow-patch-1 = Grządka
quest-name-the-marrow-patch-2 = z kabaczkami
quest-name-brambles-by-the-gate = Jeżyny przy furtce
quest-name-brambles-by-the-gate-1 = Jeżyny
quest-name-brambles-by-the-gate-2 = przy furtce
quest-name-a-draught-in-the-potting-shed = Przeciąg w szopie
quest-name-a-draught-in-the-potting-shed-1 = Przeciąg
quest-name-a-draught-in-the-potting-shed-2 = w szopie
quest-name-the-broken-cloche = Stłuczony klosz
quest-name-the-broken-cloche-1 = Stłuczony
quest-name-the-broken-cloche-2 = klosz
quest-name-cabbage-whites = Bielinki
quest-name-the-steep-terrace = Stromy taras
quest-name-the-steep-terrace-1 = Stromy
quest-name-the-steep-terrace-2 = taras
quest-name-late-for-market = Spóźnieni na targ
quest-name-nine-rows-of-beans = Dziewięć rzędów fasoli
quest-name-nine-rows-of-beans-1 = Dziewięć
quest-name-nine-rows-of-beans-2 = rzędów fasoli
quest-name-the-magpie-s-larder = Spiżarnia sroki
quest-name-the-magpie-s-larder-1 = Spiżarnia
quest-name-the-magpie-s-larder-2 = sroki
quest-name-the-overgrown-orchard = Zarośnięty sad
quest-name-the-overgrown-orchard-1 = Zarośnięty
quest-name-the-overgrown-orchard-2 = sad
quest-name-storm-over-the-allotments = Burza nad działkami
quest-name-storm-over-the-allotments-1 = Burza
quest-name-storm-over-the-allotments-2 = nad działkami
quest-name-the-labyrinth-of-sage = Szałwiowy labirynt
quest-name-the-labyrinth-of-sage-1 = Szałwiowy
quest-name-the-labyrinth-of-sage-2 = labirynt
quest-name-fog-in-the-hop-garden = Mgła na chmielniku
quest-name-fog-in-the-hop-garden-1 = Mgła
quest-name-fog-in-the-hop-garden-2 = na chmielniku
quest-name-the-mole-s-kingdom = Królestwo kreta
quest-name-the-mole-s-kingdom-1 = Królestwo
quest-name-the-mole-s-kingdom-2 = kreta
quest-name-the-last-pumpkin = Ostatnia dynia
quest-name-the-last-pumpkin-1 = Ostatnia
quest-name-the-last-pumpkin-2 = dynia
quest-name-wind-in-the-sweetcorn = Wiatr w kukurydzy
quest-name-wind-in-the-sweetcorn-1 = Wiatr
quest-name-wind-in-the-sweetcorn-2 = w kukurydzy
quest-name-the-walled-garden = Ogród za murem
quest-name-the-walled-garden-1 = Ogród
quest-name-the-walled-garden-2 = za murem
quest-name-crows-at-harvest-time = Wrony w czas żniw
quest-name-crows-at-harvest-time-1 = Wrony
quest-name-crows-at-harvest-time-2 = w czas żniw

##

quest-none = Jeszcze brak
quest-over = Rozegrane
quest-label = Misja rundy { $n }: { $name }
quest-round = RUNDA { $n } Z 3

figure-carrot =
    { $n ->
        [one] { $n } marchew
        [few] { $n } marchwie
       *[many] { $n } marchwi
    }
figure-bird-to-come =
    { $n ->
        [one] { $n } ptak
        [few] { $n } ptaki
       *[many] { $n } ptaków
    }
figure-paw =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }

state-maze = LABIRYNT
state-edges =
    { $n ->
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
state-edges-good = Krawędzie OK
state-way-good = Jest wyjście
state-way-none = Brak wyjścia
state-changes =
    { $n ->
        [one] Została { $n } zmiana
        [few] Zostały { $n } zmiany
       *[many] Zostało { $n } zmian
    }
state-costs = Błędy to jeden ptak więcej.

moves-left = RUCHY
moves-label =
    { $n ->
        [one] Został { $n } ruch z { $most }
        [few] Zostały { $n } ruchy z { $most }
       *[many] Zostało { $n } ruchów z { $most }
    }
moves-of = z { $most } ruchów
moves-of-short = z { $most }
moves-carrots =
    { $n ->
        [one] jeszcze do { $n } marchewki
        [few] jeszcze do { $n } marchewek
       *[many] jeszcze do { $n } marchewek
    }
moves-carrots-short = jeszcze do { $n }
moves-carrots-none = nic więcej w tej rundzie
moves-carrots-none-short = nic więcej

birds-title = PO RUCHU

## The ways that the rabbit can go, and what each brings.

go-up = W górę
go-right = W prawo
go-down = W dół
go-left = W lewo
# $brings is one of the texts below
go-label = { $way }: { $brings }
go-finds =
    { $n ->
        [one] { $n } marchewka
        [few] { $n } marchewki
       *[many] { $n } marchewek
    }
go-nothing = bez marchewek
go-out =
    { $n ->
        [one] META: { $n } marchewka
        [few] META: { $n } marchewki
       *[many] META: { $n } marchewek
    }
go-out-empty = META, pusty worek
go-stuck = nie ma dokąd
go-hawk = znów na START!
go-bat = prosto na METĘ
go-late = brak ruchów!

store-title = SPIŻARNIA
store-label =
    { $n ->
        [one] { $n } marchewka w spiżarni z { $goal } potrzebnych, { $bag } w worku
        [few] { $n } marchewki w spiżarni z { $goal } potrzebnych, { $bag } w worku
       *[many] { $n } marchewek w spiżarni z { $goal } potrzebnych, { $bag } w worku
    }
store-of = z { $n }
store-bag = { $n } w worku, jeśli dotrze na METĘ
store-bag-short = { $n } w worku

hand-tile = { $tile }: masz { $n }
hand-none = Brak kafelków na ręce.

held-label = podniesiony kafelek: { $tile }

# $text is the character's text, such as character-ghost-text
character-label = { $name }. { $text }

power-ready = { $name }, moc gotowa. { $text }
power-used = { $name }, moc użyta w tej rundzie. { $text }
power-always = { $name }. { $text }
power-cancel = { $name }: powstrzymaj ptaka
power-cancel-short = powstrzymaj
power-used-short = użyta
power-does-bandit-short = znajduje 1 więcej
power-does-ghost-short = na dowolne pole
power-does-mummy-short = wstrzymuje ptaka
power-does-sailor-short = krok wstecz
power-does-vampire-short = przez żywopłot
power-does-clown-short = rzuca znów

button-ready = Gotowe
button-ready-label = Gotowe: runda zacznie się, gdy wszyscy będą gotowi
button-enough = Dość
button-enough-label = Dość: ten etap się skończy, gdy powie tak każdy gracz po kolei
button-stay = Zostań
button-roll = Rzuć kośćmi
button-roll-label = Rzuć kośćmi ptaków
button-pass = Pas
button-pass-more = połóż 2 marchewki
button-pass-label = Pas: raz na rundę zamiast ruchu połóż w labiryncie dwie marchewki
button-allow = Pozwól
button-allow-label = Pozwól ptakowi to zrobić

## Asked before the last player says enough while the maze is wrong

enough-bare = Jeszcze nic nie zbudowano, więc królik nie mógłby biec. Mimo to powiedzieć dość?
# $why is a list of main clauses such as wrong-edges and wrong-way
enough-build = Labirynt ma jeszcze błędy: { $why }. Przyleci jeden ptak więcej. Mimo to powiedzieć dość?
enough-shut-entry = Królik nie mógłby biec: na STARCIE nie ma kafelka. Runda byłaby przegrana. Mimo to powiedzieć dość?
enough-shut-exit = Królik nie mógłby biec: na MECIE nie ma kafelka. Runda byłaby przegrana. Mimo to powiedzieć dość?
enough-shut-ends = Królik nie mógłby biec: na STARCIE i MECIE nie ma kafelka. Runda byłaby przegrana. Mimo to powiedzieć dość?
enough-way = Żadna ścieżka nie prowadzi ze STARTU na METĘ, więc królik raczej nie wyjdzie. Mimo to powiedzieć dość?

## Asked before the team gives up the round

concede-lost =
    { $n ->
        [one] Runda jest przegrana, a z nią { $n } marchewka w worku. Pozostałe ruchy wykonają się same.
        [few] Runda jest przegrana, a z nią { $n } marchewki w worku. Pozostałe ruchy wykonają się same.
       *[many] Runda jest przegrana, a z nią { $n } marchewek w worku. Pozostałe ruchy wykonają się same.
    }
concede-lost-empty = Runda jest przegrana. Pozostałe ruchy wykonają się same.
concede-hope =
    { $n ->
        [one] Królik może jeszcze wyjść. Jeśli się poddacie, przepadnie runda i { $n } marchewka w worku.
        [few] Królik może jeszcze wyjść. Jeśli się poddacie, przepadnie runda i { $n } marchewki w worku.
       *[many] Królik może jeszcze wyjść. Jeśli się poddacie, przepadnie runda i { $n } marchewek w worku.
    }
concede-hope-empty = Królik może jeszcze wyjść. Jeśli się poddacie, runda będzie przegrana.

status-ready = { $name }, gotowe
status-enough = dość
status-used = { $name } bez mocy
status-power = { $name } z mocą
status-loot =
    { $n ->
        [one] { $name }, { $n } raz
        [few] { $name }, { $n } razy
       *[many] { $name }, { $n } razy
    }

prompt-wait = Chwileczkę.
prompt-roll = Rzuć kośćmi i zobacz, dokąd polecą ptaki.
prompt-roll-other =
    { $who ->
        [you] Rzucasz kośćmi: dokąd polecą ptaki?
       *[other] { $who } rzuca kośćmi: dokąd polecą ptaki?
    }
# $power is a character, such as character-ghost
prompt-power =
    { $who ->
        [you] Królika prowadzisz ty, ale możesz zamiast tego użyć mocy { FORM($power, case: "genitive") }.
       *[other] Królika prowadzi { $who }, ale możesz zamiast tego użyć mocy { FORM($power, case: "genitive") }.
    }
prompt-power-clown =
    { $who ->
        [you] Królika prowadzisz ty, ale możesz najpierw rzucić kośćmi ponownie.
       *[other] Królika prowadzi { $who }, ale możesz najpierw rzucić kośćmi ponownie.
    }
prompt-choose = Wybierz postać. W trzech rundach drużyna musi zebrać { $goal } marchewek.
prompt-choose-other =
    { $who ->
        [you] Wybierasz postać.
       *[other] { $who } wybiera postać.
    }
prompt-ready = Naciśnij Gotowe: klepsydra ruszy, gdy wszyscy będą gotowi.
prompt-ready-calm = Naciśnij Gotowe: poznacie misję, gdy wszyscy będą gotowi.
prompt-ready-alone = Naciśnij Gotowe, żeby uruchomić klepsydrę.
prompt-ready-calm-alone = Naciśnij Gotowe, żeby dobrać misję.
prompt-ready-other =
    { $who ->
        [you] Runda czeka jeszcze na ciebie.
       *[other] Runda czeka jeszcze na { FORM($who, case: "accusative") }.
    }
# $who are several players
prompt-ready-others = Runda czeka jeszcze na tych graczy: { $who }.
prompt-build = Wybierz kafelek i dotknij pola: połącz ścieżką START z METĄ.
prompt-build-edges = Wybierz kafelek i dotknij pola: popraw oznaczone krawędzie.
prompt-build-good = Labirynt jest poprawny: naciśnij Dość albo połóż jeszcze kafelek.
prompt-build-other =
    { $who ->
        [you] Kładziesz kafelek.
       *[other] { $who } kładzie kafelek.
    }
prompt-build-next =
    { $who ->
        [you] Kładziesz kafelek, a potem znów jest twoja tura.
       *[other] { $who } kładzie kafelek, a potem twoja tura.
    }
prompt-perch = Labirynt ma błędy, więc przylatuje też { $bird }: dotknij kafelka dla tego ptaka.
prompt-perch-other =
    { $who ->
        [you] Labirynt ma błędy: wybierasz kafelek dla { FORM($bird, case: "genitive") }.
       *[other] Labirynt ma błędy: { $who } wybiera kafelek dla { FORM($bird, case: "genitive") }.
    }
prompt-repair =
    { $n ->
        [one] Dotknij kafelka, żeby go ruszyć, albo naciśnij Dość: została { $n } zmiana.
        [few] Dotknij kafelka, żeby go ruszyć, albo naciśnij Dość: zostały { $n } zmiany.
       *[many] Dotknij kafelka, żeby go ruszyć, albo naciśnij Dość: zostało { $n } zmian.
    }
prompt-repair-hand =
    { $n ->
        [one] Rusz kafelek, połóż nowy z ręki albo naciśnij Dość: została { $n } zmiana.
        [few] Rusz kafelek, połóż nowy z ręki albo naciśnij Dość: zostały { $n } zmiany.
       *[many] Rusz kafelek, połóż nowy z ręki albo naciśnij Dość: zostało { $n } zmian.
    }
prompt-repair-bare =
    { $n ->
        [one] Wybierz i połóż kafelek albo naciśnij Dość: została { $n } zmiana.
        [few] Wybierz i połóż kafelek albo naciśnij Dość: zostały { $n } zmiany.
       *[many] Wybierz i połóż kafelek albo naciśnij Dość: zostało { $n } zmian.
    }
prompt-repair-other =
    { $n ->
        [one] Naprawia { $who }: została { $n } zmiana.
        [few] Naprawia { $who }: zostały { $n } zmiany.
       *[many] Naprawia { $who }: zostało { $n } zmian.
    }
prompt-refit = Dotknij pola dla kafelka albo samego kafelka, żeby go obrócić.
prompt-refit-other =
    { $who ->
        [you] Przenosisz kafelek.
       *[other] { $who } przenosi kafelek.
    }
prompt-move = Poprowadź królika o jeden kafelek ścieżką, a potem polecą ptaki.
prompt-move-pass = Poprowadź królika o jeden kafelek albo raz na rundę spasuj i połóż dwie marchewki.
prompt-move-stuck = Królik nie może iść dalej: naciśnij Zostań, a następnym razem będzie mógł zawrócić.
prompt-move-other =
    { $who ->
        [you] Królika prowadzisz ty.
       *[other] Królika prowadzi { $who }.
    }
prompt-sow = Dotknij kafelka, żeby położyć na nim marchewkę: zostało { $n }.
prompt-sow-other =
    { $who ->
        [you] Kładziesz marchewki zamiast ruchu.
       *[other] { $who } kładzie marchewki zamiast ruchu.
    }
prompt-which = Dotknij ptaka, który pierwszy poleci na { $at }.
prompt-which-other =
    { $who ->
        [you] Wybierasz, który ptak pierwszy poleci na { $at }.
       *[other] { $who } wybiera, który ptak pierwszy poleci na { $at }.
    }
prompt-where = Dotknij marchewek, do których poleci { $bird }: wszystkie są równie blisko.
prompt-where-other =
    { $who ->
        [you] Wybierasz marchewki, do których poleci { $bird }.
       *[other] { $who } wybiera marchewki, do których poleci { $bird }.
    }

## What a bird is about to do, and the Mummy can stop it

prompt-spare-owl-carrots = Sowa zamierza zamienić trzy marchewki w jedną: czy Mumia ją powstrzyma?
prompt-spare-hawk-carrots = Jastrząb zamierza zniszczyć marchewkę: czy Mumia go powstrzyma?
prompt-spare-crow-carrots = Wrona zamierza porwać marchewkę: czy Mumia ją powstrzyma?
prompt-spare-seagull-carrots = Mewa zamierza porwać marchewkę: czy Mumia ją powstrzyma?
prompt-spare-bat-carrots = Nietoperz zamierza zamienić marchewkę w ptaka: czy Mumia go powstrzyma?
prompt-spare-sparrow-carrots = Wróbel zamierza zniszczyć marchewkę: czy Mumia go powstrzyma?
prompt-spare-owl-rabbit = Sowa zamierza odnowić moc: czy Mumia ją powstrzyma?
prompt-spare-hawk-rabbit = Jastrząb zamierza zabrać królika na START: czy Mumia go powstrzyma?
prompt-spare-crow-rabbit = Wrona zamierza oddać to, co niesie: czy Mumia ją powstrzyma?
prompt-spare-seagull-rabbit = Mewa zamierza oddać to, co niesie: czy Mumia ją powstrzyma?
prompt-spare-bat-rabbit = Nietoperz zamierza zabrać królika na METĘ: czy Mumia go powstrzyma?
prompt-spare-sparrow-rabbit = Wróbel zamierza odnowić moc: czy Mumia go powstrzyma?

## The same for everybody else. $who has the Mummy.

prompt-spare-other-owl-carrots = Sowa zamierza zamienić trzy marchewki w jedną: może ją powstrzymać { $who }.
prompt-spare-other-hawk-carrots = Jastrząb zamierza zniszczyć marchewkę: może go powstrzymać { $who }.
prompt-spare-other-crow-carrots = Wrona zamierza porwać marchewkę: może ją powstrzymać { $who }.
prompt-spare-other-seagull-carrots = Mewa zamierza porwać marchewkę: może ją powstrzymać { $who }.
prompt-spare-other-bat-carrots = Nietoperz zamierza zamienić marchewkę w ptaka: może go powstrzymać { $who }.
prompt-spare-other-sparrow-carrots = Wróbel zamierza zniszczyć marchewkę: może go powstrzymać { $who }.
prompt-spare-other-owl-rabbit = Sowa zamierza odnowić moc: może ją powstrzymać { $who }.
prompt-spare-other-hawk-rabbit = Jastrząb zamierza zabrać królika na START: może go powstrzymać { $who }.
prompt-spare-other-crow-rabbit = Wrona zamierza oddać to, co niesie: może ją powstrzymać { $who }.
prompt-spare-other-seagull-rabbit = Mewa zamierza oddać to, co niesie: może ją powstrzymać { $who }.
prompt-spare-other-bat-rabbit = Nietoperz zamierza zabrać królika na METĘ: może go powstrzymać { $who }.
prompt-spare-other-sparrow-rabbit = Wróbel zamierza odnowić moc: może go powstrzymać { $who }.

##

prompt-hatch = Nietoperz zamienia marchewkę w ptaka: wybierz, który przyleci.
prompt-hatch-other =
    { $who ->
        [you] Wybierasz ptaka, który przyleci w miejsce marchewki.
       *[other] { $who } wybiera ptaka, który przyleci w miejsce marchewki.
    }

log-sand = Piasek się przesypał, koniec budowy.
log-agreed = Wszyscy gracze powiedzieli dość, koniec budowy.
log-enough-said = Dość, koniec budowy.
log-used = Nie ma już kafelków, koniec budowy.
log-mended-agreed = Wszyscy gracze powiedzieli dość, więc królik biegnie.
log-mended-enough-said = Dość, więc królik biegnie.
log-mended-used = Wykorzystano wszystkie cztery zmiany, więc królik biegnie.
log-quest = Rundę { $n } otwiera misja „{ $name }”.
# $name is the character that somebody plays, such as character-ghost
log-cast =
    { $who ->
        [you] Twoja postać to { $name }.
       *[other] { $who } to { $name }.
    }
log-right = Labirynt jest poprawny, więc królik biegnie.
# $why is a list of main clauses such as wrong-edges and wrong-way
log-wrong = Labirynt ma błędy: { $why }.
log-stray = Dlatego przylatuje też { $bird }.
log-bird = { $bird } przylatuje na { $at }.
log-perch =
    { $who ->
        [you] Stawiasz { FORM($bird, case: "accusative") } na { $at }.
       *[other] { $who } stawia { FORM($bird, case: "accusative") } na { $at }.
    }
# $kind is a kind of tile, such as kind-corner
log-lay =
    { $who ->
        [you] Kładziesz { FORM($kind, case: "accusative") } na { $at }.
       *[other] { $who } kładzie { FORM($kind, case: "accusative") } na { $at }.
    }
# $kind is the kind of the new tile
log-exchange =
    { $who ->
        [you] Wymieniasz kafelek na { $at }. Nowy to { $kind }.
       *[other] { $who } wymienia kafelek na { $at }. Nowy to { $kind }.
    }
log-turn =
    { $who ->
        [you] Obracasz kafelek na { $at }.
       *[other] { $who } obraca kafelek na { $at }.
    }
log-move =
    { $who ->
        [you] Przenosisz kafelek z { $start } na { $at }.
       *[other] { $who } przenosi kafelek z { $start } na { $at }.
    }
log-back =
    { $who ->
        [you] Odkładasz kafelek na { $at } bez zmian.
       *[other] { $who } odkłada kafelek na { $at } bez zmian.
    }
log-swap =
    { $who ->
        [you] Zamieniasz miejscami kafelki na { $start } i { $at }.
       *[other] { $who } zamienia miejscami kafelki na { $start } i { $at }.
    }
log-sow =
    { $who ->
        [you] Kładziesz marchewkę na { $at }.
       *[other] { $who } kładzie marchewkę na { $at }.
    }
log-enough =
    { $who ->
        [you] Mówisz: dość.
       *[other] { $who } mówi: dość.
    }
log-shut-entry = Runda jest przegrana, bo na STARCIE nie ma kafelka.
log-shut-exit = Runda jest przegrana, bo na MECIE nie ma kafelka.
log-shut-ends = Runda jest przegrana, bo na STARCIE i MECIE nie ma kafelka.
# $dice are one or more pictures, which are read as die-up and so on
log-roll =
    { $who ->
        [you] Rzucasz: { $dice }.
       *[other] { $who } rzuca: { $dice }.
    }
log-pass =
    { $who ->
        [you]
            { $n ->
                [one] Pasujesz i kładziesz { $n } marchewkę zamiast ruchu.
                [few] Pasujesz i kładziesz { $n } marchewki zamiast ruchu.
               *[many] Pasujesz i kładziesz { $n } marchewek zamiast ruchu.
            }
       *[other]
            { $n ->
                [one] { $who } pasuje i kładzie { $n } marchewkę zamiast ruchu.
                [few] { $who } pasuje i kładzie { $n } marchewki zamiast ruchu.
               *[many] { $who } pasuje i kładzie { $n } marchewek zamiast ruchu.
            }
    }
log-pass-none =
    { $who ->
        [you] Pasujesz, ale nie ma już marchewek do położenia.
       *[other] { $who } pasuje, ale nie ma już marchewek do położenia.
    }
log-stay = Królik nie ma dokąd iść i zostaje.
log-step =
    { $who ->
        [you] Prowadzisz królika na { $at }.
       *[other] { $who } prowadzi królika na { $at }.
    }
# "It" is the rabbit
log-takes =
    { $n ->
        [one] Królik znajduje { $n } marchewkę.
        [few] Królik znajduje { $n } marchewki.
       *[many] Królik znajduje { $n } marchewek.
    }
# Follows log-takes: one of these carrots is found by the Bandit's power
log-bandit = Jedna z nich to zasługa Bandyty.
log-ghost =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: królik skacze na { $at }.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: królik skacze na { $at }.
    }
log-vampire =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: królik przeciska się na { $at }.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: królik przeciska się na { $at }.
    }
log-sailor =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: królik cofa się na { $at }.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: królik cofa się na { $at }.
    }
# $birds is a list of birds, whose dice are rolled
log-clown =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") } i rzucasz ponownie za { FORM($birds, case: "accusative") }.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") } i rzuca ponownie za { FORM($birds, case: "accusative") }.
    }

## $name is the Mummy, which has stopped a bird

log-mummy-owl-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Sowa nie zamienia trzech marchewek w jedną.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Sowa nie zamienia trzech marchewek w jedną.
    }
log-mummy-hawk-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Jastrząb nie niszczy marchewki.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Jastrząb nie niszczy marchewki.
    }
log-mummy-crow-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Wrona nie porywa marchewki.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Wrona nie porywa marchewki.
    }
log-mummy-seagull-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Mewa nie porywa marchewki.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Mewa nie porywa marchewki.
    }
log-mummy-bat-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Nietoperz nie zamienia marchewki w ptaka.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Nietoperz nie zamienia marchewki w ptaka.
    }
log-mummy-sparrow-carrots =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Wróbel nie niszczy marchewki.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Wróbel nie niszczy marchewki.
    }
log-mummy-owl-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Sowa nie odnawia mocy.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Sowa nie odnawia mocy.
    }
log-mummy-hawk-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Jastrząb nie zabiera królika na START.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Jastrząb nie zabiera królika na START.
    }
log-mummy-crow-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Wrona nie oddaje tego, co niesie.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Wrona nie oddaje tego, co niesie.
    }
log-mummy-seagull-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Mewa nie oddaje tego, co niesie.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Mewa nie oddaje tego, co niesie.
    }
log-mummy-bat-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Nietoperz nie zabiera królika na METĘ.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Nietoperz nie zabiera królika na METĘ.
    }
log-mummy-sparrow-rabbit =
    { $who ->
        [you] Używasz mocy { FORM($name, case: "genitive") }: Wróbel nie odnawia mocy.
       *[other] { $who } używa mocy { FORM($name, case: "genitive") }: Wróbel nie odnawia mocy.
    }

##

log-home =
    { $n ->
        [one] Królik jest na MECIE i ma { $n } marchewkę. W spiżarni: { $all }.
        [few] Królik jest na MECIE i ma { $n } marchewki. W spiżarni: { $all }.
       *[many] Królik jest na MECIE i ma { $n } marchewek. W spiżarni: { $all }.
    }
log-home-empty = Królik jest na MECIE z pustym workiem.
log-bat = { $bird } zabiera królika na METĘ.
log-late =
    { $n ->
        [one] Ruchy się skończyły i przepada { $n } marchewka z worka.
        [few] Ruchy się skończyły i przepadają { $n } marchewki z worka.
       *[many] Ruchy się skończyły i przepada { $n } marchewek z worka.
    }
log-late-empty = Ruchy się skończyły, a worek był pusty.
log-hatch = Na { $at } w miejsce marchewki przylatuje { $bird }.
log-allow =
    { $who ->
        [you] Nie powstrzymujesz { FORM($bird, case: "genitive") }.
       *[other] { $who } nie powstrzymuje { FORM($bird, case: "genitive") }.
    }
log-first =
    { $who ->
        [you] Najpierw wysyłasz { FORM($bird, case: "accusative") }.
       *[other] { $who } najpierw wysyła { FORM($bird, case: "accusative") }.
    }
log-flies = { $bird } leci na { $at }.
# $bird is the Crow or the Seagull, which was named in the sentence before
log-carries =
    { $n ->
        [one] Porywa { $n } marchewkę.
        [few] Porywa { $n } marchewki.
       *[many] Porywa { $n } marchewek.
    }
# $bird is the Crow or the Seagull, which was named in the sentence before
log-gives =
    { $n ->
        [one] Oddaje królikowi { $n } marchewkę.
        [few] Oddaje królikowi { $n } marchewki.
       *[many] Oddaje królikowi { $n } marchewek.
    }
# "It" is the Hawk
log-chased = Zabiera królika z powrotem na START.
log-readies =
    { $who ->
        [you] Możesz znów użyć mocy { FORM($name, case: "genitive") }.
       *[other] { $who } może znów użyć mocy { FORM($name, case: "genitive") }.
    }
# Where the Owl has flown
log-a-0 = Z trzech marchewek zostaje tam jedna.
# "It" is the Hawk
log-a-1 = Niszczy tam marchewkę.
# Where the Bat has flown
log-a-4 = Marchewka zamienia się tam w ptaka.
# "It" is the Sparrow
log-a-5 = Niszczy tam marchewkę.

onward-ghost = Dotknij kafelka, na który skoczy królik.
onward-vampire = Dotknij kafelka, na który przeciśnie się królik.
onward-clown = Dotknij kości do ponownego rzutu, a potem Klauna.
onward-dice = Dotknij Klauna, żeby rzucić, albo kolejnych kości.

# $tile is tile-open
foresee-tile = Na { $at }: { $tile }
foresee-lift = Podnieś kafelek z { $at }, żeby go przenieść lub obrócić.
# "It" is a bird
foresee-perch = Przyleci na { $at }.
# "It" is a carrot
foresee-sow = Trafi na { $at }.
foresee-edges =
    { $n ->
        [one] { $n } krawędź nie będzie pasować.
        [few] { $n } krawędzie nie będą pasować.
       *[many] { $n } krawędzi nie będzie pasować.
    }
foresee-edges-way =
    { $n ->
        [one] { $n } krawędź nie będzie pasować, ale będzie droga na METĘ.
        [few] { $n } krawędzie nie będą pasować, ale będzie droga na METĘ.
       *[many] { $n } krawędzi nie będzie pasować, ale będzie droga na METĘ.
    }
foresee-good = Wszystkie krawędzie będą pasować.
foresee-good-way = Wszystkie krawędzie będą pasować i będzie droga na METĘ.
foresee-step = Królik idzie na { $at }.
foresee-step-finds =
    { $n ->
        [one] Królik idzie na { $at } i znajduje { $n } marchewkę.
        [few] Królik idzie na { $at } i znajduje { $n } marchewki.
       *[many] Królik idzie na { $at } i znajduje { $n } marchewek.
    }
foresee-step-out =
    { $n ->
        [one] Królik dociera na METĘ i niesie do spiżarni { $n } marchewkę.
        [few] Królik dociera na METĘ i niesie do spiżarni { $n } marchewki.
       *[many] Królik dociera na METĘ i niesie do spiżarni { $n } marchewek.
    }
foresee-power = { $name } zabiera królika na { $at }, raz na rundę.
foresee-power-finds =
    { $n ->
        [one] { $name } zabiera królika na { $at }, gdzie czeka { $n } marchewka.
        [few] { $name } zabiera królika na { $at }, gdzie czekają { $n } marchewki.
       *[many] { $name } zabiera królika na { $at }, gdzie czeka { $n } marchewek.
    }
foresee-power-out =
    { $n ->
        [one] { $name } zabiera królika na METĘ, a do spiżarni trafia { $n } marchewka.
        [few] { $name } zabiera królika na METĘ, a do spiżarni trafiają { $n } marchewki.
       *[many] { $name } zabiera królika na METĘ, a do spiżarni trafia { $n } marchewek.
    }
foresee-then-hawk = Potem Jastrząb zabierze królika z powrotem na START!
foresee-then-bat = Potem Nietoperz zabierze królika na METĘ.
foresee-then-late = Potem nie będzie już ruchów i runda przepadnie.
foresee-clown = Rzuć tymi kośćmi ponownie, raz na rundę.
# "It" is the bird in $bird
foresee-head = Leci w stronę marchewek na { $at }.
foresee-first = Najpierw na { $at } leci { $bird }.
foresee-first-nothing = Najpierw na { $at } leci { $bird } i nic tam nie zmienia.
foresee-first-spare-owl-carrots = Najpierw na { $at } leci Sowa, żeby zamienić trzy marchewki w jedną, chyba że powstrzyma ją Mumia.
foresee-first-spare-hawk-carrots = Najpierw na { $at } leci Jastrząb, żeby zniszczyć marchewkę, chyba że powstrzyma go Mumia.
foresee-first-spare-crow-carrots = Najpierw na { $at } leci Wrona, żeby porwać marchewkę, chyba że powstrzyma ją Mumia.
foresee-first-spare-seagull-carrots = Najpierw na { $at } leci Mewa, żeby porwać marchewkę, chyba że powstrzyma ją Mumia.
foresee-first-spare-bat-carrots = Najpierw na { $at } leci Nietoperz, żeby zamienić marchewkę w ptaka, chyba że powstrzyma go Mumia.
foresee-first-spare-sparrow-carrots = Najpierw na { $at } leci Wróbel, żeby zniszczyć marchewkę, chyba że powstrzyma go Mumia.
foresee-first-spare-owl-rabbit = Najpierw na { $at } leci Sowa, żeby odnowić moc, chyba że powstrzyma ją Mumia.
foresee-first-spare-hawk-rabbit = Najpierw na { $at } leci Jastrząb, żeby zabrać królika na START, chyba że powstrzyma go Mumia.
foresee-first-spare-crow-rabbit = Najpierw na { $at } leci Wrona, żeby oddać to, co niesie, chyba że powstrzyma ją Mumia.
foresee-first-spare-seagull-rabbit = Najpierw na { $at } leci Mewa, żeby oddać to, co niesie, chyba że powstrzyma ją Mumia.
foresee-first-spare-bat-rabbit = Najpierw na { $at } leci Nietoperz, żeby zabrać królika na METĘ, chyba że powstrzyma go Mumia.
foresee-first-spare-sparrow-rabbit = Najpierw na { $at } leci Wróbel, żeby odnowić moc, chyba że powstrzyma go Mumia.
foresee-first-bat = Najpierw leci { $bird } i zabiera królika na METĘ.
foresee-hatch = W miejsce marchewki przyleci { $bird }.
foresee-ready = Gdy wszyscy będą gotowi, dobierze się misję i ruszy klepsydra.
foresee-ready-calm = Gdy wszyscy będą gotowi, dobierze się misję.
foresee-enough = Nie kładziesz kafelka, a budowa skończy się, gdy każdy po kolei powie dość.
foresee-enough-repair = Nic nie zmieniasz, a bieg zacznie się, gdy każdy po kolei powie dość.
foresee-stay = To zużywa ruch, ale następnym razem królik będzie mógł zawrócić.
foresee-pass = Połóż dwie marchewki na dowolnych kafelkach bez zużywania ruchu; potem polecą ptaki.
foresee-cancel = Ptak nic nie zrobi, a moc będzie zużyta w tej rundzie.
foresee-allow = Ptak zrobi to, po co tu jest.

## Why a hint says so, while the maze is built and repaired

advice-joins = Łączy START z METĄ.
advice-mends =
    { $n ->
        [one] Poprawia { $n } błędną krawędź.
        [few] Poprawia { $n } błędne krawędzie.
       *[many] Poprawia { $n } błędnych krawędzi.
    }
advice-carrots =
    { $n ->
        [one] Najlepsza droga daje dzięki temu o { $n } marchewkę więcej.
        [few] Najlepsza droga daje dzięki temu o { $n } marchewki więcej.
       *[many] Najlepsza droga daje dzięki temu o { $n } marchewek więcej.
    }
advice-nearer = Przybliża ścieżkę do METY.
advice-way = Leży na drodze ze STARTU do marchewek na { $at }.
advice-way-out = Leży na drodze do METY.
advice-grows = Pasuje, a kafelki na ręce mogą stąd prowadzić dalej.
advice-prepares = Następne kafelki mogą wtedy naprawić labirynt.
advice-easier = Ułatwia bieg.
advice-lift = Ten kafelek może leżeć lepiej. Następna rada pokaże gdzie.
advice-swap = Zamienia się miejscem z leżącym tam kafelkiem.
advice-back = Najlepiej było mu tam, gdzie leżał.
advice-right = Labirynt jest poprawny i żaden kafelek na ręce go nie poprawi.
advice-wrong = Żaden kafelek na ręce nie poprawi labiryntu.
advice-mended = Żadna zmiana nie da więcej marchewek, a błędne krawędzie już nic nie kosztują.
advice-most = { $goal } marchewek jest już prawie poza zasięgiem. To przyniesie do domu najwięcej.
advice-given-up = Żadna zmiana nie otworzy już drogi na METĘ.

## The form of a new match

option-players-title = Gracze
option-players-help = Wszyscy grają w jednej drużynie. Pierwsze miejsce uchodzi za najmłodszego gracza.

option-hourglass-title = Klepsydra
option-hourglass-1x = Zwykła
option-hourglass-2x = Podwójna
option-hourglass-off = Bez czasu
option-hourglass-help = 30, 60 i 90 sekund na budowę w trzech rundach, dwa razy tyle albo bez limitu czasu.

option-characters-title = Postacie
option-characters-choose = Do wyboru
option-characters-random = Losowe
option-characters-help = Gracze wybierają postacie od najmłodszego albo dostają losowe.

option-birds-title = Ptaki
option-birds-fierce = Wszystkie
option-birds-gentle = Łagodne
option-birds-help = Łagodne to gra bez Jastrzębia i Nietoperza, czyli ptaków, które zabierają królika.

option-quests-title = Misje
option-quests-challenge = Wyzwania
option-quests-help = Talia misji. Wyzwania są dla ekspertów: mają mniej marchewek, więc liczy się każdy pas i każda moc.

why-pick_tile = Najpierw wybierz kafelek z ręki.
why-no_change = To nic by nie zmieniło.
why-on_tiles = Wybierz pole z kafelkiem.
# $birds is a list such as "Owl and Crow"
why-which = Dotknij jednego z ptaków, które mogą lecieć pierwsze: { $birds }.
why-nearest = Ptak leci do jednej z najbliższych marchewek. Wybierz jedną z nich.
why-used = { $name }: moc jest już użyta w tej rundzie.
why-power_later = { $name }: tej mocy nie można teraz użyć.
why-turn =
    { $who ->
        [you] Królika prowadzisz ty, ale możesz zamiast tego użyć swojej mocy.
       *[other] Królika prowadzi { $who }, ale możesz zamiast tego użyć swojej mocy.
    }
why-here = Królik już tu jest.
why-far = Za daleko: królik idzie o jeden kafelek naraz.
why-bare = Nie ma tam kafelka, po którym można biec.
why-hedge = Nie prowadzi tam żadna ścieżka, bo drogę zagradza żywopłot.
why-back = Królik nie może od razu zawrócić.

notice-first = Najpierw budowa, potem bieg
notice-first-build = Połącz START z METĄ; dotknięcie obraca kafelek.
notice-first-edges = Błędne krawędzie to jeden ptak więcej.
notice-first-run = Potem królik zbiera marchewki w drodze na METĘ.
# $at is a list of squares
notice-bare =
    { $n ->
        [one] Na { $at } nie ma kafelka: przepada { $n } marchewka.
        [few] Na { $at } nie ma kafelka: przepadają { $n } marchewki.
       *[many] Na { $at } nie ma kafelka: przepada { $n } marchewek.
    }
notice-sand = Piasek się przesypał!
notice-agreed = Wszyscy powiedzieli dość
notice-enough-said = Dość
notice-used = Nie ma już kafelków
notice-built = Koniec budowy. Teraz sprawdzamy labirynt.
notice-right = Labirynt jest poprawny!
notice-run = Żaden ptak nie dochodzi, a królik biegnie.
notice-wrong = Labirynt ma błędy
notice-stray = Przylatuje jeden ptak więcej. Macie cztery zmiany.
notice-runs = Królik biegnie!
notice-mended-agreed = Wszyscy powiedzieli dość.
notice-mended-enough-said = Dość.
notice-mended-used = Wykorzystano wszystkie cztery zmiany.
notice-spared = Macie cztery zmiany, żeby go naprawić.
notice-home =
    { $n ->
        [one] W domu z { $n } marchewką!
        [few] W domu z { $n } marchewkami!
       *[many] W domu z { $n } marchewkami!
    }
notice-lost = Ta runda jest przegrana
notice-home-empty = W domu z pustym workiem
notice-left =
    { $n ->
        [one] W labiryncie została { $n } marchewka.
        [few] W labiryncie zostały { $n } marchewki.
       *[many] W labiryncie zostało { $n } marchewek.
    }
notice-late = Ruchy się skończyły, zanim królik wyszedł.
notice-bag =
    { $n ->
        [one] Przepada { $n } marchewka z worka.
        [few] Przepadają { $n } marchewki z worka.
       *[many] Przepada { $n } marchewek z worka.
    }
notice-store = W spiżarni: { $n } z { $goal } potrzebnych marchewek.

## What is wrong with a maze: as a main clause in a list of them, as a sentence, and in the past.
## The lists follow a colon, or in the past an "and".

wrong-edges =
    { $n ->
        [one] { $n } krawędź nie pasuje
        [few] { $n } krawędzie nie pasują
       *[many] { $n } krawędzi nie pasuje
    }
wrong-entry = na STARCIE nie ma kafelka
wrong-exit = na MECIE nie ma kafelka
wrong-ends = na STARCIE i MECIE nie ma kafelka
wrong-way = żadna ścieżka nie prowadzi ze STARTU na METĘ
wrong-edges-line =
    { $n ->
        [one] { $n } krawędź nie pasuje.
        [few] { $n } krawędzie nie pasują.
       *[many] { $n } krawędzi nie pasuje.
    }
wrong-entry-line = Na STARCIE nie ma kafelka.
wrong-exit-line = Na MECIE nie ma kafelka.
wrong-ends-line = Na STARCIE i MECIE nie ma kafelka.
wrong-way-line = Żadna ścieżka nie prowadzi ze STARTU na METĘ.
wrong-edges-was =
    { $n ->
        [one] { $n } krawędź nie pasowała
        [few] { $n } krawędzie nie pasowały
       *[many] { $n } krawędzi nie pasowało
    }
wrong-entry-was = na STARCIE nie było kafelka
wrong-exit-was = na MECIE nie było kafelka
wrong-ends-was = na STARCIE i MECIE nie było kafelka
wrong-way-was = żadna ścieżka nie prowadziła ze STARTU na METĘ

## The table of rounds at the end

round-name = { $n }: { $quest }
round-won = Marchewki w spiżarni
round-lost = Stracone marchewki
round-right-sand = Piasek się przesypał i labirynt był poprawny.
round-right-agreed = Wszyscy powiedzieli dość i labirynt był poprawny.
round-right-enough-said = Padło dość i labirynt był poprawny.
round-right-used = Wszystkie kafelki leżały i labirynt był poprawny.
# $why is a list of main clauses such as wrong-edges-was and wrong-way-was
round-wrong-sand = Piasek się przesypał i { $why }.
round-wrong-agreed = Wszyscy powiedzieli dość i { $why }.
round-wrong-enough-said = Padło dość i { $why }.
round-wrong-used = Wszystkie kafelki leżały i { $why }.
round-faulty-sand = Piasek się przesypał i labirynt miał błędy.
round-faulty-agreed = Wszyscy powiedzieli dość i labirynt miał błędy.
round-faulty-enough-said = Padło dość i labirynt miał błędy.
round-faulty-used = Wszystkie kafelki leżały i labirynt miał błędy.
round-home-moves =
    { $n ->
        [one] Na MECIE z zapasem { $n } ruchu.
        [few] Na MECIE z zapasem { $n } ruchów.
       *[many] Na MECIE z zapasem { $n } ruchów.
    }
round-home-last = Na MECIE w ostatnim ruchu.
round-home-bat = Królika zabrał na METĘ Nietoperz.
round-late = Ruchy się skończyły i worek przepadł.
round-late-empty = Ruchy się skończyły, a worek był pusty.
round-shut-entry = Na koniec na STARCIE nie było kafelka, więc królik nie mógł ruszyć.
round-shut-exit = Na koniec na MECIE nie było kafelka, więc królik nie mógł ruszyć.
round-shut-ends = Na koniec na STARCIE i MECIE nie było kafelka, więc królik nie mógł ruszyć.
# Two sentences: $built is round-right-sand and so on, and $ended one of the texts above
round-told = { $built } { $ended }

## Before the match, in the waiting room

question-asks = Kto jest najmłodszy?
question-answer =
    { $who ->
        [you] Najmłodsza osoba to ty, więc zaczynasz.
       *[other] Najmłodsza osoba to { $who }, od niej zaczynamy.
    }

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Witaj w kolonii! Ty i Clover to jedna drużyna: wygracie albo przegracie razem. Najpierw każdy wybiera postać z mocą. Bandyta znajduje więcej marchewek. Wybierz Bandytę.
lesson-1-wrong = Każda się przyda, ale w tym samouczku wybierz Bandytę.
lesson-2 = Clover gra Klaunem, który może ponownie rzucić kośćmi. Gdy wszyscy będą gotowi, poznacie misję, dostaniecie kafelki i ruszy klepsydra. W pierwszej rundzie macie 30 sekund na budowę. W samouczku nie ma pośpiechu.
lesson-2-wrong = Naciśnij Gotowe, żeby zacząć.
lesson-3 = To jest misja. Królik wchodzi na STARCIE, w lewym górnym rogu, a wyjść musi na MECIE, w prawym górnym. Pośrodku będą trzy marchewki, na prawo od nich jedna, a w lewym dolnym rogu ptak.
lesson-4 = Zbuduj ścieżkę obok marchewek. Zacznij tam, gdzie wchodzi królik. Wybierz prosty kafelek, dotknij go jeszcze raz, żeby prowadził z lewej do prawej, i połóż go na STARCIE.
lesson-4-wrong = Wybierz prosty kafelek, obróć go, żeby prowadził z lewej do prawej, i dotknij lewego górnego pola.
lesson-5 = Zakręt, który położyła drużyna, prowadzi w dół na środek. Na każdej krawędzi ścieżka musi spotkać ścieżkę, a żywopłot żywopłot. Wybierz zakręt. Jest już otwarty w górę i w prawo, więc połóż go na środku.
lesson-5-wrong = Połóż na środkowym polu zakręt otwarty w górę i w prawo. Każde dotknięcie obraca kafelek o ćwierć obrotu.
lesson-6 = Brakuje jeszcze kafelka na MECIE. Załóżmy, że piasek właśnie się przesypał. Labirynt ma błędy, więc przylatuje też Wrona. Wybierz jej kafelek: START. Tam nie szkodzi, bo ptaki działają tylko tam, dokąd lecą.
lesson-6-wrong = Każdy kafelek jest dozwolony, ale w tym samouczku postaw Wronę na STARCIE.
lesson-7 = Teraz możesz naprawić labirynt: najwyżej cztery zmiany, bez pośpiechu. Możesz obrócić kafelek, przenieść go, zamienić dwa lub położyć nowy. Połóż na MECIE brakujący zakręt, otwarty w dół i w prawo.
lesson-7-wrong = Wybierz z ręki zakręt otwarty w dół i w prawo i połóż go na prawym górnym polu.
lesson-8 = Teraz jest droga na METĘ. Zostały trzy zmiany, ale ich nie potrzebujesz. Clover mówi dość, więc powiedz to i ty.
lesson-8-wrong = Więcej zmian nie pomoże. Powiedz dość i zacznie się bieg.
lesson-9 = Zaczął się bieg! W każdej turze rzucasz kośćmi ptaków, królik idzie o kafelek, a potem lecą ptaki. Clover prowadzi królika w prawo, Sowa leci w górę, a Wrona za królikiem. Teraz twoja tura. Rzucaj!
lesson-9-wrong = Najpierw rzuć kośćmi ptaków.
lesson-10 = Raz na rundę jeden gracz może spasować zamiast ruchu. Kładziesz wtedy dwie nowe marchewki i nie zużywasz ruchu, ale ptaki lecą. Macie 10 ruchów, a wystarczy kilka, więc spasuj.
lesson-10-wrong = Królik ma czas. Naciśnij Pas, żeby było więcej marchewek do zabrania.
lesson-11 = Obie marchewki możesz położyć na dowolnych kafelkach. META to dobre miejsce, bo ptaki są daleko, a królik i tak tam idzie. Połóż tam pierwszą.
lesson-11-wrong = Tak też wolno. Ale połóż ją na MECIE, gdzie w pobliżu nie ma ptaków.
lesson-12 = Teraz oba ptaki lecą do trzech marchewek, więc wybierz, który pierwszy. Sowa zamieniłaby trzy marchewki w jedną. Wrona porwie cały pęczek, ale królik może go odzyskać. Dotknij Wrony.
lesson-12-wrong = Jeśli pierwsza poleci Sowa, dla Wrony zostanie tylko jedna marchewka. Niech pierwsza leci Wrona.
lesson-13 = Clover prowadzi królika do Wrony i odzyskuje trzy marchewki. Jeszcze jedna leży na prawo od królika. Jeśli ruchy się skończą przed METĄ, worek przepadnie. Poprowadź królika w prawo.
lesson-13-wrong = Idź ścieżką w prawo, gdzie leży marchewka. Królik nie może od razu zawrócić.
lesson-14 = Dzięki Bandycie znajdujesz jedną więcej, a na MECIE czekały dwie. To 7 marchewek w spiżarni! Rund jest trzy, labirynty rosną, a ptaków przybywa. Wygrywacie razem z 20 marchewkami, a w cztery osoby lub więcej – z 25.
