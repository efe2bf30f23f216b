"""Bots for any game: random, search, and the levels."""
