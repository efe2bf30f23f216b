"""Snail Invasion!, for one or two: grow a plant before the Snails have eaten every colour."""

from __future__ import annotations

from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from potager.core.errors import BadOption
from potager.core.game import Game
from potager.core.options import LAB, QUICK, Options
from potager.core.state import CHANCE
from potager.core.verbs import Verb, Verbs

from .rules.garden import (
    BLACK,
    GARDENER,
    MOVE,
    PASS,
    PAWN,
    QUEEN,
    SNAILS,
    Garden,
    colour_of,
    has_plant,
    size_of,
    start,
)

COLOURS = ("red", "yellow", "green", "blue", "black")
SIZES = ("", "pawn", "drone", "queen")
GARDENS = {
    "classic": (0, 1, 2, 3),
    "two-colour": (0, 0, 1, 1),
    "three-and-one": (0, 0, 0, 1),
    "one-colour": (0, 0, 0, 0),
    "patio": (0,),
}


class SnailOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Snail Invasion!"""

    mode: Annotated[Literal["duel", "solitaire"], QUICK] = "duel"
    garden: Annotated[
        Literal["classic", "two-colour", "three-and-one", "one-colour", "patio"], QUICK
    ] = "classic"
    board: Annotated[Literal["3x4", "4x4"], QUICK] = "3x4"
    turn_limit: Annotated[Annotated[int, Meta(ge=1, le=10_000)] | None, LAB] = None


def piece_name(piece: int) -> str:
    """'red pawn', 'black queen' with a hyphen: as paths and notation say it."""
    return f"{COLOURS[colour_of(piece)]}-{SIZES[size_of(piece)]}"


class SnailInvasion(Game[SnailOptions, Garden]):
    """Everything about the game that is not a position."""

    name = "snail-invasion"
    title = "Snail Invasion!"
    credits = "A Looney Pyramids game; the game belongs to its designer and publisher."
    minutes = 8
    players = (1, 2)
    endings = ("plant", "blocked", "spoiled", "limit")
    verbs = Verbs(
        Verb("out", piece=range(1, 16), notation="{piece} out"),
        Verb(
            "move",
            MOVE,
            square=16,
            size=range(1, 4),
            path="square:{square}:{size}",
            notation="{square} {size}",
        ),
        Verb("pass", PASS, idle=True),
        piece=piece_name,
        square=lambda square: str(square + 1),
        size=SIZES,
    )
    options_type = SnailOptions

    def check(self, options: SnailOptions) -> SnailOptions:
        if options.garden == "patio" and options.mode == "duel":
            raise BadOption("Patio is for solitaire only.")
        return options

    def for_players(self, players: int, given: dict[str, object]) -> dict[str, object]:
        if players not in (1, 2):
            raise BadOption(f"Snail Invasion! is for 1 or 2 players, not {players}.")
        return {"mode": "solitaire" if players == 1 else "duel", **given}

    def start(self, options: SnailOptions) -> Garden:
        return start(
            12 if options.board == "3x4" else 16,
            vec[i64](GARDENS[options.garden]),
            QUEEN if options.garden == "patio" else PAWN,
            options.mode == "solitaire",
            options.turn_limit or 0,
        )

    def seats(self, options: SnailOptions) -> int:
        return 1 if options.mode == "solitaire" else 2

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = []
        for board in ("3x4", "4x4"):
            for garden in GARDENS:
                for mode in ("duel", "solitaire"):
                    if (mode, garden) != ("duel", "patio"):
                        sets.append({"mode": mode, "garden": garden, "board": board})
        return [*sets, {"turn_limit": 40}]

    def ending(self, state: Garden) -> str:
        """S9: a plant, or all Snails blocked; S10: all colours spoiled; else the turn limit."""
        if state.winner == GARDENER:
            grown = any(has_plant(stack) for stack in state.stacks)
            return "plant" if grown else "blocked"
        return "spoiled" if state.winner == SNAILS else "limit"

    def notation(self, state: Garden, who: int, what: int) -> str:
        if who == CHANCE and state.dice < 0:
            return f"{what // 6 + 1}+{what % 6 + 1}"
        if who == CHANCE:
            return self.notation(state, SNAILS, state.snails_choice())
        return super().notation(state, who, what)


GAME = SnailInvasion()

__all__ = ["BLACK", "COLOURS", "GAME", "SIZES", "SnailInvasion", "SnailOptions", "piece_name"]
