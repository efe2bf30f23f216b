### Yes! Broccoli! in English. Decks that people write have their own names and texts of cards.

# In one line, for the lobby
tagline = Bid for broccoli, dodge the soda, and let the others eat the doughnut.

# A player's name by itself
seat-name = { $who }
seat-red = Red
seat-blue = Blue
seat-purple = Purple
seat-green = Green
seat-orange = Orange

## The foods of the standard deck

food-name-broccoli = Broccoli
food-name-spinach = Spinach
food-name-kale = Kale
food-name-carrot = Carrot
food-name-sweet-potato = Sweet potato
food-name-blueberries = Blueberries
food-name-beans = Beans
food-name-tomato = Tomato
food-name-mushroom = Mushroom
food-name-banana = Banana
food-name-apple = Apple
food-name-corn = Corn
food-name-rice = Rice
food-name-cheese = Cheese
food-name-crisps = Crisps
food-name-fries = Fries
food-name-ice-cream = Ice cream
food-name-sweets = Sweets
food-name-doughnut = Doughnut
food-name-soda = Soda

## Its powers. A card has the text in two lines, which are in -1 and -2, of about 22 letters each.
## A line that is not needed is { "" }.

power-name-picky-eater = Picky Eater
power-text-picky-eater = Add 3 to any one bid
power-text-picky-eater-1 = Add 3 to
power-text-picky-eater-2 = any one bid
power-name-super-hungry = Super Hungry
power-text-super-hungry = Double any one bid
power-text-super-hungry-1 = Double
power-text-super-hungry-2 = any one bid
power-name-too-busy-to-eat = Too Busy to Eat
power-text-too-busy-to-eat = The lowest bid takes first
power-text-too-busy-to-eat-1 = The lowest bid
power-text-too-busy-to-eat-2 = takes first
power-name-full-already = Full Already
power-text-full-already = Take 3 from any one bid
power-text-full-already-1 = Take 3 from
power-text-full-already-2 = any one bid
power-name-half-portion = Half Portion
power-text-half-portion = Halve any bid, rounded down
power-text-half-portion-1 = Halve any bid,
power-text-half-portion-2 = rounded down
power-name-extra-greens = Extra Greens
power-text-extra-greens = A bid's own broccoli adds to its value
power-text-extra-greens-1 = A bid's own broccoli
power-text-extra-greens-2 = adds to its value
power-name-trade-lunches = Trade Lunches
power-text-trade-lunches = Two players' bids change places
power-text-trade-lunches-1 = Two players' bids
power-text-trade-lunches-2 = change places
power-name-change-my-order = Change My Order
power-text-change-my-order = Take your bid back, play another one
power-text-change-my-order-1 = Take your bid back,
power-text-change-my-order-2 = play another one
power-name-play-with-your-food = Play With Your Food
power-text-play-with-your-food = A food in your pile becomes your bid
power-text-play-with-your-food-1 = A food in your pile
power-text-play-with-your-food-2 = becomes your bid
power-name-send-it-back = Send It Back
power-text-send-it-back = One food goes: draw two, keep one
power-text-send-it-back-1 = One food goes: draw
power-text-send-it-back-2 = two, keep one
power-name-clear-the-table = Clear the Table
power-text-clear-the-table = All foods go: draw one more, leave one out
power-text-clear-the-table-1 = All foods go: draw one
power-text-clear-the-table-2 = more, leave one out
power-name-spilled-milk = Spilled Milk
power-text-spilled-milk = Discard a food from any pile
power-text-spilled-milk-1 = Discard a food
power-text-spilled-milk-2 = from any pile
power-name-swap-desserts = Swap Desserts
power-text-swap-desserts = Swap a food with another player
power-text-swap-desserts-1 = Swap a food with
power-text-swap-desserts-2 = another player
power-name-no-thank-you = No Thank You
power-text-no-thank-you = Undo the power played just before
power-text-no-thank-you-1 = Undo the power
power-text-no-thank-you-2 = played just before

##

food-label = { $food }, worth { $value }
# A food with its points, where it is named in a sentence: "Carrot (14)"
food-worth = { $food } ({ $value })

bid-label = { $colour } bid { $value } with { $n } broccoli
bid-own = Bid { $value }, with { $n } broccoli
bid-dealt = Bid { $value } of { $colour }, with { $n } broccoli
bid-food = { $food } as a bid, worth { $value }
bid-hidden = { $seat }: a bid, face down
bid-none = { $seat }: no bid yet
bid-changed = { $was } → { $now }

# A power card: $text is what it does, such as power-text-picky-eater
power-label-answer = { $power }: { $text }. You can play it right after a power.
power-label-served = { $power }: { $text }. You can play it before the bids.
power-label-revealed = { $power }: { $text }. You can play it after the reveal.
power-label-eaten = { $power }: { $text }. You can play it after a meal.
power-label-served-revealed = { $power }: { $text }. You can play it before or after bids.
power-label-served-eaten = { $power }: { $text }. You can play it before bids, after a meal.
power-label-revealed-eaten = { $power }: { $text }. You can play it from the reveal on.
power-label-served-revealed-eaten = { $power }: { $text }. You can play it at any time.
# In a hint or an analysis: a choice, as in "Better: Play Half Portion"
choice-play = Play { $power }
power-with-text = { $power } ({ $text })

## When a power can be played, in few words for a card

times-answer = right after a power
times-served = before the bids
times-revealed = after the reveal
times-eaten = after a meal
times-served-revealed = before or after bids
times-served-eaten = before bids, after a meal
times-revealed-eaten = from the reveal on
times-served-revealed-eaten = at any time

# $seat is a player's name, and $text what the power does
play-label = { $seat } played { $power }: { $text }
play-undone = { $seat } played { $power }, which was undone: { $text }

deck-left = deck: { $n } left
deck-top = next: { $foods }
# A list of names or numbers: $rest can have more of them
cards-more = { $first }, { $rest }
# The same for numbers in little room
cards-short = { $first } { $rest }
deck-phone = { $when } · { $left }

when-round = Round { $round } of 8
when-meal = Meal { $meal }/{ $meals }, round { $round }/8

offer-title = { $power }: cards just drawn

rank-1 = 1st
rank-2 = 2nd
rank-3 = 3rd
rank-4 = 4th
rank-5 = 5th
rank-icons = more broccoli
rank-powers = fewer powers
rank-age = younger
rank-strength = strength

rank-low-first = The lowest takes first
rank-low-first-short = Lowest first

eaten-meal = Meal { $n }
eaten-title = Meal { $n } is over
eaten-total = { $n } in all

pile-points =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
pile-meal = { $points } this meal
pile-points-first = { $points } { $seat }
pile-points-only = { $points }
pile-food = { $seat }: { $food }, worth { $value }

own-bids = YOUR BIDS
own-over = Foods from the last meal, points from all meals
own-eaten = These foods are from this meal.

## Piles that players can look at: their own played bids, and everyone's played powers. $cards is a
## list with cards-more, or cards-short in discards-name and discards-low.

discards-name = Played bids: { $cards }
discards-low = Bids: { $cards }
discards-label = Your discard pile: { $cards }. Only you can see it.
discards-empty = No bids played
discards-empty-low = None played
discards-empty-label = Your discard pile is empty. Only you can see it.

spent-name = Powers played: { $n }
spent-low = Powers: { $n }
spent-label =
    { $n ->
        [one] { $n } power played this meal: { $cards }.
       *[other] { $n } powers played this meal: { $cards }.
    }
spent-empty = No powers played
spent-empty-low = No powers
spent-empty-label = No powers were played this meal.

prompt-dealing = Cards are being dealt.
prompt-serving = Food is being served.
prompt-bid = Choose a bid. The highest takes first.
prompt-bid-low = Choose a bid. The lowest takes first.
prompt-bidding = Everybody is choosing a bid.
prompt-take = Choose a food to take.
prompt-taking =
    { $who ->
        [you] { $who } are choosing a food.
       *[other] { $who } is choosing a food.
    }
prompt-play-first-served = You can use each yellow power once. Tap a lit one, or pass.
prompt-play-first-revealed = You can change this order with a power. Tap a lit card, or pass.
prompt-play-served = Play a power before the bids? Tap a card, or pass.
prompt-play-revealed = Play a power before food is taken? Tap a card, or pass.
prompt-play-eaten = Play a power before the meal is scored? Tap a card, or pass.
# $power is the power that was just played
prompt-play-answer = Play a power after { $power }? Tap a card, or pass.
prompt-window = You have no power cards left. Others may play one.
prompt-window-other = Players with power cards may play one now.
prompt-showing = A power is being played.
prompt-aiming =
    { $who ->
        [you] { $who } play { $power }.
       *[other] { $who } plays { $power }.
    }

## $power comes with what it does: "Picky Eater (Add 3 to any one bid)"

aim-bid = { $power }: choose a bid.
aim-swap = { $power }: choose the first bid.
aim-swap-again = { $power }: choose the other bid.
aim-card = { $power }: choose a bid card.
aim-own-food = { $power }: choose a food from your pile.
aim-other-food = { $power }: choose the food you want for it.
aim-send-back = { $power }: choose the food to send back.
aim-keep = { $power }: choose the food to put in its place.
aim-leave-out = { $power }: choose the food to leave out.
aim-discard = { $power }: choose a food from any pile.

status-points =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
status-meals = ({ $scores })
status-power = a power card

# $what is one picture of a food or several: "Carrot (14), Soda (−8) and Kale (15)"
log-served = The kitchen serves { $what }.
# $bids is a list of log-bid, one for each player
log-bids = The bids are open: { $bids }.
# $who is a picture of a player, and log-bid-who is what is read instead of it. $n is the bid.
log-bid = { $who } { $n }
log-bid-who =
    { $who ->
        [you] { FORM($who, letter: "small") } bid
       *[other] { FORM($who, letter: "small") } bids
    }
# $n is the value of a bid card
log-keeps =
    { $who ->
        [you] { $who } keep the { $n } for later.
       *[other] { $who } keeps the { $n } for later.
    }
log-tie-icons = More broccoli wins the tie.
log-tie-powers = Fewer powers win the tie.
log-tie-age = The younger player wins the tie.
# $power is a power, mostly with its text: power-with-text
log-plays =
    { $who ->
        [you] { $who } play { $power }.
       *[other] { $who } plays { $power }.
    }
## In the next texts, $what is a picture of a food, which is read as food-worth.

log-draws =
    { $who ->
        [you] { $who } draw { $what }.
       *[other] { $who } draws { $what }.
    }
log-takes =
    { $who ->
        [you] { $who } take { $what }.
       *[other] { $who } takes { $what }.
    }
# Somebody gets the only food that the others have left
log-takes-last =
    { $who ->
        [you] { $who } are left with { $what }.
       *[other] { $who } is left with { $what }.
    }
log-sends-back =
    { $who ->
        [you] { $who } send back { $what }.
       *[other] { $who } sends back { $what }.
    }
log-leaves-out =
    { $who ->
        [you] { $who } leave out { $what }.
       *[other] { $who } leaves out { $what }.
    }

##

# $scores is a list of log-score, one for each player
log-meal = Meal { $n } is over: { $scores }.
# $who is a picture of a player, and log-score-who is what is read instead of it. $n are the points.
log-score = { $who } { $n }
log-score-who =
    { $who ->
        [you] { FORM($who, letter: "small") } score
       *[other] { FORM($who, letter: "small") } scores
    }

## What powers did. $power is the name of a power, and $food, $gone and $kept are food-worth.

# $sum is a calculation: "4 + 3 = 7"
did-bid = { FORM($who, case: "genitive") } { $power } changes { FORM($owner, case: "genitive") } bid: { $sum }.
did-swap = { FORM($who, case: "genitive") } { $power } swaps { FORM($one, case: "genitive") } { $value } and { FORM($other, case: "genitive") } { $instead }.
did-card = { FORM($who, case: "genitive") } { $power } makes the bid { $value }.
# A food of a pile is the bid now
did-food-bid = { FORM($who, case: "genitive") } { $power } makes the bid { $food }.
did-one-food = { FORM($who, case: "genitive") } { $power } replaces { $gone } with { $kept }.
did-all-foods = { FORM($who, case: "genitive") } { $power } brings new foods, without { $food }.
did-discard = { FORM($who, case: "genitive") } { $power } removes { $food } from { FORM($owner, case: "genitive") } pile.
# $food is given, and $instead is got for it from $owner
did-exchange = { FORM($who, case: "genitive") } { $power } swaps { $food } for { FORM($owner, case: "genitive") } { $instead }.
did-reverse = { FORM($who, case: "genitive") } { $power } lets the lowest bid take first.
# $other is another power
did-undo = { FORM($who, case: "genitive") } { $power } undoes { $other }.
# $other is a power that was undone before
did-revive = { FORM($who, case: "genitive") } { $power } makes { $other } count again.

# $food is a picture of a food, and $now and $then are points without it and with it
foresee-points =
    { $then ->
        [one] { $food } { $now } → { $then } point
       *[other] { $food } { $now } → { $then } points
    }
# $food is a picture of a food
foresee-worth = { $food } worth { $value }
foresee-swap = Choose the other bid next.
# $was, $now and $place are ordinals such as rank-1
foresee-place = You would take { $was } → { $now }.
foresee-same = You would still take { $place }.

won-most =
    { $who ->
        [you]
            { $n ->
                [one] { $who } win with { $points } point.
               *[other] { $who } win with { $points } points.
            }
       *[other]
            { $n ->
                [one] { $who } wins with { $points } point.
               *[other] { $who } wins with { $points } points.
            }
    }
won-tied =
    { $who ->
        [you]
            { $n ->
                [one] { $who } win with { $points } point, as the youngest of the tied players.
               *[other] { $who } win with { $points } points, as the youngest of the tied players.
            }
       *[other]
            { $n ->
                [one] { $who } wins with { $points } point, as the youngest of the tied players.
               *[other] { $who } wins with { $points } points, as the youngest of the tied players.
            }
    }
won-best =
    { $n ->
        [one] Your best score so far: { $n } point, up from { $before }.
       *[other] Your best score so far: { $n } points, up from { $before }.
    }

## Hints for bids

advice-both = { $first } { $then }
advice-brings =
    { $stake ->
        [one] The best and the worst food here differ by { $stake } point. On average, this bid wins a food worth { $n }, and your { $other } wins one worth { $instead }.
       *[other] The best and the worst food here differ by { $stake } points. On average, this bid wins a food worth { $n }, and your { $other } wins one worth { $instead }.
    }
advice-worth = That is more than usual, so a strong bid is worth it.
advice-save = Keep your strong bids for rounds in which they win more.
advice-same = All foods here are worth the same, so a weak bid is enough.
advice-alike =
    { $n ->
        [one] { $n } other bid is about as good.
       *[other] { $n } other bids are about as good.
    }
# $own and $other are bids; the foods that they win are worth $n and $instead
advice-any =
    { $stake ->
        [one] Your choice hardly matters here. Your { $own } wins a food worth { $n } on average, and your { $other } wins one worth { $instead }. But you can use each bid only once, so what you gain now you will miss later. Bids matter more when the foods differ by more than { $stake } point.
       *[other] Your choice hardly matters here. Your { $own } wins a food worth { $n } on average, and your { $other } wins one worth { $instead }. But you can use each bid only once, so what you gain now you will miss later. Bids matter more when the foods differ by more than { $stake } points.
    }
advice-hardly =
    { $n ->
        [one] Your choice hardly matters: { $n } other bid is about as good. If you use a strong bid now, you will miss it later.
       *[other] Your choice hardly matters: { $n } other bids are about as good. If you use a strong bid now, you will miss it later.
    }

## The form of a new match

option-players-title = Players
option-players-help = The number of players.

option-game-title = Game
option-game-basic = Basic
option-game-advanced = Advanced
option-game-help = One meal of eight rounds, or three meals with power cards.

option-one_of_each-title = One of each
option-one_of_each-help = For two players: the food deck has only one card of each type.

option-dealt_bids-title = Dealt bids
option-dealt_bids-help = For each meal, all bid cards are shuffled, and each player gets eight.

option-handicap-title = Handicap
option-handicap-help = Helps a player: a nine replaces the one in that hand. In the advanced game, the player can also get more powers.
option-handicap-nine = A nine
option-handicap-plus = More powers

option-age_order-title = Age order
option-age_order-help = From the oldest to the youngest. The youngest wins ties.

option-deck-title = Deck
option-deck-help = The foods and powers in the game.

why-bid = Bid first: choose one of your bid cards.
why-take = Take one of the foods on the table.
why-aim = Choose a target for { $power }.
why-cancel = { $power } undoes the power played just before, and there is none.
why-when-served = { $power } can be played only before the bids.
why-when-revealed = { $power } can be played only after the bids are revealed.
why-when-eaten = { $power } can be played only at the end of a meal.
why-when-served-revealed = { $power } can be played only before the bids and after the bids are revealed.
why-when-served-eaten = { $power } can be played only before the bids and at the end of a meal.
why-when-revealed-eaten = { $power } can be played only after the bids are revealed and at the end of a meal.
why-when-served-revealed-eaten = { $power } can be played only before the bids, after the bids are revealed and at the end of a meal.
why-nothing_there = { $power } would change nothing now.

## Before the match, in the waiting room

question-asks = Who is the oldest, and who comes next?
question-answer = From oldest to youngest: { $who }. Ties go to the youngest.

## How the champions play this game

champion-1-style = Generous: plays good cards early.

champion-2-style = Greedy: plays its best card for the first good food.

champion-3-style = Thrifty: keeps strong cards and powers for late rounds.

champion-4-style = Plans to the end, and keeps powers until they pay off.

champion-5-style = Thinks through the whole meal before each bid.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Dinner is served! In each of eight rounds, there is one food for each player. Healthy food brings points, and sweets and soda cost points. The player with the most points wins.
lesson-2 = Broccoli is worth 18 points, more than any other food. Soda costs 8. Each of you has to take one of the two. So who takes first?
lesson-3 = The bids decide that. You have the cards 1 to 8, and so does Bumble. You each choose one in secret, and the higher bid takes first. A lot is at stake, so bid your 8.
lesson-3-wrong = The difference between these two foods is 26 points. That is worth your highest card, the 8.
lesson-4 = Your 8 beats the 5, so you take first. Help yourself!
lesson-4-wrong = Really? Leave the soda to Bumble, and take the broccoli.
lesson-5 = The next two foods are almost the same, 8 and 7 points. And a bid card can be played only once in a meal. So this is a good moment to get rid of your 1.
lesson-5-wrong = Going first is worth only 1 point here. Save that card for later, and bid your 1.
lesson-6 = Bumble used a 7 to go first, for one more point. The last player takes what is left, so you got the apple. You saved a good card!
lesson-7 = Now the tricky rule. If two bids are the same, the card with more little broccoli goes first. Your 4 has five of them, more than Bumble's 4. Bid it!
lesson-7-wrong = That could work too. But look at the 4: it has five little broccoli. Try it in a tie.
lesson-8 = Four against four! Bumble's card has three broccoli, and yours has five. So you take first. The spinach brings 16 points, and the fries cost 3.
lesson-8-wrong = The spinach is worth 16 points. The fries would cost you 3.
lesson-9 = Bids that were played are face down, but everybody saw them. If you remember what the others have left, you know when a high card is safe.
lesson-10 = The last round. Bumble has only the 6 left, and you have kept the 7. So you can't lose this one. Play it.
lesson-10-wrong = You have only one card left, your 7. Play it.
lesson-11 = Seven beats six, as you knew. Take your last food.
lesson-11-wrong = The blueberries are worth 12 points. Leave the doughnut where it is.
lesson-12 = Dinner is over, and you have the most points, so you win! The advanced game has three meals, and power cards that turn bids and foods upside down.
