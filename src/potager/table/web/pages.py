"""The pages: for each address what is there, and the things that pages show.

`rendering.html` makes a page of a template, which gets `page`, with all that the route gives it and

- `title` of the window, `version` of Potager and `message` of the day, from the host of the server;
- `me`: who asks; none where nobody asked;
- `here`: this page's address, also for the `back` field of the form of POST /me;
- `problem`: why a form was refused, one sentence.

It can call

- `static("table.js")`: the address of a file of static/, changing whenever any of them changes, so
  that browsers may keep it for ever (modules import each other by relative paths);
- `ago(seconds)`: "3 minutes ago" for a time of the server's clock;
- `t("room.start")`: a text of the catalogue;
- `art_address(game)` and the like: what `core.game` does not say of a game.

What never changes (the levels of bots, the colours, …) all templates know: `rendering.KNOWN`.

Forms are plain HTML forms that POST to the addresses named here; every one answers with a redirect,
or with the same page and `page.problem`.

| address                     | what                                                             |
|-----------------------------|------------------------------------------------------------------|
| GET /                       | `home.html`                                                      |
| GET, POST /new/{game}       | `new.html`; the form makes the match and goes to /t/{code}       |
| GET /t/{code}               | `table.html` for players; `join.html` while seats are free        |
| GET, POST /j/{token}        | `join.html`: the invite link                                     |
| GET /j?code=kale plum 42    | goes to /t/KALE-PLUM-42                                          |
| GET /w/{token}              | `table.html` for spectators; when it is over: to /r/{token}      |
| GET /r/{token}              | `replay.html`, with `?at=12` to begin at an event                |
| POST /r/{token}/play-on     | a new match from a moment of a finished one; goes to /t/{code}   |
| GET, POST /t/{code}/options | `options.html`, for the host until the match begins              |
| POST /t/{code}/drop         | takes a match from one's shelf                                   |
| GET /puzzle/{date}          | `puzzle.html`; /puzzle is that of today                          |
| GET /rules/{game}           | `rules.html`; with `?bare` only the text, for the side sheet     |
| GET /lessons/{game}         | `lesson.html`                                                    |
| GET /records                | `records.html`                                                   |
| GET /lab                    | `lab.html`; /lab/{name} is a report as it was written            |
| POST /me                    | fields `name`, `colour`, `back`: remembers them                  |
| GET, POST /admin            | `admin.html`, for the host of the server                         |
| GET /t/{code}/picture.svg   | the position as a picture (also /w/{token}/picture.svg)          |
| GET /t/{code}/record.json   | the record to download (also /r/{token}/record.json); with `?ask` |
|                             | JSON: `problem` says why there is none yet, or is empty          |
| GET /t/{code}/qr.svg        | the invite link as a QR code                                     |
| GET /art/{game}.svg         | the game's symbols, for `<use href="/art/….svg#name">`           |
| GET /style/{game}.css       | how they look, besides what all games share                      |
| GET /cards/{game}.svg       | the game's picture for its card                                  |
"""

from __future__ import annotations

from typing import Literal

import msgspec

from potager.table.rooms.seats import COLOURS
from potager.table.store.kept import Setup, Sheet
from potager.table.web.tallies import Outcome


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person at this browser: no account, only a name and a colour."""

    name: str = ""  # empty until it was given
    colour: str = COLOURS[3]


class MatchCard(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list."""

    code: str
    url: str  # where to go on: /t/{code}, /j/{token} or /r/{token}
    game: str
    title: str  # of the game
    seats: tuple[str, ...]  # names, bots with their level, "free" for a free seat
    free: int = 0  # how many can sit down
    phase: Literal["waiting-room", "playing", "over"]
    at: float  # when something happened last
    outcome: Outcome = ""  # for the person who looks
    verdict: str = ""  # how it ended


class ShelfCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of my matches that go on; a form to POST /t/{code}/drop takes it from the shelf."""

    code: str
    url: str
    game: str
    title: str
    says: str  # whose turn it is
    due: bool  # it is mine
    facts: tuple[str, ...]  # "Turn 12", "3 : 5"
    others: str  # with whom
    question: str  # before it is dropped


class SeatField(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the form: field `seat.{number}`, and `name.{number}` for a hot seat's player."""

    number: int
    role: str  # "Gardener"; by the default options
    kind: str  # what is chosen: me, hot, friend, bot:easy, bot:medium, bot:hard


class FreeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that can be taken: field `seat`."""

    number: int
    role: str
    symbol: str  # of the game's art, may be empty


class ReportCard(msgspec.Struct, frozen=True, kw_only=True):
    """A report of the lab, in a list."""

    url: str
    title: str
    finding: str  # the first of what it found
    game: str | None  # its name, where it is about one
    at: float  # when it was written


class AdminMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as the host of the server sees it."""

    setup: Setup
    sheet: Sheet
    title: str
    at: float
    viewers: int  # of this process
