"""Measure Carrotia's quests: how often teams win with each of them, for 1 to 6 players.

    python scripts/quest_balance.py --games 1200

Hard bots sit on all seats. The tables that it prints stand in docs/balance.md. A quest is fair if
its share of won games lies within 12 points of the mean of its size, all players together.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict

from potager.core.registry import game as find_game
from potager.lab.simulate import simulate

FAIR = 0.12
PLAYERS = (1, 2, 3, 4, 5, 6)


class Shares:
    """Games and won games of each quest, by players."""

    def __init__(self) -> None:
        self.played: dict[str, dict[int, float]] = defaultdict(dict)
        self.won: dict[str, dict[int, float]] = defaultdict(dict)
        self.rounds: dict[str, int] = {}
        self.teams: dict[int, float] = {}

    def measure(self, players: int, games: int, seed: int, bots: str) -> None:
        report = simulate(
            find_game("carrotia"), {"players": players}, [bots],
            games=games, seed=seed, workers=os.cpu_count() or 1,
        )  # fmt: skip
        self.teams[players] = report.seats[0].wins / report.games
        for use in report.uses:
            if use.kind.startswith("quest of round"):
                self.rounds[use.name] = int(use.kind[-1])
                self.played[use.name][players] = use.share * report.games
                self.won[use.name][players] = use.share * report.games * (use.win_rate or 0)

    def share(self, names: list[str], players: list[int]) -> float:
        """The share of won games with any of these quests, and so many players."""
        played = sum(self.played[name].get(one, 0) for name in names for one in players)
        return sum(self.won[name].get(one, 0) for name in names for one in players) / played


def table(shares: Shares) -> list[str]:
    """The measured shares as Markdown: the teams, then each quest beside its size's mean."""
    players = list(shares.teams)
    lines = [_row(["", *[str(one) for one in players]]), _rule(len(players))]
    lines += [_row(["teams", *[f"{shares.teams[one]:.1%}" for one in players]]), ""]
    heads = ["quest", "size", *[str(one) for one in players], "all", "from the mean"]
    lines += [_row(heads), _rule(len(heads) - 1)]
    for number in sorted(set(shares.rounds.values())):
        names = [name for name, round in shares.rounds.items() if round == number]
        mean = shares.share(names, players)
        for name in sorted(names, key=lambda name: -shares.share([name], players)):
            each = [f"{shares.share([name], [one]):.0%}" for one in players]
            whole = shares.share([name], players)
            away = whole - mean
            mark = "" if abs(away) <= FAIR else " **unfair**"
            told = [name, str(number + 2), *each, f"{whole:.1%}", f"{100 * away:+.1f}{mark}"]
            lines.append(_row(told))
    return lines


def sentence(lines: list[str]) -> str:
    """How far quests are from the mean of their size, as these tables say."""
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    quests = [row for row in rows if row[-1][:1] in ("+", "-")]
    away = {row[0]: float(row[-1].split()[0]) for row in quests}
    furthest = max(away, key=lambda name: abs(away[name]))
    within = sum(abs(one) <= 100 * FAIR for one in away.values())
    return (
        f"{within} of {len(away)} quests are within {100 * FAIR:.0f} points of the mean of their"
        f" size, all players together; {furthest} is furthest, {abs(away[furthest]):.1f} points"
        " away."
    )


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _rule(figures: int) -> str:
    return f"|---|{'---:|' * figures}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200, help="for each number of players")
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--bots", default="hard", help="on all seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    shares = Shares()
    for players in map(int, given.players.split(",")):
        shares.measure(players, given.games, given.seed, given.bots)
    lines = table(shares)
    print(sentence(lines), *lines, sep="\n")


if __name__ == "__main__":
    main()
