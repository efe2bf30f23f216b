"""What a game must say is little, and what the table asks of it has a usual answer."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest
from core.tug import TUG
from librt.random import Random

from potager.core.game import Game
from potager.core.manners import EVERYBODY, AnyManners, Manners
from potager.core.registry import games
from potager.core.state import CHANCE

MOST_MEMBERS = 30
STATE = TUG.start(TUG.resolve())
GIVEN = {  # what the hooks are asked with, by the names of their parameters
    "options": TUG.resolve(), "option": "rounds", "file": Path("deck.toml"), "kept": {"rounds": 2},
    "rules": 1, "view": STATE, "state": STATE, "before": STATE, "after": STATE, "start": STATE,
    "end": STATE, "events": [], "seat": 0, "seats": 3, "viewer": 1, "action": 0, "people": 1,
    "target": "rope", "random": Random(1), "own": (0, 1),
}  # fmt: skip
USUAL = {  # where the answer is not none, no, nothing or zero
    "older_options": {"rounds": 2}, "previews": True, "roller": CHANCE, "conceding": 0,
    "forfeited": (-1, 1, 1), "concerned": EVERYBODY, "onlooker": 1, "is_even": True,
}  # fmt: skip
HOOKS = [name for name, one in vars(Manners).items() if inspect.isfunction(one)]


def members(kind: type) -> set[str]:
    names = {*vars(kind), *inspect.get_annotations(kind)}
    return {name for name in names if not name.startswith("__")}


def test_a_game_has_few_members() -> None:
    assert len(members(Game)) <= MOST_MEMBERS


@pytest.mark.parametrize("hook", HOOKS)
def test_a_game_without_manners_has_a_usual_answer(hook: str) -> None:
    manners: AnyManners = TUG.manners
    assert type(manners) is Manners
    asked = getattr(manners, hook)
    answer = asked(*(GIVEN[name] for name in inspect.signature(asked).parameters))
    assert answer == USUAL[hook] if hook in USUAL else not answer


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_games_manners_answer_what_the_table_asks_and_no_more(game: Game) -> None:  # type: ignore[type-arg]
    own = type(game.manners)
    assert issubclass(own, Manners)
    assert {name for name in members(own) if not name.startswith("_")} <= members(Manners)
