"""A report is one page that needs nothing else, and its sentences follow from its figures."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, resolve_name
from random import Random
from typing import Any

import msgspec
import pytest

import potager
from potager import lab
from potager.core.errors import PotagerError
from potager.core.game import Use
from potager.lab import extras
from potager.lab.jobs.results import Results, Stopped
from potager.lab.matches.challenge import challenge
from potager.lab.matches.comparing import compare, differences
from potager.lab.matches.figures import report_of
from potager.lab.matches.tally import Tally, key_of, note_uses
from potager.lab.plots import Bar, bars
from potager.lab.report import Sizes, findings, planned, write_report
from potager.lab.report.page import option_row
from potager.lab.report.study import GameStudy, variations

SNAIL = potager.game("snail-invasion")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, str]:
    """A small report that compares two boards."""
    out = tmp_path_factory.mktemp("reports")
    made = write_report(
        SNAIL, SNAIL.resolve(), out, against=SNAIL.resolve(board="4x4"), bots=["random"],
        levels=["random", "search:3"], games=40, seed=1, command="potager report snail-invasion",
    )  # fmt: skip
    return made, Path(made.file).read_text("utf-8")


class Reader(HTMLParser):
    """Every tag and attribute of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href", "action"):
                self.links.append(value or "")


def test_a_report_is_one_page_without_any_address_or_script(written: tuple[Any, str]) -> None:
    _, text = written
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|\son\w+=", text)
    page = Reader()
    page.feed(text)
    assert page.tags["svg"] >= 5
    assert all(link.startswith("#") for link in page.links)
    assert len(page.ids) == len(set(page.ids))
    for target in re.findall(r'(?:href="#|url\(#)([^")]+)', text):
        assert target in page.ids


def test_a_report_fits_light_and_dark_pages_and_paper(written: tuple[Any, str]) -> None:
    _, text = written
    assert "@media (prefers-color-scheme: dark)" in text
    assert "@media print" in text
    drawn = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert "var(--one)" in drawn
    assert set(re.findall(r"#[0-9a-f]{6}\b", drawn)) == set()


def test_a_report_tells_what_scripts_read_and_the_command_that_made_it(
    written: tuple[Any, str],
) -> None:
    made, text = written
    assert set(msgspec.to_builtins(made)) == {"file", "games", "seconds", "findings"}
    assert made.games > 80
    assert len(made.findings) > 5
    assert "potager report snail-invasion" in text
    for part in ("Who wins", "How games end", "Options and players", "Skill against luck"):
        assert f">{part}</h2>" in text
    assert "The two variants" in text
    assert "seat 1, Gardener" in text


def test_the_same_report_has_the_same_figures(written: tuple[Any, str], tmp_path: Path) -> None:
    made, text = written
    again = write_report(
        SNAIL, SNAIL.resolve(), tmp_path, against=SNAIL.resolve(board="4x4"), bots=["random"],
        levels=["random", "search:3"], games=40, seed=1, command="potager report snail-invasion",
    )  # fmt: skip
    assert again.findings == made.findings
    made_by = re.compile(r"Created on .*? with")
    assert made_by.sub("", Path(again.file).read_text("utf-8")) == made_by.sub("", text)


@pytest.mark.parametrize(
    ("part", "last"),
    [
        ("potager.lab.matches.simulate.play_chunk", 2),
        ("potager.lab.matches.challenge.play_bout", 1),
    ],
)
def test_a_report_that_was_stopped_goes_on(
    part: str, last: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of its games, and in the middle of measuring skill."""
    given: dict[str, Any] = {
        "bots": ["search:1"], "levels": ["random", "search:2"], "games": 20, "seed": 1,
    }  # fmt: skip
    whole = write_report(SNAIL, SNAIL.resolve(), tmp_path, **given)
    file = tmp_path / "results.sqlite"
    really, calls = resolve_name(part), 0

    def interrupted(job: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == last:
            raise KeyboardInterrupt
        return really(job)

    with monkeypatch.context() as patch:
        patch.setattr(part, interrupted)
        with pytest.raises(Stopped) as stopped:
            write_report(SNAIL, SNAIL.resolve(), tmp_path, results=Results(file), **given)
    done = stopped.value.so_far
    assert isinstance(done, int)
    assert 0 < done < whole.games
    again = Results(file, go_on=True, anew=False)
    found = write_report(SNAIL, SNAIL.resolve(), tmp_path, results=again, **given)
    assert (found.games, found.findings) == (whole.games, whole.findings)


def test_every_option_and_number_of_players_is_varied() -> None:
    names = [name for name, _ in variations(SNAIL, SNAIL.resolve())]
    assert names == [
        "mode=solitaire",
        "garden=two-colour",
        "garden=three-and-one",
        "garden=one-colour",
        "board=4x4",
    ]
    shambo = potager.game("pyramid-shambo")
    varied = dict(variations(shambo, shambo.resolve()))
    assert {f"players={n}" for n in (2, 3, 5, 10)} <= varied.keys()
    assert planned(SNAIL, SNAIL.resolve(), None, Sizes.of(100)) > 100


# Findings


def a_study(total: Tally, game: str = "snail-invasion") -> GameStudy:
    found = potager.game(game)
    options = found.resolve()
    names = ("random",) * found.seats(options)
    report = report_of(found, options, names, total, 1.0, compiled=True)
    return GameStudy(found, options, report, total, (), (), None, total.games)


def games(wins: int, losses: int, ending: str = "plant") -> Tally:
    total = Tally()
    for result, count in (((1, -1), wins), ((-1, 1), losses)):
        total.add_all([(result, ending)] * count, [30] * count, [30] * count, [])
    return total


def texts(total: Tally, weight: str, game: str = "snail-invasion") -> str:
    return " ".join(one.text for one in findings(a_study(total, game)) if one.weight == weight)


def test_an_unfair_seat_is_found_and_a_fair_one_is_not() -> None:
    assert "seat 1, Gardener wins 70.0% (67.1% to 72.8%), more than an even" in texts(
        games(700, 300), "act"
    ).replace("  ", " ")
    assert "No seat is favoured" in texts(games(505, 495), "fine")
    few = "An edge of 5.0% shows after about 664 games, and 40 were played."
    assert few in texts(games(24, 16), "watch")


def test_games_that_drag_on_and_endings_that_never_come_are_found() -> None:
    total = games(50, 50)
    total.turns = Counter({20: 80, 90: 20})
    total.endings = Counter({"plant": 99, "blocked": 1})
    found = texts(total, "watch")
    assert "Some games drag on" in found
    assert "Hardly any game ends by blocked" in found


@pytest.mark.parametrize("drawn", [True, False])
def test_a_strong_card_is_found_and_a_weak_one_too(drawn: bool) -> None:
    """What is drawn is the reason; what is chosen may only go along with winning."""
    total = games(500, 500)
    for at in range(1000):
        result = (1, -1) if at < 500 else (-1, 1)
        winner = result.index(1)
        good, bad = Use(winner, "card", "Sun", drawn), Use(1 - winner, "card", "Frost", drawn)
        total.watched.games += 1
        note_uses(total.watched, [good] if at % 2 else [bad], result)
    assert total.watched.used[key_of(Use(0, "card", "Sun", drawn))] == 500
    found, verb = texts(total, "act" if drawn else "watch"), "brings" if drawn else "goes with"
    assert f"Sun (card) {verb} 66.7% more wins" in found
    assert f"Frost (card) {verb} 66.7% fewer wins" in found


def test_of_a_card_that_was_hardly_seen_nothing_is_told() -> None:
    total = games(50, 50)
    for _ in range(5):
        note_uses(total.watched, [Use(0, "card", "Sun", drawn=True)], (1, -1))
    assert "Sun" not in texts(total, "act") + texts(total, "watch")


def test_a_team_that_hardly_wins_is_told_so() -> None:
    total = Tally()
    total.add_all(
        [((-1, -1), "too few")] * 90 + [((1, 1), "enough")] * 10, [9] * 100, [9] * 100, []
    )
    assert "too hard" in texts(total, "act", "carrotia")


def test_when_games_are_decided_is_told_with_its_extremes() -> None:
    total = games(50, 50)
    total.watched.lead_changes = Counter({1: 100})
    total.watched.decided = Counter({0: 45, 60: 25, 98: 30})
    found = texts(total, "watch")
    assert "in 45% of games within the first tenth, in 30% only within the last" in found
    assert "Games are decided early" in found


def test_few_games_that_point_somewhere_are_not_called_even() -> None:
    study = a_study(games(50, 50))
    for bots, says in (
        (("hard", "random"), "More games are needed"),
        (("easy", "easy"), "about equal"),
    ):
        standing = challenge(SNAIL, {}, *bots, games=2, seed=2)
        some = msgspec.structs.replace(standing, share=0.9 if "hard" in bots else 0.5)
        found = findings(msgspec.structs.replace(study, skill=(some,)))
        assert any(says in one.text for one in found)


# Two variants


def test_the_page_tells_which_figures_an_option_changes() -> None:
    other = games(80, 20, "blocked")
    report = a_study(other).report
    mark, *_, told = option_row("board=4x4", report, differences(SNAIL, games(30, 70), other))
    assert mark == "clear"
    assert "ends by blocked 100%, not 0%" in told
    assert "seat 1 wins 80%, not 30%" in told


def test_differences_that_chance_explains_are_not_marked() -> None:
    same = differences(SNAIL, games(510, 490), games(495, 505))
    assert not any(one.clear for one in same)
    other = differences(SNAIL, games(510, 490), games(700, 300, "blocked"))
    clear = {one.figure for one in other if one.clear}
    assert {"seat 0 wins", "ends by plant", "ends by blocked"} <= clear
    assert "turns" not in clear


def test_few_equal_variants_are_called_different() -> None:
    """Of 200 pairs of equal variants, all figures together, about one of twenty is marked."""
    random, wrong = Random(1), 0
    for _ in range(200):
        one, other = (sum(random.random() < 0.4 for _ in range(300)) for _ in range(2))
        found = differences(SNAIL, games(one, 300 - one), games(other, 300 - other))
        wrong += any(difference.clear for difference in found)
    assert wrong <= 20


def test_names_of_the_lab_stay_what_they_are_once_all_of_it_is_loaded() -> None:
    """A module of the same name would take a function's place as soon as it is imported."""
    for module in iter_modules(lab.__path__, f"{lab.__name__}."):
        if not module.name.endswith("envs"):
            import_module(module.name)
    assert all(callable(getattr(lab, name)) for name in lab.__all__)
    given: dict[str, Any] = {"games": 4, "workers": 1}
    lab.simulate("connect-four", **given)
    assert lab.arena("connect-four", ["random", "search:1"], **given).games == 4
    assert lab.compare("snail-invasion", {}, {"board": "4x4"}, **given).one.games == 4


@pytest.mark.parametrize(("old", "new"), lab.RENAMED.items())
def test_an_old_name_points_to_the_new_one(old: str, new: str) -> None:
    with pytest.raises(
        AttributeError, match=f"`potager.lab.{old}` is now called `potager.lab.{new}`"
    ):
        getattr(lab, old)
    assert new in lab.__all__


def test_a_comparison_plays_both_variants_with_the_same_seeds() -> None:
    found = compare(SNAIL, {}, {"turn_limit": 9999}, ["random"], games=60, seed=1)
    assert found.one.seats == found.other.seats
    assert not any(one.clear for one in found.differences)
    assert "<table>" in found._repr_html_()


# Plots, and what they need


def test_a_plot_is_a_picture_by_itself_too() -> None:
    plot = bars("x", [Bar("a < b", 0.25, (0.2, 0.3), 0.5)], "a quarter")
    assert plot.file().startswith("<svg xmlns=")
    assert "var(" not in plot.file()
    assert "a &lt; b" in plot.svg


@pytest.mark.parametrize(
    ("hidden", "command", "why"),
    [
        ("matplotlib", ["report", "snail-invasion", "--out", "x", "--games", "10"],
         "A report needs matplotlib, which is not installed. Install it with `make lab` or `pip "
         "install 'potager[lab]'`."),
        ("numpy", ["arena", "snail-invasion", "--bots", "random,search:1,search:2", "--games", "2"],
         "A rating of many bots needs numpy, which is not installed. Install it with `make lab`"),
        ("ray", ["simulate", "snail-invasion", "--games", "6000", "--ray", "auto"],
         "A cluster needs ray, which is not installed. Install it with `make lab` or `pip install "
         "'potager[ray]'`."),
    ],
)  # fmt: skip
def test_without_its_extra_a_command_says_how_to_get_it(
    hidden: str, command: list[str], why: str, tmp_path: Path
) -> None:
    script = f"import sys; sys.modules[{hidden!r}] = None\nfrom potager.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, *command], cwd=tmp_path, capture_output=True, text=True,
        env={"PYTHONPATH": ":".join(sys.path), "COLUMNS": "200", "PATH": ""}, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.strip().startswith(why), done.stderr
    assert done.stderr.count("\n") == 1


def test_a_module_that_is_missing_is_asked_for_by_one_sentence() -> None:
    with pytest.raises(PotagerError, match="A plot needs no_such_module"):
        extras.need("no_such_module.part", "lab", "A plot")


# On the command line


def test_the_command_compares_what_stands_before_and_after_against(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable, "-c", "from potager.cli import main; main()",
            "report", "pyramid-shambo", "--players", "2", "--bots", "random", "--games", "10",
            "--levels", "random,easy", "--out", str(tmp_path), "--against", "--players", "3",
            "-o", "protocol=1-2-3-go", "--workers", "1", "--json",
        ],
        capture_output=True, text=True, check=False,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout)
    assert set(found) == {"file", "games", "seconds", "findings"}
    text = (tmp_path / "pyramid-shambo.html").read_text()
    assert "The second is players=3, protocol=1-2-3-go" in text
    assert "--against --players 3 -o protocol=1-2-3-go" in text
