### Textos en español que comparten varios juegos.
###
### GLOSARIO. Trato de tú, español de España pero neutro: «partida», «turno», «pulsa», «toca».
### pawn, drone, queen = peón, zángano, reina; pip = punto; pyramid = pirámide; piece = pieza
### Snail Invasion!: Gardener, Snails = Jardinero, Caracoles; Potting Shed = Cobertizo; Nest = Nido;
###   plant = planta; tree = árbol; square = casilla; blocked = bloqueado; to spoil = arruinar
### Carrots & Broccoli: Carrots, Broccoli = Zanahorias, Brócolis; hedge, wall = seto; yard = huerto;
###   garden = jardín; supply = reserva; to plant = plantar
### Pyramid Shambo: rock, paper, scissors = piedra, papel, tijeras; fee = tarifa; knock-out bonus =
###   premio por eliminar; showdown = duelo final; tie = empate; change = cambio; swap = canje
### Yes! Broccoli!: bid = puja; to take (a food) = servirse; food = alimento; power = poder; deck =
###   mazo; pile = montón; meal = comida; serve = servir
### Carrotia: quest = misión; store = despensa; bag = bolsa (stash); maze = laberinto; tile =
###   loseta; ready (a power) = recargar; IN, OUT = ENTRADA, SALIDA (gates: ENTRA, SALE); bird = pájaro; edge = borde;
###   rabbit = conejo; hedge = seto; power = poder; hourglass = reloj de arena; Enough = Basta;
###   round = ronda; move = paso (of the rabbit); build, repair, run = obra, ajuste, fuga
### seat = asiento; table = mesa; host = anfitrión; operator = administrador; spectator, viewer =
### espectador; room = sala de espera; bot = bot; levels = fácil, medio, difícil, campeón; ladder =
### escalera (step = peldaño); rating = puntuación; hint = pista; take back = deshacer; rematch =
### revancha; resign = rendirse; draw = empate; record = registro; replay = repetición; puzzle =
### reto; lesson = lección; to draw lots = sortear; log = crónica; pass = pasar
###
### FORM(…, case: "of") gives «de Ana», «del Jardinero», case "to" gives «a Ana», «al Jardinero»,
###   and case "the" gives a piece or a role its article: «el peón rojo», «las Zanahorias».

## How people are named in a text. $case is what the text asks for with FORM($who, case: "genitive").

person-you =
    { $case ->
        [of] de ti
        [to] a ti
        [with] contigo
        [by] ti
       *[other] tú
    }
# $name is a player's name, and $ending its last letter.
person-name =
    { $case ->
        [of] de { $name }
        [to] a { $name }
        [with] con { $name }
       *[other] { $name }
    }
# $role is a colour or a part in the game, such as "the Carrots", and $ending its last letter.
person-role = { $role }

##

colour-red =
    { $gender ->
        [feminine] roja
       *[masculine] rojo
    }
colour-yellow =
    { $gender ->
        [feminine] amarilla
       *[masculine] amarillo
    }
colour-green = verde
colour-blue = azul
colour-black =
    { $gender ->
        [feminine] negra
       *[masculine] negro
    }
colour-purple =
    { $gender ->
        [feminine] morada
       *[masculine] morado
    }
colour-orange = naranja
colour-clear = transparente
colour-cyan = cian
colour-white =
    { $gender ->
        [feminine] blanca
       *[masculine] blanco
    }

choice-in = Esperando { FORM($who, case: "to") }. Aún puedes cambiar tu elección.
choice-only = Ya has terminado. Esperando { FORM($who, case: "to") }.
choice-others = Esperando { FORM($who, case: "to") }.
choice-name = { $who }

reaction-pass = Pasar
reaction-take-back = Retirarlo y pasar
reaction-only = No tienes nada que sirva aquí, así que pasa.
reaction-nothing = No tienes nada que sirva aquí.
reaction-quiet = No tienes nada que sirva aquí. Pasas cuando se acabe el tiempo.
reaction-chosen = Ya has elegido. Aún puedes cambiar tu elección.

why-nothing = Eso no se puede elegir ahora.
why-later = Primero elige otra cosa.
why-instead = Eso no encaja con lo que has elegido.
why-over = La partida ha terminado.
why-paused = La partida está en pausa.
why-waiting = La partida aún no ha empezado.
why-watching = Estás mirando. Solo eligen los jugadores.
why-roll = Primero tira los dados.
why-once = Los dados solo se tiran una vez por turno.
why-others = Aún no es tu turno.
why-in = Ya has elegido. Espera a los demás.
why-pick = Primero elige una pieza.

list-one = { $one }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-more = { $first }, { $rest }

# How many can play: a range, or "2 or 4"
players-range = { $fewest }–{ $most } jugadores
players-some =
    { $n ->
        [one] { $counts } jugador
       *[other] { $counts } jugadores
    }

table-turn = { $name }: { $text }
table-forced = { $text } (es la única opción y se elige sola enseguida)
table-resigned =
    { $who ->
        [you] Te has rendido.
        [several] { $who } se han rendido.
       *[other] { $who } se ha rendido.
    }
table-resigned-bot =
    { $who ->
        [you] Has dejado la partida. Sigue un bot.
        [several] { $who } han dejado la partida. Sigue un bot.
       *[other] { $who } ha dejado la partida. Sigue un bot.
    }
table-salting = Los dados están casi listos. El navegador de cada jugador añade su número.
table-drawn = Los jugadores han acordado empatar.
table-stopped = El equipo ha acordado dejarlo aquí.
table-closed = El administrador de este servidor ha cerrado la mesa.
table-over = La partida ha terminado.
table-paused = La partida está en pausa.
table-paused-by =
    { $who ->
        [you] Has puesto la partida en pausa.
        [several] { $who } han puesto la partida en pausa.
       *[other] { $who } ha puesto la partida en pausa.
    }
table-resumed = La partida continúa.
table-resumed-by =
    { $who ->
        [you] Has reanudado la partida.
        [several] { $who } han reanudado la partida.
       *[other] { $who } ha reanudado la partida.
    }
table-conceded = Se da por perdida esta ronda. Sus últimos pasos se juegan solos.
table-conceded-by =
    { $who ->
        [you] Das por perdida esta ronda. Sus últimos pasos se juegan solos.
        [several] { $who } dan por perdida esta ronda. Sus últimos pasos se juegan solos.
       *[other] { $who } da por perdida esta ronda. Sus últimos pasos se juegan solos.
    }
table-undone = Se ha deshecho una jugada.
table-undone-turns =
    { $n ->
        [one] Se ha deshecho { $n } turno.
       *[other] Se han deshecho { $n } turnos.
    }
table-undone-by =
    { $who ->
        [you] Deshaces una jugada.
        [several] { $who } deshacen una jugada.
       *[other] { $who } deshace una jugada.
    }
table-took =
    { $who ->
        [you] Desde ahora juegas tú.
        [several] Desde ahora juegan { $who }.
       *[other] Desde ahora juega { $who }.
    }
table-hint =
    { $who ->
        [you] Has pedido una pista.
        [several] { $who } han pedido una pista.
       *[other] { $who } ha pedido una pista.
    }
table-left =
    { $who ->
        [you] Te has ausentado. Sigue un bot.
        [several] { $who } se han ausentado. Sigue un bot.
       *[other] { $who } se ha ausentado. Sigue un bot.
    }

coach-hold = reservar
coach-only = No había otra opción. Desde aquí se ganan unas { $percent } de cada 100 partidas.
coach-better = Con esto se ganan unas { $percent } de cada 100 partidas. Con la siguiente mejor opción, { $other }.
coach-keeps = Con esto se ganan unas { $percent } de cada 100 partidas, casi tantas como con otra opción ({ $other }), y se conserva { FORM($what, case: "the") }.
coach-close = Con esto se ganan unas { $percent } de cada 100 partidas. Hay otra opción casi igual de buena ({ $other }).
