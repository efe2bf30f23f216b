"""New tables: what is settled when one is made, and when its match begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Literal

import msgspec

from potager.bots.champions import CHAMPIONS, crew, steps
from potager.core.dice import FairDice
from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.record import Row
from potager.core.registry import game as find_game
from potager.core.state import CHANCE
from potager.table.rooms.asking import asked, is_open, settled
from potager.table.rooms.moment import STAND_IN, Moment
from potager.table.rooms.salting import begin
from potager.table.rooms.seats import NotAllowed, bot_place, new_code, new_secret
from potager.table.store.kept import Place, Rematch, Salting, Setup, Sheet, first_position
from potager.table.texts import t

PLAYED_ON = t("play-on.mark")
_made = count(secrets.randbelow(256))
STEPS: dict[str, int] = {"harder": 1, "easier": -1}  # of levels


def new_id() -> str:
    """A name for a match. Its end counts them, so that every process is home to as many."""
    return f"{secrets.token_hex(7)}{next(_made) % 256:02x}"


def new_table(
    game: str,
    options: Options,
    sheet: Sheet,
    *,
    host: str,
    listed: bool = False,
    daily: str = "",
    dice: FairDice | None = None,
) -> tuple[Setup, Sheet]:
    """A new table. If no player is missing, and no answer to the game's question, its match begins
    at once.
    """
    match, found = new_id(), find_game(game)
    begins = all(place.ready and not place.free for place in sheet.places)
    if begins and not is_open(found, options, sheet):
        options, sheet = settled(found, options, sheet)
        sheet = begin(msgspec.structs.replace(sheet, phase="playing"))
    setup = Setup(
        id=match,
        code=new_code(),
        watch=new_secret(),
        invite=new_secret(),
        game=game,
        options=values(options),
        dice=dice or FairDice.new(match),
        daily=daily,
        host=host,
        listed=listed,
        rules=found.rules_version,
    )
    return setup, sheet


def rematch_of(
    moment: Moment, how: Rematch = "again", hashes: Mapping[str, str] | None = None
) -> tuple[Setup, Sheet]:
    """The same match once more, on the same seats or others, or against other bots.

    The seats of people who have left are free, and it begins with a waiting room, unless a bot
    has played for them: then that is theirs.
    """
    old, host, host_name = moment.sheet, moment.setup.host, moment.sheet.host_name
    places, there = old.places, old.there()
    for seat, place in enumerate(old.places):
        again = _ready(place, old.person_at(seat))
        if place.holder and seat not in there:
            taken = [one.name for one in places]
            level = place.bot if place.bot in steps(moment.game) else STAND_IN
            again = bot_place(level, taken) if place.bot else Place()
        places = (*places[:seat], again, *places[seat + 1 :])
    if old.host_away:
        heirs = [(place.holder, place.name) for place in places if place.holder]
        host, host_name = heirs[0] if heirs else (host, host_name)
    question = asked(moment.game, moment.options, old)
    if how == "swap":
        places = (*places[-1:], *places[:-1])
        if question and not question.order:
            question = None  # its answer would send them back
    if how in STEPS:
        places = _at_level(moment.game, places, STEPS[how])
    sheet = Sheet(
        places=places,
        host_name=host_name,
        asks=question is not None,
        timer=old.timer,
        react=old.react,
        chat=old.chat,
        salting=Salting(hashes=dict(hashes or {})),
    )
    return new_table(moment.setup.game, moment.options, sheet, host=host)


def can_be(game: AnyGame, how: Literal["harder", "easier"], sheet: Sheet) -> bool:
    """Whether there are bots at the table, and stronger or weaker ones."""
    bots = _bots(game, sheet.places)
    return _stepped(game, bots, STEPS[how]) != bots


def _bots(game: AnyGame, places: Sequence[Place]) -> dict[int, str]:
    """The bots on seats of their own that belong to the game's ladder."""
    known = steps(game)
    return {at: one.bot for at, one in enumerate(places) if one.bot in known and not one.holder}


def _stepped(game: AnyGame, bots: dict[int, str], step: int) -> dict[int, str]:
    """Each bot so many steps higher, if there is one. Of several bots at most one is a champion,
    which goes on alone beside hard ones.
    """
    after = {seat: _level(game, bot, step) for seat, bot in bots.items()}
    if len(bots) < 2 or not {*bots.values(), *after.values()}.intersection(CHAMPIONS):
        return after
    first = max(bots, key=lambda seat: steps(game).index(bots[seat]))
    order = [first, *(seat for seat in bots if seat != first)]
    return dict(zip(order, crew(after[first], len(order)), strict=True))


def _level(game: AnyGame, bot: str, step: int) -> str:
    """The bot so many steps from this one; the same where there is none."""
    known = steps(game)
    at = known.index(bot) + step
    return known[at] if 0 <= at < len(known) else bot


def _ready(place: Place, name: str) -> Place:
    bot = "" if place.holder else place.bot
    new = {"resigned": False, "stand_in": False, "away_since": None, "secret": None}
    return msgspec.structs.replace(place, name=name, ready=True, bot=bot, **new)


def _at_level(game: AnyGame, places: tuple[Place, ...], step: int) -> tuple[Place, ...]:
    """Bots give their seats to those of the next step, if there is one."""
    found = list(places)
    for seat, level in _stepped(game, _bots(game, places), step).items():
        place = places[seat]
        if level != place.bot:
            new = bot_place(level, [one.name for one in found])
            found[seat] = msgspec.structs.replace(new, rank=place.rank)
    return tuple(found)


def played_on(
    moment: Moment, at: int, seat: int, level: str, place: Place
) -> tuple[Setup, Sheet, list[Row]]:
    """A new match from the first `at` rows of a finished one, with bots on all seats but one.

    Amid choices made at once, it begins before the first of them.
    """
    old = moment.setup
    if moment.sheet.phase != "over":
        raise NotAllowed(t("play-on.not-over"))
    if not 0 <= seat < len(moment.sheet.places):
        raise NotAllowed(t("play-on.no-seat"))
    match = first_position(old, moment.sheet)
    for row in moment.match.rows[:at]:
        match.replay(row)
    if match.over:
        raise NotAllowed(t("play-on.over"))
    draws = sum(row.who == CHANCE for row in match.events)
    if level not in steps(moment.game):
        raise NotAllowed(t("play-on.no-level"))
    places: list[Place] = []
    others = iter(crew(level, len(moment.sheet.places) - 1))
    for other in range(len(moment.sheet.places)):
        taken = [place.name, *(one.name for one in places)]
        places.append(place if other == seat else bot_place(next(others), taken))
    sheet = Sheet(
        places=tuple(places), host_name=place.name, react=moment.sheet.react, marks=(PLAYED_ON,)
    )
    setup, first = new_table(old.game, moment.options, sheet, host=place.holder)
    dice = msgspec.structs.replace(setup.dice, taken=draws)
    setup = msgspec.structs.replace(setup, dice=dice, origin=f"{old.watch} {len(match.rows)}")
    return setup, first, list[Row](match.events)
