"""Hints in Carrotia: in every phase and with every character, alone and in a team."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from potager.bots.coach.hints import foretold, hint
from potager.bots.coach.judge import Choice, Judge
from potager.bots.levels import bot
from potager.core.choices import by_words
from potager.core.choosers import random_chooser
from potager.core.match import Match
from potager.core.state import HOLD
from potager.games.carrotia.bots import adviser
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.actions import square_numbered
from potager.games.carrotia.rules.cards import token_kind, token_square
from potager.games.carrotia.rules.roles import CLOWN, GHOST, SAILOR, VAMPIRE
from potager.games.carrotia.rules.warren import Warren

from .positions import LOOP, RING, building, cards, game, play, running

CHOICES = set(range(phases.CHOOSE, phases.OVER))
MUMMYS = {phases.SPARE_CARROTS, phases.SPARE_RABBIT}


def positions(players: int, matches: int) -> Iterator[Match]:
    """Some matches of a team that knows what it does, but for the youngest."""
    random = random_chooser(Random(players))
    for seed in range(matches):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        easy = [bot("easy", game, seed).choose] * (players - 1)
        yield match
        for _ in match.drive([random, *easy]):
            yield match


def warren(match: Match) -> Warren:
    assert isinstance(match.state, Warren)
    return match.state


def check_hint(match: Match, seat: int) -> None:
    judge = Judge(game, len(match.seats), simulations=10)
    found = hint(judge, match.view(seat), seat)
    holds = [] if seat in match.waiting() else [HOLD]
    assert found.action in [*match.legal(seat), *holds]


@pytest.mark.parametrize(("players", "choices"), [(1, CHOICES - MUMMYS), (3, CHOICES)])
def test_there_is_a_hint_in_every_phase(players: int, choices: set[int]) -> None:
    met: dict[int, int] = {}
    for match in positions(players, 30):
        phase = warren(match).phase
        met[phase] = met.get(phase, 0) + 1
        for seat in match.able() if met[phase] < 3 else ():
            check_hint(match, seat)
        if met.keys() >= choices:
            break
    assert met.keys() >= choices


def test_in_the_run_there_is_one_for_every_character_on_anybodys_turn() -> None:
    met: dict[tuple[int, bool], int] = {}
    for match in positions(6, 3):
        if warren(match).phase == phases.MOVE:
            for seat in match.able():
                key = warren(match).role(seat), seat in match.waiting()
                met[key] = met.get(key, 0) + 1
                if met[key] < 4:
                    check_hint(match, seat)
    powers = {(role, False) for role in (GHOST, VAMPIRE, SAILOR, CLOWN)}
    assert met.keys() == {(role, True) for role in range(6)} | powers


def test_the_repair_is_led_to_a_way_out_that_one_tile_would_make() -> None:
    state = building("ew ew .", ". . ns", ". . ns", hands=("ne ns",), hourglass="off")
    state.phase, state.changes = phases.REPAIR, 4
    found = hint(Judge(game, 1, simulations=1000), state, 0)
    assert found.notation == "sw c1"


@pytest.mark.parametrize("phase", [phases.BUILD, phases.REPAIR])
def test_a_maze_is_judged_while_it_is_made(phase: int) -> None:
    """By what is missing for a way out, and by the carrots on the way."""
    bare, joined, rich = (
        building("ew ew .", ". . ns", ". . ns", quests=cards(singles=["b2"])),
        building("ew ew sw", ". . ns", ". . ns", quests=cards(singles=["b2"])),
        building("ew ew sw", ". . ns", ". . ns", quests=cards(singles=["b1"])),
    )
    for state in (bare, joined, rich):
        state.phase, state.changes = phase, 4
        if phase == phases.REPAIR:
            for carrot in state.cards.tokens(state.quest):
                state.larder.lay_out(token_square(carrot), token_kind(carrot))
    assert bare.evaluate(0) < joined.evaluate(0) < rich.evaluate(0)


def test_a_power_is_kept_where_a_step_does_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    state = running(*LOOP, birds="owl c3 up", roles=("vampire",))
    flit, step = (by_words(game, state, 0, told) for told in ("vampire right", "right"))
    for flits, best in ((0.25, step), (0.30, flit)):
        found = [Choice(flit, (flits,)), Choice(step, (0.24,))]
        monkeypatch.setattr(Judge, "choices", lambda *_, found=found: found)
        assert hint(Judge(game, 1), state, 0).action == best


def test_why_a_choice_goes_before_one_that_wins_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    state = running(*LOOP, birds="owl c3 up", roles=("vampire",))
    flit, step = (by_words(game, state, 0, told) for told in ("vampire right", "right"))
    for flits, keeps in ((0.27, True), (0.24, False)):
        found = [Choice(flit, (flits,)), Choice(step, (0.24,))]
        monkeypatch.setattr(Judge, "choices", lambda *_, found=found: found)
        told = hint(Judge(game, 1), state, 0)
        assert told.action == step
        assert ("another choice (27), and it keeps the Vampire." in told.reason) == keeps
        assert told.reason.endswith(told.gain)


def lost(bag: int) -> Warren:
    """The last round, and its last move: the rabbit is far from OUT and has too few carrots."""
    field = ["nesw nesw nesw nesw nesw"] * 5
    state = running(*field, birds="owl c3 up", roles=("bandit", "ghost"), moves=1, mover=1)
    state.larder.bag = bag
    return state


def test_where_too_few_carrots_are_left_most_of_them_are_brought_home() -> None:
    """The Ghost takes the rabbit out: that is worth more than a chance of nothing."""
    state = lost(8)
    told = hint(Judge(game, 2, simulations=50), state, 1)
    assert game.path(state, 1, told.action)[0] == "power:ghost"
    assert actions.square_numbered(told.action - actions.HAUNT) == state.exit()
    assert told.chance is None
    assert told.reason == ("20 carrots are almost out of reach now. This brings home the most.")
    assert bot("medium", game, seed=1).choose(state, 1) == told.action


def test_where_no_choice_wins_any_more_it_is_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lost(8)
    state.larder.lay_out(state.exit(), 12)
    for chance, most in ((0.01, True), (0.02, False)):
        found = [Choice(action, (chance, chance)) for action in state.legal(1)]
        monkeypatch.setattr(Judge, "choices", lambda *_, found=found: found)
        assert (hint(Judge(game, 2), state, 1).chance is None) == most


# Building and mending by hints alone


def made_by_hints(state: Warren, most: int) -> Warren:
    """Do what the hints say until building or mending is over, within so many turns.

    Nothing is done that leads back to where the maze was before.
    """
    phase, seen = state.phase, {maze_of(state)}
    made = (phases.REPAIR, phases.REFIT) if phase == phases.REPAIR else (phase,)
    for turn in range(most):
        seat = int(state.mover)
        judge = Judge(game, int(state.seats), seed=turn, simulations=10)
        found = hint(judge, state.seen_by(seat), seat)
        assert found.chance is None
        assert found.reason
        state.apply(seat, found.action)
        if state.phase not in made:
            return state
        if state.phase == phase and found.action != actions.ENOUGH:
            assert maze_of(state) not in seen
            seen.add(maze_of(state))
    raise AssertionError("the hints never come to an end")


def maze_of(state: Warren) -> bytes:
    return bytes(state.maze.tile(square_numbered(number)) for number in range(25))


def is_right(state: Warren) -> bool:
    return not state.maze.is_wrong(state.entry(), state.exit())


@pytest.mark.parametrize("players", [1, 2])
def test_who_only_follows_hints_builds_a_maze_that_is_right(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As surely as a team of hard bots does, round after round; here by fewer tries."""
    monkeypatch.setattr(adviser, "MAZES", 20)
    for seed in range(2):
        options = game.resolve(players=players, hourglass="off")
        match, rounds = Match.new(game, options, seed=seed), 0
        team = [bot("easy", game, seed).choose] * players
        for _ in match.drive(team):
            if warren(match).phase == phases.BUILD and warren(match).round > rounds:
                rounds += 1
                built = made_by_hints(warren(match).clone(), 20)
                assert is_right(built)
        assert rounds == 3


WRONG = {
    "a tile lies across": ("es ew sw", "n . ew", ". . nw"),
    "two should change places": ("es ew ns", "n . sw", ". . nw"),
    "the exit is missing": ("es ew sw", "ne . ns", "nw . ."),
    "only an edge is wrong": ("es ew sw", "ns . ns", "ne ew ne"),
    "nothing helps": ("n . .", ". . .", ". . ."),
}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("rows", WRONG.values(), ids=list(WRONG))
def test_who_only_follows_hints_mends_what_can_be_mended(
    rows: tuple[str, ...], players: int
) -> None:
    state = building(*rows, hands=("",) * players, hourglass="off")
    state.phase, state.changes = phases.REPAIR, 4
    made_by_hints(state, 14)
    way = state.phase == phases.ROLL and state.maze.reached_from(state.entry()) >> state.exit() & 1
    assert way or rows[0] == "n . ."


def test_a_lifted_tile_that_lay_well_goes_back_as_it_was() -> None:
    state = building(*RING, hourglass="off")
    state.phase, state.changes = phases.REPAIR, 4
    told = hint(Judge(game, 1), play(state, "lift c3"), 0)
    assert (told.notation, told.reason) == ("nw c3", "It was best where it was.")
    told = hint(Judge(game, 1), play(state, "nw c3"), 0)
    assert told.notation == "enough"


@pytest.mark.parametrize(
    ("rows", "hand", "best", "reason"),
    [
        (("es ew .", ". . ns", ". . ns"), "ne", "sw c1", "It joins IN to OUT."),
        (("es ew sw", "ns . ns", "ne ew ns"), "ne", "nw c3", "It fixes 1 wrong edge."),
        (LOOP, "n", "enough", "The maze is right, and no tile in hand makes it better."),
    ],
    ids=["to join", "to mend", "enough"],
)
def test_a_hint_says_what_a_tile_is_for(
    rows: tuple[str, ...], hand: str, best: str, reason: str
) -> None:
    found = hint(Judge(game, 1), building(*rows, hands=(hand,), hourglass="off"), 0)
    assert (found.notation, found.reason) == (best, reason)


def test_a_hint_names_the_way_that_a_tile_is_part_of() -> None:
    quests = cards(triples=["a3"])
    state = building(hands=("ns ns ns ns ne ne ne n n",), quests=quests, hourglass="off")
    told = hint(Judge(game, 1), state, 0)
    assert told.notation.endswith(" a1")
    assert told.reason == "It is on the way from IN to the carrots on a3."


def test_tiles_that_differ_only_in_how_they_lie_read_differently() -> None:
    state = building("es ew .", hands=("ne",), hourglass="off")
    lines = [
        foretold(game, state, 0, by_words(game, state, 0, told)) for told in ("sw c1", "nw c1")
    ]
    assert lines[0] == "On c1, a corner, open down and left. All edges will match."
    assert len(set(lines)) == 2
