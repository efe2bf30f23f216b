"""The rulings about birds and tokens, K11, K12, K14 and K17; each test names its own."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    bag,
    building,
    cards,
    carried,
    choices,
    draw,
    flock,
    lying,
    play,
    rabbit,
    rolled,
    running,
    store,
)

from potager.core.state import CLOCK
from potager.games.carrotia.rules.larder import ALL_TOKENS, TRIPLE, Larder
from potager.games.carrotia.rules.phases import (
    HATCH,
    READY,
    SPARE_CARROTS,
    SPARE_RABBIT,
    WHERE_TO,
)
from potager.games.carrotia.rules.roles import CLOWN, MUMMY
from potager.games.carrotia.rules.warren import Warren

BIG = ("es esw esw esw sw", *["nes nesw nesw nesw nsw"] * 3, "ne new new new nw")


def flown(birds: str, carrots: str = "") -> Warren:
    """The rabbit goes right from a1 and the birds fly."""
    return play(running(*LOOP, birds=birds, carrots=carrots), "right")


# K11, the flight


@pytest.mark.parametrize(
    ("face", "to"), [("up", "b1"), ("right", "c2"), ("down", "b3"), ("left", "a2")]
)
def test_k11_a_bird_flies_one_square_over_hedges(face: str, to: str) -> None:
    rows = "es ew sw", "ns . ns", "ne ew nw"
    state = running(*rows, birds=f"seagull b2 {face}", rabbit="a3")
    assert flock(play(state, "up")) == {"seagull": to}


def test_k11_off_the_grid_it_stays() -> None:
    assert flock(flown("owl c1 up")) == {"owl": "c1"}
    assert flock(flown("owl c3 right")) == {"owl": "c3"}


def test_k11_to_the_nearest_carrot() -> None:
    assert flock(flown("owl c3 carrot", "c2 1, a3 1")) == {"owl": "c2"}


def test_k11_to_the_rabbit() -> None:
    assert flock(flown("owl b3 rabbit")) == {"owl": "b2"}  # the rabbit has gone to b1


def test_k11_already_there_or_no_carrot_left_it_stays() -> None:
    assert flock(flown("owl c3 carrot", "c3 1")) == {"owl": "c3"}
    assert flock(flown("owl c3 carrot", "b1 1")) == {"owl": "c3"}  # the rabbit took the last
    assert flock(flown("owl b1 rabbit")) == {"owl": "b1"}


def in_the_big_maze(rabbit: str, bird: str, carrots: str = "") -> str:
    """Where that bird is once the rabbit has gone left."""
    state = running(
        *BIG, rabbit=rabbit, birds=f"{bird}, owl e5 down, hawk e5 down", carrots=carrots
    )
    return flock(play(state, "left"))[bird.split()[0]]


@pytest.mark.parametrize(
    ("bird", "to"),
    [
        ("b5", "b4"),  # one column and four rows away: up
        ("e2", "d2"),  # four columns and one row: left
        ("c4", "c3"),  # two columns and three rows
        ("d3", "c3"),  # three columns and two rows
    ],
)
def test_k11_of_two_steps_that_shorten_the_way_the_one_along_the_longer_distance(
    bird: str, to: str
) -> None:
    """The rabbit has gone to a1."""
    assert in_the_big_maze("b1", f"seagull {bird} rabbit") == to


def test_k11_if_the_distances_are_equal_up_or_down_before_left_or_right() -> None:
    assert in_the_big_maze("b1", "seagull d4 rabbit") == "d3"
    assert in_the_big_maze("b5", "seagull d2 rabbit") == "d3"
    assert in_the_big_maze("b5", "seagull d3 carrot", "e4 1") == "d4"


def test_k11_nobody_is_asked_for_the_way_to_the_rabbit() -> None:
    assert rolled(flown("seagull c3 rabbit"))


def test_k11_of_equally_near_carrots_the_owner_says_which_if_the_steps_differ() -> None:
    state = flown("seagull b3 carrot", "a3 1, c3 1")
    assert state.phase == WHERE_TO
    assert state.waiting() == 1
    assert choices(state) == {"to a3", "to c3"}
    play(state, "to c3")
    assert lying(state) == {"a3": "1"}
    assert rolled(state)


def test_k11_all_of_the_nearest_squares_may_be_chosen() -> None:
    """From c3 of five: a2 and b1 are reached by different steps, a4 by the same as a2."""
    state = running(
        *BIG, rabbit="e1", birds="seagull c3 carrot, owl e5 down", carrots="a2 1, a4 1, b1 1"
    )
    play(state, "left")
    assert choices(state) == {"to a2", "to a4", "to b1"}
    assert flock(play(state.clone(), "to a4"))["seagull"] == "b3"
    assert flock(play(state, "to b1"))["seagull"] == "c2"


def test_k11_equally_near_carrots_with_the_same_step_are_no_question() -> None:
    """From c3 of five: a2 and a4 are both two to the left and one aside."""
    assert in_the_big_maze("e1", "seagull c3 carrot", "a2 1, a4 1") == "b3"


def test_k11_a_farther_carrot_is_no_choice() -> None:
    assert in_the_big_maze("e1", "seagull c3 carrot", "c1 1, e4 1") == "c2"


def test_k11_in_the_order_they_were_laid() -> None:
    state = running(*LOOP, birds="crow c1 down, owl a3 up", rabbit="a1", carrots="c2 1")
    play(state, "right")
    assert rolled(state)
    assert flock(state) == {"crow": "c2", "owl": "a2"}


def test_k11_each_flies_as_the_carrots_then_lie() -> None:
    """The Sparrow destroys the carrot next to the Hawk, which then flies to the other one."""
    state = flown("sparrow c1 down, hawk c3 carrot", "c2 1, a3 1")
    assert flock(state) == {"sparrow": "c2", "hawk": "b3"}


# K12, effect A


def test_k12_owl_one_triple_becomes_a_single() -> None:
    state = flown("owl c1 down", "c2 3 3 1")
    assert lying(state) == {"c2": "3 1 1"}
    assert state.larder.supply == ALL_TOKENS - TRIPLE - 2


def test_k12_owl_leaves_singles_alone() -> None:
    assert lying(flown("owl c1 down", "c2 1")) == {"c2": "1"}


@pytest.mark.parametrize("bird", ["hawk", "sparrow"])
def test_k12_hawk_and_sparrow_destroy_a_token(bird: str) -> None:
    state = flown(f"{bird} c1 down", "c2 1 1")
    assert lying(state) == {"c2": "1"}
    assert state.larder.supply == ALL_TOKENS - 2  # it has left the game


@pytest.mark.parametrize("bird", ["crow", "seagull"])
def test_k12_crow_and_seagull_take_a_token_along(bird: str) -> None:
    state = flown(f"{bird} c1 down", "c2 3")
    assert lying(state) == {}
    assert carried(state, bird) == 3


@pytest.mark.parametrize("bird", ["hawk", "sparrow", "crow", "seagull"])
def test_k12_of_several_tokens_a_single_goes_before_a_triple(bird: str) -> None:
    state = flown(f"{bird} c1 down", "c2 3 1")
    assert rolled(state)  # nobody is asked
    assert lying(state) == {"c2": "3"}


def test_k12_the_bat_takes_a_single_before_a_triple_too() -> None:
    state = flown("bat c1 down", "c2 3 1")
    play(state, "owl comes")
    assert lying(state) == {"c2": "3"}


def test_k12_bat_a_bird_of_the_pile_comes_in_the_carrots_place() -> None:
    state = flown("bat c1 down, owl a3 left", "c2 1")
    assert state.phase == HATCH
    assert choices(state) == {"hawk comes", "crow comes", "seagull comes", "sparrow comes"}
    play(state, "crow comes")
    assert rolled(state)
    assert flock(state) == {"bat": "c2", "owl": "a3", "crow": "c2"}
    assert state.larder.supply == ALL_TOKENS
    assert len(state.chance()) == 216  # it flies from the next turn


def test_k12_bat_no_bird_left_nothing() -> None:
    birds = "bat c1 down, owl a3 left, hawk a3 left, crow a3 left, seagull a3 left, sparrow a3 left"
    assert lying(flown(birds, "c2 1")) == {"c2": "1"}


def test_k12_bat_the_last_bird_of_the_pile_needs_no_choice() -> None:
    birds = "bat c1 down, owl a3 left, hawk a3 left, crow a3 left, seagull a3 left"
    assert flock(flown(birds, "c2 1"))["sparrow"] == "c2"


# K12, effect B


@pytest.mark.parametrize("bird", ["owl", "sparrow"])
def test_k12_owl_and_sparrow_ready_the_character_of_the_turns_owner(bird: str) -> None:
    state = running(*LOOP, birds=f"{bird} c1 left", roles=("clown", "ghost"))
    state.used = 0b100010
    play(state, "right")
    assert state.used == 0b10  # the Ghost's owner had no turn


def test_k12_the_bandit_has_nothing_to_ready() -> None:
    state = running(*LOOP, birds="owl c1 left", roles=("bandit", "mummy"))
    state.loot = 2
    play(state, "right")
    assert rolled(state)  # the Mummy's owner is not asked
    assert state.loot == 2


def test_k12_hawk_the_rabbit_is_on_the_entry_tile() -> None:
    state = running(*LOOP, rabbit="b2", birds="hawk c3 up", carrots="a1 1")
    play(state, "right")
    assert rabbit(state) == "a1"
    assert bag(state) == 1  # K8: however it got there


def test_k12_hawk_already_there_nothing() -> None:
    state = running(*LOOP, rabbit="b1", birds="hawk a2 up", roles=("clown", "mummy"))
    play(state, "left")
    assert rolled(state)
    assert rabbit(state) == "a1"


@pytest.mark.parametrize("bird", ["crow", "seagull"])
def test_k12_crow_and_seagull_all_they_carry_is_collected(bird: str) -> None:
    state = running(*LOOP, birds=f"{bird} c1 left")
    state.flock.load(0, TRIPLE + 1)
    play(state, "right")
    assert bag(state) == 4
    assert carried(state, bird) == 0


def test_k12_bat_the_rabbit_is_on_the_exit_tile() -> None:
    state = running(*LOOP, birds="bat c1 left", carrots="c3 3")
    play(state, "right")
    assert state.phase == READY
    assert store(state) == 3


def test_k12_a_bird_acts_only_by_arriving() -> None:
    state = flown("hawk b1 up")
    assert rabbit(state) == "b1"
    assert lying(flown("hawk c1 up", "c1 1")) == {"c1": "1"}


def test_k12_first_on_carrots_then_on_the_rabbit() -> None:
    """A Crow that comes to a waiting rabbit with a carrot under it takes that, and gives it."""
    state = running(*LOOP, birds="crow b1 left", roles=("clown", "ghost"))
    play(state, "pass", "on a1", "on c3")
    assert bag(state) == 1
    assert lying(state) == {"c3": "1"}


# K14, the Mummy


def test_k14_the_mummys_owner_is_asked_before_an_effect_and_its_choices() -> None:
    state = running(*LOOP, birds="bat c1 down", carrots="c2 3 1", roles=("clown", "mummy"))
    play(state, "right")
    assert state.phase == SPARE_CARROTS
    assert state.waiting() == state.able() == 0b10
    assert choices(state) == {"cancel", "allow"}
    allowed = play(state.clone(), "allow")
    assert allowed.phase == HATCH
    assert allowed.waiting() == 0b01
    play(state, "cancel")
    assert lying(state) == {"c2": "3 1"}
    assert state.used == 1 << MUMMY
    assert rolled(state)


def test_k14_a_and_b_are_asked_apart() -> None:
    state = running(*LOOP, birds="hawk b2 up", roles=("clown", "mummy"))
    state.rabbit = 1
    state.larder.put(1, 1)
    play(state, "pass", "on b1", "on b1")
    assert state.phase == SPARE_CARROTS
    play(state, "allow")
    assert state.phase == SPARE_RABBIT
    play(state, "cancel")
    assert rabbit(state) == "b1"


def test_k14_nobody_is_asked_when_nothing_would_change() -> None:
    roles = ("clown", "mummy")
    assert rolled(play(running(*LOOP, birds="owl c1 down", carrots="c2 1", roles=roles), "right"))
    assert rolled(play(running(*LOOP, birds="crow c1 left", roles=roles), "right"))


def test_k14_a_used_mummy_is_not_asked() -> None:
    state = running(*LOOP, birds="hawk c1 left", roles=("clown", "mummy"))
    state.used = 1 << MUMMY
    play(state, "right")
    assert rabbit(state) == "a1"


def test_k14_an_owl_can_wake_the_mummy() -> None:
    state = running(*LOOP, birds="owl c1 left", roles=("clown", "mummy"), mover=1)
    state.used = 1 << MUMMY | 1 << CLOWN
    play(state, "right")
    assert state.used == 1 << CLOWN


# K17, tokens run short


def larder(supply: tuple[int, int], store: tuple[int, int], bag: tuple[int, int]) -> Larder:
    """Singles and triples of each."""
    state = running(*LOOP)
    for name, (ones, threes) in (("supply", supply), ("store", store), ("bag", bag)):
        setattr(state.larder, name, ones + 256 * threes)
    return state.larder


def told(tokens: int) -> tuple[int, int]:
    return tokens & 255, tokens >> 8


def test_k17_the_supply_gives_change_from_the_store_first() -> None:
    tokens = larder((0, 2), (4, 0), (3, 0))
    assert tokens.take_single()
    assert told(tokens.store) == (1, 1)
    assert told(tokens.bag) == (3, 0)
    assert told(tokens.supply) == (2, 1)


def test_k17_then_from_the_bag() -> None:
    tokens = larder((0, 1), (2, 0), (3, 0))
    assert tokens.take_single()
    assert told(tokens.bag) == (0, 1)
    assert told(tokens.supply) == (2, 0)


@pytest.mark.parametrize(("supply", "bag"), [((0, 1), (2, 0)), ((0, 0), (6, 0))])
def test_k17_if_it_cant_nothing_is_added(supply: tuple[int, int], bag: tuple[int, int]) -> None:
    tokens = larder(supply, (2, 0), bag)
    assert not tokens.take_single()
    assert told(tokens.bag) == bag


def test_k17_a_bandit_without_a_single_to_get_takes_none() -> None:
    state = running(*LOOP, birds="owl c3 right", carrots="b1 1")
    state.larder.supply = 0
    play(state, "right")
    assert bag(state) == 1
    assert state.loot == 0


@pytest.mark.parametrize("left", [0, 1])
def test_k17_a_pass_lays_what_there_is(left: int) -> None:
    state = running(*LOOP, birds="owl c3 right")
    state.larder.supply = left
    play(state, "pass", *["on b2"] * left)
    assert rolled(state)
    assert lying(state) == ({"b2": "1"} if left else {})


def laid_out(
    supply: tuple[int, int], collected: int = 0, **carrots: list[str]
) -> tuple[dict[str, str], tuple[int, int]]:
    """What a quest's carrots come to with this supply of singles and triples, and what is left."""
    state = building(*LOOP, hands=("ns",), quests=cards(**carrots))
    state.larder.supply = supply[0] + 256 * supply[1]
    state.larder.store = collected
    state.apply(CLOCK, 0)
    draw(state, "owl")
    return lying(state), told(state.larder.supply)


def test_k17_a_missing_triple_is_laid_as_three_singles() -> None:
    assert laid_out((9, 0), singles=["a3"], triples=["b2"]) == (
        {"a3": "1", "b2": "1 1 1"},
        (5, 0),
    )


def test_k17_a_quest_gets_no_change() -> None:
    """Three singles of the store could be changed for a triple of the supply; they are not."""
    assert laid_out((0, 2), collected=9, singles=["a3", "b1"]) == ({}, (0, 2))


def test_k17_too_few_tokens_are_laid_in_the_cards_order() -> None:
    assert laid_out((2, 0), singles=["c1", "b2", "a3"]) == ({"c1": "1", "b2": "1"}, (0, 0))
    assert laid_out((3, 0), singles=["c1"], triples=["b2", "a3"]) == (
        {"c1": "1", "b2": "1 1"},
        (0, 0),
    )
    assert laid_out((4, 1), singles=["c1"], triples=["b2", "a3"]) == (
        {"c1": "1", "b2": "3", "a3": "1 1 1"},
        (0, 0),
    )


def test_k17_the_owl_needs_a_single_in_the_supply() -> None:
    state = running(*LOOP, birds="owl c1 down", carrots="c2 3")
    state.larder.supply = TRIPLE
    play(state, "right")
    assert lying(state) == {"c2": "3"}
