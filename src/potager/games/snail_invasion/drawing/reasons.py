"""Why a piece can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.scene import DICE
from potager.core.texts import Message, say
from potager.games.snail_invasion import COLOURS, SIZES
from potager.games.snail_invasion.rules.garden import GARDENER, Garden, colour_of, owner_of, size_of

from .facts import blocked, name, nest, pieces, trees


def why_not(view: Garden, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """`square:5` is the ground of square 5, `square:5:1` the second piece from below on it,
    `square:5:pawn` the free pawn there, `tree:red-queen` one of a tree, and `out:red-pawn` its top.
    """
    match target.split(":"):
        case ["square", _] if view.dice >= 0:
            return say("why.square", n=view.total())
        case ["square", square, which]:
            return _standing(pieces(view.stacks[int(square) - 1]), seat, which)
        case [("tree" | "out") as kind, word]:
            return _in_tree(view, seat, word.split("-")[0], top=kind == "out")
    return say("why.once") if target == DICE else None


def _standing(whole: tuple[int, ...], seat: int, which: str) -> Message | None:
    stuck = blocked(whole)
    sizes = [SIZES[size_of(piece)] for piece in whole]
    height = int(which) if which.isdecimal() else sizes.index(which, len(stuck))
    piece = whole[height]
    if owner_of(piece) != seat:
        return say("why.theirs", piece=name(piece))
    if height not in stuck:
        return None
    load = sum(size_of(one) for one in whole[height + 1 :])
    if load >= size_of(piece):
        return say("why.blocked", piece=name(piece), n=load)
    return say("why.blocked_above", piece=name(piece))  # S4: what stands on it can't move either


def _in_tree(view: Garden, seat: int, colour: str, *, top: bool) -> Message | None:
    if (colour == "black") == (seat == GARDENER):
        return say("why.nest" if colour == "black" else "why.shed")
    standing = [nest(view.nest_top, view.loose)[0]]
    if seat == GARDENER:
        standing = [tree for _, tree in trees(view.trees, view.shed)]
    for tree in standing:
        if not top and tree and COLOURS[colour_of(tree[-1])] == colour:
            return say("why.under", piece=name(tree[-1]))
    return None
