"""Two languages that nobody speaks, made from the English texts, to test that everything fits.

`en-XA` is longer and full of accents, and each text is in brackets, so that what is cut, or comes
from no catalogue, can be seen. `ar-XB` is written from right to left.

>>> disguised("Roll the dice", "en-XA")
'[Róll thé dícé ~~~~~]'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import Selection

if TYPE_CHECKING:
    from .texts import Insertion, Pattern, Slot

LONGER, MIRRORED = "en-XA", "ar-XB"
PSEUDO = (LONGER, MIRRORED)
ACCENTS = str.maketrans("aeiouyAEIOU", "áéíóúýÁÉÍÓÚ")
MORE = 0.4  # of a text's length is added to it
FROM_THE_RIGHT, AS_BEFORE = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


def disguised(text: Pattern, language: str) -> Pattern:
    """A text as one of these languages has it."""
    if isinstance(text, str):
        return _outside(_inside(text, language), len(text), language) if text.strip() else text
    if any(isinstance(one, Selection) for one in text):
        return tuple(_element(one, language) for one in text)
    length = sum(len(one) for one in text if isinstance(one, str))
    start, end = _outside("|", length, language).split("|")
    inside = tuple(_inside(one, language) if isinstance(one, str) else one for one in text)
    return (start, *inside, end)


def _element(
    one: str | Slot | Selection | Insertion, language: str
) -> str | Slot | Selection | Insertion:
    if isinstance(one, Selection):
        variants = {key: disguised(said, language) for key, said in one.variants.items()}
        return one._replace(variants=variants)
    return _inside(one, language) if isinstance(one, str) else one


def _inside(words: str, language: str) -> str:
    return words.translate(ACCENTS) if language == LONGER else words


def _outside(words: str, length: int, language: str) -> str:
    if language == MIRRORED:
        return f"{FROM_THE_RIGHT}{words}{AS_BEFORE}"
    return f"[{words} {'~' * round(MORE * length)}]"
