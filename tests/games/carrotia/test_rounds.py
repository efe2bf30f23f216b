"""The table of rounds at the end: what each brought, what was lost, and why."""

from __future__ import annotations

import pytest
from games.carrotia.positions import cards, game, store
from librt.random import Random

from potager.core.match import Match
from potager.core.state import CHANCE
from potager.games.carrotia.rules.phases import FLIGHT
from potager.games.carrotia.rules.warren import Warren

RING = ("es a1", "ew b1", "sw c1", "ns c2", "nw c3", "ne a3", "ew b3", "ns a2")
DEALT = ("corner", "straight", "corner", "straight", "corner", "corner", "straight", "straight")


def played(*events: str, **options: object) -> Match:
    """A match for one after these events, as notation writes them."""
    match = Match.new(game, game.resolve(players=1, **{"quests": cards(), **options}), seed=1)
    state = match.state
    assert isinstance(state, Warren)
    for text in events:
        while state.phase == FLIGHT:
            match.draw()
        weights = list(state.chance())
        if text == "time":
            match.strike()
        elif weights:
            outcomes = [one for one, weight in enumerate(weights) if weight]
            (what, *_) = [one for one in outcomes if game.notation(state, CHANCE, one) == text]
            match.replay(type(match.events[0])(CHANCE, what))
        else:
            match.choose_text(0, text)
    return match


def finish(match: Match) -> Match:
    """Two rounds in which nothing is built."""
    while not match.over:
        if match.chance_due():
            match.draw()
            continue
        texts = {game.notation(match.state, 0, what): what for what in match.legal(0)}
        wanted = next(one for one in ("ready", "enough", *texts) if one in texts)
        match.choose(0, texts[wanted])
    return match


def first_round(*run: str) -> Match:
    opening = ("ghost", "ready", "quest Test 3", *(f"deal {kind}" for kind in DEALT))
    return played(*opening, "deal corner", "deal corner", *RING, "enough", "owl", *run)


def rows(match: Match) -> list[tuple[str, tuple[int | None, ...], str]]:
    table = game.manners.scores(game.start(match.options), match.events, match.state)
    assert table
    assert [game.text(head) for head in table.heads] == ["Carrots stored", "Carrots lost"]
    return [
        (game.text(name), points, game.text(note))
        for name, points, note in zip(table.rounds, table.points, table.notes, strict=True)
    ]


def test_a_round_that_is_won_says_how() -> None:
    match = first_round("owl right", "down", "owl up", "down", "owl up", "right", "owl up", "right")
    first, *others = rows(finish(match))
    assert first == (
        "1: Test 3",
        (1, 0),
        "The builder said enough and the maze was right. Out with 6 moves to spare.",
    )
    for _, points, note in others:
        assert points[0] == 0
        assert note.startswith("The builder said enough and ")


def test_what_stayed_in_the_maze_is_lost() -> None:
    match = finish(first_round("owl up", "ghost c3"))
    assert rows(match)[0][1] == (0, 1)


def test_the_sand_and_a_wrong_maze_are_named() -> None:
    opening = ("ghost", "ready", "quest Test 3", *(f"deal {kind}" for kind in DEALT))
    match = played(
        *opening, "deal corner", "deal corner", "ns a1", "ns b1", "time", "owl", "crow", "on a1",
        "enough",
    )  # fmt: skip
    assert rows(finish(match))[0] == (
        "1: Test 3",
        (0, 1),
        "The sand ran out and the maze was wrong. "
        "In the end there was no tile at OUT, so the rabbit could not start.",
    )


def test_what_was_repaired_before_a_round_was_lost_is_not_named() -> None:
    opening = ("ghost", "ready", "quest Test 3", *(f"deal {kind}" for kind in DEALT))
    hand = ("deal corner", "deal corner", "ns b1")
    for repair, why in (((), "IN or OUT"), (("ns a1",), "OUT")):
        match = played(*opening, *hand, "time", "owl", "crow", "on b1", *repair, "enough")
        note = rows(finish(match))[0][2]
        assert note == (
            "The sand ran out and the maze was wrong. "
            f"In the end there was no tile at {why}, so the rabbit could not start."
        )


@pytest.mark.parametrize("players", [1, 3, 6])
def test_what_is_won_adds_up(players: int) -> None:
    """And no carrot is lost twice, or won and lost."""
    for seed in range(3):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            pass
        state = match.state
        assert isinstance(state, Warren)
        table = game.manners.scores(game.start(match.options), match.events, match.state)
        assert table
        assert len(table.rounds) == 3
        assert table.total[0] == store(state) == sum(won or 0 for won, _ in table.points)
        assert all(lost is not None and lost >= 0 for _, lost in table.points)
        for note in table.notes:
            assert game.text(note).count(".") == 2
