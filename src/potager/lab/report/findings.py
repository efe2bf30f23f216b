"""What a designer should know, in sentences: what to change first, then what to watch.

Each rule looks at one thing and says nothing unless the games tell it clearly.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

import msgspec

from potager.lab.matches.figures import Report, UseReport
from potager.lab.stats import interval
from potager.lab.tables import between, from_one, percent

from .study import GameStudy, seat_names

Z99 = 2.575829
Weight = Literal["act", "watch", "fine"]
ORDER = {"act": 0, "watch": 1, "fine": 2}

LONG_TAIL = 2.5  # the slowest of twenty games, in games of the middle
RARE = 0.02
FORCED = 0.35
EARLY, LATE = 0.35, 0.8  # of a game until it is decided
HARD, EASY = 0.4, 0.7  # a team's share of wins
EXTREME = 10  # percent of a game: it is decided at once, or at the very end
OFTEN = 0.4  # a share of games that is many
CLOSE = 0.05  # a better bot's gain that is hardly felt
EDGE = 0.05  # more or less than an even share of wins that a report has to be able to see


class Finding(msgspec.Struct, frozen=True):
    """One sentence, and how much it asks for."""

    weight: Weight
    text: str


def findings(study: GameStudy) -> list[Finding]:
    """All that was found, what asks for a change first."""
    rules = (seats, length, endings, decisions, lead, cards, options, longer, skill, variants)
    found = [finding for rule in rules for finding in rule(study)]
    return sorted(found, key=lambda finding: ORDER[finding.weight])


def seats(study: GameStudy) -> Iterator[Finding]:
    report = study.report
    if study.together:
        won = report.seats[0]
        text = f"The team wins {percent(won.win_rate)} of games ({between(won.ci95)})"
        if won.ci95[1] < HARD:
            yield Finding(
                "act", f"{text}. This is too hard for these bots. Give more time or ask for less."
            )
        elif won.ci95[0] > EASY:
            yield Finding("act", f"{text}. This is too easy for these bots. Ask for more.")
        elif won.ci95[0] >= HARD and won.ci95[1] <= EASY:
            yield Finding("fine", f"{text}, which is a fair challenge.")
        else:
            yield Finding("watch", f"{text}. More games are needed to see whether that is fair.")
        return
    fair = 1 / report.players
    uneven = []
    for seat in report.seats:
        low, high = interval(seat.wins, report.games, Z99)
        if low > fair or high < fair:
            uneven.append(seat)
    needed = math.ceil(Z99**2 * fair * (1 - fair) / EDGE**2)
    if not uneven and report.games < needed:
        yield Finding(
            "watch",
            f"More games are needed to see whether a seat is favoured. An edge of {percent(EDGE)} "
            f"shows after about {needed:,} games, and {report.games:,} were played.",
        )
        return
    if not uneven:
        widest = max(abs(seat.win_rate - fair) for seat in report.seats)
        yield Finding(
            "fine", f"No seat is favoured. All win within {percent(widest)} of an even share."
        )
        return
    best = max(uneven, key=lambda seat: (round(abs(seat.win_rate - fair), 6), seat.win_rate))
    side = "more" if best.win_rate > fair else "less"
    weight: Weight = "act" if abs(best.win_rate - fair) > 0.05 else "watch"
    name = seat_names(study.game, study.options)[best.seat]
    yield Finding(
        weight,
        f"Of {report.players} seats, {name} wins {percent(best.win_rate)} ({between(best.ci95)}), "
        f"{side} than an even {percent(fair)}. " + _advice(weight, best.win_rate > fair),
    )


def _advice(weight: Weight, favoured: bool) -> str:
    if weight == "watch":
        return f"It is slightly {'ahead' if favoured else 'behind'}."
    return f"Help {'the others' if favoured else 'that seat'}, or let people swap seats."


def length(study: GameStudy) -> Iterator[Finding]:
    turns = study.report.turns
    text = f"Half of the games end within {turns.p50} turns, and 95% within {turns.p95}"
    if turns.p50 and turns.p95 / turns.p50 > LONG_TAIL:
        yield Finding("watch", f"{text}. Some games drag on, so a limit or a timer would help.")
    else:
        yield Finding("fine", f"{text}.")
    if study.report.unfinished:
        share = study.report.unfinished / study.report.games
        yield Finding("act", f"{percent(share)} of the games did not end at all.")


def endings(study: GameStudy) -> Iterator[Finding]:
    report = study.report
    shares = {name: share for name, share in report.endings.items() if share}
    told = ", ".join(f"{name} {percent(share)}" for name, share in shares.items())
    yield Finding("fine", f"How games end: {told}.")
    rare = [name for name, share in shares.items() if share < RARE]
    if rare:
        yield Finding(
            "watch", f"Hardly any game ends by {' or '.join(rare)}. Is this ending worth its rule?"
        )
    drawn = (report.draws - report.unfinished) / report.games
    if drawn > 0.05 and not study.together:
        yield Finding("act", f"{percent(drawn)} of the games have no winner.")


def decisions(study: GameStudy) -> Iterator[Finding]:
    report = study.report
    text = (
        f"A game has {report.decisions.mean:.0f} decisions with {report.branching:.1f} choices "
        f"each, and {percent(report.forced)} of the decisions are forced"
    )
    if report.forced > FORCED:
        yield Finding("watch", f"{text}. Players may feel that the game plays itself.")
    else:
        yield Finding("fine", f"{text}.")
    idle = {verb.name for verb in study.game.verbs.verbs if verb.idle}
    unused = [name for name, share in report.verbs.items() if share == 0 and name not in idle]
    if unused:
        yield Finding("watch", f"Nobody ever chooses {', '.join(unused)}.")


def lead(study: GameStudy) -> Iterator[Finding]:
    found, decided = study.report.lead, study.tally.watched.decided
    if found is None or found.decided is None:
        return
    games = decided.total()
    at_once = sum(count for at, count in decided.items() if at <= EXTREME) / games
    at_the_end = sum(count for at, count in decided.items() if at >= 100 - EXTREME) / games
    text = (
        f"The winner leads for good after {found.decided:.0%} of the game on average (in "
        f"{at_once:.0%} of games within the first tenth, in {at_the_end:.0%} only within the "
        f"last), and the lead changes {found.changes:.1f} times"
    )
    if found.decided < EARLY or at_once > OFTEN:
        yield Finding(
            "watch", f"{text}. Games are decided early, so let players who are behind catch up."
        )
    elif found.decided > LATE or at_the_end > OFTEN:
        yield Finding("watch", f"{text}. What happens early hardly matters.")
    else:
        yield Finding("fine", f"{text}. Games stay open for a long time.")


def cards(study: GameStudy) -> Iterator[Finding]:
    """Of each kind the strongest and the weakest, where chance can't explain it."""
    for kind, uses in kinds(study.report).items():
        clear = [use for use in uses if is_clear(use, len(uses))]
        for use, word in _extremes(clear):
            assert use.effect is not None
            strong = use.drawn and abs(use.effect) > 0.15
            verb = "brings" if use.drawn else "goes with"
            yield Finding(
                "act" if strong else "watch",
                f"{use.name} ({kind}) {verb} {percent(abs(use.effect))} {word} wins than games "
                f"without it ({between(use.ci95)})" + (". It decides too much." if strong else "."),
            )


def kinds(report: Report) -> dict[str, list[UseReport]]:
    """The cards by kind, the best first."""
    found: dict[str, list[UseReport]] = {}
    for use in sorted(report.uses, key=lambda use: -(use.effect or 0)):
        found.setdefault(use.kind, []).append(use)
    return dict(sorted(found.items()))


def is_clear(use: UseReport, among: int) -> bool:
    """Whether its effect is more than chance, given the number of effects that are tested."""
    if use.ci95 is None or use.effect is None:
        return False
    # The interval is one of 95 percent; among many it has to stand off by more than its half.
    low, high = use.ci95
    reach = (high - low) / 2 * (1.0 if among < 2 else 1.5)
    return (low > 0 or high < 0) and abs(use.effect) > reach


def _extremes(clear: list[UseReport]) -> Iterator[tuple[UseReport, str]]:
    better = [use for use in clear if use.effect is not None and use.effect > 0]
    worse = [use for use in clear if use.effect is not None and use.effect < 0]
    if better:
        yield better[0], "more"
    if worse:
        yield worse[-1], "fewer"


def options(study: GameStudy) -> Iterator[Finding]:
    """What an option changes most, where it is clear."""
    for variation in study.variations:
        clear = [one for one in variation.differences if one.clear]
        for figure in ("seat 0 wins", "nobody wins"):
            for one in clear:
                if one.figure != figure:
                    continue
                whose = "the team" if study.together else "the first seat"
                name = figure.replace("seat 0", whose)
                yield Finding(
                    "watch",
                    f"With {variation.name}, {name} {percent(one.other)} of games instead of "
                    f"{percent(one.one)}.",
                )
        report = variation.report
        if report.players != study.report.players and not variation.together:
            fair, first = 1 / report.players, report.seats[0]
            low, high = interval(first.wins, report.games, Z99)
            if low > fair or high < fair:
                yield Finding(
                    "watch",
                    f"With {variation.name}, the first seat wins {percent(first.win_rate)} "
                    f"({between(first.ci95)}) instead of an even {percent(fair)}.",
                )


def longer(study: GameStudy) -> Iterator[Finding]:
    """How long games are with each value of an option, where that changes much."""
    found: dict[str, list[str]] = {}
    clear: set[str] = set()
    for variation in study.variations:
        option, _, value = variation.name.partition("=")
        found.setdefault(option, []).append(f"{value} {variation.report.turns.mean:.0f}")
        for one in variation.differences:
            if one.figure == "turns" and one.clear and abs(one.gap) > 0.2 * one.one:
                clear.add(option)
    for option in sorted(clear):
        yield Finding(
            "fine",
            f"The length of a game depends on {option}. Turns on average: "
            f"{', '.join(found[option])}, and {study.report.turns.mean:.0f} without the change.",
        )


def skill(study: GameStudy) -> Iterator[Finding]:
    for one in study.skill:
        name = one.challenger[0].upper() + one.challenger[1:]
        text = (
            f"{name} wins {percent(one.share)} of {one.games} games among {one.field} "
            f"(an even share is {percent(one.fair_share)})"
        )
        if study.together:
            text = (
                f"A team of {one.challenger} bots does better than a team of {one.field} bots on "
                f"{percent(one.share)} of deals (a tie counts half)"
            )
        if one.ci99[0] <= one.fair_share <= one.ci99[1]:
            far = abs(one.share - one.fair_share) > CLOSE
            yield Finding(
                "watch",
                f"{text}. {'More games are needed to be sure' if far else 'They are about equal'}.",
            )
        elif one.share - one.fair_share < CLOSE:
            yield Finding("watch", f"{text}. Luck decides most of it.")
        else:
            yield Finding("fine", f"{text}. Skill pays.")


def variants(study: GameStudy) -> Iterator[Finding]:
    if study.against is None:
        return
    clear = [one for one in study.against[2] if one.clear]
    if not clear:
        yield Finding("fine", "Chance explains every difference between the two variants.")
    for one in clear:
        form = percent if one.share else "{:.1f}".format
        yield Finding(
            "watch",
            f"The variants differ: {from_one(one.figure)} {form(one.one)} in the first and "
            f"{form(one.other)} in the second.",
        )
