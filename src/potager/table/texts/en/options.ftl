### The texts in the form for a new match, and words for options.

option-none = none
option-on = on
option-off = off
option-house = standard
option-own-cards = own cards

form-title = New match: { $game }
form-change-title = Options for { $code }
form-game = The game
form-who = Who plays
form-table = The table
form-set = Set the table
form-save = Save the options
form-back = Back to the table
form-none = None
form-less = One fewer
form-more = One more
form-up = Earlier
form-down = Later
form-order-how = Drag, or use the arrows. Put the oldest player first.
form-file-house = Standard
form-file-own = My own
form-file-text = Text of the file
form-upload = Upload a file
form-sample = Download the standard file as a sample
form-reset = Reset to standard
form-seat-name = Name of the player at this screen
form-name-here = Name at this screen
form-ask = Ask in the waiting room: { $question }
form-draw = Draw lots for the seats, which decides who begins
form-guest = You play as a guest until you enter a name at the top right.
form-timer = Turn timer
form-timer-help = When time runs out, the player passes if that is possible. Otherwise an easy bot chooses.
form-react = Time to react
form-react-help = Everyone may play something or pass. When the time is up, those who have not chosen pass. It ends sooner if everyone has chosen. On a shared screen there is no limit.
form-chat = Chat and emotes
form-open = Open table: anyone can find it on the home page
form-late = Latecomers may take a bot's seat
form-player = Player { $n }
form-timer-not-a-number = The timer must be a whole number of seconds. 0 means no timer.

kind-me = Me
kind-friend = A friend, by link
kind-hot = Somebody at this screen
kind-bot = Bot, { $level }

level-easy = easy
level-medium = medium
level-hard = hard

Level-easy = Easy
Level-medium = Medium
Level-hard = Hard

timer-0 = No timer
timer-30 = 30 seconds per choice
timer-60 = 1 minute per choice
timer-180 = 3 minutes per choice
timer-86400 = 1 day per choice
timer-seconds = { $n } seconds per choice

react-0 = No limit
react-5 = 5 seconds
react-10 = 10 seconds
react-20 = 20 seconds
react-seconds = { $n } seconds
react-none = no limit
