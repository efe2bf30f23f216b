"""Connect Four: its rules against known counts and a slow referee, its pictures and its words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append

from potager.core.choices import by_clicks
from potager.core.conformance import check
from potager.core.errors import BadOption
from potager.core.match import Match
from potager.core.scene import Icon, Layout
from potager.core.svg import render, symbols
from potager.core.texts import Cast
from potager.examples.connect_four import GAME
from potager.examples.connect_four.rules import (
    ALL_FREE,
    COLUMNS,
    NOBODY,
    ROWS,
    TALL,
    TOP_ROW,
    FourInARow,
    four,
)

LINES = ((0, 1), (1, 0), (1, 1), (1, -1))  # steps of column and row


def play(columns: str) -> FourInARow:
    """The position after these moves, in the game's notation."""
    grid = FourInARow()
    for ply, column in enumerate(columns):
        grid.apply(ply % 2, int(column) - 1)
    return grid


def has_four(holes: set[tuple[int, int]]) -> bool:
    """The rule, as slowly and plainly as it can be said."""
    return any(
        all((column + i * right, row + i * up) in holes for i in range(4))
        for column, row in holes
        for right, up in LINES
    )


def test_the_top_row_is_the_sixth_hole_of_each_column() -> None:
    assert sum(2 ** (TALL * column + ROWS - 1) for column in range(COLUMNS)) == TOP_ROW


def test_positions_after_each_ply_are_as_many_as_is_known() -> None:
    grids = {FourInARow().key(): FourInARow()}
    counts = []
    for ply in range(6):
        grids = {
            after.key(): after
            for grid in grids.values()
            for column in grid.legal(ply % 2)
            for after in [dropped(grid, column)]
        }
        counts.append(len(grids))
    assert counts == [7, 49, 238, 1120, 4263, 16422]


def dropped(grid: FourInARow, column: int) -> FourInARow:
    after = grid.clone()
    after.apply(grid.mover, column)
    return after


@pytest.mark.parametrize("columns", ["1212121", "1122334", "12234334544", "76654554344"])
def test_four_in_a_line_win_at_once(columns: str) -> None:
    assert play(columns[:-1]).winner == NOBODY
    grid = play(columns)
    assert list(grid.result()) == [1, -1]
    assert grid.waiting() == 0
    assert list(grid.legal(0)) == list(grid.legal(1)) == []


def test_the_second_player_can_win_too() -> None:
    assert list(play("14734526").result()) == [-1, 1]


def test_a_line_does_not_go_on_in_the_next_column() -> None:
    """Holes 4, 5 and 6 of one column and hole 1 of the next are four bits, but no line."""
    assert four(sum(2**hole for hole in (2, 3, 4, 5)))
    assert not four(sum(2**hole for hole in (3, 4, 5, TALL)))


def test_a_full_column_can_not_be_chosen() -> None:
    grid = play("444444")
    assert list(grid.legal(0)) == [0, 1, 2, 4, 5, 6]
    assert list(grid.legal(1)) == []


def test_a_full_grid_is_a_draw() -> None:
    grid = play("126613431456475467333341527215612225546777")
    assert grid.turns() == 42
    assert grid.waiting() == 0
    assert list(grid.result()) == [0, 0]


def test_legal_actions_belong_to_the_caller() -> None:
    """They come from a table: whoever changes what was given must not change the rules."""
    grid = FourInARow()
    given = grid.legal(0)
    given[0] = 6
    given = append(given, 99)
    assert list(grid.legal(0)) == list(range(COLUMNS))
    assert list(append(grid.legal(0), 7)) == list(range(COLUMNS + 1))


@given(st.lists(st.integers(0, 6), max_size=60))
def test_every_game_is_judged_as_a_slow_referee_would(choices: list[int]) -> None:
    grid = FourInARow()
    holes: tuple[set[tuple[int, int]], set[tuple[int, int]]] = (set(), set())
    heights = [0] * COLUMNS
    for choice in choices:
        legal = list(grid.legal(grid.mover))
        assert legal == [column for column in range(COLUMNS) if heights[column] < ROWS]
        seat, column = grid.mover, legal[choice % len(legal)]
        holes[seat].add((column, heights[column]))
        heights[column] += 1
        grid.apply(seat, column)
        assert grid.turns() == sum(heights)
        if has_four(holes[seat]):
            assert grid.winner == seat
            break
        assert grid.winner == NOBODY
        if sum(heights) == COLUMNS * ROWS:
            assert grid.free == 0
            break
        assert grid.waiting() == 2 - seat


def test_a_copy_shares_nothing() -> None:
    grid = play("4455")
    copy = grid.clone()
    assert copy.key() == grid.key()
    copy.apply(0, 2)
    assert grid.key() == play("4455").key() != copy.key()
    assert play("1").free == ALL_FREE


def test_only_two_can_play() -> None:
    assert GAME.resolve(players=2) == GAME.resolve()
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        GAME.resolve(players=3)


def test_it_has_no_options() -> None:
    with pytest.raises(BadOption, match="no option 'size': this game has none"):
        GAME.resolve(size="large")


@pytest.mark.parametrize("seed", range(10))
def test_it_keeps_what_every_game_promises(seed: int) -> None:
    assert check(GAME, {}, seed=seed, look_every=1).result is not None


def test_a_match_is_its_record() -> None:
    match = Match.new(GAME, seed=1)
    for ply, text in enumerate("4455667"):
        match.choose_text(ply % 2, text)
    assert match.result == (1, -1)
    assert Match.from_record(match.record(), GAME).state.key() == match.state.key()


@pytest.mark.parametrize("layout", GAME.layouts)
@pytest.mark.parametrize("columns", ["", "44", "444444", "4455667"])
def test_the_scene_has_every_target_and_every_drawing(layout: Layout, columns: str) -> None:
    grid = play(columns)
    scene = GAME.drawing.scene(grid, 0, layout)
    keys = [sprite.key for sprite in scene.sprites]
    assert len(keys) == len(set(keys))
    assert {sprite.symbol for sprite in scene.sprites if sprite.kind == "symbol"} <= symbols(GAME)
    assert all(GAME.text(sprite.label) for sprite in scene.sprites if sprite.label)
    assert all(sprite.label for sprite in scene.sprites if sprite.target)
    assert all(set(path) <= scene.targets() for path in by_clicks(GAME, grid, grid.mover))
    assert render(GAME, scene) == render(GAME, scene)


def test_the_winning_line_is_shown() -> None:
    keys = {sprite.key for sprite in GAME.drawing.scene(play("4455667"), 0, "wide").sprites}
    assert {key for key in keys if key.startswith("line:")} == {f"line:{n}:1" for n in (4, 5, 6, 7)}


def test_a_disc_is_held_falls_and_wins_one_after_another() -> None:
    grid, won = play("445566"), play("4455667")
    held, fell, line = GAME.drawing.tell(grid, won, 0, 6)
    assert [beat.sound for beat in (held, fell, line)] == ["", "place", "win"]
    assert (held.view, fell.view, line.view) == (grid, won, won)
    over, down, last = (
        {s.key: s for s in GAME.drawing.scene(beat.view, 0, "wide", beat.stage).sprites}
        for beat in (held, fell, line)
    )
    assert over["disc:7:1"].y < down["disc:7:1"].y
    assert "line:7:1" in last.keys() - down.keys()
    assert "last" in last


def test_its_words() -> None:
    drawing, grid = GAME.drawing, play("445566")
    assert GAME.text(drawing.prompt(grid, 0)) == "Choose a column for your disc."
    assert GAME.text(drawing.prompt(grid, 1)) == "Red is choosing a column."
    shown = drawing.preview(grid, 0, 6, "wide")
    assert [GAME.text(part) for part in shown.parts if not isinstance(part, Icon)] == [
        "This makes four in a line and wins."
    ]
    assert GAME.text(drawing.verdict(play("4455667"))) == "Red has four in a line and wins."
    assert GAME.text(drawing.verdict(play("4455667")), Cast(("Ben", "Ines"), you=0)) == (
        "You have four in a line and win."
    )
    assert [status.symbol for status in drawing.status(grid)] == ["disc-red", "disc-yellow"]
