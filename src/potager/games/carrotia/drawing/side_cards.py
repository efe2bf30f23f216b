"""Beside the maze: the quest, the faults of the maze or the moves left, and the store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from potager.core import zones as z
from potager.core.scene import Layout, Sprite
from potager.core.shapes import picture
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import facts
from potager.games.carrotia.rules.cards import FIRST_BIRD, SIDES, Quests
from potager.games.carrotia.rules.larder import triples, worth
from potager.games.carrotia.rules.phases import BUILD
from potager.games.carrotia.rules.position import moves_of
from potager.games.carrotia.rules.warren import Warren

from .board import AROUND, Ground, gate_turn
from .judging import is_hopeless
from .sprites import panel, text

MAP = 78  # how wide the quest's map is


def desk(view: Warren, layout: Layout) -> Iterator[z.Placed]:
    """The cards with what is to be known. On the run the moves may be in the quest's place."""
    step, built = facts.stage(view), view.phase == BUILD
    name = view.cards.names[view.quest] if view.quest >= 0 else ""
    way = ("anticlockwise", "clockwise")[view.direction > 0] if view.seats > 1 else ""
    if step != "run" or layout == "phone":
        yield "quest", z.made(_quest, view.round, name, way, step, layout)
    if name and layout == "wide" and step != "run":
        birds = max(view.round, len(view.flock.birds))
        yield "map", z.made(_map, view.cards, view.quest, view.round, facts.gates(view))
        yield "figures", z.made(_figures, view.cards, view.quest, birds, moves_of(view.round))
    if step == "run":
        lost = view.rabbit >= 0 and is_hopeless(view)
        to_come = 0 if lost else facts.carrots_to_come(view)
        yield "moves", z.made(_moves, view.round, view.moves, to_come, layout)
    elif facts.is_building(view):
        wrong, ways = len(list(facts.faults(view))), bool(facts.way_out(view))
        yield "state", z.made(_maze, wrong, ways, view.changes, built, layout)
    else:
        none = text("state:none", say(f"stage.{step}"))
        yield "state", panel("state", layout, say("state.maze"), 12, (13, none), 0)
    stored, carried = worth(view.larder.store), worth(view.larder.bag)
    yield "store", z.made(_store, stored, carried, view.needed(), layout)


# The quest


def _quest(round: int, quest: str, way: str, step: str, layout: Layout) -> z.Zone:
    """The quest's card; without a name there is none yet."""
    name = (
        facts.quest_name(quest) if quest else say("quest.over" if step == "over" else "quest.none")
    )
    title, label = say("quest.round", n=round), say("quest.label", n=round, name=name)
    wide, parts = layout == "wide", list[z.Part]()
    if wide:
        long = len(quest)  # a long one has smaller letters
        parts += [9, (17, z.Caption("quest:name", name, "strong", start=True, long=long))]
        if way and quest:
            parts += [5, (13, text("quest:way", say(f"play.{way}")))]
    else:
        names = facts.quest_lines(quest) if quest else [name]
        lines = [text(f"quest:name:{at}", one, "strong", 12) for at, one in enumerate(names)]
        parts += [7, *((15, line) for line in lines)]
    parts.append(0)
    if quest and not wide:
        told = say(f"stage.{step}")
        if way:
            told = say("stage.way", stage=told, way=say(f"play.{way}.short"))
        if step != "run":
            parts += [(12, text("quest:moves", say("figure.paw", n=moves_of(round)))), 2]
        parts += [(12, text("quest:stage", told)), 7]
    beside = _stages(step) if quest and wide else 0
    return panel("quest", layout, title, *parts, label=label, beside=beside)


def _stages(step: str) -> z.Part:
    """The steps of a round, the present one marked."""
    parts = []
    for one, wide in (("build", 38), ("repair", 45), ("run", 33)):
        look = "strong" if one == step else "muted"
        parts.append((wide, text(f"quest:step:{one}", say(f"stage.{one}"), look)))
    return 116, z.row(*parts, unit=1)


def _figures(cards: Quests, quest: int, birds: int, moves: int) -> z.Zone:
    """The carrots that the quest shows, and how many birds and moves there are."""
    found, carrots = [], sum(map(worth, cards.spread(quest)))
    figures = ("carrot", carrots), ("bird-to-come", birds), ("paw", moves)
    for index, (symbol, number) in enumerate(figures):
        icon = z.Thing(f"quest:icon:{index}", symbol, "muted-ink")
        told = text(f"quest:n:{index}", say(f"figure.{symbol}", n=number), "strong", 14)
        found.append(z.row((22, icon), 7, told, unit=1))
    return z.Grid(tuple(found), columns=1)


def _map(cards: Quests, quest: int, round: int, gates: tuple[tuple[str, int, int], ...]) -> z.Zone:
    """The quest as a small map: new squares, carrots, birds, and the ways in and out."""
    ground, found = Ground(MAP, 2, round + 2), list[Sprite]()
    old = facts.inherited(round, int(cards.read(quest, SIDES)))
    new = [square for square in facts.grid(ground.size) if square not in old]
    for key, squares, look in (("map:old", old, "bed"), ("map:new", new, "pill")):
        cells = [ground.cell(square) for square in squares]
        d = "".join(f"M{at.x:.1f} {at.y:.1f}h{at.w:.1f}v{at.h:.1f}h{-at.w:.1f}z" for at in cells)
        found += [Sprite(key=key, kind="region", d=d, classes=(look,))] if cells else []
    marks = [
        (f"map:carrot:{square}", "triple" if triples(tokens) else "single", square)
        for square, tokens in enumerate(cards.spread(quest))
        if tokens
    ]
    birds = [int(cards.read(quest, FIRST_BIRD + place)) for place in range(round)]
    marks += [(f"map:bird:{place}", "bird-to-come", at) for place, at in enumerate(birds)]
    for key, symbol, square in marks:
        at = ground.cell(square)
        found.append(picture(key, symbol, at.cx, at.cy, at.w * 0.86))
    for way, square, side in gates:
        at, (dx, dy) = ground.cell(square), AROUND[side]
        x, y = at.cx + dx * (at.w / 2 + 8), at.cy + dy * (at.w / 2 + 8)
        found.append(picture(f"map:{way}", f"gate-{way}", x, y, 18, 11, turn=gate_turn(way, side)))
    return ground.free(*found)


# The maze, and the run


def _maze(wrong: int, ways: bool, changes: int, built: bool, layout: Layout) -> z.Zone:
    """While building: what is wrong with the maze, and what that costs."""
    size, letters, step, gap = (28, 14, 38, 7) if layout == "wide" else (17, 11.5, 20, 3)
    edges = say("state.edges", n=wrong) if wrong else say("state.edges.good")
    way = say("state.way.good" if ways else "state.way.none")
    parts: list[z.Part] = [gap]
    for index, (good, judged) in enumerate(((not wrong, edges), (ways, way))):
        icon = z.Thing(f"state:{index}", "good" if good else "fault")
        told = text(f"state:text:{index}", judged, "", letters)
        parts.append((step, z.row((size, icon), size / 3.5, told, unit=1)))
    if changes:
        parts += [3, (12.5, text("state:changes", say("state.changes", n=changes), "strong"))]
    elif built and layout == "wide" and (wrong or not ways):
        parts += [3, (12, text("state:costs", say("state.costs")))]
    return panel("state", layout, say("state.maze"), *parts, 0)


def _moves(round: int, moves: int, to_come: int, layout: Layout) -> z.Zone:
    """On the run: the moves that are left, and the carrots that it may still bring."""
    most, wide, short = moves_of(round), layout == "wide", _short(layout)
    still = f"moves.carrots{'' if to_come else '.none'}"
    icon = z.Thing("moves:carrot", "carrot", label=say(still, n=to_come))
    told = text("moves:carrots", say(f"{still}{short}", n=to_come), letters=12)
    foot = z.row((16, icon), 4, told, unit=1)
    amount = _amount("moves", 36 * wide, moves, say(f"moves.of{short}", most=most))
    label = say("moves.label", n=moves, most=most)
    if not wide:
        return panel("state", layout, say("moves.left"), 4, amount, (16, foot), 4, label=label)
    looks = ["muted-ink dim"] * (most - moves) + ["muted-ink"] * moves
    paws = [z.Thing(f"paw:{index}", "paw", look) for index, look in enumerate(looks)]
    steps = z.row((205, z.Grid((*paws, *[None] * (20 - most)), columns=10)), 0, unit=1)
    title, parts = say("quest.round", n=round), (4, amount, (16, foot), 2, (40, steps), 4)
    return panel("state", layout, title, *parts, label=label, beside=_stages("run"))


def _short(layout: Layout) -> str:
    """Where there is little room, texts have a short form."""
    return "" if layout == "wide" else ".short"


def _amount(key: str, high: float, amount: int, of: Message) -> z.Part:
    """A big number, and of how many; as high as there is room, or so high."""
    number = z.Caption(key, verbatim(str(amount)), "strong", 0.86, start=True)
    goal = z.column(0, (12.5, text(f"{key}:of", of)), 6, unit=1)
    row = z.row((0.7 if amount < 10 else 1.2, number), goal)
    return (high, row) if high else row


# The store


def _store(stored: int, carried: int, goal: int, layout: Layout) -> z.Zone:
    """The store on its way to the goal, and the bag that may still be lost."""
    label = say("store.label", n=stored, goal=goal, bag=carried)
    told = say(f"store.bag{_short(layout)}", n=carried)
    foot = (12.5, text("store:bag", told))
    title, of = say("store.title"), say("store.of", n=goal)
    if layout != "wide":
        amount = _amount("store:n", 0, stored, of)
        return panel("store", layout, title, 4, amount, foot, 6, label=label)
    amount = _amount("store:n", 46, stored, of)
    card = panel("store", layout, title, 8, amount, 0, foot, 14, label=label)
    basket = z.row(0, (48, z.Thing("store:basket", "basket")), 18, unit=1)
    cells = []
    for index in range(goal):
        symbol = "carrot" if index < stored + carried else "no-carrot"
        look = "dim" if stored <= index < stored + carried else ""
        cells.append(z.Thing(f"store:{index}", symbol, look, fill=0.95))
    return z.over(card, z.column(20, (48, basket), 0, unit=1), _shelf(cells))


def coming_in(view: Warren, count: int) -> z.Placed:
    """Carrots on their way to their places in the store."""
    stored, goal = worth(view.larder.store), view.needed()
    coming = {min(place, goal - 1): place for place in range(stored - count, stored)}
    return "store", _shelf(
        z.Thing(f"won:{coming[index]}", "single", fill=0.95) if index in coming else None
        for index in range(goal)
    )


def _shelf(cells: Iterable[z.Zone | None]) -> z.Zone:
    """The places for carrots in the store."""
    shelf = z.Grid(tuple(cells), columns=8)
    return z.column(84, (116, z.row(16, shelf, 16, unit=1)), 30, unit=1)
