"""Backup, restore, export and import: whole under load, between databases, overwriting nothing."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from serving import Page, Server, command, database, opened, play_on
from table.test_migrations import ANN, write_sqlite
from waiting import PATIENCE, wait_until

from potager.core.errors import PotagerError
from potager.table.operating import copying
from potager.table.rooms.moment import Moment
from potager.table.settings import Settings

SCRIPT = "from potager.cli import main; main()"


def potager(*words: object, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    done = command(*words, given=stdin, environment={"COLUMNS": "200"})
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def empty(postgres: str, request: pytest.FixtureRequest) -> str:
    """An empty PostgreSQL database."""
    name = f"copies_{abs(hash(request.node.name)) % 10**8}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return f"{postgres.rpartition('/')[0]}/{name}"


@pytest.fixture
def played(tmp_path: Path, three_matches: Path) -> str:
    """A database of one's own with three matches."""
    return str(shutil.copy(three_matches, database(tmp_path)))


@pytest.fixture(scope="module")
def three_matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One match is over, one under way, and one waits for players."""
    server = Server(database(tmp_path_factory.mktemp("played"))).start()
    try:
        over = server.new("me", "hot", name="Ann", game="connect-four").open()
        play_on(over)
        under_way = server.new("me", "hot", name="Bob")
        page = under_way.open()
        play_on(page, until=lambda page: page.seq > 6)
        server.new("me", "friend", name="Cec")
    finally:
        server.stop()
        opened.close()
    file = Path(server.database)
    assert not file.with_name(f"{file.name}-wal").exists(), "all is in the file itself"
    return file


def contents(where: str) -> dict[str, list[Any]]:
    """What a database holds, but for the heartbeats of its servers."""
    from potager.table.operating.reading import snapshot, tables

    with snapshot(where) as source:
        kept = {name: columns for name, columns in tables(source).items() if name != "heartbeats"}
        return {
            name: sorted(map(repr, source.rows(f"SELECT {', '.join(columns)} FROM {name}")))
            for name, columns in kept.items()
        }


def test_a_backup_is_whole_and_restores_to_a_file(played: str, tmp_path: Path) -> None:
    kept, back = tmp_path / "kept.sqlite", tmp_path / "back.sqlite"
    code, said, _ = potager("backup", kept, "--database", played, "--json")
    assert code == 0
    told = json.loads(said)
    assert (told["file"], told["matches"]) == (str(kept), 3)
    assert kept.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert potager("restore", kept, "--database", back)[0] == 0
    assert contents(str(back)) == contents(played)
    server = Server(str(back)).start()
    assert "Traceback" not in server.stop()


def test_a_backup_moves_to_postgresql_and_back(played: str, tmp_path: Path, empty: str) -> None:
    kept, again, back = (tmp_path / f"{name}.sqlite" for name in ("kept", "again", "back"))
    assert potager("backup", kept, "--database", played)[0] == 0
    assert potager("restore", kept, "--database", empty)[0] == 0
    assert contents(empty) == contents(played)
    code, said, _ = potager("backup", again, "--database", empty)
    assert (code, said) == (0, f"{again} has everything: 3 matches.\n")
    assert potager("restore", again, "--database", back)[0] == 0
    assert contents(str(back)) == contents(played)
    code, _, errors = potager("restore", kept, "--database", empty)
    assert code == 2
    assert "already has matches" in errors


def test_nothing_is_overwritten(played: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    kept.write_text("precious")
    for words in (("backup", kept, "--database", played), ("restore", played, "--database", kept)):
        code, _, errors = potager(*words)
        assert code == 2
        assert "already exists. Choose another name" in errors
    assert kept.read_text() == "precious"


def test_what_is_no_backup_is_refused(played: str, tmp_path: Path) -> None:
    torn = tmp_path / "torn.sqlite"
    data = bytearray(Path(played).read_bytes())
    data[4096 * 3 : 4096 * 9] = b"\xff" * (4096 * 6)
    torn.write_bytes(data)
    (tmp_path / "text.sqlite").write_text("not a database, this, but long enough to look at")
    newer = write_sqlite(tmp_path / "newer.sqlite", 99)
    for source, why in [
        (torn, "damaged|malformed|can't be read"), (tmp_path / "text.sqlite", "not a database"),
        (Path(newer), "from a newer Potager"), (tmp_path / "none.sqlite", "There is no backup at"),
    ]:  # fmt: skip
        with pytest.raises(PotagerError, match=why):
            copying.restore(source, str(tmp_path / "target.sqlite"), lambda *_: None)
        assert not list(tmp_path.glob("target*")), source


def test_a_backup_of_the_first_release_is_brought_up_to_date(tmp_path: Path) -> None:
    old = write_sqlite(tmp_path / "old.sqlite")
    kept, back = tmp_path / "kept.sqlite", tmp_path / "back.sqlite"
    assert potager("backup", kept, "--database", old)[0] == 0
    assert potager("restore", kept, "--database", back)[0] == 0
    server = Server(str(back)).start()
    try:
        assert Page(server, "/t/KALE-42/ws", ANN).seq >= 9
    finally:
        server.stop()
    code, _, errors = potager("export", "--database", old)
    assert code == 2
    assert "Start the server once" in errors


class Load:
    """Players who never stop."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.done = threading.Event()
        self.pages = [server.new("me", "hot", name=f"P{n}").open() for n in range(4)]
        self.acknowledged = 0
        self.thread = threading.Thread(target=self._play)

    def __enter__(self) -> Load:
        self.thread.start()
        self.wait_for(40)
        return self

    def wait_for(self, moves: int) -> None:
        wait_until(lambda: self.acknowledged >= moves, "nobody plays")

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()

    def _play(self) -> None:
        turn = 0
        while not self.done.is_set():
            for number, page in enumerate(self.pages):
                if page.over:
                    self.pages[number] = page = self.server.new("me", "hot").open()
                before = page.seq
                page.act(turn)
                page.until(lambda page: page.seq > before or page.over)  # noqa: B023 read at once
                self.acknowledged += 1
            turn += 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_under_load_a_backup_holds_all_that_was_acknowledged_before_it(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = database(tmp_path) if kind == "sqlite" else request.getfixturevalue("empty")
    server = Server(where).start()
    kept, lines = tmp_path / "kept.sqlite", tmp_path / "matches.jsonl"
    with Load(server) as load:
        before = {page.now["seq"] for page in load.pages}
        assert before
        seen = [(page.last("welcome") or {})["match"] for page in load.pages]
        at_least = dict(zip(seen, [page.seq for page in load.pages], strict=True))
        assert potager("backup", kept, "--database", where)[0] == 0
        code, text, _ = potager("export", "--database", where)
        assert code == 0
        lines.write_text(text)
        load.wait_for(load.acknowledged + 20)
    assert "Traceback" not in server.stop()
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        stored = dict(
            db.execute("SELECT watch, COUNT(seq) FROM matches JOIN log ON match_id = id GROUP BY 1")
        )
    for watch, seq in at_least.items():
        assert stored.get(watch, 0) >= seq
    back = tmp_path / "back.sqlite"
    assert potager("import", lines, "--database", back)[0] == 0
    for whole in (str(kept), str(back)):
        replays(whole)


def replays(where: str) -> None:
    """Every match of a database can be read from its first event to its last."""
    import asyncio

    async def all_of() -> None:
        store = Settings(database=where).store()
        store.notice = lambda *_: None
        await store.open()
        found = await store.read(lambda db: db.rows("SELECT id FROM matches"))
        assert found
        for (match,) in found:
            stored = await store.load(match)
            assert stored
            assert Moment.read(stored, store.now()).seq == len(stored.rows)
        await store.close()

    asyncio.run(all_of())


# Lines


def test_matches_travel_as_lines_between_the_databases(
    played: str, tmp_path: Path, empty: str
) -> None:
    code, lines, errors = potager("export", "--database", played)
    assert (code, errors.strip()) == (0, "3 matches.")
    assert len(lines.splitlines()) == 3
    file = tmp_path / "matches.jsonl"
    file.write_text(lines)
    code, said, _ = potager("import", file, "--database", empty, "--json")
    assert (code, json.loads(said)) == (0, {"imported": 3, "there_already": 0, "refused": []})
    code, back, _ = potager("export", "--database", empty)
    assert back == lines
    code, said, _ = potager("import", "-", "--database", empty, stdin=lines.encode())
    assert (code, said) == (0, "0 matches imported, 3 already existed.\n")


def test_single_matches_and_finished_ones_can_be_exported(played: str) -> None:
    _, lines, _ = potager("export", "--database", played, "--finished")
    (over,) = (json.loads(line) for line in lines.splitlines())
    assert over["sheet"]["phase"] == "over"
    code = over["setup"]["code"]
    _, one, _ = potager("export", "--match", code.lower().replace("-", " "), "--database", played)
    assert one == lines
    exit_code, nothing, errors = potager("export", "--match", "NO-SUCH-1", "--database", played)
    assert (exit_code, nothing) == (2, "")
    assert "There is no match NOSUCH-1" in errors
    # A code that is as long as an identifier is still a code.
    _, _, errors = potager("export", "--match", "thyme mustard 89", "--database", played)
    assert "There is no match THYME-MUSTARD-89" in errors


def test_a_match_that_has_gone_on_stays_and_others_come_in(played: str, tmp_path: Path) -> None:
    _, lines, _ = potager("export", "--database", played)
    first, second, third = (json.loads(line) for line in lines.splitlines())
    second["version"] += 1
    stranger = json.loads(json.dumps(third))
    stranger["id"] = stranger["setup"]["id"] = "0123456789abcdef"
    broken = third | {"log": [["nonsense", 1.0]]}
    wrong = [json.dumps(line) for line in (second, stranger, broken)]
    file = tmp_path / "matches.jsonl"
    new = third | {"id": "fedcba9876543210", "setup": third["setup"] | {
        "id": "fedcba9876543210", "code": "YAM-YAM-11", "watch": "w", "invite": "i"}}  # fmt: skip
    file.write_text("\n".join([*wrong, "{", json.dumps(first), json.dumps(new), ""]))
    before = contents(played)
    code, said, errors = potager("import", file, "--database", played)
    assert code == 2
    assert said == "1 match imported, 1 already existed, 4 refused.\n"
    assert "already exists and has changed since" in errors
    assert "another match has the code" in errors
    assert "Line 3 is not a match" in errors
    assert "Line 4 is not a match" in errors
    assert len(contents(played)["matches"]) == len(before["matches"]) + 1


def test_an_import_beside_a_running_table_is_refused_on_sqlite(own_server: Server) -> None:
    own_server.start()
    code, _, errors = potager("import", "-", "--database", own_server.database)
    assert code == 2
    assert "A server is already using" in errors


# Each step takes a while, so that Ctrl-C comes between two of them on a busy machine too.
SLOW_BACKUP = """
import time
from potager.table.operating import copying
copying.PAGES = 1
copy_file = copying._copy_file
def slowly(source, target, tell):
    copy_file(source, target, lambda *done: (time.sleep(0.005), tell(*done)))
copying._copy_file = slowly
"""
SLOW_IMPORT = """
import time
from potager.table.operating import matches
write = matches._write
matches._write = lambda *given: (time.sleep(0.005), write(*given))[1]
"""


@pytest.mark.parametrize("what", ["backup", "import"])
def test_ctrl_c_leaves_nothing_half_done(what: str, tmp_path: Path) -> None:
    """The command is stopped as soon as it has begun to write."""
    big = tmp_path / "big.sqlite"
    write_sqlite(big)
    server = Server(str(big)).start()
    server.stop()
    _, lines, _ = potager("export", "--database", big)
    line = json.loads(lines.splitlines()[0])
    many = tmp_path / "many.jsonl"
    with many.open("w") as file:
        for n in range(3_000):
            name = f"{n:016}"
            setup = line["setup"] | {"id": name, "code": name, "watch": name, "invite": name}
            file.write(json.dumps(line | {"id": name, "setup": setup}) + "\n")
    target = tmp_path / "target.sqlite"
    if what == "backup":
        assert potager("import", many, "--database", big)[0] == 0
        slow = SLOW_BACKUP
        words = ["backup", str(target), "--database", str(big)]
    else:
        slow, words = SLOW_IMPORT, ["import", str(many), "--database", str(target)]
    process = subprocess.Popen(
        [sys.executable, "-c", slow + SCRIPT, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    part = target.with_name(target.name + (".part" if what == "backup" else ""))
    wait_until(lambda: (part.exists() and part.stat().st_size) or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert b"Traceback" not in errors, errors.decode()
    assert process.returncode == 130
    if what == "backup":
        assert not list(tmp_path.glob("target*"))
    else:
        code, said, _ = potager("import", many, "--database", target)
        assert code == 0
        assert "imported" in said, "the same command goes on"
        with closing(sqlite3.connect(target)) as db:
            assert db.execute("SELECT COUNT(*) FROM matches").fetchone() == (3_000,)
