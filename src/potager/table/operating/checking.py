"""`potager serve --check`: what would be used, and whether store, port and files are fine."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from potager.core.errors import PotagerError
from potager.table.operating.configuration import NAMES, Configuration, Loaded, shown
from potager.table.settings import is_postgres, sqlite_file
from potager.table.store.db import check_version, latest_version
from potager.table.store.postgres import connected, version_of
from potager.terminal import print_json

INTERNAL = ("dev", "sibling")  # nobody sets these by hand
LONGEST_FOLDER = 90  # bytes: a socket's path may have little more
Check = Callable[[Configuration], str]


class Checked(msgspec.Struct):
    """What was looked at, and what was found."""

    what: str
    fine: bool
    found: str


def report(loaded: Loaded, *, json: bool = False) -> bool:
    """Print it; whether a server would start."""
    names = [name for name in NAMES if name not in INTERNAL]
    values = {name: shown(name, getattr(loaded.configuration, name)) for name in names}
    sources = {name: loaded.sources.get(name, "default") for name in names}
    found = checked(loaded.configuration)
    fine = all(one.fine for one in found)
    if json:
        settings = {name: {"value": values[name], "from": sources[name]} for name in names}
        told = {"fine": fine, "settings": settings, "unknown": loaded.unknown, "checks": found}
        print_json(told)
        return fine
    out = Console(highlight=False)
    table = Table("setting", "value", "from", box=None, pad_edge=False)
    for name in names:
        table.add_row(name, values[name], sources[name])
    out.print(table)
    out.print()
    for name in loaded.unknown:
        out.print(f"[yellow]note[/]  {name} in the environment is not a setting")
    for one in found:
        mark = "[green]fine[/] " if one.fine else "[red]wrong[/]"
        out.print(f"{mark} {one.what}: {one.found}", soft_wrap=True)
    return fine


def checked(settings: Configuration) -> list[Checked]:
    """Whether store, port and files can be used."""
    found = []
    checks: list[tuple[str, Check]] = [("store", check_store), ("port", listen), ("files", files)]
    for what, check in checks:
        try:
            found.append(Checked(what, True, check(settings)))
        except PotagerError as error:
            found.append(Checked(what, False, str(error)))
    return found


def check_port(host: str, port: int) -> None:
    """Refuse an address that can't be listened on."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        raise PotagerError(f"{host}:{port} can't be used: {error.strerror}.") from None


def check_folder(folder: str) -> None:
    """Refuse a folder whose sockets would have too long a name."""
    if len(os.fsencode(folder)) > LONGEST_FOLDER:
        raise PotagerError(
            f"The path {folder} is too long for sockets. Set TMPDIR to a shorter folder."
        )


def listen(settings: Configuration) -> str:
    """Whether the port is free."""
    check_port(settings.host, settings.port)
    return f"{settings.host}:{settings.port} is free"


def check_store(settings: Configuration) -> str:
    """Whether the database can be read and written, and what a start would do to it."""
    database = settings.database
    check_whole(settings)
    return (
        _check_postgres(database) if is_postgres(database) else _check_sqlite(sqlite_file(database))
    )


def _check_sqlite(file: Path) -> str:
    if not file.exists():
        folder = file.absolute().parent
        if not folder.is_dir():
            raise PotagerError(f"{file} can't be created because there is no folder {folder}.")
        if not os.access(folder, os.W_OK):
            raise PotagerError(f"{file} can't be created because {folder} can't be written to.")
        return f"{file} does not exist yet and will be created"
    try:
        with closing(sqlite3.connect(file, timeout=2, isolation_level=None)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            db.execute("BEGIN IMMEDIATE")
            db.execute(f"PRAGMA user_version = {version}")
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise PotagerError(f"{file} can't be read and written: {error}.") from None
    return f"{file} can be read and written, and {_said(version)}"


def check_whole(settings: Configuration) -> None:
    """Refuse an SQLite file that is damaged anywhere: the server would stop in the midst of it."""
    if is_postgres(settings.database) or not (file := sqlite_file(settings.database)).exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=2)) as db:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        return  # it can't be opened just now, which is no damage
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        why = found.splitlines()[-1]
        raise PotagerError(f"{file} can't be used: {why}. `potager restore` restores a backup.")


def _check_postgres(url: str) -> str:
    with connected(url, "the database can't be used") as db:
        version = version_of(db)
        db.execute("CREATE TABLE potager_check (number BIGINT)")  # undone: nobody sees it
        db.rollback()
    return f"{shown('database', url)} can be read and written, and {_said(version or 0)}"


def _said(version: int) -> str:
    check_version(version)
    if version in (0, latest_version()):
        return "its tables are up to date" if version else "its tables will be created"
    return f"its tables will be updated from version {version} to {latest_version()}"


def files(_: Configuration) -> str:
    """Whether every file that a server reads is there: the pages of the table, and the games."""
    from potager.core.registry import games

    missing = [str(game.folder / "RULES.md") for game in games()]
    missing = [file for file in missing if not Path(file).exists()]
    if missing:
        raise PotagerError(f"{missing[0]} is missing. Install Potager again.")
    return f"{len(games())} games are installed"
