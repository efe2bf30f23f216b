"""The search finds what is there to find, in every kind of game."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import potager
from potager.bots.champions import steps
from potager.bots.levels import SearchBot, bot, champions, levels
from potager.bots.search import Search
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.state import CHANCE, HOLD, State


class Small(State):
    """The base of tiny games for these tests: what happened is a list of events."""

    def __init__(self, events: list[tuple[int, int]] | None = None) -> None:
        self.events = events or []

    def apply(self, who: int, what: int) -> None:
        self.events.append((who, what))

    def clone(self) -> Small:
        return type(self)(list(self.events))

    def key(self) -> bytes:
        return repr(self.events).encode()


def numbers(*found: int) -> vec[i64]:
    return vec[i64](found)


class Guess(Small):
    """Seat 0 names a number; a die of three falls, mostly on 2; naming it wins."""

    def waiting(self) -> i64:
        return 1 if not self.events else 0

    def legal(self, seat: i64) -> vec[i64]:
        return numbers(0, 1, 2) if seat == 0 and not self.events else numbers()

    def chance(self) -> vec[i64]:
        return numbers(1, 1, 8) if len(self.events) == 1 else numbers()

    def result(self) -> vec[i64]:
        if len(self.events) < 2:
            return numbers()
        return numbers(1 if self.events[0][1] == self.events[1][1] else -1)


class Roads(Small):
    """Seat 0 takes one of two roads: the first looks better for a while, and leads astray."""

    def waiting(self) -> i64:
        return 1 if len(self.events) < 40 else 0

    def legal(self, seat: i64) -> vec[i64]:
        return numbers(0, 1) if not self.events else numbers(0)

    def result(self) -> vec[i64]:
        if len(self.events) < 40:
            return numbers()
        return numbers(2 * self.events[0][1] - 1)

    def evaluate(self, seat: i64) -> float:
        return -0.3 if self.events[0][1] else 0.3


class Pennies(Small):
    """Both seats show a side at once: seat 0 wins if they match, seat 1 if they don't."""

    def waiting(self) -> i64:
        return 3 if not self.events else 0

    def legal(self, seat: i64) -> vec[i64]:
        return numbers(0, 1) if not self.events else numbers()

    def result(self) -> vec[i64]:
        if len(self.events) < 2:
            return numbers()
        one, two = (what for _, what in self.events)
        win = 1 if one == two else -1
        return numbers(win, -win)


class Rescue(Small):
    """Seat 0 must step into a pit (0) unless seat 1 jumps in first (1). They are a team."""

    def waiting(self) -> i64:
        return 1 if not self.events else 0

    def able(self) -> i64:
        return 3 if not self.events else 0

    def legal(self, seat: i64) -> vec[i64]:
        return numbers(int(seat)) if not self.events else numbers()

    def result(self) -> vec[i64]:
        if not self.events:
            return numbers()
        won = 1 if self.events[0][0] == 1 else -1
        return numbers(won, won)


class Crossing(Rescue):
    """Seat 2 must step into a pit (2) or beside it (3), unless another jumps in first (0, 1)."""

    def waiting(self) -> i64:
        return 4 if not self.events else 0

    def able(self) -> i64:
        return 7 if not self.events else 0

    def legal(self, seat: i64) -> vec[i64]:
        if self.events:
            return numbers()
        return numbers(2, 3) if seat == 2 else numbers(int(seat))

    def apply(self, who: int, what: int) -> None:
        assert what in self.legal(who)
        super().apply(who, what)

    def result(self) -> vec[i64]:
        if not self.events:
            return numbers()
        won = -1 if self.events[0][1] == 2 else 1
        return numbers(won, won, won)


class Hidden(Small):
    """A card 0 or 1 was dealt to seat 1; seat 0, who can't see it, bets on it.

    Card 1 is three times as likely, so betting on it is right; the true card is 0.
    """

    def waiting(self) -> i64:
        return 1 if len(self.events) == 1 else 0

    def legal(self, seat: i64) -> vec[i64]:
        return numbers(0, 1) if seat == 0 and len(self.events) == 1 else numbers()

    def result(self) -> vec[i64]:
        if len(self.events) < 2:
            return numbers()
        won = 1 if self.events[0][1] == self.events[1][1] else -1
        return numbers(won, -won)

    def seen_by(self, seat: i64) -> Hidden:
        blank = [(CHANCE, -1), *self.events[1:]] if seat != 1 else list(self.events)
        return Hidden(blank)

    def guess(self, random: Random) -> Hidden:
        card = 0 if random.randrange(4) == 0 else 1
        return Hidden([(CHANCE, card), *self.events[1:]])


def test_chance_is_weighed_not_chosen() -> None:
    search = Search(Guess(), 0, 1)
    search.run(600)
    assert search.best() == 2


def test_what_lies_beyond_a_judgement_counts_too() -> None:
    for beyond, road in ((0, 0), (50, 1)):
        search = Search(Roads(), 0, 1, depth=1, beyond=beyond)
        search.run(20)
        assert search.best() == road


def test_choices_made_at_once_stay_mixed() -> None:
    """In matching pennies neither side may be preferred by much."""
    search = Search(Pennies(), 0, 1)
    search.run(4000)
    shares = {action: tries / 4000 for action, tries, _ in search.tries()}
    assert 0.35 < shares[0] < 0.65
    assert {SearchBot(50, seed).choose(Pennies(), 0) for seed in range(20)} == {0, 1}


def test_somebody_who_may_jump_in_does_so_when_it_helps() -> None:
    assert SearchBot(200, 1).choose(Rescue(), 1) == 1


@pytest.mark.parametrize(("seat", "choices"), [(0, {0, HOLD}), (1, {1, HOLD}), (2, {2, 3})])
def test_choices_are_weighed_also_where_others_could_jump_in_first(
    seat: int, choices: set[int]
) -> None:
    search = Search(Crossing(), seat, 1)
    search.run(200)
    assert {action for action, tries, _ in search.tries() if tries} == choices
    assert search.best() != 2
    for action in choices:
        told = Search(Crossing(), seat, 1, seats=3)
        told.force(action)
        told.run(50)
        assert [one for one, tries, _ in told.tries() if tries] == [action]


def test_somebody_who_may_jump_in_holds_when_it_hurts() -> None:
    class Trap(Rescue):
        def result(self) -> vec[i64]:
            return numbers(*(-score for score in super().result()))

    assert SearchBot(200, 1).choose(Trap(), 1) == HOLD


def test_what_is_hidden_is_guessed_not_read() -> None:
    truth = Hidden([(CHANCE, 0)])
    assert SearchBot(400, 1).choose(truth.seen_by(0), 0) == 1


def test_a_win_in_one_is_found() -> None:
    """Connect Four: three in a row, and the fourth hole is free."""
    match = Match.new(potager.game("connect-four"))
    for column in (0, 6, 1, 6, 2, 5):
        match.choose(match.waiting()[0], column)
    assert SearchBot(500, 1).choose(match.view(0), 0) == 3


def test_a_threat_is_blocked() -> None:
    match = Match.new(potager.game("connect-four"))
    for column in (0, 6, 1, 6, 2):
        match.choose(match.waiting()[0], column)
    assert SearchBot(2000, 1).choose(match.view(1), 1) == 3


def test_the_same_seed_chooses_the_same() -> None:
    match = Match.new(potager.game("snail-invasion"))
    match.roll()
    first, second = (SearchBot(100, seed=5).think(match.view(0), 0).tries() for _ in range(2))
    assert first == second


def test_a_search_leaves_the_view_as_it_was() -> None:
    match = Match.new(potager.game("snail-invasion"))
    match.roll()
    view = match.view(0)
    before = view.key()
    SearchBot(100, seed=5).choose(view, 0)
    assert view.key() == before


def test_a_time_limit_ends_the_thinking() -> None:
    match = Match.new(potager.game("snail-invasion"))
    match.roll()
    search = SearchBot(10**9, seed=1, seconds=0.05).think(match.view(0), 0)
    assert 0 < search.simulations < 10**7


@pytest.mark.parametrize("name", ["snail-invasion", "connect-four"])
def test_every_game_has_three_levels_and_five_champions(name: str) -> None:
    game = potager.game(name)
    assert {"random", "easy", "medium", "hard"} <= set(levels(game))
    assert steps(game) == ("easy", "medium", "hard", *champions(game))
    with pytest.raises(PotagerError, match="choose random, easy, medium, hard, champion-1, "):
        bot("genius", game, seed=1)
