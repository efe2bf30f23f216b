"""Bots bid close to the balance of the round, use powers with sense, and keep to the rules."""

from __future__ import annotations

from typing import Any

import pytest
from games.yes_broccoli.tables import Table, advanced, revealed

from potager.bots.levels import bot
from potager.core.match import Match
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.bots.bidding import Round, places
from potager.games.yes_broccoli.rules.cards import PASS


def choice(table: Table, seat: int, level: str = "hard") -> str:
    view = table.state.seen_by(seat)
    return GAME.notation(view, seat, bot(level, GAME, seed=1).choose(view, seat))


@pytest.mark.parametrize("foods", [("broccoli", "soda"), ("apple", "corn"), ("kale", "banana")])
def test_nobody_gains_much_by_leaving_the_balance_of_a_round_for_two(
    foods: tuple[str, ...],
) -> None:
    played = Round(Table().serve(*foods).state)
    mixes = played.balance(400)
    for seat in (0, 1):
        now = played.gains(seat, mixes, played.foods)
        gains = [gain - later for gain, later in zip(now, played.later[seat], strict=True)]
        mean = sum(share * gain for share, gain in zip(mixes[seat], gains, strict=True))
        assert max(gains) - mean < 0.25  # points


def test_more_is_bid_where_more_is_at_stake() -> None:
    means = []
    for foods in (("broccoli", "soda"), ("corn", "apple")):
        played = Round(Table().serve(*foods).state)
        mix = played.balance(100)[0]
        cards = zip(mix, played.hands[0], strict=True)
        means.append(sum(share * (card % 9 + 1) for share, card in cards))
    assert means[0] > means[1] + 1


def test_medium_neither_gives_a_good_card_away_nor_a_good_food() -> None:
    bids = {}
    for foods in (("broccoli", "soda"), ("corn", "apple")):
        view = Table().serve(*foods).state.seen_by(0)
        chosen = [bot("medium", GAME, seed).choose(view, 0) for seed in range(30)]
        bids[foods[0]] = {card % 9 + 1 for card in chosen}
    assert min(bids["broccoli"]) > 3
    assert max(bids["corn"]) < 6
    assert all(len(found) > 1 for found in bids.values())  # nobody can know them before


def test_the_odds_of_places() -> None:
    assert places([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert places([1.0, 0.0]) == [0.0, 1.0, 0.0]


def test_the_best_food_is_taken() -> None:
    table = Table(players=3).serve("soda", "kale", "broccoli").bid(8, 2, 3)
    for level in ("easy", "medium", "hard"):
        assert choice(table, 0, level) == "broccoli"


def test_a_power_is_played_where_it_saves_from_soda() -> None:
    table = advanced("picky-eater, extra-greens", "").serve("soda", "broccoli").all_pass().bid(6, 7)
    assert choice(table, 0).startswith("play ")
    table.window(red="picky-eater")
    assert choice(table, 0) == "red"


def test_a_power_is_kept_where_it_brings_nothing() -> None:
    table = advanced("picky-eater, full-already", "").serve("apple", "corn").all_pass().bid(8, 1)
    assert choice(table, 0) == "pass"


def test_a_harmful_power_is_undone_and_a_harmless_one_not() -> None:
    table = advanced("super-hungry", "no-thank-you, too-busy-to-eat")
    table.serve("soda", "broccoli").all_pass().bid(4, 7).play("red", "super-hungry", "red")
    assert choice(table, 1) in ("play no-thank-you", "play too-busy-to-eat")
    table = advanced("super-hungry", "no-thank-you, half-portion").serve("corn", "apple").all_pass()
    table.bid(8, 7).play("red", "super-hungry", "red")
    assert choice(table, 1) == "pass"


def test_a_bad_food_is_given_away() -> None:
    table = advanced("swap-desserts", "").round(8, 1, foods=("kale", "soda"))
    table.round(1, 8, foods=("carrot", "fries"))
    table.serve().window(red="swap-desserts")
    worst = min(table.pile(0), key=lambda food: value_of(table, food))
    assert choice(table, 0) == f"red {worst}"


def value_of(table: Table, food: str) -> int:
    deck = table.state.setup.deck
    return int(deck.worth[[name.lower().replace(" ", "-") for name in deck.foods].index(food)])


@pytest.mark.parametrize("given", GAME.option_sets(), ids=str)
def test_bots_finish_matches_of_every_kind(given: dict[str, Any]) -> None:
    options = GAME.resolve(**given)
    match = Match.new(GAME, options, seed=5)
    levels = ("medium", "easy", "medium", "easy", "medium")
    match.play([bot(levels[seat], GAME, seat).choose for seat in range(options.players)])
    assert match.over


def test_who_has_nothing_to_choose_passes_at_once() -> None:
    table = revealed("swap-desserts, spilled-milk", "", bids=(1, 2))
    assert list(table.state.legal(0)) == [PASS]
    assert choice(table, 0) == "pass"
