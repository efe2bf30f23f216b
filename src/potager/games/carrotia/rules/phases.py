# compiled by mypyc
"""The phases of Carrotia by number: draws first, then choices."""

from typing import Final

QUEST: Final = 0  # a quest card is drawn
DEAL: Final = 1  # a tile is dealt
CAST: Final = 2  # a character is drawn for somebody
BIRD: Final = 3  # a bird of the quest is drawn
STRAY: Final = 4  # the extra bird of a wrong maze is drawn
ROLL: Final = 5  # the dice are rolled
FLIGHT: Final = 6  # a bird flies, by itself

CHOOSE: Final = 7  # somebody picks a character
READY: Final = 8  # everybody says ready
BUILD: Final = 9
PERCH: Final = 10  # the extra bird is laid somewhere
REPAIR: Final = 11  # a change is begun
REFIT: Final = 12  # a lifted tile is laid again
MOVE: Final = 13  # the rabbit's move
SOW: Final = 14  # a carrot of a pass is laid
WHICH: Final = 15  # which of several birds flies first to a square
WHERE_TO: Final = 16  # to which of several carrots a bird flies
SPARE_CARROTS: Final = 17  # the Mummy's owner is asked about an effect on carrots
SPARE_RABBIT: Final = 18  # and about one on the rabbit
HATCH: Final = 19  # which bird comes in place of a carrot
OVER: Final = 20
