"""Bots for Yes! Broccoli!"""

from .diner import LEVELS, BroccoliBot

__all__ = ["LEVELS", "BroccoliBot"]
