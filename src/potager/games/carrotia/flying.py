"""The birds' flight: who flies next, where to, and what that does.

K11, K12 and K14 are the rulings of RULES.md. Each flight is an event of its own, drawn with one
outcome, so that people see the birds fly one after another.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, lowest, place

from . import actions, phases
from .flock import (
    BAT,
    BIRDS,
    CROW,
    HAWK,
    NOBODY,
    OWL,
    SEAGULL,
    SPARROW,
    TO_CARROT,
    load_of,
    square_of,
    which_of,
)
from .larder import SINGLE, TRIPLE, singles, triples
from .maze import beyond, direction_to, nearer
from .position import NONE
from .roles import BANDIT, MUMMY
from .running import Running


def first_way(square: i64, there: i64) -> i64:
    """K11: of these squares around, the one up, else right, else down, else left."""
    if square >= 8 and there & bit(square - 8):
        return square - 8
    if there & bit(square + 1):
        return square + 1
    if there & bit(square + 8):
        return square + 8
    return square - 1


class Flying(Running):
    """What happens after the rabbit's move."""

    # Who flies next, and where to

    def take_off(self) -> None:
        self.flock.flown = 0
        self.next_bird()

    def next_bird(self) -> None:
        """K11: in the order they were laid, unless two could come to one thing that matters."""
        while True:
            left = self.flock.everyone() & ~self.flock.flown
            if left == 0:
                self.end_turn()
                return
            if self.rivals():
                self.phase = phases.WHO_FLIES
                return
            bird = lowest(left)
            if self.reach(bird):
                self.flock.flier = bird
                self.phase = phases.FLIGHT
                return
            self.flock.flown |= bit(bird)  # it stays

    def reach(self, bird: i64) -> i64:
        """The squares to which the die of this bird may take it now."""
        return self.flock.reach(bird, self.maze.squares(), self.larder.strewn, self.rabbit)

    def what_matters(self) -> i64:
        """The squares with a carrot or the rabbit."""
        return self.larder.strewn | bit(self.rabbit)

    def rivals(self) -> i64:
        """K11: the birds that have not flown and could reach a carrot or the rabbit that another
        of them could reach too."""
        left = self.flock.everyone() & ~self.flock.flown
        if left & (left - 1) == 0:
            return 0
        once: i64 = 0
        twice: i64 = 0
        birds: i64 = len(self.flock.birds)
        for bird in range(birds):
            if left & bit(bird):
                there = self.reach(bird) & self.what_matters()
                twice |= once & there
                once |= there
        found: i64 = 0
        if twice:
            for bird in range(birds):
                if left & bit(bird) and self.reach(bird) & twice:
                    found |= bit(bird)
        return found

    def fly(self, bird: i64) -> None:
        """This bird flies; its owner is asked where to if that makes a difference."""
        self.flock.flier = bird
        there = self.reach(bird)
        if self.is_open(there):
            self.phase = phases.WHERE_TO
        else:
            self.land(first_way(square_of(self.flock.birds[bird]), there))

    def is_open(self, there: i64) -> bool:
        """K11: whether it makes a difference to which of these squares the bird flies."""
        if there & (there - 1) == 0:
            return False
        if there & self.what_matters():
            return True
        goals = bit(self.rabbit)
        if self.flock.face(self.flock.flier) == TO_CARROT:
            goals = self.larder.strewn
        first: i64 = NONE
        while there:
            square = place(there)
            there &= there - 1
            ways = self.ways(square, nearer(square, goals, self.maze.squares()))
            if first != NONE and ways != first:
                return True
            first = ways
        return False

    def ways(self, square: i64, there: i64) -> i64:
        """The directions to these squares around a square, as a set."""
        found: i64 = 0
        while there:
            found |= bit(direction_to(square, place(there)))
            there &= there - 1
        return found

    def heads(self) -> vec[i64]:
        """The directions among which the owner of the turn chooses."""
        found = vec[i64](capacity=4)
        square = square_of(self.flock.birds[self.flock.flier])
        there = self.reach(self.flock.flier)
        while there:
            found = append(found, actions.HEAD + direction_to(square, place(there)))
            there &= there - 1
        return found

    def fliers(self) -> vec[i64]:
        """The birds among which the owner of the turn chooses."""
        found = vec[i64](capacity=6)
        rivals = self.rivals()
        while rivals:
            found = append(found, actions.FLY + which_of(self.flock.birds[lowest(rivals)]))
            rivals &= rivals - 1
        return found

    def head(self, direction: i64) -> None:
        square = square_of(self.flock.birds[self.flock.flier])
        self.land(beyond(square, direction, self.maze.squares()))

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
        tokens = self.larder.lying[self.here()]
        if self.flying() == OWL:
            self.larder.take(self.here(), TRIPLE)
            self.larder.put(self.here(), SINGLE)
            self.larder.supply += TRIPLE - SINGLE
            self.turn_to_rabbit()
        elif singles(tokens) and triples(tokens):
            self.phase = phases.TOKEN
        else:
            self.act_on_token(SINGLE if triples(tokens) == 0 else TRIPLE)

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
