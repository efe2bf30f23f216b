"""The felt in the middle: the throws of a challenge, the fee that grows with ties, the payment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from potager.core.pyramids import glyph
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, words
from potager.core.texts import Message, say, verbatim

from . import COLOURS, HANDS
from .payments import CHANGE, NOBODY
from .places import Plan, standing
from .purses import size_of, worth
from .rules import (
    NAMING,
    NO_THROW,
    OVER,
    PAPER,
    PAYING,
    ROCK,
    SCISSORS,
    THROWING,
    UNSEEN,
    Circle,
)
from .sprites import picture, piece_key, piece_words, pieces_of, player, pyramid

MOST_COINS = 9  # more than that are told by a number
ROUNDS = 3  # of a challenge that are shown


class Rows(NamedTuple):
    """The rows of the felt: centres from its upper edge, and sizes."""

    strip: float
    pill: Box  # the size of one round in the strip; its place does not count
    hands: float
    hand: float  # the width of a hand
    line: float
    letters: float
    coins: float
    low: Box  # buttons or the payment


def _rows(where: Plan) -> Rows:
    felt = where.felt
    if where.phone:
        low = Box(felt.x + 14, felt.y + 194, felt.w - 28, 96)
        return Rows(26, Box(0, 0, 108, 34), 92, 158, 146, 15, 172, low)
    low = Box(felt.x + 20, felt.y + 240, felt.w - 40, 96)
    return Rows(36, Box(0, 0, 132, 42), 122, 210, 190, 19, 219, low)


def felt(view: Circle, viewer: int, where: Plan) -> Iterator[Sprite]:
    """The frame and the felt, and on it what the turn has come to."""
    frame = where.felt
    rim = 7 if where.phone else 10
    r = 24 if where.phone else 34
    yield box("felt:shade", Box(frame.x - 2, frame.y + 8, frame.w + 4, frame.h), "shade", r=r)
    yield box("felt:edge", Box(frame.x, frame.y + 5, frame.w, frame.h), "wood-deep", r=r)
    yield box("felt:frame", frame, "wood-edge", r=r)
    yield box("felt", frame.inset(rim), "felt", r=r - rim, label=headline(view))
    rows = _rows(where)
    if view.phase in (THROWING, PAYING):
        if not view.owing:
            yield from _rounds(view, where, rows)
        yield from _hands(view, where, rows)
        at = frame.y + rows.line
        yield words("felt:line", headline(view), frame.cx, at, rows.letters, "on-button")
    else:
        yield from _pause(view, where, rows)
    if view.phase == THROWING:
        yield from _count_down(view, where, rows)
        if viewer in (view.challenger, view.challenged):
            yield from _buttons(viewer, where, rows)
    if view.phase == PAYING:
        yield from _owed(view, where, rows)
        if where.phone and viewer == view.chooser():
            yield from _offers(view, rows)


def _pause(view: Circle, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """Between two challenges: how the last one went, and whose turn it is."""
    frame = where.felt
    calm = rows._replace(hands=frame.h * 0.33, hand=rows.hand * 1.08)
    at = frame.cy
    if view.challenger != NOBODY:
        yield from _hands(view, where, calm)
        won = max((ROCK, PAPER, SCISSORS), key=lambda throw: _shown_by(view, throw) == view.winner)
        at = frame.y + frame.h * 0.66
        yield words("felt:last", say(f"felt.beat.{HANDS[won]}"), frame.cx, at, 15, "on-felt")
        at += 36
    yield words("felt:line", headline(view), frame.cx, at, rows.letters * 1.1, "on-button")


def _shown_by(view: Circle, throw: int) -> int:
    """Who has shown this in a challenge that is decided."""
    if throw == view.challenger_throw:
        return view.challenger
    return view.challenged if throw == view.challenged_throw else NOBODY


def headline(view: Circle) -> Message:
    """What the felt says."""
    if view.phase == OVER:
        winner = next(seat for seat in range(len(view.held)) if view.is_in(seat))
        return say("felt.over", player=player(winner))
    if view.phase == NAMING:
        return say("felt.naming", player=player(view.active))
    if view.phase == THROWING:
        told = "felt.showdown" if view.showdown() else "felt.throwing"
        return say(
            "felt.tied" if view.ties else told,
            challenger=player(view.challenger),
            challenged=player(view.challenged),
        )
    if view.is_swap():
        return say("felt.swap", player=player(view.giver()))
    told = "felt.change" if view.way == CHANGE else "felt.bonus" if view.owing else "felt.owes"
    return say(told, payer=player(view.payer), payee=player(view.winner), n=view.due)


# The throws


def stake(view: Circle, ties: int) -> int:
    """What a win after that many ties is worth."""
    return (1 + ties) * (2 if view.showdown() else 1)


def _rounds(view: Circle, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """The last rounds of the challenge, each with what it was about."""
    ties: int = min(view.ties, ROUNDS - 1)
    w = rows.pill.w
    gap = 8 if where.phone else 12
    left = where.felt.cx - ((ties + 1) * w + ties * gap) / 2
    for index in range(ties + 1):
        age = ties - index
        number = view.ties - age
        at = Box(
            left + index * (w + gap), where.felt.y + rows.strip - rows.pill.h / 2, *rows.pill[2:]
        )
        tied = (view.tied >> 2 * (age - 1) & 3) if age else 0
        yield from _round(view, number, tied, at)


def _round(view: Circle, number: int, tied: int, at: Box) -> Iterator[Sprite]:
    key = f"round:{number}"
    now = not tied
    if now:
        yield box(f"{key}:rim", at.inset(-3), "marker", r=at.h / 2 + 3)
    yield box(key, at, *(("card",) if now else ("felt-light",)), r=at.h / 2)
    throws = (tied, tied) if tied else (view.challenger_throw, view.challenged_throw)
    for side, (seat, throw) in enumerate(zip(_fighters(view), throws, strict=True)):
        x = at.x + at.h * 0.2 + at.w * (0.16 + 0.29 * side)
        yield picture(
            f"{key}:{side}", _hand(throw, side), x, at.cy, at.w * 0.3, at.w * 0.3 * 6 / 11,
            COLOURS[seat],
        )  # fmt: skip
    x = at.x + at.w - at.h / 2
    disc = at.h * 0.36
    yield box(
        f"{key}:disc", Box(x - disc, at.cy - disc, 2 * disc, 2 * disc),
        "marker" if now else "felt", r=disc,
    )  # fmt: skip
    look = "on-pick" if now else "on-button"
    yield words(f"{key}:fee", verbatim(str(stake(view, number))), x, at.cy, at.h * 0.4, look)


def _fighters(view: Circle) -> tuple[int, int]:
    return view.challenger, view.challenged


def _hand(throw: int, side: int) -> str:
    """The drawing of a throw; a throw that is not to be seen yet is a fist."""
    shown = ROCK if throw in (NO_THROW, UNSEEN) else throw
    return HANDS[shown] + ("-left" if side else "")


def _hands(view: Circle, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """Both hands, out of the frame; while the throws are secret, two fists whatever they are."""
    y = where.felt.y + rows.hands
    reach = where.felt.w / 2 - (7 if where.phone else 10) - rows.hand / 2
    throws = (view.challenger_throw, view.challenged_throw)
    if view.phase == THROWING:
        throws = (NO_THROW, NO_THROW)
    if view.winner != NOBODY:
        side = -1 if view.winner == view.challenger else 1
        size = rows.hand * 0.95
        yield picture("glow", "glow", where.felt.cx + side * reach * 0.9, y, size, size)
    for side, (seat, throw) in enumerate(zip(_fighters(view), throws, strict=True)):
        way = 2 * side - 1
        x = where.felt.cx + way * reach
        label = player(seat)
        if throw:
            label = say("throw.by", player=label, throw=say(f"throw.{HANDS[throw]}"))
        yield Sprite(
            key=f"hand:{side}", symbol=_hand(throw, side), x=x, y=y, w=rows.hand,
            h=rows.hand * 6 / 11, classes=(COLOURS[seat],), label=label,
        )  # fmt: skip
        size = rows.hand * 0.11
        yield picture(
            f"sleeve:{side}", glyph(COLOURS[seat]), x + way * rows.hand * 0.4, y, size, size,
            COLOURS[seat],
        )  # fmt: skip


def _count_down(view: Circle, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """1-2-3, or 1-2-3-go; it lights up when the throws are in."""
    counting = bool(view.challenger_throw or view.challenged_throw)
    r = 9 if where.phone else 12
    y = where.felt.y + rows.coins
    beats: int = view.beats
    for beat in range(beats):
        x = where.felt.cx + (beat - (beats - 1) / 2) * r * 3
        text = say("felt.go") if beat == 3 else verbatim(str(beat + 1))
        tone = "marker" if counting else "felt-light"
        yield box(f"beat:{beat}", Box(x - r, y - r, 2 * r, 2 * r), tone, r=r)
        look = "on-pick" if counting else "on-button"
        yield words(f"beat:{beat}:name", text, x, y, r * (1.0 if beat == 3 else 1.2), look)


def _buttons(viewer: int, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """Rock, paper, scissors: what this player can throw."""
    low = rows.low
    gap = 8 if where.phone else 14
    w = (low.w - 2 * gap) / 3
    for index, name in enumerate(HANDS[1:]):
        at = Box(low.x + index * (w + gap), low.y, w, low.h)
        text = say(f"throw.{name}")
        yield box(f"throw:{name}:edge", Box(at.x, at.y + 3, at.w, at.h), "felt-edge", r=14)
        yield box(f"throw:{name}", at, "card", r=14, label=text, target=f"throw:{name}")
        size = min(at.w * 0.86, 124.0)
        yield picture(
            f"throw:{name}:hand", name, at.cx - size * 0.06, at.cy - 9, size, size * 6 / 11,
            COLOURS[viewer],
        )  # fmt: skip
        name_text = say(f"throw.name.{name}")
        yield words(f"throw:{name}:name", name_text, at.cx, at.y + at.h - 15, 15, "strong")


# The payment


def _owed(view: Circle, where: Plan, rows: Rows) -> Iterator[Sprite]:
    """What is owed as coins, those filled that are on the table; then what is still to come."""
    due, paid = view.due, worth(view.given) - worth(view.back)
    y = where.felt.y + rows.coins
    size = 19.0 if where.phone else 23.0
    shown: int = 0 if view.is_swap() else due
    across = size * 1.08 * (3 if shown > MOST_COINS else shown)
    letters = 13 if where.phone else 15
    left = where.felt.cx - (across + letters * 9) / 2
    if shown > MOST_COINS:
        yield picture("coin:0", "coin", left + size / 2, y, size, size)
        yield words("coins", verbatim(f"× {due}"), left + size * 2.1, y, size * 0.8, "on-button")
    for index in range(shown if shown <= MOST_COINS else 0):
        symbol = "coin" if index < paid else "coin-due"
        yield picture(f"coin:{index}", symbol, left + size * (0.5 + 1.08 * index), y, size, size)
    rest = left + across + letters * (0.6 if shown else 0)
    yield words("felt:rest", _rest(view), rest, y, letters, "on-button", start=True)
    yield box("payment", _tray(where, rows), "felt-light", r=14, label=_rest(view))


def _rest(view: Circle) -> Message:
    """What is still missing, and from whom."""
    lacking = view.lacking()
    if lacking > 0:
        return say("felt.lacks", n=lacking)
    if lacking < 0:
        return say("felt.back", n=-lacking)
    return say("felt.first")


def _tray(where: Plan, rows: Rows) -> Box:
    """On a phone the pieces to choose from stand beside it."""
    low = rows.low
    return Box(low.x, low.y, low.w * 0.38, low.h) if where.phone else low


def on_the_table(view: Circle, where: Plan) -> Iterator[Sprite]:
    """The pieces that were put in: what is given, and what comes back."""
    if view.phase != PAYING:
        return
    tray = _tray(where, _rows(where))
    middle = tray.cx
    arrow = 16 if where.phone else 24
    halves = (
        Box(tray.x + 4, tray.y + 4, middle - tray.x - arrow / 2 - 4, tray.h - 8),
        Box(middle + arrow / 2, tray.y + 4, middle - tray.x - arrow / 2 - 4, tray.h - 8),
    )
    if view.given and (view.way == CHANGE or view.is_swap()):
        yield picture("goes", "goes", middle, tray.cy - arrow * 0.5, arrow, arrow)
        yield picture("comes", "comes", middle, tray.cy + arrow * 0.5, arrow, arrow)
    else:
        halves = (Box(tray.x + 4, tray.y + 4, tray.w - 8, tray.h - 8), halves[1])
    for pieces, half in zip((view.given, view.back), halves, strict=True):
        chosen = pieces_of(pieces)
        feet = standing(half, [size_of(piece) for piece in chosen], 0.9)
        for piece, foot in zip(chosen, feet, strict=True):
            label = say("felt.put_in", piece=piece_words(piece))
            yield pyramid(piece_key(piece), piece, foot, "flat", label=label)


def _offers(view: Circle, rows: Rows) -> Iterator[Sprite]:
    """The pieces to choose from once more, each on a button large enough for a thumb."""
    low = rows.low
    room = Box(low.x + low.w * 0.4, low.y, low.w * 0.6, low.h)
    offered = pieces_of(view.offered())
    down = 1 if len(offered) <= 4 else 2
    across = -(-len(offered) // down)
    w, h = (room.w + 5) / across, (room.h + 5) / down
    for index, piece in enumerate(offered):
        at = Box(room.x + index % across * w, room.y + index // across * h, w - 5, h - 5)
        target, label = piece_key(piece), say("felt.offer", piece=piece_words(piece))
        yield box(f"offer:{target}", at, "felt-edge", r=10, label=label, target=target)
        (foot,) = standing(at.inset(6), [size_of(piece)], 0.9)
        yield pyramid(f"offer:{target}:piece", piece, foot, "flat")
