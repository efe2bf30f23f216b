"""Y10: what a seat can't know shows in nothing that it is given, and what it saw is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from games.yes_broccoli.tables import COPIES, Table, advanced, revealed
from librt.random import Random

from potager.core.conformance import check
from potager.core.state import CHANCE, HIDDEN, SPECTATOR
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.drawing.facts import powers
from potager.games.yes_broccoli.rules.cards import BLANK, PASS, POWER
from potager.games.yes_broccoli.rules.meal import Meal

VIEWERS = (SPECTATOR, 0, 1, 2)
SETS: list[dict[str, Any]] = [
    {"players": 3, "game": "advanced"},
    {"players": 3, "game": "advanced", "dealt_bids": True, "handicap": "2 +3"},
    {"players": 3, "dealt_bids": True},
    {"players": 3, "game": "advanced", "deck": COPIES, "handicap": "1 +2, 2 +1"},
]
IDS = ["advanced", "dealt-advanced", "dealt", "copies"]


def positions(given: dict[str, Any], seed: int) -> Iterator[Meal]:
    """A random match event by event, with the positions between choices made at once."""
    state: Meal = GAME.start(GAME.resolve(**given))
    random = Random(seed)
    while not len(state.result()):
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
            yield state
        chosen = [
            (seat, actions[random.randrange(len(actions))])
            for seat in range(3)
            if (actions := state.legal(seat))
        ]
        for seat, action in chosen:
            state.apply(seat, action)
            yield state


@pytest.mark.parametrize("given", SETS, ids=IDS)
def test_every_guess_fits_what_was_seen_between_choices_too(given: dict[str, Any]) -> None:
    random = Random(1)
    options = GAME.resolve(**given)
    for state in positions(given, 4):
        for viewer in VIEWERS:
            view = state.seen_by(viewer)
            assert view.seen_by(viewer).key() == view.key()
            assert GAME.start(options).from_key(view.key()).key() == view.key()
            world = view.guess(random)
            assert world.seen_by(viewer).key() == view.key()
            assert BLANK not in list(world.chosen)
            for seat in range(3):
                assert int(world.powers[seat]).bit_count() == state.held[seat]
                assert int(world.table.hands[seat]).bit_count() == state.table.sizes[seat]
            for seat in range(3):
                if viewer != seat and state.setup.advanced and state.held[seat]:
                    assert view.powers[seat] == 0
            if viewer >= 0:
                assert list(view.legal(viewer)) == list(state.legal(viewer))


def views(*tables: Table, viewer: int) -> set[bytes]:
    return {table.state.seen_by(viewer).key() for table in tables}


# Powers


def test_hands_of_powers_are_hidden_from_others() -> None:
    tables = [
        advanced("picky-eater", hand, "").serve() for hand in ("half-portion", "no-thank-you")
    ]
    tables[0].state.powers[2] = tables[1].state.powers[2]
    tables[0].state.powers[0] = tables[1].state.powers[0]
    assert len(views(*tables, viewer=0)) == 1
    assert len(views(*tables, viewer=SPECTATOR)) == 1
    assert len(views(*tables, viewer=1)) == 2


def test_only_the_receiver_sees_a_power_that_is_dealt() -> None:
    state: Meal = GAME.start(GAME.resolve(players=3, game="advanced"))
    assert [state.event_seen_by(seat, CHANCE, 7) for seat in VIEWERS] == [HIDDEN, 7, HIDDEN, HIDDEN]


def test_how_many_cards_each_holds_is_open() -> None:
    view = advanced("", "", "", handicap="3 +2").serve().state.seen_by(0)
    assert list(view.held) == [2, 2, 4]


def test_all_hands_that_are_possible_are_guessed_alike() -> None:
    """Thirteen cards are unknown to red, who holds one; each is in blue's hand as often."""
    table = advanced("picky-eater, super-hungry", "").serve().all_pass().bid(1, 2)
    table.play("red", "super-hungry", "red")
    view, random = table.state.seen_by(0), Random(3)
    seen: Counter[int] = Counter()
    for _ in range(6000):
        powers = view.guess(random).powers[1]
        seen.update(card for card in range(14) if powers >> card & 1)
    assert set(seen) == set(range(2, 14))
    assert all(abs(times - 1000) < 150 for times in seen.values())


def test_a_power_that_was_played_is_never_guessed_again() -> None:
    table = revealed("picky-eater", "", "", bids=(1, 2, 3)).play("red", "picky-eater", "red")
    for seed in range(50):
        world = table.state.seen_by(1).guess(Random(seed))
        assert not any(powers & 1 for powers in world.powers)


# Several copies of a power, in decks of people's own


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_a_deck_with_several_copies_keeps_every_promise(seed: int) -> None:
    """Every position is looked at, and worlds that look alike are played beside the match."""
    check(GAME, SETS[-1], seed=seed, look_every=1)


def test_which_copy_was_played_tells_nothing_about_the_hand() -> None:
    """Red plays one More of two, or its only one beside a Less: blue sees the same."""
    tables = [
        revealed(hand, "less, crumbs", bids=(3, 4), deck=COPIES).play("red", "more", "red")
        for hand in ("more, more", "more, less")
    ]
    for viewer in (SPECTATOR, 1):
        assert len(views(*tables, viewer=viewer)) == 1
    assert len(views(*tables, viewer=0)) == 2


def test_the_own_cards_do_not_tell_what_others_were_dealt() -> None:
    """Blue's only More is the same card, whether red was dealt one before or not."""
    tables = [
        advanced(hand, "more, less", deck=COPIES).serve() for hand in ("more, more", "less, crumbs")
    ]
    for viewer in (SPECTATOR, 1):
        assert len(views(*tables, viewer=viewer)) == 1


def test_the_next_power_is_dealt_with_the_odds_of_the_copies_that_are_left() -> None:
    state: Meal = GAME.start(GAME.resolve(**SETS[-1]))
    assert list(state.chance()) == [4, 3, 4, 3, 2, 2]
    state.apply(CHANCE, 0)
    state.apply(CHANCE, 5)
    assert list(state.chance()) == [3, 3, 4, 3, 2, 1]


def test_copies_that_are_left_are_guessed_by_their_number() -> None:
    """Red has seen three More, so one of four is left; of the others all are."""
    table = revealed("more, more", "more, less", bids=(3, 4), deck=COPIES)
    table.play("blue", "more", "red")
    view, random = table.state.seen_by(0), Random(3)
    seen: Counter[int] = Counter()
    for _ in range(6000):
        seen.update(powers(view.guess(random), 1))
    for power, copies in enumerate((1, 3, 4, 3, 2, 2)):
        assert abs(seen[power] - 400 * copies) < 130


# Bids


def test_bids_are_hidden_until_the_last_is_in() -> None:
    tables = [Table(players=3).serve().bid(value) for value in (2, 8)]
    assert len(views(*tables, viewer=1)) == 1
    assert len(views(*tables, viewer=0)) == 2
    assert tables[0].state.seen_by(1).chosen[0] == BLANK
    revealed_now = tables[0].choose(1, "bid blue-5").choose(2, "bid purple-1").state.seen_by(1)
    assert list(revealed_now.table.fronts) == [1, 9 + 4, 18]


def dealt(table: Table) -> Table:
    """Red, blue and purple are dealt their own colours, but for the last card."""
    for seat in range(3):
        for card in [*range(9 * seat, 9 * seat + 7), 44 - seat]:
            table.state.apply(CHANCE, card)
    return table


def test_dealt_hands_are_hidden_and_shown_cards_are_remembered() -> None:
    table = dealt(Table(players=3, dealt_bids=True)).serve()
    view = table.state.seen_by(0)
    assert list(view.table.hands)[1:] == [0, 0]
    assert list(view.table.sizes) == [8, 8, 8]
    assert view.event_seen_by(0, CHANCE, 3) == 3  # a food
    table.choose(0, "bid red-1").choose(1, "bid blue-1").choose(2, "bid purple-1")
    table.all_take()
    view = table.state.seen_by(0)
    assert list(view.gone) == [1, 1 << 9, 1 << 18]
    for seed in range(20):
        hands = view.guess(Random(seed)).table.hands
        assert not any(hand >> 9 & 1 or hand >> 18 & 1 for hand in hands)


def test_a_dealt_card_that_everybody_saw_go_back_is_known_to_be_in_that_hand() -> None:
    table = dealt(Table(players=3, game="advanced", dealt_bids=True))
    table.deal("change-my-order", "no-thank-you").serve().all_pass()
    table.choose(0, "bid red-1").choose(1, "bid blue-1").choose(2, "bid purple-1")
    table.play("red", "change-my-order", "bid red-5")
    assert table.state.seen_by(1).table.hands[0] == 1
    table.window(blue="no-thank-you")
    view = table.state.seen_by(1)
    assert (view.table.fronts[0], view.table.hands[0]) == (0, 1 << 4)
    assert view.before is not None
    assert view.before.hands[0] == 1
    for seed in range(20):
        world = view.guess(Random(seed))
        assert world.before is not None
        unseen = world.table.hands[0] & ~view.shown
        assert world.before.hands[0] == 1 | unseen


# Choices in a window


def test_choices_are_hidden_while_they_come_in_and_for_ever_if_dropped() -> None:
    hands = ("picky-eater, super-hungry", "half-portion", "")
    tables = [revealed(*hands, bids=(3, 4, 5)) for _ in range(2)]
    for table, text in zip(tables, ("play picky-eater", "pass"), strict=True):
        table.choose(0, text)
    assert len(views(*tables, viewer=1)) == 1
    tables = [revealed(*hands, bids=(3, 4, 5)) for _ in range(2)]
    tables[0].window(red="picky-eater", blue="half-portion")
    tables[1].window(red="picky-eater")
    assert len(views(*tables, viewer=2)) == 1
    assert tables[0].state.key() == tables[1].state.key()


def test_a_choice_is_an_event_that_others_see_only_as_such() -> None:
    table = revealed("picky-eater", "", "", bids=(3, 4, 5))
    for action in (PASS, POWER):
        seen = [table.state.event_seen_by(seat, 0, action) for seat in VIEWERS]
        assert seen == [HIDDEN, action, HIDDEN, HIDDEN]


def test_what_is_shown_and_its_targets_are_open() -> None:
    table = revealed("picky-eater", "", "", bids=(3, 4, 5))
    for seat, text in enumerate(("play picky-eater", "pass", "pass")):
        table.choose(seat, text)
    shown = table.state.shows
    assert [table.state.event_seen_by(seat, CHANCE, shown) for seat in VIEWERS] == [shown] * 4
    assert table.state.seen_by(1).shows == BLANK
    table.state.apply(CHANCE, shown)
    assert [table.state.event_seen_by(seat, 0, 111) for seat in VIEWERS] == [111] * 4


def test_whether_one_could_have_played_makes_no_difference() -> None:
    """Who holds nothing that fits is asked like everybody else."""
    fits = advanced("send-it-back", "", "").serve()
    does_not = advanced("picky-eater", "", "").serve()
    assert fits.state.waiting() == does_not.state.waiting() == 0b111


# The food deck and the discard piles


def test_the_deck_is_open_to_all_but_its_order_is_nowhere() -> None:
    table = advanced("send-it-back", "no-thank-you", "").serve("soda", "kale", "corn")
    table.play("red", "send-it-back", "soda", "+rice+beans", "rice").window(blue="no-thank-you")
    for viewer in VIEWERS:
        view = table.state.seen_by(viewer)
        assert [table.food(food) for food in view.table.top] == ["rice", "beans"]
        assert list(view.table.bag) == list(table.state.table.bag)


def test_discards_of_one_power_come_in_any_order() -> None:
    """A group of discards is kept without an order, so none can be told from another."""
    groups = []
    for first, second in (("soda", "beans"), ("beans", "soda")):
        table = advanced("send-it-back", "", "").serve(first, "kale", "corn")
        table.play("red", "send-it-back", first, f"+rice+{second}", "rice")
        groups.append(list(table.state.table.below))
    assert groups[0] == groups[1]
