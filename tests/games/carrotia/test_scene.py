"""What Carrotia shows and says."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from games.carrotia.positions import (
    LOOP,
    RING,
    building,
    cards,
    draw,
    game,
    new,
    play,
    running,
)
from librt.random import Random

from potager.bots.coach.wording import text_of
from potager.core import svg
from potager.core.choices import by_words
from potager.core.match import Match
from potager.core.scene import Icon, Layout, Notice, Scene, Stage
from potager.core.state import CHANCE, CLOCK, SPECTATOR
from potager.core.texts import Message, say
from potager.games.carrotia.drawing import preview, prompt, scene, status, tell, verdict
from potager.games.carrotia.rules.phases import FLIGHT, OVER, PERCH, READY, REPAIR, ROLL
from potager.games.carrotia.rules.roles import GHOST
from potager.games.carrotia.rules.warren import Warren

BARE = cards(birds=["c1"], singles=["b2", "a3"])
LAYOUTS: tuple[Layout, ...] = ("wide", "phone", "low")


def keys(state: Warren, viewer: int = SPECTATOR) -> set[str]:
    return {sprite.key for sprite in scene(state, viewer, "wide").sprites}


def words(shown: Scene) -> set[str]:
    return {game.text(sprite.text) for sprite in shown.sprites if sprite.text}


def log(before: Warren, after: Warren, who: int, what: int) -> str:
    """A line of the log, its pictures in words."""
    return text_of(game, tell(before, after, who, what)[0].parts)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [1, 6])
def test_everything_stays_within_the_scene(players: int, layout: Layout) -> None:
    match = Match.new(game, game.resolve(players=players), seed=2)
    for number, _ in enumerate(match.drive_at_random(Random(2))):
        if number % 9 == 0:
            shown = game.drawing.scene(match.state, 0, layout)
            for sprite in shown.sprites:
                if sprite.kind in ("symbol", "region") and not sprite.d:
                    assert sprite.x - sprite.w / 2 >= -8, sprite.key
                    assert sprite.x + sprite.w / 2 <= shown.width + 8, sprite.key
                    assert sprite.y - sprite.w / 2 >= -8 or sprite.kind == "region", sprite.key
                    assert sprite.y + sprite.h / 2 <= shown.height + 8, sprite.key


def test_targets_are_large_enough_for_a_thumb() -> None:
    state = building(*LOOP, hands=("ns ne nes nesw n", "ns"), hourglass="off")
    for sprite in scene(state, 0, "phone").sprites:
        if sprite.target:
            assert min(sprite.w, sprite.h) >= 44, sprite.key


def test_wrong_edges_are_marked_at_once() -> None:
    assert not any(key.startswith("fault") for key in keys(building(*LOOP, hands=("ns",))))
    state = building("ew ns .", "ns . .", hands=("ns",))
    assert {key for key in keys(state) if key.startswith("fault")} == {
        "fault:0:True",
        "fault:0:False",
    }
    assert "2 wrong edges" in words(scene(state, 0, "wide"))


def test_a_hedge_at_in_or_out_has_a_gap() -> None:
    """Only the tile counts there, not its edge: so nobody shall see a wall."""
    closed = building("es . .", ". . .", ". . nw", hands=("ns",))  # IN is at the left, OUT right
    opened = building("ew . .", ". . .", ". . ew", hands=("ns",))
    assert {"gap:in", "gap:out"} <= keys(closed)
    assert not {"gap:in", "gap:out"} & (keys(opened) | keys(building(hands=("ns",))))


def test_the_path_from_entry_to_exit_lights_up_when_it_exists() -> None:
    assert "way" in keys(building(*LOOP, hands=("ns",)))
    assert "way" not in keys(building("es ew .", hands=("ns",)))


def test_squares_that_the_quest_needs_are_marked() -> None:
    state = building(hands=("ns",))
    assert {"carrot:16:0", "coming:8:0"} <= keys(state)


def test_in_the_repair_the_birds_and_carrots_that_were_laid_are_shown() -> None:
    """K4, K5: also a carrot that waits on a bare square."""
    state = building("es ew sw", "ns . ns", "ne ew ne", hands=("ns",), quests=BARE)
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    assert {"bird:owl", "carrot:9:0", "carrot:16:0", "needed:9"} <= keys(state)
    assert not any(key.startswith("coming") for key in keys(state))
    play(state, "on a1")
    assert {"bird:owl", "bird:crow"} <= keys(state)
    labels = {game.text(one.label) for one in scene(state, 0, "wide").sprites if one.label}
    assert {"a carrot on b2, which needs a tile", "a carrot on a3", "Owl on c1"} <= labels


def test_enough_is_the_usual_button_only_when_the_maze_is_right() -> None:
    """K2: it can be pressed on every turn of building."""
    for rows, usual in ((LOOP, True), (("ns ns .",), False)):
        shown = scene(building(*rows, hands=("ns", "ns")), 0, "wide")
        (pressed,) = [one for one in shown.sprites if one.target == "enough"]
        assert ("button" in pressed.classes) == usual


def test_who_has_said_enough_is_told() -> None:
    state = play(building(hands=("ns", "nesw")), "enough")
    told = [[game.text(p) for p in one.parts if not isinstance(p, Icon)] for one in status(state)]
    assert told == [["enough"], []]


def test_whose_power_is_left_is_told_beside_the_character() -> None:
    """A phone has room for no more than that."""
    state = running(*LOOP, birds="owl c1 up", roles=("ghost", "clown", "bandit"))
    state.used, state.loot = 1 << GHOST, 1
    told = [game.text(one.role) for one in status(state)]
    assert told == ["Ghost, used", "Clown, ready", "Bandit, 1 left"]


def test_which_of_the_nearest_carrots_is_asked_on_the_board() -> None:
    state = running(*LOOP, birds="crow b3 carrot", carrots="a3 1, c3 1")
    assert {"flight:crow:16", "flight:crow:18"} <= keys(state)
    play(state, "right")
    told = "Tap the carrots for the Crow to fly to: all of these are equally near."
    assert game.text(prompt(state, 0)) == told
    action = by_words(game, state, 0, "to c3")
    assert game.path(state, 0, action) == ("square:c3",)
    before = state.clone()
    state.apply(0, action)
    assert log(before, state, 0, action) == "The Crow flies to c3. It carries off 1 carrot."


def test_a_round_that_is_lost_before_the_run_says_why() -> None:
    state = building("es ew sw", hands=("ns",))
    state.apply(CLOCK, 0)
    play(draw(state, "owl", "crow"), "on a1")
    before, action = state.clone(), by_words(game, state, 0, "enough")
    state.apply(0, action)
    said, lost = (
        " ".join(game.text(part) for part in beat.parts if isinstance(part, Message))
        for beat in tell(before, state, 0, action)
    )
    assert said == "Bandit says enough."
    assert lost == "The round is lost because there is no tile at OUT."


def test_the_dice_show_where_each_bird_will_fly() -> None:
    state = running(*LOOP, birds="crow c1 left, owl a3 carrot", carrots="b3 1")
    assert {"flight:crow:1", "flight:owl:17"} <= keys(state)
    labels = {game.text(one.label) for one in scene(state, 0, "wide").sprites if one.label}
    assert "the Crow flies left" in labels
    assert "the Owl flies towards the nearest carrot" in labels


def test_where_a_bird_flies_that_follows_the_rabbit_depends_on_its_step() -> None:
    """K11: all that may be is drawn, and before a step is made what it leads to."""
    state = running(*LOOP, birds="owl c3 rabbit")
    arrows = {key for key in keys(state) if key.startswith("flight") and "edge" not in key}
    assert arrows == {"flight:owl:10", "flight:owl:17"}
    for step, to in (("right", 10), ("down", 17)):
        seen = preview(state, 0, by_words(game, state, 0, step), "wide").sprites
        arrow = f"ghost-flight:owl:{to}"
        assert [one.key for one in seen] == ["ghost", f"{arrow}:edge", arrow]


@pytest.mark.parametrize(
    ("role", "action", "birds", "then"),
    [
        ("ghost", "ghost c2", "hawk c3 up", "Then the Hawk takes the rabbit back to IN!"),
        ("ghost", "ghost c2", "bat c3 up", "Then the Bat takes the rabbit to OUT."),
        ("vampire", "vampire right", "hawk c1 left", "Then the Hawk takes the rabbit back to IN!"),
        ("bandit", "right", "hawk c1 left", "Then the Hawk takes the rabbit back to IN!"),
        ("ghost", "ghost c2", "hawk c3 left", ""),
        ("ghost", "ghost c3", "hawk c3 left", ""),
    ],
)
def test_what_birds_make_of_a_move_is_said_before(
    role: str, action: str, birds: str, then: str
) -> None:
    state = running(*LOOP, birds=birds, roles=(role, "clown"), mover=0)
    _, *more = preview(state, 0, by_words(game, state, 0, action), "wide").parts
    assert [game.text(one) for one in more if not isinstance(one, Icon)] == [then] * bool(then)


def test_a_power_with_the_last_move_loses_the_round() -> None:
    state = running(*LOOP, birds="owl c1 up", roles=("ghost", "clown"), moves=1)
    *_, last = preview(state, 0, by_words(game, state, 0, "ghost c2"), "wide").parts
    assert not isinstance(last, Icon)
    assert game.text(last) == "Then no moves are left, and the round is lost."


def ways(state: Warren, viewer: int = 0) -> dict[str, list[str]]:
    """The cards with the rabbit's ways: what each leads to, and what stands on it."""
    shown = scene(state, viewer, "wide").sprites
    return {
        card.target: [
            game.text(one.text) for one in shown if one.text and one.key.startswith(card.key)
        ]
        for card in shown
        if card.key.startswith("go:") and card.kind == "region"
    }


def test_each_way_of_the_rabbit_is_a_card_that_says_what_it_brings() -> None:
    """Everybody sees them; the same squares can be tapped on the board."""
    state = running(*LOOP, rabbit="b2", came="b1", birds="hawk c1 up", carrots="a2 3, c2 1")
    state.larder.bag = 2
    wanted = {
        "square:a2": ["Left", "4 carrots"],  # with the Bandit's
        "square:c2": ["Right", "2 carrots"],
        "square:b3": ["Down", "no carrot"],
    }
    assert ways(state) == ways(state, 1) == wanted
    state.rabbit, state.came = 17, -1
    assert ways(state)["square:c3"] == ["Right", "OUT: 2 carrots"]


def test_a_way_warns_of_what_the_dice_will_bring() -> None:
    state = running(*LOOP, rabbit="b2", came="b1", birds="hawk c1 down")
    assert ways(state)["square:c2"] == ["Right", "no carrot", "back to IN!"]
    assert ways(state)["square:a2"] == ["Left", "no carrot"]
    state = running(*LOOP, rabbit="b2", came="b1", birds="bat c1 down", moves=1)
    assert ways(state)["square:c2"] == ["Right", "no carrot", "taken to OUT"]
    assert ways(state)["square:a2"] == ["Left", "no carrot", "no move left!"]


def test_carrots_of_bare_squares_are_named_as_the_run_starts() -> None:
    """K5: nobody wonders where they have gone."""
    state = building(*RING, hands=("ns",), quests=BARE)
    state.apply(CLOCK, 0)
    before = state.clone()
    draw(state, "owl")
    _, judged, _ = tell(before, state, CHANCE, 0)
    said = [game.text(part) for part in judged.parts if isinstance(part, Message)]
    lost = "There is no tile on b2: 1 carrot is lost."
    assert said == ["The maze is right, so the rabbit runs.", lost]
    assert lost in words(scene(judged.view, 0, "phone", judged.stage))


def test_before_the_first_round_it_is_told_what_is_to_be_done() -> None:
    state = play(new(1), "ghost")
    assert "First build, then run" in words(scene(state, 0, "wide"))
    state.round = 2
    assert "First build, then run" not in words(scene(state, 0, "wide"))


def test_a_card_that_judges_leaves_the_maze_to_be_seen() -> None:
    """That of a round's end lies on the maze only while Ready is in the strip.

    On a low screen it would always lie on the maze: not while squares are to be chosen, nor at the
    end.
    """
    shown = Stage(notice=Notice(say("notice.wrong")))
    state = building(*LOOP, hands=("ns",))
    for layout in LAYOUTS:
        for phase, low in ((REPAIR, True), (OVER, True), (READY, False)):
            state.phase, state.round = phase, 2
            at = {one.key: one for one in scene(state, 0, layout, shown).sprites}
            if layout == "low" and phase in (REPAIR, OVER):
                assert "notice" not in at
            elif layout == "low":
                assert (at["notice"].y > at["frame"].y) == low
            else:
                assert (at["notice"].y > at["frame"].y + at["frame"].h / 2) == low


def test_footprints_lead_from_where_the_rabbit_came() -> None:
    assert "track:0" in keys(running(*LOOP, rabbit="b2", came="b1", birds="owl c1 up"))
    assert "track:0" not in keys(running(*LOOP, rabbit="b2", birds="owl c1 up"))


def test_everybody_has_the_own_power_as_a_button() -> None:
    state = running(*LOOP, birds="owl c1 up", roles=("ghost", "clown"))
    for seat, target in ((0, "power:ghost"), (1, "power:clown")):
        targets = scene(state, seat, "wide").targets()
        assert target in targets
        assert ("pass" in targets) == (seat == 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_can_be_pressed_where_the_dice_were_to_be_rolled(layout: Layout) -> None:
    """They may roll by themselves just before somebody presses."""
    state = running(*LOOP, birds="owl c1 up", roles=("ghost", "clown"))
    before = state.clone()
    before.flock.again = before.flock.everyone()
    before.phase = ROLL
    rolls = [one for one in scene(before, 0, layout).sprites if one.target == "roll"]
    others = [one for one in scene(state, 0, layout).sprites if one.target]
    assert {"pass", "power:ghost"} <= {one.target for one in others}
    for roll in rolls:
        for one in others:
            apart_x, apart_y = abs(roll.x - one.x), abs(roll.y - one.y)
            apart = apart_x >= (roll.w + one.w) / 2 or apart_y >= (roll.h + one.h) / 2
            assert apart or one.target == "die:owl", one.key


def test_the_moves_the_bag_and_the_store_are_told() -> None:
    state = running(*LOOP, birds="owl c1 up", moves=7)
    state.larder.store, state.larder.bag = 12, 3
    assert {"7", "12", "of 20", "3 in the bag, kept if it gets out"} <= words(
        scene(state, 0, "wide")
    )


def test_a_tile_is_picked_turned_by_further_taps_and_laid_on_a_square() -> None:
    state = building(hands=("ne", "ns"))
    action = by_words(game, state, 0, "sw b2")
    assert game.path(state, 0, action) == (
        "hand:corner", "turn:hand:corner", "turn:hand:corner", "square:b2",
    )  # fmt: skip
    shown = preview(state, 0, action, "wide")
    assert [(one.symbol, one.turn) for one in shown.sprites] == [("tile-corner", 180)]


def test_a_lifted_tile_is_in_hand_as_it_lay() -> None:
    state = building("ns ns .", hands=("ew", "ew"))
    state.apply(CLOCK, 0)
    play(draw(state, "owl", "crow"), "on a1", "lift a1")
    assert game.path(state, 0, by_words(game, state, 0, "ns c3")) == ("square:c3",)
    assert game.path(state, 0, by_words(game, state, 0, "ew c3")) == ("turn:held", "square:c3")


def test_prompts_say_what_to_do_or_whom_the_game_waits_for() -> None:
    state = running(*LOOP, birds="owl c1 up", roles=("bandit", "ghost", "mummy"))
    told = [game.text(prompt(state, seat)) for seat in range(3)]
    assert told == [
        "Lead the rabbit one tile, or pass once a round to lay two more carrots.",
        "Bandit is about to lead the rabbit, but you may use the Ghost instead.",
        "Bandit is about to lead the rabbit.",
    ]
    state.passed = 1
    told = [game.text(prompt(state, 0))]
    assert told == ["Lead the rabbit one tile along the path, and then the birds fly."]
    assert game.text(prompt(new(2), 1)) == "Player 1 is choosing a character."


def test_the_log_tells_what_a_bird_does() -> None:
    state = running(*LOOP, birds="crow c1 down", carrots="c2 3")
    before = state.clone()
    state.apply(0, by_words(game, state, 0, "right"))
    told = log(before, state, 0, by_words(game, before, 0, "right"))
    assert told == "Bandit leads the rabbit to b1."
    assert state.phase == FLIGHT
    before = state.clone()
    state.apply(CHANCE, 0)
    told = log(before, state, CHANCE, 0)
    assert told == "The Crow flies to c2. It carries off 3 carrots."


def test_hands_of_all_are_seen_by_all() -> None:
    state = building(hands=("ns ne", "nesw"))
    shown = status(state)
    assert [len(one.parts) for one in shown] == [2, 1]


def test_the_end_is_told() -> None:
    state = new(2)
    state.round, state.larder.store = 3, 21
    state.end_round(False)
    assert game.text(verdict(state)).startswith("The colony is fed: 21 carrots")
    state.larder.store = 4
    assert "4 of the 20 carrots" in game.text(verdict(state))


def test_arrows_are_drawn_once_the_dice_have_fallen() -> None:
    """Not while they roll: nobody knows yet what they show."""
    state = running(*LOOP, birds="crow c1 left, owl a3 carrot", carrots="b3 1")
    state.phase, state.flock.again = ROLL, state.flock.everyone()
    before = state.clone()
    draw(state, "crow left, owl carrot")
    falling, fallen = tell(before, state, CHANCE, 3 + 4 * 6)
    drawn = [
        {one.key for one in scene(beat.view, 0, "wide", beat.stage).sprites}
        for beat in (falling, fallen)
    ]
    assert (falling.motion, fallen.motion) == ("roll", "appear")
    assert [any(key.startswith("flight") for key in keys) for keys in drawn] == [False, True]
    assert all("die:crow" in keys for keys in drawn)
    assert ["go:1" in keys for keys in drawn] == [False, True]
    assert log(before, state, CHANCE, 27) == (
        "Bandit rolls: the Crow flies left and the Owl flies towards the nearest carrot."
    )


def effects(state: Warren, layout: Layout) -> dict[str, list[str]]:
    """The effects that the list of birds tells, as words."""
    found: dict[str, list[str]] = {}
    for sprite in scene(state, 0, layout).sprites:
        card, _, key = sprite.key.partition(":")
        bird, _, does = key.partition(":")
        if card == "card" and does in ("carrots", "rabbit") and sprite.text:
            found.setdefault(bird, []).append(does)
    return found


FLOCK = ("hawk c2 up", "owl c1 left", "crow a3 rabbit", "bat b3 up", "sparrow b2 carrot")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", [4, 5])
def test_a_short_list_of_birds_tells_what_comes_next(count: int, layout: Layout) -> None:
    """The rabbit can only go to b1: the Owl meets it there, the Crow some carrots first."""
    maze = "ew ew sw", "ns . ns", "ns . ns"
    state = running(*maze, birds=", ".join(FLOCK[:count]), carrots="a2 1, c1 1")
    told = effects(state, layout)
    expected = ["carrots", "rabbit", "carrots", "carrots", "carrots"]
    assert list(told.values()) == [[one] for one in expected[:count]]
    state.larder.take(8, 1)
    assert effects(state, layout)["crow"] == ["rabbit"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_of_two_birds_both_effects_are_told(layout: Layout) -> None:
    told = effects(running(*LOOP, birds=", ".join(FLOCK[:2])), layout)
    assert told == {"hawk": ["carrots", "rabbit"], "owl": ["carrots", "rabbit"]}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("birds", ["owl a1 up", "owl a1 up, crow a1 up"])
def test_birds_do_not_hide_the_rabbit_on_their_tile(birds: str, layout: Layout) -> None:
    shown = scene(running(*LOOP, birds=birds), 0, layout).sprites
    places = [one for one in shown if one.key == "rabbit" or one.key.startswith("bird:")]
    assert len(places) == birds.count("a1") + 1
    for one, other in combinations(places, 2):
        assert hypot(one.x - other.x, one.y - other.y) > (one.w + other.w) / 2 * 0.8


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_run_shows_how_many_carrots_it_may_still_bring(layout: Layout) -> None:
    state = running(*LOOP, birds="owl c3 up", carrots="b1 1, c1 3")
    shown = scene(state, 0, layout)
    told = next(one for one in shown.sprites if one.key == "moves:carrots")
    card = next(one for one in shown.sprites if one.key == "state")
    text = game.text(told.text or say("="))
    assert text == ("up to 8 more carrots" if layout == "wide" else "up to 8 more")
    wide = sum(svg.width(letter) for letter in text.replace("8", "18")) * told.h
    assert told.x + wide < card.x + card.w / 2 - 5


def test_what_a_wrong_maze_costs_is_said_only_while_it_is_built() -> None:
    state = building("es . .", ". . .", ". . .", hands=("nesw", "nesw"))
    costs = "A wrong maze adds one bird."
    assert costs in words(scene(state, 0, "wide"))
    play(state, "enough", "enough")
    draw(state, "owl", "crow")
    assert state.phase == PERCH
    assert costs not in words(scene(state, 0, "wide"))
