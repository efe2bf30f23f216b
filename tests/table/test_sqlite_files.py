"""F15: a file that can't be the table's is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from serving import command, free_port


def refused(file: Path) -> str:
    """What `potager serve` says to it."""
    done = command("serve", "--port", free_port(), "--database", file)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


@pytest.mark.parametrize("kind", ["noise", "torn", "folder", "under a file", "nowhere to write"])
def test_what_is_no_table_is_refused_in_one_sentence(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "table.sqlite"
    if kind == "noise":
        file.write_bytes(bytes(range(256)) * 80)
    elif kind == "torn":
        file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    elif kind == "folder":
        file.mkdir()
    elif kind == "under a file":
        (tmp_path / "file").write_text("")
        file = tmp_path / "file" / "table.sqlite"
    else:
        file = Path("/proc/table.sqlite")  # not even root can
    assert f"{file} can't be used: " in refused(file)
