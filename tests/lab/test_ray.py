"""On a Ray cluster of two nodes the figures are the same, also if workers are lost meanwhile."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import potager
from potager.bots.levels import bot
from potager.core.errors import PotagerError
from potager.lab.jobs import ray_pool
from potager.lab.jobs.ray_pool import connect
from potager.lab.jobs.work import work
from potager.lab.matches import simulate as lab
from potager.lab.matches.analysing import analyse_all
from potager.lab.matches.challenge import challenge
from potager.lab.matches.simulate import simulate
from potager.lab.solving import confirming, solve
from potager.lab.solving.report import answer

pytest.importorskip("ray", reason="Ray is an extra: make lab")
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings

GAME = potager.game("snail-invasion")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two nodes on this machine, one processor each."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        os.environ["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, sys.path))
        nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        ray = connect(nodes.address)
        yield nodes.address
        ray.shutdown()
        nodes.shutdown()  # type: ignore[no-untyped-call]


def figures(report: object) -> dict[str, object]:
    found = msgspec.to_builtins(report)
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if name != "moves_per_s"}


class Errand(NamedTuple):
    """A number to square, and a file that tells whether its worker was lost before."""

    number: int
    file: str


def square_or_die(errand: Errand) -> int:
    """Squares the number; the worker of number 7 dies, once."""
    if errand.number == 7 and not Path(errand.file).exists():
        Path(errand.file).write_text("lost")
        os.kill(os.getpid(), signal.SIGKILL)
    return errand.number**2


def node() -> Any:
    import ray

    return ray.get_runtime_context().get_node_id() if ray.is_initialized() else ""


def nap(_: int) -> str:
    """Takes a while; on which node."""
    time.sleep(0.05)  # work that another node could share
    return str(node())


def fail(number: int) -> int:
    if number:
        raise PotagerError("This can't be played.")
    return number


def test_figures_are_the_same_on_a_cluster_as_here(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = simulate(GAME, {}, ["search:2"], games=45, seed=3)
    there = simulate(GAME, {}, ["search:2"], games=45, seed=3, ray=cluster)
    assert figures(here) == figures(there)
    monkeypatch.setattr(lab, "RANDOM_CHUNK", 100)
    here = simulate(GAME, {}, ["random"], games=950, seed=3)
    there = simulate(GAME, {}, ["random"], games=950, seed=3, ray=cluster)
    assert figures(here) == figures(there)


def test_the_command_prints_the_same_object_but_for_its_speed(cluster: str) -> None:
    def told(*more: str) -> dict[str, object]:
        command = "from potager.cli import main; main()"
        words = ["simulate", "snail-invasion", "--games", "11000", "--seed", "2", "--json", *more]
        done = subprocess.run(
            [sys.executable, "-c", command, *words], capture_output=True, text=True, check=True
        )
        return figures(msgspec.json.decode(done.stdout))

    assert told() == told("--ray", cluster)


def test_the_arena_stops_at_the_same_game_on_a_cluster(cluster: str) -> None:
    here = challenge(GAME, {}, "search:20", "random", seed=1)
    there = challenge(GAME, {}, "search:20", "random", seed=1, ray=cluster)
    assert here == there
    assert here.verdict.answer == "stronger"


def test_a_solved_value_is_confirmed_by_the_same_games_on_a_cluster(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confirming, "PORTION", 40)
    monkeypatch.setattr(solve, "PORTION", 40)
    game = potager.game("pyramid-shambo")
    options = game.resolve(players=2)
    here, there = (
        answer(game, options, even=True, games=200, policy=tmp_path / "best.policy", ray=ray)
        for ray in (None, cluster)
    )
    assert here.confirmed is not None
    assert here.confirmed == there.confirmed


def test_matches_are_analysed_on_a_cluster_as_here(cluster: str, tmp_path: Path) -> None:
    files = []
    for seed in (1, 2):
        match = potager.Match.new(GAME, GAME.resolve(garden="one-colour"), seed=seed)
        match.play([bot("random", GAME, seed).choose] * 2)
        files.append(tmp_path / f"{seed}.json")
        match.save(files[-1])
    here = analyse_all(files, seed=1, simulations=10)
    there = analyse_all(files, seed=1, simulations=10, ray=cluster)
    assert here == there
    assert len(here) == 2


def test_a_lost_worker_costs_only_its_chunk(cluster: str, tmp_path: Path) -> None:
    """It is killed in the middle; every result comes, once and in order."""
    note = tmp_path / "lost"
    errands = [Errand(number, str(note)) for number in range(40)]
    found = list(work(square_or_die, errands, 2, ray=cluster))
    assert note.exists(), "no worker was lost"
    assert found == [number**2 for number in range(40)]


def test_both_nodes_do_their_part(cluster: str) -> None:
    found = work(nap, count(), 2, ray=cluster)
    nodes: set[str] = set()
    for _ in range(200):
        nodes.add(next(found))
        if len(nodes) == 2:
            break
    found.close()
    assert len(nodes) == 2


def test_what_fails_there_is_told_here_in_a_sentence(cluster: str) -> None:
    with pytest.raises(PotagerError, match="This can't be played"):
        list(work(fail, range(10), 2, ray=cluster))


# Which cluster is meant


def test_a_note_of_a_cluster_that_is_no_more_is_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else Ray would wait for minutes."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        monkeypatch.setattr(ray_pool, "noted", lambda: address)
        assert ray_pool.chosen("auto") == address
        assert ray_pool.chosen(address) == address
    assert ray_pool.chosen("auto") == ray_pool.NEW
    monkeypatch.setattr(ray_pool, "noted", lambda: "")
    assert ray_pool.chosen("auto") == ray_pool.NEW
    with pytest.raises(PotagerError, match=f"There is no Ray cluster at {address}"):
        ray_pool.chosen(address)
    with pytest.raises(PotagerError, match="There is no Ray cluster at nonsense"):
        ray_pool.chosen("nonsense")
