"""Studies: analyses of finished matches, and puzzles. Each is computed in a process of its own, one
after another, so that neither bots nor people wait for them; what comes out is kept in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog

from potager.core.errors import PotagerError
from potager.table.rooms.seats import TooMany
from potager.table.rooms.study_process import StudyProgress, StudyTask
from potager.table.store import studies
from potager.table.store.base import Store
from potager.table.store.studies import Study
from potager.table.texts import t

log = structlog.get_logger()
LONGEST = 900.0  # seconds that a study may take
MOST_WAITING = 20
MOST_FOR_ONE = 3  # of these, for one asker
MOST_ASIDE = 2  # that wait when one is begun that nobody has asked for
SIGN_OF_LIFE = 1.0  # seconds between two notes of how far it is
LARGEST_STEP = 2**24
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Studies:
    """The studies that this process was asked for."""

    def __init__(self, store: Store, spawn: Spawn, seconds: float = LONGEST) -> None:
        self.store = store
        self.seconds = seconds
        self.waiting = 0  # those that are computed, or wait for it
        self._spawn = spawn
        self._asked: Counter[str] = Counter()  # how many of the waiting ones, by asker
        self._one_by_one: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by kind

    async def ask(
        self,
        name: str,
        task: StudyTask,
        match: str | None = None,
        *,
        asker: str = "",
        aside: bool = False,
    ) -> Study:
        """How far a study is. It is begun if nobody has, unless the asker has too many waiting; one
        that comes by itself only if there is time for it.
        """
        found = await studies.find(self.store, name)
        if found is not None and (found.result or found.goes_on(self.store.now())):
            return found
        if aside and self.waiting >= MOST_ASIDE:
            return found or Study()
        if self.waiting >= MOST_WAITING or self._asked[asker] >= MOST_FOR_ONE:
            raise TooMany(t("study.too-many"), 30)
        if await studies.begin(self.store, name, match):
            self.waiting += 1
            self._asked[asker] += 1
            self._spawn(self._work(name, task, asker))
        return await studies.find(self.store, name) or Study()

    async def _work(self, name: str, task: StudyTask, asker: str) -> None:
        kind, progress = name.partition(" ")[0], StudyProgress()
        signs = asyncio.create_task(self._keep_noting(name, progress))
        try:
            async with self._one_by_one[kind], asyncio.timeout(self.seconds):
                result, problem = await compute(task, progress), ""
        except TimeoutError:
            result, problem = "", t("study.too-long")
        except PotagerError as error:
            result, problem = "", str(error)
        except Exception as error:
            log.error("an analysis failed", study=kind, exc_info=error)
            result, problem = "", t("study.failed")
        finally:
            self.waiting -= 1
            self._asked -= Counter([asker])  # nobody stays in it at 0
            signs.cancel()
        await studies.finish(self.store, name, result, problem)

    async def _keep_noting(self, name: str, progress: StudyProgress) -> None:
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with contextlib.suppress(PotagerError):
                await studies.note(self.store, name, progress.done, progress.total)


async def compute(task: StudyTask, progress: StudyProgress) -> str:
    """What a process of its own finds, as JSON; it is ended where nobody waits for it any more."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "potager.table.rooms.study_process"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LARGEST_STEP,
        start_new_session=True,  # Ctrl-C is the server's, which ends it
    )
    try:
        return await _listen(process, task, progress)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _listen(process: Process, task: StudyTask, progress: StudyProgress) -> str:
    assert process.stdin
    assert process.stdout
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    async for line in process.stdout:
        step = msgspec.json.decode(line, type=StudyProgress)
        if step.problem:
            raise PotagerError(step.problem)
        if bytes(step.result):
            return bytes(step.result).decode()
        progress.done, progress.total = step.done, step.total
    raise PotagerError(t("study.failed"))
