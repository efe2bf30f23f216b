# compiled by mypyc
"""The carrot tokens: in the supply, in the store, in the rabbit's bag, and on the squares.

Tokens are singles and triples. A set of them is one number: the singles, plus 256 for each triple.
So tokens are added and removed by plain sums.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, place
from potager.core.fields import fields
from potager.core.values import Value

SINGLE: Final = 1
TRIPLE: Final = 256
ALL_TOKENS: Final = 2580  # 20 singles, 10 triples


def singles(tokens: i64) -> i64:
    return tokens & 255


def triples(tokens: i64) -> i64:
    return tokens >> 8


def worth(tokens: i64) -> i64:
    """In carrots."""
    return (tokens & 255) + 3 * (tokens >> 8)


def strewn_of(lying: vec[i64]) -> i64:
    """The squares on which something lies."""
    found: i64 = 0
    for square in range(i64(len(lying))):
        if lying[square]:
            found |= bit(square)
    return found


@fields
class Larder(Value):
    """Where the tokens are. Tokens that birds carry are with the birds."""

    supply: i64 = ALL_TOKENS
    store: i64 = 0  # kept for good
    bag: i64 = 0  # this round's, kept only if the rabbit gets out
    lying: vec[i64]  # for each square
    strewn: i64 = 0  # the squares on which something lies

    def put(self, square: i64, tokens: i64) -> None:
        """Lay tokens on a square."""
        self.lying[square] += tokens
        if self.lying[square]:
            self.strewn |= bit(square)

    def take(self, square: i64, token: i64) -> None:
        """Take one token from a square."""
        self.lying[square] -= token
        if self.lying[square] == 0:
            self.strewn &= ~bit(square)

    def gather(self, square: i64) -> i64:
        """Put all that lies on a square into the bag; how much that was."""
        tokens = self.lying[square]
        self.lying[square] = 0
        self.strewn &= ~bit(square)
        self.bag += tokens
        return tokens

    def lay_out(self, square: i64, token: i64) -> None:
        """K17: lay a token of a quest; a missing triple as three singles, or as many as there are.

        A quest gets no change.
        """
        wanted = token
        if token == TRIPLE and triples(self.supply) == 0:
            wanted = 3
        if wanted != TRIPLE:
            wanted = min(wanted, singles(self.supply))
        self.supply -= wanted
        self.put(square, wanted)

    def sweep(self, squares: i64) -> None:
        """What lies on these squares goes back to the supply."""
        squares &= self.strewn
        self.strewn &= ~squares
        while squares:
            square = place(squares)
            squares &= squares - 1
            self.supply += self.lying[square]
            self.lying[square] = 0

    def take_single(self) -> bool:
        """K17: take a single from the supply, which gives change if it has to and can."""
        if singles(self.supply) == 0:
            if triples(self.supply) == 0:
                return False
            if singles(self.store) >= 3:
                self.store += TRIPLE - 3
            elif singles(self.bag) >= 3:
                self.bag += TRIPLE - 3
            else:
                return False
            self.supply += 3 - TRIPLE
        self.supply -= 1
        return True

    def clear(self, won: bool) -> None:
        """K9, K15: the bag goes to the store or back, and what lies goes back to the supply."""
        if won:
            self.store += self.bag
        else:
            self.supply += self.bag
        self.bag = 0
        self.sweep(self.strewn)
