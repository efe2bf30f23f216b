### Pyramid Shambo en español. En la crónica, las manos y las piezas son dibujos pequeños con nombre.
### A pyramid is feminine and has its article in FORM($piece, case: "the") or "a".

# In one line, for the lobby
tagline = Piedra, papel o tijeras con pirámides en juego: aguanta hasta el final.

won =
    { $who ->
        [you]
            { $n ->
                [one] Has aguantado hasta el final y ganas tras { $n } turno.
               *[other] Has aguantado hasta el final y ganas tras { $n } turnos.
            }
       *[other]
            { $n ->
                [one] { $who } ha aguantado hasta el final y gana tras { $n } turno.
               *[other] { $who } ha aguantado hasta el final y gana tras { $n } turnos.
            }
    }

player-name = { $who }
player-red =
    { $case ->
        [of] de Rojo
        [to] a Rojo
        [with] con Rojo
       *[other] Rojo
    }
player-yellow =
    { $case ->
        [of] de Amarillo
        [to] a Amarillo
        [with] con Amarillo
       *[other] Amarillo
    }
player-green =
    { $case ->
        [of] de Verde
        [to] a Verde
        [with] con Verde
       *[other] Verde
    }
player-blue =
    { $case ->
        [of] de Azul
        [to] a Azul
        [with] con Azul
       *[other] Azul
    }
player-black =
    { $case ->
        [of] de Negro
        [to] a Negro
        [with] con Negro
       *[other] Negro
    }
player-purple =
    { $case ->
        [of] de Morado
        [to] a Morado
        [with] con Morado
       *[other] Morado
    }
player-orange =
    { $case ->
        [of] de Naranja
        [to] a Naranja
        [with] con Naranja
       *[other] Naranja
    }
player-clear =
    { $case ->
        [of] de Transparente
        [to] a Transparente
        [with] con Transparente
       *[other] Transparente
    }
player-cyan =
    { $case ->
        [of] de Cian
        [to] a Cian
        [with] con Cian
       *[other] Cian
    }
player-white =
    { $case ->
        [of] de Blanco
        [to] a Blanco
        [with] con Blanco
       *[other] Blanco
    }

piece-1 =
    { $case ->
        [the] la pequeña { FORM($colour, gender: "feminine") }
        [a] una pequeña { FORM($colour, gender: "feminine") }
       *[other] pequeña { FORM($colour, gender: "feminine") }
    }
piece-2 =
    { $case ->
        [the] la mediana { FORM($colour, gender: "feminine") }
        [a] una mediana { FORM($colour, gender: "feminine") }
       *[other] mediana { FORM($colour, gender: "feminine") }
    }
piece-3 =
    { $case ->
        [the] la grande { FORM($colour, gender: "feminine") }
        [a] una grande { FORM($colour, gender: "feminine") }
       *[other] grande { FORM($colour, gender: "feminine") }
    }
piece-plain = { $piece }
piece-one = { FORM($piece, case: "a") }

throw-rock =
    { $case ->
        [the] la piedra
       *[other] piedra
    }
throw-paper =
    { $case ->
        [the] el papel
       *[other] papel
    }
throw-scissors =
    { $case ->
        [the] las tijeras
       *[other] tijeras
    }
throw-by =
    { $who ->
        [you] Sacas { $throw }
       *[other] { $who } saca { $throw }
    }
throw-choose = Sacar { $throw }

throw-name-rock = Piedra
throw-name-paper = Papel
throw-name-scissors = Tijeras

place-out = fuera
place-is_out =
    { $who ->
        [you] Estás fuera
       *[other] { $who } está fuera
    }
place-in =
    { $who ->
        [you]
            { $n ->
                [one] Tienes { $n } punto
               *[other] Tienes { $n } puntos
            }
       *[other]
            { $n ->
                [one] { $who } tiene { $n } punto
               *[other] { $who } tiene { $n } puntos
            }
    }
place-active =
    { $n ->
        [one] Turno { FORM($who, case: "of") }: { $n } punto
       *[other] Turno { FORM($who, case: "of") }: { $n } puntos
    }
place-piece =
    { $who ->
        [you] { $piece }, tuya
       *[other] { $piece }, { FORM($who, case: "of") }
    }

felt-naming =
    { $who ->
        [you] Eliges rival
       *[other] { $who } elige rival
    }
felt-throwing =
    { $challenger ->
        [you] Retas { FORM($challenged, case: "to") }
       *[other]
            { $challenged ->
                [you] { $challenger } te reta
               *[other] { $challenger } reta { FORM($challenged, case: "to") }
            }
    }
felt-showdown = Duelo final: ¡se paga el doble!
felt-tied =
    { $challenger ->
        [you] Empate: { $challenged } y tú sacáis otra vez
       *[other]
            { $challenged ->
                [you] Empate: { $challenger } y tú sacáis otra vez
               *[other] Empate: { $challenger } y { $challenged } sacan otra vez
            }
    }
felt-owes =
    { $payer ->
        [you]
            { $n ->
                [one] Pagas { $n } punto { FORM($payee, case: "to") }
               *[other] Pagas { $n } puntos { FORM($payee, case: "to") }
            }
       *[other]
            { $payee ->
                [you]
                    { $n ->
                        [one] { $payer } te paga { $n } punto
                       *[other] { $payer } te paga { $n } puntos
                    }
               *[other]
                    { $n ->
                        [one] { $payer } paga { $n } punto { FORM($payee, case: "to") }
                       *[other] { $payer } paga { $n } puntos { FORM($payee, case: "to") }
                    }
            }
    }
felt-bonus =
    { $payer ->
        [you]
            { $n ->
                [one] Premio por eliminar: pagas { $n } punto { FORM($payee, case: "to") }
               *[other] Premio por eliminar: pagas { $n } puntos { FORM($payee, case: "to") }
            }
       *[other]
            { $payee ->
                [you]
                    { $n ->
                        [one] Premio por eliminar: { $payer } te paga { $n } punto
                       *[other] Premio por eliminar: { $payer } te paga { $n } puntos
                    }
               *[other]
                    { $n ->
                        [one] Premio por eliminar: { $payer } paga { $n } punto { FORM($payee, case: "to") }
                       *[other] Premio por eliminar: { $payer } paga { $n } puntos { FORM($payee, case: "to") }
                    }
            }
    }
felt-change =
    { $payer ->
        [you]
            { $n ->
                [one] Pagas { $n } punto { FORM($payee, case: "to") }, con cambio
               *[other] Pagas { $n } puntos { FORM($payee, case: "to") }, con cambio
            }
       *[other]
            { $payee ->
                [you]
                    { $n ->
                        [one] { $payer } te paga { $n } punto, con cambio
                       *[other] { $payer } te paga { $n } puntos, con cambio
                    }
               *[other]
                    { $n ->
                        [one] { $payer } paga { $n } punto { FORM($payee, case: "to") }, con cambio
                       *[other] { $payer } paga { $n } puntos { FORM($payee, case: "to") }, con cambio
                    }
            }
    }
felt-swap =
    { $who ->
        [you] Necesitas cambio de otro jugador
       *[other] { $who } necesita cambio de otro jugador
    }
felt-over =
    { $who ->
        [you] ¡Ganas!
       *[other] ¡Gana { $who }!
    }
felt-tie = ¡Empate!
felt-fee =
    { $n ->
        [one] tarifa: { $n } punto
       *[other] tarifa: { $n } puntos
    }
felt-stake =
    { $n ->
        [one] Quien pierda ahora paga { $n } punto. Cada empate sube la tarifa.
       *[other] Quien pierda ahora paga { $n } puntos. Cada empate sube la tarifa.
    }
felt-was_tied =
    { $n ->
        [one] Empate a { $n } punto. La próxima vale más.
       *[other] Empate a { $n } puntos. La próxima vale más.
    }
felt-shake = Un, dos, tres…
felt-is_out =
    { $who ->
        [you] ¡Quedas fuera!
       *[other] ¡{ $who } queda fuera!
    }
felt-colour_leaves =
    { $who ->
        [you] Se va tu color
       *[other] Se va el color { FORM($who, case: "of") }
    }
felt-go = ya
felt-lacks =
    { $n ->
        [one] falta { $n } punto por pagar
       *[other] faltan { $n } puntos por pagar
    }
felt-back =
    { $n ->
        [one] { $n } punto de vuelta
       *[other] { $n } puntos de vuelta
    }
felt-first = primera pieza del canje
felt-complete = todo pagado
felt-paid = pagado
felt-swapped = canjeado
felt-put_in = { $piece }, puesta
felt-here = pago
felt-offer = poner { FORM($piece, case: "the") }

felt-goal-win = Gana a piedra, papel o tijeras y llévate puntos.
felt-goal-out = Sin puntos quedas fuera. Gana quien aguante.

felt-beat-rock = La piedra gana a las tijeras
felt-beat-paper = El papel gana a la piedra
felt-beat-scissors = Las tijeras ganan al papel

prompt-name = Tu turno: elige a quién retar
prompt-naming =
    { $who ->
        [you] Eliges rival
       *[other] { $who } está eligiendo rival
    }
prompt-throw = Elige qué sacas contra { $who }
prompt-again =
    { $n ->
        [one] ¡Empate! Saca otra vez contra { $who }, ahora por { $n } punto
       *[other] ¡Empate! Saca otra vez contra { $who }, ahora por { $n } puntos
    }
prompt-choosing =
    { $who ->
        [you] Eliges las piezas
       *[other] { $who } está eligiendo las piezas
    }
prompt-back =
    { $payee ->
        [you]
            { $n ->
                [one] Elige qué devuelves { FORM($payer, case: "to") }: falta { $n } punto
               *[other] Elige qué devuelves { FORM($payer, case: "to") }: faltan { $n } puntos
            }
       *[other]
            { $payer ->
                [you]
                    { $n ->
                        [one] Elige qué te devuelve { $payee }: falta { $n } punto
                       *[other] Elige qué te devuelve { $payee }: faltan { $n } puntos
                    }
               *[other]
                    { $n ->
                        [one] Elige qué devuelve { $payee } { FORM($payer, case: "to") }: falta { $n } punto
                       *[other] Elige qué devuelve { $payee } { FORM($payer, case: "to") }: faltan { $n } puntos
                    }
            }
    }
prompt-pay =
    { $payer ->
        [you]
            { $n ->
                [one] Elige qué pagas { FORM($payee, case: "to") }: falta { $n } punto
               *[other] Elige qué pagas { FORM($payee, case: "to") }: faltan { $n } puntos
            }
       *[other]
            { $payee ->
                [you]
                    { $n ->
                        [one] Elige qué te paga { $payer }: falta { $n } punto
                       *[other] Elige qué te paga { $payer }: faltan { $n } puntos
                    }
               *[other]
                    { $n ->
                        [one] Elige qué paga { $payer } { FORM($payee, case: "to") }: falta { $n } punto
                       *[other] Elige qué paga { $payer } { FORM($payee, case: "to") }: faltan { $n } puntos
                    }
            }
    }

prompt-swap-first =
    { $who ->
        [you] No hay cambio justo: elige qué canjeas con otro jugador
       *[other] No hay cambio justo: elige qué canjea { $who } con otro jugador
    }
prompt-swap-back =
    { $who ->
        [you] Elige qué recibes a cambio
       *[other] Elige qué recibe { $who } a cambio
    }
prompt-swap-more =
    { $who ->
        [you] Elige qué añades al canje
       *[other] Elige qué añade { $who } al canje
    }

status-out = fuera
status-pips =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

## The table at the end

score-won = Retos ganados
score-out = Fuera en el turno

log-challenges =
    { $who ->
        [you] Retas { FORM($other, case: "to") }.
       *[other]
            { $other ->
                [you] { $who } te reta.
               *[other] { $who } reta { FORM($other, case: "to") }.
            }
    }
# $throw is rock, paper or scissors.
log-tie =
    { $first ->
        [you] { $second } y tú sacáis { $throw }.
       *[other]
            { $second ->
                [you] { $first } y tú sacáis { $throw }.
               *[other] { $first } y { $second } sacan { $throw }.
            }
    }
log-beats-rock =
    { $who ->
        [you] Tu { $throw } gana a { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
       *[other]
            { $other ->
                [you] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } gana a tus { $beaten }.
               *[other] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } gana a { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
            }
    }
log-beats-paper =
    { $who ->
        [you] Tu { $throw } gana a { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
       *[other]
            { $other ->
                [you] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } gana a tu { $beaten }.
               *[other] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } gana a { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
            }
    }
log-beats-scissors =
    { $who ->
        [you] Tus { $throw } cortan { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
       *[other]
            { $other ->
                [you] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } cortan tu { $beaten }.
               *[other] { FORM($throw, case: "the", letter: "capital") } { FORM($who, case: "of") } cortan { FORM($beaten, case: "the") } { FORM($other, case: "of") }.
            }
    }
# $pieces are one or more of piece-plain.
log-takes =
    { $who ->
        [you] Le quitas { FORM($pieces, case: "the") } { FORM($giver, case: "to") }.
       *[other]
            { $giver ->
                [you] { $who } te quita { FORM($pieces, case: "the") }.
               *[other] { $who } le quita { FORM($pieces, case: "the") } { FORM($giver, case: "to") }.
            }
    }
# $pieces are one or more of piece-plain, $back of piece-one.
log-swaps =
    { $who ->
        [you] Recibes { FORM($pieces, case: "the") } { FORM($giver, case: "of") } y das a cambio { $back }.
       *[other]
            { $giver ->
                [you] { $who } recibe de ti { FORM($pieces, case: "the") } y te da a cambio { $back }.
               *[other] { $who } recibe { FORM($pieces, case: "the") } { FORM($giver, case: "of") } y da a cambio { $back }.
            }
    }
log-out =
    { $who ->
        [you] Quedas fuera.
       *[other] { $who } queda fuera.
    }
log-leaves =
    { $who ->
        [you] Todas las pirámides de tu color salen del juego.
       *[other] Todas las pirámides del color { FORM($who, case: "of") } salen del juego.
    }
log-showdown = Empieza el duelo final: cada pago cuenta doble.

foresee-name =
    { $n ->
        [one] Retar { FORM($who, case: "to") }, que tiene { $n } punto.
       *[other] Retar { FORM($who, case: "to") }, que tiene { $n } puntos.
    }
foresee-more =
    { $n ->
        [one] Poner { FORM($piece, case: "the") }: falta { $n } punto más.
       *[other] Poner { FORM($piece, case: "the") }: faltan { $n } puntos más.
    }
foresee-back =
    { $n ->
        [one] Poner { FORM($piece, case: "the") }: { $n } punto de vuelta.
       *[other] Poner { FORM($piece, case: "the") }: { $n } puntos de vuelta.
    }
foresee-paid = Con { FORM($piece, case: "the") } queda todo pagado.
foresee-swapped = Con { FORM($piece, case: "the") } se completa el canje.
foresee-out =
    { $who ->
        [you] Con { FORM($piece, case: "the") } queda todo pagado y quedas fuera.
       *[other] Con { FORM($piece, case: "the") } queda todo pagado y { $who } queda fuera.
    }

why-yourself = No puedes retarte a ti.
why-put_in = Ya está puesta { FORM($piece, case: "the") }.
why-not_theirs =
    { $who ->
        [you] La próxima pieza tiene que ser tuya.
       *[other] La próxima pieza tiene que ser { FORM($who, case: "of") }.
    }
why-unfit =
    { $n ->
        [one] Con { FORM($piece, case: "the") } la cuenta no puede salir justa: aún falta { $n } punto.
       *[other] Con { FORM($piece, case: "the") } la cuenta no puede salir justa: aún faltan { $n } puntos.
    }

## Options

option-players-title = Jugadores
option-players-help = Cada jugador tiene tres pirámides de un color.

option-protocol-title = Las manos se enseñan al decir
option-protocol-1-2-3 = «tres»
option-protocol-1-2-3-go = «ya»
option-protocol-help = Las manos se enseñan al decir «tres» o al decir «ya».

## How the champions play this game

champion-1-style = Saca piedra un poco más de la cuenta y mira un poco más allá.

champion-2-style = Le gusta el papel, y de vez en cuando tiende con él una trampa.

champion-3-style = Directo y constante, con un as en la manga.

champion-4-style = Cuenta cada punto y te deja creer que lo has calado.

champion-5-style = Te deja descubrir una costumbre, y va un paso por delante cuando la aprovechas.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = ¡Hola! Esto es piedra, papel o tijeras con pirámides. Tú eres el rojo. Los puntos muestran lo que vale cada pirámide: 1, 2 o 3. Gana el último jugador al que le quede alguna.
lesson-2 = Es tu turno, así que retas a alguien. Puedes elegir a quien quieras. Empecemos con Pip, que lleva el amarillo.
lesson-2-wrong = Puedes retar a cualquier otro jugador. Esta vez, elige a Pip, que lleva el amarillo.
lesson-3 = Cada uno elige en secreto, y luego sacáis a la vez. La piedra gana a las tijeras, las tijeras al papel y el papel a la piedra. Prueba con piedra.
lesson-3-wrong = Con cualquiera podrías ganar. En esta lección, saca piedra, por favor.
lesson-4 = ¡Empate! Sacáis otra vez, y ahora quien pierda paga un punto más, o sea 2. Casi todo el mundo repite piedra. Así que saca papel.
lesson-4-wrong = Si Pip vuelve a sacar piedra, solo le gana el papel.
lesson-5 = ¡Ganas 2 puntos! Es tu turno, así que tú eliges con qué piezas se paga. Si se puede, hay que pagar la cantidad justa. La pirámide mediana de Pip vale 2. Llévatela.
lesson-5-wrong = La tarifa es de 2 puntos, y Pip puede pagarlos justos con la pirámide mediana.
lesson-6 = Ahora es tuya, pero sigue siendo amarilla. No lo olvides: un color solo sigue en juego mientras siga el jugador que empezó con él.
lesson-7 = Una ronda después, vuelve a ser tu turno. Has retado a Pip, al que solo le queda una pirámide grande. ¿Qué vas a sacar? A Pip le encanta la piedra.
lesson-7-wrong = A Pip le encanta la piedra, así que el papel es buena idea.
lesson-8 = Ahora lo difícil: el cambio. Pip debe 1 punto, pero solo tiene una pirámide grande, que vale 3. Así que te la llevas y devuelves 2 puntos. Primero elige la grande.
lesson-8-wrong = Primero paga Pip. La pirámide grande amarilla es lo único que tiene.
lesson-9 = Ahora, tu cambio. Tu mediana roja y tu mediana amarilla valen 2. Si Pip queda fuera, todas las pirámides amarillas salen del juego. Así que devuelve la amarilla.
lesson-9-wrong = Quédate la roja, que es de tu color. Devuelve la mediana amarilla: puede que el amarillo salga pronto del juego.
lesson-10 = Pip te ha retado, y los dos habéis sacado piedra. Ahora la tarifa es de 2 puntos, y eso es todo lo que tiene Pip. ¿Qué gana a la piedra?
lesson-10-wrong = El papel envuelve la piedra. ¡Una vez más!
lesson-11 = Pip está fuera, y con Pip todas las amarillas, también la tuya. Al eliminar a alguien, los demás te pagan 1 punto. Solo quedáis dos, así que cuenta doble: Clover paga 2.
lesson-11-wrong = La pirámide mediana verde de Clover vale justo 2 puntos.
lesson-12 = Esto es el duelo final. Si erais tres o más y solo quedan dos jugadores, cada pago cuenta doble hasta el final.
lesson-13 = Otra vez tu turno. A Clover le quedan 2 puntos, y una tarifa de 1 cuenta como 2. Si ganas esta, ganas la partida. Clover ha sacado piedra y tijeras. ¿Sacará ahora papel?
lesson-13-wrong = Si Clover saca papel, las tijeras lo cortan.
lesson-14 = Eres la última persona con pirámides, ¡así que ganas! Reta a los débiles, conserva tu color y no saques piedra demasiado a menudo.
