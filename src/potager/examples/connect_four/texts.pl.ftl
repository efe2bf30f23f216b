### The words of Connect Four in Polish.

# In one line, for the lobby
tagline = Ustaw cztery w linii: pionowo, poziomo lub po skosie.

red =
    { $case ->
        [genitive] Czerwonego
       *[other] Czerwony
    }
yellow =
    { $case ->
        [genitive] Żółtego
       *[other] Żółty
    }

board-frame = Plansza z siedmiu kolumn i sześciu rzędów
board-column =
    { $left ->
        [one] Kolumna { $n }, { $left } wolne pole
        [few] Kolumna { $n }, { $left } wolne pola
       *[many] Kolumna { $n }, { $left } wolnych pól
    }
board-disc = { $colour } w kolumnie { $column }, rząd { $row }
board-line = Część zwycięskiej linii

prompt-drop = Wybierz kolumnę dla swojego krążka.
prompt-wait =
    { $who ->
        [you] Wybierasz kolumnę.
       *[other] { $who } wybiera kolumnę.
    }

status-played =
    { $n ->
        [one] { $n } zagrany krążek
        [few] { $n } zagrane krążki
       *[many] { $n } zagranych krążków
    }

log-drop =
    { $who ->
        [you] Wrzucasz { $disc } do kolumny { $n }.
       *[other] { $who } wrzuca { $disc } do kolumny { $n }.
    }
log-disc = krążek
preview-drop = Spadnie do rzędu { $row }.
preview-wins = To cztery w linii i wygrana.

over-won =
    { $who ->
        [you] Masz cztery w linii i wygrywasz.
       *[other] { $who } ma cztery w linii i wygrywa.
    }
over-drawn = Plansza jest pełna, więc partia kończy się remisem.

why-full = Ta kolumna jest pełna.
