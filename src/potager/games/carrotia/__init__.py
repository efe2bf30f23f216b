"""Carrotia, for 1 to 6 together: build a maze against the hourglass, then run the rabbit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from librt.random import Random
from msgspec import Meta
from msgspec.structs import replace

from potager.core.game import Game
from potager.core.options import TOML, Options, holds
from potager.core.scene import TURN
from potager.core.state import CHANCE, CLOCK

from . import actions, phases, rules
from .actions import square_numbered
from .characters import POWERS
from .flock import which_of
from .maze import beyond, kind_of, turned, unturned
from .quests import check_quests, deck, settled
from .rules import Warren

if TYPE_CHECKING:
    from pathlib import Path


BIRD_NAMES = ("owl", "hawk", "crow", "seagull", "bat", "sparrow")
KIND_NAMES = ("straight", "corner", "junction", "crossroads", "dead-end")
WAYS = ("up", "right", "down", "left")
FACE_NAMES = (*WAYS, "carrot", "rabbit")
GLASSES = {"1x": 1, "2x": 2, "off": 0}


class CarrotiaOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Carrotia."""

    players: Annotated[
        int, Meta(ge=1, le=6, description="How many play together; the first seat is the youngest.")
    ] = 2
    hourglass: Annotated[
        Literal["1x", "2x", "off"],
        Meta(description="30, 60 and 90 seconds to build, twice that, or no clock."),
    ] = "1x"
    characters: Annotated[
        Literal["choose", "random"],
        Meta(description="Everybody picks a character, the youngest first; or they are drawn."),
    ] = "choose"
    birds: Annotated[
        Literal["fierce", "gentle"],
        Meta(description="All six birds; or without the Hawk and the Bat."),
    ] = "fierce"
    quests: Annotated[
        str,
        Meta(
            description="The house's 27 quests, or a file with your own.",
            extra_json_schema=TOML,
        ),
    ] = "house"


class Carrotia(Game[CarrotiaOptions, Warren]):
    """The game as the table knows it."""

    name = "carrotia"
    title = "Carrotia"
    tagline = "Build the maze before the sand runs out, then bring the carrots home."
    credits = "The game belongs to its designer and publisher; the quests here are our own."
    minutes = 30
    players = (1, 6)
    rules_version = 2
    passes = frozenset({actions.STAY})
    options_type = CarrotiaOptions

    def deck_faults(self, file: Path) -> list[str] | None:
        return check_quests(file) if holds(file, "quest") else None

    def check(self, options: CarrotiaOptions) -> CarrotiaOptions:
        return replace(options, quests=settled(options.quests))

    def start(self, options: CarrotiaOptions) -> Warren:
        return rules.start(
            deck(options.quests),
            options.players,
            GLASSES[options.hourglass],
            options.birds == "gentle",
            options.characters == "random",
        )

    def from_key(self, options: CarrotiaOptions, key: bytes) -> Warren:
        return rules.from_key(deck(options.quests), key)

    def seats(self, options: CarrotiaOptions) -> int:
        return options.players

    def seat_count(self, state: Warren) -> int:
        return state.seats

    def actions(self, options: CarrotiaOptions) -> int:
        return actions.ACTIONS

    def roller(self, state: Warren) -> int:
        """The owner of the turn rolls the birds' dice; all else is drawn by itself."""
        whole = state.flock.again == state.flock.everyone()
        return state.mover if state.phase == phases.ROLL and whole else CHANCE

    def resigned(self, state: Warren, seat: int) -> tuple[int, ...] | None:
        """A team plays on: a bot takes the seat. Alone, the game is lost."""
        return (-1,) if state.seats == 1 else None

    def forfeited(self, state: Warren, seat: int) -> tuple[int, ...]:
        """A team loses together."""
        return (-1,) * state.seats

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{"players": players} for players in range(1, 7)]
        return [
            *sets,
            {"players": 2, "hourglass": "off", "characters": "random"},
            {"players": 3, "hourglass": "2x", "birds": "gentle"},
            {"players": 6, "characters": "random", "birds": "gentle"},
        ]

    def on_timeout(self, view: Warren, seat: int, random: Random) -> int | None:
        """Who is away is ready; everything else is left to a bot."""
        return actions.SAY_READY if view.phase == phases.READY else None

    def path(self, state: Warren, seat: int, action: int) -> tuple[str, ...]:
        """Tapping a picked tile again turns it; the square ends the choice."""
        if action < actions.LIFT:
            return *_turns(state, action % 15 + 1), _square(action // 15)
        if action < actions.REROLL:
            where = _square((action - actions.LIFT) % 25)
            haunts = actions.HAUNT <= action < actions.HEAD
            return ("power:ghost", where) if haunts else (where,)
        if action < actions.STEP:
            dice = [f"die:{name}" for name in _birds_in(state, action - actions.REROLL)]
            return "power:clown", *dice, "power:clown"
        if action < actions.SUMMON:
            to = beyond(state.rabbit, (action - actions.STEP) % 4, state.maze.squares())
            where = f"square:{square_name(to)}"
            return ("power:vampire", where) if action >= actions.FLIT else (where,)
        if action < actions.PICK:
            return (f"pile:{BIRD_NAMES[action - actions.SUMMON]}",)
        if action < actions.SAY_READY:
            return (f"character:{POWERS[action - actions.PICK]}",)
        return (BUTTONS[action],)

    def notation(self, state: Warren, who: int, what: int) -> str:
        if who == CLOCK:
            return "time"
        if who == CHANCE:
            return _drawn(state, what)
        if what < actions.LIFT:
            return f"{tile_name(what % 15 + 1)} {square_name(square_numbered(what // 15))}"
        if what < actions.REROLL:
            verb = ("lift", "on", "ghost", "to")[(what - actions.LIFT) // 25]
            return f"{verb} {square_name(square_numbered((what - actions.LIFT) % 25))}"
        if what < actions.STEP:
            return f"clown {'+'.join(_birds_in(state, what - actions.REROLL))}"
        if what < actions.SUMMON:
            verb = "vampire " if what >= actions.FLIT else ""
            return verb + WAYS[(what - actions.STEP) % 4]
        if what < actions.PICK:
            return f"{BIRD_NAMES[what - actions.SUMMON]} comes"
        if what < actions.SAY_READY:
            return POWERS[what - actions.PICK]
        return WORDS[what - actions.SAY_READY]


WORDS = ("ready", "enough", "stay", "pass", "sailor", "cancel", "allow")
BUTTONS = {
    actions.SAY_READY: "ready",
    actions.ENOUGH: "enough",
    actions.STAY: "stay",
    actions.PASS: "pass",
    actions.BACK: "power:sailor",
    actions.CANCEL: "power:mummy",
    actions.ALLOW: "allow",
}


def square_name(square: int) -> str:
    """
    >>> square_name(0), square_name(8 * 4 + 2)
    ('a1', 'c5')
    """
    return f"{'abcde'[square % 8]}{square // 8 + 1}"


def tile_name(tile: int) -> str:
    """The sides to which a tile is open, clockwise from the north.

    >>> tile_name(3), tile_name(15)
    ('ne', 'nesw')
    """
    return "".join(side for at, side in enumerate("nesw") if tile >> at & 1)


def _square(number: int) -> str:
    return f"square:{square_name(square_numbered(number))}"


def _turns(state: Warren, tile: int) -> list[str]:
    """The taps that pick a tile and turn it so. A lifted tile is in hand already."""
    lifted = state.phase == phases.REFIT
    now = int(state.held) if lifted else int(unturned(kind_of(tile)))
    target = "held" if lifted else f"hand:{KIND_NAMES[kind_of(tile)]}"
    taps = [] if lifted else [target]
    while now != tile:
        now = int(turned(now))
        taps.append(TURN + target)
    return taps


def _birds_in(state: Warren, places: int) -> list[str]:
    """The names of the birds at these places of the order."""
    return [
        BIRD_NAMES[which_of(bird)]
        for place, bird in enumerate(state.flock.birds)
        if places >> place & 1
    ]


def _drawn(state: Warren, what: int) -> str:
    """What a draw or a roll brought."""
    if state.phase == phases.QUEST:
        return f"quest {state.cards.names[state.cards.first(state.round) + what]}"
    if state.phase == phases.DEAL:
        return f"deal {KIND_NAMES[what]}"
    if state.phase == phases.CAST:
        return POWERS[what]
    if state.phase == phases.FLIGHT:
        return f"{BIRD_NAMES[state.flying()]} flies"
    if state.phase in (phases.STRAY, phases.BIRD):
        return BIRD_NAMES[what]
    faces = []
    for name in _birds_in(state, state.flock.again):
        faces.append(f"{name} {FACE_NAMES[what % 6]}")
        what //= 6
    return ", ".join(faces)


GAME = Carrotia()

__all__ = [
    "BIRD_NAMES",
    "FACE_NAMES",
    "GAME",
    "KIND_NAMES",
    "WAYS",
    "Carrotia",
    "CarrotiaOptions",
    "square_name",
    "tile_name",
]
