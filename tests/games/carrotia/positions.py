"""Positions of Carrotia in words, and short ways to play on from them.

A maze is written row by row, each tile by its open sides (`es`, `nesw`), a dot for none:
`running("es ew sw", "ns . ns", "ne ew nw")`.
"""

from __future__ import annotations

from typing import Any

import potager
from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.carrotia import BIRD_NAMES, FACE_NAMES, square_name
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules.actions import square_numbered
from potager.games.carrotia.rules.flock import load_of, square_of, which_of
from potager.games.carrotia.rules.larder import SINGLE, TRIPLE, singles, triples, worth
from potager.games.carrotia.rules.phases import (
    BUILD,
    CAST,
    CHOOSE,
    DEAL,
    FLIGHT,
    MOVE,
    QUEST,
    READY,
    ROLL,
)
from potager.games.carrotia.rules.position import moves_of
from potager.games.carrotia.rules.roles import CLOWN
from potager.games.carrotia.rules.warren import Warren

game = potager.game("carrotia")

LOOP = ("es esw sw", "nes nesw nsw", "ne new nw")  # every square joined to all its neighbours
RING = ("es ew sw", "ns . ns", "ne ew nw")


def square(name: str) -> int:
    """The number of a square such as 'b3'."""
    return 8 * (int(name[1]) - 1) + "abcde".index(name[0])


def tile(sides: str) -> int:
    """The number of a tile by its open sides."""
    return sum(1 << "nesw".index(side) for side in sides if side != ".")


def card(grid: int = 3, name: str = "", **fields: Any) -> str:
    """A quest card as TOML; corner to corner unless told otherwise."""
    last = "abcde"[grid - 1] + str(grid)
    usual: dict[str, Any] = {
        "name": name or f"Test {grid}",
        "size": grid,
        "play": "clockwise",
        "entry": "a1 west",
        "exit": f"{last} east",
        "birds": ["a2", "b1", "b2"][: grid - 2],
        "singles": ["a3"],
    }
    if grid > 3:
        usual["grows"] = ["south", "east"]
    lines = [f"{field} = {value!r}" for field, value in {**usual, **fields}.items()]
    return "\n".join(["[[quest]]", *lines, ""])


def cards(**fields: Any) -> str:
    """A deck of one card for each size; the fields are those of the size named."""
    size = fields.pop("size", 3)
    return "\n".join(card(one, **(fields if one == size else {})) for one in (3, 4, 5))


def new(players: int = 2, **options: Any) -> Warren:
    """The first position; with our own small deck unless told otherwise."""
    state: Warren = game.start(game.resolve(**{"quests": cards(), **options, "players": players}))
    return state


def building(*rows: str, hands: tuple[str, ...] = ("",), round: int = 1, **options: Any) -> Warren:
    """A building turn of seat 0: these tiles lie, and each hand holds these ('ns ne ne')."""
    state = new(len(hands), **options)
    give_roles(state, POWERS[: len(hands)])
    state.round = round
    state.quest = state.cards.first(round)
    state.maze.size = round + 2
    lay(state, *rows)
    for seat, hand in enumerate(hands):
        for sides in hand.split():
            state.hands[seat] += 1 << 4 * kind(sides)
    state.phase = BUILD
    return state


def running(
    *rows: str,
    rabbit: str = "a1",
    came: str = "",
    birds: str = "",
    carrots: str = "",
    roles: tuple[str, ...] = ("bandit", "clown"),
    mover: int = 0,
    moves: int = 0,
    **options: Any,
) -> Warren:
    """A move of the run is due. Birds: 'owl c3 up, crow a2 carrot'; carrots: 'b1 1, c2 3 1'."""
    size = len(rows)
    state = new(len(roles), **options)
    give_roles(state, roles)
    state.round = size - 2
    state.quest = state.cards.first(state.round)
    state.maze.size = size
    lay(state, *rows)
    for place, told in enumerate(filter(None, birds.split(", "))):
        name, where, face = told.split()
        state.flock.lay(BIRD_NAMES.index(name), square(where))
        state.flock.show(place, FACE_NAMES.index(face))
    for told in filter(None, carrots.split(", ")):
        where, *tokens = told.split()
        for token in tokens:
            state.larder.lay_out(square(where), SINGLE if token == "1" else TRIPLE)
    state.rabbit = square(rabbit)
    state.came = square(came) if came else -1
    state.mover = mover
    state.moves = moves or moves_of(state.round)
    state.phase = MOVE
    return state


def at_the_rabbit(*birds: str, used: bool = True, loaded: bool = True) -> Warren:
    """These birds are bound for b1, where the rabbit goes; the mover is the Clown."""
    places = ("c1 left", "b2 up")
    told = ", ".join(f"{bird} {place}" for bird, place in zip(birds, places, strict=True))
    state = running(*LOOP, birds=told, roles=("clown", "ghost"))
    state.used = 1 << CLOWN if used else 0
    for place, bird in enumerate(birds):
        if loaded and bird in ("crow", "seagull"):
            state.flock.load(place, SINGLE)
    return play(state, "right")


def give_roles(state: Warren, roles: tuple[str, ...]) -> None:
    for seat, role in enumerate(roles):
        state.give(POWERS.index(role), seat)


def lay(state: Warren, *rows: str) -> None:
    for row, tiles in enumerate(rows):
        for column, sides in enumerate(tiles.split()):
            state.maze.lay(8 * row + column, tile(sides))


def kind(sides: str) -> int:
    if len(sides) == 2:
        return 0 if sides in ("ns", "ew") else 1
    return {1: 4, 3: 2, 4: 3}[len(sides)]


# Playing on


def choices(state: Warren, seat: int | None = None) -> set[str]:
    """What a seat, or the one who is waited for, may do."""
    if seat is None:
        seat = int(state.waiting()).bit_length() - 1
    return {game.notation(state, seat, action) for action in state.legal(seat)}


def play(state: Warren, *texts: str, seat: int | None = None) -> Warren:
    """Let the waited seat, or the one named, do this and then that; birds fly by themselves."""
    for text in texts:
        who = int(state.waiting()).bit_length() - 1 if seat is None else seat
        state.apply(who, by_words(game, state, who, text))
        while state.phase == FLIGHT:
            state.apply(CHANCE, 0)
    return state


def draw(state: Warren, *texts: str) -> Warren:
    """Draw these, as notation writes it, one after another."""
    for text in texts:
        weights = list(state.chance())
        found = [
            outcome
            for outcome, weight in enumerate(weights)
            if weight and game.notation(state, CHANCE, outcome) == text
        ]
        assert found, f"{text} can't come now"
        state.apply(CHANCE, found[0])
    return state


def opened(state: Warren, *hands: str, quest: str = "Test 3") -> Warren:
    """Everybody takes a character, says ready, and is dealt these tiles ('straight corner')."""
    while state.phase == CHOOSE:
        play(state, sorted(choices(state))[0])
    while state.phase == CAST:
        state.apply(CHANCE, list(state.chance()).index(1))
    say_ready(state)
    assert state.phase == QUEST
    draw(state, f"quest {quest}")
    for kinds in hands:
        for one in kinds.split():
            draw(state, f"deal {one}")
    assert state.phase == (BUILD if hands else DEAL)
    return state


def say_ready(state: Warren) -> None:
    while state.phase == READY:
        play(state, "ready")


# Looking


def lying(state: Warren) -> dict[str, str]:
    """The tokens on the squares: {'b1': '1', 'c2': '3 1'}."""
    found = {}
    for at in range(25):
        here = square_numbered(at)
        tokens = state.larder.lying[here]
        if tokens:
            found[square_name(here)] = " ".join(["3"] * triples(tokens) + ["1"] * singles(tokens))
    return found


def flock(state: Warren) -> dict[str, str]:
    """Where the birds are: {'owl': 'c3'}."""
    return {BIRD_NAMES[which_of(bird)]: square_name(square_of(bird)) for bird in state.flock.birds}


def carried(state: Warren, name: str) -> int:
    """What a bird carries, in carrots."""
    place = state.flock.place_of(BIRD_NAMES.index(name))
    return int(worth(load_of(state.flock.birds[place])))


def bag(state: Warren) -> int:
    return int(worth(state.larder.bag))


def store(state: Warren) -> int:
    return int(worth(state.larder.store))


def rabbit(state: Warren) -> str:
    return square_name(state.rabbit)


def tiles(state: Warren) -> dict[str, int]:
    """The tiles that lie, by square."""
    squares = [square_numbered(at) for at in range(25)]
    return {square_name(one): int(state.maze.tile(one)) for one in squares if state.maze.tile(one)}


def rolled(state: Warren) -> bool:
    """Whether the turn is over and the next roll is due."""
    return state.phase == ROLL
