"""Snail Invasion! once more, slowly and by the letter: what the fast rules are checked against.

A piece is a pair (colour, value), a stack a list of pieces from the bottom to the top, and an
action the words of the game's notation. Nothing is kept that could be looked up again.
"""

from __future__ import annotations

from itertools import takewhile

Piece = tuple[str, int]
Stack = list[Piece]

NAMES = {1: "pawn", 2: "drone", 3: "queen"}
VALUES = {name: value for value, name in NAMES.items()}
GARDENS = {
    "classic": ["red", "yellow", "green", "blue"],
    "two-colour": ["red", "red", "yellow", "yellow"],
    "three-and-one": ["red", "red", "red", "yellow"],
    "one-colour": ["red", "red", "red", "red"],
    "patio": ["red"],
}


def is_snail(piece: Piece) -> bool:
    return piece[0] == "black"


def blocked(stack: Stack, at: int) -> bool:
    """S4, as it is worded."""
    above = stack[at + 1 :]
    return sum(value for _, value in above) >= stack[at][1] or any(
        blocked(stack, higher) for higher in range(at + 1, len(stack))
    )


def resolved(stack: Stack) -> tuple[Stack, Stack]:
    """S6 and S7: what stays and what is hit, from the top down."""
    stack, hit = list(stack), []
    for at in reversed(range(len(stack))):
        side = is_snail(stack[at])
        run = takewhile(lambda piece: is_snail(piece) != side, stack[at + 1 :])  # noqa: B023
        if sum(value for _, value in run) > stack[at][1]:
            hit.append(stack.pop(at))
    return stack, hit


def has_plant(stack: Stack) -> bool:
    """S9: a Queen, a Drone and a Pawn of one colour, one directly on the other."""
    return any(
        not is_snail(stack[at]) and stack[at : at + 3] == [(stack[at][0], v) for v in (3, 2, 1)]
        for at in range(len(stack))
    )


class SlowGarden:
    """A whole game by the letter."""

    def __init__(self, *, mode: str, garden: str, board: str, turn_limit: int | None) -> None:
        self.squares: list[Stack] = [[] for _ in range({"3x4": 12, "4x4": 16}[board])]
        self.shed: list[Stack] = [[(c, 3), (c, 2), (c, 1)] for c in GARDENS[garden]]
        self.colours = set(GARDENS[garden])
        self.nest: Stack = [("black", 3)]
        if garden != "patio":
            self.nest += [("black", 2), ("black", 1)]
        self.loose: Stack = []
        self.dead: Stack = []
        self.all_pieces = sorted([*self.nest, *(piece for tree in self.shed for piece in tree)])
        self.solitaire = mode == "solitaire"
        self.snails_turn = False
        self.turns = 0
        self.turn_limit = turn_limit
        self.winner: str | None = None

    def choices(self) -> set[str]:
        """S1: the mover's legal actions; the roll does not matter for that."""
        trees = [*([piece] for piece in self.loose), self.nest] if self.snails_turn else self.shed
        found = {f"{tree[-1][0]}-{NAMES[tree[-1][1]]} out" for tree in trees if tree}
        for square, stack in enumerate(self.squares, 1):
            for at, piece in enumerate(stack):
                if is_snail(piece) == self.snails_turn and not blocked(stack, at):
                    found.add(f"{square} {NAMES[piece[1]]}")
        return found or {"pass"}

    def automatic(self) -> str:
        """S12: what solitaire Snails do."""
        if ready := [*self.loose, *self.nest[-1:]]:
            return f"black-{NAMES[min(value for _, value in ready)]} out"
        for square in range(len(self.squares), 0, -1):
            stack = self.squares[square - 1]
            for at in reversed(range(len(stack))):
                if is_snail(stack[at]) and not blocked(stack, at):
                    return f"{square} {NAMES[stack[at][1]]}"
        return "pass"

    def play(self, roll: int, choice: str) -> None:
        """One turn: the mover has rolled this and does that."""
        assert choice in self.choices()
        if choice.endswith(" out"):
            colour, size = choice.removesuffix(" out").split("-")
            self.land(roll, [self.take((colour, VALUES[size]))])
        elif choice != "pass":
            square, size = choice.split()
            stack = self.squares[int(square) - 1]
            at = next(
                at
                for at, piece in enumerate(stack)
                if NAMES[piece[1]] == size
                and is_snail(piece) == self.snails_turn
                and not blocked(stack, at)
            )
            carried = stack[at:]
            del stack[at:]
            target = int(square)
            for _ in range(roll):
                target = target + 1 if target < len(self.squares) else 1
            self.land(target, carried)
        self.turns += 1
        if self.winner is None and self.turns == self.turn_limit:
            self.winner = "nobody"
        self.snails_turn = not self.snails_turn

    def take(self, piece: Piece) -> Piece:
        """S2: take a loose Snail, or the top of a tree that has this piece there."""
        if piece in self.loose:
            self.loose.remove(piece)
            return piece
        return next(tree for tree in [*self.shed, self.nest] if tree[-1:] == [piece]).pop()

    def land(self, square: int, pieces: Stack) -> None:
        stack, hit = resolved(self.squares[square - 1] + pieces)
        self.squares[square - 1] = stack
        self.loose += [piece for piece in hit if is_snail(piece)]
        self.dead += [piece for piece in hit if not is_snail(piece)]
        if any(has_plant(stack) for stack in self.squares) or self.snails_stuck():
            self.winner = "gardener"
        elif all(self.spoiled(colour) for colour in self.colours):
            self.winner = "snails"

    def snails_stuck(self) -> bool:
        """S9: every Snail of the game is on the board and blocked."""
        return (
            not self.nest
            and not self.loose
            and all(
                blocked(stack, at)
                for stack in self.squares
                for at, piece in enumerate(stack)
                if is_snail(piece)
            )
        )

    def spoiled(self, colour: str) -> bool:
        """S10: all Queens, or all Drones, or all Pawns of a colour are dead."""
        return any(
            self.dead.count((colour, value)) == self.all_pieces.count((colour, value))
            for value in NAMES
        )

    def everything(self) -> Stack:
        """All pieces, wherever they are."""
        stacks = [*self.squares, *self.shed, self.nest, self.loose, self.dead]
        return sorted(piece for stack in stacks for piece in stack)
