"""Every game keeps every promise, for every option set; and a broken promise is found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from librt.random import Random
from msgspec.structs import replace
from mypy_extensions import i64
from packages import FOUR, installed
from table.secret_cards import Cards

import potager
from potager.bots.levels import SearchBot
from potager.core.conformance import check, conforms, fuzz, trace
from potager.core.drawing import Drawing
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.promises import Broken, Promises
from potager.core.record import Play, Record
from potager.core.scene import AT_ONCE, Beat, Layout, Scene, SeatStatus
from potager.core.state import SPECTATOR, State
from potager.core.texts import verbatim
from potager.core.verbs import Verb, Verbs
from potager.examples.connect_four import ConnectFour
from potager.examples.connect_four import drawing as four
from potager.examples.connect_four.rules import FourInARow
from potager.games.snail_invasion import SnailInvasion
from potager.games.snail_invasion import drawing as snail
from potager.games.snail_invasion.rules.garden import Garden

ROOT = Path(__file__).parents[1]
NAMES = [*(game.name for game in potager.games()), "connect-four"]


def cases() -> list[Any]:
    return [
        pytest.param(name, given, id=f"{name}-{'-'.join(str(one) for one in given.values())}")
        for name in NAMES
        for given in potager.game(name).option_sets()
    ]


@pytest.mark.parametrize(("name", "given"), cases())
def test_random_play_keeps_every_promise(name: str, given: dict[str, Any]) -> None:
    conforms(potager.game(name), given, range(1))


@pytest.mark.long
@pytest.mark.parametrize(("name", "given"), cases())
def test_more_random_play_keeps_every_promise(name: str, given: dict[str, Any]) -> None:
    conforms(potager.game(name), given, range(1, 4))


@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_uncompiled_agree_event_by_event(name: str) -> None:
    """Only where this build is compiled is there anything to compare."""
    sets = potager.game(name).option_sets()
    script = f"""
import json, sys, potager
from potager.core.conformance import trace
assert not potager.COMPILED
game = potager.game({name!r})
print(json.dumps([list(trace(game, given, 5)) for given in json.loads(sys.argv[1])]))
"""
    # Python's own files, at the first places of the path, come before the installed extensions.
    done = subprocess.run(
        [sys.executable, "-c", script, json.dumps(sets)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    here = [list(trace(potager.game(name), given, 5)) for given in sets]
    assert json.loads(done.stdout) == here


@pytest.mark.parametrize("name", NAMES)
def test_a_search_reads_nothing_but_what_its_seat_sees(name: str) -> None:
    """From two worlds that look the same to a seat, the same seed makes the same choice.

    The bot is given a view; this proves that a view holds nothing else: worlds that differ only
    in what is hidden give byte for byte the same view, and the search the same tries.
    """
    game = potager.game(name)
    match = Match.new(game)
    random = Random(3)
    for _ in range(12):
        match.roll()
        if match.over:
            break
        for seat in match.waiting():
            view = match.view(seat)
            other = view.guess(random).seen_by(seat)
            assert other.key() == view.key()
            one, two = (
                SearchBot(12, seed=8, depth=20).think(seen, seat).tries() for seen in (view, other)
            )
            assert one == two
        for seat in match.waiting():
            legal = match.legal(seat)
            match.choose(seat, legal[random.randrange(len(legal))])


def broken(**methods: Any) -> AnyGame:
    """Snail Invasion!, with something wrong."""
    wrong = type("Wrong", (SnailInvasion,), {"__module__": SnailInvasion.__module__, **methods})
    return cast(AnyGame, wrong())


def two_paths(self: Any, state: State, seat: int, action: int) -> tuple[str, ...]:
    return ("anywhere",)


def wrong_text(self: Any, state: State, who: int, what: int) -> str:
    return "the same"


class Mumbled(Verbs):
    """Gives every action the same number."""

    def number(self, name: str, *arguments: int) -> int:
        return 0


@pytest.mark.parametrize(
    ("methods", "why"),
    [
        ({"path": two_paths}, "same path"),
        ({"notation": wrong_text}, "same notation"),
        ({"verbs": Verbs(Verb("out", piece=10))}, "not below 10"),
        ({"verbs": Mumbled(*SnailInvasion.verbs.verbs)}, r"\('out', \d+\) is misread"),
        ({"sim_limit": 3}, "did not end"),
    ],
)
def test_a_broken_promise_is_found(methods: dict[str, Any], why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(**methods), {}, seed=1)


def test_a_key_that_is_misread_is_found() -> None:
    match = Match.new(broken(), seed=1)
    promises = Promises(match, Random(1))
    promises.copies()
    first = match.state.clone()
    match.game.start = lambda _: SimpleNamespace(from_key=lambda _: first)  # type: ignore[assignment]
    match.draw()
    with pytest.raises(Broken, match="reading a key back"):
        promises.copies()


def drawn(**functions: Any) -> AnyGame:
    """Snail Invasion!, with something wrong in how it is shown."""
    return broken(drawing=Drawing(SimpleNamespace(**vars(snail) | functions)))


def told_silently(before: Garden, after: Garden, *_: object) -> tuple[Beat, ...]:
    return (Beat(view=after, motion=""),)


def told_half(before: Garden, after: Garden, *_: object) -> tuple[Beat, ...]:
    return (Beat(view=before),)


def told_too_early(
    before: Garden, after: Garden, who: int, what: int, stage: Any
) -> tuple[Beat, ...]:
    """What is spoiled shows in a beat that neither moves nor says anything."""
    beats = snail.tell(before, after, who, what, stage)
    return (Beat(view=after, stage=beats[-1].stage, motion=""), *beats)


def told_to_and_fro(
    before: Garden, after: Garden, who: int, what: int, stage: Any
) -> tuple[Beat, ...]:
    beats = snail.tell(before, after, who, what, stage)
    return (*beats, Beat(view=before), replace(beats[-1], motion="glide"))


def with_points(view: Garden) -> list[SeatStatus]:
    points = sum(1 for stack in view.stacks if stack)
    return [replace(one, score=(points, 0)) for one in snail.status(view)]


def drawn_small(view: Garden, seat: int, layout: Layout, stage: Any = None) -> Scene:
    """Somebody who misses a piece by a little would have moved another one."""
    shown = snail.scene(view, seat, layout, stage)
    small = [replace(one, classes=(AT_ONCE,), w=30, d="") for one in shown.sprites if one.target]
    return replace(shown, sprites=tuple(small))


def test_what_one_tap_chooses_is_as_large_as_a_thumb() -> None:
    with pytest.raises(Broken, match=r"30 by .* less than 44"):
        check(drawn(scene=drawn_small), {}, seed=1)


@pytest.mark.parametrize(
    ("functions", "why"),
    [
        ({"tell": told_silently}, "the picture changes without"),
        ({"tell": told_half}, "does not show the new position"),
        ({"tell": told_too_early}, "that shows nothing"),
        ({"tell": told_to_and_fro, "status": with_points}, "points"),
    ],
)
def test_a_story_that_is_told_badly_is_found(functions: dict[str, Any], why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(drawn(**functions), {}, seed=1, look_every=1)


def told_by(**how: Any) -> Any:
    """Told in one beat, which has no line."""

    def tell(before: Garden, after: Garden, who: int, what: int, stage: Any) -> tuple[Beat, ...]:
        beats = snail.tell(before, after, who, what, stage)
        return (Beat(view=after, stage=beats[-1].stage, **how),)

    return tell


@pytest.mark.parametrize(
    "how", [{}, {"motion": "", "sound": "place"}, {"motion": "", "caption": (verbatim("Snails!"),)}]
)
def test_a_beat_needs_no_line(how: dict[str, Any]) -> None:
    check(drawn(tell=told_by(**how)), {}, seed=1, look_every=1)


def test_an_event_that_changes_no_picture_may_be_told_in_silence() -> None:
    empty = FourInARow()
    still = Drawing(
        SimpleNamespace(
            scene=lambda _, seat, layout, stage=None: four.scene(empty, seat, layout),
            status=lambda _: four.status(empty),
            tell=told_silently,
            prompt=four.prompt,
            verdict=four.verdict,
        )
    )
    wrong = type(
        "Still", (ConnectFour,), {"__module__": "potager.examples.connect_four", "drawing": still}
    )
    check(wrong(), {}, seed=1)


@pytest.mark.parametrize(("when", "name"), [("self.taken", "fails-later"), ("True", "fails-soon")])
def test_rules_that_fail_in_their_result_leave_a_record_too(
    when: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    rules, package = (FOUR / "rules.py").read_text(), name.replace("-", "_")
    head = "    def result(self) -> vec[i64]:\n"
    fails = f"{head}        if {when}:\n            raise ValueError('no end')\n"
    installed(tmp_path, package, {"rules.py": rules.replace(head, fails)})
    (file,) = fuzz(potager.game(name), games=1, seed=1, folder=tmp_path / "fuzz")
    record = Record.load(file)
    assert record.note == "ValueError: no end"
    assert (len(record.log), record.result) == (when != "True", None)


class Telltale(Cards):
    """A bid is written down together with the card of the one who bids."""

    def apply(self, who: i64, what: i64) -> None:
        super().apply(who, what)
        self.bids[-1] += 10 * self.cards[who]


@pytest.mark.parametrize("rules", [Cards, Telltale])
def test_a_secret_that_shows_only_after_an_event_is_found(rules: type[Cards]) -> None:
    """Seat 1 holds a 1, or a 3 as far as seat 0 knows; either way it bids 2."""
    state, world = rules([0, 1, 2], [], False), rules([0, 3, 2], [], False)
    game = SimpleNamespace(art="")
    match = SimpleNamespace(
        game=game, state=state, events=[], over=False, options=None, seats=[0] * 3, record=list
    )
    promises = Promises(cast(Match, match), Random(1))
    promises.worlds = [(0, world)]
    state.apply(1, 2)
    match.events.append(Play(1, 2))
    if rules is Telltale:
        with pytest.raises(Broken, match="seat 0 sees what it can't know"):
            promises.look_alike()
    else:
        promises.look_alike()
        assert promises.worlds


def test_the_fuzzer_writes_failing_matches_as_records_that_load(tmp_path: Path) -> None:
    files = fuzz(broken(notation=wrong_text), games=2, seed=1, folder=tmp_path)
    assert len(files) == 2
    assert Match.load(files[0]).game.name == "snail-invasion"
    assert "same notation" in json.loads(files[0].read_text())["note"]


def test_a_spectator_sees_what_all_may_see() -> None:
    for name in NAMES:
        match = Match.new(potager.game(name))
        assert match.view(SPECTATOR).key() == match.view().key()
