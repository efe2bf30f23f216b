### Pyramid Shambo in French. In the log, throws and pieces are small pictures with names.
### Pieces are pyramids, so they are feminine.

# In one line, for the lobby
tagline = Pierre, feuille, ciseaux avec des pyramides en jeu : reste la dernière main en lice.

won =
    { $who ->
        [you] Tu as les dernières pyramides et tu gagnes après { $n ->
                [one] { $n } tour
               *[other] { $n } tours
            }.
       *[other] { $who } a les dernières pyramides et gagne après { $n ->
                [one] { $n } tour
               *[other] { $n } tours
            }.
    }

player-name = { FORM($who, case: "tonic") }
player-red = Rouge
player-yellow = Jaune
player-green = Vert
player-blue = Bleu
player-black = Noir
player-purple = Violet
player-orange = Orange
player-clear = Transparent
player-cyan = Cyan
player-white = Blanc

piece-1 =
    { $article ->
        [the] la petite { FORM($colour, gender: "feminine") }
        [a] une petite { FORM($colour, gender: "feminine") }
       *[other] petite { FORM($colour, gender: "feminine") }
    }
piece-2 =
    { $article ->
        [the] la moyenne { FORM($colour, gender: "feminine") }
        [a] une moyenne { FORM($colour, gender: "feminine") }
       *[other] moyenne { FORM($colour, gender: "feminine") }
    }
piece-3 =
    { $article ->
        [the] la grande { FORM($colour, gender: "feminine") }
        [a] une grande { FORM($colour, gender: "feminine") }
       *[other] grande { FORM($colour, gender: "feminine") }
    }
piece-plain = { $piece }
piece-one = { FORM($piece, article: "a") }

throw-rock =
    { $article ->
        [the] la pierre
       *[other] pierre
    }
throw-paper =
    { $article ->
        [the] la feuille
       *[other] feuille
    }
throw-scissors =
    { $article ->
        [the] les ciseaux
       *[other] ciseaux
    }
throw-by =
    { $who ->
        [you] Tu montres { $throw }
       *[other] { $who } montre { $throw }
    }
throw-choose = Jouer { $throw }

throw-name-rock = Pierre
throw-name-paper = Feuille
throw-name-scissors = Ciseaux

place-out = perdu
place-is_out =
    { $who ->
        [you] Tu es hors jeu
       *[other] { $who } est hors jeu
    }
place-in =
    { $who ->
        [you] Tu as { $n ->
                [one] { $n } point
               *[other] { $n } points
            } en main
       *[other] { $who } a { $n ->
                [one] { $n } point
               *[other] { $n } points
            } en main
    }
place-active = À { FORM($who, case: "tonic") } de jouer : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
place-piece = { $piece }, en main chez { FORM($who, case: "tonic") }

felt-naming =
    { $who ->
        [you] Tu choisis un adversaire
       *[other] { $who } choisit un adversaire
    }
felt-throwing =
    { $challenger ->
        [you] Tu défies { $challenged }
       *[other] { $challenged ->
            [you] { $challenger } te défie
           *[other] { $challenger } défie { $challenged }
        }
    }
felt-showdown = Duel final : on paie le double !
felt-tied = Égalité entre { FORM($challenger, case: "tonic") } et { FORM($challenged, case: "tonic") } : on rejoue
felt-owes =
    { $payer ->
        [you] Tu paies { $n ->
                [one] { $n } point
               *[other] { $n } points
            } à { $payee }
       *[other] { $payee ->
            [you] { $payer } te paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                }
           *[other] { $payer } paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                } à { $payee }
        }
    }
felt-bonus =
    { $payer ->
        [you] Prime d’élimination : tu paies { $n ->
                [one] { $n } point
               *[other] { $n } points
            } à { $payee }
       *[other] { $payee ->
            [you] Prime d’élimination : { $payer } te paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                }
           *[other] Prime d’élimination : { $payer } paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                } à { $payee }
        }
    }
felt-change =
    { $payer ->
        [you] Tu paies { $n ->
                [one] { $n } point
               *[other] { $n } points
            } à { $payee }, avec de la monnaie
       *[other] { $payee ->
            [you] { $payer } te paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                }, avec de la monnaie
           *[other] { $payer } paie { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                } à { $payee }, avec de la monnaie
        }
    }
felt-swap =
    { $who ->
        [you] Tu dois faire de la monnaie avec un autre joueur
       *[other] { $who } doit faire de la monnaie avec un autre joueur
    }
felt-over =
    { $who ->
        [you] Tu gagnes !
       *[other] { $who } gagne !
    }
felt-tie = Égalité !
felt-fee = enjeu : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
felt-stake = Le perdant de ce duel paie { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. Chaque égalité augmente l’enjeu.
felt-was_tied = Égalité à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. L’enjeu du prochain duel est plus élevé.
felt-shake = Un, deux, trois …
felt-is_out =
    { $who ->
        [you] Tu es hors jeu !
       *[other] { $who } est hors jeu !
    }
felt-colour_leaves =
    { $who ->
        [you] Ta couleur quitte le jeu
       *[other] { $who } : sa couleur quitte le jeu
    }
felt-go = go
felt-lacks = encore { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à payer
felt-back = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à rendre
felt-first = première pièce à échanger
felt-complete = compte juste
felt-paid = payé
felt-swapped = échangé
felt-put_in = { $piece }, déjà payée
felt-here = paiement
felt-offer = donner { FORM($piece, article: "the") }

felt-goal-win = Gagne à pierre, feuille, ciseaux pour prendre des points.
felt-goal-out = Sans points, tu es hors jeu. Le dernier en lice gagne.

felt-beat-rock = La pierre bat les ciseaux
felt-beat-paper = La feuille bat la pierre
felt-beat-scissors = Les ciseaux battent la feuille

prompt-name = À toi : choisis un joueur à défier
prompt-naming =
    { $who ->
        [you] Tu choisis un adversaire
       *[other] { $who } choisit un adversaire
    }
prompt-throw = Choisis ton signe contre { $who }
prompt-again = Égalité ! Rejoue contre { $who }, maintenant pour { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
prompt-choosing =
    { $who ->
        [you] Tu choisis les pièces
       *[other] { $who } choisit les pièces
    }
prompt-back =
    { $payee ->
        [you] Choisis ce que tu rends à { $payer } : encore { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
       *[other] { $payer ->
            [you] Choisis les pièces : { $payee } te rend encore { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                }
           *[other] Choisis les pièces : { $payee } rend encore { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                } à { $payer }
        }
    }
prompt-pay =
    { $payer ->
        [you] Choisis ce que tu paies à { $payee } : encore { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
       *[other] { $payee ->
            [you] Choisis les pièces : { $payer } te paie encore { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                }
           *[other] Choisis les pièces : { $payer } paie encore { $n ->
                    [one] { $n } point
                   *[other] { $n } points
                } à { $payee }
        }
    }

prompt-swap-first =
    { $who ->
        [you] Le compte n’est pas juste : choisis ce que tu échanges avec un autre joueur
       *[other] Le compte n’est pas juste : choisis une pièce, { $who } l’échange avec un autre joueur
    }
prompt-swap-back =
    { $who ->
        [you] Choisis ce que tu reçois en échange
       *[other] { $who } échange : choisis la pièce à recevoir
    }
prompt-swap-more =
    { $who ->
        [you] Choisis ce que tu ajoutes à l’échange
       *[other] { $who } échange : choisis la pièce à ajouter
    }

status-out = hors jeu
status-pips = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The table at the end

score-won = Duels gagnés
score-out = Hors jeu au tour

log-challenges =
    { $who ->
        [you] Tu défies { $other }.
       *[other] { $other ->
            [you] { $who } te défie.
           *[other] { $who } défie { $other }.
        }
    }
# $throw is rock, paper or scissors.
log-tie = { FORM($first, case: "tonic") } et { FORM($second, case: "tonic") } : deux fois { $throw }.
log-beats-rock =
    { $who ->
        [you] Tu l’emportes sur { $other } : { FORM($throw, article: "the") } bat { FORM($beaten, article: "the") }.
       *[other] { $who } l’emporte sur { FORM($other, case: "tonic") } : { FORM($throw, article: "the") } bat { FORM($beaten, article: "the") }.
    }
log-beats-paper =
    { $who ->
        [you] Tu l’emportes sur { $other } : { FORM($throw, article: "the") } bat { FORM($beaten, article: "the") }.
       *[other] { $who } l’emporte sur { FORM($other, case: "tonic") } : { FORM($throw, article: "the") } bat { FORM($beaten, article: "the") }.
    }
log-beats-scissors =
    { $who ->
        [you] Tu l’emportes sur { $other } : { FORM($throw, article: "the") } battent { FORM($beaten, article: "the") }.
       *[other] { $who } l’emporte sur { FORM($other, case: "tonic") } : { FORM($throw, article: "the") } battent { FORM($beaten, article: "the") }.
    }
# $pieces are one or more of piece-plain.
log-takes =
    { $who ->
        [you] Tu prends { FORM($pieces, article: "the") } à { $giver }.
       *[other] { $giver ->
            [you] { $who } te prend { FORM($pieces, article: "the") }.
           *[other] { $who } prend { FORM($pieces, article: "the") } à { $giver }.
        }
    }
# $pieces are one or more of piece-plain, $back of piece-one.
log-swaps =
    { $who ->
        [you] Tu prends { FORM($pieces, article: "the") } à { $giver } et donnes { $back } en échange.
       *[other] { $giver ->
            [you] { $who } te prend { FORM($pieces, article: "the") } et donne { $back } en échange.
           *[other] { $who } prend { FORM($pieces, article: "the") } à { $giver } et donne { $back } en échange.
        }
    }
log-out =
    { $who ->
        [you] Tu es hors jeu.
       *[other] { $who } est hors jeu.
    }
log-leaves =
    { $who ->
        [you] Toutes les pyramides de ta couleur quittent le jeu.
       *[other] { $who } : toutes les pyramides de sa couleur quittent le jeu.
    }
log-showdown = Le duel final commence : chaque paiement compte double.

foresee-name = Défier { $who }, qui a { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en main.
foresee-more = Donner { FORM($piece, article: "the") } : encore { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ensuite.
foresee-back = Donner { FORM($piece, article: "the") } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à rendre.
foresee-paid = { FORM($piece, article: "the", letter: "capital") } complète le paiement.
foresee-swapped = { FORM($piece, article: "the", letter: "capital") } complète l’échange.
foresee-out =
    { $who ->
        [you] { FORM($piece, article: "the", letter: "capital") } complète le paiement, et tu es hors jeu.
       *[other] { FORM($piece, article: "the", letter: "capital") } complète le paiement, et { $who } est hors jeu.
    }

why-yourself = Tu ne peux pas te défier toi-même.
why-put_in = { FORM($piece, article: "the", letter: "capital") } est déjà donnée.
why-not_theirs = La prochaine pièce doit être à { FORM($who, case: "tonic") }.
why-unfit = Avec { FORM($piece, article: "the") }, le compte ne peut pas tomber juste : il reste { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à payer.

## Options

option-players-help = Chaque joueur a trois pyramides d’une couleur.

option-protocol-help = Montrer les mains à « trois » ou à « go ».

## How the champions play this game

champion-1-style = Joue pierre un peu trop souvent et regarde un peu plus loin.

champion-2-style = Aime la feuille et s’en sert parfois pour tendre un piège.

champion-3-style = Franc et régulier, avec un tour dans son sac.

champion-4-style = Compte chaque point et te laisse croire que tu lis dans son jeu.

champion-5-style = Te laisse trouver une habitude et garde un signe d’avance quand tu t’en sers.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Bienvenue ! Ici, on joue à pierre, feuille, ciseaux pour des pyramides. Tu as les rouges. Les points disent ce que vaut une pyramide : 1, 2 ou 3. Le dernier joueur qui a une pyramide gagne.
lesson-2 = C’est ton tour, alors tu défies quelqu’un. Tu peux choisir qui tu veux. Commençons par Pip, qui a les jaunes.
lesson-2-wrong = Tu peux défier n’importe quel autre joueur. Cette fois, choisis Pip, qui a les jaunes.
lesson-3 = Vous choisissez en secret, puis vous montrez en même temps. La pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre. Essaie la pierre.
lesson-3-wrong = N’importe quel signe pourrait gagner. Pour cette leçon, joue pierre.
lesson-4 = Égalité ! On rejoue, et le perdant paie maintenant un point de plus, donc 2. La plupart des gens restent sur la pierre. Alors joue feuille.
lesson-4-wrong = Si Pip rejoue pierre, seule la feuille la bat.
lesson-5 = Tu gagnes 2 points ! C’est ton tour, donc c’est toi qui choisis les pièces payées. Il faut payer le compte juste si c’est possible. La pyramide moyenne de Pip vaut 2. Prends-la.
lesson-5-wrong = L’enjeu est de 2 points, et Pip peut payer juste avec sa pyramide moyenne.
lesson-6 = Elle est à toi, mais elle reste jaune. Retiens bien ceci : une couleur ne reste en jeu qu’aussi longtemps que le joueur qui a commencé avec elle.
lesson-7 = Une manche plus tard, c’est encore ton tour. Tu as défié Pip, qui n’a plus qu’une grande pyramide. Que vas-tu jouer ? Pip adore la pierre.
lesson-7-wrong = Pip adore la pierre, donc la feuille est une bonne idée.
lesson-8 = Voici la partie délicate : la monnaie. Pip doit 1 point, mais n’a qu’une grande pyramide, qui vaut 3. Tu la prends donc et tu rends 2 points. Choisis d’abord la grande.
lesson-8-wrong = D’abord, Pip paie. La grande pyramide jaune est tout ce que Pip a.
lesson-9 = Maintenant, ta monnaie. Ta moyenne rouge et ta moyenne jaune valent 2 toutes les deux. Si Pip est hors jeu, toutes les jaunes quittent le jeu. Rends donc la jaune.
lesson-9-wrong = Garde la rouge, c’est ta couleur. Rends la moyenne jaune : le jaune va peut-être bientôt quitter le jeu.
lesson-10 = Pip t’a défié, et vous avez tous les deux joué pierre. L’enjeu est maintenant de 2 points, et c’est tout ce que Pip a. Qu’est-ce qui bat la pierre ?
lesson-10-wrong = La feuille enveloppe la pierre. Encore une fois !
lesson-11 = Pip est hors jeu, et toutes les jaunes sont parties, même les tiennes. Après une élimination, tous les autres te paient 1 point. Vous n’êtes plus que deux, ça compte double : Clover paie 2.
lesson-11-wrong = La pyramide moyenne verte de Clover vaut exactement 2 points.
lesson-12 = C’est le duel final. Quand il ne reste que deux joueurs sur trois ou plus, chaque paiement compte double jusqu’à la fin.
lesson-13 = Encore ton tour. Clover n’a plus que 2 points, et un enjeu de 1 compte pour 2. Si tu gagnes ce duel, tu gagnes la partie. Clover a montré pierre, puis ciseaux. Et maintenant, feuille ?
lesson-13-wrong = Si Clover montre feuille, les ciseaux la coupent.
lesson-14 = Tu es le dernier joueur avec des pyramides : tu gagnes ! Défie les plus faibles, garde ta propre couleur et ne joue pas pierre trop souvent.
