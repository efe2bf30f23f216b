"""K11: which of several birds that are bound for one square flies first; each test is a sentence of
the ruling, and random matches are compared with a slow reading of it."""

from __future__ import annotations

from itertools import combinations

import pytest
from games.carrotia.positions import (
    LOOP,
    at_the_rabbit,
    carried,
    choices,
    flock,
    game,
    lying,
    play,
    rabbit,
    rolled,
    running,
)
from librt.random import Random

from potager.core.bits import bit
from potager.core.choices import by_words
from potager.core.match import Match
from potager.games.carrotia import BIRD_NAMES, facts
from potager.games.carrotia.rules.actions import FLY
from potager.games.carrotia.rules.flock import load_of, square_of, which_of
from potager.games.carrotia.rules.larder import singles, triples
from potager.games.carrotia.rules.phases import (
    FLIGHT,
    HATCH,
    READY,
    SPARE_CARROTS,
    WHERE_TO,
    WHICH,
)
from potager.games.carrotia.rules.roles import BANDIT, CLOWN
from potager.games.carrotia.rules.warren import Warren


def flown(birds: str, carrots: str = "", roles: tuple[str, ...] = ("bandit", "clown")) -> Warren:
    """The rabbit goes right from a1 to b1 and the birds are about to fly."""
    return play(running(*LOOP, birds=birds, carrots=carrots, roles=roles), "right")


def asked(state: Warren) -> set[str]:
    """The birds that are offered; none where nobody is asked."""
    return {told.removesuffix(" first") for told in choices(state)} if is_asked(state) else set()


def is_asked(state: Warren) -> bool:
    return bool(state.phase == WHICH)


# When it is asked, and what of


@pytest.mark.parametrize("first", ["hawk", "crow"])
def test_k11_the_owner_of_the_turn_says_which_of_birds_bound_for_one_square_flies_now(
    first: str,
) -> None:
    state = flown("hawk c1 down, crow c3 up", "c2 1")
    assert (state.phase, state.waiting()) == (WHICH, 1)
    assert asked(state) == {"hawk", "crow"}
    play(state, f"{first} first")
    assert rolled(state)
    assert carried(state, "crow") == (1 if first == "crow" else 0)
    assert flock(state) == {"hawk": "c2", "crow": "c2"}


def test_k11_no_question_where_neither_a_carrot_nor_the_rabbit_is() -> None:
    assert rolled(flown("hawk c1 down, crow c3 up", "a3 1"))


def test_k11_no_question_where_they_are_bound_for_different_squares() -> None:
    assert rolled(flown("hawk c1 down, crow c3 left", "c2 1, b3 1"))


@pytest.mark.parametrize(("one", "other"), list(combinations(BIRD_NAMES, 2)))
def test_k11_on_carrots_hawk_and_sparrow_are_alike_and_all_others_differ(
    one: str, other: str
) -> None:
    alike = {one, other} == {"hawk", "sparrow"}
    assert asked(flown(f"{one} c1 down, {other} c3 up", "c2 3 1")) == (
        set() if alike else {one, other}
    )


@pytest.mark.parametrize(("one", "other"), list(combinations(BIRD_NAMES, 2)))
def test_k11_on_the_rabbit_owl_and_sparrow_are_alike_and_crow_and_seagull(
    one: str, other: str
) -> None:
    alike = {one, other} in ({"owl", "sparrow"}, {"crow", "seagull"})
    assert asked(at_the_rabbit(one, other)) == (set() if alike else {one, other})


def test_k11_either_difference_is_enough_where_the_rabbit_sits_on_carrots() -> None:
    """K10: carrots of a pass lie under the rabbit."""
    for birds in ("hawk b1 left, sparrow a2 up", "crow b1 left, seagull a2 up"):
        state = running(*LOOP, birds=birds, rabbit="b2")
        state.rabbit = 0
        play(state, "pass", "on a1", "on a1")
        offered = asked(state)
        # On IN the Hawk has nothing to do to the rabbit.
        assert offered == ({"crow", "seagull"} if "crow" in birds else set())
    state = running(*LOOP, birds="hawk c1 left, sparrow b2 up", rabbit="b1")
    play(state, "pass", "on b1", "on b1")
    assert asked(state) == {"hawk", "sparrow"}


# An effect that would change nothing does not count


def test_k11_the_owl_without_a_triple_differs_from_birds_with_an_effect_only() -> None:
    assert asked(flown("owl c1 down, hawk c3 up", "c2 1")) == {"owl", "hawk"}
    state = running(*LOOP, birds="owl c1 down, bat c3 up", carrots="c2 1")
    state.flock.pile = 0  # K12: the Bat brings nothing
    assert rolled(play(state, "right"))


def test_k11_k17_the_owl_without_a_single_in_the_supply_has_no_effect() -> None:
    state = running(*LOOP, birds="owl c1 down, bat c3 up", carrots="c2 3")
    state.flock.pile = 0
    assert asked(play(state.clone(), "right")) == {"owl", "bat"}
    state.larder.supply -= singles(state.larder.supply)
    assert rolled(play(state, "right"))


def test_k11_a_crow_without_carrots_has_no_effect_on_the_rabbit() -> None:
    assert asked(at_the_rabbit("crow", "owl")) == {"crow", "owl"}
    assert rolled(at_the_rabbit("crow", "owl", used=False, loaded=False))
    assert asked(at_the_rabbit("crow", "seagull", loaded=False)) == set()


def test_k11_a_character_that_is_ready_is_not_readied() -> None:
    assert asked(at_the_rabbit("owl", "crow", loaded=False)) == {"owl", "crow"}
    assert asked(at_the_rabbit("owl", "crow", used=False)) == {"owl", "crow"}
    assert asked(at_the_rabbit("owl", "crow", used=False, loaded=False)) == set()


def test_k11_the_bandit_has_nothing_to_ready() -> None:
    assert rolled(flown("owl c1 left, crow b2 up"))


def test_k11_a_hawk_where_the_rabbit_is_on_in_has_no_effect() -> None:
    state = running(*LOOP, birds="hawk b1 left, crow a3 up", rabbit="a2")
    state.flock.move(1, 16)
    play(state, "up")
    assert rabbit(state) == "a1"
    assert rolled(state)


def test_k11_effects_are_judged_as_if_nobody_cancelled_them() -> None:
    """K14: the Mummy's owner is asked afterwards, as the chosen bird arrives."""
    state = flown("hawk c1 down, crow c3 up", "c2 1", roles=("clown", "mummy"))
    assert asked(state) == {"hawk", "crow"}
    play(state, "crow first")
    assert (state.phase, state.waiting(), state.flying()) == (SPARE_CARROTS, 2, 2)
    play(state, "cancel")
    assert rolled(state)
    assert lying(state) == {}  # then the Hawk came, and the Mummy was used up
    assert carried(state, "crow") == 0


# Who is offered


def test_k11_only_birds_that_differ_from_the_next_one_are_offered_beside_it() -> None:
    state = flown("hawk c1 down, sparrow c3 up, crow b2 right", "c2 1 1")
    assert asked(state) == {"hawk", "crow"}
    assert rolled(play(state.clone(), "crow first"))  # Hawk and Sparrow are alike


def test_k11_after_the_chosen_one_the_next_in_the_order_laid_is_looked_at_again() -> None:
    state = flown("hawk c1 down, sparrow c3 up, crow b2 right", "c2 1 1")
    play(state, "hawk first")
    assert asked(state) == {"sparrow", "crow"}
    play(state, "sparrow first")
    assert rolled(state)
    assert lying(state) == {}
    state = flown("hawk c1 down, crow c3 carrot", "c2 1, a3 1")
    assert asked(state) == {"hawk", "crow"}
    assert flock(play(state.clone(), "hawk first")) == {"hawk": "c2", "crow": "b3"}
    assert flock(play(state, "crow first")) == {"hawk": "c2", "crow": "c2"}


def test_k11_a_bird_that_still_has_to_choose_is_not_counted() -> None:
    state = flown("hawk c2 down, crow b3 carrot", "a3 1, c3 1")
    assert rolled(state)
    assert flock(state) == {"hawk": "c3", "crow": "a3"}


def test_k11_if_the_next_one_has_to_choose_it_does_so_unasked() -> None:
    state = flown("crow b3 carrot, hawk c2 down", "a3 1, c3 1")
    assert state.phase == WHERE_TO
    assert choices(state) == {"to a3", "to c3"}
    assert rolled(play(state, "to c3"))
    assert carried(state, "crow") == 1


@pytest.mark.parametrize("birds", ["hawk c1 down, crow c2 carrot", "crow c2 carrot, hawk c1 down"])
def test_k11_a_bird_that_its_die_holds_where_it_is_is_not_counted(birds: str) -> None:
    state = flown(birds, "c2 1")
    assert rolled(state)
    assert lying(state) == {}
    assert carried(state, "crow") == 0


def test_k11_whoever_owns_the_turn_is_asked_after_anothers_power_too() -> None:
    """K14: the Ghost of seat 1 took the rabbit to b3 on the turn of seat 0."""
    state = running(*LOOP, birds="hawk a3 right, sparrow b2 down", roles=("clown", "ghost"))
    play(state, "ghost b3", seat=1)
    assert (state.phase, state.waiting()) == (WHICH, 1)


# What the birds do then


def test_k12_the_hawk_takes_the_rabbit_away_from_those_that_come_later() -> None:
    state = at_the_rabbit("hawk", "owl")
    late = play(state.clone(), "hawk first")
    assert (rabbit(late), late.used) == ("a1", bit(CLOWN))
    early = play(state, "owl first")
    assert (rabbit(early), early.used) == ("a1", 0)


def test_k12_the_bat_first_ends_the_round_before_the_hawk_comes() -> None:
    state = at_the_rabbit("hawk", "bat")
    assert play(state.clone(), "bat first").phase == READY
    assert rabbit(play(state, "hawk first")) == "a1"


def test_k12_a_bird_that_the_bat_brings_is_not_offered() -> None:
    state = play(flown("crow c1 down, bat c3 up", "c2 1 1"), "bat first")
    assert state.phase == HATCH
    assert rolled(play(state, "hawk comes"))
    assert carried(state, "crow") == 1


def test_the_clowns_dice_decide_who_meets() -> None:
    state = running(*LOOP, birds="hawk c1 up, crow c3 up", carrots="c2 1", roles=("clown", "ghost"))
    play(state, "clown hawk")
    state.apply(-1, 2)  # down
    assert asked(play(state, "right")) == {"hawk", "crow"}


def test_when_time_is_up_the_next_in_the_order_laid_flies() -> None:
    state = flown("hawk c1 down, crow c3 up", "c2 1")
    action = game.manners.on_timeout(state, 0, Random(1))
    assert action == by_words(game, state, 0, "hawk first")
    assert game.manners.conceding(state, 0) == action


# Random matches beside a slow reading of the ruling


def steps_of(state: Warren, place: int) -> set[tuple[int, int]]:
    """Where a bird's die takes it, in rows and columns; empty if it stays."""
    size = state.maze.size
    row, column = divmod(square_of(state.flock.birds[place]), 8)
    face = facts.face(state, place)
    if face in ("up", "right", "down", "left"):
        by = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}[face]
        to = row + by[0], column + by[1]
        return {to} if all(0 <= one < size for one in to) else set()
    goals = [divmod(state.rabbit, 8)]
    if face == "carrot":
        lie = [divmod(square, 8) for square in facts.grid(size) if state.larder.lying[square]]
        away = [abs(one[0] - row) + abs(one[1] - column) for one in lie]
        goals = [one for one, far in zip(lie, away, strict=True) if far == min(away)]
    found = set()
    for down, right in ((one[0] - row, one[1] - column) for one in goals):
        if (down, right) == (0, 0):
            return set()
        along = abs(down) >= abs(right)
        sign = (down > 0) - (down < 0) if along else (right > 0) - (right < 0)
        found.add((row + sign, column) if along else (row, column + sign))
    return found


def effects_of(state: Warren, bird: int, at: tuple[int, int]) -> tuple[str, str]:
    """Effects A and B of a bird that came there now, in words; empty if nothing would change."""
    name, square = BIRD_NAMES[which_of(bird)], 8 * at[0] + at[1]
    tokens, on_carrots, on_rabbit = state.larder.lying[square], "", ""
    if tokens:
        on_carrots = {"sparrow": "destroy", "hawk": "destroy"}.get(name, name)
        owl_can = triples(tokens) and singles(state.larder.supply)
        if (name == "owl" and not owl_can) or (name == "bat" and not state.flock.pile):
            on_carrots = ""
    if square == state.rabbit:
        role = state.role(state.mover)
        can = {
            "ready": role != BANDIT and state.used >> role & 1,
            "give": load_of(bird),
            "hawk": square != state.entry(),
            "bat": True,
        }
        like = {"owl": "ready", "sparrow": "ready", "crow": "give", "seagull": "give"}
        on_rabbit = like.get(name, name)
        on_rabbit = on_rabbit if can[on_rabbit] else ""
    return on_carrots, on_rabbit


def offered_slowly(state: Warren) -> list[str]:
    """The birds that the ruling offers: two or more, or none."""
    left = [at for at in range(len(state.flock.birds)) if not state.flock.flown >> at & 1]
    moving = [at for at in left if steps_of(state, at)]
    to = steps_of(state, moving[0])
    if len(to) != 1:
        return []
    (goal,) = to
    mine = effects_of(state, state.flock.birds[moving[0]], goal)
    found = [BIRD_NAMES[which_of(state.flock.birds[moving[0]])]]
    for at in moving[1:]:
        bird = state.flock.birds[at]
        if steps_of(state, at) == to and effects_of(state, bird, goal) != mine:
            found.append(BIRD_NAMES[which_of(bird)])
    return found if len(found) > 1 else []


@pytest.mark.parametrize("players", range(1, 7))
def test_k11_who_is_offered_in_random_matches_is_who_the_ruling_offers(players: int) -> None:
    questions = 0
    for seed in range(60):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            state = match.state
            assert isinstance(state, Warren)
            if state.phase in (FLIGHT, WHICH, WHERE_TO):
                asks = state.phase == WHICH
                legal = list(state.legal(state.mover))
                offered = [BIRD_NAMES[one - FLY] for one in legal if asks]
                assert offered == offered_slowly(state)
                questions += bool(offered)
    assert questions > 0
