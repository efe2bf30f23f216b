### Carrots & Broccoli en español. La crónica mezcla estas palabras con dibujos de dados y piezas.
### A pyramid is feminine and has its article in FORM($piece, case: "the") or "a". The Carrots and the
### Broccoli have theirs in FORM($who, case: "the").

# In one line, for the lobby
tagline = Haz crecer tu jardín antes que nadie y no pierdas de vista el seto.

piece =
    { $case ->
        [the] la { $size } { FORM($colour, gender: "feminine") }
        [a] una { $size } { FORM($colour, gender: "feminine") }
       *[other] { $size } { FORM($colour, gender: "feminine") }
    }

side-carrots =
    { $case ->
        [the] las Zanahorias
        [of] de las Zanahorias
        [to] a las Zanahorias
        [with] con las Zanahorias
       *[other] Zanahorias
    }
    .count = several
side-broccoli =
    { $case ->
        [the] los Brócolis
        [of] de los Brócolis
        [to] a los Brócolis
        [with] con los Brócolis
       *[other] Brócolis
    }
    .count = several
side-red =
    { $case ->
        [of] de Rojo
        [to] a Rojo
        [with] con Rojo
       *[other] Rojo
    }
side-yellow =
    { $case ->
        [of] de Amarillo
        [to] a Amarillo
        [with] con Amarillo
       *[other] Amarillo
    }
side-green =
    { $case ->
        [of] de Verde
        [to] a Verde
        [with] con Verde
       *[other] Verde
    }
side-blue =
    { $case ->
        [of] de Azul
        [to] a Azul
        [with] con Azul
       *[other] Azul
    }

of-carrots = de las Zanahorias
of-broccoli = de los Brócolis
of-red = de Rojo
of-yellow = de Amarillo
of-green = de Verde
of-blue = de Azul

size-small = pequeña
size-medium = mediana
size-large = grande

rolled-red = Rojo
rolled-yellow = Amarillo
rolled-green = Verde
rolled-blue = Azul
rolled-black = Negro
rolled-wild = Comodín

dice-of =
    { $who ->
        [you] Tu tirada
       *[other] Tirada { FORM($who, case: "of") }
    }
dice-due = Aún no se han tirado los dados
dice-rolled = Los dados muestran: { $colour }, { $sizes }
dice-ready = A punto de tirar
dice-setup = Preparación
dice-over = Fin del juego

supply-name = Reserva común
supply-piece =
    { $n ->
        [one] { $piece } en la reserva, queda { $n }
       *[other] { $piece } en la reserva, quedan { $n }
    }

square-on-wall = { $square }, en la línea del seto
square-nobody = { $square }, en el huerto de nadie
square-yard = { $square }, en el huerto { $whose }

board-piece = { $piece } en { $square }
board-frozen = { $piece } en { $square }, que acaba de moverse y no puede moverse este turno

pass-name = Pasar
pass-label = Pasar: no hacer nada este turno

prompt-wall = Se está plantando el seto
prompt-tap = Toca los dados
prompt-first = Toca los dados. { $goal }
prompt-rolling =
    { $who ->
        [you] Vas a tirar
        [several] { FORM($who, case: "the") } van a tirar
       *[other] { FORM($who, case: "the") } va a tirar
    }
prompt-roll = { $colour }, { $sizes }
prompt-choosing =
    { $who ->
        [you] Tu tirada: { $roll }
       *[other] Tirada { FORM($who, case: "of") }: { $roll }
    }
prompt-can = { $roll }: { $what }
prompt-theirs =
    { $owner ->
        [you] { $roll } (tu color): { $what }
       *[other] { $roll } (color { FORM($owner, case: "of") }): { $what }
    }

## What it is about, in the first turn of each

prompt-goal-group-corner = Ganas con diez plantas en un solo grupo en tu huerto, una de ellas en { $corner }.
prompt-goal-group = Ganas con diez plantas tuyas en un solo grupo en tu huerto.
prompt-goal-triangle-corner = Ganas con un triángulo de seis plantas en tu huerto, una de ellas en { $corner }.
prompt-goal-triangle = Ganas con un triángulo de seis plantas tuyas en tu huerto.

can-plant = planta una
can-move = mueve una
can-wall = mueve una pieza del seto
can-plant-move = planta una o mueve una
can-plant-wall = planta una o mueve una pieza del seto
can-move-wall = mueve una planta o una pieza del seto
can-plant-move-wall = planta una, mueve una o mueve una pieza del seto
can-pass = nada sirve, así que pasa

## With somebody else's colour

theirs-plant = planta una donde no ayude, o pasa
theirs-move = aleja una, o pasa
theirs-plant-move = planta una donde no ayude, aleja una, o pasa
theirs-pass = nada sirve, así que pasa

goal-kid = también mueve en diagonal
goal-group-corner = { $n } de { $all } plantas en grupo con { $corner }
goal-group = { $n } de { $all } plantas en grupo
goal-triangle-corner = { $n } de { $all } plantas en triángulo con { $corner }
goal-triangle = { $n } de { $all } plantas en triángulo
goal-yard = { $n } en el huerto

## The table at the end

score-group = En el grupo
score-triangle = En el triángulo
score-yard = En el huerto
score-pips = Puntos en él

# $colour is one of log-red, … log-wild, and $sizes such as "small or large".
log-rolled =
    { $who ->
        [you] Has sacado { $colour }, { $sizes }.
        [several] { FORM($who, case: "the") } han sacado { $colour }, { $sizes }.
       *[other] { FORM($who, case: "the") } ha sacado { $colour }, { $sizes }.
    }
log-plant =
    { $who ->
        [you] Sacas { $colour }, { $sizes }, y plantas { FORM($piece, case: "a") } en { $to }.
        [several] { FORM($who, case: "the") } sacan { $colour }, { $sizes }, y plantan { FORM($piece, case: "a") } en { $to }.
       *[other] { FORM($who, case: "the") } saca { $colour }, { $sizes }, y planta { FORM($piece, case: "a") } en { $to }.
    }
log-move =
    { $who ->
        [you] Sacas { $colour }, { $sizes }, y mueves { FORM($piece, case: "the") } de { $start } a { $to }.
        [several] { FORM($who, case: "the") } sacan { $colour }, { $sizes }, y mueven { FORM($piece, case: "the") } de { $start } a { $to }.
       *[other] { FORM($who, case: "the") } saca { $colour }, { $sizes }, y mueve { FORM($piece, case: "the") } de { $start } a { $to }.
    }
log-wall =
    { $who ->
        [you] Sacas { $colour }, { $sizes }, y mueves { FORM($piece, case: "the") } del seto de { $start } a { $to }.
        [several] { FORM($who, case: "the") } sacan { $colour }, { $sizes }, y mueven { FORM($piece, case: "the") } del seto de { $start } a { $to }.
       *[other] { FORM($who, case: "the") } saca { $colour }, { $sizes }, y mueve { FORM($piece, case: "the") } del seto de { $start } a { $to }.
    }
log-pass =
    { $who ->
        [you] Sacas { $colour }, { $sizes }, y pasas.
        [several] { FORM($who, case: "the") } sacan { $colour }, { $sizes }, y pasan.
       *[other] { FORM($who, case: "the") } saca { $colour }, { $sizes }, y pasa.
    }
log-red = rojo
log-yellow = amarillo
log-green = verde
log-blue = azul
log-black = negro
log-wild = comodín
log-now =
    { $who ->
        [you] Ahora tienes { $n } de { $all }.
        [several] Ahora { FORM($who, case: "the") } tienen { $n } de { $all }.
       *[other] Ahora { FORM($who, case: "the") } tiene { $n } de { $all }.
    }
log-hinders =
    { $who ->
        [you] Te estorba.
       *[other] Estorba { FORM($who, case: "to") }.
    }
log-wall-up = El seto está plantado.
log-time = Se acabó el tiempo. Se cuentan las plantas de los huertos.

foresee-pass = Pasar
foresee-plant = Plantar { FORM($piece, case: "the") } en { $square }
foresee-move = Mover { FORM($piece, case: "the") } a { $square }
foresee-wall = Mover { FORM($piece, case: "the") } a { $square }
foresee-yard =
    { $who ->
        [you]
            { $after ->
                [one] Tu huerto: { $before } → { $after } casilla
               *[other] Tu huerto: { $before } → { $after } casillas
            }
       *[other]
            { $after ->
                [one] Huerto { FORM($who, case: "of") }: { $before } → { $after } casilla
               *[other] Huerto { FORM($who, case: "of") }: { $before } → { $after } casillas
            }
    }
foresee-crop =
    { $who ->
        [you] tienes { $n } de { $all }
        [several] { FORM($who, case: "the", letter: "small") } tienen { $n } de { $all }
       *[other] { FORM($who, case: "the", letter: "small") } tiene { $n } de { $all }
    }
foresee-win =
    { $who ->
        [you] ganas
        [several] { FORM($who, case: "the", letter: "small") } ganan
       *[other] { FORM($who, case: "the", letter: "small") } gana
    }
foresee-outside =
    { $who ->
        [you]
            { $n ->
                [one] a { $n } paso de tu huerto
               *[other] a { $n } pasos de tu huerto
            }
       *[other]
            { $n ->
                [one] a { $n } paso del huerto { FORM($who, case: "of") }
               *[other] a { $n } pasos del huerto { FORM($who, case: "of") }
            }
    }
foresee-useless =
    { $who ->
        [you]
            { $n ->
                [one] no sirve: a { $n } paso de tu huerto
               *[other] no sirve: a { $n } pasos de tu huerto
            }
       *[other]
            { $n ->
                [one] no sirve: a { $n } paso del huerto { FORM($who, case: "of") }
               *[other] no sirve: a { $n } pasos del huerto { FORM($who, case: "of") }
            }
    }
foresee-takes =
    { $who ->
        [you] estorba en tu huerto
       *[other] estorba en el huerto { FORM($who, case: "of") }
    }
foresee-draw = empate

## Of a plant that does not count yet

foresee-no-group-corner = aún sin unir a { $corner }
foresee-no-group = aún fuera del grupo mayor
foresee-no-triangle-corner = aún fuera del triángulo
foresee-no-triangle = aún fuera del triángulo

## Why a hint says so. Two sentences may follow each other.

advice-then = { $one } { $other }
advice-win = Gana la partida.
advice-guards =
    { $who ->
        [you] Sin esto, ganarías con { $n } de las 36 tiradas. Con esto, solo con { $left }.
        [several] Sin esto, { FORM($who, case: "the") } ganarían con { $n } de las 36 tiradas. Con esto, solo con { $left }.
       *[other] Sin esto, { FORM($who, case: "the") } ganaría con { $n } de las 36 tiradas. Con esto, solo con { $left }.
    }
advice-grows =
    { $n ->
        [one] Tu jardín necesitará más o menos { $n } paso menos.
       *[other] Tu jardín necesitará unos { $n } pasos menos.
    }
advice-hinders =
    { $who ->
        [you]
            { $n ->
                [one] Tu jardín necesitará más o menos { $n } paso más.
               *[other] Tu jardín necesitará unos { $n } pasos más.
            }
       *[other]
            { $n ->
                [one] El jardín { FORM($who, case: "of") } necesitará más o menos { $n } paso más.
               *[other] El jardín { FORM($who, case: "of") } necesitará unos { $n } pasos más.
            }
    }
advice-answers = Deja a los demás menos formas de estorbarte.
advice-little = Con esta tirada, ninguna opción cambia gran cosa.
advice-pass =
    { $n ->
        [one] Cualquier otra opción te costaría más o menos { $n } paso.
       *[other] Cualquier otra opción te costaría unos { $n } pasos.
    }
advice-crowds = Otra planta ajena solo estorbaría a todos.
advice-only = Esta tirada no permite otra cosa.
advice-next =
    { $n ->
        [one] La siguiente mejor opción es más o menos { $n } paso peor.
       *[other] La siguiente mejor opción es unos { $n } pasos peor.
    }
advice-far = Todas las demás opciones son mucho peores.
advice-alike =
    { $n ->
        [one] La otra opción que se muestra es casi igual de buena.
       *[other] Las otras opciones que se muestran son casi igual de buenas.
    }

won-group =
    { $who ->
        [you] Ganas con diez plantas en un grupo.
        [several] { FORM($who, case: "the") } ganan con diez plantas en un grupo.
       *[other] { FORM($who, case: "the") } gana con diez plantas en un grupo.
    }
won-triangle =
    { $who ->
        [you] Ganas con un triángulo de seis plantas.
        [several] { FORM($who, case: "the") } ganan con un triángulo de seis plantas.
       *[other] { FORM($who, case: "the") } gana con un triángulo de seis plantas.
    }
won-time =
    { $who ->
        [you] Se acabó el tiempo, y ganas.
        [several] Se acabó el tiempo, y ganan { FORM($who, case: "the", letter: "small") }.
       *[other] Se acabó el tiempo, y gana { FORM($who, case: "the", letter: "small") }.
    }
won-time-draw = Se acabó el tiempo, y hay empate entre { FORM($sides, case: "the") }.
won-limit =
    { $who ->
        [you] La partida termina tras { $n } turnos, y ganas.
        [several] La partida termina tras { $n } turnos, y ganan { FORM($who, case: "the", letter: "small") }.
       *[other] La partida termina tras { $n } turnos, y gana { FORM($who, case: "the", letter: "small") }.
    }
won-limit-draw = La partida termina tras { $n } turnos, y hay empate entre { FORM($sides, case: "the") }.
won-line =
    { $n ->
        [one]
            { $pips ->
                [one] { $who } { $n } planta ({ $pips } punto)
               *[other] { $who } { $n } planta ({ $pips } puntos)
            }
       *[other]
            { $pips ->
                [one] { $who } { $n } plantas ({ $pips } punto)
               *[other] { $who } { $n } plantas ({ $pips } puntos)
            }
    }
# $end is one of won-time, won-limit, won-time-draw and won-limit-draw.
won-count = { $end } Cada uno en su huerto: { $counts }.
why-rolled = Has sacado { $roll }, así que no puedes usar { FORM($piece, case: "a") }.
why-frozen = En el turno anterior se movió { FORM($piece, case: "the") }, así que ahora no puede moverse.
why-shut_in = No hay ninguna casilla libre junto a { FORM($piece, case: "the") }.
why-taken = En { $square } ya hay una pirámide.
why-step = Solo puede moverse un paso: arriba, abajo, a la izquierda o a la derecha.
why-any_step = Solo puede moverse un paso, en cualquier dirección.
why-far =
    { $n ->
        [one] Demasiado lejos: la pirámide negra más cercana quedaría a { $n } paso, y el límite es { $most }.
       *[other] Demasiado lejos: la pirámide negra más cercana quedaría a { $n } pasos, y el límite es { $most }.
    }

## The form of a new match

option-players-title = Jugadores
option-players-help = Dos jugadores con dos colores cada uno, o cuatro con uno.

option-length-title = Duración
option-length-full = Completa: diez plantas
option-length-short = Corta: seis
option-length-help = Para ganar, cultiva diez plantas en un grupo, o un triángulo de seis.

option-timer-title = Tiempo, en minutos
option-timer-help = Cuando se acaba el tiempo, se cuentan las plantas de los huertos. Con cuatro jugadores son 20 minutos si no lo cambias. 0 significa sin límite.

option-kids-title = Peques
option-kids-help = Estos asientos también pueden mover piezas en diagonal.

option-turn_limit-title = Límite de turnos
option-turn_limit-help = Las plantas de los huertos se cuentan tras este número de turnos entre todos (para simulaciones).

## Before the match, in the waiting room

question-asks = ¿Quién ha pasado más tiempo en un jardín?
question-answer =
    { $who ->
        [you] Tú has pasado más tiempo en un jardín, así que empiezas.
        [several] { FORM($who, case: "the") } han pasado más tiempo en un jardín, así que empiezan.
       *[other] { FORM($who, case: "the") } ha pasado más tiempo en un jardín, así que empieza.
    }

## How the champions play this game

champion-1-style = Cuida su propio jardín y deja crecer a los demás.

champion-2-style = Con mala idea: estorba donde más duele.

champion-3-style = Constante: primero crece, y solo estorba si hace falta.

champion-4-style = Le gusta tanto estorbar como crecer, y ve muy lejos.

champion-5-style = Juega mentalmente muchos jardines hasta el final antes de elegir.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = ¡Hola! Llevas las Zanahorias: rojo y amarillo. El seto de pirámides negras divide el jardín. Tu huerto es el lado naranja, con la esquina a1.
lesson-2 = Ganas con diez plantas tuyas en un solo grupo en tu huerto, una de ellas en tu esquina. Dot quiere lo mismo con verde y azul, desde h8. ¡Tira los dados!
lesson-2-wrong = Primero tira los dados. Muestran lo que puedes hacer.
lesson-3 = Una pirámide pequeña roja. Puedes plantarla en cualquier casilla vacía del tablero. Tu grupo necesita la esquina, así que tómala de la reserva y ponla en a1.
lesson-3-wrong = Pon la pirámide pequeña roja en tu esquina: elígela, y luego la casilla a1.
lesson-4 = Dot ha hecho lo mismo en la otra esquina. En un turno solo haces una cosa: plantar, mover un paso una planta del color y tamaño que has sacado, o mover el seto.
lesson-5 = El azul no es tu color, ¡pero tú decides adónde va! Pon la grande azul donde no ayude a nadie. La esquina a8 es el final del seto y no está en ningún huerto.
lesson-5-wrong = No la plantes a favor de Dot. Elige la grande azul, y luego la esquina lejana a8.
lesson-6 = Y Dot te ha hecho lo mismo con una pequeña amarilla en el otro extremo del seto. Solo hay dos de cada color y tamaño, así que cada una cuenta.
lesson-7 = El negro mueve el seto. Una pirámide negra grande puede dar un paso si después tiene otra negra a dos pasos como mucho. Empuja la de d5 a d6.
lesson-7-wrong = Elige la grande negra de d5 y empújala hacia Dot, a d6.
lesson-8 = Ahora, la regla difícil. El seto es la línea de maceta a maceta, y las casillas que cruza no son de nadie. Dot ha perdido d6 y e5. Los huertos cambian al momento: ¡vigila el seto!
lesson-9 = Muchos turnos después, nueve de tus plantas están juntas. La décima está en a5, pero aún no las toca. ¿Ves lo que necesitas? ¡Tira!
lesson-9-wrong = Primero tira. Con un poco de suerte, será amarilla y grande.
lesson-10 = ¡Amarilla y grande! De esas no quedan en la reserva, pero una del tablero puede moverse un paso. Mueve la planta de a5 hasta tu grupo.
lesson-10-wrong = Un paso hacia abajo se une al grupo: elige la planta de a5, y luego a4.
lesson-11 = Diez en un grupo, y una en tu esquina. ¡Ganan las Zanahorias! Una cosa más: no puedes mover una pieza que el jugador anterior acaba de mover.
