### Los textos en la página de una lección.

lesson-title = { $game }: la lección
lesson-lesson = Lección
lesson-try =
    { $n ->
        [one] Prueba la lección ({ $n } minuto)
       *[other] Prueba la lección ({ $n } minutos)
    }
lesson-none = { $game } no tiene lección.
lesson-you = Tú
lesson-name = La lección
lesson-coming = Cargando la lección…
lesson-skip = Saltarse la lección
lesson-skip-short = Saltar
lesson-teacher = Quien te enseña
lesson-back = Atrás
lesson-again = Otra vez
lesson-play = Jugar ya
lesson-go-back = A mi partida
