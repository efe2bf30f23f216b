# compiled by mypyc
"""Pyramid Shambo: rock, paper, scissors for pyramids. The last player who holds any wins.

A player's colour is the number of the seat. Pieces and sets of pieces are numbers: see `purses.py`.
P1 to P10 are the rulings of RULES.md.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, count, lowest, shl
from potager.core.fields import fields
from potager.core.state import HIDDEN

from .payments import EXACT, NOBODY, Hands
from .purses import PIECES, own_pieces, worth

NO_THROW: Final = 0
ROCK: Final = 1
PAPER: Final = 2
SCISSORS: Final = 3
UNSEEN: Final = 4  # somebody else's throw, while it is secret

THROW: Final = 9  # actions: name a seat; THROW + throw; PIECE + piece
PIECE: Final = 13
THROWS: Final = vec[i64]([10, 11, 12])

NAMING: Final = 0  # the phases of a turn
THROWING: Final = 1
PAYING: Final = 2
OVER: Final = 3


@fields
class Circle(Hands):
    """A position of Pyramid Shambo: the players in a circle, and what is going on in the turn.

    The last challenge is kept until the next one, so that it can be shown.
    """

    thrown: vec[i64]  # how often each has shown rock, paper, scissors: 20 bits each
    beats: i64 = 3  # of the count-down before a throw is shown: 1-2-3 or 1-2-3-go
    phase: i64 = NAMING
    active: i64 = 0  # whose turn it is
    turn: i64 = 0  # turns finished
    challenger: i64 = NOBODY
    challenged: i64 = NOBODY
    challenger_throw: i64 = NO_THROW
    challenged_throw: i64 = NO_THROW
    ties: i64 = 0  # of this challenge
    tied: i64 = 0  # what they were: two bits each, the latest lowest, at most eight
    owing: i64 = 0  # P7: the seats that still have to pay a bonus

    # Who is due

    def waiting(self) -> i64:
        if self.phase == THROWING:
            seats: i64 = 0
            if self.challenger_throw == NO_THROW:
                seats |= bit(self.challenger)
            if self.challenged_throw == NO_THROW:
                seats |= bit(self.challenged)
            return seats
        if self.phase == OVER:
            return 0
        return bit(self.chooser())

    def chooser(self) -> i64:
        """P3 and P8: the active player chooses; if that one is out, the challenge winner."""
        if self.phase == PAYING and not self.is_in(self.active):
            return self.winner
        return self.active

    def taking_part(self) -> i64:
        """The seats between which something goes on."""
        if self.phase == THROWING:
            return bit(self.challenger) | bit(self.challenged)
        if self.phase == PAYING:
            return bit(self.payer) | bit(self.winner) | bit(self.chooser())
        return bit(self.active)

    def result(self) -> vec[i64]:
        if self.phase != OVER:
            return vec[i64]()
        scores = vec[i64](capacity=10)
        for seat in range(i64(len(self.held))):
            scores = append(scores, 1 if self.is_in(seat) else -1)
        return scores

    def turns(self) -> i64:
        return self.turn

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == THROWING:
            if self.waiting() & bit(seat):
                return THROWS
            return vec[i64]()
        if self.phase == OVER or seat != self.chooser():
            return vec[i64]()
        found = vec[i64](capacity=10)
        if self.phase == NAMING:
            others = self.still_in & ~bit(seat)
            while others:
                found = append(found, lowest(others))
                others &= others - 1
            return found
        pieces = self.offered()
        for piece in range(i64(PIECES)):
            if pieces & bit(piece):
                found = append(found, PIECE + piece)
        return found

    # What happens

    def apply(self, who: i64, what: i64) -> None:
        if self.phase == NAMING:
            self.challenge(what)
        elif self.phase == THROWING:
            self.throw(who, what - THROW)
        else:
            self.put_in(bit(what - PIECE))

    def challenge(self, seat: i64) -> None:
        self.challenger = self.active
        self.challenged = seat
        self.ties = 0
        self.tied = 0
        self.winner = NOBODY
        self.begin_round()

    def begin_round(self) -> None:
        self.challenger_throw = NO_THROW
        self.challenged_throw = NO_THROW
        self.phase = THROWING

    def throw(self, seat: i64, throw: i64) -> None:
        """P1: the first of the two is kept secret until the second is in."""
        if seat == self.challenger:
            self.challenger_throw = throw
        else:
            self.challenged_throw = throw
        if self.challenger_throw == NO_THROW or self.challenged_throw == NO_THROW:
            return
        self.thrown[self.challenger] += shl(1, 20 * (self.challenger_throw - 1))
        self.thrown[self.challenged] += shl(1, 20 * (self.challenged_throw - 1))
        lead = (self.challenger_throw - self.challenged_throw + 3) % 3
        if lead == 0:
            self.ties += 1
            self.tied = (shl(self.tied, 2) | throw) & 0xFFFF
            self.begin_round()
            return
        self.winner = self.challenger if lead == 1 else self.challenged
        loser = self.challenged if lead == 1 else self.challenger
        self.phase = PAYING
        self.demand(loser, 1 + self.ties)

    def demand(self, payer: i64, fee: i64) -> None:
        """P2 and P4: a payment to the challenge winner. What needs no choice is done at once."""
        if self.takes_all(payer, fee):
            self.exchange(self.winner)
            self.settle()

    def takes_all(self, payer: i64, fee: i64) -> bool:
        """Whether a fee takes all that its payer holds, which is put in then; else it is asked."""
        self.payer = payer
        self.due = 2 * fee if self.showdown() else fee
        if worth(self.held[payer]) > self.due:
            self.find_a_way()
            return False
        self.way = EXACT
        self.given = self.held[payer]
        return True

    def showdown(self) -> bool:
        """P2: only two are left of more than two."""
        return count(self.still_in) == 2 and len(self.held) > 2

    def put_in(self, piece: i64) -> None:
        """P5: one piece of a payment; when the sums fit, the pieces change hands."""
        self.lay(piece)
        if self.lacking():
            return
        if self.is_swap():
            self.exchange(self.holder(self.back))
            self.find_a_way()
        else:
            self.exchange(self.winner)
            self.settle()

    def lay(self, piece: i64) -> None:
        """A piece on the table: the giver's, or one that comes back."""
        if self.held[self.giver()] & piece:
            self.given |= piece
        else:
            self.back |= piece

    def settle(self) -> None:
        """P6 to P9: what a finished payment leads to."""
        if self.held[self.payer] == 0:
            self.knock_out()
        payer = self.next_payer()
        if payer == NOBODY:
            self.end_turn()
        else:
            self.demand(payer, 1)

    def next_payer(self) -> i64:
        """P7, P8: whoever owes the winner a bonus now; nobody if the turn is over.

        Paying a fee with all that one held makes everybody who is still in owe one.
        """
        paid_fee = self.owing == 0
        self.owing &= ~bit(self.payer)
        if self.held[self.payer] == 0:
            if paid_fee:
                self.owing = self.still_in & ~bit(self.winner)
            self.owing &= self.still_in
            if not self.is_in(self.winner):
                self.owing = 0
        if not self.owing:
            return NOBODY
        return self.next_in(self.winner, self.owing)

    def knock_out(self) -> None:
        """P6: whoever holds nothing is out, and takes the own colour along: the cascade."""
        seat = self.next_out()
        while seat != NOBODY:
            self.take_along(seat)
            seat = self.next_out()

    def next_out(self) -> i64:
        """The first player who holds nothing and is still in: not any more."""
        for seat in range(i64(len(self.held))):
            if self.held[seat] == 0 and self.is_in(seat):
                self.still_in &= ~bit(seat)
                return seat
        return NOBODY

    def take_along(self, seat: i64) -> None:
        """The colour of a player who is out leaves every hand."""
        for other in range(i64(len(self.held))):
            self.held[other] &= ~own_pieces(seat)

    def next_in(self, seat: i64, seats: i64) -> i64:
        """The first of these seats that sits next after a seat, clockwise."""
        players: i64 = len(self.held)
        seat = (seat + 1) % players
        while not seats & bit(seat):
            seat = (seat + 1) % players
        return seat

    def end_turn(self) -> None:
        """P8 and P9: the next player's turn, unless only one is left."""
        self.turn += 1
        self.payer = NOBODY
        self.due = 0
        self.way = EXACT
        self.active = self.next_in(self.active, self.still_in)
        self.phase = NAMING if count(self.still_in) > 1 else OVER

    # What others know

    def seen_by(self, seat: i64) -> "Circle":
        """P10: all is open but a throw whose answer is not in yet."""
        seen = self.clone()
        if self.phase == THROWING:
            if self.challenger_throw and seat != self.challenger:
                seen.challenger_throw = UNSEEN
            if self.challenged_throw and seat != self.challenged:
                seen.challenged_throw = UNSEEN
        return seen

    def guess(self, random: Random) -> "Circle":
        full = self.clone()
        if full.challenger_throw == UNSEEN:
            full.challenger_throw = random.randrange(3) + 1
        if full.challenged_throw == UNSEEN:
            full.challenged_throw = random.randrange(3) + 1
        return full

    def event_seen_by(self, seat: i64, who: i64, what: i64) -> i64:
        """P1: the first of two throws is its player's secret; the second shows both."""
        if self.phase == THROWING and seat != who and count(self.waiting()) == 2:
            return HIDDEN
        return what

    def forget(self) -> None:
        """Of a challenge only its ties matter, as far as anybody could pay for them."""
        self.turn = 0
        self.tied = 0
        pips: i64 = 0
        for seat in range(i64(len(self.held))):
            self.thrown[seat] = 0
            pips += worth(self.held[seat])
        if self.phase == THROWING:
            self.winner = NOBODY
            self.ties = min(self.ties, pips)
            return
        self.challenger = NOBODY
        self.challenged = NOBODY
        self.challenger_throw = NO_THROW
        self.challenged_throw = NO_THROW
        self.ties = 0
        if self.phase != PAYING:
            self.winner = NOBODY

    def evaluate(self, seat: i64) -> float:
        """The share of all that is held; it is close to the chance to win in random play.

        A piece of another's colour is lost when that player goes out. So it counts T / (T + 2) of
        its pips, where T are the pips that player holds: fitted to random play of 3, 5 and 8.
        """
        if not self.is_in(seat):
            return -1.0
        own = 0.0
        total = 0.0
        for other in range(i64(len(self.held))):
            value = 0.0
            for colour in range(i64(len(self.held))):
                pips = float(worth(self.held[other] & own_pieces(colour)))
                if colour != other and pips:
                    safety = float(worth(self.held[colour]))
                    pips *= safety / (safety + 2.0)
                value += pips
            total += value
            if other == seat:
                own = value
        return 2.0 * own / total - 1.0


def start(players: i64, beats: i64) -> Circle:
    """Everyone with the three pieces of the own colour, seat 0 to begin."""
    held = vec[i64](capacity=10)
    for seat in range(players):
        held = append(held, own_pieces(seat))
    return Circle(
        held=held, thrown=vec[i64]([0] * players), still_in=shl(1, players) - 1, beats=beats
    )
