"""What Carrotia says: whole sentences, right numbers, and texts that have room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from games.carrotia.positions import LOOP, RING, building, draw, game, play, running, square
from librt.random import Random

from potager.bots.coach.wording import text_of
from potager.core import svg
from potager.core.choices import by_words
from potager.core.game import texts_of
from potager.core.match import Match
from potager.core.scene import Beat, Icon, Layout, Notice, Sprite, Stage
from potager.core.shapes import Box
from potager.core.state import CHANCE, CLOCK, SPECTATOR
from potager.core.texts import Slot, say
from potager.games.carrotia import BIRD_NAMES, facts
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.drawing import prompt, scene, tell
from potager.games.carrotia.drawing.places import PLACES
from potager.games.carrotia.rules.phases import PERCH
from potager.games.carrotia.rules.warren import Warren

LAYOUTS: tuple[Layout, ...] = ("wide", "phone", "low")
LONGEST = 76  # letters of a prompt: two lines on a phone


def told(beat: Beat) -> str:
    return text_of(game, beat.parts)


def done(state: Warren, seat: int, text: str) -> str:
    """What is said when a seat does this."""
    before, what = state.clone(), by_words(game, state, seat, text)
    state.apply(seat, what)
    return told(tell(before, state, seat, what)[0])


# Prompts


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_prompt_is_one_whole_sentence(players: int) -> None:
    prompts: dict[str, str] = {}
    for seed in range(4):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            for viewer in (SPECTATOR, *range(players)):
                said = game.drawing.prompt(match.state, viewer)
                prompts[said.id] = game.text(said)
    assert len(prompts) > 12
    for text in prompts.values():
        assert re.fullmatch(r"[A-Z0-9][^…]*[.!?]", text), text
        assert not re.search(r"[.!?] ", text), f"two sentences: {text}"
        assert len(text) <= LONGEST + 34 * (text == prompts.get("lost")), text


@pytest.mark.parametrize("players", [1, 3])
def test_what_a_choice_would_do_is_one_sentence_too(players: int) -> None:
    said: dict[str, str] = {}
    for seed in range(3):
        match = Match.new(game, game.resolve(players=players), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            for seat in match.able():
                for action in match.legal(seat)[:: max(1, len(match.legal(seat)) // 5)]:
                    for part in game.drawing.preview(match.state, seat, action, "wide").parts:
                        assert not isinstance(part, Icon)
                        said[part.id] = game.text(part)
    assert len(said) > 10
    for key, text in said.items():
        on_card = key.startswith("character.")
        assert on_card or re.fullmatch(r"[A-Z0-9][^.!?…]*[.!?]", text), text


@pytest.mark.parametrize("role", range(6))
def test_the_lines_of_a_character_are_its_text(role: int) -> None:
    lines = [game.text(line) for line in facts.role_lines(role)]
    assert " ".join(filter(None, lines)) == game.text(facts.role_text(role))
    assert all(len(line) <= 25 for line in lines)


def test_what_to_build_next_is_said() -> None:
    for rows, wanted in (
        (("ns ns .",), "join IN to OUT"),
        (("ew ns .",), "fix the marked edges"),
        (LOOP, "press Enough"),
    ):
        assert wanted in game.text(prompt(building(*rows, hands=("ns", "ns")), 0))


# Numbers


def test_one_of_anything_is_no_plural() -> None:
    """`{n} carrots` would say "1 carrots"."""
    for id in texts_of(game).all():
        text = texts_of(game)[id]
        if isinstance(text, tuple) and id != "won":  # 20 and more
            for place, after in pairwise(text):
                number = isinstance(place, Slot) and place.name in ("n", "bag", "all")
                assert not (number and re.match(" [a-z]+s\\b", str(after))), id
    shown = scene(building(hands=("ns",)), 0, "wide")
    words = [game.text(one.text) for one in shown.sprites if one.text]
    told = [one for one in words if re.fullmatch(r"\d+ (birds?|moves?)", one)]
    assert told == ["1 bird", "10 moves"]


# Texts have room


def extent(sprite: Sprite) -> tuple[float, float]:
    """From where to where a text goes, about."""
    assert sprite.text
    wide = sum(svg.width(letter) for letter in game.text(sprite.text)) * sprite.h
    left = sprite.x if sprite.anchor == "start" else sprite.x - wide / 2
    return left, left + wide


def overlaps(sprites: list[Sprite]) -> Iterator[tuple[str, str]]:
    for one, other in combinations(sprites, 2):
        close = abs(one.y - other.y) < 0.7 * max(one.h, other.h)
        (left, right), (start, end) = extent(one), extent(other)
        if close and left < end and start < right:
            yield one.key, other.key


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("role", POWERS)
def test_the_words_of_a_bird_keep_out_of_the_next_ones(
    count: int, role: str, layout: Layout
) -> None:
    """Nor do those of the buttons run into each other: a rabbit that is stuck has most."""
    where = PLACES[layout]
    places = (where["strip"], where["birds"])
    for flock in combinations(BIRD_NAMES, count):
        birds = ", ".join(f"{name} c1 up" for name in flock)
        other = "bandit" if role != "bandit" else "ghost"
        state = running("s . .", "n . .", ". . .", came="a2", birds=birds, roles=(role, other))
        shown = scene(state, 0, layout)
        assert {"stay", "pass", f"power:{role}"} <= shown.targets()
        texts = [one for one in shown.sprites if one.text]
        texts = [one for one in texts if any(within(one, place) for place in places)]
        assert len(texts) > count + 4
        assert not list(overlaps(texts)), flock
        for one in texts:
            left, right = extent(one)
            place = next(place for place in places if within(one, place))
            assert place.x <= left < right <= place.x + place.w, one.key


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_a_step_brings_stays_on_its_card(layout: Layout) -> None:
    """Four ways after a jump, a bag for the store, and a Hawk that comes to the rabbit."""
    carrots = "b1 3 3 3 3, a2 3, b3 1"
    birds = "hawk c1 rabbit"
    state = running(*LOOP, rabbit="b2", birds=birds, carrots=carrots, roles=("ghost", "bandit"))
    state.larder.bag = 20
    for rabbit, came, ways in (("b2", "", 4), ("b3", "a3", 2), ("c2", "", 3)):
        state.rabbit, state.came = square(rabbit), square(came) if came else -1
        shown = scene(state, 0, layout).sprites
        cards = [one for one in shown if one.key.startswith("go:") and one.kind == "region"]
        assert len(cards) == ways
        for card in cards:
            for one in shown:
                if one.text and one.key.startswith(card.key):
                    left, right = extent(one)
                    right = min(right, left + one.w) if one.w else right
                    assert card.x - card.w / 2 < left < right < card.x + card.w / 2, one.key


def within(sprite: Sprite, place: Box) -> bool:
    """Whether it begins in that place."""
    low, high = place.y, place.y + place.h
    return place.x <= sprite.x <= place.x + place.w and low <= sprite.y <= high


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_lines_of_a_card_fit_on_it(layout: Layout) -> None:
    lines = [
        text
        for key, text in ((id, texts_of(game)[id]) for id in texts_of(game).all())
        if key.startswith(("notice-", "round-home", "wrong-")) and isinstance(text, str)
    ]
    assert len(lines) > 12
    told = Stage(notice=Notice(say("notice.wrong"), (say("="),)))
    for text in lines:
        shown = scene(building(hands=("ns",)), 0, layout, told)
        card = next(one for one in shown.sprites if one.key == "notice")
        line = next(one for one in shown.sprites if one.key == "notice:0")
        assert sum(svg.width(letter) for letter in text) * line.h < card.w - 10, text


# Powers


def test_what_a_power_has_done_is_said() -> None:
    """By the log, and above the maze meanwhile; long enough to be read."""
    state = running(*RING, rabbit="b1", came="a1", roles=("ghost", "clown"), carrots="c2 3")
    assert done(state, 0, "ghost c2") == (
        "Ghost uses the Ghost: the rabbit jumps to c2. It finds 3 carrots."
    )
    state = running(*RING, rabbit="b1", roles=("vampire", "clown"))
    assert "slips through to c1" in done(state, 0, "vampire right")
    state = running(*RING, rabbit="b1", came="a1", roles=("sailor", "clown"))
    assert "steps back to a1" in done(state, 0, "sailor")
    state = running(*RING, birds="owl a3 up, crow c1 left", roles=("ghost", "clown"))
    assert done(state, 1, "clown owl+crow") == (
        "Clown uses the Clown and rolls again for the Owl and Crow."
    )
    state = running(*RING, birds="hawk b3 left", carrots="a3 1", roles=("mummy", "clown"))
    state.apply(0, by_words(game, state, 0, "right"))
    state.apply(CHANCE, 0)
    assert game.text(prompt(state, 0)) == (
        "The Hawk is about to destroy a carrot: does the Mummy stop it?"
    )
    assert done(state, 0, "cancel") == ("Mummy uses the Mummy: the Hawk does not destroy a carrot.")


def test_a_power_can_be_read_before_the_birds_fly() -> None:
    state = running(*RING, rabbit="b1", roles=("ghost", "clown"))
    before, what = state.clone(), by_words(game, state, 0, "ghost c2")
    state.apply(0, what)
    assert tell(before, state, 0, what)[0].rest >= 1.2


def test_the_bandits_carrot_is_said() -> None:
    state = running(*RING, carrots="b1 1", roles=("bandit", "clown"))
    assert "It finds 2 carrots" in (said := done(state, 0, "right"))
    assert said.endswith("One of them is the Bandit's.")


# Why


def test_why_building_ended_and_what_is_wrong_is_said() -> None:
    """K2, K3."""
    state = building("ew ns .", hands=("ns",))
    before = state.clone()
    state.apply(CLOCK, 0)
    assert told(tell(before, state, CLOCK, 0)[0]) == "The sand has run out, so building is over."
    draw(state, "owl")
    before = state.clone()
    draw(state, "crow")
    wrong, _ = tell(before, state, CHANCE, BIRD_NAMES.index("crow"))
    assert told(wrong) == (
        "The maze is wrong: 1 edge does not match and there is no tile at OUT. "
        "So the Crow comes too."
    )
    assert wrong.stage.notice
    assert [game.text(line) for line in wrong.stage.notice.lines] == [
        "1 edge does not match.",
        "There is no tile at OUT.",
        "One more bird comes. You have four changes.",
    ]
    assert state.phase == PERCH


@pytest.mark.parametrize(
    ("hands", "text", "why"),
    [
        (("ns", "ns"), "enough", "All players have said enough, so building is over."),
        (("ns",), "enough", "That is enough, so building is over."),
        (("ns",), "ns a1", "No tiles are left, so building is over."),
    ],
)
def test_the_end_of_building_has_a_reason(hands: tuple[str, ...], text: str, why: str) -> None:
    state = building(hands=hands)
    if len(hands) > 1:
        play(state, "enough")
    seat = state.mover
    before, what = state.clone(), by_words(game, state, seat, text)
    state.apply(seat, what)
    _, over, gone = tell(before, state, seat, what)
    assert told(over) == why
    assert gone.stage is None


def test_that_the_maze_is_right_is_said() -> None:
    state = building(*LOOP, hands=("ns",))
    play(state, "enough")
    before = state.clone()
    draw(state, "owl")
    came, right, _ = tell(before, state, CHANCE, 0)
    assert told(came) == "The Owl comes to a2."
    assert told(right) == "The maze is right, so the rabbit runs."


# Mending the maze (K4)


def test_a_maze_without_any_tile_is_wrong_too() -> None:
    state = building(hands=("ns",))
    state.apply(CLOCK, 0)
    before = state.clone()
    draw(state, "owl")
    _, wrong, _ = tell(before, state, CHANCE, 0)
    assert told(wrong) == "The maze is wrong: there is no tile at IN or OUT."


def test_what_was_changed_in_the_maze_is_said() -> None:
    state = building("ns ns .", hands=("ew",))
    state.apply(CLOCK, 0)
    play(draw(state, "owl", "crow"), "on a1", "lift a1")
    assert done(state, 0, "ew a1") == "Bandit turns the tile on a1."
    play(state, "lift b1")
    assert done(state, 0, "ns c3") == "Bandit moves a tile from b1 to c3."
    play(state, "lift a1")
    assert done(state, 0, "ew c3") == ""
    before, what = state.clone(), by_words(game, state, 0, "ns a1")
    swapped, *_ = tell(before, play(state, "ns a1"), 0, what)
    assert told(swapped) == "Bandit swaps the tiles on a1 and c3."


def test_the_end_of_the_repair_has_a_reason() -> None:
    for hands, texts, why in (
        (("ns", "ns"), ("enough", "enough"), "All players have said enough, so the rabbit runs."),
        (("ns",), ("enough",), "That is enough, so the rabbit runs."),
        (("ns",), ("ns b2", "lift b2", "ew b2"), ""),
    ):
        state = building("es ew sw", "ns . ns", "ne ew ne", hands=hands)
        state.apply(CLOCK, 0)
        play(draw(state, "owl", "crow"), "on a1", *texts[:-1])
        before, what = state.clone(), by_words(game, state, state.mover, texts[-1])
        beats = tell(before, play(state, texts[-1]), before.mover, what)
        assert [told(beat) for beat in beats[1:-1]] == ([why] if why else [])
    state.changes = 1
    play(state, "lift b2")
    before, what = state.clone(), by_words(game, state, 0, "ns b2")
    _, over, gone = tell(before, play(state, "ns b2"), 0, what)
    assert told(over) == "All four changes have been used, so the rabbit runs."
    assert gone.stage is None


# Before enough is enough


def asked(state: Warren, *people: int) -> str:
    """What is asked before whoever is to move says enough, if these seats are people's."""
    seat = state.mover
    enough = by_words(game, state, seat, "enough")
    found = game.manners.caution(state, seat, enough, sum(1 << one for one in people))
    return game.text(found) if found else ""


def test_the_last_to_say_enough_is_asked_whether_a_wrong_maze_shall_stay_so() -> None:
    """K2, K3: only then would it be over; a choice that ends nothing needs no question."""
    state = building("ew ns .", hands=("ns", "ns"))
    assert asked(state, 0, 1) == ""
    play(state, "enough")
    question = asked(state, 0, 1)
    assert question == (
        "The maze is still wrong: 1 edge does not match and there is no tile at OUT. "
        "One more bird would come. Say enough anyway?"
    )
    assert asked(building("ew ns .", hands=("ns", "ns")), 0) == question, "a bot may just agree"
    assert asked(building("ew ns .", hands=("ns", "")), 0, 1) == question, "who has no tiles"


def test_of_a_maze_that_is_right_or_not_begun_no_bird_is_spoken_of() -> None:
    """K4: without any tile no bird comes."""
    assert asked(building(*LOOP, hands=("ns",)), 0) == ""
    bare = "Nothing is built yet, so the rabbit could not run. Say enough anyway?"
    assert asked(building(hands=("ns",)), 0) == bare


def test_the_end_of_a_repair_asks_only_where_the_rabbit_could_not_get_out() -> None:
    """K4, K5: edges that are wrong have been paid for; without a tile at OUT the round is lost."""
    shut = building("es ew sw", hands=("ns",))
    shut.apply(CLOCK, 0)
    play(draw(shut, "owl", "crow"), "on a1")
    assert asked(shut, 0) == (
        "The rabbit could not run: there is no tile at OUT. The round would be lost. "
        "Say enough anyway?"
    )
    edges = building("es ew sw", "ns ew ns", "ne ew nw", hands=("ns",))
    assert asked(edges, 0).startswith("The maze is still wrong: 2 edges do not match.")
    edges.apply(CLOCK, 0)
    play(draw(edges, "owl", "crow"), "on a1")
    assert asked(edges, 0) == ""


def test_a_crow_that_finds_a_carrot_beside_the_rabbit_gives_it() -> None:
    state = running(*LOOP, birds="crow b1 left", roles=("clown", "ghost"))
    play(state, "pass", "on a1")
    (seat,) = (one for one in range(2) if state.waiting() >> one & 1)
    state.apply(seat, by_words(game, state, seat, "on c3"))
    before = state.clone()
    state.apply(CHANCE, 0)
    said = told(tell(before, state, CHANCE, 0)[0])
    assert said == "The Crow flies to a1. It gives the rabbit 1 carrot."


def test_several_people_are_ready_in_the_plural() -> None:
    match = Match.new(game, game.resolve(players=3, characters="random"), seed=1)
    state = match.state.clone()
    assert isinstance(state, Warren)
    while not state.waiting():  # characters are drawn
        state.apply(CHANCE, next(at for at, weight in enumerate(state.chance()) if weight))
    state.apply(0, game.verbs.number("ready"))
    assert game.text(prompt(state, 0)).endswith("are ready.")
    state.apply(1, game.verbs.number("ready"))
    assert game.text(prompt(state, 0)).endswith("is ready.")
