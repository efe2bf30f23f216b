"""The bots: a builder who fills the grid, a runner who gets out, a team that wins some games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from games.carrotia.positions import (
    LOOP,
    RING,
    building,
    cards,
    draw,
    game,
    new,
    play,
    rabbit,
    running,
    square,
    tile,
    tiles,
)
from librt.random import Random

from potager.bots.levels import Planner, bot
from potager.core.match import Match
from potager.core.plans import Plan
from potager.core.state import CLOCK, HOLD
from potager.games.carrotia.bots.builder import Builder
from potager.games.carrotia.facts import squares
from potager.games.carrotia.rules import actions
from potager.games.carrotia.rules.phases import BUILD, REFIT, REPAIR, ROLL
from potager.games.carrotia.rules.warren import Warren


def chosen(state: Warren, seat: int = 0, level: str = "medium") -> str:
    action = bot(level, game, seed=1).choose(state, seat)
    return "hold" if action == HOLD else game.notation(state, seat, action)


def test_the_builder_fills_the_grid_without_a_fault() -> None:
    """Two bots lay turn by turn, each from the own hand."""
    state = building(hands=("ns ne ne nes nesw", "ns ne ne nes nesw"))
    team = [bot("hard", game, seed=seat) for seat in range(2)]
    while not state.maze.is_full():
        assert state.phase == BUILD
        state.apply(state.mover, team[state.mover].choose(state, int(state.mover)))
    assert not state.maze.is_wrong(state.entry(), state.exit())


@pytest.mark.parametrize("hand", ["ns ns ne ne ne ne nes nes nesw", "ns ns ns ns ne ne ne n n"])
def test_the_builder_goes_along_the_way_from_the_entry(hand: str) -> None:
    """Alone it has every tile of its plan: first the way, each tile joined to the one before."""
    state = building(hands=(hand,), quests=cards(triples=["a3"]), hourglass="off")
    builder = Builder(60, Random(1))
    laid = [int(state.entry())]
    while not state.maze.reached_from(state.entry()) >> state.exit() & 1:
        before = state.maze.tiles()
        state.apply(0, builder.choose(state, 0, list(state.legal(0))))
        new = state.maze.tiles() & ~before
        assert new == 1 << laid[0] if not before else state.maze.next_to(before) & new
        laid.append(int(new).bit_length() - 1)
    assert list(dict.fromkeys(laid)) == builder.way


def test_the_builder_says_enough_when_nothing_helps() -> None:
    assert chosen(building(*LOOP, hands=("ns",))) == "enough"


@pytest.mark.parametrize("steady", [False, True])
def test_the_builder_never_breaks_a_maze_that_is_right(steady: bool) -> None:
    """Its plan fills the ring to a net, the empty middle first: others may plan something else."""
    state = building(*RING, hands=("nesw nes nes nes nes",))
    builder = Builder(10, Random(1), steady=steady)
    builder.round = 1
    builder.planned_on = {one: state.maze.tile(one) for one in squares(state)}
    builder.plan = {one: building(*LOOP, hands=("",)).maze.tile(one) for one in squares(state)}
    while state.phase == BUILD:
        state.apply(0, builder.choose(state, 0, list(state.legal(0))))
        assert not state.maze.is_wrong(state.entry(), state.exit())


@pytest.mark.parametrize("said", [0, 0b10])
def test_the_builder_does_not_say_enough_while_a_tile_helps(said: int) -> None:
    """The grid is full, and c2 lies across the way; whether the others say enough or not."""
    state = building("es ew sw", "n n ew", "n n nw", hands=("ns", "n"))
    state.said = said
    assert chosen(state) == "ns c2"


def test_the_builder_does_not_spoil_a_maze_because_it_has_tiles_left() -> None:
    state = building(*LOOP, hands=("n n", "n n"))
    assert [chosen(state, seat) for seat in (0, 1)] == ["enough", "enough"]


HALF_BUILT = {
    "along two sides": ("es ew .", ". . .", ". . ."),
    "in the middle": (". ns .", "ns ne ew", ". . ."),
    "with tiles that don't touch": ("es . .", ". . .", ". . ns"),
    "with a square that nothing fits": ("es ew .", "ns . ns", ". . ."),
    "with a corner turned off": ("ne sw .", ". . .", ". sw ."),
}


def built(state: Warren, level: str, person: Callable[[Warren], str]) -> Warren:
    """Seat 0 is a person, who does this; bots do the rest of the building."""
    team = [bot(level, game, seed=seat) for seat in range(state.seats)]
    while state.phase == BUILD:
        seat = int(state.mover)
        if seat:
            state.apply(seat, team[seat].choose(state, seat))
        else:
            play(state, person(state))
    return state


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("rows", HALF_BUILT.values(), ids=list(HALF_BUILT))
def test_bots_complete_what_a_person_began(rows: tuple[str, ...], level: str) -> None:
    """The person laid some tiles and says enough from now on; every one of them stays."""
    quests = cards(triples=["a3", "a3"])
    hands = ("ns", "nes nes ne nesw", "ns ne nes nesw")
    state = building(*rows, hands=hands, quests=quests)
    begun = tiles(state)
    built(state, level, lambda _: "enough")
    assert {square: tiles(state)[square] for square in begun} == begun
    assert not state.maze.is_wrong(state.entry(), state.exit())


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_exchange_what_a_person_laid_wrong(level: str) -> None:
    """The path of a1 runs against b1, which the person turned the wrong way."""
    state = building("es ns .", ". . .", ". . .", hands=("ns", "ns ns ne ne nes nes", "ns ne ne"))
    built(state, level, lambda _: "enough")
    assert not state.maze.is_wrong(state.entry(), state.exit())


OLD = ("es ew sw .", "ns . ns .", "ne ew nw .", ". . . .")
TRIED = "nes ne nes ne ns", "nes nes ne ns nesw"


def test_bots_exchange_tiles_of_earlier_rounds_for_more_carrots() -> None:
    """The ring of the round before has no way to the exit: one of its tiles is exchanged."""
    state = built(building(*OLD, hands=TRIED, round=2), "hard", lambda _: "enough")
    assert not state.maze.is_wrong(state.entry(), state.exit())
    assert tiles(state) != tiles(building(*OLD, hands=TRIED, round=2))


@pytest.mark.parametrize("laid", ["nes a3", "nes c2", "ne d1"])
def test_bots_do_not_lift_a_tile_of_a_person_that_fits(laid: str) -> None:
    """The person lays one tile, on a new square or on an old one, and then says enough."""
    state = building(*OLD, hands=TRIED, round=2)
    plans = iter([laid])
    built(state, "hard", lambda _: next(plans, "enough"))
    sides, square = laid.split()
    assert tiles(state)[square] == tile(sides)
    assert not state.maze.is_wrong(state.entry(), state.exit())


MENDED = {
    "the exit is missing and in hand": (("es ew sw", "n . ns", ". . ."), ("ns", "ne")),
    "the exit is missing and lies elsewhere": (("es ew sw", "ne . ns", "nw . ."), ("", "")),
    "the entry is missing": ((". ew sw", "n . ns", ". . nw"), ("", "ne")),
    "the exit and the way there are missing": (("es ew sw", ". . .", ". . ."), ("ns", "ne")),
    "a tile lies across": (("es ew sw", "n . ew", ". . nw"), ("n", "")),
    "two should change places": (("es ew ns", "n . sw", ". . nw"), ("", "")),
}


@pytest.mark.parametrize(("rows", "hands"), MENDED.values(), ids=list(MENDED))
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_say_enough_only_when_no_change_helps(
    rows: tuple[str, ...], hands: tuple[str, ...], level: str
) -> None:
    """Once they ended the repair while the tile of the exit could be laid: the round was lost."""
    state = building(*rows, hands=hands)
    state.apply(CLOCK, 0)
    play(draw(state, "owl", "crow"), "on b1")
    while state.phase in (REPAIR, REFIT):
        play(state, chosen(state, int(state.mover), level))
    assert state.phase == ROLL
    assert state.maze.reached_from(state.entry()) >> int(state.exit()) & 1


def test_bots_do_not_change_what_is_good_enough() -> None:
    state = building("es ew sw", "ns . ns", "ne ew ne", hands=("ns", "ns"))
    state.apply(CLOCK, 0)
    play(draw(state, "owl", "crow"), "on b1", "lift c3", "nw c3")
    assert [chosen(state, 1), chosen(play(state, "enough"), 0)] == ["enough", "enough"]


def test_the_runner_takes_the_exit_with_its_last_move() -> None:
    state = running(*LOOP, rabbit="b3", birds="owl a1 up", carrots="a3 3", moves=1)
    state.larder.bag = 4
    state.passed = 1
    assert chosen(state) == "right"


def test_the_runner_takes_what_lies_on_the_way() -> None:
    state = running(*RING, birds="owl c1 up", carrots="a2 3", roles=("bandit",))
    state.passed = 1
    assert chosen(state) == "down"


def test_powers_are_kept_for_when_they_matter() -> None:
    state = running(*RING, birds="owl c1 up", carrots="a2 3", roles=("bandit", "ghost"))
    assert chosen(state, seat=1) == "hold"
    state = running("es ew w", "n . .", ". . n", birds="owl c1 up", roles=("bandit", "ghost"))
    state.larder.bag = 9
    state.moves = 1
    assert chosen(state, seat=1) == "ghost c3"


def test_the_mummy_cancels_what_hurts() -> None:
    state = running(*LOOP, rabbit="b2", birds="hawk c3 up", roles=("bandit", "mummy"), moves=3)
    state.larder.bag = 6
    play(state, "right")
    assert chosen(state, seat=1) == "cancel"
    assert rabbit(play(state, "cancel")) == "c2"


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_team_of_bots_finishes_a_game_and_brings_something_home(players: int) -> None:
    match = Match.new(game, game.resolve(players=players), seed=5)
    match.play([bot("medium", game, seed=seat).choose for seat in range(players)])
    assert match.over
    assert isinstance(match.state, Warren)
    assert match.state.larder.store > 0


def test_levels_are_there() -> None:
    for level in ("random", "easy", "medium", "hard"):
        assert chosen(new(1), level=level)


@pytest.mark.parametrize(("level", "rounds"), [("easy", {3}), ("medium", {3}), ("hard", {1, 2, 3})])
def test_easy_and_medium_bots_remember_the_pass_only_in_the_last_round(
    level: str, rounds: set[int]
) -> None:
    passed = set()
    for seed in range(3):
        match = Match.new(game, game.resolve(players=2), seed=seed)
        match.play([bot(level, game, seat).choose for seat in range(2)])
        state = new(players=2, quests="house")
        for event in match.events:
            if event.who >= 0 and event.what == actions.PASS:
                passed.add(int(state.round))
            state.apply(event.who, event.what)
    assert passed == rounds


def plan(line: str = "", **laid: str) -> Plan:
    """A plan: squares of a way, and on which square which tile lies ('corner 2')."""
    pieces = {}
    for name, told in laid.items():
        kind, quarters = told.split()
        pieces[f"square:{name}"] = f"tile-{kind}", int(quarters)
    return Plan(tuple(f"square:{name}" for name in line.split()), pieces)


HANDS = ("ns ns ne ne nes", "ns ne ne nes nesw")


def heeding(plans: tuple[Plan, ...], seeds: range = range(4)) -> list[Warren]:
    """What a team that heeds these plans has built, with each of these seeds."""
    found = []
    for seed in seeds:
        state = building(hands=HANDS)
        while state.phase == BUILD and not state.maze.is_full():
            one = bot("medium", game, seed * 64 + int(state.turn))
            assert isinstance(one, Planner)
            one.heed(plans)
            state.apply(state.mover, one.choose(state, int(state.mover)))
        found.append(state)
    return found


def test_a_team_of_bots_lays_what_others_have_planned() -> None:
    """A crossroads in the middle is a tile that no bot would lay there by itself."""
    wanted = plan(b2="crossroads 0", a2="corner 1")
    assert not any(one.maze.tile(square("b2")) == tile("nesw") for one in heeding(()))
    for one in heeding((wanted,)):
        assert one.maze.tile(square("b2")) == tile("nesw")
        assert one.maze.tile(square("a2")) == tile("es")
        assert not one.maze.is_wrong(one.entry(), one.exit())


def test_a_team_of_bots_follows_a_line_from_in_to_out() -> None:
    line = "a1 a2 a3 b3 c3"
    for one in heeding((plan(line),)):
        way = [square(name) for name in line.split()]
        for here, there in pairwise(way):
            assert one.maze.next_to(1 << here) >> there & 1


def test_plans_that_can_not_be_built_are_given_up() -> None:
    """More crossroads than the team has, and a way that leads nowhere."""
    wanted = plan("c1 a3 b1", a1="crossroads 0", b1="crossroads 0", c3="dead-end 0")
    assert all(not one.maze.is_wrong(one.entry(), one.exit()) for one in heeding((wanted,)))


def test_a_bot_shows_what_it_plans_until_others_do() -> None:
    state = building(hands=HANDS)
    first = bot("medium", game, seed=1)
    assert isinstance(first, Planner)
    first.choose(state, 0)
    told = first.news(state)
    assert told
    assert {told.line[0], told.line[-1]} == {"square:a1", "square:c3"}
    assert len(told.pieces) == 9
    again = bot("medium", game, seed=2)
    assert isinstance(again, Planner)
    again.heed((told,))
    again.choose(state, 0)
    assert again.news(state) is None
