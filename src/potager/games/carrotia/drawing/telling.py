"""Carrotia in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from potager.core.bits import bit
from potager.core.scene import Icon, Part, SeatStatus, Sound, Told
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, listed, say, verbatim
from potager.games.carrotia import GAME, KIND_NAMES
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.facts import (
    bird_icon,
    bird_name,
    birds,
    carrot_icons,
    hand,
    is_building,
    is_running,
    place_name,
    player,
    role_name,
    role_text,
)
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.flock import load_of
from potager.games.carrotia.rules.larder import TRIPLE, worth
from potager.games.carrotia.rules.maze import kind_of
from potager.games.carrotia.rules.roles import BANDIT, CLOWN, MUMMY
from potager.games.carrotia.rules.warren import Warren

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


def prompt(view: Warren, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
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
        return {"n": view.changes}
    if view.phase == phases.PERCH:
        return {"bird": bird_name(birds(view)[-1][0])}
    if view.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT, phases.WHERE_TO):
        return {"bird": bird_name(view.flying())}
    return {"n": view.spare} if view.phase == phases.SOW else {}


def status(view: Warren) -> list[SeatStatus]:
    """Each seat's character, with its hand while they build and its power on the run."""
    return [
        SeatStatus(
            role=player(view, seat),
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
        yield say("status.used" if view.used & bit(role) else "status.power")
    elif role >= 0:
        yield role_text(role)


def verdict(view: Warren) -> Message:
    """Whether the colony is fed."""
    stored, goal = worth(view.larder.store), view.needed()
    return say("won" if stored >= goal else "lost", n=stored, goal=goal)


# The log


def tell(before: Warren, after: Warren, who: int, what: int) -> Told:
    """What an event looks and sounds like."""
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
        return Told(parts=(say("log.quest", n=after.round, name=name),), motion="reveal")
    if phase == phases.CAST:
        return Told(parts=(say("log.cast", name=role_name(what)),), motion="appear", sound="card")
    if phase == phases.STRAY:
        return Told(parts=(bird_icon(what), say("log.stray")), motion="appear", sound="bad")
    return Told(parts=(bird_icon(what), say("log.bird")), motion="appear", sound="card")


def _done(before: Warren, after: Warren, what: int) -> Told:
    """Somebody chose something."""
    match GAME.verbs.read(what):
        case ("lay", square, tile):
            kind = KIND_NAMES[kind_of(tile)]
            icon = Icon(symbol=f"tile-{kind}", label=say(f"kind.{kind}"))
            over = bool(before.maze.tile(square))
            told = say("log.exchange" if over else "log.lay", at=place_name(square))
            return _ended(before, after, Told(parts=(icon, told), motion="appear", sound="place"))
        case ("lift", _):
            return Told(motion="", sound="step")
        case ("on", square):
            line = _put_on(before, after, place_name(square))
            return Told(parts=line, motion="appear", sound="place")
        case ("head", _) | ("allow",):
            return _flown(before, after)
        case ("cancel",):
            return Told(parts=(say("log.cancel", name=role_name(MUMMY)),), motion="", sound="good")
        case ("summon", which):
            return Told(parts=(bird_icon(which), say("log.hatch")), motion="appear", sound="bad")
        case ("pick", character):
            return Told(parts=(say("log.cast", name=role_name(character)),), sound="card")
        case ("enough",):
            return _ended(before, after, Told(parts=(say("log.enough"),), motion="", sound="good"))
        case (verb, *_) if before.phase == phases.MOVE:
            return _moved(before, after, verb)
        case _:
            return Told(motion="")


def _put_on(before: Warren, after: Warren, at: Message) -> tuple[Part, ...]:
    """The extra bird, or a carrot of a pass."""
    if before.phase == phases.PERCH:
        return bird_icon(birds(after)[-1][0]), say("log.perch", at=at)
    return *carrot_icons(1), say("log.sow", at=at)


def _ended(before: Warren, after: Warren, told: Told) -> Told:
    """What was told, and K5: that the round is lost if a maze without a way in or out is left."""
    if after.round == before.round and after.phase != phases.OVER:
        return told
    return replace(told, parts=(*told.parts, say("log.shut")), sound="lose")


def _moved(before: Warren, after: Warren, verb: str) -> Told:
    """The rabbit's move, or a power or a pass in its place."""
    if verb == "pass":
        return Told(parts=(say("log.pass"),), motion="", sound="good")
    if verb == "stay":
        return Told(parts=(say("log.stay"),), motion="", sound="bad")
    if verb == "reroll":
        return Told(parts=(say("log.clown", name=role_name(CLOWN)),), motion="", sound="roll")
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
    more = worth(after.larder.bag) - worth(before.larder.bag)
    if more <= 0:
        return ()
    return (say("log.takes"), *carrot_icons(more % 3 + more // 3 * TRIPLE))


def _home(before: Warren, after: Warren) -> tuple[Part, ...]:
    """How the round ended."""
    won = worth(after.larder.store) - worth(before.larder.store)
    return (say("log.home", n=won, all=worth(after.larder.store)),)


def _flown(before: Warren, after: Warren) -> Told:
    """A bird flew, or does what it came for."""
    which = before.flying()
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
    place = before.flock.place_of(which)
    was, now = (load_of(state.flock.birds[place]) for state in (before, after))
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
