### Yes! Broccoli! en español. Los mazos que escribe la gente tienen sus propios nombres y textos.

# In one line, for the lobby
tagline = Puja por el brócoli, esquiva el refresco y deja el dónut para los demás.

# A player's name by itself
seat-name = { $who }
seat-red =
    { $case ->
        [of] de Rojo
        [to] a Rojo
        [with] con Rojo
       *[other] Rojo
    }
seat-blue =
    { $case ->
        [of] de Azul
        [to] a Azul
        [with] con Azul
       *[other] Azul
    }
seat-purple =
    { $case ->
        [of] de Morado
        [to] a Morado
        [with] con Morado
       *[other] Morado
    }
seat-green =
    { $case ->
        [of] de Verde
        [to] a Verde
        [with] con Verde
       *[other] Verde
    }
seat-orange =
    { $case ->
        [of] de Naranja
        [to] a Naranja
        [with] con Naranja
       *[other] Naranja
    }

## The foods of the standard deck

food-name-broccoli = Brócoli
food-name-spinach = Espinacas
food-name-kale = Col rizada
food-name-carrot = Zanahoria
food-name-sweet-potato = Boniato
food-name-blueberries = Arándanos
food-name-beans = Judías
food-name-tomato = Tomate
food-name-mushroom = Champiñón
food-name-banana = Plátano
food-name-apple = Manzana
food-name-corn = Maíz
food-name-rice = Arroz
food-name-cheese = Queso
food-name-crisps = Chips
food-name-fries = Fritas
food-name-ice-cream = Helado
food-name-sweets = Golosinas
food-name-doughnut = Dónut
food-name-soda = Refresco

## Its powers. A card has the text in two lines, which are in -1 and -2, of about 22 letters each.
## A line that is not needed is { "" }.

power-name-picky-eater = Tiquismiquis
power-text-picky-eater = Suma 3 a una puja
power-text-picky-eater-1 = Suma 3
power-text-picky-eater-2 = a una puja
power-name-super-hungry = Hambre canina
power-text-super-hungry = Dobla una puja
power-text-super-hungry-1 = Dobla
power-text-super-hungry-2 = una puja
power-name-too-busy-to-eat = Con prisas
power-text-too-busy-to-eat = La puja más baja se sirve primero
power-text-too-busy-to-eat-1 = La puja más baja
power-text-too-busy-to-eat-2 = se sirve primero
power-name-full-already = Ya no me cabe
power-text-full-already = Resta 3 a una puja
power-text-full-already-1 = Resta 3
power-text-full-already-2 = a una puja
power-name-half-portion = Media ración
power-text-half-portion = Una puja vale la mitad, redondeada hacia abajo
power-text-half-portion-1 = Una puja vale la mitad,
power-text-half-portion-2 = redondeada hacia abajo
power-name-extra-greens = Más verdura
power-text-extra-greens = El brócoli de una puja suma a su valor
power-text-extra-greens-1 = El brócoli de una puja
power-text-extra-greens-2 = suma a su valor
power-name-trade-lunches = Cambio de platos
power-text-trade-lunches = Dos jugadores se cambian las pujas
power-text-trade-lunches-1 = Dos jugadores se
power-text-trade-lunches-2 = cambian las pujas
power-name-change-my-order = Mejor otra cosa
power-text-change-my-order = Retira tu puja y juega otra
power-text-change-my-order-1 = Retira tu puja
power-text-change-my-order-2 = y juega otra
power-name-play-with-your-food = Jugar con la comida
power-text-play-with-your-food = Un alimento de tu montón pasa a ser tu puja
power-text-play-with-your-food-1 = Un alimento tuyo
power-text-play-with-your-food-2 = pasa a ser tu puja
power-name-send-it-back = Devolver el plato
power-text-send-it-back = Se va un alimento: roba dos y elige uno
power-text-send-it-back-1 = Se va un alimento:
power-text-send-it-back-2 = roba dos y elige uno
power-name-clear-the-table = Recoger la mesa
power-text-clear-the-table = Se van todos los alimentos: roba uno de más y descarta uno
power-text-clear-the-table-1 = Se van todos: roba uno
power-text-clear-the-table-2 = de más y descarta uno
power-name-spilled-milk = Leche derramada
power-text-spilled-milk = Descarta un alimento de cualquier montón
power-text-spilled-milk-1 = Descarta un alimento
power-text-spilled-milk-2 = de cualquier montón
power-name-swap-desserts = Cambio de postres
power-text-swap-desserts = Cambia un alimento con otro jugador
power-text-swap-desserts-1 = Cambia un alimento
power-text-swap-desserts-2 = con otro jugador
power-name-no-thank-you = No, gracias
power-text-no-thank-you = Anula el poder que se acaba de jugar
power-text-no-thank-you-1 = Anula el poder que
power-text-no-thank-you-2 = se acaba de jugar

##

food-label = { $food }, vale { $value }
# A food with its points, where it is named in a sentence: "Carrot (14)"
food-worth = { $food } ({ $value })

bid-label = puja { $value } de color { $colour } con { $n } de brócoli
bid-own = Puja { $value }, con { $n } de brócoli
bid-dealt = Puja { $value } de color { $colour }, con { $n } de brócoli
bid-food = { $food } como puja, vale { $value }
bid-hidden = { $seat }: una puja boca abajo
bid-none = { $seat }: aún sin puja
bid-changed = { $was } → { $now }

# A power card: $text is what it does, such as power-text-picky-eater
power-label-answer = { $power }: { $text }. Puedes jugarlo justo después de un poder.
power-label-served = { $power }: { $text }. Puedes jugarlo antes de pujar.
power-label-revealed = { $power }: { $text }. Puedes jugarlo tras revelar.
power-label-eaten = { $power }: { $text }. Puedes jugarlo tras una comida.
power-label-served-revealed = { $power }: { $text }. Puedes jugarlo antes o después de pujar.
power-label-served-eaten = { $power }: { $text }. Puedes jugarlo antes de pujar y tras una comida.
power-label-revealed-eaten = { $power }: { $text }. Puedes jugarlo desde que se revelan las pujas.
power-label-served-revealed-eaten = { $power }: { $text }. Puedes jugarlo en cualquier momento.
power-with-text = { $power } ({ $text })

## When a power can be played, in few words for a card

times-answer = justo tras un poder
times-served = antes de pujar
times-revealed = tras revelar
times-eaten = tras una comida
times-served-revealed = antes o tras pujar
times-served-eaten = antes de pujar, tras comer
times-revealed-eaten = desde que se revela
times-served-revealed-eaten = en todo momento

# $seat is a player's name, and $text what the power does
play-label = { $power }, jugado por { FORM($seat, case: "by") }: { $text }
play-undone = { $power }, jugado por { FORM($seat, case: "by") } y anulado: { $text }

deck-left =
    { $n ->
        [one] mazo: queda { $n }
       *[other] mazo: quedan { $n }
    }
deck-top = siguiente: { $foods }
# A list of names or numbers: $rest can have more of them
cards-more = { $first }, { $rest }
# The same for numbers in little room
cards-short = { $first } { $rest }
deck-phone = { $when } · { $left }

when-round = Ronda { $round } de 8
when-meal = Comida { $meal }/{ $meals }, ronda { $round }/8

offer-title = { $power }: cartas recién robadas

rank-1 = 1.º
rank-2 = 2.º
rank-3 = 3.º
rank-4 = 4.º
rank-5 = 5.º
rank-icons = más brócoli
rank-powers = menos poderes
rank-age = más joven
rank-strength = fuerza

rank-low-first = La más baja se sirve primero
rank-low-first-short = Primero la más baja

eaten-meal = Comida { $n }
eaten-title = Fin de la comida { $n }
eaten-total = { $n } en total

pile-points =
    { $n ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pile-meal = { $points } en esta comida
pile-points-first = { $points } { $seat }
pile-points-only = { $points }
pile-food = { $seat }: { $food }, vale { $value }

own-bids = TUS PUJAS
own-over = Alimentos de la última comida, puntos de todas
own-eaten = Estos alimentos son de esta comida.

## Piles that players can look at: their own played bids, and everyone's played powers. $cards is a
## list with cards-more, or cards-short in discards-name and discards-low.

discards-name = Pujas jugadas: { $cards }
discards-low = Pujas: { $cards }
discards-label = Tu pila de descartes: { $cards }. Solo la ves tú.
discards-empty = Ninguna puja aún
discards-empty-low = Ninguna
discards-empty-label = Tu pila de descartes está vacía. Solo la ves tú.

spent-name = Poderes jugados: { $n }
spent-low = Poderes: { $n }
spent-label =
    { $n ->
        [one] { $n } poder jugado en esta comida: { $cards }.
       *[other] { $n } poderes jugados en esta comida: { $cards }.
    }
spent-empty = Ningún poder aún
spent-empty-low = Sin poderes
spent-empty-label = En esta comida no se ha jugado ningún poder.

prompt-dealing = Se reparten las cartas.
prompt-serving = Se sirve la comida.
prompt-bid = Elige una puja. La más alta se sirve primero.
prompt-bid-low = Elige una puja. La más baja se sirve primero.
prompt-bidding = Todos están eligiendo una puja.
prompt-take = Elige un alimento y sírvete.
prompt-taking =
    { $who ->
        [you] Eliges un alimento.
       *[other] { $who } está eligiendo un alimento.
    }
prompt-play-first-served = Puedes usar cada poder amarillo una vez. Toca uno iluminado, o pasa.
prompt-play-first-revealed = Puedes cambiar este orden con un poder. Toca una carta iluminada, o pasa.
prompt-play-served = ¿Jugar un poder antes de las pujas? Toca una carta, o pasa.
prompt-play-revealed = ¿Jugar un poder antes de servirse? Toca una carta, o pasa.
prompt-play-eaten = ¿Jugar un poder antes de puntuar la comida? Toca una carta, o pasa.
# $power is the power that was just played
prompt-play-answer = ¿Jugar un poder tras { $power }? Toca una carta, o pasa.
prompt-window = No te quedan cartas de poder. Quizá los demás jueguen una.
prompt-window-other = Ahora se pueden jugar cartas de poder.
prompt-showing = Se está jugando un poder.
prompt-aiming =
    { $who ->
        [you] Juegas { $power }.
       *[other] { $who } juega { $power }.
    }

## $power comes with what it does: "Picky Eater (Add 3 to any one bid)"

aim-bid = { $power }: elige una puja.
aim-swap = { $power }: elige la primera puja.
aim-swap-again = { $power }: elige la otra puja.
aim-card = { $power }: elige una carta de puja.
aim-own-food = { $power }: elige un alimento de tu montón.
aim-other-food = { $power }: elige el alimento que quieres a cambio.
aim-send-back = { $power }: elige el alimento que devuelves.
aim-keep = { $power }: elige el alimento que ocupa su lugar.
aim-leave-out = { $power }: elige el alimento que descartas.
aim-discard = { $power }: elige un alimento de cualquier montón.

status-points =
    { $n ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
status-meals = ({ $scores })
status-power =
    { $case ->
        [the] la carta de poder
       *[other] una carta de poder
    }

# $what is one picture of a food or several: "Carrot (14), Soda (−8) and Kale (15)"
log-served = La cocina sirve { $what }.
# $bids is a list of log-bid, one for each player
log-bids = Se descubren las pujas: { $bids }.
# $who is a picture of a player, and log-bid-who is what is read instead of it. $n is the bid.
log-bid = { $who } { $n }
log-bid-who =
    { $who ->
        [you] pujas
       *[other] { $who } puja
    }
# $n is the value of a bid card
log-keeps =
    { $who ->
        [you] Te guardas el { $n } para luego.
       *[other] { $who } se guarda el { $n } para luego.
    }
log-tie-icons = El empate es para quien tiene más brócoli.
log-tie-powers = El empate es para quien tiene menos poderes.
log-tie-age = El empate es para quien es más joven.
# $power is a power, mostly with its text: power-with-text
log-plays =
    { $who ->
        [you] Juegas { $power }.
       *[other] { $who } juega { $power }.
    }
## In the next texts, $what is a picture of a food, which is read as food-worth.

log-draws =
    { $who ->
        [you] Robas { $what }.
       *[other] { $who } roba { $what }.
    }
log-takes =
    { $who ->
        [you] Te sirves { $what }.
       *[other] { $who } se sirve { $what }.
    }
# Somebody gets the only food that the others have left
log-takes-last =
    { $who ->
        [you] Te toca lo que queda: { $what }.
       *[other] Lo que queda es para { FORM($who, case: "by") }: { $what }.
    }
log-sends-back =
    { $who ->
        [you] Devuelves { $what }.
       *[other] { $who } devuelve { $what }.
    }
log-leaves-out =
    { $who ->
        [you] Descartas { $what }.
       *[other] { $who } descarta { $what }.
    }

##

# $scores is a list of log-score, one for each player
log-meal = La comida { $n } ha terminado: { $scores }.
# $who is a picture of a player, and log-score-who is what is read instead of it. $n are the points.
log-score = { $who } { $n }
log-score-who =
    { $who ->
        [you] sumas
       *[other] { $who } suma
    }

## What powers did. $power is the name of a power, and $food, $gone and $kept are food-worth.

# $sum is a calculation: "4 + 3 = 7"
did-bid =
    { $who ->
        [you]
            { $owner ->
                [you] Con { $power } cambias tu puja: { $sum }.
               *[other] Con { $power } cambias la puja { FORM($owner, case: "of") }: { $sum }.
            }
       *[other]
            { $owner ->
                [you] Con { $power }, { $who } cambia tu puja: { $sum }.
               *[other] Con { $power }, { $who } cambia la puja { FORM($owner, case: "of") }: { $sum }.
            }
    }
did-swap =
    { $who ->
        [you] Con { $power } intercambias { $one ->
            [you] tu { $value }
           *[other] el { $value } { FORM($one, case: "of") }
        } y { $other ->
            [you] tu { $instead }
           *[other] el { $instead } { FORM($other, case: "of") }
        }.
       *[other] Con { $power }, { $who } intercambia { $one ->
            [you] tu { $value }
           *[other] el { $value } { FORM($one, case: "of") }
        } y { $other ->
            [you] tu { $instead }
           *[other] el { $instead } { FORM($other, case: "of") }
        }.
    }
did-card =
    { $who ->
        [you] Con { $power }, tu puja pasa a ser { $value }.
       *[other] Con { $power }, la puja { FORM($who, case: "of") } pasa a ser { $value }.
    }
# A food of a pile is the bid now
did-food-bid =
    { $who ->
        [you] Con { $power } pujas con { $food }.
       *[other] Con { $power }, { $who } puja con { $food }.
    }
did-one-food =
    { $who ->
        [you] Con { $power } cambias { $gone } por { $kept }.
       *[other] Con { $power }, { $who } cambia { $gone } por { $kept }.
    }
did-all-foods =
    { $who ->
        [you] Con { $power } traes alimentos nuevos, sin { $food }.
       *[other] Con { $power }, { $who } trae alimentos nuevos, sin { $food }.
    }
did-discard =
    { $who ->
        [you]
            { $owner ->
                [you] Con { $power } quitas { $food } de tu montón.
               *[other] Con { $power } quitas { $food } del montón { FORM($owner, case: "of") }.
            }
       *[other]
            { $owner ->
                [you] Con { $power }, { $who } quita { $food } de tu montón.
               *[other] Con { $power }, { $who } quita { $food } del montón { FORM($owner, case: "of") }.
            }
    }
# $food is given, and $instead is got for it from $owner
did-exchange =
    { $who ->
        [you] Con { $power } das { $food } y recibes { $instead } { FORM($owner, case: "of") }.
       *[other] Con { $power }, { $who } da { $food } y recibe { $instead } { FORM($owner, case: "of") }.
    }
did-reverse =
    { $who ->
        [you] Con { $power } haces que la puja más baja se sirva primero.
       *[other] Con { $power }, { $who } hace que la puja más baja se sirva primero.
    }
# $other is another power
did-undo =
    { $who ->
        [you] Con { $power } anulas { $other }.
       *[other] Con { $power }, { $who } anula { $other }.
    }
# $other is a power that was undone before
did-revive =
    { $who ->
        [you] Con { $power } haces que { $other } vuelva a contar.
       *[other] Con { $power }, { $who } hace que { $other } vuelva a contar.
    }

# $food is a picture of a food, and $now and $then are points without it and with it
foresee-points =
    { $then ->
        [one] { $food } { $now } → { $then } punto
       *[other] { $food } { $now } → { $then } puntos
    }
# $food is a picture of a food
foresee-worth = { $food } vale { $value }
foresee-swap = Después, elige la otra puja.
# $was, $now and $place are ordinals such as rank-1
foresee-place = Tu lugar al servirte: { $was } → { $now }.
foresee-same = Tu lugar al servirte sigue siendo el { $place }.

won-most =
    { $who ->
        [you]
            { $n ->
                [one] Ganas con { $points } punto.
               *[other] Ganas con { $points } puntos.
            }
       *[other]
            { $n ->
                [one] { $who } gana con { $points } punto.
               *[other] { $who } gana con { $points } puntos.
            }
    }
won-tied =
    { $who ->
        [you]
            { $n ->
                [one] Ganas con { $points } punto, por ser más joven que quien empata contigo.
               *[other] Ganas con { $points } puntos, por ser más joven que quien empata contigo.
            }
       *[other]
            { $n ->
                [one] { $who } gana con { $points } punto: el empate es para la persona más joven.
               *[other] { $who } gana con { $points } puntos: el empate es para la persona más joven.
            }
    }
won-best =
    { $n ->
        [one] Tu mejor resultado hasta ahora: { $n } punto; antes, { $before }.
       *[other] Tu mejor resultado hasta ahora: { $n } puntos; antes, { $before }.
    }

## Hints for bids

advice-both = { $first } { $then }
advice-brings =
    { $stake ->
        [one] Entre el mejor alimento y el peor hay { $stake } punto de diferencia. De media, esta puja consigue un alimento que vale { $n }, y tu { $other } uno que vale { $instead }.
       *[other] Entre el mejor alimento y el peor hay { $stake } puntos de diferencia. De media, esta puja consigue un alimento que vale { $n }, y tu { $other } uno que vale { $instead }.
    }
advice-worth = Es más de lo normal, así que merece una puja fuerte.
advice-save = Guarda tus pujas fuertes para rondas en las que ganen más.
advice-same = Aquí todos los alimentos valen lo mismo, así que basta una puja floja.
advice-alike =
    { $n ->
        [one] Hay { $n } puja más casi igual de buena.
       *[other] Hay { $n } pujas más casi igual de buenas.
    }
advice-hardly =
    { $n ->
        [one] Da casi igual lo que elijas: hay { $n } puja más casi igual de buena. Si gastas ahora una puja fuerte, luego la echarás de menos.
       *[other] Da casi igual lo que elijas: hay { $n } pujas más casi igual de buenas. Si gastas ahora una puja fuerte, luego la echarás de menos.
    }

## The form of a new match

option-players-title = Jugadores
option-players-help = El número de jugadores.

option-game-title = Juego
option-game-basic = Básico
option-game-advanced = Avanzado
option-game-help = Una comida de ocho rondas, o tres comidas con cartas de poder.

option-one_of_each-title = Una de cada
option-one_of_each-help = Para dos jugadores: el mazo de alimentos tiene una sola carta de cada tipo.

option-dealt_bids-title = Pujas repartidas
option-dealt_bids-help = En cada comida se barajan todas las cartas de puja y cada jugador recibe ocho.

option-handicap-title = Ventaja
option-handicap-help = Ayuda a un jugador: en su mano, un nueve sustituye al uno. En el juego avanzado puede recibir además más poderes.
option-handicap-nine = Un nueve
option-handicap-plus = Más poderes

option-age_order-title = Orden de edad
option-age_order-help = De mayor a menor edad. Los empates son para quien sea más joven.

option-deck-title = Mazo
option-deck-help = Los alimentos y poderes del juego.

why-bid = Primero puja: elige una de tus cartas de puja.
why-take = Sírvete uno de los alimentos de la mesa.
why-aim = Elige un objetivo para { $power }.
why-cancel = { $power } anula el poder que se acaba de jugar, y no hay ninguno.
why-when-served = { $power } solo se puede jugar antes de las pujas.
why-when-revealed = { $power } solo se puede jugar después de revelar las pujas.
why-when-eaten = { $power } solo se puede jugar al final de una comida.
why-when-served-revealed = { $power } solo se puede jugar antes de las pujas y después de revelarlas.
why-when-served-eaten = { $power } solo se puede jugar antes de las pujas y al final de una comida.
why-when-revealed-eaten = { $power } solo se puede jugar después de revelar las pujas y al final de una comida.
why-when-served-revealed-eaten = { $power } solo se puede jugar antes de las pujas, después de revelarlas y al final de una comida.
why-nothing_there = { $power } no cambiaría nada ahora.

## Before the match, in the waiting room

question-asks = ¿Quién tiene más edad, y quién va después?
question-answer = De mayor a menor edad: { $who }. Los empates son para quien sea más joven.

## How the champions play this game

champion-1-style = Generoso: juega pronto sus cartas buenas.

champion-2-style = Glotón: gasta su mejor carta en el primer alimento bueno.

champion-3-style = Ahorrador: guarda cartas fuertes y poderes para las últimas rondas.

champion-4-style = Planea hasta el final, y guarda los poderes hasta que compensan.

champion-5-style = Piensa toda la comida antes de cada puja.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = ¡A cenar! En cada una de las ocho rondas hay un alimento por jugador. La comida sana da puntos, y las golosinas y el refresco los quitan. Gana quien tenga más puntos.
lesson-2 = El brócoli vale 18 puntos, más que ningún otro alimento. El refresco quita 8. Cada uno tiene que quedarse con uno de los dos. ¿Quién se sirve primero?
lesson-3 = Lo deciden las pujas. Tienes las cartas del 1 al 8, y Bumble también. Cada uno elige una en secreto, y la más alta se sirve primero. Hay mucho en juego, así que puja tu 8.
lesson-3-wrong = Entre estos dos alimentos hay 26 puntos de diferencia. Eso merece tu carta más alta, el 8.
lesson-4 = Tu 8 gana al 5, así que te sirves primero. ¡Adelante!
lesson-4-wrong = ¿Seguro? Déjale el refresco a Bumble y sírvete el brócoli.
lesson-5 = Los dos alimentos siguientes son casi iguales: 8 y 7 puntos. Y cada carta de puja solo se juega una vez por comida. Buen momento para librarte de tu 1.
lesson-5-wrong = Aquí, ir primero solo vale 1 punto. Guarda esa carta para luego y puja tu 1.
lesson-6 = Bumble ha gastado un 7 para ir primero, por un punto más. El último se queda con lo que hay, así que te tocó la manzana. ¡Te has guardado una buena carta!
lesson-7 = Ahora, la regla difícil. Si dos pujas son iguales, va primero la carta con más brócolis pequeños. Tu 4 tiene cinco, más que el 4 de Bumble. ¡Juégalo!
lesson-7-wrong = También podría servir. Pero mira el 4: tiene cinco brócolis pequeños. Pruébalo en un empate.
lesson-8 = ¡Cuatro contra cuatro! La carta de Bumble tiene tres brócolis, y la tuya cinco. Así que te sirves primero. Las espinacas dan 16 puntos, y las fritas quitan 3.
lesson-8-wrong = Las espinacas valen 16 puntos. Las fritas te quitarían 3.
lesson-9 = Las pujas jugadas están boca abajo, pero todos las vieron. Si recuerdas lo que les queda a los demás, sabes cuándo una carta alta es segura.
lesson-10 = La última ronda. A Bumble solo le queda el 6, y tú te has guardado el 7. Así que no puedes perder esta. Juégalo.
lesson-10-wrong = Solo te queda una carta, tu 7. Juégala.
lesson-11 = Siete gana a seis, como sabías. Sírvete tu último alimento.
lesson-11-wrong = Los arándanos valen 12 puntos. Deja el dónut donde está.
lesson-12 = Se acabó la cena y tienes más puntos: ¡has ganado! El juego avanzado tiene tres comidas y cartas de poder que ponen patas arriba pujas y alimentos.
