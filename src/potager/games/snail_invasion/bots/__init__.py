"""Bots for Snail Invasion!: the search at three strengths, and the solved patio."""

from .levels import CHAMPIONS, LEVELS, GardenBot, solved_table

__all__ = ["CHAMPIONS", "LEVELS", "RATINGS", "GardenBot", "solved_table"]

RATINGS = {  # docs/bot-strength.md
    "easy": 1235,
    "medium": 1500,
    "hard": 1725,
    "champion-1": 1730,
    "champion-2": 1735,
    "champion-3": 1740,
    "champion-4": 1745,
    "champion-5": 1780,
}
