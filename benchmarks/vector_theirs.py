"""pgx (JAX on this processor, all its cores) and PettingZoo playing Connect Four at random.

pgx is measured as it is fastest: many steps in one compiled loop, the choice of random legal
actions and new games included, every observation and mask made.

`vector_theirs.py PART...` prints its figures as one JSON object.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import random
from time import perf_counter
from typing import Any

BATCH = 1024
STEPS = 200  # in one compiled loop
RUNS = 5


def pgx_steps() -> float:
    jax, pgx = import_module("jax"), import_module("pgx")
    numpy = import_module("jax.numpy")
    auto_reset = import_module("pgx.experimental").auto_reset
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(state: Any, key: Any) -> Any:
        choose, begin = jax.random.split(key)
        logits = numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choose, logits, axis=1)
        state = step(state, actions, jax.random.split(begin, BATCH))
        # All of it is used, so that nothing is optimised away.
        told = state.observation.sum(), state.legal_action_mask.sum(), state.rewards.sum()
        return state, told

    @jax.jit  # type: ignore[untyped-decorator]
    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(once, state, jax.random.split(key, STEPS))

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    jax.block_until_ready(many(state, key))
    best = 0.0
    for run in range(RUNS):
        began = perf_counter()
        jax.block_until_ready(many(state, jax.random.PRNGKey(run)))
        best = max(best, BATCH * STEPS / (perf_counter() - began))
    return best


def pettingzoo_steps() -> float:
    """One environment on one core; two processes would do twice as much."""
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    best = 0.0
    for _ in range(RUNS):
        moves, began = 0, perf_counter()
        for _ in range(30):
            env.reset()
            for _agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                env.step(actions[int(random() * len(actions))])
                moves += 1
        best = max(best, moves / (perf_counter() - began))
    return best


PARTS = {"pgx vector": pgx_steps, "pettingzoo connect_four_v3": pettingzoo_steps}

if __name__ == "__main__":
    print(json.dumps({part: PARTS[part]() for part in sys.argv[1:]}))
