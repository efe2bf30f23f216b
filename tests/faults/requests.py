"""Requests of every kind that the description of the API allows, and some that it nearly does."""

from __future__ import annotations

import random
from collections.abc import Callable

from faults.ground import SqliteGround
from faults.outcome import Outcome
from table.test_schema import ask_everything


def run(examples: int, tell: Callable[[str], None]) -> Outcome:
    """Ask so many times for each operation; none may fail."""
    ground = SqliteGround(random.Random(0))
    outcome = Outcome(part="requests (schemathesis)")
    try:
        ground.start()
        tried = ask_everything(ground.servers[0].url, examples, tell)
        outcome.what = {"operations": len(tried), "examples of each": examples}
    except AssertionError as error:
        outcome.wrong.append(str(error)[:2000])
    finally:
        ground.close()
    outcome.check_logs(ground.logs)
    return outcome
