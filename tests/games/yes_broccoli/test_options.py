"""What can be chosen before a match, and what contradicts itself."""

from __future__ import annotations

from typing import Any

import pytest
from games.yes_broccoli.tables import Table, advanced

from potager.core.errors import BadOption
from potager.core.state import CHANCE
from potager.games.yes_broccoli import GAME


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_set_of_eight(players: int) -> None:
    table = Table(players=players)
    assert [table.hand(seat) for seat in range(players)] == [list(range(1, 9))] * players


def test_one_of_each_makes_a_deck_of_twenty() -> None:
    assert sum(Table(one_of_each=True).state.table.bag) == 20


def test_a_handicap_gives_a_nine_for_the_one_and_more_powers() -> None:
    table = advanced("", "", "", handicap="1 nine, 3 nine +2")
    assert table.hand(0) == table.hand(2) == [2, 3, 4, 5, 6, 7, 8, 9]
    assert table.hand(1) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert list(table.state.held) == [2, 2, 4]


def test_dealt_bids_come_from_all_45_cards_anew_each_meal() -> None:
    table = Table(players=5, dealt_bids=True)
    for _ in range(40):
        weights = list(table.state.chance())
        assert len(weights) == 45
        table.state.apply(CHANCE, max(card for card, weight in enumerate(weights) if weight))
    assert [len(table.hand(seat)) for seat in range(5)] == [8] * 5
    assert 9 in table.hand(0)
    hands = list(table.state.table.hands)
    assert len({card for hand in hands for card in range(45) if hand >> card & 1}) == 40


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"players": 6}, "players can't be 6: give a whole number from 2 to 5"),
        ({"players": 3, "one_of_each": True}, "one_of_each is for 2 players, not 3"),
        ({"age_order": [1, 1]}, "age_order needs each seat from 1 to 2 once"),
        ({"handicap": "1 nine", "dealt_bids": True}, "can't give a nine where all bids are dealt"),
        ({"handicap": "1 +1"}, "can't give power cards in the basic game"),
        ({"handicap": "3 nine"}, "give a seat from 1 to 2"),
        ({"handicap": "lots"}, "as in '2 nine \\+1'"),
        (
            {"players": 5, "game": "advanced", "handicap": "1 +5"},
            "15 power cards would be dealt; the deck has 14",
        ),
    ],
)
def test_what_contradicts_itself_is_told(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GAME.resolve(**given)


def test_resolved_options_resolve_to_themselves() -> None:
    options = GAME.resolve(players=3, game="advanced", handicap="3  nine  +1,1 nine")
    assert options.handicap == "1 nine, 3 nine +1"
    assert options.age_order == (1, 2, 3)
    again = GAME.resolve(**{name: getattr(options, name) for name in options.__struct_fields__})
    assert again == options
