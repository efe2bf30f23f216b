"""Carrotia, for 1 to 6 together: build a maze against the hourglass, then run the rabbit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from librt.random import Random
from msgspec import Meta
from msgspec.structs import replace

from potager.core.bits import bit
from potager.core.game import Concession, Game, Question, Use
from potager.core.options import FILES, TOML, Options, holds
from potager.core.scene import TURN
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, say, verbatim
from potager.core.verbs import Verb, Verbs

from . import rules
from .characters import POWERS, characters
from .quests import DECKS, check_quests, deck, house_quests, settled
from .rules import actions, phases
from .rules.actions import numbered, square_numbered
from .rules.flock import BIRDS, which_of
from .rules.larder import worth
from .rules.maze import beyond, direction_to, kind_of, turned, unturned
from .rules.roles import CHARACTERS
from .rules.warren import Warren

if TYPE_CHECKING:
    from pathlib import Path

    from potager.core.match import Match
    from potager.core.scene import ScoreTable


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
    unversioned_rules = 2
    team = True
    layouts = ("wide", "phone", "low")
    never_forced = frozenset({actions.SAY_READY, actions.ENOUGH})
    passes = frozenset({actions.STAY})
    endings = ("enough", "too few", "nothing")
    jumps_in = True  # K9: some powers
    verbs = Verbs(
        Verb("lay", actions.LAY, square=SQUARES, tile=range(1, 16)),
        Verb("lift", actions.LIFT, square=SQUARES),
        Verb("on", actions.ON, square=SQUARES),
        Verb("haunt", actions.HAUNT, square=SQUARES),
        Verb("head", actions.HEAD, square=SQUARES),
        Verb("reroll", actions.REROLL, places=64),
        Verb("step", actions.STEP, direction=4),
        Verb("flit", actions.FLIT, direction=4),
        Verb("summon", actions.SUMMON, bird=BIRDS),
        Verb("pick", actions.PICK, character=CHARACTERS),
        Verb("ready", actions.SAY_READY),
        Verb("enough", actions.ENOUGH),
        Verb("stay", actions.STAY),
        Verb("pass", actions.PASS),
        Verb("back", actions.BACK),
        Verb("cancel", actions.CANCEL),
        Verb("allow", actions.ALLOW),
        Verb("fly", actions.FLY, bird=BIRDS),
    )
    options_type = CarrotiaOptions
    quick = ("players", "hourglass", "birds")

    def deck_faults(self, file: Path) -> list[str] | None:
        return check_quests(file) if holds(file, "quest") else None

    def question(self, options: CarrotiaOptions) -> Question | None:
        """K1: who begins, and picks a character first."""
        return Question(say("question.asks"), "question.answer") if options.players > 1 else None

    def house_file(self, option: str) -> str:
        return house_quests() if option == "quests" else ""

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

    def seat_count(self, state: Warren) -> int:
        return state.seats

    def caution(self, view: Warren, seat: int, action: int, people: int) -> Message | None:
        """Before the last person says *enough* of a maze that is wrong, or that nobody can run."""
        if action != actions.ENOUGH:
            return None
        from .drawing.judging import enough_asks  # not needed for playing

        return enough_asks(view, seat, people)

    def concession(self, view: Warren) -> Concession | None:
        """While the rabbit runs; the bag is lost with the round (K9).

        It is offered at once where the rabbit is walled in, though a power may free it.
        """
        if view.rabbit < 0:
            return None
        from .drawing.judging import is_hopeless, is_walled_in  # not needed for playing

        lost, bag = is_hopeless(view), worth(view.larder.bag)
        text = f"concede.{'lost' if lost else 'hope'}{'' if bag else '.empty'}"
        return Concession(say(text, n=bag), lost or is_walled_in(view))

    def conceding(self, view: Warren, seat: int) -> int:
        """No power or pass is used: the moves run out, but carrots beside OUT come home."""
        legal, out = list(view.legal(seat)), -1
        if actions.ALLOW in legal:
            return actions.ALLOW
        if view.phase == phases.MOVE and view.steps() & bit(view.exit()):
            out = actions.STEP + direction_to(view.rabbit, view.exit())
        if out >= 0 and worth(view.larder.bag):
            return out
        return next((one for one in legal if one != out), legal[0])

    def said_before(self, state: Warren) -> int | None:
        """K1: who was ready in the waiting room is ready for the first round."""
        ready = state.phase == phases.READY and state.round == 1
        return actions.SAY_READY if ready else None

    def back(self, view: Warren, seat: int) -> int | None:
        """K4: a lifted tile as it was, unless it was laid on another one, which is in hand now."""
        lifted = view.phase == phases.REFIT and view.other < 0
        return actions.LAY + 15 * numbered(view.origin) + view.was - 1 if lifted else None

    def onward(self, view: Warren, target: str) -> Message | None:
        kind, _, name = target.partition(":")
        asks = "dice" if kind == "die" else name
        return say(f"onward.{asks}") if asks in ONWARD else None

    def spends(self, action: int) -> Message | None:
        power = POWER_OF.get(self.verbs.read(action)[0])
        return verbatim(characters()[POWERS.index(power)].name) if power else None

    def roller(self, state: Warren) -> int:
        """The owner of the turn rolls the birds' dice; all else is drawn by itself.

        So are the dice of a rabbit that is walled in, where nobody has a power left to free it.
        """
        whole = state.flock.again == state.flock.everyone()
        if state.phase != phases.ROLL or not whole:
            return CHANCE
        shut = state.maze.next_to(bit(state.rabbit)) == 0 and state.power_owners() == 0
        return CHANCE if shut else state.mover

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
            {"players": 2, "quests": "challenge"},
        ]

    def on_timeout(self, view: Warren, seat: int, random: Random) -> int | None:
        """Anyone who is away is ready, and birds fly in the order they were laid (K11); everything
        else is left to a bot."""
        if view.phase == phases.WHICH:
            return actions.FLY + view.flying()
        return actions.SAY_READY if view.phase == phases.READY else None

    def together(self, options: CarrotiaOptions) -> bool:
        return True

    def ending(self, state: Warren) -> str:
        """K16: the store has enough carrots, too few, or none: the rabbit never got out."""
        store = worth(state.larder.store)
        return "enough" if store >= state.needed() else "too few" if store else "nothing"

    def points(self, state: Warren) -> tuple[int, ...]:
        """The carrots in the store, for all together."""
        return (worth(state.larder.store),) * state.seats

    def scores(self, match: Match) -> ScoreTable:
        """Round by round: what it brought, what was lost, and why."""
        from .drawing.rounds import table  # not needed for playing

        return table(match)

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
ONWARD = ("ghost", "vampire", "clown", "dice")  # what asks for more
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
