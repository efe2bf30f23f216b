### Yes! Broccoli! auf Deutsch. Eigene Kartensätze haben ihre eigenen Namen und Kartentexte.
### pile Teller (was jemand gegessen hat) · discard pile Ablage · reveal aufdecken · to take nehmen

# In one line, for the lobby
tagline = Biete auf Brokkoli, meide die Limo, und überlass den Donut den anderen.

# A player's name by itself
seat-name = { $who }
seat-red =
    { $case ->
        [von] von Rot
       *[other] Rot
    }
seat-blue =
    { $case ->
        [von] von Blau
       *[other] Blau
    }
seat-purple =
    { $case ->
        [von] von Violett
       *[other] Violett
    }
seat-green =
    { $case ->
        [von] von Grün
       *[other] Grün
    }
seat-orange =
    { $case ->
        [von] von Orange
       *[other] Orange
    }

## The foods of the standard deck

food-name-broccoli = Brokkoli
food-name-spinach = Spinat
food-name-kale = Grünkohl
food-name-carrot = Karotte
food-name-sweet-potato = Süßkartoffel
food-name-blueberries = Blaubeeren
food-name-beans = Bohnen
food-name-tomato = Tomate
food-name-mushroom = Pilz
food-name-banana = Banane
food-name-apple = Apfel
food-name-corn = Mais
food-name-rice = Reis
food-name-cheese = Käse
food-name-crisps = Chips
food-name-fries = Pommes
food-name-ice-cream = Eis
food-name-sweets = Bonbons
food-name-doughnut = Donut
food-name-soda = Limo

## Its powers. A card has the text in two lines, which are in -1 and -2, of about 22 letters each.
## A line that is not needed is { "" }.

power-name-picky-eater = Wählerisch
power-text-picky-eater = Addiere 3 zu einem Gebot
power-text-picky-eater-1 = Addiere 3 zu
power-text-picky-eater-2 = einem Gebot
power-name-super-hungry = Bärenhunger
power-text-super-hungry = Verdopple ein Gebot
power-text-super-hungry-1 = Verdopple
power-text-super-hungry-2 = ein Gebot
power-name-too-busy-to-eat = Keine Zeit!
power-text-too-busy-to-eat = Das niedrigste Gebot nimmt zuerst
power-text-too-busy-to-eat-1 = Das niedrigste Gebot
power-text-too-busy-to-eat-2 = nimmt zuerst
power-name-full-already = Schon satt
power-text-full-already = Zieh 3 von einem Gebot ab
power-text-full-already-1 = Zieh 3 von
power-text-full-already-2 = einem Gebot ab
power-name-half-portion = Halbe Portion
power-text-half-portion = Halbiere ein Gebot, abgerundet
power-text-half-portion-1 = Halbiere ein Gebot,
power-text-half-portion-2 = abgerundet
power-name-extra-greens = Extra Grünzeug
power-text-extra-greens = Der Brokkoli eines Gebots zählt zum Wert dazu
power-text-extra-greens-1 = Brokkoli eines Gebots
power-text-extra-greens-2 = zählt zum Wert dazu
power-name-trade-lunches = Brotdosentausch
power-text-trade-lunches = Zwei Gebote tauschen die Plätze
power-text-trade-lunches-1 = Zwei Gebote
power-text-trade-lunches-2 = tauschen die Plätze
power-name-change-my-order = Umbestellt
power-text-change-my-order = Das eigene Gebot zurücknehmen, ein anderes spielen
power-text-change-my-order-1 = Gebot zurücknehmen,
power-text-change-my-order-2 = ein anderes spielen
power-name-play-with-your-food = Mit Essen spielen
power-text-play-with-your-food = Eine Speise vom eigenen Teller wird zum Gebot
power-text-play-with-your-food-1 = Eine Speise vom Teller
power-text-play-with-your-food-2 = wird zum Gebot
power-name-send-it-back = Geht zurück
power-text-send-it-back = Eine Speise geht: Zieh zwei, behalte eine
power-text-send-it-back-1 = Eine Speise geht: Zieh
power-text-send-it-back-2 = zwei, behalte eine
power-name-clear-the-table = Tisch abräumen
power-text-clear-the-table = Alle Speisen gehen: Zieh eine mehr, lass eine weg
power-text-clear-the-table-1 = Alle gehen: Zieh eine
power-text-clear-the-table-2 = mehr, lass eine weg
power-name-spilled-milk = Verschüttete Milch
power-text-spilled-milk = Eine Speise von einem Teller kommt weg
power-text-spilled-milk-1 = Eine Speise von einem
power-text-spilled-milk-2 = Teller kommt weg
power-name-swap-desserts = Nachtischtausch
power-text-swap-desserts = Tausche eine Speise mit jemandem
power-text-swap-desserts-1 = Tausche eine Speise
power-text-swap-desserts-2 = mit jemandem
power-name-no-thank-you = Nein danke
power-text-no-thank-you = Die Aktion direkt davor gilt nicht
power-text-no-thank-you-1 = Die Aktion direkt
power-text-no-thank-you-2 = davor gilt nicht

##

food-label = { $food }, Wert { $value }
# A food with its points, where it is named in a sentence: "Carrot (14)"
food-worth = { $food } ({ $value })

bid-label = Gebot { $value } in { $colour } mit { $n } Brokkoli
bid-own = Gebot { $value } mit { $n } Brokkoli
bid-dealt = Gebot { $value } in { $colour } mit { $n } Brokkoli
bid-food = { $food } als Gebot, Wert { $value }
bid-hidden = { $seat }: ein Gebot, verdeckt
bid-none = { $seat }: noch kein Gebot
bid-changed = { $was } → { $now }

# A power card: $text is what it does, such as power-text-picky-eater
power-label-answer = { $power }: { $text }. Spielbar direkt nach einer Aktion.
power-label-served = { $power }: { $text }. Spielbar vor den Geboten.
power-label-revealed = { $power }: { $text }. Spielbar nach dem Aufdecken.
power-label-eaten = { $power }: { $text }. Spielbar nach einer Mahlzeit.
power-label-served-revealed = { $power }: { $text }. Spielbar vor oder nach den Geboten.
power-label-served-eaten = { $power }: { $text }. Spielbar vor den Geboten und nach einer Mahlzeit.
power-label-revealed-eaten = { $power }: { $text }. Spielbar ab dem Aufdecken.
power-label-served-revealed-eaten = { $power }: { $text }. Jederzeit spielbar.
# In a hint or an analysis: a choice, as in "Better: Play Half Portion"
choice-play = „{ $power }“ spielen
power-with-text = „{ $power }“ ({ $text })

## When a power can be played, in few words for a card

times-answer = direkt nach Aktion
times-served = vor den Geboten
times-revealed = nach dem Aufdecken
times-eaten = nach einer Mahlzeit
times-served-revealed = vor/nach Geboten
times-served-eaten = vor Gebot, nach Mahlzeit
times-revealed-eaten = ab dem Aufdecken
times-served-revealed-eaten = jederzeit

# $seat is a player's name, and $text what the power does
play-label = { $seat } hat „{ $power }“ gespielt: { $text }
play-undone = { $seat } hat „{ $power }“ gespielt, was nicht mehr gilt: { $text }

deck-left = Stapel: noch { $n }
deck-top = dann: { $foods }
# A list of names or numbers: $rest can have more of them
cards-more = { $first }, { $rest }
# The same for numbers in little room
cards-short = { $first } { $rest }
deck-phone = { $when } · { $left }

when-round = Runde { $round } von 8
when-meal = Mahl { $meal }/{ $meals }, Runde { $round }/8

offer-title = { $power }: gerade gezogene Karten

rank-1 = 1.
rank-2 = 2.
rank-3 = 3.
rank-4 = 4.
rank-5 = 5.
rank-icons = mehr Brokkoli
rank-powers = weniger Aktionen
rank-age = jünger
rank-strength = Stärke

rank-low-first = Das niedrigste nimmt zuerst
rank-low-first-short = Niedrig zuerst

eaten-meal = Mahlzeit { $n }
eaten-title = Mahlzeit { $n } ist vorbei
eaten-total = { $n } insgesamt

pile-points =
    { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pile-meal = { $points } diesmal
pile-points-first = { $points } { $seat }
pile-points-only = { $points }
pile-food = { $seat }: { $food }, Wert { $value }

own-bids = DEINE GEBOTE
own-over = Speisen der letzten Mahlzeit, Punkte aus allen Mahlzeiten
own-eaten = Diese Speisen sind aus dieser Mahlzeit.

## Piles that players can look at: their own played bids, and everyone's played powers. $cards is a
## list with cards-more, or cards-short in discards-name and discards-low.

discards-name = Gespielte Gebote: { $cards }
discards-low = Gebote: { $cards }
discards-label = Deine Ablage: { $cards }. Nur du siehst sie.
discards-empty = Keine Gebote gespielt
discards-empty-low = Keine gespielt
discards-empty-label = Deine Ablage ist leer. Nur du siehst sie.

spent-name = Aktionen: { $n }
spent-low = Aktionen: { $n }
spent-label =
    { $n ->
        [one] In dieser Mahlzeit wurde { $n } Aktion gespielt: { $cards }.
       *[other] In dieser Mahlzeit wurden { $n } Aktionen gespielt: { $cards }.
    }
spent-empty = Keine Aktionen
spent-empty-low = Keine Aktionen
spent-empty-label = In dieser Mahlzeit wurden keine Aktionen gespielt.

prompt-dealing = Die Karten werden verteilt.
prompt-serving = Das Essen wird serviert.
prompt-bid = Wähle ein Gebot. Das höchste nimmt zuerst.
prompt-bid-low = Wähle ein Gebot. Das niedrigste nimmt zuerst.
prompt-bidding = Alle wählen ein Gebot.
prompt-take = Nimm dir eine Speise.
prompt-taking =
    { $who ->
        [you] Du wählst eine Speise.
       *[other] { $who } wählt eine Speise.
    }
prompt-play-first-served = Jede gelbe Aktion gilt einmal. Tippe eine leuchtende an oder passe.
prompt-play-first-revealed = Mit einer Aktion kannst du diese Reihenfolge ändern. Tippe eine leuchtende an oder passe.
prompt-play-served = Vor den Geboten eine Aktion spielen? Tippe eine Karte an oder passe.
prompt-play-revealed = Eine Aktion spielen, bevor genommen wird? Tippe eine Karte an oder passe.
prompt-play-eaten = Eine Aktion spielen, bevor die Mahlzeit zählt? Tippe eine Karte an oder passe.
# $power is the power that was just played
prompt-play-answer = Nach „{ $power }“ eine Aktion spielen? Tippe eine Karte an oder passe.
prompt-window = Du hast keine Aktionskarten mehr. Andere dürfen eine spielen.
prompt-window-other = Wer Aktionskarten hat, darf jetzt eine spielen.
prompt-showing = Gerade wird eine Aktion gespielt.
prompt-aiming =
    { $who ->
        [you] Du spielst { $power }.
       *[other] { $who } spielt { $power }.
    }

## $power comes with what it does: "Picky Eater (Add 3 to any one bid)"

aim-bid = { $power }: Wähle ein Gebot.
aim-swap = { $power }: Wähle das erste Gebot.
aim-swap-again = { $power }: Wähle das andere Gebot.
aim-card = { $power }: Wähle eine Gebotskarte.
aim-own-food = { $power }: Wähle eine Speise von deinem Teller.
aim-other-food = { $power }: Wähle die Speise, die du dafür willst.
aim-send-back = { $power }: Wähle die Speise, die zurückgeht.
aim-keep = { $power }: Wähle die Speise, die an ihre Stelle kommt.
aim-leave-out = { $power }: Wähle die Speise, die wegbleibt.
aim-discard = { $power }: Wähle eine Speise von einem Teller.

status-points =
    { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
status-meals = ({ $scores })
status-power = eine Aktionskarte

# $what is one picture of a food or several: "Carrot (14), Soda (−8) and Kale (15)"
log-served = Die Küche serviert { $what }.
# $bids is a list of log-bid, one for each player
log-bids = Die Gebote sind offen: { $bids }.
# $who is a picture of a player, and log-bid-who is what is read instead of it. $n is the bid.
log-bid = { $who } { $n }
log-bid-who =
    { $who ->
        [you] du bietest
       *[other] { FORM($who, letter: "small") } bietet
    }
# $n is the value of a bid card
log-keeps =
    { $who ->
        [you] Du hebst die { $n } für später auf.
       *[other] { $who } hebt die { $n } für später auf.
    }
log-tie-icons = Mehr Brokkoli entscheidet den Gleichstand.
log-tie-powers = Weniger Aktionen entscheiden den Gleichstand.
log-tie-age = Bei Gleichstand gewinnt, wer jünger ist.
# $power is a power, mostly with its text: power-with-text
log-plays =
    { $who ->
        [you] Du spielst { $power }.
       *[other] { $who } spielt { $power }.
    }
## In the next texts, $what is a picture of a food, which is read as food-worth.

log-draws =
    { $who ->
        [you] Du ziehst { $what }.
       *[other] { $who } zieht { $what }.
    }
log-takes =
    { $who ->
        [you] Du nimmst { $what }.
       *[other] { $who } nimmt { $what }.
    }
# Somebody gets the only food that the others have left
log-takes-last =
    { $who ->
        [you] Für dich bleibt { $what }.
       *[other] Für { FORM($who, case: "accusative") } bleibt { $what }.
    }
log-sends-back =
    { $who ->
        [you] Du gibst { $what } zurück.
       *[other] { $who } gibt { $what } zurück.
    }
log-leaves-out =
    { $who ->
        [you] Du lässt { $what } weg.
       *[other] { $who } lässt { $what } weg.
    }

##

# $scores is a list of log-score, one for each player
log-meal = Mahlzeit { $n } ist vorbei: { $scores }.
# $who is a picture of a player, and log-score-who is what is read instead of it. $n are the points.
log-score = { $who } { $n }
log-score-who =
    { $who ->
        [you] du bekommst
       *[other] { FORM($who, letter: "small") } bekommt
    }

## What powers did. $power is the name of a power, and $food, $gone and $kept are food-worth.

# $sum is a calculation: "4 + 3 = 7"
did-bid =
    { $who ->
        [you]
            { $owner ->
                [you] Deine Aktion „{ $power }“ ändert dein Gebot: { $sum }.
               *[other] Deine Aktion „{ $power }“ ändert das Gebot { FORM($owner, case: "von") }: { $sum }.
            }
       *[other]
            { $owner ->
                [you] „{ $power }“ { FORM($who, case: "von") } ändert dein Gebot: { $sum }.
               *[other] „{ $power }“ { FORM($who, case: "von") } ändert das Gebot { FORM($owner, case: "von") }: { $sum }.
            }
    }
did-swap =
    { $who ->
        [you] Deine Aktion „{ $power }“ tauscht die { $value } { FORM($one, case: "von") } und die { $instead } { FORM($other, case: "von") }.
       *[other] „{ $power }“ { FORM($who, case: "von") } tauscht die { $value } { FORM($one, case: "von") } und die { $instead } { FORM($other, case: "von") }.
    }
did-card =
    { $who ->
        [you] Deine Aktion „{ $power }“ macht { $value } zum Gebot.
       *[other] „{ $power }“ { FORM($who, case: "von") } macht { $value } zum Gebot.
    }
# A food of a pile is the bid now
did-food-bid =
    { $who ->
        [you] Deine Aktion „{ $power }“ macht { $food } zum Gebot.
       *[other] „{ $power }“ { FORM($who, case: "von") } macht { $food } zum Gebot.
    }
did-one-food =
    { $who ->
        [you] Deine Aktion „{ $power }“ ersetzt { $gone } durch { $kept }.
       *[other] „{ $power }“ { FORM($who, case: "von") } ersetzt { $gone } durch { $kept }.
    }
did-all-foods =
    { $who ->
        [you] Deine Aktion „{ $power }“ bringt neue Speisen, ohne { $food }.
       *[other] „{ $power }“ { FORM($who, case: "von") } bringt neue Speisen, ohne { $food }.
    }
did-discard =
    { $who ->
        [you]
            { $owner ->
                [you] Deine Aktion „{ $power }“ nimmt { $food } von deinem Teller.
               *[other] Deine Aktion „{ $power }“ nimmt { $food } vom Teller { FORM($owner, case: "von") }.
            }
       *[other]
            { $owner ->
                [you] „{ $power }“ { FORM($who, case: "von") } nimmt { $food } von deinem Teller.
               *[other] „{ $power }“ { FORM($who, case: "von") } nimmt { $food } vom Teller { FORM($owner, case: "von") }.
            }
    }
# $food is given, and $instead is got for it from $owner
did-exchange =
    { $who ->
        [you]
            { $owner ->
                [you] Deine Aktion „{ $power }“ tauscht { $food } gegen { $instead } von dir.
               *[other] Deine Aktion „{ $power }“ tauscht { $food } gegen { $instead } { FORM($owner, case: "von") }.
            }
       *[other]
            { $owner ->
                [you] „{ $power }“ { FORM($who, case: "von") } tauscht { $food } gegen { $instead } von dir.
               *[other] „{ $power }“ { FORM($who, case: "von") } tauscht { $food } gegen { $instead } { FORM($owner, case: "von") }.
            }
    }
did-reverse =
    { $who ->
        [you] Deine Aktion „{ $power }“ lässt das niedrigste Gebot zuerst nehmen.
       *[other] „{ $power }“ { FORM($who, case: "von") } lässt das niedrigste Gebot zuerst nehmen.
    }
# $other is another power
did-undo =
    { $who ->
        [you] Deine Aktion „{ $power }“ macht „{ $other }“ rückgängig.
       *[other] „{ $power }“ { FORM($who, case: "von") } macht „{ $other }“ rückgängig.
    }
# $other is a power that was undone before
did-revive =
    { $who ->
        [you] Deine Aktion „{ $power }“ lässt „{ $other }“ wieder gelten.
       *[other] „{ $power }“ { FORM($who, case: "von") } lässt „{ $other }“ wieder gelten.
    }

# $food is a picture of a food, and $now and $then are points without it and with it
foresee-points =
    { $then ->
        [one] { $food } { $now } → { $then } Punkt
       *[other] { $food } { $now } → { $then } Punkte
    }
# $food is a picture of a food
foresee-worth = { $food } Wert { $value }
foresee-swap = Wähle danach das andere Gebot.
# $was, $now and $place are ordinals such as rank-1
foresee-place = Deine Stelle beim Nehmen: { $was } → { $now }
foresee-same = Deine Stelle beim Nehmen bleibt die { $place }

won-most =
    { $who ->
        [you]
            { $n ->
                [one] Du gewinnst mit { $points } Punkt.
               *[other] Du gewinnst mit { $points } Punkten.
            }
       *[other]
            { $n ->
                [one] { $who } gewinnt mit { $points } Punkt.
               *[other] { $who } gewinnt mit { $points } Punkten.
            }
    }
won-tied =
    { $who ->
        [you]
            { $n ->
                [one] Du gewinnst mit { $points } Punkt, weil bei Gleichstand die jüngste Person gewinnt.
               *[other] Du gewinnst mit { $points } Punkten, weil bei Gleichstand die jüngste Person gewinnt.
            }
       *[other]
            { $n ->
                [one] { $who } gewinnt mit { $points } Punkt, weil bei Gleichstand die jüngste Person gewinnt.
               *[other] { $who } gewinnt mit { $points } Punkten, weil bei Gleichstand die jüngste Person gewinnt.
            }
    }
won-best =
    { $n ->
        [one] Dein bestes Ergebnis bisher: { $n } Punkt, vorher { $before }.
       *[other] Dein bestes Ergebnis bisher: { $n } Punkte, vorher { $before }.
    }

## Hints for bids

advice-both = { $first } { $then }
advice-brings =
    { $stake ->
        [one] Zwischen der besten und der schlechtesten Speise liegt hier { $stake } Punkt. Im Schnitt bringt dieses Gebot eine Speise mit Wert { $n }, deine { $other } eine mit Wert { $instead }.
       *[other] Zwischen der besten und der schlechtesten Speise liegen hier { $stake } Punkte. Im Schnitt bringt dieses Gebot eine Speise mit Wert { $n }, deine { $other } eine mit Wert { $instead }.
    }
advice-worth = Das ist mehr als sonst, also lohnt sich ein starkes Gebot.
advice-save = Heb deine starken Gebote für Runden auf, in denen sie mehr bringen.
advice-same = Alle Speisen hier sind gleich viel wert, also reicht ein schwaches Gebot.
advice-alike =
    { $n ->
        [one] { $n } anderes Gebot ist etwa gleich gut.
       *[other] { $n } andere Gebote sind etwa gleich gut.
    }
# $own and $other are bids; the foods that they win are worth $n and $instead
advice-any =
    { $stake ->
        [one] Deine Wahl ist hier fast egal. Deine { $own } bringt im Schnitt eine Speise mit Wert { $n }, deine { $other } eine mit Wert { $instead }. Aber jedes Gebot gilt nur einmal: Was du jetzt gewinnst, fehlt dir später. Gebote sind wichtiger, wenn die Speisen mehr als { $stake } Punkt auseinanderliegen.
       *[other] Deine Wahl ist hier fast egal. Deine { $own } bringt im Schnitt eine Speise mit Wert { $n }, deine { $other } eine mit Wert { $instead }. Aber jedes Gebot gilt nur einmal: Was du jetzt gewinnst, fehlt dir später. Gebote sind wichtiger, wenn die Speisen mehr als { $stake } Punkte auseinanderliegen.
    }
advice-hardly =
    { $n ->
        [one] Deine Wahl ist fast egal: { $n } anderes Gebot ist etwa gleich gut. Ein starkes Gebot würde dir später fehlen.
       *[other] Deine Wahl ist fast egal: { $n } andere Gebote sind etwa gleich gut. Ein starkes Gebot würde dir später fehlen.
    }

## The form of a new match

option-players-title = Spieler
option-players-help = Wie viele mitspielen.

option-game-title = Spiel
option-game-basic = Einfach
option-game-advanced = Für Fortgeschrittene
option-game-help = Eine Mahlzeit mit acht Runden oder drei Mahlzeiten mit Aktionskarten.

option-one_of_each-title = Je nur eine
option-one_of_each-help = Zu zweit: Im Stapel der Speisen ist jede Sorte nur einmal.

option-dealt_bids-title = Verteilte Gebote
option-dealt_bids-help = Für jede Mahlzeit werden alle Gebotskarten gemischt, und alle bekommen acht.

option-handicap-title = Vorgabe
option-handicap-help = Hilft einer Person: Eine Neun ersetzt die Eins auf ihrer Hand. Im Spiel für Fortgeschrittene kann sie auch mehr Aktionen bekommen.
option-handicap-nine = Eine Neun
option-handicap-plus = Mehr Aktionen

option-age_order-title = Nach Alter
option-age_order-help = Von alt nach jung. Bei Gleichstand gewinnt, wer am jüngsten ist.

option-deck-title = Kartensatz
option-deck-help = Die Speisen und Aktionen im Spiel.

why-bid = Biete zuerst: Wähle eine deiner Gebotskarten.
why-take = Nimm eine der Speisen auf dem Tisch.
why-aim = Wähle ein Ziel für „{ $power }“.
why-cancel = „{ $power }“ wirkt nur auf die Aktion direkt davor, und es gibt keine.
why-when-served = „{ $power }“ geht nur vor den Geboten.
why-when-revealed = „{ $power }“ geht nur nach dem Aufdecken der Gebote.
why-when-eaten = „{ $power }“ geht nur am Ende einer Mahlzeit.
why-when-served-revealed = „{ $power }“ geht nur vor den Geboten und nach dem Aufdecken.
why-when-served-eaten = „{ $power }“ geht nur vor den Geboten und am Ende einer Mahlzeit.
why-when-revealed-eaten = „{ $power }“ geht nur nach dem Aufdecken der Gebote und am Ende einer Mahlzeit.
why-when-served-revealed-eaten = „{ $power }“ geht nur vor den Geboten, nach dem Aufdecken und am Ende einer Mahlzeit.
why-nothing_there = „{ $power }“ würde jetzt nichts ändern.

## Before the match, in the waiting room

question-asks = Wer ist am ältesten, und wer kommt danach?
question-answer = Von alt nach jung: { $who }. Bei Gleichstand gewinnt, wer am jüngsten ist.

## How the champions play this game

champion-1-style = Großzügig: spielt gute Karten früh.

champion-2-style = Gierig: spielt die beste Karte für die erste gute Speise.

champion-3-style = Sparsam: hebt starke Karten und Aktionen für späte Runden auf.

champion-4-style = Plant bis zum Schluss und hebt Aktionen auf, bis sie sich lohnen.

champion-5-style = Denkt vor jedem Gebot die ganze Mahlzeit durch.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Das Essen ist serviert! In jeder der acht Runden gibt es für alle je eine Speise. Gesundes bringt Punkte, Süßes und Limo kosten welche. Wer die meisten Punkte hat, gewinnt.
lesson-2 = Brokkoli bringt 18 Punkte, mehr als alles andere. Limo kostet 8. Jeder von euch muss eins von beiden nehmen. Wer also nimmt zuerst?
lesson-3 = Das entscheiden die Gebote. Du hast die Karten 1 bis 8, Bumble auch. Ihr wählt beide geheim eine, und das höhere Gebot nimmt zuerst. Es geht um viel, also biete deine 8.
lesson-3-wrong = Zwischen diesen beiden Speisen liegen 26 Punkte. Das ist deine höchste Karte wert, die 8.
lesson-4 = Deine 8 schlägt die 5, also nimmst du zuerst. Greif zu!
lesson-4-wrong = Wirklich? Lass Bumble die Limo und nimm den Brokkoli.
lesson-5 = Die nächsten beiden Speisen sind fast gleich, 8 und 7 Punkte. Und jede Gebotskarte gilt nur einmal pro Mahlzeit. Eine gute Gelegenheit also, deine 1 loszuwerden.
lesson-5-wrong = Zuerst zu nehmen bringt hier nur 1 Punkt. Heb diese Karte für später auf und biete deine 1.
lesson-6 = Bumble hat eine 7 ausgegeben, um zuerst zu nehmen, für einen Punkt mehr. Wer zuletzt dran ist, nimmt den Rest, also hast du den Apfel. Du hast eine gute Karte gespart!
lesson-7 = Jetzt die knifflige Regel. Bei gleichen Geboten geht die Karte mit mehr kleinen Brokkoli vor. Deine 4 hat fünf davon, mehr als Bumbles 4. Biete sie!
lesson-7-wrong = Das könnte auch klappen. Aber sieh dir die 4 an: Sie hat fünf kleine Brokkoli. Probier sie bei einem Gleichstand aus.
lesson-8 = Vier gegen vier! Bumbles Karte hat drei Brokkoli, deine fünf. Also nimmst du zuerst. Der Spinat bringt 16 Punkte, die Pommes kosten 3.
lesson-8-wrong = Der Spinat ist 16 Punkte wert. Die Pommes würden dich 3 kosten.
lesson-9 = Gespielte Gebote liegen verdeckt, aber alle haben sie gesehen. Wenn du dir merkst, was die anderen noch haben, weißt du, wann eine hohe Karte sicher ist.
lesson-10 = Die letzte Runde. Bumble hat nur noch die 6, und du hast die 7 behalten. Hier kannst du also nicht verlieren. Spiel sie.
lesson-10-wrong = Du hast nur noch eine Karte, deine 7. Spiel sie.
lesson-11 = Sieben schlägt sechs, wie du wusstest. Nimm deine letzte Speise.
lesson-11-wrong = Die Blaubeeren sind 12 Punkte wert. Lass den Donut, wo er ist.
lesson-12 = Das Essen ist vorbei, und du hast die meisten Punkte, also gewinnst du! Für Fortgeschrittene gibt es drei Mahlzeiten und Aktionskarten, die Gebote und Speisen auf den Kopf stellen.
