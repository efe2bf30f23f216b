"""Bots for Carrotia: team players in any seat."""

from .adviser import advice, consolation
from .team import LEVELS, TeamBot

__all__ = ["LEVELS", "TeamBot", "advice", "consolation"]
