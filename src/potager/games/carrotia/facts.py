"""What the scene and the log need from a position: names, faults, the way out, the birds' ways."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from textwrap import wrap

from potager.core.bits import bit
from potager.core.texts import Message, Someone, listed, say, someone, verbatim

from . import BIRD_NAMES, FACE_NAMES, KIND_NAMES, POWER_OF, quarter_turns, square_name
from .characters import POWERS
from .quests import own_names
from .rules import phases
from .rules.actions import FLY
from .rules.building import count_of
from .rules.cards import ENTRY_SIDE, EXIT_SIDE, FIRST_BIRD
from .rules.flock import load_of, square_of, which_of
from .rules.larder import worth
from .rules.maze import KINDS, NORTH, WEST, kind_of, square_at
from .rules.roles import BANDIT
from .rules.routes import FAR, ways_to
from .rules.running import LOOT, SOWN
from .rules.warren import Warren

LINES = 4  # of a character's text
LONGEST_LINE = 15  # letters of a quest's name on a phone
COLOURS = ("yellow", "red", "purple", "blue", "black", "green")  # of the birds and their dice


@cache
def grid(size: int) -> tuple[int, ...]:
    """The squares of a maze of that size, row by row."""
    return tuple(square_at(row, column) for row in range(size) for column in range(size))


def squares(view: Warren) -> tuple[int, ...]:
    """The squares of the grid, row by row."""
    return grid(view.maze.size)


def inherited(round: int, sides: int) -> tuple[int, ...]:
    """The squares of the round before, in a grid that has grown on these sides."""
    by = (8 if sides & NORTH else 0) + (1 if sides & WEST else 0)
    return tuple(square + by for square in grid(round + 1)) if round > 1 else ()


def members(view: Warren, mask: int) -> list[int]:
    """A set of squares as a list."""
    return [square for square in grid(view.maze.size) if mask >> square & 1] if mask else []


# Names


def bird_name(which: int) -> Message:
    return say(f"bird.{BIRD_NAMES[which]}")


def intent(view: Warren) -> str:
    """What the bird in flight is about to do (K14), for the texts about it."""
    name = BIRD_NAMES[view.flying()]
    return f"{name}.{'carrots' if view.phase == phases.SPARE_CARROTS else 'rabbit'}"


def role_name(role: int) -> Message:
    return say(f"character.{POWERS[role]}")


def power_name(verb: str) -> Message:
    """Whose power this verb uses."""
    return role_name(POWERS.index(POWER_OF[verb]))


def role_text(role: int) -> Message:
    return say(f"character.{POWERS[role]}.text")


def role_lines(role: int) -> list[Message]:
    """The same, line by line."""
    return [say(f"character.{POWERS[role]}.line.{line}") for line in range(1, LINES + 1)]


def quest_name(name: str) -> Message:
    """A quest that comes with the game is translated. Others are called as they are."""
    return say(_quest(name)) if name in own_names() else verbatim(name)


def quest_lines(name: str) -> list[Message]:
    """The same in two lines at most, for a phone."""
    lines = wrap(name, LONGEST_LINE)[:2]
    if name not in own_names():
        return [verbatim(line) for line in lines]
    if len(lines) < 2:
        return [quest_name(name)]
    return [say(f"{_quest(name)}.{line}") for line in (1, 2)]


def _quest(name: str) -> str:
    """
    >>> _quest("Round the pond")
    'quest.name.round-the-pond'
    """
    return f"quest.name.{'-'.join(re.findall(r'[a-z]+', name.lower()))}"


def character(view: Warren, seat: int) -> Message:
    """A player's character, or a number while there is none."""
    role = view.role(seat)
    return role_name(role) if role >= 0 else say("player", n=seat + 1)


def player(view: Warren, seat: int) -> Someone:
    """The player in that seat, or the character if there is no name."""
    return someone(seat, character(view, seat))


def tile_symbol(tile: int) -> tuple[str, float]:
    """A tile's drawing, and how far it is turned."""
    return f"tile-{KIND_NAMES[kind_of(tile)]}", 90 * quarter_turns(0, tile)


def tile_words(tile: int) -> Message:
    """'a corner, open up and right'."""
    ways = [say(f"way.{name}") for at, name in enumerate(FACE_NAMES[:4]) if tile >> at & 1]
    return say("tile.open", kind=say(f"kind.{KIND_NAMES[kind_of(tile)]}"), ways=listed(ways))


def hand(view: Warren, seat: int) -> list[tuple[int, int]]:
    """The kinds of tiles in a hand, and how many of each."""
    held = view.hands[seat]
    return [(kind, count_of(held, kind)) for kind in range(KINDS) if count_of(held, kind)]


# The maze


def is_running(view: Warren) -> bool:
    """Whether the rabbit is in the maze."""
    return view.rabbit >= 0


def is_building(view: Warren) -> bool:
    """Whether a quest is open and the rabbit not yet on its way."""
    return view.quest >= 0 and view.rabbit < 0


def is_planned(view: Warren) -> bool:
    """Whether a quest is open whose carrots are not laid yet."""
    return view.quest >= 0 and view.phase in (phases.DEAL, phases.BUILD, phases.BIRD)


def carrots(view: Warren) -> dict[int, int]:
    """The tokens of each square: where they lie or wait, or where the quest wants them."""
    found = view.cards.spread(view.quest) if is_planned(view) else view.larder.lying
    return {square: found[square] for square in squares(view) if found[square]}


def carrots_left(view: Warren) -> int:
    """What lies, and what birds carry."""
    carried = sum(worth(load_of(bird)) for bird in view.flock.birds)
    return int(carried + sum(worth(tokens) for tokens in view.larder.lying))


def carrots_to_come(view: Warren) -> int:
    """The most that may still come into the bag in this run: what is left, what a pass would lay,
    and the Bandit's."""
    sown = view.spare + (0 if view.passed else SOWN)
    loot = LOOT - view.loot if view.owner(BANDIT) >= 0 else 0
    return int(carrots_left(view) + sown + loot)


def birds_to_come(view: Warren) -> list[int]:
    """The squares on which the quest's birds are still to be laid."""
    if not is_planned(view):
        return []
    places = range(len(view.flock.birds), view.round)
    return [view.cards.read(view.quest, FIRST_BIRD + place) for place in places]


def gates(view: Warren) -> tuple[tuple[str, int, int], ...]:
    """Where the rabbit comes in and out: the way, the square and its side; none before a quest."""
    if view.quest < 0:
        return ()
    sides = [int(view.cards.read(view.quest, side)) for side in (ENTRY_SIDE, EXIT_SIDE)]
    return ("in", view.entry(), sides[0]), ("out", view.exit(), sides[1])


def faults(view: Warren) -> Iterator[tuple[int, bool]]:
    """K3: the wrong edges: a square, and whether it is its right edge or its lower one."""
    for square in members(view, view.maze.wrong_to_the_right()):
        yield square, True
    for square in members(view, view.maze.wrong_below()):
        yield square, False


def way_out(view: Warren) -> list[int]:
    """A shortest path from the entry to the exit; empty if there is none."""
    steps, path = ways_to(view.maze, view.exit()), [int(view.entry())]
    if steps[path[0]] == FAR:
        return []
    while steps[path[-1]]:
        path.append(min(members(view, view.maze.next_to(bit(path[-1]))), key=steps.__getitem__))
    return path


# The birds


def birds(view: Warren) -> list[tuple[int, int]]:
    """The birds in the maze, in the order they were laid: which one, and its square."""
    return [(which_of(bird), square_of(bird)) for bird in view.flock.birds]


def face(view: Warren, place: int) -> str:
    """What a bird's die shows; 'due' before the roll."""
    if view.phase == phases.FLIGHT or view.phase >= phases.MOVE:
        return FACE_NAMES[view.flock.face(place)]
    return "due"


def flights(view: Warren, goal: int | None = None) -> Iterator[tuple[int, int, list[int]]]:
    """Where the birds that have not flown may fly by their dice: which, from, to.

    That depends on where the rabbit goes before: to this goal, or by any step.
    """
    steps = view.steps() if view.phase == phases.MOVE and goal is None else 0
    goals = members(view, steps) if goal is None else [goal]
    lies = view.larder.strewn
    then = [(lies & ~bit(goal), goal) for goal in goals] or [(lies, view.rabbit)]
    if is_running(view) and face(view, 0) != "due":
        landed = view.phase > phases.WHERE_TO  # the one in flight is acting already
        for place, (which, square) in enumerate(birds(view)):
            if landed and place == view.flock.flier:
                continue
            if not view.flock.flown & bit(place) or view.phase == phases.MOVE:
                reach = [view.flock.reach(place, view.maze.squares(), *one) for one in then]
                if there := members(view, reduce(or_, reach)):
                    yield which, square, there


def meetings(view: Warren) -> dict[int, set[str]]:
    """What each bird that has not flown may meet by its die: carrots, or the rabbit."""
    goals = members(view, view.steps()) if view.phase == phases.MOVE else []
    found: dict[int, set[str]] = {}
    for goal in goals or [view.rabbit]:
        for which, _, there in flights(view, goal):
            met = {"rabbit"} if goal in there else set[str]()
            if any(view.larder.strewn >> to & 1 for to in there if to != goal):
                met.add("carrots")
            found[which] = found.get(which, set()) | met
    return found


def meeting(view: Warren) -> dict[str, Message]:
    """K11: the birds of which a player chooses the first to fly, and the square where they meet."""
    birds = [bird_name(action - FLY) for action in view.fliers()]
    return {
        "birds": listed(birds),
        "at": place_name(members(view, view.reach(view.flock.flier))[0]),
    }


def place_name(square: int) -> Message:
    return verbatim(square_name(square))


def stage(view: Warren) -> str:
    """Which step of a round this is, for its name."""
    if view.phase == phases.OVER:
        return "over"
    if view.quest < 0 or view.phase in (phases.READY, phases.QUEST, phases.DEAL):
        return "ready"
    if is_running(view):
        return "run"
    return "build" if view.phase in (phases.BUILD, phases.BIRD) else "repair"
