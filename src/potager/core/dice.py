"""Where chance comes from: fair dice that anyone can check afterwards, or fast ones.

Fair dice: draw i of a match (counting every draw ever made, undone ones too) is decided by
HMAC-SHA256, keyed with the server's secret seed, over the match's id, the players' own salts and
i. The digest is read as four numbers of 64 bits. Numbers at or above the largest multiple of the
weights' sum are skipped, so that no outcome is favoured; should all four be, a further digest
follows. The first number that stays is taken modulo the sum and walked over the weights.

The seed's hash is shown when the match starts and the seed when it has ended, so the server could
neither choose the rolls nor change them.
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


class FairDice(msgspec.Struct, frozen=True, tag="fair", tag_field="kind", omit_defaults=True):
    """Dice that are promised before the match and can be checked after it.

    >>> dice = FairDice(match="m", seed="00" * 32)
    >>> [dice.draw(i, [1] * 6) for i in range(8)]
    [3, 4, 0, 4, 4, 3, 4, 4]
    """

    match: str
    seed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""  # empty while secret
    promise: str = ""  # the seed's SHA-256
    salts: tuple[str, ...] = ()
    taken: int = 0  # a match that goes on from another one: so many draws are of that one's dice

    @classmethod
    def new(cls, match: str, salts: Sequence[str] = ()) -> FairDice:
        """Dice with a new secret seed."""
        seed = os.urandom(32).hex()
        return cls(match, seed, promise_of(seed), tuple(salts))

    def draw(self, index: int, weights: Sequence[int]) -> int:
        if not self.seed:
            raise UnfairDice("These dice can't be rolled here: their seed is still secret.")
        total = sum(weights)
        return _walk(weights, self._number(index, total))

    def _number(self, index: int, total: int) -> int:
        end = (1 << 64) // total * total
        key = bytes.fromhex(self.seed)
        more = 0
        while True:
            text = "\n".join([self.match, *self.salts, str(index), str(more)])
            digest = hmac.digest(key, text.encode(), hashlib.sha256)
            for at in range(0, 32, 8):
                number = int.from_bytes(digest[at : at + 8], "big")
                if number < end:
                    return number % total
            more += 1

    def in_public(self) -> FairDice:
        """The same dice without their seed, for while the match goes on."""
        return FairDice(self.match, "", self.promise, self.salts, self.taken)

    def check_promise(self) -> None:
        """Raise UnfairDice unless the seed is the one that was promised."""
        if not self.seed:
            raise UnfairDice("The seed is not in the record: the match has not ended yet.")
        if promise_of(self.seed) != self.promise:
            raise UnfairDice("The seed is not the one that was promised before the match.")


class FastDice(msgspec.Struct, frozen=True, tag="fast", tag_field="kind"):
    """Dice for simulations: quick and repeatable, with nothing to check."""

    seed: int

    def draw(self, index: int, weights: Sequence[int]) -> int:
        return _walk(weights, Random(mix(self.seed, index)).randrange(sum(weights)))


def promise_of(seed: str) -> str:
    """What is shown of a seed before the match."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def mix(seed: int, index: int) -> int:
    """A seed of 62 bits for the index-th of many independent streams."""
    digest = hashlib.blake2b(f"{seed}/{index}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def _walk(weights: Sequence[int], point: int) -> int:
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise AssertionError("the point lies beyond the weights")
