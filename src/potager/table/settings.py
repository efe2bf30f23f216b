"""How a table is run: from the command line and, for several processes, the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

from potager.core.errors import PotagerError
from potager.table.store.base import Store
from potager.table.store.siblings import Sibling, Siblings

VARIABLE = "POTAGER_TABLE"  # may hold several settings as JSON


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What can be set. The comment above each setting is its text in the documentation."""

    # A file, or `postgresql://…`. If it is empty, a file in your data folder.
    database: str = ""
    # How people reach the table, such as `https://play.example.org`. If it is empty, the address
    # that each browser uses.
    address: str = ""
    # Bots of your own besides the levels, each as `package.module:Class`.
    bots: tuple[str, ...] = ()
    # Addresses or networks of the web servers in front whose `X-Forwarded` headers are believed.
    proxies: tuple[str, ...] = ()
    # A folder with the lab's reports, shown on the page Lab.
    reports: str = ""
    # The language for browsers that ask for none the table speaks, such as `de`.
    language: str = "en"
    # Who may create tables.
    creators: Literal["everybody", "invited", "nobody"] = "everybody"
    # The end of the link `/welcome/…`, which lets a browser create tables.
    invite_token: str = ""
    # Opens the page `/admin`. Without it there is no such page.
    admin_token: str = ""
    # Lets programs read `/metrics`. Without it nobody can.
    metrics_token: str = ""
    # Days after which a finished match is deleted; 0 means never.
    keep_finished: float = 0.0
    # Days without a move after which any other match is deleted; 0 means never.
    keep_abandoned: float = 0.0
    # Processes in which the bots of one worker think. 0 means one fewer than there are processors,
    # shared among the workers.
    bot_workers: int = 0
    # The shortest time in which a bot answers, in seconds.
    bot_delay: float = 0.8
    # How many seconds a bot waits where a person could jump in.
    jump_in_wait: float = 2.5
    # Dice that others wait for roll by themselves after this many seconds.
    roll_wait: float = 10.0
    # A person's only choice is made by the table after this many seconds.
    pass_wait: float = 1.2
    # How long bots wait for animations: 1 is the full time, 0 not at all.
    telling: float = 1.0
    # Whether finished matches are analysed for their turning point when there is time.
    turning_points: bool = True
    # A bot that thinks for more seconds than this plays any legal action.
    bot_patience: float = 20.0
    # A player who is away for this many seconds can be replaced by a bot.
    away: float = 60.0
    # While an hourglass of the game runs, a bot plays for a player who is away for this many
    # seconds.
    sand_wait: float = 5.0
    # If the host is away for this many seconds, somebody else becomes host.
    host_wait: float = 20.0
    # Seconds between announcing a stop and exiting.
    stop_wait: float = 0.5
    # Seconds after which pages that heard of a stop come back.
    back_in: float = 3.0
    # Messages per second from one connection.
    message_rate: float = 20.0
    # New tables per second from one address.
    table_rate: float = 0.5
    # New tables per second from one browser.
    own_table_rate: float = 0.05
    # Wrong codes per second from one address.
    code_rate: float = 0.1
    # Sets of options per second that one address has checked; a fifth of this with a file.
    check_rate: float = 5.0
    # Parts of replays per second for one address, each of up to 60 moves.
    replay_rate: float = 4.0
    # New connections per second from one address.
    connection_rate: float = 20.0
    # Open connections from one address; 0 means a hundred times `connection_rate`.
    address_connections: int = 0
    # Open connections of one browser at one table.
    seat_connections: int = 20
    # Open connections at one table, including spectators.
    table_connections: int = 10_000
    # Which of the processes of one server this is.
    sibling: Sibling | None = None
    # Whether templates and static files are read again for each request.
    dev: bool = False

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
    """The named file, or else one in the folder where this system keeps the user's data."""
    if database:
        return Path(database)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local"))
    elif sys.platform == "darwin":
        base = home / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    folder = base / "potager"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise PotagerError(
            f"{folder} can't be created: {error.strerror}. Choose another place with --database."
        ) from None
    return folder / "table.sqlite"
