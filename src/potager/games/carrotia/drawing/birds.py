"""The birds beside the maze: their dice, where they will fly, and what each of them does there."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import box, picture, words
from potager.core.texts import Message, say
from potager.games.carrotia import BIRD_NAMES, facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.warren import Warren

from .places import Plan
from .sprites import card, panel

LINE = 17  # from one line of a bird's to the next
ROOM = 100  # for words beside a bird
WORDS = 80  # for some below it
LONG = 130  # and for where it flies
EFFECTS = (("carrot", "carrots"), ("rabbit-head", "rabbit"))  # K12: A and B


def birds_told(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Each bird in the maze with its die, and what it does: in full where there is room."""
    if where.birds_beside:
        beside = card("birds", where.birds)
        yield from beside if where.phone else panel("birds", where.birds, say("birds.title"), where)
    flock = facts.birds(view)
    for place, (which, _) in enumerate(flock):
        due = view.phase == phases.ROLL and bool(view.flock.again & bit(place))
        yield from _told(where, place, len(flock), which, facts.face(view, place), due)


@once
def _told(where: Plan, index: int, count: int, which: int, die: str, due: bool) -> Iterator[Sprite]:
    at, name = where.perch(index, count), BIRD_NAMES[which]
    size = min(at.h - 8, 36 if where.phone else 46, at.w / 1.75)
    room = at.w - size * 1.75
    x, y = (at.x, at.cy) if room >= ROOM else (at.x + room / 2, at.cy - 9)
    target = "roll" if due else f"die:{name}"
    label = say(f"die.{die}", bird=facts.bird_name(which))
    yield box(f"die:{name}:room", at, "hot", r=10, label=label, target=target)
    yield from _bird_and_die(which, die, x + size * 0.5, y, size)
    if room < ROOM:
        short = say(f"does.{name}.carrots") if at.w >= WORDS else facts.bird_name(which)
        yield words(f"card:{name}:name", short, at.cx, at.y + at.h - 9, 12, "muted")
        return
    lines = max(1, min(3, int(at.h // LINE)))
    x, y = at.x + size * 1.75, at.cy - LINE / 2 * (lines - 1)
    title = facts.bird_name(which)
    if die != "due" and room > LONG:
        title = say(f"flight.{die}", bird=title)
    letters = 13.5 if where.phone else 12.5
    yield words(f"card:{name}:name", title, x, y, letters, "strong", start=True)
    for symbol, does in EFFECTS[: lines - 1]:
        y += LINE
        yield picture(f"card:{name}:{does}:icon", symbol, x + 7, y - 1, 15)
        yield words(f"card:{name}:{does}", say(f"does.{name}.{does}"), x + 19, y, 12, "muted",
                    start=True)  # fmt: skip


def _bird_and_die(which: int, die: str, x: float, y: float, size: float) -> Iterator[Sprite]:
    name = BIRD_NAMES[which]
    yield picture(f"card:{name}", name, x, y, size, 0, "tells", label=_told_in_full(which))
    yield picture(
        f"die:{name}", f"face-{die}", x + size * 0.74, y + size * 0.12, size * 0.66, size * 0.7,
        facts.COLOURS[which],
    )  # fmt: skip


@once
def offered(where: Plan, birds: tuple[int, ...], to_choose: bool) -> Iterator[Sprite]:
    """Birds in the strip: one that was drawn, or those of which the Bat brings one."""
    for index, which in enumerate(birds):
        at, name = where.offer(index, len(birds)), BIRD_NAMES[which]
        yield picture(
            f"pile:{name}", name, at.cx, at.y + 24, min(46, at.w), label=_told_in_full(which),
            target=f"pile:{name}" if to_choose else "",
        )  # fmt: skip
        y = at.y + 58
        yield words(f"pile:{name}:name", facts.bird_name(which), at.cx, y, 13, "strong")
        for _, does in EFFECTS if at.w > 80 else ():
            y += LINE
            yield words(f"pile:{name}:{does}", say(f"does.{name}.{does}"), at.cx, y, 12, "muted")


def _told_in_full(which: int) -> Message:
    """A bird and all that it does."""
    return say("bird.card", bird=facts.bird_name(which), does=say(f"does.{BIRD_NAMES[which]}"))
