"""How a game's messages are written for the wire: core's own structs, with all texts in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

import msgspec

from potager.core.game import AnyGame
from potager.core.scene import TURN, Scene
from potager.core.state import State
from potager.core.texts import Message, verbatim
from potager.table.telling.messages import Branch

MOST_KNOWN = 5_000  # texts of a game: few are told again and again


@cache
def words(game: AnyGame) -> Callable[[Message], str]:
    """What puts this game's messages into words, and remembers them."""
    return lru_cache(maxsize=MOST_KNOWN)(game.text)


@cache
def encoder(game: AnyGame) -> msgspec.json.Encoder:
    """What writes all that viewers of this game are told."""
    said = words(game)

    def hook(value: object) -> str:
        if isinstance(value, Message):
            return said(value)
        raise NotImplementedError(f"{value!r} has no place in a message")

    return msgspec.json.Encoder(enc_hook=hook)


def branches(game: AnyGame, view: State, seat: int, scene: Scene) -> tuple[Branch, ...]:
    """The tree of a seat's legal paths, with names for what has none in the scene."""
    named = {sprite.target for sprite in scene.sprites if sprite.label}
    return _grow(game, view, seat, named, list(game.paths(view, seat).items()), 0)


def _grow(
    game: AnyGame,
    view: State,
    seat: int,
    named: set[str],
    paths: list[tuple[tuple[str, ...], int]],
    depth: int,
) -> tuple[Branch, ...]:
    groups: dict[str, list[tuple[tuple[str, ...], int]]] = {}
    for path, action in paths:
        groups.setdefault(path[depth], []).append((path, action))
    grown = []
    for target, group in groups.items():
        path, action = group[0]
        known = target.removeprefix(TURN) in named
        if len(path) == depth + 1:
            label = None if known else verbatim(game.notation(view, seat, action))
            preview = game.previews(view, seat, action)
            grown.append(Branch(target=target, label=label, preview=preview))
        else:
            label = None if known else verbatim(target)
            then = _grow(game, view, seat, named, group, depth + 1)
            grown.append(Branch(target=target, label=label, then=then))
    return tuple(grown)
