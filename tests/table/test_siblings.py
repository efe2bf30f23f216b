"""What the processes of one server tell each other, and what they pass on."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from waiting import until

from potager.table.rooms.opening import new_id
from potager.table.store.siblings import MOST_WAITING, Sibling, Siblings
from potager.table.store.sqlite import WriteTurns

Heard = list[tuple[str, str]]


@pytest.fixture
def folder() -> Iterator[str]:
    with TemporaryDirectory(prefix="potager-") as made:  # the path of a socket has to be short
        yield made


def one_of(folder: str, number: int, count: int = 2) -> tuple[Siblings, Heard]:
    made, heard = Siblings(Sibling(folder, number, count, 0.0)), Heard()
    made.heard = lambda match, text: heard.append((match, text))
    return made, heard


def told(heard: Heard, count: int) -> bool:
    return len(heard) == count


def run(test: Coroutine[None, None, None]) -> None:
    asyncio.run(test)


def test_all_others_hear_of_changes_of_each_match_the_latest(folder: str) -> None:
    async def play() -> None:
        all_of_them = [one_of(folder, number, 3) for number in range(3)]
        for one, _ in all_of_them:
            one.open()
        all_of_them[0][0].notify(["a 1", "b 7", "a 2", "a said hello"])
        for _, heard in all_of_them[1:]:
            await until(partial(told, heard, 3))
            assert heard == [("a", "2"), ("b", "7"), ("a", "said hello")]
        assert all_of_them[0][1] == []
        for one, _ in all_of_them:
            one.close()

    run(play())


def test_many_changes_come_as_several_messages(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, heard) = one_of(folder, 0), one_of(folder, 1)
        here.open()
        there.open()
        here.notify([f"match-{number} {'x' * 200}" for number in range(2000)])
        await until(lambda: len(heard) == 2000)
        assert len(set(heard)) == 2000
        here.close()
        there.close()

    run(play())


def test_one_that_is_far_behind_is_told_to_look_at_everything(folder: str) -> None:
    """What is about the whole server it hears all the same: that is kept nowhere else."""

    async def play() -> None:
        (here, _), (there, heard) = one_of(folder, 0), one_of(folder, 1)
        there.open()
        for number in range(2 * MOST_WAITING):  # it never comes to listen meanwhile
            here.notify([f"a said {number}"])
            if number == 1000:
                here.notify(["* somebody is sent away"])
        await until(lambda: ("", "") in heard)
        here.notify(["b 5"])
        await until(lambda: ("b", "5") in heard)
        assert heard[0] == ("a", "said 0")
        assert len(heard) < 2 * MOST_WAITING
        assert ("*", "somebody is sent away") in heard
        here.close()
        there.close()

    run(play())


def test_of_many_changes_that_wait_each_match_has_its_latest(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, heard) = one_of(folder, 0), one_of(folder, 1)
        there.open()
        for number in range(3 * MOST_WAITING):
            here.notify([f"{number % 7} {number}"])
        last = 3 * MOST_WAITING - 1
        await until(lambda: (str(last % 7), str(last)) in heard)
        assert ("", "") not in heard
        assert len(heard) < 2 * MOST_WAITING
        here.close()
        there.close()

    run(play())


def test_one_that_ends_while_much_waits_for_it_is_heard_again(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, _) = one_of(folder, 0), one_of(folder, 1)
        there.open()
        for number in range(3000):
            here.notify([f"a said {number}"])
        there.close()
        again, heard = one_of(folder, 1)
        again.open()
        assert here.pass_on("01", 0, b"GET / HTTP/1.1")  # that notices it first
        here.notify(["a 4"])
        await until(lambda: ("a", "4") in heard)
        here.close()
        again.close()

    run(play())


def test_a_connection_for_which_there_is_no_room_breaks_nothing(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, heard) = one_of(folder, 0), one_of(folder, 1)
        there.open()
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        line.sendto(b"GET / HTTP/1.1", str(Path(folder) / "1"))  # as it comes then: without one
        line.close()
        here.notify(["a 1"])
        await until(lambda: heard == [("a", "1")])
        here.close()
        there.close()

    run(play())


def test_one_that_has_ended_and_begun_again_is_heard_and_hears(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, _) = one_of(folder, 0), one_of(folder, 1)
        here.notify(["a 1"])  # to nobody: it is not there yet
        there.open()
        here.notify(["a 2"])
        there.close()
        here.notify(["a 3"])
        again, heard = one_of(folder, 1)
        again.open()
        here.notify(["a 4"])
        await until(lambda: heard == [("a", "4")])
        here.close()
        again.close()

    run(play())


def test_a_connection_goes_to_whom_it_is_passed_on(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, _) = one_of(folder, 0), one_of(folder, 1)
        ours, browsers = socket.socketpair()
        assert not here.pass_on("01", ours.fileno(), b"GET / HTTP/1.1")
        came: list[tuple[socket.socket, bytes]] = []
        there.arrived = lambda line, asked: came.append((line, asked))
        there.open()
        assert here.pass_on("01", ours.fileno(), b"GET / HTTP/1.1")
        ours.close()
        await until(lambda: bool(came))
        line, asked = came[0]
        assert asked == b"GET / HTTP/1.1"
        line.send(b"hello")
        assert browsers.recv(5) == b"hello"
        for one in (line, browsers):
            one.close()
        here.close()
        there.close()

    run(play())


def test_one_that_takes_no_connections_hangs_up(folder: str) -> None:
    async def play() -> None:
        (here, _), (there, _) = one_of(folder, 0), one_of(folder, 1)
        there.open()
        ours, browsers = socket.socketpair()
        assert here.pass_on("01", ours.fileno(), b"GET / HTTP/1.1")
        ours.close()
        assert await asyncio.to_thread(browsers.recv, 5) == b""
        browsers.close()
        here.close()
        there.close()

    run(play())


def test_matches_are_at_home_everywhere_alike(folder: str) -> None:
    one, other = one_of(folder, 0, 4)[0], one_of(folder, 3, 4)[0]
    names = [new_id() for _ in range(400)]
    homes = Counter(map(one.home, names))
    assert sorted(homes.values()) == [100] * 4
    names += [f"match-{number}" for number in range(400)] + ["", "x"]  # from elsewhere
    assert [one.home(name) for name in names] == [other.home(name) for name in names]
    assert min(Counter(map(one.home, names)).values()) > 150


def test_who_waits_to_write_comes_before_who_has_just_written(tmp_path: Path) -> None:
    own = [Sibling(str(tmp_path), number, 2, 0.0) for number in range(2)]
    order: list[str] = []
    waits = threading.Event()

    def second() -> None:
        turns = WriteTurns(own[1])
        waits.set()
        with turns.taken():
            order.append("the other")
        turns.close()

    turns = WriteTurns(own[0])
    thread = threading.Thread(target=second)
    with turns.taken():
        thread.start()
        waits.wait()
        while not blocked(tmp_path / "next"):
            pass
        order.append("one")
    with turns.taken():
        order.append("one again")
    thread.join()
    turns.close()
    assert order == ["one", "the other", "one again"]


def blocked(lock: Path) -> bool:
    """Whether somebody is the next to write."""
    fcntl = pytest.importorskip("fcntl")
    with lock.open("wb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False
