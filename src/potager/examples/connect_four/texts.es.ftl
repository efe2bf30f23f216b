### Los textos de Connect Four.

# In one line, for the lobby
tagline = Pon cuatro en línea: en vertical, en horizontal o en diagonal.

red =
    { $case ->
        [of] de Rojo
        [to] a Rojo
       *[other] Rojo
    }
yellow =
    { $case ->
        [of] de Amarillo
        [to] a Amarillo
       *[other] Amarillo
    }

board-frame = Una rejilla de siete columnas y seis filas
board-column =
    { $left ->
        [one] Columna { $n }, { $left } hueco libre
       *[other] Columna { $n }, { $left } huecos libres
    }
board-disc = { $colour }, en la columna { $column }, fila { $row }
board-line = Parte de la línea ganadora

prompt-drop = Elige una columna para tu ficha.
prompt-wait =
    { $who ->
        [you] Eliges una columna.
       *[other] { $who } está eligiendo una columna.
    }

status-played =
    { $n ->
        [one] { $n } ficha jugada
       *[other] { $n } fichas jugadas
    }

log-drop =
    { $who ->
        [you] Echas { $disc } en la columna { $n }.
       *[other] { $who } echa { $disc } en la columna { $n }.
    }
log-disc = una ficha
preview-drop = Cae hasta la fila { $row }.
preview-wins = Hace cuatro en línea y gana.

over-won =
    { $who ->
        [you] Tienes cuatro en línea y ganas.
       *[other] { $who } tiene cuatro en línea y gana.
    }
over-drawn = La rejilla está llena: la partida acaba en empate.

why-full = Esta columna está llena.
