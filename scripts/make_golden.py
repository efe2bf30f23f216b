"""Make a game's golden records: one finished match for each of its option sets.

    python scripts/make_golden.py snail-invasion

Bots play, with fair dice from a public seed: as long as the bots stay the same, so do the records.
One is made when a game is new, or when its `rules_version` rises. A record that no longer replays
tells of a fault in the rules: then mend these, and leave the record.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import potager
from potager.bots.levels import bot
from potager.core.dice import FairDice, promise_of
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import RecordedSeat
from potager.core.verifying import verify

GAMES = Path(__file__).parents[1] / "src/potager/games"
LEVEL = "easy"


def slug(given: dict[str, object]) -> str:
    """A file's name for a set of options."""
    parts = (v if isinstance(v, str) else f"{name}-{v}" for name, v in given.items())
    joined = "-".join(parts).replace("_", "-").replace(", ", "-").lower()
    return "".join(one for one in joined if one.isalnum() or one == "-") or "standard"


def play(game: AnyGame, given: dict[str, object]) -> Match:
    """A match of bots with these options, played to its end."""
    options = game.resolve(**given)  # type: ignore[arg-type]
    name = f"golden {game.name} {slug(given)}"
    seed = hashlib.sha256(name.encode()).hexdigest()
    seats = [RecordedSeat(bot=LEVEL)] * game.seats(options)
    match = Match(game, options, FairDice(name, seed, promise_of(seed)), seats)
    match.play([bot(LEVEL, game, seat).choose for seat in range(len(seats))])
    return match


def main(names: list[str]) -> None:
    for game in map(potager.game, names):
        folder = GAMES / game.name.replace("-", "_") / "records"
        folder.mkdir(exist_ok=True)
        for given in game.option_sets():
            match = play(game, given)
            verify(match.record())
            match.save(folder / f"{slug(given)}.json")
            print(f"{game.name}/{slug(given)}: {len(match.events)} events, {match.result}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:] or [game.name for game in potager.games()])
    except PotagerError as error:
        sys.exit(str(error))
