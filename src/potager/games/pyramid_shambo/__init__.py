"""Pyramid Shambo, for 2 to 10: rock, paper, scissors for pyramids, until one player is left."""

from __future__ import annotations

from typing import Annotated, Literal

from librt.random import Random
from msgspec import Meta

from potager.core.bits import bit, count
from potager.core.game import Game
from potager.core.match import Match
from potager.core.options import Options
from potager.core.scene import ScoreTable
from potager.core.texts import say
from potager.core.verbs import Verb, Verbs

from . import rules
from .chronicle import chronicle
from .purses import PIECES, colour_of, size_of
from .rules import PIECE, ROCK, SCISSORS, THROW, THROWING, THROWS, Circle

COLOURS = ("red", "yellow", "green", "blue", "black", "purple", "orange", "clear", "cyan", "white")
SIZES = ("", "small", "medium", "large")
HANDS = ("", "rock", "paper", "scissors")


class ShamboOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Pyramid Shambo."""

    players: Annotated[
        int, Meta(ge=2, le=10, description="How many play; each brings a colour of pyramids.")
    ] = 4
    protocol: Annotated[
        Literal["1-2-3", "1-2-3-go"],
        Meta(description="The count-down before a throw is shown: on three, or on go."),
    ] = "1-2-3"


class PyramidShambo(Game[ShamboOptions, Circle]):
    """The game as the table knows it."""

    name = "pyramid-shambo"
    title = "Pyramid Shambo"
    tagline = "Rock, paper, scissors with pyramids at stake: be the last one standing."
    credits = "Designed by Andrew Looney, published by Looney Labs in 2011."
    minutes = 15
    players = (2, 10)
    rules_version = 2  # 1: nobody changed for the payee (P4e)
    unversioned_rules = 2
    layouts = ("wide", "phone", "low")
    endings = ("attack", "defence", "cascade")
    verbs = Verbs(
        Verb("challenge", seat=10),
        Verb("throw", THROW + ROCK, hand=range(ROCK, SCISSORS + 1)),
        Verb("put in", PIECE, piece=PIECES),
    )
    options_type = ShamboOptions
    quick = ("players",)

    def start(self, options: ShamboOptions) -> Circle:
        return rules.start(options.players, 4 if options.protocol == "1-2-3-go" else 3)

    def seats(self, options: ShamboOptions) -> int:
        return options.players

    def seat_count(self, state: Circle) -> int:
        return len(state.held)

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{"players": players} for players in range(2, 11)]
        return [*sets, {"players": 4, "protocol": "1-2-3-go"}]

    def draws_seats(self, options: ShamboOptions) -> bool:
        return True

    def on_timeout(self, view: Circle, seat: int, random: Random) -> int | None:
        """A throw that comes too late is a random one; other choices are left to a bot."""
        return THROWS[random.randrange(3)] if view.phase == THROWING else None

    def resigned(self, state: Circle, seat: int) -> tuple[int, ...] | None:
        """P9: who resigns while only one other is in loses; with more in, a bot plays on."""
        others = state.still_in & ~bit(seat)
        if not state.is_in(seat) or count(others) != 1:
            return None
        return tuple(1 if others & bit(other) else -1 for other in range(len(state.held)))

    def concerned(self, before: Circle, after: Circle) -> int:
        """Who is in the challenge, and whose pieces change hands or leave with a colour."""
        seats = before.taking_part()
        if after.turn == before.turn:
            seats |= after.taking_part()
        for seat, (old, new) in enumerate(zip(before.held, after.held, strict=True)):
            if old != new:
                seats |= bit(seat)
        return seats

    def is_out(self, state: Circle, seat: int) -> bool:
        return not state.is_in(seat)

    def previews(self, state: Circle, seat: int, action: int) -> bool:
        """A throw has nothing to show: what it does depends on the other's."""
        return state.phase != THROWING

    def ending(self, state: Circle) -> str:
        """P9: the last one in won the own challenge, or another's, or outlived both (P6)."""
        if not state.is_in(state.winner):
            return "cascade"
        return "attack" if state.winner == state.challenger else "defence"

    def standing(self, match: Match) -> tuple[int, ...]:
        """Who stayed in for longer did better."""
        _, out = chronicle(match)
        return tuple(len(match.events) if turn is None else turn for turn in out)

    def scores(self, match: Match) -> ScoreTable:
        """Challenges won, and when each went out."""
        won, out = chronicle(match)
        return ScoreTable(rounds=(say("score.won"), say("score.out")), points=(won, out))

    def path(self, state: Circle, seat: int, action: int) -> tuple[str, ...]:
        """One click: on a player, on a hand, or on a pyramid."""
        match self.verbs.read(action):
            case ("challenge", other):
                return (f"player:{COLOURS[other]}",)
            case ("throw", hand):
                return (f"throw:{HANDS[hand]}",)
            case ("put in", piece):
                return (f"piece:{piece_name(piece)}",)
            case unknown:
                raise ValueError(f"no path for {unknown}")

    def notation(self, state: Circle, who: int, what: int) -> str:
        match self.verbs.read(what):
            case ("challenge", seat):
                return f"challenge {COLOURS[seat]}"
            case ("throw", hand):
                return HANDS[hand]
            case ("put in", piece):
                return piece_name(piece)
            case _:
                return "a throw"  # hidden


def piece_name(piece: int) -> str:
    """'red-large': as paths and notation say it."""
    return f"{COLOURS[colour_of(piece)]}-{SIZES[size_of(piece)]}"


GAME = PyramidShambo()

__all__ = ["COLOURS", "GAME", "HANDS", "SIZES", "PyramidShambo", "ShamboOptions", "piece_name"]
