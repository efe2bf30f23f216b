"""What happens in Pyramid Shambo, one beat after another.

Fists shake, hands open, and the felt shows which hand wins. Then pieces change hands, somebody is
out, the colour leaves every hand, and the bonus follows. If nobody has a choice, the rules do all
this at once. `Unfolding` goes through it step by step on a copy and ends in the same position.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from potager.core.bits import bit
from potager.core.scene import EVERYBODY, Beat, Part, Stage
from potager.core.texts import listed, say
from potager.games.pyramid_shambo import GAME, HANDS
from potager.games.pyramid_shambo.rules.circle import OVER, PAYING, THROWING, Circle
from potager.games.pyramid_shambo.rules.payments import NOBODY
from potager.games.pyramid_shambo.rules.purses import own_pieces

from .sprites import hand_icon, piece_icon, pieces_of
from .telling import who

SHAKE_S = 0.05  # for each count of 1-2-3
OPEN_S = 0.35  # to see both hands, which stay open
RESULT_S = 1.2  # and which is better
TIE_S = 0.8  # or that none is
PUT_IN_S = 0.35
PAID_S = 0.5
OUT_S = 1.2


def tell(
    before: Circle, after: Circle, seat: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. Only the second throw is shown, with both hands."""
    match GAME.verbs.read(what):
        case ("challenge", other):
            line = (say("log.challenges", who=who(seat), other=who(other)),)
            return (Beat(view=after, parts=line, sound="step", rest=PUT_IN_S),)
        case ("put in", piece):
            return _put_in(before, after, bit(piece))
    if before.challenger_throw or before.challenged_throw:
        return _throw(before, after)
    return (Beat(view=after, stage=Stage(), motion=""),)  # somebody's fist is ready


def _throw(before: Circle, after: Circle) -> tuple[Beat, ...]:
    """Both throws are in: the count, the hands, and what comes of it.

    After a tie it goes faster, with the last count alone, as there may be many ties.
    """
    tied = after.ties > before.ties
    throws = (after.tied & 3,) * 2 if tied else (after.challenger_throw, after.challenged_throw)
    shaken = before.clone()
    shaken.challenger_throw = shaken.challenged_throw = 0
    shaking = (say("felt.shake"),)
    beats = [
        Beat(view=shaken, stage=Stage(counted=count), sound="step", caption=shaking, rest=SHAKE_S)
        for count in range(before.beats if before.ties else 1, before.beats + 1)
    ]
    first, second = before.challenger, before.challenged
    hands = (
        hand_icon(throws[0], first, whole=True),
        hand_icon(throws[1], second, left=True, whole=True),
    )
    shown, sight = Stage(opened=throws), 0.0 if before.ties else OPEN_S
    reveal = Beat(
        view=shaken, stage=shown, motion="reveal", sound="card", caption=hands, rest=sight
    )
    beats.append(reveal)
    if tied:
        hand = hand_icon(throws[0], first)
        line = (say("log.tie", first=who(first), second=who(second), throw=hand),)
        shown = Stage(opened=throws, said=say("felt.tie"))
        told = Beat(view=after, stage=shown, parts=line, sound="block", who=EVERYBODY, rest=TIE_S)
        return *beats, told, Beat(view=after, motion="")
    winner, loser = (first, second) if after.winner == first else (second, first)
    best, worst = throws if after.winner == first else throws[::-1]
    opened = shaken.clone()
    opened.winner = winner
    shown = Stage(opened=throws, said=say(f"felt.beat.{HANDS[best]}"))
    line = say(
        f"log.beats.{HANDS[best]}", who=who(winner), other=who(loser),
        throw=hand_icon(best, winner), beaten=hand_icon(worst, loser, left=True),
    ),  # fmt: skip
    told = Beat(view=opened, stage=shown, parts=line, who=winner, sound="good", rest=RESULT_S)
    won = opened.clone()  # it is decided, and nothing is paid yet
    won.challenger_throw, won.challenged_throw = throws
    won.phase = PAYING
    unfolding = Unfolding(won, after)
    unfolding.demand(loser, 1 + after.ties)
    return *beats, told, *unfolding.end()


def _put_in(before: Circle, after: Circle, piece: int) -> tuple[Beat, ...]:
    """A piece of a payment; the last one completes it."""
    view = before.clone()
    view.lay(piece)
    if view.lacking():
        return (Beat(view=after, sound="place", rest=PUT_IN_S),)
    unfolding = Unfolding(view, after)
    unfolding.note(sound="place", rest=PUT_IN_S)
    if view.is_swap():
        unfolding.swap()
    else:
        unfolding.pay()
    return unfolding.end()


class Unfolding:
    """What follows from a payment without anybody's choice, as beats (P6 to P9)."""

    def __init__(self, view: Circle, after: Circle) -> None:
        self.view = view.clone()
        self.after = after
        self.beats: list[Beat] = []

    def demand(self, payer: int, fee: int) -> None:
        """P2, P4: somebody owes the winner; a player with no more than the fee gives everything."""
        if self.view.takes_all(payer, fee):
            self.note(sound="place", rest=PUT_IN_S)
            self.pay()

    def pay(self) -> None:
        """The pieces go over; then P6 to P8."""
        view = self.view
        self.exchange(view.winner, view.winner)
        if view.held[view.payer] == 0:
            self.knock_out()
        payer = view.next_payer()
        if payer != NOBODY:
            self.demand(payer, 1)

    def swap(self) -> None:
        """P4d, P4e: change from somebody else; the payment follows."""
        self.exchange(self.view.holder(self.view.back))
        self.view.find_a_way()

    def exchange(self, other: int, line: int | None = None) -> None:
        """What was put in goes over: 'Pip takes your medium red and gives a small blue for it'."""
        view = self.view
        people = {"who": who(other), "giver": who(view.giver())}
        taken = listed([piece_icon(piece) for piece in pieces_of(view.given)])
        told = say("log.takes", **people, pieces=taken)
        if view.back:
            given = listed([piece_icon(piece, "piece.one") for piece in pieces_of(view.back)])
            told = say("log.swaps", **people, pieces=taken, back=given)
        view.exchange(other)
        self.note(told, sound="good", rest=PAID_S, who=line, stage=Stage(settled=True))

    def knock_out(self) -> None:
        """P6: a player who holds nothing is out, and that colour leaves too: the cascade."""
        view = self.view
        while (seat := view.next_out()) != NOBODY:
            shown = Stage(struck=(seat,), settled=True, said=say("felt.is_out", who=who(seat)))
            self.note(say("log.out", who=who(seat)), sound="bad", stage=shown, rest=OUT_S)
            if any(held & own_pieces(seat) for held in view.held):
                view.take_along(seat)
                shown = replace(shown, said=say("felt.colour_leaves", who=who(seat)))
                self.note(say("log.leaves", who=who(seat)), stage=shown, rest=PAID_S)

    def note(self, *parts: Part, **told: Any) -> None:
        """A beat that shows the position as it has become."""
        self.beats.append(Beat(view=self.view.clone(), parts=parts, **told))

    def end(self) -> tuple[Beat, ...]:
        """All beats, and the last one with the position that the rules have come to."""
        after, began_so = self.after, not self.beats or self.beats[0].view.showdown()
        if after.phase == OVER:
            return *self.beats, Beat(view=after, sound="win")
        if after.phase != THROWING and after.showdown() and not began_so:
            return *self.beats, Beat(view=after, parts=(say("log.showdown"),), who=EVERYBODY)
        return *self.beats, Beat(view=after)
