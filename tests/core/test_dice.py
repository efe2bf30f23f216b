"""Fair dice: promised before, checked after, and no outcome favoured. Fast dice: repeatable."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from potager.core.dice import FairDice, FastDice, mix, promise_of
from potager.core.errors import UnfairDice

SEED = "5a" * 32
DICE = FairDice("match", SEED, promise_of(SEED), ("salt", "pepper"))
HALF_IS_TAIL = [
    2**62,
    2**62,
    1,
]  # a sum just above half of 64 bits: half of all numbers are skipped


def by_the_letter(dice: FairDice, index: int, weights: list[int]) -> int:
    """A draw as docs/fair-dice.md describes it, number by number."""
    total = sum(weights)
    numbers: list[int] = []
    more = 0
    while not numbers:
        text = "\n".join([dice.match, *dice.salts, str(index), str(more)])
        digest = hmac.new(bytes.fromhex(dice.seed), text.encode(), hashlib.sha256).digest()
        read = [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
        numbers = [number for number in read if number < 2**64 - 2**64 % total]
        more += 1
    point = numbers[0] % total
    line = [outcome for outcome, weight in enumerate(weights) if weight]
    return next(outcome for outcome in line if point < sum(weights[: outcome + 1]))


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# Fair dice


@given(st.integers(0, 10_000), st.lists(st.integers(0, 9), min_size=1, max_size=40))
def test_a_draw_is_what_the_docs_say(index: int, weights: list[int]) -> None:
    weights[0] += 1
    assert DICE.draw(index, weights) == by_the_letter(DICE, index, weights)


def test_the_tail_is_skipped_also_beyond_one_digest() -> None:
    drawn = [DICE.draw(index, HALF_IS_TAIL) for index in range(300)]
    assert drawn == [by_the_letter(DICE, index, HALF_IS_TAIL) for index in range(300)]


def test_without_skipping_the_tail_outcomes_would_be_favoured() -> None:
    # Modulo alone would give the lower third of three almost twice its share.
    third = 2**64 * 2 // 5
    drawn = [DICE.draw(index, [third // 2, third // 2, third // 2]) for index in range(3_000)]
    assert chi_square([drawn.count(outcome) for outcome in range(3)]) < 14  # 0.1 percent


def test_every_face_of_the_36_comes_as_often() -> None:
    drawn = [DICE.draw(index, [1] * 36) for index in range(18_000)]
    assert chi_square([drawn.count(outcome) for outcome in range(36)]) < 67  # 0.1 percent


def test_weights_weigh_and_a_weight_of_none_never_comes() -> None:
    drawn = [DICE.draw(index, [1, 0, 3]) for index in range(4_000)]
    assert drawn.count(1) == 0
    assert 850 < drawn.count(0) < 1_150


def test_every_part_of_what_is_hashed_matters() -> None:
    others = [
        FairDice("other", SEED, "", DICE.salts),
        FairDice("match", "5b" * 32, "", DICE.salts),
        FairDice("match", SEED, "", ("salt",)),
        FairDice("match", SEED, "", ("pepper", "salt")),
    ]
    rolls = [[dice.draw(i, [1] * 36) for i in range(20)] for dice in [DICE, *others]]
    assert len({tuple(roll) for roll in rolls}) == 5


def test_new_dice_keep_their_promise() -> None:
    dice = FairDice.new("match", ["salt"])
    dice.check_promise()
    assert len(dice.seed) == 64
    assert dice.promise == hashlib.sha256(bytes.fromhex(dice.seed)).hexdigest()
    assert FairDice.new("match").seed != dice.seed


def test_in_public_the_seed_is_not_there_but_its_promise_is() -> None:
    public = DICE.in_public()
    assert public == FairDice("match", "", promise_of(SEED), DICE.salts)
    assert SEED not in msgspec.json.encode(public).decode()
    with pytest.raises(UnfairDice, match="their seed is still secret"):
        public.draw(0, [1, 1])
    with pytest.raises(UnfairDice, match="the match has not ended yet"):
        public.check_promise()


def test_another_seed_breaks_the_promise() -> None:
    with pytest.raises(UnfairDice, match="does not match the promise"):
        FairDice("match", "5b" * 32, promise_of(SEED)).check_promise()


# Fast dice


def test_fast_dice_repeat_themselves_draw_by_draw() -> None:
    rolls = [FastDice(1).draw(index, [1] * 36) for index in range(50)]
    assert rolls == [FastDice(1).draw(index, [1] * 36) for index in range(50)]
    assert rolls != [FastDice(2).draw(index, [1] * 36) for index in range(50)]


def test_fast_dice_are_even() -> None:
    drawn = [FastDice(1).draw(index, [1] * 36) for index in range(18_000)]
    assert chi_square([drawn.count(outcome) for outcome in range(36)]) < 67


def test_streams_of_one_seed_are_all_different_and_fit_62_bits() -> None:
    seeds = {mix(1, index) for index in range(1_000)}
    assert len(seeds) == 1_000
    assert max(seeds) < 2**62
