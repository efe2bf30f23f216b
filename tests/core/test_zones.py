"""Zones fill their areas, things are as large as fits, and what is equal is drawn once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potager.core import zones as z
from potager.core.areas import Areas, areas, ring
from potager.core.outlines import Outline
from potager.core.pyramids import dice
from potager.core.scene import DICE, Sprite
from potager.core.shapes import Box
from potager.core.texts import say

ROOM = Box(10, 20, 200, 100)
sizes = st.floats(min_value=5, max_value=400)


def things(*widths: float, target: str = "") -> tuple[z.Thing, ...]:
    return tuple(
        z.Thing(f"thing:{place}", "disc", w=width, h=1.2 * width, target=target)
        for place, width in enumerate(widths)
    )


def edges(one: Sprite) -> Box:
    return Box(one.x - one.w / 2, one.y - one.h / 2, one.w, one.h)


def inside(one: Sprite, room: Box) -> bool:
    """To within the tenth of a unit to which sprites are rounded."""
    at = edges(one)
    across = room.x - 0.2 <= at.x and at.x + at.w <= room.x + room.w + 0.2
    return across and room.y - 0.2 <= at.y and at.y + at.h <= room.y + room.h + 0.2


ZONES: dict[str, Callable[[tuple[z.Thing, ...]], z.Zone]] = {
    "tray": lambda some: z.Tray(some, rise=20),
    "stack": lambda some: z.Stack(some, rise=9, tight=2),
    "fan": lambda some: z.Fan(some[:1] * len(some)),
    "grid": lambda some: z.Grid(some, gap=2),
    "heap": lambda some: z.Heap(some),
    "tiles": lambda some: z.Tiles(some, (0.7, 1.5)),
    "row": lambda some: z.row(*((one.w / 40, one) for one in some)),
    "card": lambda some: z.Card("card", inside=z.Tray(some, rise=20), pad=1),
}


@pytest.mark.parametrize("kind", ZONES)
@given(
    widths=st.lists(st.sampled_from([44.0, 60.0, 76.0]), min_size=1, max_size=30), w=sizes, h=sizes
)
def test_things_stay_in_their_box(kind: str, widths: list[float], w: float, h: float) -> None:
    room = Box(3, 4, w, h)
    assert all(inside(one, room) for one in ZONES[kind](things(*widths)).draw(room))


def test_a_thing_is_as_large_as_fits_and_a_space_draws_nothing() -> None:
    (one,) = z.Thing("x", "disc", w=2, h=1).draw(Box(0, 0, 100, 100))
    assert edges(one) == Box(0, 25, 100, 50)
    assert [*z.Thing(w=2, h=1).draw(ROOM)] == []


def test_an_equal_zone_in_an_equal_box_gives_the_very_same_sprites() -> None:
    def card() -> z.Zone:
        name = z.Caption("name", say("name", n=1))
        return z.Card("card", "card", z.row((1.0, z.Thing("face", "face")), name), label=say("x"))

    first, second = z.drawn(card(), ROOM), z.drawn(card(), Box(*ROOM))
    assert card() is not card()
    assert first is second
    moved = z.drawn(card(), ROOM.below(1))
    assert [one.key for one in moved] == [one.key for one in first]
    assert not set(moved) & set(first)


def test_a_zone_is_made_only_if_it_was_not_drawn_before() -> None:
    calls = []

    def disc(number: int, colour: str) -> z.Zone:
        calls.append(number)
        return z.Thing(f"disc:{number}", f"disc-{colour}")

    first = z.drawn(z.made(disc, 1, "red"), ROOM)
    assert z.drawn(z.made(disc, 1, "red"), ROOM) is first
    assert z.drawn(z.made(disc, 2, "red"), ROOM) != first
    assert calls == [1, 2]


def test_zones_of_different_kinds_are_different_values() -> None:
    parts = (z.Thing("x", "disc"),)
    assert len({z.Row(parts), z.Column(parts), z.Over(parts), z.Grid(parts)}) == 4


def test_a_row_gives_what_is_left_to_those_without_a_length() -> None:
    left, right, rest = (z.Card(key) for key in "abc")
    drawn = {one.key: edges(one) for one in z.row((0.5, left), rest, 0.1, (0.4, right)).draw(ROOM)}
    assert drawn["a"] == Box(10, 20, 50, 100)
    assert drawn["c"] == Box(60, 20, 100, 100)
    assert drawn["b"] == Box(170, 20, 40, 100)


def test_a_row_without_a_flexible_part_is_in_the_middle_and_shrinks_to_fit() -> None:
    one, other = (z.Card(key) for key in "ab")
    assert [edges(at).x for at in z.row((0.5, one), (0.5, other)).draw(ROOM)] == [60, 110]
    assert [edges(at).w for at in z.row((3, one), (1, other)).draw(ROOM)] == [150, 50]


def test_a_tray_takes_as_many_rows_as_let_things_be_largest() -> None:
    wide, tall = Box(0, 0, 400, 60), Box(0, 0, 100, 300)
    tray = z.Tray(things(60, 60, 60, 60), rise=60)
    assert len({one.y for one in tray.draw(wide)}) == 1
    assert len({one.y for one in tray.draw(tall)}) == 4
    (one, *_) = z.Tray(things(60), largest=0.5).draw(tall)
    assert one.w == 30


def test_things_of_different_heights_stand_on_one_line() -> None:
    tray = z.Tray(tuple(z.Thing(str(h), "disc", h=h, sink=0.1) for h in (1.0, 2.0, 3.0)))
    feet = {round(one.y + 0.4 * one.h) for one in tray.draw(ROOM)}
    assert len(feet) == 1


@pytest.mark.parametrize("count", range(1, 9))
def test_a_grid_for_thumbs_has_cells_of_44_units_where_there_is_room(count: int) -> None:
    cells = tuple(z.Card(f"cell:{place}", target="x") for place in range(count))
    drawn = [*z.Grid(cells, gap=5).draw(Box(0, 0, 208, 96))]
    assert min(min(one.w, one.h) for one in drawn) >= 44


def test_a_grid_with_columns_fills_row_by_row_and_leaves_gaps() -> None:
    cells = (z.Card("a"), None, z.Card("b"), z.Card("c"))
    drawn = {one.key: edges(one) for one in z.Grid(cells, columns=2, gap=10).draw(ROOM)}
    assert drawn["a"] == Box(10, 20, 95, 45)
    assert drawn["b"] == Box(10, 75, 95, 45)
    assert drawn["c"] == Box(115, 75, 95, 45)


def test_what_is_in_a_heap_stays_where_it_is_when_more_comes() -> None:
    few, more = (z.Heap(things(*[50.0] * count), room=5).draw(ROOM) for count in (3, 5))
    assert more[:3] == few
    assert len({(one.x, one.y) for one in more}) == 5


def test_what_is_in_a_cell_keeps_its_middle_with_air_around_it() -> None:
    """So grids with different things in one area fit on each other."""
    cells = (z.Card("a"), z.Card("b"))
    loose, padded = (z.Grid(cells, columns=2, pad=pad).draw(ROOM) for pad in (0, 0.1))
    assert [(one.x, one.y) for one in loose] == [(one.x, one.y) for one in padded]
    assert [(one.w, one.h) for one in padded] == [(80, 80)] * 2


def test_a_tall_stack_is_closer_before_it_is_smaller() -> None:
    def stack(count: int) -> list[Sprite]:
        return [*z.Stack(things(*[50.0] * count), rise=29, tight=11, largest=1).draw(ROOM)]

    low, tall, taller = stack(2), stack(4), stack(9)
    assert low[0].y - low[1].y == 29
    assert 11 <= tall[0].y - tall[1].y < 29
    assert tall[0].w == 50
    assert taller[0].w < 50


def test_cards_in_a_fan_overlap_only_where_they_have_to() -> None:
    few, many = ([*z.Fan(things(*[50.0] * count), arc=20).draw(ROOM)] for count in (2, 8))
    assert few[1].x - few[0].x >= few[0].w
    assert many[1].x - many[0].x < many[0].w
    assert (many[0].turn, many[-1].turn) == (-10, 10)
    assert many[0].y > many[3].y < many[-1].y
    (apart, after, *_) = z.Fan(things(*[50.0] * 8), tight=1.1).draw(ROOM)
    assert after.x - apart.x > apart.w


def test_layers_lie_under_a_card_and_share_its_centre_line() -> None:
    card = z.Card("card", r=8, under=(z.SHADE, z.Layer("ring", "button", grow=3)))
    shade, around, face = card.draw(ROOM)
    assert [shade.key, around.key, face.key] == ["card:shade", "card:ring", "card"]
    assert shade.y == face.y + 4
    assert (around.w, around.r) == (face.w + 6, 11)


def test_a_free_zone_scales_its_sprites() -> None:
    path = Sprite(key="way", kind="path", d="M0 0L10 5A2 2 0 1 0 10 10z")
    dot = Sprite(key="dot", symbol="disc", x=5, y=5, w=2, h=2)
    way, mark = z.Free(10, 10, (path, dot)).draw(ROOM)
    assert (way.x, way.y, way.d) == (60, 20, "M0 0L100 50A20 20 0 1 0 100 100z")
    assert edges(mark) == Box(100, 60, 20, 20)


def test_all_that_is_on_a_card_turns_with_it() -> None:
    card = Sprite(key="card", symbol="card", x=5, y=10, w=10, h=20)
    dot = Sprite(key="dot", symbol="disc", x=5, y=0, w=2, h=2)
    face, mark = z.Free(10, 20, (card, dot)).put(50, 50, 2, 90)
    assert (face.x, face.y, face.turn) == (50, 50, 90)
    assert (mark.x, mark.y, mark.w, mark.turn) == (70, 50, 4, 90)


def test_tiles_choose_their_shape_and_keep_room_for_more() -> None:
    room = Box(0, 0, 120, 40)
    few, many = (z.Tiles(things(*[50.0] * n), (0.8, 2), least=4).draw(room) for n in (1, 8))
    assert edges(few[0]).x < 2, "from the left on"
    assert few[0].h > many[0].h
    assert z.Tiles(things(50.0), (0.8, 2), least=8).draw(room)[0].h == many[0].h


def test_a_ghost_is_what_a_choice_puts_somewhere() -> None:
    board = areas(100, 100, "* | field")
    one, other = z.Thing("a", "disc"), z.Thing("b", "disc", label=say("x"), target="b")
    now = z.scene(board, [("field", z.Grid((one, None), columns=2))])
    then = z.scene(board, [("field", z.Grid((one, other), columns=2))])
    (ghost,) = z.ghosts(now, then)
    assert (ghost.key, ghost.classes, ghost.label, ghost.target) == (
        "ghost:b",
        ("ghost",),
        None,
        "",
    )
    assert z.ghosts(now, then, {"a"}) == ()


def test_a_template_names_areas() -> None:
    where = areas(100, 80, "20 | title\n * | . field .\n | 10 * 2*", gap=4)
    assert where["all"] == Box(0, 0, 100, 80)
    assert where["title"] == Box(0, 0, 100, 20)
    assert where["field"] == Box(10, 24, 30, 56)
    with pytest.raises(KeyError):
        where["nowhere"]


def test_a_ring_goes_clockwise_from_the_middle_of_the_lower_edge() -> None:
    template = "20 | top\n * | left . right\n 20 | foot\n | 20 * 20"
    where: Areas = areas(100, 100, template)
    counts = {"foot": 3, "left": 2, "top": 1, "right": 1}
    places = ring(where, counts, gap=2, widest=30, tallest=30)
    assert [edge for _, edge in places] == ["foot", "foot", "left", "left", "top", "right", "foot"]
    me, second, up, _, _, _, last = (at for at, _ in places)
    assert second.x < me.x < last.x
    assert up.y > places[3][0].y


def test_letters_are_no_larger_than_wanted() -> None:
    text = say("score", n=2)
    assert [one.h for one in z.Caption("x", text, size=0.5).draw(ROOM)] == [50]
    assert [one.h for one in z.Caption("x", text, size=0.5, largest=13).draw(ROOM)] == [13]


def test_dice_lie_on_felt_in_a_tray() -> None:
    tray, felt, one, other = dice(("die-1", "die-2"), say("dice.due")).draw(ROOM)[2:]
    assert (tray.key, felt.key, one.key, other.key) == ("tray", "felt", "die:0", "die:1")
    assert edges(tray) == ROOM
    assert {felt.target, one.target, other.target} == {DICE}
    assert one.x + one.w / 2 < felt.x < other.x - other.w / 2


def test_outlines_keep_cells_apart_that_touch_at_a_corner() -> None:
    def lines(*cells: int) -> int:
        (one,) = Outline("x", cells, columns=8).draw(ROOM)
        return one.d.count("M")

    assert lines(0, 9) == 2
    assert lines(0, 1, 9) == 1
    assert lines(0, 1, 2, 8, 10, 16, 17, 18) == 2, "the line around, and the one around the hole"
