"""How long matches take is told by option, from counts of decisions."""

from __future__ import annotations

import itertools

import pytest

import potager
from potager.core.errors import BadOption
from potager.core.game import AnyGame, options_of
from potager.core.lengths import NAME, key, minutes, read_lengths
from potager.table.telling.option_texts import check

COUNTED = [game for game in potager.games() if read_lengths(game.folder / NAME)]


@pytest.mark.parametrize("game", COUNTED, ids=str)
def test_every_choice_that_matters_has_a_length(game: AnyGame) -> None:
    known = read_lengths(game.folder / NAME)
    quick = {field.name: field for field in options_of(game) if field.name in known["by"]}
    values = [
        field.choices or range(field.least or 0, (field.most or 0) + 1) for field in quick.values()
    ]
    found = set()
    for chosen in itertools.product(*values):
        given = {
            name: type(quick[name].default)(one) for name, one in zip(quick, chosen, strict=True)
        }
        try:
            found.add(key(known["by"], game.resolve(**given)))
        except BadOption:
            continue
    assert found == set(known["decisions"])
    assert minutes(game, game.resolve()) == game.minutes, "what is told where options are unknown"


def test_a_form_hears_how_long_a_match_takes() -> None:
    snails = potager.game("snail-invasion")
    patio = check(snails, {"mode": "solitaire", "garden": "patio"})
    assert patio.minutes == 1
    assert check(snails, {}).minutes > patio.minutes


def test_a_game_without_counts_has_one_length() -> None:
    game = potager.game("connect-four")
    assert minutes(game, game.resolve()) == game.minutes
