### Die Wörter von Vier gewinnt (Connect Four).

# In one line, for the lobby
tagline = Bring vier in eine Reihe: senkrecht, waagerecht oder schräg.

red = Rot
yellow = Gelb

board-frame = Ein Gitter mit sieben Spalten und sechs Reihen
board-column =
    { $left ->
        [one] Spalte { $n }, { $left } Loch frei
       *[other] Spalte { $n }, { $left } Löcher frei
    }
board-disc = { $colour } in Spalte { $column }, Reihe { $row }
board-line = Teil der Gewinnreihe

prompt-drop = Wähle eine Spalte für deinen Stein.
prompt-wait =
    { $who ->
        [you] Du wählst eine Spalte.
       *[other] { $who } wählt eine Spalte.
    }

status-played =
    { $n ->
        [one] { $n } Stein gespielt
       *[other] { $n } Steine gespielt
    }

log-drop =
    { $who ->
        [you] Du wirfst { $disc } in Spalte { $n }.
       *[other] { $who } wirft { $disc } in Spalte { $n }.
    }
log-disc = einen Stein
preview-drop = Er fällt in Reihe { $row }.
preview-wins = Das macht vier in einer Reihe und gewinnt.

over-won =
    { $who ->
        [you] Du hast vier in einer Reihe und gewinnst.
       *[other] { $who } hat vier in einer Reihe und gewinnt.
    }
over-drawn = Das Gitter ist voll, die Partie endet unentschieden.

why-full = Diese Spalte ist voll.
