"""What a choice would do, before it is made: a ghost over the scene, and a few words."""

from __future__ import annotations

from potager.core import zones as z
from potager.core.bits import bit
from potager.core.scene import Layout, Part, Preview
from potager.core.state import CHANCE
from potager.core.texts import Message, say
from potager.games.carrotia import GAME, POWER_OF, facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .board import flight, ground_of, rabbit
from .ends import arrived, goal_of, has_ended, is_won
from .places import PLACES
from .run import effects


def preview(view: Warren, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; the same whoever makes it."""
    assert view.able() & bit(seat)
    match GAME.verbs.read(action):
        case ("lay", square, tile):
            return _laying(view, square, tile, layout)
        case ("on", square):  # the extra bird, or a carrot of a pass
            comes = view.phase == phases.PERCH
            ghost = z.Thing("ghost", "bird-to-come" if comes else "single", "ghost", fill=0.4)
            told = say("foresee.perch" if comes else "foresee.sow", at=facts.place_name(square))
            return _seen(layout, ground_of(view, layout).on({square: ghost}), parts=(told,))
        case ("step" | "flit" | "haunt" | "back") as verb, *_:
            return _move(view, action, verb, layout)
        case ("lift", square):
            told = say("foresee.lift", at=facts.place_name(square))
        case ("head", square):
            bird = facts.bird_name(view.flying())
            told = say("foresee.head", bird=bird, at=facts.place_name(square))
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


def _laying(view: Warren, square: int, tile: int, layout: Layout) -> Preview:
    """The tile where it would lie, and how many edges would be wrong then."""
    symbol, turn = facts.tile_symbol(tile)
    ghost = z.Thing("ghost", symbol, "pointed", turn=turn)
    after = view.clone()
    after.maze.lay(square, tile)
    wrong = len(list(facts.faults(after)))
    way = ".way" if facts.way_out(after) and not facts.way_out(view) else ""
    told = say(f"foresee.{'edges' if wrong else 'good'}{way}", n=wrong)
    about = say("foresee.tile", tile=facts.tile_words(tile), at=facts.place_name(square))
    there = ground_of(view, layout).on({square: ghost})
    return _seen(layout, there, parts=(told,), about=(about,))


def _move(view: Warren, action: int, verb: str, layout: Layout) -> Preview:
    """Where the rabbit would go, by whose power if it is one, and where the birds would fly."""
    to, found, ground = goal_of(view, action), gained(view, action), ground_of(view, layout)
    by, what = "step", {"at": facts.place_name(to)}
    if verb in POWER_OF:
        by, what["name"] = "power", facts.power_name(verb)
    if to == view.exit():
        told = say(f"foresee.{by}.out", n=worth(view.larder.bag) + found, **what)
    else:
        told = say(f"foresee.{by}{'.finds' if found else ''}", n=found, **what)
    flights = [
        z.made(flight, ground, which, square, end, True)
        for which, square, there in facts.flights(view, to)
        for end in there
    ]
    then = follows(view, action)
    more = (say(f"foresee.then.{then}"),) if then else ()
    return _seen(layout, ground.on({to: rabbit("ghost", "used")}), *flights, parts=(told, *more))


def _seen(
    layout: Layout, *ghosts: z.Zone, parts: tuple[Part, ...], about: tuple[Part, ...] = ()
) -> Preview:  # fmt: skip
    """Ghosts on the squares, and what is said with them."""
    sprites = z.scene(PLACES[layout], [("squares", ghost) for ghost in ghosts]).sprites
    return Preview(sprites=sprites, parts=parts, about=about)


def _first(view: Warren, action: int, which: int, layout: Layout) -> Preview:
    """K11: what a bird would do if it flies first, and what follows from that."""
    after = view.clone()
    after.apply(view.mover, action)
    at = facts.members(view, view.reach(view.flock.flier))[0]
    about = {"bird": facts.bird_name(which), "at": facts.place_name(at)}
    how, then, done = "", "", list[Part]()
    if has_ended(view, after):
        how, then = (".bat", "") if is_won(view, view.mover, action) else ("", "late")
    elif after.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT):
        how = f".spare.{facts.intent(after)}"
    else:
        done, then = list(effects(view, after, which)), _flights_bring(after)
        how = "" if done else ".nothing"
    told = say(f"foresee.first{how}", **about)
    more = [say(f"foresee.then.{then}")] if then else []
    square = dict(facts.birds(view))[which]
    there = z.made(flight, ground_of(view, layout), which, square, at, True)
    return _seen(layout, there, parts=(told, *done, *more))


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


def follows(view: Warren, action: int) -> str:
    """What the birds would make of a step by their dice, or that it was the last move (K9)."""
    if goal_of(view, action) == view.exit():
        return ""
    return _brings(view, view.mover, action)


def _flights_bring(view: Warren) -> str:
    """What the birds make of it that have not flown; nothing where a choice decides that."""
    if view.phase == phases.FLIGHT:
        return _brings(view, CHANCE, 0)
    if view.phase != phases.WHICH:
        return ""
    found = {_brings(view, view.mover, action) for action in view.fliers()}
    return found.pop() if len(found) == 1 else ""


def _brings(before: Warren, who: int, what: int) -> str:
    """What comes of a flight, or of a step and the flights after it."""
    after = before.clone()
    after.apply(who, what)
    if has_ended(before, after):
        return "bat" if is_won(before, who, what) else "late"
    flown = before.phase != phases.MOVE and after.rabbit != before.rabbit
    return "hawk" if flown else _flights_bring(after)
