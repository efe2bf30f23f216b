"""Beside the maze: the quest, what is wrong with the maze or the moves left, and the store."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import facts
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.phases import BUILD
from potager.games.carrotia.rules.position import moves_of
from potager.games.carrotia.rules.warren import Warren

from .judging import is_hopeless
from .places import Plan
from .quest_map import quest_map
from .sprites import panel

LOW_CARD = 70  # a card below this height has smaller figures
LONGEST_LINE = 15  # letters of a quest's name on a phone


def desk(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The cards with what is to be known. On the run the moves may be in the quest's place."""
    name = view.cards.names[view.quest] if view.quest >= 0 else ""
    stage = facts.stage(view)
    runs = stage == "run"
    if not runs or where.quest.x != where.moves.x:
        yield from _quest(where, view.round, name, _direction(view), stage)
    if name and not where.phone and not runs:
        birds = max(view.round, len(view.flock.birds))
        yield from _figures(where, facts.quest_worth(view), birds, moves_of(view.round))
        yield from quest_map(view, where)
    if runs:
        lost = view.rabbit >= 0 and is_hopeless(view)
        to_come = 0 if lost else facts.carrots_to_come(view)
        yield from _moves(where, view.round, view.moves, to_come)
    elif facts.is_building(view):
        wrong = len(list(facts.faults(view)))
        yield from _maze(where, wrong, bool(facts.way_out(view)), view.changes, view.phase == BUILD)
    else:
        yield from _no_maze(where, stage)
    larder = view.larder
    yield from _store(where, worth(larder.store), worth(larder.bag), view.needed())


def _direction(view: Warren) -> str:
    """In which direction turns go round; alone there is none."""
    if view.seats == 1:
        return ""
    return "clockwise" if view.direction > 0 else "anticlockwise"


@once
def _quest(where: Plan, round: int, quest: str, way: str, stage: str) -> Iterator[Sprite]:
    """The quest's card; without a name there is none yet."""
    place = where.quest
    none = say("quest.over" if stage == "over" else "quest.none")
    name = verbatim(quest) if quest else none
    label = say("quest.label", n=round, name=name)
    yield from panel("quest", place, say("quest.round", n=round), where, label)
    left = place.x + where.inset
    if where.phone:
        lines = _lines(quest) if quest else [name]
        for index, written in enumerate(lines):
            yield words(f"quest:name:{index}", written, left, place.y + 35 + 15 * index, 12,
                        "strong", start=True)  # fmt: skip
        if quest:
            told = say(f"stage.{stage}")
            if way:
                told = say("stage.way", stage=told, way=say(f"play.{way}.short"))
            yield words("quest:stage", told, left, place.y + 71, 12, "muted", start=True)
        return
    yield words("quest:name", name, left, place.y + 46, 17, "strong", start=True)
    if quest:
        yield from _stages(place, stage)
        if way:
            told = say(f"play.{way}")
            yield words("quest:way", told, left, place.y + 66, 13, "muted", start=True)


@once
def _figures(where: Plan, carrots: int, birds: int, moves: int) -> Iterator[Sprite]:
    place = where.quest
    figures = (("carrot", carrots), ("bird-to-come", birds), ("paw", moves))
    for index, (symbol, number) in enumerate(figures):
        x, y = place.x + 138, place.y + 103 + 29 * index
        yield picture(f"quest:icon:{index}", symbol, x, y, 22, 0, "muted-ink")
        told = say(f"figure.{symbol}", n=number)
        yield words(f"quest:n:{index}", told, x + 18, y, 14, "strong", start=True)


def _lines(name: str) -> list[Message]:
    """A quest's name on one line, or on two."""
    if len(name) <= LONGEST_LINE:
        return [verbatim(name)]
    middle = name.rfind(" ", 0, LONGEST_LINE)
    return [verbatim(name[:middle]), verbatim(name[middle + 1 :])]


def _stages(place: Box, stage: str) -> Iterator[Sprite]:
    """The steps of a round, the present one marked."""
    for x, step in ((124, "build"), (162, "repair"), (207, "run")):
        mark = "strong" if step == stage else "muted"
        yield words(f"quest:step:{step}", say(f"stage.{step}"), place.x + x, place.y + 22, 12, mark,
                    start=True)  # fmt: skip


@once
def _no_maze(where: Plan, stage: str) -> Iterator[Sprite]:
    place = where.state
    yield from panel("state", place, say("state.maze"), where)
    yield words("state:none", say(f"stage.{stage}"), place.x + where.inset, place.y + 46, 12.5,
                "muted", start=True)  # fmt: skip


@once
def _maze(where: Plan, wrong: int, ways: bool, changes: int, built: bool) -> Iterator[Sprite]:
    """While building: what is wrong with the maze, and what that costs."""
    place, left = where.state, where.state.x + where.inset
    yield from panel("state", place, say("state.maze"), where)
    first, step, size, letters, last = (34, 20, 18, 12, 11) if where.phone else (54, 38, 28, 14, 16)
    edges = say("state.edges", n=wrong) if wrong else say("state.edges.good")
    way = say("state.way.good" if ways else "state.way.none")
    for index, (good, text) in enumerate(((not wrong, edges), (ways, way))):
        y = place.y + first + step * index
        yield picture(f"state:{index}", "good" if good else "fault", left + size / 2, y, size)
        yield words(f"state:text:{index}", text, left + size + 8, y, letters, start=True)
    y = place.y + place.h - last
    if changes:
        left_over = say("state.changes", n=changes)
        yield words("state:changes", left_over, left, y, 12.5, "strong", start=True)
    elif built and not where.phone and (wrong or not ways):
        yield words("state:costs", say("state.costs"), left, y, 12, "muted", start=True)


@once
def _moves(where: Plan, round: int, moves: int, most_carrots: int) -> Iterator[Sprite]:
    """On the run: the moves that are left, and the carrots that it may still bring."""
    place, most = where.moves, moves_of(round)
    title = say("moves.left") if where.phone else say("quest.round", n=round)
    yield from panel("state", place, title, where, say("moves.label", n=moves, most=most))
    of = say("moves.of.short" if where.phone else "moves.of", most=most)
    yield from _amount("moves", place, where, moves, of)
    left, y = place.x + where.inset, place.y + place.h - 11
    none = "" if most_carrots else ".none"
    still = say(f"moves.carrots{none}", n=most_carrots)
    if where.phone:
        yield picture("moves:carrot", "carrot", left + 7, y, 16, label=still)
        left, still = left + 19, say(f"moves.carrots{none}.short", n=most_carrots)
    else:
        left, y = left + 54, place.y + 78  # above the paws
    yield words("moves:carrots", still, left, y, 12, "muted", start=True)
    if where.phone:
        return
    yield from _stages(place, "run")
    for index in range(most):
        row, column = divmod(index, 10)
        spent = ("dim",) if index < most - moves else ()
        x, y = place.x + where.inset + 9 + 20.5 * column, place.y + 92 + 22 * row
        yield picture(f"paw:{index}", "paw", x, y, 17, 0, "muted-ink", *spent)


def _amount(key: str, place: Box, where: Plan, amount: int, of: Message) -> Iterator[Sprite]:
    """A big number, and of how many."""
    big, y = (30, place.y + 44) if where.phone else (40, place.y + 56)
    if place.h < LOW_CARD:
        big, y = 22, place.y + 33
    left = place.x + where.inset
    yield words(key, verbatim(str(amount)), left, y, big, "strong", start=True)
    left += big * (0.75 if amount < 10 else 1.35)
    yield words(f"{key}:of", of, left, y + big * 0.15, 12.5, "muted", start=True)


@once
def _store(where: Plan, stored: int, carried: int, goal: int) -> Iterator[Sprite]:
    """The store on its way to the goal, and the bag that may still be lost."""
    place = where.store
    label = say("store.label", n=stored, goal=goal, bag=carried)
    yield from panel("store", place, say("store.title"), where, label)
    yield from _amount("store:n", place, where, stored, say("store.of", n=goal))
    bag = say("store.bag.short" if where.phone else "store.bag", n=carried)
    y = place.y + (73 if where.phone else place.h - 20)
    yield words("store:bag", bag, place.x + where.inset, y, 12.5, "muted", start=True)
    if where.phone:
        return
    yield picture("store:basket", "basket", place.x + place.w - 42, place.y + 44, 48)
    for index in range(goal):
        shown = "carrot" if index < stored + carried else "no-carrot"
        risky = ("dim",) if stored <= index < stored + carried else ()
        yield picture(f"store:{index}", shown, *where.stored(index), 25, 0, *risky)
