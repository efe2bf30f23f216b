"""What the rules of every game promise, checked during one match.

Who may act, what can happen, that copies and keys are correct, and that nobody learns a secret.
"""

from __future__ import annotations

from importlib import import_module

from librt.random import Random

from .bits import bit
from .choices import by_clicks
from .encoding import encoder
from .features import Features, numbers_of
from .game import AnyGame
from .match import Match
from .record import Play, Record
from .state import CHANCE, CLOCK, SPECTATOR, State

MOST_WORLDS = 24  # that are played beside a match


class Broken(AssertionError):
    """A promise that a game has broken. `record` is the match up to that point."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


class CheckedMatch:
    """A match on which promises are checked."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.random = random
        self.seats = len(match.seats)
        self.eyes = [SPECTATOR, *range(self.seats)]
        self.events = 0  # that were looked at

    def need(self, held: bool, why: str) -> None:
        if not held:
            raise Broken(why, self.match.record())


class Promises(CheckedMatch):
    """The promises about the rules."""

    def __init__(self, match: Match, random: Random) -> None:
        super().__init__(match, random)
        self.hidden = False  # whether some seat ever had something hidden from it
        self.varied = False  # whether guesses of it ever differed
        self.worlds: list[tuple[int, State]] = []  # seats, each with a world that looks alike to it
        self.encoder: Features | None = None  # found when it is first needed

    def position(self, thorough: bool) -> None:
        """Check everything about one position."""
        self.look_alike()
        self.who_may_act()
        self.chances()
        self.need(
            not self.match.over or self.match.result is not None,
            "the match is over without a result",
        )
        if thorough:
            self.actions()
            self.copies()
            self.secrets()
            self.numbers()
            self.reactions()
        self.events = len(self.match.events)

    def end(self) -> None:
        """Check what must be true once the match is over."""
        state, result = self.match.state, self.match.result
        self.need(result is not None, "the match ended without a result")
        assert result is not None
        self.need(len(result) == self.seats, f"{len(result)} results for {self.seats} seats")
        self.need(set(result) <= {1, 0, -1}, f"a result must be 1, 0 or -1, not {result}")
        again = Match.from_record(self.match.record(), self.game)
        self.need(again.state.key() == state.key(), "the replay ends in a different position")
        if self.hidden:
            self.need(self.varied, "something is hidden, but every guess at it is the same")

    # The rules

    def who_may_act(self) -> None:
        state = self.match.state
        waiting, able = state.waiting(), state.able()
        over = len(state.result()) > 0
        self.need(waiting & ~able == 0, "the game waits for a seat that can't act")
        self.need(able < bit(self.seats), "a seat that does not exist may act")
        jumps = able != waiting and not len(state.chance())
        self.need(
            not jumps or self.game.verbs.jumps_in, "a seat may jump in, but no verb allows it"
        )
        self.need(not over or not (able or len(state.chance())), "the game goes on after its end")
        due = bool(waiting) or len(state.chance()) > 0
        self.need(
            over or due, "the game waits for nobody and for no chance event, but it has no result"
        )
        if not self.match.chance_due():
            for seat in range(self.seats):
                legal = list(state.legal(seat))
                self.need(
                    bool(able & bit(seat)) or not legal, f"seat {seat} has actions but can't act"
                )
                self.need(not waiting & bit(seat) or bool(legal), f"seat {seat} has no action")
                self.need(len(set(legal)) == len(legal), f"seat {seat} has the same action twice")
                space = len(self.game.verbs)
                self.need(all(0 <= one < space for one in legal), f"an action is not below {space}")

    def chances(self) -> None:
        state = self.match.state
        weights = list(state.chance())
        if weights:
            self.need(
                min(weights) >= 0 and sum(weights) > 0, f"the weights {weights} are impossible"
            )
            drawn = state.roll(self.random)
            self.need(0 <= drawn < len(weights), f"rolled {drawn} of {len(weights)} outcomes")
            self.need(weights[drawn] > 0, f"rolled {drawn}, which has no weight")

    def actions(self) -> None:
        """Notation and paths are unique and lead back, and every action applies to a copy."""
        state = self.match.state
        for seat in self.match.able():
            legal = self.match.legal(seat)
            written = {self.game.notation(state, seat, one): one for one in legal}
            self.need(
                len(written) == len(legal), f"two actions have the same notation: {list(written)}"
            )
            paths = by_clicks(self.game, state, seat)
            self.need(len(paths) == len(legal), f"two actions have the same path: {list(paths)}")
            for path in paths:
                for stop in range(1, len(path)):
                    self.need(
                        path[:stop] not in paths, f"path {path} continues after another path's end"
                    )
            for action in legal:
                words = self.game.verbs.read(action)
                self.need(self.game.verbs.number(*words) == action, f"{words} is misread")
            if len(state.chance()) or state.waiting() & (state.waiting() - 1):
                continue
            for action in legal[:40]:
                state.clone().apply(seat, action)

    def copies(self) -> None:
        """A clone shares nothing mutable, and keys identify positions and can be read back."""
        state = self.match.state
        key, copy = state.key(), state.clone()
        self.need(copy == state, "a clone differs from its original")
        self.need(
            self.game.start(self.match.options).from_key(key) == state,
            "reading a key back gives a different position",
        )
        if state.__fields__:
            names = {name: getattr(state, name) for name in state.__shared__}
            for base in type(state).__mro__:
                names = vars(import_module(base.__module__)) | names
            self.need(eval(repr(state), names) == state, f"{state!r} is misread")  # noqa: S307
        if len(state.chance()):
            copy.apply(CHANCE, copy.roll(self.random))
        elif state.waiting():
            seat = self.match._seats_of(state.waiting())[0]
            copy.apply(seat, copy.legal(seat)[0])
        else:
            return
        self.need(state.key() == key, "changing a clone changed its original")

    # What seats may know

    def secrets(self) -> None:
        """Nothing that a seat gets depends on what it can't know."""
        state = self.match.state
        for seat in self.eyes:
            view = state.seen_by(seat)
            key = view.key()
            self.need(view.seen_by(seat).key() == key, f"seat {seat} sees its own view differently")
            self.need(view.waiting() == state.waiting(), f"seat {seat}'s view waits for others")
            self.need(view.able() == state.able(), f"seat {seat}'s view has others able")
            if seat >= 0:
                self.need(
                    list(view.legal(seat)) == list(state.legal(seat)),
                    f"seat {seat}'s view allows other actions",
                )
            self.hidden |= key != state.key()
            worlds = {world.key(): world for world in (self._guess(seat, view) for _ in range(4))}
            self.varied |= len(worlds) > 1
            self.need(view.key() == key, "guessing changed the view")
            worlds.pop(state.key(), None)
            self.worlds += [(seat, world) for world in worlds.values()]
        self.worlds = self.worlds[-MOST_WORLDS:]

    def numbers(self) -> None:
        """Features have the promised size and limits, and do not depend on secrets."""
        state = self.match.state
        fresh = encoder(self.game, state, self.seats)
        known = self.encoder = self.encoder or fresh
        self.need(fresh.blocks == known.blocks, "the features change their shape during a match")
        for seat in range(self.seats):
            view = state.seen_by(seat)
            key, told = view.key(), numbers_of(known, view, seat)
            self.need(view.key() == key, "writing its features changed the view")
            self.limits(known, told)
            again = self.game.start(self.match.options).from_key(key)
            self.need(numbers_of(known, again, seat) == told, "equal views have different features")
            for world in (state, view.guess(self.random)):
                self.need(
                    numbers_of(known, world.seen_by(seat), seat) == told,
                    f"what is hidden from seat {seat} changes its features",
                )

    def limits(self, known: Features, told: bytes) -> None:
        at = 0
        for block in known.blocks:
            numbers = told[at : at + block.size]
            self.need(max(numbers) <= block.most, f"{block.name!r} is above {block.most}")
            at += block.size
        self.need(at == len(told), f"{len(told)} numbers, but the blocks have {at}")

    def look_alike(self) -> None:
        """Worlds that look the same to a seat still do after the same events, until the end.

        A secret is therefore revealed only by an event that shows it, and not by the way in which
        the position stores something else.
        """
        if self.match.over:
            return
        new = self.match.events[self.events :]
        self.worlds = [
            (seat, world)
            for seat, world in self.worlds
            if all(self._happens(world, event) for event in new)
        ]
        for seat, world in self.worlds:
            self.need(
                world.seen_by(seat).key() == self.match.state.seen_by(seat).key(),
                f"seat {seat} sees what it can't know",
            )

    def _happens(self, world: State, event: Play) -> bool:
        """Let an event of the match happen in another world, if it can."""
        who, what = event.who, event.what
        if who == CHANCE:
            weights = world.chance()
            can = what < len(weights) and weights[what] > 0
        else:
            can = world.hourglass() > 0 if who == CLOCK else what in world.legal(who)
        if can:
            world.apply(who, what)
        return can

    def _guess(self, seat: int, view: State) -> State:
        key = view.key()
        world = view.guess(self.random)
        self.need(world.seen_by(seat).key() == key, f"a guess does not fit what seat {seat} saw")
        self.need(world.waiting() == view.waiting(), f"a guess for seat {seat} waits for others")
        if seat >= 0:
            self.need(
                list(world.legal(seat)) == list(view.legal(seat)),
                f"what is hidden from seat {seat} changes its actions",
            )
        return world

    def reactions(self) -> None:
        """Everybody knows whether players may react."""
        state = self.match.state
        manners = self.game.manners
        known = manners.reaction(state)
        if known:
            may_react = manners.reactions(self.match.options)
            self.need(may_react, "there is a reaction, but the options have none")
            self.need(state.waiting() != 0, "there is a reaction, but the game waits for nobody")
        for seat in self.eyes:
            view = state.seen_by(seat)
            self.need(manners.reaction(view) == known, f"seat {seat} sees a different reaction")
