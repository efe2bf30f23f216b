"""Who may sit where: capabilities, not accounts.

A browser has one secret, in a cookie that scripts can't read. The server knows only its hash, the
*person*, and a seat belongs to the person who claimed it. Invite and watch links are tokens that
nobody can guess; the short code of a table, made to be typed, is guarded by a limit on tries and
leads strangers nowhere once nobody is waited for any more.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence

import msgspec

from potager.bots.champions import LEVELS
from potager.bots.personalities import known, names
from potager.core.errors import PotagerError
from potager.core.options import one_of
from potager.table.store.kept import Place, Sheet
from potager.table.texts import t

COLOURS = ("tomato", "pumpkin", "corn", "leaf", "pond", "plum", "beet", "soil")
COOKIE = "potager"
NAME_LENGTH = 24
SEATS_DRAWN = "seats drawn"  # a mark: the page tells how it came out
WORDS = """
BASIL BEAN BEET BORAGE CARROT CELERY CHARD CHERRY CHIVE CORN CRESS DILL FENNEL FIG GARLIC GINGER
GOURD GRAPE HAZEL KALE LEEK LEMON LETTUCE LIME LUPIN MALLOW MANGO MELON MINT MUSTARD NETTLE OKRA
OLIVE ONION PARSLEY PARSNIP PEA PEACH PEAR PEPPER PLUM POPPY POTATO PUMPKIN QUINCE RADISH
RHUBARB ROCKET ROSE SAGE SORREL SPINACH SQUASH SWEDE TANSY THYME TOMATO TURNIP VIOLA WALNUT YAM
YARROW
""".split()  # noqa: SIM905 a list would be four times as long


class NotAllowed(PotagerError):
    """Somebody asks for what belongs to somebody else."""


class TooMany(NotAllowed):
    """Somebody asks too often: after `wait` seconds it will do."""

    def __init__(self, why: str, wait: int = 5) -> None:
        super().__init__(why)
        self.wait = wait


def new_secret() -> str:
    """A secret for a browser, or a token for a link."""
    return secrets.token_urlsafe(18)


def person_of(secret: str) -> str:
    """The person that a secret proves; empty for none."""
    return hashlib.sha256(secret.encode()).hexdigest()[:40] if secret else ""


def new_code(tries: int = 0) -> str:
    """A code like KALE-PLUM-42, with more digits after some tries that were taken."""
    digits = 2 + tries // 5
    number = secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{number}"


def clean_code(text: str) -> str:
    """A typed code as we write it, however it was typed. Old codes have one word.

    >>> clean_code("kale plum 42"), clean_code(" KalePlum-42"), clean_code("kale 42")
    ('KALE-PLUM-42', 'KALE-PLUM-42', 'KALE-42')
    """
    typed = "".join(one for one in text[:40].upper() if one.isascii() and one.isalnum())
    letters = typed.rstrip("0123456789")
    words = next(
        (
            [word, letters.removeprefix(word)]
            for word in WORDS
            if letters.startswith(word) and letters.removeprefix(word) in WORDS
        ),
        [letters],
    )
    return "-".join(part for part in (*words, typed[len(letters) :]) if part)


def clean_name(text: str, default: str = "") -> str:
    """A name that fits on the table: one line, not too long, nothing invisible."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(visible.split())[:NAME_LENGTH].strip() or default


def clean_colour(text: str) -> str:
    """One of the colours."""
    return text if text in COLOURS else COLOURS[3]


def free_colour(sheet: Sheet, colour: str) -> str:
    """This colour, or the next that nobody else at the table has: people look alike but for it."""
    first = COLOURS.index(colour)
    ways = (COLOURS[(first + way) % len(COLOURS)] for way in range(len(COLOURS)))
    taken = {place.colour for place in sheet.places if place.holder}
    return next((one for one in ways if one not in taken), colour)


NAMELESS = ("Guest", "Host")  # how people are called who gave no name


def class_name(bot: str) -> str:
    """What a bot of the host's own is called.

    >>> class_name("examples.bots:NightOwl")
    'NightOwl'
    """
    return bot.rpartition(":")[2]


def place_of_kind(
    kind: str,
    number: int,
    person: str,
    name: str,
    colour: str,
    taken: Collection[str] = (),
    own: Sequence[str] = (),
    steps: Sequence[str] = LEVELS,
) -> Place:
    """A seat as the host sets it: `me`, `hot`, `friend`, or `bot:easy` and so on.

    A bot gets none of the names that are taken. `steps` are the levels and champions of the game,
    `own` the bots that this server offers beside them: no others are ever loaded.
    """
    what, _, level = kind.partition(":")
    if kind == "me":
        return Place(holder=person, name=clean_name(name, "Host"), colour=colour, ready=True)
    if kind == "hot":
        other = clean_name(name, f"Player {number + 1}")
        colour = COLOURS[(COLOURS.index(colour) + 2 * number + 1) % len(COLOURS)]
        return Place(holder=person, name=other, colour=colour, ready=True)
    if kind == "friend":
        return Place()
    if what == "bot" and level in steps:
        return bot_place(level, taken)
    if what == "bot" and level in own:
        name, others = class_name(level), sum(one.startswith(class_name(level)) for one in taken)
        name = f"{name} {others + 1}" if others else name
        return Place(name=name, bot=level, colour="soil", ready=True)
    right = one_of(["me", "hot", "friend", *(f"bot:{level}" for level in (*steps, *own))])
    raise NotAllowed(t("refused.no-kind", kind=kind, right=right))


def bot_place(level: str, taken: Collection[str]) -> Place:
    """A seat with a bot of that level: one of those who are not there yet."""
    name = secrets.choice(names(level, taken))
    found = known(name)
    assert found
    return Place(name=name, bot=level, colour=found.colour, ready=True)


def drawn(sheet: Sheet) -> Sheet:
    """The sheet as the match begins: who sits where is settled, by lot where that was wanted."""
    if not sheet.draw:
        return sheet
    places = secrets.SystemRandom().sample(sheet.places, len(sheet.places))
    marks = (*sheet.marks, SEATS_DRAWN)
    return msgspec.structs.replace(sheet, draw=False, places=tuple(places), marks=marks)
