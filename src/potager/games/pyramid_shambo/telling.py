"""Pyramid Shambo in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from potager.core.scene import SeatStatus
from potager.core.texts import Message, say

from . import COLOURS, GAME
from .felt import headline, stake
from .payments import CHANGE
from .purses import worth
from .rules import NAMING, OVER, PAYING, THROWING, Circle
from .sprites import piece_words, who


def prompt(view: Circle, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.phase == OVER:
        return verdict(view)
    if view.phase == THROWING:
        if viewer not in (view.challenger, view.challenged):
            return headline(view)
        other = view.challenged if viewer == view.challenger else view.challenger
        told = "prompt.again" if view.ties else "prompt.throw"
        return say(told, who=who(other), n=stake(view.ties, view.showdown()))
    if viewer != view.chooser():
        told = "prompt.naming" if view.phase == NAMING else "prompt.choosing"
        return say(told, who=who(view.chooser()))
    if view.phase == NAMING:
        return say("prompt.name")
    return _pay_prompt(view, viewer)


def _pay_prompt(view: Circle, viewer: int) -> Message:
    lacking = view.lacking()
    if view.is_swap():
        told = "prompt.swap.first" if not view.given else "prompt.swap.more"
        if view.given and lacking < 0:
            told = "prompt.swap.back"
        return say(told, who=who(view.giver()))
    if view.way == CHANGE and lacking < 0:
        return say("prompt.back", payee=who(view.winner), payer=who(view.payer), n=-lacking)
    return say("prompt.pay", payer=who(view.payer), payee=who(view.winner), n=lacking)


def status(view: Circle) -> list[SeatStatus]:
    """Each seat's colour and worth; the pieces themselves stand on the mats."""
    return [_status(view, seat) for seat in range(len(view.held))]


def _status(view: Circle, seat: int) -> SeatStatus:
    still_in = view.is_in(seat)
    pips = worth(view.held[seat])
    return SeatStatus(
        role=say(f"player.{COLOURS[seat]}"),
        symbol=f"chip-{COLOURS[seat]}",
        classes=() if still_in else ("muted",),
        parts=(say("status.pips", n=pips) if still_in else say("status.out"),),
        score=(pips, 0),
    )


def _gone(before: Circle, after: Circle) -> list[int]:
    """Who went out between two positions."""
    return [
        seat for seat in range(len(before.held)) if before.is_in(seat) and not after.is_in(seat)
    ]


def foresee(view: Circle, after: Circle, action: int) -> Message:
    """What a choice would do, in one sentence."""
    match GAME.verbs.read(action):
        case ("challenge", seat):
            return say("foresee.name", who=who(seat), n=worth(view.held[seat]))
        case ("put in", piece):
            return _foresee_payment(view, after, piece_words(piece))
        case unseen:
            raise ValueError(f"nothing is foreseen of {unseen}")


def _foresee_payment(view: Circle, after: Circle, piece: Message) -> Message:
    gone = _gone(view, after)
    if gone:
        return say("foresee.out", piece=piece, who=who(gone[0]))
    if after.phase == PAYING and after.given:
        lacking: int = after.lacking()
        return say("foresee.more" if lacking > 0 else "foresee.back", piece=piece, n=abs(lacking))
    return say("foresee.swapped" if view.is_swap() else "foresee.paid", piece=piece)


def verdict(view: Circle) -> Message:
    """Who won and why."""
    winner = next(seat for seat in range(len(view.held)) if view.is_in(seat))
    return say("won", who=who(winner), n=view.turn)
