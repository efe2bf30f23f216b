"""What Snail Invasion! shows and says, over random play with every set of options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from librt.random import Random
from msgspec.structs import replace

import potager
from potager.bots.coach.wording import text_of
from potager.core import svg
from potager.core import zones as z
from potager.core.areas import Areas
from potager.core.choices import by_clicks, by_words
from potager.core.pyramids import pyramid
from potager.core.scene import DICE, Beat, Icon, Layout, Part, Scene, Sprite
from potager.core.state import CHANCE, SPECTATOR
from potager.core.texts import Cast, verbatim
from potager.games.snail_invasion.drawing import scene, status, tell, verdict
from potager.games.snail_invasion.drawing.facts import (
    blocked,
    code,
    hits,
    packed,
    pieces,
    walk,
)
from potager.games.snail_invasion.drawing.places import plan, way
from potager.games.snail_invasion.drawing.scene import PEAK, RISE, SNUG
from potager.games.snail_invasion.rules.garden import (
    DRAW,
    GARDENER,
    PASS,
    SNAILS,
    Garden,
    owner_of,
    resolve,
    size_of,
)

GAME = potager.game("snail-invasion")
SYMBOLS = svg.symbols(GAME)
preview, prompt = GAME.drawing.preview, GAME.drawing.prompt
PIECE = re.compile(r"[a-z]+-[123]:")  # the keys of pieces
LAYOUTS: tuple[Layout, ...] = ("wide", "phone", "low")
OPTIONS = [
    pytest.param(given, id="-".join(map(str, given.values()))) for given in GAME.option_sets()
]


def played(options: dict[str, Any], seed: int = 1, most: int = 120) -> Iterator[Garden]:
    """Every position of a random match."""
    random = Random(seed)
    state = GAME.start(GAME.resolve(**options))
    for _ in range(most):
        yield state.clone()
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
        elif state.waiting():
            legal = state.legal(state.mover)
            state.apply(state.mover, legal[random.randrange(len(legal))])
        else:
            return


def garden(
    squares: dict[int, str], *, dice: tuple[int, int] = (1, 1), mover: int = 0, board: str = "3x4"
) -> Garden:
    """A classic garden with these stacks, written bottom to top as 'rQ bD sP'."""
    state: Garden = GAME.start(GAME.resolve(board=board))
    for square, text in squares.items():
        standing = ["rygbs".index(word[0]) * 3 + "PDQ".index(word[1]) + 1 for word in text.split()]
        state.put(square - 1, packed(standing))
    state.mover = mover
    state.dice = (dice[0] - 1) * 6 + dice[1] - 1
    return state


def said(parts: tuple[Part, ...]) -> str:
    """A line as one hears it."""
    return text_of(GAME, parts)


# The scene


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_scene_is_sound_in_every_position(options: dict[str, Any], layout: Layout) -> None:
    for view in played(options):
        drawn = scene(view, view.mover, layout)
        keys = [sprite.key for sprite in drawn.sprites]
        assert len(set(keys)) == len(keys)
        for sprite in drawn.sprites:
            if sprite.kind == "symbol":
                assert sprite.symbol in SYMBOLS
            for message in (sprite.text, sprite.label):
                if message is not None:
                    assert GAME.text(message)
            if PIECE.match(sprite.key):
                assert sprite.label is not None


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_that_a_path_names_can_be_clicked(options: dict[str, Any], layout: Layout) -> None:
    for view in played(options):
        targets = scene(view, view.mover, layout).targets()
        for path in by_clicks(GAME, view, view.mover):
            assert set(path) <= targets
        assert DICE in targets


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_piece_keeps_its_key_wherever_it_goes(layout: Layout) -> None:
    for given in ({}, {"garden": "one-colour"}):
        known: dict[str, tuple[int, int]] = {}
        for beat in beats_of(given):
            drawn = scene(beat.view, 0, layout, beat.stage)
            there = {s.key: s for s in drawn.sprites if PIECE.match(s.key)}
            assert not known or there.keys() <= known.keys(), "only the dead are gone"
            # Equal pieces are told apart: only those move that the move is about, or that share
            # a square or tree with them.
            if beat.motion == "walk":
                moved = {key for key, s in there.items() if known[key] != square_of(s, layout)}
                assert drawn.walk
                assert moved == set(drawn.walk.keys)
            known = {key: square_of(sprite, layout) for key, sprite in there.items()}


def square_of(sprite: Sprite, layout: Layout) -> tuple[int, int]:
    """Where a piece stands, but for how high."""
    where = plan(layout, 12)
    for index in range(12):
        at = where[f"square:{index + 1}"]
        if at.x <= sprite.x <= at.x + at.w and at.y - 40 <= sprite.y <= at.y + at.h - 10:
            return index, 0
    return round(sprite.x), -1


def beats_of(given: dict[str, Any], seed: int = 3, most: int = 160) -> Iterator[Beat]:
    """Every beat of a random match."""
    stage = None
    for before, after, who, what in events(given, seed, most):
        for beat in tell(before, after, who, what, stage):
            yield beat
            stage = beat.stage


def events(
    given: dict[str, Any], seed: int, most: int
) -> Iterator[tuple[Garden, Garden, int, int]]:
    random = Random(seed)
    state = GAME.start(GAME.resolve(**given))
    for _ in range(most):
        if len(state.chance()):
            who, what = CHANCE, state.roll(random)
        elif state.waiting():
            legal = state.legal(state.mover)
            who, what = state.mover, legal[random.randrange(len(legal))]
        else:
            return
        before = state.clone()
        state.apply(who, what)
        yield before, state.clone(), who, what


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_pieces_are_inside_the_scene(layout: Layout) -> None:
    for options in GAME.option_sets():
        for view in played(options, seed=7):
            check_bounds(scene(view, 0, layout))


def check_bounds(drawn: Scene) -> None:
    for sprite in drawn.sprites:
        if PIECE.match(sprite.key) or sprite.key.startswith(("lock:", "square:", "die:")):
            assert sprite.w / 2 <= sprite.x <= drawn.width - sprite.w / 2
            assert sprite.h / 2 - 1 <= sprite.y <= drawn.height - sprite.h / 2


TOWERS = [
    [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    [3, 1] * 5 + [2] * 5,
    [3, 2, 1] * 5,
    [3, 1],
]


def tower(where: Areas, square: int, sizes: list[int]) -> list[Sprite]:
    """Pieces of these sizes on a square."""
    things = tuple(pyramid(f"{at}", "red-1", size) for at, size in enumerate(sizes))
    return z.Stack(things, RISE, SNUG, 1.2, PEAK).draw(where[f"stack:{square}"])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("squares", [12, 16])
@pytest.mark.parametrize("sizes", TOWERS, ids=lambda sizes: f"{len(sizes)}")
def test_a_tower_stays_near_its_square_and_hides_no_piece(
    layout: Layout, squares: int, sizes: list[int]
) -> None:
    where = plan(layout, squares)
    for square in range(1, squares + 1):
        at, standing = where[f"square:{square}"], tower(where, square, sizes)
        assert min(map(tip, standing)) >= max(0, at.y - 0.2 * at.h)
        assert standing[0].y + standing[0].h / 2 <= at.y + at.h
        for below, above in pairwise(standing):
            assert above.y + above.h / 2 < below.y + below.h / 2
            assert tip(above) <= tip(below) + 0.01, "a tip pokes out"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("squares", [12, 16])
@pytest.mark.parametrize("text", ["rQ yQ gQ bQ sQ", "rQ", "rD sQ", "rQ gQ sQ", "rQ sP bQ sD yD"])
def test_no_stack_hides_the_number_of_its_square(layout: Layout, squares: int, text: str) -> None:
    view = garden({3: text}, board="3x4" if squares == 12 else "4x4")
    drawn = {sprite.key: sprite for sprite in scene(view, 0, layout).sprites}
    number = drawn["number:3"]
    right, low = number.x + 0.3 * number.h, number.y + 0.36 * number.h  # of its first digit
    standing = [one for one in drawn.values() if one.target.startswith("square:3:")]
    assert len(standing) == len(text.split())
    for one in standing:
        down = (low - tip(one)) / one.h
        if 0 < down < 1:
            assert one.x - 0.5 * one.w * down > right


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", [1, 4])
def test_trees_stand_beside_each_other_in_the_shed(layout: Layout, count: int) -> None:
    options: dict[str, Any] = {"garden": "patio", "mode": "solitaire"} if count == 1 else {}
    shed = plan(layout, 12)["shed"]
    drawn = scene(GAME.start(GAME.resolve(**options)), 0, layout).sprites
    plants = [one for one in drawn if PIECE.match(one.key) and not one.key.startswith("black")]
    boxes = []
    for queen, _, pawn in zip(*[iter(plants)] * 3, strict=True):
        bottom = queen.y + queen.h / 2
        boxes.append((queen.x - queen.w / 2, tip(pawn), queen.x + queen.w / 2, bottom))
    assert len(boxes) == count
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert shed.x <= left < right <= shed.x + shed.w
        assert shed.y <= top < bottom <= shed.y + shed.h
        for other in boxes[:number]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


@pytest.mark.parametrize("layout", LAYOUTS)
def test_who_can_only_pass_finds_the_button_where_it_hides_nothing_to_read(layout: Layout) -> None:
    stuck = garden({6: "yP sD"}, dice=(5, 4))
    stuck.shed = 0
    drawn = {sprite.key: sprite for sprite in scene(stuck, GARDENER, layout).sprites}
    button = drawn["pass"]
    assert "legend" not in drawn
    assert button.h >= 44
    assert 0 <= button.y - button.h / 2 < button.y + button.h / 2 <= plan(layout, 12).height
    written = [one for one in drawn.values() if one.text and one.key != "pass:name"]
    assert len(written) > 12
    for one in written:
        assert abs(one.x - button.x) > button.w / 2 or abs(one.y - button.y) > button.h / 2
    assert "legend" in {sprite.key for sprite in scene(garden({}), GARDENER, layout).sprites}


def tip(piece: Sprite) -> float:
    return piece.y - piece.h / 2


def test_a_piece_tells_where_it_stands_and_what_stops_it() -> None:
    drawn = scene(garden({9: "rP sD"}), GARDENER, "wide")
    labels = [GAME.text(sprite.label) for sprite in drawn.sprites if sprite.label]
    assert "red pawn (1 pip) on square 9, under a snail drone, blocked" in labels
    assert "snail drone (2 pips) on square 9" in labels
    assert "square 9" in labels
    assert [sprite.key for sprite in drawn.sprites if sprite.symbol == "lock"] == ["lock:9:0"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_who_is_new_learns_the_names_of_the_pieces(layout: Layout) -> None:
    """From the legend, from what a tree's pieces say, and from the first prompt of each side."""
    view = garden({})
    drawn = {sprite.key: sprite for sprite in scene(view, GARDENER, layout).sprites}
    names = [drawn[f"legend:{size}"].text for size in (1, 2, 3)]
    assert [GAME.text(name) for name in names if name] == ["Pawn 1", "Drone 2", "Queen 3"]
    assert "tells" in drawn["legend"].classes
    label = drawn["red-2:1"].label
    assert label
    assert GAME.text(label).startswith("red drone (medium, 2 pips)")
    view.dice = -1
    assert "queen, drone and pawn of one colour" in GAME.text(prompt(view, GARDENER))
    view.mover, view.turn = SNAILS, 1
    assert "no colour can grow into a whole plant" in GAME.text(prompt(view, SNAILS))


def test_the_wounded_wear_a_bandage_and_a_used_up_tree_leaves_its_pot() -> None:
    view = garden({})
    view.nest_top, view.loose, view.shed = 4, 0b0010, 0
    drawn = scene(view, SPECTATOR, "phone").sprites
    assert [sprite.symbol for sprite in drawn if "wounded" in sprite.classes] == ["snail-1"]
    pots = [sprite.symbol for sprite in drawn if sprite.symbol.startswith("pot")]
    assert pots == ["pot-red", "pot-yellow", "pot-green", "pot-blue"]


# Words


@pytest.mark.parametrize("options", OPTIONS)
def test_every_position_has_its_words(options: dict[str, Any]) -> None:
    for view in played(options, seed=3):
        seats = status(view)
        assert len(seats) == (1 if view.solitaire else 2)
        for viewer in (SPECTATOR, *range(len(seats))):
            assert GAME.text(prompt(view, viewer))
        for seat in seats:
            assert seat.symbol in SYMBOLS
            assert said((seat.role, *seat.parts))
            assert all(part.symbol in SYMBOLS for part in seat.parts if isinstance(part, Icon))


def test_the_prompt_says_what_can_be_done() -> None:
    view = garden({6: "yD"}, dice=(5, 4))
    assert GAME.text(prompt(view, GARDENER)) == (
        "Roll of 9: bring the top of a tree out onto 9, or move a piece 9 squares"
    )
    assert GAME.text(prompt(view, SNAILS)) == "The Gardener rolled 9 and is choosing a move"
    view.dice, view.turn = -1, 2
    assert GAME.text(prompt(view, GARDENER)) == "Tap the dice"
    stuck = garden({6: "yP sD"}, dice=(5, 4))
    stuck.shed = 0
    assert "you pass" in GAME.text(prompt(stuck, GARDENER))
    assert "pass" in scene(stuck, GARDENER, "phone").targets()


@pytest.mark.parametrize("options", OPTIONS)
def test_every_event_is_told(options: dict[str, Any]) -> None:
    random = Random(5)
    state = GAME.start(GAME.resolve(**options))
    for _ in range(150):
        if len(state.chance()):
            who, what = CHANCE, state.roll(random)
        elif state.waiting():
            legal = state.legal(state.mover)
            who, what = state.mover, legal[random.randrange(len(legal))]
        else:
            break
        before = state.clone()
        state.apply(who, what)
        told = tuple(part for beat in tell(before, state, who, what) for part in beat.parts)
        assert all(part.symbol in SYMBOLS for part in told if isinstance(part, Icon))
        assert bool(said(told)) == (before.dice >= 0)
        assert ("eats" in said(told)) == (state.dead != before.dead)
    else:
        return
    assert GAME.text(verdict(state))


@pytest.mark.parametrize(
    ("squares", "dice", "mover", "action", "line"),
    [
        (
            {}, (5, 1), GARDENER, "red-pawn out",
            "The Gardener rolls 6 and brings out the red pawn on 6.",
        ),
        (
            {2: "sQ bD"}, (4, 3), SNAILS, "2 queen",
            "The Snails roll 7 and move the snail queen from 2 to 9. It carries the blue drone.",
        ),
        (
            {3: "sD", 11: "rP"}, (4, 4), SNAILS, "3 drone",
            "The Snails roll 8 and move the snail drone from 3 to 11. "
            "The Snails' snail drone eats the red pawn.",
        ),
        (
            {8: "yP", 4: "bQ sD"}, (4, 4), GARDENER, "8 pawn",
            "The Gardener rolls 8 and moves the yellow pawn from 8 to 4. "
            "It lands on the snail drone.",
        ),
        (
            {1: "sD rP", 6: "yP"}, (4, 1), SNAILS, "1 drone",
            "The Snails roll 5 and move the snail drone from 1 to 6. It carries the red pawn. "
            "The Snails' snail drone eats the yellow pawn.",
        ),
    ],
)  # fmt: skip
def test_the_log_reads_like_this(
    squares: dict[int, str], dice: tuple[int, int], mover: int, action: str, line: str
) -> None:
    before = garden(squares, dice=dice, mover=mover)
    what = by_words(GAME, before, mover, action)
    after = before.clone()
    after.apply(mover, what)
    told = [said(beat.parts) for beat in tell(before, after, mover, what) if beat.parts]
    assert " ".join(told) == line


def test_the_verdict_says_who_won_and_why() -> None:
    view = garden({4: "sP rQ rD rP"})
    view.winner = GARDENER
    assert GAME.text(verdict(view)) == "The Gardener has grown the red plant and wins."
    view = garden({4: "sP rQ"})
    view.winner = GARDENER
    assert "blocked every snail" in GAME.text(verdict(view))
    view.winner = SNAILS
    assert "spoiled every colour" in GAME.text(verdict(view))
    view.winner = DRAW
    assert "draw" in GAME.text(verdict(view))
    patio: Garden = GAME.start(GAME.resolve(mode="solitaire", garden="patio"))
    patio.winner = GARDENER
    assert GAME.text(verdict(patio)) == "The Gardener has blocked the snail and wins."
    patio.winner = SNAILS
    assert GAME.text(verdict(patio)) == "The Snails have spoiled the only colour and win."


# What a choice would do


@pytest.mark.parametrize("options", OPTIONS)
def test_a_preview_agrees_with_what_happens(options: dict[str, Any]) -> None:
    for view in played(options, seed=11):
        for action in view.legal(view.mover):
            check_preview(view, action)


def check_preview(view: Garden, action: int) -> None:
    after = view.clone()
    after.apply(view.mover, action)
    wide, *others = (preview(view, view.mover, action, layout) for layout in LAYOUTS)
    text = said(wide.parts)
    for shown in (wide, *others):
        assert shown.parts == wide.parts
        keys = [sprite.key for sprite in shown.sprites]
        assert len(set(keys)) == len(keys)
        assert all(s.symbol in SYMBOLS for s in shown.sprites if s.kind == "symbol")
    assert text.count("is eaten") == tally_of(after.dead) - tally_of(view.dead)
    assert ("you win" in text) == (after.winner == view.mover)
    assert ("the other side wins" in text) == (after.winner == 1 - view.mover)
    assert ("a draw" in text) == (after.winner == DRAW)
    lost = [after.spoiled(colour) and not view.spoiled(colour) for colour in range(4)]
    told = [f"spoils {colour}" in text for colour in ("red", "yellow", "green", "blue")]
    assert told == lost
    if action == PASS:
        return
    how, _, to, moved = walk(view, action)
    if how == "round":
        return
    there = pieces(view.stacks[to])
    struck = hits([*there, *moved])
    assert sorted(hit.piece for hit in struck) == sorted(
        pieces(resolve(packed([*there, *moved]))[1])
    )
    sent = [hit.piece for hit in struck if owner_of(hit.piece) == SNAILS]
    assert text.count("to the Nest") == len(sent)
    ghosts = [sprite.symbol for sprite in wide.sprites if "ghost" in sprite.classes]
    assert ghosts == [f"snail-{size_of(p)}" if p > 12 else code(p) for p in moved]
    if after.winner < 0:
        were_free = len(there) - len(blocked(there))
        were_free -= sum(hit.height not in blocked(there) for hit in struck)
        now = pieces(after.stacks[to])
        still_free = max(0, len(now) - len(blocked(now)) - len(moved))
        assert ("blocks" in text) == (still_free < were_free)


def tally_of(counts: int) -> int:
    return sum(counts >> 3 * place & 7 for place in range(12))


@pytest.mark.parametrize(
    ("squares", "dice", "mover", "action", "line"),
    [
        (
            {9: "sD bD"}, (5, 4), GARDENER, "red-pawn out",
            "Bring the red pawn out onto 9. The snail drone goes to the Nest (2 + 1 > 2).",
        ),
        ({4: "rD", 1: "bP"}, (1, 2), GARDENER, "1 pawn", "Move the blue pawn to 4."),
        (
            {4: "rQ yP rD", 1: "sP"}, (1, 2), SNAILS, "1 pawn",
            "Move the snail pawn to 4.",
        ),
        (
            {4: "rQ rD", 1: "rP"}, (1, 2), GARDENER, "1 pawn",
            "Move the red pawn to 4. This grows the red plant, so you win.",
        ),
        (
            {4: "yD", 1: "bQ gD rP"}, (1, 2), GARDENER, "1 drone",
            "Move the green drone to 4. This blocks the yellow drone. This frees the blue queen.",
        ),
    ],
)  # fmt: skip
def test_a_preview_reads_like_this(
    squares: dict[int, str], dice: tuple[int, int], mover: int, action: str, line: str
) -> None:
    view = garden(squares, dice=dice, mover=mover)
    shown = preview(view, mover, by_words(GAME, view, mover, action), "wide")
    assert said(shown.parts) == line


# Beats


def test_a_piece_walks_the_loop_square_by_square() -> None:
    """From 8 a roll of 11 leads to 7, forward over 9, 10, 11, 12 and 1."""
    before = garden({8: "sD rP"}, dice=(6, 5), mover=SNAILS)
    after = before.clone()
    what = by_words(GAME, before, SNAILS, "8 drone")
    after.apply(SNAILS, what)
    walk = tell(before, after, SNAILS, what)[0]
    assert walk.motion == "walk"
    drawn = scene(walk.view, SPECTATOR, "wide", walk.stage)
    assert drawn.walk
    there = {sprite.key: sprite for sprite in drawn.sprites}
    drone, rider = (there[key] for key in drawn.walk.keys)
    assert (drone.symbol, rider.symbol) == ("snail-2", "red-1")
    passed = [square_at(drone.x + x, drone.y + y) for y, *row in drawn.walk.way for x in row]
    assert [one for one in passed if one] == [9, 10, 11, 12, 1, 2, 3, 4, 5, 6]
    assert rider.y < drone.y, "and stays above it all the way"


def square_at(x: float, y: float) -> int:
    """The number of the square there, 0 for none."""
    for number in range(1, 13):
        at = plan("wide", 12)[f"square:{number}"]
        if at.x <= x <= at.x + at.w and at.y <= y <= at.y + at.h:
            return number
    return 0


@pytest.mark.parametrize(("start", "to"), [(12, 1), (4, 5), (8, 9)])
def test_a_step_to_another_row_crosses_no_other_square(start: int, to: int) -> None:
    """From 12 to 1 the way leads around the bed; a new row is reached between the rows."""
    where = plan("wide", 12)
    first, last = (where[f"stack:{square}"] for square in (start, to))
    ends = [(at.cx, at.y + at.h) for at in (first, last)]
    points = [ends[0], *way(where, 12, start - 1, to - 1), ends[1]]
    met = {
        square_at(x0 + (x1 - x0) * part / 50, y0 + (y1 - y0) * part / 50)
        for (x0, y0), (x1, y1) in pairwise(points)
        for part in range(51)
    }
    assert met == {0, start, to}


def test_a_roll_of_all_squares_is_called_once_round() -> None:
    before = garden({7: "gD"}, dice=(6, 6))
    assert GAME.text(prompt(before, GARDENER)).endswith("or move a piece once around")
    after = before.clone()
    what = by_words(GAME, before, GARDENER, "7 drone")
    after.apply(GARDENER, what)
    told = said(tell(before, after, GARDENER, what)[0].parts)
    assert told == "The Gardener rolls 12 and moves the green drone once around, back to 7."


def test_the_preview_goes_the_same_way() -> None:
    view = garden({8: "sD"}, dice=(6, 5), mover=SNAILS)
    shown = preview(view, SNAILS, by_words(GAME, view, SNAILS, "8 drone"), "wide")
    trail = next(sprite for sprite in shown.sprites if sprite.key == "trail")
    assert trail.d.count("L") == 10 + 4 + 3 + 3 + 1  # squares, around, 8 to 9, 4 to 5, the end


def test_the_roll_stays_until_its_move_was_seen_and_nothing_overlaps_it() -> None:
    before = garden({3: "sD", 11: "rP"}, dice=(4, 4), mover=SNAILS)
    after = before.clone()
    what = by_words(GAME, before, SNAILS, "3 drone")
    after.apply(SNAILS, what)
    *moving_beats, last = tell(before, after, SNAILS, what)
    assert [beat.motion for beat in moving_beats] == ["walk", "glide"]
    for layout in LAYOUTS:
        for beat in moving_beats:
            keys = {s.key: s for s in scene(beat.view, GARDENER, layout, beat.stage).sprites}
            assert keys["die:0"].symbol == "die-4"
            assert GAME.text(keys["total:value"].text or verbatim("")) == "8"
            assert GAME.text(keys["total:name"].text or verbatim("")) == "Total"
        keys = {s.key: s for s in scene(last.view, GARDENER, layout, last.stage).sprites}
        assert "total:value" not in keys or keys["total:value"].text == verbatim("?")
        assert GAME.text(keys["total:name"].text or verbatim("")) == "Next roll"


def test_what_is_hit_stands_there_until_the_hit_is_shown() -> None:
    before = garden({3: "sD", 11: "rP"}, dice=(4, 4), mover=SNAILS)
    after = before.clone()
    what = by_words(GAME, before, SNAILS, "3 drone")
    after.apply(SNAILS, what)
    walk, hit, _ = tell(before, after, SNAILS, what)
    assert status(walk.view) == status(before)
    assert status(hit.view) == status(after) != status(before)
    was, landed = (
        {s.key: s for s in scene(view, 0, "wide", stage).sprites}
        for view, stage in ((before, None), (walk.view, walk.stage))
    )
    (marked,) = [s for s in landed.values() if "hit" in s.classes]
    label = marked.label
    assert marked == replace(was[marked.key], classes=("hit",), label=label), "it has not moved"


def test_the_last_move_stays_marked_through_the_next_roll() -> None:
    stage = None
    marks = []
    for before, after, who, what in events({}, seed=2, most=40):
        stage = tell(before, after, who, what, stage)[-1].stage
        keys = [s.key for s in scene(after, 0, "wide", stage).sprites]
        marks.append([key for key in keys if key == "last-to"])
    assert marks[0] == []
    assert marks[1] == marks[2] != [], "the roll after a move leaves its mark"
    assert all(len(one) == 1 for one in marks[1:6])


def test_the_automatic_snails_have_a_face_in_the_log() -> None:
    told = [beat for beat in beats_of({"mode": "solitaire"}) if beat.parts]
    faces = {beat.face for beat in told}
    assert faces == {"", "snail"}


def test_the_goal_is_a_plant_of_this_garden() -> None:
    red = GAME.start(GAME.resolve(garden="one-colour"))
    icons = [part.symbol for part in status(red)[0].parts if isinstance(part, Icon)]
    assert icons == ["plant-red"]


def test_players_are_called_by_their_names() -> None:
    cast = Cast(("Ben", "Ines"), you=1)
    view = garden({6: "yD"}, dice=(5, 4))
    assert GAME.text(prompt(view, SNAILS), cast) == "Ben rolled 9 and is choosing a move"
    view.winner = SNAILS
    assert GAME.text(verdict(view), cast) == "You have spoiled every colour and win."
    assert GAME.text(verdict(view)) == "The Snails have spoiled every colour and win."
