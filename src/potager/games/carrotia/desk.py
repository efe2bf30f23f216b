"""Around the maze: the quest, the moves, the store, and the strip with what is in hand."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim

from . import BIRD_NAMES, KIND_NAMES, actions, phases
from .characters import POWERS
from .larder import worth
from .maze import unturned
from .places import Plan
from .position import moves_of
from .reading import (
    COLOURS,
    bird_name,
    birds,
    face,
    faults,
    hand,
    is_building,
    is_running,
    quest_worth,
    role_name,
    role_text,
    stage,
    tile_symbol,
    tile_words,
    way_out,
)
from .roles import BANDIT, CHARACTERS, MUMMY
from .rules import Warren
from .sprites import button, card, picture

AS_BUTTONS = (  # choices with nothing on the board: a picture, and whether it is the usual one
    (actions.SAY_READY, "ready", "", True),
    (actions.DONE, "done", "", True),
    (actions.STAY, "stay", "paw", True),
    (actions.PASS, "pass", "single", False),
    (actions.TAKE_SINGLE, "token:single", "single", False),
    (actions.TAKE_TRIPLE, "token:triple", "triple", False),
    (actions.ALLOW, "allow", "", True),
)


def desk(view: Warren, viewer: int, where: Plan) -> Iterator[Sprite]:
    """The cards with what is to be known, and the strip."""
    yield from _quest(view, where)
    yield from _state(view, where)
    yield from _store(view, where)
    if view.phase not in (phases.CHOOSE, phases.CAST):
        yield from _strip(view, viewer, where)


# The cards


def _title(key: str, place: Box, text: Message, where: Plan) -> Sprite:
    inset = 10 if where.phone else 18
    return words(
        f"{key}:title", text, place.x + inset, place.y + (15 if where.phone else 22), 12,
        "sign", start=True,
    )  # fmt: skip


def _quest(view: Warren, where: Plan) -> Iterator[Sprite]:
    place = where.quest
    name = verbatim(view.cards.names[view.quest]) if view.quest >= 0 else say("quest.none")
    yield from card("quest", place, label=say("quest.label", n=int(view.round), name=name))
    yield _title("quest", place, say("quest.round", n=int(view.round)), where)
    left = place.x + (10 if where.phone else 18)
    size = 12 if where.phone else 17
    yield words("quest:name", name, left, place.y + (36 if where.phone else 48), size, "strong",
                start=True)  # fmt: skip
    if view.quest < 0:
        return
    way = "clockwise" if view.direction > 0 else "anticlockwise"
    if where.phone:
        yield words("quest:way", say(f"play.{way}.short"), left, place.y + 56, 12, "muted",
                    start=True)  # fmt: skip
        yield words("quest:stage", say(f"stage.{stage(view)}"), left, place.y + 73, 12, "muted",
                    start=True)  # fmt: skip
        return
    yield words("quest:way", say(f"play.{way}"), left, place.y + 70, 13, "muted", start=True)
    figures = (
        ("carrot", quest_worth(view), "figure.carrots"),
        ("bird-to-come", int(view.round) + int(view.stray), "figure.birds"),
        ("paw", int(moves_of(view.round)), "figure.moves"),
    )
    for index, (symbol, number, text) in enumerate(figures):
        x = place.x + 44 + 76 * index
        yield picture(f"quest:icon:{index}", symbol, x - 14, place.y + 103, 24, 0, "muted-ink",
                      label=say(text, n=number))  # fmt: skip
        yield words(f"quest:n:{index}", verbatim(str(number)), x + 14, place.y + 103, 17, "strong")
        yield words(f"quest:t:{index}", say(f"{text}.short"), x, place.y + 129, 12, "muted")


def _state(view: Warren, where: Plan) -> Iterator[Sprite]:
    """While building: what is wrong with the maze. On the run: the moves that are left."""
    place = where.state
    yield from card("state", place)
    left = place.x + (10 if where.phone else 18)
    if is_running(view):
        yield from _moves(view, where, left)
        return
    yield _title("state", place, say("state.maze"), where)
    if not is_building(view):
        yield words("state:none", say(f"stage.{stage(view)}"), left, place.y + 46, where.small,
                    "muted", start=True)  # fmt: skip
        return
    wrong = len(list(faults(view)))
    ways = bool(way_out(view))
    step = 24 if where.phone else 38
    for index, (good, text) in enumerate(
        (
            (not wrong, say("state.edges", n=wrong) if wrong else say("state.edges.good")),
            (ways, say("state.way.good" if ways else "state.way.none")),
        )
    ):
        y = place.y + (37 if where.phone else 54) + step * index
        size = 18 if where.phone else 28
        yield picture(f"state:{index}", "good" if good else "fault", left + size / 2, y, size)
        short = 12 if where.phone else 14
        yield words(f"state:text:{index}", text, left + size + 8, y, short, start=True)
    if view.changes:
        y = place.y + place.h - (10 if where.phone else 16)
        yield words("state:changes", say("state.changes", n=int(view.changes)), left, y,
                    where.small, "strong", start=True)  # fmt: skip


def _moves(view: Warren, where: Plan, left: float) -> Iterator[Sprite]:
    place, most, moves = where.state, int(moves_of(view.round)), int(view.moves)
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


def _store(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The store on its way to the goal, and the bag that may still be lost."""
    place = where.store
    stored, carried = int(worth(view.larder.store)), int(worth(view.larder.bag))
    goal = int(view.needed())
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
        row, column = divmod(index, 7)
        shown = "carrot" if index < stored + carried else "no-carrot"
        risky = ("dim",) if stored <= index < stored + carried else ()
        x, y = left + 14 + 29 * column, place.y + 104 + 34 * row
        yield picture(f"store:{index}", shown, x, y, 29, 0, *risky)
    yield words("store:bag", bag, left, place.y + place.h - 26, 13, "muted", start=True)


# The strip


def _strip(view: Warren, viewer: int, where: Plan) -> Iterator[Sprite]:
    yield from card("strip", where.strip)
    legal = list(view.legal(viewer)) if viewer != SPECTATOR else []
    if view.phase == phases.REFIT:
        yield from _held(view, where)
    elif view.phase == phases.PERCH:
        yield from _birds(view, where, [birds(view)[-1][0]])
    elif view.phase == phases.HATCH:
        yield from _pile(view, where)
    elif is_running(view):
        yield from _birds(view, where, [which for which, _ in birds(view)])
    elif is_building(view):
        yield from _hand(view, viewer if viewer != SPECTATOR else int(view.mover), where)
    yield from _buttons(view, viewer, where, legal)


def characters_to_choose(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The six characters, on the maze that is still empty."""
    for role in range(CHARACTERS):
        place, taken = where.card(role), view.owner(role) >= 0
        target = "" if taken else f"character:{POWERS[role]}"
        label = say("character.label", name=role_name(role), text=role_text(role))
        yield box(f"role:{role}:edge", place.below(3), "bed-edge", r=14)
        yield box(f"role:{role}", place, "card", r=14, label=label, target=target)
        dim = ("dim",) if taken else ()
        size = 46 if where.phone else 66
        yield picture(f"role:{role}:face", POWERS[role], place.cx, place.y + size * 0.66, size, 0,
                      *dim)  # fmt: skip
        yield words(f"role:{role}:name", role_name(role), place.cx, place.y + size * 1.36,
                    13 if where.phone else 17, "strong", *dim)  # fmt: skip
        if not where.phone:
            for index, text in enumerate(_halves(role)):
                y = place.y + size + 45 + 15 * index
                yield words(f"role:{role}:{index}", text, place.cx, y, 12, "muted", *dim)


def _halves(role: int) -> list[Message]:
    """A character's words on two lines."""
    split = role_text(role).args["text"]
    assert isinstance(split, str)
    middle = split.rfind(" ", 0, len(split) // 2 + 6)
    return [verbatim(split[:middle]), verbatim(split[middle + 1 :])]


def _hand(view: Warren, seat: int, where: Plan) -> Iterator[Sprite]:
    tiles = hand(view, seat)
    for index, (kind, count) in enumerate(tiles):
        spot = where.slot(index, len(tiles))
        size = where.tile * spot.scale
        tile = int(unturned(kind))
        yield picture(
            f"hand:{KIND_NAMES[kind]}", f"tile-{KIND_NAMES[kind]}", spot.x, spot.y, size, 0, "turns",
            label=say("hand.tile", tile=tile_words(tile), n=count),
            target=f"hand:{KIND_NAMES[kind]}",
        )  # fmt: skip
        if count > 1:
            x, y = spot.x + size * 0.46, spot.y - size * 0.44
            yield picture(f"hand:{kind}:disc", "count", x, y, 24)
            yield words(f"hand:{kind}:n", verbatim(str(count)), x, y, 13, "number")
    if not tiles:
        yield words("hand:none", say("hand.none"), where.slots.x + 10, where.slots.y + 50, 14,
                    "muted", start=True)  # fmt: skip


def _held(view: Warren, where: Plan) -> Iterator[Sprite]:
    spot, tile = where.slot(0, 1), int(view.held)
    symbol, turn = tile_symbol(tile)
    yield picture("held", symbol, spot.x, spot.y, where.tile, 0, "turns", turn=turn,
                  label=say("held.label", tile=tile_words(tile)), target="held")  # fmt: skip


def _birds(view: Warren, where: Plan, shown: list[int]) -> Iterator[Sprite]:
    """Each bird in the maze with its die, and what it does in a few words."""
    due = view.phase == phases.ROLL
    order = [which for which, _ in birds(view)]
    for index, which in enumerate(shown):
        spot, name = where.slot(index, len(shown)), BIRD_NAMES[which]
        size = where.bird * spot.scale
        y = spot.y - 16
        die = face(view, order.index(which)) if view.phase != phases.PERCH else ""
        label = say("bird.card", bird=bird_name(which), does=say(f"does.{name}"))
        x = spot.x - (size * 0.3 if die else 0)
        yield picture(f"card:{name}", name, x, y, size, label=label)
        if die:
            again = bool(view.flock.again & bit(order.index(which)))
            yield picture(
                f"die:{name}", f"face-{'due' if due and again else die}", spot.x + size * 0.42,
                y + size * 0.12, size * 0.6, size * 0.63, COLOURS[which],
                label=say(f"die.{'due' if due and again else die}", bird=bird_name(which)),
                target="roll" if due and again else f"die:{name}",
            )  # fmt: skip
        yield words(f"card:{name}:name", bird_name(which), spot.x, y + size * 0.5 + 14, 12.5,
                    "strong")  # fmt: skip
        if len(shown) <= 4 or not where.phone:
            yield words(f"card:{name}:does", say(f"does.{name}.short"), spot.x,
                        y + size * 0.5 + 30, 12, "muted")  # fmt: skip


def _pile(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The birds of which the Bat brings one."""
    pile = [which for which in range(len(BIRD_NAMES)) if view.flock.pile & bit(which)]
    for index, which in enumerate(pile):
        spot, name = where.slot(index, len(pile)), BIRD_NAMES[which]
        size = where.bird * spot.scale
        yield picture(
            f"pile:{name}", name, spot.x, spot.y - 14, size,
            label=say("bird.pile", bird=bird_name(which), does=say(f"does.{name}")),
            target=f"pile:{name}",
        )  # fmt: skip
        yield words(f"pile:{name}:name", bird_name(which), spot.x, spot.y + size / 2, 12.5,
                    "strong")  # fmt: skip
        yield words(f"pile:{name}:does", say(f"does.{name}.short"), spot.x,
                    spot.y + size / 2 + 16, 12, "muted")  # fmt: skip


def _buttons(view: Warren, viewer: int, where: Plan, legal: list[int]) -> Iterator[Sprite]:
    """What this viewer can press: the power, and whatever is nothing on the board."""
    places = iter(where.button(index) for index in range(4))
    if viewer != SPECTATOR and is_running(view):
        yield from _power(view, int(view.role(viewer)), next(places))
    for action, target, symbol, strong in AS_BUTTONS:
        if action in legal:
            name = target.replace(":", ".")
            yield from button(
                target, next(places), say(f"button.{name}"), symbol,
                say(f"button.{name}.label"), target, strong=strong,
            )  # fmt: skip


def _power(view: Warren, role: int, place: Box) -> Iterator[Sprite]:
    """The viewer's own character, to be pressed when its power applies."""
    used = bool(view.used & bit(role))
    told = "power.used" if used else "power.always" if role == BANDIT else "power.ready"
    if role == MUMMY and view.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT):
        told = "power.cancel"
    label = say(told, name=role_name(role), text=role_text(role))
    yield box("power:edge", place.below(3), "bed-edge", r=14)
    yield box("power", place, "pill", r=14, label=label, target=f"power:{POWERS[role]}")
    dim = ("dim",) if used else ()
    yield picture("power:icon", POWERS[role], place.x + 27, place.cy, 38, 0, *dim)
    yield words("power:name", role_name(role), place.x + 52, place.cy - 8, 14.5, "strong",
                start=True)  # fmt: skip
    yield words("power:state", say(f"{told}.short"), place.x + 52, place.cy + 11, 12, "muted",
                start=True)  # fmt: skip
