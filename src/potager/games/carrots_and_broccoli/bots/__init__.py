"""Bots for Carrots & Broccoli: gardeners who tend their own, and one who races the others."""

from .gardeners import CHAMPIONS, LEVELS, Gardener, Racer, advice

__all__ = ["CHAMPIONS", "LEVELS", "RATINGS", "Gardener", "Racer", "advice"]

RATINGS = {  # docs/bot-strength.md
    "easy": 1195,
    "medium": 1500,
    "hard": 1705,
    "champion-1": 1745,
    "champion-2": 1750,
    "champion-3": 1810,
    "champion-4": 1870,
    "champion-5": 2010,
}
