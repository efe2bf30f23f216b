"""Bots for Pyramid Shambo: three levels that look ahead to the end of the turn."""

from .levels import CHAMPIONS, LEVELS, clear_habit, end_of_payment

__all__ = ["CHAMPIONS", "LEVELS", "RATINGS", "clear_habit", "end_of_payment"]

RATINGS = {  # docs/bot-strength.md
    "easy": 1465,
    "medium": 1500,
    "hard": 1525,
    "champion-1": 1530,
    "champion-2": 1535,
    "champion-3": 1540,
    "champion-4": 1545,
    "champion-5": 1550,
}
