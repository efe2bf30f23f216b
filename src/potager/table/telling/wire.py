"""How a game's messages are written for the wire: core's own structs, with all texts in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

import msgspec

from potager.core.choices import by_clicks
from potager.core.fluent import Texts
from potager.core.game import AnyGame, texts_of
from potager.core.scene import TURN, Layout, Scene, fitting
from potager.core.state import SPECTATOR, State
from potager.core.texts import (
    READING,
    Cast,
    Message,
    names_someone,
    pictured,
    pieces,
    render,
    verbatim,
)
from potager.table.telling.messages import Branch, Previewed
from potager.table.texts import catalogue

MOST_KNOWN = 10_000  # texts of all games: few are told again and again
MOST_NAMED = 4_000  # those that name somebody, at all tables together
MOST_CASTS = 1_000


class Sentence(msgspec.Struct, frozen=True):
    """A message with small pictures, as browsers get it."""

    line: list[object]


@lru_cache(maxsize=MOST_KNOWN)
def _said(game: AnyGame, language: str, message: Message) -> str | Sentence | None:
    """What is the same at every table, in words; none for what names somebody."""
    return None if names_someone(message) else _written(game, Cast(language=language), message)


@lru_cache(maxsize=MOST_NAMED)
def _named(game: AnyGame, cast: Cast, message: Message) -> str | Sentence:
    """What is said at one table only: tables come and go, so these are forgotten together."""
    return _written(game, cast, message)


def _written(game: AnyGame, cast: Cast, message: Message) -> str | Sentence:
    known = texts_at_tables(game, cast.language)
    if pictured(message):
        return Sentence(pieces(message, known, cast))
    return render(message, known, cast)


@cache
def texts_at_tables(game: AnyGame, language: str) -> Texts:
    """The texts of a game and those of the table, as one catalogue."""
    found = Texts(language, catalogue(language))
    own: Texts | None = texts_of(game, language)
    while own is not None:  # English comes last
        found.update({id: text for id, text in own.items() if id not in found})
        found.traits = own.traits | found.traits
        own = own.fallback
    return found


def words(game: AnyGame, cast: Cast | None = None) -> Callable[[object], str | Sentence]:
    """What puts this game's messages into words for one of a cast."""
    return _words(game, _in_a_language(cast))


@lru_cache(maxsize=MOST_CASTS)
def _words(game: AnyGame, cast: Cast) -> Callable[[object], str | Sentence]:
    def said(message: object) -> str | Sentence:
        if not isinstance(message, Message):
            raise NotImplementedError(f"{message!r} can't be sent in a message")
        known = _said(game, cast.language, message)
        return _named(game, cast, message) if known is None else known

    return said


def encoder(game: AnyGame, cast: Cast | None = None) -> msgspec.json.Encoder:
    """What writes all that one of a cast is told of this game."""
    return _encoder(game, _in_a_language(cast))


def _in_a_language(cast: Cast | None) -> Cast:
    """The same cast, with the language of whoever asks if it has none."""
    if cast is None:
        return Cast(language=READING.get())
    return cast if cast.language else cast._replace(language=READING.get())


@lru_cache(maxsize=MOST_CASTS)
def _encoder(game: AnyGame, cast: Cast) -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=words(game, cast))


def previewed(
    game: AnyGame, view: State, seat: int, action: int, layout: Layout, eyes: int = SPECTATOR
) -> Previewed | None:
    """What a choice would do, from what the seat itself can see; none: that can't be told.

    It is drawn as that seat sees it, or whoever's `eyes` the page has.
    """
    if not game.manners.previews(view, seat, action):
        return None
    drawn = seat if eyes == SPECTATOR else eyes
    found = game.drawing.preview(view, drawn, action, fitting(game.layouts, layout))
    path = game.path(view, seat, action)
    return Previewed(path=path, sprites=found.sprites, parts=found.parts)


def branches(
    game: AnyGame, view: State, seat: int, scene: Scene, people: int = 0
) -> tuple[Branch, ...]:
    """The tree of a seat's legal paths, with names for what has none in the scene.

    `people` are the seats that no bot plays for.
    """
    named = {sprite.target for sprite in scene.sprites if sprite.label}

    def grow(paths: Iterable[tuple[tuple[str, ...], int]], depth: int) -> tuple[Branch, ...]:
        groups: dict[str, list[tuple[tuple[str, ...], int]]] = {}
        for way in paths:
            groups.setdefault(way[0][depth], []).append(way)
        grown = []
        known: dict[tuple[Branch, ...], str] = {}  # what follows a target
        for target, group in groups.items():
            path, action = group[0]
            shown = target.removeprefix(TURN) in named
            if len(path) == depth + 1:
                label = None if shown else verbatim(game.notation(view, seat, action))
                blind = not game.manners.previews(view, seat, action)
                ask = game.manners.caution(view, seat, action, people)
                grown.append(Branch(target=target, label=label, blind=blind, ask=ask))
            else:
                label, then = None if shown else verbatim(target), grow(group, depth + 1)
                onward, like = game.manners.onward(view, target), known.setdefault(then, target)
                then, like = (then, "") if like == target else ((), like)
                grown.append(Branch(target=target, label=label, then=then, like=like, next=onward))
        return tuple(grown)

    return grow(by_clicks(game, view, seat).items(), 0)
