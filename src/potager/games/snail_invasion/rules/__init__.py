"""The rules of Snail Invasion!, compiled: `garden.py` has the State and what happens in it."""
