"""What Potager needs of the system: Windows has no fcntl, uvloop, Unix sockets or signal masks, and
reads text as UTF-8 only where that is asked for.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from serving import Server, play_on

import potager

WITHOUT = """
import os, signal, socket, sys, warnings
warnings.filterwarnings("error", category=EncodingWarning, module="potager")
for name in ("fcntl", "grp", "pwd", "resource", "termios", "uvloop"):
    sys.modules[name] = None
pair, unix = socket.socketpair, socket.AF_UNIX  # Python's own loop needs one here
socket.socketpair = lambda *_: pair(unix)
for module, names in (
    (os, ("fork", "getloadavg", "nice", "sched_getaffinity", "setsid")),
    (signal, ("SIGHUP", "SIGUSR1", "pthread_sigmask")),
    (socket, ("AF_UNIX", "SO_REUSEPORT", "recv_fds", "send_fds")),
):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
"""
COMMAND = "from potager.cli import main; main()"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_server: Server) -> Server:
    """A server whose Pythons have nothing that Windows lacks."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT)
    source = str(Path(potager.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), source]))
    monkeypatch.setenv("PYTHONWARNDEFAULTENCODING", "1")
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    own_server.afresh = True
    return own_server


def test_a_match_is_played_to_its_end(elsewhere: Server) -> None:
    table = elsewhere.start().new("me", "bot:easy", options={"turn_limit": 4})
    play_on(table.open())


def test_several_processes_are_refused_in_one_sentence(elsewhere: Server) -> None:
    elsewhere.arguments = ["--workers", "2"]
    with pytest.raises(AssertionError, match="Several workers are not possible on this system"):
        elsewhere.start()


def run(*words: object) -> str:
    """What a command prints there, whose system knows a few hundred letters."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *map(str, words)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode("cp1252")
    return done.stdout.decode("cp1252")


def test_commands_work(elsewhere: Server, tmp_path: Path) -> None:
    games = run("simulate", "snail-invasion", "--games", 20, "--workers", 2, "--json")
    assert json.loads(games)["games"] == 20
    assert "\\u2212" in run("rules", "yes-broccoli")  # a minus, which cp1252 lacks
    elsewhere.start().new("me", "bot:easy")
    run("backup", tmp_path / "copy.sqlite", "--database", elsewhere.database)
    run("new-game", "minnow-pond", "--into", tmp_path)


def test_its_compiler_gets_no_options_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Path(potager.__file__).with_name("compiling.py")
    assert all(flag.startswith("-") for flag in runpy.run_path(str(recipe))["FLAGS"])
    monkeypatch.setattr(sys, "platform", "win32")
    assert runpy.run_path(str(recipe))["FLAGS"] == []
