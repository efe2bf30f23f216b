"""The birds' flight: where to, and what that does.

K11, K12 and K14 are the rulings of RULES.md. Each flight is an event of its own, so that people see
the birds fly one after another: drawn with one outcome, or chosen among equally near carrots.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, lowest, place
from potager.core.fields import fields

from . import actions, phases
from .building import each_square
from .flock import (
    BAT,
    BIRDS,
    CROW,
    HAWK,
    NOBODY,
    OWL,
    SEAGULL,
    SPARROW,
    load_of,
    square_of,
    which_of,
)
from .larder import SINGLE, TRIPLE, singles, triples
from .maze import step_towards
from .position import NONE
from .roles import BANDIT, MUMMY
from .running import Running


@fields
class Flying(Running):
    """What happens after the rabbit's move."""

    # Where birds fly

    def take_off(self) -> None:
        self.flock.flown = 0
        self.next_bird()

    def next_bird(self) -> None:
        """K11: birds fly in the order they were laid. Only which of several carrots is asked."""
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
                return
            self.flock.flown |= bit(bird)  # it stays

    def reach(self, bird: i64) -> i64:
        """The squares to which the die of this bird may take it now."""
        return self.flock.reach(bird, self.maze.squares(), self.larder.strewn, self.rabbit)

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
        if not self.changes_carrots():
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

    def changes_carrots(self) -> bool:
        """K12: whether effect A would change anything."""
        tokens = self.larder.lying[self.here()]
        if self.flying() == OWL:
            return triples(tokens) > 0 and singles(self.larder.supply) > 0  # K17
        if self.flying() == BAT and self.flock.pile == 0:
            return False
        return tokens > 0

    def act_on_carrots(self) -> None:
        """K12: of several tokens a single goes before a triple; the Owl acts on triples only."""
        tokens = self.larder.lying[self.here()]
        if self.flying() == OWL:
            self.larder.take(self.here(), TRIPLE)
            self.larder.put(self.here(), SINGLE)
            self.larder.supply += TRIPLE - SINGLE
            self.turn_to_rabbit()
        elif singles(tokens):
            self.act_on_token(SINGLE)
        else:
            self.act_on_token(TRIPLE)

    def act_on_token(self, token: i64) -> None:
        """K12: Hawk and Sparrow destroy it, Crow and Seagull take it along, the Bat changes it."""
        which = self.flying()
        self.larder.take(self.here(), token)
        if which in (CROW, SEAGULL):
            self.flock.load(self.flock.flier, token)
        elif which == BAT:
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
        for which in range(i64(BIRDS)):
            if self.flock.pile & bit(which):
                found = append(found, actions.SUMMON + which)
        return found

    def hatch(self, which: i64) -> None:
        """K12: a bird of the pile in the carrot's place. It flies from the next turn."""
        self.flock.flown |= bit(len(self.flock.birds))
        self.flock.lay(which, self.here())
        self.turn_to_rabbit()

    def turn_to_rabbit(self) -> None:
        if not self.changes_rabbit():
            self.end_flight()
        elif self.mummy_awake():
            self.phase = phases.SPARE_RABBIT
        else:
            self.act_on_rabbit()

    def changes_rabbit(self) -> bool:
        """K12: whether effect B would change anything."""
        if self.here() != self.rabbit:
            return False
        which = self.flying()
        if which in (OWL, SPARROW):
            role = self.role(self.mover)
            return role != BANDIT and self.used & bit(role) != 0
        if which == HAWK:
            return self.rabbit != self.entry()
        if which == BAT:
            return True
        return load_of(self.flock.birds[self.flock.flier]) > 0

    def act_on_rabbit(self) -> None:
        which = self.flying()
        if which in (OWL, SPARROW):
            self.used &= ~bit(self.role(self.mover))
        elif which == HAWK:
            self.came = NONE  # K13
            self.arrive(self.entry())
        elif which == BAT:
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
