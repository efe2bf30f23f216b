"""Our games in everybody's tools: PettingZoo, Gymnasium, OpenSpiel, and many at once.

>>> from potager.lab.envs import vector
>>> envs = vector("connect-four", 3)
>>> observations, info = envs.reset(seed=1)
>>> observations.shape, info["action_mask"].shape, info["seat"].tolist()
((3, 85), (3, 7), [0, 0, 0])

Each tool is loaded when it is asked for: `from potager.lab.envs import pettingzoo, openspiel`.
"""

from potager.lab.gym import NAMESPACE, register_environments

from .vectors import vector

register_environments(NAMESPACE)  # where this Potager is not installed, nobody else has

__all__ = ["vector"]
