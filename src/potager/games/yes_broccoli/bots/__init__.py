"""Bots for Yes! Broccoli!"""

from .advising import advice
from .diner import CHAMPIONS, LEVELS, BroccoliBot

__all__ = ["CHAMPIONS", "LEVELS", "RATINGS", "BroccoliBot", "advice"]

RATINGS = {  # docs/bot-strength.md
    "easy": 1415,
    "medium": 1500,
    "hard": 1585,
    "champion-1": 1600,
    "champion-2": 1640,
    "champion-3": 1655,
    "champion-4": 1705,
    "champion-5": 1745,
}
