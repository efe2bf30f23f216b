"""Several servers of which any can serve any match, on either database."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any

import psycopg
from serving import Server

from potager.table.store import steady

MOST = 4  # servers on one file


class Several:
    """Servers of one database. None passes connections on, so that those of a match are at several.

    On a file of SQLite they hear of each other by a folder.
    """

    def __init__(self, where: str, folder: str = "") -> None:
        self.where = where
        self.folder = folder
        self.made = 0
        self.offset = time.time() - steady.elapsed()

    def server(self) -> Server:
        """Another one."""
        server = Server(self.where)
        if self.folder:
            which = {"folder": self.folder, "number": self.made % MOST, "count": MOST}
            server.settings |= {"sibling": {**which, "offset": self.offset}}
        self.made += 1
        return server

    def ask(self, sql: str) -> tuple[Any, ...]:
        """The first row of what the database says."""
        if not self.folder:
            with psycopg.connect(self.where, autocommit=True) as db:
                return db.execute(sql.encode()).fetchone() or ()
        with closing(sqlite3.connect(self.where)) as file:
            return tuple(file.execute(sql).fetchone())
