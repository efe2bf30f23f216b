### Los textos sobre las pistas, el análisis de una partida y el reto del día.

hint-button = Pista
hint-panel = Una pista
hint-mark =
    { $n ->
        [one] { $n } pista usada
       *[other] { $n } pistas usadas
    }
hint-used =
    { $n ->
        [one] Se ha usado { $n } pista.
       *[other] Se han usado { $n } pistas.
    }
# In lists of matches, after who won
hint-after = { $verdict } { hint-used }
hint-others = Solo hay pistas cuando juegas tú solo contra bots.
hint-not-played = Solo hay pistas durante una partida.
hint-paused = La partida está en pausa. Primero reanúdala.
hint-not-now = Ahora no tienes nada que elegir, así que no hay pista.
hint-failed = Esta vez no se ha encontrado ninguna pista. Vuelve a intentarlo.

study-too-many = Ahora mismo se están analizando muchas partidas. Vuelve a intentarlo enseguida.
study-too-long = Esta partida tarda demasiado en analizarse aquí. Descarga su registro y usa `potager analyse`.
study-failed = Esta vez no se ha podido calcular. Vuelve a intentarlo en un minuto.

analysis-heading = Análisis
analysis-playing = Esta partida aún se está jugando. Podrás analizarla cuando termine.
analysis-unfinished = Esta partida no se jugó hasta el final, así que no hay nada que analizar.
analysis-old-rules = Esta partida se jugó con una versión anterior de las reglas, así que no se puede analizar.
analysis-no-choice = En esta partida nadie pudo elegir nada, así que no hay nada que analizar.

puzzle-link = Reto
puzzle-title = Reto del { $date }
puzzle-heading = Reto del día
puzzle-answer = Tu respuesta
puzzle-before = Reto anterior
puzzle-after = Reto siguiente
puzzle-choose = Una opción es claramente la mejor, y tienes tres intentos.
puzzle-same = Todos en este servidor tienen el mismo reto. A las 00:00 UTC llega uno nuevo.
puzzle-difficulty = Dificultad
puzzle-easy = fácil
puzzle-medium = media
puzzle-hard = difícil
puzzle-found = Encuentran la mejor opción { $easy } de { $of } bots fáciles y { $medium } de { $of } bots medios.
puzzle-archive = Todos los retos
puzzle-archive-month = Retos de { $month } de { $year }
puzzle-earlier = Anteriores
puzzle-later = Posteriores
puzzle-any-game = Todos los juegos
puzzle-game = Juego
puzzle-filter = Mostrar
puzzle-nothing = Aquí aún no hay retos. Vuelve mañana.
puzzle-open = Resolverlo
puzzle-look = Verlo
puzzle-tried-1 = Resuelto al primer intento
puzzle-tried-2 = Resuelto al segundo intento
puzzle-tried-3 = Resuelto al tercer intento
puzzle-missed = No resuelto
puzzle-begun =
    { $n ->
        [one] Queda { $n } intento
       *[other] Quedan { $n } intentos
    }
puzzle-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
puzzle-most = tu mejor racha: { $n }
puzzle-no-date = La fecha de un reto es algo como 2026-12-24. Revisa la dirección.
puzzle-future = Aún no puedes ver el reto de ese día. Vuelve ese día.
puzzle-none = No hay reto para ese día. El archivo muestra los días que tienen uno.
puzzle-old-rules = Ese reto se creó con reglas anteriores y ya no se puede mostrar.
puzzle-no-choice = Eso no se puede elegir aquí. Elige algo que esté iluminado.
puzzle-again = Eso ya lo has probado. Elige otra cosa.

month-01 = enero
month-02 = febrero
month-03 = marzo
month-04 = abril
month-05 = mayo
month-06 = junio
month-07 = julio
month-08 = agosto
month-09 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
