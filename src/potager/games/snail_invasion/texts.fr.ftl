### Snail Invasion! in French. The log mixes these words with small pictures of pieces.

# In one line, for the lobby
tagline = Fais pousser ton jardin, avec toujours une pile d’avance sur les escargots.

square = case { $n }

side-gardener = Jardinier
side-snails = Escargots
side-the-gardener = le Jardinier
side-the-snails = les Escargots
    .count = several

piece-red-1 =
    { $article ->
        [the] le pion rouge
        [to] au pion rouge
        [a] un pion rouge
       *[other] pion rouge
    }
piece-red-2 =
    { $article ->
        [the] le drone rouge
        [to] au drone rouge
        [a] un drone rouge
       *[other] drone rouge
    }
piece-red-3 =
    { $article ->
        [the] la reine rouge
        [to] à la reine rouge
        [a] une reine rouge
       *[other] reine rouge
    }
    .gender = feminine
piece-yellow-1 =
    { $article ->
        [the] le pion jaune
        [to] au pion jaune
        [a] un pion jaune
       *[other] pion jaune
    }
piece-yellow-2 =
    { $article ->
        [the] le drone jaune
        [to] au drone jaune
        [a] un drone jaune
       *[other] drone jaune
    }
piece-yellow-3 =
    { $article ->
        [the] la reine jaune
        [to] à la reine jaune
        [a] une reine jaune
       *[other] reine jaune
    }
    .gender = feminine
piece-green-1 =
    { $article ->
        [the] le pion vert
        [to] au pion vert
        [a] un pion vert
       *[other] pion vert
    }
piece-green-2 =
    { $article ->
        [the] le drone vert
        [to] au drone vert
        [a] un drone vert
       *[other] drone vert
    }
piece-green-3 =
    { $article ->
        [the] la reine verte
        [to] à la reine verte
        [a] une reine verte
       *[other] reine verte
    }
    .gender = feminine
piece-blue-1 =
    { $article ->
        [the] le pion bleu
        [to] au pion bleu
        [a] un pion bleu
       *[other] pion bleu
    }
piece-blue-2 =
    { $article ->
        [the] le drone bleu
        [to] au drone bleu
        [a] un drone bleu
       *[other] drone bleu
    }
piece-blue-3 =
    { $article ->
        [the] la reine bleue
        [to] à la reine bleue
        [a] une reine bleue
       *[other] reine bleue
    }
    .gender = feminine
piece-black-1 =
    { $article ->
        [the] le pion escargot
        [to] au pion escargot
        [a] un pion escargot
       *[other] pion escargot
    }
piece-black-2 =
    { $article ->
        [the] le drone escargot
        [to] au drone escargot
        [a] un drone escargot
       *[other] drone escargot
    }
piece-black-3 =
    { $article ->
        [the] la reine escargot
        [to] à la reine escargot
        [a] une reine escargot
       *[other] reine escargot
    }
    .gender = feminine

piece-sized-1 = { $piece } (petit format, 1 point)
piece-sized-2 = { $piece } (format moyen, 2 points)
piece-sized-3 = { $piece } (grand format, 3 points)
piece-pips-1 = { $piece } (1 point)
piece-pips-2 = { $piece } (2 points)
piece-pips-3 = { $piece } (3 points)

legend-1 = Pion 1
legend-2 = Drone 2
legend-3 = Reine 3
legend-label = Un pion est une petite pyramide à 1 point, un drone une moyenne à 2, une reine une grande à 3. Une pièce est bloquée quand les pièces posées sur elle ont au moins autant de points qu’elle. Elle est frappée quand les pièces ennemies posées juste sur elle en ont plus.

shed-name = Cabanon
shed-label = Le Cabanon
shed-top = { $piece } au sommet d’un arbre dans le Cabanon
shed-under = { $piece } plus bas dans un arbre du Cabanon
shed-empty = un pot vide : cet arbre { $colour } est épuisé

nest-name = Le Nid
nest-short = Nid
nest-label = Le Nid d’escargots
nest-top = { $piece } au sommet de l’arbre dans le Nid
nest-under = { $piece } plus bas dans l’arbre du Nid
nest-hit = { $piece } de retour au Nid

board-piece = { $piece } sur la case { $n }
board-under = { $told }, sous { FORM($piece, article: "a") }
board-blocked = { $told }, bloquée

dice-total = Total
dice-next = À lancer
dice-rolled = Les dés donnent { $n }
dice-due = Les dés n’ont pas encore été lancés

pass-name = Passer
pass-label = Passer : aucune de tes pièces ne peut bouger

prompt-tap = Touche les dés
prompt-first-gardener = Touche les dés. Pour gagner, empile reine, drone et pion d’une même couleur.
prompt-first-snails = Touche les dés. Tu gagnes quand aucune couleur ne peut plus former de plante.
prompt-pass = Tu fais { $n } : aucune de tes pièces ne peut bouger, tu passes
prompt-rolling =
    { $who ->
        [you] À toi de lancer les dés
        [several] { $who } vont lancer les dés
       *[other] { $who } va lancer les dés
    }
prompt-choosing =
    { $who ->
        [you] Tu as fait { $n } et choisis un coup
        [several] { $who } ont fait { $n } et choisissent un coup
       *[other] { $who } a fait { $n } et choisit un coup
    }
prompt-far = de { $n } cases
prompt-round = d’un tour complet

prompt-gardener-either = Tu fais { $n } : sors le haut d’un arbre sur { $n }, ou avance une pièce { $far }
prompt-gardener-out = Tu fais { $n } : sors le haut d’un arbre sur { $n }
prompt-gardener-move = Tu fais { $n } : avance une pièce { $far }

prompt-snails-either = Tu fais { $n } : sors un escargot sur { $n }, ou avances-en un { $far }
prompt-snails-out = Tu fais { $n } : sors un escargot sur { $n }
prompt-snails-move = Tu fais { $n } : avance un escargot { $far }

goal-grow = Faire pousser une plante
goal-plant = une plante : reine, drone et pion d’une même couleur
goal-block =
    { $n ->
        [one] ou bloquer l’escargot
       *[other] ou bloquer tous les escargots
    }
goal-spoil =
    { $n ->
        [one] Condamner la couleur
       *[other] Condamner chaque couleur
    }
goal-spoiled =
    { $n ->
        [one] Couleur condamnée
       *[other] Couleurs condamnées
    }
goal-lost = le { $colour } est condamné
goal-safe = le { $colour } peut encore pousser

# The total of the dice, in a small picture
log-roll = { $n }
log-rolled =
    { $who ->
        [you] Tu fais { $roll }.
        [several] { $who } font { $roll }.
       *[other] { $who } fait { $roll }.
    }
log-out =
    { $who ->
        [you] Tu fais { $roll } et sors { FORM($piece, article: "the") } sur { $to }.
        [several] { $who } font { $roll } et sortent { FORM($piece, article: "the") } sur { $to }.
       *[other] { $who } fait { $roll } et sort { FORM($piece, article: "the") } sur { $to }.
    }
log-move =
    { $who ->
        [you] Tu fais { $roll } et avances { FORM($piece, article: "the") } de { $start } à { $to }.
        [several] { $who } font { $roll } et avancent { FORM($piece, article: "the") } de { $start } à { $to }.
       *[other] { $who } fait { $roll } et avance { FORM($piece, article: "the") } de { $start } à { $to }.
    }
log-round =
    { $who ->
        [you] Tu fais { $roll } et { FORM($piece, article: "the") } fait un tour complet, jusqu’à { $to }.
        [several] { $who } font { $roll } et { FORM($piece, article: "the") } fait un tour complet, jusqu’à { $to }.
       *[other] { $who } fait { $roll } et { FORM($piece, article: "the") } fait un tour complet, jusqu’à { $to }.
    }
# Follows a sentence about the piece that moves: $pieces ride on it.
log-carries = À bord : { FORM($pieces, article: "the") }.
# Likewise: on top of which piece it stands then
log-onto = Arrivée sur { FORM($piece, article: "the") }.
log-pass =
    { $who ->
        [you] Tu fais { $roll } et ne peux pas bouger.
        [several] { $who } font { $roll } et ne peuvent pas bouger.
       *[other] { $who } fait { $roll } et ne peut pas bouger.
    }
# $eats are plants, and $hits are snails.
log-eats =
    { $who ->
        [you] Avec { FORM($piece, article: "the") }, tu manges { FORM($eats, article: "the") }.
        [several] Avec { FORM($piece, article: "the") }, { $who } mangent { FORM($eats, article: "the") }.
       *[other] Avec { FORM($piece, article: "the") }, { $who } mange { FORM($eats, article: "the") }.
    }
log-hits =
    { $who ->
        [you] Avec { FORM($piece, article: "the") }, tu frappes { FORM($hits, article: "the") }.
        [several] Avec { FORM($piece, article: "the") }, { $who } frappent { FORM($hits, article: "the") }.
       *[other] Avec { FORM($piece, article: "the") }, { $who } frappe { FORM($hits, article: "the") }.
    }
log-eats-hits =
    { $who ->
        [you] Avec { FORM($piece, article: "the") }, tu manges { FORM($eats, article: "the") } et frappes { FORM($hits, article: "the") }.
        [several] Avec { FORM($piece, article: "the") }, { $who } mangent { FORM($eats, article: "the") } et frappent { FORM($hits, article: "the") }.
       *[other] Avec { FORM($piece, article: "the") }, { $who } mange { FORM($eats, article: "the") } et frappe { FORM($hits, article: "the") }.
    }
# In solitaire, nobody plays the snails.
log-the-eats = { FORM($piece, article: "the", letter: "capital") } mange { FORM($eats, article: "the") }.
log-the-hits = { FORM($piece, article: "the", letter: "capital") } frappe { FORM($hits, article: "the") }.
log-the-eats-hits = { FORM($piece, article: "the", letter: "capital") } mange { FORM($eats, article: "the") } et frappe { FORM($hits, article: "the") }.

foresee-pass = Aucune de tes pièces ne peut bouger ce tour-ci.
foresee-out = Sortir { FORM($piece, article: "the") } sur { $n }.
foresee-move = Avancer { FORM($piece, article: "the") } jusqu’à { $n }.
foresee-round = Faire faire un tour complet { FORM($piece, article: "to") }, jusqu’à { $n }.
# $sum compares pips, such as 2 + 1 > 2.
foresee-nest = { FORM($piece, article: "the", letter: "capital") } retourne au Nid ({ $sum }).
foresee-dies =
    { GENDER($piece) ->
        [feminine] { FORM($piece, article: "the", letter: "capital") } est mangée ({ $sum }).
       *[other] { FORM($piece, article: "the", letter: "capital") } est mangé ({ $sum }).
    }
foresee-spoils = Le { $colour } est condamné.
foresee-blocks = Ça bloque { FORM($pieces, article: "the") }.
foresee-frees = Ça libère { FORM($pieces, article: "the") }.
foresee-grows-you = La plante { FORM($colour, gender: "feminine") } est entière : tu gagnes.
foresee-grows-they = La plante { FORM($colour, gender: "feminine") } est entière : l’autre camp gagne.
foresee-stuck-you = Le dernier escargot est bloqué : tu gagnes.
foresee-stuck-they = Le dernier escargot est bloqué : l’autre camp gagne.
foresee-eaten-you = La dernière couleur est condamnée : tu gagnes.
foresee-eaten-they = La dernière couleur est condamnée : l’autre camp gagne.
foresee-draw = C’est le dernier tour : match nul.
won-grown =
    { $who ->
        [you] Ta plante { FORM($colour, gender: "feminine") } est entière : tu gagnes.
        [several] La plante { FORM($colour, gender: "feminine") } est entière : { FORM($who, letter: "small") } gagnent.
       *[other] La plante { FORM($colour, gender: "feminine") } est entière : { FORM($who, letter: "small") } gagne.
    }
won-blocked =
    { $who ->
        [you]
            { $n ->
                [one] Tu as bloqué l’escargot et tu gagnes.
               *[other] Tu as bloqué tous les escargots et tu gagnes.
            }
        [several]
            { $n ->
                [one] { $who } ont bloqué l’escargot et gagnent.
               *[other] { $who } ont bloqué tous les escargots et gagnent.
            }
       *[other]
            { $n ->
                [one] { $who } a bloqué l’escargot et gagne.
               *[other] { $who } a bloqué tous les escargots et gagne.
            }
    }
won-eaten =
    { $who ->
        [you]
            { $n ->
                [one] Tu as condamné la seule couleur et tu gagnes.
               *[other] Tu as condamné toutes les couleurs et tu gagnes.
            }
        [several]
            { $n ->
                [one] { $who } ont condamné la seule couleur et gagnent.
               *[other] { $who } ont condamné toutes les couleurs et gagnent.
            }
       *[other]
            { $n ->
                [one] { $who } a condamné la seule couleur et gagne.
               *[other] { $who } a condamné toutes les couleurs et gagne.
            }
    }
won-nobody =
    { $n ->
        [one] Match nul : personne n’a gagné après { $n } tour.
       *[other] Match nul : personne n’a gagné après { $n } tours.
    }

why-square = Choisis une pièce, pas une case. Elle avance de { $n } cases, ou sort sur { $n }.
why-theirs = Ce n’est pas à toi de bouger { FORM($piece, article: "the") }.
why-blocked =
    { GENDER($piece) ->
        [feminine]
            { $n ->
                [one] Cette { $piece } est bloquée par { $n } point posé dessus.
               *[other] Cette { $piece } est bloquée par { $n } points posés dessus.
            }
       *[other]
            { $n ->
                [one] Ce { $piece } est bloqué par { $n } point posé dessus.
               *[other] Ce { $piece } est bloqué par { $n } points posés dessus.
            }
    }
why-blocked_above =
    { GENDER($piece) ->
        [feminine] Cette { $piece } est bloquée, car une pièce posée dessus est bloquée.
       *[other] Ce { $piece } est bloqué, car une pièce posée dessus est bloquée.
    }
why-under =
    { GENDER($piece) ->
        [feminine] { FORM($piece, article: "the", letter: "capital") } du dessus doit sortir la première.
       *[other] { FORM($piece, article: "the", letter: "capital") } du dessus doit sortir le premier.
    }
why-nest = Seuls les Escargots sortent des escargots du Nid.
why-shed = Seul le Jardinier sort des plantes du Cabanon.

## The form of a new match

option-mode-help = À deux, ou le Jardinier seul contre des Escargots automatiques.

option-garden-two-colour = Deux couleurs
option-garden-three-and-one = Trois rouges, un jaune
option-garden-one-colour = Une couleur
option-garden-help = Quatre arbres de quatre couleurs, de deux (deux et deux, ou trois et un) ou d’une seule. Le patio se joue en solitaire : un arbre contre la reine escargot. Une partie y dure environ une minute et demande beaucoup de chance.

option-board-3x4 = 12 cases
option-board-4x4 = 16 cases
option-board-help = La longueur de la boucle autour du jardin.

option-turn_limit-help = Match nul après ce nombre de tours, les deux camps comptés ensemble (pour des simulations).

## Before the match, in the waiting room

question-asks = Qui de vous travaille le plus dur ?
question-answer =
    { $who ->
        [you] Tu travailles plus dur : tu es le Jardinier et tu commences.
        [several] { $who } travaillent plus dur : le Jardinier, c’est eux, et ils commencent.
       *[other] { $who } travaille plus dur, prend le Jardinier et commence.
    }

## How the champions play this game

champion-1-style = Pousse où il peut et oublie les Escargots.

champion-2-style = Se bat pour chaque escargot et protège les dernières couleurs.

champion-3-style = Prudent : n’abandonne une couleur que s’il le faut.

champion-4-style = Aime les plantes à moitié poussées et attend le bon lancer.

champion-5-style = Voit loin et sait ce que vaut une couleur.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Bonjour ! Tu es le Jardinier. Fais pousser une plante entière pour gagner : une Reine, un Drone sur elle et un Pion au sommet, d’une même couleur. Pip joue les escargots affamés.
lesson-2 = C’est toi qui commences. Chaque tour débute par deux dés, et c’est leur somme qui compte. Lance-les !
lesson-2-wrong = Lance d’abord : touche les dés ou appuie sur le bouton.
lesson-3 = Sept ! Une pièce peut donc sortir sur la case 7. Seul le sommet d’un arbre peut sortir, et c’est un Pion. Sors le rouge.
lesson-3-wrong = C’est permis aussi, mais dans cette leçon, on cultive le rouge. Prends le Pion rouge.
lesson-4 = Pip a fait 4, et le Pion escargot a rampé sur la case 4. Les points disent ce que vaut une pièce : Pion 1, Drone 2, Reine 3. C’est ce qui décide qui elle peut frapper.
lesson-5 = Tu as fait 4 aussi. Une pièce qui arrive sur un ennemi de moindre valeur le frappe. Ton Drone rouge vaut 2, et le Pion escargot seulement 1. Sors le Drone sur lui !
lesson-5-wrong = Seul le Drone rouge arrive sur cet escargot et vaut plus que lui. Prends-le dans l’arbre rouge.
lesson-6 = Touché ! L’escargot est de retour au Nid et doit tout recommencer. Mais attention : une plante frappée est mangée pour de bon, et sa couleur ne peut plus former de plante entière.
lesson-7 = Dix. Ta plante a besoin d’une Reine tout en bas. C’est la dernière pièce de l’arbre rouge. Sors-la.
lesson-7-wrong = Pas cette fois. Ta plante a besoin de la Reine rouge tout en bas.
lesson-8 = Voici la règle délicate. Le Drone escargot est sur ton Drone. Ils se valent, donc personne n’est frappé. Mais ton Drone est bloqué : il ne peut pas bouger avec 2 points ou plus sur lui.
lesson-9 = Tu as fait 6. De la case 10, tu arrives sur la 4, car après 12 vient 1. Ta Reine vaut 3, plus que l’escargot qui vaut 2. Saute-lui dessus !
lesson-9-wrong = La Reine rouge de la case 10 peut arriver sur cet escargot et libérer ton Drone.
lesson-10 = Encore un escargot renvoyé au Nid ! La Reine est sur ton Drone, qui est donc bloqué jusqu’à ce qu’elle parte. Une pièce qui avance emporte tout ce qu’elle a sur elle, ami ou ennemi.
lesson-11 = Quelques tours plus tard, ta Reine est sur la case 10, et le Drone a grimpé sur elle. Il ne manque que le Pion. Il est sur la case 7, à trois pas. Lance !
lesson-11-wrong = Lance d’abord les dés. Il te faut un trois.
lesson-12 = Trois, pile ce qu’il faut ! Avance le Pion rouge sur sa plante.
lesson-12-wrong = Avance le Pion rouge de la case 7. C’est tout ce qui manque à ta plante.
lesson-13 = Ta plante est entière, tu gagnes ! Le Jardinier gagne aussi si tous les escargots du jardin sont bloqués. Les Escargots gagnent si aucune couleur ne peut plus former de plante. À toi de jouer !
