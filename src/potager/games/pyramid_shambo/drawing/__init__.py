"""What Pyramid Shambo looks like, and what is told of it."""

from .beats import tell
from .reasons import why_not
from .scene import preview, scene
from .telling import prompt, status, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict", "why_not"]
