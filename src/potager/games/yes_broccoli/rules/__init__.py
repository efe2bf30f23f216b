"""The rules of Yes! Broccoli!, compiled: `meal.py` has the State and what happens in it."""

from .meal import Meal, start

__all__ = ["Meal", "start"]
