"""A match as a file: JSON, versioned and small.

A record holds the game, the version of its rules, the resolved options, the seats, the dice and
the log. Replaying it gives the same position on every machine. `sums` has a checksum for each
position (four hex digits of its hash), so a damaged record shows at which event it went wrong. The
checksums in format 1 were computed differently, so such a record is checked only by the rules, its
dice and its result.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from .dice import FairDice, FastDice
from .errors import BadRecord

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 2
OLD_FORMATS = (1,)  # read, but their sums are of other bytes and can't be compared

By = Literal["person", "bot", "timer", "table", ""]  # who chose; "": chance, clock, nobody any more
TableKind = Literal[
    "resigned", "forfeit", "draw", "paused", "resumed", "undone", "took", "left", "hint", "conceded"
]  # fmt: skip


class Play(msgspec.Struct, frozen=True):
    """An event of the game. In the file: `[who, what]` or `[who, what, by]`."""

    who: int
    what: int
    by: By = ""


class Table(msgspec.Struct, frozen=True):
    """An event around the game. In the file: `[kind, number]`.

    The number is a seat. For `undone` it is how many events of the game stay in force. It is -1 for
    `draw`, and for `paused` and `resumed` if nobody is named.
    """

    kind: TableKind
    number: int = -1


Row = Play | Table


class RecordedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat: a name, and for a bot its level."""

    name: str = ""
    bot: str = ""


class _Version(msgspec.Struct):
    """All that is sure to be in a record of any format."""

    potager: int


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A whole match."""

    potager: int  # the version of this format, in every file
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[RecordedSeat, ...]
    dice: FairDice | FastDice
    log: list[list[int | str]]
    sums: str = ""
    result: tuple[int, ...] | None = None
    note: str = ""

    def rows(self) -> list[Row]:
        """The rows of the log, checked one by one."""
        return [read_row(number, row) for number, row in enumerate(self.log, 1)]

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return msgspec.json.encode(self).decode()

    def save(self, file: Path | str) -> None:
        """Write the record to a file."""
        from pathlib import Path  # not needed for playing, and slow to load

        Path(file).write_text(self.to_json() + "\n", "utf-8")

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record. BadRecord explains what is wrong with the text."""
        try:
            version = msgspec.json.decode(text, type=_Version).potager
            if version not in (FORMAT, *OLD_FORMATS):
                raise BadRecord(
                    f"The record is in format {version}, but this Potager reads only up to "
                    f"{FORMAT}."
                )
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"This is not a Potager record: {error}.") from None

    @classmethod
    def load(cls, file: Path | str) -> Record:
        """Read a record from a file."""
        from pathlib import Path

        try:
            text = Path(file).read_bytes()
        except OSError as error:
            raise BadRecord(f"{file} can't be read: {error.strerror}.") from None
        try:
            return cls.from_json(text)
        except BadRecord as error:
            raise BadRecord(f"{file}: {error}") from None


def write_row(row: Row) -> list[int | str]:
    """A row as it is written in the file."""
    if isinstance(row, Table):
        return [row.kind, row.number]
    return [row.who, row.what, row.by] if row.by else [row.who, row.what]


def sum_of(key: bytes) -> str:
    """A position's checksum: four hex digits that almost no other position has."""
    return hashlib.blake2b(key, digest_size=2).hexdigest()


def read_row(number: int, row: list[int | str]) -> Row:
    """The row with this number in the file's log."""
    try:
        if row and isinstance(row[0], str):
            return msgspec.convert(dict(zip(("kind", "number"), row, strict=True)), Table)
        names = ("who", "what", "by")[: max(2, len(row))]
        return msgspec.convert(dict(zip(names, row, strict=True)), Play)
    except (msgspec.ValidationError, ValueError):
        raise BadRecord(f"Event {number} of the log is not an event: {row}.") from None
