"""Snail Invasion! in words: the prompt, the players' list, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Icon, Part, SeatStatus
from potager.core.texts import Message, say
from potager.games.snail_invasion import COLOURS
from potager.games.snail_invasion.rules.garden import DRAW, MOVE, PASS, SNAILS, Garden

from .facts import SIDES, colour_name, garden_colours, grown, player, spoiled


def prompt(view: Garden, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.winner >= 0:
        return verdict(view)
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
    """Each seat's role and progress. Alone, the Gardener's place tells of the Snails too."""
    lost, colours = tuple(spoiled(view)), garden_colours(view)
    return list(_status(view.snails, colours, lost, view.solitaire))


@once
def _status(
    snails: int, own: tuple[int, ...], lost: tuple[int, ...], solitaire: bool
) -> Iterator[SeatStatus]:
    goal: tuple[Part, ...] = (
        say("goal.grow"),
        Icon(symbol=f"plant-{COLOURS[_shown_plant(own, lost)]}", label=say("goal.plant")),
        say("goal.block", n=snails),
    )
    colours: tuple[Part, ...] = (
        say("goal.spoiled" if solitaire else "goal.spoil", n=len(own)),
        *(
            Icon(
                symbol=f"chip-{COLOURS[colour]}",
                label=say(
                    "goal.lost" if colour in lost else "goal.safe", colour=colour_name(colour)
                ),
                classes=("spoiled",) if colour in lost else ("muted",),
            )
            for colour in own
        ),
    )
    gardener = SeatStatus(role=say("side.gardener"), symbol="gardener", parts=goal)
    if solitaire:
        yield SeatStatus(role=gardener.role, symbol="gardener", parts=(*goal, *colours))
    else:
        yield gardener
        yield SeatStatus(role=say("side.snails"), symbol="snail", parts=colours)


def _shown_plant(colours: tuple[int, ...], lost: tuple[int, ...]) -> int:
    """A colour that can still grow here, for the picture of a plant."""
    return next((colour for colour in colours if colour not in lost), colours[0])


def verdict(view: Garden) -> Message:
    """Who won and why."""
    if view.winner == DRAW:
        return say("won.nobody", n=view.limit)
    who = player(view.winner)
    if view.winner == SNAILS:
        return say("won.eaten", who=who, n=len(garden_colours(view)))
    plant = grown(view)
    if plant is None:
        return say("won.blocked", who=who, n=view.snails)
    return say("won.grown", who=who, colour=colour_name(plant))
