"""Views as numbers: what they are, and that a game which writes them wrongly is found out."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from mypy_extensions import i64

import potager
from potager.core import promises
from potager.core.conformance import check
from potager.core.encoding import encoder
from potager.core.features import Bare, Block, Features, Pen, numbers_of
from potager.core.match import Match
from potager.core.promises import Broken
from potager.core.state import State
from potager.core.verbs import Verbs


def test_connect_four_is_told_by_who_looks() -> None:
    match = Match.new(potager.game("connect-four"))
    match.choose_text(0, "4")
    match.choose_text(1, "4")
    match.choose_text(0, "1")
    written = encoder(match.game, match.state, 2)
    red, yellow = (numbers_of(written, match.view(seat), seat) for seat in (0, 1))
    assert [at for at, value in enumerate(red) if value] == [0, 18, 42 + 19]
    assert [at for at, value in enumerate(yellow) if value] == [19, 42, 42 + 18, 84]


def test_a_pen_writes_any_row_of_blocks() -> None:
    pen = Pen(20)
    pen.begin(1)
    pen.bits(0b101, 3)
    pen.number(300)
    pen.number(-2)
    pen.one_of(60, 64)
    pen.one_of(-1, 3)
    pen.tallies(0o7531, 4, 3)
    pen.bits(2**45 - 1, 45)
    pen.zeros(2)
    pen.flag(True)
    pen.end()
    wanted = [1, 0, 1, 127, 0, *[0] * 60, 1, 0, 0, 0, 0, 0, 0, 1, 3, 5, 7, *[1] * 45, 0, 0, 1]
    written = list(bytes(memoryview(pen.out)))
    assert written[8 : 8 + len(wanted)] == wanted
    assert not any(written[:8])


def test_the_features_of_every_option_set_are_listed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from potager.cli import main; main()", "games", "--features",
         "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    for game in potager.games():
        assert [one["options"] for one in told[game.name]] == json.loads(
            json.dumps(game.option_sets())
        )
        sets: list[dict[str, Any]] = game.option_sets()
        for given, one in zip(sets, told[game.name], strict=True):
            options = game.resolve(**given)
            written = encoder(game, game.start(options), game.seats(options))
            assert one["size"] == written.size
            assert [block["name"] for block in one["blocks"]] == [b.name for b in written.blocks]
            assert len({block["name"] for block in one["blocks"]}) == len(one["blocks"])


def test_a_game_without_features_has_those_of_any_game() -> None:
    game = potager.game("snail-invasion")
    state = game.start(game.resolve())
    state.apply(-1, 0)
    told = numbers_of(Bare(2, len(game.verbs)), state, 0)
    assert list(told[:6]) == [1, 0, 1, 0, 1, 0]
    assert [at for at, value in enumerate(told[6:-1]) if value] == list(state.legal(0))


class Restless(Features):
    """Writes something else each time."""

    def __init__(self) -> None:
        super().__init__([Block("a number", (1,), 127)])
        self.times = 0

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        self.times += 1
        pen.number(self.times)


class Boundless(Features):
    """Writes more than it promises."""

    def __init__(self) -> None:
        super().__init__([Block("a flag")])

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        pen.number(2)


class Long(Boundless):
    def write(self, view: State, seat: i64, pen: Pen) -> None:
        pen.bits(0, 3)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Restless, "equal views have different features"),
        (Boundless, "'a flag' is above 1"),
        (Long, "3 numbers, but the blocks have 1"),
    ],
)
def test_wrong_features_break_a_promise(
    wrong: type[Features], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = wrong()  # type: ignore[call-arg]
    monkeypatch.setattr(promises, "encoder", lambda game, state, seats: made)
    with pytest.raises(Broken, match=why):
        check(potager.game("pyramid-shambo"), {}, seed=1)


def test_a_seat_that_jumps_in_must_be_announced() -> None:
    quiet = type(potager.game("carrotia"))
    verbs = Verbs(*quiet.verbs.verbs, **quiet.verbs.words)
    verbs.jumps_in = False
    game = type("Quiet", (quiet,), {"__module__": quiet.__module__, "verbs": verbs})
    with pytest.raises(Broken, match="no verb allows it"):
        check(game(), {}, seed=1, look_every=10**6)
