"""P4 and P5 against a brute-force enumeration, over many holdings, fees and numbers of players."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from games.pyramid_shambo.oracle import Deal, Sizes, inside, ways, worth
from games.pyramid_shambo.positions import challenge
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.games.pyramid_shambo.rules.circle import PAYING, PIECE, Circle
from potager.games.pyramid_shambo.rules.payments import CHANGE, EXACT, PAYEE_SWAP, SWAP

WAYS = {
    "exact": EXACT,
    "more": EXACT,
    "change": CHANGE,
    "swap": SWAP,
    "payee swap": PAYEE_SWAP,
}


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
    state = Circle(held=vec[i64](held), thrown=vec[i64]([0] * players), still_in=still_in)
    ties = draw(st.integers(0, 5))
    doubled = players > 2 and still_in.bit_count() == 2
    challenge(state, 1, 1, ties)
    return Table(state, (1 + ties) * (2 if doubled else 1))


@st.composite
def tables_for_the_payee(draw: st.DrawFn) -> Table:
    """P4e, which is all but never seen, with every number and share of pieces that leads to it.

    The payer has mediums and the others hardly a small one; or larges, and they have no mediums.
    """
    mediums = draw(st.booleans())
    payer, payee = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    of = draw(st.sampled_from((1, 2))) if mediums else 1  # the payee's size, from 0
    wanted = [[0, 0, 0], [0, 0, 0]]
    wanted[0][1 if mediums else 2] = payer
    wanted[1][of] = payee
    for _ in range(draw(st.integers(1, 3))):
        few = (1, 1, 1) if mediums else (2, 0, 2)
        wanted.append([draw(st.integers(0, most)) for most in few])
    held = [0] * len(wanted)
    for size in range(3):
        colours = iter(draw(st.permutations(range(10))))
        for seat, sizes in enumerate(wanted):
            for _ in range(sizes[size]):
                held[seat] |= int(bit(3 * next(colours) + size))
    still_in = sum(int(bit(seat)) for seat, pieces in enumerate(held) if pieces)
    assume(still_in.bit_count() > 2)
    rich = Table(
        Circle(held=vec[i64](held), thrown=vec[i64]([0] * len(held)), still_in=still_in), 0
    )
    fees = [fee for fee in range(1, 12) if Table(rich.state, fee).ways()[0] == "payee swap"]
    assume(fees)
    fee = draw(st.sampled_from(fees))
    challenge(rich.state, 1, 1, fee - 1)
    return Table(rich.state, fee)


@settings(max_examples=300)
@given(tables(), st.data())
def test_p5_exactly_the_pieces_that_can_be_completed_are_offered(
    table: Table, data: st.DataObject
) -> None:
    """And so no choice leads into a dead end: every step offers something until it is paid."""
    in_step(table, data)


@settings(max_examples=100)
@given(tables_for_the_payee(), st.data())
def test_p4e_and_p5_in_step_where_somebody_changes_for_the_payee(
    table: Table, data: st.DataObject
) -> None:
    assert in_step(table, data) == ["payee swap", "change"]


@pytest.mark.long
@settings(max_examples=1500)
@given(tables(), st.data())
def test_p5_at_many_more_tables(table: Table, data: st.DataObject) -> None:
    in_step(table, data)


@pytest.mark.long
@settings(max_examples=400)
@given(tables_for_the_payee(), st.data())
def test_p4e_and_p5_at_many_more_tables(table: Table, data: st.DataObject) -> None:
    assert in_step(table, data) == ["payee swap", "change"]


def in_step(table: Table, data: st.DataObject) -> list[str]:
    """Choose piece by piece, comparing what is offered; the ways in which it was paid."""
    state = table.state
    ways = []
    while state.phase == PAYING and state.payer == 0:
        way, deals = table.ways()
        ways.append(way)
        assert state.way == WAYS[way]
        steps = 0
        while state.phase == PAYING and state.payer == 0 and (steps == 0 or state.given):
            expected = expected_offers(table, deals)
            assert expected
            assert {int(action) - PIECE for action in state.legal(0)} == expected
            state.apply(0, PIECE + data.draw(st.sampled_from(sorted(expected))))
            steps += 1
        assert steps <= 5 or way in ("exact", "more", "change")
    return ways


def expected_offers(table: Table, deals: dict[int | None, frozenset[Deal]]) -> set[int]:
    """P5, by looking through every deal."""
    state = table.state
    given, back = table.sizes(state.given), table.sizes(state.back)
    due = 0 if None not in deals else min(worth(a) - worth(b) for a, b in deals[None])
    givers_side = given == (0, 0, 0) or worth(given) - worth(back) < due
    giver = 1 if state.way == PAYEE_SWAP else 0
    changers = {seat: 1 if seat is None else seat for seat in deals}
    if state.back:
        changers = {seat: who for seat, who in changers.items() if state.held[who] & state.back}
    found = set()
    for seat, changer in changers.items():
        side = giver if givers_side else changer
        for piece in range(30):
            free = state.held[side] & ~state.given & ~state.back
            if not free & bit(piece):
                continue
            more = table.sizes(int(bit(piece)))
            new = (add(given, more), back) if givers_side else (given, add(back, more))
            if any(inside(new[0], deal[0]) and inside(new[1], deal[1]) for deal in deals[seat]):
                found.add(piece)
    return found


def add(left: Sizes, right: Sizes) -> Sizes:
    small, medium, large = (a + b for a, b in zip(left, right, strict=True))
    return small, medium, large


@settings(max_examples=300)
@given(tables())
def test_p4a_or_p4b_to_p4f_is_chosen_as_the_enumeration_says(table: Table) -> None:
    state = table.state
    if state.phase == PAYING and state.payer == 0:
        way, deals = table.ways()
        assert way != "all"
        if way == "more":
            assert state.due == min(worth(given) for given, _ in deals[None]) > table.fee
        else:
            assert state.due == table.fee
