"""The six characters, named after their powers. Their names and words are in the catalogue."""

from __future__ import annotations

POWERS = ("bandit", "ghost", "mummy", "sailor", "vampire", "clown")  # as `actions.py` numbers them
