# compiled by mypyc
"""What the players hold, and one payment between two of them: P4 and P5 of RULES.md.

A payment is chosen piece by piece. It consists of the pieces the payer gives and the change that
comes back from the payee. Before it, the payer or the payee may swap with an uninvolved player, and
the swap is chosen in the same way.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.fields import fields
from potager.core.state import State

from .purses import (
    SMALL,
    SMALLS,
    SWAP_IN,
    SWAP_OUT,
    SWAPS,
    can_change,
    can_pay,
    can_swap,
    least_above,
    pips,
    purse,
    within,
    worth,
)

NOBODY: Final = -1

EXACT: Final = 0  # ways to pay: P4b and P4f
CHANGE: Final = 1  # P4c
SWAP: Final = 2  # P4d, before paying in one of the other ways
PAYEE_SWAP: Final = 3  # P4e, before paying with change


@fields
class Hands(State):
    """Who holds which pieces, and the payment that is being made."""

    held: vec[i64]  # the pieces of each seat
    still_in: i64  # the seats of the players still in
    winner: i64 = NOBODY  # of the challenge, who is also the payee
    payer: i64 = NOBODY
    due: i64 = 0  # what has to go over, less what comes back
    way: i64 = EXACT  # EXACT, CHANGE, SWAP or PAYEE_SWAP
    given: i64 = 0  # P5: the giver's pieces that are chosen already
    back: i64 = 0  # P5: those of the other side

    def is_in(self, seat: i64) -> bool:
        return self.still_in & bit(seat) != 0

    def is_swap(self) -> bool:
        """P4d and P4e: whether this is the swap before a payment."""
        return self.way >= SWAP

    def giver(self) -> i64:
        """P5: who puts in the first piece."""
        if self.way == PAYEE_SWAP:
            return self.winner
        return self.payer

    def find_a_way(self) -> None:
        """P4b to P4f: the first that is possible."""
        coins = purse(self.held[self.payer])
        self.way = EXACT
        if can_pay(coins, self.due):
            return
        if can_change(coins, purse(self.held[self.winner]), self.due, 0, 0):
            self.way = CHANGE
        elif self.swaps(SWAP):
            self.way = SWAP
        elif self.swaps(PAYEE_SWAP):
            self.way = PAYEE_SWAP
        else:
            self.due = least_above(coins, self.due)

    def lacking(self) -> i64:
        """P5: how much more the giver has to put in; below 0: the other side."""
        return (0 if self.is_swap() else self.due) - worth(self.given) + worth(self.back)

    def offered(self) -> i64:
        """P5: the pieces from which the payment can still be completed.

        The giver begins; then it is the side that has put in less than is due.
        """
        swaps: i64 = 0
        if self.is_swap():
            swaps = self.swaps(self.way)
        if self.given == 0 or self.lacking() > 0:
            return self.completing(self.giver(), swaps)
        if self.way == CHANGE:
            return self.completing(self.winner, swaps)
        found: i64 = 0
        for seat in range(i64(len(self.held))):
            if self.may_swap(seat):
                found |= self.completing(seat, swaps)
        return found

    def completing(self, side: i64, swaps: i64) -> i64:
        """The pieces of one player that lead to a complete payment or swap."""
        found: i64 = 0
        pieces = self.held[side] & ~(self.given | self.back)
        size: i64 = SMALLS
        piece: i64 = SMALL
        for _ in range(i64(3)):
            if pieces & size and self.completes(side, piece, swaps):
                found |= pieces & size
            size <<= 1
            piece <<= 8
        return found

    def completes(self, side: i64, piece: i64, swaps: i64) -> bool:
        """Whether this player can add a piece of that size."""
        coins = purse(self.held[self.payer])
        given = purse(self.given)
        back = purse(self.back)
        if side == self.giver():
            given += piece
        else:
            back += piece
        if self.way == EXACT:
            return can_pay(coins - given, self.due - pips(given))
        if self.way == CHANGE:
            return can_change(coins, purse(self.held[self.winner]), self.due, given, back)
        if side != self.giver():
            return can_swap(swaps, purse(self.held[side]), given, back)
        for seat in range(i64(len(self.held))):
            if self.may_swap(seat) and can_swap(swaps, purse(self.held[seat]), given, back):
                return True
        return False

    def may_swap(self, seat: i64) -> bool:
        """P4d, P4e: any uninvolved player still in; once one has put in a piece, only that one."""
        if self.back:
            return self.held[seat] & self.back != 0
        return self.is_in(seat) and seat != self.payer and seat != self.winner

    def swaps(self, way: i64) -> i64:
        """The swaps, as bits, that make a payment possible.

        P4d: the payer's, for an exact payment; if none does, for one with change. P4e: the payee's,
        for one with change.
        """
        coins = purse(self.held[self.payer])
        payee = purse(self.held[self.winner])
        to_exact: i64 = 0
        to_change: i64 = 0
        for row in range(i64(SWAPS)):
            change = SWAP_IN[row] - SWAP_OUT[row]
            exact = False
            if way == SWAP:
                if not within(SWAP_OUT[row], coins):
                    continue
                exact = can_pay(coins + change, self.due)
                if not exact and not can_change(coins + change, payee, self.due, 0, 0):
                    continue
            elif not within(SWAP_OUT[row], payee):
                continue
            elif not can_change(coins, payee + change, self.due, 0, 0):
                continue
            for seat in range(i64(len(self.held))):
                if self.may_swap(seat) and within(SWAP_IN[row], purse(self.held[seat])):
                    if exact:
                        to_exact |= bit(row)
                    else:
                        to_change |= bit(row)
        return to_exact if to_exact else to_change

    def holder(self, pieces: i64) -> i64:
        """Who holds these pieces."""
        seat: i64 = 0
        while not self.held[seat] & pieces:
            seat += 1
        return seat

    def exchange(self, other: i64) -> None:
        """What both sides have put in changes hands."""
        moved = self.given | self.back
        self.held[self.giver()] ^= moved
        self.held[other] ^= moved
        self.given = 0
        self.back = 0
