"""Games from other packages are found beside ours, and a broken one is left out in a sentence."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from packages import FOUR, installed

import potager
from potager.bots.levels import bot, levels
from potager.build import NOTE
from potager.core.conformance import conforms
from potager.core.errors import BrokenGame, PotagerError, UnknownGame
from potager.core.match import Match
from potager.core.registry import game, games, names, origin
from potager.core.svg import cover

OURS = [one.name for one in games()]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_game_from_another_package_is_listed_by_its_title(site: Path) -> None:
    installed(site, "pond_four")
    assert [one.name for one in games()] == sorted([*OURS, "pond-four"])
    assert "pond-four" in names()
    assert game("pond-four").title == "Pond Four"
    assert (origin("pond-four"), origin("carrotia")) == ("pond_four 1.0", "potager")


def test_it_keeps_all_promises_and_plays_with_bots(site: Path) -> None:
    installed(site, "kept_four")
    found = game("kept-four")
    conforms(found, {}, range(1))
    match = Match.new(found, seed=1)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, bot("easy", found, seed=1).choose(match.view(seat), seat))
    assert match.result


def test_a_game_without_a_cover_shows_its_first_position(site: Path) -> None:
    installed(site, "bare_four")
    assert cover(game("bare-four")).startswith("<svg")
    assert cover(game("carrotia")) == (game("carrotia").folder / "cover.svg").read_text("utf-8")


INIT = (FOUR / "__init__.py").read_text()


MAIN = "__init__.py"


@pytest.mark.parametrize(
    ("package", "files", "why"),
    [
        ("no_import", {MAIN: "import nothing_like_it"}, "ModuleNotFoundError: No module named"),
        ("no_syntax", {"rules.py": "def ("}, "SyntaxError"),
        ("no_game", {MAIN: ""}, "has no attribute 'GAME'"),
        ("no_class", {MAIN: "GAME = 5"}, "GAME is not an instance of potager.core.game.Game"),
        ("no_title", {MAIN: INIT.replace("    title =", "    _ =")}, "ConnectFour needs title"),
        ("no_first", {MAIN: INIT.replace("def start(", "def go(")}, "ConnectFour needs start()"),
        ("no_name", {MAIN: INIT.replace("connect-four", "five")}, "its name is 'five'"),
        ("no_scene", {"drawing.py": None}, "No module named 'no_scene.scene'"),
        ("no_texts", {"texts.en.ftl": None}, "no text 'red' in the catalogue"),
        ("no_start", {"rules.py": "raise ValueError('a\\nb')"}, "ValueError: a b."),
    ],
)
def test_a_broken_package_is_left_out_in_one_sentence(
    package: str,
    files: dict[str, str | None],
    why: str,
    site: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    installed(site, package, files)
    with caplog.at_level(logging.WARNING):
        assert [one.name for one in games()] == OURS
        games()  # and it is said once
    (said,) = [one.message for one in caplog.records if package in one.message]
    assert said.startswith(f"The game {package.replace('_', '-')} from {package} 1.0 is left out: ")
    assert why in said
    assert "\n" not in said


def test_a_broken_game_is_an_unknown_game_with_a_reason(site: Path) -> None:
    installed(site, "gone_four", {"__init__.py": "import nothing_like_it"})
    with pytest.raises(UnknownGame, match="nothing_like_it") as refused:
        game("gone-four")
    assert isinstance(refused.value, BrokenGame)
    assert isinstance(refused.value.__cause__, ModuleNotFoundError)


def test_a_name_that_is_taken_stays_with_who_had_it(
    site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    installed(site, "false_snails", name="snail-invasion")
    installed(site, "first_twin", name="twin")
    installed(site, "second_twin", name="twin")
    with caplog.at_level(logging.WARNING):
        assert [one.name for one in games()] == sorted([*OURS, "twin"])
    assert origin("twin") == "first_twin 1.0"
    assert type(game("snail-invasion")).__module__ == "potager.games.snail_invasion"
    said = [one.message for one in caplog.records]
    assert said == [
        "The game snail-invasion from false_snails 1.0 is left out: potager already has a game "
        "with this name.",
        "The game twin from second_twin 1.0 is left out: first_twin 1.0 already has a game with "
        "this name.",
    ]


def test_a_package_that_was_compiled_for_another_build_is_not_loaded(site: Path) -> None:
    installed(site, "old_four")
    (site / "old_four" / NOTE).write_text('{"needs": "potager_of_yesterday"}')
    with pytest.raises(BrokenGame, match=r"for another build of Potager, so install it again\.$"):
        game("old-four")
    assert "old_four" not in sys.modules


def test_what_is_left_out_is_printed_where_nothing_else_logs(site: Path) -> None:
    installed(site, "loud_four", {"__init__.py": "1 / 0"})
    program = f"import sys; sys.path.insert(0, {str(site)!r}); import potager; potager.games()"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stderr == (
        "The game loud-four from loud_four 1.0 is left out: ZeroDivisionError: division by zero.\n"
    )


@pytest.mark.parametrize("bots", ["", "LEVELS = {}"])
def test_bots_without_levels_search(bots: str, site: Path) -> None:
    package = f"levels_{len(bots)}"
    installed(site, package, {"bots.py": bots})
    found = game(package.replace("_", "-"))
    assert list(levels(found)) == ["random", "easy", "medium", "hard"]
    assert bot("easy", found, seed=1).choose(found.start(found.resolve()), 0) in range(7)


@pytest.mark.parametrize(
    ("bots", "why"),
    [("1 / 0", "The bots of .* can't be loaded: division"), ("LEVELS = 5", "must be a dictionary")],
)
def test_bots_that_can_not_be_used_are_refused_in_one_sentence(
    bots: str, why: str, site: Path
) -> None:
    package = f"wrong_{len(bots)}"
    installed(site, package, {"bots.py": bots})
    with pytest.raises(PotagerError, match=why):
        levels(game(package.replace("_", "-")))


def test_an_unknown_name_lists_the_others() -> None:
    with pytest.raises(UnknownGame, match=r"choose carrotia, .* or yes-broccoli"):
        potager.game("chess")
