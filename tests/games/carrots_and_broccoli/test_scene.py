"""What Carrots & Broccoli shows and says of a position."""

from __future__ import annotations

from typing import Any

import pytest
from games.carrots_and_broccoli.gardens import TEN, TRIANGLE, greens, play, position, reds, square

from potager.bots.coach.wording import text_of
from potager.core.choices import by_clicks, by_words
from potager.core.outlines import Outline
from potager.core.scene import Icon, Layout, Sprite
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Cast, Message, say, someone
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.drawing.places import plan
from potager.games.carrots_and_broccoli.rules.backyard import Backyard

DRAW = GAME.drawing
WIDE = plan("wide", 0)


def sprites(state: Backyard, layout: Layout = "wide") -> dict[str, Sprite]:
    return {sprite.key: sprite for sprite in DRAW.scene(state, 0, layout).sprites}


def said(parts: tuple[Message | Icon, ...]) -> str:
    return " | ".join(GAME.text(part) for part in parts if isinstance(part, Message))


def test_yards_are_tinted_and_change_with_the_wall() -> None:
    state = position(dice="black M")
    assert "carrots" in sprites(state)["square:c5"].classes
    assert "on-wall" in sprites(state)["square:c6"].classes
    assert "broccoli" in sprites(state)["square:c7"].classes
    play(state, "c6-c5")
    assert "on-wall" in sprites(state)["square:c5"].classes
    assert "on-wall" in sprites(state)["square:b6"].classes


def test_the_hedge_runs_along_the_wall_line() -> None:
    hedge = sprites(position())["hedge:0:2"]
    points = [tuple(map(float, point.split())) for point in hedge.d.strip("M").split("L")]
    for name in ("a8", "c6", "h1"):
        at = WIDE[name]
        assert (at.cx - hedge.x, at.cy - hedge.y) in [pytest.approx(one, abs=1) for one in points]
    assert "hedge:1:2" in sprites(position(players=4))


BELOW = {  # of each side: its corner or the ends of its edge, from the left
    2: ("a1 h1", "h8 a8"), 4: ("a1 h1", "a8 a1", "h8 a8", "h1 h8"),
}  # fmt: skip


@pytest.mark.parametrize("layout", GAME.layouts)
@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (2, 1), *((4, seat) for seat in range(4))])
def test_everybody_sees_the_bed_from_their_own_side(
    players: int, viewer: int, layout: Layout
) -> None:
    """Squares, labels, plants, the hedge and previews turn; names and keys stay."""
    state = position({"b1": "red-2", "g8": "green-2"}, players=players, dice="red S")
    seen = {one.key: one for one in DRAW.scene(state, viewer, layout).sprites}
    plain = {one.key: one for one in DRAW.scene(state, -1, layout).sprites}
    assert seen.keys() == plain.keys()
    assert {key: one.target for key, one in seen.items()} == {
        key: one.target for key, one in plain.items()
    }
    left, right = (seen[f"square:{name}"] for name in BELOW[players][viewer].split())
    squares = [one for key, one in seen.items() if key.startswith("square:")]
    assert left.x == min(one.x for one in squares)
    assert right.x == max(one.x for one in squares)
    assert left.y == right.y == max(one.y for one in squares)
    for name in ("b1", "g8"):
        plant = next(
            one for one in seen.values() if one.key[:6] == "plant:" and name in str(one.target)
        )
        assert plant.x == pytest.approx(seen[f"square:{name}"].x, abs=1)
    for kind in ("rank", "file"):
        number = 1 if kind == "rank" else 0
        for name in ("a1", "h8"):
            label, at = seen[f"{kind}:{name[number]}"], seen[f"square:{name}"]
            assert min(abs(label.x - at.x), abs(label.y - at.y)) < 4
    posts = [seen[f"post:0:{end}"] for end in (56, 7)]
    for post, name in zip(posts, ("a8", "h1"), strict=True):
        assert abs(post.x - seen[f"square:{name}"].x) < 4
    action = by_words(GAME, state, 0, "red-1 a1")
    ghosts = {one.key: one for one in DRAW.preview(state, viewer, action, layout).sprites}
    assert ghosts["ghost"].x == pytest.approx(seen["square:a1"].x, abs=1)


def test_a_screen_that_several_share_does_not_turn() -> None:
    eyes = GAME.manners.eyes
    assert [eyes((0, 1), seat) for seat in (0, 1)] == [0, 0]
    assert [eyes((1,), seat) for seat in (1, 0)] == [1, 0]


def test_a_post_gives_way_to_a_pyramid_on_the_end_corner() -> None:
    assert "post:0:56" in sprites(position())
    wall = ("a8", "b7", "d5", "e4", "f3", "g2")
    assert "post:0:56" not in sprites(position(wall=wall))


def test_a_plant_keeps_its_key_when_it_moves() -> None:
    state = position({"d3": "red-1"}, dice="red S")
    before = sprites(state)["plant:0"]
    play(state, "d3-d2")
    after = sprites(state)["plant:0"]
    assert after.x == before.x
    assert after.y == pytest.approx(before.y + WIDE["a1"].h, abs=0.1)


def beginnings(state: Backyard) -> set[str]:
    """What can be clicked first."""
    return {path[0] for path in by_clicks(GAME, state, state.mover)}


def test_the_piece_that_just_moved_is_marked() -> None:
    state = play(position({"d3": "red-1"}, dice="red S"), "d3-d2")
    shown = sprites(state)
    assert "frozen" in shown
    label = shown["plant:0"].label
    assert label
    assert "can't move this turn" in GAME.text(label)
    play(state, "red S")
    assert "square:d2" not in beginnings(state)


def test_only_what_was_rolled_can_be_clicked() -> None:
    state = position({"d3": "red-1", "e2": "red-2"}, dice="red S")
    shown = sprites(state)
    assert (shown["plant:0"].target, shown["plant:1"].target) == ("square:d3", "square:e2")
    assert "square:d3" in beginnings(state)
    assert "square:e2" not in beginnings(state)


def test_the_supply_counts_down_to_an_outline() -> None:
    state = position({"a1": "red-1", "b1": "red-1", "c1": "red-2"})
    shown = sprites(state)
    assert shown["supply:red-1"].symbol == "outline-1"
    text = shown["left:red-2"].text
    assert text
    assert GAME.text(text) == "1"


def test_progress_to_ten() -> None:
    status = DRAW.status(position(reds(TEN[:7])))
    assert said(status[0].parts) == "7 of 10 plants in a group with a1"
    assert said(status[1].parts) == "0 of 10 plants in a group with h8"
    short = DRAW.status(position(reds(TRIANGLE[:4]), length="short", timer=5))
    told = "4 of 6 plants in a triangle with a1"
    assert said(short[0].parts) == f"4 in the yard | {told}"
    one = DRAW.status(position({"d1": "red-2"}, players=4))
    assert said(one[0].parts) == "1 in the yard | 1 of 10 plants in a group"


def test_the_prompt_says_what_the_roll_allows() -> None:
    def prompt(state: Backyard, viewer: int = 0) -> str:
        return GAME.text(DRAW.prompt(state, viewer))

    assert prompt(position(dice="yellow S/L")) == "Yellow, small or large: plant one"
    assert prompt(position({"a1": "yellow-1"}, dice="yellow S")).endswith("plant one, or move one")
    assert prompt(position(dice="black M")) == "Black, medium: move a piece of the wall"
    assert prompt(position(dice="wild M")).startswith("Any colour, medium: plant one, or move a")
    packed = {"a1": "red-1", "b1": "blue-1", "a2": "blue-2", "h8": "red-1", "g8": "blue-1"}
    stuck = position({**packed, "h7": "blue-2"}, dice="red S")
    assert prompt(stuck) == "Red, small: nothing fits, so pass"
    assert prompt(position(dice="red S"), 1) == "Carrots rolled: Red, small"
    theirs = prompt(position(dice="blue M"))
    assert theirs == "Blue, medium (Broccoli's colour): plant one where it doesn't help, or pass"
    assert prompt(position(dice="green M", players=4)).startswith("Green, medium (Green's colour):")
    later = position()
    later.turn = 2
    assert prompt(later) == "Tap the dice"


@pytest.mark.parametrize(
    ("given", "goal"),
    [
        ({}, "ten plants in one group in your yard, one of them on a1"),
        ({"players": 4}, "ten of your plants in one group in your yard"),
        ({"length": "short"}, "a triangle of six plants in your yard, one of them on a1"),
        (
            {"length": "short", "players": 4},
            "a triangle of six of your plants in your yard",
        ),
    ],
)
def test_the_first_prompt_says_what_wins(given: dict[str, Any], goal: str) -> None:
    told = GAME.text(DRAW.prompt(position(**given), 0))
    assert told == f"Tap the dice. You win with {goal}."


def test_one_square_is_not_squares() -> None:
    told = say("foresee.yard", who=someone(0, say("side.red")), before=2, after=1)
    assert GAME.text(told) == "Red's yard: 2 → 1 square"
    assert GAME.text(told, Cast(("Ada", "Ben"), you=0)) == "Your yard: 2 → 1 square"


def test_a_preview_tells_how_the_yards_change() -> None:
    state = position(dice="black S")
    shown = DRAW.preview(state, 0, by_words(GAME, state, 0, "b7-b6"), "wide")
    assert said(shown.parts) == "Move the small black to b6 | Carrots' yard: 28 → 26 squares"
    keys = {sprite.key for sprite in shown.sprites}
    assert {"ghost", "ghost:line", "ghost:loss:0"} <= keys


def test_a_preview_tells_the_new_progress_and_a_win() -> None:
    state = position(reds(TEN[:9]), dice="yellow M")
    shown = DRAW.preview(state, 0, by_words(GAME, state, 0, "yellow-2 a4"), "phone")
    assert (
        said(shown.parts) == "Plant the medium yellow on a4 | Carrots have 10 of 10 | Carrots win"
    )


@pytest.mark.parametrize(
    ("given", "dice", "choice", "effects"),
    [
        (
            {},
            "blue M",
            "blue-2 a1",
            "no use: 8 steps from Broccoli's yard | in the way in Carrots' yard",
        ),
        ({}, "blue M", "blue-2 a8", "no use: 1 step from Broccoli's yard"),
        ({}, "blue M", "blue-2 h8", "Broccoli have 1 of 10"),
        ({}, "blue M", "blue-2 h3", "not joined to h8 yet"),
        ({}, "red M", "red-2 b1", "not joined to a1 yet"),
        (
            {},
            "red M",
            "red-2 h8",
            "8 steps outside Carrots' yard | in the way in Broccoli's yard",
        ),
        ({"length": "short"}, "red M", "red-2 d1", "not in the triangle yet"),
    ],
)
def test_a_preview_tells_what_a_plant_is_good_for(
    given: dict[str, Any], dice: str, choice: str, effects: str
) -> None:
    state = position(dice=dice, **given)
    shown = DRAW.preview(state, 0, by_words(GAME, state, 0, choice), "wide")
    assert said(shown.parts[1:]) == effects


def test_the_count_is_shown_and_explained() -> None:
    state = position(reds(TEN[:3]) | greens(["h8", "g8"]), timer=20)
    state.apply(CLOCK, 0)
    assert GAME.text(DRAW.verdict(state)) == (
        "Time is up, and Carrots win. In their own yards: Carrots 3 plants (4 pips) and Broccoli 2 "
        "plants (2 pips)."
    )
    draw = position({"d1": "red-2", "a4": "yellow-2"}, players=4)
    draw.apply(CLOCK, 0)
    assert GAME.text(DRAW.verdict(draw)).startswith(
        "Time is up, and it is a draw between Red and Yellow. "
    )


def test_the_log_tells_what_grew() -> None:
    state = position(reds(TEN[:3]), dice="yellow M")
    after = play(state.clone(), "yellow-2 a2")
    taken, told, rest = DRAW.tell(state, after, 0, by_words(GAME, state, 0, "yellow-2 a2"))
    line = "Carrots roll yellow, medium, and plant a medium yellow on a2. Carrots now have 4 of 10."
    assert text_of(GAME, told.parts) == line
    assert (told.stage.dice, told.stage.to, rest.stage.dice) == (state.dice, square("a2"), -1)
    assert taken.parts == ()
    start = GAME.start(GAME.resolve())
    drawn = start.clone()
    drawn.apply(CHANCE, 0)
    assert DRAW.tell(start, drawn, CHANCE, 0)[0].motion == "deal"


def test_a_plant_flies_from_the_supply_to_its_square() -> None:
    state = position({"b1": "red-1"}, dice="red S")
    after = play(state.clone(), "red-1 a1")
    taken, planted, _ = DRAW.tell(state, after, 0, by_words(GAME, state, 0, "red-1 a1"))
    shown = {one.key: one for one in DRAW.scene(taken.view, 0, "wide", taken.stage).sprites}
    assert (shown["plant:1"].x, shown["plant:1"].y) == (
        shown["supply:red-1"].x,
        shown["supply:red-1"].y,
    )
    there = {one.key: one for one in DRAW.scene(planted.view, 0, "wide", planted.stage).sprites}
    assert there["plant:1"].x == pytest.approx(WIDE["a1"].cx, abs=0.1)
    assert planted.motion == "glide"
    assert (shown["plant:1"].label, shown["plant:1"].target) == (
        there["plant:1"].label,
        there["plant:1"].target,
    )


def test_the_goal_is_drawn_before_anything_is_planted() -> None:
    """The corner from which ten have to grow, or the triangle of six."""
    for given, cells in ({}, (56,)), ({"length": "short"}, (40, 48, 49, 56, 57, 58)):
        goal = sprites(position(**given))["crop:0:goal"]  # type: ignore[arg-type]
        assert [goal.d] == [one.d for one in Outline("", cells).draw(WIDE["board"])]
    assert "crop:0:goal" not in sprites(position(players=4))
    assert "crop:3:goal" in sprites(position(players=4, length="short"))
    grown = sprites(position({"a1": "red-1"}))
    assert "crop:0" in grown
    assert "crop:0:goal" not in grown


def test_a_garden_that_won_is_lit() -> None:
    state = position(reds(TEN[:9]), dice="yellow M")
    assert "won" not in sprites(state)["crop:0"].classes
    assert "won" in sprites(play(state, "yellow-2 a4"))["crop:0"].classes


def test_with_a_timer_the_number_that_decides_comes_first() -> None:
    """A player's box has room for the first parts only."""
    state = position({"a1": "red-1"}, timer=20)
    first = [one.parts[0] for one in DRAW.status(state)]
    assert [GAME.text(one) for one in first if isinstance(one, Message)] == [
        "1 in the yard", "0 in the yard"
    ]  # fmt: skip
    assert len(DRAW.status(position())[0].parts) == len(DRAW.status(state)[0].parts) - 1
