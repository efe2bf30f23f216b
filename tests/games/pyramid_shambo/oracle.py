"""Pyramid Shambo once more, slowly and by the letter: what the fast rules are checked against.

A piece is a pair (colour, pips). Payments are found by going through every pair of sets that the
rulings could mean, told by their sizes, so nothing here knows which payments are useful.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

Piece = tuple[int, int]
Sizes = tuple[int, int, int]  # how many smalls, mediums and larges
Deal = tuple[Sizes, Sizes]  # what is given, what comes back

NOTHING: Sizes = (0, 0, 0)


def sizes(pieces: set[Piece]) -> Sizes:
    small, medium, large = (sum(pips == size for _, pips in pieces) for size in (1, 2, 3))
    return small, medium, large


def worth(held: Sizes) -> int:
    return held[0] + 2 * held[1] + 3 * held[2]


@cache
def parts(held: Sizes) -> tuple[Sizes, ...]:
    """Every part of a set, the empty one and the whole too."""
    return tuple(product(*(range(n + 1) for n in held)))  # type: ignore[arg-type]


@cache
def parts_worth(held: Sizes, pips: int) -> tuple[Sizes, ...]:
    """Every part of that worth."""
    return tuple(part for part in parts(held) if worth(part) == pips)


@cache
def sums(held: Sizes) -> frozenset[int]:
    """The worths of all parts but the empty one."""
    return frozenset(worth(part) for part in parts(held) if part != NOTHING)


def inside(part: Sizes, whole: Sizes) -> bool:
    return all(a <= b for a, b in zip(part, whole, strict=True))


def changed(held: Sizes, deal: Deal) -> Sizes:
    small, medium, large = (
        have - gone + come for have, gone, come in zip(held, deal[0], deal[1], strict=True)
    )
    return small, medium, large


@cache
def exact(payer: Sizes, fee: int) -> frozenset[Deal]:
    """P4b."""
    return frozenset((part, NOTHING) for part in parts_worth(payer, fee))


@cache
def with_change(payer: Sizes, payee: Sizes, fee: int) -> frozenset[Deal]:
    """P4c: no part of what goes over is worth the same as a part of what comes back."""
    return frozenset(
        (given, back)
        for back in parts(payee)
        for given in parts_worth(payer, worth(back) + fee)
        if back != NOTHING and not sums(given) & sums(back)
    )


@cache
def even_swaps(giver: Sizes, changer: Sizes) -> frozenset[Deal]:
    """P4d: swaps of equal worth, no part of which is an even swap itself."""
    return frozenset(
        (given, back)
        for given in parts(giver)
        for back in parts_worth(changer, worth(given))
        if sums(given) & sums(back) == {worth(given)}
    )


@cache
def helpful(payer: Sizes, payee: Sizes, changer: Sizes, fee: int, to: str) -> frozenset[Deal]:
    """P4d: those of them that make an exact payment, or one with change, possible."""
    found = set()
    for swap in even_swaps(payer, changer):
        after = changed(payer, swap)
        if exact(after, fee) if to == "exact" else with_change(after, payee, fee):
            found.add(swap)
    return frozenset(found)


@cache
def for_payee(payer: Sizes, payee: Sizes, changer: Sizes, fee: int) -> frozenset[Deal]:
    """P4e: the swaps of payee and changer that make a payment with change possible."""
    return frozenset(
        swap for swap in even_swaps(payee, changer) if with_change(payer, changed(payee, swap), fee)
    )


def ways(
    payer: Sizes, payee: Sizes, others: dict[int, Sizes], fee: int
) -> tuple[str, dict[int | None, frozenset[Deal]]]:
    """P4: how a payment is to be made, and with whom; the deals are of that first step."""
    if worth(payer) <= fee:
        return "all", {None: frozenset({(payer, NOTHING)})}
    if deals := exact(payer, fee):
        return "exact", {None: deals}
    if deals := with_change(payer, payee, fee):
        return "change", {None: deals}
    for to in ("exact", "change"):
        swaps = {seat: helpful(payer, payee, held, fee, to) for seat, held in others.items()}
        if any(swaps.values()):
            return "swap", {seat: deals for seat, deals in swaps.items() if deals}
    swaps = {seat: for_payee(payer, payee, held, fee) for seat, held in others.items()}
    if any(swaps.values()):
        return "payee swap", {seat: deals for seat, deals in swaps.items() if deals}
    least = min(total for total in sums(payer) if total > fee)
    return "more", {None: exact(payer, least)}


class Game:
    """A whole game by the letter, with every choice made evenly among what is offered."""

    def __init__(self, players: int, random: Random) -> None:
        self.random = random
        self.players = players
        self.held = {seat: {(seat, pips) for pips in (1, 2, 3)} for seat in range(players)}
        self.ways_used: dict[str, int] = {}

    def play(self) -> int:
        """The seat that wins."""
        active = 0
        while len(self.held) > 1:
            self.turn(active)
            active = next(seat for seat in self.after(active) if seat in self.held)
        return next(iter(self.held))

    def after(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def turn(self, active: int) -> None:
        foe = self.random.choice([seat for seat in self.held if seat != active])
        fee = 1
        while (lead := self.random.randrange(3)) == 0:
            fee += 1
        winner, loser = (active, foe) if lead == 1 else (foe, active)
        self.pay(loser, winner, fee)
        if loser in self.held:
            return
        for seat in self.after(winner):
            if seat != winner and seat in self.held and winner in self.held:
                self.pay(seat, winner, 1)

    def pay(self, payer: int, payee: int, fee: int) -> None:
        if len(self.held) == 2 < self.players:
            fee *= 2
        self.deal(payer, payee, fee)
        while empty := [seat for seat in self.held if not self.held[seat]]:
            del self.held[empty[0]]
            for pieces in self.held.values():
                pieces -= {(empty[0], pips) for pips in (1, 2, 3)}

    def deal(self, payer: int, payee: int, fee: int) -> None:
        held = {seat: sizes(pieces) for seat, pieces in self.held.items()}
        others = {seat: held[seat] for seat in held if seat not in (payer, payee)}
        way, deals = ways(held[payer], held[payee], others, fee)
        self.ways_used[way] = self.ways_used.get(way, 0) + 1
        if way in ("swap", "payee swap"):
            giver = payer if way == "swap" else payee
            self.choose(giver, {seat: set(found) for seat, found in deals.items()}, 0)
            self.deal(payer, payee, fee)
        else:
            due = min(worth(given) - worth(back) for given, back in deals[None])
            self.choose(payer, {payee: set(deals[None])}, due)

    def choose(self, giver: int, deals: dict[int | None, set[Deal]], due: int) -> None:
        """P5: piece by piece, evenly among the pieces that lead to one of these deals."""
        given: set[Piece] = set()
        back: set[Piece] = set()
        while not given or worth(sizes(given)) - worth(sizes(back)) != due:
            lacks = not given or worth(sizes(given)) - worth(sizes(back)) < due
            offers: list[tuple[int, Piece]] = []
            for seat in [giver] if lacks else deals:
                assert seat is not None
                for piece in sorted(self.held[seat] - given - back):
                    new = (given | {piece}, back) if lacks else (given, back | {piece})
                    if any(
                        inside(sizes(new[0]), deal[0]) and inside(sizes(new[1]), deal[1])
                        for found in (deals.values() if lacks else [deals[seat]])
                        for deal in found
                    ):
                        offers.append((seat, piece))
            seat, piece = self.random.choice(offers)
            (given if lacks else back).add(piece)
            if not lacks:
                deals = {seat: deals[seat]}
        (other,) = deals if len(deals) == 1 else (None,)
        assert other is not None
        self.held[giver] = self.held[giver] - given | back
        self.held[other] = self.held[other] - back | given
