"""The process for one study. It reads its task as a line, reports its progress line by line, and
writes the result last. It ends with the server, whose end of the pipe is closed then.
"""

from __future__ import annotations

import os
import sys
import threading
from datetime import date

import msgspec

from potager.core.errors import PotagerError
from potager.core.record import Record


class StudyTask(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What to find out: about a finished match, or the puzzle of a day."""

    record: Record | None = None
    simulations: int = 0
    day: str = ""


class StudyProgress(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How far it is; the last one has a result, or says why there is none."""

    done: int = 0
    total: int = 0
    result: msgspec.Raw = msgspec.Raw()
    problem: str = ""


def main() -> None:
    """Do one task."""
    if hasattr(os, "nice"):
        os.nice(10)  # people's moves and bots come first
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=StudyTask)
    threading.Thread(target=_end_with_server, daemon=True).start()
    try:
        found = _analysis(task) if task.record is not None else _puzzle(task)
        tell(StudyProgress(result=msgspec.Raw(msgspec.json.encode(found))))
    except PotagerError as error:
        tell(StudyProgress(problem=str(error)))


def _analysis(task: StudyTask) -> msgspec.Struct:
    from potager.bots.coach.analysis import analyse

    assert task.record is not None
    total = len(task.record.log)
    return analyse(
        task.record,
        simulations=task.simulations,
        tell=lambda done: tell(StudyProgress(done=done, total=total)),
    )


def _puzzle(task: StudyTask) -> msgspec.Struct:
    from potager.bots.coach.puzzles import puzzle_of

    day = date.fromisoformat(task.day)
    return puzzle_of(day, tell=lambda tried: tell(StudyProgress(done=tried)))


def tell(step: StudyProgress) -> None:
    """Tell the server."""
    sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
    sys.stdout.buffer.flush()


def _end_with_server() -> None:
    os.read(sys.stdin.fileno(), 1)  # nothing comes any more: it is closed
    os._exit(0)


if __name__ == "__main__":
    main()
