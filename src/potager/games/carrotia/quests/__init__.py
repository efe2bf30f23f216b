"""Quest cards from TOML: reading, checking, and the decks that come with the game.

A card names squares by column and row, counted from the upper left: `a1` is the corner.

    [[quest]]
    name = "The long way"
    size = 4
    play = "clockwise"              # or "anticlockwise"
    grows = ["north", "east"]       # two adjacent sides; not for size 3
    entry = "a4 west"               # a square of the rim, and where the arrow points in
    exit = "d1 east"
    birds = ["c1", "d4"]            # 1, 2 or 3 by size
    singles = ["b1", "c2"]          # a square twice: two tokens
    triples = ["a1"]
    more = ["c3"]                   # more single carrots, with four and more players
    alone = ["b3"]                  # more single carrots, for one player alone

If tokens run short (K17), the order counts: the singles as they are listed, then the triples.
docs/quests.md explains how to write your own file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.errors import BadOption
from potager.core.options import one_of
from potager.core.toml import BadToml, read_file, read_toml
from potager.games.carrotia.rules.cards import Quests, new_token
from potager.games.carrotia.rules.larder import SINGLE, TRIPLE
from potager.games.carrotia.rules.maze import square_at

FOLDER = Path(__file__).parent
DECKS = {"house": "house.toml", "challenge": "challenge.toml"}  # as they are today
SIZES = (3, 4, 5)
SQUARES = {f"{'abcde'[column]}{row + 1}": (row, column) for row in range(5) for column in range(5)}
SIDES = ("north", "east", "south", "west")
CORNERS = [[one, SIDES[at - turn]] for at, one in enumerate(SIDES) for turn in (1, 3)]
PLAY = {"clockwise": 1, "anticlockwise": -1}
EXTRA = ("more", "alone")  # singles for some numbers of players
FIELDS = (
    "name", "size", "play", "grows", "entry", "exit", "birds", "singles", "triples", *EXTRA,
)  # fmt: skip
MOST_ON_A_SQUARE = 3  # tokens of a kind
SUPPLY = {"singles": 20, "triples": 10}
MANY = 4  # players who need more carrots (K16), and find what a card has more for them
LONGEST_NAME = 40
MOST_FAULTS = 50  # told of a text that somebody sent

Card = Mapping[str, Any]


def check_quests(path: Path | str) -> list[str]:
    """What is wrong with a file of quest cards: a sentence for each fault, none if it is fine."""
    file = Path(path)
    try:
        text = read_file(file)
    except BadToml as error:
        return [f"{file.name}: {error}."]
    except (OSError, UnicodeDecodeError) as error:
        return [f"{file.name} can't be read: {getattr(error, 'strerror', error)}."]
    return [f"{file.name}: {fault}" for fault in faults(text)]


def faults(text: str) -> list[str]:
    """What is wrong with a text of quest cards."""
    try:
        found = read_toml(text)
    except BadToml as error:
        return [f"{error}."]
    cards = found.pop("quest", None)
    if found or not isinstance(cards, list):
        extra = ", ".join(found) or "nothing"
        return [f"it should hold [[quest]] cards only, but it holds {extra}."]
    told = [
        f"quest {number}{_name(card)}, {fault}"
        for number, card in enumerate(cards, 1)
        for fault in _faults(card)
    ]
    tables = [card for card in cards if isinstance(card, dict)]
    names = Counter(name for card in tables if isinstance(name := card.get("name"), str))
    told += [f"name: two quests are called {name!r}." for name, n in names.items() if n > 1]
    sizes = [card.get("size") for card in tables]
    told += [f"there is no quest of size {size}." for size in SIZES if size not in sizes]
    return told


def settled(quests: str) -> str:
    """The option `quests` as a record keeps it: a deck of ours by its hash, others as a whole.

    >>> settled("house").startswith("house:")
    True
    """
    if quests in DECKS:
        return _hashed(FOLDER / DECKS[quests])
    if _text(quests) != quests:
        return quests
    wrong = faults(quests)
    if len(wrong) > MOST_FAULTS:
        wrong[MOST_FAULTS:] = [f"and {len(wrong) - MOST_FAULTS} more."]
    if wrong:
        raise BadOption("\n".join(["quests can't be this text:", *wrong]))
    return quests


@lru_cache(maxsize=64)
def deck(quests: str, players: int = 2) -> Quests:
    """The cards of a settled option, for this number of players."""
    found: list[Card] = read_toml(_text(quests))["quest"]
    cards = sorted(found, key=lambda card: int(card["size"]))
    numbers: list[int] = []
    carrots: list[int] = []
    for card in cards:
        tokens = _tokens(card, players)
        numbers += _numbers(card, len(carrots), len(tokens))
        carrots += tokens
    counts = [sum(card["size"] == size for card in cards) for size in SIZES]
    names = [str(card["name"]) for card in cards]
    return Quests(vec[i64](numbers), vec[i64](carrots), vec[i64](counts), names)


# The decks that come with the game, and the earlier ones, which old records need


@cache
def _decks() -> dict[str, str]:
    """The text of each deck, by its name in records."""
    return {_hashed(file): file.read_text("utf-8") for file in FOLDER.glob("*.toml")}


@cache
def _hashed(file: Path) -> str:
    """A deck's name in records: `house:` or `challenge:`, and the beginning of its hash."""
    name = file.name.partition(".")[0]
    return f"{name}:{sha256(file.read_bytes()).hexdigest()[:8]}"


def house_quests() -> str:
    """The current standard cards, as a file."""
    return _decks()[settled("house")]


@cache
def own_names() -> frozenset[str]:
    """What the quests of these decks are called."""
    return frozenset(
        card["name"] for text in _decks().values() for card in read_toml(text)["quest"]
    )


def _text(quests: str) -> str:
    """The cards of a settled option, as a file."""
    if quests.partition(":")[0] in DECKS and quests not in _decks():
        raise BadOption(
            f"quests can't be {quests!r}: choose {one_of(DECKS)}, or give your own cards."
        )
    return _decks().get(quests, quests)


# One card


def _name(card: object) -> str:
    name = card.get("name") if isinstance(card, dict) else None
    return f" ({name})" if isinstance(name, str) else ""


def _faults(card: Any) -> Iterator[str]:
    """What is wrong with one card, beginning with the field."""
    if not isinstance(card, dict):
        yield "it should be a table."
        return
    for field in card:
        if field not in FIELDS:
            yield f"{field}: there is no such field. A card has {', '.join(FIELDS)}."
    name, size = card.get("name"), card.get("size")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        yield f"name: give a text of 1 to {LONGEST_NAME} characters."
    if card.get("play") not in list(PLAY):
        yield "play: choose clockwise or anticlockwise."
    if not isinstance(size, int) or size not in SIZES:
        yield "size: choose 3, 4 or 5."
        return
    if size == 3 and "grows" in card:
        yield "grows: a maze of size 3 does not grow, so leave it out."
    elif size > 3 and card.get("grows") not in CORNERS:
        yield 'grows: give two adjacent sides, such as ["north", "east"].'
    entry = yield from _gate_faults(card, "entry", size)
    exit = yield from _gate_faults(card, "exit", size)
    if entry is not None and entry == exit:
        yield "exit: choose a different square from the entry."
    yield from _content_faults(card, size, {entry: "entry", exit: "exit"})


def _gate_faults(card: Card, field: str, size: int) -> Generator[str, None, tuple[int, int] | None]:
    """Faults of entry or exit; returns its square."""
    words = str(card.get(field)).split()
    square = _square(words[0], size) if len(words) == 2 else None
    if square is None or words[1] not in SIDES:
        yield f'{field}: give a square and a side, such as "a1 west".'
        return None
    row, column = square
    away = {"north": row, "east": size - 1 - column, "south": size - 1 - row, "west": column}
    if away[words[1]]:
        yield f"{field}: {words[0]} has no {words[1]} side on the rim."
    return square


def _content_faults(card: Card, size: int, gates: Mapping[Any, str]) -> Iterator[str]:
    """Faults of birds and carrots."""
    for field in ("birds", "singles", "triples", *EXTRA):
        squares = card.get(field, [])
        if not isinstance(squares, list):
            yield f'{field}: give a list of squares, such as ["b2"].'
            continue
        for name in squares:
            square = _square(name, size)
            if square is None:
                yield f"{field}: {name!r} is not a square of a {size}x{size} grid."
            elif square in gates:
                yield f"{field}: {name} is the {gates[square]}, which has to stay empty."
        if field == "birds":
            if len(squares) != size - 2:
                yield f"birds: a quest of size {size} has {size - 2}, not {len(squares)}."
            continue
        if field in EXTRA and squares and isinstance(card.get("singles", []), list):
            squares = [*card.get("singles", []), *squares]
        for name, tokens in Counter(map(str, squares)).items():
            if tokens > MOST_ON_A_SQUARE:
                yield f"{field}: {name} has {tokens} tokens, and the limit is {MOST_ON_A_SQUARE}."
        supply = SUPPLY.get(field, SUPPLY["singles"])
        if len(squares) > supply:
            yield f"{field}: the supply has {supply}, not {len(squares)}."
    if not card.get("singles") and not card.get("triples"):
        yield "singles: a quest needs at least one carrot."


def _square(name: object, size: int) -> tuple[int, int] | None:
    """Row and column of 'b3'."""
    found = SQUARES.get(name) if isinstance(name, str) else None
    return found if found and max(found) < size else None


def _number(name: str) -> int:
    return square_at(*SQUARES[name])


def _tokens(card: Card, players: int) -> list[int]:
    """A card's carrots in its order: the singles, those for many or for one, then the triples."""
    extra = "more" if players >= MANY else "alone" if players == 1 else ""
    return [
        new_token(_number(name), token)
        for names, token in (
            (card.get("singles", []), SINGLE),
            (card.get(extra, []), SINGLE),
            (card.get("triples", []), TRIPLE),
        )
        for name in names
    ]


def _numbers(card: Card, first_token: int, tokens: int) -> list[int]:
    """A card as the rules read it: see `cards.py`."""
    birds = [_number(name) for name in card["birds"]]
    (entry, entry_side), (exit, exit_side) = (card[gate].split() for gate in ("entry", "exit"))
    return [
        _number(entry),
        _number(exit),
        PLAY[card["play"]],
        sum(1 << SIDES.index(side) for side in card.get("grows", [])),
        *[*birds, -1, -1][:3],
        first_token,
        tokens,
        SIDES.index(entry_side),
        SIDES.index(exit_side),
    ]
