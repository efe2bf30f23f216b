"""Flags, environment and file: who counts, what is refused, and what `--check` tells."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import pytest
from serving import command

from potager.core.errors import PotagerError
from potager.table.operating.checking import check_folder, check_store
from potager.table.operating.configuration import Configuration, load, shown
from potager.table.web.serving import can_start

TOKEN = "0123456789abcdef"


def file(folder: Path, text: str) -> Path:
    written = folder / "potager.toml"
    written.write_text(text, "utf-8")
    return written


def test_flags_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    written = file(tmp_path, 'port = 1001\nhost = "::1"\naway = 5\ntable_rate = 2\n')
    environment = {
        "POTAGER_TABLE": '{"port": 1002, "away": 6.5, "host": "::2"}',
        "POTAGER_PORT": "1003",
        "POTAGER_HOST": "0.0.0.0",
        "POTAGER_PROXIES": "10.0.0.0/8, ::1",
    }
    loaded = load({"port": 1004, "host": None}, environment, written)
    made = loaded.configuration
    assert (made.port, made.host, made.away, made.table_rate) == (1004, "0.0.0.0", 6.5, 2.0)
    assert made.proxies == ("10.0.0.0/8", "::1")
    assert made.workers == 1
    assert loaded.sources == {
        "port": "--port", "host": "POTAGER_HOST", "away": "POTAGER_TABLE",
        "table_rate": str(written), "proxies": "POTAGER_PROXIES",
    }  # fmt: skip


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    written = file(tmp_path, "port = 1001\n")
    assert load({}, {"POTAGER_CONFIG": str(written)}, None).configuration.port == 1001


@pytest.mark.parametrize(
    ("text", "why"),
    [("tabel_rate = 1", "there is no setting tabel_rate. Did you mean table_rate?"),
     ("[table]\nrate = 1", "there is no setting table. "),
     ("xyzzy = 1", "there is no setting xyzzy. `potager serve --check` lists them all"),
     ('port = "http"', "port can't be 'http': expected int, got str"),
     ("port = 0", "port can't be 0"), ("port = 1 2", "is not a TOML file"),
     ('creators = "friends"', "creators can't be 'friends'"),
     ('admin_token = "short"', "admin_token must have at least 16"),
     ('admin_token = "with spaces and more"', "admin_token must have at least 16"),
     ("admin_token = 12345678", "admin_token can't be that"),
     ('creators = "invited"', "set an invite_token"),
     ('proxies = ["nginx"]', "nginx is not a proxy's address"),
     ('address = "play.example.org"', "Use one like https://play.example.org")],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(PotagerError, match=re.escape(why)) as refused:
        load({}, {}, file(tmp_path, text))
    assert "\n" not in str(refused.value)


def test_several_processes_need_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load({"workers": 3}, {}, None).configuration.workers == 3
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(PotagerError, match="Several workers are not possible"):
        load({}, {}, file(tmp_path, "workers = 2"))


def test_a_folder_for_sockets_has_a_short_name() -> None:
    check_folder("/tmp/potager-12345678")
    with pytest.raises(PotagerError, match="Set TMPDIR to a shorter folder"):
        check_folder("/tmp/" + "x" * 90)


@pytest.mark.parametrize(
    ("variables", "why"),
    [({"POTAGER_TABLE": "{"}, "POTAGER_TABLE is not a JSON object"),
     ({"POTAGER_TABLE": '{"bot_worker": 1}'}, "Did you mean bot_workers?"),
     ({"POTAGER_PORT": "http"}, "POTAGER_PORT: port can't be 'http'"),
     ({"POTAGER_ADMIN_TOKEN": "tooshort"}, "at least 16"),
     ({"POTAGER_CONFIG": "/nowhere.toml"}, "/nowhere.toml can't be read: No such file")],
)  # fmt: skip
def test_so_it_is_in_the_environment(variables: dict[str, str], why: str) -> None:
    with pytest.raises(PotagerError, match=re.escape(why)) as refused:
        load({}, variables, None)
    assert "tooshort" not in str(refused.value)


@pytest.mark.parametrize(
    "url", ["postgresql://ann:sesame@db/potager", "postgresql://db/potager?password=sesame&x=1"]
)
def test_passwords_are_not_printed(url: str) -> None:
    assert "sesame" not in shown("database", url)
    assert "db/potager" in shown("database", url)


# potager serve --check


def checked(*words: str, **environment: str) -> tuple[int, str]:
    """What `potager serve --check` says, and its exit code."""
    done = command("serve", "--check", *words, environment={"COLUMNS": "200", **environment})
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_check_tells_what_would_be_used_and_starts_nothing(tmp_path: Path) -> None:
    written = file(tmp_path, f'database = "{tmp_path}/table.sqlite"\nadmin_token = "{TOKEN}"\n')
    port = free_port()
    code, told = checked("--config", str(written), "--port", str(port), POTAGER_TYPO="1")
    assert code == 0, told
    assert re.search(rf"port +{port} +--port", told)
    assert re.search(rf"admin_token +\(set\) +{re.escape(str(written))}", told)
    assert re.search(r"away +60.0 +default", told)
    assert "table.sqlite does not exist yet and will be created" in told
    assert f"127.0.0.1:{port} is free" in told
    assert "POTAGER_TYPO in the environment is not a setting" in told
    assert TOKEN not in told
    assert "sibling" not in told
    assert not (tmp_path / "table.sqlite").exists()


def test_check_tells_a_port_that_is_taken_and_a_store_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "table.sqlite").write_text("this is no database at all, is it?")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, told = checked("--port", port, "--database", f"{tmp_path}/table.sqlite")
    assert code == 2
    assert "wrong store" in told
    assert "file is not a database" in told
    assert "wrong port" in told


def test_check_on_postgresql(postgres: str) -> None:
    code, told = checked("--port", str(free_port()), "--database", postgres, "--workers", "3")
    assert code == 0, told
    assert "can be read and written, and its tables will be created" in told
    code, told = checked("--port", str(free_port()), "--database", postgres.replace("127", "126"))
    assert code == 2
    assert "the database can't be used" in told


def test_an_unknown_setting_stops_the_server_in_one_sentence(tmp_path: Path) -> None:
    code, told = checked("--config", str(file(tmp_path, "prot = 1")))
    assert code == 2
    assert "there is no setting prot. Did you mean port?" in told


def test_a_damaged_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"

    async def made() -> None:
        store = Configuration(database=str(file)).store()
        store.notice = lambda *_: None
        await store.open()
        await store.close()

    asyncio.run(made())
    whole = file.read_bytes()
    damaged = {
        "rows": whole[:4096] + b"\xaa" * (len(whole) - 4096),
        "tables": whole[:100] + b"\xaa" * 3996 + whole[4096:],
    }
    settings = Configuration(database=str(file), port=free_port())
    assert "can be read and written" in check_store(settings)
    can_start(settings)
    for what, found in damaged.items():
        file.write_bytes(found)
        for check in (check_store, can_start):
            with pytest.raises(PotagerError, match="can't be used: ") as error:
                check(settings)
            assert "\n" not in str(error.value), what
