"""Sources of chance: fair dice that anyone can check afterwards, or fast dice.

With fair dice, draw i of a match (counting every draw, including undone ones) is decided by
HMAC-SHA256 of the match's id, the players' salts and i. The key is the server's secret seed. The
digest is read as four numbers of 64 bits. Numbers at or above the largest multiple of the weights'
sum are skipped, so that no outcome is favoured. If all four are skipped, another digest follows.
The first number that remains, modulo the sum, is walked over the weights.

The hash of the seed is shown when the match starts, and the seed when it has ended. Each player's
browser shows the hash of its salt before any salt is revealed. Therefore neither the server nor a
browser can choose or change the rolls.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Sequence
from typing import Annotated

import msgspec
from librt.random import Random

from .errors import UnfairDice


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """One browser's part of the dice: a salt, and its hash that everybody saw in advance."""

    seats: tuple[int, ...]  # those that are played on this page
    hash: str = ""  # the salt's SHA-256
    salt: str = ""  # empty until all pages have opened theirs


class FairDice(msgspec.Struct, frozen=True, tag="fair", tag_field="kind", omit_defaults=True):
    """Dice with a promise before the match that can be checked after it.

    >>> dice = FairDice(match="m", seed="00" * 32)
    >>> [dice.draw(i, [1] * 6) for i in range(8)]
    [3, 4, 0, 4, 4, 3, 4, 4]
    """

    match: str
    seed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""  # empty while secret
    promise: str = ""  # the seed's SHA-256
    salts: tuple[str, ...] = ()  # up to release 0.2.0: no hashes bound anybody to them
    taken: int = 0  # a match that goes on from another one: so many draws are of that one's dice
    shares: tuple[Share, ...] = ()  # in the order of seats
    rounds: int = 0  # how often the pages have shown hashes
    without: tuple[int, ...] = ()  # the people's seats whose pages have no part in it

    @classmethod
    def new(cls, match: str, salts: Sequence[str] = ()) -> FairDice:
        """Create dice with a new secret seed."""
        seed = os.urandom(32).hex()
        return cls(match, seed, promise_of(seed), tuple(salts))

    def draw(self, index: int, weights: Sequence[int]) -> int:
        if not self.seed:
            raise UnfairDice("These dice can't be rolled here because their seed is still secret.")
        if not self.opened:
            raise UnfairDice("These dice can't be rolled yet because not every salt is revealed.")
        total = sum(weights)
        return _walk(weights, self._number(index, total))

    @property
    def opened(self) -> bool:
        """Whether every browser with a part in the dice has revealed its salt."""
        return all(share.salt for share in self.shares)

    def _number(self, index: int, total: int) -> int:
        end = (1 << 64) // total * total
        key = bytes.fromhex(self.seed)
        salts = [share.salt for share in self.shares] or self.salts
        more = 0
        while True:
            text = "\n".join([self.match, *salts, str(index), str(more)])
            digest = hmac.digest(key, text.encode(), hashlib.sha256)
            for at in range(0, 32, 8):
                number = int.from_bytes(digest[at : at + 8], "big")
                if number < end:
                    return number % total
            more += 1

    def in_public(self) -> FairDice:
        """The same dice without their seed, to show while the match is played."""
        return msgspec.structs.replace(self, seed="")

    def check_promise(self) -> None:
        """Raise UnfairDice unless the seed matches the promise."""
        if not self.seed:
            raise UnfairDice("The seed is not in the record because the match has not ended yet.")
        if promise_of(self.seed) != self.promise:
            raise UnfairDice("The seed does not match the promise made before the match.")

    def check_shares(self) -> None:
        """Raise UnfairDice unless every salt matches the hash that its browser committed to."""
        if self.shares and self.salts:
            raise UnfairDice("The record adds salts that nobody committed to.")
        seats = [seat for share in self.shares for seat in share.seats]
        firsts = [share.seats[:1] for share in self.shares]
        if () in firsts or firsts != sorted(firsts):
            raise UnfairDice("The salts are not in seat order.")
        if len({*seats, *self.without}) < len(seats) + len(self.without):
            raise UnfairDice("The record lists a seat twice among the salts.")
        for share in self.shares:
            if hash_of(share.salt) != share.hash:
                raise UnfairDice(
                    f"The salt of seat {share.seats[0] + 1} does not match the hash that was shown "
                    "before the salts were revealed."
                )


class FastDice(msgspec.Struct, frozen=True, tag="fast", tag_field="kind"):
    """Dice for simulations, which are fast and repeatable but can't be checked."""

    seed: int

    def draw(self, index: int, weights: Sequence[int]) -> int:
        return _walk(weights, Random(mix(self.seed, index)).randrange(sum(weights)))


def promise_of(seed: str) -> str:
    """The promise for a seed, which is shown before the match."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def hash_of(salt: str) -> str:
    """The hash of a salt, which is shown before all salts are revealed."""
    return hashlib.sha256(salt.encode()).hexdigest()


def mix(seed: int, index: int) -> int:
    """A seed of 62 bits for the index-th of many independent streams."""
    digest = hashlib.blake2b(f"{seed}/{index}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def _walk(weights: Sequence[int], point: int) -> int:
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise AssertionError("the point is beyond the weights")
