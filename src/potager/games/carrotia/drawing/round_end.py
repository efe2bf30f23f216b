"""The end of a round: the rabbit at the exit, its carrots counted into the store, and a card."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from potager.core.scene import Beat, Notice, Stage
from potager.core.texts import Message, say
from potager.games.carrotia import facts
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .ends import End, end_of
from .judging import LINE, faults_told, shut_because

ARRIVED_S = 0.9  # to look at the rabbit in the exit
COUNT_S = 0.15  # at a carrot that is counted
COUNTS = 6  # most steps of counting
ROUND_S = 3.0  # at what the round has brought


def round_ends(before: Warren, after: Warren, told: Beat, who: int, what: int) -> tuple[Beat, ...]:
    """The rabbit is seen at the exit, or where it went last; then what was won or lost, and why."""
    end = end_of(before, after, who, what)
    seen = replace(told, view=end.last, stage=None, sound="step", rest=ARRIVED_S)
    stored = say("notice.store", n=worth(after.larder.store), goal=after.needed())
    if end.home:
        title = say("notice.home", n=end.won) if end.won else say("notice.home.empty")
        left = facts.carrots_left(end.last)
        missed = (say("notice.left", n=left),) if left else ()
        shown = Notice(title, (end.told, *missed, stored), "rabbit-head")
    else:
        shown = Notice(say("notice.lost"), (*_why(end), stored), "fault", good=False)
    line = _line(after, end)  # it says what the card shows, once that is counted
    card = Beat(
        view=after, stage=Stage(notice=shown), parts=(line,), face="rabbit-head", motion="appear",
        sound="win" if end.home else "lose", rest=ROUND_S,
    )  # fmt: skip
    return seen, *_counted(end.last, end.won), card


def _line(after: Warren, end: End) -> Message:
    """How the round ended, for the log."""
    if end.how == "shut":
        return say("log.shut", why=shut_because(end.last))
    if not end.home:
        return say(f"log.{end.how}", n=worth(end.last.larder.bag))
    if not end.won:
        return say("log.home.empty")
    return say("log.home", n=end.won, all=worth(after.larder.store))


def _why(end: End) -> Iterator[Message]:
    """Why the round is lost, and what is gone with it."""
    if end.how == "shut":
        yield from faults_told(end.last, LINE)
        return
    yield say("notice.late")
    if end.how == "late":
        yield say("notice.bag", n=worth(end.last.larder.bag))


def _counted(home: Warren, gain: int) -> Iterator[Beat]:
    """The carrots go from the rabbit to the store, a few at a time if they are many."""
    stored = worth(home.larder.store)
    steps = min(gain, COUNTS)
    for step in range(steps + 1 if gain else 0):
        view = home.clone()
        counted = gain * step // steps
        view.larder.store = stored + counted
        view.larder.bag = gain - counted
        coming = counted - gain * (step - 1) // steps if step else 0
        yield Beat(
            view=view, stage=Stage(settled=True, counted=coming), rest=COUNT_S,
            motion="glide" if step else "appear", sound="good" if step else "",
        )  # fmt: skip
