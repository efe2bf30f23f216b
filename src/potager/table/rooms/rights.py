"""The person who asks for something, and what they may ask for."""

from __future__ import annotations

from typing import NamedTuple

from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import Place, Sheet
from potager.table.texts import t


class Asker(NamedTuple):
    """Somebody who wants something of a room."""

    person: str  # the hash of the browser's secret
    watch: bool = False  # only watches, whatever seats the person has

    def own(self, sheet: Sheet) -> tuple[int, ...]:
        """The seats for which this one may act: who gave one up to a bot watches to the end."""
        held = () if self.watch else sheet.seats_of(self.person)
        over = sheet.phase == "over"
        return tuple([seat for seat in held if over or not sheet.places[seat].resigned])


def check_own(moment: Moment, asker: Asker, seat: int) -> None:
    """Refuse a seat that is somebody else's."""
    if asker.watch or seat not in moment.sheet.seats_of(asker.person):
        raise NotAllowed(t("refused.not-your-seat"))
    if moment.sheet.places[seat].bot and moment.sheet.phase != "over":
        raise NotAllowed(t("refused.bot-plays"))


def check_host(draft: Draft, asker: Asker) -> None:
    """Refuse whoever did not make the table."""
    if asker.watch or asker.person != draft.setup.host:
        raise NotAllowed(t("room.only-host"))


def check_waiting(draft: Draft) -> None:
    """Refuse what can only be done before the match."""
    if draft.sheet.phase != "waiting-room":
        raise NotAllowed(t("refused.begun"))


def check_setting_up(draft: Draft, asker: Asker) -> None:
    """Refuse what only the host may do, and only before the match."""
    check_waiting(draft)
    check_host(draft, asker)


def check_playing(draft: Draft) -> None:
    """Refuse what needs a running match."""
    if not draft.playing:
        raise NotAllowed(t("refused.not-played"))


def place_at(draft: Draft, seat: int) -> Place:
    """A seat's place; refuse one that is not there."""
    if not 0 <= seat < len(draft.sheet.places):
        raise NotAllowed(t("refused.no-seat", n=seat + 1))
    return draft.sheet.places[seat]
