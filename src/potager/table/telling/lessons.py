"""A game's lesson as the browser gets it: every step with its frames, words and answers.

The script is played once, by the rules; nothing of it is stored, and no room is needed.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from potager.bots.personalities import known
from potager.core.choices import by_clicks
from potager.core.game import AnyGame
from potager.core.lesson import FILE, ROLL, BadLesson, Lesson, Stop, load, walk, worded
from potager.core.scene import Layout, Scene
from potager.core.state import State
from potager.core.svg import STRANGER
from potager.core.texts import Cast, Message
from potager.table.telling.history import FrameBuilder, SeatHistory, ShownBeat, events_of
from potager.table.telling.messages import Decision, Frame, Seat
from potager.table.telling.pictures import SeenPosition
from potager.table.telling.replies import LessonAnswer, LessonStep, LessonTold
from potager.table.telling.wire import branches, encoder, previewed
from potager.table.texts import t


@lru_cache(maxsize=64)
def written(game: AnyGame, layout: Layout) -> bytes:
    """The lesson in words, as JSON."""
    lesson = load(game)
    told = tell(game, lesson, layout)
    cast = Cast(
        tuple(seat.name for seat in told.seats),
        tuple(seat.face for seat in told.seats),
        lesson.seat,
    )
    return encoder(game, cast).encode(told)


def tell(game: AnyGame, lesson: Lesson, layout: Layout) -> LessonTold:
    """All steps. BadLesson names the one that can't be shown, and why."""
    stops = list(walk(game, lesson))
    events = list(events_of(stops[-1].match))
    history, builder = SeatHistory(lesson.seat), FrameBuilder((lesson.seat, layout))
    steps: list[LessonStep] = []
    done = 0
    for number, stop in enumerate(stops, 1):
        frames: list[Frame] = []
        for event in events[done : len(stop.match.rows)]:
            seen = history.follow(event)
            if event.seq - 1 not in stop.hidden:
                frames += map(builder.build, seen)
            elif event.seq == stop.hidden.stop:  # what is on screen after things that nobody saw
                frames.append(builder.build(replace(seen[-1], frame=Frame(seq=event.seq))))
        done = len(stop.match.rows)
        if builder.picture is None:
            start = SeenPosition(game, stop.match.options, stop.match.view(lesson.seat))
            frames.append(builder.build(ShownBeat(start, None, Frame(seq=0))))
        assert builder.picture is not None
        scene = builder.picture.scene
        if stop.step.at and stop.step.at not in _names(scene):
            raise BadLesson(
                f"{FILE}, step {number}: nothing in the {layout} scene is called {stop.step.at!r}."
            )
        steps.append(_step(game, lesson, stop, scene, frames, layout))
    return LessonTold(seat=lesson.seat, seats=_seats(lesson), steps=tuple(steps))


def _names(scene: Scene) -> set[str]:
    """What a bubble can be about: targets, and sprites by their keys."""
    return {sprite.key for sprite in scene.sprites} | scene.targets()


def _seats(lesson: Lesson) -> tuple[Seat, ...]:
    """The learner, and the bots that the script plays."""
    names = list(lesson.names)
    names.insert(lesson.seat, "")
    found = []
    for seat, name in enumerate(names):
        bot = known(name) if name else None
        found.append(
            Seat(
                seat=seat,
                name=name or t("lesson.you"),
                face=bot.face if bot else STRANGER,
                colour=bot.colour if bot else "leaf",
                ready=True,
            )
        )
    return tuple(found)


def _step(
    game: AnyGame, lesson: Lesson, stop: Stop, scene: Scene, frames: list[Frame], layout: Layout
) -> LessonStep:
    step, match, seat = stop.step, stop.match, lesson.seat
    view = match.view(seat)
    prompt = game.drawing.verdict(view) if match.over else game.drawing.prompt(view, seat)
    told = LessonStep(
        frames=tuple(frames),
        say=worded(game, step.say),
        at=step.at,
        prompt=prompt,
        active=tuple(match.waiting()),
        wrong=worded(game, step.wrong),
    )
    if step.ask == ROLL:
        return replace(told, roll=True, path=(ROLL,))
    if stop.asked < 0:
        return told
    path = game.path(view, seat, stop.asked)
    decision = Decision(
        id=str(match.decision),
        seat=seat,
        waited=True,
        branches=branches(game, view, seat, scene),
    )
    return replace(
        told,
        decisions=(decision,),
        path=path,
        preview=previewed(game, view, seat, stop.asked, layout),
        answers=_answers(game, view, seat, scene, path),
    )


def _answers(
    game: AnyGame, view: State, seat: int, scene: Scene, path: tuple[str, ...]
) -> tuple[LessonAnswer, ...]:
    """The game's own reasons why other targets can't be chosen, on the way that is asked for."""
    ways = list(by_clicks(game, view, seat))
    found = []
    for depth in range(len(path)):
        picked = path[:depth]
        open_now = {way[depth] for way in ways if len(way) > depth and way[:depth] == picked}
        reasons: dict[Message, list[str]] = {}
        for target in sorted(scene.targets() - open_now - set(picked)):
            why = game.drawing.why_not(view, seat, target, picked)
            if why is not None:
                reasons.setdefault(why, []).append(target)
        found += [
            LessonAnswer(picked=depth, why=why, targets=tuple(targets))
            for why, targets in reasons.items()
        ]
    return tuple(found)
