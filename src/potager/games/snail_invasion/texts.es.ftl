### Snail Invasion! en español. La crónica mezcla estas palabras con dibujos pequeños de las piezas.
### A piece has its article in FORM($piece, case: "the"), so that only its name is read with a picture.

# In one line, for the lobby
tagline = Haz crecer tu jardín, siempre una torre por delante de los caracoles.

square = casilla { $n }

side-gardener = Jardinero
side-snails = Caracoles
side-the-gardener =
    { $case ->
        [of] del Jardinero
        [to] al Jardinero
        [with] con el Jardinero
       *[other] el Jardinero
    }
side-the-snails =
    { $case ->
        [of] de los Caracoles
        [to] a los Caracoles
        [with] con los Caracoles
       *[other] los Caracoles
    }
    .count = several

piece-red-1 =
    { $case ->
        [the] el peón rojo
        [a] un peón rojo
        [to] al peón rojo
       *[other] peón rojo
    }
    .gender = masculine
piece-red-2 =
    { $case ->
        [the] el zángano rojo
        [a] un zángano rojo
        [to] al zángano rojo
       *[other] zángano rojo
    }
    .gender = masculine
piece-red-3 =
    { $case ->
        [the] la reina roja
        [a] una reina roja
        [to] a la reina roja
       *[other] reina roja
    }
    .gender = feminine
piece-yellow-1 =
    { $case ->
        [the] el peón amarillo
        [a] un peón amarillo
        [to] al peón amarillo
       *[other] peón amarillo
    }
    .gender = masculine
piece-yellow-2 =
    { $case ->
        [the] el zángano amarillo
        [a] un zángano amarillo
        [to] al zángano amarillo
       *[other] zángano amarillo
    }
    .gender = masculine
piece-yellow-3 =
    { $case ->
        [the] la reina amarilla
        [a] una reina amarilla
        [to] a la reina amarilla
       *[other] reina amarilla
    }
    .gender = feminine
piece-green-1 =
    { $case ->
        [the] el peón verde
        [a] un peón verde
        [to] al peón verde
       *[other] peón verde
    }
    .gender = masculine
piece-green-2 =
    { $case ->
        [the] el zángano verde
        [a] un zángano verde
        [to] al zángano verde
       *[other] zángano verde
    }
    .gender = masculine
piece-green-3 =
    { $case ->
        [the] la reina verde
        [a] una reina verde
        [to] a la reina verde
       *[other] reina verde
    }
    .gender = feminine
piece-blue-1 =
    { $case ->
        [the] el peón azul
        [a] un peón azul
        [to] al peón azul
       *[other] peón azul
    }
    .gender = masculine
piece-blue-2 =
    { $case ->
        [the] el zángano azul
        [a] un zángano azul
        [to] al zángano azul
       *[other] zángano azul
    }
    .gender = masculine
piece-blue-3 =
    { $case ->
        [the] la reina azul
        [a] una reina azul
        [to] a la reina azul
       *[other] reina azul
    }
    .gender = feminine
piece-black-1 =
    { $case ->
        [the] el peón caracol
        [a] un peón caracol
        [to] al peón caracol
       *[other] peón caracol
    }
    .gender = masculine
piece-black-2 =
    { $case ->
        [the] el zángano caracol
        [a] un zángano caracol
        [to] al zángano caracol
       *[other] zángano caracol
    }
    .gender = masculine
piece-black-3 =
    { $case ->
        [the] la reina caracol
        [a] una reina caracol
        [to] a la reina caracol
       *[other] reina caracol
    }
    .gender = feminine

piece-sized-1 = { $piece } (pequeño, 1 punto)
piece-sized-2 = { $piece } (mediano, 2 puntos)
piece-sized-3 = { $piece } (grande, 3 puntos)
piece-pips-1 = { $piece } (1 punto)
piece-pips-2 = { $piece } (2 puntos)
piece-pips-3 = { $piece } (3 puntos)

legend-1 = Peón 1
legend-2 = Zángano 2
legend-3 = Reina 3
legend-label = Un peón es una pirámide pequeña con 1 punto, un zángano una mediana con 2 y una reina una grande con 3. Una pieza está bloqueada cuando las piezas que lleva encima suman al menos tantos puntos como ella. Recibe un golpe cuando las piezas enemigas que tiene justo encima suman más.

shed-name = El Cobertizo
shed-label = El Cobertizo
shed-top = { $piece } en lo alto de un árbol del Cobertizo
shed-under = { $piece } más abajo en un árbol del Cobertizo
shed-empty = una maceta vacía: este árbol { $colour } se ha agotado

nest-name = El Nido
nest-short = Nido
nest-label = El Nido de los Caracoles
nest-top = { $piece } en lo alto del árbol del Nido
nest-under = { $piece } más abajo en el árbol del Nido
nest-hit = { $piece } en el Nido tras un golpe

board-piece = { $piece } en la casilla { $n }
board-under = { $told }, debajo de { FORM($piece, case: "a") }
board-blocked = { $told }, pieza bloqueada

dice-total = Total
dice-next = Próxima tirada
dice-rolled = Los dados muestran { $n }
dice-due = Aún no se han tirado los dados

pass-name = Pasar
pass-label = Pasar: ninguna de tus piezas puede moverse

prompt-tap = Toca los dados
prompt-first-gardener = Toca los dados. Ganas si apilas reina, zángano y peón de un mismo color.
prompt-first-snails = Toca los dados. Ganas cuando ningún color puede formar ya una planta entera.
prompt-pass = Tirada de { $n }: ninguna de tus piezas puede moverse, así que pasas
prompt-rolling =
    { $who ->
        [you] Vas a tirar
        [several] { $who } van a tirar
       *[other] { $who } va a tirar
    }
prompt-choosing =
    { $who ->
        [you] Has sacado { $n } y eliges una jugada
        [several] { $who } han sacado { $n } y eligen una jugada
       *[other] { $who } ha sacado { $n } y elige una jugada
    }
prompt-far = { $n } casillas
prompt-round = una vuelta entera

prompt-gardener-either = Tirada de { $n }: saca la copa de un árbol a la { $n }, o mueve una pieza { $far }
prompt-gardener-out = Tirada de { $n }: saca la copa de un árbol a la { $n }
prompt-gardener-move = Tirada de { $n }: mueve una pieza { $far }

prompt-snails-either = Tirada de { $n }: saca un caracol a la { $n }, o mueve uno { $far }
prompt-snails-out = Tirada de { $n }: saca un caracol a la { $n }
prompt-snails-move = Tirada de { $n }: mueve un caracol { $far }

goal-grow = Cultiva una planta entera
goal-plant = una planta: reina, zángano y peón de un color
goal-block =
    { $n ->
        [one] o bloquea el caracol
       *[other] o bloquea todos los caracoles
    }
goal-spoil =
    { $n ->
        [one] Arruina el color
       *[other] Arruina todos los colores
    }
goal-spoiled =
    { $n ->
        [one] Color arruinado
       *[other] Colores arruinados
    }
goal-lost = el { $colour } está arruinado
goal-safe = el { $colour } aún puede crecer

# The total of the dice, in a small picture
log-roll = { $n }
log-rolled =
    { $who ->
        [you] Has sacado { $roll }.
        [several] { $who } han sacado { $roll }.
       *[other] { $who } ha sacado { $roll }.
    }
log-out =
    { $who ->
        [you] Sacas { $roll } y pones { FORM($piece, case: "the") } en la { $to }.
        [several] { $who } sacan { $roll } y ponen { FORM($piece, case: "the") } en la { $to }.
       *[other] { $who } saca { $roll } y pone { FORM($piece, case: "the") } en la { $to }.
    }
log-move =
    { $who ->
        [you] Sacas { $roll } y mueves { FORM($piece, case: "the") } de la { $start } a la { $to }.
        [several] { $who } sacan { $roll } y mueven { FORM($piece, case: "the") } de la { $start } a la { $to }.
       *[other] { $who } saca { $roll } y mueve { FORM($piece, case: "the") } de la { $start } a la { $to }.
    }
log-round =
    { $who ->
        [you] Sacas { $roll } y mueves { FORM($piece, case: "the") } una vuelta entera, otra vez a la { $to }.
        [several] { $who } sacan { $roll } y mueven { FORM($piece, case: "the") } una vuelta entera, otra vez a la { $to }.
       *[other] { $who } saca { $roll } y mueve { FORM($piece, case: "the") } una vuelta entera, otra vez a la { $to }.
    }
# Follows a sentence about the piece that moves: $pieces ride on it.
log-carries = Lleva encima { FORM($pieces, case: "the") }.
# Likewise: on top of which piece it stands then
log-onto = Queda sobre { FORM($piece, case: "the") }.
log-pass =
    { $who ->
        [you] Sacas { $roll } y no puedes mover.
        [several] { $who } sacan { $roll } y no pueden mover.
       *[other] { $who } saca { $roll } y no puede mover.
    }
# $eats are plants, and $hits are snails.
log-eats =
    { $who ->
        [you] Tu { $piece } se come { FORM($eats, case: "the") }.
       *[other] { FORM($piece, case: "the", letter: "capital") } { FORM($who, case: "of") } se come { FORM($eats, case: "the") }.
    }
log-hits =
    { $who ->
        [you] Tu { $piece } golpea { FORM($hits, case: "the") }.
       *[other] { FORM($piece, case: "the", letter: "capital") } { FORM($who, case: "of") } golpea { FORM($hits, case: "the") }.
    }
log-eats-hits =
    { $who ->
        [you] Tu { $piece } se come { FORM($eats, case: "the") } y golpea { FORM($hits, case: "the") }.
       *[other] { FORM($piece, case: "the", letter: "capital") } { FORM($who, case: "of") } se come { FORM($eats, case: "the") } y golpea { FORM($hits, case: "the") }.
    }
# In solitaire, nobody plays the snails.
log-the-eats = { FORM($piece, case: "the", letter: "capital") } se come { FORM($eats, case: "the") }.
log-the-hits = { FORM($piece, case: "the", letter: "capital") } golpea { FORM($hits, case: "the") }.
log-the-eats-hits = { FORM($piece, case: "the", letter: "capital") } se come { FORM($eats, case: "the") } y golpea { FORM($hits, case: "the") }.

foresee-pass = Ninguna de tus piezas puede moverse este turno.
foresee-out = Saca { FORM($piece, case: "the") } a la { $n }.
foresee-move = Mueve { FORM($piece, case: "the") } a la { $n }.
foresee-round = Mueve { FORM($piece, case: "the") } una vuelta entera, otra vez a la { $n }.
# $sum compares pips, such as 2 + 1 > 2.
foresee-nest = { FORM($piece, case: "the", letter: "capital") } vuelve al Nido ({ $sum }).
foresee-dies = Se comen { FORM($piece, case: "the") } ({ $sum }).
foresee-spoils = Esto arruina el { $colour }.
foresee-blocks = Esto bloquea { FORM($pieces, case: "the") }.
foresee-frees = Esto libera { FORM($pieces, case: "the") }.
foresee-grows-you = Esto completa la planta de color { $colour }: ganas.
foresee-grows-they = Esto completa la planta de color { $colour }: gana el otro bando.
foresee-stuck-you = Esto bloquea el último caracol: ganas.
foresee-stuck-they = Esto bloquea el último caracol: gana el otro bando.
foresee-eaten-you = Esto arruina el último color: ganas.
foresee-eaten-they = Esto arruina el último color: gana el otro bando.
foresee-draw = Este es el último turno: la partida acaba en empate.
won-grown =
    { $who ->
        [you] Has cultivado la planta de color { $colour } y ganas.
        [several] { $who } han cultivado la planta de color { $colour } y ganan.
       *[other] { $who } ha cultivado la planta de color { $colour } y gana.
    }
won-blocked =
    { $who ->
        [you]
            { $n ->
                [one] Has bloqueado el caracol y ganas.
               *[other] Has bloqueado todos los caracoles y ganas.
            }
        [several]
            { $n ->
                [one] { $who } han bloqueado el caracol y ganan.
               *[other] { $who } han bloqueado todos los caracoles y ganan.
            }
       *[other]
            { $n ->
                [one] { $who } ha bloqueado el caracol y gana.
               *[other] { $who } ha bloqueado todos los caracoles y gana.
            }
    }
won-eaten =
    { $who ->
        [you]
            { $n ->
                [one] Has arruinado el único color y ganas.
               *[other] Has arruinado todos los colores y ganas.
            }
        [several]
            { $n ->
                [one] { $who } han arruinado el único color y ganan.
               *[other] { $who } han arruinado todos los colores y ganan.
            }
       *[other]
            { $n ->
                [one] { $who } ha arruinado el único color y gana.
               *[other] { $who } ha arruinado todos los colores y gana.
            }
    }
won-nobody =
    { $n ->
        [one] Empate: nadie ha ganado tras { $n } turno.
       *[other] Empate: nadie ha ganado tras { $n } turnos.
    }

why-square = Elige una pieza, no una casilla. Se mueve { $n } casillas o sale a la { $n }.
why-theirs = No te toca a ti mover { FORM($piece, case: "the") }.
why-blocked =
    { $n ->
        [one] { GENDER($piece) ->
            [feminine] Esta
           *[masculine] Este
        } { $piece } no puede moverse: tiene { $n } punto encima.
       *[other] { GENDER($piece) ->
            [feminine] Esta
           *[masculine] Este
        } { $piece } no puede moverse: tiene { $n } puntos encima.
    }
why-blocked_above =
    { GENDER($piece) ->
        [feminine] Esta
       *[masculine] Este
    } { $piece } no puede moverse: una pieza que tiene encima está bloqueada.
why-under = Primero tiene que salir { FORM($piece, case: "the") } de arriba.
why-nest = Solo los Caracoles sacan caracoles del Nido.
why-shed = Solo el Jardinero saca plantas del Cobertizo.

## The form of a new match

option-mode-title = Modo
option-mode-duel = Duelo
option-mode-solitaire = Solitario
option-mode-help = Dos jugadores, o el Jardinero a solas contra Caracoles automáticos.

option-garden-title = Jardín
option-garden-classic = Clásico
option-garden-patio = Patio
option-garden-two-colour = Dos colores
option-garden-three-and-one = Tres rojos, uno amarillo
option-garden-one-colour = Un color
option-garden-help = Cuatro árboles de cuatro colores, de dos (dos y dos, o tres y uno) o de uno solo. El patio es para jugar en solitario: un árbol contra la Reina Caracol. Ahí una partida dura más o menos un minuto y hace falta mucha suerte.

option-board-title = Tablero
option-board-3x4 = 12 casillas
option-board-4x4 = 16 casillas
option-board-help = La longitud del camino que rodea el jardín.

option-turn_limit-title = Límite de turnos
option-turn_limit-help = La partida acaba en empate tras este número de turnos, contando ambos bandos (para simulaciones).

## Before the match, in the waiting room

question-asks = ¿Quién de vosotros trabaja más?
question-answer =
    { $who ->
        [you] Tú trabajas más, así que eres el Jardinero y empiezas.
        [several] { $who } trabajan más, así que son el Jardinero y empiezan.
       *[other] { $who } trabaja más, así que es el Jardinero y empieza.
    }

## How the champions play this game

champion-1-style = Hace crecer todo lo que puede y se olvida de los Caracoles.

champion-2-style = Pelea por cada caracol y protege los últimos colores.

champion-3-style = Precavido: solo renuncia a un color si no hay más remedio.

champion-4-style = Le encantan las plantas a medias, y espera la tirada justa.

champion-5-style = Ve muy lejos, y sabe lo que vale un color.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = ¡Hola! Eres el Jardinero. Para ganar, cultiva una planta entera: una Reina, un Zángano sobre ella y un Peón en lo alto, todos del mismo color. Pip lleva los caracoles hambrientos.
lesson-2 = Empiezas tú. Cada turno comienza con dos dados, y usas su suma. ¡Tíralos!
lesson-2-wrong = Primero tira: toca los dados o pulsa el botón.
lesson-3 = ¡Siete! Así que una pieza puede salir a la casilla 7. De un árbol solo puede salir la de arriba, que es un Peón. Saca el rojo.
lesson-3-wrong = También vale, pero en esta lección cultivamos el rojo. Elige el Peón rojo.
lesson-4 = Pip ha sacado 4, y el Peón caracol ha llegado a la casilla 4. Los puntos muestran lo que vale una pieza: Peón 1, Zángano 2, Reina 3. De ese valor depende a quién puede golpear.
lesson-5 = Tú también has sacado 4. Una pieza que cae sobre un enemigo que vale menos lo golpea. Tu Zángano rojo vale 2, y el Peón caracol solo 1. ¡Saca el Zángano y cae sobre él!
lesson-5-wrong = Solo el Zángano rojo cae sobre ese caracol y vale más. Sácalo del árbol rojo.
lesson-6 = ¡Zas! El caracol ha vuelto al Nido y tiene que empezar de nuevo. Pero cuidado: si golpean una pieza tuya, se la comen para siempre, y su color ya no puede formar una planta entera.
lesson-7 = Diez. Tu planta necesita una Reina en la base. Es la última pieza del árbol rojo. Sácala.
lesson-7-wrong = Esta vez no. Tu planta necesita la Reina roja en la base.
lesson-8 = Ahora, la regla difícil. El Zángano caracol está sobre tu Zángano. Valen lo mismo, así que no hay golpe. Pero tu Zángano está bloqueado: con 2 puntos o más encima no se mueve.
lesson-9 = Has sacado 6. Con eso vas de la casilla 10 a la 4, porque después del 12 viene el 1. Tu Reina vale 3, más que el 2 del caracol. ¡Salta sobre él!
lesson-9-wrong = La Reina roja de la casilla 10 puede caer sobre ese caracol y liberar tu Zángano.
lesson-10 = ¡Otro caracol a casa! Ahora la Reina está sobre tu Zángano, que queda bloqueado hasta que ella se vaya. Una pieza que se mueve se lleva todo lo que tiene encima, amigo o enemigo.
lesson-11 = Unos turnos después, tu Reina está en la casilla 10 y el Zángano se ha subido a ella. Solo falta el Peón. Está en la casilla 7, a tres pasos. ¡Tira!
lesson-11-wrong = Primero tira los dados. Necesitas un tres.
lesson-12 = ¡Tres, justo! Mueve el Peón rojo a su planta.
lesson-12-wrong = Mueve el Peón rojo de la casilla 7. Es lo único que le falta a tu planta.
lesson-13 = ¡Tu planta está completa y ganas! El Jardinero también gana si todos los caracoles del jardín están bloqueados. Los Caracoles ganan si ningún color puede formar ya una planta entera. ¡A jugar!
