"""Best play as a file: for every solved position what to do, in msgpack.

`ones` and `twos` are the marks of the positions (`potager.bots.book.marks` of their keys after
`forget`), `actions` what the seat does that is to move. Where two choose at once, or more than two
play and several actions are equally good, the position is among `mixed`: its marks, then for each
seat that chooses how often it should choose which action.
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from potager.bots.book import HIGH, LOW, MISSING, Book, marks
from potager.core.errors import PotagerError
from potager.core.state import State

from .graph import TOGETHER
from .solve import CantSolve, Solved

Mix = dict[int, float]


class PolicyFile(msgspec.Struct, kw_only=True):
    """What is in the file."""

    potager_policy: int = 1  # the version of this format
    game: str
    options: dict[str, Any]
    value: float
    ones: bytes  # 8 bytes each, the lowest first
    twos: bytes
    actions: bytes  # 4 bytes each
    mixed: list[tuple[int, int, list[Mix]]]


class Policy:
    """Best play, read from its file."""

    def __init__(self, file: PolicyFile) -> None:
        self.game = file.game
        self.options = file.options
        self.value = file.value
        self._actions = array("i", file.actions)
        self._mixes = [mixes for _, _, mixes in file.mixed]
        self._book = Book(len(self._actions) + len(self._mixes))
        for number, (one, two) in enumerate(
            zip(array("q", file.ones), array("q", file.twos), strict=True)
        ):
            self._book.note(one, two, number)
        for number, (one, two, _) in enumerate(file.mixed, len(self._actions)):
            self._book.note(one, two, number)

    @classmethod
    def load(cls, file: Path | str) -> Policy:
        try:
            return cls(msgspec.msgpack.decode(Path(file).read_bytes(), type=PolicyFile))
        except (OSError, msgspec.DecodeError, ValueError) as error:
            raise PotagerError(f"{file} is not a policy: {error}.") from None

    def mixes(self, state: State) -> list[Mix]:
        """What to do in a position: one mix for the seat to move, or two for two at once."""
        copy = state.clone()
        copy.forget()
        one, two = marks(copy.key())
        number = int(self._book.read(one, two))
        if number == MISSING:
            raise CantSolve("This position is not in the policy.")
        if number < len(self._actions):
            return [{self._actions[number]: 1.0}]
        return self._mixes[number - len(self._actions)]

    def choose(self, state: State, seat: int, random: Random) -> int:
        """An action for a seat. `state` is changed by nothing."""
        legal = list(state.legal(seat))
        if len(legal) == 1:
            return legal[0]
        found = self.mixes(state)
        mix = found[seat if len(found) > 1 else 0]
        point = random.random()
        for action, share in mix.items():
            point -= share
            if point < 0:
                return action
        return max(mix, key=lambda action: mix[action])


def save_policy(solved: Solved, game: str, options: dict[str, Any], file: Path) -> None:
    """Write down what to do in every position in which somebody chooses."""
    graph = solved.graph
    ones, twos, actions = array("q"), array("q"), array("i")
    mixed: list[tuple[int, int, list[Mix]]] = []
    entries = graph.book.entries
    for at in range(0, len(entries), 2):
        if not entries[at + 1]:
            continue
        node = int(entries[at + 1] & LOW) - 1
        owner = graph.owners[node]
        one, two = int(entries[at]), int(entries[at + 1] & HIGH)
        if owner >= 0 and graph.width > 1:
            edges = range(graph.firsts[node], graph.last(node))
            mixed.append(
                (one, two, [_played({int(graph.labels[at]): graph.shares[at] for at in edges})])
            )
        elif owner >= 0:
            ones.append(one)
            twos.append(two)
            actions.append(solved.best.best[node])
        elif owner == TOGETHER:
            mixed.append((one, two, [_played(mix) for mix in solved.mixes_at(node)]))
    found = PolicyFile(
        game=game,
        options=options,
        value=solved.value(),
        ones=ones.tobytes(),
        twos=twos.tobytes(),
        actions=actions.tobytes(),
        mixed=mixed,
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.msgpack.encode(found))


def _played(mix: Mix) -> Mix:
    return {action: share for action, share in mix.items() if share > 0}
