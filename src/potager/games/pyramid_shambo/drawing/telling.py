"""Pyramid Shambo in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from functools import cache

from potager.core.scene import SeatStatus
from potager.core.texts import Message, Someone, say, someone
from potager.games.pyramid_shambo import COLOURS, GAME, HANDS
from potager.games.pyramid_shambo.rules.circle import NAMING, OVER, PAYING, THROWING, Circle
from potager.games.pyramid_shambo.rules.payments import CHANGE
from potager.games.pyramid_shambo.rules.purses import colour_of, size_of, worth


@cache
def player(seat: int) -> Message:
    """'Ben', or 'Red' where nobody is known."""
    return say("player.name", who=who(seat))


@cache
def who(seat: int) -> Someone:
    """A player in a text; without a name by the own colour."""
    return someone(seat, say(f"player.{COLOURS[seat]}"))


@cache
def piece_words(piece: int) -> Message:
    """'large red'."""
    colour = say(f"colour.{COLOURS[colour_of(piece)]}")
    return say(f"piece.{size_of(piece)}", colour=colour)


@cache
def thrown(seat: int, throw: int) -> Message:
    """'Ben shows rock'."""
    return say("throw.by", who=who(seat), throw=throw_name(throw))


@cache
def owned(piece: int, seat: int) -> Message:
    """'large red, held by Ben'."""
    return say("place.piece", piece=piece_words(piece), who=who(seat))


@cache
def throw_name(throw: int) -> Message:
    """'rock'."""
    return say(f"throw.{HANDS[throw]}")


def prompt(view: Circle, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.phase == THROWING:
        if viewer not in (view.challenger, view.challenged):
            return headline(view)
        other = view.challenged if viewer == view.challenger else view.challenger
        told = "prompt.again" if view.ties else "prompt.throw"
        return say(told, who=who(other), n=(1 + view.ties) * (1 + view.showdown()))
    if viewer != view.chooser():
        told = "prompt.naming" if view.phase == NAMING else "prompt.choosing"
        return say(told, who=who(view.chooser()))
    if view.phase == NAMING:
        return say("prompt.name")
    return _pay_prompt(view, viewer)


def _pay_prompt(view: Circle, viewer: int) -> Message:
    lacking = view.lacking()
    if view.is_swap():
        told = "first" if not view.given else "back" if lacking < 0 else "more"
        return say(f"prompt.swap.{told}", who=who(view.giver()))
    if view.way == CHANGE and lacking < 0:
        return say("prompt.back", payee=who(view.winner), payer=who(view.payer), n=-lacking)
    return say("prompt.pay", payer=who(view.payer), payee=who(view.winner), n=lacking)


def headline(view: Circle) -> Message:
    """What the felt says."""
    if view.phase == OVER:
        return say("felt.over", who=who(_winner(view)))
    if view.phase == NAMING:
        return say("felt.naming", who=who(view.active))
    if view.phase == THROWING:
        told = "felt.tied" if view.ties else "felt.showdown" if view.showdown() else "felt.throwing"
        return say(told, challenger=who(view.challenger), challenged=who(view.challenged))
    if view.is_swap():
        return say("felt.swap", who=who(view.giver()))
    told = "felt.change" if view.way == CHANGE else "felt.bonus" if view.owing else "felt.owes"
    return say(told, payer=who(view.payer), payee=who(view.winner), n=view.due)


def rest(lacking: int, begun: bool) -> Message:
    """What is still missing of a payment, and from whom."""
    if lacking:
        return say("felt.lacks" if lacking > 0 else "felt.back", n=abs(lacking))
    return say("felt.complete" if begun else "felt.first")


def status(view: Circle) -> list[SeatStatus]:
    """Each seat's colour and worth; the pieces themselves stand on the mats."""
    return [_status(seat, worth(held), view.is_in(seat)) for seat, held in enumerate(view.held)]


@cache
def _status(seat: int, pips: int, still_in: bool) -> SeatStatus:
    colour, told = COLOURS[seat], say("status.pips", n=pips) if still_in else say("status.out")
    return SeatStatus(
        role=say(f"player.{colour}"), symbol=f"chip-{colour}", parts=(told,), score=(pips, 0),
        classes=() if still_in else ("muted",),
    )  # fmt: skip


def foresee(view: Circle, after: Circle, seat: int, action: int) -> Message:
    """What a choice would do, in one sentence."""
    match GAME.verbs.read(action):
        case ("challenge", other):
            return say("foresee.name", who=who(other), n=worth(view.held[other]))
        case (_, number):
            piece = piece_words(number)
    if gone := int(view.still_in & ~after.still_in):
        return say("foresee.out", piece=piece, who=who((gone & -gone).bit_length() - 1))
    if after.phase == PAYING and after.given:
        lacking = int(after.lacking())
        return say("foresee.more" if lacking > 0 else "foresee.back", piece=piece, n=abs(lacking))
    return say("foresee.swapped" if view.is_swap() else "foresee.paid", piece=piece)


def verdict(view: Circle) -> Message:
    """Who won and why."""
    return say("won", who=who(_winner(view)), n=view.turn)


def _winner(view: Circle) -> int:
    """The last one in."""
    return int(view.still_in).bit_length() - 1
