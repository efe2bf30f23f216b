"""What a choice would do, before it is made: a ghost over the scene, and a few words."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.scene import Layout, Preview, Sprite
from potager.core.texts import Message, say
from potager.games.carrotia import GAME
from potager.games.carrotia.facts import (
    bird_name,
    faults,
    place_name,
    role_name,
    role_text,
    tile_symbol,
    way_out,
)
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.maze import beyond
from potager.games.carrotia.rules.roles import GHOST, SAILOR, VAMPIRE
from potager.games.carrotia.rules.warren import Warren

from .places import Plan, plan
from .sprites import picture


def preview(view: Warren, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; the same whoever makes it."""
    assert view.able() & bit(seat)
    where = plan(layout)
    match GAME.verbs.read(action):
        case ("lay", square, tile):
            return _laying(view, square, tile, where)
        case ("on", square):
            return _put_on(view, square, where)
        case ("step", way):
            return _move(view, beyond(view.rabbit, way, view.maze.squares()), where)
        case ("flit", way):
            to = beyond(view.rabbit, way, view.maze.squares())
            return _move(view, to, where, power=VAMPIRE)
        case ("haunt", to):
            return _move(view, to, where, power=GHOST)
        case ("back",):
            return _move(view, view.came, where, power=SAILOR)
        case ("lift" | "head" as verb, square):
            told = say(f"foresee.{verb}", at=place_name(square))
        case ("reroll", _):
            told = say("foresee.clown")
        case ("summon", bird):
            told = say("foresee.hatch", bird=bird_name(bird))
        case ("pick", character):
            told = role_text(character)
        case ("enough",) if view.phase == phases.REPAIR:
            told = say("foresee.enough.repair")
        case ("ready",) if not view.glass:
            told = say("foresee.ready.calm")
        case (word, *_):
            told = say(f"foresee.{word}")
    return Preview(parts=(told,))


def _put_on(view: Warren, square: int, where: Plan) -> Preview:
    """The extra bird, or a carrot of a pass."""
    symbol = "bird-to-come" if view.phase == phases.PERCH else "single"
    at = where.square(square, view.maze.size)
    ghost = picture("ghost", symbol, at.cx, at.cy, at.w * 0.4, 0, "ghost")
    return Preview(sprites=(ghost,), parts=(say("foresee.on", at=place_name(square)),))


def _laying(view: Warren, square: int, tile: int, where: Plan) -> Preview:
    """The tile where it would lie, and how many edges would be wrong then."""
    symbol, turn = tile_symbol(tile)
    at = where.square(square, view.maze.size)
    ghost = picture("ghost", symbol, at.cx, at.cy, at.w, 0, "pointed", turn=turn)
    after = view.clone()
    after.maze.lay(square, tile)
    wrong = len(list(faults(after)))
    way = ".way" if way_out(after) and not way_out(view) else ""
    told = say(f"foresee.edges{way}", n=wrong) if wrong else say(f"foresee.good{way}")
    return Preview(sprites=(ghost,), parts=(told,))


def _move(view: Warren, to: int, where: Plan, power: int | None = None) -> Preview:
    """Where the rabbit would go, and by whose power if it is one."""
    at = where.square(to, view.maze.size)
    ghost: Sprite = picture("ghost", "rabbit", at.cx, at.y + at.h * 0.52, at.w * 0.52, at.w * 0.64,
                            "used")  # fmt: skip
    found = worth(view.larder.lying[to])
    by = "step" if power is None else "power"
    about: dict[str, Message] = {} if power is None else {"name": role_name(power)}
    if to == view.exit():
        told = say(f"foresee.{by}.out", n=worth(view.larder.bag) + found, **about)
    elif found:
        told = say(f"foresee.{by}.finds", at=place_name(to), n=found, **about)
    else:
        told = say(f"foresee.{by}", at=place_name(to), **about)
    return Preview(sprites=(ghost,), parts=(told,))
