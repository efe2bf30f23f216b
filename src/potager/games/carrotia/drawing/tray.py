"""The strip below the maze: what is in hand, where the rabbit can go, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from potager.core.bits import bit
from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import GAME, KIND_NAMES, WAYS, facts, square_name
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.maze import beyond, unturned
from potager.games.carrotia.rules.roles import BANDIT, CHARACTERS, MUMMY
from potager.games.carrotia.rules.warren import Warren

from .birds import birds_told, offered
from .foresight import brings, then
from .places import Plan
from .sprites import button, card

AS_BUTTONS = {"ready": "", "enough": "", "pass": "single", "allow": ""}  # verbs, and a picture


def strip(view: Warren, viewer: int, where: Plan, *, steps: bool) -> Iterator[Sprite]:
    """What belongs to the moment; with the rabbit's steps, once the dice have fallen."""
    if view.phase == phases.OVER:
        return
    yield from card("strip", where.strip)
    if facts.is_running(view) and (view.phase != phases.HATCH or where.birds_beside):
        yield from birds_told(view, where)
    if view.phase == phases.REFIT:
        yield from _held(where, view.held)
    elif view.phase == phases.PERCH:
        yield from offered(where, (facts.birds(view)[-1][0],), to_choose=False)
    elif view.phase == phases.HATCH:
        pile = view.flock.pile
        yield from offered(where, tuple(one for one in range(6) if pile & bit(one)), to_choose=True)
    elif view.phase == phases.MOVE and steps:
        yield from _steps(view, where)
    elif facts.is_building(view) and view.phase != phases.DEAL:
        tiles = facts.hand(view, viewer if viewer != SPECTATOR else view.mover)
        yield from _hand(where, tuple(tiles))
    yield from _buttons(view, viewer, where)


@once
def _hand(where: Plan, tiles: tuple[tuple[int, int], ...]) -> Iterator[Sprite]:
    """The kinds of tiles in hand, and how many of each."""
    for index, (kind, count) in enumerate(tiles):
        x, y, size = where.tray(index, len(tiles))
        yield picture(
            f"hand:{KIND_NAMES[kind]}", f"tile-{KIND_NAMES[kind]}", x, y, size, 0, "turns",
            label=say("hand.tile", tile=facts.tile_words(unturned(kind)), n=count),
            target=f"hand:{KIND_NAMES[kind]}",
        )  # fmt: skip
        if count > 1:
            x, y = x + size * 0.46, y - size * 0.44
            yield picture(f"hand:{kind}:disc", "count", x, y, 24)
            yield words(f"hand:{kind}:n", verbatim(str(count)), x, y, 13, "on-pick")
    if not tiles:
        at = where.offers
        yield words("hand:none", say("hand.none"), at.x + 10, at.cy, 14, "muted", start=True)


@once
def _held(where: Plan, tile: int) -> Iterator[Sprite]:
    symbol, turn = facts.tile_symbol(tile)
    yield picture("held", symbol, *where.tray(0, 1), 0, "turns", turn=turn,
                  label=say("held.label", tile=facts.tile_words(tile)), target="held")  # fmt: skip


# Where the rabbit can go


def _steps(view: Warren, where: Plan) -> Iterator[Sprite]:
    """K6: a card for each way, with what it brings; or that it has to stay (K7)."""
    steps = [one for one in view.move_choices() if one != actions.PASS]
    for index, action in enumerate(steps):
        at = where.step(index, len(steps))
        if action == actions.STAY:
            yield from _step(where, at, "stay", -1, say("go.stuck"), None)
        else:
            way = action - actions.STEP
            to = square_name(beyond(view.rabbit, way, view.maze.squares()))
            told = brings(view, action), then(view, action)
            yield from _step(where, at, f"square:{to}", way, *told)


@once
def _step(
    where: Plan, at: Box, target: str, way: int, brings: Message, then: Message | None
) -> Iterator[Sprite]:
    stays = way < 0
    name = say("button.stay" if stays else f"go.{WAYS[way]}")
    key, size, title, letters, line = f"go:{way}", 34, 20.0, 15.0, 25
    if where.phone:
        size, title, letters, line = 20, 14, 12, 17
    yield box(key, at, "pill", r=14, target=target, label=say("go.label", way=name, brings=brings))
    symbol, turn = ("paw", 0) if stays else ("icon-arrow", 90 * (way - 1))
    yield picture(f"{key}:icon", symbol, at.x + size * 0.8, at.cy, size, turn=turn)
    told = [brings, *([then] if then else [])][-1 if where.phone else 0 :]
    x, y = at.x + size * 1.55, at.cy - line / 2 * len(told)
    yield words(f"{key}:way", name, x, y, title, "strong", start=True)
    for text in told:
        y += line
        look = "minus" if text is then else "plain"
        room = at.x + at.w - x - 4
        yield words(f"{key}:{look}", text, x, y, letters, look, start=True, most=room)


# What can be pressed


def _buttons(view: Warren, viewer: int, where: Plan) -> Iterator[Sprite]:
    """What this viewer can press: the power, and whatever is nothing on the board.

    Where the dice were to be rolled nothing else stands afterwards: they may roll by themselves
    just before somebody presses. A phone has that button below its prompt.
    """
    if viewer == SPECTATOR:
        return
    legal = list(view.legal(viewer))
    verbs = [verb for verb in AS_BUTTONS if GAME.verbs.number(verb) in legal]
    if GAME.manners.roller(view) == viewer and not where.phone:
        verbs.append("roll")
    if facts.is_running(view):
        role = view.role(viewer)
        can_pass = view.mover == viewer and not view.passed
        yield from _power(where.power(can_pass), role, _power_state(view, role))
        for verb in verbs:
            at = where.passing if verb == "pass" else where.beside_power
            yield from _button(at, verb, _is_usual(view, verb))
        return
    for verb in verbs:
        at = where.middle if verb == "ready" else where.buttons
        yield from _button(at, verb, _is_usual(view, verb))


@once
def _button(place: Box, verb: str, strong: bool) -> Iterator[Sprite]:
    yield from button(
        verb, place, say(f"button.{verb}"), AS_BUTTONS.get(verb, ""), say(f"button.{verb}.label"),
        verb, strong=strong, more=say("button.pass.more") if verb == "pass" else None,
    )  # fmt: skip


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
def _power(place: Box, role: int, told: str) -> Iterator[Sprite]:
    """The viewer's own character, to be pressed when its power applies."""
    short = f"power.does.{POWERS[role]}" if told in ("power.ready", "power.always") else told
    name = facts.role_name(role)
    yield from button(
        "power", place, name, POWERS[role], say(told, name=name, text=facts.role_text(role)),
        f"power:{POWERS[role]}", more=say(f"{short}.short"), dim=told == "power.used",
    )  # fmt: skip


# Before the first round


def characters_to_choose(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The six characters, all over the table."""
    for role in range(CHARACTERS):
        owner = view.owner(role)
        taken = say("name", who=facts.player(view, owner)) if owner >= 0 else None
        yield from _character(where, role, taken)


@once
def _character(where: Plan, role: int, taken: Message | None) -> Iterator[Sprite]:
    place, key, power = where.card(role), f"role:{role}", POWERS[role]
    target = "" if taken else f"character:{power}"
    label = say("character.label", name=facts.role_name(role), text=facts.role_text(role))
    yield box(f"{key}:edge", place.below(3), "bed-edge", r=14)
    yield box(key, place, "card", r=14, label=label, target=target)
    dim = ("dim",) if taken else ()
    size, title, letters, line, longest = where.script
    yield picture(f"{key}:face", power, place.cx, place.y + size * 0.66, size, 0, *dim)
    name, y = facts.role_name(role), place.y + size * 1.4
    yield words(f"{key}:name", name, place.cx, y, title, "strong", *dim)
    if taken:
        yield words(f"{key}:owner", taken, place.cx, y + 1.6 * title, letters, "strong")
        return
    text = facts.role_text(role).args["text"]
    assert isinstance(text, str)
    for index, written in enumerate(wrap(text, longest)):
        at = y + 1.6 * title + line * index
        yield words(f"{key}:{index}", verbatim(written), place.cx, at, letters, "muted")
