"""What every game promises to show, checked during one match.

Scenes, prompts, log lines and previews use only existing texts and symbols, everything that can be
clicked is in the scene, and nothing is shown too early.
"""

from __future__ import annotations

import re
from itertools import pairwise

from librt.random import Random

from potager.core.choices import by_clicks
from potager.core.svg import art

from .match import Match
from .promises import CheckedMatch
from .scene import AT_ONCE, TURN, Beat, Icon, Layout, Part, Scene, SeatStatus
from .state import State
from .svg import drawn_as

THUMB = 44  # units
NEEDED = "give the beat a motion, a sound, a caption or a line (`parts`)"


def _tells(beat: Beat) -> bool:
    """Whether people notice this beat; one without a line may move or sound instead."""
    return bool(beat.motion or beat.sound or beat.parts or beat.caption)


class PicturePromises(CheckedMatch):
    """The promises about what people see."""

    def __init__(self, match: Match, random: Random) -> None:
        super().__init__(match, random)
        self.symbols = set(re.findall(r'<symbol\b[^>]*?\bid="([^"]+)"', art(self.game)))
        self.before: State | None = None  # the position before the last event
        self.stages: dict[int, object] = {}  # what the last one has left on screen, by seat

    def position(self, thorough: bool) -> None:
        """Check everything shown for one position and for the event that led to it."""
        if thorough:
            self.pictures()
        self.story(thorough)
        self.before = self.match.state.clone()
        self.events = len(self.match.events)

    def end(self) -> None:
        """Check what is shown once the match is over."""
        self.game.text(self.game.drawing.verdict(self.match.state))
        self.pictures()

    def pictures(self) -> None:
        """Scenes, prompts, players, log lines and previews, in words and symbols that exist."""
        drawing, state = self.game.drawing, self.match.state
        for seat in self.eyes:
            view = state.seen_by(seat)
            self.game.text(drawing.prompt(view, seat))
            status = drawing.status(view)
            self.need(
                len(status) == self.seats, f"{len(status)} of {self.seats} players are listed"
            )
            for one in status:
                self.game.text(one.role)
                self.symbol(one.symbol)
                self.parts(one.parts)
            for layout in self.game.layouts:
                self.picture(seat, view, self.drawn(seat, view, layout), layout)
        self.previews()

    def drawn(self, seat: int, view: State, layout: Layout, stage: object = None) -> Scene:
        """What a seat sees. It must be the same as for the seat that onlooker() returns."""
        scene = self.game.drawing.scene
        found, other = scene(view, seat, layout, stage), self.game.manners.onlooker(view, seat)
        same = other == seat or scene(view, other, layout, stage) == found
        self.need(same, f"seat {seat} does not see the same as {other}, which onlooker() promises")
        return found

    def sprites(self, scene: Scene) -> None:
        keys = [sprite.key for sprite in scene.sprites]
        twice = len(set(keys)) < len(keys) and {key for key in keys if keys.count(key) > 1}
        self.need(not twice, f"sprites share the keys {twice}")
        for sprite in scene.sprites:
            if sprite.kind == "symbol":
                self.symbol(sprite.symbol)
            if sprite.kind == "text":
                self.need(sprite.text is not None, f"the text {sprite.key} is empty")
            for text in (sprite.text, sprite.label):
                if text is not None:
                    self.game.text(text)

    def picture(self, seat: int, view: State, scene: Scene, layout: Layout) -> None:
        self.sprites(scene)
        targets = scene.targets()
        mute = targets - {sprite.target for sprite in scene.sprites if sprite.label is not None}
        self.need(not mute, f"the targets {mute} have no label")
        if seat in self.match.able():
            silent = self.silences(seat, view)
            for path in by_clicks(self.game, view, seat):
                steps = [] if path in silent else [step.removeprefix(TURN) for step in path]
                missing = [step for step in steps if step not in targets]
                self.need(
                    not missing, f"seat {seat} can't click {missing} because it is not in the scene"
                )
        if layout != "wide":
            self.thumbs(scene, layout)

    def thumbs(self, scene: Scene, layout: Layout) -> None:
        """One tap chooses only what a thumb can't miss.

        Other choices take two taps, and the page finds the nearest one if a finger misses them.
        """
        for one in scene.sprites:
            if AT_ONCE in one.classes and one.target and not one.d:
                size = f"{one.w} by {one.h} units in the {layout} layout, less than {THUMB}"
                self.need(
                    min(one.w, one.h) >= THUMB,
                    f"one tap chooses {one.target}, but it is only {size}",
                )

    def silences(self, seat: int, view: State) -> set[tuple[str, ...]]:
        """In a window the table has a button for the pass: it needs no target."""
        if not self.game.manners.reaction(view):
            return set()
        silence = self.game.manners.on_timeout(view, seat, self.random)
        self.need(
            silence in self.match.legal(seat), f"silence is not a legal action for seat {seat}"
        )
        return {self.game.path(view, seat, silence or 0)}

    def story(self, thorough: bool) -> None:
        """The beats of the last event, for everybody (of choices made at once, of none)."""
        stages, self.stages = self.stages, {}
        if self.before is None or len(self.match.events) != self.events + 1:
            return
        event, state = self.match.events[-1], self.match.state
        for seat in self.eyes:
            old, new = self.before.seen_by(seat), state.seen_by(seat)
            what = self.before.event_seen_by(seat, event.who, event.what)
            told = self.game.drawing.tell(old, new, event.who, what, stages.get(seat))
            named = f"{event} for seat {seat}"
            self.need(len(told) > 0, f"there is no beat for {named}")
            self.need(
                told[-1].view == new, f"the last beat for {named} does not show the new position"
            )
            self.stages[seat] = told[-1].stage
            if not any(map(_tells, told)):
                looks = [self.looks(seat, old, stages.get(seat))]
                looks += [self.looks(seat, one.view, one.stage) for one in told]
                still = all(look == looks[0] for look in looks)
                self.need(still, f"the picture changes without any sign of {named}: {NEEDED}")
            if thorough:
                self.beats(seat, old, told, named)

    def looks(self, seat: int, view: State, stage: object) -> tuple[Scene, list[SeatStatus]]:
        """What a seat has on screen, in the first layout."""
        layout = self.game.layouts[0]
        return self.drawn(seat, view, layout, stage), self.game.drawing.status(view)

    def beats(self, seat: int, before: State, told: tuple[Beat, ...], named: str) -> None:
        """Nothing is shown early, and what the last beat leaves can be clicked."""
        drawing, shown = self.game.drawing, self.game.drawing.status(before)
        for beat in told:
            self.need(beat.rest >= 0, f"a beat for {named} has a negative rest")
            self.parts(beat.parts)
            self.parts(beat.caption)
            if beat.face:
                self.symbol(beat.face)
            status = drawing.status(beat.view)
            self.need(
                status == shown or _tells(beat),
                f"players get something new in a beat for {named} that shows nothing: {NEEDED}",
            )
            shown = status
            for layout in self.game.layouts:
                self.sprites(self.drawn(seat, beat.view, layout, beat.stage))
        self.steady(drawing.status(before), told, named)
        last = told[-1]
        for layout in self.game.layouts:
            self.picture(seat, last.view, self.drawn(seat, last.view, layout, last.stage), layout)

    def steady(self, before: list[SeatStatus], told: tuple[Beat, ...], named: str) -> None:
        """Points change directly to their new value, unless a line explains a detour."""
        statuses = [before, *(self.game.drawing.status(one.view) for one in told)]
        for seat in range(self.seats):
            points = [status[seat].score or (0, 0) for status in statuses]
            steps = [
                later[0] - earlier[0]
                for (earlier, later), beat in zip(pairwise(points), told, strict=True)
                if not beat.parts
            ]
            rises, falls = any(step > 0 for step in steps), any(step < 0 for step in steps)
            self.need(
                not (rises and falls),
                f"the points of seat {seat} go to and fro in {named}: {points}",
            )

    def previews(self) -> None:
        for seat in self.match.able():
            view = self.match.state.seen_by(seat)
            for action in self.match.legal(seat)[:40]:
                if self.game.manners.previews(view, seat, action):
                    for layout in self.game.layouts:
                        shown = self.game.drawing.preview(view, seat, action, layout)
                        self.parts(shown.parts)
                        for sprite in shown.sprites:
                            if sprite.kind == "symbol":
                                self.symbol(sprite.symbol)

    def parts(self, parts: tuple[Part, ...]) -> None:
        for part in parts:
            if isinstance(part, Icon):
                self.symbol(part.symbol)
                self.game.text(part.label)
            else:
                self.game.text(part)

    def symbol(self, name: str) -> None:
        self.need(drawn_as(name) in self.symbols, f"there is no symbol {name!r} in the art")
