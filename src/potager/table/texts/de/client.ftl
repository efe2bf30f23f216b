### Die Texte im Browser.

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-champion-1 = Champion 1
level-champion-2 = Champion 2
level-champion-3 = Champion 3
level-champion-4 = Champion 4
level-champion-5 = Champion 5

dice-agreeing = Die Browser aller, die mitspielen, geben den Würfeln gerade ihre Zahlen.
dice-shared =
    { $n ->
        [one] { $n } Browser hat den Würfeln eine geheime Zahl gegeben, so kann niemand die Würfe bestimmen.
       *[other] { $n } Browser haben den Würfeln eine geheime Zahl gegeben, so kann niemand die Würfe bestimmen.
    }
dice-none = Kein Browser hat eine Zahl dazugegeben, die Würfe kommen also allein vom Server.
dice-used = Die geheime Zahl deines Browsers wurde benutzt, genau wie vor dem ersten Wurf vereinbart.
dice-left-out = Die Zahl deines Browsers kam zu spät und wurde nicht benutzt. Die Zahlen der anderen schon.
dice-wrong = Diese Würfe passen nicht zu dem, was mit deinem Browser vereinbart war. Behalte die Aufzeichnung und prüfe sie nach.

room-free = Freier Platz
room-you-host = Du leitest den Tisch
room-host-now = Ab jetzt leitest du diesen Tisch.
room-hosted-by = { $name } leitet den Tisch
room-fill = Freie Plätze mit Bots füllen
room-remove-free =
    { $n ->
        [one] { $n } freien Platz entfernen
       *[other] { $n } freie Plätze entfernen
    }
room-waiting = noch frei
room-bot = Bot, { $level }
room-away = weg
room-ready = bereit
room-not-ready = noch nicht bereit
room-not-yet = Noch nicht
room-i-am-ready = Ich bin bereit
room-stand = Aufstehen
room-sit = Hier setzen
room-swap = Plätze tauschen
room-by-link = { $name }, per Link
room-another-friend = Noch jemand, per Link
room-who-as = Wer spielt { $role }?
room-who = Wer sitzt auf Platz { $n }?
room-your-name = Dein Name
room-option = { $title }: { $value }
room-swapped = Du hast einen neuen Platz: { $role }. Bitte bestätige noch einmal, dass du bereit bist.
room-changed = { $name } hat die Optionen geändert: { $what }. Bist du damit bereit?
room-options-failed = Die Optionen konnten nicht geladen oder geändert werden. Versuch es gleich noch einmal.
room-drawn = Die Plätze wurden ausgelost. { $name } beginnt ({ $role }).
room-drawn-you = Die Plätze wurden ausgelost. Du beginnst ({ $role }).
room-you-are = Dein Platz: { $role }.

form-too-large = { $file } ist zu groß. Erlaubt sind höchstens 32 KB.

home-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }

end-won = Du gewinnst!
end-lost = Du verlierst
end-drawn = Unentschieden
end-stopped = Diese Partie ist zu Ende
end-team-won = Ihr gewinnt zusammen!
end-team-lost = Das Team verliert
end-team-drawn = Das Team hat aufgehört
end-team-wins = Das Team gewinnt
end-loses = { $names } verliert
end-wins =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-and = { " " }und{ " " }
end-place = { $place } von { $of }
end-nth-1 = Platz 1
end-nth-2 = Platz 2
end-nth-3 = Platz 3
end-nth-4 = Platz 4
end-nth-5 = Platz 5
end-nth-6 = Platz 6
end-nth-7 = Platz 7
end-nth-8 = Platz 8
end-nth-9 = Platz 9
end-nth-10 = Platz 10
end-total = Gesamt
end-hints =
    { $n ->
        [one] { $n } Tipp wurde genommen.
       *[other] { $n } Tipps wurden genommen.
    }
end-console-0 = Gut gekämpft. Die nächste Partie könnte deine sein.
end-console-1 = Kopf hoch! Jeder Garten wächst nach.
end-console-2 = Erst die Saat, dann die Ernte. Noch einmal?
end-console-3 = Heute war nicht dein Tag. Die Analyse zeigt, wo die Partie gekippt ist.
end-last = Der letzte Zug
end-replay = Replay
end-analysis = Analyse
end-share = Teilen
end-shared = Potager: { $game }. { $title }
end-next = Gleich beginnt die nächste Partie. Du schaust dann dort weiter zu.
end-follow = Nächste Partie ansehen
end-stay = Hierbleiben
end-turned-lost = Verloren hast du sie in Zug { $n }:
end-turned-won = { $name } hat sie in Zug { $n } verloren:
end-turned-against = In Zug { $n } wendete sich die Partie gegen dich:
end-turned-for = In Zug { $n } wendete sich die Partie für dich:
end-turned-at = Die Wende kam in Zug { $n }:
end-costliest = Deine teuerste Entscheidung fiel in Zug { $n }:
end-costliest-of = Die teuerste Entscheidung von { $name } fiel in Zug { $n }:
end-turned-last = Der letzte Zug hat die Partie entschieden.
end-turned-better = Besser:
end-turned-play = Ansehen
end-games = Alle Spiele
end-again = Noch einmal
end-swap = Seiten tauschen
end-harder = Stärkerer Bot
end-easier = Leichterer Bot
end-go = Zur nächsten Partie
end-agree = Einverstanden
end-decline = Jetzt nicht
end-withdraw = Zurückziehen
end-waiting = Warten, ob { $names } noch eine Partie will.
end-asks-again = { $name } möchte noch einmal spielen.
end-asks-swap = { $name } möchte die Seiten tauschen und noch einmal spielen.
end-asks-harder = { $name } möchte noch einmal spielen, gegen stärkere Bots.
end-asks-easier = { $name } möchte noch einmal spielen, gegen leichtere Bots.

replay-failed = Dieser Teil des Replays konnte nicht geladen werden. Versuch es noch einmal.
replay-step = Schritt { $at } von { $total }
replay-start = Der Anfang
replay-turn = Zug { $n }
replay-after = Danach:
replay-play = Abspielen
replay-pause = Pause
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-won = gewonnen

share-failed = Das Bild konnte nicht erstellt werden.
share-making = Der Film entsteht: { $n } %. Lass diese Seite offen.
share-done = Der Film ist fertig.
share-saved = Das Bild liegt jetzt bei deinen Downloads.
share-no-film = Dieser Browser kann keine Filme erstellen. Du kannst stattdessen die Aufzeichnung herunterladen.
share-no-step = Der Film hielt bei Schritt { $n } von { $of } an, weil dieser Schritt nicht geladen oder gezeichnet werden konnte.
share-no-recorder = Der Film hielt bei Schritt { $n } von { $of } an, weil der Browser nicht mehr aufnahm.
share-again = Noch einmal versuchen
share-made-with = Potager

table-skip = Weiter
table-to-the-end = Zum Ende
table-stop-here = Hier anhalten
table-rolls-alone = In { $n } s rollen die Würfel von selbst.
table-goes-on = Wähle jetzt eine der leuchtenden Stellen.
table-pass-screen = Gib den Bildschirm an { $name } weiter.
table-no-rules = Die Regeln konnten nicht geladen werden. Schließe das hier und versuch es noch einmal.
table-turned = Um { $n } Grad gedreht.
table-lay-it = Tippe an, wo es hin soll, oder tippe es noch einmal an, um es zu drehen.
table-lay-so = Tippe an, wo es hin soll.
table-all-the-same = Trotzdem machen
table-not-yet = Noch nicht
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen
table-not-laid = Das kannst du nicht mehr legen.
table-roll = Würfeln
table-back = Zurück
table-space = Leertaste
table-play = Spielen
table-have-chosen = { $n } von { $of } haben gewählt
table-reconnecting = Verbinde neu …
table-offline = Du bist offline. Diese Seite versucht, sich neu zu verbinden.
table-not-sent = Du bist nicht verbunden, daher wurde das nicht gesendet. Die Seite verbindet sich neu.
table-give-up = Diese Partie aufgeben?
table-give-up-as = Diese Partie für { $name } aufgeben?
table-bot-plays-on = Ein Bot spielt weiter.
table-leave = Das Team verlassen? Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
table-watching = { $n } schauen zu
table-you-watch = Du schaust zu.
table-you-watch-too =
    { $n ->
        [one] Du schaust zu, und { $n } weitere Person auch.
       *[other] Du schaust zu, und { $n } weitere Personen auch.
    }
table-free = Freier Platz
table-you = du
table-your-turn = Am Zug
table-title-turn = Du bist am Zug: { $title }
table-has-chosen = hat gewählt
table-joined = { $name } ist dazugekommen und ersetzt { $bot }.
table-left = { $name } ist gegangen. { $bot } spielt weiter.
table-you-left = Du bist gegangen. { $bot } spielt weiter, und du schaust zu.
table-bot-for-you = Ein Bot spielt für dich.
table-bot-for = Ab jetzt spielt ein Bot für { $name }.
table-plays-again = { $name } spielt wieder selbst.
table-take-seat = Platz wieder einnehmen
table-let-bot = Einen Bot spielen lassen

plan-begin = Plan
plan-how = Zeichne für dein Team. Tippe ein Plättchen noch einmal an, um es zu drehen.
plan-line = Weg
plan-erase = Radieren
plan-clear = Alles weg
plan-done = Fertig
plan-spoken = { $name } plant: { $plan }.
plan-way = ein Weg über { $at }
plan-piece = { $piece } auf { $at }
plan-own = Dein Plan: { $plan }.
plan-nothing = nichts

chat-before = aus der vorigen Partie
chat-unread =
    { $n ->
        [one] neue Zeile im Chat
       *[other] neue Zeilen im Chat
    }

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Schön!
phrase-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-moment = Moment, bitte!
phrase-ready = Los geht’s!

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-spoken-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
time-spoken-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }

sand-running = Die Sanduhr läuft: { $time }.
sand-left = Noch { $time }.
sand-paused = Pause
sand-of = von { $time }
sand-of-seconds = von { $time } Sekunden

log-you = Du
log-timer = die Zeit war um
log-table = nichts anderes war möglich
log-turn = Zug { $n }

## Whether a match counts for the players' ladders and ratings.

counting-hint = Tipp nehmen
counting-hint-ends = Wenn du einen Tipp nimmst, zählt diese Partie nicht für deine Leiter und deine Wertung.
counting-take-back = Zurücknehmen
counting-take-back-ends = Wenn du einen Zug zurücknimmst, zählt diese Partie nicht für deine Leiter und deine Wertung.
counting-ends = Wenn er zurückgenommen wird, zählt diese Partie nicht für Leitern und Wertungen.
counting-helped = zählt nicht
counting-played-on = Diese Partie zählt nicht, weil sie mitten in einer anderen begonnen hat
counting-one-screen = Diese Partie zählt nicht, weil mehrere an einem Bildschirm spielen
counting-changed = Diese Partie zählt nicht, weil ein Platz gewechselt hat
counting-alone = Solopartien zählen nicht
counting-own-bot = Diese Partie zählt nicht, weil dieser Bot keine Wertung hat
counting-uneven = Diese Partie zählt mit diesen Optionen nicht

offer-draw = { $name } bietet ein Unentschieden an.
offer-stop = { $name } möchte, dass das ganze Team hier aufhört.
offer-undo = { $name } möchte einen Zug zurücknehmen.
offer-pause = { $name } bittet um eine Pause.
offer-round = { $name } möchte diese Runde aufgeben.
offer-rematch = { $name } möchte eine Revanche.
offer-you-draw = Du hast ein Unentschieden angeboten. Warten auf Antwort.
offer-you-stop = Du hast gefragt, ob ihr hier aufhört. Warten auf Antwort.
offer-you-undo = Du möchtest einen Zug zurücknehmen. Warten auf Antwort.
offer-you-pause = Du hast um eine Pause gebeten. Warten auf Antwort.
offer-you-round = Du möchtest diese Runde aufgeben. Warten auf Antwort.
offer-you-rematch = Du möchtest eine Revanche. Warten auf Antwort.
offer-declined-draw = { $name } lehnt das Unentschieden ab.
offer-declined-stop = { $name } möchte lieber weiterspielen.
offer-declined-undo = { $name } ist gegen das Zurücknehmen.
offer-declined-pause = { $name } möchte lieber ohne Pause weiterspielen.
offer-declined-round = { $name } möchte diese Runde lieber zu Ende spielen.
offer-declined-rematch = { $name } möchte jetzt lieber nicht noch einmal spielen.
offer-agree = Einverstanden
offer-decline = Nein, weiter
offer-go-on = Weiter

menu-round = Diese Runde aufgeben
menu-copied = Kopiert. Füge es ein, wo du möchtest.
menu-take-back = Zurücknehmen
menu-draw = Unentschieden anbieten
menu-stop = Gemeinsam aufhören
menu-pause = Pause
menu-resign = Aufgeben
menu-give-up = Partie aufgeben
menu-leave = Team verlassen
menu-watch-link = Link zum Zuschauen kopieren
menu-picture = Bild zum Teilen
menu-record = Aufzeichnung herunterladen
menu-chat-on = Chat einschalten
menu-chat-off = Chat ausschalten
menu-late-on = Andere dürfen Bots ablösen
menu-late-off = Niemand darf Bots ablösen
menu-quiet-on = Für mich passen, wenn nichts passt
menu-quiet-off = Mich immer fragen
menu-keys = Tastenkürzel
menu-no-record = Die Aufzeichnung konnte nicht geladen werden. Versuch es gleich noch einmal.

hint-button = Tipp
hint-thinking = Denke nach …
hint-best = Die beste Wahl
hint-good = Eine gute Wahl
hint-any = Diese sind etwa gleich gut
hint-close = Tipp schließen
hint-play = Spielen
hint-exact = Diese Chancen sind genau.
hint-search = Chancen durch Suche geschätzt, nach dem, was du sehen kannst.
hint-free = Alle Möglichkeiten sind etwa gleich gut, daher zählt dieser Tipp nicht.
hint-advice = Das würde ein starker Bot tun.

analysis-begin = Diese Partie analysieren
analysis-about = Zeigt Gewinnchancen, Glück und Können und die Entscheidungen, die den Ausschlag gaben. Es dauert eine Weile, und das Ergebnis bleibt gespeichert.
analysis-waits = Die Analyse beginnt gleich …
analysis-at = Schritt { $done } von { $total } …
analysis-progress = Fortschritt der Analyse
analysis-failed = Die Analyse konnte nicht geladen werden. Versuch es gleich noch einmal.
analysis-curve = Verlauf der Gewinnchancen
analysis-accuracy = Genauigkeit
analysis-choices =
    { $n ->
        [one]
            { $best ->
                [one] So viel blieb von den Gewinnchancen, um die es ging. { $best } von { $n } Entscheidung war so gut wie die beste.
               *[other] So viel blieb von den Gewinnchancen, um die es ging. { $best } von { $n } Entscheidung waren so gut wie die beste.
            }
       *[other]
            { $best ->
                [one] So viel blieb von den Gewinnchancen, um die es ging. { $best } von { $n } Entscheidungen war so gut wie die beste.
               *[other] So viel blieb von den Gewinnchancen, um die es ging. { $best } von { $n } Entscheidungen waren so gut wie die beste.
            }
    }
analysis-luck = Glück
analysis-luck-is = Was Würfel und Karten gebracht haben, in Prozentpunkten
analysis-own = Eigene Wahl
analysis-own-is = Was die eigenen Entscheidungen gekostet haben, in Prozentpunkten
analysis-others = Fehler anderer
analysis-others-is = Was die anderen mit ihren Entscheidungen verschenkt haben, in Prozentpunkten
# Luck, own choices and others' errors
analysis-points = Glück, eigene Wahl und Fehler sind in Prozentpunkten der Gewinnchance angegeben.
analysis-turning-points = Wendepunkte
analysis-own-worst = Deine teuersten Entscheidungen
analysis-no-mistake = Niemand hat einen teuren Fehler gemacht.
analysis-turn = Zug { $n }, { $name }
analysis-chosen = Gespielt:
analysis-better = Besser:
analysis-shown = Das Replay zeigt den Moment davor. Besser: { $better }
analysis-exact = Alle Chancen sind genau.
analysis-search = Die Chancen sind durch Suche geschätzt. Sie setzen voraus, dass ab hier alle gut spielen.
analysis-shared = Zusammen sind es 100 %, denn ein Unentschieden zählt zu gleichen Teilen.
analysis-timed = Sie berücksichtigen nicht, wann die Zeit um ist.

puzzle-failed = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
puzzle-not-lit = Wähle etwas, das leuchtet.
puzzle-right = Ja, das ist die beste Wahl!
puzzle-wrong = Nicht die beste Wahl. Deine gewinnt { $yours } %, die beste { $best } %.
puzzle-left =
    { $n ->
        [one] Noch { $n } Versuch
       *[other] Noch { $n } Versuche
    }
puzzle-missed = Diesmal nicht gelöst.
puzzle-best = Die beste Wahl gewinnt etwa { $best } von 100 Partien. Du hast probiert:
puzzle-yours = deine Wahl
puzzle-reveal = Lösung zeigen
puzzle-reveal-sure = Lösung zeigen? Das Rätsel gilt dann als nicht gelöst.
puzzle-reveal-no = Weiter probieren
puzzle-share = Ergebnis teilen
puzzle-shared = Das Ergebnis ist kopiert.
puzzle-shared-title = Potager-Rätsel { $date }: { $game }
puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzle-streak-most = deine längste Serie: { $n }
puzzle-begin-streak = Löse es heute und beginne eine Serie.
puzzle-too-late = Das ist nicht das Rätsel von heute, daher zählt es nicht für deine Serie.
puzzle-next-in = Das nächste Rätsel kommt in { $hours } h { $minutes } min, um 00:00 UTC (bei dir { $time } Uhr).
puzzle-next-here = Zum Rätsel von heute

nth-try-1 = erster Versuch
nth-try-2 = zweiter Versuch
nth-try-3 = dritter Versuch

lesson-next = Weiter
lesson-show = Zeig mal
lesson-step = Schritt { $n } von { $total }
lesson-failed = Die Lektion konnte nicht geladen werden. Versuch es gleich noch einmal.
lesson-read-on = Tippe erst auf „Weiter“ und lies zu Ende.
lesson-offer = Ist das deine erste Partie? Eine Lektion von { $n } Minuten zeigt dir, wie es geht.
lesson-stays = Deine Partie wartet auf dich.
lesson-take = Zeig mal
lesson-later = Gleich spielen
