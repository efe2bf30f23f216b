### Las respuestas del servidor.

room-too-many =
    { $seats ->
        [one] Aquí hay sentadas { $people } personas, pero con estas opciones solo hay { $seats } asiento. Primero tiene que levantarse alguien.
       *[other] Aquí hay sentadas { $people } personas, pero con estas opciones solo hay { $seats } asientos. Primero tiene que levantarse alguien.
    }
room-one-more = Falta un jugador. Comparte el enlace o elige un bot para el asiento libre.
room-more = Faltan { $n } jugadores. Comparte el enlace o elige bots para los asientos libres.
room-one-more-guest = Esperando a un jugador más.
room-more-guest = Esperando a { $n } jugadores más.
room-all-ready = Todos están a punto.
room-all-ready-host = Todos están a punto. Puedes empezar.
room-host-away = Todos están a punto, pero { $host } no está. Pronto otra persona será el anfitrión y podrá empezar.
room-all-ready-guest = Todos están a punto. { $host } empieza la partida.
room-unanswered-host = Todos están a punto. Responde a la pregunta y podrás empezar.
room-unanswered = Todos están a punto. Antes, { $host } tiene que responder a una pregunta.
room-tap-one = Toca a ese jugador.
room-tap-all = Toca a todos en ese orden. Toca otra vez para deshacer. Los bots que omitas van al final.
room-as-answered = según la respuesta de aquí
room-tapped = { $host } responde tocando.
room-waiting = Esperando a que estén a punto: { $names }.
room-you-first = Confirma que estás a punto y la partida podrá empezar.
room-you-too =
    { $n ->
        [one] Aún no estás a punto, y { $names } tampoco.
       *[other] Aún no estás a punto, y { $names } tampoco.
    }
room-and = { $first } y { $last }
room-somebody = Alguien
room-curtain = Le toca mirar a { $name }.
room-only-host = Eso solo lo puede hacer el anfitrión de la mesa.

## What happens while a player is offline, first for that player and then for the others.

offline-idle = No tienes conexión. Esta página intenta conectarse de nuevo.
offline-paused = No tienes conexión. La partida está en pausa.
offline-held = No tienes conexión. El reloj de arena se detiene hasta { $hold } s; después juega un bot hasta que vuelvas.
offline-stand-in = No tienes conexión. En tu turno, a los { $grace } s juega un bot hasta que vuelvas.
offline-clock = No tienes conexión. Cuando se acabe tu tiempo, se elegirá por ti.
offline-react = No tienes conexión. Las reacciones se cierran sin ti. A los { $away } s los demás pueden dejar que siga un bot.
offline-replace = No tienes conexión. A los { $away } s los demás pueden dejar que siga un bot.
offline-waits = No tienes conexión. La partida te espera.

absent-paused = { $name } no tiene conexión. La partida está en pausa.
absent-held = { $name } no tiene conexión. El reloj de arena se detiene hasta { $hold } s; después juega un bot hasta que vuelva.
absent-stand-in = { $name } no tiene conexión. En su turno, a los { $grace } s juega un bot.
absent-stands-in = { $name } no tiene conexión. Un bot juega hasta que vuelva.
absent-clock = { $name } no tiene conexión. Cuando se acabe su tiempo, se elegirá en su lugar.
absent-react = { $name } no tiene conexión. Las reacciones se cierran sin esperar. A los { $away } s puede seguir un bot.
absent-replace = { $name } no tiene conexión. A los { $away } s puede seguir un bot.
absent-waits = { $name } no tiene conexión. La partida espera.

oops-no-file = No existe el archivo { $file }.

server-over-already = Esa partida ya ha terminado.
server-outlived = Esta partida ha terminado porque { $game } tiene reglas nuevas. Empezó con la versión { $then }, y este servidor tiene ahora la versión { $now }. Nadie gana ni pierde. El registro se conserva, y puedes volver a jugar con los mismos jugadores.
server-sent-away = El administrador de este servidor te ha echado de esta mesa.
server-banned = El administrador de este servidor te ha vetado hasta { $until }. Motivo: { $why }
server-no-reason = ninguno indicado
server-nobody-creates = Este servidor no permite mesas nuevas. Puedes unirte a las que hay o mirarlas.
server-invited-create = Aquí solo pueden crear mesas las personas invitadas por el administrador del servidor. Pide un enlace de invitación.
server-no-invitation = Esa invitación no es válida o ya no lo es. Pide un enlace nuevo al administrador.

play-on-mark = continuada desde una repetición
play-on-not-over = Esa partida aún se está jugando. Podrás continuarla cuando haya terminado.
play-on-no-seat = Elige un asiento de esa partida.
play-on-over = En este punto la partida ya ha terminado. Retrocede antes unos pasos.
play-on-no-level = Elige bots fáciles, medios o difíciles.

refused-no-hash = El hash de una sal debe tener 64 cifras hexadecimales y venir de una página con asiento.
refused-salts-closed = Las sales de estos dados ya están fijadas, así que no se puede añadir nada.
refused-salts-not-yet = Todavía no. Las sales se revelan cuando todas las páginas han mostrado su hash.
refused-other-salt = Esta sal no coincide con el hash que se mostró antes.
refused-no-table = No hay ninguna mesa esperando en { $code }. Revisa el código. Si la partida ya ha empezado, pide a un jugador el enlace para mirar, que está en su menú.
refused-one-seat = Solo puedes ocupar un asiento. Para los demás, elige a alguien en esta pantalla.
refused-not-your-table = Esta no es tu mesa. Pide el enlace de invitación o el enlace para mirar.
refused-not-the-invite = Ese no es el enlace de invitación de esta mesa.
refused-record-later = Podrás descargar el registro cuando termine la partida. Hasta entonces contiene secretos.
refused-no-match = No existe esa partida. Revisa el enlace.
refused-other-page = Esta página no pertenece a esta mesa. Abre la dirección propia de la mesa.
refused-no-picture = No existe la imagen { $name }.
refused-no-event =
    { $total ->
        [one] Esta partida solo tiene { $total } suceso.
       *[other] Esta partida solo tiene { $total } sucesos.
    }
refused-not-your-seat = Ese asiento no es tuyo.
refused-out = Ya estás fuera, así que no tienes nada que abandonar.
refused-nothing-to-show = Ahora mismo no hay nada que mostrar.
refused-no-chat = El anfitrión ha desactivado el chat.
refused-players-chat = Aquí solo pueden chatear los jugadores.
refused-long-line = Una línea del chat puede tener como máximo { $n } caracteres.
refused-no-emote = No existe ese gesto.
refused-no-phrase = No existe esa frase.
refused-all-speak = Todos escriben a la vez. Vuelve a intentarlo.
refused-empty-line = La línea está vacía. Escribe algo primero.
refused-players-point = Solo los jugadores pueden señalar cosas, y solo mientras el chat está activado.
refused-no-plan = Ahora mismo no hay nada que planear.
refused-wrong-plan = Eso no puede formar parte de un plan.
refused-nothing-there = Ahí no hay nada que señalar.
refused-begun-already = Esta conexión ya ha empezado.
refused-no-page = No existe esa página.
refused-no-method = Eso no se puede hacer aquí.
refused-too-large = Eso es demasiado grande.
refused-no-answer = No se puede responder a esta petición.
refused-fault = Algo ha fallado en este servidor. El error ha quedado registrado.
refused-no-rules = Las reglas de { $game } aún no están disponibles.
refused-other-site = Este formulario se envió desde otro sitio. Abre la página propia de la mesa.
refused-too-deep = Eso está anidado a demasiada profundidad para leerlo.
refused-many-decks = Ahora mismo se están leyendo demasiados mazos. Espera un momento.
refused-slow-deck = Este archivo tarda demasiado en leerse. Simplifícalo.
refused-offered-already = Eso ya se ha propuesto. Espera la respuesta.
refused-no-draw = Eso solo se puede proponer si juegan dos o más personas, y un empate solo si no juega ningún bot.
refused-paused-already = La partida ya está en pausa.
refused-go-on-first = La partida está en pausa. Primero reanúdala.
refused-dice-since = Después de esa jugada se tiraron dados o se robaron cartas, así que no se puede deshacer.
refused-revealed-since = Después de esa jugada se revelaron elecciones, así que no se puede deshacer.
refused-no-round = Ahora mismo no hay ninguna ronda que dar por perdida.
refused-no-offer = Esa propuesta ya no existe.
refused-answered = Ya has respondido.
refused-rematch-later = Podrás pedir la revancha cuando termine esta partida.
refused-rematch-begun = La revancha ya ha empezado.
refused-no-code = Ahora mismo no queda ningún código libre para una mesa nueva. Vuelve a intentarlo.
refused-paused = La partida está en pausa.
refused-too-late = Se te acabó el tiempo para esta elección.
refused-not-lit = Eso no se puede hacer ahora. Elige algo que esté iluminado.
refused-not-asked = Eso no se puede pedir ahora.
refused-no-dice = Ahora no hay dados que tirar.
refused-bot-plays = En tu asiento juega un bot. Primero recupera el asiento.
refused-begun = La partida ha empezado.
refused-not-played = La partida no se está jugando.
refused-deleted = Esta partida se ha borrado.
refused-no-seat = En esta mesa no hay ningún asiento { $n }.
refused-not-yet = Todavía no. Todos los asientos deben estar ocupados y todos tienen que estar a punto.
refused-no-question = Con estas opciones, { $game } no tiene ninguna pregunta.
refused-unanswered = Responde primero a la pregunta: { $question }
refused-nobody-sits = En el asiento { $n } no hay nadie. Toca a uno de los jugadores.
refused-players-only = Eso solo lo pueden hacer los jugadores.
refused-nobody-there = No hay nadie a quien sustituir.
refused-no-level = No existe el bot «{ $level }». Elige { $known }.
refused-not-away = Solo se puede sustituir a un jugador que lleve un minuto ausente.
refused-resigned = Te has rendido, así que sigue el bot.
refused-no-bot-here = En tu asiento no hay ningún bot.
refused-no-kind = Un asiento no puede ser para «{ $kind }». Elige { $right }.
refused-over = Esta partida ha terminado. Pide una nueva.
refused-no-move = No tienes ninguna jugada que deshacer.
refused-no-move-since-sand = No tienes ninguna jugada que deshacer desde que el reloj de arena empezó o se detuvo.
refused-restarting =
    { $n ->
        [one] La mesa se está reiniciando. Vuelve a intentarlo en { $n } segundo.
       *[other] La mesa se está reiniciando. Vuelve a intentarlo en { $n } segundos.
    }
refused-taken = Ahí ya está { $name }. Elige otro asiento.
refused-host-swaps = Ahí está { $name }. Solo el anfitrión puede cambiaros de sitio.
refused-long-text = { $option } es demasiado largo. Usa como máximo { $n } caracteres.
refused-large-number = { $option } es demasiado grande. Usa un número menor.
refused-long-list = { $option } es demasiado largo. Usa como máximo { $n } valores.
refused-no-value = { $option } debe ser un solo valor o una lista de valores.
refused-full-network =
    { $n ->
        [one] Tu red tiene { $n } página abierta, que es el límite. Cierra alguna.
       *[other] Tu red tiene { $n } páginas abiertas, que es el límite. Cierra alguna.
    }
refused-full-table =
    { $n ->
        [one] Esta mesa tiene { $n } página abierta, que es el límite. Cierra alguna.
       *[other] Esta mesa tiene { $n } páginas abiertas, que es el límite. Cierra alguna.
    }
refused-full-browser =
    { $n ->
        [one] Tu navegador tiene { $n } página abierta en esta mesa, que es el límite. Cierra alguna.
       *[other] Tu navegador tiene { $n } páginas abiertas en esta mesa, que es el límite. Cierra alguna.
    }
refused-too-many = Demasiados envíos desde { $whose } ({ $what }): el límite es de { $n } a la vez, y después { $pace }.

limits-new-tables = mesas nuevas
limits-wrong-codes = códigos incorrectos
limits-wrong-tokens = claves incorrectas
limits-questions = preguntas
limits-files = archivos
limits-replays = repeticiones
limits-connections = conexiones
limits-network = tu red
limits-browser = tu navegador
limits-many-a-second = { $n } por segundo
limits-one-a-second = uno por segundo
limits-one-every = uno cada { $n } segundos
