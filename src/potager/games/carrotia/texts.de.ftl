### Carrotia auf Deutsch. Der Verlauf mischt diese Wörter mit kleinen Bildern der Vogelwürfel.
### $at und $start sind Felder wie b3. Vögel und Charaktere haben in nominative, accusative, dative und
### genitive den bestimmten Artikel. IN heißt LOS, OUT heißt ZIEL. move (des Kaninchens) heißt Schritt.

# In one line, for the lobby
tagline = Baut das Labyrinth, bevor der Sand abläuft, und bringt dann die Karotten heim.

player = Spieler { $n }
# A player's name by itself
name = { $who }
won = Die Kolonie ist satt: { $n } Karotten sind im Vorrat, { $goal } waren nötig.
lost = Diesmal gewinnen die Vögel: Die Kolonie hat nur { $n } der { $goal } Karotten, die sie braucht.
best =
    { $n ->
        [one] Deine beste Ernte bisher: { $n } Karotte, vorher { $before }.
       *[other] Deine beste Ernte bisher: { $n } Karotten, vorher { $before }.
    }

ladder-1 = Zahme Vögel
ladder-2 = Wilde Vögel
ladder-3 = Aufträge für Experten
ladder-best =
    { $n ->
        [one] beste Ernte: { $n } Karotte
       *[other] beste Ernte: { $n } Karotten
    }

book-card = Auftrag
book-cards = { $n } von { $of } Aufträgen heimgebracht ({ $deck })

daily-title = Tagesauftrag
daily-about = Du allein gegen die Vögel: Heute haben alle denselben Charakter, dieselben Aufträge, Plättchen und Würfe. Wie viele Karotten bringst du heim?
daily-points =
    { $n ->
        [one] { $n } Karotte
       *[other] { $n } Karotten
    }

kind-straight = Gerade
kind-corner = Kurve
kind-junction = Abzweigung
kind-crossroads = Kreuzung
kind-dead-end = Sackgasse

way-up = oben
way-right = rechts
way-down = unten
way-left = links

# $kind is one of the kinds above, and $ways a list of way-up and so on
tile-open = { $kind }, offen nach { $ways }

square-tile = { $at }: { $tile }
square-empty = { $at }, leer
square-entry = { $told }; hier startet das Kaninchen
square-exit = { $told }; hier geht es hinaus
square-wanted = { $told }; hier werden Karotten liegen

fault-right = Die rechte Kante von { $at } passt nicht
fault-below = Die untere Kante von { $at } passt nicht

gate-in = Das Kaninchen kommt auf { $at } herein
gate-out = Das Kaninchen geht auf { $at } hinaus
gate-in-short = LOS
gate-out-short = ZIEL

carrot-single-at = eine Karotte auf { $at }
carrot-triple-at = drei Karotten auf { $at }
carrot-single-waits = eine Karotte auf { $at }, wo noch ein Plättchen fehlt
carrot-triple-waits = drei Karotten auf { $at }, wo noch ein Plättchen fehlt

rabbit-at = das Kaninchen auf { $at }
rabbit-came = es kam von { $at } und kann nicht dahin zurück

bird-owl =
    { $case ->
        [nominative] die Eule
        [accusative] die Eule
        [dative] der Eule
        [genitive] der Eule
       *[other] Eule
    }
    .gender = feminine
bird-hawk =
    { $case ->
        [nominative] der Habicht
        [accusative] den Habicht
        [dative] dem Habicht
        [genitive] des Habichts
       *[other] Habicht
    }
bird-crow =
    { $case ->
        [nominative] die Krähe
        [accusative] die Krähe
        [dative] der Krähe
        [genitive] der Krähe
       *[other] Krähe
    }
    .gender = feminine
bird-seagull =
    { $case ->
        [nominative] die Möwe
        [accusative] die Möwe
        [dative] der Möwe
        [genitive] der Möwe
       *[other] Möwe
    }
    .gender = feminine
bird-bat =
    { $case ->
        [nominative] die Fledermaus
        [accusative] die Fledermaus
        [dative] der Fledermaus
        [genitive] der Fledermaus
       *[other] Fledermaus
    }
    .gender = feminine
bird-sparrow =
    { $case ->
        [nominative] der Spatz
        [accusative] den Spatz
        [dative] dem Spatz
        [genitive] des Spatzes
       *[other] Spatz
    }
bird-at = { $bird } auf { $at }
bird-coming = nach { $at } kommt ein Vogel
bird-card = { $bird }: { $does }

does-owl = Sie macht aus drei Karotten eine. Fliegt sie zum Kaninchen, wird die Fähigkeit der Person, die am Zug ist, wieder bereit.
does-hawk = Er zerstört eine Karotte oder einen Bund aus dreien für immer. Fliegt er zum Kaninchen, bringt er es zurück auf LOS.
does-crow = Sie trägt eine Karotte oder einen Bund aus dreien weg. Fliegt sie zum Kaninchen, gibt sie alles zurück, was sie trägt.
does-seagull = Sie trägt eine Karotte oder einen Bund aus dreien weg. Fliegt sie zum Kaninchen, gibt sie alles zurück, was sie trägt.
does-bat = Sie verwandelt eine Karotte oder einen Bund aus dreien in einen Vogel deiner Wahl. Fliegt sie zum Kaninchen, bringt sie es zum ZIEL.
does-sparrow = Er zerstört eine Karotte oder einen Bund aus dreien für immer. Fliegt er zum Kaninchen, wird die Fähigkeit der Person, die am Zug ist, wieder bereit.
does-owl-carrots = aus 3 wird 1
does-hawk-carrots = zerstört 1/3
does-crow-carrots = holt 1 oder 3
does-seagull-carrots = holt 1 oder 3
does-bat-carrots = macht Vogel
does-sparrow-carrots = zerstört 1/3
does-owl-rabbit = Fähigkeit bereit
does-hawk-rabbit = auf LOS
does-crow-rabbit = gibt alles her
does-seagull-rabbit = gibt alles her
does-bat-rabbit = zum ZIEL
does-sparrow-rabbit = Fähigkeit bereit
does-owl-carrots-short = 3 zu 1
does-hawk-carrots-short = kaputt
does-crow-carrots-short = holt
does-seagull-carrots-short = holt
does-bat-carrots-short = Vogel
does-sparrow-carrots-short = kaputt
does-owl-rabbit-short = bereit
does-hawk-rabbit-short = LOS
does-crow-rabbit-short = gibt
does-seagull-rabbit-short = gibt
does-bat-rabbit-short = ZIEL
does-sparrow-rabbit-short = bereit

## A bird's die. $bird is the name of the bird.

die-up = { FORM($bird, case: "nominative") } fliegt nach oben
die-right = { FORM($bird, case: "nominative") } fliegt nach rechts
die-down = { FORM($bird, case: "nominative") } fliegt nach unten
die-left = { FORM($bird, case: "nominative") } fliegt nach links
die-carrot = { FORM($bird, case: "nominative") } fliegt zur nächsten Karotte hin
die-rabbit = { FORM($bird, case: "nominative") } fliegt zum Kaninchen hin
die-due = der Würfel { FORM($bird, case: "genitive") }, bereit zum Werfen

flight-up = { $bird } nach oben
flight-right = { $bird } nach rechts
flight-down = { $bird } nach unten
flight-left = { $bird } nach links
flight-carrot = { $bird }: Karotte
flight-rabbit = { $bird }: Kaninchen

play-clockwise = Im Uhrzeigersinn
play-anticlockwise = Gegen den Uhrzeigersinn
play-clockwise-short = ↻
play-anticlockwise-short = ↺

stage-build = Bau
stage-repair = Umbau
stage-run = Lauf
stage-ready = Bereit
stage-over = Das Ende
stage-way = { $stage }, reihum { $way }

## The characters. The text of each is on its card in lines of about 25 letters. Lines
## that a language does not need are { "" }.

character-bandit =
    { $case ->
        [nominative] der Bandit
        [accusative] den Banditen
        [dative] dem Banditen
        [genitive] des Banditen
       *[other] Bandit
    }
character-bandit-text = Immer: Wenn dein Schritt Karotten findet, findest du eine mehr, höchstens zweimal pro Runde
character-bandit-line-1 = Immer: Wenn dein Schritt
character-bandit-line-2 = Karotten findet, findest
character-bandit-line-3 = du eine mehr, höchstens
character-bandit-line-4 = zweimal pro Runde

character-ghost =
    { $case ->
        [nominative] der Geist
        [accusative] den Geist
        [dative] dem Geist
        [genitive] des Geistes
       *[other] Geist
    }
character-ghost-text = Einmal pro Runde: Setz das Kaninchen auf ein anderes Plättchen
character-ghost-line-1 = Einmal pro Runde: Setz
character-ghost-line-2 = das Kaninchen auf ein
character-ghost-line-3 = anderes Plättchen
character-ghost-line-4 = { "" }

character-mummy =
    { $case ->
        [nominative] die Mumie
        [accusative] die Mumie
        [dative] der Mumie
        [genitive] der Mumie
       *[other] Mumie
    }
    .gender = feminine
character-mummy-text = Einmal pro Runde: Verhindere, was ein Vogel gerade tun will
character-mummy-line-1 = Einmal pro Runde:
character-mummy-line-2 = Verhindere, was ein Vogel
character-mummy-line-3 = gerade tun will
character-mummy-line-4 = { "" }

character-sailor =
    { $case ->
        [nominative] der Seebär
        [accusative] den Seebären
        [dative] dem Seebären
        [genitive] des Seebären
       *[other] Seebär
    }
character-sailor-text = Einmal pro Runde: Das Kaninchen geht dahin zurück, woher es kam
character-sailor-line-1 = Einmal pro Runde: Das
character-sailor-line-2 = Kaninchen geht dahin
character-sailor-line-3 = zurück, woher es kam
character-sailor-line-4 = { "" }

character-vampire =
    { $case ->
        [nominative] der Vampir
        [accusative] den Vampir
        [dative] dem Vampir
        [genitive] des Vampirs
       *[other] Vampir
    }
character-vampire-text = Einmal pro Runde: Das Kaninchen schlüpft durch die Hecke auf ein Plättchen daneben
character-vampire-line-1 = Einmal pro Runde: Das
character-vampire-line-2 = Kaninchen schlüpft durch
character-vampire-line-3 = die Hecke auf ein
character-vampire-line-4 = Plättchen daneben

character-clown =
    { $case ->
        [nominative] der Clown
        [accusative] den Clown
        [dative] dem Clown
        [genitive] des Clowns
       *[other] Clown
    }
character-clown-text = Einmal pro Runde: Wirf beliebige Würfel der Vögel noch einmal
character-clown-line-1 = Einmal pro Runde: Wirf
character-clown-line-2 = beliebige Würfel der
character-clown-line-3 = Vögel noch einmal
character-clown-line-4 = { "" }

## The quests that come with the game. On a phone a name has two lines of about 15 letters: where it
## is longer, they are in -1 and -2, and the end may be left out.

quest-name-round-the-pond = Um den Teich
quest-name-first-sprouts = Erste Triebe
quest-name-the-hen-house = Am Hühnerstall
quest-name-a-small-loop = Kleine Schleife
quest-name-under-the-bean-poles = Unter den Bohnenstangen
quest-name-under-the-bean-poles-1 = Unter den
quest-name-under-the-bean-poles-2 = Bohnenstangen
quest-name-dew-on-the-clover = Tau auf dem Klee
quest-name-dew-on-the-clover-1 = Tau auf
quest-name-dew-on-the-clover-2 = dem Klee
quest-name-the-compost-corner = Die Kompostecke
quest-name-the-compost-corner-1 = Die
quest-name-the-compost-corner-2 = Kompostecke
quest-name-three-in-a-row = Drei in Reihe
quest-name-the-garden-gate = Am Gartentor
quest-name-the-long-way = Der lange Weg
quest-name-behind-the-shed = Am Schuppen
quest-name-rhubarb-lane = Rhabarberweg
quest-name-the-scarecrow-s-hat = Der Hut der Vogelscheuche
quest-name-the-scarecrow-s-hat-1 = Der Hut der
quest-name-the-scarecrow-s-hat-2 = Vogelscheuche
quest-name-two-fountains = Zwei Fontänen
quest-name-past-the-pump = An der Pumpe
quest-name-the-pea-trellis = Erbsenspalier
quest-name-wheelbarrow-tracks = Schubkarrenspuren
quest-name-wheelbarrow-tracks-1 = Schubkarren-
quest-name-wheelbarrow-tracks-2 = spuren
quest-name-the-old-well = Alter Brunnen
quest-name-the-great-hedge = Die große Hecke
quest-name-harvest-moon = Erntemond
quest-name-the-orchard-wall = An der Obstgartenmauer
quest-name-the-orchard-wall-1 = An der Obst-
quest-name-the-orchard-wall-2 = gartenmauer
quest-name-under-five-apple-trees = Unter fünf Apfelbäumen
quest-name-under-five-apple-trees-1 = Unter fünf
quest-name-under-five-apple-trees-2 = Apfelbäumen
quest-name-the-sundial = Die Sonnenuhr
quest-name-into-the-nettles = In die Brennnesseln
quest-name-into-the-nettles-1 = In die
quest-name-into-the-nettles-2 = Brennnesseln
quest-name-the-far-greenhouse = Das ferne Gewächshaus
quest-name-the-far-greenhouse-1 = Das ferne
quest-name-the-far-greenhouse-2 = Gewächshaus
quest-name-thistle-and-thorn = Distel und Dorn
quest-name-thistle-and-thorn-1 = Distel und
quest-name-thistle-and-thorn-2 = Dorn
quest-name-home-before-dark = Heim vor der Nacht
quest-name-home-before-dark-1 = Heim vor
quest-name-home-before-dark-2 = der Nacht
quest-name-frost-on-the-leeks = Frost auf dem Lauch
quest-name-frost-on-the-leeks-1 = Frost auf
quest-name-frost-on-the-leeks-2 = dem Lauch
quest-name-the-crooked-fence = Der schiefe Zaun
quest-name-the-crooked-fence-1 = Der schiefe
quest-name-the-crooked-fence-2 = Zaun
quest-name-beetle-and-blackbird = Käfer und Amsel
quest-name-beetle-and-blackbird-1 = Käfer und
quest-name-beetle-and-blackbird-2 = Amsel
quest-name-behind-the-rain-barrel = Hinter der Regentonne
quest-name-behind-the-rain-barrel-1 = Hinter der
quest-name-behind-the-rain-barrel-2 = Regentonne
quest-name-the-gooseberry-thicket = Das Stachelbeerdickicht
quest-name-the-gooseberry-thicket-1 = Das Stachel-
quest-name-the-gooseberry-thicket-2 = beerdickicht
quest-name-slug-night = Schneckennacht
quest-name-the-narrow-cold-frame = Das schmale Frühbeet
quest-name-the-narrow-cold-frame-1 = Das schmale
quest-name-the-narrow-cold-frame-2 = Frühbeet
quest-name-one-row-of-radishes = Eine Reihe Radieschen
quest-name-one-row-of-radishes-1 = Eine Reihe
quest-name-one-row-of-radishes-2 = Radieschen
quest-name-the-cat-on-the-wall = Die Katze auf der Mauer
quest-name-the-cat-on-the-wall-1 = Die Katze auf
quest-name-the-cat-on-the-wall-2 = der Mauer
quest-name-the-marrow-patch = Das Zucchinibeet
quest-name-the-marrow-patch-1 = Das
quest-name-the-marrow-patch-2 = Zucchinibeet
quest-name-brambles-by-the-gate = Brombeeren am Tor
quest-name-brambles-by-the-gate-1 = Brombeeren
quest-name-brambles-by-the-gate-2 = am Tor
quest-name-a-draught-in-the-potting-shed = Es zieht im Gartenschuppen
quest-name-a-draught-in-the-potting-shed-1 = Es zieht im
quest-name-a-draught-in-the-potting-shed-2 = Gartenschuppen
quest-name-the-broken-cloche = Die kaputte Glasglocke
quest-name-the-broken-cloche-1 = Die kaputte
quest-name-the-broken-cloche-2 = Glasglocke
quest-name-cabbage-whites = Kohlweißlinge
quest-name-the-steep-terrace = Die steile Terrasse
quest-name-the-steep-terrace-1 = Die steile
quest-name-the-steep-terrace-2 = Terrasse
quest-name-late-for-market = Spät zum Markt
quest-name-nine-rows-of-beans = Neun Reihen Bohnen
quest-name-nine-rows-of-beans-1 = Neun Reihen
quest-name-nine-rows-of-beans-2 = Bohnen
quest-name-the-magpie-s-larder = Der Vorrat der Elster
quest-name-the-magpie-s-larder-1 = Der Vorrat
quest-name-the-magpie-s-larder-2 = der Elster
quest-name-the-overgrown-orchard = Der verwilderte Obstgarten
quest-name-the-overgrown-orchard-1 = Der verwilderte
quest-name-the-overgrown-orchard-2 = Obstgarten
quest-name-storm-over-the-allotments = Sturm über den Schrebergärten
quest-name-storm-over-the-allotments-1 = Sturm über den
quest-name-storm-over-the-allotments-2 = Schrebergärten
quest-name-the-labyrinth-of-sage = Das Salbeilabyrinth
quest-name-the-labyrinth-of-sage-1 = Das Salbei-
quest-name-the-labyrinth-of-sage-2 = labyrinth
quest-name-fog-in-the-hop-garden = Nebel im Hopfengarten
quest-name-fog-in-the-hop-garden-1 = Nebel im
quest-name-fog-in-the-hop-garden-2 = Hopfengarten
quest-name-the-mole-s-kingdom = Das Reich des Maulwurfs
quest-name-the-mole-s-kingdom-1 = Das Reich des
quest-name-the-mole-s-kingdom-2 = Maulwurfs
quest-name-the-last-pumpkin = Der letzte Kürbis
quest-name-the-last-pumpkin-1 = Der letzte
quest-name-the-last-pumpkin-2 = Kürbis
quest-name-wind-in-the-sweetcorn = Wind im Maisfeld
quest-name-wind-in-the-sweetcorn-1 = Wind im
quest-name-wind-in-the-sweetcorn-2 = Maisfeld
quest-name-the-walled-garden = Der ummauerte Garten
quest-name-the-walled-garden-1 = Der ummauerte
quest-name-the-walled-garden-2 = Garten
quest-name-crows-at-harvest-time = Krähen zur Erntezeit
quest-name-crows-at-harvest-time-1 = Krähen zur
quest-name-crows-at-harvest-time-2 = Erntezeit

##

quest-none = Noch verdeckt
quest-over = Alle gespielt
quest-label = Auftrag der Runde { $n }: { $name }
quest-round = RUNDE { $n } VON 3

figure-carrot =
    { $n ->
        [one] { $n } Karotte
       *[other] { $n } Karotten
    }
figure-bird-to-come =
    { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
figure-paw =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }

state-maze = LABYRINTH
state-edges =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
state-edges-good = Kanten passen
state-way-good = Ein Weg zum ZIEL
state-way-none = Noch kein Weg
state-changes =
    { $n ->
        [one] { $n } Änderung
       *[other] { $n } Änderungen
    }
state-costs = Fehler bringen einen Vogel mehr.

moves-left = SCHRITTE
moves-label =
    { $n ->
        [one] { $n } von { $most } Schritten ist übrig
       *[other] { $n } von { $most } Schritten sind übrig
    }
moves-of = von { $most } Schritten übrig
moves-of-short = von { $most }
moves-carrots =
    { $n ->
        [one] noch bis zu { $n } Karotte
       *[other] noch bis zu { $n } Karotten
    }
moves-carrots-short = noch bis zu { $n }
moves-carrots-none = keine Karotten mehr in dieser Runde
moves-carrots-none-short = keine mehr

birds-title = NACH DEM SCHRITT

## The ways that the rabbit can go, and what each brings.

go-up = Nach oben
go-right = Nach rechts
go-down = Nach unten
go-left = Nach links
# $brings is one of the texts below
go-label = { $way }: { $brings }
go-finds =
    { $n ->
        [one] { $n } Karotte
       *[other] { $n } Karotten
    }
go-nothing = keine Karotte
go-out =
    { $n ->
        [one] ZIEL: { $n } Karotte
       *[other] ZIEL: { $n } Karotten
    }
go-out-empty = ZIEL, Beutel leer
go-stuck = Sackgasse
go-hawk = zurück auf LOS!
go-bat = ab zum ZIEL
go-late = kein Schritt übrig!

store-title = VORRAT
store-label =
    { $n ->
        [one] { $n } Karotte von { $goal } nötigen im Vorrat, { $bag } im Beutel
       *[other] { $n } Karotten von { $goal } nötigen im Vorrat, { $bag } im Beutel
    }
store-of = von { $n }
store-bag = { $n } im Beutel, sicher erst im ZIEL
store-bag-short = { $n } im Beutel

hand-tile = { $tile }: du hast { $n }
hand-none = Keine Plättchen mehr auf der Hand.

held-label = das genommene Plättchen: { $tile }

# $text is the character's text, such as character-ghost-text
character-label = { $name }. { $text }

power-ready = { $name }, bereit. { $text }
power-used = { $name }, in dieser Runde benutzt. { $text }
power-always = { $name }. { $text }
power-cancel = { $name }: verhindern, was der Vogel tun will
power-cancel-short = verhindern
power-used-short = benutzt
power-does-bandit-short = findet eine mehr
power-does-ghost-short = springt
power-does-mummy-short = stoppt Vogel
power-does-sailor-short = Schritt zurück
power-does-vampire-short = durch die Hecke
power-does-clown-short = neu würfeln

button-ready = Bereit
button-ready-label = Bereit: Die Runde beginnt, wenn alle bereit sind
button-enough = Genug
button-enough-label = Genug: Dieser Teil endet, wenn alle reihum genug sagen
button-stay = Bleiben
button-roll = Würfeln
button-roll-label = Die Würfel der Vögel werfen
button-pass = Passen
button-pass-more = zwei Karotten
button-pass-label = Passen: einmal pro Runde zwei Karotten ins Labyrinth legen statt zu gehen
button-allow = Zulassen
button-allow-label = Den Vogel gewähren lassen

## Asked before the last player says enough while the maze is wrong

enough-bare = Noch ist nichts gebaut, das Kaninchen könnte nicht laufen. Trotzdem genug?
# $why is a list of main clauses such as wrong-edges and wrong-way
enough-build = Das Labyrinth stimmt noch nicht: { $why }. Ein Vogel mehr würde kommen. Trotzdem genug?
enough-shut-entry = Das Kaninchen könnte nicht laufen: Bei LOS fehlt ein Plättchen. Die Runde wäre verloren. Trotzdem genug?
enough-shut-exit = Das Kaninchen könnte nicht laufen: Am ZIEL fehlt ein Plättchen. Die Runde wäre verloren. Trotzdem genug?
enough-shut-ends = Das Kaninchen könnte nicht laufen: Bei LOS und am ZIEL fehlen Plättchen. Die Runde wäre verloren. Trotzdem genug?
enough-way = Von LOS führt kein Weg zum ZIEL, das Kaninchen käme also kaum hinaus. Trotzdem genug?

## Asked before the team gives up the round

concede-lost =
    { $n ->
        [one] Die Runde ist verloren, mit { $n } Karotte im Beutel. Die restlichen Schritte laufen von selbst ab.
       *[other] Die Runde ist verloren, mit { $n } Karotten im Beutel. Die restlichen Schritte laufen von selbst ab.
    }
concede-lost-empty = Die Runde ist verloren. Die restlichen Schritte laufen von selbst ab.
concede-hope =
    { $n ->
        [one] Das Kaninchen kommt vielleicht noch hinaus. Wenn ihr aufgebt, ist die Runde verloren, mit { $n } Karotte im Beutel.
       *[other] Das Kaninchen kommt vielleicht noch hinaus. Wenn ihr aufgebt, ist die Runde verloren, mit { $n } Karotten im Beutel.
    }
concede-hope-empty = Das Kaninchen kommt vielleicht noch hinaus. Wenn ihr aufgebt, ist die Runde verloren.

status-ready = { $name }, bereit
status-enough = genug
status-used = { $name }, benutzt
status-power = { $name }, bereit
status-loot = { $name }, noch { $n }

prompt-wait = Einen Moment, bitte.
prompt-roll = Wirf die Würfel, um zu sehen, wohin die Vögel fliegen.
prompt-roll-other =
    { $who ->
        [you] Du wirfst die Würfel, um zu sehen, wohin die Vögel fliegen.
       *[other] { $who } wirft die Würfel, um zu sehen, wohin die Vögel fliegen.
    }
# $power is a character, such as character-ghost
prompt-power =
    { $who ->
        [you] Gleich führst du das Kaninchen, aber du darfst stattdessen { FORM($power, case: "accusative") } einsetzen.
       *[other] Gleich führt { $who } das Kaninchen, aber du darfst stattdessen { FORM($power, case: "accusative") } einsetzen.
    }
prompt-power-clown =
    { $who ->
        [you] Gleich führst du das Kaninchen, aber du darfst vorher Würfel neu werfen.
       *[other] Gleich führt { $who } das Kaninchen, aber du darfst vorher Würfel neu werfen.
    }
prompt-choose = Wähle einen Charakter: In drei Runden braucht euer Team { $goal } Karotten.
prompt-choose-other =
    { $who ->
        [you] Du wählst einen Charakter.
       *[other] { $who } wählt einen Charakter.
    }
prompt-ready = Tippe auf „Bereit“: Die Sanduhr läuft, sobald alle bereit sind.
prompt-ready-calm = Tippe auf „Bereit“: Der Auftrag wird gezogen, sobald alle bereit sind.
prompt-ready-alone = Tippe auf „Bereit“, dann läuft die Sanduhr.
prompt-ready-calm-alone = Tippe auf „Bereit“, dann wird der Auftrag gezogen.
prompt-ready-other =
    { $who ->
        [you] Die Runde beginnt, wenn du bereit bist.
       *[other] Die Runde beginnt, wenn { $who } bereit ist.
    }
# $who are several players
prompt-ready-others = Die Runde beginnt, wenn { $who } bereit sind.
prompt-build = Nimm ein Plättchen und tippe ein Feld an: Baut einen Weg von LOS zum ZIEL.
prompt-build-edges = Nimm ein Plättchen und tippe ein Feld an: Bring die markierten Kanten in Ordnung.
prompt-build-good = Das Labyrinth stimmt: Tippe auf „Genug“ oder leg noch ein Plättchen.
prompt-build-other =
    { $who ->
        [you] Du legst ein Plättchen.
       *[other] { $who } legt ein Plättchen.
    }
prompt-build-next =
    { $who ->
        [you] Du legst ein Plättchen, danach bist du am Zug.
       *[other] { $who } legt ein Plättchen, danach bist du am Zug.
    }
prompt-perch =
    { GENDER($bird) ->
        [feminine] Das Labyrinth stimmt nicht, also kommt auch { FORM($bird, case: "nominative") }: Tippe ein Plättchen für sie an.
       *[other] Das Labyrinth stimmt nicht, also kommt auch { FORM($bird, case: "nominative") }: Tippe ein Plättchen für ihn an.
    }
prompt-perch-other =
    { $who ->
        [you] Das Labyrinth stimmt nicht: Du wählst ein Plättchen für { FORM($bird, case: "accusative") }.
       *[other] Das Labyrinth stimmt nicht: { $who } wählt ein Plättchen für { FORM($bird, case: "accusative") }.
    }
prompt-repair =
    { $n ->
        [one] Tippe ein Plättchen an, um es zu versetzen, oder auf „Genug“: noch { $n } Änderung.
       *[other] Tippe ein Plättchen an, um es zu versetzen, oder auf „Genug“: noch { $n } Änderungen.
    }
prompt-repair-hand =
    { $n ->
        [one] Versetze ein Plättchen, leg eins von der Hand oder tippe auf „Genug“: noch { $n } Änderung.
       *[other] Versetze ein Plättchen, leg eins von der Hand oder tippe auf „Genug“: noch { $n } Änderungen.
    }
prompt-repair-bare =
    { $n ->
        [one] Nimm ein Plättchen und leg es oder tippe auf „Genug“: noch { $n } Änderung.
       *[other] Nimm ein Plättchen und leg es oder tippe auf „Genug“: noch { $n } Änderungen.
    }
prompt-repair-other =
    { $who ->
        [you]
            { $n ->
                [one] Du darfst das Labyrinth reparieren: noch { $n } Änderung.
               *[other] Du darfst das Labyrinth reparieren: noch { $n } Änderungen.
            }
       *[other]
            { $n ->
                [one] { $who } darf das Labyrinth reparieren: noch { $n } Änderung.
               *[other] { $who } darf das Labyrinth reparieren: noch { $n } Änderungen.
            }
    }
prompt-refit = Tippe ein Feld für das Plättchen an, oder das Plättchen, um es zu drehen.
prompt-refit-other =
    { $who ->
        [you] Du versetzt ein Plättchen.
       *[other] { $who } versetzt ein Plättchen.
    }
prompt-move = Führ das Kaninchen ein Plättchen weiter, dann fliegen die Vögel.
prompt-move-pass = Führ das Kaninchen ein Plättchen weiter, oder passe einmal pro Runde und leg zwei Karotten dazu.
prompt-move-stuck = Das Kaninchen kann nicht weiter: Tippe auf „Bleiben“, dann darf es nächstes Mal umkehren.
prompt-move-other =
    { $who ->
        [you] Gleich führst du das Kaninchen.
       *[other] Gleich führt { $who } das Kaninchen.
    }
prompt-sow = Tippe ein Plättchen an, um eine Karotte darauf zu legen: noch { $n }.
prompt-sow-other =
    { $who ->
        [you] Du legst Karotten, statt zu gehen.
       *[other] { $who } legt Karotten, statt zu gehen.
    }
prompt-which = Tippe den Vogel an, der zuerst nach { $at } fliegt.
prompt-which-other =
    { $who ->
        [you] Du wählst den Vogel, der zuerst nach { $at } fliegt.
       *[other] { $who } wählt den Vogel, der zuerst nach { $at } fliegt.
    }
prompt-where = Tippe die Karotten an, zu denen { FORM($bird, case: "nominative") } fliegt: Alle sind gleich nah.
prompt-where-other =
    { $who ->
        [you] Du wählst die Karotten, zu denen { FORM($bird, case: "nominative") } fliegt.
       *[other] { $who } wählt die Karotten, zu denen { FORM($bird, case: "nominative") } fliegt.
    }

## What a bird is about to do, and the Mummy can stop it

prompt-spare-owl-carrots = Die Eule will aus drei Karotten eine machen: Hält die Mumie sie auf?
prompt-spare-hawk-carrots = Der Habicht will eine Karotte zerstören: Hält die Mumie ihn auf?
prompt-spare-crow-carrots = Die Krähe will eine Karotte wegtragen: Hält die Mumie sie auf?
prompt-spare-seagull-carrots = Die Möwe will eine Karotte wegtragen: Hält die Mumie sie auf?
prompt-spare-bat-carrots = Die Fledermaus will eine Karotte in einen Vogel verwandeln: Hält die Mumie sie auf?
prompt-spare-sparrow-carrots = Der Spatz will eine Karotte zerstören: Hält die Mumie ihn auf?
prompt-spare-owl-rabbit = Die Eule will eine Fähigkeit wieder bereit machen: Hält die Mumie sie auf?
prompt-spare-hawk-rabbit = Der Habicht will das Kaninchen auf LOS bringen: Hält die Mumie ihn auf?
prompt-spare-crow-rabbit = Die Krähe will zurückgeben, was sie trägt: Hält die Mumie sie auf?
prompt-spare-seagull-rabbit = Die Möwe will zurückgeben, was sie trägt: Hält die Mumie sie auf?
prompt-spare-bat-rabbit = Die Fledermaus will das Kaninchen zum ZIEL bringen: Hält die Mumie sie auf?
prompt-spare-sparrow-rabbit = Der Spatz will eine Fähigkeit wieder bereit machen: Hält die Mumie ihn auf?

## The same for everybody else. $who has the Mummy.

prompt-spare-other-owl-carrots =
    { $who ->
        [you] Die Eule will aus drei Karotten eine machen: Du kannst sie aufhalten.
       *[other] Die Eule will aus drei Karotten eine machen: { $who } kann sie aufhalten.
    }
prompt-spare-other-hawk-carrots =
    { $who ->
        [you] Der Habicht will eine Karotte zerstören: Du kannst ihn aufhalten.
       *[other] Der Habicht will eine Karotte zerstören: { $who } kann ihn aufhalten.
    }
prompt-spare-other-crow-carrots =
    { $who ->
        [you] Die Krähe will eine Karotte wegtragen: Du kannst sie aufhalten.
       *[other] Die Krähe will eine Karotte wegtragen: { $who } kann sie aufhalten.
    }
prompt-spare-other-seagull-carrots =
    { $who ->
        [you] Die Möwe will eine Karotte wegtragen: Du kannst sie aufhalten.
       *[other] Die Möwe will eine Karotte wegtragen: { $who } kann sie aufhalten.
    }
prompt-spare-other-bat-carrots =
    { $who ->
        [you] Die Fledermaus will eine Karotte in einen Vogel verwandeln: Du kannst sie aufhalten.
       *[other] Die Fledermaus will eine Karotte in einen Vogel verwandeln: { $who } kann sie aufhalten.
    }
prompt-spare-other-sparrow-carrots =
    { $who ->
        [you] Der Spatz will eine Karotte zerstören: Du kannst ihn aufhalten.
       *[other] Der Spatz will eine Karotte zerstören: { $who } kann ihn aufhalten.
    }
prompt-spare-other-owl-rabbit =
    { $who ->
        [you] Die Eule will eine Fähigkeit wieder bereit machen: Du kannst sie aufhalten.
       *[other] Die Eule will eine Fähigkeit wieder bereit machen: { $who } kann sie aufhalten.
    }
prompt-spare-other-hawk-rabbit =
    { $who ->
        [you] Der Habicht will das Kaninchen auf LOS bringen: Du kannst ihn aufhalten.
       *[other] Der Habicht will das Kaninchen auf LOS bringen: { $who } kann ihn aufhalten.
    }
prompt-spare-other-crow-rabbit =
    { $who ->
        [you] Die Krähe will zurückgeben, was sie trägt: Du kannst sie aufhalten.
       *[other] Die Krähe will zurückgeben, was sie trägt: { $who } kann sie aufhalten.
    }
prompt-spare-other-seagull-rabbit =
    { $who ->
        [you] Die Möwe will zurückgeben, was sie trägt: Du kannst sie aufhalten.
       *[other] Die Möwe will zurückgeben, was sie trägt: { $who } kann sie aufhalten.
    }
prompt-spare-other-bat-rabbit =
    { $who ->
        [you] Die Fledermaus will das Kaninchen zum ZIEL bringen: Du kannst sie aufhalten.
       *[other] Die Fledermaus will das Kaninchen zum ZIEL bringen: { $who } kann sie aufhalten.
    }
prompt-spare-other-sparrow-rabbit =
    { $who ->
        [you] Der Spatz will eine Fähigkeit wieder bereit machen: Du kannst ihn aufhalten.
       *[other] Der Spatz will eine Fähigkeit wieder bereit machen: { $who } kann ihn aufhalten.
    }

##

prompt-hatch = Die Fledermaus hat eine Karotte in einen Vogel verwandelt: Wähle, welcher kommt.
prompt-hatch-other =
    { $who ->
        [you] Du wählst den Vogel, der statt der Karotte kommt.
       *[other] { $who } wählt den Vogel, der statt der Karotte kommt.
    }

log-sand = Der Sand ist abgelaufen, der Bau ist vorbei.
log-agreed = Alle haben genug gesagt, der Bau ist vorbei.
log-enough-said = Das ist genug, der Bau ist vorbei.
log-used = Es gibt keine Plättchen mehr, der Bau ist vorbei.
log-mended-agreed = Alle haben genug gesagt, das Kaninchen läuft los.
log-mended-enough-said = Das ist genug, das Kaninchen läuft los.
log-mended-used = Alle vier Änderungen sind verbraucht, das Kaninchen läuft los.
log-quest = Der Auftrag „{ $name }“ eröffnet Runde { $n }.
# $name is the character that somebody plays, such as character-ghost
log-cast =
    { $who ->
        [you] Du bist { FORM($name, case: "nominative") }.
       *[other] { $who } ist { FORM($name, case: "nominative") }.
    }
log-right = Das Labyrinth stimmt, das Kaninchen läuft los.
# $why is a list of main clauses such as wrong-edges and wrong-way
log-wrong = Das Labyrinth stimmt nicht: { $why }.
log-stray = Also kommt auch { FORM($bird, case: "nominative") }.
log-bird = { FORM($bird, case: "nominative", letter: "capital") } kommt nach { $at }.
log-perch =
    { $who ->
        [you] Du setzt { FORM($bird, case: "accusative") } auf { $at }.
       *[other] { $who } setzt { FORM($bird, case: "accusative") } auf { $at }.
    }
# $kind is a kind of tile, such as kind-corner
log-lay =
    { $who ->
        [you] Du legst eine { $kind } auf { $at }.
       *[other] { $who } legt eine { $kind } auf { $at }.
    }
# $kind is the kind of the new tile
log-exchange =
    { $who ->
        [you] Du ersetzt das Plättchen auf { $at } durch eine { $kind }.
       *[other] { $who } ersetzt das Plättchen auf { $at } durch eine { $kind }.
    }
log-turn =
    { $who ->
        [you] Du drehst das Plättchen auf { $at }.
       *[other] { $who } dreht das Plättchen auf { $at }.
    }
log-move =
    { $who ->
        [you] Du versetzt ein Plättchen von { $start } nach { $at }.
       *[other] { $who } versetzt ein Plättchen von { $start } nach { $at }.
    }
log-back =
    { $who ->
        [you] Du legst das Plättchen auf { $at } zurück, wie es war.
       *[other] { $who } legt das Plättchen auf { $at } zurück, wie es war.
    }
log-swap =
    { $who ->
        [you] Du tauschst die Plättchen auf { $start } und { $at }.
       *[other] { $who } tauscht die Plättchen auf { $start } und { $at }.
    }
log-sow =
    { $who ->
        [you] Du legst eine Karotte auf { $at }.
       *[other] { $who } legt eine Karotte auf { $at }.
    }
log-enough =
    { $who ->
        [you] Du sagst genug.
       *[other] { $who } sagt genug.
    }
log-shut-entry = Die Runde ist verloren, weil bei LOS ein Plättchen fehlt.
log-shut-exit = Die Runde ist verloren, weil am ZIEL ein Plättchen fehlt.
log-shut-ends = Die Runde ist verloren, weil bei LOS und am ZIEL Plättchen fehlen.
# $dice are one or more pictures, which are read as die-up and so on
log-roll =
    { $who ->
        [you] Du würfelst: { $dice }.
       *[other] { $who } würfelt: { $dice }.
    }
log-pass =
    { $who ->
        [you]
            { $n ->
                [one] Du passt und legst { $n } Karotte, statt zu gehen.
               *[other] Du passt und legst { $n } Karotten, statt zu gehen.
            }
       *[other]
            { $n ->
                [one] { $who } passt und legt { $n } Karotte, statt zu gehen.
               *[other] { $who } passt und legt { $n } Karotten, statt zu gehen.
            }
    }
log-pass-none =
    { $who ->
        [you] Du passt, aber es sind keine Karotten mehr zum Legen da.
       *[other] { $who } passt, aber es sind keine Karotten mehr zum Legen da.
    }
log-stay = Das Kaninchen kann nirgends hin und bleibt.
log-step =
    { $who ->
        [you] Du führst das Kaninchen nach { $at }.
       *[other] { $who } führt das Kaninchen nach { $at }.
    }
# "It" is the rabbit
log-takes =
    { $n ->
        [one] Es findet { $n } Karotte.
       *[other] Es findet { $n } Karotten.
    }
# Follows log-takes: one of these carrots is found by the Bandit's power
log-bandit = Eine davon verdankt ihr dem Banditen.
log-ghost =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Das Kaninchen springt nach { $at }.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Das Kaninchen springt nach { $at }.
    }
log-vampire =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Das Kaninchen schlüpft nach { $at }.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Das Kaninchen schlüpft nach { $at }.
    }
log-sailor =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Das Kaninchen geht zurück nach { $at }.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Das Kaninchen geht zurück nach { $at }.
    }
# $birds is a list of birds, whose dice are rolled
log-clown =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein und würfelst neu für { FORM($birds, case: "accusative") }.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein und würfelt neu für { FORM($birds, case: "accusative") }.
    }

## $name is the Mummy, which has stopped a bird

log-mummy-owl-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Eule macht nicht aus drei Karotten eine.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Eule macht nicht aus drei Karotten eine.
    }
log-mummy-hawk-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Der Habicht zerstört keine Karotte.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Der Habicht zerstört keine Karotte.
    }
log-mummy-crow-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Krähe trägt keine Karotte weg.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Krähe trägt keine Karotte weg.
    }
log-mummy-seagull-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Möwe trägt keine Karotte weg.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Möwe trägt keine Karotte weg.
    }
log-mummy-bat-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Fledermaus verwandelt keine Karotte in einen Vogel.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Fledermaus verwandelt keine Karotte in einen Vogel.
    }
log-mummy-sparrow-carrots =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Der Spatz zerstört keine Karotte.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Der Spatz zerstört keine Karotte.
    }
log-mummy-owl-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Eule macht keine Fähigkeit wieder bereit.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Eule macht keine Fähigkeit wieder bereit.
    }
log-mummy-hawk-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Der Habicht bringt das Kaninchen nicht auf LOS.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Der Habicht bringt das Kaninchen nicht auf LOS.
    }
log-mummy-crow-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Krähe gibt nicht zurück, was sie trägt.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Krähe gibt nicht zurück, was sie trägt.
    }
log-mummy-seagull-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Möwe gibt nicht zurück, was sie trägt.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Möwe gibt nicht zurück, was sie trägt.
    }
log-mummy-bat-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Die Fledermaus bringt das Kaninchen nicht zum ZIEL.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Die Fledermaus bringt das Kaninchen nicht zum ZIEL.
    }
log-mummy-sparrow-rabbit =
    { $who ->
        [you] Du setzt { FORM($name, case: "accusative") } ein: Der Spatz macht keine Fähigkeit wieder bereit.
       *[other] { $who } setzt { FORM($name, case: "accusative") } ein: Der Spatz macht keine Fähigkeit wieder bereit.
    }

##

log-home =
    { $n ->
        [one] Das Kaninchen ist mit { $n } Karotte draußen. Im Vorrat jetzt: { $all }.
       *[other] Das Kaninchen ist mit { $n } Karotten draußen. Im Vorrat jetzt: { $all }.
    }
log-home-empty = Das Kaninchen ist mit leerem Beutel draußen.
log-bat = { FORM($bird, case: "nominative", letter: "capital") } bringt das Kaninchen zum ZIEL.
log-late =
    { $n ->
        [one] Die Schritte sind verbraucht, und { $n } Karotte im Beutel ist verloren.
       *[other] Die Schritte sind verbraucht, und { $n } Karotten im Beutel sind verloren.
    }
log-late-empty = Die Schritte sind verbraucht, und der Beutel war leer.
log-hatch = { FORM($bird, case: "nominative", letter: "capital") } kommt statt der Karotte nach { $at }.
log-allow =
    { $who ->
        [you] Du lässt { FORM($bird, case: "accusative") } gewähren.
       *[other] { $who } lässt { FORM($bird, case: "accusative") } gewähren.
    }
log-first =
    { $who ->
        [you] Du lässt { FORM($bird, case: "accusative") } zuerst fliegen.
       *[other] { $who } lässt { FORM($bird, case: "accusative") } zuerst fliegen.
    }
log-flies = { FORM($bird, case: "nominative", letter: "capital") } fliegt nach { $at }.
# $bird is the Crow or the Seagull, which was named in the sentence before
log-carries =
    { $n ->
        [one] Sie trägt { $n } Karotte weg.
       *[other] Sie trägt { $n } Karotten weg.
    }
# $bird is the Crow or the Seagull, which was named in the sentence before
log-gives =
    { $n ->
        [one] Sie gibt dem Kaninchen { $n } Karotte.
       *[other] Sie gibt dem Kaninchen { $n } Karotten.
    }
# "It" is the Hawk
log-chased = Er bringt das Kaninchen zurück auf LOS.
log-readies =
    { $who ->
        [you] Du darfst { FORM($name, case: "accusative") } noch einmal einsetzen.
       *[other] { $who } darf { FORM($name, case: "accusative") } noch einmal einsetzen.
    }
# Where the Owl has flown
log-a-0 = Aus drei Karotten dort wird eine.
# "It" is the Hawk
log-a-1 = Er zerstört dort eine Karotte.
# Where the Bat has flown
log-a-4 = Aus einer Karotte dort wird ein Vogel.
# "It" is the Sparrow
log-a-5 = Er zerstört dort eine Karotte.

onward-ghost = Tippe das Plättchen an, auf das das Kaninchen springt.
onward-vampire = Tippe das Plättchen an, auf das das Kaninchen schlüpft.
onward-clown = Tippe jeden Würfel an, der neu geworfen wird, dann den Clown.
onward-dice = Tippe den Clown an, um zu würfeln, oder weitere Würfel.

# $tile is tile-open
foresee-tile = Auf { $at }: { $tile }
foresee-lift = Nimm das Plättchen auf { $at }, um es zu versetzen oder zu drehen.
# "It" is a bird
foresee-perch = Der Vogel kommt nach { $at }.
# "It" is a carrot
foresee-sow = Sie kommt nach { $at }.
foresee-edges =
    { $n ->
        [one] { $n } Kante passt dann nicht.
       *[other] { $n } Kanten passen dann nicht.
    }
foresee-edges-way =
    { $n ->
        [one] { $n } Kante passt dann nicht, aber ein Weg führt hinaus.
       *[other] { $n } Kanten passen dann nicht, aber ein Weg führt hinaus.
    }
foresee-good = Dann passen alle Kanten.
foresee-good-way = Dann passen alle Kanten, und ein Weg führt hinaus.
foresee-step = Das Kaninchen geht nach { $at }.
foresee-step-finds =
    { $n ->
        [one] Das Kaninchen geht nach { $at } und findet { $n } Karotte.
       *[other] Das Kaninchen geht nach { $at } und findet { $n } Karotten.
    }
foresee-step-out =
    { $n ->
        [one] Das Kaninchen kommt mit { $n } Karotte für den Vorrat hinaus.
       *[other] Das Kaninchen kommt mit { $n } Karotten für den Vorrat hinaus.
    }
foresee-power = { FORM($name, case: "nominative", letter: "capital") } bringt das Kaninchen nach { $at }, einmal pro Runde.
foresee-power-finds =
    { $n ->
        [one] { FORM($name, case: "nominative", letter: "capital") } bringt das Kaninchen nach { $at }, wo es { $n } Karotte findet.
       *[other] { FORM($name, case: "nominative", letter: "capital") } bringt das Kaninchen nach { $at }, wo es { $n } Karotten findet.
    }
foresee-power-out =
    { $n ->
        [one] { FORM($name, case: "nominative", letter: "capital") } bringt das Kaninchen mit { $n } Karotte für den Vorrat hinaus.
       *[other] { FORM($name, case: "nominative", letter: "capital") } bringt das Kaninchen mit { $n } Karotten für den Vorrat hinaus.
    }
foresee-then-hawk = Dann bringt der Habicht das Kaninchen zurück auf LOS!
foresee-then-bat = Dann bringt die Fledermaus das Kaninchen zum ZIEL.
foresee-then-late = Dann sind keine Schritte übrig, und die Runde ist verloren.
foresee-clown = Wirf diese Würfel neu, einmal pro Runde.
# "It" is the bird in $bird
foresee-head = Der Vogel fliegt zu den Karotten auf { $at } hin.
foresee-first = { FORM($bird, case: "nominative", letter: "capital") } fliegt zuerst nach { $at }.
foresee-first-nothing = { FORM($bird, case: "nominative", letter: "capital") } fliegt zuerst nach { $at } und ändert dort nichts.
foresee-first-spare-owl-carrots = Die Eule fliegt zuerst nach { $at } und macht aus drei Karotten eine, wenn die Mumie sie nicht aufhält.
foresee-first-spare-hawk-carrots = Der Habicht fliegt zuerst nach { $at } und zerstört eine Karotte, wenn die Mumie ihn nicht aufhält.
foresee-first-spare-crow-carrots = Die Krähe fliegt zuerst nach { $at } und trägt eine Karotte weg, wenn die Mumie sie nicht aufhält.
foresee-first-spare-seagull-carrots = Die Möwe fliegt zuerst nach { $at } und trägt eine Karotte weg, wenn die Mumie sie nicht aufhält.
foresee-first-spare-bat-carrots = Die Fledermaus fliegt zuerst nach { $at } und verwandelt eine Karotte in einen Vogel, wenn die Mumie sie nicht aufhält.
foresee-first-spare-sparrow-carrots = Der Spatz fliegt zuerst nach { $at } und zerstört eine Karotte, wenn die Mumie ihn nicht aufhält.
foresee-first-spare-owl-rabbit = Die Eule fliegt zuerst nach { $at } und macht eine Fähigkeit wieder bereit, wenn die Mumie sie nicht aufhält.
foresee-first-spare-hawk-rabbit = Der Habicht fliegt zuerst nach { $at } und bringt das Kaninchen auf LOS, wenn die Mumie ihn nicht aufhält.
foresee-first-spare-crow-rabbit = Die Krähe fliegt zuerst nach { $at } und gibt zurück, was sie trägt, wenn die Mumie sie nicht aufhält.
foresee-first-spare-seagull-rabbit = Die Möwe fliegt zuerst nach { $at } und gibt zurück, was sie trägt, wenn die Mumie sie nicht aufhält.
foresee-first-spare-bat-rabbit = Die Fledermaus fliegt zuerst nach { $at } und bringt das Kaninchen zum ZIEL, wenn die Mumie sie nicht aufhält.
foresee-first-spare-sparrow-rabbit = Der Spatz fliegt zuerst nach { $at } und macht eine Fähigkeit wieder bereit, wenn die Mumie ihn nicht aufhält.
foresee-first-bat = { FORM($bird, case: "nominative", letter: "capital") } fliegt zuerst und bringt das Kaninchen zum ZIEL.
foresee-hatch = { FORM($bird, case: "nominative", letter: "capital") } kommt statt der Karotte.
foresee-ready = Sobald alle bereit sind, wird der Auftrag gezogen, und die Sanduhr läuft.
foresee-ready-calm = Sobald alle bereit sind, wird der Auftrag gezogen.
foresee-enough = Du legst kein Plättchen, und der Bau endet, wenn alle reihum genug sagen.
foresee-enough-repair = Du änderst nichts, und der Lauf beginnt, wenn alle reihum genug sagen.
foresee-stay = Das kostet den Schritt, und nächstes Mal darf das Kaninchen umkehren.
foresee-pass = Leg zwei einzelne Karotten auf beliebige Plättchen. Das kostet keinen Schritt, aber die Vögel fliegen.
foresee-cancel = Der Vogel tut nichts, und die Fähigkeit ist für diese Runde verbraucht.
foresee-allow = Der Vogel tut, wofür er gekommen ist.

## Why a hint says so, while the maze is built and repaired

advice-joins = Es verbindet LOS und ZIEL.
advice-mends =
    { $n ->
        [one] Es behebt { $n } falsche Kante.
       *[other] Es behebt { $n } falsche Kanten.
    }
advice-carrots =
    { $n ->
        [one] Damit bringt der beste Weg { $n } Karotte mehr.
       *[other] Damit bringt der beste Weg { $n } Karotten mehr.
    }
advice-nearer = Es bringt den Weg näher ans ZIEL.
advice-way = Es liegt auf dem Weg von LOS zu den Karotten auf { $at }.
advice-way-out = Es liegt auf dem Weg zum ZIEL.
advice-grows = Es passt, und mit den Plättchen auf der Hand geht es dort weiter.
advice-prepares = Mit den nächsten Plättchen kann das Labyrinth dann stimmen.
advice-easier = Es macht den Lauf leichter.
advice-lift = Dieses Plättchen kann besser liegen. Der nächste Tipp zeigt, wo.
advice-swap = Es tauscht den Platz mit dem Plättchen dort.
advice-back = Es lag am besten, wo es war.
advice-right = Das Labyrinth stimmt, und kein Plättchen auf der Hand macht es besser.
advice-wrong = Kein Plättchen auf der Hand macht das Labyrinth besser.
advice-mended = Keine Änderung bringt mehr Karotten, und falsche Kanten kosten jetzt nichts.
advice-most = { $goal } Karotten sind jetzt fast unerreichbar. So bringt ihr die meisten heim.
advice-given-up = Keine Änderung öffnet noch einen Weg zum ZIEL.

## The form of a new match

option-players-title = Spieler
option-players-help = Alle spielen als ein Team. Der erste Platz gilt als jüngste Person.

option-hourglass-title = Sanduhr
option-hourglass-1x = Normal
option-hourglass-2x = Doppelt
option-hourglass-off = Ohne Uhr
option-hourglass-help = 30, 60 und 90 Sekunden zum Bauen in den drei Runden, doppelt so viel oder keine Uhr.

option-characters-title = Charaktere
option-characters-choose = Gewählt
option-characters-random = Zufällig
option-characters-help = Alle wählen einen Charakter, Jüngste zuerst, oder bekommen einen zufällig.

option-birds-title = Vögel
option-birds-fierce = Alle sechs
option-birds-gentle = Zahm
option-birds-help = „Zahm“ lässt Habicht und Fledermaus weg, die beiden Vögel, die das Kaninchen forttragen.

option-quests-title = Aufträge
option-quests-challenge = Experten
option-quests-help = Der Stapel der Aufträge. „Experten“ hat weniger Karotten, daher zählt jedes Passen und jede Fähigkeit.

why-pick_tile = Nimm zuerst ein Plättchen von deiner Hand.
why-no_change = Das würde nichts ändern.
why-on_tiles = Wähle ein Feld mit einem Plättchen.
# $birds is a list such as "Owl and Crow"
why-which = Tippe einen der Vögel an, die zuerst fliegen dürfen: { FORM($birds, case: "nominative") }.
why-nearest = Der Vogel fliegt zu einer der nächsten Karotten. Wähle eine von diesen.
why-used = { FORM($name, case: "nominative", letter: "capital") } wurde in dieser Runde schon eingesetzt.
why-power_later = { FORM($name, case: "nominative", letter: "capital") } lässt sich gerade nicht einsetzen.
why-turn =
    { $who ->
        [you] Jetzt führst du das Kaninchen, aber du darfst stattdessen deine Fähigkeit einsetzen.
       *[other] Jetzt führt { $who } das Kaninchen, aber du darfst stattdessen deine Fähigkeit einsetzen.
    }
why-here = Das Kaninchen ist schon hier.
why-far = Zu weit: Das Kaninchen geht immer nur ein Plättchen weiter.
why-bare = Da ist kein Plättchen, auf dem es laufen kann.
why-hedge = Dorthin führt kein Weg, eine Hecke steht dazwischen.
why-back = Das Kaninchen kann nicht gleich wieder umkehren.

notice-first = Erst bauen, dann laufen
notice-first-build = Baut einen Weg von LOS zum ZIEL; Tippen dreht.
notice-first-edges = Kanten, die nicht passen, bringen einen Vogel mehr.
notice-first-run = Führt dann das Kaninchen über Karotten zum ZIEL.
# $at is a list of squares
notice-bare =
    { $n ->
        [one] Kein Plättchen auf { $at }: { $n } Karotte ist verloren.
       *[other] Kein Plättchen auf { $at }: { $n } Karotten sind verloren.
    }
notice-sand = Der Sand ist abgelaufen!
notice-agreed = Alle haben genug gesagt
notice-enough-said = Das ist genug
notice-used = Keine Plättchen mehr
notice-built = Der Bau ist vorbei. Jetzt wird das Labyrinth geprüft.
notice-right = Das Labyrinth stimmt!
notice-run = Es kommt kein Vogel dazu, und das Kaninchen läuft los.
notice-wrong = Das Labyrinth stimmt nicht
notice-stray = Ein Vogel mehr kommt. Ihr habt vier Änderungen.
notice-runs = Das Kaninchen läuft!
notice-mended-agreed = Alle haben genug gesagt.
notice-mended-enough-said = Das ist genug.
notice-mended-used = Alle vier Änderungen sind verbraucht.
notice-spared = Ihr habt vier Änderungen, um es zu reparieren.
notice-home =
    { $n ->
        [one] Mit { $n } Karotte daheim!
       *[other] Mit { $n } Karotten daheim!
    }
notice-lost = Diese Runde ist verloren
notice-home-empty = Daheim, mit leerem Beutel
notice-left =
    { $n ->
        [one] { $n } Karotte blieb im Labyrinth.
       *[other] { $n } Karotten blieben im Labyrinth.
    }
notice-late = Die Schritte waren verbraucht, bevor das Kaninchen draußen war.
notice-bag =
    { $n ->
        [one] { $n } Karotte im Beutel ist verloren.
       *[other] { $n } Karotten im Beutel sind verloren.
    }
notice-store = Im Vorrat sind { $n } der { $goal } Karotten, die ihr braucht.

## What is wrong with a maze: as a main clause in a list of them, as a sentence, and in the past.
## The lists follow a colon, or in the past an "and".

wrong-edges =
    { $n ->
        [one] { $n } Kante passt nicht
       *[other] { $n } Kanten passen nicht
    }
wrong-entry = bei LOS fehlt ein Plättchen
wrong-exit = am ZIEL fehlt ein Plättchen
wrong-ends = bei LOS und am ZIEL fehlen Plättchen
wrong-way = kein Weg führt von LOS zum ZIEL
wrong-edges-line =
    { $n ->
        [one] { $n } Kante passt nicht.
       *[other] { $n } Kanten passen nicht.
    }
wrong-entry-line = Bei LOS fehlt ein Plättchen.
wrong-exit-line = Am ZIEL fehlt ein Plättchen.
wrong-ends-line = Bei LOS und am ZIEL fehlen Plättchen.
wrong-way-line = Kein Weg führt von LOS zum ZIEL.
wrong-edges-was =
    { $n ->
        [one] { $n } Kante passte nicht
       *[other] { $n } Kanten passten nicht
    }
wrong-entry-was = bei LOS fehlte ein Plättchen
wrong-exit-was = am ZIEL fehlte ein Plättchen
wrong-ends-was = bei LOS und am ZIEL fehlten Plättchen
wrong-way-was = kein Weg führte von LOS zum ZIEL

## The table of rounds at the end

round-name = { $n }: { $quest }
round-won = Karotten im Vorrat
round-lost = Karotten verloren
round-right-sand = Der Sand lief ab, und das Labyrinth stimmte.
round-right-agreed = Alle sagten genug, und das Labyrinth stimmte.
round-right-enough-said = Der Bau wurde beendet, und das Labyrinth stimmte.
round-right-used = Alle Plättchen waren gelegt, und das Labyrinth stimmte.
# $why is a list of main clauses such as wrong-edges-was and wrong-way-was
round-wrong-sand = Der Sand lief ab, und { $why }.
round-wrong-agreed = Alle sagten genug, und { $why }.
round-wrong-enough-said = Der Bau wurde beendet, und { $why }.
round-wrong-used = Alle Plättchen waren gelegt, und { $why }.
round-faulty-sand = Der Sand lief ab, und das Labyrinth stimmte nicht.
round-faulty-agreed = Alle sagten genug, und das Labyrinth stimmte nicht.
round-faulty-enough-said = Der Bau wurde beendet, und das Labyrinth stimmte nicht.
round-faulty-used = Alle Plättchen waren gelegt, und das Labyrinth stimmte nicht.
round-home-moves =
    { $n ->
        [one] Draußen mit { $n } Schritt übrig.
       *[other] Draußen mit { $n } Schritten übrig.
    }
round-home-last = Draußen mit dem letzten Schritt.
round-home-bat = Die Fledermaus brachte das Kaninchen zum ZIEL.
round-late = Die Schritte waren verbraucht und der Beutel verloren.
round-late-empty = Die Schritte waren verbraucht und der Beutel leer.
round-shut-entry = Am Ende fehlte ein Plättchen bei LOS, also konnte das Kaninchen nicht los.
round-shut-exit = Am Ende fehlte ein Plättchen am ZIEL, also konnte das Kaninchen nicht los.
round-shut-ends = Am Ende fehlten Plättchen bei LOS und am ZIEL, also konnte das Kaninchen nicht los.
# Two sentences: $built is round-right-sand and so on, and $ended one of the texts above
round-told = { $built } { $ended }

## Before the match, in the waiting room

question-asks = Wer ist am jüngsten?
question-answer =
    { $who ->
        [you] Du bist am jüngsten, also beginnst du.
       *[other] { $who } ist am jüngsten und beginnt.
    }

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Willkommen in der Kolonie! Du und Clover seid ein Team: Ihr gewinnt oder verliert zusammen. Zuerst wählen alle einen Charakter mit einer Fähigkeit. Der Bandit findet mehr Karotten. Wähle ihn.
lesson-1-wrong = Alle sind nützlich, aber nimm in dieser Lektion bitte den Banditen.
lesson-2 = Clover ist der Clown, der neu würfeln darf. Sobald alle bereit sind, kommen der Auftrag und die Plättchen, und die Sanduhr läuft. In der ersten Runde habt ihr 30 Sekunden zum Bauen. In dieser Lektion eilt es nicht.
lesson-2-wrong = Tippe auf „Bereit“, um anzufangen.
lesson-3 = Das ist der Auftrag. Das Kaninchen kommt oben links bei LOS herein und muss oben rechts durchs ZIEL hinaus. In der Mitte werden drei Karotten liegen, rechts davon eine, und unten links ist ein Vogel.
lesson-4 = Baut einen Weg an den Karotten vorbei. Beginne, wo das Kaninchen hereinkommt. Nimm deine Gerade, tippe sie noch einmal an, damit sie von links nach rechts führt, und leg sie auf das Feld bei LOS.
lesson-4-wrong = Nimm die Gerade, dreh sie, bis sie von links nach rechts führt, und tippe dann das Feld oben links an.
lesson-5 = Clovers Kurve führt den Weg hinunter zur Mitte. An jeder Kante muss Weg auf Weg und Hecke auf Hecke treffen. Nimm eine Kurve. Sie ist schon nach oben und rechts offen, leg sie also einfach in die Mitte.
lesson-5-wrong = Leg eine Kurve auf das mittlere Feld, offen nach oben und rechts. Jedes Antippen dreht das Plättchen um ein Viertel.
lesson-6 = Clovers Plättchen führt hinauf zum ZIEL, wo eines fehlt. Nehmen wir an, der Sand läuft ab. Das Labyrinth stimmt nicht, also kommt die Krähe. Setz sie auf LOS. Vögel wirken nur, wohin sie fliegen, da schadet sie nicht.
lesson-6-wrong = Jedes Plättchen ist erlaubt, aber setz die Krähe in dieser Lektion bitte auf das bei LOS.
lesson-7 = Jetzt dürft ihr reparieren, ohne Uhr und mit bis zu vier Änderungen: ein Plättchen drehen, versetzen, zwei tauschen oder eins von der Hand legen. Leg die fehlende Kurve auf das Feld am ZIEL, offen nach unten und rechts.
lesson-7-wrong = Nimm eine Kurve von deiner Hand, offen nach unten und rechts, und leg sie auf das Feld oben rechts.
lesson-8 = Jetzt führt ein Weg hinaus. Drei Änderungen sind übrig, aber ihr braucht sie nicht. Clover sagt genug, sag es auch.
lesson-8-wrong = Mehr Änderungen helfen nicht. Sag genug, dann beginnt der Lauf.
lesson-9 = Der Lauf beginnt! In jedem Zug wirfst du die Würfel der Vögel, das Kaninchen geht ein Plättchen weiter, und die Vögel fliegen. Clover führte es nach rechts, die Eule flog hoch, die Krähe hinterher. Jetzt du: Würfle!
lesson-9-wrong = Wirf zuerst die Würfel der Vögel.
lesson-10 = Einmal pro Runde darf eine Person passen, statt zu gehen. Du legst zwei Karotten dazu. Das kostet keinen Schritt, aber die Vögel fliegen. Ihr habt 10 Schritte und braucht nur wenige, also passe.
lesson-10-wrong = Das Kaninchen hat Zeit. Tippe auf „Passen“, dann gibt es mehr Karotten heimzubringen.
lesson-11 = Die zwei Karotten darfst du auf beliebige Plättchen legen. Das ZIEL ist ein guter Ort: Die Vögel sind weit weg, und das Kaninchen kommt sowieso hin. Leg die erste dorthin.
lesson-11-wrong = Das ist auch erlaubt. Leg sie aber auf das Plättchen am ZIEL, wo kein Vogel in der Nähe ist.
lesson-12 = Beide Vögel fliegen zu den drei Karotten, also wählst du, wer zuerst fliegt. Die Eule würde aus dreien eine machen. Die Krähe nähme den ganzen Bund, und das Kaninchen kann ihn zurückholen. Tippe die Krähe an.
lesson-12-wrong = Fliegt die Eule zuerst, bleibt nur eine Karotte für die Krähe. Lass die Krähe zuerst fliegen.
lesson-13 = Clover hat das Kaninchen zur Krähe geführt und die drei Karotten zurückgeholt. Rechts vom Kaninchen liegt noch eine. Sind die Schritte verbraucht, bevor es im ZIEL ist, ist der Beutel verloren. Führ es nach rechts.
lesson-13-wrong = Folge dem Weg nach rechts, wo eine Karotte liegt. Das Kaninchen kann nicht gleich wieder umkehren.
lesson-14 = Als Bandit hast du eine mehr gefunden, und zwei warteten am ZIEL. Das macht 7 Karotten im Vorrat! Es gibt drei Runden, mit immer größeren Labyrinthen und mehr Vögeln. Ihr gewinnt mit 20 Karotten, ab vier Personen mit 25.
