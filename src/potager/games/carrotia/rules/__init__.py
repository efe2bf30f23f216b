"""The rules of Carrotia, compiled: `warren.py` has the State and what happens in it."""

from .warren import Warren, start

__all__ = ["Warren", "start"]
