### Die Texte im Formular für eine neue Partie und Wörter für Optionen.

option-none = ohne
option-on = an
option-off = aus
option-house = Standard
option-own-cards = eigene Karten

form-title = Neue Partie: { $game }
form-change-title = Optionen für { $code }
form-game = Das Spiel
form-who = Wer spielt
form-table = Der Tisch
form-set = Tisch decken
form-save = Optionen speichern
form-back = Zurück zum Tisch
form-none = Ohne
form-less = Eins weniger
form-more = Eins mehr
form-up = Früher
form-down = Später
form-order-how = Ziehe sie oder benutze die Pfeile. Die älteste Person steht oben.
form-file-house = Standard
form-file-own = Eigene Karten
form-file-text = Text der Datei
form-upload = Datei hochladen
form-sample = Standarddatei als Muster herunterladen
form-reset = Auf Standard zurücksetzen
form-seat-name = Name der Person an diesem Bildschirm
form-name-here = Name an diesem Bildschirm
form-ask = Im Wartezimmer fragen: { $question }
form-draw = Plätze auslosen, das entscheidet, wer beginnt
form-guest = Du spielst als Gast, bis du oben rechts einen Namen eingibst.
form-timer = Zeitlimit pro Zug
form-timer-help = Wenn die Zeit um ist, wird gepasst, falls das geht. Sonst wählt ein leichter Bot.
form-react = Zeit zum Reagieren
form-react-help = Alle dürfen etwas spielen oder passen. Wenn die Zeit um ist, passt, wer noch nicht gewählt hat. Haben alle gewählt, geht es früher weiter. An einem gemeinsamen Bildschirm gibt es kein Limit.
form-chat = Chat und Emotes
form-open = Offener Tisch: Alle finden ihn auf der Startseite
form-late = Wer später kommt, darf einen Bot ablösen
form-player = Spieler { $n }
form-timer-not-a-number = Das Zeitlimit muss eine ganze Zahl von Sekunden sein. 0 bedeutet kein Limit.

kind-me = Ich
kind-friend = Jemand per Link
kind-hot = Jemand an diesem Bildschirm
kind-bot = Bot, { $level }

level-easy = leicht
level-medium = mittel
level-hard = schwer

Level-easy = Leicht
Level-medium = Mittel
Level-hard = Schwer

timer-0 = Kein Zeitlimit
timer-30 = 30 Sekunden pro Wahl
timer-60 = 1 Minute pro Wahl
timer-180 = 3 Minuten pro Wahl
timer-86400 = 1 Tag pro Wahl
timer-seconds = { $n } Sekunden pro Wahl

react-0 = Kein Limit
react-5 = 5 Sekunden
react-10 = 10 Sekunden
react-20 = 20 Sekunden
react-seconds = { $n } Sekunden
react-none = kein Limit
