### The texts about hints, the analysis of a match, and the puzzle of the day.

hint-button = Rada
hint-panel = Rada
hint-mark =
    { $n ->
        [one] { $n } rada
        [few] { $n } rady
       *[many] { $n } rad
    }
hint-used =
    { $n ->
        [one] Użyto { $n } rady.
        [few] Użyto { $n } rad.
       *[many] Użyto { $n } rad.
    }
# In lists of matches, after who won
hint-after = { $verdict } { hint-used }
hint-others = Rady są dostępne tylko wtedy, gdy grasz przeciw samym botom.
hint-not-played = Rady są dostępne tylko podczas partii.
hint-paused = Partia jest wstrzymana. Najpierw ją wznów.
hint-not-now = Nie masz teraz nic do wyboru, więc nie ma czego radzić.
hint-failed = Tym razem nie znaleziono rady. Spróbuj ponownie.

study-too-many = Trwa teraz analiza wielu partii. Spróbuj ponownie za chwilę.
study-too-long = Analiza tej partii trwałaby tu za długo. Pobierz jej zapis i użyj `potager analyse`.
study-failed = Tym razem nie udało się tego obliczyć. Spróbuj ponownie za minutę.

analysis-heading = Analiza
analysis-playing = Ta partia jeszcze trwa. Będzie można ją przeanalizować, gdy się skończy.
analysis-unfinished = Ta partia nie została dograna do końca, więc nie ma czego analizować.
analysis-old-rules = Tę partię rozegrano według starszej wersji zasad, więc nie można jej przeanalizować.
analysis-no-choice = W tej partii nikt nie miał wyboru, więc nie ma czego analizować.

puzzle-link = Zagadka
puzzle-title = Zagadka z { $date }
puzzle-heading = Zagadka dnia
puzzle-answer = Twoja odpowiedź
puzzle-before = Poprzednia zagadka
puzzle-after = Następna zagadka
puzzle-choose = Jeden wybór jest wyraźnie najlepszy. Masz trzy próby.
puzzle-same = Wszyscy na tym serwerze mają tę samą zagadkę. Nowa pojawia się o 00:00 UTC.
puzzle-difficulty = Trudność
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
puzzle-found = Najlepszy wybór znajduje { $easy } z { $of } łatwych botów i { $medium } z { $of } średnich.
puzzle-archive = Wszystkie zagadki
puzzle-archive-month = Zagadki: { $month } { $year }
puzzle-earlier = Wcześniejsze
puzzle-later = Późniejsze
puzzle-any-game = Wszystkie gry
puzzle-game = Gra
puzzle-filter = Pokaż
puzzle-nothing = Nie ma tu jeszcze zagadek. Zajrzyj jutro.
puzzle-open = Rozwiąż
puzzle-look = Obejrzyj
puzzle-tried-1 = Rozwiązana za pierwszym razem
puzzle-tried-2 = Rozwiązana za drugim razem
puzzle-tried-3 = Rozwiązana za trzecim razem
puzzle-missed = Nierozwiązana
puzzle-begun =
    { $n ->
        [one] została { $n } próba
        [few] zostały { $n } próby
       *[many] zostało { $n } prób
    }
puzzle-streak =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
puzzle-most = najdłuższa seria: { $n }
puzzle-no-date = Data zagadki wygląda tak: 2026-12-24. Sprawdź adres.
puzzle-future = Zagadki na ten dzień nie można jeszcze zobaczyć. Wróć tu tego dnia.
puzzle-none = Na ten dzień nie ma zagadki. W archiwum są dni, które ją mają.
puzzle-old-rules = Ta zagadka powstała według starszych zasad i nie można jej już pokazać.
puzzle-no-choice = Tego nie można tu wybrać. Wybierz coś podświetlonego.
puzzle-again = To już było. Wybierz coś innego.

month-01 = styczeń
month-02 = luty
month-03 = marzec
month-04 = kwiecień
month-05 = maj
month-06 = czerwiec
month-07 = lipiec
month-08 = sierpień
month-09 = wrzesień
month-10 = październik
month-11 = listopad
month-12 = grudzień
