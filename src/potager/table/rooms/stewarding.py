"""What the host of a server may do at any table: send somebody away, and close it."""

from __future__ import annotations

from potager.table.rooms.moment import STAND_IN, Draft, verdict
from potager.table.rooms.seats import NotAllowed, bot_place
from potager.table.store.kept import Place
from potager.table.texts import t


def send_away(draft: Draft, person: str) -> None:
    """Take a person's seats: before the match they are free again, in it bots play on."""
    for seat in draft.sheet.seats_of(person):
        if draft.sheet.phase == "waiting-room":
            draft.sheet = draft.sheet.with_place(seat, Place())
        elif draft.playing:
            if draft.sheet.places[seat].person:
                draft.match.leave(seat)
            draft.sheet = draft.sheet.with_place(seat, bot_place(STAND_IN, ()))


def close(draft: Draft) -> None:
    """End a table as it stands, without a winner."""
    if draft.sheet.phase == "over":
        raise NotAllowed(t("server.over-already"))
    draft.change(phase="over", offers=(), turn=None, sand=None, reaction=None)
    draft.change(verdict=draft.game.text(verdict(draft)))
