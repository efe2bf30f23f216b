"""Carrots & Broccoli, for two or four: grow ten plants together on your side of the wall."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from potager.core.bits import bit
from potager.core.errors import BadOption
from potager.core.game import Game, Use
from potager.core.options import LAB, QUICK, SEATS, Options
from potager.core.state import CHANCE
from potager.core.verbs import Verb, Verbs

from .rules.backyard import COMPLETE, MOVE, PASS, Backyard, start
from .rules.board import PIECES, STEPS, colour_of, size_of
from .rules.wall import size

MINUTES = 20  # of the standard timer
COLOURS = ("red", "yellow", "green", "blue", "black", "wild")
FACES = ("S", "M", "L", "S/M", "S/L", "M/L")
SIZES = ("", "small", "medium", "large")


class CarrotOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Carrots & Broccoli."""

    players: Annotated[Literal[2, 4], QUICK] = 2
    length: Annotated[Literal["full", "short"], QUICK] = "full"
    timer: Annotated[int, Meta(ge=0, le=120)] | None = None
    kids: Annotated[tuple[Annotated[int, Meta(ge=1, le=4)], ...] | None, SEATS] = None
    turn_limit: Annotated[Annotated[int, Meta(ge=1, le=10_000)] | None, LAB] = None


def square_name(square: int) -> str:
    """
    >>> square_name(0), square_name(63)
    ('a1', 'h8')
    """
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def piece_name(piece: int) -> str:
    """A plant as paths, notation and the shared drawings call it.

    >>> piece_name(4)
    'yellow-2'
    """
    return f"{COLOURS[colour_of(piece)]}-{size_of(piece)}"


def beyond(square: int, direction: int) -> int:
    """The square to which a step leads."""
    return STEPS[8 * square + direction]


class CarrotsAndBroccoli(Game[CarrotOptions, Backyard]):
    """Everything about Carrots & Broccoli that is not a position."""

    name = "carrots-and-broccoli"
    title = "Carrots & Broccoli"
    credits = "Designed by Shane Tilton; a Looney Pyramids game."
    minutes = 20
    players = (2, 4)
    # 1: a short game of two was won with one triangle only (C11); 2: kids were counted from 0
    rules_version = 3
    sim_limit = 4_000  # rolls count too: some 2,000 turns
    endings = ("group", "triangle", "count", "pips", "draw")
    verbs = Verbs(
        Verb(
            "plant",
            piece=PIECES,
            square=64,
            path="supply:{piece} square:{square}",
            notation="{piece} {square}",
        ),
        Verb(
            "move",
            MOVE,
            square=64,
            direction=8,
            path="square:{square} square:{to}",
            notation="{square}-{to}",
        ),
        Verb("pass", PASS, idle=True),
        piece=piece_name,
        square=square_name,
        to=lambda _, square, direction: square_name(beyond(square, direction)),
    )
    options_type = CarrotOptions

    def check(self, options: CarrotOptions) -> CarrotOptions:
        kids = tuple(sorted(set(options.kids or ())))
        if kids and kids[-1] > options.players:
            raise BadOption(
                f"kids can't be seat {kids[-1]} with {options.players} players: "
                f"give seats from 1 to {options.players}."
            )
        return replace(options, kids=kids or None, timer=options.timer or None)

    def for_players(self, players: int, given: dict[str, object]) -> dict[str, object]:
        wanted = str(players)  # a form gives it as a text
        if wanted == "3":
            raise BadOption(
                "Carrots & Broccoli is for 2 or 4 players, not 3: the wall leaves two yards or "
                "four, so with three one yard would have no gardener."
            )
        if wanted not in ("2", "4"):
            raise BadOption(f"Carrots & Broccoli is for 2 or 4 players, not {players}.")
        if wanted == "4" and given.get("timer", "") == "":  # none, or 0, says that there is none
            given = {**given, "timer": MINUTES}
        return {**given, "players": int(wanted)}

    def start(self, options: CarrotOptions) -> Backyard:
        return start(
            options.players,
            options.length == "short",
            sum(bit(seat - 1) for seat in options.kids or ()),
            60 * (options.timer or 0),
            options.turn_limit or 0,
        )

    def option_sets(self) -> list[dict[str, object]]:
        limit = {"turn_limit": 400}
        return [
            {"players": 2, **limit},
            {"players": 2, "length": "short", **limit},
            {"players": 2, "kids": (2,), **limit},
            {"players": 2, "timer": MINUTES},
            {"players": 4},
            {"players": 4, "timer": None, **limit},
            {"players": 4, "length": "short", **limit},
            {"players": 4, "kids": (1, 3), "timer": None, **limit},
        ]

    def ending(self, state: Backyard) -> str:
        """C10 or C11: a complete garden; else C13: by plants, by their pips, or not at all."""
        if state.ending == COMPLETE:
            return "triangle" if state.board.short else "group"
        grown = self.points(state)
        if grown.count(max(grown)) == 1:
            return "count"
        return "draw" if state.winners & (state.winners - 1) else "pips"

    def points(self, state: Backyard) -> tuple[int, ...]:
        """C13: the own plants in the own yard."""
        board = state.board
        return tuple(size(board.grown(seat)) for seat in range(board.seats))

    def uses(self, before: Backyard, who: int, what: int) -> tuple[Use, ...]:
        """The owners of plants that are planted or moved, and moves of the wall."""
        if who < 0:
            return ()
        board = before.board
        match self.verbs.read(what):
            case ("plant", piece, _):
                return (Use(who, "turn", f"plants {_whose(board.owner(piece), who)}"),)
            case ("move", square, _):
                piece = board.piece_at(square)
                moved = "the wall" if piece < 0 else _whose(board.owner(piece), who)
                return (Use(who, "turn", f"moves {moved}"),)
            case _:
                return (Use(who, "turn", "passes"),)

    def notation(self, state: Backyard, who: int, what: int) -> str:
        if who == CHANCE and state.is_setting_up():
            return f"wall {square_name(state.board.wall[state.drawn])} {SIZES[what + 1]}"
        if who == CHANCE:
            return f"{COLOURS[what // 6]} {FACES[what % 6]}"
        return super().notation(state, who, what)


def _whose(owner: int, seat: int) -> str:
    return "its own" if owner == seat else "another's"


GAME = CarrotsAndBroccoli()
