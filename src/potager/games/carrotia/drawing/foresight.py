"""What a choice would do, before it is made: a ghost over the scene, and a few words."""

from __future__ import annotations

from potager.core import zones as z
from potager.core.bits import bit
from potager.core.scene import Layout, Part, Preview
from potager.core.state import CHANCE
from potager.core.texts import Message, say
from potager.games.carrotia import GAME, POWER_OF, facts
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .board import flight, ground_of, rabbit
from .ends import arrived, end_of, goal_of, has_ended
from .places import PLACES
from .run import effects


def preview(view: Warren, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; the same whoever makes it."""
    assert view.able() & bit(seat)
    match GAME.verbs.read(action):
        case ("lay", square, tile):
            return _laying(view, square, tile, layout)
        case ("on", square):
            return _put_on(view, square, layout)
        case ("step", _):
            return _move(view, action, layout)
        case (("flit" | "haunt" | "back") as verb, *_):
            return _move(view, action, layout, power=POWERS.index(POWER_OF[verb]))
        case ("lift" | "head" as verb, square):
            told = say(f"foresee.{verb}", at=facts.place_name(square))
        case ("fly", bird):
            return _first(view, action, bird, layout)
        case ("reroll", _):
            told = say("foresee.clown")
        case ("summon", bird):
            told = say("foresee.hatch", bird=facts.bird_name(bird))
        case ("pick", character):
            told = facts.role_text(character)
        case ("enough",) if view.phase == phases.REPAIR:
            told = say("foresee.enough.repair")
        case ("ready",) if not view.glass:
            told = say("foresee.ready.calm")
        case (word, *_):
            told = say(f"foresee.{word}")
    return Preview(parts=(told,))


def _put_on(view: Warren, square: int, layout: Layout) -> Preview:
    """The extra bird, or a carrot of a pass."""
    symbol = "bird-to-come" if view.phase == phases.PERCH else "single"
    ghost = z.Thing("ghost", symbol, "ghost", fill=0.4)
    told = say("foresee.on", at=facts.place_name(square))
    return _seen(layout, ("squares", ground_of(view, layout).on({square: ghost})), parts=(told,))


def _laying(view: Warren, square: int, tile: int, layout: Layout) -> Preview:
    """The tile where it would lie, and how many edges would be wrong then."""
    symbol, turn = facts.tile_symbol(tile)
    ghost = z.Thing("ghost", symbol, "pointed", turn=turn)
    after = view.clone()
    after.maze.lay(square, tile)
    wrong = len(list(facts.faults(after)))
    way = ".way" if facts.way_out(after) and not facts.way_out(view) else ""
    told = say(f"foresee.edges{way}", n=wrong) if wrong else say(f"foresee.good{way}")
    about = say("foresee.tile", tile=facts.tile_words(tile), at=facts.place_name(square))
    there = "squares", ground_of(view, layout).on({square: ghost})
    return _seen(layout, there, parts=(told,), about=(about,))


def _move(view: Warren, action: int, layout: Layout, power: int | None = None) -> Preview:
    """Where the rabbit would go, by whose power if it is one, and where the birds would fly."""
    to = goal_of(view, action)
    found = gained(view, action)
    by = "step" if power is None else "power"
    about: dict[str, Message] = {} if power is None else {"name": facts.role_name(power)}
    if to == view.exit():
        told = say(f"foresee.{by}.out", n=worth(view.larder.bag) + found, **about)
    elif found:
        told = say(f"foresee.{by}.finds", at=facts.place_name(to), n=found, **about)
    else:
        told = say(f"foresee.{by}", at=facts.place_name(to), **about)
    flights = [
        _flight(view, layout, which, square, end)
        for which, square, there in facts.flights(view, to)
        for end in there
    ]
    follows = _follows(view, action)
    more = (say(f"foresee.then.{follows}"),) if follows else ()
    ghost = "squares", ground_of(view, layout).on({to: rabbit("ghost", "used")})
    return _seen(layout, ghost, *flights, parts=(told, *more))


def _flight(view: Warren, layout: Layout, which: int, square: int, to: int) -> z.Placed:
    """Where a bird will fly."""
    ground = ground_of(view, layout)
    return "squares", z.made(flight, ground, which, square, to, True)


def _seen(
    layout: Layout, *ghosts: z.Placed, parts: tuple[Part, ...], about: tuple[Part, ...] = ()
) -> Preview:  # fmt: skip
    """Ghosts in their areas, and what is said with them."""
    sprites = z.scene(PLACES[layout], ghosts).sprites
    return Preview(sprites=sprites, parts=parts, about=about)


def _first(view: Warren, action: int, which: int, layout: Layout) -> Preview:
    """K11: what a bird would do if it flies first, and what follows from that."""
    after = view.clone()
    after.apply(view.mover, action)
    at = facts.members(view, view.reach(view.flock.flier))[0]
    about = {"bird": facts.bird_name(which), "at": facts.place_name(at)}
    square = dict(facts.birds(view))[which]
    parts: list[Part]
    if has_ended(view, after):
        home = end_of(view, after, action).home
        parts = [say(f"foresee.first{'.bat' if home else ''}", **about)]
        parts += [] if home else [say("foresee.then.late")]
    elif after.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT):
        parts = [say("foresee.first.spare", would=facts.would(after), **about)]
    else:
        done, follows = list(effects(view, after, which)), _flights_bring(after)
        parts = [say("foresee.first" if done else "foresee.first.nothing", **about), *done]
        parts += [say(f"foresee.then.{follows}")] if follows else []
    return _seen(layout, _flight(view, layout, which, square, at), parts=tuple(parts))


# What a step would bring


def gained(view: Warren, action: int) -> int:
    """The carrots that a move would bring into the bag."""
    return int(worth(arrived(view, action).larder.bag) - worth(view.larder.bag))


def brings(view: Warren, action: int) -> Message:
    """What the rabbit would find by a step, in a few words."""
    found = gained(view, action)
    if goal_of(view, action) == view.exit():
        found += worth(view.larder.bag)
        return say("go.out", n=found) if found else say("go.out.empty")
    return say("go.finds", n=found) if found else say("go.nothing")


def then(view: Warren, action: int) -> Message | None:
    """What follows from a step, in a few words."""
    follows = _follows(view, action)
    return say(f"go.{follows}") if follows else None


def _follows(view: Warren, action: int) -> str:
    """What the birds would make of it by their dice, or that it was the last move (K9)."""
    if goal_of(view, action) == view.exit():
        return ""
    after = view.clone()
    after.apply(view.mover, action)
    return "late" if has_ended(view, after) else _flights_bring(after)


def _flights_bring(view: Warren) -> str:
    """What the birds make of it that have not flown; nothing where a choice decides that."""
    if view.phase == phases.FLIGHT:
        return _flight_brings(view, CHANCE, 0)
    if view.phase != phases.WHICH:
        return ""
    found = {_flight_brings(view, view.mover, action) for action in view.fliers()}
    return found.pop() if len(found) == 1 else ""


def _flight_brings(before: Warren, who: int, what: int) -> str:
    after = before.clone()
    after.apply(who, what)
    if has_ended(before, after):
        return "bat" if end_of(before, after, what).home else "late"
    return "hawk" if after.rabbit != before.rabbit else _flights_bring(after)
