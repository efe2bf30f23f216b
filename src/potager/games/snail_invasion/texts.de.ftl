### Snail Invasion! auf Deutsch. Der Verlauf mischt diese Wörter mit kleinen Bildern der Figuren.
### Figuren haben in nominative, accusative und dative den bestimmten Artikel.

# In one line, for the lobby
tagline = Lass deinen Garten wachsen, immer einen Stapel vor den Schnecken.

square = Feld { $n }

side-gardener = Gärtner
side-snails = Schnecken
side-the-gardener =
    { $case ->
        [accusative] den Gärtner
        [dative] dem Gärtner
        [von] vom Gärtner
       *[other] der Gärtner
    }
side-the-snails =
    { $case ->
        [dative] den Schnecken
        [von] von den Schnecken
       *[other] die Schnecken
    }
    .count = several

piece-red-1 =
    { $case ->
        [nominative] der rote Bauer
        [accusative] den roten Bauern
        [dative] dem roten Bauern
       *[other] roter Bauer
    }
piece-red-2 =
    { $case ->
        [nominative] die rote Drohne
        [accusative] die rote Drohne
        [dative] der roten Drohne
       *[other] rote Drohne
    }
    .gender = feminine
piece-red-3 =
    { $case ->
        [nominative] die rote Königin
        [accusative] die rote Königin
        [dative] der roten Königin
       *[other] rote Königin
    }
    .gender = feminine
piece-yellow-1 =
    { $case ->
        [nominative] der gelbe Bauer
        [accusative] den gelben Bauern
        [dative] dem gelben Bauern
       *[other] gelber Bauer
    }
piece-yellow-2 =
    { $case ->
        [nominative] die gelbe Drohne
        [accusative] die gelbe Drohne
        [dative] der gelben Drohne
       *[other] gelbe Drohne
    }
    .gender = feminine
piece-yellow-3 =
    { $case ->
        [nominative] die gelbe Königin
        [accusative] die gelbe Königin
        [dative] der gelben Königin
       *[other] gelbe Königin
    }
    .gender = feminine
piece-green-1 =
    { $case ->
        [nominative] der grüne Bauer
        [accusative] den grünen Bauern
        [dative] dem grünen Bauern
       *[other] grüner Bauer
    }
piece-green-2 =
    { $case ->
        [nominative] die grüne Drohne
        [accusative] die grüne Drohne
        [dative] der grünen Drohne
       *[other] grüne Drohne
    }
    .gender = feminine
piece-green-3 =
    { $case ->
        [nominative] die grüne Königin
        [accusative] die grüne Königin
        [dative] der grünen Königin
       *[other] grüne Königin
    }
    .gender = feminine
piece-blue-1 =
    { $case ->
        [nominative] der blaue Bauer
        [accusative] den blauen Bauern
        [dative] dem blauen Bauern
       *[other] blauer Bauer
    }
piece-blue-2 =
    { $case ->
        [nominative] die blaue Drohne
        [accusative] die blaue Drohne
        [dative] der blauen Drohne
       *[other] blaue Drohne
    }
    .gender = feminine
piece-blue-3 =
    { $case ->
        [nominative] die blaue Königin
        [accusative] die blaue Königin
        [dative] der blauen Königin
       *[other] blaue Königin
    }
    .gender = feminine
piece-black-1 =
    { $case ->
        [nominative] der Schneckenbauer
        [accusative] den Schneckenbauern
        [dative] dem Schneckenbauern
       *[other] Schneckenbauer
    }
piece-black-2 =
    { $case ->
        [nominative] die Schneckendrohne
        [accusative] die Schneckendrohne
        [dative] der Schneckendrohne
       *[other] Schneckendrohne
    }
    .gender = feminine
piece-black-3 =
    { $case ->
        [nominative] die Schneckenkönigin
        [accusative] die Schneckenkönigin
        [dative] der Schneckenkönigin
       *[other] Schneckenkönigin
    }
    .gender = feminine

piece-sized-1 = { $piece } (klein, 1 Punkt)
piece-sized-2 = { $piece } (mittel, 2 Punkte)
piece-sized-3 = { $piece } (groß, 3 Punkte)
piece-pips-1 = { $piece } (1 Punkt)
piece-pips-2 = { $piece } (2 Punkte)
piece-pips-3 = { $piece } (3 Punkte)

legend-1 = Bauer 1
legend-2 = Drohne 2
legend-3 = Königin 3
legend-label = Ein Bauer ist eine kleine Pyramide mit 1 Punkt, eine Drohne eine mittlere mit 2, eine Königin eine große mit 3. Eine Figur ist blockiert, wenn die Figuren auf ihr mindestens so viele Punkte haben wie sie. Sie wird getroffen, wenn die gegnerischen Figuren direkt auf ihr mehr Punkte haben.

shed-name = Schuppen
shed-label = Der Gartenschuppen
shed-top = { $piece } an der Spitze eines Baums im Schuppen
shed-under = { $piece } weiter unten in einem Baum im Schuppen
shed-empty = ein leerer Topf: Der { $colour }e Baum ist aufgebraucht

nest-name = Nest
nest-short = Nest
nest-label = Das Schneckennest
nest-top = { $piece } an der Spitze des Baums im Nest
nest-under = { $piece } weiter unten im Baum im Nest
nest-hit = { $piece } nach einem Treffer im Nest

board-piece = { $piece } auf Feld { $n }
board-under = { $told }, unter { FORM($piece, case: "dative") }
board-blocked = { $told }, blockiert

dice-total = Summe
dice-next = Wurf
dice-rolled = Die Würfel zeigen { $n }
dice-due = Es wurde noch nicht gewürfelt

pass-name = Passen
pass-label = Passen: Keine deiner Figuren kann ziehen

prompt-tap = Tippe die Würfel an
prompt-first-gardener = Tippe die Würfel an. Du gewinnst, wenn Königin, Drohne und Bauer einer Farbe aufeinanderstehen.
prompt-first-snails = Tippe die Würfel an. Du gewinnst, wenn aus keiner Farbe mehr eine ganze Pflanze werden kann.
prompt-pass = Wurf { $n }: Keine deiner Figuren kann ziehen, du musst passen
prompt-rolling =
    { $who ->
        [you] Gleich würfelst du
        [several] Gleich würfeln { FORM($who, case: "nominative") }
       *[other] Gleich würfelt { FORM($who, case: "nominative") }
    }
prompt-choosing =
    { $who ->
        [you] Du hast { $n } gewürfelt und wählst einen Zug
        [several] { FORM($who, case: "nominative") } haben { $n } gewürfelt und wählen einen Zug
       *[other] { FORM($who, case: "nominative") } hat { $n } gewürfelt und wählt einen Zug
    }
prompt-far = { $n } Felder weit
prompt-round = einmal rundherum

prompt-gardener-either = Wurf { $n }: Hol die Spitze eines Baums auf Feld { $n } oder zieh eine Figur { $far }
prompt-gardener-out = Wurf { $n }: Hol die Spitze eines Baums auf Feld { $n }
prompt-gardener-move = Wurf { $n }: Zieh eine Figur { $far }

prompt-snails-either = Wurf { $n }: Hol eine Schnecke auf Feld { $n } oder zieh eine { $far }
prompt-snails-out = Wurf { $n }: Hol eine Schnecke auf Feld { $n }
prompt-snails-move = Wurf { $n }: Zieh eine Schnecke { $far }

goal-grow = Lass eine ganze Pflanze wachsen
goal-plant = eine Pflanze: Königin, Drohne und Bauer einer Farbe
goal-block =
    { $n ->
        [one] oder blockiere die Schnecke
       *[other] oder blockiere alle Schnecken
    }
goal-spoil =
    { $n ->
        [one] Verdirb die Farbe
       *[other] Verdirb alle Farben
    }
goal-spoiled =
    { $n ->
        [one] Farbe verdorben
       *[other] Farben verdorben
    }
goal-lost = { FORM($colour, letter: "capital") } ist verdorben
goal-safe = { FORM($colour, letter: "capital") } kann noch wachsen

# The total of the dice, in a small picture
log-roll = { $n }
log-rolled =
    { $who ->
        [you] Du hast { $roll } gewürfelt.
        [several] { FORM($who, case: "nominative") } haben { $roll } gewürfelt.
       *[other] { FORM($who, case: "nominative") } hat { $roll } gewürfelt.
    }
log-out =
    { $who ->
        [you] Du würfelst { $roll } und holst { FORM($piece, case: "accusative") } auf Feld { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $roll } und holen { FORM($piece, case: "accusative") } auf Feld { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $roll } und holt { FORM($piece, case: "accusative") } auf Feld { $to }.
    }
log-move =
    { $who ->
        [you] Du würfelst { $roll } und ziehst { FORM($piece, case: "accusative") } von { $start } nach { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $roll } und ziehen { FORM($piece, case: "accusative") } von { $start } nach { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $roll } und zieht { FORM($piece, case: "accusative") } von { $start } nach { $to }.
    }
log-round =
    { $who ->
        [you] Du würfelst { $roll } und ziehst { FORM($piece, case: "accusative") } einmal rundherum, zurück auf { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $roll } und ziehen { FORM($piece, case: "accusative") } einmal rundherum, zurück auf { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $roll } und zieht { FORM($piece, case: "accusative") } einmal rundherum, zurück auf { $to }.
    }
# Follows a sentence about the piece that moves: $pieces ride on it.
log-carries = Huckepack mit dabei: { $pieces }.
# Likewise: on top of which piece it stands then
log-onto = Landet auf { FORM($piece, case: "dative") }.
log-pass =
    { $who ->
        [you] Du würfelst { $roll } und kannst nicht ziehen.
        [several] { FORM($who, case: "nominative") } würfeln { $roll } und können nicht ziehen.
       *[other] { FORM($who, case: "nominative") } würfelt { $roll } und kann nicht ziehen.
    }
# $eats are plants, and $hits are snails.
log-eats =
    { $who ->
        [you]
            { GENDER($piece) ->
                [feminine] Deine { $piece } frisst { FORM($eats, case: "accusative") }.
               *[other] Dein { $piece } frisst { FORM($eats, case: "accusative") }.
            }
       *[other] { FORM($piece, case: "nominative", letter: "capital") } { FORM($who, case: "von") } frisst { FORM($eats, case: "accusative") }.
    }
log-hits =
    { $who ->
        [you]
            { GENDER($piece) ->
                [feminine] Deine { $piece } trifft { FORM($hits, case: "accusative") }.
               *[other] Dein { $piece } trifft { FORM($hits, case: "accusative") }.
            }
       *[other] { FORM($piece, case: "nominative", letter: "capital") } { FORM($who, case: "von") } trifft { FORM($hits, case: "accusative") }.
    }
log-eats-hits =
    { $who ->
        [you]
            { GENDER($piece) ->
                [feminine] Deine { $piece } frisst { FORM($eats, case: "accusative") } und trifft { FORM($hits, case: "accusative") }.
               *[other] Dein { $piece } frisst { FORM($eats, case: "accusative") } und trifft { FORM($hits, case: "accusative") }.
            }
       *[other] { FORM($piece, case: "nominative", letter: "capital") } { FORM($who, case: "von") } frisst { FORM($eats, case: "accusative") } und trifft { FORM($hits, case: "accusative") }.
    }
# In solitaire, nobody plays the snails.
log-the-eats = { FORM($piece, case: "nominative", letter: "capital") } frisst { FORM($eats, case: "accusative") }.
log-the-hits = { FORM($piece, case: "nominative", letter: "capital") } trifft { FORM($hits, case: "accusative") }.
log-the-eats-hits = { FORM($piece, case: "nominative", letter: "capital") } frisst { FORM($eats, case: "accusative") } und trifft { FORM($hits, case: "accusative") }.

foresee-pass = Keine deiner Figuren kann in diesem Zug ziehen.
foresee-out = Hol { FORM($piece, case: "accusative") } auf Feld { $n }.
foresee-move = Zieh { FORM($piece, case: "accusative") } auf Feld { $n }.
foresee-round = Zieh { FORM($piece, case: "accusative") } einmal rundherum, zurück auf Feld { $n }.
# $sum compares pips, such as 2 + 1 > 2.
foresee-nest = { FORM($piece, case: "nominative", letter: "capital") } kommt ins Nest ({ $sum }).
foresee-dies = { FORM($piece, case: "nominative", letter: "capital") } wird gefressen ({ $sum }).
foresee-spoils = Das verdirbt { FORM($colour, letter: "capital") }.
foresee-blocks = Das blockiert { FORM($pieces, case: "accusative") }.
foresee-frees = Das befreit { FORM($pieces, case: "accusative") }.
foresee-grows-you = So wird die { FORM($colour, case: "feminine") } Pflanze ganz, und du gewinnst.
foresee-grows-they = So wird die { FORM($colour, case: "feminine") } Pflanze ganz, und die Gegenseite gewinnt.
foresee-stuck-you = Das blockiert die letzte Schnecke, und du gewinnst.
foresee-stuck-they = Das blockiert die letzte Schnecke, und die Gegenseite gewinnt.
foresee-eaten-you = Das verdirbt die letzte Farbe, und du gewinnst.
foresee-eaten-they = Das verdirbt die letzte Farbe, und die Gegenseite gewinnt.
foresee-draw = Das ist der letzte Zug, die Partie endet unentschieden.
won-grown =
    { $who ->
        [you] Du hast die { FORM($colour, case: "feminine") } Pflanze großgezogen und gewinnst.
        [several] { FORM($who, case: "nominative") } haben die { FORM($colour, case: "feminine") } Pflanze großgezogen und gewinnen.
       *[other] { FORM($who, case: "nominative") } hat die { FORM($colour, case: "feminine") } Pflanze großgezogen und gewinnt.
    }
won-blocked =
    { $who ->
        [you]
            { $n ->
                [one] Du hast die Schnecke blockiert und gewinnst.
               *[other] Du hast alle Schnecken blockiert und gewinnst.
            }
        [several]
            { $n ->
                [one] { FORM($who, case: "nominative") } haben die Schnecke blockiert und gewinnen.
               *[other] { FORM($who, case: "nominative") } haben alle Schnecken blockiert und gewinnen.
            }
       *[other]
            { $n ->
                [one] { FORM($who, case: "nominative") } hat die Schnecke blockiert und gewinnt.
               *[other] { FORM($who, case: "nominative") } hat alle Schnecken blockiert und gewinnt.
            }
    }
won-eaten =
    { $who ->
        [you]
            { $n ->
                [one] Du hast die einzige Farbe verdorben und gewinnst.
               *[other] Du hast alle Farben verdorben und gewinnst.
            }
        [several]
            { $n ->
                [one] { FORM($who, case: "nominative") } haben die einzige Farbe verdorben und gewinnen.
               *[other] { FORM($who, case: "nominative") } haben alle Farben verdorben und gewinnen.
            }
       *[other]
            { $n ->
                [one] { FORM($who, case: "nominative") } hat die einzige Farbe verdorben und gewinnt.
               *[other] { FORM($who, case: "nominative") } hat alle Farben verdorben und gewinnt.
            }
    }
won-nobody =
    { $n ->
        [one] Unentschieden: Nach { $n } Zug hat niemand gewonnen.
       *[other] Unentschieden: Nach { $n } Zügen hat niemand gewonnen.
    }

why-square = Wähle eine Figur, kein Feld. Sie zieht { $n } Felder weit oder kommt auf Feld { $n } heraus.
why-theirs = { FORM($piece, case: "nominative", letter: "capital") } gehört nicht dir.
why-blocked =
    { $n ->
        [one] { FORM($piece, case: "nominative", letter: "capital") } ist von { $n } Punkt obendrauf blockiert.
       *[other] { FORM($piece, case: "nominative", letter: "capital") } ist von { $n } Punkten obendrauf blockiert.
    }
why-blocked_above = { FORM($piece, case: "nominative", letter: "capital") } ist blockiert, weil eine Figur obendrauf blockiert ist.
why-under = Obenauf liegt { FORM($piece, case: "nominative") } und muss zuerst heraus.
why-nest = Nur die Schnecken holen Schnecken aus dem Nest.
why-shed = Nur der Gärtner holt Pflanzen aus dem Schuppen.

## The form of a new match

option-mode-title = Modus
option-mode-duel = Duell
option-mode-solitaire = Solo
option-mode-help = Zu zweit, oder der Gärtner allein gegen Schnecken, die von selbst ziehen.

option-garden-title = Garten
option-garden-classic = Klassisch
option-garden-patio = Terrasse
option-garden-two-colour = Zwei Farben
option-garden-three-and-one = Drei rote, ein gelber
option-garden-one-colour = Eine Farbe
option-garden-help = Vier Bäume in vier Farben, in zwei (zwei und zwei oder drei und einer) oder in einer. Die Terrasse ist fürs Solospiel: ein Baum gegen die Schneckenkönigin. Eine Partie dort dauert etwa eine Minute und braucht viel Glück.

option-board-title = Brett
option-board-3x4 = 12 Felder
option-board-4x4 = 16 Felder
option-board-help = Die Länge der Runde um den Garten.

option-turn_limit-title = Zuglimit
option-turn_limit-help = Nach so vielen Zügen beider Seiten endet die Partie unentschieden (für Simulationen).

## Before the match, in the waiting room

question-asks = Wer von euch ist fleißiger?
question-answer =
    { $who ->
        [you] Du bist fleißiger, also bist du der Gärtner und beginnst.
        [several] { FORM($who, case: "nominative") } sind fleißiger, also sind sie der Gärtner und beginnen.
       *[other] { FORM($who, case: "nominative") } ist fleißiger, spielt also den Gärtner und beginnt.
    }

## How the champions play this game

champion-1-style = Lässt wachsen, was wächst, und vergisst die Schnecken.

champion-2-style = Kämpft um jede Schnecke und hütet die letzten Farben.

champion-3-style = Vorsichtig: gibt nie eine Farbe ohne Not auf.

champion-4-style = Liebt halbe Pflanzen und wartet auf den richtigen Wurf.

champion-5-style = Schaut weit voraus und weiß, was eine Farbe wert ist.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Hallo! Du bist der Gärtner. Zum Gewinnen brauchst du eine ganze Pflanze: eine Königin, darauf eine Drohne und ganz oben einen Bauern, alle in einer Farbe. Pip spielt die hungrigen Schnecken.
lesson-2 = Du beginnst. Jeder Zug fängt mit zwei Würfeln an, und ihre Summe zählt. Würfle!
lesson-2-wrong = Würfle zuerst: Tippe die Würfel an oder drücke den Knopf.
lesson-3 = Sieben! Also darf eine Figur auf Feld 7 herauskommen. Nur die Spitze eines Baums kann heraus, und das ist ein Bauer. Hol den roten.
lesson-3-wrong = Das ist auch erlaubt, aber in dieser Lektion züchten wir Rot. Nimm den roten Bauern.
lesson-4 = Pip hat 4 gewürfelt, und der Schneckenbauer ist auf Feld 4 gekrochen. Die Punkte zeigen, was eine Figur wert ist: Bauer 1, Drohne 2, Königin 3. Davon hängt ab, was sie treffen kann.
lesson-5 = Auch du hast 4 gewürfelt. Wer auf einer schwächeren gegnerischen Figur landet, trifft sie. Deine rote Drohne ist 2 wert, der Schneckenbauer nur 1. Setz die Drohne auf ihn!
lesson-5-wrong = Nur die rote Drohne landet auf dieser Schnecke und ist mehr wert. Nimm sie vom roten Baum.
lesson-6 = Treffer! Die Schnecke ist wieder im Nest und muss von vorn anfangen. Aber Vorsicht: Eine getroffene Pflanzenfigur ist für immer gefressen, und ihre Farbe kann keine ganze Pflanze mehr werden.
lesson-7 = Zehn. Deine Pflanze braucht ganz unten eine Königin. Sie ist die letzte Figur des roten Baums. Hol sie heraus.
lesson-7-wrong = Diesmal nicht. Deine Pflanze braucht ganz unten die rote Königin.
lesson-8 = Jetzt die knifflige Regel. Die Schneckendrohne sitzt auf deiner Drohne. Beide sind gleich viel wert, also wird niemand getroffen. Aber deine Drohne ist blockiert: Mit 2 oder mehr obendrauf kann sie nicht ziehen.
lesson-9 = Du hast 6 gewürfelt. Das bringt dich von Feld 10 auf Feld 4, denn nach 12 kommt wieder 1. Deine Königin ist 3 wert, mehr als die 2 der Schnecke. Spring drauf!
lesson-9-wrong = Die rote Königin auf Feld 10 kann auf dieser Schnecke landen und deine Drohne befreien.
lesson-10 = Noch eine Schnecke heimgeschickt! Jetzt steht die Königin auf deiner Drohne, die also blockiert ist, bis sie geht. Wer zieht, trägt alles mit, was auf ihm steht, ob Freund oder Feind.
lesson-11 = Ein paar Züge später steht deine Königin auf Feld 10, und die Drohne ist auf sie geklettert. Nur der Bauer fehlt. Er steht auf Feld 7, drei Schritte entfernt. Würfle!
lesson-11-wrong = Würfle zuerst. Du brauchst eine Drei.
lesson-12 = Drei, genau richtig! Zieh den roten Bauern auf seine Pflanze.
lesson-12-wrong = Zieh den roten Bauern auf Feld 7. Mehr braucht deine Pflanze nicht.
lesson-13 = Deine Pflanze ist fertig, und du gewinnst! Auch wenn alle Schnecken im Garten blockiert sind, gewinnt der Gärtner. Die Schnecken gewinnen, wenn keine Farbe mehr ganz werden kann. Probier jetzt eine Partie!
