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
from potager.core.game import AnyGame, options_of
from potager.core.lengths import minutes
from potager.core.options import OptionField, Options
from potager.table.texts import t


class CheckedOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What options mean: the seats' roles, or what is wrong with them."""

    seats: int = 0
    roles: tuple[str, ...] = ()
    reactions: bool = False  # one may react to what happens
    draws: bool = False  # the table draws who sits where, unless the players choose
    asks: bool = False  # the game has a question that can be asked instead
    sides: bool = False  # the seats are sides that people choose
    minutes: int = 0  # that a match takes, about
    values: dict[str, str] = {}  # all options as a form gives them, with what was left open
    impossible: dict[str, dict[str, str]] = {}  # what can't be chosen besides the rest, and why
    problem: str = ""


SEATED = ("seats", "order", "gifts")  # kinds of options that name seats: they follow the number


def check(game: AnyGame, given: Mapping[str, Any]) -> CheckedOptions:
    """What these options mean for the table."""
    fields, problem = options_of(game), ""
    try:
        options = game.resolve(**given)
    except PotagerError as error:
        problem = str(error)
        loose = {field.name for field in fields if field.kind in SEATED}
        try:  # they may only be left from another number of seats
            options = game.resolve(**_without(given, loose))
        except PotagerError:
            return CheckedOptions(problem=problem)
    return CheckedOptions(
        seats=game.seats(options),
        roles=roles(game, options),
        reactions=game.manners.reactions(options),
        draws=game.manners.draws_seats(options),
        asks=game.manners.question(options) is not None,
        sides=game.manners.has_sides(options),
        minutes=minutes(game, options),
        values={field.name: as_text(field, getattr(options, field.name)) for field in fields},
        impossible=impossible(game, given),
        problem=problem,
    )


def impossible(game: AnyGame, given: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The choices that the others forbid, each with the reason.

    >>> import potager
    >>> impossible(potager.game("snail-invasion"), {"mode": "duel"})["garden"].keys()
    dict_keys(['patio'])
    """
    fields = options_of(game)
    fixed = {field.name for field in fields if field.kind in (*SEATED, "file")}
    given, found = _without(given, fixed), dict[str, dict[str, str]]()
    for field in fields:
        for value in alternatives(field):
            try:
                game.resolve(**{**given, field.name: value})
            except PotagerError as error:
                found.setdefault(field.name, {})[value] = complaint(game, str(error))
    return found


def alternatives(field: OptionField) -> list[str]:
    """All that can be chosen for an option, where that is a short list."""
    match field.kind:
        case "choice":
            return list(field.choices)
        case "flag":
            return ["on"]
        case "number" if field.few and field.least is not None and field.most is not None:
            return [str(number) for number in range(field.least, field.most + 1)]
    return []


def as_text(field: OptionField, value: Any) -> str:
    """A value as a form gives it."""
    if value is None or value is False:
        return ""
    if field.kind == "flag":
        return "on"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return field.file_named(value) or str(value)


def _without(given: Mapping[str, Any], names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name.replace("-", "_") not in names}


def gifts(game: AnyGame, options: Options, field: OptionField, value: str) -> str:
    """What seats are given, in words: 'Blue: a nine'."""
    found, names = [], roles(game, options)
    for part in value.split(","):
        seat, *words = part.split()
        told = []
        for word in words:
            kind = next(one for one in field.gifts if word.startswith(one))
            told.append(f"{field.word(kind)} {word.removeprefix(kind)}".strip())
        found.append(f"{names[int(seat) - 1]}: {', '.join(told)}")
    return "; ".join(found)


def everything(game: AnyGame, options: Options, told: Mapping[str, str]) -> list[tuple[str, str]]:
    """Titles and values of all options that people may choose. Some texts are given in advance."""
    return [
        (
            field.title,
            told.get(field.name) or _value(game, options, field, getattr(options, field.name)),
        )
        for field in options_of(game)
        if not field.lab
    ]


def chosen(game: AnyGame, options: Options) -> list[tuple[str, str]]:
    """Titles and values of the options that are not as usual; how many play is seen anyway."""
    by_number = any(field.name == "players" for field in options_of(game))
    usual = game.resolve(players=game.seats(options) if by_number else None)
    return [
        (field.title, _value(game, options, field, getattr(options, field.name)))
        for field in options_of(game)
        if field.name != "players" and getattr(options, field.name) != getattr(usual, field.name)
    ]


def named_value(game: AnyGame, options: Options, name: str) -> str:
    """The value of one option, in words."""
    field = next(one for one in options_of(game) if one.name == name)
    return _value(game, options, field, getattr(options, name))


def _value(game: AnyGame, options: Options, field: OptionField, value: Any) -> str:
    if value is None:
        return t("option.none")
    match field.kind:
        case "flag":
            return t("option.on" if value else "option.off")
        case "seats":
            return ", ".join(
                role for seat, role in enumerate(roles(game, options), 1) if seat in value
            )
        case "gifts":
            return gifts(game, options, field, str(value))
        case "order":
            names = roles(game, options)
            return ", ".join(names[seat - 1] for seat in value)
        case "numbers":
            return ", ".join(map(str, value))
        case "file":
            name = as_text(field, value)
            if name in field.files and name != field.default:
                return field.word(name)
            return t("option.house" if name == field.default else "option.own-cards")
        case "choice":
            return field.word(str(value))
    return str(value)


def roles(game: AnyGame, options: Options) -> tuple[str, ...]:
    """What the seats are called, by the options."""
    return tuple(game.text(one.role) for one in game.drawing.status(game.start(options)))


def complaint(game: AnyGame, problem: str) -> str:
    """What is wrong with options, calling them by the titles that the form has."""
    for field in options_of(game):
        problem = re.sub(rf"^{field.name}\b", field.title, problem)
        if "_" in field.name:
            problem = re.sub(rf"\b{field.name}\b", field.title.lower(), problem)
    return problem
