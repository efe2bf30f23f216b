### Yes! Broccoli! in French. Decks that people write have their own names and texts of cards.

# In one line, for the lobby
tagline = Mise pour le brocoli, esquive le soda, et laisse le donut aux autres.

# A player's name by itself
seat-name = { FORM($who, case: "tonic") }
seat-red = Rouge
seat-blue = Bleu
seat-purple = Violet
seat-green = Vert
seat-orange = Orange

## The foods of the standard deck. Article "the" is for sentences.

food-name-broccoli =
    { $article ->
        [the] le brocoli
       *[other] Brocoli
    }
food-name-spinach =
    { $article ->
        [the] les épinards
       *[other] Épinards
    }
food-name-kale =
    { $article ->
        [the] le chou kale
       *[other] Chou kale
    }
food-name-carrot =
    { $article ->
        [the] la carotte
       *[other] Carotte
    }
food-name-sweet-potato =
    { $article ->
        [the] la patate douce
       *[other] Patate douce
    }
food-name-blueberries =
    { $article ->
        [the] les myrtilles
       *[other] Myrtilles
    }
food-name-beans =
    { $article ->
        [the] les haricots
       *[other] Haricots
    }
food-name-tomato =
    { $article ->
        [the] la tomate
       *[other] Tomate
    }
food-name-mushroom =
    { $article ->
        [the] le champignon
       *[other] Champignon
    }
food-name-banana =
    { $article ->
        [the] la banane
       *[other] Banane
    }
food-name-apple =
    { $article ->
        [the] la pomme
       *[other] Pomme
    }
food-name-corn =
    { $article ->
        [the] le maïs
       *[other] Maïs
    }
food-name-rice =
    { $article ->
        [the] le riz
       *[other] Riz
    }
food-name-cheese =
    { $article ->
        [the] le fromage
       *[other] Fromage
    }
food-name-crisps =
    { $article ->
        [the] les chips
       *[other] Chips
    }
food-name-fries =
    { $article ->
        [the] les frites
       *[other] Frites
    }
food-name-ice-cream =
    { $article ->
        [the] la glace
       *[other] Glace
    }
food-name-sweets =
    { $article ->
        [the] les bonbons
       *[other] Bonbons
    }
food-name-doughnut =
    { $article ->
        [the] le donut
       *[other] Donut
    }
food-name-soda =
    { $article ->
        [the] le soda
       *[other] Soda
    }

## Its powers. A card has the text in two lines, which are in -1 and -2, of about 22 letters each.
## A line that is not needed is { "" }.

power-name-picky-eater = Fine bouche
power-text-picky-eater = Ajoute 3 à une mise au choix
power-text-picky-eater-1 = Ajoute 3
power-text-picky-eater-2 = à une mise au choix
power-name-super-hungry = Grosse faim
power-text-super-hungry = Double une mise au choix
power-text-super-hungry-1 = Double
power-text-super-hungry-2 = une mise au choix
power-name-too-busy-to-eat = Pas le temps
power-text-too-busy-to-eat = La mise la plus basse se sert d’abord
power-text-too-busy-to-eat-1 = La mise la plus basse
power-text-too-busy-to-eat-2 = se sert d’abord
power-name-full-already = Plus faim
power-text-full-already = Retire 3 à une mise au choix
power-text-full-already-1 = Retire 3
power-text-full-already-2 = à une mise au choix
power-name-half-portion = Demi-portion
power-text-half-portion = Divise une mise par 2, arrondi en dessous
power-text-half-portion-1 = Divise une mise par 2,
power-text-half-portion-2 = arrondi en dessous
power-name-extra-greens = Rab de légumes
power-text-extra-greens = Une mise vaut en plus ses brocolis
power-text-extra-greens-1 = Une mise vaut en plus
power-text-extra-greens-2 = ses brocolis
power-name-trade-lunches = Échange de plats
power-text-trade-lunches = Échange les mises de deux joueurs
power-text-trade-lunches-1 = Échange les mises
power-text-trade-lunches-2 = de deux joueurs
power-name-change-my-order = Autre commande
power-text-change-my-order = Reprends ta mise et joues-en une autre
power-text-change-my-order-1 = Reprends ta mise
power-text-change-my-order-2 = et joues-en une autre
power-name-play-with-your-food = Jouer avec son plat
power-text-play-with-your-food = Un aliment de ta pile devient ta mise
power-text-play-with-your-food-1 = Un aliment de ta pile
power-text-play-with-your-food-2 = devient ta mise
power-name-send-it-back = Retour cuisine
power-text-send-it-back = Un aliment part : pioche 2, garde 1
power-text-send-it-back-1 = Un aliment part :
power-text-send-it-back-2 = pioche 2, garde 1
power-name-clear-the-table = Table rase
power-text-clear-the-table = Tout part : pioches-en 1 de plus, écarte 1
power-text-clear-the-table-1 = Tout part : pioches-en
power-text-clear-the-table-2 = 1 de plus, écarte 1
power-name-spilled-milk = Lait renversé
power-text-spilled-milk = Défausse un aliment d’une pile au choix
power-text-spilled-milk-1 = Défausse un aliment
power-text-spilled-milk-2 = d’une pile au choix
power-name-swap-desserts = Troc de desserts
power-text-swap-desserts = Échange un aliment avec un autre joueur
power-text-swap-desserts-1 = Échange un aliment
power-text-swap-desserts-2 = avec un autre joueur
power-name-no-thank-you = Non merci
power-text-no-thank-you = Annule le pouvoir joué juste avant
power-text-no-thank-you-1 = Annule le pouvoir
power-text-no-thank-you-2 = joué juste avant

##

food-label = { $food }, vaut { $value }
# A food with its points, where it is named in a sentence: "la carotte (14)"
food-worth = { $food } ({ $value })

bid-label = mise { FORM($colour, gender: "feminine") } { $value }, avec { $n ->
        [one] { $n } brocoli
       *[other] { $n } brocolis
    }
bid-own = Miser { $value }, avec { $n ->
        [one] { $n } brocoli
       *[other] { $n } brocolis
    }
bid-dealt = Miser { $value } ({ $colour }), avec { $n ->
        [one] { $n } brocoli
       *[other] { $n } brocolis
    }
bid-food = { $food } comme mise, vaut { $value }
bid-hidden = { $seat } : une mise, face cachée
bid-none = { $seat } : pas encore de mise
bid-changed = { $was } → { $now }

# A power card: $text is what it does, such as power-text-picky-eater
power-label-answer = { $power } : { $text }. Jouable juste après un pouvoir.
power-label-served = { $power } : { $text }. Jouable avant les mises.
power-label-revealed = { $power } : { $text }. Jouable une fois les mises révélées.
power-label-eaten = { $power } : { $text }. Jouable après un repas.
power-label-served-revealed = { $power } : { $text }. Jouable avant ou après les mises.
power-label-served-eaten = { $power } : { $text }. Jouable avant les mises ou après un repas.
power-label-revealed-eaten = { $power } : { $text }. Jouable dès que les mises sont révélées.
power-label-served-revealed-eaten = { $power } : { $text }. Jouable à tout moment.
power-with-text = { $power } ({ $text })

## When a power can be played, in few words for a card

times-answer = après un pouvoir
times-served = avant les mises
times-revealed = mises révélées
times-eaten = après un repas
times-served-revealed = avant/après mises
times-served-eaten = avant mises, après repas
times-revealed-eaten = dès les mises révélées
times-served-revealed-eaten = à tout moment

# $seat is a player's name, and $text what the power does
play-label = Joué par { $seat } : { $power } ({ $text })
play-undone = Joué par { $seat }, puis annulé : { $power } ({ $text })

deck-left = pioche : { $n }
deck-top = à venir : { $foods }
# A list of names or numbers: $rest can have more of them
cards-more = { $first }, { $rest }
# The same for numbers in little room
cards-short = { $first } { $rest }
deck-phone = { $when } · { $left }

when-round = Manche { $round } sur 8
when-meal = Repas { $meal }/{ $meals }, manche { $round }/8

offer-title = { $power } : cartes piochées

rank-1 = 1er
rank-2 = 2e
rank-3 = 3e
rank-4 = 4e
rank-5 = 5e
rank-icons = plus de brocolis
rank-powers = moins de pouvoirs
rank-age = plus jeune
rank-strength = force

rank-low-first = La plus basse se sert d’abord
rank-low-first-short = Basse d’abord

eaten-meal = Repas { $n }
eaten-title = Le repas { $n } est fini
eaten-total = { $n } en tout

pile-points = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
pile-meal = { $points } ce repas
pile-points-first = { $points } { $seat }
pile-points-only = { $points }
pile-food = { $seat } : { $food }, vaut { $value }

own-bids = TES MISES
own-over = Aliments du dernier repas, points de tous les repas
own-eaten = Ces aliments viennent de ce repas.

## Piles that players can look at: their own played bids, and everyone's played powers. $cards is a
## list with cards-more, or cards-short in discards-name and discards-low.

discards-name = Mises jouées : { $cards }
discards-low = Mises : { $cards }
discards-label = Ta défausse : { $cards }. Personne d’autre ne peut la voir.
discards-empty = Aucune mise jouée
discards-empty-low = Aucune jouée
discards-empty-label = Ta défausse est vide. Personne d’autre ne peut la voir.

spent-name = Pouvoirs joués : { $n }
spent-low = Pouvoirs : { $n }
spent-label =
    { $n ->
        [one] { $n } pouvoir joué ce repas : { $cards }.
       *[other] { $n } pouvoirs joués ce repas : { $cards }.
    }
spent-empty = Aucun pouvoir joué
spent-empty-low = Pas de pouvoirs
spent-empty-label = Aucun pouvoir joué pendant ce repas.

prompt-dealing = On distribue les cartes.
prompt-serving = Le repas est servi.
prompt-bid = Choisis une mise. La plus haute se sert d’abord.
prompt-bid-low = Choisis une mise. La plus basse se sert d’abord.
prompt-bidding = Tout le monde choisit une mise.
prompt-take = Choisis un aliment.
prompt-taking =
    { $who ->
        [you] Tu choisis un aliment.
       *[other] { $who } choisit un aliment.
    }
prompt-play-first-served = Chaque pouvoir jaune sert une fois. Touche une carte éclairée, ou passe.
prompt-play-first-revealed = Un pouvoir peut changer cet ordre. Touche une carte éclairée, ou passe.
prompt-play-served = Un pouvoir avant les mises ? Touche une carte, ou passe.
prompt-play-revealed = Un pouvoir avant le service ? Touche une carte, ou passe.
prompt-play-eaten = Un pouvoir avant de compter le repas ? Touche une carte, ou passe.
# $power is the power that was just played
prompt-play-answer = Un pouvoir après { $power } ? Touche une carte, ou passe.
prompt-window = Tu n’as plus de cartes pouvoir. Les autres peuvent en jouer.
prompt-window-other = Les joueurs qui ont des cartes pouvoir peuvent en jouer.
prompt-showing = Un pouvoir est en jeu.
prompt-aiming =
    { $who ->
        [you] Tu joues { $power }.
       *[other] { $who } joue { $power }.
    }

## $power comes with what it does: "Fine bouche (Ajoute 3 à une mise au choix)"

aim-bid = { $power } : choisis une mise.
aim-swap = { $power } : choisis la première mise.
aim-swap-again = { $power } : choisis l’autre mise.
aim-card = { $power } : choisis une carte mise.
aim-own-food = { $power } : choisis un aliment de ta pile.
aim-other-food = { $power } : choisis l’aliment que tu veux en échange.
aim-send-back = { $power } : choisis l’aliment à renvoyer.
aim-keep = { $power } : choisis l’aliment qui le remplace.
aim-leave-out = { $power } : choisis l’aliment à écarter.
aim-discard = { $power } : choisis un aliment de n’importe quelle pile.

status-points = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
status-meals = ({ $scores })
status-power = une carte pouvoir

# $what is one picture of a food or several: "la carotte (14), le soda (−8) et le chou kale (15)"
log-served = La cuisine sert { FORM($what, article: "the") }.
# $bids is a list of log-bid, one for each player
log-bids = Les mises sont ouvertes : { $bids }.
# $who is a picture of a player, and log-bid-who is what is read instead of it. $n is the bid.
log-bid = { $who } { $n }
log-bid-who =
    { $who ->
        [you] tu mises
       *[other] { FORM($who, letter: "small") } mise
    }
# $n is the value of a bid card
log-keeps =
    { $who ->
        [you] Tu gardes le { $n } pour plus tard.
       *[other] { $who } garde le { $n } pour plus tard.
    }
log-tie-icons = Égalité : le plus de brocolis l’emporte.
log-tie-powers = Égalité : le moins de pouvoirs l’emporte.
log-tie-age = Égalité : le plus jeune l’emporte.
# $power is a power, mostly with its text: power-with-text
log-plays =
    { $who ->
        [you] Tu joues { $power }.
       *[other] { $who } joue { $power }.
    }
## In the next texts, $what is a picture of a food, which is read as food-worth.

log-draws =
    { $who ->
        [you] Tu pioches { FORM($what, article: "the") }.
       *[other] { $who } pioche { FORM($what, article: "the") }.
    }
log-takes =
    { $who ->
        [you] Tu prends { FORM($what, article: "the") }.
       *[other] { $who } prend { FORM($what, article: "the") }.
    }
# Somebody gets the only food that the others have left
log-takes-last = Il ne reste que { FORM($what, article: "the") } pour { FORM($who, case: "tonic") }.
log-sends-back =
    { $who ->
        [you] Tu renvoies { FORM($what, article: "the") }.
       *[other] { $who } renvoie { FORM($what, article: "the") }.
    }
log-leaves-out =
    { $who ->
        [you] Tu écartes { FORM($what, article: "the") }.
       *[other] { $who } écarte { FORM($what, article: "the") }.
    }

##

# $scores is a list of log-score, one for each player
log-meal = Le repas { $n } est fini : { $scores }.
# $who is a picture of a player, and log-score-who is what is read instead of it. $n are the points.
log-score = { $who } { $n }
log-score-who =
    { $who ->
        [you] tu marques
       *[other] { FORM($who, letter: "small") } marque
    }

## What powers did. $power is the name of a power, and $food, $gone and $kept are food-worth.

# $sum is a calculation: "4 + 3 = 7"
did-bid = { $power } ({ FORM($who, case: "tonic") }) change la mise posée par { FORM($owner, case: "tonic") } : { $sum }.
did-swap = { $power } ({ FORM($who, case: "tonic") }) échange le { $value } ({ FORM($one, case: "tonic") }) et le { $instead } ({ FORM($other, case: "tonic") }).
did-card = { $power } ({ FORM($who, case: "tonic") }) : la mise devient { $value }.
# A food of a pile is the bid now
did-food-bid = { $power } ({ FORM($who, case: "tonic") }) : la mise devient { FORM($food, article: "the") }.
did-one-food = { $power } ({ FORM($who, case: "tonic") }) remplace { FORM($gone, article: "the") } par { FORM($kept, article: "the") }.
did-all-foods = { $power } ({ FORM($who, case: "tonic") }) apporte de nouveaux aliments, sans { FORM($food, article: "the") }.
did-discard =
    { $owner ->
        [you] { $power } ({ FORM($who, case: "tonic") }) te retire { FORM($food, article: "the") }.
       *[other] { $power } ({ FORM($who, case: "tonic") }) retire { FORM($food, article: "the") } à { $owner }.
    }
# $food is given, and $instead is got for it from $owner
did-exchange = { $power } ({ FORM($who, case: "tonic") }) échange { FORM($food, article: "the") } contre { FORM($instead, article: "the") } ({ FORM($owner, case: "tonic") }).
did-reverse = { $power } ({ FORM($who, case: "tonic") }) : la mise la plus basse se sert d’abord.
# $other is another power
did-undo = { $power } ({ FORM($who, case: "tonic") }) annule { $other }.
# $other is a power that was undone before
did-revive = { $power } ({ FORM($who, case: "tonic") }) : { $other } compte de nouveau.

# $food is a picture of a food, and $now and $then are points without it and with it
foresee-points = { $food } { $now } → { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
# $food is a picture of a food
foresee-worth = { $food } vaut { $value }
foresee-swap = Choisis ensuite l’autre mise.
# $was, $now and $place are ordinals such as rank-1
foresee-place = Ordre de service : { $was } → { $now }.
foresee-same = Ordre de service : toujours { $place }.

won-most =
    { $who ->
        [you] Tu gagnes avec { $n ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other] { $who } gagne avec { $n ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
won-tied =
    { $who ->
        [you] Tu gagnes avec { $n ->
                [one] { $points } point
               *[other] { $points } points
            } : à égalité, c’est le plus jeune.
       *[other] { $who } gagne avec { $n ->
                [one] { $points } point
               *[other] { $points } points
            } : à égalité, c’est le plus jeune.
    }
won-best = Ton meilleur score jusqu’ici : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, contre { $before } avant.

## Hints for bids

advice-both = { $first } { $then }
advice-brings = Ici, le meilleur et le pire aliment ont { $stake ->
        [one] { $stake } point
       *[other] { $stake } points
    } d’écart. En moyenne, cette mise gagne un aliment à { $n }, et ta mise { $other } un aliment à { $instead }.
advice-worth = C’est plus que d’habitude : une mise forte en vaut la peine.
advice-save = Garde tes fortes mises pour les manches où elles rapportent plus.
advice-same = Ici, tous les aliments se valent : une mise faible suffit.
advice-alike =
    { $n ->
        [one] { $n } autre mise est à peu près aussi bonne.
       *[other] { $n } autres mises sont à peu près aussi bonnes.
    }
advice-hardly =
    { $n ->
        [one] Ton choix ne change presque rien : { $n } autre mise est à peu près aussi bonne. Une mise forte utilisée maintenant te manquera plus tard.
       *[other] Ton choix ne change presque rien : { $n } autres mises sont à peu près aussi bonnes. Une mise forte utilisée maintenant te manquera plus tard.
    }

## The form of a new match

option-players-help = Le nombre de joueurs.

option-game-help = Un repas de huit manches, ou trois repas avec des cartes pouvoir.

option-one_of_each-help = À deux joueurs : la pioche n’a qu’une carte de chaque aliment.

option-dealt_bids-help = À chaque repas, on mélange toutes les cartes mise, et chaque joueur en reçoit huit.

option-handicap-title = Handicap
option-handicap-help = Aide un joueur : un neuf remplace le un de sa main. Dans le jeu avancé, il peut aussi avoir plus de pouvoirs.
option-handicap-nine = Un neuf
option-handicap-plus = Plus de pouvoirs

option-age_order-title = Ordre d’âge
option-age_order-help = Du plus âgé au plus jeune. Le plus jeune gagne les égalités.

option-deck-help = Les aliments et les pouvoirs du jeu.

why-bid = Mise d’abord : choisis une de tes cartes mise.
why-take = Prends un des aliments sur la table.
why-aim = Choisis une cible pour { $power }.
why-cancel = { $power } annule le pouvoir joué juste avant, et il n’y en a pas.
why-when-served = { $power } ne se joue qu’avant les mises.
why-when-revealed = { $power } ne se joue qu’une fois les mises révélées.
why-when-eaten = { $power } ne se joue qu’à la fin d’un repas.
why-when-served-revealed = { $power } ne se joue qu’avant les mises et une fois les mises révélées.
why-when-served-eaten = { $power } ne se joue qu’avant les mises et à la fin d’un repas.
why-when-revealed-eaten = { $power } ne se joue qu’une fois les mises révélées et à la fin d’un repas.
why-when-served-revealed-eaten = { $power } ne se joue qu’avant les mises, une fois les mises révélées et à la fin d’un repas.
why-nothing_there = { $power } ne changerait rien maintenant.

## Before the match, in the waiting room

question-asks = Qui est le plus âgé, et qui vient ensuite ?
question-answer = Du plus âgé au plus jeune : { FORM($who, case: "tonic") }. Le plus jeune gagne les égalités.

## How the champions play this game

champion-1-style = Généreux : joue tôt ses bonnes cartes.

champion-2-style = Gourmand : joue sa meilleure carte pour le premier bon aliment.

champion-3-style = Économe : garde cartes fortes et pouvoirs pour les dernières manches.

champion-4-style = Prévoit jusqu’à la fin et garde ses pouvoirs jusqu’à ce qu’ils paient.

champion-5-style = Réfléchit à tout le repas avant chaque mise.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = À table ! À chacune des huit manches, il y a un aliment par joueur. Ce qui est bon pour la santé rapporte des points ; bonbons et soda en coûtent. Le joueur qui a le plus de points gagne.
lesson-2 = Le brocoli vaut 18 points, plus que tout autre aliment. Le soda en coûte 8. Chacun de vous doit prendre l’un des deux. Alors, qui se sert d’abord ?
lesson-3 = Les mises en décident. Tu as les cartes 1 à 8, et Bumble aussi. Chacun en choisit une en secret, et la plus haute se sert d’abord. L’enjeu est gros, alors mise ton 8.
lesson-3-wrong = Il y a 26 points d’écart entre ces deux aliments. Ça vaut bien ta plus haute carte, le 8.
lesson-4 = Ton 8 bat le 5 : tu te sers d’abord. Bon appétit !
lesson-4-wrong = Vraiment ? Laisse le soda à Bumble, et prends le brocoli.
lesson-5 = Les deux aliments suivants se valent presque : 8 et 7 points. Et une carte mise ne se joue qu’une fois par repas. C’est donc le bon moment pour te débarrasser de ton 1.
lesson-5-wrong = Ici, se servir d’abord ne vaut qu’un point. Garde cette carte pour plus tard, et mise ton 1.
lesson-6 = Bumble a utilisé un 7 pour se servir d’abord, pour un point de plus. Le dernier prend ce qui reste : à toi la pomme. Et tu as économisé une bonne carte !
lesson-7 = Voici la règle délicate. À mises égales, la carte qui a le plus de petits brocolis passe d’abord. Ton 4 en a cinq, plus que le 4 de Bumble. Mise-le !
lesson-7-wrong = Ça pourrait marcher aussi. Mais regarde le 4 : il a cinq petits brocolis. Essaie-le en cas d’égalité.
lesson-8 = Quatre contre quatre ! La carte de Bumble a trois brocolis, la tienne cinq. Tu te sers donc d’abord. Les épinards rapportent 16 points, et les frites en coûtent 3.
lesson-8-wrong = Les épinards valent 16 points. Les frites t’en coûteraient 3.
lesson-9 = Les mises jouées sont face cachée, mais tout le monde les a vues. Si tu te souviens de ce qu’il reste aux autres, tu sais quand une carte haute est sûre.
lesson-10 = La dernière manche. Il ne reste que le 6 à Bumble, et tu as gardé le 7. Tu ne peux pas la perdre. Joue-le.
lesson-10-wrong = Tu n’as plus qu’une carte, ton 7. Joue-la.
lesson-11 = Sept bat six, comme prévu. Prends ton dernier aliment.
lesson-11-wrong = Les myrtilles valent 12 points. Laisse le donut où il est.
lesson-12 = Le repas est fini, et tu as le plus de points : tu gagnes ! Le jeu avancé a trois repas, et des cartes pouvoir qui mettent les mises et les aliments sens dessus dessous.
