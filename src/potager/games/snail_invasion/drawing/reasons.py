"""Why a piece can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.scene import DICE
from potager.core.texts import Message, say
from potager.games.snail_invasion import SIZES
from potager.games.snail_invasion.rules.garden import GARDENER, Garden, owner_of, size_of

from .facts import free, name, nest, pieces, trees


def why_not(view: Garden, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """`square:5` is the ground of square 5, `square:5:1` the second piece from below on it,
    `square:5:pawn` the free pawn there, `tree:red-queen` one of a tree, and `out:red-pawn` its top.
    """
    kind, _, rest = target.partition(":")
    if kind == "square" and ":" not in rest and view.dice >= 0:
        return say("why.square", n=view.total())
    if kind == "square" and ":" in rest:
        square, which = rest.split(":")
        return _standing(view, seat, int(square) - 1, which)
    if kind in ("tree", "out"):
        return _in_tree(view, seat, rest, top=kind == "out")
    return say("why.once") if target == DICE else None


def _standing(view: Garden, seat: int, square: int, which: str) -> Message | None:
    whole = pieces(view.stacks[square])
    blocked = len(whole) - free(view.stacks[square])
    if which.isdecimal():
        height = int(which)
    else:
        sizes = [SIZES[size_of(piece)] for piece in whole]
        height = sizes.index(which, blocked)
    piece = whole[height]
    if owner_of(piece) != seat:
        return say("why.theirs", piece=name(piece))
    above = whole[height + 1 :]
    if height >= blocked:
        return None
    load = sum(size_of(one) for one in above)
    if load >= size_of(piece):
        return say("why.blocked", piece=name(piece), n=load)
    return say("why.blocked_above", piece=name(piece))  # S4: what stands on it can't move either


def _in_tree(view: Garden, seat: int, word: str, *, top: bool) -> Message | None:
    colour = word.split("-")[0]
    if (colour == "black") == (seat == GARDENER):
        return say("why.nest" if colour == "black" else "why.shed")
    if top:
        return None
    tops = [tree[-1] for _, tree in trees(view) if tree] if seat == GARDENER else nest(view)[0][-1:]
    for piece in tops:
        if name(piece).id.startswith(f"piece.{colour}-"):
            return say("why.under", piece=name(piece))
    return None
