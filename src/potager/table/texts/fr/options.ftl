### The texts in the form for a new match, and words for options.

option-none = aucun
option-on = oui
option-off = non
option-house = standard
option-own-cards = cartes perso

form-title = Nouvelle partie : { $game }
form-change-title = Options de { $code }
form-game = Le jeu
form-who = Qui joue
form-table = La table
form-set = Mettre la table
form-save = Garder les options
form-back = Retour à la table
form-none = Aucun
form-less = Un de moins
form-more = Un de plus
form-up = Plus tôt
form-down = Plus tard
form-order-how = Fais glisser, ou utilise les flèches. Le joueur le plus âgé en premier.
form-file-house = Standard
form-file-own = Le mien
form-file-text = Texte du fichier
form-upload = Envoyer un fichier
form-sample = Télécharger le fichier standard comme modèle
form-reset = Revenir au standard
form-seat-name = Nom du joueur à cet écran
form-name-here = Nom à cet écran
form-ask = Demander dans la salle d’attente : { $question }
form-draw = Tirer les places au sort, ce qui décide qui commence
form-guest = Tu joues en invité tant que tu n’as pas entré de nom en haut à droite.
form-timer = Temps par tour
form-timer-help = Quand le temps est écoulé, le joueur passe si c’est possible. Sinon, un bot facile choisit pour lui.
form-react = Temps de réaction
form-react-help = Tout le monde peut jouer quelque chose ou passer. Quand le temps est écoulé, ceux qui n’ont pas choisi passent. Si tout le monde a choisi, on n’attend pas. Sur un écran partagé, il n’y a pas de limite.
form-chat = Chat et émoticônes
form-open = Table ouverte : tout le monde peut la trouver sur la page d’accueil
form-late = Les retardataires peuvent remplacer un bot
form-player = Joueur { $n }
form-timer-not-a-number = Le temps doit être un nombre entier de secondes. 0 veut dire sans limite.

kind-me = Moi
kind-friend = Un ami, par lien
kind-hot = Quelqu’un à cet écran
kind-bot = Bot, { $level }

level-easy = facile
level-medium = moyen
level-hard = difficile

Level-easy = Facile
Level-medium = Moyen
Level-hard = Difficile

timer-0 = Sans limite
timer-30 = 30 secondes par choix
timer-60 = 1 minute par choix
timer-180 = 3 minutes par choix
timer-86400 = 1 jour par choix
timer-seconds = { $n } secondes par choix

react-0 = Sans limite
react-5 = 5 secondes
react-10 = 10 secondes
react-20 = 20 secondes
react-seconds = { $n } secondes
react-none = sans limite
