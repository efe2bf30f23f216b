### Die Antworten des Servers.

room-too-many =
    { $seats ->
        [one] Hier sitzen { $people } Personen, aber mit diesen Optionen gibt es nur { $seats } Platz. Jemand muss erst aufstehen.
       *[other] Hier sitzen { $people } Personen, aber mit diesen Optionen gibt es nur { $seats } Plätze. Jemand muss erst aufstehen.
    }
room-one-more = Es fehlt noch eine Person. Teile den Link oder wähle einen Bot für den freien Platz.
room-more = Es fehlen noch { $n } Personen. Teile den Link oder wähle Bots für die freien Plätze.
room-one-more-guest = Warten auf eine weitere Person.
room-more-guest = Warten auf { $n } weitere Personen.
room-all-ready = Alle sind bereit.
room-all-ready-host = Alle sind bereit. Du kannst starten.
room-host-away = Alle sind bereit, aber { $host } ist weg. Bald leitet jemand anders den Tisch und kann starten.
room-all-ready-guest = Alle sind bereit. { $host } startet die Partie.
room-unanswered-host = Alle sind bereit. Beantworte die Frage, dann kannst du starten.
room-unanswered = Alle sind bereit. { $host } muss zuerst eine Frage beantworten.
room-tap-one = Tippe diese Person an.
room-tap-all = Tippe alle in dieser Reihenfolge an. Noch einmal antippen macht es rückgängig. Ausgelassene Bots kommen zuletzt.
room-as-answered = wie hier beantwortet
room-tapped = { $host } tippt die Antwort an.
room-waiting = Warten, bis alle bereit sind: { $names }.
room-you-first = Bestätige, dass du bereit bist, dann kann es losgehen.
room-you-too =
    { $n ->
        [one] Du bist noch nicht bereit und { $names } auch nicht.
       *[other] Du bist noch nicht bereit und { $names } auch nicht.
    }
room-and = { $first } und { $last }
room-somebody = Jemand
room-curtain = Jetzt darf { $name } schauen.
room-only-host = Das kann nur, wer den Tisch leitet.

## What happens while a player is offline, first for that player and then for the others.

offline-idle = Du bist offline. Diese Seite versucht, sich neu zu verbinden.
offline-paused = Du bist offline. Die Partie macht Pause.
offline-held = Du bist offline. Die Sanduhr hält bis zu { $hold } s an, dann spielt ein Bot, bis du zurück bist.
offline-stand-in = Du bist offline. Wenn du am Zug bist, spielt nach { $grace } s ein Bot, bis du zurück bist.
offline-clock = Du bist offline. Wenn deine Zeit um ist, wird für dich gewählt.
offline-react = Du bist offline. Reaktionen enden ohne dich. Nach { $away } s können die anderen einen Bot übernehmen lassen.
offline-replace = Du bist offline. Nach { $away } s können die anderen einen Bot übernehmen lassen.
offline-waits = Du bist offline. Die Partie wartet auf dich.

absent-paused = { $name } ist offline. Die Partie macht Pause.
absent-held = { $name } ist offline. Die Sanduhr hält bis zu { $hold } s an, dann springt ein Bot ein.
absent-stand-in = { $name } ist offline. Bei jedem Zug springt nach { $grace } s ein Bot ein.
absent-stands-in = { $name } ist offline. So lange spielt ein Bot.
absent-clock = { $name } ist offline. Ist die Zeit um, wird automatisch gewählt.
absent-react = { $name } ist offline. Reaktionen gehen ohne Antwort zu Ende. Nach { $away } s kann ein Bot übernehmen.
absent-replace = { $name } ist offline. Nach { $away } s kann ein Bot übernehmen.
absent-waits = { $name } ist offline. Die Partie wartet.

oops-no-file = Die Datei { $file } gibt es nicht.

server-over-already = Diese Partie ist schon vorbei.
server-outlived = Diese Partie ist zu Ende, weil { $game } neue Regeln hat. Sie begann mit Version { $then }, und dieser Server hat jetzt Version { $now }. Niemand gewinnt oder verliert. Die Aufzeichnung bleibt erhalten, und ihr könnt in derselben Runde noch einmal spielen.
server-sent-away = Die Serverleitung hat dich von diesem Tisch entfernt.
server-banned = Die Serverleitung hat dich bis { $until } gesperrt. Grund: { $why }
server-no-reason = keiner angegeben
server-nobody-creates = Auf diesem Server kann man keine neuen Tische eröffnen. Du kannst an bestehenden mitspielen oder zuschauen.
server-invited-create = Nur wer von der Serverleitung eingeladen wurde, kann hier Tische eröffnen. Frag nach einem Einladungslink.
server-no-invitation = Diese Einladung ist ungültig oder nicht mehr gültig. Frag die Serverleitung nach einem neuen Link.

play-on-mark = Fortsetzung eines Replays
play-on-not-over = Diese Partie läuft noch. Du kannst sie von einer Stelle aus weiterspielen, sobald sie vorbei ist.
play-on-no-seat = Wähle einen Platz aus dieser Partie.
play-on-over = An dieser Stelle ist die Partie schon vorbei. Geh erst ein paar Schritte zurück.
play-on-no-level = Wähle leichte, mittlere oder schwere Bots.

refused-no-hash = Der Hash eines Salts muss 64 Hexadezimalziffern haben und von einer Seite mit Platz kommen.
refused-salts-closed = Die Salts für diese Würfel stehen fest, es kann nichts mehr dazukommen.
refused-salts-not-yet = Noch nicht. Salts werden gezeigt, sobald jede Seite ihren Hash gezeigt hat.
refused-other-salt = Dieser Salt passt nicht zu dem Hash, der vorher gezeigt wurde.
refused-no-table = Unter { $code } wartet kein Tisch. Prüfe den Code. Wenn die Partie schon läuft, frag jemanden, der mitspielt, nach dem Link zum Zuschauen aus dem Menü.
refused-one-seat = Du kannst nur einen Platz einnehmen. Wähle für die anderen „Jemand an diesem Bildschirm“.
refused-not-your-table = Das ist nicht dein Tisch. Frag nach dem Einladungslink oder dem Link zum Zuschauen.
refused-not-the-invite = Das ist nicht der Einladungslink dieses Tisches.
refused-record-later = Du kannst die Aufzeichnung herunterladen, sobald die Partie vorbei ist. Bis dahin enthält sie Geheimnisse.
refused-no-match = Diese Partie gibt es nicht. Prüfe den Link.
refused-other-page = Diese Seite gehört nicht zu diesem Tisch. Öffne die Adresse des Tisches selbst.
refused-no-picture = Das Bild { $name } gibt es nicht.
refused-no-event =
    { $total ->
        [one] Diese Partie hat nur { $total } Ereignis.
       *[other] Diese Partie hat nur { $total } Ereignisse.
    }
refused-not-your-seat = Das ist nicht dein Platz.
refused-out = Du bist schon ausgeschieden und kannst nichts mehr aufgeben.
refused-nothing-to-show = Dafür gibt es gerade nichts zu zeigen.
refused-no-chat = Die Tischleitung hat den Chat ausgeschaltet.
refused-players-chat = Hier kann nur chatten, wer mitspielt.
refused-long-line = Eine Chatzeile hat höchstens { $n } Zeichen.
refused-no-emote = Dieses Emote gibt es nicht.
refused-no-phrase = Diesen Satz gibt es nicht.
refused-all-speak = Gerade schreiben alle auf einmal. Versuch es noch einmal.
refused-empty-line = Die Zeile ist leer. Schreib zuerst etwas.
refused-players-point = Zeigen kann nur, wer mitspielt, und nur, solange der Chat an ist.
refused-no-plan = Gerade gibt es nichts zu planen.
refused-wrong-plan = Das kann nicht zu einem Plan gehören.
refused-nothing-there = Da ist nichts, worauf du zeigen kannst.
refused-begun-already = Diese Verbindung hat schon begonnen.
refused-no-page = Diese Seite gibt es nicht.
refused-no-method = Das geht hier nicht.
refused-too-large = Das ist zu groß.
refused-no-answer = Diese Anfrage lässt sich nicht beantworten.
refused-fault = Auf diesem Server ist etwas schiefgegangen. Der Fehler wurde aufgezeichnet.
refused-no-rules = Die Regeln von { $game } gibt es hier noch nicht.
refused-other-site = Dieses Formular kam von einer anderen Website. Öffne die Seite des Tisches selbst.
refused-too-deep = Das ist zu tief verschachtelt, um es zu lesen.
refused-many-decks = Gerade werden zu viele Kartensätze gelesen. Warte einen Moment.
refused-slow-deck = Diese Datei zu lesen dauert zu lange. Mach sie einfacher.
refused-offered-already = Das wurde schon angeboten. Warte auf die Antwort.
refused-no-draw = Das geht nur, wenn mindestens zwei Personen spielen, und ein Unentschieden nur ohne Bots.
refused-paused-already = Die Partie macht schon Pause.
refused-go-on-first = Die Partie macht Pause. Setze sie zuerst fort.
refused-dice-since = Nach diesem Zug wurde gewürfelt oder gezogen, daher lässt er sich nicht zurücknehmen.
refused-revealed-since = Seit diesem Zug wurden Entscheidungen aufgedeckt, daher lässt er sich nicht zurücknehmen.
refused-no-fewer-seats = Für diesen Tisch gibt es kein Spiel mit weniger Plätzen.
refused-no-round = Gerade gibt es keine Runde, die du aufgeben kannst.
refused-no-offer = Dieses Angebot gibt es nicht mehr.
refused-answered = Du hast schon geantwortet.
refused-rematch-later = Um eine Revanche kannst du bitten, wenn diese Partie vorbei ist.
refused-rematch-begun = Die Revanche hat schon begonnen.
refused-no-code = Gerade ist kein Code für einen neuen Tisch frei. Versuch es noch einmal.
refused-paused = Die Partie macht Pause.
refused-too-late = Deine Zeit für diese Wahl ist um.
refused-not-lit = Das geht jetzt nicht. Wähle etwas, das leuchtet.
refused-not-asked = Darum kannst du jetzt nicht bitten.
refused-no-dice = Gerade gibt es nichts zu würfeln.
refused-bot-plays = Auf deinem Platz spielt ein Bot. Nimm den Platz zuerst wieder ein.
refused-begun = Die Partie hat begonnen.
refused-not-played = Die Partie läuft nicht.
refused-deleted = Diese Partie wurde gelöscht.
refused-no-seat = An diesem Tisch gibt es keinen Platz { $n }.
refused-not-yet = Noch nicht. Alle Plätze müssen besetzt und alle bereit sein.
refused-no-question = { $game } hat mit diesen Optionen keine Frage.
refused-unanswered = Beantworte zuerst die Frage: { $question }
refused-nobody-sits = Auf Platz { $n } sitzt niemand. Tippe jemanden an, der mitspielt.
refused-players-only = Das kann nur, wer mitspielt.
refused-nobody-there = Da ist niemand zu ersetzen.
refused-no-level = Den Bot „{ $level }“ gibt es nicht. Wähle { $known }.
refused-not-away = Ersetzen kann man nur jemanden, der seit einer Minute weg ist.
refused-resigned = Du hast aufgegeben, daher spielt der Bot weiter.
refused-no-bot-here = Auf deinem Platz ist kein Bot.
refused-no-kind = Ein Platz kann nicht für „{ $kind }“ sein. Wähle { $right }.
refused-over = Diese Partie ist vorbei. Bitte um eine neue.
refused-no-move = Du hast keinen Zug, den du zurücknehmen kannst.
refused-no-move-since-sand = Seit die Sanduhr läuft oder abgelaufen ist, hast du keinen Zug, den du zurücknehmen kannst.
refused-restarting =
    { $n ->
        [one] Der Tisch startet neu. Versuch es in { $n } Sekunde noch einmal.
       *[other] Der Tisch startet neu. Versuch es in { $n } Sekunden noch einmal.
    }
refused-taken = Dort sitzt schon { $name }. Wähle einen anderen Platz.
refused-host-swaps = Dort sitzt { $name }. Nur die Tischleitung kann euch tauschen.
refused-long-text = { $option } ist zu lang. Erlaubt sind höchstens { $n } Zeichen.
refused-large-number = { $option } ist zu groß. Nimm eine kleinere Zahl.
refused-long-list = { $option } ist zu lang. Erlaubt sind höchstens { $n } Werte.
refused-no-value = { $option } muss ein einzelner Wert oder eine Liste von Werten sein.
refused-full-network =
    { $n ->
        [one] Dein Netzwerk hat { $n } Seite offen, mehr geht nicht. Schließe welche.
       *[other] Dein Netzwerk hat { $n } Seiten offen, mehr geht nicht. Schließe welche.
    }
refused-full-table =
    { $n ->
        [one] Dieser Tisch hat { $n } Seite offen, mehr geht nicht. Schließe welche.
       *[other] Dieser Tisch hat { $n } Seiten offen, mehr geht nicht. Schließe welche.
    }
refused-full-browser =
    { $n ->
        [one] Dein Browser hat an diesem Tisch { $n } Seite offen, mehr geht nicht. Schließe welche.
       *[other] Dein Browser hat an diesem Tisch { $n } Seiten offen, mehr geht nicht. Schließe welche.
    }
refused-too-many = Zu viele { $what } von { $whose }: Auf einmal sind höchstens { $n } erlaubt, danach { $pace }.

limits-new-tables = neue Tische
limits-wrong-codes = falsche Codes
limits-wrong-tokens = falsche Tokens
limits-questions = Anfragen
limits-files = Dateien
limits-replays = Replays
limits-connections = Verbindungen
limits-network = deinem Netzwerk
limits-browser = deinem Browser
limits-many-a-second = { $n } pro Sekunde
limits-one-a-second = eins pro Sekunde
limits-one-every = eins alle { $n } Sekunden
