"""Carrotia in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from potager.core.bits import bit
from potager.core.scene import Icon, Part, SeatStatus, Sound, Told
from potager.core.state import CHANCE, CLOCK, State
from potager.core.texts import Message, say, verbatim

from . import KIND_NAMES, actions, phases
from .actions import square_numbered
from .characters import POWERS
from .flock import load_of
from .larder import TRIPLE, worth
from .maze import kind_of
from .reading import (
    bird_icon,
    bird_name,
    birds,
    carrot_icons,
    hand,
    is_building,
    is_running,
    listed,
    place_name,
    player,
    role_name,
    role_text,
)
from .roles import BANDIT, MUMMY
from .rules import Warren

PROMPTS = {
    phases.CHOOSE: "choose",
    phases.READY: "ready",
    phases.BUILD: "build",
    phases.PERCH: "perch",
    phases.REPAIR: "repair",
    phases.REFIT: "refit",
    phases.MOVE: "move",
    phases.SOW: "sow",
    phases.WHERE_TO: "where",
    phases.SPARE_CARROTS: "spare.carrots",
    phases.SPARE_RABBIT: "spare.rabbit",
    phases.HATCH: "hatch",
}


def prompt(view: State, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    assert isinstance(view, Warren)
    if view.phase == phases.OVER:
        return verdict(view)
    if view.phase == phases.ROLL:
        mine = viewer == view.mover
        return say("prompt.roll" if mine else "prompt.roll.other", who=player(view, view.mover))
    if view.phase not in PROMPTS:
        return say("prompt.wait")
    name = PROMPTS[view.phase]
    if viewer >= 0 and view.waiting() & bit(viewer):
        return say(f"prompt.{name}", **_details(view))
    if viewer >= 0 and view.able() & bit(viewer):
        return say("prompt.power", who=player(view, view.mover), power=role_name(view.role(viewer)))
    waited = [player(view, seat) for seat in range(view.seats) if view.waiting() & bit(seat)]
    return say(f"prompt.{name}.other", who=listed(waited), **_details(view))


def _details(view: Warren) -> dict[str, int | str | Message]:
    """What the prompts of this phase speak of."""
    if view.phase in (phases.BUILD, phases.REPAIR):
        return {"n": int(view.changes)}
    if view.phase == phases.PERCH:
        return {"bird": bird_name(birds(view)[-1][0])}
    if view.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT, phases.WHERE_TO):
        return {"bird": bird_name(int(view.flying()))}
    return {"n": int(view.spare)} if view.phase == phases.SOW else {}


def status(view: State) -> list[SeatStatus]:
    """Each seat's character, with its hand while they build and its power on the run."""
    assert isinstance(view, Warren)
    return [
        SeatStatus(
            role=player(view, seat),
            symbol=POWERS[view.role(seat)] if view.role(seat) >= 0 else "rabbit-head",
            parts=tuple(_standing(view, seat)),
        )
        for seat in range(view.seats)
    ]


def _standing(view: Warren, seat: int) -> Iterator[Part]:
    role = int(view.role(seat))
    if view.phase == phases.READY and view.said & bit(seat):
        yield say("status.ready")
    elif is_building(view):
        if view.said & bit(seat):
            yield say("status.enough")
        for kind, count in hand(view, seat):
            tile = Icon(symbol=f"tile-{KIND_NAMES[kind]}", label=say(f"kind.{KIND_NAMES[kind]}"))
            yield from [tile] * count
    elif is_running(view) and role == BANDIT:
        yield say("status.loot", n=2 - int(view.loot))
    elif is_running(view):
        yield say("status.used" if view.used & bit(role) else "status.power")
    elif role >= 0:
        yield role_text(role)


def verdict(view: State) -> Message:
    """Whether the colony is fed."""
    assert isinstance(view, Warren)
    stored, goal = int(worth(view.larder.store)), int(view.needed())
    return say("won" if stored >= goal else "lost", n=stored, goal=goal)


# The log


def tell(before: State, after: State, who: int, what: int) -> Told:
    """What an event looks and sounds like."""
    assert isinstance(before, Warren)
    assert isinstance(after, Warren)
    if who == CHANCE:
        return _drawn(before, after, what)
    if who == CLOCK:
        return Told(parts=(say("log.time"),), motion="", sound="bad")
    return _done(before, after, what)


def _drawn(before: Warren, after: Warren, what: int) -> Told:
    phase = before.phase
    if phase == phases.ROLL:
        return Told(motion="roll", sound="roll")
    if phase == phases.FLIGHT:
        return _flown(before, after)
    if phase == phases.DEAL:
        return Told(motion="", sound="card" if after.phase != phase else "")
    if phase == phases.QUEST:
        name = verbatim(after.cards.names[after.quest])
        return Told(parts=(say("log.quest", n=int(after.round), name=name),), motion="reveal")
    if phase == phases.CAST:
        return Told(parts=(say("log.cast", name=role_name(what)),), motion="appear", sound="card")
    if phase == phases.STRAY:
        return Told(parts=(bird_icon(what), say("log.stray")), motion="appear", sound="bad")
    return Told(parts=(bird_icon(what), say("log.bird")), motion="appear", sound="card")


def _done(before: Warren, after: Warren, what: int) -> Told:
    """Somebody chose something."""
    if what < actions.LIFT:
        tile, square = what % 15 + 1, int(square_numbered(what // 15))
        icon = Icon(
            symbol=f"tile-{KIND_NAMES[kind_of(tile)]}",
            label=say(f"kind.{KIND_NAMES[kind_of(tile)]}"),
        )
        over = bool(before.maze.tile(square))
        told = say("log.exchange" if over else "log.lay", at=place_name(square))
        return _ended(before, after, Told(parts=(icon, told), motion="appear", sound="place"))
    if what < actions.ON:
        return Told(motion="", sound="step")
    if what < actions.HAUNT:
        at = place_name(int(square_numbered(what - actions.ON)))
        if before.phase == phases.PERCH:
            bird = bird_icon(birds(after)[-1][0])
            return Told(parts=(bird, say("log.perch", at=at)), motion="appear", sound="place")
        return Told(parts=(*carrot_icons(1), say("log.sow", at=at)), motion="appear", sound="place")
    if actions.HEAD <= what < actions.REROLL or what == actions.ALLOW:
        return _flown(before, after)
    if before.phase == phases.MOVE:
        return _moved(before, after, what)
    if what == actions.CANCEL:
        return Told(parts=(say("log.cancel", name=role_name(MUMMY)),), motion="", sound="good")
    if actions.SUMMON <= what < actions.PICK:
        bird = bird_icon(what - actions.SUMMON)
        return Told(parts=(bird, say("log.hatch")), motion="appear", sound="bad")
    if actions.PICK <= what < actions.SAY_READY:
        return Told(parts=(say("log.cast", name=role_name(what - actions.PICK)),), sound="card")
    if what == actions.ENOUGH:
        return _ended(before, after, Told(parts=(say("log.enough"),), motion="", sound="good"))
    return Told(motion="")


def _ended(before: Warren, after: Warren, told: Told) -> Told:
    """What was told, and K5: that the round is lost if a maze without a way in or out is left."""
    if after.round == before.round and after.phase != phases.OVER:
        return told
    return replace(told, parts=(*told.parts, say("log.shut")), sound="lose")


def _moved(before: Warren, after: Warren, what: int) -> Told:
    """The rabbit's move, or a power or a pass in its place."""
    if what == actions.PASS:
        return Told(parts=(say("log.pass"),), motion="", sound="good")
    if what == actions.STAY:
        return Told(parts=(say("log.stay"),), motion="", sound="bad")
    if actions.REROLL <= what < actions.STEP:
        return Told(parts=(say("log.clown", name=role_name(5)),), motion="", sound="roll")
    power: tuple[Part, ...] = ()
    for role in range(len(POWERS)):
        if after.used & ~before.used & bit(role):
            power = (Icon(symbol=POWERS[role], label=role_name(role)),)
    if after.round != before.round or after.phase == phases.OVER:
        return Told(parts=(*power, *_home(before, after)), motion="glide", sound="win")
    told = say("log.step", at=place_name(after.rabbit))
    found = _gained(before, after)
    sound: Sound = "good" if found else "step"
    return Told(parts=(*power, told, *found), motion="glide", sound=sound)


def _gained(before: Warren, after: Warren) -> tuple[Part, ...]:
    """What came into the bag. Change (K17) may turn singles into a triple."""
    more = int(worth(after.larder.bag)) - int(worth(before.larder.bag))
    if more <= 0:
        return ()
    return (say("log.takes"), *carrot_icons(more % 3 + more // 3 * TRIPLE))


def _home(before: Warren, after: Warren) -> tuple[Part, ...]:
    """How the round ended."""
    won = int(worth(after.larder.store)) - int(worth(before.larder.store))
    return (say("log.home", n=won, all=int(worth(after.larder.store))),)


def _flown(before: Warren, after: Warren) -> Told:
    """A bird flew, or does what it came for."""
    which = int(before.flying())
    if after.round != before.round or after.phase == phases.OVER:
        if worth(after.larder.store) > worth(before.larder.store) or which == 4:
            parts: tuple[Part, ...] = (bird_icon(which), *_home(before, after))
            return Told(parts=parts, motion="fly", sound="win")
        return Told(parts=(bird_icon(which), say("log.late")), motion="fly", sound="lose")
    parts = tuple(_effects(before, after, which))
    if not parts:
        return Told(motion="fly", sound="")
    return Told(parts=(bird_icon(which), *parts), motion="fly", sound="hit")


def _effects(before: Warren, after: Warren, which: int) -> Iterator[Part]:
    """What a bird did where it arrived."""
    place = int(before.flock.place_of(which))
    was, now = (int(load_of(state.flock.birds[place])) for state in (before, after))
    lay, lies = (sum(worth(one) for one in state.larder.lying) for state in (before, after))
    if now > was:
        yield say("log.carries")
        yield from carrot_icons(now - was)
    elif was > now:
        yield say("log.gives")
        yield from carrot_icons(was - now)
    elif lies < lay:
        yield say(f"log.a.{which}")
    if after.rabbit != before.rabbit:
        yield say("log.chased")
    if before.used & ~after.used:
        yield say("log.readies", who=player(after, before.mover))
