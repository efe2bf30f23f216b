"""The end of a round is seen: the rabbit at the exit, then a card with what was won or lost."""

from __future__ import annotations

from itertools import pairwise

import pytest
from games.carrotia.positions import RING, running

from potager.core.choices import by_words
from potager.core.scene import Beat, Layout
from potager.core.state import CHANCE
from potager.core.texts import Message
from potager.games.carrotia import GAME
from potager.games.carrotia.drawing import scene, tell
from potager.games.carrotia.drawing.places import PLACES
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren


def played(state: Warren, text: str) -> tuple[Beat, ...]:
    before, what = state.clone(), by_words(GAME, state, 0, text)
    state.apply(0, what)
    return tell(before, state, 0, what)


def card(beat: Beat) -> list[str]:
    assert beat.stage.notice
    return [GAME.text(one) for one in (beat.stage.notice.title, *beat.stage.notice.lines)]


def test_the_rabbit_arrives_before_the_carrots_are_counted() -> None:
    arrived, *counting, home = played(
        running(*RING, rabbit="c2", carrots="c3 3 1", roles=("ghost", "clown")), "down"
    )
    assert arrived.view.rabbit == arrived.view.exit()
    assert worth(arrived.view.larder.store) == 0
    assert arrived.rest >= 0.8
    assert [worth(beat.view.larder.store) for beat in counting] == [0, 1, 2, 3, 4]
    assert [worth(beat.view.larder.bag) for beat in counting] == [4, 3, 2, 1, 0]
    assert worth(home.view.larder.store) == 4
    assert card(home) == [
        "Home with 4 carrots!",
        "Out with 9 moves to spare.",
        "The store has 4 of the 20 carrots you need.",
    ]
    assert home.rest >= 1.2


@pytest.mark.parametrize("layout", ["wide", "phone", "low"])
def test_each_carrot_flies_from_the_rabbit_to_its_place_in_the_store(layout: Layout) -> None:
    _, *counting, _ = played(
        running(*RING, rabbit="c2", carrots="c3 3 1", roles=("ghost", "clown")), "down"
    )
    where = PLACES[layout]
    frame, store = where["frame"], where["store"]
    for before, after in pairwise(counting):
        at = [
            {sprite.key: sprite for sprite in scene(beat.view, 0, layout, beat.stage).sprites}
            for beat in (before, after)
        ]
        still = {key: one for key, one in at[0].items() if key.startswith("won:")}
        came = f"won:{worth(after.view.larder.store) - 1}"
        assert frame.y < still[came].y < frame.y + frame.h
        assert store.x < at[1][came].x < store.x + store.w
        assert store.y < at[1][came].y < store.y + store.h


def test_many_carrots_are_counted_a_few_at_a_time() -> None:
    _, *counting, home = played(
        running(*RING, rabbit="c2", carrots="c3 3 3 3 1", roles=("ghost", "clown")), "down"
    )
    counts = [worth(beat.view.larder.store) for beat in counting]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1], len(counts)) == (0, 10, 7)
    assert card(home)[0] == "Home with 10 carrots!"


def test_the_card_says_what_stayed_in_the_maze() -> None:
    *_, home = played(
        running(*RING, rabbit="c2", carrots="c3 1, a3 3", roles=("ghost", "clown")), "down"
    )
    assert card(home) == [
        "Home with 1 carrot!",
        "Out with 9 moves to spare.",
        "3 carrots stayed in the maze.",
        "The store has 1 of the 20 carrots you need.",
    ]


LOST = [
    "This round is lost",
    "The moves ran out before the rabbit got out.",
    "3 carrots in the bag are lost.",
    "The store has 0 of the 20 carrots you need.",
]


def late(bird: str) -> Warren:
    """The last move is due; it leads to three carrots, not to the exit."""
    roles = ("ghost", "clown")
    return running(*RING, rabbit="a1", carrots="b1 3", birds=bird, roles=roles, moves=1)


def test_the_card_of_a_lost_round_says_why_and_what_is_gone() -> None:
    state = late("owl a3 up")
    played(state, "right")
    before = state.clone()
    state.apply(CHANCE, 0)  # the last flight
    *_, lost = tell(before, state, CHANCE, 0)
    assert card(lost) == LOST


def test_a_last_move_after_which_no_bird_flies_is_not_told_as_a_way_home() -> None:
    """A bird whose die leads off the grid stays, and the round ends with the move (K9, K11)."""
    seen, lost = played(late("owl a3 down"), "right")
    assert card(lost) == LOST
    told = lost.parts[-1]
    assert isinstance(told, Message)
    assert GAME.text(told) == "The moves are used up, and 3 carrots in the bag are lost."
    assert seen.view.moves == 0
    assert (seen.view.rabbit, worth(seen.view.larder.bag)) == (1, 3)
