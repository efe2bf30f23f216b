"""Reading TOML from users, with limits.

A few kilobytes of TOML can keep the parser busy for minutes (names with thousands of parts), make
it fail with a traceback (nested brackets) or fill the memory. Text beyond these limits is refused
before it is parsed:

>>> read_toml('name = "Sunday lunch"')
{'name': 'Sunday lunch'}
>>> read_toml("a." * 19_000 + "a = 1")
Traceback (most recent call last):
    ...
potager.core.toml.BadToml: line 1: a name can have at most 4 dots
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

from .errors import PotagerError

if TYPE_CHECKING:
    from pathlib import Path

MOST_CHARACTERS = 40_000
MOST_LINES = 3_000
MOST_VALUES = 6_000
MOST_DOTS = 4  # in a name, or in a number
MOST_NESTED = 6  # brackets in brackets
LONGEST_WORD = 60  # a name without quotes, or a number

# Texts and comments as a whole, so that what stands in them counts for nothing else. Those that
# do not end go on to the end of the line or the file: the parser says so.
PIECES = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)|\'\'\'.*?(?:\'{3,5}|\Z)'
    r'|"(?:\\[^\n]|[^"\\\n])*"?|\'[^\'\n]*\'?|#[^\n]*'
    r"|(?P<open>[\[{])|(?P<close>[\]}])|(?P<dot>\.)|(?P<next>[,=\n])|(?P<word>[\w+\-:]+)",
    re.DOTALL,
)


class BadToml(PotagerError):
    """Text that is not TOML, or exceeds the limits."""


def read_toml(text: str) -> dict[str, Any]:
    """Parse TOML. BadToml explains what is wrong, without naming the file."""
    check_limits(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also of numbers and dates that Python does not have
        why = str(error).replace("Illegal character '\\n'", "a line ends too early")
        raise BadToml(f"this is not TOML: {why}") from None


def check_limits(text: str) -> None:
    """Refuse text that would be slow to parse."""
    if len(text) > MOST_CHARACTERS:
        raise BadToml(
            f"it has {len(text):,} characters, but at most {MOST_CHARACTERS:,} are allowed"
        )
    if text.count("\n") >= MOST_LINES:
        raise BadToml(f"it has more than {MOST_LINES:,} lines")
    dots = depth = values = 0
    for piece in PIECES.finditer(text):
        match piece.lastgroup:
            case "dot":
                dots += 1
            case "word" if len(piece[0]) > LONGEST_WORD:
                raise _wrong(text, piece, f"a name or number has at most {LONGEST_WORD} characters")
            case "open":
                depth, dots = depth + 1, 0
            case "close":
                depth, dots = max(0, depth - 1), 0
            case "next":
                values, dots = values + (piece[0] != "\n"), 0
        if dots > MOST_DOTS:
            raise _wrong(text, piece, f"a name can have at most {MOST_DOTS} dots")
        if depth > MOST_NESTED:
            raise _wrong(text, piece, f"brackets can be nested at most {MOST_NESTED} deep")
    if values > MOST_VALUES:
        raise BadToml(f"it has more than {MOST_VALUES:,} values")


def _wrong(text: str, piece: re.Match[str], why: str) -> BadToml:
    return BadToml(f"line {text.count(chr(10), 0, piece.start()) + 1}: {why}")


def read_file(file: Path) -> str:
    """Read a file that may be TOML. Only the beginning of a huge file is read."""
    with file.open("rb") as opened:
        data = opened.read(4 * MOST_CHARACTERS + 1)
    if len(data) > 4 * MOST_CHARACTERS:
        raise BadToml(f"it has more than {MOST_CHARACTERS:,} characters")
    return data.decode("utf-8")
