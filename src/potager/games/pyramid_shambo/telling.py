"""Pyramid Shambo in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.scene import EVERYBODY, Icon, Part, SeatStatus, Sound, Told
from potager.core.texts import Message, say

from . import COLOURS, GAME
from .felt import headline, stake
from .payments import CHANGE
from .purses import worth
from .rules import NAMING, OVER, PAYING, THROWING, Circle
from .sprites import chip, hand_icon, piece_icon, piece_words, pieces_of, player

REVEAL_S = 1.2  # how long two hands are looked at


def prompt(view: Circle, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.phase == OVER:
        return verdict(view)
    if view.phase == THROWING:
        if viewer not in (view.challenger, view.challenged):
            return headline(view)
        other = view.challenged if viewer == view.challenger else view.challenger
        told = "prompt.again" if view.ties else "prompt.throw"
        return say(told, player=player(other), n=stake(view, view.ties))
    if viewer != view.chooser():
        told = "prompt.naming" if view.phase == NAMING else "prompt.choosing"
        return say(told, player=player(view.chooser()))
    if view.phase == NAMING:
        return say("prompt.name")
    return _pay_prompt(view, viewer)


def _pay_prompt(view: Circle, viewer: int) -> Message:
    lacking = view.lacking()
    if view.is_swap():
        told = "prompt.swap.first" if not view.given else "prompt.swap.more"
        if view.given and lacking < 0:
            told = "prompt.swap.back"
        return say(told, player=player(view.giver()))
    if view.way == CHANGE and lacking < 0:
        return say("prompt.back", payee=player(view.winner), payer=player(view.payer), n=-lacking)
    told = "prompt.pay.you" if viewer == view.payer else "prompt.pay.they"
    return say(told, payer=player(view.payer), payee=player(view.winner), n=lacking)


def status(view: Circle) -> list[SeatStatus]:
    """Each seat's colour and worth; the pieces themselves stand on the mats."""
    return [_status(view, seat) for seat in range(len(view.held))]


def _status(view: Circle, seat: int) -> SeatStatus:
    still_in = view.is_in(seat)
    pips = worth(view.held[seat])
    return SeatStatus(
        role=player(seat),
        symbol=f"chip-{COLOURS[seat]}",
        classes=() if still_in else ("muted",),
        parts=(say("status.pips", n=pips) if still_in else say("status.out"),),
        score=(pips, 0),
    )


def tell(before: Circle, after: Circle, who: int, what: int) -> Told:
    """What an event looks and sounds like; the log shows who did it.

    Of two throws only the second is told: it shows both.
    """
    match GAME.verbs.read(what):
        case ("challenge", seat):
            return Told(parts=(say("log.challenges"), chip(seat)), motion="glide", sound="step")
        case ("put in", piece):
            return _tell_payment(before, after, who, bit(piece))
        case _:
            return _tell_throw(before, after)


def _tell_throw(before: Circle, after: Circle) -> Told:
    first, second = before.challenger, before.challenged
    if after.ties > before.ties:
        tie = after.tied & 3
        parts: tuple[Part, ...] = (
            hand_icon(tie, first),
            say("log.tie"),
            hand_icon(tie, second, left=True),
        )
        return Told(parts=parts, motion="reveal", sound="block", who=EVERYBODY, rest=REVEAL_S)
    if after.phase == THROWING:
        return Told(motion="")
    winner = after.winner
    throws = {first: after.challenger_throw, second: after.challenged_throw}
    loser = second if winner == first else first
    parts = (
        hand_icon(throws[winner], winner),
        say("log.beats"),
        hand_icon(throws[loser], loser, left=True),
    )
    if not after.is_in(loser):
        parts += (say("log.all"),)
    return Told(
        parts=(*parts, *_leaving(before, after)), motion="reveal", sound=_sound(before, after),
        who=winner, rest=REVEAL_S,
    )  # fmt: skip


def _tell_payment(before: Circle, after: Circle, who: int, piece: int) -> Told:
    """A line for every finished exchange; the pieces before the last have none of their own."""
    if after.given:
        return Told(motion="glide", sound="place")
    giver = before.giver()
    gives = bool(before.held[giver] & piece)
    given = before.given | (piece if gives else 0)
    back = before.back | (0 if gives else piece)
    other = before.holder(back) if before.is_swap() else before.winner
    parts: list[Part] = [] if other == who else [chip(other)]
    parts += [say("log.takes"), *map(piece_icon, pieces_of(given))]
    parts += [say("log.from"), chip(giver)]
    if back:
        parts += [say("log.for"), *map(piece_icon, pieces_of(back))]
    return Told(
        parts=(*parts, *_leaving(before, after)), motion="glide", sound=_sound(before, after)
    )


def _gone(before: Circle, after: Circle) -> list[int]:
    """Who went out between two positions."""
    return [
        seat for seat in range(len(before.held)) if before.is_in(seat) and not after.is_in(seat)
    ]


def _leaving(before: Circle, after: Circle) -> tuple[Part, ...]:
    gone: list[Icon] = [chip(seat) for seat in _gone(before, after)]
    if not gone:
        return ()
    line: tuple[Part, ...] = (say("log.out"), *gone)
    return (*line, say("log.showdown")) if after.showdown() and not before.showdown() else line


def _sound(before: Circle, after: Circle) -> Sound:
    if after.phase == OVER:
        return "win"
    return "bad" if _gone(before, after) else "good"


def foresee(view: Circle, after: Circle, action: int) -> Message:
    """What a choice would do, in one sentence."""
    match GAME.verbs.read(action):
        case ("challenge", seat):
            return say("foresee.name", player=player(seat), n=worth(view.held[seat]))
        case ("put in", piece):
            return _foresee_payment(view, after, piece_words(piece))
        case unseen:
            raise ValueError(f"nothing is foreseen of {unseen}")


def _foresee_payment(view: Circle, after: Circle, piece: Message) -> Message:
    gone = _gone(view, after)
    if gone:
        return say("foresee.out", piece=piece, player=player(gone[0]))
    if after.phase == PAYING and after.given:
        lacking: int = after.lacking()
        return say("foresee.more" if lacking > 0 else "foresee.back", piece=piece, n=abs(lacking))
    return say("foresee.swapped" if view.is_swap() else "foresee.paid", piece=piece)


def verdict(view: Circle) -> Message:
    """Who won and why."""
    winner = next(seat for seat in range(len(view.held)) if view.is_in(seat))
    return say("won", player=player(winner), n=view.turn)
