"""What goes over the wire is core's own structs, with every message in words."""

from __future__ import annotations

import msgspec
import pytest

from potager.core.game import AnyGame
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.scene import Icon, Sprite
from potager.core.state import SPECTATOR
from potager.core.texts import say, verbatim
from potager.table.telling.messages import LogLine
from potager.table.telling.wire import encoder

SNAIL = find_game("snail-invasion")
encode = encoder(SNAIL).encode


def test_a_sprite_is_sent_without_what_it_does_not_say() -> None:
    label = say("list.and", first=say("colour.red"), last="x")
    sprite = Sprite(key="a", kind="text", text=verbatim("{n}"), label=label, x=2.5)
    assert msgspec.json.decode(encode(sprite)) == {
        "key": "a", "kind": "text", "text": "{n}", "label": "red and x", "x": 2.5,
    }  # fmt: skip
    assert encode(Sprite(key="a")) == b'{"key":"a"}'


def test_a_line_is_words_and_icons() -> None:
    icon = Icon(symbol="pip", label=say("colour.blue"))
    line = LogLine(seq=3, turn=1, who=0, parts=(say("side.snails"), icon))
    sent = msgspec.json.decode(encode(line))
    assert sent["parts"] == ["Snails", ["pip", "blue", []]]


@pytest.mark.parametrize("game", games(), ids=lambda one: str(one.name))
def test_every_game_draws_scenes_that_can_be_sent(game: AnyGame) -> None:
    for layout in game.layouts:
        scene = game.drawing.scene(game.start(game.resolve()), SPECTATOR, layout)
        sent = msgspec.json.decode(encoder(game).encode(scene))
        assert [one["key"] for one in sent["sprites"]] == [one.key for one in scene.sprites]


def test_nothing_else_slips_through() -> None:
    with pytest.raises(NotImplementedError):
        encode(object())
