"""What stops an installation or a start is told in one sentence: no network, an index that can't be
reached, a place that can't be written.
"""

from __future__ import annotations

import errno
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from potager import cli
from potager.core.errors import PotagerError
from potager.table.cli import lan_address

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(not shutil.which("make"), reason="make is not installed here")
def test_make_says_in_one_sentence_that_packages_cannot_be_downloaded(tmp_path: Path) -> None:
    for name in ("Makefile", "requirements.lock", "requirements-build.lock", "scripts/install.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    # Into a folder where nothing is installed yet.
    python.write_text(f'#!/bin/sh\nexport PIP_TARGET={tmp_path}/site\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    (tmp_path / ".venv/python").touch()
    nowhere = {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_CONFIG_FILE": os.devnull,
        "PIP_RETRIES": "0", "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": "",
    }  # fmt: skip
    # Not as a part of the make that may run this test, which has flags of its own.
    own = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    done = subprocess.run(
        ["make", ".venv/run"], cwd=tmp_path, env=own | nowhere,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    said = done.stdout.splitlines()
    assert said[0] == "Installing what Potager needs ..."
    assert "can't be downloaded: check your network" in said[1]
    assert len(said) == 2
    assert not (tmp_path / ".venv/run").exists()
    assert "annotated-doc" in (tmp_path / "build/packages.log").read_text()


def test_phones_need_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> str:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", none)
    monkeypatch.setattr(socket, "gethostbyname", none)
    with pytest.raises(PotagerError, match="in no network, so phones can't join"):
        lan_address()
    monkeypatch.setattr(socket, "gethostbyname", lambda _: "127.0.1.1")
    with pytest.raises(PotagerError, match="in no network, so phones can't join"):
        lan_address()
    monkeypatch.setattr(socket, "gethostbyname", lambda _: "10.0.0.7")
    assert lan_address() == "10.0.0.7"


def test_a_home_that_is_read_only_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", "/home/ann/.bashrc")

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(Path, "write_text", read_only)
    monkeypatch.setattr(sys, "argv", ["potager", "--install-completion", "bash"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "/home/ann/.bashrc can't be used: Read-only file system.\n"
