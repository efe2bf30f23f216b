"""The run in words and beats: rolls, steps, powers, flights, and what they did."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Beat, Icon, Motion, Part, Sound, Stage
from potager.core.state import CHANCE
from potager.core.texts import Message, Someone, listed, say
from potager.games.carrotia import BIRD_NAMES, GAME, POWER_OF, birds_in, facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.actions import FLY
from potager.games.carrotia.rules.flock import CROW, SEAGULL, load_of, square_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .ends import goal_of, has_ended, is_won

ROLL_S = 0.5  # to look at the birds' dice, before the arrows show what they mean
ARROWS_S = 0.4  # and at the arrows
FLOWN_S = 0.35  # at a bird that has arrived
EFFECT_S = 1.0  # at what it does there
POWER_S = 1.4  # at what a power has done
ASKED = {  # what somebody said before a bird flew or acted
    phases.WHICH: "log.first",
    phases.SPARE_CARROTS: "log.allow",
    phases.SPARE_RABBIT: "log.allow",
}


def ran(before: Warren, after: Warren, who: int, what: int) -> tuple[Beat, ...]:
    """What happened in the run, but for the card at its end."""
    if before.phase == phases.ROLL:
        return _rolled(before, after)
    if who == CHANCE:
        return (_flown(before, after, who, what),)
    me = facts.player(before, who)
    match GAME.verbs.read(what):
        case ("head" | "fly", _) | ("allow",):
            beat = _flown(before, after, who, what)
        case ("cancel" as verb,):
            told = say(f"log.mummy.{facts.intent(before)}", who=me, name=facts.power_name(verb))
            beat = _said(after, told)
        case ("reroll" as verb, places):
            again = [say(f"bird.{bird}") for bird in birds_in(before, places)]
            name = facts.power_name(verb)
            beat = _said(after, say("log.clown", who=me, name=name, birds=listed(again)))
        case ("summon", which):
            at = facts.place_name(before.here())
            told = say("log.hatch", bird=facts.bird_name(which), at=at)
            beat = _said(after, told, "appear", "bad", EFFECT_S, BIRD_NAMES[which])
        case ("on", square):
            told = say("log.sow", who=me, at=facts.place_name(square))
            beat = _said(after, told, "appear", "place", 0)
        case ("pass",):
            told = say(f"log.pass{'' if after.spare else '.none'}", who=me, n=after.spare)
            beat = _said(after, told, rest=0)
        case ("stay",):
            beat = _said(after, say("log.stay"), sound="bad", rest=0)
        case (verb, *_):
            beat = _moved(before, after, me, verb, what)
    return (beat,)


def _said(
    after: Warren,
    told: Message,
    motion: Motion = "",
    sound: Sound = "good",
    rest: float = POWER_S,
    face: str = "",
) -> Beat:
    """Something with one line in the log: a power, unless the arguments differ."""
    return Beat(view=after, parts=(told,), motion=motion, sound=sound, rest=rest, face=face)


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
    told = say("log.roll", who=facts.player(before, before.mover), dice=listed(dice))
    return (
        Beat(
            view=after, stage=Stage(dice=before.flock.again), parts=(told,), motion="roll",
            sound="roll", who=before.mover, rest=ROLL_S,
        ),
        Beat(view=after, motion="appear", rest=ARROWS_S),
    )  # fmt: skip


def _moved(before: Warren, after: Warren, me: Someone, verb: str, what: int) -> Beat:
    """The rabbit's move, by its own legs or by a power."""
    at = facts.place_name(goal_of(before, what))
    told, rest = say("log.step", who=me, at=at), 0.0
    if verb in POWER_OF:
        told = say(f"log.{POWER_OF[verb]}", who=me, name=facts.power_name(verb), at=at)
        rest = POWER_S
    found = () if has_ended(before, after) else tuple(_gained(before, after))
    sound: Sound = "good" if found else "step"
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
    which = what - FLY if before.phase == phases.WHICH else before.flying()
    bird, face, line = facts.bird_name(which), BIRD_NAMES[which], list[Part]()
    if before.phase in ASKED:
        line.append(say(ASKED[before.phase], who=facts.player(before, who), bird=bird))
    if has_ended(before, after):
        if is_won(before, who, what):
            line.append(say("log.bat", bird=bird))
        return Beat(view=after, parts=tuple(line), face=face, motion="fly")
    place = before.flock.place_of(which)
    start, end = (square_of(state.flock.birds[place]) for state in (before, after))
    if start != end:
        line.append(say("log.flies", bird=bird, at=facts.place_name(end)))
    done = tuple(effects(before, after, which))
    sound: Sound = "hit" if done else ""
    rest = EFFECT_S if done else FLOWN_S
    return Beat(view=after, parts=(*line, *done), face=face, motion="fly", sound=sound, rest=rest)


def effects(before: Warren, after: Warren, which: int) -> Iterator[Part]:
    """What a bird did where it arrived."""
    place = before.flock.place_of(which)
    was, now = (worth(load_of(state.flock.birds[place])) for state in (before, after))
    lay, lies = (sum(worth(one) for one in state.larder.lying) for state in (before, after))
    if now > was:
        yield say("log.carries", bird=facts.bird_name(which), n=now - was)
    elif was > now or (lies < lay and which in (CROW, SEAGULL)):
        gives = was - now + lay - lies  # what it found beside the rabbit too
        yield say("log.gives", bird=facts.bird_name(which), n=gives)
    elif lies < lay:
        yield say(f"log.a.{which}")
    if after.rabbit != before.rabbit:
        yield say("log.chased")
    if before.used & ~after.used:
        owner = facts.player(after, before.mover)
        yield say("log.readies", who=owner, name=facts.role_name(after.role(before.mover)))
