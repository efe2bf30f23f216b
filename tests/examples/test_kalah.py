"""Kalah: its rules against known values and a plain referee, its drawing, its words, its lesson."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from potager.core import lesson
from potager.core.choices import by_clicks
from potager.core.conformance import conforms
from potager.core.errors import BadOption
from potager.core.match import Match
from potager.core.scene import Icon, Layout
from potager.core.texts import Cast
from potager.examples.kalah import GAME
from potager.examples.kalah.rules import KalahBoard

Row = tuple[int, ...]  # a player's pits, and the store at the end


def start(pits: int, seeds: int) -> KalahBoard:
    return board([seeds] * pits + [0], [seeds] * pits + [0])


def board(south: list[int], north: list[int], mover: int = 0) -> KalahBoard:
    return KalahBoard(seeds=vec[i64](south + north), pits=len(south) - 1, mover=mover)


def after(position: KalahBoard, *pits: int) -> KalahBoard:
    """The position after these pits were sown, counted from 1."""
    found = position.clone()
    for pit in pits:
        found.apply(found.mover, pit - 1)
    return found


def referee(mine: Row, theirs: Row, pit: int) -> tuple[Row, Row, str]:
    """The rules once more, as plainly as they can be said: who goes next, or that it is over."""
    around = [*mine, *theirs[:-1]]  # the other player's store is left out
    store = len(mine) - 1
    hand, around[pit], at = around[pit], 0, pit
    for _ in range(hand):
        at = (at + 1) % len(around)
        around[at] += 1
    if at < store and around[at] == 1 and around[2 * store - at] > 0:
        around[store] += 1 + around[2 * store - at]
        around[at] = around[2 * store - at] = 0
    own, other = around[: store + 1], [*around[store + 1 :], theirs[-1]]
    if any(own[:-1]) and any(other[:-1]):
        return tuple(own), tuple(other), "again" if at == store else "next"
    empty = [0] * store
    return (*empty, sum(own)), (*empty, sum(other)), "over"


def test_seeds_are_sown_one_by_one_into_the_store_and_on() -> None:
    sown = after(start(6, 4), 6)
    assert list(sown.seeds) == [4, 4, 4, 4, 4, 0, 1, 5, 5, 5, 4, 4, 4, 0]
    assert sown.waiting() == 0b10


def test_the_other_players_store_is_left_out_and_the_own_pit_is_not() -> None:
    sown = after(board([1, 0, 8, 0], [1, 1, 1, 5]), 3)
    assert list(sown.seeds) == [2, 1, 1, 2, 2, 2, 2, 5]


def test_a_last_seed_in_the_own_store_gives_another_turn() -> None:
    assert after(start(6, 4), 3).waiting() == 0b01
    assert after(start(6, 4), 3, 1).waiting() == 0b10


def test_a_last_seed_in_an_own_empty_pit_captures_what_is_opposite() -> None:
    caught = after(board([1, 0, 2, 3], [4, 5, 6, 0]), 1)
    assert list(caught.seeds) == [0, 0, 2, 9, 4, 0, 6, 0]


def test_a_pit_sown_all_the_way_around_captures_where_it_began() -> None:
    """Question 2."""
    caught = after(board([7, 1, 1, 0], [1, 1, 1, 0]), 1)
    assert list(caught.seeds) == [0, 2, 2, 4, 2, 2, 0, 0]


def test_nothing_is_captured_where_nothing_is_opposite_or_from_the_other_row() -> None:
    """Question 3."""
    assert list(after(board([1, 0, 2, 3], [4, 0, 6, 0]), 1).seeds) == [0, 1, 2, 3, 4, 0, 6, 0]
    assert list(after(board([1, 1, 2, 3], [0, 5, 6, 0]), 3).seeds) == [1, 1, 0, 4, 1, 5, 6, 0]


def test_the_end_sweeps_a_row_into_its_owners_store() -> None:
    """Question 4: even where the last seed would give another turn."""
    end = after(board([0, 0, 1, 3], [4, 5, 0, 2]), 3)
    assert list(end.seeds) == [0, 0, 0, 4, 0, 0, 0, 11]
    assert (end.over, end.waiting(), list(end.result())) == (True, 0, [-1, 1])


def test_an_empty_pit_can_not_be_sown() -> None:
    position = board([0, 2, 0, 0], [1, 1, 1, 0])
    assert list(position.legal(0)) == [1]
    assert list(position.legal(1)) == []


@pytest.mark.parametrize(
    ("pits", "seeds", "counts"),
    [(6, 4, [6, 35, 185, 942, 4690]), (6, 3, [6, 35, 182, 904, 4243]), (4, 3, [4, 15, 50, 158])],
)
def test_lines_of_play_are_as_many_as_the_referee_counts(
    pits: int, seeds: int, counts: list[int]
) -> None:
    assert [lines(start(pits, seeds), depth + 1) for depth in range(len(counts))] == counts


def lines(position: KalahBoard, depth: int) -> int:
    """How many lines of play of that many turns there are; the last turn may end the game."""
    if depth == 0:
        return 1
    return sum(lines(after(position, pit + 1), depth - 1) for pit in position.legal(position.mover))


@pytest.mark.parametrize(
    ("pits", "values"), [(1, "D L W L W D"), (2, "W L L L W W"), (3, "D W W W")]
)
def test_small_boards_have_the_known_values(pits: int, values: str) -> None:
    """For the player who begins, as Irving, Donkers and Uiterwijk found them (2000)."""
    found = [best(start(pits, seeds)) for seeds in range(1, values.count(" ") + 2)]
    assert ["W" if lead > 0 else "L" if lead < 0 else "D" for lead in found] == values.split()


def best(position: KalahBoard) -> int:
    """By how many seeds the player to move wins, with best play of both."""
    first, store = int(position.first(position.mover)), int(position.store(position.mover))
    mine, theirs = tuple(position.seeds[first:store]), tuple(position.seeds)
    other = int(position.first(1 - position.mover))
    return _best(mine, theirs[other : other + len(mine)])


@cache
def _best(mine: Row, theirs: Row) -> int:
    position, found = board([*mine, 0], [*theirs, 0]), []
    for pit in position.legal(0):
        then = after(position, pit + 1)
        lead = int(then.seeds[len(mine)] - then.seeds[2 * len(mine) + 1])
        if not then.over:
            lead += best(then) if then.mover == 0 else -best(then)
        found.append(lead)
    return max(found)


@given(st.integers(3, 6), st.integers(2, 6), st.lists(st.integers(0, 5), max_size=80))
def test_every_turn_is_as_the_referee_says(pits: int, seeds: int, choices: list[int]) -> None:
    position = start(pits, seeds)
    for choice in choices:
        who = int(position.mover)
        legal = list(position.legal(who))
        if not legal:
            break
        pit = legal[choice % len(legal)]
        mine, theirs = rows(position, who)
        mine, theirs, then = referee(mine, theirs, pit)
        position.apply(who, pit)
        assert rows(position, who) == (mine, theirs)
        assert position.over == (then == "over")
        if not position.over:
            assert position.mover == (who if then == "again" else 1 - who)


def rows(position: KalahBoard, who: int) -> tuple[Row, Row]:
    seeds, half = tuple(position.seeds), int(position.pits) + 1
    south, north = seeds[:half], seeds[half:]
    return (north, south) if who else (south, north)


@pytest.mark.parametrize("options", GAME.option_sets(), ids=str)
def test_it_keeps_what_every_game_promises(options: dict[str, object]) -> None:
    conforms(GAME, options, range(3))


def test_only_two_can_play() -> None:
    with pytest.raises(BadOption, match="Kalah is for 2 players, not 3"):
        GAME.resolve(players=3)


def test_a_seed_keeps_its_key_while_it_is_sown() -> None:
    before = start(6, 4)
    beats = GAME.drawing.tell(before, after(before, 3), 0, 2)
    scenes = [GAME.drawing.scene(beat.view, 0, "wide", beat.stage) for beat in beats]
    seeds = [{one.key for one in scene.sprites if one.key.startswith("seed:")} for scene in scenes]
    assert all(some == seeds[0] for some in seeds)
    assert len(seeds[0]) == 48
    moved = [
        sum(one not in old.sprites for one in new.sprites if one.key.startswith("seed:"))
        for old, new in pairwise(scenes)
    ]
    assert moved == [1, 1, 1, 1, 0]


def test_a_capture_and_the_end_are_told_one_after_another() -> None:
    before = board([1, 0, 0, 3], [0, 4, 0, 0])
    beats = GAME.drawing.tell(before, after(before, 1), 0, 0)
    assert [beat.sound for beat in beats] == ["card", "step", "good", "win"]
    assert beats[-1].view == after(before, 1)


@pytest.mark.parametrize("layout", GAME.layouts)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_sits_near(layout: Layout, seat: int) -> None:
    scene = GAME.drawing.scene(start(6, 4), seat, layout)
    places = {one.key: one for one in scene.sprites}
    own, other = ("south", "north")[:: -1 if seat else 1]
    near, far = places[f"pit:{own}:1"], places[f"pit:{other}:1"]
    assert near.x < far.x if layout == "phone" else near.y > far.y
    assert {path[0] for path in by_clicks(GAME, start(6, 4), 0)} <= scene.targets()
    assert min(near.w, near.h) >= 44


def test_its_words() -> None:
    drawing, first = GAME.drawing, start(6, 4)
    assert GAME.text(drawing.prompt(first, 1)) == "South is choosing a pit."
    shown = drawing.preview(first, 0, 2, "wide")
    assert [GAME.text(part) for part in shown.parts if not isinstance(part, Icon)] == [
        "The last seed falls into your store, so you go again."
    ]
    end = after(board([0, 0, 1, 3], [4, 5, 0, 2]), 3)
    assert GAME.text(drawing.verdict(end), Cast(("Ben", "Ines"), you=1)) == (
        "You win by 11 seeds to 4."
    )


def test_a_match_is_its_record() -> None:
    match = Match.new(GAME, seed=1)
    for pit in ("3", "6", "1"):
        match.choose_text(match.waiting()[0], pit)
    assert Match.from_record(match.record(), GAME).state == match.state


def test_the_lesson_runs_to_its_end() -> None:
    assert len(list(lesson.walk(GAME, lesson.load(GAME)))) == 5
