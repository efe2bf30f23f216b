"""The process that reads people's own decks: a question a line comes in, an answer a line goes out.

It ends with the server, whose end of the pipe is closed then.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from potager.core.registry import game as find_game
from potager.table.telling.option_texts import check


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    for line in sys.stdin.buffer:
        name, given = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        answer = check(find_game(name), given)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
