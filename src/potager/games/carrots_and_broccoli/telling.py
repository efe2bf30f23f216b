"""Carrots & Broccoli in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from potager.core.scene import Icon, Part, SeatStatus, Sound, Told
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, listed, say

from . import COLOURS, GAME, beyond
from .facts import (
    ALL_PIECES,
    at,
    colour_shown,
    crop_size,
    icon,
    is_rolled,
    left,
    numbers,
    own_colours,
    piece_on,
    side,
    sides,
    sizes_shown,
)
from .rules import COMPLETE, PLANTS, ROLLED, TIME, Backyard


def prompt(view: Backyard, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.ending:
        return verdict(view)
    if view.is_setting_up():
        return say("prompt.wall")
    mover = side(view.board, view.mover)
    if view.dice < 0:
        return say("prompt.tap") if viewer == view.mover else say("prompt.rolling", side=mover)
    rolled = say("prompt.roll", colour=colour_shown(view.dice), sizes=sizes_shown(view.dice))
    if viewer != view.mover:
        return say("prompt.choosing", side=mover, roll=rolled)
    return say("prompt.can", roll=rolled, what=say(f"can.{_possible(view)}"))


def _possible(view: Backyard) -> str:
    """Which of planting, moving a plant and moving the wall this roll allows, as one word."""
    moved = set()
    for action in view.legal(view.mover):
        match GAME.verbs.read(action):
            case ("move", square, _):
                moved.add(square)
    wall = moved & set(view.board.wall)
    words = []
    if ROLLED[view.dice] & PLANTS and any(
        is_rolled(view, piece) and left(view, piece) for piece in ALL_PIECES
    ):
        words.append("plant")
    if moved - wall:
        words.append("move")
    if wall:
        words.append("wall")
    return "-".join(words) or "pass"


def status(view: Backyard) -> list[SeatStatus]:
    """Each seat's side, its colours, and how many plants it has together."""
    board = view.board
    found = []
    for seat, word in enumerate(sides(board)):
        chips = [
            Icon(symbol=f"chip-{COLOURS[colour]}", label=say(f"colour.{COLOURS[colour]}"))
            for colour in own_colours(board, seat)
        ]
        kind = "goal.triangle" if board.short else "goal.group"
        score = (crop_size(board, seat), board.needed())
        parts: list[Part] = [say(kind, n=score[0], all=score[1])]
        if len(chips) > 1:  # else the face says it
            parts += chips
        if view.timer or view.limit:
            parts.append(say("goal.yard", n=len(numbers(board.grown(seat)))))
        face = {"carrots": "carrot", "broccoli": "broccoli"}.get(word, f"chip-{word}")
        found.append(
            SeatStatus(
                role=side(board, seat),
                symbol=face,
                classes=(word,),
                parts=tuple(parts),
                score=score,
            )
        )
    return found


def tell(before: Backyard, after: Backyard, who: int, what: int) -> Told:
    """What an event looks and sounds like. A roll has no line of its own."""
    if who == CLOCK:
        return Told(parts=(say("log.time"),), motion="", sound="win")
    if who == CHANCE and before.is_setting_up():
        last = () if after.is_setting_up() else (say("log.wall-up"),)
        return Told(parts=last, motion="deal", sound="place")
    if who == CHANCE:
        return Told(motion="roll", sound="roll")
    end: Sound = "win" if after.ending else "place"
    match GAME.verbs.read(what):
        case ("plant", piece, square):
            line = (icon(piece), say("log.plant", square=at(square)))
            return Told(parts=(*line, *_grown(before, after)), motion="appear", sound=end)
        case ("move", square, direction):
            told = "log.wall" if before.board.piece_at(square) < 0 else "log.move"
            way = say(told, start=at(square), to=at(beyond(square, direction)))
            moved = icon(piece_on(before, square))
            return Told(parts=(moved, way, *_grown(before, after)), sound=end)
        case _:
            return Told(parts=(say("log.pass"),), motion="", sound="win" if after.ending else "")


def _grown(before: Backyard, after: Backyard) -> tuple[Message, ...]:
    """Whose garden this made larger or smaller, and how large it is now."""
    changes = []
    for seat in range(after.board.seats):
        now = crop_size(after.board, seat)
        if now != crop_size(before.board, seat):
            changes.append(say("log.now", side=side(after.board, seat), n=now))
    return tuple(changes)


def verdict(view: Backyard) -> Message:
    """Who won and why; a count is shown for every seat."""
    board = view.board
    winners = [side(board, seat) for seat in range(board.seats) if view.winners >> seat & 1]
    if view.ending == COMPLETE:
        return say("won.triangle" if board.short else "won.group", side=winners[0])
    why = say("won.time") if view.ending == TIME else say("won.limit", n=view.limit)
    counts = [
        say(
            "won.line", side=side(board, seat), n=len(numbers(board.grown(seat))),
            pips=board.pips(seat),
        )
        for seat in range(board.seats)
    ]  # fmt: skip
    end = say("won.draw", sides=listed(winners)) if winners[1:] else say("won.one", side=winners[0])
    return say("won.count", why=why, counts=listed(counts), end=end)
