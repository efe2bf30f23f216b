"""Golden records: finished matches of every game replay to their end in this build.

`scripts/make_golden.py` makes them. They lie beside the sources and are not installed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import potager
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import FORMAT, Record
from potager.core.verifying import verify

GAMES = Path(__file__).parents[1] / "src/potager/games"
RECORDS = sorted(GAMES.glob("*/records/*.json"))


def records_of(game: AnyGame) -> list[Path]:
    return [file for file in RECORDS if file.parts[-3] == game.name.replace("-", "_")]


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_every_game_has_golden_records_of_all_its_option_sets(game: AnyGame) -> None:
    covered = [Match.before(Record.load(file)).options for file in records_of(game)]
    sets: list[dict[str, Any]] = game.option_sets()
    wanted = [game.resolve(**given) for given in sets]
    missing = [options for options in wanted if options not in covered]
    assert not missing, f"make them: python scripts/make_golden.py {game.name}"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    record = Record.load(file)
    match = Match.from_record(record)
    assert record.sums
    assert match.over
    assert match.result == record.result
    assert record.potager == FORMAT
    assert (match.record().log, match.record().sums) == (record.log, record.sums)
    rolls = sum(row[0] == -1 for row in record.log)
    assert verify(record) == (rolls, 0)
