### Los textos de Kalah.

# In one line, for the lobby
tagline = Siembra tus semillas por el tablero y reúne más que nadie.

south =
    { $case ->
        [of] de Sur
        [to] a Sur
       *[other] Sur
    }
north =
    { $case ->
        [of] de Norte
        [to] a Norte
       *[other] Norte
    }

option-pits-title = Hoyos
option-pits-help = Cuántos hoyos tiene cada jugador.

option-seeds-title = Semillas
option-seeds-help = Cuántas semillas hay en cada hoyo al empezar.

board-board = Un tablero con dos filas de hoyos y dos graneros
board-pit =
    { $n ->
        [one] Hoyo { $pit } { FORM($who, case: "of") }, { $n } semilla
       *[other] Hoyo { $pit } { FORM($who, case: "of") }, { $n } semillas
    }
board-store =
    { $n ->
        [one] Granero { FORM($who, case: "of") }, { $n } semilla
       *[other] Granero { FORM($who, case: "of") }, { $n } semillas
    }

prompt-sow = Toca uno de tus hoyos para sembrar sus semillas.
prompt-wait =
    { $who ->
        [you] Eliges un hoyo.
       *[other] { $who } está eligiendo un hoyo.
    }

status-stored =
    { $n ->
        [one] { $n } semilla
       *[other] { $n } semillas
    }

log-sow =
    { $who ->
        [you]
            { $n ->
                [one] Siembras { $n } semilla del hoyo { $pit }.
               *[other] Siembras { $n } semillas del hoyo { $pit }.
            }
       *[other]
            { $n ->
                [one] { $who } siembra { $n } semilla del hoyo { $pit }.
               *[other] { $who } siembra { $n } semillas del hoyo { $pit }.
            }
    }
log-capture =
    { $who ->
        [you] Capturas { $n } semillas.
       *[other] { $who } captura { $n } semillas.
    }
log-again =
    { $who ->
        [you] La última semilla cae en el granero, así que juegas otra vez.
       *[other] La última semilla cae en el granero, así que { FORM($who, letter: "small") } juega otra vez.
    }
log-over = Una fila está vacía, así que las semillas de la otra van al granero de su dueño.

foresee-sow =
    { $n ->
        [one] Tu granero gana { $n } semilla.
       *[other] Tu granero gana { $n } semillas.
    }
foresee-again = La última semilla cae en tu granero, así que juegas otra vez.
foresee-capture = Capturas, y tu granero gana { $n } semillas.
foresee-over =
    { $n ->
        [one] Con esto termina el juego. Tu granero gana { $n } semilla.
       *[other] Con esto termina el juego. Tu granero gana { $n } semillas.
    }

over-won =
    { $who ->
        [you] Ganas por { $n } semillas a { $other }.
       *[other] { $who } gana por { $n } semillas a { $other }.
    }
over-drawn = Empate a { $n } semillas.

why-empty = Este hoyo está vacío.
why-theirs = Siembra desde un hoyo de tu fila.
