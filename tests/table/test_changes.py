"""Scenes and seats travel as changes, and browsers make of them what the server meant."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from table.rooms import heard, hub_at, seated, viewers

from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.scene import Scene, SeatStatus, Sprite, Walk
from potager.core.state import SPECTATOR
from potager.core.texts import Message, verbatim
from potager.table.rooms.moment import Draft
from potager.table.telling.changes import change, edit, edits
from potager.table.telling.messages import Frame, SceneChange, Seat, SpriteEdit
from potager.table.telling.pictures import Picture, frame
from potager.table.telling.wire import encoder

FOLDER = Path(__file__).parents[1] / "js"
NODE = shutil.which("node")

keys = st.lists(st.sampled_from("abcdefghij"), unique=True)
texts = st.none() | st.sampled_from(["one", "two"]).map(verbatim)
places = st.integers(0, 2).map(float)
scenes = st.builds(
    lambda keys, fields, size, walk: Scene(
        width=size,
        height=size,
        walk=walk,
        sprites=tuple(
            Sprite(key=key, x=x, text=text, label=label, target=target)
            for key, (x, text, label, target) in zip(keys, fields, strict=False)
        ),
    ),
    keys,
    st.lists(
        st.tuples(places, texts, texts, st.sampled_from(["", "here"])), min_size=10, max_size=10
    ),
    st.sampled_from([9.0, 10.0]),
    st.sampled_from([None, Walk(keys=("a",), way=((0, 5, 6),))]),
)


def apply(change: SceneChange, before: Scene) -> Scene:
    """The scene after a change."""
    old = {sprite.key: sprite for sprite in before.sprites}
    for key in change.gone:
        del old[key]
    for key, one in change.edits.items():
        old[key] = edited(old[key], one)
    put = [(to, edited(old.pop(key, Sprite(key=key)), one)) for to, key, one in change.put]
    sprites = list(old.values())
    for index, sprite in put:
        sprites.insert(index, sprite)
    return Scene(
        width=before.width if change.width is None else change.width,
        height=before.height if change.height is None else change.height,
        sprites=tuple(sprites),
        walk=change.walk,
    )


def edited(sprite: Sprite, edit: SpriteEdit) -> Sprite:
    defaults = {one.name: one.default for one in msgspec.structs.fields(Sprite)}
    new = {name: defaults[name] if value is None else value for name, value in edit.items()}
    return msgspec.structs.replace(sprite, **new)


@given(scenes, scenes)
def test_a_change_makes_one_scene_of_the_other(before: Scene, after: Scene) -> None:
    assert apply(change(before, after), before) == after


@given(scenes)
def test_where_nothing_changed_nothing_is_sent(scene: Scene) -> None:
    """Nobody walks twice."""
    assert change(scene, scene) == SceneChange()
    assert encoder(find_game("snail-invasion")).encode(change(scene, scene)) == b"{}"


def test_one_sprite_that_comes_to_the_front_is_one_sprite_put() -> None:
    sprites = tuple(Sprite(key=key) for key in "abcd")
    before = Scene(width=9, height=9, sprites=sprites)
    after = Scene(width=9, height=9, sprites=(sprites[3], *sprites[:3]))
    assert change(before, after) == SceneChange(put=((0, "d", {}),))


def told(before: Picture | None, after: Picture) -> Frame:
    return frame(find_game("snail-invasion"), before, after, Frame(seq=3))


def test_a_viewer_who_saw_nothing_gets_the_whole_scene() -> None:
    scene = Scene(width=9, height=9, sprites=(Sprite(key="a"),))
    status = SeatStatus(role=verbatim("Red"), symbol="pip")
    picture = Picture(scene, (status,))
    assert told(None, picture) == Frame(seq=3, scene=scene, statuses=(status,))
    assert told(picture, picture) == Frame(seq=3)
    later = Picture(scene, (msgspec.structs.replace(status, score=(3, 5)),))
    assert told(picture, later) == Frame(seq=3, status_edits={0: {"score": (3, 5)}})


def test_of_a_status_that_stays_mostly_the_same_only_its_new_parts_are_told() -> None:
    scene = Scene(width=9, height=9, sprites=())
    one, two, three, four = map(verbatim, ("one", "two", "three", "four"))
    status = SeatStatus(role=verbatim("Red"), symbol="pip", parts=(one, two, three))
    before = Picture(scene, (status,))

    def after(*parts: Message) -> Frame:
        new = msgspec.structs.replace(status, parts=parts)
        return told(before, Picture(scene, (new,)))

    assert after(one, four, three) == Frame(seq=3, part_edits=((0, 1, four),))
    assert after(one, four, four) == Frame(seq=3, status_edits={0: {"parts": (one, four, four)}})
    assert after(one, two) == Frame(seq=3, status_edits={0: {"parts": (one, two)}})


def test_of_seats_only_what_is_new_is_told() -> None:
    ann = Seat(seat=0, name="Ann", ready=True)
    bob = Seat(seat=1, name="Bob")
    idle = msgspec.structs.replace(ann, ready=False)
    assert edits((ann, bob), (idle, bob)) == {0: {"ready": None}}
    assert edits((ann, bob), (ann, bob)) == {}
    assert edit(idle, ann) == {"ready": True}


def walk(game: AnyGame, seed: int, most: int) -> Iterator[Match]:
    """A random match, event by event."""
    match, random = Match.new(game, seed=seed), Random(seed)
    yield match
    while not match.over and len(match.rows) < most:
        if match.chance_due():
            match.draw()
        else:
            for seat in match.waiting():
                legal = match.legal(seat)
                match.choose(seat, legal[random.randrange(len(legal))])
        yield match


@pytest.mark.skipif(NODE is None, reason="there is no node here")
@pytest.mark.parametrize("game", games(), ids=lambda one: str(one.name))
def test_browsers_make_the_same_of_a_change(game: AnyGame, tmp_path: Path) -> None:
    """Both scenes of every step of a match, and the change, as they are sent."""
    encode = encoder(game).encode
    drawn = [game.drawing.scene(m.view(SPECTATOR), SPECTATOR, "wide") for m in walk(game, 5, 60)]
    pairs = list(pairwise(drawn))
    assert all(apply(change(a, b), a) == b for a, b in pairs)
    examples = tmp_path / "examples.json"
    examples.write_bytes(encode([(a, change(a, b), b) for a, b in pairs]))
    command = [str(NODE), str(FOLDER / "scene/apply_changes.js"), str(examples)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] == str(len(pairs))


def catch_up(draft: Draft, match: Match) -> None:
    for row in match.rows[len(draft.match.rows) :]:
        draft.match.replay(row)


def test_a_move_of_snail_invasion_is_less_than_a_kilobyte(tmp_path: Path) -> None:
    """Uncompressed, with all that a viewer is told; as whole scenes it would be twenty. One
    and a half are enough for nineteen of twenty; hits and carries are told in several beats."""
    game = find_game("snail-invasion")

    async def measure() -> list[int]:
        async with hub_at(tmp_path / "x.sqlite") as hub:
            room = await seated(hub, game, game.resolve())
            people, sizes = viewers(room), []
            for match in walk(game, 1, 80):
                await room.do(catch_up, match)
                for viewer in people.values():
                    sizes += [len(message) for message in heard(viewer)]
            return sorted(sizes)

    sizes = asyncio.run(measure())
    assert len(sizes) > 300
    assert sum(sizes) / len(sizes) < 900
    assert sizes[len(sizes) * 95 // 100] < 1500
    assert sizes[-1] < 2000
