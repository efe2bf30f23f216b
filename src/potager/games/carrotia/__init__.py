"""Carrotia, for 1 to 6 together: build a maze against the hourglass, then run the rabbit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from potager.core.game import Game, Use
from potager.core.options import FILES, TOML, Options
from potager.core.scene import TURN
from potager.core.state import CHANCE, CLOCK
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

if TYPE_CHECKING:
    pass


BIRD_NAMES = ("owl", "hawk", "crow", "seagull", "bat", "sparrow")
KIND_NAMES = ("straight", "corner", "junction", "crossroads", "dead-end")
WAYS = ("up", "right", "down", "left")
FACE_NAMES = (*WAYS, "carrot", "rabbit")
SQUARES = tuple(square_numbered(number) for number in range(25))  # as actions count them
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
            description="The house's 27 quests, a harder deck for experts, or a file of your own.",
            extra_json_schema={**TOML, FILES: tuple(DECKS)},
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
    rules_version = 3  # 2: birds that met on a square always flew in the order laid (K11)
    team = True
    layouts = ("wide", "phone", "low")
    endings = ("enough", "too few", "nothing")
    verbs = Verbs(
        Verb("lay", actions.LAY, square=SQUARES, tile=range(1, 16)),
        Verb("lift", actions.LIFT, square=SQUARES),
        Verb("on", actions.ON, square=SQUARES),
        Verb("haunt", actions.HAUNT, square=SQUARES, jumps_in=True),
        Verb("head", actions.HEAD, square=SQUARES),
        Verb("reroll", actions.REROLL, places=64, jumps_in=True),
        Verb("step", actions.STEP, direction=4),
        Verb("flit", actions.FLIT, direction=4, jumps_in=True),
        Verb("summon", actions.SUMMON, bird=BIRDS),
        Verb("pick", actions.PICK, character=CHARACTERS),
        Verb("ready", actions.SAY_READY),
        Verb("enough", actions.ENOUGH),
        Verb("stay", actions.STAY, idle=True),
        Verb("pass", actions.PASS),
        Verb("back", actions.BACK, jumps_in=True),
        Verb("cancel", actions.CANCEL),
        Verb("allow", actions.ALLOW),
        Verb("fly", actions.FLY, bird=BIRDS),
    )
    options_type = CarrotiaOptions
    quick = ("players", "hourglass", "birds")

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

    def seats(self, options: CarrotiaOptions) -> int:
        return options.players

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
        if who == CHANCE:
            if before.phase == phases.QUEST:
                card = before.cards.names[before.cards.first(before.round) + what]
                return (Use(CHANCE, f"quest of round {before.round}", card, drawn=True),)
            if before.phase == phases.CAST:
                return (Use(CHANCE, "character", POWERS[what], drawn=True),)
            return ()
        if who == CLOCK:
            return ()
        match self.verbs.read(what):
            case ("pick", character):
                return (Use(CHANCE, "character", POWERS[character]),)
            case (word, *_) if word in POWER_OF:
                return (Use(CHANCE, "power used", POWER_OF[word]),)
            case _:
                return ()

    def path(self, state: Warren, seat: int, action: int) -> tuple[str, ...]:
        """Tapping a picked tile again turns it; the square ends the choice."""
        match self.verbs.read(action):
            case ("lay", square, tile):
                return *_turns(state, tile), _square(square)
            case ("lift" | "on" | "head", square):
                return (_square(square),)
            case ("haunt", square):
                return "power:ghost", _square(square)
            case ("reroll", places):
                dice = [f"die:{name}" for name in _birds_in(state, places)]
                return "power:clown", *dice, "power:clown"
            case ("step", way):
                return (_square(beyond(state.rabbit, way, state.maze.squares())),)
            case ("flit", way):
                return "power:vampire", _square(beyond(state.rabbit, way, state.maze.squares()))
            case ("summon", bird):
                return (f"pile:{BIRD_NAMES[bird]}",)
            case ("fly", bird):
                return (f"bird:{BIRD_NAMES[bird]}",)
            case ("pick", character):
                return (f"character:{POWERS[character]}",)
            case (word, *_):
                return (BUTTONS.get(word, word),)

    def notation(self, state: Warren, who: int, what: int) -> str:
        if who == CLOCK:
            return "time"
        if who == CHANCE:
            return _drawn(state, what)
        match self.verbs.read(what):
            case ("lay", square, tile):
                return f"{tile_name(tile)} {square_name(square)}"
            case ("lift" | "on" | "haunt" | "head" as verb, square):
                return f"{WORDS.get(verb, verb)} {square_name(square)}"
            case ("reroll", places):
                return f"clown {'+'.join(_birds_in(state, places))}"
            case ("step", way):
                return WAYS[way]
            case ("flit", way):
                return f"vampire {WAYS[way]}"
            case ("summon", bird):
                return f"{BIRD_NAMES[bird]} comes"
            case ("fly", bird):
                return f"{BIRD_NAMES[bird]} first"
            case ("pick", character):
                return POWERS[character]
            case (word, *_):
                return WORDS.get(word, word)


# By which verb a character's power is used; the Bandit's needs none.
POWER_OF = {
    "haunt": "ghost",
    "cancel": "mummy",
    "back": "sailor",
    "flit": "vampire",
    "reroll": "clown",
}
WORDS = {"haunt": "ghost", "head": "to", "back": "sailor"}  # where a verb is written otherwise
BUTTONS = {"back": "power:sailor", "cancel": "power:mummy"}  # where its button is called otherwise


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


def _square(square: int) -> str:
    return f"square:{square_name(square)}"


def _turns(state: Warren, tile: int) -> list[str]:
    """The taps that pick a tile and turn it so. A lifted tile is in hand already."""
    lifted = state.phase == phases.REFIT
    now = state.held if lifted else unturned(kind_of(tile))
    target = "held" if lifted else f"hand:{KIND_NAMES[kind_of(tile)]}"
    taps = [] if lifted else [target]
    while now != tile:
        now = turned(now)
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
    "POWER_OF",
    "WAYS",
    "Carrotia",
    "CarrotiaOptions",
    "square_name",
    "tile_name",
]
