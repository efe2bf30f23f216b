"""Nothing secret goes over the wire: matches that differ only in what a seat can't know give that
seat the same messages, in number, order and bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.random import Random
from table.rooms import PEOPLE, heard, hub_at, seated, viewers
from table.secret_cards import GAME as SECRET_CARDS

from potager.core.bits import bit
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Play, Row
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.state import CHANCE, HIDDEN, SPECTATOR
from potager.table.rooms.moment import Draft
from potager.table.rooms.pulse import Pulse

GAMES = [*games(), SECRET_CARDS]
WITH_WINDOWS = {"players": 3, "game": "advanced"}
CASES = [*((game, {}) for game in GAMES), (find_game("yes-broccoli"), WITH_WINDOWS)]
MOST = 12  # forks of each game


class Fork(NamedTuple):
    """A moment at which somebody can't tell one event from another."""

    rows: list[Row]
    who: int
    one: int
    other: int
    unaware: tuple[int, ...]  # the seats, or the spectator, who see no difference
    kept: bool  # a choice that waits for others' choices


@pytest.fixture(autouse=True)
def _find_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {game.name: game for game in GAMES}
    monkeypatch.setattr("potager.table.store.kept.find_game", found.__getitem__)


def forks(game: AnyGame, options: Options) -> Iterator[Fork]:
    """Moments of a random match where something happens in secret."""
    match = Match.new(game, options, seed=1)
    random = Random(1)
    eyes = [*range(len(match.seats)), SPECTATOR]
    while not match.over and len(match.rows) < 300:
        state, rows = match.state, list(match.rows)
        weights = list(state.chance())
        if weights:
            possible = [what for what, weight in enumerate(weights) if weight]
            who, kept = CHANCE, False
        else:
            who = match.waiting()[0]
            possible = match.legal(who)
            kept = state.waiting() != bit(who)
        if len(possible) > 1:
            one, other = possible[0], possible[-1]
            unaware = tuple(
                seat
                for seat in eyes
                if seat != who
                and (kept or state.event_seen_by(seat, who, one) == HIDDEN)
                and (kept or state.event_seen_by(seat, who, other) == HIDDEN)
            )
            # What follows tells by right.
            alone = who >= 0 and not kept and game.manners.reaction(state)
            if unaware and not match.pending and not alone:
                yield Fork(rows, who, one, other, unaware, kept)
        if weights:
            match.draw()
        else:
            match.choose(who, possible[random.randrange(len(possible))])


def happen(draft: Draft, who: int, what: int) -> None:
    draft.match.replay(Play(who, what, "" if who < 0 else "person"))


async def messages(
    folder: Path, game: AnyGame, options: Options, fork: Fork, what: int
) -> dict[int, list[bytes]]:
    """What each unaware viewer hears when this happens."""
    async with hub_at(folder / f"{len(fork.rows)}-{fork.who}-{what}.sqlite") as hub:
        room = await seated(hub, game, options, fork.rows)
        present = viewers(room)

        await room.do(happen, fork.who, what)
        return {seat: heard(present[PEOPLE[seat] if seat >= 0 else ""]) for seat in fork.unaware}


@pytest.mark.parametrize(("game", "given"), CASES, ids=lambda one: getattr(one, "name", None))
def test_what_a_seat_can_not_know_changes_no_byte(
    game: AnyGame, given: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What follows by itself may show the difference by right: only the event counts here.
    monkeypatch.setattr(Draft, "settle", lambda draft: None)
    monkeypatch.setattr(Pulse, "silent", 0.0)  # a busy machine moves no clocks
    options = game.resolve(**given)
    found = list(forks(game, options))
    if not found:
        match = Match.new(game, options, seed=1)
        assert match.view(0).key() == match.view().key(), "nothing is secret here"
        return
    for fork in found[:: -(-len(found) // MOST)]:
        one = asyncio.run(messages(tmp_path, game, options, fork, fork.one))
        other = asyncio.run(messages(tmp_path, game, options, fork, fork.other))
        assert one == other


def test_this_test_would_find_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With views that hide nothing the same comparison fails."""
    monkeypatch.setattr(
        type(SECRET_CARDS.start(Options())), "seen_by", lambda self, seat: self.clone()
    )
    with pytest.raises(AssertionError):
        test_what_a_seat_can_not_know_changes_no_byte(SECRET_CARDS, {}, tmp_path, monkeypatch)
