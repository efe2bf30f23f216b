"""The pages: for each its address, its template and what the template is given.

Every template gets `page`, one of the structs below, and can call

- `static("table.js")`: the address of a file of static/, changing whenever any of them changes, so
  that browsers may keep it for ever (modules import each other by relative paths);
- `ago(seconds)`: "3 minutes ago" for a time of the server's clock;
- `t("room.start")`: a text of the catalogue.

What never changes (the levels of bots, the colours, …) all templates know: `rendering.KNOWN`.

Forms are plain HTML forms that POST to the addresses named here; every one answers with a redirect,
or with the same page and `page.problem` set to one sentence. `lobby.py`,
`starting.py`, `table_pages.py` and `files.py` have the routes.

| address                    | what                                                             |
|----------------------------|------------------------------------------------------------------|
| GET /                      | `Home`                                                           |
| GET, POST /new/{game}      | `NewMatch`; the form makes the match and goes to /t/{code}       |
| GET /t/{code}              | `TablePage` for players and host; `Join` while seats are free    |
| GET, POST /j/{token}       | `Join`: the invite link                                          |
| GET /j?code=kale plum 42   | goes to /t/KALE-PLUM-42                                          |
| GET /w/{token}             | `TablePage` for spectators; when the match is over: to /r/{token} |
| GET /r/{token}             | `Replay`                                                         |
| POST /r/{token}/play-on    | a new match from a moment of a finished one; goes to /t/{code}   |
| GET, POST /t/{code}/options | `TableForm`, for the host until the match begins                |
| POST /t/{code}/drop        | takes a match from one's shelf                                   |
| GET /puzzle/{date}         | `PuzzlePage`; /puzzle is that of today                           |
| GET /rules/{game}          | `Rules`; with `?bare` only the text, for the side sheet          |
| GET /lessons/{game}        | `LessonPage`                                                     |
| GET /records               | `Records`                                                        |
| GET /lab                   | `Lab`; /lab/{name} is a report as it was written                 |
| POST /me                   | fields `name`, `colour`, `back`: remembers them                  |
| GET /t/{code}/picture.svg  | the position as a picture (also /w/{token}/picture.svg)          |
| GET /t/{code}/record.json  | the record to download (also /r/{token}/record.json); with `?ask`  |
|                            | JSON: `problem` says why there is none yet, or is empty          |
| GET /t/{code}/qr.svg       | the invite link as a QR code                                     |
| GET /art/{game}.svg        | the game's symbols, for `<use href="/art/….svg#name">`           |
| GET /style/{game}.css      | how they look, besides what all games share                      |
| GET /cards/{game}.svg      | the game's picture for its card                                  |
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from potager.table.operating.rulings import Ban
from potager.table.rooms.seats import COLOURS
from potager.table.store.kept import Setup, Sheet
from potager.table.web.controls import Control
from potager.table.web.tallies import Outcome, Tally, Wanted


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person at this browser: no account, only a name and a colour."""

    name: str = ""  # empty until it was given
    colour: str = COLOURS[3]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What every page has."""

    template: ClassVar[str]
    title: str  # of the window
    me: Me | None  # none where nobody asked who it is
    here: str  # this page's address, for the `back` field of the form of POST /me
    problem: str = ""  # why a form was refused, one sentence
    version: str = ""  # of Potager
    message: str = ""  # of the day, from the host of the server


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the home page shows it."""

    name: str  # in addresses
    title: str
    tagline: str
    credits: str
    players: str  # "1 to 2 players"
    minutes: int
    art: str  # address of its symbols
    style: str  # and of its style sheet
    quick: tuple[Control, ...] = ()  # the choices that matter most, for a match with bots
    sides: tuple[str, ...] = ()  # the seats' roles, where people choose theirs
    alone: bool = False  # it is never played with others
    team: bool = False  # all win or lose together
    lesson: str = ""  # address of its lesson; empty: it has none
    lesson_minutes: int = 0


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


class Home(Page, frozen=True, kw_only=True):
    """`home.html`, GET /

    A match against bots: a form to POST /new/{game} with `quick` = easy, medium or hard, `side` =
    the own seat or nothing, and the options of `quick` (other seats are bots). With friends: the
    one field `friends`, which leads to the waiting room. All choices: a link to GET /new/{game}. A
    short code is typed into a form of method get to /j with the field `code`.
    """

    template = "home.html"
    games: tuple[GameCard, ...]
    shelf: tuple[ShelfCard, ...]  # my matches, to continue
    open: tuple[MatchCard, ...]  # open tables with free seats
    address: str = ""  # where phones find this table, if it is known; its QR code is /qr.svg


class SeatField(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the form: field `seat.{number}`, and `name.{number}` for a hot seat's player."""

    number: int
    role: str  # "Gardener"; by the default options
    kind: str  # what is chosen: me, hot, friend, bot:easy, bot:medium, bot:hard
    name: str = ""


class NewMatch(Page, frozen=True, kw_only=True):
    """`new.html`, GET and POST /new/{game}

    Fields of the form: `option.{name}` for each of `options` (a flag: on, or not sent),
    `seat.{number}`, `name.{number}`, `draw` (on), `timer` (seconds), `react` (seconds, 0: no
    limit), `chat` (on), `open` (on: listed on the home page). Seats beyond what the options have
    are ignored. With script, POST /api/games/{game}/check is sent the options, and tells the seats
    and roles, or what is wrong.
    """

    template = "new.html"
    game: GameCard
    back: str = ""  # the table whose options these are
    controls: tuple[Control, ...]
    given: dict[str, str]  # what the form had, by the field's full name, for a second try
    seats: tuple[SeatField, ...]  # as many as the game may have
    reactions: bool  # whether one may react with some of its options
    draws: bool  # whether the table draws who sits where if nobody chooses
    kinds: tuple[tuple[str, str], ...] = ()  # ("me", "Me"), ("bot:easy", "Bot, easy") …


class TableForm(NewMatch, frozen=True, kw_only=True):
    """`options.html`, GET and POST /t/{code}/options: the host changes a table that is being set.

    The form of `NewMatch` without its seats; with `?bare` only the form, and JSON as an answer.
    """

    template = "options.html"


class FreeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that can be taken: field `seat`."""

    number: int
    role: str
    symbol: str  # of the game's art, may be empty


class Join(Page, frozen=True, kw_only=True):
    """`join.html`, GET and POST /j/{token}

    Fields of the form, which POSTs to `action`: `seat` (a number), `name`, `colour`.
    """

    template = "join.html"
    game: GameCard
    code: str
    action: str
    host: str  # who invites
    taken: tuple[str, ...]  # names of those who sit already
    free: tuple[FreeSeat, ...]
    bots: tuple[str, ...] = ()  # while it is played: who sits where, to take over from a bot
    drawn: bool = False  # who sits where is drawn when the match begins, so nobody chooses
    watch: str = ""  # address to only watch, where the table is open


class TablePage(Page, frozen=True, kw_only=True):
    """`table.html`, GET /t/{code} and /w/{token}: waiting room, table and end in one page.

    All that changes comes over the WebSocket at `here`/ws, from the moment of `Hello` on. The page
    itself carries the addresses as data attributes. `invite` is for the waiting room.
    """

    template = "table.html"
    game: GameCard
    code: str
    record: str  # address
    spectator: bool
    begins: bool  # it is played, and no person has chosen anything yet
    reacts: bool  # one may react to what happens: that takes more buttons
    host: bool
    invite: str = ""  # full address
    watch: str = ""  # full address
    kinds: tuple[tuple[str, str], ...]  # who may sit somewhere, as in `NewMatch`, but for "me"


class Replay(Page, frozen=True, kw_only=True):
    """`replay.html`, GET /r/{token}, with `?at=12` to begin at an event

    `frames` answers GET with `layout`, `first` and `count` as JSON: `messages.Replayed`. The form
    that goes on from a moment has `at`, `seat` and `level`.
    """

    template = "replay.html"
    game: GameCard
    code: str
    frames: str  # address
    total: int  # events
    at: int
    seats: tuple[str, ...]
    verdict: str
    over: bool


class PuzzlePage(Page, frozen=True, kw_only=True):
    """`puzzle.html`, GET /puzzle and /puzzle/{date}

    /api/puzzles/{date} answers GET with it (`messages.PuzzleShown`), POST with what a choice is
    worth.
    """

    template = "puzzle.html"
    date: str
    today: bool
    before: str  # the address of the day before, and of the day after; empty: there is none
    after: str
    game: GameCard | None  # none while it is being made, as the fields below
    question: str
    variant: list[tuple[str, str]]  # the options that are not as usual


class LessonPage(Page, frozen=True, kw_only=True):
    """`lesson.html`, GET /lessons/{game}, with `?back=/t/KALE-42` to go to a match afterwards

    `here`/steps.json answers GET with `layout` as JSON: `messages.LessonTold`.
    """

    template = "lesson.html"
    game: GameCard
    back: str  # address of the match that waits; empty: none


class Rules(Page, frozen=True, kw_only=True):
    """`rules.html`, GET /rules/{game}; `rules_text.html` (the inside alone) with `?bare`."""

    template = "rules.html"
    game: GameCard
    html: str  # RULES.md as HTML, safe to insert


class Records(Page, frozen=True, kw_only=True):
    """`records.html`, GET /records: my finished matches, and those of open tables.

    `?game=`, `against=` and `how=` choose among mine.
    """

    template = "records.html"
    mine: tuple[MatchCard, ...]
    more: int  # that are not shown
    wanted: Wanted
    choices: dict[str, tuple[tuple[str, str], ...]]  # for each of these: value and words
    tables: tuple[tuple[str, tuple[Tally, ...]], ...]  # statistics: a title, and its lines
    others: tuple[MatchCard, ...]


class ReportCard(msgspec.Struct, frozen=True, kw_only=True):
    """A report of the lab, in a list."""

    url: str
    title: str
    finding: str  # the first of what it found
    game: GameCard | None
    at: float  # when it was written


class Lab(Page, frozen=True, kw_only=True):
    """`lab.html`, GET /lab: the reports in the host's folder."""

    template = "lab.html"
    reports: tuple[ReportCard, ...]


class Oops(Page, frozen=True, kw_only=True):
    """`oops.html`: something is not there or not allowed; `problem` says what."""

    template = "oops.html"
    status: int  # of HTTP
    back: str = ""  # address of the table that this is about, if any


class AdminLogin(Page, frozen=True, kw_only=True):
    """`admin_login.html`, GET /admin until the token is given: field `token`."""

    template = "admin_login.html"


class AdminMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as the host of the server sees it."""

    setup: Setup
    sheet: Sheet
    title: str
    at: float
    viewers: int  # of this process


class Admin(Page, frozen=True, kw_only=True):
    """`admin.html`, GET /admin for the host of the server

    Forms go to /admin/say (`text`), /admin/close and /admin/kick (`match`, `person`), /admin/ban
    (`person`, `why`, `time`, `address`), /admin/ban-address, /admin/lift (`who`).
    """

    template = "admin.html"
    phase: str
    code: str
    phases: tuple[tuple[str, str], ...]  # with how many matches there are
    matches: tuple[AdminMatch, ...]
    load: tuple[dict[str, str], ...]  # for each process: what, and how much in words
    bans: tuple[Ban, ...]
    times: tuple[str, ...]
