"""The conformance kit: what every game promises, checked over random play.

Authors run it over their own games, from a test or from the command line:

    from potager.core.conformance import check
    check(GAME, {"board": "4x4"}, seed=1)

`fuzz` does so for many seeds and option sets, and writes each match that breaks a promise as a
record that loads, so that it can be replayed up to the fault.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

from librt.random import Random

from .bits import bit
from .dice import FastDice, mix
from .drive import draw_and_choose
from .errors import PotagerError
from .features import Features, numbers_of
from .game import AnyGame
from .match import Match
from .options import Options
from .record import Play, Record
from .scene import TURN, Beat, Icon, Layout, Part, Scene, SeatStatus
from .state import CHANCE, CLOCK, SPECTATOR, State
from .svg import drawn_as

LAYOUTS: tuple[Layout, ...] = get_args(Layout)
MOST_WORLDS = 24  # that are played beside a match


class Broken(AssertionError):
    """A promise that a game did not keep. `record` is the match up to there."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


def check(game: AnyGame, given: Mapping[str, Any], *, seed: int, look_every: int = 7) -> Record:
    """Play one random match and check every promise on the way; the record of the match.

    What is drawn and what is hidden is looked at in every `look_every`-th position only.
    """
    options = game.resolve(**given)
    match = Match(game, options, FastDice(seed))
    random = Random(mix(seed, 1))
    promises = Promises(match, random)
    try:
        for step in _play(match, random):
            promises.position(thorough=step % look_every == 0)
        promises.end()
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", match.record()) from error
    return match.record()


def fuzz(
    game: AnyGame,
    *,
    games: int,
    seed: int,
    folder: Path,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Path]:
    """Check many matches over all option sets; the records of those that broke a promise."""
    found = []
    sets = game.option_sets()
    for number in range(games):
        try:
            check(game, sets[number % len(sets)], seed=mix(seed, number))
        except Broken as broken:
            broken.record.note = str(broken)
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{game.name}-{seed}-{number}.json"
            broken.record.save(file)
            found.append(file)
        tell(number + 1)
    return found


def trace(game: AnyGame, given: Mapping[str, Any], seed: int) -> Iterator[str]:
    """A random match event by event, each with its position: the same in every build."""
    options = game.resolve(**given)
    match = Match(game, options, FastDice(seed))
    for _ in _play(match, Random(seed)):
        event = match.events[-1] if match.events else None
        state = match.state
        legal = [list(state.legal(seat)) for seat in range(len(match.seats))]
        values = [round(state.evaluate(seat), 9) for seat in range(len(match.seats))]
        told = f"{event} {legal} {values} {state.turns()} {list(state.result())}"
        yield hashlib.sha256(told.encode() + state.key()).hexdigest()[:16]


def _play(match: Match, random: Random) -> Iterator[int]:
    """Play at random; yields before the first event and after each."""
    yield 0
    for steps, _ in enumerate(draw_and_choose(match, random), 1):
        yield steps
        if len(match.events) > 4 * match.game.sim_limit:
            raise Broken(
                f"random play did not end within {match.game.sim_limit} decisions", match.record()
            )


class Promises:
    """The promises, checked on one match as it goes on."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.options: Options = match.options
        self.random = random
        self.seats = len(match.seats)
        self.symbols = set(re.findall(r'<symbol\b[^>]*?\bid="([^"]+)"', self.game.art))
        self.before: State | None = None  # the position before the last event
        self.events = 0
        self.stages: dict[int, object] = {}  # what the last one has left on screen, by seat
        self.hidden = False  # whether some seat ever had something hidden from it
        self.varied = False  # whether guesses of it ever differed
        self.worlds: list[tuple[int, State]] = []  # seats, each with a world that looks alike to it
        self.encoder: Features | None = None  # found when it is first needed

    def fail(self, why: str) -> None:
        raise Broken(why, self.match.record())

    def need(self, held: bool, why: str) -> None:
        if not held:
            self.fail(why)

    def position(self, thorough: bool) -> None:
        """All that can be asked of one position."""
        self.look_alike()
        self.who_may_act()
        self.chances()
        self.need(not self.match.over or self.match.result is not None, "over without a result")
        if thorough:
            self.actions()
            self.copies()
            self.secrets()
            self.numbers()
            self.reactions()
            self.pictures()
        self.story(thorough)
        self.before = self.match.state.clone()
        self.events = len(self.match.events)

    def end(self) -> None:
        """What must hold once the match is over."""
        state, result = self.match.state, self.match.result
        self.need(result is not None, "the match ended without a result")
        assert result is not None
        self.need(len(result) == self.seats, f"{len(result)} results for {self.seats} seats")
        self.need(set(result) <= {1, 0, -1}, f"a result is 1, 0 or -1, not {result}")
        again = Match.from_record(self.match.record(), self.game)
        self.need(again.state.key() == state.key(), "the replay ends in another position")
        self.game.text(self.game.drawing.verdict(state))
        self.pictures()
        if self.hidden:
            self.need(self.varied, "something is hidden, but every guess of it is the same")

    # The rules

    def who_may_act(self) -> None:
        state = self.match.state
        waiting, able = state.waiting(), state.able()
        over = len(state.result()) > 0
        self.need(waiting & ~able == 0, "a seat is waited for that is not able to act")
        self.need(able < bit(self.seats), "a seat may act that does not exist")
        jumps = able != waiting and not len(state.chance())
        self.need(self.game.jumps_in or not jumps, "a seat may jump in, and jumps_in is not set")
        self.need(not over or not (able or len(state.chance())), "the game goes on after its end")
        due = bool(waiting) or len(state.chance()) > 0
        self.need(over or due, "nobody is waited for, no chance is due, and there is no result")
        if not self.match.chance_due():
            for seat in range(self.seats):
                legal = list(state.legal(seat))
                self.need(bool(able & bit(seat)) or not legal, f"seat {seat} has unable actions")
                self.need(not waiting & bit(seat) or bool(legal), f"seat {seat} has no action")
                self.need(len(set(legal)) == len(legal), f"seat {seat} has an action twice")
                space = len(self.game.verbs)
                self.need(all(0 <= one < space for one in legal), f"an action is not below {space}")

    def chances(self) -> None:
        state = self.match.state
        weights = list(state.chance())
        if weights:
            self.need(min(weights) >= 0 and sum(weights) > 0, f"impossible weights {weights}")
            drawn = state.roll(self.random)
            self.need(0 <= drawn < len(weights), f"rolled {drawn} of {len(weights)} outcomes")
            self.need(weights[drawn] > 0, f"rolled {drawn}, which has no weight")

    def actions(self) -> None:
        """Notation and path are unique and lead back; every action applies to a copy."""
        state = self.match.state
        for seat in self.match.able():
            legal = self.match.legal(seat)
            written = {self.game.notation(state, seat, one): one for one in legal}
            self.need(len(written) == len(legal), f"two actions are written alike: {list(written)}")
            paths = self.game.paths(state, seat)
            self.need(len(paths) == len(legal), f"two actions have the same path: {list(paths)}")
            for path in paths:
                for stop in range(1, len(path)):
                    self.need(path[:stop] not in paths, f"path {path} goes on after another's end")
            for action in legal:
                words = self.game.verbs.read(action)
                self.need(self.game.verbs.number(*words) == action, f"{words} is misread")
            for text, action in written.items():
                self.need(self.game.action(state, seat, text) == action, f"{text} is misread")
            if len(state.chance()) or state.waiting() & (state.waiting() - 1):
                continue
            for action in legal[:40]:
                state.clone().apply(seat, action)

    def copies(self) -> None:
        """A clone shares nothing mutable, and keys tell positions apart and bring them back."""
        state = self.match.state
        key, copy = state.key(), state.clone()
        self.need(copy == state, "a clone is another position")
        self.need(self.game.from_key(self.options, key) == state, "a key is misread")
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
        """Nothing that a seat can't know shows in anything that it is given."""
        state = self.match.state
        for seat in [SPECTATOR, *range(self.seats)]:
            view = state.seen_by(seat)
            key = view.key()
            self.need(view.seen_by(seat).key() == key, f"seat {seat} sees its own view otherwise")
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
        """Views as numbers: as many as promised, within their limits, and blind to secrets."""
        state = self.match.state
        fresh = self.game.encoder(state)
        encoder = self.encoder = self.encoder or fresh
        self.need(fresh.blocks == encoder.blocks, "features change their shape within a match")
        for seat in range(self.seats):
            view = state.seen_by(seat)
            key, told = view.key(), numbers_of(encoder, view, seat)
            self.need(view.key() == key, "writing its features changed the view")
            self.limits(encoder, told)
            again = self.game.from_key(self.options, key)
            self.need(numbers_of(encoder, again, seat) == told, "equal views differ as numbers")
            for world in (state, view.guess(self.random)):
                self.need(
                    numbers_of(encoder, world.seen_by(seat), seat) == told,
                    f"what is hidden from seat {seat} changes its features",
                )

    def limits(self, encoder: Features, told: bytes) -> None:
        at = 0
        for block in encoder.blocks:
            numbers = told[at : at + block.size]
            self.need(max(numbers) <= block.most, f"{block.name!r} is above {block.most}")
            at += block.size
        self.need(at == len(told), f"{len(told)} numbers in blocks of {at}")

    def look_alike(self) -> None:
        """Worlds that look alike to a seat still do after the same events, until it is over.

        So a secret is told only by an event that says it, and not by how the position writes down
        something else.
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
                f"seat {seat} is shown what it can't know",
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

    # What people see

    def pictures(self) -> None:
        """Scenes, prompts, players, log lines and previews, in words and symbols that exist."""
        drawing, state = self.game.drawing, self.match.state
        for seat in [SPECTATOR, *range(self.seats)]:
            view = state.seen_by(seat)
            self.game.text(drawing.prompt(view, seat))
            status = drawing.status(view)
            self.need(len(status) == self.seats, f"{len(status)} players of {self.seats} listed")
            for one in status:
                self.game.text(one.role)
                self.symbol(one.symbol)
                self.parts(one.parts)
            for layout in LAYOUTS:
                self.picture(seat, view, self.drawn(seat, view, layout))
        self.previews()

    def drawn(self, seat: int, view: State, layout: Layout, stage: object = None) -> Scene:
        """What a seat sees; the same as somebody else, where the game says so."""
        scene = self.game.drawing.scene
        found, other = scene(view, seat, layout, stage), self.game.onlooker(view, seat)
        same = other == seat or scene(view, other, layout, stage) == found
        self.need(same, f"seat {seat} does not see the same as {other}, as onlooker() has it")
        return found

    def sprites(self, scene: Scene) -> None:
        keys = [sprite.key for sprite in scene.sprites]
        twice = len(set(keys)) < len(keys) and {key for key in keys if keys.count(key) > 1}
        self.need(not twice, f"sprites share the keys {twice}")
        for sprite in scene.sprites:
            if sprite.kind == "symbol":
                self.symbol(sprite.symbol)
            if sprite.kind == "text":
                self.need(sprite.text is not None, f"the text {sprite.key} says nothing")
            for text in (sprite.text, sprite.label):
                if text is not None:
                    self.game.text(text)

    def picture(self, seat: int, view: State, scene: Scene) -> None:
        self.sprites(scene)
        targets = scene.targets()
        mute = targets - {sprite.target for sprite in scene.sprites if sprite.label is not None}
        self.need(not mute, f"the targets {mute} have no label")
        if seat in self.match.able():
            silent = self.silences(seat, view)
            for path in self.game.paths(view, seat):
                steps = [] if path in silent else [step.removeprefix(TURN) for step in path]
                missing = [step for step in steps if step not in targets]
                self.need(not missing, f"seat {seat} can't click {missing}: not in the scene")

    def silences(self, seat: int, view: State) -> set[tuple[str, ...]]:
        """In a window the table has a button for the pass: it needs no target."""
        if not self.game.reaction(view):
            return set()
        silence = self.game.on_timeout(view, seat, self.random)
        self.need(silence in self.match.legal(seat), f"silence is no legal action of seat {seat}")
        return {self.game.path(view, seat, silence or 0)}

    def reactions(self) -> None:
        """Everybody knows whether one may react, and for how long one may ask to pass."""
        state = self.match.state
        known = self.game.reaction(state), self.game.longer_passes(state)
        if known[0]:
            self.need(self.game.reactions(self.options), "a reaction where the options have none")
            self.need(state.waiting() != 0, "a reaction in which nobody is waited for")
        for seat in [SPECTATOR, *range(self.seats)]:
            view = state.seen_by(seat)
            seen = self.game.reaction(view), self.game.longer_passes(view)
            self.need(seen == known, f"seat {seat} sees another window")

    def story(self, thorough: bool) -> None:
        """The beats of the last event, for everybody (of choices made at once, of none)."""
        stages, self.stages = self.stages, {}
        if self.before is None or len(self.match.events) != self.events + 1:
            return
        event, state = self.match.events[-1], self.match.state
        for seat in [SPECTATOR, *range(self.seats)]:
            old, new = self.before.seen_by(seat), state.seen_by(seat)
            what = self.before.event_seen_by(seat, event.who, event.what)
            told = self.game.drawing.tell(old, new, event.who, what, stages.get(seat))
            named = f"{event} for seat {seat}"
            self.need(any(one.motion or one.parts for one in told), f"nothing is told of {named}")
            self.need(told[-1].view == new, f"the last beat of {named} shows another position")
            self.stages[seat] = told[-1].stage
            if thorough:
                self.beats(seat, old, told, named)

    def beats(self, seat: int, before: State, told: tuple[Beat, ...], named: str) -> None:
        """Nothing is shown early, and what the last beat leaves can be clicked."""
        drawing, shown = self.game.drawing, self.game.drawing.status(before)
        for beat in told:
            self.need(beat.rest >= 0, f"a beat of {named} rests less than no time")
            self.parts(beat.parts)
            self.parts(beat.caption)
            if beat.face:
                self.symbol(beat.face)
            status = drawing.status(beat.view)
            self.need(
                status == shown or bool(beat.motion or beat.parts),
                f"players have something new in a beat of {named} that neither moves nor tells",
            )
            shown = status
            for layout in LAYOUTS:
                self.sprites(self.drawn(seat, beat.view, layout, beat.stage))
        self.steady(drawing.status(before), told, named)
        last = told[-1]
        for layout in LAYOUTS:
            self.picture(seat, last.view, self.drawn(seat, last.view, layout, last.stage))

    def steady(self, before: list[SeatStatus], told: tuple[Beat, ...], named: str) -> None:
        """Points go from what they were to what they are; to and fro only where a line says it."""
        statuses = [before, *(self.game.drawing.status(one.view) for one in told)]
        for seat in range(self.seats):
            points = [status[seat].score or (0, 0) for status in statuses]
            steps = [
                later[0] - earlier[0]
                for (earlier, later), beat in zip(pairwise(points), told, strict=True)
                if not beat.parts
            ]
            rises, falls = any(step > 0 for step in steps), any(step < 0 for step in steps)
            self.need(not (rises and falls), f"seat {seat}'s points {points} in {named}")

    def previews(self) -> None:
        for seat in self.match.able():
            view = self.match.state.seen_by(seat)
            for action in self.match.legal(seat)[:40]:
                if self.game.previews(view, seat, action):
                    for layout in LAYOUTS:
                        shown = self.game.drawing.preview(view, seat, action, layout)
                        self.parts(shown.parts)
                        for sprite in shown.sprites:
                            if sprite.kind == "symbol":
                                self.symbol(sprite.symbol)

    def parts(self, parts: tuple[Part, ...]) -> None:
        for part in parts:
            if isinstance(part, Icon):
                self.symbol(part.symbol)
                self.game.text(part.label)
            else:
                self.game.text(part)

    def symbol(self, name: str) -> None:
        self.need(drawn_as(name) in self.symbols, f"there is no symbol {name!r} in the art")


def conforms(game: AnyGame, given: Mapping[str, Any], seeds: range) -> None:
    """Check several matches of one option set, for tests; also the odds of `roll`."""
    for seed in seeds:
        check(game, given, seed=seed)
    odds(game, given)


def odds(game: AnyGame, given: Mapping[str, Any], draws: int = 4000) -> None:
    """A game's own `roll` has the odds that `chance` promises (within six deviations)."""
    state = game.start(game.resolve(**given))
    weights = list(state.chance())
    if not weights:
        return
    random, counts = Random(7), [0] * len(weights)
    for _ in range(draws):
        counts[state.roll(random)] += 1
    for outcome, (count, weight) in enumerate(zip(counts, weights, strict=True)):
        share = weight / sum(weights)
        spread = (draws * share * (1 - share)) ** 0.5
        if abs(count - draws * share) > 6 * spread:
            raise PotagerError(
                f"outcome {outcome} came {count} times, {draws * share:.0f} expected"
            )
