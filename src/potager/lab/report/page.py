"""A study as one page of HTML that needs nothing else: no script, no address, plots inside it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from potager.lab.matches.comparing import Difference, difference_rows
from potager.lab.matches.figures import Report, SeatReport
from potager.lab.matches.tally import Tally
from potager.lab.plots import Bar, Dot, Plot, bars, effects, lengths
from potager.lab.stats import interval
from potager.lab.tables import between, from_one, percent

from .findings import Finding, kinds
from .study import GameStudy, seat_names

MOST_CARDS = 24  # of a kind in one plot
MOST_TOLD = 3  # differences of one option


class Section(msgspec.Struct, frozen=True):
    """A part of the page: a heading, what it is about, plots, and a table."""

    id: str
    title: str
    about: str
    plots: tuple[Plot, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    marked: bool = False  # the first column marks a row


def page(study: GameStudy, found: list[Finding], command: str, seconds: float) -> str:
    """The whole page."""
    return (
        _environment()
        .get_template("report.html")
        .render(
            game=study.game,
            report=study.report,
            changed=_changed(study.report.options, study.game.resolve()),
            findings=found,
            sections=sections(study),
            legend=study.against is not None,
            command=command,
            seconds=seconds,
            games=study.games,
            today=date.today().isoformat(),
            style=(Path(__file__).parent / "report.css").read_text("utf-8"),
        )
    )


def sections(study: GameStudy) -> list[Section]:
    """The parts of the page that have something to show."""
    found = [
        _seats(study), _length(study), _endings(study), _decisions(study), _lead(study),
        *_cards(study), _options(study), _skill(study), _variants(study),
    ]  # fmt: skip
    return [section for section in found if section is not None]


def _seats(study: GameStudy) -> Section:
    names = seat_names(study.game, study.options)

    def _seat(seat: int) -> str:
        return names[seat] if seat < len(names) else f"seat {seat + 1}"

    def rows(report: Report) -> list[Bar]:
        if study.together:
            won = report.seats[0]
            return [Bar("the team", won.win_rate, won.ci95)]
        fair = 1 / report.players
        return [Bar(_seat(one.seat), one.win_rate, one.ci95, fair) for one in report.seats]

    def line(one: SeatReport) -> tuple[str, ...]:
        points = () if one.mean_points is None else (f"{one.mean_points:.2f}",)
        return _seat(one.seat), one.bot, percent(one.win_rate), between(one.ci95), *points

    table = tuple(map(line, study.report.seats))
    other = rows(study.against[0]) if study.against else []
    words = ", ".join(f"{bar.label} {percent(bar.share)}" for bar in rows(study.report))
    return Section(
        "seats",
        "Who wins",
        "Each seat's share of wins with its 95% interval. The dotted line is an even share.",
        (bars("seats", rows(study.report), words, other=_fit(rows(study.report), other)),),
        ("", "bot", "wins", "95% between", "points")[: len(table[0])],
        table,
    )


def _fit(rows: list[Bar], other: list[Bar]) -> list[Bar]:
    """A second variant can stand beside the first where both have as many rows."""
    return other if len(rows) == len(other) else []


def _length(study: GameStudy) -> Section:
    report = study.report
    both = [study.tally, *([study.against[1]] if study.against else [])]
    turns = f"Half of the games end within {report.turns.p50} turns, 95% within {report.turns.p95}."
    made = (
        f"Half of the games end within {report.decisions.p50} decisions, 95% within "
        f"{report.decisions.p95}."
    )
    return Section(
        "length",
        "How long games are",
        f"{turns} {made}",
        (
            lengths("turns", [one.turns for one in both], "turns per game", turns),
            *(
                []
                if study.tally.turns == study.tally.lengths
                else [lengths("decisions", [one.lengths for one in both], "decisions", made)]
            ),
        ),
    )


def _endings(study: GameStudy) -> Section:
    other = study.against[1] if study.against else None
    names = list(study.report.endings)
    words = ", ".join(f"{name} {percent(share)}" for name, share in study.report.endings.items())
    more = _ending_bars(other, names) if other is not None else []
    plot = bars("endings", _ending_bars(study.tally, names), words, other=more)
    return Section("endings", "How games end", "Shares of all games, with 95% intervals.", (plot,))


def _ending_bars(tally: Tally, names: list[str]) -> list[Bar]:
    games = max(tally.games, 1)
    return [
        Bar(name, tally.endings[name] / games, interval(tally.endings[name], games))
        for name in names
    ]


def _decisions(study: GameStudy) -> Section:
    report = study.report
    shares = sorted(report.verbs.items(), key=lambda one: -one[1])
    words = ", ".join(f"{name} {percent(share)}" for name, share in shares)
    other = study.against[0].verbs if study.against else None
    more = [Bar(name, other[name], None) for name, _ in shares] if other is not None else []
    return Section(
        "decisions",
        "What is decided",
        f"A decision has {report.branching:.1f} choices on average, and {percent(report.forced)} "
        "of the decisions are forced. The kinds of decision, as shares of all decisions:",
        (bars("verbs", [Bar(name, share, None) for name, share in shares], words, other=more),),
    )


def _lead(study: GameStudy) -> Section | None:
    if not study.tally.watched.decided:
        return None
    both = [study.tally, *([study.against[1]] if study.against else [])]
    found = study.report.lead
    assert found is not None
    words = f"The lead changes {found.changes:.1f} times on average."
    return Section(
        "lead",
        "When it is decided",
        "The percentage of a game after which its winner led for good, according to the game's own "
        f"evaluation at the end of each turn. {words}",
        (
            lengths(
                "decided",
                [one.watched.decided for one in both],
                "percentage of the game until its winner led for good",
                words,
            ),
        ),
    )


def _cards(study: GameStudy) -> list[Section]:
    found = []
    for kind, uses in kinds(study.report).items():
        shown = [use for use in uses if use.effect is not None]
        if not shown:
            continue
        if len(shown) > MOST_CARDS:
            shown = shown[: MOST_CARDS // 2] + shown[-MOST_CARDS // 2 :]
        dots = [
            Dot(use.name, use.effect, use.ci95)
            for use in shown
            if use.effect is not None and use.ci95 is not None
        ]
        best, last = shown[0], shown[-1]
        words = f"From {best.name} ({best.effect:+.1%}) to {last.name} ({last.effect:+.1%})."
        name = "".join(letter if letter.isalnum() else "-" for letter in kind)
        found.append(
            Section(
                f"use-{name}",
                kind.capitalize(),
                "How much more often players win with it than without it, with 95% intervals. "
                + (
                    "Players draw it at random, so it causes the difference."
                    if all(use.drawn for use in uses)
                    else "Players choose it, so it may not be what makes them win."
                ),
                (effects(f"use-{name}", dots, words),),
                ("", "in play", "wins with it", "effect", "95% between"),
                tuple(
                    (
                        use.name, percent(use.share), percent(use.win_rate),
                        "–" if use.effect is None else f"{use.effect:+.1%}", between(use.ci95),
                    )
                    for use in uses
                ),
            )
        )  # fmt: skip
    return found


def _options(study: GameStudy) -> Section | None:
    if not study.variations:
        return None
    together = study.together
    first = "the team wins" if together else "first seat wins"
    rows = [option_row("as it is", study.report, ())]
    rows += [option_row(one.name, one.report, one.differences) for one in study.variations]
    some = [
        ("as it is", study.report, together),
        *((one.name, one.report, one.together) for one in study.variations),
    ]
    plot = bars(
        "options",
        [
            Bar(
                name,
                report.seats[0].win_rate,
                report.seats[0].ci95,
                None if team else 1 / report.players,
            )
            for name, report, team in some
        ],
        ", ".join(f"{name} {percent(report.seats[0].win_rate)}" for name, report, _ in some),
    )
    return Section(
        "options",
        "Options and players",
        f"With one option changed at a time, how often {first.replace('first', 'the first')}, "
        "with 95% intervals. The dotted line is an even share. Marked rows have figures that "
        "clearly differ from the game as it is.",
        (plot,),
        ("", "", first, "95% between", "turns", "no winner", "what clearly changes"),
        tuple(rows),
        marked=True,
    )


def option_row(name: str, report: Report, found: Sequence[Difference]) -> tuple[str, ...]:
    """A row of the table of options: some figures, and those that clearly differ."""
    first = report.seats[0]
    clear = sorted((one for one in found if one.clear), key=lambda one: one.p)
    return (
        "clear" if clear else "", name, percent(first.win_rate), between(first.ci95),
        f"{report.turns.mean:.1f}", percent(report.draws / report.games),
        "; ".join(map(_told, clear[:MOST_TOLD])) + (" …" if len(clear) > MOST_TOLD else ""),
    )  # fmt: skip


def _told(one: Difference) -> str:
    form = "{:.0%}" if one.share else "{:.1f}"
    return f"{from_one(one.figure)} {form.format(one.other)}, not {form.format(one.one)}"


def _skill(study: GameStudy) -> Section | None:
    if not study.skill:
        return None
    shown = [
        Bar(f"{one.challenger} among {one.field}", one.share, one.ci99, one.fair_share)
        for one in study.skill
    ]
    words = ", ".join(f"{bar.label} {percent(bar.share)}" for bar in shown)
    return Section(
        "skill",
        "Skill against luck",
        "How often a bot wins among bots of the level below it, with 99% intervals. It plays each "
        "deal of the dice from every seat. The dotted line is luck alone.",
        (bars("skill", shown, words),),
    )


def _variants(study: GameStudy) -> Section | None:
    if study.against is None:
        return None
    rows = difference_rows(
        [msgspec.structs.replace(one, figure=from_one(one.figure)) for one in study.against[2]]
    )
    return Section(
        "variants",
        "The two variants",
        f"The second is {_changed(study.against[0].options, study.options) or 'the same'}. Marked "
        "rows differ by more than chance explains, corrected for the number of rows.",
        (),
        ("", "", "first", "second", "difference", "95% between"),
        tuple(rows),
        marked=True,
    )


def _changed(options: dict[str, Any], base: Any) -> str:
    """The options that are not as in the base, in words; a file's text is only named."""
    plain = msgspec.to_builtins(base)
    parts = []
    for name, value in options.items():
        if value != plain.get(name):
            text = str(value)
            parts.append(f"{name}={text if len(text) < 30 else 'a custom file'}")
    return ", ".join(parts)


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
