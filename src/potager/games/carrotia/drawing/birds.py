"""The birds beside the maze: their dice, where they will fly, and what each of them does there."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.bits import bit
from potager.core.scene import Layout, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say
from potager.games.carrotia import BIRD_NAMES, facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.warren import Warren

from .sprites import lines, panel

LINE = 17  # from one line of a bird's to the next
ROOM = 100  # for words beside a bird
WORDS = 80  # for some below it
TALL = 70  # for two lines of them
LONG = 130  # and for where it flies
EFFECTS = (("carrot", "carrots"), ("rabbit-head", "rabbit"))  # K12: A and B


def birds_told(view: Warren, layout: Layout) -> Iterator[z.Placed]:
    """Each bird in the maze with its die, and what it does: in full where there is room."""
    flock, meets = facts.birds(view), facts.meetings(view)
    perches = []
    for place, (which, _) in enumerate(flock):
        target = "bird" if view.phase == phases.WHICH else "die"  # K11: one of them flies first
        target = f"{target}:{BIRD_NAMES[which]}"
        if view.phase == phases.ROLL and view.flock.again & bit(place):
            target = "roll"
        die, met = facts.face(view, place), meets.get(which, set())
        first = met == {"rabbit"} or (die == "rabbit" and met != {"carrots"})
        perches.append(Perch(which, die, target, first))
    yield "birds", z.made(_flock, tuple(perches), layout)


def _flock(perches: tuple[Perch, ...], layout: Layout) -> z.Zone:
    count = len(perches)
    columns = {"wide": 1, "phone": count, "low": 1 + (count > 3)}[layout]
    least = {"wide": 3, "phone": 0, "low": 6 if count > 3 else 2}[layout]
    spare = [None] * (least - count)  # so that few are not far apart
    told: z.Zone = z.Grid((*perches, *spare), columns=columns, gap=0 if layout == "wide" else 3)
    if layout == "wide":
        return panel("birds", layout, say("birds.title"), 4, told, 4)
    return z.Card("birds", inside=told, pad=4, under=(z.SHADE,)) if layout == "low" else told


class Perch(z.Zone, frozen=True):
    """A bird, its die, and as many of its effects as there is room for."""

    which: int
    die: str
    target: str
    rabbit: bool

    def draw(self, at: Box) -> list[Sprite]:
        name, size = BIRD_NAMES[self.which], min(at.h - 8, 46 if at.w > 200 else 36, at.w / 1.75)
        beside = at.w - size * 1.75 >= ROOM
        below = 0 if beside else 1 + (at.h >= TALL and at.w >= WORDS)
        label = say(f"die.{self.die}", bird=facts.bird_name(self.which))
        x, y = at.x if beside else at.cx - size * 0.875, at.cy - 9 * below
        x, high = x + size * 0.5, y + size * 0.12
        found = [
            box(f"die:{name}:room", at, "hot", r=10, label=label, target=self.target),
            picture(f"card:{name}", name, x, y, size, 0, "tells", label=told_in_full(self.which)),
            picture(f"die:{name}", f"face-{self.die}", x + size * 0.74, high, size * 0.66,
                    size * 0.7, facts.COLOURS[self.which]),
        ]  # fmt: skip
        told = self._beside(at, at.x + size * 1.68) if beside else self._below(at, below)
        return [*found, *told]

    def _below(self, at: Box, lines: int) -> Iterator[Sprite]:
        name, letters = BIRD_NAMES[self.which], 12.0
        for line, (symbol, does) in enumerate(self._effects(lines), 1 - lines):
            x, y, key = at.cx, at.y + at.h - 9 + LINE * line, f"does.{name}.{does}"
            if at.w < WORDS:
                x, key, letters = x + 7, f"{key}.short", 11.0
                yield picture(f"card:{name}:{does}:icon", symbol, at.x + 8.5, y - 1, 12)
            yield words(f"card:{name}:{does}", say(key), x, y, letters, "muted")

    def _beside(self, at: Box, x: float) -> Iterator[Sprite]:
        name, title = BIRD_NAMES[self.which], facts.bird_name(self.which)
        if self.die != "due" and at.x + at.w - x > LONG:
            title = say(f"flight.{self.die}", bird=title)
        lines = max(2, min(3, int(at.h // LINE)))
        step = min(LINE, (at.h - 3) / lines)  # of many birds, each a little apart
        y = at.cy - step / 2 * (lines - 1)
        yield words(f"card:{name}:name", title, x, y, min(12.5, step), "strong", start=True)
        for symbol, does in self._effects(lines - 1):
            y += step
            yield picture(f"card:{name}:{does}:icon", symbol, x + 7, y - 1, min(15, step))
            told = say(f"does.{name}.{does}")
            yield words(f"card:{name}:{does}", told, x + 19, y, min(12, step), "muted", start=True)

    def _effects(self, lines: int) -> tuple[tuple[str, str], ...]:
        """Both, or the one that comes next: on the rabbit, or else on carrots."""
        return EFFECTS[1:] if lines == 1 and self.rabbit else EFFECTS[:lines]


def offered(birds: list[int], layout: Layout, *, to_choose: bool) -> z.Zone:
    """Birds in the strip: one that was drawn, or those of which the Bat brings one."""
    full = len(birds) <= {"wide": 6, "phone": 4, "low": 1}[layout]  # where there is room for it
    found = []
    for which in birds:
        name = BIRD_NAMES[which]
        key = f"pile:{name}"
        told = [z.Caption(f"{key}:name", facts.bird_name(which), "strong")]
        if full:
            does = [(does, say(f"does.{name}.{does}")) for _, does in EFFECTS]
            told += [z.Caption(f"{key}:{effect}", text, "muted") for effect, text in does]
        bird = z.Thing(key, name, label=told_in_full(which), target=key if to_choose else "")
        found.append(z.column(0, (46, bird), 5, *lines(13, LINE, told), 0, unit=1))
    spare = [None] * ((4 if layout == "wide" else 1) - len(found))
    return z.Grid((*found, *spare), columns=2 if layout == "low" and len(found) > 1 else 0)


def told_in_full(which: int) -> Message:
    """A bird and all that it does."""
    return say("bird.card", bird=facts.bird_name(which), does=say(f"does.{BIRD_NAMES[which]}"))
