"""One connection of one browser, and whose eyes it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from potager.core.scene import Layout
from potager.core.state import SPECTATOR
from potager.core.texts import Cast
from potager.table.rooms.moment import Moment
from potager.table.rooms.reactions import reaction_of
from potager.table.rooms.rights import Asker
from potager.table.telling.messages import Seat

SLOWEST = 2.0  # pace
BACKLOG = 200  # messages that a slow connection may be behind
Tell = Callable[[bytes], bool]  # sends a message at once if it can; whether it could
Eyes = tuple[int, Layout]  # a seat (or a spectator), and how its page is laid out


class Viewer:
    """Somebody who looks at a match."""

    def __init__(self, person: str, layout: Layout, watch: bool, tell: Tell | None = None) -> None:
        self.asker = Asker(person, watch)
        self.layout: Layout = layout
        self.pace = 1.0  # at which the page shows what happens
        self.own: tuple[int, ...] = ()
        self.seat = SPECTATOR  # whose eyes
        self.eyes: Eyes = SPECTATOR, layout
        self.curtain = ""  # hot seat: who should look before more is shown
        self.at_screen: int | None = None  # hot seat: who has said to be there
        self.cast = Cast()  # by whom it was told of, and as whom
        self.seats: tuple[Seat, ...] = ()  # as it was told them last
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

    def choose_eyes(self, moment: Moment) -> None:
        """Find out whose eyes this viewer has now."""
        self._choose_seat(moment)
        self.eyes = self.seat, self.layout

    def _choose_seat(self, moment: Moment) -> None:
        """Find out whose eyes those are.

        A browser with several seats is shown the one whose turn it is. Where that seat sees what
        the others in front of the screen may not, a curtain asks for its player first.
        """
        self.own = self.asker.own(moment.sheet)
        self.curtain = ""
        if len(self.own) < 2:
            self.seat = self.own[0] if self.own else SPECTATOR
            return
        due = self._due(moment)
        wanted = due[0] if due else self.at_screen
        if wanted is None:
            wanted = self.seat if self.seat in self.own else self.own[0]
        match = moment.match
        at_once = {*due, *(seat for seat in self.own if seat in match.pending)}
        # That one is ready, where nothing else can be said, is no secret.
        together = len(at_once) > 1 and any(len(match.legal(seat)) > 1 for seat in at_once)
        secret = together or _sees_more(moment, wanted)
        if moment.playing and secret and self.at_screen != wanted:
            self.seat = SPECTATOR
            if due:
                self.curtain = moment.sheet.places[wanted].name
        else:
            self.seat = wanted

    def _due(self, moment: Moment) -> list[int]:
        """The seats of this browser that are to act."""
        roller = moment.person_rolls
        if roller is not None and roller in self.own:
            return [roller]
        reaction = reaction_of(moment)
        quiet = reaction.quiet if reaction else ()
        return [seat for seat in moment.missing if seat in self.own and seat not in quiet]


def _sees_more(moment: Moment, seat: int) -> bool:
    return moment.match.view(seat).key() != moment.match.view(SPECTATOR).key()
