"""Several servers of which any can serve any match, on either database."""

from __future__ import annotations

import fcntl
import os
import signal
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
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

    def stop_idle(self, process: int) -> None:
        """Stop a process while it does not write: nobody takes the file's locks away from one that
        stands still. (That of several workers is killed by their supervisor instead.)
        """
        while True:
            os.kill(process, signal.SIGSTOP)
            if not self.folder or self._can_write():
                return
            os.kill(process, signal.SIGCONT)
            time.sleep(0.01)  # let it finish

    def _can_write(self) -> bool:
        with ExitStack() as opened:
            try:
                for name in ("next", "writes"):
                    file = opened.enter_context((Path(self.folder) / name).open("wb"))
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                db = opened.enter_context(closing(sqlite3.connect(self.where, timeout=0)))
                db.execute("BEGIN IMMEDIATE")
            except (BlockingIOError, sqlite3.OperationalError):
                return False
        return True

    def ask(self, sql: str) -> tuple[Any, ...]:
        """The first row of what the database says."""
        if not self.folder:
            with psycopg.connect(self.where, autocommit=True) as db:
                return db.execute(sql.encode()).fetchone() or ()
        with closing(sqlite3.connect(self.where)) as file:
            return tuple(file.execute(sql).fetchone())
