"""Carrotia in words and beats: the players' list, what happens, and how it ended.

The prompt is in `prompts.py`, the run in `running.py`, the end of a round in `round_end.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Beat, Icon, Part, SeatStatus
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import BIRD_NAMES, GAME, KIND_NAMES
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.facts import (
    bird_name,
    birds,
    character,
    hand,
    is_building,
    is_running,
    place_name,
    player,
    role_name,
    role_text,
)
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.flock import square_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.maze import kind_of
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.roles import BANDIT
from potager.games.carrotia.rules.warren import Warren

from .ends import has_ended
from .judging import LINE, built_by, faults_told, mended_by, wrong_because
from .round_end import round_ends
from .run import ran
from .shown import Counted, Rolling, Shown

NOTICE_S = 1.4  # to look at a card over the maze
READ_S = 2.4  # at one with something to read


def status(view: Warren) -> list[SeatStatus]:
    """Each seat's character, with its hand while they build and its power on the run."""
    return [
        SeatStatus(
            role=character(view, seat),
            symbol=POWERS[view.role(seat)] if view.role(seat) >= 0 else "rabbit-head",
            parts=tuple(_standing(view, seat)),
        )
        for seat in range(view.seats)
    ]


def _standing(view: Warren, seat: int) -> Iterator[Part]:
    role = view.role(seat)
    if view.phase == phases.READY and view.said & bit(seat):
        yield say("status.ready")
    elif is_building(view):
        if view.said & bit(seat):
            yield say("status.enough")
        for kind, count in hand(view, seat):
            tile = Icon(symbol=f"tile-{KIND_NAMES[kind]}", label=say(f"kind.{KIND_NAMES[kind]}"))
            yield from [tile] * count
    elif is_running(view) and role == BANDIT:
        yield say("status.loot", n=2 - view.loot)
    elif is_running(view):
        if view.used & bit(role):
            yield say("status.used")
        else:
            yield say("status.power", does=say(f"power.does.{POWERS[role]}.short"))
    elif role >= 0:
        yield role_text(role)


def verdict(view: Warren) -> Message:
    """Whether the colony is fed."""
    stored, goal = worth(view.larder.store), view.needed()
    return say("won" if stored >= goal else "lost", n=stored, goal=goal)


# What happens


def tell(
    before: Warren,
    after: Warren,
    who: int,
    what: int,
    stage: Shown | Counted | Rolling | None = None,
) -> tuple[Beat, ...]:
    """What an event looks and sounds like; the end of a round has a card of its own."""
    if is_running(before):
        beats = ran(before, after, who, what)
    elif who == CHANCE:
        beats = tuple(_drawn(before, after, what))
    elif who == CLOCK:
        beats = tuple(_built(before, after, who, what))
    else:
        over = (*_built(before, after, who, what), *_mended(before, after, what))
        beats = (_done(before, after, who, what), *over)
    if has_ended(before, after):
        return round_ends(before, after, beats[0], what)
    if beats[-1].stage is not None:
        beats = (*beats, Beat(view=after, motion=""))  # a card lies there for a while only
    return beats


def _built(before: Warren, after: Warren, who: int, what: int) -> Iterator[Beat]:
    """K2: building is over, and why."""
    why = built_by(before, after, who, what)
    if why:
        out = who == CLOCK
        symbol = "icon-clock" if out else "good"
        shown = Shown(say(f"notice.{why}"), (say("notice.built"),), symbol, good=not out)
        yield Beat(
            view=after, stage=shown, parts=(say(f"log.{why}"),), motion="appear",
            sound="bad" if out else "good", rest=NOTICE_S,
        )  # fmt: skip


def _mended(before: Warren, after: Warren, what: int) -> Iterator[Beat]:
    """K4: the repair is over, and why."""
    why = mended_by(before, after, what)
    if why:
        shown = Shown(say("notice.runs"), (say(f"notice.mended.{why}"),), "rabbit-head")
        yield Beat(
            view=after, stage=shown, parts=(say(f"log.mended.{why}"),), face="rabbit-head",
            motion="appear", sound="good", rest=NOTICE_S,
        )  # fmt: skip


def _drawn(before: Warren, after: Warren, what: int) -> Iterator[Beat]:
    """Something was drawn, before the run."""
    phase = before.phase
    if phase == phases.DEAL:
        yield Beat(view=after, motion="deal", sound="card" if after.phase != phase else "")
    elif phase == phases.QUEST:
        told = say("log.quest", n=after.round, name=verbatim(after.cards.names[after.quest]))
        yield Beat(view=after, parts=(told,), motion="reveal")
    elif phase == phases.CAST:
        told = say("log.cast", who=player(after, before.mover), name=role_name(what))
        yield Beat(view=after, parts=(told,), motion="appear", sound="card")
    elif phase == phases.STRAY:
        yield _stray(before, after, what)
    else:
        at = place_name(square_of(after.flock.birds[-1]))
        told = say("log.bird", bird=bird_name(what), at=at)
        yield Beat(view=after, parts=(told,), face=BIRD_NAMES[what], motion="appear", sound="card")
        if after.phase == phases.ROLL:  # K3: it was judged
            shown = Shown(say("notice.right"), (say("notice.run"),), "rabbit-head")
            yield Beat(
                view=after, stage=shown, parts=(say("log.right"),), face="rabbit-head",
                motion="appear", sound="good", rest=NOTICE_S,
            )  # fmt: skip
        elif after.phase == phases.REPAIR:  # K4: without any tile there is no bird
            lines = (*faults_told(before, LINE), say("notice.spared"))
            shown = Shown(say("notice.wrong"), lines, "fault", good=False)
            why = say("log.wrong", why=wrong_because(before))
            yield Beat(
                view=after, stage=shown, parts=(why,), face="fault", motion="appear", sound="bad",
                rest=READ_S,
            )  # fmt: skip


def _stray(before: Warren, after: Warren, which: int) -> Beat:
    """K4: the maze is wrong, and why; so one more bird comes."""
    lines = (*faults_told(before, LINE), say("notice.stray"))
    shown = Shown(say("notice.wrong"), lines, "fault", good=False)
    line = (
        say("log.wrong", why=wrong_because(before)),
        say("log.stray", bird=bird_name(which)),
    )
    return Beat(view=after, stage=shown, parts=line, motion="appear", sound="bad", rest=READ_S)


def _done(before: Warren, after: Warren, who: int, what: int) -> Beat:
    """Somebody chose something, before the run."""
    me = player(before, who)
    match GAME.verbs.read(what):
        case ("lay", square, tile):
            return Beat(
                view=after, parts=tuple(_laid(before, after, who, square, tile)), motion="appear",
                sound="place",
            )  # fmt: skip
        case ("lift", _):
            return Beat(view=after, motion="vanish", sound="step")
        case ("on", square):
            bird = birds(after)[-1][0]
            told = say("log.perch", who=me, bird=bird_name(bird), at=place_name(square))
            return Beat(view=after, parts=(told,), motion="appear", sound="place")
        case ("pick", role):
            told = say("log.cast", who=player(after, who), name=role_name(role))
            return Beat(view=after, parts=(told,), sound="card")
        case ("enough",):
            return Beat(view=after, parts=(say("log.enough", who=me),), motion="", sound="good")
        case _:
            return Beat(view=after, motion="appear")


def _laid(before: Warren, after: Warren, who: int, square: int, tile: int) -> Iterator[Part]:
    """A tile of the hand, or one that was lifted (K4)."""
    kind = KIND_NAMES[kind_of(tile)]
    at, me = place_name(square), player(before, who)
    if before.phase != phases.REFIT:
        over = bool(before.maze.tile(square))
        yield say("log.exchange" if over else "log.lay", who=me, at=at, kind=say(f"kind.{kind}"))
        return
    start = place_name(before.origin)
    if before.other != NONE:
        yield say("log.swap", who=me, start=start, at=place_name(before.other))
    elif after.phase == phases.REFIT:
        return  # the other tile is still in hand
    elif square != before.origin:
        yield say("log.move", who=me, start=start, at=at)
    else:
        yield say("log.back" if tile == before.was else "log.turn", who=me, at=at)
