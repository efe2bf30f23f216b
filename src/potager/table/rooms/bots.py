"""The bots at a match's seats: they think, wait as long as is polite, and choose."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from potager.core.state import HOLD
from potager.table.rooms import sand, windows

if TYPE_CHECKING:
    from potager.table.rooms.room import Room

log = structlog.get_logger()
Moment = tuple[int, int]  # a position and a seat


class BotSeats:
    """What the bots of a room are at. All of it is about one position, and gone with it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thoughts: dict[Moment, int] = {}  # what bots will do when a timed window closes
        self._thinking: dict[Moment, asyncio.Task[None]] = {}
        self._held: set[Moment] = set()  # those who let this moment pass

    def due(self) -> bool:
        """Whether a bot is waited for."""
        room = self.room
        bots = any(room.sheet.places[seat].bot for seat in room.match.waiting())
        return bots and not windows.closing(room)

    def start(self) -> None:
        """Let those think who can act now."""
        room, epoch = self.room, self.room.epoch
        for key in [key for key in self._thinking if key[0] != epoch]:
            del self._thinking[key]  # what it finds is for a position that is gone
        if not room.playing or room.person_rolls() is not None:
            return
        self._held = {key for key in self._held if key[0] == epoch}
        self.thoughts = {key: action for key, action in self.thoughts.items() if key[0] == epoch}
        for seat in room.match.able():
            key = (epoch, seat)
            done = key in self._held or key in self.thoughts or seat in room.match.pending
            if room.sheet.places[seat].bot and not done and key not in self._thinking:
                self._thinking[key] = room.hub.spawn(self._answer(epoch, seat))

    async def _answer(self, epoch: int, seat: int) -> None:
        room = self.room
        loop = asyncio.get_running_loop()
        began = loop.time()
        people_may = any(
            room.sheet.places[other].person
            for other in room.match.able()
            if other not in room.match.waiting()
        )
        settings = room.hub.settings
        polite = settings.jump_in_wait if people_may else settings.bot_delay
        action = await self.think(seat, room.sheet.places[seat].bot)
        if room.epoch == epoch and windows.closing(room):
            self._thinking.pop((epoch, seat), None)
            self.thoughts[epoch, seat] = action
            return
        await asyncio.sleep(max(0.0, began + polite - loop.time()))

        async def act() -> None:
            self._thinking.pop((epoch, seat), None)
            gone = room.epoch != epoch or sand.has_run_out(room)
            if gone or not room.sheet.places[seat].bot or room.match.paused:
                return
            if action == HOLD:
                self._held.add((epoch, seat))
            elif seat in room.match.able():
                await room.choose(seat, action, "bot")

        await room.step(act)

    async def think(self, seat: int, level: str) -> int:
        """What a bot of that level would do on this seat."""
        room = self.room
        view, seed = room.match.view(seat), room.seed(seat)
        try:
            return await room.hub.bots.choose(room.game, room.options, view, seat, level, seed)
        except Exception:
            log.exception("a bot could not choose", match=room.charter.id, seat=seat)
            legal = list(view.legal(seat))
            return legal[seed % len(legal)]
