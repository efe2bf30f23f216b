"""F15: a file that can't be the table's is refused in one sentence."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from serving import Server, command, free_port


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


def test_a_mistyped_folder_is_refused_and_not_created(tmp_path: Path) -> None:
    file = tmp_path / "no-such-folder/table.sqlite"
    assert f"there is no folder {file.parent}. Create it, or check the path." in refused(file)
    assert "there is no folder" in command("serve", "--check", "--database", file).stdout
    backup = tmp_path / "backup.sqlite"
    Server(str(tmp_path / "table.sqlite")).start().kill()
    assert command("backup", backup, "--database", tmp_path / "table.sqlite").returncode == 0
    done = command("restore", backup, "--database", file)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not file.parent.exists()


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    for mode in (None, 0o644):  # a new one, and one of an earlier release that was killed
        if mode is not None:
            for one in tmp_path.glob("table.sqlite*"):
                one.chmod(mode)
        server = Server(str(file)).start()
        files = [one for one in tmp_path.glob("table.sqlite*") if "-server" not in one.name]
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in files}
        server.kill()
        assert len(modes) == 3
        assert {*modes.values()} == {0o600}, modes


def test_a_group_may_keep_the_rights_that_the_operator_gave_it(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    file.touch(0o660)
    file.chmod(0o660)
    Server(str(file)).start().kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o660


def test_a_data_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    home = {"XDG_DATA_HOME": str(tmp_path / "file"), "HOME": str(tmp_path)}
    done = command("serve", "--port", free_port(), environment=home)
    assert done.returncode != 0
    assert "can't be created: Not a directory. Choose another place with --database." in done.stderr
