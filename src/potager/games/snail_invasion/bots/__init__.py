"""Bots for Snail Invasion!: three levels, and one whose judgement is learned by self-play."""

from .levels import LEVELS, HardBot, LearnedBot, learned_value, solved_table

__all__ = ["LEVELS", "HardBot", "LearnedBot", "learned_value", "solved_table"]
