"""The pages: for each its address, its template and what the template is given.

Every template gets `page`, one of the structs below, and can call

- `static("table.js")`: the address of a file of static/, changing whenever any of them changes, so
  that browsers may keep it for ever (modules import each other by relative paths);
- `ago(seconds)`: "3 minutes ago" for a time of the server's clock.

Forms are plain HTML forms that POST to the addresses named here; every one answers with a redirect,
or with the same page and `page.problem` set to one sentence. `lobby.py`,
`table_pages.py` and `files.py` have the routes.

| address                    | what                                                             |
|----------------------------|------------------------------------------------------------------|
| GET /                      | `Home`                                                           |
| GET, POST /new/{game}      | `NewMatch`; the form makes the match and goes to /t/{code}       |
| GET /t/{code}              | `TablePage` for players and host; `Join` while seats are free    |
| GET, POST /j/{token}       | `Join`: the invite link                                          |
| GET /j?code=kale plum 42   | goes to /t/KALE-PLUM-42                                          |
| GET /w/{token}             | `TablePage` for spectators; when the match is over: to /r/{token} |
| GET /r/{token}             | `Replay`                                                         |
| GET /rules/{game}          | `Rules`; with `?bare` only the text, for the side sheet          |
| GET /records               | `Records`                                                        |
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

from potager.core.options import Field
from potager.table.rooms.seats import COLOURS, LEVELS

TIMERS = (
    (0, "No timer"),
    (30, "30 seconds per choice"),
    (60, "1 minute per choice"),
    (180, "3 minutes per choice"),
    (86_400, "1 day per choice"),
)
REACTION_TIMES = (
    (5, "5 seconds"),
    (10, "10 seconds"),
    (20, "20 seconds"),
    (0, "No limit"),
)


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The person at this browser: no account, only a name and a colour."""

    name: str = ""  # empty until it was given
    colour: str = COLOURS[3]
    colours: tuple[str, ...] = COLOURS  # to choose from


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What every page has."""

    template: ClassVar[str]
    title: str  # of the window
    me: Me | None  # none where nobody asked who it is
    here: str  # this page's address, for the `back` field of the form of POST /me
    problem: str = ""  # why a form was refused, one sentence
    version: str = ""  # of Potager


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the home page shows it."""

    name: str  # in addresses
    title: str
    tagline: str
    credits: str
    players: str  # "1 to 2 players"
    minutes: int
    picture: str  # address of an SVG picture


class MatchCard(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list."""

    code: str
    url: str  # where to go on: /t/{code}, /j/{token} or /r/{token}
    game: str
    title: str  # of the game
    seats: tuple[str, ...]  # names, bots with their level, "free" for a free seat
    mine: tuple[int, ...] = ()  # which seats are mine
    phase: Literal["waiting-room", "playing", "over"]
    my_turn: bool = False
    at: float  # when something happened last
    verdict: str = ""  # how it ended


class Home(Page, frozen=True, kw_only=True):
    """`home.html`, GET /

    A match against bots in two clicks: a form to POST /new/{game} with the one field `quick` =
    easy, medium or hard (other seats are bots; a game for one needs no bots). More: a link to
    GET /new/{game}. A short code is typed into a form of method get to /j with the field `code`.
    """

    template = "home.html"
    games: tuple[GameCard, ...]
    running: tuple[MatchCard, ...]  # mine, to continue
    open: tuple[MatchCard, ...]  # open tables with free seats
    levels: tuple[str, ...] = LEVELS
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
    options: tuple[Field, ...]
    given: dict[str, str]  # what the form had, by the field's full name, for a second try
    seats: tuple[SeatField, ...]  # as many as the game may have
    reactions: bool  # whether one may react with some of its options
    draws: bool  # whether the table draws who sits where if nobody chooses
    kinds: tuple[tuple[str, str], ...]  # ("me", "Me"), ("bot:easy", "Bot, easy") …
    timers: tuple[tuple[int, str], ...] = TIMERS
    reaction_times: tuple[tuple[int, str], ...] = REACTION_TIMES


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
    watch: str = ""  # address to only watch, where the table is open


class TablePage(Page, frozen=True, kw_only=True):
    """`table.html`, GET /t/{code} and /w/{token}: waiting room, table and end in one page.

    All that changes comes over the WebSocket at `socket`, from the moment of `Hello` on. The page
    itself carries the addresses as data attributes. `invite` and `qr` are for the waiting room.
    """

    template = "table.html"
    game: GameCard
    code: str
    socket: str  # path of the WebSocket
    art: str  # address of the game's symbols
    style: str  # and of its style sheet
    rules: str
    picture: str
    record: str
    spectator: bool
    host: bool
    invite: str = ""  # full address
    qr: str = ""  # address of its QR code
    watch: str = ""  # full address
    emotes: tuple[str, ...]
    chat_length: int  # the most characters of a line
    levels: tuple[str, ...] = LEVELS  # of bots, the weakest first
    kinds: tuple[tuple[str, str], ...]  # who may sit somewhere, as in `NewMatch`, but for "me"


class Replay(Page, frozen=True, kw_only=True):
    """`replay.html`, GET /r/{token}, with `?at=12` to begin at an event

    `frames` answers GET with `layout`, `first` and `count` as JSON: `messages.Replayed`.
    """

    template = "replay.html"
    game: GameCard
    code: str
    frames: str  # address
    art: str
    style: str
    record: str
    total: int  # events
    at: int
    seats: tuple[str, ...]
    verdict: str
    over: bool


class Rules(Page, frozen=True, kw_only=True):
    """`rules.html`, GET /rules/{game}; `rules_text.html` (the inside alone) with `?bare`."""

    template = "rules.html"
    game: GameCard
    html: str  # RULES.md as HTML, safe to insert


class Records(Page, frozen=True, kw_only=True):
    """`records.html`, GET /records: my finished matches, and those of open tables."""

    template = "records.html"
    mine: tuple[MatchCard, ...]
    others: tuple[MatchCard, ...]


class Oops(Page, frozen=True, kw_only=True):
    """`oops.html`: something is not there or not allowed; `problem` says what."""

    template = "oops.html"
    status: int  # of HTTP
    back: str = ""  # address of the table that this is about, if any
