"""Options from outside: what is too much is refused, and decks are read in a process of their own.

However clever a file is, nobody at any table waits for it: the process that reads it is ended when
it takes too long, and the next file gets a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog

from potager.core.errors import BadOption
from potager.core.game import AnyGame, options_of
from potager.core.options import Options
from potager.table.rooms.seats import TooMany
from potager.table.telling.option_texts import CheckedOptions, check
from potager.table.texts import t

log = structlog.get_logger()
SECONDS = 5.0  # to read a file, with the start of the process
MOST_WAITING = 20
LONGEST_TEXT = 200  # characters of an option that is no file
LARGEST_NUMBER = 10**9
LONGEST_LIST = 50
LARGEST_ANSWER = 2**20


class Uploads:
    """Checks what options mean; those with a file of somebody's own are read elsewhere."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.process: Process | None = None
        self._waiting = 0
        self._one_by_one = asyncio.Lock()

    async def check(self, game: AnyGame, given: Mapping[str, Any]) -> CheckedOptions:
        """What these options mean, or what is wrong with them."""
        refuse_too_much(game, given)
        if not own_files(game, given):
            return check(game, given)
        if self._waiting >= MOST_WAITING:
            raise TooMany(t("refused.many-decks"))
        self._waiting += 1
        try:
            async with self._one_by_one:
                return await self._in_time(game, given)
        finally:
            self._waiting -= 1

    async def resolved(self, game: AnyGame, given: Mapping[str, Any]) -> Options:
        """These options; raises what is wrong with them."""
        checked = await self.check(game, given)
        if checked.problem:
            raise BadOption(checked.problem)
        options: Options = game.resolve(**given)
        return options

    async def _in_time(self, game: AnyGame, given: Mapping[str, Any]) -> CheckedOptions:
        try:
            return await asyncio.wait_for(self._ask(game.name, given), self.seconds)
        except BaseException as error:
            self._end()  # what it still says would be taken for the next answer
            if not isinstance(error, (TimeoutError, asyncio.IncompleteReadError, OSError)):
                raise
            log.warning("a file was not read in time", game=game.name)
            raise BadOption(t("refused.slow-deck")) from None

    async def _ask(self, game: str, given: Mapping[str, Any]) -> CheckedOptions:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "potager.table.web.upload_process"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # its faults would show what is in the file
                limit=LARGEST_ANSWER,
                start_new_session=True,  # Ctrl-C is the server's, which ends it
            )
        asked, answers = self.process.stdin, self.process.stdout
        assert asked
        assert answers
        asked.write(msgspec.json.encode((game, given)) + b"\n")
        await asked.drain()
        return msgspec.json.decode(await answers.readuntil(), type=CheckedOptions)

    def _end(self) -> Process | None:
        """End the process; another one is started when it is needed."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return process

    async def close(self) -> None:
        """The server stops."""
        process = self._end()
        if process is not None:
            await process.wait()


def own_files(game: AnyGame, given: Mapping[str, Any]) -> bool:
    """Whether somebody's own file is among the options."""
    return any(
        field.kind == "file" and given.get(field.name, field.default) not in field.files
        for field in options_of(game)
    )


def refuse_too_much(game: AnyGame, given: Mapping[str, Any]) -> None:
    """Refuse values that no option has: endless texts, numbers and lists."""
    files = {field.name for field in options_of(game) if field.kind == "file"}
    for asked, value in given.items():
        name = asked[:LONGEST_TEXT]
        match value:
            case str() if len(value) > LONGEST_TEXT and asked not in files:
                why = t("refused.long-text", option=name, n=LONGEST_TEXT)
            case int() | float() if abs(value) > LARGEST_NUMBER:
                why = t("refused.large-number", option=name)
            case list() if len(value) > LONGEST_LIST or any(map(holds_more, value)):
                why = t("refused.long-list", option=name, n=LONGEST_LIST)
            case dict():
                why = t("refused.no-value", option=name)
            case _:
                continue
        raise BadOption(why)


def holds_more(value: object) -> bool:
    """Whether a value of a list is a list again."""
    return isinstance(value, list | dict)
