"""Exact answers: all positions of a game that can be reached, and the best play in each."""
