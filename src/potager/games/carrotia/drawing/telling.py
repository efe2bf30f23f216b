"""Carrotia in words and beats: the players' list, what happens, and how it ended.

The prompt is in `prompts.py`, the run in `run.py`, the end of a round in `ends.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Beat, Icon, Notice, Part, SeatStatus, Stage
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, say
from potager.games.carrotia import BIRD_NAMES, GAME, KIND_NAMES, facts
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.flock import square_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.maze import kind_of
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.roles import BANDIT
from potager.games.carrotia.rules.running import LOOT
from potager.games.carrotia.rules.warren import Warren

from .ends import has_ended, round_ends
from .judging import LINE, ended_by, faults_told, never_laid, wrong_because
from .run import ran

NOTICE_S = 1.4  # to look at a card over the maze
LINE_S = 0.8  # and longer for each more line


def status(view: Warren) -> list[SeatStatus]:
    """Each seat's character and what it is at, with its hand while they build.

    A phone has room for one of the two: for the hand, or else for the character.
    """
    return [
        SeatStatus(
            role=_role(view, seat),
            symbol=POWERS[view.role(seat)] if view.role(seat) >= 0 else "rabbit-head",
            parts=tuple(_standing(view, seat)),
        )
        for seat in range(view.seats)
    ]


def _role(view: Warren, seat: int) -> Message:
    """The character, and whether it is ready, or its power in the run."""
    name, role = facts.character(view, seat), view.role(seat)
    if view.phase == phases.READY and view.said & bit(seat):
        return say("status.ready", name=name)
    if not facts.is_running(view):
        return name
    if role == BANDIT:
        return say("status.loot", name=name, n=LOOT - view.loot)
    return say("status.used" if view.used & bit(role) else "status.power", name=name)


def _standing(view: Warren, seat: int) -> Iterator[Part]:
    role = view.role(seat)
    if facts.is_building(view) and view.phase != phases.DEAL:
        if view.said & bit(seat):
            enough = say("status.enough")
            yield from (Icon(symbol="good", label=enough), enough)
        for kind, count in facts.hand(view, seat):
            tile = Icon(symbol=f"tile-{KIND_NAMES[kind]}", label=say(f"kind.{KIND_NAMES[kind]}"))
            yield from [tile] * count
    elif facts.is_running(view):
        yield say(f"power.does.{POWERS[role]}.short")
    elif role >= 0:
        yield facts.role_text(role)


def verdict(view: Warren) -> Message:
    """Whether the colony is fed."""
    stored, goal = worth(view.larder.store), view.needed()
    return say("won" if stored >= goal else "lost", n=stored, goal=goal)


# What happens


def tell(
    before: Warren, after: Warren, who: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like; the end of a round has a card of its own."""
    if facts.is_running(before):
        beats = ran(before, after, who, what)
    elif who == CHANCE:
        beats = tuple(_drawn(before, after, what))
    elif who == CLOCK:
        beats = tuple(_over(before, after, who, what))
    else:
        beats = (_done(before, after, who, what), *_over(before, after, who, what))
    if has_ended(before, after):
        return round_ends(before, after, beats[0], who, what)
    if beats[-1].stage is not None:
        beats = (*beats, Beat(view=after, motion=""))  # a card lies there for a while only
    return beats


def _over(before: Warren, after: Warren, who: int, what: int) -> Iterator[Beat]:
    """K2, K4: building or the repair is over, and why."""
    why = ended_by(before, after, who, what)
    if why and before.phase == phases.BUILD:
        out = who == CLOCK
        symbol = "icon-clock" if out else "good"
        shown = Notice(say(f"notice.{why}"), (say("notice.built"),), symbol, good=not out)
        yield _card(after, shown, say(f"log.{why}"))
    elif why:
        lost = never_laid(before, after)
        shown = Notice(say("notice.runs"), (say(f"notice.mended.{why}"), *lost), "rabbit-head")
        yield _card(after, shown, say(f"log.mended.{why}"), *lost)


def _drawn(before: Warren, after: Warren, what: int) -> Iterator[Beat]:
    """Something was drawn, before the run."""
    phase = before.phase
    if phase == phases.DEAL:
        last = after.phase != phase  # the sand runs: all tiles are seen at once
        yield Beat(view=after, motion="deal" if last else "appear", sound="card" if last else "")
    elif phase == phases.QUEST:
        told = say(
            "log.quest", n=after.round, name=facts.quest_name(after.cards.names[after.quest])
        )
        yield Beat(view=after, parts=(told,), motion="reveal")
    elif phase == phases.CAST:
        told = say("log.cast", who=facts.player(after, before.mover), name=facts.role_name(what))
        yield Beat(view=after, parts=(told,), motion="appear", sound="card")
    elif phase == phases.STRAY:
        comes = say("log.stray", bird=facts.bird_name(what))
        yield _wrong(before, after, say("notice.stray"), comes)
    else:
        at = facts.place_name(square_of(after.flock.birds[-1]))
        told = say("log.bird", bird=facts.bird_name(what), at=at)
        yield Beat(view=after, parts=(told,), face=BIRD_NAMES[what], motion="appear", sound="card")
        if after.phase == phases.ROLL:  # K3: it was judged
            lost = never_laid(before, after)
            shown = Notice(say("notice.right"), (say("notice.run"), *lost), "rabbit-head")
            yield _card(after, shown, say("log.right"), *lost)
        elif after.phase == phases.REPAIR:  # K4: without any tile there is no bird
            yield _wrong(before, after, say("notice.spared"))


def _wrong(before: Warren, after: Warren, then: Message, *line: Message) -> Beat:
    """K4: the maze is wrong, and why; and what follows."""
    lines = (*faults_told(before, LINE), then)
    shown = Notice(say("notice.wrong"), lines, "fault", good=False)
    return _card(after, shown, say("log.wrong", why=wrong_because(before)), *line)


def _card(after: Warren, shown: Notice, *line: Message) -> Beat:
    """A card that lies there for a while: the longer, the more there is to read."""
    return Beat(
        view=after, stage=Stage(notice=shown), parts=line, face=shown.symbol, motion="appear",
        sound="good" if shown.good else "bad", rest=NOTICE_S + LINE_S * (len(shown.lines) - 1),
    )  # fmt: skip


def _done(before: Warren, after: Warren, who: int, what: int) -> Beat:
    """Somebody chose something, before the run."""
    me = facts.player(before, who)
    match GAME.verbs.read(what):
        case ("lay", square, tile):
            parts = tuple(_laid(before, after, who, square, tile))
            return Beat(view=after, parts=parts, motion="appear", sound="place")
        case ("lift", _):
            return Beat(view=after, motion="vanish", sound="step")
        case ("on", square):
            bird = facts.birds(after)[-1][0]
            told = say("log.perch", who=me, bird=facts.bird_name(bird), at=facts.place_name(square))
            return Beat(view=after, parts=(told,), motion="appear", sound="place")
        case ("pick", role):
            told = say("log.cast", who=facts.player(after, who), name=facts.role_name(role))
            return Beat(view=after, parts=(told,), sound="card")
        case ("enough",):
            return Beat(view=after, parts=(say("log.enough", who=me),), motion="", sound="good")
        case _:
            return Beat(view=after, motion="appear")


def _laid(before: Warren, after: Warren, who: int, square: int, tile: int) -> Iterator[Part]:
    """A tile of the hand, or one that was lifted (K4)."""
    kind = KIND_NAMES[kind_of(tile)]
    at, me = facts.place_name(square), facts.player(before, who)
    if before.phase != phases.REFIT:
        over = bool(before.maze.tile(square))
        yield say("log.exchange" if over else "log.lay", who=me, at=at, kind=say(f"kind.{kind}"))
        return
    start = facts.place_name(before.origin)
    if before.other != NONE:
        yield say("log.swap", who=me, start=start, at=facts.place_name(before.other))
    elif after.phase == phases.REFIT:
        return  # the other tile is still in hand
    elif square != before.origin:
        yield say("log.move", who=me, start=start, at=at)
    else:
        yield say("log.back" if tile == before.was else "log.turn", who=me, at=at)
