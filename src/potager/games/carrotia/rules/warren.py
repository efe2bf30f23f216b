# compiled by mypyc
"""Carrotia: a team builds a maze against the hourglass, and leads a rabbit through it.

There are three rounds on a growing grid: 3x3, 4x4, 5x5. Everything is public, and nothing is
decided before it is drawn. The rules of the phases are in `building.py`, `running.py` and
`flying.py`. This file decides who is to act, what they may do, and which rule handles an event. K1
to K17 are the rulings of RULES.md.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, count
from potager.core.fields import fields
from potager.core.state import CHANCE, CLOCK

from . import actions, phases
from .actions import square_laid, square_numbered, tile_laid
from .building import ALL_TILES, count_of
from .cards import DIRECTION, SIDES, Quests
from .evaluation import prospect
from .flock import BIRDS, FIERCE, GENTLE, Flock
from .flying import Flying
from .larder import Larder, worth
from .maze import KINDS, SQUARES, Maze, beyond
from .position import NONE
from .roles import CHARACTERS, GHOST, MUMMY, VAMPIRE

PACE: Final = 3  # K2: virtual seconds a turn of building
ONES: Final = vec[i64]([1] * 46656)
ROLLS: Final = [ONES[: 6**dice] for dice in range(7)]


@fields
class Warren(Flying):
    """A position of Carrotia."""

    # Who is due

    def waiting(self) -> i64:
        phase = self.phase
        if phase < phases.CHOOSE or phase == phases.OVER:
            return 0
        if phase == phases.READY:
            return (bit(self.seats) - 1) & ~self.said
        if phase == phases.SPARE_CARROTS or phase == phases.SPARE_RABBIT:
            return bit(self.owner(MUMMY))
        return bit(self.mover)

    def able(self) -> i64:
        if self.phase == phases.MOVE:
            return bit(self.mover) | self.power_owners()
        return self.waiting()

    def chance(self) -> vec[i64]:
        phase = self.phase
        if phase >= phases.CHOOSE:
            return vec[i64]()
        if phase == phases.ROLL:
            return ROLLS[count(self.flock.again)]
        if phase == phases.FLIGHT:
            return ROLLS[0]
        if phase == phases.DEAL:
            return vec[i64]([count_of(self.stock, kind) for kind in range(i64(KINDS))])
        if phase == phases.QUEST:
            return ONES[: self.cards.counts[self.round - 1]]
        if phase == phases.CAST:
            return vec[i64]([i64(self.owner(role) == NONE) for role in range(i64(CHARACTERS))])
        return vec[i64]([(self.flock.pile >> which) & 1 for which in range(i64(BIRDS))])

    def roll(self, random: Random) -> i64:
        if self.phase == phases.ROLL:
            outcomes: i64 = len(ROLLS[count(self.flock.again)])
            return random.randrange(outcomes)
        if self.phase == phases.FLIGHT:
            return 0
        return super().roll(random)

    def hourglass(self) -> i64:
        if self.phase == phases.BUILD:
            return 30 * self.round * self.glass
        return 0

    def pace(self) -> i64:
        return PACE

    def result(self) -> vec[i64]:
        """K16: the store decides for all players together."""
        if self.phase != phases.OVER:
            return vec[i64]()
        won = worth(self.larder.store) >= self.needed()
        return vec[i64]([1 if won else -1] * self.seats)

    def turns(self) -> i64:
        return self.turn

    def evaluate(self, seat: i64) -> float:
        """All win or lose together, by how far the store may come."""
        if self.phase == phases.OVER:
            return 1.0 if worth(self.larder.store) >= self.needed() else -1.0
        return min(0.95, max(-0.95, (prospect(self) - float(self.needed())) / 12.0))

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == phases.MOVE:
            if seat == self.mover:
                return self.power_choices(self.move_choices(), seat)
            return self.power_choices(vec[i64](), seat)
        if self.waiting() & bit(seat) == 0:
            return vec[i64]()
        if phase == phases.BUILD:
            return self.building_choices()
        if phase == phases.REPAIR:
            return self.repair_choices()
        if phase == phases.REFIT:
            return self.refit_choices()
        if phase == phases.PERCH or phase == phases.SOW:
            return self.perches()
        if phase == phases.WHICH:
            return self.fliers()
        if phase == phases.WHERE_TO:
            return self.heads()
        if phase == phases.HATCH:
            return self.pile()
        if phase == phases.READY:
            return vec[i64]([actions.SAY_READY])
        if phase == phases.CHOOSE:
            return self.free_characters()
        return vec[i64]([actions.CANCEL, actions.ALLOW])

    def free_characters(self) -> vec[i64]:
        found = vec[i64](capacity=6)
        for character in range(i64(CHARACTERS)):
            if self.owner(character) == NONE:
                found = append(found, actions.PICK + character)
        return found

    # What happens

    def apply(self, who: i64, what: i64) -> None:
        if who == CHANCE:
            self.draw(what)
        elif who == CLOCK:
            self.stop_building()  # K2
        elif self.phase == phases.READY:
            self.say_ready(who)
        elif self.phase == phases.CHOOSE:
            self.cast_role(what - actions.PICK)
        else:
            self.last = who
            self.decide(who, what)

    def draw(self, what: i64) -> None:
        """Something is drawn or rolled."""
        if self.phase == phases.ROLL:
            self.flock.roll(what)
            self.phase = phases.MOVE
        elif self.phase == phases.FLIGHT:
            self.fly()
        elif self.phase == phases.DEAL:
            self.deal(what)
        elif self.phase == phases.BIRD:
            self.lay_bird(what)
        elif self.phase == phases.STRAY:
            self.draw_stray(what)
        elif self.phase == phases.QUEST:
            self.open_quest(what)
        else:
            self.cast_role(what)

    def decide(self, seat: i64, what: i64) -> None:
        """Somebody decides something in a round."""
        if what < actions.LIFT:
            self.lay_tile(seat, square_laid(what), tile_laid(what))
        elif what < actions.ON:
            self.lift(square_numbered(what - actions.LIFT))
        elif what < actions.HAUNT and self.phase == phases.SOW:
            self.sow(square_numbered(what - actions.ON))
        elif what < actions.HAUNT:
            self.perch(square_numbered(what - actions.ON))
        elif what < actions.HEAD:
            self.leap(GHOST, square_numbered(what - actions.HAUNT))
        elif what < actions.REROLL:
            self.head(square_numbered(what - actions.HEAD))
        elif what < actions.STEP:
            self.roll_again(what - actions.REROLL)
        elif what < actions.FLIT:
            self.step(seat, what - actions.STEP)
        elif what < actions.SUMMON:
            self.leap(VAMPIRE, beyond(self.rabbit, what - actions.FLIT, self.maze.squares()))
        elif what < actions.PICK:
            self.hatch(what - actions.SUMMON)
        elif what == actions.ENOUGH:
            self.say_enough()
        elif what == actions.STAY:
            self.stay()
        elif what == actions.PASS:
            self.start_pass()
        elif what == actions.BACK:
            self.step_back()
        elif what >= actions.FLY:
            self.fly_first(what - actions.FLY)
        else:
            self.answer(what)

    def cast_role(self, character: i64) -> None:
        """The next seat gets this character; the youngest is the first."""
        seat = self.mover
        self.give(character, seat)
        self.mover = seat + 1
        if seat + 1 == self.seats:
            self.mover = 0
            self.phase = phases.READY

    def say_ready(self, seat: i64) -> None:
        """K1: when everybody has said it, the quest and the hands are drawn."""
        self.said |= bit(seat)
        if self.said == bit(self.seats) - 1:
            self.said = 0
            self.phase = phases.QUEST

    def open_quest(self, card: i64) -> None:
        """A quest card is turned up: the direction of play, who begins, and a larger grid."""
        self.quest = self.cards.first(self.round) + card
        self.direction = self.cards.read(self.quest, DIRECTION)
        if self.last != NONE:
            self.mover = self.after(self.last)  # K15
        self.last = NONE
        self.layer = NONE
        if self.round > 1:
            self.maze.grow(self.cards.read(self.quest, SIDES))
        self.dealt = 0
        self.phase = phases.DEAL


def start(cards: Quests, seats: i64, glass: i64, gentle: bool, cast: bool) -> Warren:
    """The first position: nobody has a character, nothing is drawn."""
    wild: i64 = GENTLE if gentle else FIERCE
    return Warren(
        cards=cards,
        seats=seats,
        glass=glass,
        wild=wild,
        phase=phases.CAST if cast else phases.CHOOSE,
        stock=ALL_TILES,
        hands=vec[i64]([0] * seats),
        maze=Maze(size=3),
        larder=Larder(lying=vec[i64]([0] * SQUARES)),
        flock=Flock(birds=vec[i64](), pile=wild),
    )
