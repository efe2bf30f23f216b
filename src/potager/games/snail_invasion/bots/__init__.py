"""Bots for Snail Invasion!: the search at three strengths, and the solved patio."""

from .levels import LEVELS, HardBot, solved_table

__all__ = ["LEVELS", "HardBot", "solved_table"]
