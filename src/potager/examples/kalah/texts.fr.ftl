### The words of Kalah in French.

# In one line, for the lobby
tagline = Sème tes graines tout autour du plateau, et récoltes-en le plus.

south = Sud
north = Nord

option-pits-title = Trous
option-pits-help = Le nombre de trous de chaque joueur.

option-seeds-title = Graines
option-seeds-help = Le nombre de graines dans chaque trou au début.

board-board = Un plateau avec deux rangées de trous et deux greniers
board-pit =
    { $n ->
        [one] { FORM($who, case: "tonic") } : trou { $pit }, { $n } graine
       *[other] { FORM($who, case: "tonic") } : trou { $pit }, { $n } graines
    }
board-store =
    { $n ->
        [one] { FORM($who, case: "tonic") } : grenier, { $n } graine
       *[other] { FORM($who, case: "tonic") } : grenier, { $n } graines
    }

prompt-sow = Touche un de tes trous pour semer ses graines.
prompt-wait =
    { $who ->
        [you] Tu choisis un trou.
       *[other] { $who } choisit un trou.
    }

status-stored =
    { $n ->
        [one] { $n } graine
       *[other] { $n } graines
    }

log-sow =
    { $who ->
        [you]
            { $n ->
                [one] Tu sèmes { $n } graine du trou { $pit }.
               *[other] Tu sèmes { $n } graines du trou { $pit }.
            }
       *[other]
            { $n ->
                [one] { $who } sème { $n } graine du trou { $pit }.
               *[other] { $who } sème { $n } graines du trou { $pit }.
            }
    }
log-capture =
    { $who ->
        [you] Tu captures { $n } graines.
       *[other] { $who } capture { $n } graines.
    }
log-again =
    { $who ->
        [you] La dernière graine est dans le grenier : tu rejoues.
       *[other] La dernière graine est dans le grenier : { $who } rejoue.
    }
log-over = Une rangée est vide : les graines de l’autre vont au grenier de leur propriétaire.

foresee-sow =
    { $n ->
        [one] Ton grenier gagne { $n } graine.
       *[other] Ton grenier gagne { $n } graines.
    }
foresee-again = La dernière graine tombe dans ton grenier : tu rejoues.
foresee-capture = Tu captures, et ton grenier gagne { $n } graines.
foresee-over =
    { $n ->
        [one] La partie s’arrête là. Ton grenier gagne { $n } graine.
       *[other] La partie s’arrête là. Ton grenier gagne { $n } graines.
    }

over-won =
    { $who ->
        [you] Tu gagnes par { $n } graines à { $other }.
       *[other] { $who } gagne par { $n } graines à { $other }.
    }
over-drawn = Match nul, avec { $n } graines chacun.

why-empty = Ce trou est vide.
why-theirs = Sème à partir d’un trou de ta rangée.
