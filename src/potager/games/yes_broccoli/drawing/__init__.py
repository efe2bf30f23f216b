"""What Yes! Broccoli! looks like, and the messages about it."""

from .foresight import foresee, ghosts
from .reasons import why_not
from .scene import scene
from .telling import prompt, status, tell, verdict

__all__ = ["foresee", "ghosts", "prompt", "scene", "status", "tell", "verdict", "why_not"]
