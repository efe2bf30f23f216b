"""Beside the maze: the quest, what is wrong with the maze or the moves left, and the store."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, words
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia.facts import (
    faults,
    is_building,
    is_running,
    quest_worth,
    stage,
    way_out,
)
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.position import moves_of
from potager.games.carrotia.rules.warren import Warren

from .places import Plan
from .quest_map import quest_map
from .sprites import card, picture

LONGEST_LINE = 16  # letters of a quest's name on a phone


def desk(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The cards with what is to be known."""
    name = view.cards.names[view.quest] if view.quest >= 0 else ""
    yield from _quest(where, view.round, name, view.direction > 0, stage(view))
    if name and not where.phone:
        birds = max(view.round, len(view.flock.birds))
        yield from _figures(where, quest_worth(view), birds, moves_of(view.round))
        yield from quest_map(view, where)
    yield from _state(view, where)
    larder = view.larder
    yield from _store(where, worth(larder.store), worth(larder.bag), view.needed())


def _title(key: str, place: Box, text: Message, where: Plan) -> Sprite:
    inset = 10 if where.phone else 18
    return words(
        f"{key}:title", text, place.x + inset, place.y + (15 if where.phone else 22), 12,
        "sign", start=True,
    )  # fmt: skip


@once
def _quest(where: Plan, round: int, quest: str, clockwise: bool, stage: str) -> Iterator[Sprite]:
    """The quest's card; without a name there is none yet."""
    place = where.quest
    none = say("quest.over" if stage == "over" else "quest.none")
    name = verbatim(quest) if quest else none
    yield from card("quest", place, label=say("quest.label", n=round, name=name))
    yield _title("quest", place, say("quest.round", n=round), where)
    left = place.x + (10 if where.phone else 18)
    way = "clockwise" if clockwise else "anticlockwise"
    if where.phone:
        lines = _lines(quest) if quest else [name]
        for index, written in enumerate(lines):
            yield words(f"quest:name:{index}", written, left, place.y + 35 + 15 * index, 12,
                        "strong", start=True)  # fmt: skip
        if quest:
            told = say("stage.way", stage=say(f"stage.{stage}"), way=say(f"play.{way}.short"))
            yield words("quest:stage", told, left, place.y + 71, 12, "muted", start=True)
        return
    yield words("quest:name", name, left, place.y + 46, 17, "strong", start=True)
    if quest:
        yield from _steps(place, stage)
        yield words("quest:way", say(f"play.{way}"), left, place.y + 66, 13, "muted", start=True)


@once
def _figures(where: Plan, carrots: int, birds: int, moves: int) -> Iterator[Sprite]:
    place = where.quest
    figures = (
        ("carrot", carrots, "figure.carrots"),
        ("bird-to-come", birds, "figure.birds"),
        ("paw", moves, "figure.moves"),
    )
    for index, (symbol, number, text) in enumerate(figures):
        x, y = place.x + 138, place.y + 103 + 29 * index
        yield picture(f"quest:icon:{index}", symbol, x, y, 22, 0, "muted-ink",
                      label=say(text, n=number))  # fmt: skip
        yield words(f"quest:n:{index}", verbatim(str(number)), x + 26, y, 16, "strong")
        short = say(f"{text}.short", n=number)
        yield words(f"quest:t:{index}", short, x + 40, y, 12, "muted", start=True)


def _lines(name: str) -> list[Message]:
    """A quest's name on one line, or on two."""
    if len(name) <= LONGEST_LINE:
        return [verbatim(name)]
    middle = name.rfind(" ", 0, LONGEST_LINE)
    return [verbatim(name[:middle]), verbatim(name[middle + 1 :])]


def _steps(place: Box, stage: str) -> Iterator[Sprite]:
    """The steps of a round, the present one marked."""
    for index, step in enumerate(("build", "repair", "run")):
        x = place.x + (124, 162, 207)[index]
        mark = "strong" if step == stage else "muted"
        yield words(f"quest:step:{step}", say(f"stage.{step}"), x, place.y + 22, 12, mark,
                    start=True)  # fmt: skip


def _state(view: Warren, where: Plan) -> Iterator[Sprite]:
    """While building: what is wrong with the maze. On the run: the moves that are left."""
    if is_running(view):
        yield from _moves(where, moves_of(view.round), view.moves)
    elif is_building(view):
        yield from _maze(where, len(list(faults(view))), bool(way_out(view)), view.changes)
    else:
        yield from _no_maze(where, stage(view))


@once
def _no_maze(where: Plan, stage: str) -> Iterator[Sprite]:
    place = where.state
    yield from card("state", place)
    left = place.x + (10 if where.phone else 18)
    yield _title("state", place, say("state.maze"), where)
    yield words("state:none", say(f"stage.{stage}"), left, place.y + 46, where.small,
                "muted", start=True)  # fmt: skip


@once
def _maze(where: Plan, wrong: int, ways: bool, changes: int) -> Iterator[Sprite]:
    place = where.state
    yield from card("state", place)
    left = place.x + (10 if where.phone else 18)
    yield _title("state", place, say("state.maze"), where)
    step = 20 if where.phone else 38
    for index, (good, text) in enumerate(
        (
            (not wrong, say("state.edges", n=wrong) if wrong else say("state.edges.good")),
            (ways, say("state.way.good" if ways else "state.way.none")),
        )
    ):
        y = place.y + (34 if where.phone else 54) + step * index
        size = 18 if where.phone else 28
        yield picture(f"state:{index}", "good" if good else "fault", left + size / 2, y, size)
        short = 12 if where.phone else 14
        yield words(f"state:text:{index}", text, left + size + 8, y, short, start=True)
    if not changes and not where.phone and (wrong or not ways):
        yield words("state:costs", say("state.costs"), left, place.y + place.h - 16, 12, "muted",
                    start=True)  # fmt: skip
    if changes:
        y = place.y + place.h - (11 if where.phone else 16)
        yield words("state:changes", say("state.changes", n=changes), left, y,
                    where.small, "strong", start=True)  # fmt: skip


@once
def _moves(where: Plan, most: int, moves: int) -> Iterator[Sprite]:
    place = where.state
    yield from card("state", place)
    left = place.x + (10 if where.phone else 18)
    yield _title("state", place, say("moves.left"), where)
    label = say("moves.label", n=moves, most=most)
    big = 30 if where.phone else 44
    y = place.y + (44 if where.phone else 60)
    yield Sprite(key="moves", kind="text", text=verbatim(str(moves)), x=left, y=y, h=big,
                 classes=("strong",), anchor="start", label=label)  # fmt: skip
    wide = big * (0.75 if moves < 10 else 1.35)
    yield words("moves:of", say("moves.of", n=most), left + wide, y + big * 0.15, where.small,
                "muted", start=True)  # fmt: skip
    if where.phone:
        return
    for index in range(most):
        row, column = divmod(index, 10)
        spent = ("dim",) if index < most - moves else ()
        x, y = left + 9 + 20.5 * column, place.y + 98 + 22 * row
        yield picture(f"paw:{index}", "paw", x, y, 17, 0, "muted-ink", *spent)


@once
def _store(where: Plan, stored: int, carried: int, goal: int) -> Iterator[Sprite]:
    """The store on its way to the goal, and the bag that may still be lost."""
    place = where.store
    yield from card("store", place, label=say("store.label", n=stored, goal=goal, bag=carried))
    yield _title("store", place, say("store.title"), where)
    left = place.x + (10 if where.phone else 18)
    big = 30 if where.phone else 40
    y = place.y + (44 if where.phone else 58)
    yield words("store:n", verbatim(str(stored)), left, y, big, "strong", start=True)
    wide = big * (0.75 if stored < 10 else 1.35)
    yield words("store:of", say("store.of", n=goal), left + wide, y + big * 0.15, where.small,
                "muted", start=True)  # fmt: skip
    bag = say("store.bag.short" if where.phone else "store.bag", n=carried)
    if where.phone:
        yield words("store:bag", bag, left, place.y + 73, 12, "muted", start=True)
        return
    yield picture("store:basket", "basket", place.x + place.w - 42, place.y + 44, 48)
    for index in range(goal):
        shown = "carrot" if index < stored + carried else "no-carrot"
        risky = ("dim",) if stored <= index < stored + carried else ()
        yield picture(f"store:{index}", shown, *where.stored(index), 25, 0, *risky)
    yield words("store:bag", bag, left, place.y + place.h - 20, 13, "muted", start=True)
