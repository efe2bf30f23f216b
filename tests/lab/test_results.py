"""What was done is kept: a stopped run goes on, a longer one adds, nothing is played twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from waiting import wait_until

import potager
from potager.core.errors import PotagerError
from potager.lab.jobs import pool, work
from potager.lab.jobs.results import Results, Stopped
from potager.lab.matches import simulate as lab
from potager.lab.matches.arena import arena
from potager.lab.matches.challenge import challenge
from potager.lab.matches.simulate import Job, play_chunk, simulate
from potager.lab.matches.tally import Tally

GAME = potager.game("snail-invasion")


def figures(report: object) -> dict[str, object]:
    found = msgspec.to_builtins(report)
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if name != "moves_per_s"}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the chunks that were really played."""
    numbers: list[int] = []

    def count(job: Job) -> Tally:
        numbers.append(job.number)
        return play_chunk(job)

    monkeypatch.setattr(lab, "play_chunk", count)
    monkeypatch.setattr(lab, "RANDOM_CHUNK", 20)
    return numbers


def test_a_longer_run_plays_only_what_is_missing(tmp_path: Path, played: list[int]) -> None:
    file = tmp_path / "results.sqlite"
    simulate(GAME, {}, ["random"], games=50, seed=1, results=Results(file))
    assert played == [0, 1, 2]
    played.clear()
    longer = Results(file, go_on=True)
    found = simulate(GAME, {}, ["random"], games=90, seed=1, results=longer)
    assert played == [2, 3, 4]  # the third had only ten games
    assert figures(found) == figures(simulate(GAME, {}, ["random"], games=90, seed=1))


def test_other_seeds_options_and_bots_are_other_runs_of_the_same_file(
    tmp_path: Path, played: list[int]
) -> None:
    results = Results(tmp_path / "results.sqlite")
    simulate(GAME, {}, ["random"], games=20, seed=1, results=results)
    simulate(GAME, {}, ["random"], games=20, seed=2, results=results)
    simulate(GAME, {"board": "4x4"}, ["random"], games=20, seed=1, results=results)
    assert played == [0, 0, 0]


def test_a_run_that_is_there_is_gone_on_with_only_when_that_is_said(
    tmp_path: Path, played: list[int]
) -> None:
    file = tmp_path / "results.sqlite"
    simulate(GAME, {}, ["random"], games=20, seed=1, results=Results(file))
    with pytest.raises(PotagerError, match="already has games from this run"):
        simulate(GAME, {}, ["random"], games=40, seed=1, results=Results(file))


def test_a_shorter_run_takes_nothing_away(tmp_path: Path, played: list[int]) -> None:
    file = tmp_path / "results.sqlite"
    simulate(GAME, {}, ["random"], games=30, seed=1, results=Results(file))
    simulate(GAME, {}, ["random"], games=25, seed=1, results=Results(file, go_on=True))
    assert played == [0, 1, 1]
    assert _games(file) == 30


def test_who_goes_on_with_something_else_is_told_what_is_there(tmp_path: Path) -> None:
    """Without the game, the bots and the seed of before there is nothing to go on with."""
    file = tmp_path / "results.sqlite"
    simulate(GAME, {}, ["random"], games=20, seed=1, results=Results(file, go_on=True, anew=False))
    told = (
        "no games from this run, only from simulate snail-invasion --bots random,random --seed 1."
    )
    results = Results(file, go_on=True, anew=False)
    with pytest.raises(PotagerError, match=told):
        simulate(GAME, {}, ["random"], games=20, seed=2, results=results)
    with pytest.raises(PotagerError, match=told):
        challenge(GAME, {}, "search:1", "random", games=4, seed=1, results=results)


def test_a_ladder_that_goes_on_may_have_a_new_bot(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    arena_bots = ["search:2", "random", "search:1"]
    arena(GAME, {}, arena_bots, games=4, seed=1, results=Results(file))
    results = Results(file, go_on=True, anew=False)
    longer = arena(GAME, {}, ["search:3", *arena_bots], games=4, seed=1, results=results)
    assert len(longer.bots) == 4


def test_ctrl_c_gives_what_is_done_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(job: Job) -> Tally:
        if job.number == 2:
            raise KeyboardInterrupt
        return play_chunk(job)

    monkeypatch.setattr(lab, "RANDOM_CHUNK", 20)
    monkeypatch.setattr(lab, "play_chunk", interrupted)
    file = tmp_path / "results.sqlite"
    with pytest.raises(Stopped) as stopped:
        simulate(GAME, {}, ["random"], games=100, seed=1, results=Results(file))
    report = stopped.value.so_far
    assert isinstance(report, lab.Report)
    assert report.games == 40
    monkeypatch.setattr(lab, "play_chunk", play_chunk)
    found = simulate(GAME, {}, ["random"], games=100, seed=1, results=Results(file, go_on=True))
    assert figures(found) == figures(simulate(GAME, {}, ["random"], games=100, seed=1))


def test_a_challenge_and_an_arena_go_on_too(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    bots = ["search:2", "random", "search:1"]
    one, other, _ = bots
    challenge(GAME, {}, one, other, games=20, seed=1, results=Results(file))
    found = challenge(GAME, {}, one, other, games=40, seed=1, results=Results(file, go_on=True))
    assert found == challenge(GAME, {}, one, other, games=40, seed=1)
    ladder = arena(GAME, {}, bots, games=20, seed=1, results=Results(file))
    assert ladder == arena(GAME, {}, bots, games=20, seed=1, results=Results(file, go_on=True))


@pytest.mark.parametrize("workers", [1, 2])
def test_however_many_jobs_there_are_only_some_are_on_their_way(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So memory does not grow with the number of games."""
    monkeypatch.setattr(work, "WORTH_A_POOL", 0.0)
    made = 0

    def jobs() -> Iterator[int]:
        nonlocal made
        for number in range(1_000_000):
            made += 1
            yield number

    done = work.work(abs, jobs(), workers, total=1_000_000)
    assert [next(done) for _ in range(3)] == [0, 1, 2]
    done.close()
    assert made <= 1 + pool.AHEAD * workers * work.LARGEST_BATCH


def test_a_tally_stays_small_however_many_games_it_counts() -> None:
    one, many = Tally(), Tally()
    chunk = play_chunk(Job("snail-invasion", {}, ("random", "random"), 200, 1))
    one.merge(chunk)
    for _ in range(50):
        many.merge(chunk)
    assert many.games == 50 * one.games
    assert len(msgspec.msgpack.encode(many)) < 2 * len(msgspec.msgpack.encode(one))


def test_a_file_of_something_else_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy carrots. " * 100)
    with pytest.raises(PotagerError, match=r"notes.txt is not a file of results"):
        Results(file)


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_ctrl_c_on_the_command_line_prints_what_is_done(tmp_path: Path) -> None:
    """A real process with a pool is interrupted, and goes on afterwards."""
    file = tmp_path / "results.sqlite"
    command = [
        sys.executable, "-c", "from potager.cli import main; main()",
        "simulate", "snail-invasion", "--bots", "search:2", "--games", "100000", "--workers", "2",
        "--results", str(file), "--json",
    ]  # fmt: skip
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    running = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    wait_until(lambda: file.exists() and _rows(file) > 1, within=60)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    done = msgspec.json.decode(out)["games"]
    assert 0 < done < 100_000
    assert b"Stopped" in err
    assert b"Use --continue to go on" in err
    assert b"Traceback" not in err
    assert _games(file) >= done


def _rows(file: Path) -> int:
    import sqlite3

    try:
        with sqlite3.connect(file) as db:
            return int(db.execute("select count(*) from chunks").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


def _games(file: Path) -> int:
    import sqlite3

    with sqlite3.connect(file) as db:
        return int(db.execute("select sum(games) from chunks").fetchone()[0])
