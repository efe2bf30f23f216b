"""One connection of one browser: whose page it shows, and what is on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from potager.core.scene import Layout
from potager.core.state import SPECTATOR
from potager.core.texts import ENGLISH, Cast
from potager.table.rooms.moment import Moment
from potager.table.rooms.reactions import passing
from potager.table.rooms.rights import Asker
from potager.table.telling.messages import Seat
from potager.table.telling.pictures import Picture, Viewpoint

SLOWEST = 2.0  # pace
BACKLOG = 200  # messages that a slow connection may be behind
Tell = Callable[[bytes], bool]  # sends a message at once if it can; whether it could


class Page(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The owner of a page, and what it shows. Equal pages get the same updates, in equal bytes."""

    layout: Layout
    watch: bool = False  # it can do nothing else
    host: bool = False
    own: tuple[int, ...] = ()  # seats
    seat: int = SPECTATOR  # for whom it is
    eyes: int = SPECTATOR  # whose view
    curtain: str = ""  # hot seat: who should look before more is shown
    cast: Cast = Cast()  # by whom it was told of, and as whom
    seats: tuple[Seat, ...] = ()  # as it was told them last
    absent: str = ""  # what it says once it is offline
    picture: Picture | None = None  # none: nothing yet

    @property
    def viewpoint(self) -> Viewpoint:
        return self.eyes, self.layout


class Viewer:
    """Somebody who looks at a match."""

    def __init__(
        self,
        person: str,
        layout: Layout,
        watch: bool,
        tell: Tell | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.asker = Asker(person, watch)
        self.layout: Layout = layout
        self.pace = 1.0  # at which the page shows what happens
        self.at_screen: int | None = None  # hot seat: who has said to be there
        self.page = Page(layout=layout, watch=watch, cast=Cast(language=language))
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.behind = 0  # messages that wait there, or are just being sent from there
        self._tell = tell

    def set_pace(self, pace: float) -> None:
        """Within reason: bots wait for it."""
        self.pace = min(max(pace, 0.0), SLOWEST)

    def send(self, message: bytes) -> None:
        """Send, at once or later, or give up on a connection that does not read."""
        if self._tell is not None and not self.behind and self._tell(message):
            return
        try:
            self.outbox.put_nowait(message)
            self.behind += 1
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection, after what is still to be sent; of a backlog nothing is."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    @property
    def language(self) -> str:
        """In which everything on the page is told."""
        return self.page.cast.language

    @property
    def own(self) -> tuple[int, ...]:
        return self.page.own

    @property
    def seat(self) -> int:
        return self.page.seat

    def choose_viewpoint(self, moment: Moment) -> None:
        """Find out for which seat this viewer's page is drawn now."""
        self.page = self.turned(moment)

    def turned(self, moment: Moment) -> Page:
        """The page as it shows now, for whoever looks at it next."""
        page = self.page
        if page.watch and page.layout == self.layout:  # nothing changes for those who only watch
            return page
        own = self.asker.own(moment.sheet)
        host = self.asker.person == moment.setup.host and not page.watch
        seat, curtain = self._viewpoint(moment, own)
        eyes = seat if curtain else moment.game.manners.eyes(own, seat)
        who = {"own": own, "seat": seat, "eyes": eyes, "curtain": curtain}
        turned = msgspec.structs.replace(page, layout=self.layout, host=host, **who)
        return page if turned == page else turned  # one whose hash is known

    def _viewpoint(self, moment: Moment, own: tuple[int, ...]) -> tuple[int, str]:
        """The seat whose view is shown, and the name on the curtain if there is one.

        A browser with several seats is shown the one whose turn it is. Where that seat sees what
        the others in front of the screen may not, a curtain asks for its player first.
        """
        if len(own) < 2:
            return (own[0] if own else SPECTATOR), ""
        due = _due(moment, own)
        wanted = due[0] if due else self.at_screen
        if wanted is None:
            wanted = self.seat if self.seat in own else own[0]
        match = moment.match
        at_once = {*due, *(seat for seat in own if seat in match.pending)}
        # That one is ready, where nothing else can be said, is no secret.
        together = len(at_once) > 1 and any(len(match.legal(seat)) > 1 for seat in at_once)
        secret = together or match.view(wanted).key() != match.view(SPECTATOR).key()
        if moment.playing and secret and self.at_screen != wanted:
            return SPECTATOR, moment.sheet.places[wanted].name if due else ""
        return wanted, ""


def _due(moment: Moment, own: tuple[int, ...]) -> list[int]:
    """Those of these seats that are to act."""
    roller = moment.person_rolls
    if roller is not None and roller in own:
        return [roller]
    quiet = passing(moment)
    return [seat for seat in moment.missing if seat in own and seat not in quiet]
