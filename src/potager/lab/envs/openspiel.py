"""Our games for OpenSpiel: importing this registers `potager_snail_invasion` and so on.

    import pyspiel
    from potager.lab.envs import openspiel
    game = pyspiel.load_game("potager_snail_invasion", {"mode": "solitaire", "garden": "patio"})

Chance is explicit, and simultaneous choices are simultaneous nodes. Seats that may jump in are
asked one by one, and their last action means HOLD. An information state is what `seen_by` shows,
which forgets nothing that the seat ever saw, and an observation is the same as numbers. Options are
parameters. The parameter `position` is the position to start from: the key of a state in
hexadecimal, as `start_from` writes it. A virtual hourglass runs as in our own simulations.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
from librt.random import Random

from potager.core.bits import bit, lowest
from potager.core.features import numbers_of
from potager.core.game import AnyGame, options_of
from potager.core.options import OptionField
from potager.core.playout import Sand, new_sand, playout
from potager.core.registry import game as find_game
from potager.core.registry import names
from potager.core.state import CHANCE, CLOCK, State

from .tasks import Variant

POSITION = "position"
MOST_OUTCOMES = 1 << 16  # of one chance event
LOOK_AHEAD = 60  # random decisions, after which a game that has dice has rolled some


def short_name(name: str) -> str:
    """
    >>> short_name("snail-invasion")
    'potager_snail_invasion'
    """
    return f"potager_{name.replace('-', '_')}"


def start_from(state: State) -> str:
    """A position in the form that the parameter `position` takes."""
    return state.key().hex()


class PotagerGame(pyspiel.Game):
    """A game with its options. Each game has its own subclass."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        place = given.pop(POSITION, "")
        defaults = parameters_of(find_game(self.name))
        self.task = Variant(
            self.name, **{key: value for key, value in given.items() if value != defaults[key]}
        )
        begin: State = self.task.start
        if place:
            begin = self.task.game.start(self.task.options).from_key(bytes.fromhex(place))
        self.first = Going(self.task, begin, new_sand(), 0, 0)
        self.first.sand.settle(begin)
        super().__init__(kind_of(self.task), info_of(self.task), parameters or {})

    def new_initial_state(self) -> PotagerState:
        return PotagerState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(self.task, kind)


class Going:
    """What changes during a match, apart from OpenSpiel's own part. It can be copied."""

    def __init__(self, task: Variant, position: State, sand: Sand, held: int, made: int) -> None:
        self.task = task
        self.position = position
        self.sand = sand
        self.held = held  # the seats that could jump in now and let it pass
        self.made = made  # decisions

    def __deepcopy__(self, _memo: Any) -> Going:
        return Going(self.task, self.position.clone(), self.sand.clone(), self.held, self.made)

    def __reduce__(self) -> Any:
        sand = (self.sand.left, self.sand.running)
        return _again, (self.task, self.position.key(), sand, self.held, self.made)


def _again(task: Variant, key: bytes, sand: tuple[int, bool], held: int, made: int) -> Going:
    return Going(task, task.game.start(task.options).from_key(key), Sand(*sand), held, made)


class PotagerState(pyspiel.State):
    """A position, and the seat that has to choose."""

    def __init__(self, game: PotagerGame) -> None:
        super().__init__(game)
        self.task = game.task
        self.going = deepcopy(game.first)

    @property
    def position(self) -> State:
        """The true position."""
        return self.going.position

    def _waiting(self) -> int:
        """The seats that are asked now: one that may jump in, or those that have to choose."""
        waiting = self.position.waiting()
        jumpers = self.position.able() & ~waiting & ~self.going.held
        return bit(lowest(jumpers)) if jumpers else waiting

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if len(self.position.chance()):
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self._waiting()
        if waiting & (waiting - 1):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return lowest(waiting)

    def is_terminal(self) -> bool:
        over = len(self.position.result()) > 0
        return over or self.going.made >= self.task.game.sim_limit

    def returns(self) -> list[float]:
        scores = [float(score) for score in self.position.result()]
        return scores or [0.0] * self.task.seats

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0 or not self._waiting() & bit(player):
            return []
        found = sorted(self.position.legal(player))
        return found if self.position.waiting() & bit(player) else [*found, self.task.hold]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.position.chance()]
        total = sum(weights)
        return [(what, weight / total) for what, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        position, going = self.position, self.going
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            position.apply(CHANCE, action)
            self._settle()
            return
        going.made += 1
        if position.waiting() & bit(player):
            position.apply(player, action)
            self._end_turn()
        elif action == self.task.hold:
            going.held |= bit(player)
        else:
            position.apply(player, action)
            self._settle()

    def _apply_actions(self, actions: list[int]) -> None:
        waiting = self.position.waiting()
        for player, action in enumerate(actions):
            if waiting & bit(player):
                self.position.apply(player, action)
                self.going.made += 1
        self._end_turn()

    def _end_turn(self) -> None:
        if self.going.sand.spend(self.position):
            self.position.apply(CLOCK, 0)
        self._settle()

    def _settle(self) -> None:
        self.going.held = 0
        if not len(self.position.chance()):
            self.going.sand.settle(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0 and action == self.task.hold:
            return "hold"
        who = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.task.game.notation(self.position, who, action)

    def __str__(self) -> str:
        return f"{self.going.made}:{self.going.held}:{self.position.key().hex()}"


class Observer:
    """What a player sees: as text all that `seen_by` shows, as numbers the game's features."""

    def __init__(self, task: Variant, kind: Any) -> None:
        self.task = task
        self.kind = kind
        self.tensor = np.zeros(task.features.size, np.float32)
        self.most = task.observation_space().high.astype(np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for block in task.features.blocks:
            self.dict[block.name] = self.tensor[at : at + block.size].reshape(block.shape)
            at += block.size

    def set_from(self, state: PotagerState, player: int) -> None:
        """The numbers, each as a share of its highest value."""
        told = numbers_of(self.task.features, state.position.seen_by(player), player)
        self.tensor[:] = np.frombuffer(told, np.uint8) / self.most

    def string_from(self, state: PotagerState, player: int) -> str:
        """The view as text. This player can't distinguish two positions with equal texts."""
        return f"{player}:{state.going.held}:{state.position.seen_by(player).key().hex()}"


def parameters_of(game: AnyGame) -> dict[str, Any]:
    """Options as OpenSpiel's parameters. These values stand for the game's own defaults."""
    return {POSITION: "", **{field.name: _unset(field) for field in options_of(game)}}


def _unset(field: OptionField) -> Any:
    if field.kind == "flag":
        return False
    numbers = field.kind == "number" or (
        field.kind == "choice" and all(choice.isdecimal() for choice in field.choices)
    )
    return -1 if numbers else ""


def kind_of(task: Variant) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game in advance."""
    kinds = pyspiel.GameType
    together, chance = _seen_in_play(task)
    utility = kinds.Utility.GENERAL_SUM
    if task.seats > 1 and task.game.team:
        utility = kinds.Utility.IDENTICAL
    elif task.seats == 2:
        utility = kinds.Utility.ZERO_SUM
    secret = task.hides or together
    return kinds(
        short_name=short_name(task.game.name),
        long_name=task.game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if chance
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if secret
        else kinds.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=task.game.players[1],
        min_num_players=task.game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(task.game),
    )


def info_of(task: Variant) -> pyspiel.GameInfo:
    two = task.seats == 2 and not task.game.team
    return pyspiel.GameInfo(
        num_distinct_actions=task.hold + task.game.verbs.jumps_in,
        max_chance_outcomes=MOST_OUTCOMES if _seen_in_play(task)[1] else 0,
        num_players=task.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if two else None,
        max_game_length=task.game.sim_limit,
    )


def _seen_in_play(task: Variant) -> tuple[bool, bool]:
    """Whether several choose at once, and whether there is chance, in some random play."""
    state, random = task.start.clone(), Random(1)
    together = chance = False
    for _ in range(LOOK_AHEAD):
        chance |= len(state.chance()) > 0
        waiting = state.waiting()
        together |= waiting & (waiting - 1) != 0
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
        elif not playout(state, random, 1):
            break
    return together, chance


def register() -> None:
    """Register all games with OpenSpiel, including those from other packages."""
    known = set(pyspiel.registered_names())
    for name in names():
        if short_name(name) not in known:
            title = "".join(part.capitalize() for part in name.split("-"))
            game = type(f"{title}Game", (PotagerGame,), {"name": name})
            pyspiel.register_game(kind_of(Variant(name)), game)


register()
