"""What Pyramid Shambo looks like, and the messages about it."""

from .beats import tell
from .reasons import why_not
from .scene import ghosts, scene
from .telling import foresee, prompt, status, verdict

__all__ = ["foresee", "ghosts", "prompt", "scene", "status", "tell", "verdict", "why_not"]
