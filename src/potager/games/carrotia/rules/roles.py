# compiled by mypyc
"""The six characters by number. The catalogue has their names and words."""

from typing import Final

BANDIT: Final = 0
GHOST: Final = 1
MUMMY: Final = 2
SAILOR: Final = 3
VAMPIRE: Final = 4
CLOWN: Final = 5
CHARACTERS: Final = 6
