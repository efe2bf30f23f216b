### Carrotia in English. The log mixes these words with small pictures of the birds' dice.
### $at and $start are squares such as b3, $bird is one of bird-owl and so on, and $name in texts about
### powers is a character such as character-ghost. "IN" and "OUT" are written on the gates.

# In one line, for the lobby
tagline = Build the maze before the sand runs out, then bring the carrots home.

player = Player { $n }
# A player's name by itself
name = { $who }
won = The colony is fed: { $n } carrots are in the store, and it needed { $goal }.
lost = The birds win this time: the colony has only { $n } of the { $goal } carrots it needs.
best =
    { $n ->
        [one] Your best haul so far: { $n } carrot, up from { $before }.
       *[other] Your best haul so far: { $n } carrots, up from { $before }.
    }

ladder-1 = Gentle birds
ladder-2 = Fierce birds
ladder-3 = Challenge deck
ladder-best =
    { $n ->
        [one] best haul: { $n } carrot
       *[other] best haul: { $n } carrots
    }

book-card = Quest
book-cards = { $n } of { $of } quests brought home ({ $deck })

daily-title = Daily quest
daily-about = You alone against the birds: today everyone gets the same character, quests, tiles and dice. How many carrots can you bring home?
daily-points =
    { $n ->
        [one] { $n } carrot
       *[other] { $n } carrots
    }

kind-straight = straight path
kind-corner = corner
kind-junction = junction
kind-crossroads = crossroads
kind-dead-end = dead end

way-up = up
way-right = right
way-down = down
way-left = left

# $kind is one of the kinds above, and $ways a list of way-up and so on
tile-open = { $kind }, open { $ways }

square-tile = { $at }: { $tile }
square-empty = { $at }, empty
square-entry = { $told }; the rabbit starts here
square-exit = { $told }; the way out
square-wanted = { $told }; carrots will be here

fault-right = The right edge of { $at } does not match
fault-below = The lower edge of { $at } does not match

gate-in = The rabbit comes in on { $at }
gate-out = The rabbit leaves on { $at }
gate-in-short = IN
gate-out-short = OUT

carrot-single-at = a carrot on { $at }
carrot-triple-at = three carrots on { $at }
carrot-single-waits = a carrot on { $at }, which needs a tile
carrot-triple-waits = three carrots on { $at }, which needs a tile

rabbit-at = the rabbit on { $at }
rabbit-came = it came from { $at }, and can't go back there

bird-owl = Owl
bird-hawk = Hawk
bird-crow = Crow
bird-seagull = Seagull
bird-bat = Bat
bird-sparrow = Sparrow
bird-at = { $bird } on { $at }
bird-coming = a bird will come to { $at }
bird-card = { $bird }: { $does }

does-owl = It turns three carrots into one. If it flies to the rabbit, the power of the player whose turn it is becomes ready again.
does-hawk = It destroys a carrot or a bunch of three for good. If it flies to the rabbit, it takes the rabbit back to IN.
does-crow = It carries off a carrot or a bunch of three. If it flies to the rabbit, it gives back all it carries.
does-seagull = It carries off a carrot or a bunch of three. If it flies to the rabbit, it gives back all it carries.
does-bat = It turns a carrot or a bunch of three into a bird of your choice. If it flies to the rabbit, it takes the rabbit to OUT.
does-sparrow = It destroys a carrot or a bunch of three for good. If it flies to the rabbit, the power of the player whose turn it is becomes ready again.
does-owl-carrots = 3 become 1
does-hawk-carrots = ruins 1 or 3
does-crow-carrots = takes 1 or 3
does-seagull-carrots = takes 1 or 3
does-bat-carrots = carrot to bird
does-sparrow-carrots = ruins 1 or 3
does-owl-rabbit = readies power
does-hawk-rabbit = rabbit to IN
does-crow-rabbit = gives all back
does-seagull-rabbit = gives all back
does-bat-rabbit = rabbit to OUT
does-sparrow-rabbit = readies power
does-owl-carrots-short = 3 to 1
does-hawk-carrots-short = ruins
does-crow-carrots-short = takes
does-seagull-carrots-short = takes
does-bat-carrots-short = to bird
does-sparrow-carrots-short = ruins
does-owl-rabbit-short = ready
does-hawk-rabbit-short = to IN
does-crow-rabbit-short = gives
does-seagull-rabbit-short = gives
does-bat-rabbit-short = to OUT
does-sparrow-rabbit-short = ready

## A bird's die. $bird is the name of the bird.

die-up = the { $bird } flies up
die-right = the { $bird } flies right
die-down = the { $bird } flies down
die-left = the { $bird } flies left
die-carrot = the { $bird } flies towards the nearest carrot
die-rabbit = the { $bird } flies towards the rabbit
die-due = the { $bird }'s die, ready to be rolled

flight-up = { $bird } flies up
flight-right = { $bird } flies right
flight-down = { $bird } flies down
flight-left = { $bird } flies left
flight-carrot = { $bird } to a carrot
flight-rabbit = { $bird } to the rabbit

play-clockwise = Play goes clockwise
play-anticlockwise = Play goes anticlockwise
play-clockwise-short = ↻
play-anticlockwise-short = ↺

stage-build = Build
stage-repair = Repair
stage-run = Run
stage-ready = Get ready
stage-over = The end
stage-way = { $stage }, turns { $way }

## The characters. The text of each is on its card in lines of about 25 letters. Lines
## that a language does not need are { "" }.

character-bandit = Bandit
character-bandit-text = Always: when your step finds carrots, you find one more, at most twice a round
character-bandit-line-1 = Always: when your step
character-bandit-line-2 = finds carrots, you find
character-bandit-line-3 = one more, at most twice a
character-bandit-line-4 = round

character-ghost = Ghost
character-ghost-text = Once a round: put the rabbit on any other tile
character-ghost-line-1 = Once a round: put the
character-ghost-line-2 = rabbit on any other tile
character-ghost-line-3 = { "" }
character-ghost-line-4 = { "" }

character-mummy = Mummy
character-mummy-text = Once a round: cancel what a bird is about to do
character-mummy-line-1 = Once a round: cancel what
character-mummy-line-2 = a bird is about to do
character-mummy-line-3 = { "" }
character-mummy-line-4 = { "" }

character-sailor = Old Sailor
character-sailor-text = Once a round: the rabbit steps back to where it came from
character-sailor-line-1 = Once a round: the rabbit
character-sailor-line-2 = steps back to where it
character-sailor-line-3 = came from
character-sailor-line-4 = { "" }

character-vampire = Vampire
character-vampire-text = Once a round: the rabbit slips to a tile beside it, through the hedge
character-vampire-line-1 = Once a round: the rabbit
character-vampire-line-2 = slips to a tile beside
character-vampire-line-3 = it, through the hedge
character-vampire-line-4 = { "" }

character-clown = Clown
character-clown-text = Once a round: roll any of the birds' dice again
character-clown-line-1 = Once a round: roll any of
character-clown-line-2 = the birds' dice again
character-clown-line-3 = { "" }
character-clown-line-4 = { "" }

## The quests that come with the game. On a phone a name has two lines of about 15 letters: where it
## is longer, they are in -1 and -2, and the end may be left out.

quest-name-round-the-pond = Round the pond
quest-name-first-sprouts = First sprouts
quest-name-the-hen-house = The hen house
quest-name-a-small-loop = A small loop
quest-name-under-the-bean-poles = Under the bean poles
quest-name-under-the-bean-poles-1 = Under the bean
quest-name-under-the-bean-poles-2 = poles
quest-name-dew-on-the-clover = Dew on the clover
quest-name-dew-on-the-clover-1 = Dew on the
quest-name-dew-on-the-clover-2 = clover
quest-name-the-compost-corner = The compost corner
quest-name-the-compost-corner-1 = The compost
quest-name-the-compost-corner-2 = corner
quest-name-three-in-a-row = Three in a row
quest-name-the-garden-gate = The garden gate
quest-name-the-long-way = The long way
quest-name-behind-the-shed = Behind the shed
quest-name-rhubarb-lane = Rhubarb lane
quest-name-the-scarecrow-s-hat = The scarecrow's hat
quest-name-the-scarecrow-s-hat-1 = The scarecrow's
quest-name-the-scarecrow-s-hat-2 = hat
quest-name-two-fountains = Two fountains
quest-name-past-the-pump = Past the pump
quest-name-the-pea-trellis = The pea trellis
quest-name-wheelbarrow-tracks = Wheelbarrow tracks
quest-name-wheelbarrow-tracks-1 = Wheelbarrow
quest-name-wheelbarrow-tracks-2 = tracks
quest-name-the-old-well = The old well
quest-name-the-great-hedge = The great hedge
quest-name-harvest-moon = Harvest moon
quest-name-the-orchard-wall = The orchard wall
quest-name-the-orchard-wall-1 = The orchard
quest-name-the-orchard-wall-2 = wall
quest-name-under-five-apple-trees = Under five apple trees
quest-name-under-five-apple-trees-1 = Under five
quest-name-under-five-apple-trees-2 = apple trees
quest-name-the-sundial = The sundial
quest-name-into-the-nettles = Into the nettles
quest-name-into-the-nettles-1 = Into the
quest-name-into-the-nettles-2 = nettles
quest-name-the-far-greenhouse = The far greenhouse
quest-name-the-far-greenhouse-1 = The far
quest-name-the-far-greenhouse-2 = greenhouse
quest-name-thistle-and-thorn = Thistle and thorn
quest-name-thistle-and-thorn-1 = Thistle and
quest-name-thistle-and-thorn-2 = thorn
quest-name-home-before-dark = Home before dark
quest-name-home-before-dark-1 = Home before
quest-name-home-before-dark-2 = dark
quest-name-frost-on-the-leeks = Frost on the leeks
quest-name-frost-on-the-leeks-1 = Frost on the
quest-name-frost-on-the-leeks-2 = leeks
quest-name-the-crooked-fence = The crooked fence
quest-name-the-crooked-fence-1 = The crooked
quest-name-the-crooked-fence-2 = fence
quest-name-beetle-and-blackbird = Beetle and blackbird
quest-name-beetle-and-blackbird-1 = Beetle and
quest-name-beetle-and-blackbird-2 = blackbird
quest-name-behind-the-rain-barrel = Behind the rain barrel
quest-name-behind-the-rain-barrel-1 = Behind the rain
quest-name-behind-the-rain-barrel-2 = barrel
quest-name-the-gooseberry-thicket = The gooseberry thicket
quest-name-the-gooseberry-thicket-1 = The gooseberry
quest-name-the-gooseberry-thicket-2 = thicket
quest-name-slug-night = Slug night
quest-name-the-narrow-cold-frame = The narrow cold frame
quest-name-the-narrow-cold-frame-1 = The narrow cold
quest-name-the-narrow-cold-frame-2 = frame
quest-name-one-row-of-radishes = One row of radishes
quest-name-one-row-of-radishes-1 = One row of
quest-name-one-row-of-radishes-2 = radishes
quest-name-the-cat-on-the-wall = The cat on the wall
quest-name-the-cat-on-the-wall-1 = The cat on the
quest-name-the-cat-on-the-wall-2 = wall
quest-name-the-marrow-patch = The marrow patch
quest-name-the-marrow-patch-1 = The marrow
quest-name-the-marrow-patch-2 = patch
quest-name-brambles-by-the-gate = Brambles by the gate
quest-name-brambles-by-the-gate-1 = Brambles by the
quest-name-brambles-by-the-gate-2 = gate
quest-name-a-draught-in-the-potting-shed = A draught in the potting shed
quest-name-a-draught-in-the-potting-shed-1 = A draught in
quest-name-a-draught-in-the-potting-shed-2 = the potting
quest-name-the-broken-cloche = The broken cloche
quest-name-the-broken-cloche-1 = The broken
quest-name-the-broken-cloche-2 = cloche
quest-name-cabbage-whites = Cabbage whites
quest-name-the-steep-terrace = The steep terrace
quest-name-the-steep-terrace-1 = The steep
quest-name-the-steep-terrace-2 = terrace
quest-name-late-for-market = Late for market
quest-name-nine-rows-of-beans = Nine rows of beans
quest-name-nine-rows-of-beans-1 = Nine rows of
quest-name-nine-rows-of-beans-2 = beans
quest-name-the-magpie-s-larder = The magpie's larder
quest-name-the-magpie-s-larder-1 = The magpie's
quest-name-the-magpie-s-larder-2 = larder
quest-name-the-overgrown-orchard = The overgrown orchard
quest-name-the-overgrown-orchard-1 = The overgrown
quest-name-the-overgrown-orchard-2 = orchard
quest-name-storm-over-the-allotments = Storm over the allotments
quest-name-storm-over-the-allotments-1 = Storm over the
quest-name-storm-over-the-allotments-2 = allotments
quest-name-the-labyrinth-of-sage = The labyrinth of sage
quest-name-the-labyrinth-of-sage-1 = The labyrinth
quest-name-the-labyrinth-of-sage-2 = of sage
quest-name-fog-in-the-hop-garden = Fog in the hop garden
quest-name-fog-in-the-hop-garden-1 = Fog in the hop
quest-name-fog-in-the-hop-garden-2 = garden
quest-name-the-mole-s-kingdom = The mole's kingdom
quest-name-the-mole-s-kingdom-1 = The mole's
quest-name-the-mole-s-kingdom-2 = kingdom
quest-name-the-last-pumpkin = The last pumpkin
quest-name-the-last-pumpkin-1 = The last
quest-name-the-last-pumpkin-2 = pumpkin
quest-name-wind-in-the-sweetcorn = Wind in the sweetcorn
quest-name-wind-in-the-sweetcorn-1 = Wind in the
quest-name-wind-in-the-sweetcorn-2 = sweetcorn
quest-name-the-walled-garden = The walled garden
quest-name-the-walled-garden-1 = The walled
quest-name-the-walled-garden-2 = garden
quest-name-crows-at-harvest-time = Crows at harvest time
quest-name-crows-at-harvest-time-1 = Crows at
quest-name-crows-at-harvest-time-2 = harvest time

##

quest-none = Not drawn yet
quest-over = All played
quest-label = Quest of round { $n }: { $name }
quest-round = ROUND { $n } OF 3

figure-carrot =
    { $n ->
        [one] { $n } carrot
       *[other] { $n } carrots
    }
figure-bird-to-come =
    { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
figure-paw =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }

state-maze = THE MAZE
state-edges =
    { $n ->
        [one] { $n } wrong edge
       *[other] { $n } wrong edges
    }
state-edges-good = Edges match
state-way-good = A way out
state-way-none = No way out yet
state-changes =
    { $n ->
        [one] { $n } change left
       *[other] { $n } changes left
    }
state-costs = A wrong maze adds one bird.

moves-left = MOVES LEFT
moves-label =
    { $n ->
        [one] { $n } of { $most } moves is left
       *[other] { $n } of { $most } moves are left
    }
moves-of = of { $most } moves left
moves-of-short = of { $most }
moves-carrots =
    { $n ->
        [one] up to { $n } more carrot
       *[other] up to { $n } more carrots
    }
moves-carrots-short = up to { $n } more
moves-carrots-none = no more carrots this round
moves-carrots-none-short = no more

birds-title = AFTER THE MOVE

## The ways that the rabbit can go, and what each brings.

go-up = Up
go-right = Right
go-down = Down
go-left = Left
# $brings is one of the texts below
go-label = { $way }: { $brings }
go-finds =
    { $n ->
        [one] { $n } carrot
       *[other] { $n } carrots
    }
go-nothing = no carrot
go-out =
    { $n ->
        [one] OUT: { $n } carrot
       *[other] OUT: { $n } carrots
    }
go-out-empty = OUT, bag empty
go-stuck = nowhere to go
go-hawk = back to IN!
go-bat = taken to OUT
go-late = no move left!

store-title = STORE
store-label =
    { $n ->
        [one] { $n } carrot in the store of { $goal } needed, { $bag } in the bag
       *[other] { $n } carrots in the store of { $goal } needed, { $bag } in the bag
    }
store-of = of { $n }
store-bag = { $n } in the bag, kept if it gets out
store-bag-short = { $n } in the bag

hand-tile = { $tile }: you have { $n }
hand-none = No tiles left in hand.

held-label = the lifted tile: { $tile }

# $text is the character's text, such as character-ghost-text
character-label = { $name }. { $text }

power-ready = { $name }, ready. { $text }
power-used = { $name }, used this round. { $text }
power-always = { $name }. { $text }
power-cancel = { $name }: cancel what the bird is about to do
power-cancel-short = cancel it
power-used-short = used
power-does-bandit-short = finds one more
power-does-ghost-short = to any tile
power-does-mummy-short = stops a bird
power-does-sailor-short = a step back
power-does-vampire-short = through a hedge
power-does-clown-short = roll again

button-ready = Ready
button-ready-label = Ready: the round starts when everybody is ready
button-enough = Enough
button-enough-label = Enough: this stage ends when every player in turn says so
button-stay = Stay
button-roll = Roll the dice
button-roll-label = Roll the birds' dice
button-pass = Pass
button-pass-more = lay two carrots
button-pass-label = Pass: once a round, lay two carrots in the maze instead of moving
button-allow = Let it
button-allow-label = Let the bird do it

## Asked before the last player says enough while the maze is wrong

enough-bare = Nothing is built yet, so the rabbit could not run. Say enough anyway?
# $why is a list of main clauses such as wrong-edges and wrong-way
enough-build = The maze is still wrong: { $why }. One more bird would come. Say enough anyway?
enough-shut-entry = The rabbit could not run: there is no tile at IN. The round would be lost. Say enough anyway?
enough-shut-exit = The rabbit could not run: there is no tile at OUT. The round would be lost. Say enough anyway?
enough-shut-ends = The rabbit could not run: there is no tile at IN or OUT. The round would be lost. Say enough anyway?
enough-way = No path leads from IN to OUT, so the rabbit could hardly get out. Say enough anyway?

## Asked before the team gives up the round

concede-lost =
    { $n ->
        [one] The round is lost, with { $n } carrot in the bag. The remaining moves are played automatically.
       *[other] The round is lost, with { $n } carrots in the bag. The remaining moves are played automatically.
    }
concede-lost-empty = The round is lost. The remaining moves are played automatically.
concede-hope =
    { $n ->
        [one] The rabbit may still get out. If you give up, the round is lost, with { $n } carrot in the bag.
       *[other] The rabbit may still get out. If you give up, the round is lost, with { $n } carrots in the bag.
    }
concede-hope-empty = The rabbit may still get out. If you give up, the round is lost.

status-ready = { $name }, ready
status-enough = enough
status-used = { $name }, used
status-power = { $name }, ready
status-loot = { $name }, { $n } left

prompt-wait = One moment, please.
prompt-roll = Roll the dice to see where the birds will fly.
prompt-roll-other =
    { $who ->
        [you] { $who } roll the dice to see where the birds will fly.
       *[other] { $who } rolls the dice to see where the birds will fly.
    }
# $power is a character, such as character-ghost
prompt-power =
    { $who ->
        [you] { $who } are about to lead the rabbit, but you may use the { $power } instead.
       *[other] { $who } is about to lead the rabbit, but you may use the { $power } instead.
    }
prompt-power-clown =
    { $who ->
        [you] { $who } are about to lead the rabbit, but you may roll dice again first.
       *[other] { $who } is about to lead the rabbit, but you may roll dice again first.
    }
prompt-choose = Choose a character: in three rounds, your team needs { $goal } carrots.
prompt-choose-other =
    { $who ->
        [you] { $who } are choosing a character.
       *[other] { $who } is choosing a character.
    }
prompt-ready = Press Ready: the hourglass starts when everybody is ready.
prompt-ready-calm = Press Ready: the quest is drawn when everybody is ready.
prompt-ready-alone = Press Ready to start the hourglass.
prompt-ready-calm-alone = Press Ready to draw the quest.
prompt-ready-other =
    { $who ->
        [you] The round begins when { $who } are ready.
       *[other] The round begins when { $who } is ready.
    }
# $who are several players
prompt-ready-others = The round begins when { $who } are ready.
prompt-build = Pick a tile and tap a square: join IN to OUT with a path.
prompt-build-edges = Pick a tile and tap a square: fix the marked edges.
prompt-build-good = The maze is right: press Enough, or lay one more tile.
prompt-build-other =
    { $who ->
        [you] { $who } are laying a tile.
       *[other] { $who } is laying a tile.
    }
prompt-build-next =
    { $who ->
        [you] { $who } are laying a tile, and then it is your turn.
       *[other] { $who } is laying a tile, and then it is your turn.
    }
prompt-perch = The maze is wrong, so the { $bird } comes too: tap a tile for it.
prompt-perch-other =
    { $who ->
        [you] The maze is wrong: { $who } are choosing a tile for the { $bird }.
       *[other] The maze is wrong: { $who } is choosing a tile for the { $bird }.
    }
prompt-repair =
    { $n ->
        [one] Tap a tile to move it, or press Enough: { $n } change is left.
       *[other] Tap a tile to move it, or press Enough: { $n } changes are left.
    }
prompt-repair-hand =
    { $n ->
        [one] Move a tile, lay one from your hand, or press Enough: { $n } change is left.
       *[other] Move a tile, lay one from your hand, or press Enough: { $n } changes are left.
    }
prompt-repair-bare =
    { $n ->
        [one] Pick a tile and lay it, or press Enough: { $n } change is left.
       *[other] Pick a tile and lay it, or press Enough: { $n } changes are left.
    }
prompt-repair-other =
    { $n ->
        [one] { $who } may repair the maze: { $n } change is left.
       *[other] { $who } may repair the maze: { $n } changes are left.
    }
prompt-refit = Tap a square for the tile, or tap the tile to turn it.
prompt-refit-other =
    { $who ->
        [you] { $who } are moving a tile.
       *[other] { $who } is moving a tile.
    }
prompt-move = Lead the rabbit one tile along the path, and then the birds fly.
prompt-move-pass = Lead the rabbit one tile, or pass once a round to lay two more carrots.
prompt-move-stuck = The rabbit can't go on: press Stay, and it may turn round next time.
prompt-move-other =
    { $who ->
        [you] { $who } are about to lead the rabbit.
       *[other] { $who } is about to lead the rabbit.
    }
prompt-sow = Tap a tile to lay a carrot on it: { $n } to go.
prompt-sow-other =
    { $who ->
        [you] { $who } are laying carrots instead of moving.
       *[other] { $who } is laying carrots instead of moving.
    }
prompt-which = Tap the bird that flies to { $at } first.
prompt-which-other =
    { $who ->
        [you] { $who } are choosing the bird that flies to { $at } first.
       *[other] { $who } is choosing the bird that flies to { $at } first.
    }
prompt-where = Tap the carrots for the { $bird } to fly to: all of these are equally near.
prompt-where-other =
    { $who ->
        [you] { $who } are choosing the carrots for the { $bird } to fly to.
       *[other] { $who } is choosing the carrots for the { $bird } to fly to.
    }

## What a bird is about to do, and the Mummy can stop it

prompt-spare-owl-carrots = The Owl is about to turn three carrots into one: does the Mummy stop it?
prompt-spare-hawk-carrots = The Hawk is about to destroy a carrot: does the Mummy stop it?
prompt-spare-crow-carrots = The Crow is about to carry off a carrot: does the Mummy stop it?
prompt-spare-seagull-carrots = The Seagull is about to carry off a carrot: does the Mummy stop it?
prompt-spare-bat-carrots = The Bat is about to swap a carrot for a bird: does the Mummy stop it?
prompt-spare-sparrow-carrots = The Sparrow is about to destroy a carrot: does the Mummy stop it?
prompt-spare-owl-rabbit = The Owl is about to ready a power again: does the Mummy stop it?
prompt-spare-hawk-rabbit = The Hawk is about to take the rabbit back to IN: does the Mummy stop it?
prompt-spare-crow-rabbit = The Crow is about to give back what it carries: does the Mummy stop it?
prompt-spare-seagull-rabbit = The Seagull is about to give back what it carries: does the Mummy stop it?
prompt-spare-bat-rabbit = The Bat is about to take the rabbit to OUT: does the Mummy stop it?
prompt-spare-sparrow-rabbit = The Sparrow is about to ready a power again: does the Mummy stop it?

## The same for everybody else. $who has the Mummy.

prompt-spare-other-owl-carrots = The Owl is about to turn three carrots into one: { $who } may stop it.
prompt-spare-other-hawk-carrots = The Hawk is about to destroy a carrot: { $who } may stop it.
prompt-spare-other-crow-carrots = The Crow is about to carry off a carrot: { $who } may stop it.
prompt-spare-other-seagull-carrots = The Seagull is about to carry off a carrot: { $who } may stop it.
prompt-spare-other-bat-carrots = The Bat is about to swap a carrot for a bird: { $who } may stop it.
prompt-spare-other-sparrow-carrots = The Sparrow is about to destroy a carrot: { $who } may stop it.
prompt-spare-other-owl-rabbit = The Owl is about to ready a power again: { $who } may stop it.
prompt-spare-other-hawk-rabbit = The Hawk is about to take the rabbit back to IN: { $who } may stop it.
prompt-spare-other-crow-rabbit = The Crow is about to give back what it carries: { $who } may stop it.
prompt-spare-other-seagull-rabbit = The Seagull is about to give back what it carries: { $who } may stop it.
prompt-spare-other-bat-rabbit = The Bat is about to take the rabbit to OUT: { $who } may stop it.
prompt-spare-other-sparrow-rabbit = The Sparrow is about to ready a power again: { $who } may stop it.

##

prompt-hatch = The Bat turned a carrot into a bird: choose which one comes.
prompt-hatch-other =
    { $who ->
        [you] { $who } are choosing the bird that comes in the carrot's place.
       *[other] { $who } is choosing the bird that comes in the carrot's place.
    }

log-sand = The sand has run out, so building is over.
log-agreed = All players have said enough, so building is over.
log-enough-said = That is enough, so building is over.
log-used = No tiles are left, so building is over.
log-mended-agreed = All players have said enough, so the rabbit runs.
log-mended-enough-said = That is enough, so the rabbit runs.
log-mended-used = All four changes have been used, so the rabbit runs.
log-quest = The quest “{ $name }” opens round { $n }.
# $name is the character that somebody plays, such as character-ghost
log-cast =
    { $who ->
        [you] { $who } are the { $name }.
       *[other] { $who } is the { $name }.
    }
log-right = The maze is right, so the rabbit runs.
# $why is a list of main clauses such as wrong-edges and wrong-way
log-wrong = The maze is wrong: { $why }.
log-stray = So the { $bird } comes too.
log-bird = The { $bird } comes to { $at }.
log-perch =
    { $who ->
        [you] { $who } put the { $bird } on { $at }.
       *[other] { $who } puts the { $bird } on { $at }.
    }
# $kind is a kind of tile, such as kind-corner
log-lay =
    { $who ->
        [you] { $who } lay a { $kind } on { $at }.
       *[other] { $who } lays a { $kind } on { $at }.
    }
# $kind is the kind of the new tile
log-exchange =
    { $who ->
        [you] { $who } exchange the tile on { $at } for a { $kind }.
       *[other] { $who } exchanges the tile on { $at } for a { $kind }.
    }
log-turn =
    { $who ->
        [you] { $who } turn the tile on { $at }.
       *[other] { $who } turns the tile on { $at }.
    }
log-move =
    { $who ->
        [you] { $who } move a tile from { $start } to { $at }.
       *[other] { $who } moves a tile from { $start } to { $at }.
    }
log-back =
    { $who ->
        [you] { $who } put the tile on { $at } back as it was.
       *[other] { $who } puts the tile on { $at } back as it was.
    }
log-swap =
    { $who ->
        [you] { $who } swap the tiles on { $start } and { $at }.
       *[other] { $who } swaps the tiles on { $start } and { $at }.
    }
log-sow =
    { $who ->
        [you] { $who } lay a carrot on { $at }.
       *[other] { $who } lays a carrot on { $at }.
    }
log-enough =
    { $who ->
        [you] { $who } say enough.
       *[other] { $who } says enough.
    }
log-shut-entry = The round is lost because there is no tile at IN.
log-shut-exit = The round is lost because there is no tile at OUT.
log-shut-ends = The round is lost because there is no tile at IN or OUT.
# $dice are one or more pictures, which are read as die-up and so on
log-roll =
    { $who ->
        [you] { $who } roll: { $dice }.
       *[other] { $who } rolls: { $dice }.
    }
log-pass =
    { $who ->
        [you]
            { $n ->
                [one] { $who } pass and lay { $n } carrot instead of moving.
               *[other] { $who } pass and lay { $n } carrots instead of moving.
            }
       *[other]
            { $n ->
                [one] { $who } passes and lays { $n } carrot instead of moving.
               *[other] { $who } passes and lays { $n } carrots instead of moving.
            }
    }
log-pass-none =
    { $who ->
        [you] { $who } pass, but no carrots are left to lay.
       *[other] { $who } passes, but no carrots are left to lay.
    }
log-stay = The rabbit has nowhere to go and stays.
log-step =
    { $who ->
        [you] { $who } lead the rabbit to { $at }.
       *[other] { $who } leads the rabbit to { $at }.
    }
# "It" is the rabbit
log-takes =
    { $n ->
        [one] It finds { $n } carrot.
       *[other] It finds { $n } carrots.
    }
# Follows log-takes: one of these carrots is found by the Bandit's power
log-bandit = One of them is the Bandit's.
log-ghost =
    { $who ->
        [you] { $who } use the { $name }: the rabbit jumps to { $at }.
       *[other] { $who } uses the { $name }: the rabbit jumps to { $at }.
    }
log-vampire =
    { $who ->
        [you] { $who } use the { $name }: the rabbit slips through to { $at }.
       *[other] { $who } uses the { $name }: the rabbit slips through to { $at }.
    }
log-sailor =
    { $who ->
        [you] { $who } use the { $name }: the rabbit steps back to { $at }.
       *[other] { $who } uses the { $name }: the rabbit steps back to { $at }.
    }
# $birds is a list of birds, whose dice are rolled
log-clown =
    { $who ->
        [you] { $who } use the { $name } and roll again for the { $birds }.
       *[other] { $who } uses the { $name } and rolls again for the { $birds }.
    }

## $name is the Mummy, which has stopped a bird

log-mummy-owl-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Owl does not turn three carrots into one.
       *[other] { $who } uses the { $name }: the Owl does not turn three carrots into one.
    }
log-mummy-hawk-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Hawk does not destroy a carrot.
       *[other] { $who } uses the { $name }: the Hawk does not destroy a carrot.
    }
log-mummy-crow-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Crow does not carry off a carrot.
       *[other] { $who } uses the { $name }: the Crow does not carry off a carrot.
    }
log-mummy-seagull-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Seagull does not carry off a carrot.
       *[other] { $who } uses the { $name }: the Seagull does not carry off a carrot.
    }
log-mummy-bat-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Bat does not swap a carrot for a bird.
       *[other] { $who } uses the { $name }: the Bat does not swap a carrot for a bird.
    }
log-mummy-sparrow-carrots =
    { $who ->
        [you] { $who } use the { $name }: the Sparrow does not destroy a carrot.
       *[other] { $who } uses the { $name }: the Sparrow does not destroy a carrot.
    }
log-mummy-owl-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Owl does not ready a power again.
       *[other] { $who } uses the { $name }: the Owl does not ready a power again.
    }
log-mummy-hawk-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Hawk does not take the rabbit back to IN.
       *[other] { $who } uses the { $name }: the Hawk does not take the rabbit back to IN.
    }
log-mummy-crow-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Crow does not give back what it carries.
       *[other] { $who } uses the { $name }: the Crow does not give back what it carries.
    }
log-mummy-seagull-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Seagull does not give back what it carries.
       *[other] { $who } uses the { $name }: the Seagull does not give back what it carries.
    }
log-mummy-bat-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Bat does not take the rabbit to OUT.
       *[other] { $who } uses the { $name }: the Bat does not take the rabbit to OUT.
    }
log-mummy-sparrow-rabbit =
    { $who ->
        [you] { $who } use the { $name }: the Sparrow does not ready a power again.
       *[other] { $who } uses the { $name }: the Sparrow does not ready a power again.
    }

##

log-home =
    { $n ->
        [one] The rabbit is out with { $n } carrot. The store now has { $all }.
       *[other] The rabbit is out with { $n } carrots. The store now has { $all }.
    }
log-home-empty = The rabbit is out with an empty bag.
log-bat = The { $bird } takes the rabbit to OUT.
log-late =
    { $n ->
        [one] The moves are used up, and { $n } carrot in the bag is lost.
       *[other] The moves are used up, and { $n } carrots in the bag are lost.
    }
log-late-empty = The moves are used up, and the bag was empty.
log-hatch = The { $bird } comes to { $at } in the carrot's place.
log-allow =
    { $who ->
        [you] { $who } let the { $bird } act.
       *[other] { $who } lets the { $bird } act.
    }
log-first =
    { $who ->
        [you] { $who } let the { $bird } fly first.
       *[other] { $who } lets the { $bird } fly first.
    }
log-flies = The { $bird } flies to { $at }.
# $bird is the Crow or the Seagull, which was named in the sentence before
log-carries =
    { $n ->
        [one] It carries off { $n } carrot.
       *[other] It carries off { $n } carrots.
    }
# $bird is the Crow or the Seagull, which was named in the sentence before
log-gives =
    { $n ->
        [one] It gives the rabbit { $n } carrot.
       *[other] It gives the rabbit { $n } carrots.
    }
# "It" is the Hawk
log-chased = It takes the rabbit back to IN.
log-readies = { $who } may use the { $name } again.
# Where the Owl has flown
log-a-0 = Three carrots there become one.
# "It" is the Hawk
log-a-1 = It destroys a carrot there.
# Where the Bat has flown
log-a-4 = A carrot there becomes a bird.
# "It" is the Sparrow
log-a-5 = It destroys a carrot there.

onward-ghost = Tap the tile the rabbit jumps to.
onward-vampire = Tap the tile the rabbit slips to.
onward-clown = Tap each die to roll again, then the Clown.
onward-dice = Tap the Clown to roll, or more dice.

# $tile is tile-open
foresee-tile = On { $at }, a { $tile }
foresee-lift = Lift the tile on { $at }, to move or turn it.
# "It" is a bird
foresee-perch = It comes to { $at }.
# "It" is a carrot
foresee-sow = It comes to { $at }.
foresee-edges =
    { $n ->
        [one] { $n } edge will not match.
       *[other] { $n } edges will not match.
    }
foresee-edges-way =
    { $n ->
        [one] { $n } edge will not match, but a path will lead out.
       *[other] { $n } edges will not match, but a path will lead out.
    }
foresee-good = All edges will match.
foresee-good-way = All edges will match, and a path will lead out.
foresee-step = The rabbit goes to { $at }.
foresee-step-finds =
    { $n ->
        [one] The rabbit goes to { $at } and finds { $n } carrot.
       *[other] The rabbit goes to { $at } and finds { $n } carrots.
    }
foresee-step-out =
    { $n ->
        [one] The rabbit gets out with { $n } carrot for the store.
       *[other] The rabbit gets out with { $n } carrots for the store.
    }
foresee-power = The { $name } takes the rabbit to { $at }, once a round.
foresee-power-finds =
    { $n ->
        [one] The { $name } takes the rabbit to { $at }, where it finds { $n } carrot.
       *[other] The { $name } takes the rabbit to { $at }, where it finds { $n } carrots.
    }
foresee-power-out =
    { $n ->
        [one] The { $name } takes the rabbit out with { $n } carrot for the store.
       *[other] The { $name } takes the rabbit out with { $n } carrots for the store.
    }
foresee-then-hawk = Then the Hawk takes the rabbit back to IN!
foresee-then-bat = Then the Bat takes the rabbit to OUT.
foresee-then-late = Then no moves are left, and the round is lost.
foresee-clown = Roll these dice again, once a round.
# "It" is the bird in $bird
foresee-head = It flies towards the carrots on { $at }.
foresee-first = The { $bird } flies to { $at } first.
foresee-first-nothing = The { $bird } flies to { $at } first and changes nothing there.
foresee-first-spare-owl-carrots = The Owl flies to { $at } first, to turn three carrots into one, unless the Mummy stops it.
foresee-first-spare-hawk-carrots = The Hawk flies to { $at } first, to destroy a carrot, unless the Mummy stops it.
foresee-first-spare-crow-carrots = The Crow flies to { $at } first, to carry off a carrot, unless the Mummy stops it.
foresee-first-spare-seagull-carrots = The Seagull flies to { $at } first, to carry off a carrot, unless the Mummy stops it.
foresee-first-spare-bat-carrots = The Bat flies to { $at } first, to swap a carrot for a bird, unless the Mummy stops it.
foresee-first-spare-sparrow-carrots = The Sparrow flies to { $at } first, to destroy a carrot, unless the Mummy stops it.
foresee-first-spare-owl-rabbit = The Owl flies to { $at } first, to ready a power again, unless the Mummy stops it.
foresee-first-spare-hawk-rabbit = The Hawk flies to { $at } first, to take the rabbit back to IN, unless the Mummy stops it.
foresee-first-spare-crow-rabbit = The Crow flies to { $at } first, to give back what it carries, unless the Mummy stops it.
foresee-first-spare-seagull-rabbit = The Seagull flies to { $at } first, to give back what it carries, unless the Mummy stops it.
foresee-first-spare-bat-rabbit = The Bat flies to { $at } first, to take the rabbit to OUT, unless the Mummy stops it.
foresee-first-spare-sparrow-rabbit = The Sparrow flies to { $at } first, to ready a power again, unless the Mummy stops it.
foresee-first-bat = The { $bird } flies first and takes the rabbit to OUT.
foresee-hatch = The { $bird } comes in the carrot's place.
foresee-ready = When everybody is ready, the quest is drawn and the hourglass starts.
foresee-ready-calm = When everybody is ready, the quest is drawn.
foresee-enough = You lay no tile, and building ends when every player in turn says enough.
foresee-enough-repair = You change nothing, and the run begins when every player in turn says enough.
foresee-stay = This uses up the move, and next time the rabbit may turn round.
foresee-pass = Lay two single carrots on any tiles, without using a move, and then the birds fly.
foresee-cancel = The bird does nothing, and the power is used up for this round.
foresee-allow = The bird does what it came for.

## Why a hint says so, while the maze is built and repaired

advice-joins = It joins IN to OUT.
advice-mends =
    { $n ->
        [one] It fixes { $n } wrong edge.
       *[other] It fixes { $n } wrong edges.
    }
advice-carrots =
    { $n ->
        [one] With it, the best way through brings { $n } more carrot.
       *[other] With it, the best way through brings { $n } more carrots.
    }
advice-nearer = It brings the path closer to OUT.
advice-way = It is on the way from IN to the carrots on { $at }.
advice-way-out = It is on the way to OUT.
advice-grows = It fits, and the tiles in hand can continue from there.
advice-prepares = The next tiles can then make the maze right.
advice-easier = It makes the run easier.
advice-lift = This tile can be placed better. The next hint shows where.
advice-swap = It swaps places with the tile there.
advice-back = It was best where it was.
advice-right = The maze is right, and no tile in hand makes it better.
advice-wrong = No tile in hand makes the maze better.
advice-mended = No change brings more carrots, and wrong edges cost nothing now.
advice-most = { $goal } carrots are almost out of reach now. This brings home the most.
advice-given-up = No change opens a path to OUT any more.

## The form of a new match

option-players-title = Players
option-players-help = All play as one team. The first seat counts as the youngest player.

option-hourglass-title = Hourglass
option-hourglass-1x = Normal
option-hourglass-2x = Double
option-hourglass-off = No clock
option-hourglass-help = 30, 60 and 90 seconds to build in the three rounds, twice that, or no clock.

option-characters-title = Characters
option-characters-choose = Chosen
option-characters-random = Random
option-characters-help = Players choose a character, the youngest first, or get one at random.

option-birds-title = Birds
option-birds-fierce = All six
option-birds-gentle = Gentle
option-birds-help = Gentle leaves out the Hawk and the Bat, the two birds that carry off the rabbit.

option-quests-title = Quests
option-quests-challenge = Challenge
option-quests-help = The deck of quests. Challenge is for experts: it has fewer carrots, so every pass and power counts.

why-pick_tile = Pick a tile from your hand first.
why-no_change = That would change nothing.
why-on_tiles = Choose a square with a tile.
# $birds is a list such as "Owl and Crow"
why-which = Tap one of the birds that may fly first: the { $birds }.
why-nearest = The bird flies to one of the nearest carrots. Choose one of these.
why-used = { $name } has been used this round.
why-power_later = { $name } can't be used right now.
why-turn =
    { $who ->
        [you] { $who } lead the rabbit now, but you may use your power instead.
       *[other] { $who } leads the rabbit now, but you may use your power instead.
    }
why-here = The rabbit is already here.
why-far = Too far: the rabbit goes one tile at a time.
why-bare = There is no tile to run on.
why-hedge = No path leads there, because a hedge is in the way.
why-back = The rabbit can't turn straight back.

notice-first = First build, then run
notice-first-build = Lay a path from IN to OUT; tap to turn tiles.
notice-first-edges = Edges that don't match bring one more bird.
notice-first-run = Then lead the rabbit past carrots to OUT.
# $at is a list of squares
notice-bare =
    { $n ->
        [one] There is no tile on { $at }: { $n } carrot is lost.
       *[other] There is no tile on { $at }: { $n } carrots are lost.
    }
notice-sand = The sand has run out!
notice-agreed = All players have said enough
notice-enough-said = That is enough
notice-used = No tiles are left
notice-built = Building is over. Now the maze is checked.
notice-right = The maze is right!
notice-run = No bird is added, and the rabbit runs.
notice-wrong = The maze is wrong
notice-stray = One more bird comes. You have four changes.
notice-runs = The rabbit runs!
notice-mended-agreed = All players have said enough.
notice-mended-enough-said = That is enough.
notice-mended-used = All four changes have been used.
notice-spared = You have four changes to repair it.
notice-home =
    { $n ->
        [one] Home with { $n } carrot!
       *[other] Home with { $n } carrots!
    }
notice-lost = This round is lost
notice-home-empty = Home, with an empty bag
notice-left =
    { $n ->
        [one] { $n } carrot stayed in the maze.
       *[other] { $n } carrots stayed in the maze.
    }
notice-late = The moves ran out before the rabbit got out.
notice-bag =
    { $n ->
        [one] { $n } carrot in the bag is lost.
       *[other] { $n } carrots in the bag are lost.
    }
notice-store = The store has { $n } of the { $goal } carrots you need.

## What is wrong with a maze: as a main clause in a list of them, as a sentence, and in the past.
## The lists follow a colon, or in the past an "and".

wrong-edges =
    { $n ->
        [one] { $n } edge does not match
       *[other] { $n } edges do not match
    }
wrong-entry = there is no tile at IN
wrong-exit = there is no tile at OUT
wrong-ends = there is no tile at IN or OUT
wrong-way = no path leads from IN to OUT
wrong-edges-line =
    { $n ->
        [one] { $n } edge does not match.
       *[other] { $n } edges do not match.
    }
wrong-entry-line = There is no tile at IN.
wrong-exit-line = There is no tile at OUT.
wrong-ends-line = There is no tile at IN or OUT.
wrong-way-line = No path leads from IN to OUT.
wrong-edges-was =
    { $n ->
        [one] { $n } edge did not match
       *[other] { $n } edges did not match
    }
wrong-entry-was = there was no tile at IN
wrong-exit-was = there was no tile at OUT
wrong-ends-was = there was no tile at IN or OUT
wrong-way-was = no path led from IN to OUT

## The table of rounds at the end

round-name = { $n }: { $quest }
round-won = Carrots stored
round-lost = Carrots lost
round-right-sand = The sand ran out and the maze was right.
round-right-agreed = All players said enough and the maze was right.
round-right-enough-said = The builder said enough and the maze was right.
round-right-used = All tiles were laid and the maze was right.
# $why is a list of main clauses such as wrong-edges-was and wrong-way-was
round-wrong-sand = The sand ran out and { $why }.
round-wrong-agreed = All players said enough and { $why }.
round-wrong-enough-said = The builder said enough and { $why }.
round-wrong-used = All tiles were laid and { $why }.
round-faulty-sand = The sand ran out and the maze was wrong.
round-faulty-agreed = All players said enough and the maze was wrong.
round-faulty-enough-said = The builder said enough and the maze was wrong.
round-faulty-used = All tiles were laid and the maze was wrong.
round-home-moves =
    { $n ->
        [one] Out with { $n } move to spare.
       *[other] Out with { $n } moves to spare.
    }
round-home-last = Out with the last move.
round-home-bat = The Bat took the rabbit to OUT.
round-late = The moves ran out, and the bag was lost.
round-late-empty = The moves ran out, and the bag was empty.
round-shut-entry = In the end there was no tile at IN, so the rabbit could not start.
round-shut-exit = In the end there was no tile at OUT, so the rabbit could not start.
round-shut-ends = In the end there was no tile at IN or OUT, so the rabbit could not start.
# Two sentences: $built is round-right-sand and so on, and $ended one of the texts above
round-told = { $built } { $ended }

## Before the match, in the waiting room

question-asks = Who is the youngest?
question-answer =
    { $who ->
        [you] { $who } are the youngest, so { $who } begin.
       *[other] { $who } is the youngest, so { $who } begins.
    }

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Welcome to the colony! You and Clover are one team: you win together or lose together. First everybody chooses a character with a power. The Bandit finds more carrots. Choose the Bandit.
lesson-1-wrong = They are all useful, but in this lesson please choose the Bandit.
lesson-2 = Clover is the Clown, who may roll dice again. When everybody is ready, the quest is drawn, tiles are dealt, and the hourglass starts. You have 30 seconds to build in the first round. In this lesson, there is no hurry.
lesson-2-wrong = Press Ready to begin.
lesson-3 = This is the quest. The rabbit comes IN at the upper left and has to get OUT at the upper right. There will be three carrots in the middle, one to the right of them, and a bird in the lower left.
lesson-4 = Build a path past the carrots. Begin where the rabbit comes in. Pick your straight tile, tap it again so that it runs from left to right, and lay it on the square at IN.
lesson-4-wrong = Pick the straight tile, turn it until it runs from left to right, then tap the upper left square.
lesson-5 = Clover's corner leads the path down to the middle. On every edge, path must meet path, and hedge must meet hedge. Pick a corner. It is open to the top and to the right already, so just lay it in the middle.
lesson-5-wrong = Lay a corner on the middle square, open to the top and to the right. Each tap on the tile turns it by a quarter.
lesson-6 = Clover's tile leads up to OUT, where a tile is missing. Suppose the sand runs out now. The maze is wrong, so the Crow comes too. You may choose its tile. Put it at IN. It does no harm there, because birds act only where they fly to.
lesson-6-wrong = Any tile is legal, but in this lesson please put the Crow on the tile at IN.
lesson-7 = Now you may repair the maze with up to four changes and no clock. You can turn a tile, move it, swap two tiles, or lay one from your hand. Lay the missing corner on the square at OUT, open to the bottom and to the right.
lesson-7-wrong = Pick a corner from your hand, open to the bottom and to the right, and lay it on the upper right square.
lesson-8 = Now there is a way out. Three changes are left, but you don't need them. Clover says enough, so say it too.
lesson-8-wrong = More changes would not help. Say enough, and the run begins.
lesson-9 = The run has begun! In each turn, you roll the birds' dice, the rabbit goes one tile, and then the birds fly. Clover led the rabbit to the right, the Owl flew up, and the Crow followed. Now it is your turn. Roll!
lesson-9-wrong = Roll the birds' dice first.
lesson-10 = Once per round, one player may pass instead of moving. You lay two more carrots and use up no move, but the birds fly. You have 10 moves and need only a few, so pass.
lesson-10-wrong = The rabbit has time. Press Pass, so that there are more carrots to bring home.
lesson-11 = You may lay the two carrots on any tiles. OUT is a good place, because the birds are far away and the rabbit goes there anyway. Lay the first one there.
lesson-11-wrong = That is legal too. But lay it on the tile at OUT, where no bird is near.
lesson-12 = Now both birds fly to the three carrots, so you choose which goes first. The Owl would turn three carrots into one. The Crow would take the whole bunch of three, and the rabbit can get it back. Tap the Crow.
lesson-12-wrong = If the Owl flies first, only one carrot is left for the Crow. Let the Crow fly first.
lesson-13 = Clover led the rabbit to the Crow and got the three carrots back. One more is to the right of the rabbit. If the moves run out before the rabbit is OUT, the bag is lost. Lead it to the right.
lesson-13-wrong = Follow the path to the right, where a carrot is. The rabbit can't turn straight back.
lesson-14 = You found one more as the Bandit, and two were waiting at OUT. That makes 7 carrots in the store! There are three rounds, and the mazes get larger and have more birds. You win together with 20 carrots, or with 25 if you are four or more.
