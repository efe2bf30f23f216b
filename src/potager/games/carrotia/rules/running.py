# compiled by mypyc
"""Phase two: the rabbit's run, and everybody's powers.

K6 to K10 and K13 to K15 are the rulings of RULES.md. Those for the birds are in `flying.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, place
from potager.core.fields import fields

from . import actions, phases
from .building import Building, each_square
from .flock import Flock
from .larder import SINGLE
from .maze import beyond, direction_to, spread
from .position import NONE, ROUNDS
from .roles import BANDIT, CLOWN, GHOST, SAILOR, VAMPIRE

LOOT: Final = 2  # how often in a round the Bandit takes one more
SOWN: Final = 2  # how many carrots a pass lays


@fields
class Running(Building):
    """What happens on a turn of the run, apart from the birds."""

    # What may be done

    def steps(self) -> i64:
        """K6: the squares to which the rabbit can go: along paths, but not back."""
        there = self.maze.next_to(bit(self.rabbit))
        if self.came != NONE:
            there &= ~bit(self.came)
        return there

    def move_choices(self) -> vec[i64]:
        """What the owner of the turn may do, powers apart."""
        there = self.steps()
        found = self.each_way(vec[i64](capacity=32), there, actions.STEP)
        if there == 0:
            found = append(found, actions.STAY)  # K7
        if self.passed == 0:
            found = append(found, actions.PASS)
        return found

    def each_way(self, found: vec[i64], there: i64, action: i64) -> vec[i64]:
        """`found`, and an action for the way to each of these squares around the rabbit."""
        while there:
            found = append(found, action + direction_to(self.rabbit, place(there)))
            there &= there - 1
        return found

    def leaps(self) -> i64:
        """The tiles to which the Ghost can put the rabbit."""
        return self.maze.tiles() & ~bit(self.rabbit)

    def flits(self) -> i64:
        """The tiles beside the rabbit's, paths or not: for the Vampire."""
        return spread(bit(self.rabbit)) & self.leaps()

    def power_owners(self) -> i64:
        """K14: the seats whose power can do something while a move is due."""
        found: i64 = 0
        for character in range(i64(GHOST), i64(CLOWN) + 1):
            seat = self.owner(character)
            if seat != NONE and self.used & bit(character) == 0 and self.applies(character):
                found |= bit(seat)
        return found

    def applies(self, character: i64) -> bool:
        if character == GHOST:
            return self.leaps() != 0
        if character == VAMPIRE:
            return self.flits() != 0
        if character == SAILOR:
            return self.came != NONE
        return character == CLOWN

    def power_choices(self, found: vec[i64], seat: i64) -> vec[i64]:
        """`found`, and K14: what this seat's power can do now, on anybody's turn."""
        if self.has(seat, GHOST):
            found = each_square(found, self.leaps(), actions.HAUNT, 1)
        elif self.has(seat, VAMPIRE):
            found = self.each_way(found, self.flits(), actions.FLIT)
        elif self.has(seat, SAILOR) and self.came != NONE:
            found = append(found, actions.BACK)
        elif self.has(seat, CLOWN):
            for dice in range(i64(1), self.flock.everyone() + 1):
                found = append(found, actions.REROLL + dice)
        return found

    # What happens

    def step(self, seat: i64, direction: i64) -> None:
        """K6: the rabbit goes one tile along a path."""
        left = self.rabbit
        if self.arrive(beyond(left, direction, self.maze.squares())):
            self.plunder(seat)
        self.finish_move(left)

    def stay(self) -> None:
        """K7: nowhere to go; with its next move the rabbit may turn round."""
        self.finish_move(NONE)

    def step_back(self) -> None:
        """K13: the Old Sailor's step; the tile just left is now the one not to go back to."""
        self.used |= bit(SAILOR)
        left = self.rabbit
        self.arrive(self.came)
        self.finish_move(left)

    def leap(self, character: i64, square: i64) -> None:
        """K13: the Ghost's or the Vampire's jump, after which the rabbit may go any way."""
        self.used |= bit(character)
        self.arrive(square)
        self.finish_move(NONE)

    def arrive(self, square: i64) -> bool:
        """K8: the rabbit takes all carrots of the tile and of the birds there; whether any."""
        self.rabbit = square
        carried = self.flock.unload_at(square)
        self.larder.bag += carried
        return self.larder.gather(square) + carried > 0

    def plunder(self, seat: i64) -> None:
        """The Bandit: one more single, at most twice a round."""
        if self.has(seat, BANDIT) and self.loot < LOOT and self.larder.take_single():
            self.larder.bag += SINGLE
            self.loot += 1

    def finish_move(self, came: i64) -> None:
        """A move is used up. On the exit the rabbit leaves at once (K8), else the birds fly."""
        self.came = came
        self.moves -= 1
        if self.rabbit == self.exit():
            self.end_round(True)
        else:
            self.take_off()

    def start_pass(self) -> None:
        """K10: two singles from the supply are to be laid, or what there is."""
        self.passed = 1
        for _ in range(i64(SOWN)):
            if self.larder.take_single():
                self.spare += 1
        if self.spare:
            self.phase = phases.SOW
        else:
            self.take_off()

    def sow(self, square: i64) -> None:
        """K10: a carrot of the pass is laid; after the last one the birds fly."""
        self.larder.put(square, SINGLE)
        self.spare -= 1
        if self.spare == 0:
            self.take_off()

    def roll_again(self, dice: i64) -> None:
        """The Clown: these dice are rolled again, together."""
        self.used |= bit(CLOWN)
        self.flock.again = dice
        self.phase = phases.ROLL

    def take_off(self) -> None:
        """The birds fly; `flying.py` says how."""

    def end_turn(self) -> None:
        """All birds have flown. K9: with no move left, the round is lost."""
        self.turn += 1
        if self.moves == 0:
            self.end_round(False)
        else:
            self.mover = self.after(self.mover)
            self.flock.again = self.flock.everyone()
            self.phase = phases.ROLL

    def end_round(self, won: bool) -> None:
        """K15: tokens and birds go back, characters are ready, and the maze stays."""
        self.larder.supply += self.flock.carried()
        self.flock = Flock(birds=vec[i64](), pile=self.wild)
        self.larder.clear(won)
        self.rabbit = NONE
        self.came = NONE
        self.moves = 0
        self.passed = 0
        self.used = 0
        self.loot = 0
        self.quest = NONE
        self.said = 0
        if self.round == ROUNDS:
            self.phase = phases.OVER
        else:
            self.round += 1
            self.phase = phases.READY
