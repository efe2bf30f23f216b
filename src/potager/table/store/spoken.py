"""The chat of a match: its latest lines are kept, as small jobs on a `Db`."""

from __future__ import annotations

import msgspec

from potager.table.store.base import Db
from potager.table.store.kept import Line

MOST = 60  # lines of a match


def keep(db: Db, match: str, line: Line) -> Line:
    """Add a line, and forget the oldest; the line with its number.

    Raises Conflict where another process has said something at the same time.
    """
    (last,) = db.rows("SELECT COALESCE(MAX(number), 0) FROM spoken WHERE match_id = ?", match)[0]
    kept = msgspec.structs.replace(line, number=last + 1)
    sql = "INSERT INTO spoken (match_id, number, line) VALUES (?, ?, ?)"
    db.run(sql, match, kept.number, msgspec.json.encode(kept).decode())
    db.run("DELETE FROM spoken WHERE match_id = ? AND number <= ?", match, kept.number - MOST)
    return kept


def lines(db: Db, match: str) -> list[Line]:
    """What was said, the oldest first."""
    found = db.rows("SELECT line FROM spoken WHERE match_id = ? ORDER BY number", match)
    return [msgspec.json.decode(line, type=Line) for (line,) in found]
