"""What rooms ask of telling: how long people need to watch, and who won (`rooms.moment.Teller`)."""

from __future__ import annotations

import structlog

from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Play, Table
from potager.core.scene import seconds as seconds_of
from potager.core.state import SPECTATOR
from potager.core.texts import READING, Message, render, say, someone, verbatim
from potager.table.rooms.aside import gives_up, pace_of
from potager.table.rooms.casting import cast_of
from potager.table.rooms.moment import Moment
from potager.table.telling.wire import texts_at_tables
from potager.table.texts.kept import packed, unpacked

log = structlog.get_logger()
LONGEST = 6.0  # seconds for which anybody waits until people saw what happened


def seconds(match: Match, people: tuple[int, ...]) -> float:
    """How long spectators need to watch the steps of a match, at a normal pace.

    The match goes on even if they can't be described.
    """
    game, total, after, hasty = match.game, 0.0, match.state, gives_up(match.steps)
    try:
        for _, row, before in reversed(match.steps):
            if total > LONGEST:
                break
            if isinstance(row, Play):
                what = before.event_seen_by(SPECTATOR, row.who, row.what)
                views = before.seen_by(SPECTATOR), after.seen_by(SPECTATOR)
                pace = pace_of(game, before, after, people, hasty=hasty)
                total += pace * seconds_of(game.drawing.tell(*views, row.who, what, None))
            after = before
    except Exception as error:
        log.error("an event could not be described", game=game.name, exc_info=error)
        return 0.0
    return min(total, LONGEST)


def verdict(moment: Moment) -> str:
    """Who won and why, and how many hints were used, for lists of matches."""
    told, hints = verdict_of(moment), moment.match.hints()
    if hints:
        told = say("hint.after", verdict=told, n=hints)
    return packed(told, cast_of(moment.sheet).names)


def kept_verdict(game: AnyGame, kept: str) -> str:
    """What is kept of who won and why, in the words of whoever asks."""
    message, cast = unpacked(kept)
    language = READING.get()
    return render(message, texts_at_tables(game, language), cast._replace(language=language))


def verdict_of(moment: Moment) -> Message:
    """Who won and why."""
    sheet, match = moment.sheet, moment.match
    if moment.outdated and sheet.verdict:
        return unpacked(sheet.verdict)[0]
    if sheet.phase == "over" and not match.over:
        return say("table.closed")
    if len(match.state.result()):
        return moment.game.drawing.verdict(match.view(SPECTATOR))
    for row in reversed(match.rows):
        if not isinstance(row, Table):
            continue
        if row.kind in ("resigned", "forfeit"):
            name = verbatim(sheet.places[row.number].name)
            return say("table.resigned", who=someone(row.number, name))
        if row.kind == "draw":
            return say("table.stopped" if moment.game.team else "table.drawn")
    return unpacked(sheet.verdict)[0] if sheet.verdict else say("table.over")
