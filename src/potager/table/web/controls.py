"""The options of a game as the controls of a form: which kind fits each, and what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from potager.core.game import AnyGame, options_of
from potager.core.options import OptionField, Options, values
from potager.table.telling.option_texts import alternatives, as_text
from potager.table.texts import t

Look = Literal[
    "segments", "select", "switch", "stepper", "number", "chips", "order", "gifts", "file", "text"
]
MOST_SEGMENTS = 6  # more would not fit on a phone
MOST_LETTERS = 34  # of all segments together


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """One option in a form: field `option.{name}`."""

    field: OptionField
    look: Look
    value: str  # what is chosen, as the form sends it
    choices: tuple[tuple[str, str], ...]  # value and words
    files: tuple[tuple[str, str], ...]  # those that come with the game: value and words
    sample: str  # where the first of them can be downloaded


def controls(game: AnyGame, given: Mapping[str, str], options: Options) -> tuple[Control, ...]:
    """The controls of all options that people may choose; what was not given is as in `options`."""
    return tuple(
        control(game, field, given.get(field.name, as_text(field, getattr(options, field.name))))
        for field in options_of(game)
        if not field.lab
    )


def quick_controls(game: AnyGame) -> tuple[Control, ...]:
    """The few that matter most."""
    return tuple(one for one in controls(game, {}, game.resolve()) if one.field.quick)


def control(game: AnyGame, field: OptionField, value: str) -> Control:
    """The control that fits an option."""
    words = tuple((one, field.word(one)) for one in alternatives(field))
    return Control(
        field=field,
        look=look(field, words),
        value=value,
        choices=words,
        files=tuple(
            (one, t("form.file-house") if one == field.default else field.word(one))
            for one in field.files
        ),
        sample=f"/new/{game.name}/{field.name}.toml" if game.manners.house_file(field.name) else "",
    )


def look(field: OptionField, choices: tuple[tuple[str, str], ...]) -> Look:
    """Few choices lie side by side; numbers go up and down; seats are ticked or put in order."""
    match field.kind:
        case "flag":
            return "switch"
        case "seats":
            return "chips"
        case "order" | "gifts" | "file":
            return field.kind
        case "choice" | "number" if choices and not field.optional:
            short = sum(len(words) for _, words in choices) <= MOST_LETTERS
            if len(choices) <= MOST_SEGMENTS and short:
                return "segments"
            return "stepper" if field.kind == "number" else "select"
        case "choice":
            return "select"
        case "number":
            return "stepper" if field.most is not None else "number"
    return "text"


def chosen_options(game: AnyGame, form: Mapping[str, str]) -> dict[str, Any]:
    """The options that a form has chosen: a box that is not ticked is not sent."""
    options: dict[str, Any] = {}
    for field in options_of(game):
        value = form.get(f"option.{field.name}")
        if field.lab:
            continue
        if field.kind == "flag":
            options[field.name] = value is not None
        elif value is not None or field.kind == "seats":
            options[field.name] = value
    return options


def kept_options(game: AnyGame, options: Options, form: Mapping[str, str]) -> dict[str, Any]:
    """What a form changes of a table's options; those for experiments stay."""
    lab = {field.name for field in options_of(game) if field.lab}
    kept = {name: value for name, value in values(options).items() if name in lab}
    return kept | chosen_options(game, form)
