"""P4 and P5 against a brute-force enumeration, over many holdings, fees and numbers of players."""

from __future__ import annotations

from dataclasses import dataclass

from games.pyramid_shambo.oracle import Deal, Sizes, inside, ways, worth
from games.pyramid_shambo.positions import challenge
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.games.pyramid_shambo.payments import CHANGE, EXACT, SWAP
from potager.games.pyramid_shambo.rules import PAYING, PIECE, Circle

WAYS = {"exact": EXACT, "more": EXACT, "change": CHANGE, "swap": SWAP}


@dataclass
class Table:
    """A position right after a challenge that seat 1 has won, and seat 0 has to pay for."""

    state: Circle
    fee: int

    def sizes(self, pieces: int) -> Sizes:
        small, medium, large = (
            sum(bool(pieces & bit(3 * colour + size)) for colour in range(10)) for size in range(3)
        )
        return small, medium, large

    def ways(self) -> tuple[str, dict[int | None, frozenset[Deal]]]:
        held = [self.sizes(pieces) for pieces in self.state.held]
        others = {seat: held[seat] for seat in range(2, len(held)) if self.state.is_in(seat)}
        return ways(held[0], held[1], others, self.fee)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """The pieces of 2 to 10 colours, each held by somebody or by nobody.

    Payer and payee have at least one of their own, and often not all sizes, so that change is
    often needed.
    """
    players = draw(st.integers(2, 10))
    wanted = draw(st.sampled_from([(1, 2, 3), (2, 3), (1, 3), (1, 2), (3,), (2,)]))
    holders = st.one_of(st.integers(-1, players - 1), st.integers(-1, min(2, players - 1)))
    size = draw(st.sampled_from(wanted)) - 1
    held = [0] * players
    for piece in range(3 * players):
        owner = draw(holders) if piece not in (size, 3 + size) else piece // 3
        if owner >= 0 and (owner > 1 or piece % 3 + 1 in wanted):
            held[owner] |= int(bit(piece))
    still_in = sum(int(bit(seat)) for seat, pieces in enumerate(held) if pieces)
    state = Circle(vec[i64](held), vec[i64]([0] * players), still_in)
    ties = draw(st.integers(0, 5))
    doubled = players > 2 and still_in.bit_count() == 2
    challenge(state, 1, 1, ties)
    return Table(state, (1 + ties) * (2 if doubled else 1))


@settings(max_examples=1500)
@given(tables(), st.data())
def test_p5_exactly_the_pieces_that_can_be_completed_are_offered(
    table: Table, data: st.DataObject
) -> None:
    """And so no choice leads into a dead end: every step offers something until it is paid."""
    state = table.state
    while state.phase == PAYING and state.payer == 0:
        way, deals = table.ways()
        assert state.way == WAYS[way]
        steps = 0
        while state.phase == PAYING and state.payer == 0 and (steps == 0 or state.given):
            expected = expected_offers(table, deals)
            assert expected
            assert {int(action) - PIECE for action in state.legal(0)} == expected
            state.apply(0, PIECE + data.draw(st.sampled_from(sorted(expected))))
            steps += 1
        assert steps <= 5 or way in ("exact", "more", "change")


def expected_offers(table: Table, deals: dict[int | None, frozenset[Deal]]) -> set[int]:
    """P5, by looking through every deal."""
    state = table.state
    given, back = table.sizes(state.given), table.sizes(state.back)
    due = 0 if state.way == SWAP else min(worth(a) - worth(b) for a, b in deals[None])
    payers_side = given == (0, 0, 0) or worth(given) - worth(back) < due
    changers = {seat: 1 if seat is None else seat for seat in deals}
    if state.back:
        changers = {seat: who for seat, who in changers.items() if state.held[who] & state.back}
    found = set()
    for seat, changer in changers.items():
        side = 0 if payers_side else changer
        for piece in range(30):
            free = state.held[side] & ~state.given & ~state.back
            if not free & bit(piece):
                continue
            more = table.sizes(int(bit(piece)))
            new = (add(given, more), back) if payers_side else (given, add(back, more))
            if any(inside(new[0], deal[0]) and inside(new[1], deal[1]) for deal in deals[seat]):
                found.add(piece)
    return found


def add(left: Sizes, right: Sizes) -> Sizes:
    small, medium, large = (a + b for a, b in zip(left, right, strict=True))
    return small, medium, large


@settings(max_examples=300)
@given(tables())
def test_p4a_or_p4b_to_p4e_is_chosen_as_the_enumeration_says(table: Table) -> None:
    state = table.state
    if state.phase == PAYING and state.payer == 0:
        way, deals = table.ways()
        assert way != "all"
        if way == "more":
            assert state.due == min(worth(given) for given, _ in deals[None]) > table.fee
        else:
            assert state.due == table.fee
