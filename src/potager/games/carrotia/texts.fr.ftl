### Carrotia in French. The log mixes these words with small pictures of the birds' dice.
### $at and $start are squares such as b3, $bird is one of bird-owl and so on, and $name in texts about
### powers is a character such as character-ghost. "IN" and "OUT" are written on the gates, where there
### is no room for more; sentences call them l'entrée and la sortie.

# In one line, for the lobby
tagline = Bâtissez le labyrinthe avant la fin du sable, puis rapportez les carottes.

player = Joueur { $n }
# A player's name by itself
name = { FORM($who, case: "tonic") }
won = La colonie est nourrie : { $n } carottes dans la réserve, il en fallait { $goal }.
lost = Cette fois, les oiseaux gagnent : la colonie n’a que { $n } des { $goal } carottes qu’il lui faut.
best = Ta meilleure récolte jusqu’ici : { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }, contre { $before } avant.

ladder-1 = Oiseaux gentils
ladder-2 = Oiseaux féroces
ladder-3 = Pioche Défi
ladder-best = meilleure récolte : { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }

book-card = Quête
book-cards = { $n } quêtes réussies sur { $of } ({ $deck })

daily-title = Quête du jour
daily-about = En solo contre les oiseaux : aujourd’hui, tout le monde a le même personnage, les mêmes quêtes, tuiles et dés. Combien de carottes rapporteras-tu ?
daily-points = { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }

kind-straight =
    { $article ->
        [the] la ligne droite
        [of] de la ligne droite
        [a] une ligne droite
       *[other] ligne droite
    }
    .gender = feminine
kind-corner =
    { $article ->
        [the] le virage
        [of] du virage
        [a] un virage
       *[other] virage
    }
kind-junction =
    { $article ->
        [the] la bifurcation
        [of] de la bifurcation
        [a] une bifurcation
       *[other] bifurcation
    }
    .gender = feminine
kind-crossroads =
    { $article ->
        [the] le carrefour
        [of] du carrefour
        [a] un carrefour
       *[other] carrefour
    }
kind-dead-end =
    { $article ->
        [the] l’impasse
        [of] de l’impasse
        [a] une impasse
       *[other] impasse
    }
    .gender = feminine

way-up = haut
way-right = droite
way-down = bas
way-left = gauche

# $kind is one of the kinds above, and $ways a list of way-up and so on
tile-open = { $kind } (vers : { $ways })

square-tile = { $at } : { $tile }
square-empty = { $at }, vide
square-entry = { $told } ; le lapin part d’ici
square-exit = { $told } ; la sortie
square-wanted = { $told } ; il y aura des carottes ici

fault-right = Le bord droit de { $at } ne correspond pas
fault-below = Le bord inférieur de { $at } ne correspond pas

gate-in = Le lapin entre en { $at }
gate-out = Le lapin sort en { $at }
gate-in-short = IN
gate-out-short = OUT

carrot-single-at = une carotte en { $at }
carrot-triple-at = trois carottes en { $at }
carrot-single-waits = une carotte en { $at }, où il faut une tuile
carrot-triple-waits = trois carottes en { $at }, où il faut une tuile

rabbit-at = le lapin en { $at }
rabbit-came = il vient de { $at } et ne peut pas y retourner

bird-owl =
    { $article ->
        [the] le Hibou
        [of] du Hibou
        [a] un Hibou
       *[other] Hibou
    }
bird-hawk =
    { $article ->
        [the] le Faucon
        [of] du Faucon
        [a] un Faucon
       *[other] Faucon
    }
bird-crow =
    { $article ->
        [the] le Corbeau
        [of] du Corbeau
        [a] un Corbeau
       *[other] Corbeau
    }
bird-seagull =
    { $article ->
        [the] la Mouette
        [of] de la Mouette
        [a] une Mouette
       *[other] Mouette
    }
    .gender = feminine
bird-bat =
    { $article ->
        [the] la Chauve-souris
        [of] de la Chauve-souris
        [a] une Chauve-souris
       *[other] Chauve-souris
    }
    .gender = feminine
bird-sparrow =
    { $article ->
        [the] le Moineau
        [of] du Moineau
        [a] un Moineau
       *[other] Moineau
    }
bird-at = { $bird } en { $at }
bird-coming = un oiseau arrivera en { $at }
bird-card = { $bird } : { $does }

does-owl = Il transforme trois carottes en une. S’il vole jusqu’au lapin, le pouvoir du joueur dont c’est le tour est de nouveau prêt.
does-hawk = Il détruit pour de bon une carotte ou une botte de trois. S’il vole jusqu’au lapin, il le ramène à l’entrée.
does-crow = Il emporte une carotte ou une botte de trois. S’il vole jusqu’au lapin, il rend tout ce qu’il porte.
does-seagull = Elle emporte une carotte ou une botte de trois. Si elle vole jusqu’au lapin, elle rend tout ce qu’elle porte.
does-bat = Elle change une carotte ou une botte de trois en un oiseau de ton choix. Si elle vole jusqu’au lapin, elle l’emmène à la sortie.
does-sparrow = Il détruit pour de bon une carotte ou une botte de trois. S’il vole jusqu’au lapin, le pouvoir du joueur dont c’est le tour est de nouveau prêt.
does-owl-carrots = 3 en font 1
does-hawk-carrots = détruit 1 ou 3
does-crow-carrots = prend 1 ou 3
does-seagull-carrots = prend 1 ou 3
does-bat-carrots = change en oiseau
does-sparrow-carrots = détruit 1 ou 3
does-owl-rabbit = rend le pouvoir
does-hawk-rabbit = lapin vers IN
does-crow-rabbit = rend tout
does-seagull-rabbit = rend tout
does-bat-rabbit = lapin vers OUT
does-sparrow-rabbit = rend le pouvoir
does-owl-carrots-short = 3 en 1
does-hawk-carrots-short = détruit
does-crow-carrots-short = prend
does-seagull-carrots-short = prend
does-bat-carrots-short = oiseau
does-sparrow-carrots-short = détruit
does-owl-rabbit-short = pouvoir
does-hawk-rabbit-short = vers IN
does-crow-rabbit-short = rend
does-seagull-rabbit-short = rend
does-bat-rabbit-short = vers OUT
does-sparrow-rabbit-short = pouvoir

## A bird's die. $bird is the name of the bird.

die-up = { FORM($bird, article: "the") } vole vers le haut
die-right = { FORM($bird, article: "the") } vole vers la droite
die-down = { FORM($bird, article: "the") } vole vers le bas
die-left = { FORM($bird, article: "the") } vole vers la gauche
die-carrot = { FORM($bird, article: "the") } vole vers la carotte la plus proche
die-rabbit = { FORM($bird, article: "the") } vole vers le lapin
die-due = le dé { FORM($bird, article: "of") }, à lancer

flight-up = { $bird } → haut
flight-right = { $bird } → droite
flight-down = { $bird } → bas
flight-left = { $bird } → gauche
flight-carrot = { $bird } → carotte
flight-rabbit = { $bird } → lapin

play-clockwise = On joue en sens horaire
play-anticlockwise = On joue en sens antihoraire
play-clockwise-short = ↻
play-anticlockwise-short = ↺

stage-build = Bâtir
stage-repair = Réparer
stage-run = Courir
stage-ready = Prêts ?
stage-over = La fin
stage-way = { $stage }, tours { $way }

## The characters. The text of each is on its card in lines of about 25 letters. Lines
## that a language does not need are { "" }.

character-bandit =
    { $article ->
        [the] le Bandit
        [of] du Bandit
        [a] un Bandit
       *[other] Bandit
    }
character-bandit-text = Toujours : si ton pas trouve des carottes, tu en trouves une de plus, deux fois par manche au plus
character-bandit-line-1 = Toujours : si ton pas
character-bandit-line-2 = trouve des carottes, une
character-bandit-line-3 = de plus, deux fois par
character-bandit-line-4 = manche au plus

character-ghost =
    { $article ->
        [the] le Fantôme
        [of] du Fantôme
        [a] un Fantôme
       *[other] Fantôme
    }
character-ghost-text = Une fois par manche : pose le lapin sur n’importe quelle autre tuile
character-ghost-line-1 = Une fois par manche :
character-ghost-line-2 = pose le lapin sur une
character-ghost-line-3 = autre tuile au choix
character-ghost-line-4 = { "" }

character-mummy =
    { $article ->
        [the] la Momie
        [of] de la Momie
        [a] une Momie
       *[other] Momie
    }
    .gender = feminine
character-mummy-text = Une fois par manche : annule ce qu’un oiseau s’apprête à faire
character-mummy-line-1 = Une fois par manche :
character-mummy-line-2 = annule ce qu’un oiseau
character-mummy-line-3 = s’apprête à faire
character-mummy-line-4 = { "" }

character-sailor =
    { $article ->
        [the] le Vieux Marin
        [of] du Vieux Marin
        [a] un Vieux Marin
       *[other] Vieux Marin
    }
character-sailor-text = Une fois par manche : le lapin revient là d’où il vient
character-sailor-line-1 = Une fois par manche :
character-sailor-line-2 = le lapin revient là
character-sailor-line-3 = d’où il vient
character-sailor-line-4 = { "" }

character-vampire =
    { $article ->
        [the] le Vampire
        [of] du Vampire
        [a] un Vampire
       *[other] Vampire
    }
character-vampire-text = Une fois par manche : le lapin se glisse à travers la haie sur une tuile voisine
character-vampire-line-1 = Une fois par manche :
character-vampire-line-2 = le lapin se glisse à
character-vampire-line-3 = travers la haie sur une
character-vampire-line-4 = tuile voisine

character-clown =
    { $article ->
        [the] le Clown
        [of] du Clown
        [a] un Clown
       *[other] Clown
    }
character-clown-text = Une fois par manche : relance les dés d’oiseaux que tu veux
character-clown-line-1 = Une fois par manche :
character-clown-line-2 = relance les dés d’oiseaux
character-clown-line-3 = que tu veux
character-clown-line-4 = { "" }

## The quests that come with the game. On a phone a name has two lines of about 15 letters: where it
## is longer, they are in -1 and -2, and the end may be left out.

quest-name-round-the-pond = Tour de l’étang
quest-name-first-sprouts = Premiers germes
quest-name-the-hen-house = Le poulailler
quest-name-a-small-loop = Petite boucle
quest-name-under-the-bean-poles = Sous les rames de haricots
quest-name-under-the-bean-poles-1 = Sous les rames
quest-name-under-the-bean-poles-2 = de haricots
quest-name-dew-on-the-clover = Rosée sur le trèfle
quest-name-dew-on-the-clover-1 = Rosée sur
quest-name-dew-on-the-clover-2 = le trèfle
quest-name-the-compost-corner = Le coin du compost
quest-name-the-compost-corner-1 = Le coin
quest-name-the-compost-corner-2 = du compost
quest-name-three-in-a-row = Trois à la file
quest-name-the-garden-gate = Le portillon
quest-name-the-long-way = Le grand détour
quest-name-behind-the-shed = Derrière l’abri
quest-name-rhubarb-lane = Allée rhubarbe
quest-name-the-scarecrow-s-hat = Le chapeau de l’épouvantail
quest-name-the-scarecrow-s-hat-1 = Le chapeau de
quest-name-the-scarecrow-s-hat-2 = l’épouvantail
quest-name-two-fountains = Deux fontaines
quest-name-past-the-pump = Après la pompe
quest-name-the-pea-trellis = Pois grimpants
quest-name-wheelbarrow-tracks = Traces de brouette
quest-name-wheelbarrow-tracks-1 = Traces
quest-name-wheelbarrow-tracks-2 = de brouette
quest-name-the-old-well = Le vieux puits
quest-name-the-great-hedge = La grande haie
quest-name-harvest-moon = Lune de moisson
quest-name-the-orchard-wall = Le mur du verger
quest-name-the-orchard-wall-1 = Le mur
quest-name-the-orchard-wall-2 = du verger
quest-name-under-five-apple-trees = Sous cinq pommiers
quest-name-under-five-apple-trees-1 = Sous cinq
quest-name-under-five-apple-trees-2 = pommiers
quest-name-the-sundial = Cadran solaire
quest-name-into-the-nettles = Dans les orties
quest-name-into-the-nettles-1 = Dans
quest-name-into-the-nettles-2 = les orties
quest-name-the-far-greenhouse = La serre du fond
quest-name-the-far-greenhouse-1 = La serre
quest-name-the-far-greenhouse-2 = du fond
quest-name-thistle-and-thorn = Ronces et chardons
quest-name-thistle-and-thorn-1 = Ronces
quest-name-thistle-and-thorn-2 = et chardons
quest-name-home-before-dark = Rentrer avant la nuit
quest-name-home-before-dark-1 = Rentrer
quest-name-home-before-dark-2 = avant la nuit
quest-name-frost-on-the-leeks = Givre sur les poireaux
quest-name-frost-on-the-leeks-1 = Givre sur
quest-name-frost-on-the-leeks-2 = les poireaux
quest-name-the-crooked-fence = La clôture de guingois
quest-name-the-crooked-fence-1 = La clôture
quest-name-the-crooked-fence-2 = de guingois
quest-name-beetle-and-blackbird = Le scarabée et le merle
quest-name-beetle-and-blackbird-1 = Le scarabée
quest-name-beetle-and-blackbird-2 = et le merle
quest-name-behind-the-rain-barrel = Derrière la citerne
quest-name-behind-the-rain-barrel-1 = Derrière
quest-name-behind-the-rain-barrel-2 = la citerne
quest-name-the-gooseberry-thicket = Le fourré de groseilliers
quest-name-the-gooseberry-thicket-1 = Le fourré de
quest-name-the-gooseberry-thicket-2 = groseilliers
quest-name-slug-night = Nuit de limaces
quest-name-the-narrow-cold-frame = Le châssis étroit
quest-name-the-narrow-cold-frame-1 = Le châssis
quest-name-the-narrow-cold-frame-2 = étroit
quest-name-one-row-of-radishes = Un rang de radis
quest-name-one-row-of-radishes-1 = Un rang
quest-name-one-row-of-radishes-2 = de radis
quest-name-the-cat-on-the-wall = Le chat sur le mur
quest-name-the-cat-on-the-wall-1 = Le chat
quest-name-the-cat-on-the-wall-2 = sur le mur
quest-name-the-marrow-patch = Le carré de courges
quest-name-the-marrow-patch-1 = Le carré
quest-name-the-marrow-patch-2 = de courges
quest-name-brambles-by-the-gate = Ronces au portail
quest-name-brambles-by-the-gate-1 = Ronces
quest-name-brambles-by-the-gate-2 = au portail
quest-name-a-draught-in-the-potting-shed = Courant d’air au cabanon
quest-name-a-draught-in-the-potting-shed-1 = Courant d’air
quest-name-a-draught-in-the-potting-shed-2 = au cabanon
quest-name-the-broken-cloche = La cloche brisée
quest-name-the-broken-cloche-1 = La cloche
quest-name-the-broken-cloche-2 = brisée
quest-name-cabbage-whites = Piérides du chou
quest-name-the-steep-terrace = La terrasse escarpée
quest-name-the-steep-terrace-1 = La terrasse
quest-name-the-steep-terrace-2 = escarpée
quest-name-late-for-market = Retard au marché
quest-name-nine-rows-of-beans = Neuf rangs de haricots
quest-name-nine-rows-of-beans-1 = Neuf rangs
quest-name-nine-rows-of-beans-2 = de haricots
quest-name-the-magpie-s-larder = Le garde-manger de la pie
quest-name-the-magpie-s-larder-1 = Le garde-manger
quest-name-the-magpie-s-larder-2 = de la pie
quest-name-the-overgrown-orchard = Le verger en friche
quest-name-the-overgrown-orchard-1 = Le verger
quest-name-the-overgrown-orchard-2 = en friche
quest-name-storm-over-the-allotments = Orage sur les jardins
quest-name-storm-over-the-allotments-1 = Orage sur
quest-name-storm-over-the-allotments-2 = les jardins
quest-name-the-labyrinth-of-sage = Le labyrinthe de sauge
quest-name-the-labyrinth-of-sage-1 = Le labyrinthe
quest-name-the-labyrinth-of-sage-2 = de sauge
quest-name-fog-in-the-hop-garden = Brouillard sur le houblon
quest-name-fog-in-the-hop-garden-1 = Brouillard
quest-name-fog-in-the-hop-garden-2 = sur le houblon
quest-name-the-mole-s-kingdom = Le royaume de la taupe
quest-name-the-mole-s-kingdom-1 = Le royaume
quest-name-the-mole-s-kingdom-2 = de la taupe
quest-name-the-last-pumpkin = La dernière citrouille
quest-name-the-last-pumpkin-1 = La dernière
quest-name-the-last-pumpkin-2 = citrouille
quest-name-wind-in-the-sweetcorn = Vent dans le maïs
quest-name-wind-in-the-sweetcorn-1 = Vent
quest-name-wind-in-the-sweetcorn-2 = dans le maïs
quest-name-the-walled-garden = Le jardin clos
quest-name-the-walled-garden-1 = Le jardin
quest-name-the-walled-garden-2 = clos
quest-name-crows-at-harvest-time = Corbeaux à la récolte
quest-name-crows-at-harvest-time-1 = Corbeaux
quest-name-crows-at-harvest-time-2 = à la récolte

##

quest-none = Pas encore tirée
quest-over = Toutes jouées
quest-label = Quête de la manche { $n } : { $name }
quest-round = MANCHE { $n }/3

figure-carrot = { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }
figure-bird-to-come = { $n ->
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
figure-paw = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }

state-maze = LABYRINTHE
state-edges = { $n ->
        [one] { $n } bord faux
       *[other] { $n } bords faux
    }
state-edges-good = Bords corrects
state-way-good = Sortie reliée
state-way-none = Pas d’issue
state-changes =
    { $n ->
        [one] encore { $n } changement
       *[other] encore { $n } changements
    }
state-costs = Un labyrinthe faux ajoute un oiseau.

moves-left = COUPS RESTANTS
moves-label =
    { $n ->
        [one] il reste { $n } coup sur { $most }
       *[other] il reste { $n } coups sur { $most }
    }
moves-of = sur { $most } coups
moves-of-short = sur { $most }
moves-carrots =
    { $n ->
        [one] encore { $n } carotte au plus
       *[other] encore { $n } carottes au plus
    }
moves-carrots-short = encore { $n } au plus
moves-carrots-none = plus de carottes cette manche
moves-carrots-none-short = aucune

birds-title = APRÈS LE COUP

## The ways that the rabbit can go, and what each brings.

go-up = Haut
go-right = Droite
go-down = Bas
go-left = Gauche
# $brings is one of the texts below
go-label = { $way } : { $brings }
go-finds = { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }
go-nothing = pas de carotte
go-out =
    { $n ->
        [one] sortie : { $n } carotte
       *[other] sortie : { $n } carottes
    }
go-out-empty = sortie, sac vide
go-stuck = impossible
go-hawk = retour à IN !
go-bat = emporté à OUT
go-late = plus de coups !

store-title = RÉSERVE
store-label =
    { $n ->
        [one] { $n } carotte en réserve sur { $goal } à trouver, { $bag } dans le sac
       *[other] { $n } carottes en réserve sur { $goal } à trouver, { $bag } dans le sac
    }
store-of = sur { $n }
store-bag = Sac : { $n }, à garder s’il sort
store-bag-short = { $n } dans le sac

hand-tile = { $tile } : tu en as { $n }
hand-none = Plus de tuiles en main.

held-label = la tuile soulevée : { $tile }

# $text is the character's text, such as character-ghost-text
character-label = { $name }. { $text }

power-ready =
    { GENDER($name) ->
        [feminine] { $name }, prête. { $text }
       *[other] { $name }, prêt. { $text }
    }
power-used =
    { GENDER($name) ->
        [feminine] { $name }, utilisée cette manche. { $text }
       *[other] { $name }, utilisé cette manche. { $text }
    }
power-always = { $name }. { $text }
power-cancel = { $name } : annule ce que l’oiseau s’apprête à faire
power-cancel-short = l’annuler
power-used-short = déjà servi
power-does-bandit-short = une de plus
power-does-ghost-short = où tu veux
power-does-mummy-short = stop oiseau
power-does-sailor-short = un pas arrière
power-does-vampire-short = par la haie
power-does-clown-short = relance

button-ready = Prêt
button-ready-label = Prêt : la manche commence quand tout le monde est prêt
button-enough = Assez
button-enough-label = Assez : cette étape finit quand chaque joueur le dit à son tour
button-stay = Rester
button-roll = Lancer les dés
button-roll-label = Lancer les dés des oiseaux
button-pass = Passer
button-pass-more = poser 2 carottes
button-pass-label = Passer : une fois par manche, poser deux carottes dans le labyrinthe au lieu d’avancer
button-allow = Laisser
button-allow-label = Laisser l’oiseau faire

## Asked before the last player says enough while the maze is wrong

enough-bare = Rien n’est encore construit : le lapin ne pourrait pas courir. Dire « assez » quand même ?
# $why is a list of main clauses such as wrong-edges and wrong-way
enough-build = Le labyrinthe est encore faux : { $why }. Un oiseau de plus viendrait. Dire « assez » quand même ?
enough-shut-entry = Le lapin ne pourrait pas courir : il n’y a pas de tuile à l’entrée. La manche serait perdue. Dire « assez » quand même ?
enough-shut-exit = Le lapin ne pourrait pas courir : il n’y a pas de tuile à la sortie. La manche serait perdue. Dire « assez » quand même ?
enough-shut-ends = Le lapin ne pourrait pas courir : il n’y a pas de tuile à l’entrée ou à la sortie. La manche serait perdue. Dire « assez » quand même ?
enough-way = Aucun chemin ne mène de l’entrée à la sortie : le lapin aurait du mal à sortir. Dire « assez » quand même ?

## Asked before the team gives up the round

concede-lost = La manche est perdue, avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    } dans le sac. Les coups restants se jouent tout seuls.
concede-lost-empty = La manche est perdue. Les coups restants se jouent tout seuls.
concede-hope = Le lapin peut encore sortir. Si vous abandonnez, la manche est perdue, avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    } dans le sac.
concede-hope-empty = Le lapin peut encore sortir. Si vous abandonnez, la manche est perdue.

status-ready = { $name }, prêt
status-enough = assez
status-used =
    { GENDER($name) ->
        [feminine] { $name }, utilisée
       *[other] { $name }, utilisé
    }
status-power =
    { GENDER($name) ->
        [feminine] { $name }, prête
       *[other] { $name }, prêt
    }
status-loot = { $name }, encore { $n }

prompt-wait = Un instant …
prompt-roll = Lance les dés pour voir où les oiseaux vont voler.
prompt-roll-other =
    { $who ->
        [you] Tu lances les dés pour voir où les oiseaux vont voler.
       *[other] { $who } lance les dés pour voir où les oiseaux vont voler.
    }
# $power is a character, such as character-ghost
prompt-power =
    { $who ->
        [you] Tu vas guider le lapin, mais tu peux utiliser { FORM($power, article: "the") } à la place.
       *[other] { $who } va guider le lapin, mais tu peux utiliser { FORM($power, article: "the") } à la place.
    }
prompt-power-clown =
    { $who ->
        [you] Tu vas guider le lapin, mais tu peux d’abord relancer des dés.
       *[other] { $who } va guider le lapin, mais tu peux d’abord relancer des dés.
    }
prompt-choose = Choisis un personnage : en trois manches, il vous faut { $goal } carottes.
prompt-choose-other =
    { $who ->
        [you] Tu choisis un personnage.
       *[other] { $who } choisit un personnage.
    }
prompt-ready = Touche Prêt : le sablier part quand tout le monde est prêt.
prompt-ready-calm = Touche Prêt : la quête est tirée quand tout le monde est prêt.
prompt-ready-alone = Touche Prêt pour lancer le sablier.
prompt-ready-calm-alone = Touche Prêt pour tirer la quête.
prompt-ready-other = On attend { FORM($who, case: "tonic") } pour commencer la manche.
# $who are several players
prompt-ready-others = On attend { $who } pour commencer la manche.
prompt-build = Prends une tuile et touche une case : relie l’entrée à la sortie.
prompt-build-edges = Prends une tuile et corrige les bords marqués.
prompt-build-good = Le labyrinthe est bon : touche Assez, ou pose encore une tuile.
prompt-build-other =
    { $who ->
        [you] Tu poses une tuile.
       *[other] { $who } pose une tuile.
    }
prompt-build-next =
    { $who ->
        [you] Tu poses une tuile, et ensuite c’est à toi.
       *[other] { $who } pose une tuile, et ensuite c’est à toi.
    }
prompt-perch = Le labyrinthe est faux : { FORM($bird, article: "the") } vient aussi. Touche sa tuile.
prompt-perch-other =
    { $who ->
        [you] Le labyrinthe est faux : tu choisis une tuile pour { FORM($bird, article: "the") }.
       *[other] Le labyrinthe est faux : { $who } choisit une tuile pour { FORM($bird, article: "the") }.
    }
prompt-repair = Touche une tuile pour la déplacer, ou Assez : encore { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }.
prompt-repair-hand = Déplace une tuile, poses-en une de ta main, ou touche Assez : encore { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }.
prompt-repair-bare = Prends une tuile et pose-la, ou touche Assez : encore { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }.
prompt-repair-other =
    { $n ->
        [one] { $who } peut réparer le labyrinthe : encore { $n } changement.
       *[other] { $who } peut réparer le labyrinthe : encore { $n } changements.
    }
prompt-refit = Touche une case pour la tuile, ou la tuile pour la tourner.
prompt-refit-other =
    { $who ->
        [you] Tu déplaces une tuile.
       *[other] { $who } déplace une tuile.
    }
prompt-move = Guide le lapin d’une tuile sur le chemin, puis les oiseaux volent.
prompt-move-pass = Guide le lapin d’une tuile, ou passe une fois par manche pour poser deux carottes.
prompt-move-stuck = Le lapin est bloqué : touche Rester, et il pourra faire demi-tour ensuite.
prompt-move-other =
    { $who ->
        [you] Tu vas guider le lapin.
       *[other] { $who } va guider le lapin.
    }
prompt-sow = Touche une tuile pour y poser une carotte : encore { $n }.
prompt-sow-other =
    { $who ->
        [you] Tu poses des carottes au lieu d’avancer.
       *[other] { $who } pose des carottes au lieu d’avancer.
    }
prompt-which = Touche l’oiseau qui vole le premier en { $at }.
prompt-which-other =
    { $who ->
        [you] Tu choisis l’oiseau qui vole le premier en { $at }.
       *[other] { $who } choisit l’oiseau qui vole le premier en { $at }.
    }
prompt-where = Touche les carottes vers lesquelles { FORM($bird, article: "the") } vole : toutes sont aussi proches.
prompt-where-other =
    { $who ->
        [you] Tu choisis les carottes vers lesquelles { FORM($bird, article: "the") } vole.
       *[other] { $who } choisit les carottes vers lesquelles { FORM($bird, article: "the") } vole.
    }

## What a bird is about to do, and the Mummy can stop it

prompt-spare-owl-carrots = Le Hibou va transformer trois carottes en une : la Momie l’en empêche-t-elle ?
prompt-spare-hawk-carrots = Le Faucon va détruire une carotte : la Momie l’en empêche-t-elle ?
prompt-spare-crow-carrots = Le Corbeau va emporter une carotte : la Momie l’en empêche-t-elle ?
prompt-spare-seagull-carrots = La Mouette va emporter une carotte : la Momie l’en empêche-t-elle ?
prompt-spare-bat-carrots = La Chauve-souris va changer une carotte en oiseau : la Momie l’en empêche-t-elle ?
prompt-spare-sparrow-carrots = Le Moineau va détruire une carotte : la Momie l’en empêche-t-elle ?
prompt-spare-owl-rabbit = Le Hibou va rendre un pouvoir : la Momie l’en empêche-t-elle ?
prompt-spare-hawk-rabbit = Le Faucon va ramener le lapin à l’entrée : la Momie l’en empêche-t-elle ?
prompt-spare-crow-rabbit = Le Corbeau va rendre ce qu’il porte : la Momie l’en empêche-t-elle ?
prompt-spare-seagull-rabbit = La Mouette va rendre ce qu’elle porte : la Momie l’en empêche-t-elle ?
prompt-spare-bat-rabbit = La Chauve-souris va emmener le lapin à la sortie : la Momie l’en empêche-t-elle ?
prompt-spare-sparrow-rabbit = Le Moineau va rendre un pouvoir : la Momie l’en empêche-t-elle ?

## The same for everybody else. $who has the Mummy.

prompt-spare-other-owl-carrots = Le Hibou va transformer trois carottes en une : { $who } peut l’en empêcher.
prompt-spare-other-hawk-carrots = Le Faucon va détruire une carotte : { $who } peut l’en empêcher.
prompt-spare-other-crow-carrots = Le Corbeau va emporter une carotte : { $who } peut l’en empêcher.
prompt-spare-other-seagull-carrots = La Mouette va emporter une carotte : { $who } peut l’en empêcher.
prompt-spare-other-bat-carrots = La Chauve-souris va changer une carotte en oiseau : { $who } peut l’en empêcher.
prompt-spare-other-sparrow-carrots = Le Moineau va détruire une carotte : { $who } peut l’en empêcher.
prompt-spare-other-owl-rabbit = Le Hibou va rendre un pouvoir : { $who } peut l’en empêcher.
prompt-spare-other-hawk-rabbit = Le Faucon va ramener le lapin à l’entrée : { $who } peut l’en empêcher.
prompt-spare-other-crow-rabbit = Le Corbeau va rendre ce qu’il porte : { $who } peut l’en empêcher.
prompt-spare-other-seagull-rabbit = La Mouette va rendre ce qu’elle porte : { $who } peut l’en empêcher.
prompt-spare-other-bat-rabbit = La Chauve-souris va emmener le lapin à la sortie : { $who } peut l’en empêcher.
prompt-spare-other-sparrow-rabbit = Le Moineau va rendre un pouvoir : { $who } peut l’en empêcher.

##

prompt-hatch = La Chauve-souris a changé une carotte en oiseau : choisis lequel arrive.
prompt-hatch-other =
    { $who ->
        [you] Tu choisis l’oiseau qui remplace la carotte.
       *[other] { $who } choisit l’oiseau qui remplace la carotte.
    }

log-sand = Le sable est écoulé : la construction est finie.
log-agreed = Tout le monde a dit « assez » : la construction est finie.
log-enough-said = C’est assez : la construction est finie.
log-used = Il n’y a plus de tuiles : la construction est finie.
log-mended-agreed = Tout le monde a dit « assez » : le lapin court.
log-mended-enough-said = C’est assez : le lapin court.
log-mended-used = Les quatre changements sont utilisés : le lapin court.
log-quest = La quête « { $name } » ouvre la manche { $n }.
# $name is the character that somebody plays, such as character-ghost
log-cast =
    { $who ->
        [you] Tu joues { FORM($name, article: "the") }.
       *[other] { $who } joue { FORM($name, article: "the") }.
    }
log-right = Le labyrinthe est bon : le lapin court.
# $why is a list of main clauses such as wrong-edges and wrong-way
log-wrong = Le labyrinthe est faux : { $why }.
log-stray = Alors { FORM($bird, article: "the") } vient aussi.
log-bird = { FORM($bird, article: "the", letter: "capital") } arrive en { $at }.
log-perch =
    { $who ->
        [you] Tu places { FORM($bird, article: "the") } en { $at }.
       *[other] { $who } place { FORM($bird, article: "the") } en { $at }.
    }
# $kind is a kind of tile, such as kind-corner
log-lay =
    { $who ->
        [you] Tu poses { FORM($kind, article: "a") } en { $at }.
       *[other] { $who } pose { FORM($kind, article: "a") } en { $at }.
    }
# $kind is the kind of the new tile
log-exchange =
    { $who ->
        [you] Tu remplaces la tuile en { $at } par { FORM($kind, article: "a") }.
       *[other] { $who } remplace la tuile en { $at } par { FORM($kind, article: "a") }.
    }
log-turn =
    { $who ->
        [you] Tu tournes la tuile en { $at }.
       *[other] { $who } tourne la tuile en { $at }.
    }
log-move =
    { $who ->
        [you] Tu déplaces une tuile de { $start } en { $at }.
       *[other] { $who } déplace une tuile de { $start } en { $at }.
    }
log-back =
    { $who ->
        [you] Tu remets la tuile en { $at } comme elle était.
       *[other] { $who } remet la tuile en { $at } comme elle était.
    }
log-swap =
    { $who ->
        [you] Tu échanges les tuiles en { $start } et { $at }.
       *[other] { $who } échange les tuiles en { $start } et { $at }.
    }
log-sow =
    { $who ->
        [you] Tu poses une carotte en { $at }.
       *[other] { $who } pose une carotte en { $at }.
    }
log-enough =
    { $who ->
        [you] Tu dis « assez ».
       *[other] { $who } dit « assez ».
    }
log-shut-entry = La manche est perdue : il n’y a pas de tuile à l’entrée.
log-shut-exit = La manche est perdue : il n’y a pas de tuile à la sortie.
log-shut-ends = La manche est perdue : il n’y a pas de tuile à l’entrée ou à la sortie.
# $dice are one or more pictures, which are read as die-up and so on
log-roll =
    { $who ->
        [you] Tu lances : { $dice }.
       *[other] { $who } lance : { $dice }.
    }
log-pass =
    { $who ->
        [you] Tu passes et poses { $n ->
                [one] { $n } carotte
               *[other] { $n } carottes
            } au lieu d’avancer.
       *[other] { $who } passe et pose { $n ->
                [one] { $n } carotte
               *[other] { $n } carottes
            } au lieu d’avancer.
    }
log-pass-none =
    { $who ->
        [you] Tu passes, mais il n’y a plus de carottes à poser.
       *[other] { $who } passe, mais il n’y a plus de carottes à poser.
    }
log-stay = Le lapin ne peut aller nulle part et reste.
log-step =
    { $who ->
        [you] Tu guides le lapin en { $at }.
       *[other] { $who } guide le lapin en { $at }.
    }
# "It" is the rabbit
log-takes = Il trouve { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }.
# Follows log-takes: one of these carrots is found by the Bandit's power
log-bandit = Dont une grâce au Bandit.
log-ghost =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le lapin saute en { $at }.
       *[other] { $who } utilise { FORM($name, article: "the") } : le lapin saute en { $at }.
    }
log-vampire =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le lapin se glisse en { $at }.
       *[other] { $who } utilise { FORM($name, article: "the") } : le lapin se glisse en { $at }.
    }
log-sailor =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le lapin revient en { $at }.
       *[other] { $who } utilise { FORM($name, article: "the") } : le lapin revient en { $at }.
    }
# $birds is a list of birds, whose dice are rolled
log-clown =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } et relances pour { FORM($birds, article: "the") }.
       *[other] { $who } utilise { FORM($name, article: "the") } et relance pour { FORM($birds, article: "the") }.
    }

## $name is the Mummy, which has stopped a bird

log-mummy-owl-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Hibou ne transforme pas trois carottes en une.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Hibou ne transforme pas trois carottes en une.
    }
log-mummy-hawk-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Faucon ne détruit pas de carotte.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Faucon ne détruit pas de carotte.
    }
log-mummy-crow-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Corbeau n’emporte pas de carotte.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Corbeau n’emporte pas de carotte.
    }
log-mummy-seagull-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : la Mouette n’emporte pas de carotte.
       *[other] { $who } utilise { FORM($name, article: "the") } : la Mouette n’emporte pas de carotte.
    }
log-mummy-bat-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : la Chauve-souris ne change pas de carotte en oiseau.
       *[other] { $who } utilise { FORM($name, article: "the") } : la Chauve-souris ne change pas de carotte en oiseau.
    }
log-mummy-sparrow-carrots =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Moineau ne détruit pas de carotte.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Moineau ne détruit pas de carotte.
    }
log-mummy-owl-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Hibou ne rend pas de pouvoir.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Hibou ne rend pas de pouvoir.
    }
log-mummy-hawk-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Faucon ne ramène pas le lapin à l’entrée.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Faucon ne ramène pas le lapin à l’entrée.
    }
log-mummy-crow-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Corbeau ne rend pas ce qu’il porte.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Corbeau ne rend pas ce qu’il porte.
    }
log-mummy-seagull-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : la Mouette ne rend pas ce qu’elle porte.
       *[other] { $who } utilise { FORM($name, article: "the") } : la Mouette ne rend pas ce qu’elle porte.
    }
log-mummy-bat-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : la Chauve-souris n’emmène pas le lapin à la sortie.
       *[other] { $who } utilise { FORM($name, article: "the") } : la Chauve-souris n’emmène pas le lapin à la sortie.
    }
log-mummy-sparrow-rabbit =
    { $who ->
        [you] Tu utilises { FORM($name, article: "the") } : le Moineau ne rend pas de pouvoir.
       *[other] { $who } utilise { FORM($name, article: "the") } : le Moineau ne rend pas de pouvoir.
    }

##

log-home = Le lapin est sorti avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }. La réserve en a maintenant { $all }.
log-home-empty = Le lapin est sorti avec un sac vide.
log-bat = { FORM($bird, article: "the", letter: "capital") } emmène le lapin à la sortie.
log-late =
    { $n ->
        [one] Il n’y a plus de coups, et { $n } carotte dans le sac est perdue.
       *[other] Il n’y a plus de coups, et { $n } carottes dans le sac sont perdues.
    }
log-late-empty = Il n’y a plus de coups, et le sac était vide.
log-hatch = { FORM($bird, article: "the", letter: "capital") } arrive en { $at } à la place de la carotte.
log-allow =
    { $who ->
        [you] Tu laisses faire { FORM($bird, article: "the") }.
       *[other] { $who } laisse faire { FORM($bird, article: "the") }.
    }
log-first =
    { $who ->
        [you] Tu fais voler { FORM($bird, article: "the") } en premier.
       *[other] { $who } fait voler { FORM($bird, article: "the") } en premier.
    }
log-flies = { FORM($bird, article: "the", letter: "capital") } vole en { $at }.
# $bird is the Crow or the Seagull, which was named in the sentence before
log-carries =
    { $n ->
        [one] Voilà { $n } carotte emportée.
       *[other] Voilà { $n } carottes emportées.
    }
# $bird is the Crow or the Seagull, which was named in the sentence before
log-gives =
    { $n ->
        [one] Voilà { $n } carotte rendue au lapin.
       *[other] Voilà { $n } carottes rendues au lapin.
    }
# "It" is the Hawk
log-chased = Il ramène le lapin à l’entrée.
log-readies =
    { $who ->
        [you] Tu peux de nouveau utiliser { FORM($name, article: "the") }.
       *[other] { $who } peut de nouveau utiliser { FORM($name, article: "the") }.
    }
# Where the Owl has flown
log-a-0 = Trois carottes y deviennent une.
# "It" is the Hawk
log-a-1 = Il y détruit une carotte.
# Where the Bat has flown
log-a-4 = Une carotte y devient un oiseau.
# "It" is the Sparrow
log-a-5 = Il y détruit une carotte.

onward-ghost = Touche la tuile où saute le lapin.
onward-vampire = Touche la tuile où se glisse le lapin.
onward-clown = Touche chaque dé à relancer, puis le Clown.
onward-dice = Touche le Clown pour lancer, ou d’autres dés.

# $tile is tile-open
foresee-tile = En { $at } : { $tile }
foresee-lift = Soulever la tuile en { $at }, pour la déplacer ou la tourner.
# "It" is a bird
foresee-perch = Arrivée en { $at }.
# "It" is a carrot
foresee-sow = Une carotte en { $at }.
foresee-edges =
    { $n ->
        [one] { $n } bord sera faux.
       *[other] { $n } bords seront faux.
    }
foresee-edges-way =
    { $n ->
        [one] { $n } bord sera faux, mais un chemin mènera dehors.
       *[other] { $n } bords seront faux, mais un chemin mènera dehors.
    }
foresee-good = Tous les bords seront justes.
foresee-good-way = Tous les bords seront justes, et un chemin mènera dehors.
foresee-step = Le lapin va en { $at }.
foresee-step-finds = Le lapin va en { $at } et trouve { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }.
foresee-step-out = Le lapin sort avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    } pour la réserve.
foresee-power = { FORM($name, article: "the", letter: "capital") } amène le lapin en { $at }, une fois par manche.
foresee-power-finds = { FORM($name, article: "the", letter: "capital") } amène le lapin en { $at }, où il trouve { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    }.
foresee-power-out = { FORM($name, article: "the", letter: "capital") } fait sortir le lapin avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    } pour la réserve.
foresee-then-hawk = Puis le Faucon ramène le lapin à l’entrée !
foresee-then-bat = Puis la Chauve-souris emmène le lapin à la sortie.
foresee-then-late = Ensuite, il n’y a plus de coups, et la manche est perdue.
foresee-clown = Relancer ces dés, une fois par manche.
# "It" is the bird in $bird
foresee-head = Vol vers les carottes en { $at }.
foresee-first = { FORM($bird, article: "the", letter: "capital") } vole en premier en { $at }.
foresee-first-nothing = { FORM($bird, article: "the", letter: "capital") } vole en premier en { $at } et n’y change rien.
foresee-first-spare-owl-carrots = Le Hibou vole d’abord en { $at } pour transformer trois carottes en une, sauf si la Momie l’en empêche.
foresee-first-spare-hawk-carrots = Le Faucon vole d’abord en { $at } pour détruire une carotte, sauf si la Momie l’en empêche.
foresee-first-spare-crow-carrots = Le Corbeau vole d’abord en { $at } pour emporter une carotte, sauf si la Momie l’en empêche.
foresee-first-spare-seagull-carrots = La Mouette vole d’abord en { $at } pour emporter une carotte, sauf si la Momie l’en empêche.
foresee-first-spare-bat-carrots = La Chauve-souris vole d’abord en { $at } pour changer une carotte en oiseau, sauf si la Momie l’en empêche.
foresee-first-spare-sparrow-carrots = Le Moineau vole d’abord en { $at } pour détruire une carotte, sauf si la Momie l’en empêche.
foresee-first-spare-owl-rabbit = Le Hibou vole d’abord en { $at } pour rendre un pouvoir, sauf si la Momie l’en empêche.
foresee-first-spare-hawk-rabbit = Le Faucon vole d’abord en { $at } pour ramener le lapin à l’entrée, sauf si la Momie l’en empêche.
foresee-first-spare-crow-rabbit = Le Corbeau vole d’abord en { $at } pour rendre ce qu’il porte, sauf si la Momie l’en empêche.
foresee-first-spare-seagull-rabbit = La Mouette vole d’abord en { $at } pour rendre ce qu’elle porte, sauf si la Momie l’en empêche.
foresee-first-spare-bat-rabbit = La Chauve-souris vole d’abord en { $at } pour emmener le lapin à la sortie, sauf si la Momie l’en empêche.
foresee-first-spare-sparrow-rabbit = Le Moineau vole d’abord en { $at } pour rendre un pouvoir, sauf si la Momie l’en empêche.
foresee-first-bat = { FORM($bird, article: "the", letter: "capital") } vole en premier et emmène le lapin à la sortie.
foresee-hatch = { FORM($bird, article: "the", letter: "capital") } arrive à la place de la carotte.
foresee-ready = Quand tout le monde est prêt, la quête est tirée et le sablier part.
foresee-ready-calm = Quand tout le monde est prêt, la quête est tirée.
foresee-enough = Tu ne poses pas de tuile, et la construction finit quand chaque joueur a dit « assez » à son tour.
foresee-enough-repair = Tu ne changes rien, et la course commence quand chaque joueur a dit « assez » à son tour.
foresee-stay = Ça utilise le coup, et la prochaine fois, le lapin pourra faire demi-tour.
foresee-pass = Poser deux carottes seules sur n’importe quelles tuiles, sans utiliser de coup ; puis les oiseaux volent.
foresee-cancel = L’oiseau ne fait rien, et le pouvoir est utilisé pour cette manche.
foresee-allow = L’oiseau fait ce pour quoi il est venu.

## Why a hint says so, while the maze is built and repaired

advice-joins = Ça relie l’entrée à la sortie.
advice-mends = Ça corrige { $n ->
        [one] { $n } bord faux
       *[other] { $n } bords faux
    }.
advice-carrots = Ainsi, le meilleur trajet rapporte { $n ->
        [one] { $n } carotte de plus
       *[other] { $n } carottes de plus
    }.
advice-nearer = Ça rapproche le chemin de la sortie.
advice-way = C’est sur le chemin de l’entrée vers les carottes en { $at }.
advice-way-out = C’est sur le chemin de la sortie.
advice-grows = Ça s’ajuste bien, et les tuiles en main peuvent continuer à partir de là.
advice-prepares = Les prochaines tuiles peuvent alors rendre le labyrinthe bon.
advice-easier = Ça rend la course plus facile.
advice-lift = Cette tuile peut être mieux placée. L’indice suivant montre où.
advice-swap = Elle change de place avec la tuile qui s’y trouve.
advice-back = Elle était mieux où elle était.
advice-right = Le labyrinthe est bon, et aucune tuile en main ne l’améliore.
advice-wrong = Aucune tuile en main n’améliore le labyrinthe.
advice-mended = Aucun changement n’apporte plus de carottes, et les bords faux ne coûtent plus rien.
advice-most = { $goal } carottes sont presque hors d’atteinte maintenant. C’est ce qui en rapporte le plus.
advice-given-up = Aucun changement n’ouvre plus de chemin vers la sortie.

## The form of a new match

option-players-help = Tout le monde joue en équipe. La première place compte comme le plus jeune joueur.

option-hourglass-1x = Normal
option-hourglass-2x = Double
option-hourglass-off = Sans sablier
option-hourglass-help = 30, 60 et 90 secondes pour construire pendant les trois manches, le double, ou sans sablier.

option-characters-choose = Choisis
option-characters-random = Au hasard
option-characters-help = Les joueurs choisissent un personnage, le plus jeune d’abord, ou en reçoivent un au hasard.

option-birds-fierce = Les six
option-birds-gentle = Gentils
option-birds-help = « Gentils » enlève le Faucon et la Chauve-souris, les deux oiseaux qui emportent le lapin.

option-quests-challenge = Défi
option-quests-help = La pioche des quêtes. Défi est pour les experts : il y a moins de carottes, donc chaque passe et chaque pouvoir compte.

why-pick_tile = Prends d’abord une tuile de ta main.
why-no_change = Ça ne changerait rien.
why-on_tiles = Choisis une case avec une tuile.
# $birds is a list such as "Owl and Crow"
why-which = Touche un des oiseaux qui peuvent voler en premier : { FORM($birds, article: "the") }.
why-nearest = L’oiseau vole vers une des carottes les plus proches. Choisis-en une.
why-used =
    { GENDER($name) ->
        [feminine] { FORM($name, article: "the", letter: "capital") } a déjà été utilisée cette manche.
       *[other] { FORM($name, article: "the", letter: "capital") } a déjà été utilisé cette manche.
    }
why-power_later = On ne peut pas utiliser { FORM($name, article: "the") } en ce moment.
why-turn =
    { $who ->
        [you] Tu guides le lapin maintenant, mais tu peux utiliser ton pouvoir à la place.
       *[other] { $who } guide le lapin maintenant, mais tu peux utiliser ton pouvoir à la place.
    }
why-here = Le lapin est déjà ici.
why-far = Trop loin : le lapin avance d’une tuile à la fois.
why-bare = Il n’y a pas de tuile où courir.
why-hedge = Aucun chemin n’y mène : il y a une haie.
why-back = Le lapin ne peut pas faire demi-tour.

notice-first = D’abord bâtir, puis courir
notice-first-build = Un chemin de IN à OUT ; touche une tuile pour la tourner.
notice-first-edges = Des bords faux amènent un oiseau de plus.
notice-first-run = Puis guide le lapin par les carottes jusqu’à OUT.
# $at is a list of squares
notice-bare =
    { $n ->
        [one] Pas de tuile en { $at } : { $n } carotte est perdue.
       *[other] Pas de tuile en { $at } : { $n } carottes sont perdues.
    }
notice-sand = Le sable est écoulé !
notice-agreed = Tout le monde a dit « assez »
notice-enough-said = C’est assez
notice-used = Plus de tuiles
notice-built = La construction est finie. On vérifie le labyrinthe.
notice-right = Le labyrinthe est bon !
notice-run = Aucun oiseau de plus, et le lapin court.
notice-wrong = Le labyrinthe est faux
notice-stray = Un oiseau de plus vient. Vous avez quatre changements.
notice-runs = Le lapin court !
notice-mended-agreed = Tout le monde a dit « assez ».
notice-mended-enough-said = C’est assez.
notice-mended-used = Les quatre changements sont utilisés.
notice-spared = Vous avez quatre changements pour le réparer.
notice-home = Sorti avec { $n ->
        [one] { $n } carotte
       *[other] { $n } carottes
    } !
notice-lost = Cette manche est perdue
notice-home-empty = Sorti, avec un sac vide
notice-left =
    { $n ->
        [one] { $n } carotte est restée dans le labyrinthe.
       *[other] { $n } carottes sont restées dans le labyrinthe.
    }
notice-late = Plus de coups avant que le lapin soit sorti.
notice-bag =
    { $n ->
        [one] { $n } carotte dans le sac est perdue.
       *[other] { $n } carottes dans le sac sont perdues.
    }
notice-store = La réserve a { $n } des { $goal } carottes qu’il vous faut.

## What is wrong with a maze: as a main clause in a list of them, as a sentence, and in the past.
## The lists follow a colon, or in the past an "and".

wrong-edges =
    { $n ->
        [one] { $n } bord ne correspond pas
       *[other] { $n } bords ne correspondent pas
    }
wrong-entry = il n’y a pas de tuile à l’entrée
wrong-exit = il n’y a pas de tuile à la sortie
wrong-ends = il n’y a pas de tuile à l’entrée ou à la sortie
wrong-way = aucun chemin ne mène de l’entrée à la sortie
wrong-edges-line =
    { $n ->
        [one] { $n } bord ne correspond pas.
       *[other] { $n } bords ne correspondent pas.
    }
wrong-entry-line = Il n’y a pas de tuile à l’entrée.
wrong-exit-line = Il n’y a pas de tuile à la sortie.
wrong-ends-line = Il n’y a pas de tuile à l’entrée ou à la sortie.
wrong-way-line = Aucun chemin ne mène de l’entrée à la sortie.
wrong-edges-was =
    { $n ->
        [one] { $n } bord ne correspondait pas
       *[other] { $n } bords ne correspondaient pas
    }
wrong-entry-was = il n’y avait pas de tuile à l’entrée
wrong-exit-was = il n’y avait pas de tuile à la sortie
wrong-ends-was = il n’y avait pas de tuile à l’entrée ou à la sortie
wrong-way-was = aucun chemin ne menait de l’entrée à la sortie

## The table of rounds at the end

round-name = { $n } : { $quest }
round-won = Carottes gardées
round-lost = Carottes perdues
round-right-sand = Le sable s’est écoulé, et le labyrinthe était bon.
round-right-agreed = Tout le monde a dit « assez », et le labyrinthe était bon.
round-right-enough-said = Le bâtisseur a dit « assez », et le labyrinthe était bon.
round-right-used = Toutes les tuiles étaient posées, et le labyrinthe était bon.
# $why is a list of main clauses such as wrong-edges-was and wrong-way-was
round-wrong-sand = Le sable s’est écoulé, et { $why }.
round-wrong-agreed = Tout le monde a dit « assez », et { $why }.
round-wrong-enough-said = Le bâtisseur a dit « assez », et { $why }.
round-wrong-used = Toutes les tuiles étaient posées, et { $why }.
round-faulty-sand = Le sable s’est écoulé, et le labyrinthe était faux.
round-faulty-agreed = Tout le monde a dit « assez », et le labyrinthe était faux.
round-faulty-enough-said = Le bâtisseur a dit « assez », et le labyrinthe était faux.
round-faulty-used = Toutes les tuiles étaient posées, et le labyrinthe était faux.
round-home-moves = Sorti avec { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    } d’avance.
round-home-last = Sorti au dernier coup.
round-home-bat = La Chauve-souris a emmené le lapin à la sortie.
round-late = Les coups se sont épuisés, et le sac a été perdu.
round-late-empty = Les coups se sont épuisés, et le sac était vide.
round-shut-entry = À la fin, il n’y avait pas de tuile à l’entrée : le lapin n’a pas pu partir.
round-shut-exit = À la fin, il n’y avait pas de tuile à la sortie : le lapin n’a pas pu partir.
round-shut-ends = À la fin, il n’y avait pas de tuile à l’entrée ou à la sortie : le lapin n’a pas pu partir.
# Two sentences: $built is round-right-sand and so on, and $ended one of the texts above
round-told = { $built } { $ended }

## Before the match, in the waiting room

question-asks = Qui est le plus jeune ?
question-answer =
    { $who ->
        [you] Tu es le plus jeune, alors tu commences.
       *[other] Le plus jeune joueur, c’est { $who }, qui commence.
    }

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Bienvenue dans la colonie ! Clover et toi, vous êtes une équipe : vous gagnez ou perdez ensemble. D’abord, chacun choisit un personnage avec un pouvoir. Le Bandit trouve plus de carottes. Choisis le Bandit.
lesson-1-wrong = Ils sont tous utiles, mais dans cette leçon, choisis le Bandit.
lesson-2 = Clover est le Clown, qui peut relancer des dés. Quand tout le monde est prêt, on tire la quête, on distribue les tuiles et le sablier part. À la première manche, on a 30 secondes. Dans cette leçon, rien ne presse.
lesson-2-wrong = Touche Prêt pour commencer.
lesson-3 = Voici la quête. Le lapin entre (IN) en haut à gauche et doit sortir (OUT) en haut à droite. Il y aura trois carottes au milieu, une à leur droite, et un oiseau en bas à gauche.
lesson-4 = Construis un chemin qui passe par les carottes. Commence là où entre le lapin. Prends ta ligne droite, touche-la encore pour qu’elle aille de gauche à droite, et pose-la sur la case de l’entrée.
lesson-4-wrong = Prends la ligne droite, tourne-la jusqu’à ce qu’elle aille de gauche à droite, puis touche la case en haut à gauche.
lesson-5 = Le virage de Clover mène le chemin au milieu. Sur chaque bord, le chemin touche le chemin, et la haie touche la haie. Prends un virage. Il est déjà ouvert vers le haut et la droite : pose-le au milieu.
lesson-5-wrong = Pose un virage sur la case du milieu, ouvert vers le haut et la droite. Chaque toucher tourne la tuile d’un quart.
lesson-6 = La tuile de Clover monte vers la sortie, où il manque une tuile. Imagine que le sable est écoulé. Le labyrinthe est faux : le Corbeau vient aussi. Mets-le à l’entrée. Il n’y gêne pas, car un oiseau n’agit que là où il vole.
lesson-6-wrong = Toutes les tuiles sont permises, mais dans cette leçon, mets le Corbeau sur la tuile de l’entrée.
lesson-7 = Tu peux maintenant réparer, avec quatre changements au plus et sans sablier : tourner une tuile, la déplacer, en échanger deux, ou en poser une de ta main. Pose le virage qui manque à la sortie, ouvert en bas et à droite.
lesson-7-wrong = Prends un virage de ta main, ouvert vers le bas et la droite, et pose-le sur la case en haut à droite.
lesson-8 = Maintenant, le chemin mène dehors. Il reste trois changements, mais tu n’en as pas besoin. Clover dit « assez », alors dis-le aussi.
lesson-8-wrong = D’autres changements n’aideraient pas. Touche Assez, et la course commence.
lesson-9 = La course a commencé ! À chaque tour, on lance les dés des oiseaux, le lapin avance d’une tuile, puis les oiseaux volent. Clover a mené le lapin à droite, le Hibou a volé vers le haut, le Corbeau a suivi. À toi, lance !
lesson-9-wrong = Lance d’abord les dés des oiseaux.
lesson-10 = Une fois par manche, un joueur peut passer au lieu d’avancer. Tu poses deux carottes de plus sans utiliser de coup, mais les oiseaux volent. Tu as 10 coups et il t’en faut peu : passe.
lesson-10-wrong = Le lapin a le temps. Touche Passer, pour qu’il y ait plus de carottes à rapporter.
lesson-11 = Tu peux poser les deux carottes sur n’importe quelles tuiles. La sortie est un bon endroit : les oiseaux sont loin, et le lapin y va de toute façon. Pose la première là.
lesson-11-wrong = C’est permis aussi. Mais pose-la sur la tuile de la sortie, où il n’y a pas d’oiseau.
lesson-12 = Les deux oiseaux volent vers les trois carottes, et tu choisis qui va en premier. Le Hibou en ferait une seule. Le Corbeau prendrait toute la botte, et le lapin peut la récupérer. Touche le Corbeau.
lesson-12-wrong = Si le Hibou vole en premier, il ne reste qu’une carotte au Corbeau. Fais voler le Corbeau d’abord.
lesson-13 = Clover a guidé le lapin jusqu’au Corbeau et a récupéré les trois carottes. Il y en a une autre à droite. Si les coups s’épuisent avant la sortie, le sac est perdu. Guide le lapin à droite.
lesson-13-wrong = Suis le chemin vers la droite, où il y a une carotte. Le lapin ne peut pas faire demi-tour.
lesson-14 = Tu en as trouvé une de plus avec le Bandit, et deux attendaient à la sortie. Ça fait 7 en réserve ! En trois manches toujours plus grandes, vous gagnez ensemble avec 20 carottes, ou 25 si vous êtes quatre ou plus.
