# compiled by mypyc
"""Blanks out what a seat can't know of a position (Y10), and fills the blanks by guessing.

Power cards in other hands are hidden, dealt bid cards in other hands, and choices until the last
one is in. The food deck has no order to hide, and everybody saw the discards.
"""

from librt.random import Random
from mypy_extensions import i64

from potager.core.bits import bit

from .cards import BID_KINDS, BLANK, NOTHING, fill
from .position import MealPosition


def hide(view: MealPosition, seat: i64) -> None:
    """Blank out what this seat, or a spectator, can't know."""
    for other in range(view.setup.seats):
        if other != seat:
            view.powers[other] = 0
            view.table.hands[other] &= view.shown
            before = view.before
            if before is not None:
                before.hands[other] &= view.shown
            if view.chosen[other] != NOTHING:
                view.chosen[other] = BLANK
                if view.shows != NOTHING:
                    view.shows = BLANK


def imagine(view: MealPosition, world: MealPosition, random: Random) -> None:
    """Fill the blanks of `world`, a copy of the view, with all that fits alike."""
    if view.setup.dealt:
        gone = view.shown
        for hand in view.table.hands:
            gone &= ~hand
        world.table.hands = fill(BID_KINDS, view.table.hands, view.table.sizes, gone, random)
    before = world.before
    if before is not None:
        # What a hand has that nobody has seen, it had before the last power too.
        for seat in range(view.setup.seats):
            before.hands[seat] |= world.table.hands[seat] & ~view.shown
    kinds = view.setup.deck.kinds
    while True:
        world.powers = fill(kinds, view.powers, view.held, view.spent, random)
        choose(view, world, random)
        if view.shows != BLANK:
            return
        # Somebody is about to show a power, so not all can have passed.
        world.shows = world.first_choice()
        if world.shows != NOTHING:
            return


def choose(view: MealPosition, world: MealPosition, random: Random) -> None:
    """Let those choose again whose choice is a blank."""
    for seat in range(view.setup.seats):
        if view.chosen[seat] == BLANK:
            world.asked = bit(seat)
            actions = world.legal(seat)
            n: i64 = len(actions)
            world.chosen[seat] = actions[random.randrange(n)]
    world.asked = view.asked
