"""The strip below the maze: what is in hand, the birds with their dice, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from potager.core.bits import bit
from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import BIRD_NAMES, GAME, KIND_NAMES
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.facts import (
    COLOURS,
    bird_name,
    birds,
    face,
    hand,
    is_building,
    is_running,
    player,
    role_name,
    role_text,
    tile_symbol,
    tile_words,
)
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.maze import unturned
from potager.games.carrotia.rules.roles import BANDIT, CHARACTERS, MUMMY
from potager.games.carrotia.rules.warren import Warren

from .places import Plan
from .sprites import button, card, picture

CARD_LINE = 29  # letters of a line on a character's card
ROLL_NOW = "roll"  # in place of a die's face
AS_BUTTONS = {  # verbs with nothing on the board: what is pressed, and its picture
    "ready": "",
    "enough": "",
    "stay": "paw",
    "pass": "single",
    "allow": "",
}


def strip(view: Warren, viewer: int, where: Plan) -> Iterator[Sprite]:
    if view.phase == phases.OVER:
        return
    yield from _ground(where)
    legal = list(view.legal(viewer)) if viewer != SPECTATOR else []
    if view.phase == phases.REFIT:
        yield from _held(where, view.held)
    elif view.phase == phases.PERCH:
        yield from _birds(view, where, [birds(view)[-1][0]])
    elif view.phase == phases.HATCH:
        yield from _pile(where, view.flock.pile)
    elif is_running(view):
        yield from _birds(view, where, [which for which, _ in birds(view)])
    elif is_building(view):
        tiles = hand(view, viewer if viewer != SPECTATOR else view.mover)
        yield from _hand(where, tuple(tiles))
    yield from _buttons(view, viewer, where, legal)


@once
def _ground(where: Plan) -> Iterator[Sprite]:
    yield from card("strip", where.strip)


@once
def _hand(where: Plan, tiles: tuple[tuple[int, int], ...]) -> Iterator[Sprite]:
    """The kinds of tiles in hand, and how many of each."""
    for index, (kind, count) in enumerate(tiles):
        spot = where.tray(index, len(tiles))
        size = where.tile * spot.scale
        tile = unturned(kind)
        yield picture(
            f"hand:{KIND_NAMES[kind]}", f"tile-{KIND_NAMES[kind]}", spot.x, spot.y, size, 0,
            "turns", label=say("hand.tile", tile=tile_words(tile), n=count),
            target=f"hand:{KIND_NAMES[kind]}",
        )  # fmt: skip
        if count > 1:
            x, y = spot.x + size * 0.46, spot.y - size * 0.44
            yield picture(f"hand:{kind}:disc", "count", x, y, 24)
            yield words(f"hand:{kind}:n", verbatim(str(count)), x, y, 13, "on-pick")
    if not tiles:
        yield words("hand:none", say("hand.none"), where.slots.x + 10, where.slots.y + 50, 14,
                    "muted", start=True)  # fmt: skip


@once
def _held(where: Plan, tile: int) -> Iterator[Sprite]:
    spot = where.tray(0, 1)
    symbol, turn = tile_symbol(tile)
    yield picture("held", symbol, spot.x, spot.y, where.tile, 0, "turns", turn=turn,
                  label=say("held.label", tile=tile_words(tile)), target="held")  # fmt: skip


def _birds(view: Warren, where: Plan, shown: list[int]) -> Iterator[Sprite]:
    """Each bird in the maze with its die, and what it does: in full where there is room."""
    full = len(shown) <= where.roomy
    for index, which in enumerate(shown):
        die = _die(view, which)
        if full:
            yield from _bird_card(where, index, len(shown), which, die)
        else:
            yield from _small_bird(where, index, len(shown), which, die)


def _die(view: Warren, which: int) -> str:
    """What a bird's die shows: nothing yet, "due" to be rolled now, or a face."""
    if view.phase == phases.PERCH:
        return ""
    place = [one for one, _ in birds(view)].index(which)
    if view.phase == phases.ROLL and view.flock.again & bit(place):
        return ROLL_NOW
    return face(view, place)


@once
def _small_bird(where: Plan, index: int, count: int, which: int, die: str) -> Iterator[Sprite]:
    spot, name = where.slot(index, count), BIRD_NAMES[which]
    size = where.bird * spot.scale
    y = spot.y - 16
    yield from _bird_and_die(which, die, spot.x - size * 0.3, y, size)
    yield words(f"card:{name}:name", bird_name(which), spot.x, y + size * 0.5 + 14, 12.5,
                "strong")  # fmt: skip
    if count <= 4 or not where.phone:  # else tapping it tells
        yield words(f"card:{name}:does", say(f"does.{name}.carrots"), spot.x,
                    y + size * 0.5 + 30, 12, "muted")  # fmt: skip


@once
def _bird_card(where: Plan, index: int, count: int, which: int, die: str) -> Iterator[Sprite]:
    """A bird's card at hand: where its die sends it, what it does to carrots and to the rabbit."""
    place = where.perch(index, count)
    name, size = BIRD_NAMES[which], min(place.h - 2, 54)
    yield from _bird_and_die(which, die, place.x + size * 0.56, place.cy, size)
    tall = place.h > 60
    x, y = place.x + size * 1.72, place.cy - (24 if tall else 8)
    title = bird_name(which)
    if place.w > 230 and die not in ("", "due", ROLL_NOW):
        title = say(f"flight.{die}", bird=title)
    yield words(f"card:{name}:name", title, x, y, 14, "strong", start=True)
    for index, (symbol, does) in enumerate((("carrot", "carrots"), ("rabbit-head", "rabbit"))):
        if tall:
            y += 21
        else:
            x, y = place.x + size * 1.72 + 140 * index, place.cy + 10
        yield picture(f"card:{name}:{does}:icon", symbol, x + 7, y - 1, 17)
        yield words(f"card:{name}:{does}", say(f"does.{name}.{does}"), x + 20, y, 12, "muted",
                    start=True)  # fmt: skip


def _bird_and_die(which: int, die: str, x: float, y: float, size: float) -> Iterator[Sprite]:
    name = BIRD_NAMES[which]
    label = say("bird.card", bird=bird_name(which), does=say(f"does.{name}"))
    yield picture(f"card:{name}", name, x, y, size, 0, "tells", label=label)
    if not die:
        return
    due = die == ROLL_NOW
    shown = "due" if due else die
    yield picture(
        f"die:{name}", f"face-{shown}", x + size * 0.72, y + size * 0.12, size * 0.6,
        size * 0.63, COLOURS[which], label=say(f"die.{shown}", bird=bird_name(which)),
        target="roll" if due else f"die:{name}",
    )  # fmt: skip


@once
def _pile(where: Plan, birds: int) -> Iterator[Sprite]:
    """The birds of which the Bat brings one."""
    pile = [which for which in range(len(BIRD_NAMES)) if birds & bit(which)]
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
        yield words(f"pile:{name}:does", say(f"does.{name}.carrots"), spot.x,
                    spot.y + size / 2 + 16, 12, "muted")  # fmt: skip


def _buttons(view: Warren, viewer: int, where: Plan, legal: list[int]) -> Iterator[Sprite]:
    """What this viewer can press: the power, and whatever is nothing on the board."""
    verbs = [verb for verb in AS_BUTTONS if GAME.verbs.number(verb) in legal]
    power = int(viewer != SPECTATOR and is_running(view))
    many = power + len(verbs)
    if power:
        role = view.role(viewer)
        yield from _power(where, many, role, _power_state(view, role), bool(view.used & bit(role)))
    for place, verb in enumerate(verbs, power):
        at = where.middle if verb == "ready" else where.button(place, many)
        yield from _button(at, verb, _is_usual(view, verb))


@once
def _button(place: Box, verb: str, strong: bool) -> Iterator[Sprite]:
    yield from button(
        verb, place, say(f"button.{verb}"), AS_BUTTONS[verb], say(f"button.{verb}.label"), verb,
        strong=strong, more=say("button.pass.more") if verb == "pass" and _wide(place) else None,
    )  # fmt: skip


def _wide(place: Box) -> bool:
    """Whether a button has room for a second line."""
    return place.w >= 130


def _is_usual(view: Warren, verb: str) -> bool:
    """Whether this is the usual next step: no pass, and enough only of a maze that is right."""
    if verb == "enough":
        return not view.maze.is_wrong(view.entry(), view.exit())
    return verb != "pass"


def _power_state(view: Warren, role: int) -> str:
    if role == MUMMY and view.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT):
        return "power.cancel"
    if view.used & bit(role):
        return "power.used"
    return "power.always" if role == BANDIT else "power.ready"


@once
def _power(where: Plan, many: int, role: int, told: str, used: bool) -> Iterator[Sprite]:
    """The viewer's own character, to be pressed when its power applies."""
    place = where.button(0, many)
    label = say(told, name=role_name(role), text=role_text(role))
    yield box("power:edge", place.below(3), "bed-edge", r=14)
    yield box("power", place, "pill", r=14, label=label, target=f"power:{POWERS[role]}")
    dim = ("dim",) if used else ()
    if not _wide(place):
        yield picture("power:icon", POWERS[role], place.x + 23, place.cy, 34, 0, *dim)
        yield words("power:name", role_name(role), place.x + 44, place.cy, 12, "strong",
                    start=True)  # fmt: skip
        return
    yield picture("power:icon", POWERS[role], place.x + 27, place.cy, 38, 0, *dim)
    yield words("power:name", role_name(role), place.x + 52, place.cy - 8, 14.5, "strong",
                start=True)  # fmt: skip
    short = f"power.does.{POWERS[role]}" if told in ("power.ready", "power.always") else told
    yield words("power:state", say(f"{short}.short"), place.x + 52, place.cy + 11, 12, "muted",
                start=True)  # fmt: skip


# Before the first round


def characters_to_choose(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The six characters: on the maze that is still empty, or all over a wide table."""
    for role in range(CHARACTERS):
        owner = view.owner(role)
        taken = say("name", who=player(view, owner)) if owner >= 0 else None
        yield from _character(where, role, taken)


@once
def _character(where: Plan, role: int, taken: Message | None) -> Iterator[Sprite]:
    place = where.card(role)
    target = "" if taken else f"character:{POWERS[role]}"
    label = say("character.label", name=role_name(role), text=role_text(role))
    yield box(f"role:{role}:edge", place.below(3), "bed-edge", r=14)
    yield box(f"role:{role}", place, "card", r=14, label=label, target=target)
    dim = ("dim",) if taken else ()
    size = 46 if where.phone else 116
    yield picture(f"role:{role}:face", POWERS[role], place.cx, place.y + size * 0.62, size, 0,
                  *dim)  # fmt: skip
    yield words(f"role:{role}:name", role_name(role), place.cx, place.y + size * 1.32,
                13 if where.phone else 24, "strong", *dim)  # fmt: skip
    letters = 12 if where.phone else 18
    y = place.y + (78 if where.phone else size + 80)
    if taken:
        yield words(f"role:{role}:owner", taken, place.cx, y, letters, "strong")
    elif where.phone:
        short = say(f"power.does.{POWERS[role]}.short")
        yield words(f"role:{role}:0", short, place.cx, y, letters, "muted")
    else:
        text = role_text(role).args["text"]
        assert isinstance(text, str)
        for index, line in enumerate(wrap(text, CARD_LINE)):
            yield words(f"role:{role}:{index}", verbatim(line), place.cx, y + 25 * index, letters,
                        "muted")  # fmt: skip
