"""What the record of a match shows: `potager replay` and `potager verify`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from .core.errors import PotagerError
from .core.scene import Layout
from .core.svg import Theme
from .terminal import AsJson, counted, make_folder, out, print_json

if TYPE_CHECKING:
    from .core.dice import FairDice
    from .core.match import Match
    from .core.record import Record
    from .core.verifying import VerifiedDice

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class ReplayedRow(msgspec.Struct, omit_defaults=True):
    """A move, a roll, or what happened at the table."""

    turn: int = 0
    seat: int | None = None  # whose move it is
    what: str = ""  # in the game's notation
    table: str = ""  # resigned, undone and so on
    number: int | None = None  # a seat, or how many events were kept


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    svg: Annotated[
        Path | None, typer.Option(help="Save a picture of every position in this folder.")
    ] = None,
    layout: Annotated[
        Layout, typer.Option(help="The screen to draw for: wide, phone or low.")
    ] = "wide",
    theme: Annotated[Theme, typer.Option(help="The colours: light or dark.")] = "light",
    json: AsJson = False,
) -> None:
    """Replay a match event by event, in words or as pictures."""
    from .core.match import Match
    from .core.record import Record

    for name, value, valid in (
        ("layout", layout, ("wide", "phone", "low")),
        ("theme", theme, ("light", "dark")),
    ):
        if value not in valid:
            raise PotagerError(f"{name} can't be {value!r}. Choose {' or '.join(valid)}.")
    record = Record.load(file)
    match = Match.before(record)
    steps = _steps(match, record)
    if svg:
        steps = _drawn(match, steps, svg, layout, theme)
    found = [*steps]
    game = match.game
    for step in found if not svg and not json else ():
        if step.what:
            who = "" if step.seat is None else f"seat {step.seat}"
            out.print(f"{step.turn:4}  {who:7} {step.what}", highlight=False)
        else:
            number = "" if step.number is None else step.number
            out.print(f"      {step.table} {number}", highlight=False)
    verdict = game.text(game.drawing.verdict(match.view())) if match.over else None
    if json:
        print_json({"game": game.name, "events": found, "verdict": verdict})
        return
    if verdict:
        out.print(verdict, highlight=False)
    if svg:
        out.print(f"{counted(len(found) + 1, 'picture')} in {svg}.", highlight=False)


def _steps(match: Match, record: Record) -> Iterator[ReplayedRow]:
    """Follow a record from its beginning. After each step the match is where the step led."""
    from .core.record import Play

    before = match.state.clone()
    for row in match.follow(record):
        if isinstance(row, Play):
            what = match.game.notation(before, row.who, row.what)
            yield ReplayedRow(match.state.turns(), row.who if row.who >= 0 else None, what)
        else:
            yield ReplayedRow(table=row.kind, number=row.number if row.number >= 0 else None)
        before = match.state.clone()


def _drawn(
    match: Match, steps: Iterator[ReplayedRow], folder: Path, layout: Layout, theme: Theme
) -> Iterator[ReplayedRow]:
    """The steps. Each position is drawn in a file of the folder."""
    from .core.state import SPECTATOR
    from .core.svg import draw

    make_folder(folder)
    files = (folder / f"{number:04d}.svg" for number in count())

    def picture() -> None:
        text = draw(match.game, match.view(), SPECTATOR, layout, theme)
        next(files).write_text(text, "utf-8")

    picture()
    for step in steps:
        picture()
        yield step


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    json: AsJson = False,
) -> None:
    """Check that every roll follows from the promised seed and the players' salts."""
    from .core.dice import FairDice
    from .core.record import Record
    from .core.verifying import verify as check

    record = Record.load(file)
    found, dice = check(record), record.dice
    assert isinstance(dice, FairDice)
    if json:
        facts = {"fair": found.fair, "rolls": found.rolls, "elsewhere": found.elsewhere}
        seats = [share.seats for share in dice.shares]
        print_json(facts | {"salts": seats, "without": dice.without, "rounds": dice.rounds})
    else:
        for line in fairness(dice, found):
            out.print(line, highlight=False)
    if not found.fair:
        raise typer.Exit(2)


def fairness(dice: FairDice, found: VerifiedDice) -> list[str]:
    """What a record proves about its dice, and what it does not prove."""
    salts = [str(seat + 1) for share in dice.shares for seat in share.seats]
    without = [str(seat + 1) for seat in dice.without]
    lines = [f"Fair: every roll follows from the promised seed ({counted(found.rolls, 'roll')})."]
    if not found.fair:
        lines = [
            f"Not checkable: {counted(found.elsewhere, 'roll')} came from another match. The other "
            f"{counted(found.rolls, 'roll')} can be derived from the promised seed."
        ]
    if salts:
        lines.append(
            f"{_seats(salts, 'The salt', 'The salts')} {'match' if len(salts) > 1 else 'matches'} "
            f"what the players' browsers committed to before the first roll{_rounds(dice.rounds)}."
        )
    elif dice.salts:
        lines.append(
            "This is the weaker promise from before version 0.3.0. Players added salts, but the "
            "server could have added one last."
        )
    else:
        lines.append("No player added a salt, so the dice come from the server alone.")
    if without:
        lines.append(f"{_seats(without, 'No salt', 'No salts')} in these dice.")
    return lines


def _seats(numbers: list[str], one: str, several: str) -> str:
    """Something from one seat, or from several."""
    many = len(numbers) > 1
    return f"{several if many else one} from {'seats' if many else 'seat'} {', '.join(numbers)}"


def _rounds(rounds: int) -> str:
    """How often the browsers had to commit, if it was more than once."""
    return f", in {rounds} rounds" if rounds > 1 else ""
