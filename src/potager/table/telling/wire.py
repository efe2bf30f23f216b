"""Scenes and parts of texts as they go over the wire: the same, with all messages in words."""

from __future__ import annotations

from collections.abc import Sequence

from potager.core.game import AnyGame
from potager.core.scene import TURN, Icon, Layout, Part, Sprite
from potager.core.state import State
from potager.core.texts import Message
from potager.table.telling.messages import Branch, WirePart, WireScene, WireSprite

Known = dict[object, str]
_known: dict[str, Known] = {}  # by game: few texts are told again and again
MOST_KNOWN = 5_000


def say(game: AnyGame, message: Message) -> str:
    """A message in words, remembered."""
    key = _key(message)
    known = _known.setdefault(game.name, {})
    words = known.get(key)
    if words is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        words = known[key] = game.text(message)
    return words


def _key(message: Message) -> object:
    if not message.args:
        return message.id
    return message.id, *(
        (name, _key(value) if isinstance(value, Message) else value)
        for name, value in message.args.items()
    )


def draw(game: AnyGame, view: State, viewer: int, layout: Layout) -> WireScene:
    """The position in words and pictures, as this viewer may see it."""
    scene = game.drawing.scene(view, viewer, layout)
    return WireScene(width=scene.width, height=scene.height, sprites=sprites(game, scene.sprites))


def sprites(game: AnyGame, found: Sequence[Sprite]) -> tuple[WireSprite, ...]:
    """Sprites with their texts in words."""
    return tuple(
        WireSprite(
            key=sprite.key,
            kind=sprite.kind,
            x=sprite.x,
            y=sprite.y,
            w=sprite.w,
            h=sprite.h,
            r=sprite.r,
            turn=sprite.turn,
            symbol=sprite.symbol,
            text=say(game, sprite.text) if sprite.text else "",
            anchor=sprite.anchor,
            d=sprite.d,
            classes=sprite.classes,
            label=say(game, sprite.label) if sprite.label else "",
            target=sprite.target,
        )
        for sprite in found
    )


def words(game: AnyGame, parts: Sequence[Part]) -> tuple[WirePart, ...]:
    """A line's parts in words."""
    return tuple(
        WirePart(symbol=part.symbol, label=say(game, part.label), classes=part.classes)
        if isinstance(part, Icon)
        else WirePart(text=say(game, part))
        for part in parts
    )


def branches(game: AnyGame, view: State, seat: int, scene: WireScene) -> tuple[Branch, ...]:
    """The tree of a seat's legal paths; each step is called what its sprite is called."""
    labels = {sprite.target: sprite.label for sprite in scene.sprites if sprite.target}
    return _grow(game, view, seat, labels, list(game.paths(view, seat).items()), 0)


def _grow(
    game: AnyGame,
    view: State,
    seat: int,
    labels: dict[str, str],
    paths: list[tuple[tuple[str, ...], int]],
    depth: int,
) -> tuple[Branch, ...]:
    groups: dict[str, list[tuple[tuple[str, ...], int]]] = {}
    for path, action in paths:
        groups.setdefault(path[depth], []).append((path, action))
    grown = []
    for target, group in groups.items():
        path, action = group[0]
        if len(path) == depth + 1:
            label = labels.get(target) or game.notation(view, seat, action)
            preview = game.previews(view, seat, action)
            grown.append(Branch(target=target, label=label, preview=preview))
        else:
            name = target.removeprefix(TURN)
            then = _grow(game, view, seat, labels, group, depth + 1)
            grown.append(Branch(target=target, label=labels.get(name) or target, then=then))
    return tuple(grown)
