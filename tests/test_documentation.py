"""What the pages of the documentation show works: commands run, examples run, links lead somewhere.

A shell block is run here, block by block in a folder of its own for each page, unless a comment
before it says why not: `<!-- not run: … -->`, `<!-- run by tests/… -->`, or `<!-- fails -->` for
one that has to fail. A block after `<!-- line of FILE -->` replaces the line of that file which
begins as it does, up to the first `=`. A block that the text before it asks to save is saved. Every
`potager` command is at least one that the command line understands.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import endings
import httpx
import msgspec
import pytest
import reference
import strengths
import typer
from pages import DOCS, ROOT, Block, blocks
from serving import command, free_port
from waiting import PATIENCE

import potager
from potager.cli import app
from potager.core.game import options_of
from potager.table.operating.checking import INTERNAL
from potager.table.operating.configuration import Configuration
from potager.table.rooms.requests import BrowserMessage
from potager.table.settings import Settings
from potager.table.telling.messages import ServerMessage

LANGUAGES = {"sh", "python", "toml", "text", "json", "nginx", "caddy", "yaml", "{toctree}"}
COMMANDS = typer.main.get_command(app)
LINK = re.compile(r"(?<!\\)\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
FENCE = re.compile(r"^( *)```.*?^\1```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
LINKING = [
    *ROOT.glob("*.md"), *DOCS,
    *(ROOT / "benchmarks").glob("*.md"), *(ROOT / "src/potager/examples").rglob("*.md"),
    *(ROOT / "examples").rglob("*.md"),
]  # fmt: skip
ALL = [block for page in DOCS for block in blocks(page)]
SHELL = [block for block in ALL if block.language == "sh"]
ELSEWHERE = ("not run", "run by")  # marks
HARMLESS = ("curl", "python")  # and `cd` and `potager`
HERE = [block for block in SHELL if not block.mark.startswith(ELSEWHERE)]
PAGES = sorted({block.page for block in HERE})


def test_every_page_begins_with_what_readers_can_do_after_it() -> None:
    begin = re.compile(r"# .+\n\n(After this page|In ten minutes)")
    without = [page.name for page in DOCS if not begin.match(page.read_text("utf-8"))]
    assert without == ["index.md"]


def test_every_block_says_what_it_is() -> None:
    assert [block.place for block in ALL if block.language not in LANGUAGES] == []


def test_python_runs_or_says_why_not() -> None:
    """Doctests run in tests/test_doctests.py."""
    plain = [block for block in ALL if block.language == "python" and ">>> " not in block.text]
    assert [block.place for block in plain if not block.mark] == []


def test_what_is_said_to_run_elsewhere_does() -> None:
    for block in ALL:
        if block.mark.startswith("run by "):
            test = ROOT / block.mark.removeprefix("run by ")
            assert block.page.name in test.read_text("utf-8"), block.place


def lines(block: Block) -> Iterator[list[str]]:
    """The commands of a block, word by word."""
    for line in block.text.replace("\\\n", " ").splitlines():
        if words := shlex.split(line, comments=True):
            yield words


@pytest.mark.parametrize("block", SHELL, ids=lambda block: block.place)
def test_every_command_exists_with_its_options(block: Block) -> None:
    for words in lines(block):
        name = Path(words[0]).name
        if name in ("uvx", "pipx"):
            words = words[1:]
        if Path(words[0]).name == "potager" and len(words) > 1:
            understood(words[1:])


def understood(words: list[str]) -> None:
    found, rest = COMMANDS, words[: words.index(">")] if ">" in words else words
    while hasattr(found, "commands"):
        assert rest[0] in found.commands, f"there is no command {rest[0]}"
        found, rest = found.commands[rest[0]], rest[1:]
    found.make_context(found.name, list(rest))  # raises if it has no such option


class Terminal:
    """Runs what a page tells to type, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None
        self.environment = os.environ | {
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONPATH": os.pathsep.join(
                filter(None, [str(Path(potager.__file__).parents[1]), os.environ.get("PYTHONPATH")])
            ),
        }

    def run(self, block: Block) -> None:
        text = block.text.replace("8000", str(self.port))
        codes = [self.line(line) for line in text.replace("\\\n", " ").splitlines() if line]
        if block.mark == "fails":
            assert any(codes), f"{block.place} should fail"
        else:
            assert not any(codes), f"{block.place} failed"

    def line(self, line: str) -> int:
        words = shlex.split(line, comments=True)
        if words[0] == "cd":
            os.chdir(words[1])
        elif words[0] == "potager" and words[1] == "serve" and "--check" not in words:
            self.serve(words)
        elif words[0] == "potager":
            into = words.index(">") if ">" in words else len(words)
            done = command(*words[1:into], environment=self.environment)
            if into < len(words):
                Path(words[into + 1]).write_text(done.stdout, "utf-8")
            sys.stderr.write(done.stdout + done.stderr)
            return done.returncode
        else:
            assert words[0] in HARMLESS, f"{words[0]} is not run here: mark the block"
            line = line.replace("python ", f"{sys.executable} ", 1)
            return subprocess.run(
                ["bash", "-c", line], env=self.environment, check=False
            ).returncode
        return 0

    def serve(self, words: list[str]) -> None:
        """Start a server, which goes on while the next blocks run."""
        start = [sys.executable, "-c", "from potager.cli import main; main()", *words[1:]]
        self.server = subprocess.Popen(start, env=self.environment)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz")
            except httpx.TransportError:
                time.sleep(0.05)  # and ask again
            else:
                return
        raise AssertionError("the server did not start")

    def close(self) -> None:
        if self.server:
            self.server.send_signal(signal.SIGINT)
            assert self.server.wait(PATIENCE) in (0, 130)


def replace_line(file: Path, new: str) -> None:
    def begins(line: str) -> str:
        return line.strip().partition("=")[0]

    text = file.read_text("utf-8")
    [old] = [line for line in text.splitlines() if begins(line) == begins(new)]
    indent = old[: len(old) - len(old.lstrip())]
    file.write_text(text.replace(old, indent + new), "utf-8")


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.stem)
def test_the_commands_of_a_page(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(tmp_path)
    try:
        for block in blocks(document):
            if block.saved_as and not block.mark.startswith("not run"):
                text = block.text.replace("8000", str(terminal.port))
                (tmp_path / block.saved_as).write_text(text, "utf-8")
            if block.mark.startswith("line of "):
                replace_line(Path(block.mark.removeprefix("line of ")), block.text.strip())
            if block in HERE:
                terminal.run(block)
    finally:
        terminal.close()


# Links


def slugs(text: str) -> set[str]:
    """The anchors of a page's headings."""
    found = set()
    for title in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-"))
    return found


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("document", LINKING, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = CODE.sub("", FENCE.sub("", document.read_text("utf-8")))
    made = {ROOT / "docs" / f"{name}.md": written for name, written in reference.pages().items()}
    for path, anchor in LINK.findall(text):
        target = (document.parent / path).resolve() if path else document
        if target in made:
            there = "\n".join(made[target]()) if anchor else ""
        else:
            assert target.exists(), f"{document.name} links to {path}"
            there = target.read_text("utf-8") if target.suffix == ".md" else ""
        if anchor:
            assert anchor in slugs(there), f"{document.name} links to {path}#{anchor}"


# Pages that are made


def test_every_setting_is_explained() -> None:
    told = reference.notes(Configuration) | reference.notes(Settings)
    names = set(Configuration.__struct_fields__)
    assert set(told) == names
    assert [name for name in names - set(INTERNAL) if not told[name].endswith(".")] == []
    page = "\n".join(reference.settings())
    assert all(f"| `{name}` |" in page for name in names - set(INTERNAL))
    assert "| `port` | The port to listen on. | 8000 | `--port` |" in page


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_every_operation_is_explained() -> None:
    page = "\n".join(reference.http())
    assert "## GET /api/games\n\nList the games and their options.\n" in page
    unexplained = re.findall(r"^## (.+)\n\n[A-Z][a-z]+(?:[A-Z][a-z]+)*$", page, re.MULTILINE)
    assert unexplained == []


def test_every_message_is_explained() -> None:
    page = "\n".join(reference.wire())
    for struct in (*BrowserMessage.__args__, *ServerMessage.__args__):
        assert f"### {struct.__struct_config__.tag}\n" in page
        assert (struct.__doc__ or "").strip(), struct
    assert "### Sprite\n" in page


def test_every_option_is_explained() -> None:
    page = "\n".join(reference.options())
    for game in potager.games():
        assert f"## {game.title}\n" in page
        assert all(f"| `{one.name}` | {one.help} |" in page for one in options_of(game))
    assert ". | 3x4, 4x4 | 3x4 |" in page


def test_the_figures_of_endings_can_be_measured_again() -> None:
    rows = endings.read()
    for row in rows:
        potager.game(row.game).resolve(players=row.players, **row.options)
        assert sum(row.endings.values()) == pytest.approx(1, abs=1e-4)
    few = msgspec.structs.replace(rows[0], bots="random", games=50, endings={})
    found = endings.measured(few, 1)
    assert sum(found.endings.values()) == pytest.approx(1, abs=1e-4)
    assert found.first != rows[0].first
    assert f"| {rows[0].first:.1%} |" in "\n".join(endings.page())


def test_the_figures_of_levels_can_be_measured_again() -> None:
    rows = strengths.read()
    assert {row.game for row in rows} == {
        game.name for game in potager.games() if not game.team and game.listed
    }
    for row in rows:
        potager.game(row.game).resolve(**row.options)
    few = msgspec.structs.replace(rows[0], games=4, note="with bots of old")
    found = strengths.measured(few, 1)
    assert (found.games, found.note, found.game) == (4, "", rows[0].game)
