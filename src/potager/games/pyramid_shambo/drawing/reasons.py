"""Why a player or a pyramid can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.texts import Message, say
from potager.games.pyramid_shambo import COLOURS, piece_name
from potager.games.pyramid_shambo.rules.circle import NAMING, PAYING, Circle
from potager.games.pyramid_shambo.rules.purses import PIECES

from .telling import piece_words, who


def why_not(view: Circle, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """An opponent to name, or a piece to pay with."""
    kind, _, word = target.partition(":")
    if kind == "player" and view.phase == NAMING:
        other = COLOURS.index(word)
        if other == seat:
            return say("why.yourself")
        return None if view.is_in(other) else say("place.is_out", who=who(other))
    if kind == "piece" and view.phase == PAYING:
        return _unfit(view, PIECE_NUMBERS[word])
    return None


def _unfit(view: Circle, piece: int) -> Message | None:
    """P4, P5: why a piece is no part of this payment."""
    if view.offered() & bit(piece):
        return None
    if (view.given | view.back) & bit(piece):
        return say("why.put_in", piece=piece_words(piece))
    owner = view.holder(bit(piece))
    giving = not view.given or view.lacking() > 0
    if giving != (owner == view.giver()):
        return say("why.not_theirs", who=who(view.giver() if giving else view.winner))
    return say("why.unfit", piece=piece_words(piece), n=abs(int(view.lacking())))


PIECE_NUMBERS = {piece_name(piece): piece for piece in range(PIECES)}
