### Carrots & Broccoli auf Deutsch. Der Verlauf mischt diese Wörter mit kleinen Bildern von Würfeln und Figuren.
### Figuren haben in nominative, accusative und dative den bestimmten Artikel, in eine den unbestimmten.

# In one line, for the lobby
tagline = Lass dein Beet vor den anderen wachsen, und behalte die Hecke im Auge.

piece =
    { $case ->
        [nominative] { $size } { $colour }
        [accusative] { $size } { $colour }
        [dative] { $size } { $colour }
        [eine] eine { FORM($size, case: "feminine") } { FORM($colour, case: "feminine") }
       *[other] { FORM($size, case: "feminine") } { FORM($colour, case: "feminine") }
    }

side-carrots =
    { $case ->
        [nominative] die Karotten
        [accusative] die Karotten
        [dative] den Karotten
        [von] der Karotten
       *[other] Karotten
    }
    .count = several
side-broccoli =
    { $case ->
        [nominative] die Brokkoli
        [accusative] die Brokkoli
        [dative] den Brokkoli
        [von] der Brokkoli
       *[other] Brokkoli
    }
    .count = several
side-red =
    { $case ->
        [von] von Rot
       *[other] Rot
    }
side-yellow =
    { $case ->
        [von] von Gelb
       *[other] Gelb
    }
side-green =
    { $case ->
        [von] von Grün
       *[other] Grün
    }
side-blue =
    { $case ->
        [von] von Blau
       *[other] Blau
    }

of-carrots = der Karotten
of-broccoli = der Brokkoli
of-red = von Rot
of-yellow = von Gelb
of-green = von Grün
of-blue = von Blau

size-small =
    { $case ->
        [nominative] die kleine
        [accusative] die kleine
        [dative] der kleinen
        [feminine] kleine
       *[other] klein
    }
size-medium =
    { $case ->
        [nominative] die mittlere
        [accusative] die mittlere
        [dative] der mittleren
        [feminine] mittlere
       *[other] mittel
    }
size-large =
    { $case ->
        [nominative] die große
        [accusative] die große
        [dative] der großen
        [feminine] große
       *[other] groß
    }

rolled-red = Rot
rolled-yellow = Gelb
rolled-green = Grün
rolled-blue = Blau
rolled-black = Schwarz
rolled-wild = Beliebige Farbe

dice-of =
    { $who ->
        [you] Dein Wurf
       *[other] Wurf { FORM($who, case: "von") }
    }
dice-due = Es wurde noch nicht gewürfelt
dice-rolled = Die Würfel zeigen: { $colour }, { $sizes }
dice-ready = Bereit zum Würfeln
dice-setup = Aufbau
dice-over = Spiel vorbei

supply-name = Gemeinsamer Vorrat
supply-piece = { $piece } im Vorrat, noch { $n }

square-on-wall = { $square }, auf der Heckenlinie
square-nobody = { $square }, in niemandes Beet
square-yard = { $square }, im Beet { $whose }

board-piece = { $piece } auf { $square }
board-frozen = { $piece } auf { $square }, eben bewegt und in diesem Zug fest

pass-name = Passen
pass-label = Passen: in diesem Zug nichts tun

prompt-wall = Die Hecke wird aufgebaut
prompt-tap = Tippe die Würfel an
prompt-first = Tippe die Würfel an. { $goal }
prompt-rolling =
    { $who ->
        [you] Gleich würfelst du
        [several] Gleich würfeln { FORM($who, case: "nominative") }
       *[other] Gleich würfelt { FORM($who, case: "nominative") }
    }
prompt-roll = { $colour }, { $sizes }
prompt-choosing = Wurf { FORM($who, case: "von") }: { $roll }
prompt-can = { $roll }: { $what }
prompt-theirs = { $roll } (Farbe { FORM($owner, case: "von") }): { $what }

## What it is about, in the first turn of each

prompt-goal-group-corner = Du gewinnst mit zehn Pflanzen in einer Gruppe in deinem Beet, eine davon auf { $corner }.
prompt-goal-group = Du gewinnst mit zehn deiner Pflanzen in einer Gruppe in deinem Beet.
prompt-goal-triangle-corner = Du gewinnst mit einem Dreieck aus sechs Pflanzen in deinem Beet, eine davon auf { $corner }.
prompt-goal-triangle = Du gewinnst mit einem Dreieck aus sechs deiner Pflanzen in deinem Beet.

can-plant = pflanze eine
can-move = zieh mit einer
can-wall = verschiebe ein Stück Hecke
can-plant-move = pflanze eine oder zieh mit einer
can-plant-wall = pflanze eine oder verschiebe ein Stück Hecke
can-move-wall = zieh mit einer oder verschiebe ein Stück Hecke
can-plant-move-wall = pflanze eine, zieh mit einer oder verschiebe ein Stück Hecke
can-pass = nichts passt, du musst passen

## With somebody else's colour

theirs-plant = pflanze eine, wo sie nichts nützt, oder passe
theirs-move = zieh eine weg oder passe
theirs-plant-move = pflanze eine, wo sie nichts nützt, zieh eine weg oder passe
theirs-pass = nichts passt, du musst passen

goal-kid = darf auch schräg ziehen
goal-group-corner = { $n } von { $all } Pflanzen in einer Gruppe mit { $corner }
goal-group = { $n } von { $all } Pflanzen in einer Gruppe
goal-triangle-corner = { $n } von { $all } Pflanzen im Dreieck mit { $corner }
goal-triangle = { $n } von { $all } Pflanzen im Dreieck
goal-yard = { $n } im Beet

## The table at the end

score-group = In der Gruppe
score-triangle = Im Dreieck
score-yard = Im Beet
score-pips = Punkte dort

# $colour is one of log-red, … log-wild, and $sizes such as "small or large".
log-rolled =
    { $who ->
        [you] Du hast { $colour }, { $sizes } gewürfelt.
        [several] { FORM($who, case: "nominative") } haben { $colour }, { $sizes } gewürfelt.
       *[other] { FORM($who, case: "nominative") } hat { $colour }, { $sizes } gewürfelt.
    }
log-plant =
    { $who ->
        [you] Du würfelst { $colour }, { $sizes } und pflanzt { FORM($piece, case: "eine") } auf { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $colour }, { $sizes } und pflanzen { FORM($piece, case: "eine") } auf { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $colour }, { $sizes } und pflanzt { FORM($piece, case: "eine") } auf { $to }.
    }
log-move =
    { $who ->
        [you] Du würfelst { $colour }, { $sizes } und ziehst { FORM($piece, case: "accusative") } von { $start } nach { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $colour }, { $sizes } und ziehen { FORM($piece, case: "accusative") } von { $start } nach { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $colour }, { $sizes } und zieht { FORM($piece, case: "accusative") } von { $start } nach { $to }.
    }
log-wall =
    { $who ->
        [you] Du würfelst { $colour }, { $sizes } und verschiebst { FORM($piece, case: "accusative") } der Hecke von { $start } nach { $to }.
        [several] { FORM($who, case: "nominative") } würfeln { $colour }, { $sizes } und verschieben { FORM($piece, case: "accusative") } der Hecke von { $start } nach { $to }.
       *[other] { FORM($who, case: "nominative") } würfelt { $colour }, { $sizes } und verschiebt { FORM($piece, case: "accusative") } der Hecke von { $start } nach { $to }.
    }
log-pass =
    { $who ->
        [you] Du würfelst { $colour }, { $sizes } und passt.
        [several] { FORM($who, case: "nominative") } würfeln { $colour }, { $sizes } und passen.
       *[other] { FORM($who, case: "nominative") } würfelt { $colour }, { $sizes } und passt.
    }
log-red = Rot
log-yellow = Gelb
log-green = Grün
log-blue = Blau
log-black = Schwarz
log-wild = beliebige Farbe
log-now =
    { $who ->
        [you] Du hast jetzt { $n } von { $all }.
        [several] { FORM($who, case: "nominative", letter: "capital") } haben jetzt { $n } von { $all }.
       *[other] { FORM($who, case: "nominative") } hat jetzt { $n } von { $all }.
    }
log-hinders =
    { $who ->
        [you] Sie steht dir im Weg.
       *[other] Sie steht { FORM($who, case: "dative") } im Weg.
    }
log-wall-up = Die Hecke steht.
log-time = Die Zeit ist um. Die Pflanzen in den Beeten zählen.

foresee-pass = Passen
foresee-plant = Pflanze { FORM($piece, case: "accusative") } auf { $square }
foresee-move = Zieh { FORM($piece, case: "accusative") } nach { $square }
foresee-wall = Verschiebe { FORM($piece, case: "accusative") } nach { $square }
foresee-yard =
    { $who ->
        [you]
            { $after ->
                [one] Dein Beet: { $before } → { $after } Feld
               *[other] Dein Beet: { $before } → { $after } Felder
            }
       *[other]
            { $after ->
                [one] Beet { FORM($who, case: "von") }: { $before } → { $after } Feld
               *[other] Beet { FORM($who, case: "von") }: { $before } → { $after } Felder
            }
    }
foresee-crop =
    { $who ->
        [you] du hast { $n } von { $all }
        [several] { FORM($who, letter: "small", case: "nominative") } haben { $n } von { $all }
       *[other] { FORM($who, letter: "small", case: "nominative") } hat { $n } von { $all }
    }
foresee-win =
    { $who ->
        [you] du gewinnst
        [several] { FORM($who, letter: "small", case: "nominative") } gewinnen
       *[other] { FORM($who, letter: "small", case: "nominative") } gewinnt
    }
foresee-outside =
    { $who ->
        [you]
            { $n ->
                [one] { $n } Schritt außerhalb deines Beets
               *[other] { $n } Schritte außerhalb deines Beets
            }
       *[other]
            { $n ->
                [one] { $n } Schritt außerhalb des Beets { FORM($who, case: "von") }
               *[other] { $n } Schritte außerhalb des Beets { FORM($who, case: "von") }
            }
    }
foresee-useless =
    { $who ->
        [you]
            { $n ->
                [one] nutzlos: { $n } Schritt bis zu deinem Beet
               *[other] nutzlos: { $n } Schritte bis zu deinem Beet
            }
       *[other]
            { $n ->
                [one] nutzlos: { $n } Schritt bis zum Beet { FORM($who, case: "von") }
               *[other] nutzlos: { $n } Schritte bis zum Beet { FORM($who, case: "von") }
            }
    }
foresee-takes =
    { $who ->
        [you] im Weg in deinem Beet
       *[other] im Weg im Beet { FORM($who, case: "von") }
    }
foresee-draw = unentschieden

## Of a plant that does not count yet

foresee-no-group-corner = noch nicht mit { $corner } verbunden
foresee-no-group = noch nicht in der größten Gruppe
foresee-no-triangle-corner = noch nicht im Dreieck
foresee-no-triangle = noch nicht im Dreieck

## Why a hint says so. Two sentences may follow each other.

advice-then = { $one } { $other }
advice-win = Damit gewinnst du das Spiel.
advice-guards =
    { $who ->
        [several] Sonst würden { FORM($who, case: "nominative") } mit { $n } von 36 Würfen gewinnen, so nur mit { $left }.
       *[other] Sonst würde { FORM($who, case: "nominative") } mit { $n } von 36 Würfen gewinnen, so nur mit { $left }.
    }
advice-grows =
    { $n ->
        [one] Dein Beet braucht damit etwa { $n } Schritt weniger.
       *[other] Dein Beet braucht damit etwa { $n } Schritte weniger.
    }
advice-hinders =
    { $n ->
        [one] Das Beet { FORM($who, case: "von") } braucht damit etwa { $n } Schritt mehr.
       *[other] Das Beet { FORM($who, case: "von") } braucht damit etwa { $n } Schritte mehr.
    }
advice-answers = So können dich die anderen schlechter stören.
advice-little = Keine Wahl bei diesem Wurf ändert viel.
advice-pass =
    { $n ->
        [one] Jede andere Wahl würde dich etwa { $n } Schritt kosten.
       *[other] Jede andere Wahl würde dich etwa { $n } Schritte kosten.
    }
advice-crowds = Noch eine fremde Pflanze stünde nur allen im Weg.
advice-only = Dieser Wurf lässt keine andere Wahl.
advice-next =
    { $n ->
        [one] Die nächstbeste Wahl ist etwa { $n } Schritt schlechter.
       *[other] Die nächstbeste Wahl ist etwa { $n } Schritte schlechter.
    }
advice-far = Jede andere Wahl ist viel schlechter.
advice-alike =
    { $n ->
        [one] Die andere gezeigte Wahl ist etwa gleich gut.
       *[other] Die anderen gezeigten Möglichkeiten sind etwa gleich gut.
    }

won-group =
    { $who ->
        [you] Du gewinnst mit zehn Pflanzen in einer Gruppe.
        [several] { FORM($who, case: "nominative") } gewinnen mit zehn Pflanzen in einer Gruppe.
       *[other] { FORM($who, case: "nominative") } gewinnt mit zehn Pflanzen in einer Gruppe.
    }
won-triangle =
    { $who ->
        [you] Du gewinnst mit einem Dreieck aus sechs Pflanzen.
        [several] { FORM($who, case: "nominative") } gewinnen mit einem Dreieck aus sechs Pflanzen.
       *[other] { FORM($who, case: "nominative") } gewinnt mit einem Dreieck aus sechs Pflanzen.
    }
won-time =
    { $who ->
        [you] Die Zeit ist um, und du gewinnst.
        [several] Die Zeit ist um, und { FORM($who, letter: "small", case: "nominative") } gewinnen.
       *[other] Die Zeit ist um, und { FORM($who, letter: "small", case: "nominative") } gewinnt.
    }
won-time-draw = Die Zeit ist um, unentschieden zwischen { FORM($sides, case: "dative") }.
won-limit =
    { $who ->
        [you] Die Partie endet nach { $n } Zügen, und du gewinnst.
        [several] Die Partie endet nach { $n } Zügen, und { FORM($who, letter: "small", case: "nominative") } gewinnen.
       *[other] Die Partie endet nach { $n } Zügen, und { FORM($who, letter: "small", case: "nominative") } gewinnt.
    }
won-limit-draw = Die Partie endet nach { $n } Zügen, unentschieden zwischen { FORM($sides, case: "dative") }.
won-line =
    { $n ->
        [one]
            { $pips ->
                [one] { $who } { $n } Pflanze ({ $pips } Punkt)
               *[other] { $who } { $n } Pflanze ({ $pips } Punkte)
            }
       *[other]
            { $pips ->
                [one] { $who } { $n } Pflanzen ({ $pips } Punkt)
               *[other] { $who } { $n } Pflanzen ({ $pips } Punkte)
            }
    }
# $end is one of won-time, won-limit, won-time-draw and won-limit-draw.
won-count = { $end } In den eigenen Beeten: { $counts }.
why-rolled = Bei diesem Wurf ({ $roll }) geht keine { $piece }.
why-frozen = { FORM($piece, case: "nominative", letter: "capital") } wurde im vorigen Zug bewegt und ist jetzt fest.
why-shut_in = { FORM($piece, case: "nominative", letter: "capital") } hat kein freies Feld neben sich.
why-taken = Auf { $square } steht schon eine Pyramide.
why-step = Sie darf nur einen Schritt ziehen: hoch, runter, links oder rechts.
why-any_step = Sie darf nur einen Schritt ziehen, in jede Richtung.
why-far =
    { $n ->
        [one] Zu weit: Die nächste schwarze Pyramide wäre { $n } Schritt entfernt, erlaubt sind höchstens { $most }.
       *[other] Zu weit: Die nächste schwarze Pyramide wäre { $n } Schritte entfernt, erlaubt sind höchstens { $most }.
    }

## The form of a new match

option-players-title = Spieler
option-players-help = Zu zweit mit je zwei Farben oder zu viert mit je einer.

option-length-title = Länge
option-length-full = Voll: zehn Pflanzen
option-length-short = Kurz: sechs
option-length-help = Zum Gewinnen brauchst du zehn Pflanzen in einer Gruppe oder ein Dreieck aus sechs.

option-timer-title = Zeit in Minuten
option-timer-help = Wenn die Zeit um ist, werden die Pflanzen in den Beeten gezählt. Zu viert sind es 20 Minuten, wenn du nichts änderst. 0 bedeutet kein Limit.

option-kids-title = Kinder
option-kids-help = Diese Plätze dürfen auch schräg ziehen.

option-turn_limit-title = Zuglimit
option-turn_limit-help = Nach so vielen Zügen aller Plätze werden die Pflanzen in den Beeten gezählt (für Simulationen).

## Before the match, in the waiting room

question-asks = Wer hat am meisten Zeit in einem Garten verbracht?
question-answer =
    { $who ->
        [you] Du hast am meisten Zeit in einem Garten verbracht, also beginnst du.
        [several] { FORM($who, case: "nominative") } haben am meisten Zeit in einem Garten verbracht und beginnen.
       *[other] { FORM($who, case: "nominative") } hat am meisten Zeit in einem Garten verbracht und beginnt.
    }

## How the champions play this game

champion-1-style = Pflegt das eigene Beet und lässt die anderen wachsen.

champion-2-style = Boshaft: steht dir im Weg, wo es am meisten wehtut.

champion-3-style = Beständig: wächst zuerst und stört nur, wenn es sein muss.

champion-4-style = Stört so gern, wie er wächst, und schaut weit voraus.

champion-5-style = Spielt viele Gärten im Kopf zu Ende, bevor er wählt.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Hallo, Gärtner! Du spielst die Karotten: Rot und Gelb. Die Hecke aus schwarzen Pyramiden teilt den Garten. Dein Beet ist die orange Seite mit der Ecke a1.
lesson-2 = Du gewinnst mit zehn deiner Pflanzen in einer Gruppe in deinem Beet, eine davon auf deiner Ecke. Dot will dasselbe mit Grün und Blau, von h8 aus. Würfle!
lesson-2-wrong = Würfle zuerst. Die Würfel zeigen, was du tun darfst.
lesson-3 = Eine kleine rote Pyramide. Du darfst sie auf jedes leere Feld pflanzen. Deine Gruppe braucht die Ecke, also nimm sie aus dem Vorrat und setz sie auf a1.
lesson-3-wrong = Setz die kleine rote Pyramide auf deine Ecke: Nimm sie, dann tippe auf a1.
lesson-4 = Dot hat in der anderen Ecke dasselbe getan. In einem Zug tust du nur eines: pflanzen, eine Pflanze der gewürfelten Farbe und Größe einen Schritt ziehen oder die Hecke verschieben.
lesson-5 = Blau ist nicht deine Farbe, aber du bestimmst, wohin sie kommt! Setz die große blaue dahin, wo sie niemandem nützt. Die Ecke a8 ist das Ende der Hecke und in niemandes Beet.
lesson-5-wrong = Pflanz sie nicht für Dot. Nimm die große blaue und dann die ferne Ecke a8.
lesson-6 = Und Dot hat es dir mit einer kleinen gelben am anderen Ende der Hecke heimgezahlt. Von jeder Farbe und Größe gibt es nur zwei, also zählt jede.
lesson-7 = Schwarz verschiebt die Hecke. Eine große schwarze Pyramide darf einen Schritt gehen, wenn danach eine andere schwarze höchstens zwei Schritte entfernt ist. Schieb d5 hoch nach d6.
lesson-7-wrong = Nimm die große schwarze auf d5 und schieb sie in Richtung Dot, nach d6.
lesson-8 = Jetzt die knifflige Regel. Die Hecke ist die Linie von Topf zu Topf, und jedes Feld, das sie kreuzt, gehört niemandem. Dot hat d6 und e5 verloren. Die Beete ändern sich sofort, also achte auf die Hecke!
lesson-9 = Viele Züge später stehen neun deiner Pflanzen zusammen. Eine zehnte steht auf a5, berührt sie aber noch nicht. Siehst du, was du brauchst? Würfle!
lesson-9-wrong = Würfle zuerst. Mit etwas Glück wird es gelb und groß.
lesson-10 = Gelb und groß! Im Vorrat ist keine solche Pflanze mehr, aber eine auf dem Brett darf einen Schritt ziehen. Zieh die Pflanze auf a5 zu deiner Gruppe.
lesson-10-wrong = Ein Schritt nach unten schließt die Gruppe: Nimm die Pflanze auf a5, dann a4.
lesson-11 = Zehn in einer Gruppe, eine davon auf deiner Ecke. Die Karotten gewinnen! Noch etwas: Was in einem Zug gerade bewegt wurde, darfst du im nächsten nicht bewegen.
