"""The run in words and beats: rolls, steps, powers, flights, and what they did."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Beat, Icon, Motion, Part, Sound, Stage
from potager.core.state import CHANCE
from potager.core.texts import Message, Someone, listed, say
from potager.games.carrotia import BIRD_NAMES, GAME, POWER_OF, facts
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.actions import ALLOW
from potager.games.carrotia.rules.flock import CROW, SEAGULL, load_of, square_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .ends import end_of, flier_of, goal_of, has_ended

ROLL_S = 0.5  # to look at the birds' dice, before the arrows show what they mean
ARROWS_S = 0.4  # and at the arrows
FLOWN_S = 0.35  # at a bird that has arrived
EFFECT_S = 1.0  # at what it does there
POWER_S = 1.4  # at what a power has done


def ran(before: Warren, after: Warren, who: int, what: int) -> tuple[Beat, ...]:
    """What happened in the run, but for the card at its end."""
    if before.phase == phases.ROLL:
        return _rolled(before, after)
    if who == CHANCE:
        return (_flown(before, after, who, what),)
    me = facts.player(before, who)
    match GAME.verbs.read(what):
        case ("head" | "fly", _) | ("allow",):
            return (_flown(before, after, who, what),)
        case ("cancel",):
            bird = facts.bird_name(before.flying())
            about = {"name": _power("cancel"), "bird": bird, "would": facts.would(before)}
            return (_said(after, say("log.mummy", who=me, **about)),)
        case ("reroll", places):
            flock = [which for which, _ in facts.birds(before)]
            again = [facts.bird_name(one) for at, one in enumerate(flock) if places & bit(at)]
            told = say("log.clown", who=me, name=_power("reroll"), birds=listed(again))
            return (_said(after, told),)
        case ("summon", which):
            at = facts.place_name(before.here())
            told = say("log.hatch", bird=facts.bird_name(which), at=at)
            return (_said(after, told, "appear", "bad", EFFECT_S, BIRD_NAMES[which]),)
        case ("on", square):
            told = say("log.sow", who=me, at=facts.place_name(square))
            return (_said(after, told, "appear", "place", 0),)
        case (verb, *_):
            return (_moved(before, after, me, verb, what),)


def _said(
    after: Warren,
    told: Message,
    motion: Motion = "",
    sound: Sound = "good",
    rest: float = POWER_S,
    face: str = "",
) -> Beat:
    """Something that is told in one line: a power, unless it is said otherwise."""
    return Beat(view=after, parts=(told,), motion=motion, sound=sound, rest=rest, face=face)


def _power(verb: str) -> Message:
    """Whose power this verb uses."""
    return facts.role_name(POWERS.index(POWER_OF[verb]))


def _rolled(before: Warren, after: Warren) -> tuple[Beat, ...]:
    """The dice fall first; then arrows show what they mean."""
    dice = [
        Icon(
            symbol=f"face-{facts.face(after, place)}",
            label=say(f"die.{facts.face(after, place)}", bird=facts.bird_name(which)),
            classes=(facts.COLOURS[which],),
        )
        for place, (which, _) in enumerate(facts.birds(after))
        if before.flock.again & bit(place)
    ]
    told = say("log.roll", who=facts.player(before, before.mover))
    return (
        Beat(
            view=after, stage=Stage(dice=before.flock.again), parts=(told, *dice), motion="roll",
            sound="roll", who=before.mover, rest=ROLL_S,
        ),
        Beat(view=after, motion="appear", rest=ARROWS_S),
    )  # fmt: skip


def _moved(before: Warren, after: Warren, me: Someone, verb: str, what: int) -> Beat:
    """The rabbit's move, or a power or a pass in its place."""
    if verb == "pass":
        laid = after.spare
        told = say("log.pass", who=me, n=laid) if laid else say("log.pass.none", who=me)
        return _said(after, told, rest=0)
    if verb == "stay":
        return _said(after, say("log.stay"), sound="bad", rest=0)
    at = facts.place_name(goal_of(before, what))
    if verb in POWER_OF:
        told = say(f"log.{POWER_OF[verb]}", who=me, name=_power(verb), at=at)
    else:
        told = say("log.step", who=me, at=at)
    found = () if has_ended(before, after) else tuple(_gained(before, after))
    sound: Sound = "good" if found else "step"
    rest = POWER_S if verb in POWER_OF else 0.0
    return Beat(view=after, parts=(told, *found), sound=sound, rest=rest)


def _gained(before: Warren, after: Warren) -> Iterator[Part]:
    """What came into the bag."""
    more = worth(after.larder.bag) - worth(before.larder.bag)
    if more > 0:
        yield say("log.takes", n=more)
    if after.loot > before.loot:
        yield say("log.bandit")


def _flown(before: Warren, after: Warren, who: int, what: int) -> Beat:
    """A bird flew, or does what it came for."""
    which = flier_of(before, what)
    face, line = BIRD_NAMES[which], tuple[Part, ...]()
    if what == ALLOW and who != CHANCE:
        line = (say("log.allow", who=facts.player(before, who), bird=facts.bird_name(which)),)
    if before.phase == phases.WHICH:
        line = (say("log.first", who=facts.player(before, who), bird=facts.bird_name(which)),)
    if has_ended(before, after):
        if end_of(before, after, what).home:
            line += (say("log.bat", bird=facts.bird_name(which)),)
        return Beat(view=after, parts=line, face=face, motion="fly")
    done = tuple(effects(before, after, which))
    line += (*_arrived(before, after, which), *done)
    if not done:
        return Beat(view=after, parts=line, face=face, motion="fly", rest=FLOWN_S)
    return Beat(view=after, parts=line, face=face, motion="fly", sound="hit", rest=EFFECT_S)


def _arrived(before: Warren, after: Warren, which: int) -> Iterator[Part]:
    place = before.flock.place_of(which)
    start, end = (square_of(state.flock.birds[place]) for state in (before, after))
    if start != end:
        yield say("log.flies", bird=facts.bird_name(which), at=facts.place_name(end))


def effects(before: Warren, after: Warren, which: int) -> Iterator[Part]:
    """What a bird did where it arrived."""
    place = before.flock.place_of(which)
    was, now = (worth(load_of(state.flock.birds[place])) for state in (before, after))
    lay, lies = (sum(worth(one) for one in state.larder.lying) for state in (before, after))
    if now > was:
        yield say("log.carries", n=now - was)
    elif was > now or (lies < lay and which in (CROW, SEAGULL)):
        yield say("log.gives", n=was - now + lay - lies)  # what it found beside the rabbit too
    elif lies < lay:
        yield say(f"log.a.{which}")
    if after.rabbit != before.rabbit:
        yield say("log.chased")
    if before.used & ~after.used:
        owner = facts.player(after, before.mover)
        yield say("log.readies", who=owner, name=facts.role_name(after.role(before.mover)))
