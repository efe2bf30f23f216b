"""Measure a deck of Carrotia quests against the ruling on quest cards.

    python scripts/quest_balance.py house
    python scripts/quest_balance.py challenge --write
    python scripts/quest_balance.py mine.toml --games 100 --json

Teams of easy, medium and hard bots play with the hourglass at 1x, for 1 to 6 players. The report
shows how often they win, how many carrots each round brings, and how far each quest is from the
mean of its size. `--write` keeps the figures in docs/quest_balance.json, from which the site's page
measured/quests is made.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from potager.build import compiled
from potager.core.dice import FastDice, mix
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.options import Options
from potager.core.registry import game as find_game
from potager.games.carrotia.quests import DECKS
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren
from potager.lab.jobs.work import work
from potager.lab.matches.players import choosers
from potager.terminal import out, progress

DATA = Path(__file__).parents[1] / "docs/quest_balance.json"
CHUNK = 10  # games
LEVELS = ("easy", "medium", "hard")
PLAYERS = (1, 2, 3, 4, 5, 6)
ROUNDS = 3
FAIR = 0.12  # how far a quest may be from the mean of its size
FIRST = 0.2  # the least share of the first round in the store of won games
# How often teams should win, from the ruling; and whose games compare the quests.
LIMITS = {
    "house": {"easy": (0.25, 0.5), "medium": (0.45, 0.7), "hard": (0.0, 0.92)},
    "challenge": {"hard": (0.4, 0.6)},
}
IN_WON = "The columns marked *won* count won games only:"
COMPARED = {"house": "medium", "challenge": "hard"}


class QuestJob(msgspec.Struct, frozen=True):
    """Some games, as they travel to another process."""

    deck: str
    level: str
    players: int
    games: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    """One game: its quests, the carrots that each round brought home, and whether it was won."""

    quests: tuple[str, ...]
    carrots: tuple[int, ...]
    won: bool


class Team(msgspec.Struct, kw_only=True):
    """The games of one level with one number of players; carrots are sums over the games."""

    level: str
    players: int
    games: int = 0
    won: int = 0
    carrots: list[int] = msgspec.field(default_factory=lambda: [0] * ROUNDS)
    carrots_won: list[int] = msgspec.field(default_factory=lambda: [0] * ROUNDS)

    def add(self, game: Played) -> None:
        self.games += 1
        self.won += game.won
        for number, carrots in enumerate(game.carrots):
            self.carrots[number] += carrots
            self.carrots_won[number] += carrots * game.won


class Quest(msgspec.Struct, kw_only=True):
    """The games with one quest."""

    name: str
    size: int
    games: int = 0
    won: int = 0


class DeckFigures(msgspec.Struct, kw_only=True):
    """All that was measured of a deck."""

    deck: str
    seed: int
    compared: str  # the level of the bots whose games compare the quests
    teams: list[Team]
    quests: list[Quest]

    def of(self, level: str) -> list[Team]:
        return [team for team in self.teams if team.level == level]


# Playing


def play(job: QuestJob) -> list[Played]:
    """Play the games of a job, and follow each of them round by round."""
    game = find_game("carrotia")
    options = game.resolve(players=job.players, quests=job.deck)
    found = []
    for number in range(job.games):
        match = Match(game, options, FastDice(mix(job.seed, number)))
        seeds = [mix(job.seed, (number + 1) * 100 + seat) for seat in range(job.players)]
        match.play(choosers(game, [job.level] * job.players, seeds), most=game.sim_limit)
        found.append(_followed(match, options))
    return found


def _followed(match: Match, options: Options) -> Played:
    state = match.game.start(options)
    assert isinstance(state, Warren)
    quests, carrots = [], [0] * ROUNDS
    for event in match.events:
        phase, round, store = state.phase, state.round, worth(state.larder.store)
        state.apply(event.who, event.what)
        if phase == phases.QUEST:
            quests.append(state.cards.names[state.quest])
        carrots[round - 1] += worth(state.larder.store) - store
    won = match.result is not None and match.result[0] > 0
    return Played(tuple(quests), tuple(carrots), won)


def measure(
    deck: str, name: str, games: int, most: int, seed: int, workers: int, players: Sequence[int]
) -> DeckFigures:
    """Play with all levels: `most` games per player count at the level that compares the quests."""
    compared = COMPARED.get(name, "medium")
    found = DeckFigures(deck=name, seed=seed, compared=compared, teams=[], quests=[])
    quests: dict[str, Quest] = {}
    todo = {level: most if level == compared else games for level in LEVELS}
    total, done = sum(todo.values()) * len(players), 0
    with progress() as say:
        for level, count in todo.items():
            for number in players:
                team = Team(level=level, players=number)
                found.teams.append(team)
                jobs = list(_jobs(deck, level, number, count, seed))
                for chunk in work(play, jobs, workers):
                    for one in chunk:
                        team.add(one)
                        if level == compared:
                            _compare(quests, one)
                    done += len(chunk)
                    say(f"{level} bots, {number} playing", done, total)
    found.quests = sorted(quests.values(), key=lambda one: (one.size, one.name))
    return found


def _jobs(deck: str, level: str, players: int, games: int, seed: int) -> Iterator[QuestJob]:
    for number, first in enumerate(range(0, games, CHUNK)):
        count = min(CHUNK, games - first)
        yield QuestJob(deck, level, players, count, mix(seed, 100 * number + players))


def _compare(quests: dict[str, Quest], game: Played) -> None:
    for number, name in enumerate(game.quests):
        quest = quests.setdefault(name, Quest(name=name, size=number + 3))
        quest.games += 1
        quest.won += game.won


# Figures


def rate(teams: Sequence[Team] | Sequence[Quest]) -> float:
    """The share of won games."""
    return sum(one.won for one in teams) / max(1, sum(one.games for one in teams))


def first_share(teams: Sequence[Team]) -> float:
    """The share of the first round in the store of won games."""
    sums = [sum(team.carrots_won[number] for team in teams) for number in range(ROUNDS)]
    return sums[0] / max(1, sum(sums))


def from_mean(found: DeckFigures) -> dict[str, float]:
    """How far each quest is from the mean of its size, in shares of won games."""
    means = {
        size: rate([one for one in found.quests if one.size == size])
        for size in {one.size for one in found.quests}
    }
    return {one.name: rate([one]) - means[one.size] for one in found.quests}


def misses(found: DeckFigures) -> list[str]:
    """What the ruling demands and the deck does not do, a sentence each."""
    told = []
    for level, (least, most) in LIMITS.get(found.deck, {}).items():
        for team in found.of(level):
            if not least <= rate([team]) <= most:
                who = f"{level.capitalize()} bots win {rate([team]):.1%}"
                told.append(f"{who} with {_players(team.players)}, not {_limits(least, most)}.")
    told += [
        f"{name} is {abs(away) * 100:.1f} points from the mean of its size."
        for name, away in from_mean(found).items()
        if abs(away) > FAIR
    ]
    for level in LEVELS:
        share = first_share(found.of(level))
        if any(team.won for team in found.of(level)) and share < FIRST:
            told.append(f"The first round brings {share:.1%} of what {level} bots win with.")
    return told


def _players(number: int) -> str:
    return "1 player" if number == 1 else f"{number} players"


def _limits(least: float, most: float) -> str:
    return f"{least:.0%} to {most:.0%}" if least else f"at most {most:.0%}"


# Words


def sentences(found: DeckFigures) -> list[str]:
    """What the figures say, as sentences."""
    limits = LIMITS.get(found.deck, {})
    told = []
    for level in LEVELS:
        rates = [rate([team]) for team in found.of(level)]
        wanted = f" The ruling asks for {_limits(*limits[level])}." if level in limits else ""
        told.append(
            f"Teams of {level} bots win {min(rates):.1%} to {max(rates):.1%} of their games,"
            f" depending on the number of players.{wanted}"
        )
    winners = [teams for level in LEVELS if rate(teams := found.of(level))]
    share = min(map(first_share, winners), default=0.0)
    told.append(f"In won games at least {share:.1%} of the store comes from the first round.")
    away = from_mean(found)
    furthest = max(away, key=lambda name: abs(away[name]))
    within = sum(abs(one) <= FAIR for one in away.values())
    told.append(
        f"{within} of {len(away)} quests are within {FAIR * 100:.0f} points of the mean of their"
        f" size. {furthest} is furthest away, by {abs(away[furthest]) * 100:.1f} points."
    )
    wrong = misses(found)
    told.append(
        "Not as the ruling asks: " + " ".join(wrong)
        if wrong
        else "All of these figures are as the ruling asks."
    )
    return told


def tables(found: DeckFigures) -> list[str]:
    """The figures as Markdown."""
    players = [team.players for team in found.of(LEVELS[0])]
    lines = ["Won games by number of players:", ""]
    lines += _table(
        ["bots", "games each", *map(str, players)],
        [
            [level, _count(found.of(level)), *[f"{rate([team]):.1%}" for team in found.of(level)]]
            for level in LEVELS
        ],
    )
    lines += ["", f"Mean carrots from each round, all numbers of players together. {IN_WON}", ""]
    rounds = [f"round {number}" for number in range(1, ROUNDS + 1)]
    heads = ["bots", *rounds, *[f"{one}, won" for one in rounds], "share of round 1, won"]
    lines += _table(heads, [_carrots_row(level, found.of(level)) for level in LEVELS])
    away = from_mean(found)
    order = sorted(found.quests, key=lambda one: (one.size, -rate([one])))
    lines += ["", f"Won games by quest. {found.compared.capitalize()} bots, all player counts:", ""]
    lines += _table(
        ["quest", "size", "games", "won", "from the mean"],
        [
            [one.name, str(one.size), str(one.games), f"{rate([one]):.1%}",
             f"{away[one.name] * 100:+.1f}"]
            for one in order
        ],
    )  # fmt: skip
    return lines


def _count(teams: list[Team]) -> str:
    return f"{min(team.games for team in teams):,}"


def _carrots_row(level: str, teams: list[Team]) -> list[str]:
    games, won = sum(team.games for team in teams), sum(team.won for team in teams)
    everywhere = [sum(team.carrots[one] for team in teams) / games for one in range(ROUNDS)]
    in_won = [sum(team.carrots_won[one] for team in teams) / max(1, won) for one in range(ROUNDS)]
    return [level, *[f"{one:.1f}" for one in (*everywhere, *in_won)], f"{first_share(teams):.1%}"]


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def page(decks: Sequence[DeckFigures]) -> str:
    """The tables of the site's page measured/quests."""
    parts = []
    for found in decks:
        parts += [f"## The deck `{found.deck}`", "", *[f"- {one}" for one in sentences(found)], ""]
        parts += [*tables(found), ""]
        parts += [f"Made with `{_command(found)}`, compiled.", ""]
    return "\n".join(parts)


def _command(found: DeckFigures) -> str:
    """The command that measures the same again."""
    most = min(team.games for team in found.of(found.compared))
    games = min(team.games for team in found.teams if team.level != found.compared)
    numbers = f"--games {games} --most {most} --seed {found.seed}"
    return f"python scripts/quest_balance.py {found.deck} {numbers} --write"


def as_json(found: DeckFigures) -> dict[str, Any]:
    """The figures with all that follows from them."""
    away = from_mean(found)
    return {
        "deck": found.deck,
        "seed": found.seed,
        "compiled": compiled(),
        "teams": [
            msgspec.to_builtins(team) | {"rate": rate([team]), "first_share": first_share([team])}
            for team in found.teams
        ],
        "compared": found.compared,
        "quests": [
            msgspec.to_builtins(one) | {"rate": rate([one]), "from_mean": away[one.name]}
            for one in found.quests
        ],
        "misses": misses(found),
    }


# The command


def kept() -> list[DeckFigures]:
    """The figures that are kept in docs/."""
    return msgspec.json.decode(DATA.read_bytes(), type=list[DeckFigures]) if DATA.exists() else []


def keep(found: DeckFigures) -> None:
    """Replace a deck's figures."""
    decks = {one.deck: one for one in kept()} | {found.deck: found}
    ordered = [decks[name] for name in DECKS if name in decks]
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


def _deck_text(name: str) -> str:
    if name in DECKS:
        return name
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise PotagerError(
            f"{name} can't be read: choose {' or '.join(DECKS)}, or give a file ({error.strerror})."
        ) from None


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("deck", nargs="?", default="house", help="house, challenge, or a file")
    parser.add_argument("--games", type=int, default=400, help="for each level and player count")
    parser.add_argument(
        "--most", type=int, default=700, help="the same for the bots that compare the quests"
    )
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)), help="with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print JSON, for scripts")
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/")
    given = parser.parse_args()
    players = [int(one) for one in given.players.split(",")]
    found = measure(
        _deck_text(given.deck), given.deck, given.games, given.most, given.seed, given.workers,
        players,
    )  # fmt: skip
    if given.write:
        keep(found)
    if given.json:
        print(msgspec.json.encode(as_json(found)).decode())
    else:
        out.print("\n".join([*sentences(found), "", *tables(found)]), highlight=False, markup=False)


if __name__ == "__main__":
    try:
        main()
    except PotagerError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
