"""Tells Gymnasium our environments.

Versions that read entry points call it whenever they are loaded, so it loads little; Gymnasium 1
reads none, and `potager.lab.envs` calls it.
"""

from __future__ import annotations

from potager.core.registry import names

NAMESPACE = "potager"
WHERE = "potager.lab.envs.gymnasium"


def register_environments(namespace: str | None = None) -> None:
    """One environment a game: `potager/SnailInvasion-v0`. Gymnasium adds the namespace itself."""
    from gymnasium.envs.registration import register, registry

    for name in names():
        number = environment_id(name)
        if f"{NAMESPACE}/{number}" not in registry:
            register(
                f"{namespace}/{number}" if namespace else number,
                entry_point=f"{WHERE}:SeatEnv",
                vector_entry_point=f"{WHERE}:Seats",
                kwargs={"name": name},
            )


def environment_id(name: str) -> str:
    """
    >>> environment_id("carrots-and-broccoli")
    'CarrotsAndBroccoli-v0'
    """
    return f"{name.title().replace('-', '')}-v0"
