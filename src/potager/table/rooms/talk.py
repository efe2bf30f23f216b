"""What people say at a table. It is no part of the match, and is kept beside it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from potager.table.store import spoken
from potager.table.store.base import Conflict, Store, Unavailable
from potager.table.store.kept import Line
from potager.table.texts import t

TRIES = 8


class Talk:
    """The latest lines of a match's chat."""

    def __init__(self, store: Store, match: str, lines: Sequence[Line] = ()) -> None:
        self._store = store
        self._match = match
        self.lines = list(lines)

    async def say(self, line: Line) -> Line:
        """Keep what somebody says; the line with its number."""
        for _ in range(TRIES):
            try:
                kept = await self._store.write(lambda db: spoken.keep(db, self._match, line))
            except Conflict:
                continue
            self.hear(kept)
            return kept
        raise Unavailable(t("refused.all-speak"))

    def hear(self, line: Line) -> None:
        """Somebody has said something, here or at another process."""
        if all(one.number != line.number for one in self.lines):
            insort(self.lines, line, key=lambda one: one.number)
            del self.lines[: -spoken.MOST]

    async def listen_anew(self) -> bool:
        """Some of it may have been missed; whether it was."""
        before = self.lines
        self.lines = await self._store.read(lambda db: spoken.lines(db, self._match))
        return before != self.lines
