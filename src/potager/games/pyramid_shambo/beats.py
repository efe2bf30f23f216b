"""What happens in Pyramid Shambo, one beat after another.

Fists shake, hands open, the felt says which is better; then the pieces go over, somebody is out,
the colour leaves every hand, and the bonus follows. The rules do all that at once where nobody has
a choice: `Unfolding` goes through it step by step, on a copy, and comes to the same position.
"""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.scene import EVERYBODY, Beat, Part, Sound
from potager.core.texts import say

from . import GAME, HANDS
from .payments import EXACT
from .purses import own_pieces, worth
from .rules import OVER, PAYING, THROWING, Circle
from .shown import Shown
from .sprites import chip, hand_icon, piece_icon, pieces_of, who

SHAKE_S = 0.05  # for each count of 1-2-3
OPEN_S = 0.35  # to see both hands, which stay open
RESULT_S = 1.2  # and which is better
TIE_S = 0.8  # or that none is
PUT_IN_S = 0.35
PAID_S = 0.5
OUT_S = 1.2


def tell(
    before: Circle, after: Circle, seat: int, what: int, stage: Shown | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. Of two throws only the second is told: it shows both."""
    match GAME.verbs.read(what):
        case ("challenge", other):
            parts: tuple[Part, ...] = (say("log.challenges", who=who(seat)), chip(other))
            return (Beat(view=after, parts=parts, sound="step", rest=PUT_IN_S),)
        case ("put in", piece):
            return _put_in(before, after, bit(piece))
    if before.challenger_throw or before.challenged_throw:
        return _throw(before, after)
    return (Beat(view=after, stage=Shown(), motion=""),)  # somebody's fist is ready


def _throw(before: Circle, after: Circle) -> tuple[Beat, ...]:
    """Both throws are in: the count, the hands, and what comes of it.

    After a tie it goes faster, with the last count alone, as there may be many ties.
    """
    tied = after.ties > before.ties
    throws = (after.tied & 3,) * 2 if tied else (after.challenger_throw, after.challenged_throw)
    shaken = before.clone()
    shaken.challenger_throw = shaken.challenged_throw = 0
    count = (say("felt.shake"),)
    beats = [
        Beat(view=shaken, stage=Shown(shakes=shakes), sound="step", caption=count, rest=SHAKE_S)
        for shakes in range(before.beats if before.ties else 1, before.beats + 1)
    ]
    first, second = before.challenger, before.challenged
    hands = hand_icon(throws[0], first), hand_icon(throws[1], second, left=True)
    open_hands = Shown(throws=throws)
    beats.append(
        Beat(
            view=shaken, stage=open_hands, motion="reveal", sound="card", caption=hands,
            rest=0.0 if before.ties else OPEN_S,
        )
    )  # fmt: skip
    if tied:
        parts: tuple[Part, ...] = (hands[0], say("log.tie"), hands[1])
        shown = open_hands._replace(said=say("felt.tie"))
        told = Beat(view=after, stage=shown, parts=parts, sound="block", who=EVERYBODY, rest=TIE_S)
        return *beats, told, Beat(view=after, motion="")
    winner, loser = (first, second) if after.winner == first else (second, first)
    by = dict(zip((first, second), throws, strict=True))
    opened = shaken.clone()
    opened.winner = winner
    shown = open_hands._replace(said=say(f"felt.beat.{HANDS[by[winner]]}"))
    parts = (
        hand_icon(by[winner], winner), say("log.beats"), hand_icon(by[loser], loser, left=True)
    )  # fmt: skip
    told = Beat(view=opened, stage=shown, parts=parts, who=winner, sound="good", rest=RESULT_S)
    won = opened.clone()  # it is decided, and nothing is paid yet
    won.challenger_throw, won.challenged_throw = throws
    won.phase = PAYING
    unfolding = Unfolding(won, after)
    unfolding.demand(loser, 1 + after.ties)
    return *beats, told, *unfolding.end()


def _put_in(before: Circle, after: Circle, piece: int) -> tuple[Beat, ...]:
    """A piece of a payment; the last one completes it."""
    view = before.clone()
    if before.held[before.giver()] & piece:
        view.given |= piece
    else:
        view.back |= piece
    laid = Beat(view=view, sound="place", rest=PUT_IN_S)
    if view.lacking():
        return (Beat(view=after, sound="place", rest=PUT_IN_S),)
    unfolding = Unfolding(view, after)
    if view.is_swap():
        unfolding.swap()
    else:
        unfolding.pay()
    return laid, *unfolding.end()


class Unfolding:
    """What follows from a payment without anybody's choice, as beats (P6 to P9)."""

    def __init__(self, view: Circle, after: Circle) -> None:
        self.view = view.clone()
        self.after = after
        self.beats: list[Beat] = []

    def demand(self, payer: int, fee: int) -> None:
        """P2, P4: somebody owes the winner; who has no more than that gives all."""
        view = self.view
        view.payer, view.given, view.back = payer, 0, 0
        view.due = 2 * fee if view.showdown() else fee
        if worth(view.held[payer]) <= view.due:
            view.way, view.given = EXACT, view.held[payer]
            self.note(sound="place", rest=PUT_IN_S)
            self.pay()
        else:
            view.find_a_way()

    def pay(self) -> None:
        """The pieces go over; then P6 to P8."""
        view = self.view
        parts = self.taken(view.winner)
        view.exchange(view.winner)
        paid = Shown(paid=True)
        self.note(*parts, sound="good", rest=PAID_S, whose=view.winner, shown=paid)
        paid_fee = view.owing == 0
        view.owing &= ~bit(view.payer)
        if view.held[view.payer] == 0:
            self.knock_out()
            if paid_fee:
                view.owing = view.still_in & ~bit(view.winner)
            view.owing &= view.still_in if view.is_in(view.winner) else 0
        if view.owing:
            self.demand(view.next_in(view.winner, view.owing), 1)

    def swap(self) -> None:
        """P4d, P4e: change from somebody else; the payment follows."""
        view = self.view
        other = view.holder(view.back)
        parts = self.taken(other)
        view.exchange(other)
        self.note(*parts, sound="good", rest=PAID_S, shown=Shown(paid=True))
        view.find_a_way()

    def taken(self, other: int) -> tuple[Part, ...]:
        """'takes … from …', of what was put in."""
        view = self.view
        parts: list[Part] = [say("log.takes", who=who(other))]
        parts += [*map(piece_icon, pieces_of(view.given)), say("log.from"), chip(view.giver())]
        if view.back:
            parts += [say("log.for"), *map(piece_icon, pieces_of(view.back))]
        return tuple(parts)

    def knock_out(self) -> None:
        """P6: who holds nothing is out, and takes the own colour along: the cascade."""
        view, seat = self.view, 0
        while seat < len(view.held):
            if view.held[seat] or not view.is_in(seat):
                seat += 1
                continue
            view.still_in &= ~bit(seat)
            shown = Shown(said=say("felt.is_out", who=who(seat)), out=seat)
            self.note(say("log.out", who=who(seat)), sound="bad", shown=shown, rest=OUT_S)
            if any(held & own_pieces(seat) for held in view.held):
                for other in range(len(view.held)):
                    view.held[other] &= ~own_pieces(seat)
                said = say("felt.colour_leaves", who=who(seat))
                shown = Shown(said=said, out=seat)
                self.note(say("log.leaves", who=who(seat)), shown=shown, rest=PAID_S)
            seat = 0

    def note(
        self,
        *parts: Part,
        sound: Sound = "",
        shown: Shown | None = None,
        rest: float = 0.0,
        whose: int | None = None,
    ) -> None:
        """A beat that shows the position as it has become."""
        view = self.view.clone()
        self.beats.append(
            Beat(view=view, stage=shown, sound=sound, parts=parts, who=whose, rest=rest)
        )

    def end(self) -> tuple[Beat, ...]:
        """All beats, and the last one with the position that the rules have come to."""
        over = self.after.phase == OVER
        parts: tuple[Part, ...] = ()
        if self.after.phase != THROWING and self.after.showdown() and not self.began_so():
            parts = (say("log.showdown"),)
        last = Beat(
            view=self.after, parts=parts, who=EVERYBODY if parts else None,
            sound="win" if over else "",
        )  # fmt: skip
        return *self.beats, last

    def began_so(self) -> bool:
        """Whether only two were left before."""
        return not self.beats or bool(self.beats[0].view.showdown())
