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
TALL = 74  # for two lines of them
LONG = 130  # and for where it flies
EFFECTS = (("carrot", "carrots"), ("rabbit-head", "rabbit"))  # K12: A and B


def birds_told(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Each bird in the maze with its die, and what it does: in full where there is room."""
    if where.birds_beside:
        beside = card("birds", where.birds)
        yield from beside if where.phone else panel("birds", where.birds, say("birds.title"), where)
    flock, meets = facts.birds(view), facts.meetings(view)
    for place, (which, _) in enumerate(flock):
        target = "bird" if view.phase == phases.WHICH else "die"  # K11: one of them flies first
        target = f"{target}:{BIRD_NAMES[which]}"
        if view.phase == phases.ROLL and view.flock.again & bit(place):
            target = "roll"
        die, met = facts.face(view, place), meets.get(which, set())
        first = met == {"rabbit"} or (die == "rabbit" and met != {"carrots"})
        yield from _told(where, place, len(flock), which, die, target, first)


@once
def _told(
    where: Plan, index: int, count: int, which: int, die: str, target: str, rabbit: bool
) -> Iterator[Sprite]:
    """A bird, its die, and as many of its effects as there is room for."""
    at, name = where.perch(index, count), BIRD_NAMES[which]
    size = min(at.h - 8, 36 if where.phone else 46, at.w / 1.75)
    room = at.w - size * 1.75
    below = 2 if at.h >= TALL else 1
    x, y = (at.x, at.cy) if room >= ROOM else (at.x + room / 2, at.cy - 9 * below)
    label = say(f"die.{die}", bird=facts.bird_name(which))
    yield box(f"die:{name}:room", at, "hot", r=10, label=label, target=target)
    yield from _bird_and_die(which, die, x + size * 0.5, y, size)
    if room < ROOM:
        for line, (symbol, does) in enumerate(_effects(below, rabbit), 1 - below):
            x, y, key = at.cx, at.y + at.h - 9 + LINE * line, f"does.{name}.{does}"
            if at.w < WORDS:
                x, key = x + 7, f"{key}.short"
                yield picture(f"card:{name}:{does}:icon", symbol, at.x + 7, y - 1, 13)
            yield words(f"card:{name}:{does}", say(key), x, y, 12, "muted")
        return
    lines = max(2, min(3, int(at.h // LINE)))
    step = min(LINE, at.h / lines)
    x, y = at.x + size * 1.75, at.cy - step / 2 * (lines - 1)
    title = facts.bird_name(which)
    if die != "due" and room > LONG:
        title = say(f"flight.{die}", bird=title)
    letters = 13.5 if where.phone else 12.5
    yield words(f"card:{name}:name", title, x, y, letters, "strong", start=True)
    for symbol, does in _effects(lines - 1, rabbit):
        y += step
        yield picture(f"card:{name}:{does}:icon", symbol, x + 7, y - 1, min(15, step))
        yield words(f"card:{name}:{does}", say(f"does.{name}.{does}"), x + 19, y, 12, "muted",
                    start=True)  # fmt: skip


def _effects(lines: int, rabbit: bool) -> tuple[tuple[str, str], ...]:
    """Both, or the one that comes next: on the rabbit, or else on carrots."""
    return EFFECTS[1:] if lines == 1 and rabbit else EFFECTS[:lines]


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
