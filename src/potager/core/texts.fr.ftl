### French texts that several games share. A game's own file can override any of them.
###
### Glossary. Players are addressed with tu. U+202F before ! ? ; %, U+00A0 before : and in « ».
### game = jeu; match = partie; round = manche; turn = tour; move = coup; match lost = perdue
### seat = place; table = table; host = hôte; guest = invité; spectator, viewer = spectateur
### operator = administrateur (du serveur); bot = bot; level = niveau (facile, moyen, difficile)
### champion = champion; ladder = échelle, its step = échelon; rating = cote; record = fichier de la
### partie, as a page: Archives; hint = indice; take back = reprendre un coup; rematch = revanche
### resume = continuer; pause = pause; resign = abandonner; draw = match nul; draw lots = tirer au sort
### dice, roll = dés, lancer; pip = point; piece = pièce; pawn, drone, queen = pion, drone, reine
### Snail Invasion!: shed = Cabanon; nest = Nid; to spoil a colour = condamner; to block = bloquer
### Pyramid Shambo: throw = signe; stash, pips held = points en main; knocked out = hors jeu
### Carrots & Broccoli: wall, hedge = haie; yard = jardin; supply = réserve; to plant = planter
### Yes! Broccoli!: bid = mise; food = aliment; meal = repas; power = pouvoir; deck = pioche; pile = pile
### Carrotia: quest = quête; store = réserve; bag = sac; tile = tuile; maze = labyrinthe; sand = sable
### IN, OUT = ENTRÉE, SORTIE; enough = ça suffit; edge = bord; colony = colonie
###
### Forms: article "the", "a", "of" (du, de la) and "to" (au, à la); gender "feminine"; case "tonic" of
### persons (moi, toi). Names of players follow no "de", because it would have to become "d'".

## How people are named in a text. $case is what the text asks for with FORM($who, case: "tonic").

person-you =
    { $case ->
        [tonic] toi
       *[other] tu
    }
# $name is a player's name, and $ending its last letter.
person-name = { $name }
# $role is a colour or a part in the game, such as "les Carottes", and $ending its last letter.
person-role = { $role }

##

colour-red = rouge
colour-yellow = jaune
colour-green =
    { $gender ->
        [feminine] verte
       *[other] vert
    }
colour-blue =
    { $gender ->
        [feminine] bleue
       *[other] bleu
    }
colour-black =
    { $gender ->
        [feminine] noire
       *[other] noir
    }
colour-purple =
    { $gender ->
        [feminine] violette
       *[other] violet
    }
colour-orange = orange
colour-clear =
    { $gender ->
        [feminine] transparente
       *[other] transparent
    }
colour-cyan = cyan
colour-white =
    { $gender ->
        [feminine] blanche
       *[other] blanc
    }

choice-in = On attend { $who }. Tu peux encore changer d’avis.
choice-only = C’est fait. On attend { $who }.
choice-others = On attend { $who }.
choice-name = { FORM($who, case: "tonic") }

reaction-pass = Passer
reaction-take-back = La reprendre et passer
reaction-only = Tu n’as rien à jouer ici, alors passe.
reaction-nothing = Tu n’as rien à jouer ici.
reaction-chosen = Tu as choisi. Tu peux encore changer d’avis.

why-nothing = On ne peut pas choisir ça maintenant.
why-later = Choisis d’abord autre chose.
why-instead = Ça ne va pas avec ce que tu as choisi.
why-over = La partie est finie.
why-paused = La partie est en pause.
why-waiting = La partie n’a pas encore commencé.
why-watching = Tu regardes la partie. Seuls les joueurs choisissent.
why-roll = Lance d’abord les dés.
why-once = On ne lance les dés qu’une fois par tour.
why-others = Ce n’est pas encore ton tour.
why-in = Tu as choisi. Attends les autres.
why-pick = Choisis d’abord une pièce.

list-one = { $one }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }

## Between and after small pictures in a line

line-and = et
line-comma = ,
line-stop = { "." }

table-turn = { $name } : { $text }
table-forced = { $text } (seul choix possible, joué pour toi dans un instant)
table-resigned =
    { $who ->
        [you] Tu abandonnes.
        [several] { $who } abandonnent.
       *[other] { $who } abandonne.
    }
table-resigned-bot =
    { $who ->
        [you] Tu quittes la partie. Un bot joue à ta place.
        [several] { $who } quittent la partie. Un bot joue à leur place.
       *[other] { $who } quitte la partie. Un bot joue à sa place.
    }
table-salting = Les dés sont presque prêts. Le navigateur de chaque joueur ajoute son nombre.
table-drawn = Les joueurs se sont mis d’accord sur un match nul.
table-stopped = L’équipe a décidé de s’arrêter là.
table-closed = L’administrateur de ce serveur a fermé la table.
table-over = La partie est finie.
table-paused = La partie est en pause.
table-paused-by =
    { $who ->
        [you] Tu as mis la partie en pause.
        [several] { $who } ont mis la partie en pause.
       *[other] { $who } a mis la partie en pause.
    }
table-resumed = La partie continue.
table-resumed-by =
    { $who ->
        [you] Tu as relancé la partie.
        [several] { $who } ont relancé la partie.
       *[other] { $who } a relancé la partie.
    }
table-conceded = Cette manche est abandonnée. Ses derniers coups se jouent tout seuls.
table-conceded-by =
    { $who ->
        [you] Tu abandonnes cette manche. Ses derniers coups se jouent tout seuls.
        [several] { $who } abandonnent cette manche. Ses derniers coups se jouent tout seuls.
       *[other] { $who } abandonne cette manche. Ses derniers coups se jouent tout seuls.
    }
table-undone = Un coup a été repris.
table-undone-turns =
    { $n ->
        [one] { $n } tour a été repris.
       *[other] { $n } tours ont été repris.
    }
table-undone-by =
    { $who ->
        [you] Tu reprends un coup.
        [several] { $who } reprennent un coup.
       *[other] { $who } reprend un coup.
    }
table-took =
    { $who ->
        [you] C’est toi qui joues à partir de maintenant.
        [several] { $who } jouent à partir de maintenant.
       *[other] { $who } joue à partir de maintenant.
    }
table-hint =
    { $who ->
        [you] Tu as pris un indice.
        [several] { $who } ont pris un indice.
       *[other] { $who } a pris un indice.
    }
table-left =
    { $who ->
        [you] Tu n’es plus là. Un bot joue à ta place.
        [several] { $who } ne sont plus là. Un bot joue à leur place.
       *[other] { $who } n’est plus là. Un bot joue à sa place.
    }

coach-hold = garder
coach-only = Il n’y avait pas d’autre choix. D’ici, on gagne environ { $percent } parties sur 100.
coach-better = Ce choix gagne environ { $percent } parties sur 100. Le meilleur des autres en gagne { $other }.
coach-keeps = Ce choix gagne environ { $percent } parties sur 100, à peine moins qu’un autre ({ $other }), et il garde { FORM($what, article: "the") }.
coach-close = Ce choix gagne environ { $percent } parties sur 100. Un autre choix est à peu près aussi bon ({ $other }).
