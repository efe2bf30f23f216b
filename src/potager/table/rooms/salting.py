"""The players' part of the dice: hashes first, then salts, and nothing after that.

Before the match each page sends the hash of its salt. When the match begins the list of hashes is
closed and shown to all; then the pages open their salts, and no die falls before all are open. If
one stays closed for `clocks.SALT_WAIT` seconds, its page is left out, and the others begin again
with new salts, because those that were opened are known. The seed stays: its own hash binds it.
"""

from __future__ import annotations

import re

import msgspec

from potager.core.dice import hash_of
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import CommitSalt, OpenSalt
from potager.table.rooms.rights import Asker
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import Salting, SaltPage, Sheet
from potager.table.texts import t

HASH, SALT = re.compile("[0-9a-f]{64}"), re.compile("[0-9a-f]{32}")


def begin(sheet: Sheet) -> Sheet:
    """The sheet as the match begins: whoever has shown a hash has a part in the dice."""
    pages, without = list[SaltPage](), list[int]()
    for seat in sheet.people():
        person = sheet.places[seat].holder
        seats = sheet.seats_of(person)
        if person not in sheet.salting.hashes:
            without.append(seat)
        elif seat == seats[0]:
            pages.append(SaltPage(person=person, seats=seats, hash=sheet.salting.hashes[person]))
    salting = Salting(pages=tuple(pages), rounds=int(bool(pages)), without=tuple(without))
    return msgspec.structs.replace(sheet, salts=(), salting=salting)


def hashes_of(person: str, salt_hash: str) -> dict[str, str]:
    """The hash that came with the wish for a match, if one did."""
    return {person: salt_hash} if clean_hash(salt_hash) else {}


def clean_hash(text: str) -> str:
    """The text, if it is a hash."""
    return text if HASH.fullmatch(text) else ""


def commit(draft: Draft, asker: Asker, ask: CommitSalt) -> None:
    """A page shows the hash of its salt."""
    if not clean_hash(ask.hash) or not asker.own(draft.sheet):
        raise NotAllowed(t("refused.no-hash"))
    salting = draft.sheet.salting
    if draft.sheet.phase == "waiting-room":
        hashes = salting.hashes | {asker.person: ask.hash}
        draft.change(salting=msgspec.structs.replace(salting, hashes=hashes))
        return
    page = _page(draft, asker)
    if page.hash:
        raise NotAllowed(t("refused.salts-closed"))
    _put(draft, page, hash=ask.hash)


def open_salt(draft: Draft, asker: Asker, ask: OpenSalt) -> None:
    """A page opens its salt, once all hashes were shown; to say so twice changes nothing."""
    known = [one.salt for one in draft.sheet.salting.pages if one.person == asker.person]
    if ask.salt and ask.salt in known:
        return
    page = _page(draft, asker)
    if not draft.sheet.salting.closed:
        raise NotAllowed(t("refused.salts-not-yet"))
    if not SALT.fullmatch(ask.salt) or hash_of(ask.salt) != page.hash:
        raise NotAllowed(t("refused.other-salt"))
    _put(draft, page, salt=ask.salt)


def leave_out(draft: Draft) -> None:
    """Time is up: go on without those who are missing, with new salts if any was opened."""
    salting = draft.sheet.salting
    closed = salting.closed
    there = [one for one in salting.pages if (one.salt if closed else one.hash)]
    gone = [seat for one in salting.pages if one not in there for seat in one.seats]
    if closed:
        there = [SaltPage(person=one.person, seats=one.seats) for one in there]
    salting = Salting(
        pages=tuple(there),
        rounds=salting.rounds + int(closed and bool(there)),
        without=tuple(sorted((*salting.without, *gone))),
    )
    draft.change(salting=salting)


def _page(draft: Draft, asker: Asker) -> SaltPage:
    found = [one for one in draft.sheet.salting.pages if one.person == asker.person]
    if asker.watch or not found or not draft.playing or draft.sheet.salting.opened:
        raise NotAllowed(t("refused.salts-closed"))
    return found[0]


def _put(draft: Draft, page: SaltPage, **fields: str) -> None:
    salting = draft.sheet.salting
    done = msgspec.structs.replace(page, **fields)
    pages = tuple(done if one is page else one for one in salting.pages)
    new = msgspec.structs.replace(salting, pages=pages)
    until = salting.until if new.closed == salting.closed and not new.opened else None
    draft.change(salting=msgspec.structs.replace(new, until=until))
