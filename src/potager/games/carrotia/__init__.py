"""Carrotia, for a team of 1 to 6: build a maze against the hourglass, then run the rabbit."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from potager.core.game import Game, Use
from potager.core.options import QUICK, Options, file_of
from potager.core.scene import TURN
from potager.core.state import CHANCE
from potager.core.verbs import Verb, Verbs

from . import rules
from .characters import POWERS
from .quests import DECKS, deck, settled
from .rules import actions, phases
from .rules.actions import square_numbered
from .rules.flock import BIRDS, which_of
from .rules.larder import worth
from .rules.maze import beyond, kind_of, turned, unturned
from .rules.roles import CHARACTERS
from .rules.warren import Warren

BIRD_NAMES = ("owl", "hawk", "crow", "seagull", "bat", "sparrow")
KIND_NAMES = ("straight", "corner", "junction", "crossroads", "dead-end")
WAYS = ("up", "right", "down", "left")
FACE_NAMES = (*WAYS, "carrot", "rabbit")
SQUARES = tuple(square_numbered(number) for number in range(25))  # as actions count them
GLASSES = {"1x": 1, "2x": 2, "off": 0}


class CarrotiaOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Carrotia."""

    players: Annotated[int, Meta(ge=1, le=6), QUICK] = 2
    hourglass: Annotated[Literal["1x", "2x", "off"], QUICK] = "1x"
    characters: Literal["choose", "random"] = "choose"
    birds: Annotated[Literal["fierce", "gentle"], QUICK] = "fierce"
    quests: Annotated[str, file_of(*DECKS)] = "house"


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


def quarter_turns(held: int, tile: int) -> int:
    """How often a tile is turned, from how it is held or as the hand shows it, until it lies so."""
    now, turns = held or unturned(kind_of(tile)), 0
    while now != tile:
        now, turns = turned(now), turns + 1
    return turns


@cache
def _turns(tile: int, held: int) -> str:
    """The taps that pick a tile and turn it so. One that was lifted is held already."""
    target = "held" if held else f"hand:{KIND_NAMES[kind_of(tile)]}"
    taps = [] if held else [target]
    return " ".join(taps + [TURN + target] * quarter_turns(held, tile))


def birds_in(state: Warren, places: int) -> list[str]:
    """The names of the birds at these places of the order."""
    return [
        BIRD_NAMES[which_of(bird)]
        for place, bird in enumerate(state.flock.birds)
        if places >> place & 1
    ]


class Carrotia(Game[CarrotiaOptions, Warren]):
    """Everything about the game that is not a position."""

    name = "carrotia"
    title = "Carrotia"
    credits = "The game belongs to its designer and publisher; the quests here are our own."
    minutes = 20
    players = (1, 6)
    rules_version = 3  # 2: birds that met on a square always flew in the order laid (K11)
    team = True
    endings = ("enough", "too few", "nothing")
    verbs = Verbs(
        Verb(
            "lay",
            actions.LAY,
            square=SQUARES,
            tile=range(1, 16),
            path="{turns} square:{square}",
            notation="{tile} {square}",
        ),
        Verb("lift", actions.LIFT, square=SQUARES, path="square:{square}"),
        Verb("on", actions.ON, square=SQUARES, path="square:{square}"),
        Verb(
            "haunt",
            actions.HAUNT,
            square=SQUARES,
            path="power:ghost square:{square}",
            notation="ghost {square}",
            jumps_in=True,
        ),
        Verb("head", actions.HEAD, square=SQUARES, path="square:{square}", notation="to {square}"),
        Verb(
            "reroll",
            actions.REROLL,
            places=64,
            path="power:clown {dice} power:clown",
            notation="clown {birds}",
            jumps_in=True,
        ),
        Verb("step", actions.STEP, direction=4, path="square:{ahead}", notation="{direction}"),
        Verb(
            "flit",
            actions.FLIT,
            direction=4,
            path="power:vampire square:{ahead}",
            notation="vampire {direction}",
            jumps_in=True,
        ),
        Verb("summon", actions.SUMMON, bird=BIRDS, path="pile:{bird}", notation="{bird} comes"),
        Verb(
            "pick",
            actions.PICK,
            character=CHARACTERS,
            path="character:{character}",
            notation="{character}",
        ),
        Verb("ready", actions.SAY_READY),
        Verb("enough", actions.ENOUGH),
        Verb("stay", actions.STAY, idle=True),
        Verb("pass", actions.PASS),
        Verb("back", actions.BACK, path="power:sailor", notation="sailor", jumps_in=True),
        Verb("cancel", actions.CANCEL, path="power:mummy"),
        Verb("allow", actions.ALLOW),
        Verb("fly", actions.FLY, bird=BIRDS, path="bird:{bird}", notation="{bird} first"),
        square=square_name,
        tile=tile_name,
        direction=WAYS,
        bird=BIRD_NAMES,
        character=POWERS,
        turns=lambda state, _, tile: _turns(tile, state.held if state.phase == phases.REFIT else 0),
        dice=lambda state, places: " ".join(f"die:{name}" for name in birds_in(state, places)),
        birds=lambda state, places: "+".join(birds_in(state, places)),
        ahead=lambda state, way: square_name(beyond(state.rabbit, way, state.maze.squares())),
    )
    options_type = CarrotiaOptions

    def check(self, options: CarrotiaOptions) -> CarrotiaOptions:
        return replace(options, quests=settled(options.quests))

    def start(self, options: CarrotiaOptions) -> Warren:
        return rules.start(
            deck(options.quests, options.players),
            options.players,
            GLASSES[options.hourglass],
            options.birds == "gentle",
            options.characters == "random",
        )

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{"players": players} for players in range(1, 7)]
        return [
            *sets,
            {"players": 2, "hourglass": "off", "characters": "random"},
            {"players": 3, "hourglass": "2x", "birds": "gentle"},
            {"players": 6, "characters": "random", "birds": "gentle"},
            {"players": 2, "quests": "challenge"},
        ]

    def ending(self, state: Warren) -> str:
        """K16: the store has enough carrots, too few, or none: the rabbit never got out."""
        store = worth(state.larder.store)
        return "enough" if store >= state.needed() else "too few" if store else "nothing"

    def points(self, state: Warren) -> tuple[int, ...]:
        """The carrots in the store, for all together."""
        return (worth(state.larder.store),) * state.seats

    def uses(self, before: Warren, who: int, what: int) -> tuple[Use, ...]:
        """Quests and characters as they are drawn or picked, powers as they are used."""
        if who == CHANCE and before.phase == phases.QUEST:
            card = before.cards.names[before.cards.first(before.round) + what]
            return (Use(CHANCE, f"quest of round {before.round}", card, drawn=True),)
        if who == CHANCE and before.phase == phases.CAST:
            return (Use(CHANCE, "character", POWERS[what], drawn=True),)
        word, *about = self.verbs.read(what) if who >= 0 else ("",)
        if word == "pick":
            return (Use(CHANCE, "character", POWERS[about[0]]),)
        return (Use(CHANCE, "power used", POWER_OF[word]),) if word in POWER_OF else ()

    def notation(self, state: Warren, who: int, what: int) -> str:
        return _drawn(state, what) if who == CHANCE else super().notation(state, who, what)


# By which verb a character's power is used; the Bandit's needs none.
POWER_OF = {
    "haunt": "ghost",
    "cancel": "mummy",
    "back": "sailor",
    "flit": "vampire",
    "reroll": "clown",
}


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
    for name in birds_in(state, state.flock.again):
        faces.append(f"{name} {FACE_NAMES[what % 6]}")
        what //= 6
    return ", ".join(faces)


GAME = Carrotia()

__all__ = [
    "BIRD_NAMES",
    "FACE_NAMES",
    "GAME",
    "KIND_NAMES",
    "POWER_OF",
    "WAYS",
    "Carrotia",
    "CarrotiaOptions",
    "birds_in",
    "quarter_turns",
    "square_name",
    "tile_name",
]
