"""How a table is run: from the command line and, for several processes, the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

from potager.table.store.base import Store
from potager.table.store.siblings import Sibling, Siblings

VARIABLE = "POTAGER_TABLE"  # may hold several settings as JSON


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What can be set. Waiting times are in seconds."""

    database: str = ""  # a file, or postgresql://…; empty: a file in the user's data folder
    address: str = ""  # how the table is reached from outside; empty: as the browser says
    proxies: tuple[str, ...] = ()  # web servers in front, whose X-Forwarded headers count
    bots: tuple[str, ...] = ()  # package.module:Class of bots that are offered beside the levels
    bot_workers: int = 0  # processes that think; 0: one less than there are processors
    bot_delay: float = 0.8  # a bot answers no sooner
    jump_in_wait: float = 2.5  # a bot waits so long where a person could jump in
    roll_wait: float = 10.0  # dice that others wait for roll by themselves after that
    pass_wait: float = 1.2  # and so is a choice made that is a person's only one
    telling: float = 1.0  # of the time that people need to see what happened, bots wait so much
    bot_patience: float = 20.0  # a bot that thinks longer does anything that it may
    away: float = 60.0  # then a player can be replaced by a bot
    sand_wait: float = 5.0  # while sand of the rules runs, a bot plays for who is away that long
    host_wait: float = 20.0  # then the role of a host who is away passes on
    message_rate: float = 20.0  # messages a second that a connection may send, for long
    table_rate: float = 0.5  # tables a second that one network address may make, for long
    own_table_rate: float = 0.05  # and those that one browser may
    code_rate: float = 0.1  # wrong codes a second that one address may try, for long
    check_rate: float = 5.0  # options a second that one address may have checked; of files a fifth
    replay_rate: float = 4.0  # stretches of replays a second that one address may see, for long
    connection_rate: float = 20.0  # connections a second that one address may open, for long
    address_connections: int = 0  # open ones of an address; 0: a hundred times connection_rate
    seat_connections: int = 20  # open ones of a browser at one table
    table_connections: int = 10_000  # open ones at one table, spectators too
    creators: Literal["everybody", "invited", "nobody"] = "everybody"  # who may make tables
    invite_token: str = ""  # of the link /welcome/… that invites to make tables
    admin_token: str = ""  # opens the page /admin; empty: there is none
    metrics_token: str = ""  # lets programs read /metrics; empty: nobody
    keep_finished: float = 0.0  # days after which a finished match is deleted; 0: never
    keep_abandoned: float = 0.0  # days without any move after which another is; 0: never
    stop_wait: float = 0.5  # from the word that the server stops to its end
    back_in: float = 3.0  # when pages that were told so ask again
    reports: str = ""  # a folder with reports of the lab; empty: there are none to show
    sibling: Sibling | None = None  # which of the processes of one server this is
    dev: bool = False  # read templates and static files again on each request

    def store(self, siblings: Siblings | None = None) -> Store:
        """The store that `database` names, for this process and its siblings."""
        if is_postgres(self.database):
            from potager.table.store.postgres import PostgresStore

            return PostgresStore(self.database)
        from potager.table.store.sqlite import SqliteStore

        return SqliteStore(sqlite_file(self.database), siblings)


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def sqlite_file(database: str) -> Path:
    """The file that is named; else the one in the user's folder where this system keeps data."""
    if database:
        return Path(database)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local"))
    elif sys.platform == "darwin":
        base = home / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    return base / "potager" / "table.sqlite"
