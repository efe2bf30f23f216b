"""Bots for Pyramid Shambo: three levels that look ahead to the end of the turn."""

from .levels import LEVELS, clear_habit, end_of_payment

__all__ = ["LEVELS", "clear_habit", "end_of_payment"]
