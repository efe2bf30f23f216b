### Carrotia en español. La crónica mezcla estas palabras con dibujos de los dados de los pájaros.
### $at and $start are squares such as b3, $bird is one of bird-owl and so on, and $name in texts about
### powers is a character such as character-ghost. Birds and characters have their article in
### FORM($bird, case: "the"), and "de" or "a" with it in "of" and "to". Kinds of tiles have "a".

# In one line, for the lobby
tagline = Construye el laberinto antes de que se acabe la arena y lleva las zanahorias a casa.

player = Jugador { $n }
# A player's name by itself
name = { $who }
won = La colonia tiene comida: hay { $n } zanahorias en la despensa, y necesitaba { $goal }.
lost = Esta vez ganan los pájaros: la colonia solo tiene { $n } de las { $goal } zanahorias que necesita.
best =
    { $n ->
        [one] Tu mejor cosecha hasta ahora: { $n } zanahoria; antes, { $before }.
       *[other] Tu mejor cosecha hasta ahora: { $n } zanahorias; antes, { $before }.
    }

ladder-1 = Pájaros mansos
ladder-2 = Pájaros fieros
ladder-3 = Mazo desafío
ladder-best =
    { $n ->
        [one] mejor cosecha: { $n } zanahoria
       *[other] mejor cosecha: { $n } zanahorias
    }

book-card = Misión
book-cards = { $n } de { $of } misiones cumplidas ({ $deck })

daily-title = Misión diaria
daily-about = Tú a solas contra los pájaros: hoy todos tienen el mismo personaje, las mismas misiones, losetas y dados. ¿Cuántas zanahorias puedes llevar a casa?
daily-points =
    { $n ->
        [one] { $n } zanahoria
       *[other] { $n } zanahorias
    }

kind-straight =
    { $case ->
        [a] un camino recto
       *[other] camino recto
    }
    .gender = masculine
kind-corner =
    { $case ->
        [a] una curva
       *[other] curva
    }
    .gender = feminine
kind-junction =
    { $case ->
        [a] una bifurcación
       *[other] bifurcación
    }
    .gender = feminine
kind-crossroads =
    { $case ->
        [a] un cruce
       *[other] cruce
    }
    .gender = masculine
kind-dead-end =
    { $case ->
        [a] un callejón sin salida
       *[other] callejón sin salida
    }
    .gender = masculine

way-up = arriba
way-right = a la derecha
way-down = abajo
way-left = a la izquierda

# $kind is one of the kinds above, and $ways a list of way-up and so on
tile-open =
    { GENDER($kind) ->
        [feminine] { $kind }, abierta { $ways }
       *[masculine] { $kind }, abierto { $ways }
    }

square-tile = { $at }: { $tile }
square-empty = { $at }, vacía
square-entry = { $told }; aquí empieza el conejo
square-exit = { $told }; la salida
square-wanted = { $told }; aquí habrá zanahorias

fault-right = El borde derecho de { $at } no encaja
fault-below = El borde inferior de { $at } no encaja

gate-in = El conejo entra por { $at }
gate-out = El conejo sale por { $at }
gate-in-short = ENTRADA
gate-out-short = SALIDA

carrot-single-at = una zanahoria en { $at }
carrot-triple-at = tres zanahorias en { $at }
carrot-single-waits = una zanahoria en { $at }, que necesita una loseta
carrot-triple-waits = tres zanahorias en { $at }, que necesita una loseta

rabbit-at = el conejo en { $at }
rabbit-came = viene de { $at } y no puede volver allí

bird-owl =
    { $case ->
        [the] el Búho
        [of] del Búho
        [to] al Búho
       *[other] Búho
    }
    .gender = masculine
bird-hawk =
    { $case ->
        [the] el Halcón
        [of] del Halcón
        [to] al Halcón
       *[other] Halcón
    }
    .gender = masculine
bird-crow =
    { $case ->
        [the] el Cuervo
        [of] del Cuervo
        [to] al Cuervo
       *[other] Cuervo
    }
    .gender = masculine
bird-seagull =
    { $case ->
        [the] la Gaviota
        [of] de la Gaviota
        [to] a la Gaviota
       *[other] Gaviota
    }
    .gender = feminine
bird-bat =
    { $case ->
        [the] el Murciélago
        [of] del Murciélago
        [to] al Murciélago
       *[other] Murciélago
    }
    .gender = masculine
bird-sparrow =
    { $case ->
        [the] el Gorrión
        [of] del Gorrión
        [to] al Gorrión
       *[other] Gorrión
    }
    .gender = masculine
bird-at = { $bird } en { $at }
bird-coming = un pájaro llegará a { $at }
bird-card = { $bird }: { $does }

does-owl = Convierte tres zanahorias en una. Si vuela al conejo, se recarga el poder de quien tiene el turno.
does-hawk = Destruye para siempre una zanahoria o un manojo de tres. Si vuela al conejo, lo devuelve a la ENTRADA.
does-crow = Se lleva una zanahoria o un manojo de tres. Si vuela al conejo, devuelve todo lo que lleva.
does-seagull = Se lleva una zanahoria o un manojo de tres. Si vuela al conejo, devuelve todo lo que lleva.
does-bat = Convierte una zanahoria o un manojo de tres en el pájaro que elijáis. Si vuela al conejo, lo lleva a la SALIDA.
does-sparrow = Destruye para siempre una zanahoria o un manojo de tres. Si vuela al conejo, se recarga el poder de quien tiene el turno.
does-owl-carrots = 3 pasan a 1
does-hawk-carrots = destruye 1 o 3
does-crow-carrots = se lleva 1 o 3
does-seagull-carrots = se lleva 1 o 3
does-bat-carrots = se hace pájaro
does-sparrow-carrots = destruye 1 o 3
does-owl-rabbit = recarga poder
does-hawk-rabbit = a la ENTRADA
does-crow-rabbit = lo devuelve
does-seagull-rabbit = lo devuelve
does-bat-rabbit = a la SALIDA
does-sparrow-rabbit = recarga poder
does-owl-carrots-short = 3 a 1
does-hawk-carrots-short = rompe
does-crow-carrots-short = roba
does-seagull-carrots-short = roba
does-bat-carrots-short = pájaro
does-sparrow-carrots-short = rompe
does-owl-rabbit-short = recarga
does-hawk-rabbit-short = entrada
does-crow-rabbit-short = da
does-seagull-rabbit-short = da
does-bat-rabbit-short = salida
does-sparrow-rabbit-short = recarga

## A bird's die. $bird is the name of the bird.

die-up = { FORM($bird, case: "the") } vuela hacia arriba
die-right = { FORM($bird, case: "the") } vuela a la derecha
die-down = { FORM($bird, case: "the") } vuela hacia abajo
die-left = { FORM($bird, case: "the") } vuela a la izquierda
die-carrot = { FORM($bird, case: "the") } vuela hacia la zanahoria más cercana
die-rabbit = { FORM($bird, case: "the") } vuela hacia el conejo
die-due = el dado { FORM($bird, case: "of") }, listo para tirar

flight-up = { $bird }: arriba
flight-right = { $bird }: derecha
flight-down = { $bird }: abajo
flight-left = { $bird }: izquierda
flight-carrot = { $bird }: zanahoria
flight-rabbit = { $bird }: conejo

play-clockwise = El turno pasa en el sentido del reloj
play-anticlockwise = El turno pasa en sentido contrario al del reloj
play-clockwise-short = ↻
play-anticlockwise-short = ↺

stage-build = Montar
stage-repair = Reparar
stage-run = Correr
stage-ready = Preparaos
stage-over = El final
stage-way = { $stage }, gira { $way }

## The characters. The text of each is on its card in lines of about 25 letters. Lines
## that a language does not need are { "" }.

character-bandit =
    { $case ->
        [the] el Bandido
        [of] del Bandido
        [to] al Bandido
       *[other] Bandido
    }
    .gender = masculine
character-bandit-text = Siempre: si tu paso encuentra zanahorias, encuentras otra (máximo dos veces por ronda)
character-bandit-line-1 = Siempre: si tu paso
character-bandit-line-2 = encuentra zanahorias,
character-bandit-line-3 = encuentras otra (máximo
character-bandit-line-4 = dos veces por ronda)

character-ghost =
    { $case ->
        [the] el Fantasma
        [of] del Fantasma
        [to] al Fantasma
       *[other] Fantasma
    }
    .gender = masculine
character-ghost-text = Una vez por ronda: pon el conejo en cualquier otra loseta
character-ghost-line-1 = Una vez por ronda: pon
character-ghost-line-2 = el conejo en cualquier
character-ghost-line-3 = otra loseta
character-ghost-line-4 = { "" }

character-mummy =
    { $case ->
        [the] la Momia
        [of] de la Momia
        [to] a la Momia
       *[other] Momia
    }
    .gender = feminine
character-mummy-text = Una vez por ronda: anula lo que va a hacer un pájaro
character-mummy-line-1 = Una vez por ronda: anula
character-mummy-line-2 = lo que va a hacer
character-mummy-line-3 = un pájaro
character-mummy-line-4 = { "" }

character-sailor =
    { $case ->
        [the] el Lobo de mar
        [of] del Lobo de mar
        [to] al Lobo de mar
       *[other] Lobo de mar
    }
    .gender = masculine
character-sailor-text = Una vez por ronda: el conejo vuelve a la loseta de la que venía
character-sailor-line-1 = Una vez por ronda: el
character-sailor-line-2 = conejo vuelve a la
character-sailor-line-3 = loseta de la que venía
character-sailor-line-4 = { "" }

character-vampire =
    { $case ->
        [the] el Vampiro
        [of] del Vampiro
        [to] al Vampiro
       *[other] Vampiro
    }
    .gender = masculine
character-vampire-text = Una vez por ronda: el conejo pasa a una loseta vecina a través del seto
character-vampire-line-1 = Una vez por ronda: el
character-vampire-line-2 = conejo pasa a una loseta
character-vampire-line-3 = vecina a través del seto
character-vampire-line-4 = { "" }

character-clown =
    { $case ->
        [the] el Payaso
        [of] del Payaso
        [to] al Payaso
       *[other] Payaso
    }
    .gender = masculine
character-clown-text = Una vez por ronda: tira otra vez los dados de los pájaros que quieras
character-clown-line-1 = Una vez por ronda: tira
character-clown-line-2 = otra vez los dados de
character-clown-line-3 = los pájaros que quieras
character-clown-line-4 = { "" }

## The quests that come with the game. On a phone a name has two lines of about 15 letters: where it
## is longer, they are in -1 and -2, and the end may be left out.

quest-name-round-the-pond = En el estanque
quest-name-first-sprouts = Primeros brotes
quest-name-the-hen-house = El gallinero
quest-name-a-small-loop = Una vueltecita
quest-name-under-the-bean-poles = Entre cañas de judías
quest-name-under-the-bean-poles-1 = Entre cañas
quest-name-under-the-bean-poles-2 = de judías
quest-name-dew-on-the-clover = Rocío en el trébol
quest-name-dew-on-the-clover-1 = Rocío en
quest-name-dew-on-the-clover-2 = el trébol
quest-name-the-compost-corner = El rincón del compost
quest-name-the-compost-corner-1 = El rincón
quest-name-the-compost-corner-2 = del compost
quest-name-three-in-a-row = Tres en raya
quest-name-the-garden-gate = La cancela
quest-name-the-long-way = El camino largo
quest-name-behind-the-shed = Tras la caseta
quest-name-rhubarb-lane = Calle Ruibarbo
quest-name-the-scarecrow-s-hat = El sombrero del espantapájaros
quest-name-the-scarecrow-s-hat-1 = El sombrero del
quest-name-the-scarecrow-s-hat-2 = espantapájaros
quest-name-two-fountains = Dos fuentes
quest-name-past-the-pump = Tras la bomba
quest-name-the-pea-trellis = Los guisantes
quest-name-wheelbarrow-tracks = Huellas de carretilla
quest-name-wheelbarrow-tracks-1 = Huellas de
quest-name-wheelbarrow-tracks-2 = carretilla
quest-name-the-old-well = El viejo pozo
quest-name-the-great-hedge = El gran seto
quest-name-harvest-moon = Luna de cosecha
quest-name-the-orchard-wall = La tapia de los frutales
quest-name-the-orchard-wall-1 = La tapia de
quest-name-the-orchard-wall-2 = los frutales
quest-name-under-five-apple-trees = Bajo cinco manzanos
quest-name-under-five-apple-trees-1 = Bajo cinco
quest-name-under-five-apple-trees-2 = manzanos
quest-name-the-sundial = El reloj de sol
quest-name-into-the-nettles = Entre las ortigas
quest-name-into-the-nettles-1 = Entre las
quest-name-into-the-nettles-2 = ortigas
quest-name-the-far-greenhouse = El invernadero lejano
quest-name-the-far-greenhouse-1 = El invernadero
quest-name-the-far-greenhouse-2 = lejano
quest-name-thistle-and-thorn = Cardos y espinas
quest-name-thistle-and-thorn-1 = Cardos
quest-name-thistle-and-thorn-2 = y espinas
quest-name-home-before-dark = A casa antes de anochecer
quest-name-home-before-dark-1 = A casa antes
quest-name-home-before-dark-2 = de anochecer
quest-name-frost-on-the-leeks = Escarcha en los puerros
quest-name-frost-on-the-leeks-1 = Escarcha en
quest-name-frost-on-the-leeks-2 = los puerros
quest-name-the-crooked-fence = La valla torcida
quest-name-the-crooked-fence-1 = La valla
quest-name-the-crooked-fence-2 = torcida
quest-name-beetle-and-blackbird = Escarabajo y mirlo
quest-name-beetle-and-blackbird-1 = Escarabajo
quest-name-beetle-and-blackbird-2 = y mirlo
quest-name-behind-the-rain-barrel = Tras el barril de lluvia
quest-name-behind-the-rain-barrel-1 = Tras el barril
quest-name-behind-the-rain-barrel-2 = de lluvia
quest-name-the-gooseberry-thicket = El matorral de grosellas
quest-name-the-gooseberry-thicket-1 = El matorral
quest-name-the-gooseberry-thicket-2 = de grosellas
quest-name-slug-night = Noche babosa
quest-name-the-narrow-cold-frame = El semillero estrecho
quest-name-the-narrow-cold-frame-1 = El semillero
quest-name-the-narrow-cold-frame-2 = estrecho
quest-name-one-row-of-radishes = Una hilera de rábanos
quest-name-one-row-of-radishes-1 = Una hilera
quest-name-one-row-of-radishes-2 = de rábanos
quest-name-the-cat-on-the-wall = El gato en la tapia
quest-name-the-cat-on-the-wall-1 = El gato
quest-name-the-cat-on-the-wall-2 = en la tapia
quest-name-the-marrow-patch = El bancal de calabacines
quest-name-the-marrow-patch-1 = El bancal de
quest-name-the-marrow-patch-2 = calabacines
quest-name-brambles-by-the-gate = Zarzas junto a la verja
quest-name-brambles-by-the-gate-1 = Zarzas junto
quest-name-brambles-by-the-gate-2 = a la verja
quest-name-a-draught-in-the-potting-shed = Corriente en el cobertizo
quest-name-a-draught-in-the-potting-shed-1 = Corriente en
quest-name-a-draught-in-the-potting-shed-2 = el cobertizo
quest-name-the-broken-cloche = La campana rota
quest-name-the-broken-cloche-1 = La campana
quest-name-the-broken-cloche-2 = rota
quest-name-cabbage-whites = Orugas de la col
quest-name-the-steep-terrace = El bancal empinado
quest-name-the-steep-terrace-1 = El bancal
quest-name-the-steep-terrace-2 = empinado
quest-name-late-for-market = Tarde al mercado
quest-name-nine-rows-of-beans = Nueve hileras de judías
quest-name-nine-rows-of-beans-1 = Nueve hileras
quest-name-nine-rows-of-beans-2 = de judías
quest-name-the-magpie-s-larder = La alacena de la urraca
quest-name-the-magpie-s-larder-1 = La alacena
quest-name-the-magpie-s-larder-2 = de la urraca
quest-name-the-overgrown-orchard = Los frutales silvestres
quest-name-the-overgrown-orchard-1 = Los frutales
quest-name-the-overgrown-orchard-2 = silvestres
quest-name-storm-over-the-allotments = Tormenta en las huertas
quest-name-storm-over-the-allotments-1 = Tormenta en
quest-name-storm-over-the-allotments-2 = las huertas
quest-name-the-labyrinth-of-sage = El laberinto de salvia
quest-name-the-labyrinth-of-sage-1 = El laberinto
quest-name-the-labyrinth-of-sage-2 = de salvia
quest-name-fog-in-the-hop-garden = Niebla entre el lúpulo
quest-name-fog-in-the-hop-garden-1 = Niebla entre
quest-name-fog-in-the-hop-garden-2 = el lúpulo
quest-name-the-mole-s-kingdom = El reino del topo
quest-name-the-mole-s-kingdom-1 = El reino
quest-name-the-mole-s-kingdom-2 = del topo
quest-name-the-last-pumpkin = La última calabaza
quest-name-the-last-pumpkin-1 = La última
quest-name-the-last-pumpkin-2 = calabaza
quest-name-wind-in-the-sweetcorn = Viento en el maizal
quest-name-wind-in-the-sweetcorn-1 = Viento en
quest-name-wind-in-the-sweetcorn-2 = el maizal
quest-name-the-walled-garden = El jardín tapiado
quest-name-the-walled-garden-1 = El jardín
quest-name-the-walled-garden-2 = tapiado
quest-name-crows-at-harvest-time = Cuervos en la cosecha
quest-name-crows-at-harvest-time-1 = Cuervos en
quest-name-crows-at-harvest-time-2 = la cosecha

##

quest-none = Aún sin sacar
quest-over = Todas jugadas
quest-label = Misión de la ronda { $n }: { $name }
quest-round = RONDA { $n } DE 3

figure-carrot =
    { $n ->
        [one] { $n } zanahoria
       *[other] { $n } zanahorias
    }
figure-bird-to-come =
    { $n ->
        [one] { $n } pájaro
       *[other] { $n } pájaros
    }
figure-paw =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }

state-maze = LABERINTO
state-edges =
    { $n ->
        [one] { $n } borde mal
       *[other] { $n } bordes mal
    }
state-edges-good = Bordes bien
state-way-good = Hay salida
state-way-none = Aún sin salida
state-changes =
    { $n ->
        [one] queda { $n } cambio
       *[other] quedan { $n } cambios
    }
state-costs = Si está mal, un pájaro más.

moves-left = PASOS
moves-label =
    { $n ->
        [one] queda { $n } de { $most } pasos
       *[other] quedan { $n } de { $most } pasos
    }
moves-of = quedan, de { $most }
moves-of-short = de { $most }
moves-carrots =
    { $n ->
        [one] hasta { $n } zanahoria más
       *[other] hasta { $n } zanahorias más
    }
moves-carrots-short = hasta { $n } más
moves-carrots-none = ni una zanahoria más esta ronda
moves-carrots-none-short = ni una más

birds-title = TRAS EL PASO

## The ways that the rabbit can go, and what each brings.

go-up = Arriba
go-right = Derecha
go-down = Abajo
go-left = Izquierda
# $brings is one of the texts below
go-label = { $way }: { $brings }
go-finds =
    { $n ->
        [one] { $n } zanahoria
       *[other] { $n } zanahorias
    }
go-nothing = nada
go-out =
    { $n ->
        [one] SALIDA: { $n } zanahoria
       *[other] SALIDA: { $n } zanahorias
    }
go-out-empty = SALIDA, bolsa vacía
go-stuck = no hay adónde ir
go-hawk = ¡a la ENTRADA!
go-bat = a la SALIDA
go-late = ¡sin más pasos!

store-title = DESPENSA
store-label =
    { $n ->
        [one] { $n } zanahoria en la despensa de las { $goal } necesarias, { $bag } en la bolsa
       *[other] { $n } zanahorias en la despensa de las { $goal } necesarias, { $bag } en la bolsa
    }
store-of = de { $n }
store-bag = { $n } en la bolsa, a salvo si sale
store-bag-short = { $n } en la bolsa

hand-tile = { $tile }: tienes { $n }
hand-none = No quedan losetas en la mano.

held-label = la loseta levantada: { $tile }

# $text is the character's text, such as character-ghost-text
character-label = { $name }. { $text }

power-ready = { $name }, disponible. { $text }
power-used = { $name }, con el poder ya usado esta ronda. { $text }
power-always = { $name }. { $text }
power-cancel = { $name }: anular lo que va a hacer el pájaro
power-cancel-short = anularlo
power-used-short = usado
power-does-bandit-short = encuentra otra
power-does-ghost-short = a otra loseta
power-does-mummy-short = anula un pájaro
power-does-sailor-short = un paso atrás
power-does-vampire-short = cruza un seto
power-does-clown-short = tira otra vez

button-ready = A punto
button-ready-label = A punto: la ronda empieza cuando todos estén a punto
button-enough = Basta
button-enough-label = Basta: esta fase acaba cuando todos los jugadores lo dicen seguidos
button-stay = Quedarse
button-roll = Tirar los dados
button-roll-label = Tirar los dados de los pájaros
button-pass = Pasar
button-pass-more = y sembrar dos
button-pass-label = Pasar: una vez por ronda, poner dos zanahorias en el laberinto en lugar de mover
button-allow = Dejarlo
button-allow-label = Dejar que el pájaro lo haga

## Asked before the last player says enough while the maze is wrong

enough-bare = Aún no hay nada construido, así que el conejo no podría correr. ¿Decir basta igualmente?
# $why is a list of main clauses such as wrong-edges and wrong-way
enough-build = El laberinto aún está mal: { $why }. Vendría un pájaro más. ¿Decir basta igualmente?
enough-shut-entry = El conejo no podría correr: no hay loseta en la ENTRADA. Se perdería la ronda. ¿Decir basta igualmente?
enough-shut-exit = El conejo no podría correr: no hay loseta en la SALIDA. Se perdería la ronda. ¿Decir basta igualmente?
enough-shut-ends = El conejo no podría correr: no hay loseta en la ENTRADA ni en la SALIDA. Se perdería la ronda. ¿Decir basta igualmente?
enough-way = Ningún camino lleva de la ENTRADA a la SALIDA, así que el conejo difícilmente podría salir. ¿Decir basta igualmente?

## Asked before the team gives up the round

concede-lost =
    { $n ->
        [one] La ronda está perdida, con { $n } zanahoria en la bolsa. Los pasos que quedan se juegan solos.
       *[other] La ronda está perdida, con { $n } zanahorias en la bolsa. Los pasos que quedan se juegan solos.
    }
concede-lost-empty = La ronda está perdida. Los pasos que quedan se juegan solos.
concede-hope =
    { $n ->
        [one] El conejo aún puede salir. Si os rendís, se pierde la ronda, con { $n } zanahoria en la bolsa.
       *[other] El conejo aún puede salir. Si os rendís, se pierde la ronda, con { $n } zanahorias en la bolsa.
    }
concede-hope-empty = El conejo aún puede salir. Si os rendís, se pierde la ronda.

status-ready = { $name }, a punto
status-enough = basta
status-used = { $name }, usado
status-power = { $name }, disponible
status-loot =
    { $n ->
        [one] { $name }, queda { $n }
       *[other] { $name }, quedan { $n }
    }

prompt-wait = Un momento, por favor.
prompt-roll = Tira los dados para ver adónde vuelan los pájaros.
prompt-roll-other =
    { $who ->
        [you] Tiras los dados para ver adónde vuelan los pájaros.
       *[other] { $who } tira los dados para ver adónde vuelan los pájaros.
    }
# $power is a character, such as character-ghost
prompt-power =
    { $who ->
        [you] Vas a guiar al conejo, pero en lugar de eso puedes usar { FORM($power, case: "the") }.
       *[other] { $who } va a guiar al conejo, pero antes puedes usar { FORM($power, case: "the") }.
    }
prompt-power-clown =
    { $who ->
        [you] Vas a guiar al conejo, pero antes puedes tirar dados otra vez.
       *[other] { $who } va a guiar al conejo, pero antes puedes tirar dados otra vez.
    }
prompt-choose = Elige un personaje: en tres rondas, tu equipo necesita { $goal } zanahorias.
prompt-choose-other =
    { $who ->
        [you] Eliges un personaje.
       *[other] { $who } está eligiendo un personaje.
    }
prompt-ready = Pulsa «A punto»: el reloj de arena empieza cuando todos estén a punto.
prompt-ready-calm = Pulsa «A punto»: la misión se saca cuando todos estén a punto.
prompt-ready-alone = Pulsa «A punto» para poner en marcha el reloj de arena.
prompt-ready-calm-alone = Pulsa «A punto» para sacar la misión.
prompt-ready-other =
    { $who ->
        [you] La ronda empieza cuando estés a punto.
       *[other] La ronda empieza cuando { $who } esté a punto.
    }
# $who are several players
prompt-ready-others = La ronda empieza cuando { $who } estén a punto.
prompt-build = Elige una loseta y toca una casilla: une la ENTRADA y la SALIDA con un camino.
prompt-build-edges = Elige una loseta y toca una casilla: arregla los bordes marcados.
prompt-build-good = El laberinto está bien: pulsa «Basta» o pon otra loseta.
prompt-build-other =
    { $who ->
        [you] Pones una loseta.
       *[other] { $who } está poniendo una loseta.
    }
prompt-build-next =
    { $who ->
        [you] Pones una loseta, y después te toca otra vez.
       *[other] { $who } está poniendo una loseta, y después te toca.
    }
prompt-perch = El laberinto está mal, así que también viene { FORM($bird, case: "the") }: toca una loseta para ponerlo.
prompt-perch-other =
    { $who ->
        [you] El laberinto está mal: eliges una loseta para { FORM($bird, case: "the") }.
       *[other] El laberinto está mal: { $who } está eligiendo una loseta para { FORM($bird, case: "the") }.
    }
prompt-repair =
    { $n ->
        [one] Toca una loseta para moverla, o pulsa «Basta»: queda { $n } cambio.
       *[other] Toca una loseta para moverla, o pulsa «Basta»: quedan { $n } cambios.
    }
prompt-repair-hand =
    { $n ->
        [one] Mueve una loseta, pon una de tu mano o pulsa «Basta»: queda { $n } cambio.
       *[other] Mueve una loseta, pon una de tu mano o pulsa «Basta»: quedan { $n } cambios.
    }
prompt-repair-bare =
    { $n ->
        [one] Elige una loseta y ponla, o pulsa «Basta»: queda { $n } cambio.
       *[other] Elige una loseta y ponla, o pulsa «Basta»: quedan { $n } cambios.
    }
prompt-repair-other =
    { $who ->
        [you]
            { $n ->
                [one] Puedes reparar el laberinto: queda { $n } cambio.
               *[other] Puedes reparar el laberinto: quedan { $n } cambios.
            }
       *[other]
            { $n ->
                [one] { $who } puede reparar el laberinto: queda { $n } cambio.
               *[other] { $who } puede reparar el laberinto: quedan { $n } cambios.
            }
    }
prompt-refit = Toca una casilla para la loseta, o toca la loseta para girarla.
prompt-refit-other =
    { $who ->
        [you] Mueves una loseta.
       *[other] { $who } está moviendo una loseta.
    }
prompt-move = Guía al conejo una loseta por el camino, y después vuelan los pájaros.
prompt-move-pass = Guía al conejo una loseta, o pasa una vez por ronda para sembrar dos zanahorias más.
prompt-move-stuck = El conejo no puede seguir: pulsa «Quedarse», y la próxima vez podrá dar la vuelta.
prompt-move-other =
    { $who ->
        [you] Vas a guiar al conejo.
       *[other] { $who } va a guiar al conejo.
    }
prompt-sow =
    { $n ->
        [one] Toca una loseta para poner en ella una zanahoria: falta { $n }.
       *[other] Toca una loseta para poner en ella una zanahoria: faltan { $n }.
    }
prompt-sow-other =
    { $who ->
        [you] Pones zanahorias en lugar de mover.
       *[other] { $who } pone zanahorias en lugar de mover.
    }
prompt-which = Toca el pájaro que vuela primero a { $at }.
prompt-which-other =
    { $who ->
        [you] Eliges el pájaro que vuela primero a { $at }.
       *[other] { $who } está eligiendo el pájaro que vuela primero a { $at }.
    }
prompt-where = Toca las zanahorias a las que vuela { FORM($bird, case: "the") }: todas estas están igual de cerca.
prompt-where-other =
    { $who ->
        [you] Eliges a qué zanahorias vuela { FORM($bird, case: "the") }.
       *[other] { $who } está eligiendo a qué zanahorias vuela { FORM($bird, case: "the") }.
    }

## What a bird is about to do, and the Mummy can stop it

prompt-spare-owl-carrots = El Búho va a convertir tres zanahorias en una: ¿lo detiene la Momia?
prompt-spare-hawk-carrots = El Halcón va a destruir una zanahoria: ¿lo detiene la Momia?
prompt-spare-crow-carrots = El Cuervo va a llevarse una zanahoria: ¿lo detiene la Momia?
prompt-spare-seagull-carrots = La Gaviota va a llevarse una zanahoria: ¿la detiene la Momia?
prompt-spare-bat-carrots = El Murciélago va a cambiar una zanahoria por un pájaro: ¿lo detiene la Momia?
prompt-spare-sparrow-carrots = El Gorrión va a destruir una zanahoria: ¿lo detiene la Momia?
prompt-spare-owl-rabbit = El Búho va a recargar un poder: ¿lo detiene la Momia?
prompt-spare-hawk-rabbit = El Halcón va a devolver al conejo a la ENTRADA: ¿lo detiene la Momia?
prompt-spare-crow-rabbit = El Cuervo va a devolver lo que lleva: ¿lo detiene la Momia?
prompt-spare-seagull-rabbit = La Gaviota va a devolver lo que lleva: ¿la detiene la Momia?
prompt-spare-bat-rabbit = El Murciélago va a llevar al conejo a la SALIDA: ¿lo detiene la Momia?
prompt-spare-sparrow-rabbit = El Gorrión va a recargar un poder: ¿lo detiene la Momia?

## The same for everybody else. $who has the Mummy.

prompt-spare-other-owl-carrots =
    { $who ->
        [you] El Búho va a convertir tres zanahorias en una: puedes detenerlo.
       *[other] El Búho va a convertir tres zanahorias en una: { $who } puede detenerlo.
    }
prompt-spare-other-hawk-carrots =
    { $who ->
        [you] El Halcón va a destruir una zanahoria: puedes detenerlo.
       *[other] El Halcón va a destruir una zanahoria: { $who } puede detenerlo.
    }
prompt-spare-other-crow-carrots =
    { $who ->
        [you] El Cuervo va a llevarse una zanahoria: puedes detenerlo.
       *[other] El Cuervo va a llevarse una zanahoria: { $who } puede detenerlo.
    }
prompt-spare-other-seagull-carrots =
    { $who ->
        [you] La Gaviota va a llevarse una zanahoria: puedes detenerla.
       *[other] La Gaviota va a llevarse una zanahoria: { $who } puede detenerla.
    }
prompt-spare-other-bat-carrots =
    { $who ->
        [you] El Murciélago va a cambiar una zanahoria por un pájaro: puedes detenerlo.
       *[other] El Murciélago va a cambiar una zanahoria por un pájaro: { $who } puede detenerlo.
    }
prompt-spare-other-sparrow-carrots =
    { $who ->
        [you] El Gorrión va a destruir una zanahoria: puedes detenerlo.
       *[other] El Gorrión va a destruir una zanahoria: { $who } puede detenerlo.
    }
prompt-spare-other-owl-rabbit =
    { $who ->
        [you] El Búho va a recargar un poder: puedes detenerlo.
       *[other] El Búho va a recargar un poder: { $who } puede detenerlo.
    }
prompt-spare-other-hawk-rabbit =
    { $who ->
        [you] El Halcón va a devolver al conejo a la ENTRADA: puedes detenerlo.
       *[other] El Halcón va a devolver al conejo a la ENTRADA: { $who } puede detenerlo.
    }
prompt-spare-other-crow-rabbit =
    { $who ->
        [you] El Cuervo va a devolver lo que lleva: puedes detenerlo.
       *[other] El Cuervo va a devolver lo que lleva: { $who } puede detenerlo.
    }
prompt-spare-other-seagull-rabbit =
    { $who ->
        [you] La Gaviota va a devolver lo que lleva: puedes detenerla.
       *[other] La Gaviota va a devolver lo que lleva: { $who } puede detenerla.
    }
prompt-spare-other-bat-rabbit =
    { $who ->
        [you] El Murciélago va a llevar al conejo a la SALIDA: puedes detenerlo.
       *[other] El Murciélago va a llevar al conejo a la SALIDA: { $who } puede detenerlo.
    }
prompt-spare-other-sparrow-rabbit =
    { $who ->
        [you] El Gorrión va a recargar un poder: puedes detenerlo.
       *[other] El Gorrión va a recargar un poder: { $who } puede detenerlo.
    }

##

prompt-hatch = El Murciélago ha convertido una zanahoria en pájaro: elige cuál viene.
prompt-hatch-other =
    { $who ->
        [you] Eliges el pájaro que viene en lugar de la zanahoria.
       *[other] { $who } está eligiendo el pájaro que viene en lugar de la zanahoria.
    }

log-sand = Se ha acabado la arena, así que ya no se construye más.
log-agreed = Todos los jugadores han dicho basta, así que ya no se construye más.
log-enough-said = Ya basta, así que no se construye más.
log-used = No quedan losetas, así que ya no se construye más.
log-mended-agreed = Todos los jugadores han dicho basta, así que el conejo corre.
log-mended-enough-said = Ya basta, así que el conejo corre.
log-mended-used = Se han usado los cuatro cambios, así que el conejo corre.
log-quest = La misión «{ $name }» abre la ronda { $n }.
# $name is the character that somebody plays, such as character-ghost
log-cast =
    { $who ->
        [you] Eres { FORM($name, case: "the") }.
       *[other] { $who } es { FORM($name, case: "the") }.
    }
log-right = El laberinto está bien, así que el conejo corre.
# $why is a list of main clauses such as wrong-edges and wrong-way
log-wrong = El laberinto está mal: { $why }.
log-stray = Así que también viene { FORM($bird, case: "the") }.
log-bird = { FORM($bird, case: "the", letter: "capital") } llega a { $at }.
log-perch =
    { $who ->
        [you] Pones { FORM($bird, case: "the") } en { $at }.
       *[other] { $who } pone { FORM($bird, case: "the") } en { $at }.
    }
# $kind is a kind of tile, such as kind-corner
log-lay =
    { $who ->
        [you] Pones { FORM($kind, case: "a") } en { $at }.
       *[other] { $who } pone { FORM($kind, case: "a") } en { $at }.
    }
# $kind is the kind of the new tile
log-exchange =
    { $who ->
        [you] Cambias la loseta de { $at } por { FORM($kind, case: "a") }.
       *[other] { $who } cambia la loseta de { $at } por { FORM($kind, case: "a") }.
    }
log-turn =
    { $who ->
        [you] Giras la loseta de { $at }.
       *[other] { $who } gira la loseta de { $at }.
    }
log-move =
    { $who ->
        [you] Mueves una loseta de { $start } a { $at }.
       *[other] { $who } mueve una loseta de { $start } a { $at }.
    }
log-back =
    { $who ->
        [you] Dejas la loseta de { $at } como estaba.
       *[other] { $who } deja la loseta de { $at } como estaba.
    }
log-swap =
    { $who ->
        [you] Intercambias las losetas de { $start } y { $at }.
       *[other] { $who } intercambia las losetas de { $start } y { $at }.
    }
log-sow =
    { $who ->
        [you] Pones una zanahoria en { $at }.
       *[other] { $who } pone una zanahoria en { $at }.
    }
log-enough =
    { $who ->
        [you] Dices basta.
       *[other] { $who } dice basta.
    }
log-shut-entry = Se pierde la ronda porque no hay loseta en la ENTRADA.
log-shut-exit = Se pierde la ronda porque no hay loseta en la SALIDA.
log-shut-ends = Se pierde la ronda porque no hay loseta en la ENTRADA ni en la SALIDA.
# $dice are one or more pictures, which are read as die-up and so on
log-roll =
    { $who ->
        [you] Tiras: { $dice }.
       *[other] { $who } tira: { $dice }.
    }
log-pass =
    { $who ->
        [you]
            { $n ->
                [one] Pasas y pones { $n } zanahoria en lugar de mover.
               *[other] Pasas y pones { $n } zanahorias en lugar de mover.
            }
       *[other]
            { $n ->
                [one] { $who } pasa y pone { $n } zanahoria en lugar de mover.
               *[other] { $who } pasa y pone { $n } zanahorias en lugar de mover.
            }
    }
log-pass-none =
    { $who ->
        [you] Pasas, pero no quedan zanahorias que poner.
       *[other] { $who } pasa, pero no quedan zanahorias que poner.
    }
log-stay = El conejo no tiene adónde ir y se queda.
log-step =
    { $who ->
        [you] Guías al conejo a { $at }.
       *[other] { $who } guía al conejo a { $at }.
    }
# "It" is the rabbit
log-takes =
    { $n ->
        [one] Encuentra { $n } zanahoria.
       *[other] Encuentra { $n } zanahorias.
    }
# Follows log-takes: one of these carrots is found by the Bandit's power
log-bandit = Una de ellas es del Bandido.
log-ghost =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el conejo salta a { $at }.
       *[other] { $who } usa { FORM($name, case: "the") }: el conejo salta a { $at }.
    }
log-vampire =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el conejo cruza el seto hasta { $at }.
       *[other] { $who } usa { FORM($name, case: "the") }: el conejo cruza el seto hasta { $at }.
    }
log-sailor =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el conejo vuelve a { $at }.
       *[other] { $who } usa { FORM($name, case: "the") }: el conejo vuelve a { $at }.
    }
# $birds is a list of birds, whose dice are rolled
log-clown =
    { $who ->
        [you] Usas { FORM($name, case: "the") } y tiras otra vez por { FORM($birds, case: "the") }.
       *[other] { $who } usa { FORM($name, case: "the") } y tira otra vez por { FORM($birds, case: "the") }.
    }

## $name is the Mummy, which has stopped a bird

log-mummy-owl-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Búho no convierte tres zanahorias en una.
       *[other] { $who } usa { FORM($name, case: "the") }: el Búho no convierte tres zanahorias en una.
    }
log-mummy-hawk-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Halcón no destruye una zanahoria.
       *[other] { $who } usa { FORM($name, case: "the") }: el Halcón no destruye una zanahoria.
    }
log-mummy-crow-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Cuervo no se lleva una zanahoria.
       *[other] { $who } usa { FORM($name, case: "the") }: el Cuervo no se lleva una zanahoria.
    }
log-mummy-seagull-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: la Gaviota no se lleva una zanahoria.
       *[other] { $who } usa { FORM($name, case: "the") }: la Gaviota no se lleva una zanahoria.
    }
log-mummy-bat-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Murciélago no cambia una zanahoria por un pájaro.
       *[other] { $who } usa { FORM($name, case: "the") }: el Murciélago no cambia una zanahoria por un pájaro.
    }
log-mummy-sparrow-carrots =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Gorrión no destruye una zanahoria.
       *[other] { $who } usa { FORM($name, case: "the") }: el Gorrión no destruye una zanahoria.
    }
log-mummy-owl-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Búho no recarga un poder.
       *[other] { $who } usa { FORM($name, case: "the") }: el Búho no recarga un poder.
    }
log-mummy-hawk-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Halcón no devuelve al conejo a la ENTRADA.
       *[other] { $who } usa { FORM($name, case: "the") }: el Halcón no devuelve al conejo a la ENTRADA.
    }
log-mummy-crow-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Cuervo no devuelve lo que lleva.
       *[other] { $who } usa { FORM($name, case: "the") }: el Cuervo no devuelve lo que lleva.
    }
log-mummy-seagull-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: la Gaviota no devuelve lo que lleva.
       *[other] { $who } usa { FORM($name, case: "the") }: la Gaviota no devuelve lo que lleva.
    }
log-mummy-bat-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Murciélago no lleva al conejo a la SALIDA.
       *[other] { $who } usa { FORM($name, case: "the") }: el Murciélago no lleva al conejo a la SALIDA.
    }
log-mummy-sparrow-rabbit =
    { $who ->
        [you] Usas { FORM($name, case: "the") }: el Gorrión no recarga un poder.
       *[other] { $who } usa { FORM($name, case: "the") }: el Gorrión no recarga un poder.
    }

##

log-home =
    { $n ->
        [one] El conejo sale con { $n } zanahoria. Ahora hay { $all } en la despensa.
       *[other] El conejo sale con { $n } zanahorias. Ahora hay { $all } en la despensa.
    }
log-home-empty = El conejo sale con la bolsa vacía.
log-bat = { FORM($bird, case: "the", letter: "capital") } lleva al conejo a la SALIDA.
log-late =
    { $n ->
        [one] Se han acabado los pasos, y se pierde { $n } zanahoria de la bolsa.
       *[other] Se han acabado los pasos, y se pierden { $n } zanahorias de la bolsa.
    }
log-late-empty = Se han acabado los pasos, y la bolsa estaba vacía.
log-hatch = { FORM($bird, case: "the", letter: "capital") } llega a { $at } en lugar de la zanahoria.
log-allow =
    { $who ->
        [you] Dejas actuar { FORM($bird, case: "to") }.
       *[other] { $who } deja actuar { FORM($bird, case: "to") }.
    }
log-first =
    { $who ->
        [you] Dejas volar primero { FORM($bird, case: "to") }.
       *[other] { $who } deja volar primero { FORM($bird, case: "to") }.
    }
log-flies = { FORM($bird, case: "the", letter: "capital") } vuela a { $at }.
# $bird is the Crow or the Seagull, which was named in the sentence before
log-carries =
    { $n ->
        [one] Se lleva { $n } zanahoria.
       *[other] Se lleva { $n } zanahorias.
    }
# $bird is the Crow or the Seagull, which was named in the sentence before
log-gives =
    { $n ->
        [one] Le da al conejo { $n } zanahoria.
       *[other] Le da al conejo { $n } zanahorias.
    }
# "It" is the Hawk
log-chased = Devuelve al conejo a la ENTRADA.
log-readies =
    { $who ->
        [you] Puedes usar otra vez { FORM($name, case: "the") }.
       *[other] { $who } puede usar otra vez { FORM($name, case: "the") }.
    }
# Where the Owl has flown
log-a-0 = Allí tres zanahorias se convierten en una.
# "It" is the Hawk
log-a-1 = Allí destruye una zanahoria.
# Where the Bat has flown
log-a-4 = Allí una zanahoria se convierte en pájaro.
# "It" is the Sparrow
log-a-5 = Allí destruye una zanahoria.

onward-ghost = Toca la loseta a la que salta el conejo.
onward-vampire = Toca la loseta a la que pasa el conejo.
onward-clown = Toca cada dado que vuelves a tirar, y luego el Payaso.
onward-dice = Toca el Payaso para tirar, o más dados.

# $tile is tile-open
foresee-tile = En { $at }: { $tile }
foresee-lift = Levantar la loseta de { $at } para moverla o girarla.
# "It" is a bird
foresee-perch = Llega a { $at }.
# "It" is a carrot
foresee-sow = Va a { $at }.
foresee-edges =
    { $n ->
        [one] { $n } borde no encajará.
       *[other] { $n } bordes no encajarán.
    }
foresee-edges-way =
    { $n ->
        [one] { $n } borde no encajará, pero un camino llevará a la salida.
       *[other] { $n } bordes no encajarán, pero un camino llevará a la salida.
    }
foresee-good = Todos los bordes encajarán.
foresee-good-way = Todos los bordes encajarán, y un camino llevará a la salida.
foresee-step = El conejo va a { $at }.
foresee-step-finds =
    { $n ->
        [one] El conejo va a { $at } y encuentra { $n } zanahoria.
       *[other] El conejo va a { $at } y encuentra { $n } zanahorias.
    }
foresee-step-out =
    { $n ->
        [one] El conejo sale con { $n } zanahoria para la despensa.
       *[other] El conejo sale con { $n } zanahorias para la despensa.
    }
foresee-power = { FORM($name, case: "the", letter: "capital") } lleva al conejo a { $at }, una vez por ronda.
foresee-power-finds =
    { $n ->
        [one] { FORM($name, case: "the", letter: "capital") } lleva al conejo a { $at }, donde encuentra { $n } zanahoria.
       *[other] { FORM($name, case: "the", letter: "capital") } lleva al conejo a { $at }, donde encuentra { $n } zanahorias.
    }
foresee-power-out =
    { $n ->
        [one] { FORM($name, case: "the", letter: "capital") } saca al conejo con { $n } zanahoria para la despensa.
       *[other] { FORM($name, case: "the", letter: "capital") } saca al conejo con { $n } zanahorias para la despensa.
    }
foresee-then-hawk = ¡Después el Halcón devuelve al conejo a la ENTRADA!
foresee-then-bat = Después el Murciélago lleva al conejo a la SALIDA.
foresee-then-late = Después no quedan pasos y se pierde la ronda.
foresee-clown = Tirar otra vez estos dados, una vez por ronda.
# "It" is the bird in $bird
foresee-head = Vuela hacia las zanahorias de { $at }.
foresee-first = { FORM($bird, case: "the", letter: "capital") } vuela primero a { $at }.
foresee-first-nothing = { FORM($bird, case: "the", letter: "capital") } vuela primero a { $at } y allí no cambia nada.
foresee-first-spare-owl-carrots = El Búho vuela primero a { $at } para convertir tres zanahorias en una, si la Momia no lo detiene.
foresee-first-spare-hawk-carrots = El Halcón vuela primero a { $at } para destruir una zanahoria, si la Momia no lo detiene.
foresee-first-spare-crow-carrots = El Cuervo vuela primero a { $at } para llevarse una zanahoria, si la Momia no lo detiene.
foresee-first-spare-seagull-carrots = La Gaviota vuela primero a { $at } para llevarse una zanahoria, si la Momia no la detiene.
foresee-first-spare-bat-carrots = El Murciélago vuela primero a { $at } para cambiar una zanahoria por un pájaro, si la Momia no lo detiene.
foresee-first-spare-sparrow-carrots = El Gorrión vuela primero a { $at } para destruir una zanahoria, si la Momia no lo detiene.
foresee-first-spare-owl-rabbit = El Búho vuela primero a { $at } para recargar un poder, si la Momia no lo detiene.
foresee-first-spare-hawk-rabbit = El Halcón vuela primero a { $at } para devolver al conejo a la ENTRADA, si la Momia no lo detiene.
foresee-first-spare-crow-rabbit = El Cuervo vuela primero a { $at } para devolver lo que lleva, si la Momia no lo detiene.
foresee-first-spare-seagull-rabbit = La Gaviota vuela primero a { $at } para devolver lo que lleva, si la Momia no la detiene.
foresee-first-spare-bat-rabbit = El Murciélago vuela primero a { $at } para llevar al conejo a la SALIDA, si la Momia no lo detiene.
foresee-first-spare-sparrow-rabbit = El Gorrión vuela primero a { $at } para recargar un poder, si la Momia no lo detiene.
foresee-first-bat = { FORM($bird, case: "the", letter: "capital") } vuela primero y lleva al conejo a la SALIDA.
foresee-hatch = En lugar de la zanahoria viene { FORM($bird, case: "the") }.
foresee-ready = Cuando todos estén a punto, se saca la misión y empieza el reloj de arena.
foresee-ready-calm = Cuando todos estén a punto, se saca la misión.
foresee-enough = No pones loseta, y la construcción acaba cuando todos los jugadores seguidos dicen basta.
foresee-enough-repair = No cambias nada, y la carrera empieza cuando todos los jugadores seguidos dicen basta.
foresee-stay = Esto gasta el paso, y la próxima vez el conejo podrá dar la vuelta.
foresee-pass = Pon dos zanahorias sueltas en las losetas que quieras, sin gastar un paso, y después vuelan los pájaros.
foresee-cancel = El pájaro no hace nada, y el poder queda usado para esta ronda.
foresee-allow = El pájaro hace lo que venía a hacer.

## Why a hint says so, while the maze is built and repaired

advice-joins = Une la ENTRADA y la SALIDA.
advice-mends =
    { $n ->
        [one] Arregla { $n } borde que no encaja.
       *[other] Arregla { $n } bordes que no encajan.
    }
advice-carrots =
    { $n ->
        [one] Con ella, el mejor recorrido da { $n } zanahoria más.
       *[other] Con ella, el mejor recorrido da { $n } zanahorias más.
    }
advice-nearer = Acerca el camino a la SALIDA.
advice-way = Está en el camino de la ENTRADA a las zanahorias de { $at }.
advice-way-out = Está en el camino a la SALIDA.
advice-grows = Encaja, y las losetas de la mano pueden seguir desde ahí.
advice-prepares = Así las próximas losetas pueden dejar bien el laberinto.
advice-easier = Facilita la carrera.
advice-lift = Esta loseta puede estar mejor en otro sitio. La próxima pista muestra dónde.
advice-swap = Se cambia por la loseta que hay allí.
advice-back = Donde mejor estaba era allí.
advice-right = El laberinto está bien, y ninguna loseta de la mano lo mejora.
advice-wrong = Ninguna loseta de la mano mejora el laberinto.
advice-mended = Ningún cambio da más zanahorias, y los bordes mal puestos ya no cuestan nada.
advice-most = Conseguir { $goal } zanahorias ya es casi imposible. Así es como más llegan a casa.
advice-given-up = Ningún cambio abre ya un camino a la SALIDA.

## The form of a new match

option-players-title = Jugadores
option-players-help = Todos juegan en un solo equipo. El primer asiento cuenta como el jugador más joven.

option-hourglass-title = Reloj de arena
option-hourglass-1x = Normal
option-hourglass-2x = Doble
option-hourglass-off = Sin reloj
option-hourglass-help = 30, 60 y 90 segundos para construir en las tres rondas, el doble, o sin reloj.

option-characters-title = Personajes
option-characters-choose = A elegir
option-characters-random = Al azar
option-characters-help = Los jugadores eligen personaje, primero el más joven, o lo reciben al azar.

option-birds-title = Pájaros
option-birds-fierce = Los seis
option-birds-gentle = Mansos
option-birds-help = «Mansos» deja fuera el Halcón y el Murciélago, los dos pájaros que se llevan al conejo.

option-quests-title = Misiones
option-quests-challenge = Desafío
option-quests-help = El mazo de misiones. «Desafío» es para expertos: tiene menos zanahorias, así que cada poder y cada vez que se pasa cuentan.

why-pick_tile = Primero elige una loseta de tu mano.
why-no_change = Eso no cambiaría nada.
why-on_tiles = Elige una casilla con una loseta.
# $birds is a list such as "Owl and Crow"
why-which = Toca uno de los pájaros que pueden volar primero: { FORM($birds, case: "the") }.
why-nearest = El pájaro vuela a una de las zanahorias más cercanas. Elige una de estas.
why-used = En esta ronda ya se ha usado { FORM($name, case: "the") }.
why-power_later = Ahora no se puede usar { FORM($name, case: "the") }.
why-turn =
    { $who ->
        [you] Ahora guías tú al conejo, pero en lugar de eso puedes usar tu poder.
       *[other] Ahora { $who } guía al conejo, pero en lugar de eso puedes usar tu poder.
    }
why-here = El conejo ya está aquí.
why-far = Demasiado lejos: el conejo avanza de loseta en loseta.
why-bare = No hay ninguna loseta por la que correr.
why-hedge = Ningún camino lleva allí, porque hay un seto en medio.
why-back = El conejo no puede dar la vuelta sin más.

notice-first = Primero construir, luego correr
notice-first-build = Une ENTRADA y SALIDA; toca una loseta para girarla.
notice-first-edges = Si algún borde no encaja, viene un pájaro más.
notice-first-run = Luego guía al conejo por las zanahorias a la SALIDA.
# $at is a list of squares
notice-bare =
    { $n ->
        [one] No hay loseta en { $at }: se pierde { $n } zanahoria.
       *[other] No hay loseta en { $at }: se pierden { $n } zanahorias.
    }
notice-sand = ¡Se ha acabado la arena!
notice-agreed = Todos han dicho basta
notice-enough-said = Ya basta
notice-used = No quedan losetas
notice-built = Ya no se construye más. Ahora se revisa el laberinto.
notice-right = ¡El laberinto está bien!
notice-run = No viene ningún pájaro más, y el conejo corre.
notice-wrong = El laberinto está mal
notice-stray = Viene un pájaro más. Tenéis cuatro cambios.
notice-runs = ¡El conejo corre!
notice-mended-agreed = Todos han dicho basta.
notice-mended-enough-said = Ya basta.
notice-mended-used = Se han usado los cuatro cambios.
notice-spared = Tenéis cuatro cambios para repararlo.
notice-home =
    { $n ->
        [one] ¡A casa con { $n } zanahoria!
       *[other] ¡A casa con { $n } zanahorias!
    }
notice-lost = Esta ronda se ha perdido
notice-home-empty = A casa, con la bolsa vacía
notice-left =
    { $n ->
        [one] { $n } zanahoria se quedó en el laberinto.
       *[other] { $n } zanahorias se quedaron en el laberinto.
    }
notice-late = Se acabaron los pasos antes de que saliera el conejo.
notice-bag =
    { $n ->
        [one] Se pierde { $n } zanahoria de la bolsa.
       *[other] Se pierden { $n } zanahorias de la bolsa.
    }
notice-store = En la despensa hay { $n } de las { $goal } zanahorias necesarias.

## What is wrong with a maze: as a main clause in a list of them, as a sentence, and in the past.
## The lists follow a colon, or in the past an "and".

wrong-edges =
    { $n ->
        [one] { $n } borde no encaja
       *[other] { $n } bordes no encajan
    }
wrong-entry = no hay loseta en la ENTRADA
wrong-exit = no hay loseta en la SALIDA
wrong-ends = no hay loseta en la ENTRADA ni en la SALIDA
wrong-way = ningún camino lleva de la ENTRADA a la SALIDA
wrong-edges-line =
    { $n ->
        [one] { $n } borde no encaja.
       *[other] { $n } bordes no encajan.
    }
wrong-entry-line = No hay loseta en la ENTRADA.
wrong-exit-line = No hay loseta en la SALIDA.
wrong-ends-line = No hay loseta en la ENTRADA ni en la SALIDA.
wrong-way-line = Ningún camino lleva de la ENTRADA a la SALIDA.
wrong-edges-was =
    { $n ->
        [one] { $n } borde no encajaba
       *[other] { $n } bordes no encajaban
    }
wrong-entry-was = no había loseta en la ENTRADA
wrong-exit-was = no había loseta en la SALIDA
wrong-ends-was = no había loseta en la ENTRADA ni en la SALIDA
wrong-way-was = ningún camino llevaba de la ENTRADA a la SALIDA

## The table of rounds at the end

round-name = { $n }: { $quest }
round-won = Zanahorias guardadas
round-lost = Zanahorias perdidas
round-right-sand = Se acabó la arena y el laberinto estaba bien.
round-right-agreed = Todos dijeron basta y el laberinto estaba bien.
round-right-enough-said = Se dijo basta y el laberinto estaba bien.
round-right-used = Se pusieron todas las losetas y el laberinto estaba bien.
# $why is a list of main clauses such as wrong-edges-was and wrong-way-was
round-wrong-sand = Se acabó la arena y { $why }.
round-wrong-agreed = Todos dijeron basta y { $why }.
round-wrong-enough-said = Se dijo basta y { $why }.
round-wrong-used = Se pusieron todas las losetas y { $why }.
round-faulty-sand = Se acabó la arena y el laberinto estaba mal.
round-faulty-agreed = Todos dijeron basta y el laberinto estaba mal.
round-faulty-enough-said = Se dijo basta y el laberinto estaba mal.
round-faulty-used = Se pusieron todas las losetas y el laberinto estaba mal.
round-home-moves =
    { $n ->
        [one] Salió y sobró { $n } paso.
       *[other] Salió y sobraron { $n } pasos.
    }
round-home-last = Salió con el último paso.
round-home-bat = El Murciélago llevó al conejo a la SALIDA.
round-late = Se acabaron los pasos y se perdió la bolsa.
round-late-empty = Se acabaron los pasos y la bolsa estaba vacía.
round-shut-entry = Al final no había loseta en la ENTRADA, así que el conejo no pudo empezar.
round-shut-exit = Al final no había loseta en la SALIDA, así que el conejo no pudo empezar.
round-shut-ends = Al final no había loseta en la ENTRADA ni en la SALIDA, así que el conejo no pudo empezar.
# Two sentences: $built is round-right-sand and so on, and $ended one of the texts above
round-told = { $built } { $ended }

## Before the match, in the waiting room

question-asks = ¿Quién es más joven?
question-answer =
    { $who ->
        [you] Eres la persona más joven, así que empiezas.
       *[other] { $who } es la persona más joven, así que empieza.
    }

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = ¡Te damos la bienvenida! Clover y tú sois un equipo: ganáis o perdéis juntos. Primero, cada cual elige un personaje con un poder. El Bandido encuentra más zanahorias. Elige el Bandido.
lesson-1-wrong = Todos son útiles, pero en esta lección elige el Bandido, por favor.
lesson-2 = Clover es el Payaso, que puede volver a tirar dados. Cuando todos estén a punto, se saca la misión, se reparten losetas y empieza el reloj de arena. En la primera ronda hay 30 segundos; en esta lección, sin prisas.
lesson-2-wrong = Pulsa «A punto» para empezar.
lesson-3 = Esta es la misión. El conejo entra por la ENTRADA, arriba a la izquierda, y debe llegar a la SALIDA, arriba a la derecha. Habrá tres zanahorias en el centro, una a su derecha y un pájaro abajo a la izquierda.
lesson-4 = Construye un camino que pase por las zanahorias. Empieza donde entra el conejo: elige tu loseta recta, tócala otra vez para que vaya de izquierda a derecha y ponla en la casilla de la ENTRADA.
lesson-4-wrong = Elige la loseta recta, gírala hasta que vaya de izquierda a derecha y toca la casilla de arriba a la izquierda.
lesson-5 = La curva de Clover baja el camino hasta el centro. En cada borde, camino con camino y seto con seto. Elige una curva. Ya está abierta arriba y a la derecha, así que solo tienes que ponerla en el centro.
lesson-5-wrong = Pon una curva en la casilla central, abierta arriba y a la derecha. Cada toque en la loseta la gira un cuarto de vuelta.
lesson-6 = La loseta de Clover sube hacia la SALIDA, donde falta una. Imagina que se acaba la arena: el laberinto está mal y viene también el Cuervo. Eliges su loseta: la ENTRADA. Allí no molesta, porque los pájaros solo actúan adonde vuelan.
lesson-6-wrong = Vale cualquier loseta, pero en esta lección pon el Cuervo en la de la ENTRADA, por favor.
lesson-7 = Ahora puedes reparar el laberinto con hasta cuatro cambios y sin reloj: girar o mover una loseta, intercambiar dos o poner una de tu mano. Pon en la SALIDA la curva que falta, abierta abajo y a la derecha.
lesson-7-wrong = Elige una curva de tu mano, abierta abajo y a la derecha, y ponla en la casilla de arriba a la derecha.
lesson-8 = Ya hay salida. Quedan tres cambios, pero no los necesitas. Clover dice basta, así que dilo tú también.
lesson-8-wrong = Más cambios no ayudarían. Di basta y empieza la carrera.
lesson-9 = ¡Empieza la carrera! En cada turno tiras los dados de los pájaros, el conejo avanza una loseta y luego vuelan los pájaros. Clover guio al conejo a la derecha, el Búho voló hacia arriba y el Cuervo lo siguió. Te toca. ¡Tira!
lesson-9-wrong = Primero tira los dados de los pájaros.
lesson-10 = Una vez por ronda, un jugador puede pasar en lugar de mover. Pones dos zanahorias más y no gastas ningún paso, pero los pájaros vuelan. Tienes 10 pasos y bastan unos pocos, así que pasa.
lesson-10-wrong = El conejo tiene tiempo. Pulsa «Pasar» y habrá más zanahorias que llevar a casa.
lesson-11 = Puedes poner las dos zanahorias en las losetas que quieras. La SALIDA es buen sitio: los pájaros están lejos y el conejo va allí de todos modos. Pon ahí la primera.
lesson-11-wrong = También vale. Pero ponla en la loseta de la SALIDA, donde no hay ningún pájaro cerca.
lesson-12 = Ahora los dos pájaros vuelan a las tres zanahorias, y tú eliges cuál va primero. El Búho las convertiría en una. El Cuervo se llevaría el manojo entero, y el conejo puede recuperarlo. Toca el Cuervo.
lesson-12-wrong = Si el Búho vuela primero, solo queda una zanahoria para el Cuervo. Deja que vuele primero el Cuervo.
lesson-13 = Clover guio al conejo hasta el Cuervo y recuperó las tres zanahorias. Hay otra a la derecha del conejo. Si se acaban los pasos antes de llegar a la SALIDA, se pierde la bolsa. Guíalo a la derecha.
lesson-13-wrong = Sigue el camino a la derecha, donde hay una zanahoria. El conejo no puede dar la vuelta sin más.
lesson-14 = Has encontrado una más por ser el Bandido, y dos esperaban en la SALIDA. ¡Ya hay 7 en la despensa! Son tres rondas, con laberintos más grandes y más pájaros. Ganáis con 20 zanahorias, o con 25 si sois cuatro o más.
