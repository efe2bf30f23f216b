"""The rules of Pyramid Shambo, compiled: `circle.py` has the State and what happens in it."""
