"""What Snail Invasion! looks like, and the messages about it."""

from .beats import tell
from .foresight import preview
from .reasons import why_not
from .scene import scene
from .telling import prompt, status, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict", "why_not"]
