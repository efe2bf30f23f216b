### Carrots & Broccoli in French. The log mixes these words with small pictures of dice and pieces.
### Pieces are pyramids, so they are feminine.

# In one line, for the lobby
tagline = Fais pousser ton jardin avant les autres, et garde un œil sur la haie.

piece =
    { $article ->
        [the] la { $size } { FORM($colour, gender: "feminine") }
        [a] une { $size } { FORM($colour, gender: "feminine") }
       *[other] { $size } { FORM($colour, gender: "feminine") }
    }

side-carrots =
    { $case ->
        [tonic] les Carottes
       *[other] Carottes
    }
    .count = several
side-broccoli =
    { $case ->
        [tonic] les Brocolis
       *[other] Brocolis
    }
    .count = several
side-red = Rouge
side-yellow = Jaune
side-green = Vert
side-blue = Bleu

of-carrots = des Carottes
of-broccoli = des Brocolis
of-red = de Rouge
of-yellow = de Jaune
of-green = de Vert
of-blue = de Bleu

size-small = petite
size-medium = moyenne
size-large = grande

rolled-red = Rouge
rolled-yellow = Jaune
rolled-green = Vert
rolled-blue = Bleu
rolled-black = Noir
rolled-wild = Joker

dice-of =
    { $who ->
        [you] Ton lancer
       *[other] Lancer : { $who }
    }
dice-due = Les dés n’ont pas encore été lancés
dice-rolled = Les dés donnent : { $colour }, { $sizes }
dice-ready = À lancer
dice-setup = Mise en place
dice-over = Partie finie

supply-name = Réserve commune
supply-piece = { $piece } dans la réserve, encore { $n }

square-on-wall = { $square }, sur la ligne de la haie
square-nobody = { $square }, dans le jardin de personne
square-yard = { $square }, dans le jardin { $whose }

board-piece = { $piece } en { $square }
board-frozen = { $piece } en { $square }, qui vient de bouger et ne peut pas bouger ce tour-ci

pass-name = Passer
pass-label = Passer : ne rien faire ce tour-ci

prompt-wall = On plante la haie
prompt-tap = Touche les dés
prompt-first = Touche les dés. { $goal }
prompt-rolling =
    { $who ->
        [you] À toi de lancer les dés
        [several] { FORM($who, case: "tonic") } vont lancer les dés
       *[other] { $who } va lancer les dés
    }
prompt-roll = { $colour }, { $sizes }
prompt-choosing = Lancer : { $roll }. { FORM($who, case: "tonic", letter: "capital") } choisit.
prompt-can = { $roll } : { $what }
prompt-theirs =
    { $owner ->
        [you] { $roll } (à toi) : { $what }
        [several] { $roll } (à l’autre camp) : { $what }
       *[other] { $roll } (à { $owner }) : { $what }
    }

## What it is about, in the first turn of each

prompt-goal-group-corner = Tu gagnes avec dix plantes en un groupe dans ton jardin, dont une en { $corner }.
prompt-goal-group = Tu gagnes avec dix de tes plantes en un groupe dans ton jardin.
prompt-goal-triangle-corner = Tu gagnes avec un triangle de six plantes dans ton jardin, dont une en { $corner }.
prompt-goal-triangle = Tu gagnes avec un triangle de six de tes plantes dans ton jardin.

can-plant = plantes-en une
can-move = bouges-en une
can-wall = bouge une pièce de la haie
can-plant-move = plantes-en une, ou bouges-en une
can-plant-wall = plantes-en une, ou bouge une pièce de la haie
can-move-wall = bouge une plante, ou une pièce de la haie
can-plant-move-wall = plante, bouge une plante, ou bouge une pièce de la haie
can-pass = rien ne convient, alors passe

## With somebody else's colour

theirs-plant = plantes-en une là où elle ne sert à rien, ou passe
theirs-move = éloignes-en une, ou passe
theirs-plant-move = plantes-en une là où elle ne sert à rien, éloignes-en une, ou passe
theirs-pass = rien ne convient, alors passe

goal-kid = bouge aussi en diagonale
goal-group-corner = groupe de { $n } sur { $all }, avec { $corner }
goal-group = groupe de { $n } sur { $all }
goal-triangle-corner = triangle de { $n } sur { $all }, avec { $corner }
goal-triangle = triangle de { $n } sur { $all }
goal-yard = { $n } dans le jardin

## The table at the end

score-group = Dans le groupe
score-triangle = Dans le triangle
score-yard = Dans le jardin
score-pips = Points au jardin

# $colour is one of log-red, … log-wild, and $sizes such as "petite ou grande".
log-rolled =
    { $who ->
        [you] Tu lances : { $colour }, { $sizes }.
        [several] { FORM($who, case: "tonic") } lancent : { $colour }, { $sizes }.
       *[other] { $who } lance : { $colour }, { $sizes }.
    }
log-plant =
    { $who ->
        [you] Tu lances { $colour }, { $sizes }, et plantes { FORM($piece, article: "a") } en { $to }.
        [several] { FORM($who, case: "tonic") } lancent { $colour }, { $sizes }, et plantent { FORM($piece, article: "a") } en { $to }.
       *[other] { $who } lance { $colour }, { $sizes }, et plante { FORM($piece, article: "a") } en { $to }.
    }
log-move =
    { $who ->
        [you] Tu lances { $colour }, { $sizes }, et avances { FORM($piece, article: "the") } de { $start } à { $to }.
        [several] { FORM($who, case: "tonic") } lancent { $colour }, { $sizes }, et avancent { FORM($piece, article: "the") } de { $start } à { $to }.
       *[other] { $who } lance { $colour }, { $sizes }, et avance { FORM($piece, article: "the") } de { $start } à { $to }.
    }
log-wall =
    { $who ->
        [you] Tu lances { $colour }, { $sizes }, et déplaces { FORM($piece, article: "the") } de la haie de { $start } à { $to }.
        [several] { FORM($who, case: "tonic") } lancent { $colour }, { $sizes }, et déplacent { FORM($piece, article: "the") } de la haie de { $start } à { $to }.
       *[other] { $who } lance { $colour }, { $sizes }, et déplace { FORM($piece, article: "the") } de la haie de { $start } à { $to }.
    }
log-pass =
    { $who ->
        [you] Tu lances { $colour }, { $sizes }, et passes.
        [several] { FORM($who, case: "tonic") } lancent { $colour }, { $sizes }, et passent.
       *[other] { $who } lance { $colour }, { $sizes }, et passe.
    }
log-red = rouge
log-yellow = jaune
log-green = vert
log-blue = bleu
log-black = noir
log-wild = joker
log-now =
    { $who ->
        [you] Tu en as maintenant { $n } sur { $all }.
        [several] { FORM($who, case: "tonic") } en ont maintenant { $n } sur { $all }.
       *[other] { $who } en a maintenant { $n } sur { $all }.
    }
log-hinders =
    { $who ->
        [you] Elle te gêne.
       *[other] Elle gêne { $who }.
    }
log-wall-up = La haie est en place.
log-time = Le temps est écoulé. On compte les plantes dans les jardins.

foresee-pass = Passer
foresee-plant = Planter { FORM($piece, article: "the") } en { $square }
foresee-move = Avancer { FORM($piece, article: "the") } en { $square }
foresee-wall = Déplacer { FORM($piece, article: "the") } en { $square }
foresee-yard =
    { $who ->
        [you] Ton jardin : { $before } → { $after ->
                [one] { $after } case
               *[other] { $after } cases
            }
       *[other] { $who } : jardin de { $before } → { $after ->
                [one] { $after } case
               *[other] { $after } cases
            }
    }
foresee-crop =
    { $who ->
        [you] tu en as { $n } sur { $all }
        [several] { FORM($who, case: "tonic", letter: "small") } en ont { $n } sur { $all }
       *[other] { FORM($who, letter: "small") } en a { $n } sur { $all }
    }
foresee-win =
    { $who ->
        [you] tu gagnes
        [several] { FORM($who, case: "tonic", letter: "small") } gagnent
       *[other] { FORM($who, letter: "small") } gagne
    }
foresee-outside = à { $n } pas de chez { FORM($who, case: "tonic") }
foresee-useless = inutile : à { $n } pas de chez { FORM($who, case: "tonic") }
foresee-takes = gêne chez { FORM($who, case: "tonic") }
foresee-draw = match nul

## Of a plant that does not count yet

foresee-no-group-corner = pas encore reliée à { $corner }
foresee-no-group = pas encore dans le plus grand groupe
foresee-no-triangle-corner = pas encore dans le triangle
foresee-no-triangle = pas encore dans le triangle

## Why a hint says so. Two sentences may follow each other.

advice-then = { $one } { $other }
advice-win = Ça gagne la partie.
advice-guards =
    { $who ->
        [you] Sinon, tu gagnerais avec { $n } des 36 lancers. Après, avec { $left } seulement.
        [several] Sinon, { FORM($who, case: "tonic") } gagneraient avec { $n } des 36 lancers. Après, avec { $left } seulement.
       *[other] Sinon, { $who } gagnerait avec { $n } des 36 lancers. Après, avec { $left } seulement.
    }
advice-grows = Ton jardin aura besoin d’environ { $n } pas de moins.
advice-hinders =
    { $who ->
        [you] Il te faudra environ { $n } pas de plus.
       *[other] Pour { $who }, il faudra environ { $n } pas de plus.
    }
advice-answers = Ça laisse aux autres moins de façons de te gêner.
advice-little = Avec ce lancer, aucun choix ne change grand-chose.
advice-pass = Tout autre choix te coûterait environ { $n } pas.
advice-crowds = Une plante adverse de plus ne ferait que gêner tout le monde.
advice-only = Ce lancer ne permet rien d’autre.
advice-next = Le meilleur des autres choix perd environ { $n } pas.
advice-far = Tous les autres choix sont bien moins bons.
advice-alike =
    { $n ->
        [one] L’autre choix montré est à peu près aussi bon.
       *[other] Les autres choix montrés sont à peu près aussi bons.
    }

won-group =
    { $who ->
        [you] Tu gagnes avec dix plantes en un groupe.
        [several] { FORM($who, case: "tonic") } gagnent avec dix plantes en un groupe.
       *[other] { $who } gagne avec dix plantes en un groupe.
    }
won-triangle =
    { $who ->
        [you] Tu gagnes avec un triangle de six plantes.
        [several] { FORM($who, case: "tonic") } gagnent avec un triangle de six plantes.
       *[other] { $who } gagne avec un triangle de six plantes.
    }
won-time =
    { $who ->
        [you] Le temps est écoulé : tu gagnes.
        [several] Le temps est écoulé : { FORM($who, case: "tonic") } gagnent.
       *[other] Le temps est écoulé : { $who } gagne.
    }
won-time-draw = Le temps est écoulé : égalité entre { FORM($sides, case: "tonic") }.
won-limit =
    { $who ->
        [you] La partie s’arrête après { $n } tours : tu gagnes.
        [several] La partie s’arrête après { $n } tours : { FORM($who, case: "tonic") } gagnent.
       *[other] La partie s’arrête après { $n } tours : { $who } gagne.
    }
won-limit-draw = La partie s’arrête après { $n } tours : égalité entre { FORM($sides, case: "tonic") }.
won-line = { FORM($who, case: "tonic", letter: "small") } { $n ->
        [one] { $n } plante
       *[other] { $n } plantes
    } ({ $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    })
# $end is one of won-time, won-limit, won-time-draw and won-limit-draw.
won-count = { $end } Dans leur propre jardin : { $counts }.
why-rolled = Tu as lancé { $roll } : tu ne peux pas prendre { FORM($piece, article: "a") }.
why-frozen = { FORM($piece, article: "the", letter: "capital") } a bougé au tour précédent, elle ne peut donc pas bouger maintenant.
why-shut_in = { FORM($piece, article: "the", letter: "capital") } n’a aucune case libre à côté d’elle.
why-taken = Il y a déjà une pyramide en { $square }.
why-step = Elle ne peut avancer que d’un pas : en haut, en bas, à gauche ou à droite.
why-any_step = Elle ne peut avancer que d’un pas, dans n’importe quelle direction.
why-far = Trop loin : la pyramide noire la plus proche serait à { $n } pas, et la limite est de { $most }.

## The form of a new match

option-players-help = Deux joueurs avec deux couleurs chacun, ou quatre avec une seule.

option-length-full = Longue : dix plantes
option-length-short = Courte : six
option-length-help = Pour gagner, fais pousser dix plantes en un groupe, ou un triangle de six.

option-timer-title = Durée, en minutes
option-timer-help = Quand le temps est écoulé, on compte les plantes dans les jardins. À quatre joueurs, c’est 20 minutes, sauf si tu changes. 0 veut dire sans limite.

option-kids-help = À ces places, on peut aussi bouger les pièces en diagonale.

option-turn_limit-help = On compte les plantes dans les jardins après ce nombre de tours de toutes les places (pour des simulations).

## Before the match, in the waiting room

question-asks = Qui a passé le plus de temps dans un jardin ?
question-answer =
    { $who ->
        [you] C’est toi qui as passé le plus de temps dans un jardin, alors tu commences.
        [several] { FORM($who, case: "tonic") } ont passé le plus de temps dans un jardin, alors ils commencent.
       *[other] { $who } a passé le plus de temps dans un jardin et commence.
    }

## How the champions play this game

champion-1-style = Soigne son jardin et laisse pousser les autres.

champion-2-style = Teigneux : te gêne là où ça fait mal.

champion-3-style = Régulier : pousse d’abord et ne gêne que s’il le faut.

champion-4-style = Aime gêner autant que pousser, et voit loin.

champion-5-style = Joue mille jardins dans sa tête avant de choisir.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Bienvenue au jardin ! Tu joues les Carottes : rouge et jaune. La haie de pyramides noires partage le potager. Ton jardin est le côté orange, avec le coin a1.
lesson-2 = Tu gagnes avec dix de tes plantes en un groupe dans ton jardin, dont une sur ton coin. Dot veut la même chose avec le vert et le bleu, à partir de h8. Lance les dés !
lesson-2-wrong = Lance d’abord les dés. Ils montrent ce que tu peux faire.
lesson-3 = Une petite pyramide rouge. Tu peux la planter sur n’importe quelle case libre du plateau. Ton groupe a besoin du coin : prends-la dans la réserve et pose-la en a1.
lesson-3-wrong = Pose la petite pyramide rouge sur ton coin : prends-la, puis choisis la case a1.
lesson-4 = Dot a fait pareil dans l’autre coin. À ton tour, tu ne fais qu’une chose : planter, avancer d’un pas une plante de la couleur et de la taille lancées, ou déplacer la haie.
lesson-5 = Le bleu n’est pas à toi, mais c’est toi qui décides où il va ! Pose la grande bleue là où elle n’aide personne. Le coin a8 est au bout de la haie, dans le jardin de personne.
lesson-5-wrong = Ne la plante pas pour Dot. Prends la grande bleue, puis le coin tout là-bas, a8.
lesson-6 = Et Dot t’a rendu la pareille, avec une petite jaune à l’autre bout de la haie. Il n’y a que deux pyramides de chaque couleur et taille : chacune compte.
lesson-7 = Le noir déplace la haie. Une grande pyramide noire peut avancer d’un pas si une autre noire est ensuite à deux pas d’elle au plus. Pousse d5 vers d6.
lesson-7-wrong = Prends la grande noire en d5, et pousse-la vers Dot, en d6.
lesson-8 = La règle délicate : la haie est la ligne qui va de pot en pot, et les cases qu’elle traverse ne sont à personne. Dot a perdu d6 et e5. Les jardins changent tout de suite : surveille la haie !
lesson-9 = Bien des tours plus tard, neuf de tes plantes sont ensemble. Une dixième est en a5, mais ne les touche pas encore. Tu vois ce qu’il te faut ? Lance !
lesson-9-wrong = Lance d’abord. Avec un peu de chance, ce sera jaune et grande.
lesson-10 = Jaune et grande ! Il n’y en a plus dans la réserve, mais une plante du plateau peut avancer d’un pas. Amène celle de a5 dans ton groupe.
lesson-10-wrong = Un pas vers le bas, et elle rejoint le groupe : prends la plante en a5, puis a4.
lesson-11 = Dix en un groupe, dont une sur ton coin. Les Carottes gagnent ! Une dernière chose : tu ne peux pas bouger une pièce que le joueur précédent vient de bouger.
