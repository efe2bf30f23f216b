"""The strip below the maze: the hand, the rabbit's ways, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.bits import bit
from potager.core.scene import Layout
from potager.core.shapes import picture, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import GAME, KIND_NAMES, WAYS, facts, square_name
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.maze import beyond, unturned
from potager.games.carrotia.rules.roles import BANDIT, CHARACTERS, MUMMY
from potager.games.carrotia.rules.warren import Warren

from .birds import birds_told, offered
from .foresight import brings, follows
from .sprites import at_most, button, lines, text

AS_BUTTONS = {"ready": "", "enough": "", "pass": "single", "allow": ""}  # verbs, and a picture
AREAS = {"pass": "passing", "ready": "ready", "enough": "enough"}  # other buttons: beside the power
STRIP = z.Card("strip", under=(z.SHADE,))
STEP = {"wide": (34, 20, 15, 25), "phone": (20, 14, 12, 17), "low": (20, 14, 12, 17)}
ROLE = {  # of a character's card: its face, title, letters, lines
    "wide": (116, 24, 18, 25), "phone": (62, 15, 12.5, 17), "low": (46, 14, 12.5, 16),
}  # fmt: skip


def strip(view: Warren, viewer: int, layout: Layout, *, steps: bool) -> Iterator[z.Placed]:
    """What belongs to the moment; with the rabbit's steps, once the dice have fallen."""
    if view.phase == phases.OVER:
        return
    yield "strip", STRIP
    if facts.is_running(view) and (view.phase != phases.HATCH or layout != "phone"):
        yield from birds_told(view, layout)
    if view.phase == phases.REFIT:
        yield "hand", z.made(_held, view.held)
    elif view.phase == phases.PERCH:
        yield "offers", offered([facts.birds(view)[-1][0]], layout, to_choose=False)
    elif view.phase == phases.HATCH:
        pile = [one for one in range(6) if view.flock.pile & bit(one)]
        yield "offers", offered(pile, layout, to_choose=True)
    elif view.phase == phases.MOVE and steps:
        yield "steps", _steps(view, layout)
    elif facts.is_building(view) and view.phase != phases.DEAL:
        tiles = facts.hand(view, viewer if viewer != SPECTATOR else view.mover)
        yield "hand", z.made(_hand, tuple(tiles))
    yield from _buttons(view, viewer, layout)


def _in_hand(tiles: list[z.Zone | None]) -> z.Zone:
    """Tiles from the left on, as large as four of them can be."""
    return z.Grid((*tiles, *[None] * (4 - len(tiles))))


def _hand(tiles: tuple[tuple[int, int], ...]) -> z.Zone:
    """The kinds of tiles in hand, and how many of each."""
    if not tiles:
        return z.row(10, text("hand:none", say("hand.none"), letters=14), unit=1)
    return _in_hand([_tile(kind, count) for kind, count in tiles])


def _tile(kind: int, count: int) -> z.Zone:
    name = KIND_NAMES[kind]
    label = say("hand.tile", tile=facts.tile_words(unturned(kind)), n=count)
    key = f"hand:{name}"
    sprites = [picture(key, f"tile-{name}", 50, 50, 90, 0, "turns", label=label, target=key)]
    if count > 1:
        sprites.append(picture(f"hand:{kind}:disc", "count", 91, 12, 28))
        sprites.append(words(f"hand:{kind}:n", verbatim(str(count)), 91, 12, 16, "on-pick"))
    return z.Free(100, 100, tuple(sprites))


def _held(tile: int) -> z.Zone:
    symbol, turn = facts.tile_symbol(tile)
    label = say("held.label", tile=facts.tile_words(tile))
    held = z.Thing("held", symbol, "turns", turn=turn, label=label, target="held", fill=0.9)
    return _in_hand([held])


# Where the rabbit can go


def _steps(view: Warren, layout: Layout) -> z.Zone:
    """K6: a card for each way, with what it brings; or that it has to stay (K7)."""
    cards: list[z.Zone | None] = []
    for action in view.move_choices():
        if action == actions.STAY:
            cards.append(z.made(_step, layout, "stay", -1, say("go.stuck"), ""))
        elif action != actions.PASS:
            way = action - actions.STEP
            to = square_name(beyond(view.rabbit, way, view.maze.squares()))
            told = brings(view, action), follows(view, action)
            cards.append(z.made(_step, layout, f"square:{to}", way, *told))
    cards += [None] * ({"wide": 3, "phone": 2, "low": 4}[layout] - len(cards))
    return z.Grid(tuple(cards), columns=1 if layout == "low" else len(cards), gap=8)


def _step(layout: Layout, target: str, way: int, brings: Message, then: str) -> z.Zone:
    name = say("button.stay" if way < 0 else f"go.{WAYS[way]}")
    key, (size, title, letters, line) = f"go:{way}", STEP[layout]
    symbol, turn = ("paw", 0.0) if way < 0 else ("icon-arrow", 90.0 * (way - 1))
    icon = z.Thing(f"{key}:icon", symbol, turn=turn)
    told = [z.Caption(f"{key}:plain", brings, "plain", start=True, cut=True)]
    if then:
        minus = say(f"go.{then}")
        told.append(z.Caption(f"{key}:minus", minus, "minus", start=True, cut=True))
    head = line, text(f"{key}:way", name, "strong", title)
    told = told if layout == "wide" else told[-1:]
    below = z.column(0, head, *lines(letters, line, told), 0, unit=1)
    inside = z.row(size * 0.3, (size, icon), size * 0.25, below, 4, unit=1)
    label = say("go.label", way=name, brings=brings)
    return z.Card(key, "pill", inside, r=14, label=label, target=target)


# What can be pressed


def _buttons(view: Warren, viewer: int, layout: Layout) -> Iterator[z.Placed]:
    """What this viewer can press: the power, and whatever is nothing on the board.

    Where the dice were to be rolled nothing else stands afterwards: they may roll by themselves
    just before somebody presses. A phone has that button below its prompt.
    """
    if viewer == SPECTATOR:
        return
    legal = list(view.legal(viewer))
    verbs = [verb for verb in AS_BUTTONS if GAME.verbs.number(verb) in legal]
    if GAME.manners.roller(view) == viewer and layout == "wide":
        verbs.append("roll")
    if facts.is_running(view):
        role = view.role(viewer)
        can_pass = view.mover == viewer and not view.passed
        power = z.made(_power, role, _power_state(view, role))
        yield "power" if can_pass else "alone", power
    for verb in verbs:
        yield AREAS.get(verb, "beside"), z.made(_button, verb, _is_usual(view, verb))


def _button(verb: str, strong: bool) -> z.Zone:
    word, label = say(f"button.{verb}"), say(f"button.{verb}.label")
    more = say("button.pass.more") if verb == "pass" else None
    symbol = AS_BUTTONS.get(verb, "")
    pressed = button(verb, word, label, verb, symbol=symbol, strong=strong, more=more)
    return at_most(240 if verb == "ready" else 360, 66, pressed)


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


def _power(role: int, told: str) -> z.Zone:
    """The viewer's own character, to be pressed when its power applies."""
    short = f"power.does.{POWERS[role]}" if told in ("power.ready", "power.always") else told
    name = facts.role_name(role)
    pressed = button(
        "power", name, say(told, name=name, text=facts.role_text(role)), f"power:{POWERS[role]}",
        symbol=POWERS[role], more=say(f"{short}.short"), dim=told == "power.used",
    )  # fmt: skip
    return at_most(360, 66, pressed)


# Before the first round


def characters_to_choose(view: Warren, layout: Layout) -> z.Placed:
    """The six characters, all over the table."""
    cards = []
    for role in range(CHARACTERS):
        owner = view.owner(role)
        taken = say("name", who=facts.player(view, owner)) if owner >= 0 else None
        cards.append(_character(layout, role, taken))
    return "cards", z.Grid(tuple(cards), columns=2 if layout == "phone" else 3, gap=10)


def _character(layout: Layout, role: int, taken: Message | None) -> z.Zone:
    key, power, name = f"role:{role}", POWERS[role], facts.role_name(role)
    size, title, letters, line = ROLE[layout]
    dim = "dim" if taken else ""
    told = [z.Caption(f"{key}:owner", taken, "strong")] if taken else []
    if not taken:
        for index, written in enumerate(facts.role_lines(role)):
            told.append(z.Caption(f"{key}:{index}", written, "muted"))
    inside = z.column(
        size * 0.15, (size, z.Thing(f"{key}:face", power, dim)), title / 2,
        (title, z.Caption(f"{key}:name", name, f"strong {dim}")), title / 2,
        *lines(letters, line, told), 0, unit=1,
    )  # fmt: skip
    label = say("character.label", name=name, text=facts.role_text(role))
    target = "" if taken else f"character:{power}"
    under = (z.Layer("edge", "bed-edge", down=3),)
    return z.Card(key, inside=inside, r=14, under=under, label=label, target=target)
