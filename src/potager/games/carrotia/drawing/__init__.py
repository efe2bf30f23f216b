"""What Carrotia looks like, and what is told of it."""

from .reasons import why_not
from .scene import preview, prompt, scene, status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict", "why_not"]
