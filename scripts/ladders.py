"""Rate the bots of all games and keep the ladders: `make ladders`.

`docs/ladders.json` is the data, and the site's page measured/ladders is made from it. With names
of games only those are played again.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from potager.build import compiled
from potager.core.options import Options, values
from potager.core.registry import game as find_game
from potager.lab.matches.arena import Ladder, arena

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs/ladders.json"
BOTS = ("random", "easy", "medium", "hard")
# The games as they are played, and the most games of a pair: it stops earlier where it is clear.
LADDERS: list[tuple[str, dict[str, Any], int]] = [
    ("snail-invasion", {}, 200),
    ("pyramid-shambo", {"players": 3}, 3_000),
    ("carrots-and-broccoli", {"players": 2}, 200),
    ("carrots-and-broccoli", {"players": 4}, 160),
    ("yes-broccoli", {"players": 2}, 1_000),
    ("yes-broccoli", {"players": 3, "game": "advanced"}, 240),
    ("carrotia", {"players": 2}, 1_000),
]


class Entry(msgspec.Struct, frozen=True):
    """A ladder, and how it is made."""

    command: str
    ladder: Ladder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    kept = read()
    found = []
    for name, options, games in LADDERS:
        command = command_of(name, options, games)
        old = kept.get(command)
        if given.games and name not in given.games:
            found += [old] if old else []
            continue
        print(command, flush=True)
        game = find_game(name)
        ladder = arena(
            game, game.resolve(**options), BOTS,
            games=games, seed=1, until_clear=True, workers=given.workers,
        )  # fmt: skip
        # What a deck or a file of quests holds is not needed to know which one it was.
        plain = {key: value for key, value in ladder.options.items() if len(str(value)) < 80}
        found.append(Entry(command, msgspec.structs.replace(ladder, options=plain)))
        write(found + [one for one in kept.values() if one.command not in commands(found)])
    write(found)


def commands(entries: list[Entry]) -> set[str]:
    return {entry.command for entry in entries}


def command_of(name: str, options: dict[str, Any], games: int) -> str:
    """How the same ladder is made by hand."""
    flags = "".join(
        f" --players {value}" if key == "players" else f" -o {key}={value}"
        for key, value in options.items()
    )
    return f"potager arena {name}{flags} --bots {','.join(BOTS)} --games {games} --until-clear"


def read() -> dict[str, Entry]:
    if not DATA.exists():
        return {}
    entries = msgspec.json.decode(DATA.read_bytes(), type=list[Entry])
    return {entry.command: entry for entry in entries}


def write(entries: list[Entry]) -> None:
    order = [command_of(*one) for one in LADDERS]
    entries = sorted(entries, key=lambda entry: order.index(entry.command))
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=1) + b"\n")


def table(entry: Entry) -> str:
    """A ladder in Markdown: each bot's rating, and its wins against each other."""
    ladder = entry.ladder
    names = [bot.bot for bot in ladder.bots]
    shares = {(pair.one, pair.other): pair for pair in ladder.pairs}
    lines = [
        f"## {find_game(ladder.game).title}, {ladder.players} "
        f"{'player' if ladder.players == 1 else 'players'}{told(ladder)}",
        "",
        f"| bot | Elo | 95% between | {' | '.join(names)} |",
        f"|---|---:|---|{'---:|' * len(names)}",
    ]
    for bot in ladder.bots:
        cells = []
        for other in names:
            pair, back = shares.get((bot.bot, other)), shares.get((other, bot.bot))
            share = pair.share if pair else 1 - back.share if back else None
            played = pair or back
            unclear = played is not None and played.verdict.answer == "open"
            cells.append("" if share is None else f"{share:.1%}{'?' if unclear else ''}")
        low, high = bot.ci95
        lines.append(
            f"| {bot.bot} | {bot.elo:+.0f} | {low:+.0f} and {high:+.0f} | {' | '.join(cells)} |"
        )
    lines += ["", f"`{entry.command}`: {ladder.games:,} games."]
    return "\n".join(lines)


def told(ladder: Ladder) -> str:
    options = find_game(ladder.game).resolve(players=ladder.players)
    usual, played = (
        msgspec.json.decode(msgspec.json.encode(values(one) if isinstance(one, Options) else one))
        for one in (options, ladder.options)
    )
    changed = [f"{name} {value}" for name, value in played.items() if value != usual.get(name)]
    return "".join(f", {one}" for one in changed)


if __name__ == "__main__":
    if not compiled():
        print("This build is not compiled: it will take hours.", file=sys.stderr)
    main()
