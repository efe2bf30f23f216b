"""What Carrotia looks like, and the messages about it."""

from .foresight import preview
from .prompts import prompt
from .reasons import why_not
from .scene import scene
from .telling import status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict", "why_not"]
