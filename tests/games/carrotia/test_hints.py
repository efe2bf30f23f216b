"""Hints in Carrotia: in every phase and with every character, alone and in a team."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from potager.bots.coach.hints import hint
from potager.bots.coach.judge import Choice, Judge
from potager.bots.levels import bot
from potager.core.drive import drive, random_chooser
from potager.core.match import Match
from potager.core.state import HOLD
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.cards import token_kind, token_square
from potager.games.carrotia.rules.roles import CLOWN, GHOST, SAILOR, VAMPIRE
from potager.games.carrotia.rules.warren import Warren

from .positions import LOOP, building, cards, game, running

CHOICES = set(range(phases.CHOOSE, phases.OVER))
MUMMYS = {phases.SPARE_CARROTS, phases.SPARE_RABBIT}


def positions(players: int, matches: int) -> Iterator[Match]:
    """Some matches of a team that knows what it does, but for the youngest."""
    random = random_chooser(Random(players))
    for seed in range(matches):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        easy = [bot("easy", game, seed).choose] * (players - 1)
        yield match
        for _ in drive(match, [random, *easy]):
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
        for seat in match.able() if met[phase] < 6 else ():
            check_hint(match, seat)
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
    flit, step = (game.action(state, 0, told) for told in ("vampire right", "right"))
    for flits, best in ((0.25, step), (0.30, flit)):
        found = [Choice(flit, (flits,)), Choice(step, (0.24,))]
        monkeypatch.setattr(Judge, "choices", lambda *_, found=found: found)
        assert hint(Judge(game, 1), state, 0).action == best
