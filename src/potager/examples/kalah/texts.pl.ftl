### The words of Kalah in Polish.

# In one line, for the lobby
tagline = Wysiewaj nasiona wokół planszy i zbierz ich najwięcej.

south =
    { $case ->
        [genitive] Południa
       *[other] Południe
    }
north =
    { $case ->
        [genitive] Północy
       *[other] Północ
    }

option-pits-title = Dołki
option-pits-help = Ile dołków ma każdy gracz.

option-seeds-title = Nasiona
option-seeds-help = Ile nasion jest na początku w każdym dołku.

board-board = Plansza z dwoma rzędami dołków i dwiema spiżarniami
board-pit =
    { $who ->
        [you]
            { $n ->
                [one] Twój dołek { $pit }, { $n } nasiono
                [few] Twój dołek { $pit }, { $n } nasiona
               *[many] Twój dołek { $pit }, { $n } nasion
            }
       *[other]
            { $n ->
                [one] Dołek { $pit } { FORM($who, case: "genitive") }, { $n } nasiono
                [few] Dołek { $pit } { FORM($who, case: "genitive") }, { $n } nasiona
               *[many] Dołek { $pit } { FORM($who, case: "genitive") }, { $n } nasion
            }
    }
board-store =
    { $who ->
        [you]
            { $n ->
                [one] Twoja spiżarnia, { $n } nasiono
                [few] Twoja spiżarnia, { $n } nasiona
               *[many] Twoja spiżarnia, { $n } nasion
            }
       *[other]
            { $n ->
                [one] Spiżarnia { FORM($who, case: "genitive") }, { $n } nasiono
                [few] Spiżarnia { FORM($who, case: "genitive") }, { $n } nasiona
               *[many] Spiżarnia { FORM($who, case: "genitive") }, { $n } nasion
            }
    }

prompt-sow = Dotknij jednego ze swoich dołków, żeby wysiać jego nasiona.
prompt-wait =
    { $who ->
        [you] Wybierasz dołek.
       *[other] { $who } wybiera dołek.
    }

status-stored =
    { $n ->
        [one] { $n } nasiono
        [few] { $n } nasiona
       *[many] { $n } nasion
    }

log-sow =
    { $who ->
        [you]
            { $n ->
                [one] Wysiewasz { $n } nasiono z dołka { $pit }.
                [few] Wysiewasz { $n } nasiona z dołka { $pit }.
               *[many] Wysiewasz { $n } nasion z dołka { $pit }.
            }
       *[other]
            { $n ->
                [one] { $who } wysiewa { $n } nasiono z dołka { $pit }.
                [few] { $who } wysiewa { $n } nasiona z dołka { $pit }.
               *[many] { $who } wysiewa { $n } nasion z dołka { $pit }.
            }
    }
log-capture =
    { $who ->
        [you]
            { $n ->
                [one] Zbijasz { $n } nasiono.
                [few] Zbijasz { $n } nasiona.
               *[many] Zbijasz { $n } nasion.
            }
       *[other]
            { $n ->
                [one] { $who } zbija { $n } nasiono.
                [few] { $who } zbija { $n } nasiona.
               *[many] { $who } zbija { $n } nasion.
            }
    }
log-again =
    { $who ->
        [you] Ostatnie nasiono wpada do spiżarni, więc grasz jeszcze raz.
       *[other] Ostatnie nasiono wpada do spiżarni, więc { FORM($who, letter: "small") } gra jeszcze raz.
    }
log-over = Jeden rząd jest pusty, więc nasiona z drugiego trafiają do spiżarni właściciela.

foresee-sow =
    { $n ->
        [one] Do twojej spiżarni trafi { $n } nasiono.
        [few] Do twojej spiżarni trafią { $n } nasiona.
       *[many] Do twojej spiżarni trafi { $n } nasion.
    }
foresee-again = Ostatnie nasiono wpadnie do twojej spiżarni, więc zagrasz jeszcze raz.
foresee-capture =
    { $n ->
        [one] Zbijesz i do twojej spiżarni trafi { $n } nasiono.
        [few] Zbijesz i do twojej spiżarni trafią { $n } nasiona.
       *[many] Zbijesz i do twojej spiżarni trafi { $n } nasion.
    }
foresee-over =
    { $n ->
        [one] To kończy grę. Do twojej spiżarni trafi { $n } nasiono.
        [few] To kończy grę. Do twojej spiżarni trafią { $n } nasiona.
       *[many] To kończy grę. Do twojej spiżarni trafi { $n } nasion.
    }

over-won =
    { $who ->
        [you] Wygrywasz { $n } do { $other }.
       *[other] { $who } wygrywa { $n } do { $other }.
    }
over-drawn = Remis, po { $n } nasion.

why-empty = Ten dołek jest pusty.
why-theirs = Wysiewaj z dołka w swoim rzędzie.
