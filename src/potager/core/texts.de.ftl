### Deutsche Texte, die mehrere Spiele gemeinsam haben. Die Datei eines Spiels kann jeden davon ersetzen.
###
### Glossar. Wir sagen du. Spieler und Plätze:
### game Spiel · match Partie · turn Zug · seat Platz · table Tisch · host Tischleitung (leitet den Tisch)
### operator Serverleitung · spectator, viewer Zuschauer · waiting room Wartezimmer · open table offener Tisch
### bot Bot · level Stufe (leicht, mittel, schwer) · champion Champion · ladder Leiter · step Sprosse
### rating Wertung · hint Tipp · take back zurücknehmen · resign aufgeben · rematch Revanche
### replay Replay · record Aufzeichnung · Records (Seite) Archiv · log Verlauf · puzzle Rätsel · lab Labor
### lit up leuchtet · pick nehmen · tap antippen · clock, timer Uhr, Zeitlimit · hourglass Sanduhr
###
### Snail Invasion!: pawn Bauer · drone Drohne · queen Königin · shed Schuppen · nest Nest · tree Baum
### pip Punkt · blocked blockiert · spoiled verdorben · plant Pflanze · stash Pyramidensatz
### Pyramid Shambo: throw Zeichen · challenge herausfordern · fee Einsatz · change Wechselgeld
### Carrots & Broccoli: wall, hedge Hecke · yard Beet · supply Vorrat · group Gruppe · corner Ecke
### Yes! Broccoli!: bid Gebot · power Aktion, Aktionskarte · meal Mahlzeit · food Speise · pile Teller
### deck Stapel, Kartensatz
### Carrotia: quest Auftrag · store Vorrat · bag Beutel · maze Labyrinth · tile Plättchen · path Weg · hedge Hecke
### IN LOS · OUT ZIEL · power Fähigkeit · move (des Kaninchens) Schritt · enough genug · edge Kante · run Lauf
###
### FORM($x, case: …) kennt nominative, accusative, dative und genitive, jeweils mit bestimmtem Artikel,
### und bei Personen auch von: „von dir“, „von Ann“, „vom Gärtner“. Ohne Angabe steht kein Artikel.

## How people are named in a text. $case is what the text asks for with FORM($who, case: "genitive").

person-you =
    { $case ->
        [accusative] dich
        [dative] dir
        [von] von dir
        [genitive] dein
       *[other] du
    }
# $name is a player's name, and $ending its last letter.
person-name =
    { $case ->
        [von] von { $name }
        [genitive]
            { $ending ->
                [s] { $name }’
                [x] { $name }’
                [z] { $name }’
               *[other] { $name }s
            }
       *[other] { $name }
    }
# $role is a colour or a part in the game, such as "the Carrots", and $ending its last letter.
# Die Rollen haben ihre Fälle selbst, auch „vom Gärtner“.
person-role = { $role }

##

colour-red =
    { $case ->
        [nominative] rote
        [accusative] rote
        [dative] roten
        [feminine] rote
       *[other] rot
    }
colour-yellow =
    { $case ->
        [nominative] gelbe
        [accusative] gelbe
        [dative] gelben
        [feminine] gelbe
       *[other] gelb
    }
colour-green =
    { $case ->
        [nominative] grüne
        [accusative] grüne
        [dative] grünen
        [feminine] grüne
       *[other] grün
    }
colour-blue =
    { $case ->
        [nominative] blaue
        [accusative] blaue
        [dative] blauen
        [feminine] blaue
       *[other] blau
    }
colour-black =
    { $case ->
        [nominative] schwarze
        [accusative] schwarze
        [dative] schwarzen
        [feminine] schwarze
       *[other] schwarz
    }
colour-purple =
    { $case ->
        [nominative] violette
        [accusative] violette
        [dative] violetten
        [feminine] violette
       *[other] violett
    }
colour-orange =
    { $case ->
        [nominative] orange
        [accusative] orange
        [dative] orangen
        [feminine] orange
       *[other] orange
    }
colour-clear =
    { $case ->
        [nominative] farblose
        [accusative] farblose
        [dative] farblosen
        [feminine] farblose
       *[other] farblos
    }
colour-cyan =
    { $case ->
        [nominative] türkise
        [accusative] türkise
        [dative] türkisen
        [feminine] türkise
       *[other] türkis
    }
colour-white =
    { $case ->
        [nominative] weiße
        [accusative] weiße
        [dative] weißen
        [feminine] weiße
       *[other] weiß
    }

choice-in = Warten auf { FORM($who, case: "accusative") }. Du kannst deine Wahl noch ändern.
choice-only = Du bist fertig. Warten auf { FORM($who, case: "accusative") }.
choice-others = Warten auf { FORM($who, case: "accusative") }.
choice-name = { $who }

reaction-pass = Passen
reaction-take-back = Zurücknehmen und passen
reaction-only = Du hast nichts, was hier passt, also musst du passen.
reaction-nothing = Du hast nichts, was hier passt.
reaction-quiet = Du hast nichts, was hier passt. Wenn die Zeit um ist, passt du.
reaction-chosen = Du hast gewählt. Du kannst deine Wahl noch ändern.

why-nothing = Das kannst du jetzt nicht wählen.
why-later = Wähle zuerst etwas anderes.
why-instead = Das passt nicht zu dem, was du genommen hast.
why-over = Die Partie ist vorbei.
why-paused = Die Partie macht gerade Pause.
why-waiting = Die Partie hat noch nicht begonnen.
why-watching = Du schaust zu. Nur wer mitspielt, kann wählen.
why-roll = Würfle zuerst.
why-once = Pro Zug wird nur einmal gewürfelt.
why-others = Du bist noch nicht am Zug.
why-in = Du hast gewählt. Warte auf die anderen.
why-pick = Nimm zuerst eine Figur.

list-one = { $one }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $rest }

# How many can play: a range, or "2 or 4"
players-range = { $fewest } bis { $most } Spieler
players-some =
    { $n ->
        [one] { $counts } Spieler
       *[other] { $counts } Spieler
    }

table-turn = { $name }: { $text }
table-forced = { $text } (die einzige Möglichkeit, sie wird gleich für dich gewählt)
table-resigned =
    { $who ->
        [you] Du hast aufgegeben.
        [several] { FORM($who, case: "nominative") } haben aufgegeben.
       *[other] { FORM($who, case: "nominative") } hat aufgegeben.
    }
table-resigned-bot =
    { $who ->
        [you] Du bist gegangen. Ein Bot spielt weiter.
        [several] { FORM($who, case: "nominative") } sind gegangen. Ein Bot spielt weiter.
       *[other] { FORM($who, case: "nominative") } ist gegangen. Ein Bot spielt weiter.
    }
table-salting = Die Würfel sind gleich bereit. Jeder Browser am Tisch gibt seine Zahl dazu.
table-drawn = Ihr habt euch auf ein Unentschieden geeinigt.
table-stopped = Das Team hat beschlossen, hier aufzuhören.
table-closed = Die Serverleitung hat den Tisch geschlossen.
table-over = Die Partie ist vorbei.
table-paused = Die Partie macht Pause.
table-paused-by =
    { $who ->
        [you] Du hast die Partie angehalten.
        [several] { FORM($who, case: "nominative") } haben die Partie angehalten.
       *[other] { FORM($who, case: "nominative") } hat die Partie angehalten.
    }
table-resumed = Die Partie geht weiter.
table-resumed-by =
    { $who ->
        [you] Du hast die Partie fortgesetzt.
        [several] { FORM($who, case: "nominative") } haben die Partie fortgesetzt.
       *[other] { FORM($who, case: "nominative") } hat die Partie fortgesetzt.
    }
table-conceded = Diese Runde wurde aufgegeben. Ihre letzten Züge laufen von selbst ab.
table-conceded-by =
    { $who ->
        [you] Du gibst diese Runde auf. Ihre letzten Züge laufen von selbst ab.
        [several] { FORM($who, case: "nominative") } geben diese Runde auf. Ihre letzten Züge laufen von selbst ab.
       *[other] { FORM($who, case: "nominative") } gibt diese Runde auf. Ihre letzten Züge laufen von selbst ab.
    }
table-undone = Ein Zug wurde zurückgenommen.
table-undone-turns =
    { $n ->
        [one] { $n } Zug wurde zurückgenommen.
       *[other] { $n } Züge wurden zurückgenommen.
    }
table-undone-by =
    { $who ->
        [you] Du nimmst einen Zug zurück.
        [several] { FORM($who, case: "nominative") } nehmen einen Zug zurück.
       *[other] { FORM($who, case: "nominative") } nimmt einen Zug zurück.
    }
table-took =
    { $who ->
        [you] Ab jetzt spielst du.
        [several] Ab jetzt spielen { FORM($who, case: "nominative") }.
       *[other] Ab jetzt spielt { FORM($who, case: "nominative") }.
    }
table-hint =
    { $who ->
        [you] Du hast einen Tipp genommen.
        [several] { FORM($who, case: "nominative") } haben einen Tipp genommen.
       *[other] { FORM($who, case: "nominative") } hat einen Tipp genommen.
    }
table-left =
    { $who ->
        [you] Du bist weg. Ein Bot spielt weiter.
        [several] { FORM($who, case: "nominative") } sind weg. Ein Bot spielt weiter.
       *[other] { FORM($who, case: "nominative") } ist weg. Ein Bot spielt weiter.
    }

coach-hold = warten
coach-only = Es gab keine andere Möglichkeit. Von hier aus werden etwa { $percent } von 100 Partien gewonnen.
coach-better = Das gewinnt etwa { $percent } von 100 Partien. Die nächstbeste Wahl gewinnt { $other }.
coach-keeps = Das gewinnt etwa { $percent } von 100 Partien, kaum weniger als eine andere Wahl ({ $other }), und du sparst dir { FORM($what, case: "accusative") } auf.
coach-close = Das gewinnt etwa { $percent } von 100 Partien. Eine andere Wahl ist etwa gleich gut ({ $other }).
