"""What Pyramid Shambo shows and says, over random play with every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from games.pyramid_shambo.positions import GREEN, RED, YELLOW, challenge, circle, game, pay, throw
from librt.random import Random

from potager.bots.coach.wording import text_of
from potager.core.choices import by_clicks, by_words
from potager.core.playout import playout
from potager.core.scene import AT_ONCE, Layout, Part, Scene, Sprite
from potager.core.state import SPECTATOR
from potager.core.texts import Cast
from potager.games.pyramid_shambo import COLOURS
from potager.games.pyramid_shambo.drawing import scene, status, tell, verdict
from potager.games.pyramid_shambo.drawing.places import RIM, plan
from potager.games.pyramid_shambo.drawing.sprites import pieces_of, pyramid, standing
from potager.games.pyramid_shambo.rules.circle import (
    PAPER,
    PAYING,
    PIECE,
    ROCK,
    SCISSORS,
    THROW,
    THROWING,
    Circle,
    start,
)
from potager.games.pyramid_shambo.rules.purses import PIECES

LAYOUTS: tuple[Layout, ...] = ("wide", "phone", "low")
prompt, preview = game.drawing.prompt, game.drawing.preview


def played(players: int, seed: int = 1) -> Iterator[Circle]:
    """Every position of a random match."""
    random = Random(seed)
    state = start(players, 3)
    while state.waiting():
        yield state.clone()
        playout(state, random, 1)
    yield state


def said(parts: tuple[Part, ...]) -> str:
    """A line as one hears it."""
    return text_of(game, parts)


def sprite(drawn: Scene, key: str) -> Sprite:
    return next(one for one in drawn.sprites if one.key == key)


def texts(drawn: Scene) -> list[str]:
    return [game.text(one.text) for one in drawn.sprites if one.text is not None]


@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_pieces_and_places_are_inside_the_scene(players: int, layout: Layout) -> None:
    for view in played(players):
        drawn = scene(view, 0, layout)
        for one in drawn.sprites:
            if one.key.startswith(("piece:", "offer:", "plate:", "mat:", "throw:", "hand:")):
                assert one.w / 2 - 8 <= one.x <= drawn.width - one.w / 2 + 8, one.key
                assert one.h / 2 - 8 <= one.y <= drawn.height - one.h / 2 + 8, one.key


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_place_overlaps_another_or_the_felt(players: int, layout: Layout) -> None:
    where = plan(layout, players)
    boxes = [where[f"{name}:{place}"] for place in range(players) for name in ("plate", "mat")]
    boxes.append(where["felt"].inset(-RIM))
    for index, one in enumerate(boxes):
        for other in boxes[:index]:
            apart = (
                one.x >= other.x + other.w
                or other.x >= one.x + one.w
                or one.y >= other.y + other.h
                or other.y >= one.y + one.h
            )
            assert apart, (one, other)


@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_who_looks_sits_nearest_and_the_next_player_on_the_left(layout: Layout) -> None:
    drawn = scene(start(6, 3), GREEN, layout)
    own, after, before = (
        sprite(drawn, f"plate:{colour}") for colour in ("green", "blue", "yellow")
    )
    plates = [one for one in drawn.sprites if one.key in {f"plate:{colour}" for colour in COLOURS}]
    assert own.y == max(one.y for one in plates)
    assert own.x == drawn.width / 2
    assert after.x < own.x < before.x


def test_the_own_plate_says_you_to_its_player_alone() -> None:
    view = start(4, 3)
    for viewer in (SPECTATOR, YELLOW):
        named = {one.key: one.text for one in scene(view, viewer, "wide").sprites}
        yellow, red = (named[f"name:{colour}"] for colour in ("yellow", "red"))
        assert yellow is not None
        assert red is not None
        cast = Cast(("Ann", "Ines"), you=viewer)
        assert game.text(yellow, cast) == ("You" if viewer == YELLOW else "Ines")
        assert game.text(red, cast) == "Ann"


@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_every_plate_has_a_name_with_room_to_be_read(players: int) -> None:
    drawn = scene(start(players, 3), RED, "wide")
    for colour in COLOURS[:players]:
        name, plate = sprite(drawn, f"name:{colour}"), sprite(drawn, f"plate:{colour}")
        assert name.h >= 12
        assert name.w >= 4.5 * name.h, "eight letters, about"
        assert abs(name.y - plate.y) + name.h / 2 <= plate.h / 2
    small = scene(start(players, 3), RED, "phone").sprites
    assert not any(one.key.startswith("name:") for one in small), "they stand above it"
    assert sum(one.key.startswith("face:") for one in small) == players


@pytest.mark.parametrize("players", [3, 5, 10])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_that_somebody_is_out_stands_beside_the_colour(players: int, layout: Layout) -> None:
    view = start(players, 3)
    view.still_in &= ~2
    view.held[YELLOW] = 0
    drawn = scene(view, RED, layout)
    out, chip = (sprite(drawn, f"{key}:yellow") for key in ("pips", "chip"))
    assert out.text is not None
    assert game.text(out.text) == "out"
    assert out.x - 0.9 * out.h >= chip.x + chip.w / 2, "three letters are 1.8 high"
    if layout == "wide":
        name = sprite(drawn, "name:yellow")
        assert name.x + name.w <= chip.x - chip.w / 2


@pytest.mark.parametrize("players", [2, 3, 5, 10])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_gained_or_lost_hides_neither_name_nor_pips(players: int, layout: Layout) -> None:
    for viewer in range(players):
        view = start(players, 3)
        challenge(view, YELLOW, YELLOW)
        view.phase, view.payer, view.winner = PAYING, RED, YELLOW
        drawn = scene(view, viewer, layout)
        for colour in ("red", "yellow"):
            tag, pips = sprite(drawn, f"tag:{colour}"), sprite(drawn, f"pips:{colour}")
            assert abs(tag.y - pips.y) >= (tag.h + pips.h * 0.75) / 2  # a name is beside them


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("viewer", [RED, YELLOW, GREEN, SPECTATOR])
def test_ones_own_throw_is_marked_when_hands_open(viewer: int, layout: Layout) -> None:
    state = start(3, 3)
    state.apply(RED, YELLOW)
    state.apply(RED, THROW + ROCK)
    before = state.seen_by(viewer)
    state.apply(YELLOW, THROW + PAPER)
    beats = tell(before, state.seen_by(viewer), YELLOW, THROW + PAPER)
    opened = next(one for one in beats if one.stage and one.stage.opened)
    drawn = scene(opened.view, viewer, layout, opened.stage)
    own = {one.key for one in drawn.sprites if one.key.endswith(":own")}
    kept = {one.key for one in drawn.sprites if "kept" in one.classes}
    assert own == ({"whose:0:own"} if viewer in (RED, YELLOW) else set()), "always at the left"
    assert kept == {RED: {"throw:rock"}, YELLOW: {"throw:paper"}}.get(viewer, set())
    names = [sprite(drawn, f"whose:{side}").text for side in (0, 1)]
    cast = Cast(("Ann", "Ines"), you=viewer)
    told = [game.text(name, cast) for name in names if name is not None]
    assert told == {RED: ["You", "Ines"], YELLOW: ["You", "Ann"]}.get(viewer, ["Ann", "Ines"])
    hands = [sprite(drawn, f"hand:{side}").symbol.removesuffix("-left") for side in (0, 1)]
    assert hands == (["paper", "rock"] if viewer == YELLOW else ["rock", "paper"])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 10])
def test_everything_that_can_be_chosen_is_large_enough_to_touch(
    players: int, layout: Layout
) -> None:
    for view in played(players, seed=5):
        for seat in range(players):
            largest: dict[str, float] = {}
            for one in scene(view, seat, layout).sprites:
                if one.target:
                    largest[one.target] = max(largest.get(one.target, 0), min(one.w, one.h))
            for path in by_clicks(game, view, seat):
                assert largest[path[0]] >= (30 if len(by_clicks(game, view, seat)) <= 4 else 18)


@pytest.mark.parametrize("players", [3, 10])
def test_on_a_phone_one_tap_pays_what_does_not_end_the_payment(players: int) -> None:
    seen = set()
    for view in played(players, seed=5):
        for seat in range(players):
            for one in scene(view, seat, "phone").sprites:
                if one.key.startswith("offer:") and one.target:
                    plain = AT_ONCE in one.classes
                    seen.add(plain)
                    after = view.clone()
                    after.apply(seat, by_words(game, view, seat, one.target.partition(":")[2]))
                    assert not plain or (after.phase == PAYING and after.payer == view.payer)
                    assert not plain or one.w >= 48
    assert seen == {False, True}


def test_a_full_hand_still_fits() -> None:
    room = plan("phone", 10)["mat:0"]
    pieces = standing([pyramid(piece) for piece in pieces_of((1 << PIECES) - 1)], largest=1)
    drawn = [*pieces.draw(room)]
    assert len(drawn) == PIECES
    for one in drawn:
        assert room.x - 1 <= one.x - one.w / 2 <= one.x + one.w / 2 <= room.x + room.w + 1
        assert room.y - 1 <= one.y - one.h / 2 <= one.y + one.h / 2 <= room.y + room.h + 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_piece_keeps_its_key_wherever_it_goes(layout: Layout) -> None:
    for before, after in pairwise(played(4)):
        old, new = (
            {s.key for s in scene(view, 0, layout).sprites if s.key.startswith("piece:")}
            for view in (before, after)
        )
        assert new <= old  # only colours that left are gone


@pytest.mark.parametrize("viewer", [RED, YELLOW, GREEN, SPECTATOR])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_throw_shows_only_when_both_are_in(viewer: int, layout: Layout) -> None:
    shown = set()
    for first in (ROCK, PAPER, SCISSORS):
        state = start(3, 3)
        state.apply(RED, YELLOW)
        before = state.seen_by(viewer)
        state.apply(RED, THROW + first)
        view = state.seen_by(viewer)
        (told,) = tell(before, view, RED, before.event_seen_by(viewer, RED, THROW + first))
        hands = tuple(sprite(scene(view, viewer, layout), f"hand:{n}").symbol for n in (0, 1))
        shown.add(
            (
                told.parts,
                told.motion,
                told.sound,
                hands,
                game.text(prompt(view, viewer)),
            )
        )
    assert len(shown) == 1
    ((*_, hands, _),) = shown
    assert hands == ("rock", "rock-left")


def test_the_count_down_is_the_chosen_protocol() -> None:
    for beats, last in ((3, "3"), (4, "go")):
        state = start(2, beats)
        state.apply(RED, YELLOW)
        drawn = scene(state, RED, "wide")
        assert [one for one in texts(drawn) if one in ("1", "2", "3", "go")][-1] == last


def test_the_fee_grows_before_everybodys_eyes() -> None:
    state = start(3, 3)
    state.apply(RED, YELLOW)
    for fee in (1, 2, 3, 4, 5):
        drawn = scene(state, GREEN, "wide")
        assert game.text(sprite(drawn, f"round:{fee - 1}:fee").text or verdict(state)) == str(fee)
        throw(state, PAPER, PAPER)


def test_a_tie_says_what_it_is_about_now_doubled_in_the_showdown() -> None:
    for others, told in (("yellow S", "2 pips"), ("", "4 pips")):
        state = circle("red L", others, "green L")
        state.apply(RED, GREEN)
        throw(state, ROCK, ROCK)
        assert game.text(prompt(state, RED)) == f"A tie! Throw again against Green, now for {told}"


def test_a_payment_says_what_is_owed_what_is_chosen_and_what_remains() -> None:
    state = circle("red S, red L", "yellow M, green M, blue M", "green L", "blue L")
    challenge(state, YELLOW, YELLOW, ties=1)
    assert (
        game.text(prompt(state, RED), Cast(you=RED)) == "Choose what you pay Yellow: 2 pips to go"
    )
    assert game.text(prompt(state, GREEN)) == "Red is choosing the pieces"
    assert "2 pips left to pay" in texts(scene(state, RED, "wide"))
    pay(state, "red L")
    drawn = scene(state, RED, "wide")
    assert "1 pip to give back" in texts(drawn)
    assert game.text(prompt(state, RED)) == "Choose what Yellow gives back to Red: 1 pip to go"
    felt = sprite(drawn, "payment")
    put_in = sprite(drawn, "piece:red-large")
    assert abs(put_in.x - felt.x) < felt.w / 2
    assert abs(put_in.y - felt.y) < felt.h / 2


def test_the_log_tells_challenges_throws_payments_and_knock_outs() -> None:
    state = circle("red L", "yellow S", "green L, green S", "blue M, blue S")
    lines = []
    for who, what in [
        (RED, YELLOW),
        (RED, THROW + PAPER),
        (YELLOW, THROW + PAPER),
        (RED, THROW + PAPER),
        (YELLOW, THROW + ROCK),
        (RED, PIECE + 6),
        (RED, PIECE + 9),
    ]:
        before = state.clone()
        state.apply(who, what)
        lines += [said(one.parts) for one in tell(before, state, who, what) if one.parts]
    assert lines == [
        "Red challenges Yellow.",
        "Red and Yellow both throw paper.",
        "Red's paper beats Yellow's rock.",
        "Red takes Yellow's small yellow.",
        "Yellow is out.",
        "All pyramids in Yellow's colour leave the game.",
        "Red takes Green's small green.",
        "Red takes Blue's small blue.",
    ]


def test_a_swap_for_the_payee_names_the_payee() -> None:
    """P4e: it is yellow who needs change, though red pays; the log says who gave what to whom."""
    state = circle("red L", "yellow M, red M", "green L, green S, red S")
    challenge(state, YELLOW, YELLOW, ties=1)
    drawn = scene(state, RED, "wide")
    assert "Yellow needs change from another player" in texts(drawn)
    assert game.text(prompt(state, RED)).endswith("what Yellow swaps with another player")
    pay(state, "yellow M", "green S")
    assert "1 pip to give back" in texts(scene(state, RED, "wide"))
    before = state.clone()
    pay(state, "red S")
    (told,) = [said(one.parts) for one in tell(before, state, RED, PIECE + 0) if one.parts]
    assert (
        told
        == "Green takes Yellow's medium yellow and gives a small red and a small green in return."
    )
    assert (
        game.text(prompt(state, RED), Cast(you=RED)) == "Choose what you pay Yellow: 2 pips to go"
    )


def test_the_end_is_told() -> None:
    state = challenge(circle("red S", "", "green S"), GREEN, RED)
    assert game.text(verdict(state)) == "Red is the last one standing and wins after 1 turn."
    assert game.text(prompt(state, GREEN)) == game.text(verdict(state))
    assert game.text(status(state)[GREEN].parts[0]) == "knocked out"  # type: ignore[arg-type]


def test_a_preview_shows_where_a_piece_goes_and_what_comes_of_it() -> None:
    state = challenge(circle("red L", "yellow M, yellow S", "green S"), YELLOW, RED, ties=1)
    assert state.phase == PAYING
    shown = preview(state, RED, PIECE + 4, "wide")
    assert said(shown.parts) == "The medium yellow completes the payment."
    assert [one.key for one in shown.sprites] == ["ghost:piece:yellow-medium"]


def test_throws_have_no_preview() -> None:
    state = start(2, 3)
    state.apply(RED, YELLOW)
    assert state.phase == THROWING
    assert not any(game.manners.previews(state, RED, action) for action in state.legal(RED))


@pytest.mark.parametrize("second", [ROCK, PAPER])
def test_the_count_the_hands_and_what_comes_of_them_are_beats_with_words_of_their_own(
    second: int,
) -> None:
    state = start(3, 3)
    state.apply(RED, YELLOW)
    state.apply(RED, THROW + ROCK)
    before = state.clone()
    state.apply(YELLOW, THROW + second)
    beats = tell(before, state, YELLOW, THROW + second)
    opened, decided = (one for one in beats if one.stage and one.stage.opened)
    assert opened.motion == "reveal"
    assert opened.caption
    assert opened.stage.said is None
    assert decided.stage.said is not None
    assert decided.parts
    first = [one for one in beats if one.stage and one.stage.counted]
    assert all(one.caption and not one.parts for one in first)
