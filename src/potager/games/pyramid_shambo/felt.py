"""The felt in the middle: the throws of a challenge, the fee that grows with ties, the payment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from potager.core.once import once
from potager.core.pyramids import glyph
from potager.core.scene import AT_ONCE, Sprite, choice_of
from potager.core.shapes import Box, box, picture, words
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
from .shown import Shown
from .sprites import piece_key, piece_words, pieces_of, player, pyramid, who

MOST_COINS = 9  # more than that are told by a number
ROUNDS = 3  # of a challenge that are shown
THUMB = 48.0  # what is as wide is hit
LIFT = 16.0  # how far fists are shaken
Pair = tuple[int, int]  # of the challenger, and of the challenged


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


def felt(view: Circle, viewer: int, where: Plan, shown: Shown) -> list[Sprite]:
    """The frame and the felt, and on it what the turn has come to."""
    said = shown.said or headline(view)
    sprites = [*_frame(where, said)]
    fighters = view.challenger, view.challenged
    throws = view.challenger_throw, view.challenged_throw
    opened = shown.throws
    own = viewer if viewer in fighters else NOBODY  # the others all see the same
    if viewer == view.challenged:  # the own hand is always at the left, where the own seat is
        fighters, throws = fighters[::-1], throws[::-1]
        opened = opened and opened[::-1]
    if view.phase in (THROWING, PAYING):
        if not view.owing:
            sprites += _rounds(where, fighters, throws, view.ties, view.tied, view.showdown())
        open = (NO_THROW, NO_THROW) if view.phase == THROWING else throws
        sprites += _hands(
            where, fighters, own, opened or open, view.winner, shown.shakes, calm=False
        )
        sprites += _line(where, said, shown.said is not None)
    else:
        sprites += _pause(where, said, fighters, own, throws, view.winner)
    if view.phase == THROWING:
        sprites += _count_down(where, view.beats, view.beats if opened else shown.shakes)
        if viewer in fighters:
            mine = opened[fighters.index(viewer)] if opened else NO_THROW
            sprites += _buttons(where, viewer, mine)
    if view.phase == PAYING:
        swap, paid = view.is_swap(), worth(view.given) - worth(view.back)
        rest = _rest(view.lacking(), view.given != 0)
        if shown.paid:
            paid, rest = view.due, say("felt.swapped" if swap else "felt.paid")
        sprites += _owed(where, view.due, paid, swap, rest)
        complete = view.given != 0 and view.lacking() == 0  # it is only shown how it goes over
        choosing = where.phone and viewer == view.chooser() and shown == Shown()
        if choosing and not complete and (offered := view.offered()):
            sprites += _offers(where, offered, view.lacking())
    return sprites


@once
def _frame(where: Plan, said: Message) -> Iterator[Sprite]:
    frame = where.felt
    rim = 7 if where.phone else 10
    r = 24 if where.phone else 34
    yield box("felt:shade", Box(frame.x - 2, frame.y + 8, frame.w + 4, frame.h), "shade", r=r)
    yield box("felt:edge", frame.below(5), "wood-deep", r=r)
    yield box("felt:frame", frame, "wood-edge", r=r)
    yield box("felt", frame.inset(rim), "felt", r=r - rim, label=said)


@once
def _line(where: Plan, said: Message, loud: bool) -> Iterator[Sprite]:
    frame, rows = where.felt, _rows(where)
    letters = rows.letters * (1.4 if loud else 1.0)
    room = frame.w - 32
    yield words("felt:line", said, frame.cx, frame.y + rows.line, letters, "on-button", most=room)


@once
def _pause(
    where: Plan, said: Message, fighters: Pair, viewer: int, throws: Pair, winner: int
) -> Iterator[Sprite]:
    """Between two challenges: how the last one went, and whose turn it is."""
    frame, rows = where.felt, _rows(where)
    at = frame.cy
    if fighters[0] != NOBODY:
        yield from _hands(where, fighters, viewer, throws, winner, 0, calm=True)
        shown_by = dict(zip(reversed(throws), reversed(fighters), strict=True))
        won = max((ROCK, PAPER, SCISSORS), key=lambda throw: shown_by.get(throw, NOBODY) == winner)
        at = frame.y + frame.h * 0.66
        yield words("felt:last", say(f"felt.beat.{HANDS[won]}"), frame.cx, at, 15, "on-felt")
        at += 36
    room = frame.w - 32
    yield words("felt:line", said, frame.cx, at, rows.letters * 1.1, "on-button", most=room)
    if fighters[0] == NOBODY:  # the first challenge: what it is about
        for index, told in enumerate((say("felt.goal.win"), say("felt.goal.out")), 1):
            at += rows.letters * 1.8
            yield words(f"felt:goal:{index}", told, frame.cx, at, 14, "on-felt", most=room)


def headline(view: Circle) -> Message:
    """What the felt says."""
    if view.phase == OVER:
        winner = next(seat for seat in range(len(view.held)) if view.is_in(seat))
        return say("felt.over", who=who(winner))
    if view.phase == NAMING:
        return say("felt.naming", who=who(view.active))
    if view.phase == THROWING:
        told = "felt.showdown" if view.showdown() else "felt.throwing"
        return say(
            "felt.tied" if view.ties else told,
            challenger=who(view.challenger),
            challenged=who(view.challenged),
        )
    if view.is_swap():
        return say("felt.swap", who=who(view.giver()))
    told = "felt.change" if view.way == CHANGE else "felt.bonus" if view.owing else "felt.owes"
    return say(told, payer=who(view.payer), payee=who(view.winner), n=view.due)


# The throws


def stake(ties: int, showdown: bool) -> int:
    """What a win after that many ties is worth."""
    return (1 + ties) * (2 if showdown else 1)


@once
def _rounds(
    where: Plan, fighters: Pair, throws: Pair, all_ties: int, all_tied: int, showdown: bool
) -> Iterator[Sprite]:
    """The last rounds of the challenge, each with what it was about."""
    rows = _rows(where)
    ties = min(all_ties, ROUNDS - 1)
    w = rows.pill.w
    gap = 8 if where.phone else 12
    left = where.felt.cx - ((ties + 1) * w + ties * gap) / 2
    for index in range(ties + 1):
        age = ties - index
        number = all_ties - age
        at = Box(
            left + index * (w + gap), where.felt.y + rows.strip - rows.pill.h / 2, *rows.pill[2:]
        )
        tied = (all_tied >> 2 * (age - 1) & 3) if age else 0
        shown = (tied, tied) if tied else throws
        yield from _round(at, number, fighters, shown, stake(number, showdown), not tied)
    letters = 13.0 if where.phone else 15.0
    x = at.x + at.w + letters * 0.7
    room = where.felt.x + where.felt.w - (10 if where.phone else 14) - x
    if room > letters * 5:  # after ties there is none, and the prompt says it
        fee = say("felt.fee", n=stake(all_ties, showdown))
        yield words("fee", fee, x, at.cy, letters, "on-felt", start=True, most=room)


def _round(
    at: Box, number: int, fighters: Pair, throws: Pair, fee: int, now: bool
) -> Iterator[Sprite]:
    key = f"round:{number}"
    if now:
        yield box(f"{key}:rim", at.inset(-3), "marker", r=at.h / 2 + 3)
    label = say("felt.stake" if now else "felt.was_tied", n=fee)
    tone = "card" if now else "felt-light"
    yield box(key, at, tone, "tells", r=at.h / 2, label=label)
    for side, (seat, throw) in enumerate(zip(fighters, throws, strict=True)):
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
    yield words(f"{key}:fee", verbatim(str(fee)), x, at.cy, at.h * 0.4, look)


def _hand(throw: int, side: int) -> str:
    """The drawing of a throw; a throw that is not to be seen yet is a fist."""
    shown = ROCK if throw in (NO_THROW, UNSEEN) else throw
    return HANDS[shown] + ("-left" if side else "")


@once
def _hands(
    where: Plan, fighters: Pair, viewer: int, throws: Pair, winner: int, shakes: int, calm: bool
) -> Iterator[Sprite]:
    """Both hands, out of the frame; while the throws are secret, two fists whatever they are."""
    rows = _rows(where)
    if calm:
        rows = rows._replace(hands=where.felt.h * 0.33, hand=rows.hand * 1.08)
    y = where.felt.y + rows.hands - (LIFT if shakes % 2 else 0)
    reach = where.felt.w / 2 - (7 if where.phone else 10) - rows.hand / 2
    if winner != NOBODY:
        side = -1 if winner == fighters[0] else 1
        size = rows.hand * 0.95
        yield picture("glow", "glow", where.felt.cx + side * reach * 0.9, y, size, size)
    for side, (seat, throw) in enumerate(zip(fighters, throws, strict=True)):
        way = 2 * side - 1
        x = where.felt.cx + way * reach
        label = player(seat)
        if throw:
            label = say("throw.by", who=who(seat), throw=say(f"throw.{HANDS[throw]}"))
        hidden = () if throw else (choice_of(seat),)
        yield picture(
            f"hand:{side}", _hand(throw, side), x, y, rows.hand, rows.hand * 6 / 11,
            COLOURS[seat], *hidden, label=label,
        )  # fmt: skip
        size = rows.hand * 0.11
        yield picture(
            f"sleeve:{side}", glyph(COLOURS[seat]), x + way * rows.hand * 0.4, y, size, size,
            COLOURS[seat],
        )  # fmt: skip
    for side, seat in enumerate(fighters):
        yield from _whose(where, rows, side, seat, seat == viewer)


def _whose(where: Plan, rows: Rows, side: int, seat: int, own: bool) -> Iterator[Sprite]:
    """Above a sleeve: whose hand it is; the viewer's own is marked."""
    felt, letters = where.felt, 12.5 if where.phone else 16.0
    y = felt.y + rows.hands - rows.hand * 0.23
    inside = 16 if where.phone else 22
    x = felt.x + felt.w - inside if side else felt.x + inside
    w = letters * 3.2 if own else rows.hand * 0.48  # "You" is a short word
    h = letters * 1.5
    left = x + letters * 0.6 - w if side else x - letters * 0.6
    at = Box(left, y - h / 2, w, h)
    key = f"whose:{side}:{'own' if own else 'plate'}"
    yield box(key, at, "marker" if own else "felt", r=h / 2)
    yield words(
        f"whose:{side}", player(seat), left + w / 2, y, letters,
        "on-pick" if own else "on-button", most=w - letters * 0.8,
    )  # fmt: skip


@once
def _count_down(where: Plan, beats: int, counted: int) -> Iterator[Sprite]:
    """1-2-3, or 1-2-3-go: the fists shake with it when the throws are in."""
    r = 9 if where.phone else 12
    y = where.felt.y + _rows(where).coins
    for beat in range(beats):
        x = where.felt.cx + (beat - (beats - 1) / 2) * r * 3
        text = say("felt.go") if beat == 3 else verbatim(str(beat + 1))
        tone = "marker" if beat < counted else "felt-light"
        yield box(f"beat:{beat}", Box(x - r, y - r, 2 * r, 2 * r), tone, r=r)
        look = "on-pick" if beat < counted else "on-button"
        yield words(f"beat:{beat}:name", text, x, y, r * (1.0 if beat == 3 else 1.2), look)


@once
def _buttons(where: Plan, viewer: int, mine: int) -> Iterator[Sprite]:
    """Rock, paper, scissors: what this player can throw; once hands are open, what it was."""
    low = _rows(where).low
    gap = 8 if where.phone else 14
    w = (low.w - 2 * gap) / 3
    for index, name in enumerate(HANDS[1:]):
        at = Box(low.x + index * (w + gap), low.y, w, low.h)
        text = say("throw.choose", throw=say(f"throw.{name}"))
        yield box(f"throw:{name}:edge", at.below(3), "felt-edge", r=14)
        kept = ("kept",) if name == HANDS[mine] else ()
        yield box(
            f"throw:{name}", at, "card", AT_ONCE, *kept, r=14, label=text, target=f"throw:{name}"
        )
        size = min(at.w * 0.86, 124.0)
        yield picture(
            f"throw:{name}:hand", name, at.cx - size * 0.06, at.cy - 9, size, size * 6 / 11,
            COLOURS[viewer],
        )  # fmt: skip
        name_text = say(f"throw.name.{name}")
        yield words(f"throw:{name}:name", name_text, at.cx, at.y + at.h - 15, 15, "strong")


# The payment


@once
def _owed(where: Plan, due: int, paid: int, swap: bool, told: Message) -> Iterator[Sprite]:
    """What is owed as coins, those filled that are on the table; then what is still to come."""
    rows = _rows(where)
    y = where.felt.y + rows.coins
    size = 19.0 if where.phone else 23.0
    shown = 0 if swap else due
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
    yield words("felt:rest", told, rest, y, letters, "on-button", start=True)
    tray = _tray(where, rows)
    yield box("payment", tray, "felt-light", r=14, label=told)
    if paid == 0:  # nothing lies there yet
        yield words("payment:name", say("felt.here"), tray.cx, tray.cy, letters, "on-felt")


def _rest(lacking: int, begun: bool) -> Message:
    """What is still missing, and from whom."""
    if lacking > 0:
        return say("felt.lacks", n=lacking)
    if lacking < 0:
        return say("felt.back", n=-lacking)
    return say("felt.complete" if begun else "felt.first")


def _tray(where: Plan, rows: Rows) -> Box:
    """On a phone the pieces to choose from stand beside it."""
    low = rows.low
    return Box(low.x, low.y, low.w * 0.38, low.h) if where.phone else low


def on_the_table(view: Circle, where: Plan) -> tuple[Sprite, ...]:
    """The pieces that were put in: what is given, and what comes back."""
    if view.phase != PAYING:
        return ()
    both_ways = bool(view.given) and (view.way == CHANGE or view.is_swap())
    return _put_in(where, view.given, view.back, both_ways)


@once
def _put_in(where: Plan, given: int, back: int, both_ways: bool) -> Iterator[Sprite]:
    tray = _tray(where, _rows(where))
    middle = tray.cx
    arrow = 16 if where.phone else 24
    halves = (
        Box(tray.x + 4, tray.y + 4, middle - tray.x - arrow / 2 - 4, tray.h - 8),
        Box(middle + arrow / 2, tray.y + 4, middle - tray.x - arrow / 2 - 4, tray.h - 8),
    )
    if both_ways:
        yield picture("goes", "goes", middle, tray.cy - arrow * 0.5, arrow, arrow)
        yield picture("comes", "comes", middle, tray.cy + arrow * 0.5, arrow, arrow)
    else:
        halves = (Box(tray.x + 4, tray.y + 4, tray.w - 8, tray.h - 8), halves[1])
    for pieces, half in zip((given, back), halves, strict=True):
        chosen = pieces_of(pieces)
        feet = standing(half, [size_of(piece) for piece in chosen], 0.9)
        for piece, foot in zip(chosen, feet, strict=True):
            label = say("felt.put_in", piece=piece_words(piece))
            yield pyramid(piece_key(piece), piece, foot, "flat", label=label)


@once
def _offers(where: Plan, offers: int, lacking: int) -> Iterator[Sprite]:
    """The pieces to choose from once more, each on a button large enough for a thumb.

    A small piece with which the payment goes on can be taken back.
    """
    low = _rows(where).low
    room = Box(low.x + low.w * 0.4, low.y, low.w * 0.6, low.h)
    offered = pieces_of(offers)
    down = 1 if len(offered) <= 4 else 2 if len(offered) <= 16 else 3
    across = -(-len(offered) // down)
    w, h = (room.w + 5) / across, (room.h + 5) / down
    for index, piece in enumerate(offered):
        at = Box(room.x + index % across * w, room.y + index // across * h, w - 5, h - 5)
        target, label = piece_key(piece), say("felt.offer", piece=piece_words(piece))
        plain = (AT_ONCE,) if size_of(piece) < lacking and at.w >= THUMB else ()
        yield box(f"offer:{target}", at, "felt-edge", *plain, r=10, label=label, target=target)
        (foot,) = standing(at.inset(6), [size_of(piece)], 0.9)
        yield pyramid(f"offer:{target}:piece", piece, foot, "flat")
