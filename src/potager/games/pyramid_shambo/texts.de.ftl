### Pyramid Shambo auf Deutsch. Im Verlauf sind Zeichen und Figuren kleine Bilder mit Namen.
### Pyramiden haben in nominative, accusative und dative den bestimmten Artikel.

# In one line, for the lobby
tagline = Schere, Stein, Papier um Pyramiden: Wer zuletzt übrig bleibt, gewinnt.

won =
    { $who ->
        [you]
            { $n ->
                [one] Nach { $n } Zug bist nur noch du übrig und gewinnst.
               *[other] Nach { $n } Zügen bist nur noch du übrig und gewinnst.
            }
       *[other]
            { $n ->
                [one] Nach { $n } Zug ist nur noch { $who } übrig und gewinnt.
               *[other] Nach { $n } Zügen ist nur noch { $who } übrig und gewinnt.
            }
    }

player-name = { $who }
player-red =
    { $case ->
        [von] von Rot
        [genitive] Rots
       *[other] Rot
    }
player-yellow =
    { $case ->
        [von] von Gelb
        [genitive] Gelbs
       *[other] Gelb
    }
player-green =
    { $case ->
        [von] von Grün
        [genitive] Grüns
       *[other] Grün
    }
player-blue =
    { $case ->
        [von] von Blau
        [genitive] Blaus
       *[other] Blau
    }
player-black =
    { $case ->
        [von] von Schwarz
        [genitive] Schwarz’
       *[other] Schwarz
    }
player-purple =
    { $case ->
        [von] von Violett
        [genitive] Violetts
       *[other] Violett
    }
player-orange =
    { $case ->
        [von] von Orange
        [genitive] Oranges
       *[other] Orange
    }
player-clear =
    { $case ->
        [von] von Farblos
        [genitive] Farblos’
       *[other] Farblos
    }
player-cyan =
    { $case ->
        [von] von Türkis
        [genitive] Türkis’
       *[other] Türkis
    }
player-white =
    { $case ->
        [von] von Weiß
        [genitive] Weiß’
       *[other] Weiß
    }

piece-1 =
    { $case ->
        [nominative] die kleine { $colour }
        [accusative] die kleine { $colour }
        [dative] der kleinen { $colour }
       *[other] kleine { FORM($colour, case: "feminine") }
    }
piece-2 =
    { $case ->
        [nominative] die mittlere { $colour }
        [accusative] die mittlere { $colour }
        [dative] der mittleren { $colour }
       *[other] mittlere { FORM($colour, case: "feminine") }
    }
piece-3 =
    { $case ->
        [nominative] die große { $colour }
        [accusative] die große { $colour }
        [dative] der großen { $colour }
       *[other] große { FORM($colour, case: "feminine") }
    }
piece-plain = { $piece }
piece-one = eine { $piece }

throw-rock = Stein
throw-paper = Papier
throw-scissors = Schere
throw-by =
    { $who ->
        [you] Du zeigst { $throw }
       *[other] { $who } zeigt { $throw }
    }
throw-choose = { $throw } zeigen

throw-name-rock = Stein
throw-name-paper = Papier
throw-name-scissors = Schere

place-out = raus
place-is_out =
    { $who ->
        [you] Du bist raus
       *[other] { $who } ist raus
    }
place-in =
    { $who ->
        [you]
            { $n ->
                [one] Du hast { $n } Punkt
               *[other] Du hast { $n } Punkte
            }
       *[other]
            { $n ->
                [one] { $who } hat { $n } Punkt
               *[other] { $who } hat { $n } Punkte
            }
    }
place-active =
    { $n ->
        [one] { $who }, gerade am Zug: { $n } Punkt
       *[other] { $who }, gerade am Zug: { $n } Punkte
    }
place-piece = { $piece }, im Besitz { FORM($who, case: "von") }

felt-naming =
    { $who ->
        [you] Wen forderst du heraus?
       *[other] Wen fordert { $who } heraus?
    }
felt-throwing =
    { $challenger ->
        [you] Du forderst { $challenged } heraus
       *[other] { $challenger } fordert { FORM($challenged, case: "accusative") } heraus
    }
felt-showdown = Showdown: Alles zählt doppelt!
felt-tied =
    { $challenger ->
        [you] Gleichstand: Du und { $challenged } zeigt noch einmal
       *[other] Gleichstand: { $challenger } und { $challenged } noch einmal
    }
felt-owes =
    { $payer ->
        [you]
            { $n ->
                [one] Du zahlst { $payee } { $n } Punkt
               *[other] Du zahlst { $payee } { $n } Punkte
            }
       *[other]
            { $n ->
                [one] { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkt
               *[other] { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkte
            }
    }
felt-bonus =
    { $payer ->
        [you]
            { $n ->
                [one] K.-o.-Bonus: Du zahlst { $payee } { $n } Punkt
               *[other] K.-o.-Bonus: Du zahlst { $payee } { $n } Punkte
            }
       *[other]
            { $n ->
                [one] K.-o.-Bonus: { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkt
               *[other] K.-o.-Bonus: { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkte
            }
    }
felt-change =
    { $payer ->
        [you]
            { $n ->
                [one] Du zahlst { $payee } { $n } Punkt, mit Wechselgeld
               *[other] Du zahlst { $payee } { $n } Punkte, mit Wechselgeld
            }
       *[other]
            { $n ->
                [one] { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkt, mit Wechselgeld
               *[other] { $payer } zahlt { FORM($payee, case: "dative") } { $n } Punkte, mit Wechselgeld
            }
    }
felt-swap =
    { $who ->
        [you] Du musst bei jemandem wechseln
       *[other] { $who } muss bei jemandem wechseln
    }
felt-over =
    { $who ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt!
    }
felt-tie = Gleichstand!
felt-fee =
    { $n ->
        [one] Einsatz: { $n } Punkt
       *[other] Einsatz: { $n } Punkte
    }
felt-stake =
    { $n ->
        [one] Wer hier verliert, zahlt { $n } Punkt. Jeder Gleichstand erhöht den Einsatz.
       *[other] Wer hier verliert, zahlt { $n } Punkte. Jeder Gleichstand erhöht den Einsatz.
    }
felt-was_tied =
    { $n ->
        [one] Gleichstand bei { $n } Punkt. Jetzt geht es um mehr.
       *[other] Gleichstand bei { $n } Punkten. Jetzt geht es um mehr.
    }
felt-shake = Schnick, schnack …
felt-is_out =
    { $who ->
        [you] Du bist raus!
       *[other] { $who } ist raus!
    }
felt-colour_leaves =
    { $who ->
        [you] Deine Farbe ist aus dem Spiel
       *[other] { FORM($who, case: "genitive") } Farbe ist aus dem Spiel
    }
felt-go = los
felt-lacks =
    { $n ->
        [one] noch { $n } Punkt
       *[other] noch { $n } Punkte
    }
felt-back =
    { $n ->
        [one] { $n } Punkt zurück
       *[other] { $n } Punkte zurück
    }
felt-first = erste zum Tauschen
felt-complete = alles bezahlt
felt-paid = bezahlt
felt-swapped = getauscht
felt-put_in = { $piece }, dazugelegt
felt-here = Zahlung
felt-offer = { FORM($piece, case: "accusative") } dazulegen

felt-goal-win = Gewinne bei Schere, Stein, Papier und kassiere Punkte.
felt-goal-out = Ohne Punkte bist du raus. Wer übrig bleibt, gewinnt.

felt-beat-rock = Stein schlägt Schere
felt-beat-paper = Papier schlägt Stein
felt-beat-scissors = Schere schlägt Papier

prompt-name = Du bist am Zug: Wen forderst du heraus?
prompt-naming =
    { $who ->
        [you] Du suchst einen Gegner aus
       *[other] { $who } sucht einen Gegner aus
    }
prompt-throw = Wähle dein Zeichen gegen { FORM($who, case: "accusative") }
prompt-again =
    { $n ->
        [one] Gleichstand! Noch einmal gegen { FORM($who, case: "accusative") }, jetzt um { $n } Punkt
       *[other] Gleichstand! Noch einmal gegen { FORM($who, case: "accusative") }, jetzt um { $n } Punkte
    }
prompt-choosing =
    { $who ->
        [you] Du wählst die Pyramiden aus
       *[other] { $who } wählt die Pyramiden aus
    }
prompt-back =
    { $payee ->
        [you]
            { $n ->
                [one] Wähle, was du { $payer } zurückgibst: noch { $n } Punkt
               *[other] Wähle, was du { $payer } zurückgibst: noch { $n } Punkte
            }
       *[other]
            { $n ->
                [one] Wähle, was { $payee } { FORM($payer, case: "dative") } zurückgibt: noch { $n } Punkt
               *[other] Wähle, was { $payee } { FORM($payer, case: "dative") } zurückgibt: noch { $n } Punkte
            }
    }
prompt-pay =
    { $payer ->
        [you]
            { $n ->
                [one] Wähle, was du { $payee } zahlst: noch { $n } Punkt
               *[other] Wähle, was du { $payee } zahlst: noch { $n } Punkte
            }
       *[other]
            { $n ->
                [one] Wähle, was { $payer } { FORM($payee, case: "dative") } zahlt: noch { $n } Punkt
               *[other] Wähle, was { $payer } { FORM($payee, case: "dative") } zahlt: noch { $n } Punkte
            }
    }

prompt-swap-first =
    { $who ->
        [you] Es geht nicht auf: Wähle, was du mit jemandem tauschst
       *[other] Es geht nicht auf: Wähle, was { $who } mit jemandem tauscht
    }
prompt-swap-back =
    { $who ->
        [you] Wähle, was du dafür bekommst
       *[other] Wähle, was { $who } dafür bekommt
    }
prompt-swap-more =
    { $who ->
        [you] Wähle, was du zum Tausch dazulegst
       *[other] Wähle, was { $who } zum Tausch dazulegt
    }

status-out = ausgeschieden
status-pips =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## The table at the end

score-won = Duelle gewonnen
score-out = Raus in Zug

log-challenges =
    { $who ->
        [you] Du forderst { $other } heraus.
       *[other] { $who } fordert { FORM($other, case: "accusative") } heraus.
    }
# $throw is rock, paper or scissors.
log-tie =
    { $first ->
        [you] Du und { $second } zeigt beide { $throw }.
       *[other]
            { $second ->
                [you] Du und { $first } zeigt beide { $throw }.
               *[other] { $first } und { $second } zeigen beide { $throw }.
            }
    }
log-beats-rock =
    { $who ->
        [you] Dein { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
       *[other]
            { $other ->
                [you] { FORM($who, case: "genitive") } { $throw } schlägt deine { $beaten }.
               *[other] { FORM($who, case: "genitive") } { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
            }
    }
log-beats-paper =
    { $who ->
        [you] Dein { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
       *[other]
            { $other ->
                [you] { FORM($who, case: "genitive") } { $throw } schlägt deinen { $beaten }.
               *[other] { FORM($who, case: "genitive") } { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
            }
    }
log-beats-scissors =
    { $who ->
        [you] Deine { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
       *[other]
            { $other ->
                [you] { FORM($who, case: "genitive") } { $throw } schlägt dein { $beaten }.
               *[other] { FORM($who, case: "genitive") } { $throw } schlägt { FORM($other, case: "genitive") } { $beaten }.
            }
    }
# $pieces are one or more of piece-plain.
log-takes =
    { $who ->
        [you] Du nimmst { FORM($giver, case: "genitive") } { $pieces }.
       *[other]
            { $giver ->
                [you] { $who } nimmt deine { $pieces }.
               *[other] { $who } nimmt { FORM($giver, case: "genitive") } { $pieces }.
            }
    }
# $pieces are one or more of piece-plain, $back of piece-one.
log-swaps =
    { $who ->
        [you] Du nimmst { FORM($giver, case: "genitive") } { $pieces } und gibst dafür { $back }.
       *[other]
            { $giver ->
                [you] { $who } nimmt deine { $pieces } und gibt dafür { $back }.
               *[other] { $who } nimmt { FORM($giver, case: "genitive") } { $pieces } und gibt dafür { $back }.
            }
    }
log-out =
    { $who ->
        [you] Du bist raus.
       *[other] { $who } ist raus.
    }
log-leaves =
    { $who ->
        [you] Alle Pyramiden in deiner Farbe sind aus dem Spiel.
       *[other] Alle Pyramiden in { FORM($who, case: "genitive") } Farbe sind aus dem Spiel.
    }
log-showdown = Der Showdown beginnt: Jede Zahlung zählt doppelt.

foresee-name =
    { $n ->
        [one] Fordere { FORM($who, case: "accusative") } heraus ({ $n } Punkt).
       *[other] Fordere { FORM($who, case: "accusative") } heraus ({ $n } Punkte).
    }
foresee-more =
    { $n ->
        [one] Leg { FORM($piece, case: "accusative") } dazu: Dann fehlt noch { $n } Punkt.
       *[other] Leg { FORM($piece, case: "accusative") } dazu: Dann fehlen noch { $n } Punkte.
    }
foresee-back =
    { $n ->
        [one] Leg { FORM($piece, case: "accusative") } dazu: Dann ist { $n } Punkt zurückzugeben.
       *[other] Leg { FORM($piece, case: "accusative") } dazu: Dann sind { $n } Punkte zurückzugeben.
    }
foresee-paid = Mit { FORM($piece, case: "dative") } ist alles bezahlt.
foresee-swapped = Mit { FORM($piece, case: "dative") } ist der Tausch fertig.
foresee-out =
    { $who ->
        [you] Mit { FORM($piece, case: "dative") } ist alles bezahlt, und du bist raus.
       *[other] Mit { FORM($piece, case: "dative") } ist alles bezahlt, und { $who } ist raus.
    }

why-yourself = Du kannst dich nicht selbst herausfordern.
why-put_in = { FORM($piece, case: "nominative", letter: "capital") } liegt schon dabei.
why-not_theirs =
    { $who ->
        [you] Die nächste Pyramide muss von dir kommen.
       *[other] Die nächste Pyramide muss { FORM($who, case: "von") } kommen.
    }
why-unfit =
    { $n ->
        [one] Mit { FORM($piece, case: "dative") } kann die Zahlung nicht aufgehen: Es fehlt noch { $n } Punkt.
       *[other] Mit { FORM($piece, case: "dative") } kann die Zahlung nicht aufgehen: Es fehlen noch { $n } Punkte.
    }

## Options

option-players-title = Spieler
option-players-help = Alle haben je drei Pyramiden einer Farbe.

option-protocol-title = Gezeigt wird bei
option-protocol-1-2-3 = „drei“
option-protocol-1-2-3-go = „los“
option-protocol-help = Zeigen bei „drei“ oder bei „los“.

## How the champions play this game

champion-1-style = Zeigt etwas zu oft Stein und denkt ein wenig voraus.

champion-2-style = Mag Papier und stellt damit ab und zu eine Falle.

champion-3-style = Geradeaus und verlässlich, mit einem Trick in der Hinterhand.

champion-4-style = Zählt jeden Punkt und lässt dich glauben, du hättest ihn durchschaut.

champion-5-style = Lässt dich ein Muster finden und ist einen Schritt weiter, wenn du es nutzt.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Willkommen! Das ist Schere, Stein, Papier um Pyramiden. Du bist Rot. Die Punkte zeigen, was jede Pyramide wert ist: 1, 2 oder 3. Wer zuletzt noch eine Pyramide hat, gewinnt.
lesson-2 = Du bist am Zug und forderst jemanden heraus, ganz wen du willst. Fangen wir mit Pip an, der Gelb hat.
lesson-2-wrong = Du darfst jeden anderen herausfordern. Nimm diesmal Pip, der Gelb hat.
lesson-3 = Ihr wählt beide geheim und zeigt dann gleichzeitig. Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein. Versuch es mit Stein.
lesson-3-wrong = Jedes Zeichen könnte gewinnen. Nimm für diese Lektion bitte Stein.
lesson-4 = Gleichstand! Ihr zeigt noch einmal, und wer jetzt verliert, zahlt einen Punkt mehr, also 2. Die meisten bleiben bei Stein. Zeig also Papier.
lesson-4-wrong = Wenn Pip wieder Stein zeigt, gewinnt nur Papier.
lesson-5 = Du gewinnst 2 Punkte! Du bist am Zug, also suchst du jede Pyramide aus, die gezahlt wird. Wenn es geht, muss der Betrag genau stimmen. Pips mittlere Pyramide ist 2 wert. Nimm sie.
lesson-5-wrong = Der Einsatz ist 2 Punkte, und mit der mittleren Pyramide zahlt Pip genau das.
lesson-6 = Jetzt gehört sie dir, aber sie bleibt gelb. Merk dir: Eine Farbe bleibt nur so lange im Spiel wie die Person, die mit ihr angefangen hat.
lesson-7 = Eine Runde später bist du wieder am Zug. Du hast Pip herausgefordert, der nur noch eine große Pyramide hat. Was zeigst du? Pip liebt Stein.
lesson-7-wrong = Pip liebt Stein, also ist Papier eine gute Idee.
lesson-8 = Jetzt das Knifflige: Wechselgeld. Pip schuldet 1 Punkt, hat aber nur eine große Pyramide, die 3 wert ist. Du nimmst sie also und gibst 2 Punkte zurück. Wähle zuerst die große.
lesson-8-wrong = Zuerst zahlt Pip. Die große gelbe Pyramide ist alles, was Pip hat.
lesson-9 = Jetzt dein Wechselgeld. Deine mittlere rote und deine mittlere gelbe sind beide 2 wert. Wenn Pip ausscheidet, kommt alles Gelbe aus dem Spiel. Gib also die gelbe zurück.
lesson-9-wrong = Behalte Rot, es ist deine eigene Farbe. Gib die mittlere gelbe Pyramide zurück: Gelb ist vielleicht bald aus dem Spiel.
lesson-10 = Pip hat dich herausgefordert, und ihr habt beide Stein gezeigt. Der Einsatz ist jetzt 2 Punkte, und mehr hat Pip nicht. Was schlägt Stein?
lesson-10-wrong = Papier wickelt den Stein ein. Noch einmal!
lesson-11 = Pip ist raus, und alle gelben Pyramiden sind aus dem Spiel, auch deine. Für ein K. o. zahlen dir alle anderen 1 Punkt. Ihr seid nur noch zu zweit, also zählt das doppelt: Clover zahlt 2.
lesson-11-wrong = Clovers mittlere grüne Pyramide ist genau 2 Punkte wert.
lesson-12 = Das ist der Showdown. Wenn von drei oder mehr nur noch zwei übrig sind, zählt jede Zahlung bis zum Schluss doppelt.
lesson-13 = Du bist wieder am Zug. Clover hat noch 2 Punkte, und ein Einsatz von 1 zählt als 2. Gewinnst du jetzt, gewinnst du das Spiel. Clover hat Stein und Schere gezeigt. Kommt nun Papier?
lesson-13-wrong = Wenn Clover Papier zeigt, schneidet es die Schere.
lesson-14 = Nur du hast noch Pyramiden, also gewinnst du! Fordere die Schwachen heraus, behalte deine eigene Farbe und zeig nicht zu oft Stein.
