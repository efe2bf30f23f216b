"""The rules of Yes! Broccoli!, compiled: `meal.py` has the State and what happens in it."""
