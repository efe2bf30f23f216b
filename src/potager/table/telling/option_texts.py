"""A game's options in the words of the lobby, where programs and records use their names.

>>> import potager
>>> game = potager.game("yes-broccoli")
>>> chosen(game, game.resolve(players=4, game="advanced", dealt_bids=True))
[('Game', 'Advanced'), ('Dealt bids', 'on')]
>>> complaint(game, "age_order needs each seat from 1 to 2 once.")
'Age order needs each seat from 1 to 2 once.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import Field, Options, describe


class Checked(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What options mean: the seats' roles, or what is wrong with them."""

    seats: int = 0
    roles: tuple[str, ...] = ()
    reactions: bool = False  # one may react to what happens
    problem: str = ""


def check(game: AnyGame, given: Mapping[str, Any]) -> Checked:
    """What these options mean for the table."""
    try:
        options = game.resolve(**given)
    except PotagerError as error:
        return Checked(problem=str(error))
    return Checked(
        seats=game.seats(options), roles=roles(game, options), reactions=game.reactions(options)
    )


def choice(value: str) -> str:
    """A choice as a form shows it: basic is Basic."""
    return value[:1].upper() + value[1:]


def chosen(game: AnyGame, options: Options) -> list[tuple[str, str]]:
    """Titles and values of the options that are not as usual; how many play is seen anyway."""
    by_number = any(field.name == "players" for field in describe(game.options_type))
    usual = game.resolve(players=game.seats(options) if by_number else None)
    return [
        (field.title, _value(game, options, field, getattr(options, field.name)))
        for field in describe(game.options_type)
        if field.name != "players" and getattr(options, field.name) != getattr(usual, field.name)
    ]


def _value(game: AnyGame, options: Options, field: Field, value: Any) -> str:
    if value is None:
        return "none"
    match field.kind:
        case "flag":
            return "on" if value else "off"
        case "seats":
            return ", ".join(
                role for seat, role in enumerate(roles(game, options)) if seat in value
            )
        case "numbers":
            return ", ".join(map(str, value))
        case "file":
            return "own cards"
        case "choice":
            return choice(str(value))
    return str(value)


def roles(game: AnyGame, options: Options) -> tuple[str, ...]:
    """What the seats are called, by the options."""
    return tuple(game.text(one.role) for one in game.drawing.status(game.start(options)))


def complaint(game: AnyGame, problem: str) -> str:
    """What is wrong with options, calling them by the titles that the form has."""
    for field in describe(game.options_type):
        problem = re.sub(rf"^{field.name}\b", field.title, problem)
        if "_" in field.name:
            problem = re.sub(rf"\b{field.name}\b", field.title.lower(), problem)
    return problem
