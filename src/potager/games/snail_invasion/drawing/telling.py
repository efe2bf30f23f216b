"""Snail Invasion! in words: the prompt, the players' list, and how it ended."""

from __future__ import annotations

from functools import cache

from potager.core.scene import Icon, Part, SeatStatus
from potager.core.texts import Message, say
from potager.games.snail_invasion import COLOURS
from potager.games.snail_invasion.rules.garden import DRAW, MOVE, PASS, SNAILS, Garden

from .facts import SIDES, colour_name, garden_colours, grown, player, spoiled


def prompt(view: Garden, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    who = player(view.mover)
    mine = viewer == view.mover and not (view.solitaire and view.mover == SNAILS)
    if view.dice < 0:
        if not mine:
            return say("prompt.rolling", who=who)
        first = view.turn < 2  # each side's: it says what it is about
        return say(f"prompt.first-{SIDES[view.mover]}" if first else "prompt.tap")
    total = view.total()
    if not mine:
        return say("prompt.choosing", who=who, n=total)
    choices = list(view.choices(view.mover))
    if choices == [PASS]:
        return say("prompt.pass", n=total)
    out, move = choices[0] < MOVE, choices[-1] >= MOVE
    can = "either" if out and move else "out" if out else "move"
    far = say("prompt.round") if total == len(view.stacks) else say("prompt.far", n=total)
    return say(f"prompt.{SIDES[view.mover]}.{can}", n=total, far=far)


def status(view: Garden) -> list[SeatStatus]:
    """Each seat's role and progress. In solitaire, the Gardener's shows the Snails too."""
    return list(_status(garden_colours(view.trees), spoiled(view), view.snails, view.solitaire))


@cache
def _status(
    own: tuple[int, ...], lost: tuple[int, ...], snails: int, solitaire: bool
) -> tuple[SeatStatus, ...]:
    hope = next((colour for colour in own if colour not in lost), own[0])
    goal: list[Part] = [
        say("goal.grow"),
        Icon(symbol=f"plant-{COLOURS[hope]}", label=say("goal.plant")),
        say("goal.block", n=snails),
    ]
    colours: list[Part] = [say("goal.spoiled" if solitaire else "goal.spoil", n=len(own))]
    for colour in own:
        told, look = ("goal.lost", "spoiled") if colour in lost else ("goal.safe", "muted")
        label = say(told, colour=colour_name(colour))
        colours.append(Icon(symbol=f"chip-{COLOURS[colour]}", label=label, classes=(look,)))
    gardener = goal + colours if solitaire else goal
    sides = (("gardener", "gardener", gardener), ("snails", "snail", colours))
    return tuple(
        SeatStatus(role=say(f"side.{side}"), symbol=symbol, parts=tuple(parts))
        for side, symbol, parts in sides[: 1 if solitaire else 2]
    )


def verdict(view: Garden) -> Message:
    """Who won and why."""
    if view.winner == DRAW:
        return say("won.nobody", n=view.limit)
    who = player(view.winner)
    if view.winner == SNAILS:
        return say("won.eaten", who=who, n=len(garden_colours(view.trees)))
    plant = grown(view)
    if plant is None:
        return say("won.blocked", who=who, n=view.snails)
    return say("won.grown", who=who, colour=colour_name(plant))
