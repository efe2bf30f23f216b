### Los textos en el formulario de una partida nueva, y palabras para las opciones.

option-none = ninguno
option-on = sí
option-off = no
option-house = estándar
option-own-cards = cartas propias

form-title = Nueva partida: { $game }
form-change-title = Opciones de { $code }
form-game = El juego
form-who = Quién juega
form-table = La mesa
form-set = Poner la mesa
form-save = Guardar opciones
form-back = Volver a la mesa
form-none = Ninguno
form-less = Uno menos
form-more = Uno más
form-up = Antes
form-down = Después
form-order-how = Arrastra o usa las flechas. Pon primero al jugador de más edad.
form-file-house = Estándar
form-file-own = El mío
form-file-text = Texto del archivo
form-upload = Subir un archivo
form-sample = Descargar el archivo estándar como ejemplo
form-reset = Volver al estándar
form-seat-name = Nombre del jugador en esta pantalla
form-name-here = Nombre en esta pantalla
form-ask = Preguntar en la sala de espera: { $question }
form-draw = Sortear los asientos, que deciden quién empieza
form-guest = Juegas como invitado hasta que escribas un nombre arriba a la derecha.
form-timer = Tiempo por turno
form-timer-help = Cuando se acaba el tiempo, el jugador pasa si es posible. Si no, elige un bot fácil.
form-react = Tiempo para reaccionar
form-react-help = Todos pueden jugar algo o pasar. Cuando se acaba el tiempo, quienes no hayan elegido pasan. Acaba antes si todos han elegido. En una pantalla compartida no hay límite.
form-chat = Chat y gestos
form-open = Mesa abierta: cualquiera la encuentra en la página de inicio
form-late = Quien llegue tarde puede ocupar el asiento de un bot
form-player = Jugador { $n }
form-timer-not-a-number = El tiempo debe ser un número entero de segundos. 0 significa sin límite.

kind-me = Yo
kind-friend = Un amigo, por enlace
kind-hot = Alguien en esta pantalla
kind-bot = Bot, { $level }

level-easy = fácil
level-medium = medio
level-hard = difícil

Level-easy = Fácil
Level-medium = Medio
Level-hard = Difícil

timer-0 = Sin límite
timer-30 = 30 segundos por decisión
timer-60 = 1 minuto por decisión
timer-180 = 3 minutos por decisión
timer-86400 = 1 día por decisión
timer-seconds = { $n } segundos por decisión

react-0 = Sin límite
react-5 = 5 segundos
react-10 = 10 segundos
react-20 = 20 segundos
react-seconds = { $n } segundos
react-none = sin límite
