### Die Texte auf den Seiten rund um eine Partie.

ago-now = gerade eben
ago-minutes =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
ago-hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
ago-days =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }

page-skip = Zum Inhalt springen
page-all-games = Alle Spiele
page-brand = Potager: alle Spiele
page-pages = Seiten
page-games = Spiele
page-records = Archiv
page-lab = Labor
page-theme = Hell oder dunkel
page-language = Sprache
# The name of this language in this language
page-own-name = Deutsch
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-close = Schließen
page-minutes = { $n } min
page-ages = ab { $n }

me-nobody = Dein Name
me-name = Name (bis zu { $n } Buchstaben)
me-your-name = Dein Name (bis zu { $n } Buchstaben)
me-colour = Farbe
me-remember = Merken
me-no-account = Du brauchst kein Konto. Dieser Browser merkt sich deinen Namen.
me-needs-a-character = Ein Name braucht mindestens ein Zeichen.
me-too-short = Ein Name braucht mindestens ein Zeichen. Geh zurück und gib einen ein.

colour-tomato = Tomate
colour-pumpkin = Kürbis
colour-corn = Mais
colour-leaf = Blatt
colour-pond = Teich
colour-plum = Pflaume
colour-beet = Rote Bete
colour-soil = Erde

home-title = Potager: Spiele aus dem Gemüsegarten
home-heading = Spiele aus dem Gemüsegarten
home-games = Spiele
home-bots = Mit Bots spielen
home-have-a-code = Hast du einen Code? Tisch beitreten
home-friends = Mit Freunden spielen
home-more-open =
    { $n ->
        [one] { $n } weiterer offener Tisch
       *[other] { $n } weitere offene Tische
    }
home-none = Es wurden keine Spiele gefunden. Mit dieser Installation stimmt etwas nicht.
home-open-tables = Offene Tische
home-nobody-waits = Gerade wartet niemand auf Mitspieler. Wähle „Mit Freunden spielen“ und kreuze „Offener Tisch“ an, dann finden andere deinen Tisch hier.
home-join = Beitreten
home-join-a-table = Einem Tisch beitreten
home-join-how = Hat dir jemand einen Code gegeben? Tippe ihn hier ein.
home-code = Tischcode
home-phone = Mit dem Handy beitreten
home-phone-how = Scanne den Code oder tippe { $address }
home-qr = QR-Code von { $address }
home-seats-free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }

shelf-heading = Deine Partien
shelf-your-turn = Du bist am Zug
shelf-over = Diese Partie ist vorbei
shelf-outlived = Durch neue Regeln beendet. Noch einmal spielen?
shelf-drop-over = Diese Partie aus der Liste nehmen? Ihr Replay bleibt im Archiv.
shelf-turn-of = { $name } ist am Zug
shelf-choosing =
    { $n ->
        [one] { $n } Person wählt
       *[other] { $n } Personen wählen
    }
shelf-paused = Pause
shelf-waiting = Wartet auf Mitspieler
shelf-set = Bereit zum Start
shelf-turn = Zug { $n }
shelf-drop-what = { $game }, { $code } entfernen
shelf-drop-alone = Diese Partie aus deiner Liste entfernen?
shelf-drop-together = Diese Partie aus deiner Liste entfernen? Ein Bot spielt für dich weiter.
shelf-drop-room = Diesen Tisch verlassen? Dein Platz wird frei.
shelf-drop = Entfernen
shelf-keep = Behalten

today-heading = Heute
today-best = Bisher am besten: { $points }
today-first = Mach den Anfang!
today-place = Du: { $points }, Platz { $place } von { $n }
today-done = Heute hast du schon gespielt

sheet-heading = { $game } mit Bots
sheet-level = Bots
sheet-side = Du spielst
sheet-any-side = Zufall
sheet-players = Spieler
sheet-play = Spielen
sheet-all = Alle Optionen
sheet-again = Noch einmal spielen
sheet-other = Andere Optionen

rules-title = Die Regeln von { $game }
rules-play = { $game } spielen
rules-contents = Inhalt

lab-title = Labor
lab-about = So gehen die Spiele aus, wenn Bots sie tausendmal spielen: wer gewinnt, wie lange eine Partie dauert und welche Karten stark sind.
lab-reports = Berichte
lab-read = Lesen
lab-nothing = Es gibt noch keine Berichte. Erstelle sie mit „make reports“ und starte dann „potager play --reports ORDNER“, um die Berichte in einem Ordner hier zu zeigen.
lab-back = ← Alle Berichte
lab-gone = Diesen Bericht gibt es nicht.

achieved-streak =
    { $n ->
        [one] { $n } Sieg in Folge.
       *[other] { $n } Siege in Folge.
    }

first-win-any = Dein erster Sieg in diesem Spiel.
first-win-easy = Dein erster Sieg in diesem Spiel gegen leichte Bots.
first-win-medium = Dein erster Sieg in diesem Spiel gegen mittlere Bots.
first-win-hard = Dein erster Sieg in diesem Spiel gegen schwere Bots.

progress-title = Deine Leitern
progress-how = Du kannst auf jeder Sprosse anfangen. Partien mit Tipps oder zurückgenommenen Zügen zählen nicht.
progress-nothing = Noch keine Partie. Besiege den ersten Bot, und es geht los.
progress-nothing-team = Noch keine Partie. Schaffe die erste Sprosse, mit Freunden oder mit Bots.
progress-played =
    { $n ->
        [one] { $n } gewertete Partie
       *[other] { $n } gewertete Partien
    }
progress-streak =
    { $n ->
        [one] gerade { $n } Sieg in Folge
       *[other] gerade { $n } Siege in Folge
    }
progress-longest =
    { $n ->
        [one] längste Serie: { $n } Sieg
       *[other] längste Serie: { $n } Siege
    }
progress-steps = { $n } von { $of } Sprossen geschafft
progress-next = Als Nächstes: { $name }
# Some of the bots on a level
progress-level = { $first }, { $second }, { $third } und andere
# Beside the number: how strong the bots of a step are
progress-of-step = Wertung { $n }
progress-play = Spielen
progress-top = Alle Sprossen geschafft
progress-beaten-on = geschafft am { $date }
progress-rating = Wertung
progress-rating-is = Deine Wertung: { $n } ± { $margin }
progress-margin = In 95 von 100 Fällen liegt deine wahre Wertung in diesem Bereich.
progress-curve =
    { $n ->
        [one] Deine Wertung über { $n } Partie: von { $first } auf { $last }
       *[other] Deine Wertung über { $n } Partien: von { $first } auf { $last }
    }
progress-numbers = Als Zahlen
progress-date = Datum
progress-people = Personen
progress-rating-now = Deine Wertung ist jetzt { $n } ± { $margin } ({ $gain }).
progress-next-now = Sprosse { $n } von { $of } geschafft. Als Nächstes: { $next }.
progress-all-beaten = Alle { $of } Sprossen geschafft.

daily-heading = { $what } vom { $day }
daily-none = { $game } hat keine Tagesaufgabe.
daily-no-day = Für diesen Tag gibt es keine Aufgabe.
daily-best = Beste Ergebnisse
daily-name = Name
daily-result = Ergebnis
daily-you = du
daily-guest = Gast
daily-nobody = Heute hat es noch niemand zu Ende gespielt. Mach den Anfang!
daily-nobody-then = An diesem Tag hat es niemand zu Ende gespielt.
daily-unfinished = Du hast schon angefangen. Es zählt nur dein erster Versuch.
daily-done = Dein erster Versuch brachte { $points }. Du kannst es noch einmal probieren, aber nur der erste Versuch steht in der Liste.
daily-given-up = Deinen ersten Versuch hast du aufgegeben. Du kannst es noch einmal probieren, aber nur der erste Versuch steht in der Liste.
daily-helped = In deinem ersten Versuch hast du einen Tipp genommen oder einen Zug zurückgenommen, daher steht er nicht in der Liste. Für dich selbst kannst du es noch einmal probieren.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal, ohne Liste
daily-today = Heute
daily-rules = In der Liste steht nur dein erster Versuch, und nur, wenn du ihn am selben Tag ohne Tipps und ohne Zurücknehmen beendest. Die Würfe kommen allein vom Server und sind für alle gleich. Ihr Startwert wird am Ende des Tages um 00:00 UTC veröffentlicht.
daily-promise = Der SHA-256 des Startwerts für diesen Tag:
daily-seed = Der Startwert dieses Tages:
daily-days = Andere Tage
daily-ranked = { $what }: bisher Platz { $place } von { $n }.
daily-mark = { $what } vom { $day }, mit den Würfen des Servers

book-title = Teambuch
book-best = Bestes Ergebnis
book-with = mit { $names }
book-bot = ein Bot ({ $level })
book-alone = allein

records-own = Deine Daten
records-own-how = Dieser Server speichert deine Leitern, Wertungen, dein Teambuch, deine Rätselantworten und deinen Namen. Sie gehören zu diesem Browser, nicht zu einem Konto.
records-own-download = Herunterladen
records-own-delete = Löschen …
records-own-question = Deine Leitern, Wertungen, dein Teambuch, deine Rätselantworten, deinen Namen und deine beendeten Partien löschen? Das lässt sich nicht rückgängig machen. Partien mit anderen bleiben in deren Archiv.
records-own-yes = Meine Daten löschen
records-title = Archiv
records-yours = Deine Partien
records-others = Partien an offenen Tischen
records-nothing = Hier ist noch nichts. Beendete Partien erscheinen hier, damit du sie noch einmal ansehen kannst. Auch deine Siege werden gezählt.
records-nothing-fits = Keine deiner Partien passt zu diesen Filtern.
records-all = Alle zeigen
records-replay = Replay
records-more =
    { $n ->
        [one] { $n } ältere Partie wird nicht gezeigt. Wähle ein Spiel, um weniger zu sehen.
       *[other] { $n } ältere Partien werden nicht gezeigt. Wähle ein Spiel, um weniger zu sehen.
    }
records-numbers = Deine Zahlen
records-by-game = Nach Spiel
records-by-level = Gegen Bots
records-by-opponent = Mit anderen
records-bots-easy = Leicht
records-bots-medium = Mittel
records-bots-hard = Schwer
records-against-easy = Leichte Bots
records-against-medium = Mittlere Bots
records-against-hard = Schwere Bots
records-against-champions = Champions
records-against-people = Menschen
records-against-alone = Allein
records-any-game = Alle Spiele
records-anybody = Alle Gegner
records-any-end = Alle Ergebnisse
records-filter = Zeigen
records-game = Spiel
records-against = Gegen
records-how = Ergebnis
records-played = Gespielt
records-won = Sieg
records-drawn = Remis
records-lost = Verlust
records-share = { $n } % gewonnen

room-name = Wartezimmer
room-heading = Der Tisch wird gedeckt
# Asks a host who has not given a name yet
room-name-first = Wie nennen dich deine Freunde? (bis zu { $n } Buchstaben)
room-draw = Plätze beim Start auslosen
room-ask = Fragen:
room-change = Ändern
room-options = Spieloptionen
room-invite = Freunde einladen
room-invite-how = Scanne den Code, schick den Link oder tippe den Tischcode ein.
room-copy-invite = Einladungslink kopieren
room-qr = QR-Code des Einladungslinks
room-start = Start

join-title = Mitspielen: { $game }
join-invites = { $host } lädt dich zu { $game } ein
# The host has not given a name
join-invited = Du bist zu { $game } eingeladen
join-at-table = Am Tisch: { $names }.
join-sit-as = Dein Platz:
join-seats =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
join-take-over = Wen ablösen?
join-drawn = Die Plätze werden beim Start der Partie ausgelost.
join-asked = Die Plätze hängen von einer Frage ab, die im Wartezimmer beantwortet wird.
join-sit = Setzen
join-full = Dieser Tisch ist voll.
join-begun = Diese Partie hat schon begonnen.
join-over = Diese Partie ist vorbei.
join-watch = Zuschauen
join-just-watch = Nur zuschauen
join-code-how = Ein Code sieht so aus: KALE-PLUM-42.
join-choose = Wähle einen der freien Plätze.
join-no-table = Diesen Tisch gibt es nicht. Frag noch einmal nach dem Einladungslink.
join-running = Diese Partie hat schon begonnen. Du löst einen Bot ab.

table-pace = Tempo der Animationen
table-pace-calm = Ruhig
table-pace-normal = Normal
table-pace-quick = Schnell
table-pace-instant = Sofort
table-auto-roll = Für mich würfeln

replay-old-rules = Diese Partie wurde mit Version { $then } der Regeln von { $game } gespielt. Das Replay benutzt Version { $now }, daher können Stellungen anders aussehen als damals.
replay-old-rules-part = Diese Partie wurde mit Version { $then } der Regeln von { $game } gespielt. Das Replay benutzt Version { $now }, daher endet es nach { $n } von { $total } Ereignissen, und Stellungen können anders aussehen als damals. Die Aufzeichnung enthält die ganze Partie.
replay-title = Replay von { $game }, { $code }
replay-replay = Replay
replay-record = Aufzeichnung
replay-record-long = Aufzeichnung herunterladen
replay-share = Teilen
replay-link = Link
replay-link-long = Link zu diesem Moment kopieren
replay-what = Was geschah
replay-fetching = Das Replay wird geladen …
replay-going-on = Diese Partie läuft noch.
replay-event = Schritt
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-next = Einen Schritt weiter
replay-end = Zum Ende
replay-speed = Tempo
replay-keys-step = Schritt
replay-keys-play = abspielen
replay-moves = Alle Züge
replay-players = Spieler
replay-play-on = Von hier weiterspielen
replay-play-on-how = In diesem Moment beginnt eine neue Partie, mit Bots auf allen anderen Plätzen. Sie ist als Fortsetzung eines Replays gekennzeichnet.
replay-play-on-as = Du bist
replay-level = Bots
replay-picture = Bild dieses Moments
replay-picture-how = PNG, mit Namen und Ergebnis
replay-film = Film der ganzen Partie
replay-film-how = WebM, entsteht hier in deinem Browser
replay-film-stop = Anhalten
replay-no-copy = Dein Browser erlaubt dieser Seite nicht, den Text zu kopieren. Hier ist er:
replay-to-copy = Text zum Kopieren
