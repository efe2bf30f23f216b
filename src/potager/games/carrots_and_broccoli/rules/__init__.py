"""The rules of Carrots & Broccoli, compiled: `backyard.py` has the State and its turns."""
