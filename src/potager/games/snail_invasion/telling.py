"""Snail Invasion! in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.scene import Icon, Part, SeatStatus, Sound, Told
from potager.core.state import CHANCE
from potager.core.texts import Message, say

from . import COLOURS, GAME
from .facts import (
    colour_name,
    garden_colours,
    grown,
    hits,
    icon,
    pieces,
    spoiled,
)
from .rules import DRAW, GARDENER, MOVE, PASS, SNAILS, Garden, owner_of, size_of

SIDES = ("gardener", "snails")


def prompt(view: Garden, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.winner >= 0:
        return verdict(view)
    side = SIDES[view.mover]
    mine = viewer == view.mover and not (view.solitaire and view.mover == SNAILS)
    if view.dice < 0:
        return say("prompt.tap" if mine else f"prompt.{side}.rolling")
    total = view.total()
    if not mine:
        return say(f"prompt.{side}.choosing", n=total)
    choices = list(view.choices(view.mover))
    if choices == [PASS]:
        return say("prompt.pass", n=total)
    out, move = choices[0] < MOVE, choices[-1] >= MOVE
    can = "either" if out and move else "out" if out else "move"
    return say(f"prompt.{side}.{can}", n=total)


def status(view: Garden) -> list[SeatStatus]:
    """Each seat's role and progress. Alone, the Gardener's place tells of the Snails too."""
    goal: tuple[Part, ...] = (
        say("goal.grow"),
        Icon(symbol="plant", label=say("goal.plant")),
        say("goal.block", n=view.snails),
    )
    lost = spoiled(view)
    colours: tuple[Part, ...] = (
        say("goal.spoiled"),
        *(
            Icon(
                symbol=f"chip-{COLOURS[colour]}",
                label=say(
                    "goal.lost" if colour in lost else "goal.safe", colour=colour_name(colour)
                ),
                classes=("spoiled",) if colour in lost else ("muted",),
            )
            for colour in garden_colours(view)
        ),
    )
    gardener = SeatStatus(role=say("side.gardener"), symbol="gardener", parts=goal)
    if view.solitaire:
        return [SeatStatus(role=gardener.role, symbol="gardener", parts=(*goal, *colours))]
    return [gardener, SeatStatus(role=say("side.snails"), symbol="snail", parts=colours)]


def tell(before: Garden, after: Garden, who: int, what: int) -> Told:
    """What an event looks and sounds like. A roll has no line of its own: the move's tells it."""
    if who == CHANCE and before.dice < 0:
        return Told(motion="roll", sound="roll")
    action = before.snails_choice() if who == CHANCE else what
    rolled = Icon(symbol=f"total-{before.total()}", label=say("log.roll", n=before.total()))
    if action == PASS:
        return Told(parts=(rolled, say("log.pass")), motion="")
    start, moved = moving(before, action)
    to = landing(before, start)
    there = pieces(before.stacks[to])
    if start == to:
        there = there[: -len(moved)]
    struck = [hit.piece for hit in hits([*there, *moved])]
    told = {
        "log.carries": moved[1:],
        "log.eats": [piece for piece in struck if owner_of(piece) == GARDENER],
        "log.wounds": [piece for piece in struck if owner_of(piece) == SNAILS],
        "log.onto": [] if struck else there[-1:],
    }
    way = (
        say("log.out", to=to + 1) if start is None else say("log.move", start=start + 1, to=to + 1)
    )
    line = (rolled, icon(moved[0]), *_line(way, told))
    sound: Sound = "place"
    if after.winner >= 0:
        sound = "win"
    elif there:
        sound = "hit" if struck else "block"
    return Told(parts=line, sound=sound)


def verdict(view: Garden) -> Message:
    """Who won and why."""
    if view.winner == GARDENER:
        plant = grown(view)
        if plant is None:
            return say("won.blocked", n=view.snails)
        return say("won.grown", colour=colour_name(plant))
    if view.winner == DRAW:
        return say("won.nobody", n=view.limit)
    return say("won.eaten", n=len(garden_colours(view)))


def moving(view: Garden, action: int) -> tuple[int | None, list[int]]:
    """The square from which an action moves pieces, if they are on the board, and these pieces.

    They come bottom to top; the first is the chosen one.
    """
    match GAME.verbs.read(action):
        case ("out", piece):
            return None, [piece]
        case ("move", square, size):
            whole = pieces(view.stacks[square])
            for height in range(len(whole) - 1, -1, -1):
                if owner_of(whole[height]) == view.mover and size_of(whole[height]) == size:
                    return square, whole[height:]
    raise ValueError(f"nothing moves by action {action}")


def landing(view: Garden, start: int | None) -> int:
    """The square, counted from 0, to which the roll leads from a square, or from outside."""
    return ((-1 if start is None else start) + view.total()) % len(view.stacks)


def _line(way: Message, told: dict[str, list[int]]) -> Iterator[Part]:
    """'3 → 11, carries X and eats Y', with pictures for X and Y."""
    clauses = [(clause, group) for clause, group in told.items() if group]
    if not clauses:
        yield way
    for index, (clause, group) in enumerate(clauses):
        what = say(clause)
        yield say("log.and", what=what) if index else say("log.then", way=way, what=what)
        yield from (icon(piece) for piece in group)
