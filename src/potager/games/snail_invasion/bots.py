"""Bots for Snail Invasion!: the search at three strengths.

Medium and hard stop their random play early and judge the position (`Garden.evaluate`); easy
plays a few games to their end in its head, which at this game is a weak guide. Measured over
1,000 games with sides swapped: see the table in docs/bots.md.
"""

from potager.bots.levels import MakeBot, SearchBot

LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: SearchBot(20, seed),
    "medium": lambda seed: SearchBot(40, seed, depth=4),
    "hard": lambda seed: SearchBot(2000, seed, depth=4, curiosity=0.7, seconds=2.5),
}
