"""The analysis of a finished match, for its replay: events become rows of the log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict

from potager.bots.coach.analysis import Analysis, TurningPoint, decisions
from potager.bots.coach.hints import foretold
from potager.bots.coach.wording import said
from potager.core.match import Match
from potager.core.record import Play, Row
from potager.core.state import CLOCK, HOLD, State
from potager.table.rooms.moment import Moment
from potager.table.rooms.seats import NotAllowed
from potager.table.telling.replies import Analysed, CurvePoint, Judged, Turned
from potager.table.texts import t


def check_analysis(moment: Moment) -> None:
    """Refuse a match that is still played, or that can't be analysed."""
    if moment.sheet.phase != "over":
        raise NotAllowed(t("analysis.playing"))
    if moment.outdated:
        raise NotAllowed(t("analysis.old-rules"))
    if not moment.match.over:
        raise NotAllowed(t("analysis.unfinished"))
    if not any(row.who >= 0 for row in moment.match.events):
        raise NotAllowed(t("analysis.no-choice"))


def analysed(analysis: Analysis, match: Match) -> Analysed:
    """An analysis as the replay shows it."""
    seqs = (0, *rows_in_force(match.rows))
    last = len(match.rows)
    luck = {one.seat: one for one in analysis.luck}
    return Analysed(
        began=True,
        seats=tuple(
            msgspec.convert(asdict(one) | asdict(luck[one.seat]), Judged) for one in analysis.seats
        ),
        curve=tuple(
            CurvePoint(seq=last if one.kind == "end" else seqs[one.event], chances=one.chances)
            for one in analysis.chances
        ),
        turned=_turned(analysis.turning_points, match, seqs),
        exact=analysis.exact,
        shared=len(analysis.seats) > 1 and not match.game.team,
        timed=any(row.who == CLOCK for row in match.events),
    )


def _turned(
    points: Sequence[TurningPoint], match: Match, seqs: Sequence[int]
) -> tuple[Turned, ...]:
    """The turning points in the game's words, in the order that they were given in."""
    left = {point.event: point for point in points}
    found: dict[int, Turned] = {}
    for at, before, plays in decisions(match):
        for event in range(at + 1, at + len(plays) + 1):
            if event in left:
                point = left.pop(event)
                # Choices made at once are shown from where the first of them is made.
                found[event] = _told(match, before.seen_by(point.seat), point, seqs[at + 1] - 1)
        if not left:
            break
    return tuple(found[point.event] for point in points)


def _told(match: Match, view: State, point: TurningPoint, seq: int) -> Turned:
    game, seat = match.game, point.seat
    path, better = (
        () if action == HOLD else game.path(view, seat, action)
        for action in (point.action, point.action_better)
    )
    return Turned(
        seq=seq,
        turn=point.turn,
        seat=seat,
        chosen=said(game, view, seat, point.action),
        better=said(game, view, seat, point.action_better),
        chosen_path=path,
        better_path=better,
        chance=point.chance,
        chance_better=point.chance_better,
        reason=foretold(game, view, seat, point.action_better),
    )


def rows_in_force(rows: Sequence[Row]) -> list[int]:
    """For each event that was not taken back the number of its row, from 1."""
    found: list[int] = []
    for number, row in enumerate(rows, 1):
        if isinstance(row, Play):
            found.append(number)
        elif row.kind == "undone":
            del found[row.number :]
    return found
