"""Bots for Carrotia: team players in any seat."""

from .team import LEVELS, TeamBot

__all__ = ["LEVELS", "TeamBot"]
