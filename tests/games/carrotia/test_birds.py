"""The rulings about birds and tokens, K11, K12, K14 and K17; each test names its own."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    bag,
    carried,
    choices,
    flock,
    lying,
    play,
    rabbit,
    rolled,
    running,
    store,
)

from potager.games.carrotia.larder import ALL_TOKENS, TRIPLE, Larder
from potager.games.carrotia.phases import (
    HATCH,
    READY,
    SPARE_CARROTS,
    SPARE_RABBIT,
    TOKEN,
    WHERE_TO,
    WHO_FLIES,
)
from potager.games.carrotia.roles import CLOWN, MUMMY
from potager.games.carrotia.rules import Warren

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


def test_k11_the_owner_is_asked_where_a_carrot_or_the_rabbit_lies_on_a_way() -> None:
    state = flown("seagull b3 carrot", "a3 1, c3 1")
    assert state.phase == WHERE_TO
    assert state.waiting() == 1
    assert choices(state) == {"flies left", "flies right"}
    play(state, "flies right")
    assert lying(state) == {"a3": "1"}


def test_k11_the_owner_is_asked_where_the_ways_on_differ() -> None:
    """From c3 to a rabbit on b1: up leaves two ways to go on, left only one."""
    state = flown("seagull c3 rabbit")
    assert state.phase == WHERE_TO
    assert choices(state) == {"flies up", "flies left"}


def test_k11_else_up_right_down_left_decides() -> None:
    """From c3 to a rabbit on a1 in a bigger maze both ways go on alike."""
    state = running(*BIG, rabbit="b1", birds="seagull d4 rabbit, owl e5 down, hawk e5 down")
    play(state, "left")
    assert flock(state)["seagull"] == "d3"
    state = running(*BIG, rabbit="b5", birds="seagull d2 rabbit, owl e5 down, hawk e5 down")
    play(state, "left")
    assert flock(state)["seagull"] == "d3"  # down comes before left


def test_k11_in_the_order_they_were_laid() -> None:
    state = running(*LOOP, birds="crow c1 down, owl a3 up", rabbit="a1", carrots="c2 1")
    play(state, "right")
    assert rolled(state)
    assert flock(state) == {"crow": "c2", "owl": "a2"}


def test_k11_two_that_could_reach_one_carrot_the_owner_is_asked() -> None:
    state = flown("hawk c1 down, crow c3 up, owl a3 left", "c2 1")
    assert state.phase == WHO_FLIES
    assert choices(state) == {"hawk next", "crow next"}
    play(state, "crow next")
    assert carried(state, "crow") == 1
    assert flock(state)["hawk"] == "c2"
    assert rolled(state)


def test_k11_two_that_could_reach_the_rabbit_the_owner_is_asked() -> None:
    state = flown("hawk c1 left, crow b2 up")
    assert state.phase == WHO_FLIES


def test_k11_an_empty_square_is_nobodys_question() -> None:
    assert rolled(flown("hawk c1 down, crow c3 up"))


def test_k11_those_that_meet_fly_before_the_others() -> None:
    state = flown("owl a3 right, hawk c1 down, crow c3 up", "c2 1")
    assert choices(state) == {"hawk next", "crow next"}
    play(state, "hawk next")
    assert flock(state) == {"owl": "b3", "hawk": "c2", "crow": "c2"}


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


def test_k12_of_several_tokens_the_owner_chooses() -> None:
    state = flown("crow c1 down", "c2 3 1")
    assert state.phase == TOKEN
    assert choices(state, 0) == {"single", "triple"}
    play(state, "single")
    assert lying(state) == {"c2": "3"}
    assert carried(state, "crow") == 1


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
    state = running(*LOOP, birds="crow c1 down", carrots="c2 3 1", roles=("clown", "mummy"))
    play(state, "right")
    assert state.phase == SPARE_CARROTS
    assert state.waiting() == state.able() == 0b10
    assert choices(state) == {"cancel", "allow"}
    allowed = play(state.clone(), "allow")
    assert allowed.phase == TOKEN
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


def test_k17_a_missing_triple_is_laid_as_three_singles() -> None:
    tokens = larder((9, 0), (0, 0), (0, 0))
    tokens.lay_out(5, TRIPLE + 1)
    assert told(tokens.lying[5]) == (4, 0)
    assert told(tokens.supply) == (5, 0)


def test_k17_the_owl_needs_a_single_in_the_supply() -> None:
    state = running(*LOOP, birds="owl c1 down", carrots="c2 3")
    state.larder.supply = TRIPLE
    play(state, "right")
    assert lying(state) == {"c2": "3"}
