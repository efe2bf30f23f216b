### Los textos en las páginas que rodean una partida.

ago-now = ahora mismo
ago-minutes =
    { $n ->
        [one] hace { $n } minuto
       *[other] hace { $n } minutos
    }
ago-hours =
    { $n ->
        [one] hace { $n } hora
       *[other] hace { $n } horas
    }
ago-days =
    { $n ->
        [one] hace { $n } día
       *[other] hace { $n } días
    }

page-skip = Ir al contenido
page-all-games = Todos los juegos
page-brand = Potager: todos los juegos
page-pages = Páginas
page-games = Juegos
page-records = Registros
page-lab = Laboratorio
page-theme = Claro u oscuro
page-language = Idioma
# The name of this language in this language
page-own-name = Español
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-close = Cerrar
page-minutes = { $n } min
page-ages = +{ $n } años

me-nobody = Tu nombre
me-name = Nombre (hasta { $n } letras)
me-your-name = Tu nombre (hasta { $n } letras)
me-colour = Color
me-remember = Recordarme
me-no-account = No necesitas cuenta. Este navegador recuerda tu nombre.
me-needs-a-character = Un nombre necesita al menos un carácter.
me-too-short = Un nombre necesita al menos un carácter. Vuelve atrás y escribe uno.

colour-tomato = tomate
colour-pumpkin = calabaza
colour-corn = maíz
colour-leaf = hoja
colour-pond = estanque
colour-plum = ciruela
colour-beet = remolacha
colour-soil = tierra

home-title = Potager: juegos de la huerta
home-heading = Juegos de la huerta
home-games = Juegos
home-bots = Jugar con bots
home-have-a-code = ¿Tienes un código? Únete a una mesa
home-friends = Jugar con amigos
home-more-open =
    { $n ->
        [one] { $n } mesa abierta más
       *[other] { $n } mesas abiertas más
    }
home-none = No se ha encontrado ningún juego. Algo va mal en esta instalación.
home-open-tables = Mesas abiertas
home-nobody-waits = Ahora mismo nadie espera jugadores. Pulsa «Jugar con amigos», marca «Mesa abierta» y los demás encontrarán aquí tu mesa.
home-join = Unirse
home-join-a-table = Unirse a una mesa
home-join-how = ¿Te han dado un código? Escríbelo aquí.
home-code = Código de la mesa
home-phone = Entrar con un móvil
home-phone-how = Escanea, o escribe { $address }
home-qr = Código QR de { $address }
home-seats-free =
    { $n ->
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }

shelf-heading = Tus partidas
shelf-your-turn = Tu turno
shelf-over = Esta partida ha terminado
shelf-outlived = Terminada por cambio de reglas. ¿Otra vez?
shelf-drop-over = ¿Quitar esta partida de la lista? Su repetición sigue en Registros.
shelf-turn-of = Turno de { $name }
shelf-choosing =
    { $n ->
        [one] { $n } jugador está eligiendo
       *[other] { $n } jugadores están eligiendo
    }
shelf-paused = En pausa
shelf-waiting = Esperando jugadores
shelf-set = Todo listo para empezar
shelf-turn = Turno { $n }
shelf-drop-what = Quitar { $game }, { $code }
shelf-drop-alone = ¿Quitar esta partida de tu lista?
shelf-drop-together = ¿Quitar esta partida de tu lista? Seguirá un bot por ti.
shelf-drop-room = ¿Dejar esta mesa? Tu asiento quedará libre.
shelf-drop = Quitarla
shelf-keep = Dejarla

today-heading = Hoy
today-best = Lo mejor por ahora: { $points }
today-first = Sé el primero hoy
today-place = Lo tuyo: { $points }, puesto { $place } de { $n }
today-done = Hoy ya lo has jugado

sheet-heading = { $game } con bots
sheet-level = Bots
sheet-side = Tu bando
sheet-any-side = Al azar
sheet-players = Jugadores
sheet-play = Jugar
sheet-all = Todas las opciones
sheet-again = Jugar otra vez
sheet-other = Otras opciones

rules-title = Las reglas de { $game }
rules-play = Jugar a { $game }
rules-contents = Índice

lab-title = Laboratorio
lab-about = Qué pasa en los juegos cuando los bots los juegan miles de veces: quién gana, cuánto dura una partida y qué cartas son fuertes.
lab-reports = Informes
lab-read = Leer
lab-nothing = Todavía no hay informes. Créalos con «make reports» y ejecuta «potager play --reports CARPETA» para mostrar aquí una carpeta con ellos.
lab-back = ← Todos los informes
lab-gone = Este informe no existe.

achieved-streak =
    { $n ->
        [one] { $n } victoria seguida.
       *[other] { $n } victorias seguidas.
    }

first-win-any = Tu primera victoria en este juego.
first-win-easy = Tu primera victoria en este juego contra bots fáciles.
first-win-medium = Tu primera victoria en este juego contra bots de nivel medio.
first-win-hard = Tu primera victoria en este juego contra bots difíciles.

progress-title = Tus escaleras
progress-how = Puedes empezar por cualquier peldaño. Las partidas con pistas o jugadas deshechas no cuentan.
progress-nothing = Aún no hay partidas. Vence al primer bot para empezar.
progress-nothing-team = Aún no hay partidas. Gana el primer peldaño para empezar, con amigos o con bots.
progress-played =
    { $n ->
        [one] { $n } partida puntuada
       *[other] { $n } partidas puntuadas
    }
progress-streak =
    { $n ->
        [one] racha actual: { $n } victoria seguida
       *[other] racha actual: { $n } victorias seguidas
    }
progress-longest =
    { $n ->
        [one] mejor racha: { $n } victoria seguida
       *[other] mejor racha: { $n } victorias seguidas
    }
progress-steps = { $n } de { $of } peldaños superados
progress-next = Siguiente: { $name }
# Some of the bots on a level
progress-level = { $first }, { $second }, { $third } y otros
# Beside the number: how strong the bots of a step are
progress-of-step = Puntuación { $n }
progress-play = Jugar
progress-top = Todos los peldaños superados
progress-beaten-on = superado el { $date }
progress-rating = Puntuación
progress-rating-is = Tu puntuación: { $n } ± { $margin }
progress-margin = Tu puntuación real está en este margen en 95 de cada 100 casos.
progress-curve =
    { $n ->
        [one] Tu puntuación a lo largo de { $n } partida: de { $first } a { $last }
       *[other] Tu puntuación a lo largo de { $n } partidas: de { $first } a { $last }
    }
progress-numbers = En números
progress-date = Fecha
progress-people = Personas
progress-rating-now = Tu puntuación es ahora { $n } ± { $margin } ({ $gain }).
progress-next-now = Peldaño { $n } de { $of } superado. Siguiente: { $next }.
progress-all-beaten = Los { $of } peldaños, superados.

daily-heading = { $what } del { $day }
daily-none = { $game } no tiene desafío diario.
daily-no-day = No hay desafío para ese día.
daily-best = Mejores resultados
daily-name = Nombre
daily-result = Resultado
daily-you = tú
daily-guest = Invitado
daily-nobody = Hoy nadie lo ha terminado todavía. ¡Sé el primero!
daily-nobody-then = Ese día no lo terminó nadie.
daily-unfinished = Ya lo has empezado. El primer intento es el que cuenta.
daily-done = En tu primer intento conseguiste { $points }. Puedes volver a probar, pero solo el primer intento entra en la lista.
daily-given-up = Abandonaste el primer intento. Puedes volver a probar, pero solo el primer intento entra en la lista.
daily-helped = En tu primer intento usaste una pista o deshiciste una jugada, así que no entra en la lista. Aun así puedes volver a probar por gusto.
daily-play = Jugar
daily-go-on = Continuar
daily-again = Otro intento, fuera de lista
daily-today = El de hoy
daily-rules = Solo entra en la lista tu primer intento, y solo si lo terminas antes de que acabe el día, sin pistas ni jugadas deshechas. Los dados vienen solo del servidor, así que son iguales para todos. Su semilla se publica cuando acaba el día, a las 00:00 UTC.
daily-promise = El SHA-256 de la semilla del día:
daily-seed = La semilla del día:
daily-days = Otros días
daily-ranked = { $what }: por ahora, puesto { $place } de { $n }.
daily-mark = { $what } del { $day }, con los dados del servidor

book-title = Álbum del equipo
book-best = Récord
book-with = con { $names }
book-bot = un bot ({ $level })
book-alone = en solitario

records-own = Tus datos
records-own-how = Este servidor guarda tus escaleras, puntuaciones, álbum del equipo, respuestas a los retos y nombre. Pertenecen a este navegador, no a una cuenta.
records-own-download = Descargar
records-own-delete = Borrar…
records-own-question = ¿Borrar tus escaleras, puntuaciones, álbum del equipo, respuestas a los retos, nombre y partidas terminadas? No se puede deshacer. Las partidas que jugaste con otras personas siguen en sus registros.
records-own-yes = Borrar mis datos
records-title = Registros
records-yours = Tus partidas
records-others = Partidas de mesas abiertas
records-nothing = Aquí todavía no hay nada. Las partidas que termines aparecerán aquí para que puedas verlas otra vez. También se cuentan tus victorias.
records-nothing-fits = Ninguna de tus partidas encaja con estos filtros.
records-all = Mostrar todas
records-replay = Repetición
records-more =
    { $n ->
        [one] No se muestra { $n } partida más antigua. Elige un juego para ver menos.
       *[other] No se muestran { $n } partidas más antiguas. Elige un juego para ver menos.
    }
records-numbers = Tus cifras
records-by-game = Por juego
records-by-level = Contra bots
records-by-opponent = Con personas
records-bots-easy = Fácil
records-bots-medium = Medio
records-bots-hard = Difícil
records-against-easy = Bots fáciles
records-against-medium = Bots medios
records-against-hard = Bots difíciles
records-against-champions = Campeones
records-against-people = Personas
records-against-alone = En solitario
records-any-game = Todos los juegos
records-anybody = Cualquiera
records-any-end = Cualquier resultado
records-filter = Mostrar
records-game = Juego
records-against = Contra
records-how = Resultado
records-played = Jugadas
records-won = Victoria
records-drawn = Empate
records-lost = Derrota
records-share = { $n } % ganadas

room-name = Sala de espera
room-heading = Poniendo la mesa
# Asks a host who has not given a name yet
room-name-first = ¿Cómo te llaman tus amigos? (hasta { $n } letras)
room-draw = Sortear los asientos al empezar la partida
room-ask = Preguntar:
room-change = Cambiar
room-options = Opciones del juego
room-invite = Invitar a amigos
room-invite-how = Escanea, envía el enlace o escribe el código.
room-copy-invite = Copiar el enlace de invitación
room-qr = Código QR del enlace de invitación
room-start = Empezar

join-title = Únete a { $game }
join-invites = { $host } te invita a { $game }
# The host has not given a name
join-invited = Te invitan a { $game }
join-at-table = En la mesa: { $names }.
join-sit-as = Tu asiento:
join-seats =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
join-take-over = Sustituir a
join-drawn = Los asientos se sortean al empezar la partida.
join-asked = Los asientos dependen de una pregunta que se responde en la sala de espera.
join-sit = Sentarse
join-full = Esta mesa está completa.
join-begun = Esta partida ya ha empezado.
join-over = Esta partida ha terminado.
join-watch = Mirar
join-just-watch = Solo mirar
join-code-how = Un código es algo como KALE-PLUM-42.
join-choose = Elige uno de los asientos libres.
join-no-table = No existe esa mesa. Pide otra vez el enlace de invitación.
join-running = Esta partida ya ha empezado. Sustituyes a un bot.

table-pace = Velocidad de las animaciones
table-pace-calm = Tranquila
table-pace-normal = Normal
table-pace-quick = Rápida
table-pace-instant = Al instante
table-auto-roll = Tirar mis dados por mí

replay-old-rules = Esta partida se jugó con la versión { $then } de las reglas de { $game }. La repetición usa la versión { $now }, así que las posiciones pueden ser distintas de las que viste.
replay-old-rules-part = Esta partida se jugó con la versión { $then } de las reglas de { $game }. La repetición usa la versión { $now }, así que se detiene tras { $n } de { $total } sucesos, y las posiciones pueden ser distintas de las que viste. El registro tiene la partida completa.
replay-title = Repetición de { $game }, { $code }
replay-replay = Repetición
replay-record = Registro
replay-record-long = Descargar el registro
replay-share = Compartir
replay-link = Enlace
replay-link-long = Copiar el enlace a este momento
replay-what = Lo que pasó
replay-fetching = Cargando la repetición…
replay-going-on = Esta partida aún se está jugando.
replay-event = Paso
replay-start = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-next = Un paso adelante
replay-end = Al final
replay-speed = Velocidad
replay-keys-step = paso
replay-keys-play = reproducir
replay-moves = Todas las jugadas
replay-players = Jugadores
replay-play-on = Seguir desde aquí
replay-play-on-how = Empieza una partida nueva desde este momento, con bots en los demás asientos. Quedará marcada como continuada desde una repetición.
replay-play-on-as = Tu asiento
replay-level = Bots
replay-picture = Imagen de este momento
replay-picture-how = PNG, con nombres y resultado
replay-film = Película de toda la partida
replay-film-how = WebM, creada aquí en tu navegador
replay-film-stop = Parar
replay-no-copy = Tu navegador no deja que esta página copie el texto. Aquí lo tienes:
replay-to-copy = Texto para copiar
