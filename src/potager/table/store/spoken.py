"""What people say at a table: its latest lines. They are kept beside the match, not in its log."""

from __future__ import annotations

from bisect import insort

import msgspec

from potager.table.store.base import Conflict, Store, Unavailable
from potager.table.store.db import Db, insert
from potager.table.store.kept import Said
from potager.table.texts import t

MOST = 60  # lines of a match
TRIES = 8


class Talk:
    """The latest lines of a match's chat."""

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match
        self.lines: list[Said] = []

    async def say(self, line: Said) -> Said:
        """Keep what somebody says; the line with its number."""
        for _ in range(TRIES):
            try:
                kept = await self._store.write(lambda db: self._keep(db, line))
            except Conflict:
                continue  # somebody has said something at the same time, at another process
            self.add(kept)
            return kept
        raise Unavailable(t("refused.all-speak"))

    def _keep(self, db: Db, line: Said) -> Said:
        """Add a line, and forget the oldest."""
        sql = "SELECT COALESCE(MAX(number), 0) FROM spoken WHERE match_id = ?"
        number = db.rows(sql, self._match)[0][0] + 1
        text = msgspec.json.encode(line).decode()
        insert(db, "spoken", match_id=self._match, number=number, line=text)
        sql = "DELETE FROM spoken WHERE match_id = ? AND number <= ?"
        db.run(sql, self._match, number - MOST)
        return msgspec.structs.replace(line, number=number)

    def add(self, line: Said) -> None:
        """Somebody has said something, here or at another process."""
        if all(one.number != line.number for one in self.lines):
            insort(self.lines, line, key=lambda one: one.number)
            del self.lines[:-MOST]

    async def reload(self) -> bool:
        """Some of it may have been missed; whether it was."""
        before = self.lines
        sql = "SELECT number, line FROM spoken WHERE match_id = ? ORDER BY number"
        found = await self._store.rows(sql, self._match)
        lines = [(number, msgspec.json.decode(line, type=Said)) for number, line in found]
        self.lines = [msgspec.structs.replace(line, number=number) for number, line in lines]
        return before != self.lines
