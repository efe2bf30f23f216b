"""What the lab needs beyond Potager itself: asked for where it is used, by one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from potager.core.errors import PotagerError


def need(module: str, extra: str, what: str) -> Any:
    """A module of an extra, or one sentence about how to get it.

    `what` begins that sentence: "A report".
    """
    try:
        return import_module(module)
    except ImportError:
        raise PotagerError(
            f"{what} needs {module.partition('.')[0]}, which is not installed. Install it with "
            f"`make lab` or `pip install 'potager[{extra}]'`."
        ) from None
