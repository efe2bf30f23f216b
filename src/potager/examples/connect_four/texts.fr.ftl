### The words of Connect Four in French.

# In one line, for the lobby
tagline = Aligne quatre jetons : verticalement, horizontalement ou en diagonale.

red = Rouge
yellow = Jaune

board-frame = Une grille de sept colonnes et six lignes
board-column =
    { $left ->
        [one] Colonne { $n }, { $left } trou libre
       *[other] Colonne { $n }, { $left } trous libres
    }
board-disc = { $colour }, colonne { $column }, ligne { $row }
board-line = Fait partie de l’alignement gagnant

prompt-drop = Choisis une colonne pour ton jeton.
prompt-wait =
    { $who ->
        [you] Tu choisis une colonne.
       *[other] { $who } choisit une colonne.
    }

status-played =
    { $n ->
        [one] { $n } jeton joué
       *[other] { $n } jetons joués
    }

log-drop =
    { $who ->
        [you] Tu lâches { $disc } dans la colonne { $n }.
       *[other] { $who } lâche { $disc } dans la colonne { $n }.
    }
log-disc = un jeton
preview-drop = Il tombe sur la ligne { $row }.
preview-wins = Ça fait quatre à la suite, et tu gagnes.

over-won =
    { $who ->
        [you] Tu as quatre jetons alignés et tu gagnes.
       *[other] { $who } a quatre jetons alignés et gagne.
    }
over-drawn = La grille est pleine : match nul.

why-full = Cette colonne est pleine.
