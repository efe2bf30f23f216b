# compiled by mypyc
"""The birds' flight: where they go, and what they do there.

K11, K12 and K14 are the rulings of RULES.md. Each flight is an event of its own, so that people see
the birds fly one after another. It is a draw with one outcome, or a choice among birds that meet on
a square or among equally near carrots.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, lowest, place
from potager.core.fields import fields

from . import actions, flock, phases
from .building import each_square
from .flock import NOBODY, load_of, square_of, which_of
from .larder import SINGLE, TRIPLE, singles, triples
from .maze import step_towards
from .position import NONE
from .roles import BANDIT, MUMMY
from .running import Running

NOTHING: Final = -1  # an effect that would change nothing; others are named by a bird that has it


@fields
class Flying(Running):
    """What happens after the rabbit's move."""

    # Where birds fly

    def take_off(self) -> None:
        self.flock.flown = 0
        self.next_bird()

    def next_bird(self) -> None:
        """K11: birds fly in the order they were laid. It is asked which of several carrots the
        next one flies to, or which of those that meet there flies first, if that can matter."""
        while True:
            left = self.flock.everyone() & ~self.flock.flown
            if left == 0:
                self.end_turn()
                return
            bird = lowest(left)
            there = self.reach(bird)
            if there:
                self.flock.flier = bird
                self.phase = phases.FLIGHT
                if there & (there - 1):
                    self.phase = phases.WHERE_TO
                elif self.rivals():
                    self.phase = phases.WHICH
                return
            self.flock.flown |= bit(bird)  # it stays

    def reach(self, bird: i64) -> i64:
        """The squares to which the die of this bird may take it now."""
        return self.flock.reach(bird, self.maze.squares(), self.larder.strewn, self.rabbit)

    def rivals(self) -> i64:
        """K11: the birds that may fly before the next one: those bound for the same square whose
        effect there is another one. A bird that stays, or that has to choose, is bound nowhere."""
        bound = self.reach(self.flock.flier)
        found: i64 = 0
        if bound & (self.larder.strewn | bit(self.rabbit)) == 0:
            return found
        left = self.flock.everyone() & ~self.flock.flown & ~bit(self.flock.flier)
        square = place(bound)
        next_one = self.flock.birds[self.flock.flier]
        on_carrots = self.effect_on_carrots(next_one, square)
        on_rabbit = self.effect_on_rabbit(next_one, square)
        while left:
            other = lowest(left)
            left &= left - 1
            if self.reach(other) == bound:
                bird = self.flock.birds[other]
                alike = self.effect_on_carrots(bird, square) == on_carrots
                if not alike or self.effect_on_rabbit(bird, square) != on_rabbit:
                    found |= bit(other)
        return found

    def fliers(self) -> vec[i64]:
        """K11: the next bird and those that may fly before it, in the order they were laid."""
        found = vec[i64](capacity=6)
        offered = self.rivals() | bit(self.flock.flier)
        while offered:
            found = append(found, actions.FLY + which_of(self.flock.birds[lowest(offered)]))
            offered &= offered - 1
        return found

    def fly_first(self, which: i64) -> None:
        """K11: this bird flies now. Then the next in the order laid is looked at again."""
        self.flock.flier = self.flock.place_of(which)
        self.fly()

    def heads(self) -> vec[i64]:
        """K11: the nearest squares with carrots, among which the owner of the turn chooses."""
        goals = self.flock.goals(
            self.flock.flier, self.maze.squares(), self.larder.strewn, self.rabbit
        )
        return each_square(vec[i64](capacity=8), goals, actions.HEAD, 1)

    def fly(self) -> None:
        """The bird flies the only way that its die leaves."""
        self.land(place(self.reach(self.flock.flier)))

    def head(self, goal: i64) -> None:
        """The bird flies towards these carrots."""
        self.land(step_towards(self.here(), goal))

    # What a bird does where it arrives: first to carrots (A), then to the rabbit (B)

    def land(self, square: i64) -> None:
        self.flock.move(self.flock.flier, square)
        if self.effect_on_carrots(self.flock.birds[self.flock.flier], square) == NOTHING:
            self.turn_to_rabbit()
        elif self.mummy_awake():
            self.phase = phases.SPARE_CARROTS
        else:
            self.act_on_carrots()

    def mummy_awake(self) -> bool:
        """K14: whether somebody can cancel an effect."""
        return self.owner(MUMMY) != NONE and self.used & bit(MUMMY) == 0

    def flying(self) -> i64:
        """Which bird is in flight."""
        return which_of(self.flock.birds[self.flock.flier])

    def here(self) -> i64:
        """Its square."""
        return square_of(self.flock.birds[self.flock.flier])

    def effect_on_carrots(self, bird: i64, square: i64) -> i64:
        """K12: what this bird would do to the carrots of a square (A); equal for birds that are
        alike there."""
        tokens = self.larder.lying[square]
        which = which_of(bird)
        if tokens == 0 or (which == flock.BAT and self.flock.pile == 0):
            return NOTHING
        if which == flock.OWL and (triples(tokens) == 0 or singles(self.larder.supply) == 0):  # K17
            return NOTHING
        if which == flock.SPARROW:
            return flock.HAWK
        return which

    def act_on_carrots(self) -> None:
        """K12: of several tokens a single goes before a triple; the Owl acts on triples only."""
        tokens = self.larder.lying[self.here()]
        if self.flying() == flock.OWL:
            self.larder.take(self.here(), TRIPLE)
            self.larder.put(self.here(), SINGLE)
            self.larder.supply += TRIPLE - SINGLE
            self.turn_to_rabbit()
        else:
            self.act_on_token(SINGLE if singles(tokens) else TRIPLE)

    def act_on_token(self, token: i64) -> None:
        """K12: Hawk and Sparrow destroy it, Crow and Seagull take it along, the Bat changes it."""
        which = self.flying()
        self.larder.take(self.here(), token)
        if which in (flock.CROW, flock.SEAGULL):
            self.flock.load(self.flock.flier, token)
        elif which == flock.BAT:
            self.larder.supply += token
            if self.flock.pile & (self.flock.pile - 1):
                self.phase = phases.HATCH
            else:
                self.hatch(lowest(self.flock.pile))
            return
        self.turn_to_rabbit()

    def pile(self) -> vec[i64]:
        """The birds of which the Bat brings one."""
        found = vec[i64](capacity=6)
        for which in range(i64(flock.BIRDS)):
            if self.flock.pile & bit(which):
                found = append(found, actions.SUMMON + which)
        return found

    def hatch(self, which: i64) -> None:
        """K12: a bird of the pile in the carrot's place. It flies from the next turn."""
        self.flock.flown |= bit(len(self.flock.birds))
        self.flock.lay(which, self.here())
        self.turn_to_rabbit()

    def turn_to_rabbit(self) -> None:
        if self.effect_on_rabbit(self.flock.birds[self.flock.flier], self.here()) == NOTHING:
            self.end_flight()
        elif self.mummy_awake():
            self.phase = phases.SPARE_RABBIT
        else:
            self.act_on_rabbit()

    def effect_on_rabbit(self, bird: i64, square: i64) -> i64:
        """K12: what this bird would do to the rabbit on a square (B); equal for birds that are
        alike there."""
        if square != self.rabbit:
            return NOTHING
        which = which_of(bird)
        if which in (flock.OWL, flock.SPARROW):
            role = self.role(self.mover)
            if role == BANDIT or self.used & bit(role) == 0:
                return NOTHING
            return flock.OWL
        if which == flock.HAWK:
            return NOTHING if self.rabbit == self.entry() else which
        if which == flock.BAT:
            return which
        return flock.CROW if load_of(bird) else NOTHING

    def act_on_rabbit(self) -> None:
        which = self.flying()
        if which in (flock.OWL, flock.SPARROW):
            self.used &= ~bit(self.role(self.mover))
        elif which == flock.HAWK:
            self.came = NONE  # K13
            self.arrive(self.entry())
        elif which == flock.BAT:
            self.arrive(self.exit())
            self.end_round(True)
            return
        else:
            self.larder.bag += self.flock.unload(self.flock.flier)
        self.end_flight()

    def answer(self, what: i64) -> None:
        """K14: the Mummy's owner lets an effect happen, or not; A and B apart."""
        on_carrots = self.phase == phases.SPARE_CARROTS
        if what == actions.CANCEL:
            self.used |= bit(MUMMY)
            if on_carrots:
                self.turn_to_rabbit()
            else:
                self.end_flight()
        elif on_carrots:
            self.act_on_carrots()
        else:
            self.act_on_rabbit()

    def end_flight(self) -> None:
        self.flock.flown |= bit(self.flock.flier)
        self.flock.flier = NOBODY
        self.next_bird()
