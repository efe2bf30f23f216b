### Los textos en el navegador.

level-easy = fácil
level-medium = medio
level-hard = difícil
level-champion-1 = campeón 1
level-champion-2 = campeón 2
level-champion-3 = campeón 3
level-champion-4 = campeón 4
level-champion-5 = campeón 5

dice-agreeing = Los navegadores de los jugadores están añadiendo sus números a los dados.
dice-shared =
    { $n ->
        [one] El navegador de { $n } jugador ha añadido un número secreto a los dados, así que nadie puede elegir las tiradas.
       *[other] Los navegadores de { $n } jugadores han añadido un número secreto a los dados, así que nadie puede elegir las tiradas.
    }
dice-none = Ningún navegador de los jugadores ha añadido un número, así que los dados vienen solo del servidor.
dice-used = Se ha usado el número secreto de tu navegador, tal como se acordó antes de la primera tirada.
dice-left-out = El número de tu navegador llegó demasiado tarde y no se ha usado. Los de los demás jugadores sí.
dice-wrong = Estos dados no coinciden con lo que aceptó tu navegador. Guarda el registro y compruébalo.

room-free = Asiento libre
room-you-host = Eres el anfitrión
room-host-now = Ahora eres el anfitrión de esta mesa.
room-hosted-by = El anfitrión es { $name }
room-fill = Llenar con bots
room-remove-free =
    { $n ->
        [one] Quitar { $n } asiento libre
       *[other] Quitar { $n } asientos libres
    }
room-waiting = esperando
room-bot = bot, { $level }
room-away = se fue
room-ready = a punto
room-not-ready = aún no
room-not-yet = Todavía no
room-i-am-ready = ¡A punto!
room-stand = Levantarse
room-sit = Sentarse aquí
room-swap = Cambiar asientos
room-by-link = { $name }, por enlace
room-another-friend = Otro amigo, por enlace
room-who-as = Quién juega: { $role }
room-who = Jugador del asiento { $n }
room-your-name = Tu nombre
room-option = { $title }: { $value }
room-swapped = Tienes un asiento nuevo: { $role }. Confirma otra vez que estás a punto.
room-changed = { $name } ha cambiado las opciones: { $what }. ¿Te parece bien jugar así?
room-options-failed = No se han podido cargar o cambiar las opciones. Vuelve a intentarlo enseguida.
room-drawn = Los asientos se han sorteado. Empieza { $name } ({ $role }).
room-drawn-you = Los asientos se han sorteado. Empiezas tú ({ $role }).
room-you-are = Tu asiento: { $role }.

form-too-large = { $file } es demasiado grande. El límite es de 32 KB.

home-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }

end-won = ¡Has ganado!
end-lost = Has perdido
end-drawn = Empate
end-stopped = La partida ha terminado
end-team-won = ¡Ganáis en equipo!
end-team-lost = El equipo pierde
end-team-drawn = El equipo lo ha dejado
end-team-wins = El equipo gana
end-loses = { $names } pierde
end-wins =
    { $n ->
        [one] { $names } gana
       *[other] { $names } ganan
    }
end-and = { " " }y{ " " }
end-place = { $place } de { $of }
end-nth-1 = 1.º
end-nth-2 = 2.º
end-nth-3 = 3.º
end-nth-4 = 4.º
end-nth-5 = 5.º
end-nth-6 = 6.º
end-nth-7 = 7.º
end-nth-8 = 8.º
end-nth-9 = 9.º
end-nth-10 = 10.º
end-total = Total
end-hints =
    { $n ->
        [one] Se ha usado { $n } pista.
       *[other] Se han usado { $n } pistas.
    }
end-console-0 = Buena lucha. La próxima puede ser la tuya.
end-console-1 = ¡Ánimo! Todo huerto vuelve a brotar.
end-console-2 = Primero se siembra, luego se cosecha. ¿Otra?
end-console-3 = No era tu día. El análisis muestra dónde cambió la partida.
end-last = La última jugada
end-replay = Repetición
end-analysis = Análisis
end-share = Compartir
end-shared = Potager: { $game }. { $title }
end-next = Los jugadores empiezan otra partida. La verás en un momento.
end-follow = Ver la próxima partida
end-stay = Quedarme aquí
end-turned-lost = La perdiste en el turno { $n }:
end-turned-won = { $name } la perdió en el turno { $n }:
end-turned-against = La partida se te torció en el turno { $n }:
end-turned-for = La partida se puso de tu lado en el turno { $n }:
end-turned-at = La partida cambió en el turno { $n }:
end-costliest = Tu decisión más cara fue en el turno { $n }:
end-costliest-of = La decisión más cara de { $name } fue en el turno { $n }:
end-turned-last = La última jugada decidió la partida.
end-turned-better = Mejor:
end-turned-play = Verlo
end-games = Todos los juegos
end-again = Otra vez
end-swap = Cambiar bandos
end-harder = Bot más difícil
end-easier = Bot más fácil
end-go = Ir a la próxima partida
end-agree = De acuerdo
end-decline = Ahora no
end-withdraw = Retirar
end-waiting = Otra partida: falta la respuesta de { $names }.
end-asks-again = { $name } quiere jugar otra vez.
end-asks-swap = { $name } quiere cambiar de bando y jugar otra vez.
end-asks-harder = { $name } quiere jugar otra vez contra bots más difíciles.
end-asks-easier = { $name } quiere jugar otra vez contra bots más fáciles.

replay-failed = No se ha podido cargar esta parte de la repetición. Vuelve a intentarlo.
replay-step = paso { $at } de { $total }
replay-start = El principio
replay-turn = Turno { $n }
replay-after = Después de:
replay-play = Reproducir
replay-pause = Pausa
replay-copied = Se ha copiado el enlace a este momento.
replay-won = gana

share-failed = No se ha podido crear la imagen.
share-making = Creando la película: { $n } %. Deja abierta esta página.
share-done = La película está lista.
share-saved = La imagen se ha guardado en tus descargas.
share-no-film = Este navegador no puede crear películas. Puedes descargar el registro.
share-no-step = La película se detuvo en el paso { $n } de { $of } porque ese paso no se pudo cargar o dibujar.
share-no-recorder = La película se detuvo en el paso { $n } de { $of } porque el navegador dejó de grabar.
share-again = Volver a intentarlo
share-made-with = Potager

table-skip = Saltar
table-to-the-end = Hasta el final
table-stop-here = Parar aquí
table-rolls-alone = Los dados se tiran solos en { $n } s.
table-goes-on = Ahora elige uno de los sitios iluminados.
table-pass-screen = Pasa la pantalla a { $name }.
table-no-rules = No se han podido cargar las reglas. Cierra esto y vuelve a intentarlo.
table-turned = Girada { $n } grados.
table-lay-it = Toca dónde va, o tócala otra vez para girarla.
table-lay-so = Toca dónde va.
table-all-the-same = Hacerlo igualmente
table-not-yet = Todavía no
table-turn-left = Girar a la izquierda
table-turn-right = Girar a la derecha
table-not-laid = Esa ya no la puedes poner.
table-roll = Tirar los dados
table-back = Atrás
table-space = Espacio
table-play = Jugar
table-have-chosen = Han elegido { $n } de { $of }
table-reconnecting = Conectando de nuevo…
table-offline = No tienes conexión. Esta página intenta conectarse de nuevo.
table-not-sent = No tienes conexión, así que esto no se ha enviado. La página intenta conectarse de nuevo.
table-give-up = ¿Abandonar esta partida?
table-give-up-as = ¿Abandonar esta partida en nombre de { $name }?
table-bot-plays-on = Seguirá un bot.
table-leave = ¿Dejar el equipo? Seguirá un bot por ti y no podrás volver.
table-watching = { $n } mirando
table-you-watch = Estás mirando.
table-you-watch-too =
    { $n ->
        [one] Estáis mirando tú y { $n } espectador más.
       *[other] Estáis mirando tú y { $n } espectadores más.
    }
table-free = Asiento libre
table-you = tú
table-your-turn = Tu turno
table-title-turn = Tu turno: { $title }
table-has-chosen = ya ha elegido
table-joined = { $name } se ha unido en lugar de { $bot }.
table-left = { $name } se ha ido. Sigue { $bot }.
table-you-left = Te has ido. Sigue { $bot } y tú miras.
table-bot-for-you = Un bot juega por ti.
table-bot-for = Desde ahora un bot juega por { $name }.
table-plays-again = { $name } vuelve a jugar.
table-take-seat = Recuperar mi asiento
table-let-bot = Que juegue un bot

plan-begin = Plan
plan-how = Dibuja para tu equipo. Toca otra vez una loseta para girarla.
plan-line = Camino
plan-erase = Borrar
plan-clear = Vaciar
plan-done = Hecho
plan-spoken = { $name } propone: { $plan }.
plan-way = un camino por { $at }
plan-piece = { $piece } en { $at }
plan-own = Tu plan: { $plan }.
plan-nothing = nada

chat-before = de la partida anterior
chat-unread =
    { $n ->
        [one] línea nueva en el chat
       *[other] líneas nuevas en el chat
    }

phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-nice = ¡Bien!
phrase-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Ups!
phrase-moment = ¡Un momento!
phrase-ready = ¡Vamos!

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-spoken-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
time-spoken-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }

sand-running = El reloj de arena corre: { $time }.
sand-left = Quedan { $time }.
sand-paused = en pausa
sand-of = de { $time }
sand-of-seconds = de { $time } segundos

log-you = Tú
log-timer = se acabó el tiempo
log-table = no se podía hacer otra cosa
log-turn = turno { $n }

## Whether a match counts for the players' ladders and ratings.

counting-hint = Ver la pista
counting-hint-ends = Si pides una pista, esta partida no contará para tu escalera ni tu puntuación.
counting-take-back = Deshacer
counting-take-back-ends = Si deshaces una jugada, esta partida no contará para tu escalera ni tu puntuación.
counting-ends = Si se deshace, esta partida no contará para escaleras ni puntuaciones.
counting-helped = no cuenta
counting-played-on = Esta partida no cuenta porque empezó a la mitad de otra
counting-one-screen = Esta partida no cuenta porque varios jugadores comparten una pantalla
counting-changed = Esta partida no cuenta porque un asiento cambió de manos
counting-alone = Las partidas en solitario no cuentan
counting-own-bot = Esta partida no cuenta porque este bot no tiene puntuación
counting-uneven = Con estas opciones la partida no cuenta

offer-draw = { $name } ofrece un empate.
offer-stop = { $name } propone que el equipo lo deje aquí.
offer-undo = { $name } pide deshacer una jugada.
offer-pause = { $name } pide una pausa.
offer-round = { $name } propone dar por perdida esta ronda.
offer-rematch = { $name } quiere la revancha.
offer-you-draw = Has ofrecido un empate. Esperando respuesta.
offer-you-stop = Has propuesto dejarlo aquí. Esperando respuesta.
offer-you-undo = Has pedido deshacer una jugada. Esperando respuesta.
offer-you-pause = Has pedido una pausa. Esperando respuesta.
offer-you-round = Has propuesto dar por perdida esta ronda. Esperando respuesta.
offer-you-rematch = Has pedido la revancha. Esperando respuesta.
offer-declined-draw = { $name } no acepta el empate.
offer-declined-stop = { $name } prefiere seguir jugando.
offer-declined-undo = { $name } no acepta deshacer la jugada.
offer-declined-pause = { $name } prefiere seguir sin pausa.
offer-declined-round = { $name } prefiere terminar esta ronda.
offer-declined-rematch = { $name } prefiere no jugar otra vez ahora.
offer-agree = De acuerdo
offer-decline = No, seguimos
offer-go-on = Continuar

menu-round = Dar por perdida la ronda
menu-copied = Copiado. Pégalo donde quieras.
menu-take-back = Deshacer
menu-draw = Ofrecer un empate
menu-stop = Dejarlo juntos
menu-pause = Pausa
menu-resign = Rendirse
menu-give-up = Abandonar la partida
menu-leave = Dejar el equipo
menu-watch-link = Copiar enlace para mirar
menu-picture = Imagen para compartir
menu-record = Descargar el registro
menu-chat-on = Activar el chat
menu-chat-off = Desactivar el chat
menu-late-on = Dejar que entre gente en lugar de un bot
menu-late-off = No dejar entrar a nadie más
menu-quiet-on = Pasar por mí si nada sirve
menu-quiet-off = Preguntarme aunque nada sirva
menu-keys = Atajos de teclado
menu-no-record = No se ha podido cargar el registro. Vuelve a intentarlo enseguida.

hint-button = Pista
hint-thinking = Pensando…
hint-best = La mejor opción
hint-good = Una buena opción
hint-any = Todas son parecidas
hint-close = Cerrar la pista
hint-play = Jugarla
hint-exact = Estas probabilidades son exactas.
hint-search = Probabilidades calculadas por búsqueda, con lo que puedes ver.
hint-free = Todas las opciones son casi igual de buenas, así que esta pista no cuenta.
hint-advice = Esto es lo que haría un bot fuerte.

analysis-begin = Analizar esta partida
analysis-about = Muestra las probabilidades de ganar, la suerte y la habilidad, y las decisiones que marcaron la partida. Tarda un rato, y el resultado se guarda.
analysis-waits = El análisis empieza enseguida…
analysis-at = Paso { $done } de { $total }…
analysis-progress = Progreso del análisis
analysis-failed = No se ha podido cargar el análisis. Vuelve a intentarlo enseguida.
analysis-curve = Curva de las probabilidades de ganar
analysis-accuracy = Precisión
analysis-choices =
    { $n ->
        [one]
            { $best ->
                [one] La parte de las probabilidades en juego que se conservó. { $best } de { $n } decisión fue tan buena como la mejor.
               *[other] La parte de las probabilidades en juego que se conservó. { $best } de { $n } decisión fueron tan buenas como la mejor.
            }
       *[other]
            { $best ->
                [one] La parte de las probabilidades en juego que se conservó. { $best } de { $n } decisiones fue tan buena como la mejor.
               *[other] La parte de las probabilidades en juego que se conservó. { $best } de { $n } decisiones fueron tan buenas como la mejor.
            }
    }
analysis-luck = Suerte
analysis-luck-is = Lo que sumaron los dados y las cartas, en puntos porcentuales
analysis-own = Decisiones propias
analysis-own-is = Lo que costaron las decisiones del propio jugador, en puntos porcentuales
analysis-others = Errores ajenos
analysis-others-is = Lo que regalaron las decisiones de los demás, en puntos porcentuales
# Luck, own choices and others' errors
analysis-points = La suerte, las decisiones y los errores se dan en puntos porcentuales de la probabilidad de ganar.
analysis-turning-points = Momentos clave
analysis-own-worst = Tus decisiones más caras
analysis-no-mistake = Nadie cometió un error caro.
analysis-turn = Turno { $n }, { $name }
analysis-chosen = Jugada:
analysis-better = Mejor:
analysis-shown = La repetición muestra el momento anterior. Mejor: { $better }
analysis-exact = Todas las probabilidades son exactas.
analysis-search = Las probabilidades son estimaciones calculadas por búsqueda. Suponen que desde aquí todos juegan bien.
analysis-shared = Suman el 100 %, porque un empate cuenta a partes iguales.
analysis-timed = No tienen en cuenta cuándo se acaba el tiempo.

puzzle-failed = Ahora no se puede contactar con el servidor. Vuelve a intentarlo enseguida.
puzzle-not-lit = Elige algo que esté iluminado.
puzzle-right = ¡Sí, esa es la mejor opción!
puzzle-wrong = No es la mejor opción. La tuya gana el { $yours } %, la mejor el { $best } %.
puzzle-left =
    { $n ->
        [one] queda { $n } intento
       *[other] quedan { $n } intentos
    }
puzzle-missed = Esta vez no ha salido.
puzzle-best = Con la mejor opción se ganan unas { $best } de cada 100 partidas. Tú has probado:
puzzle-yours = tu elección
puzzle-reveal = Ver la solución
puzzle-reveal-sure = ¿Ver la solución? El reto contará como no resuelto.
puzzle-reveal-no = Seguir probando
puzzle-share = Compartir el resultado
puzzle-shared = Se ha copiado el resultado.
puzzle-shared-title = Reto de Potager del { $date }: { $game }
puzzle-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
puzzle-streak-most = tu mejor racha: { $n }
puzzle-begin-streak = Resuélvelo hoy para empezar una racha.
puzzle-too-late = Este no es el reto de hoy, así que no cuenta para tu racha.
puzzle-next-in = El próximo reto llega en { $hours } h { $minutes } min, a las 00:00 UTC ({ $time } en tu hora).
puzzle-next-here = Ir al reto de hoy

nth-try-1 = primer intento
nth-try-2 = segundo intento
nth-try-3 = tercer intento

lesson-next = Siguiente
lesson-show = Enséñamelo
lesson-step = Paso { $n } de { $total }
lesson-failed = No se ha podido cargar la lección. Vuelve a intentarlo enseguida.
lesson-read-on = Primero pulsa Siguiente y sigue leyendo.
lesson-offer = ¿Es tu primera partida? Una lección de { $n } minutos te enseña a jugar.
lesson-stays = Tu partida te espera.
lesson-take = Enséñame
lesson-later = A jugar
