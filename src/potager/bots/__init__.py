"""Bots for any game: random, search, and the ladder of levels."""
