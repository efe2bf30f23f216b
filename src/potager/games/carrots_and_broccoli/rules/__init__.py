"""The rules of Carrots & Broccoli, compiled: `backyard.py` has the State and its turns."""

from .backyard import Backyard, start

__all__ = ["Backyard", "start"]
