"""The building blocks of this game's scene: lines, cards with a title, buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.scene import BUTTON, Layout
from potager.core.texts import Message

INSET = {"wide": 18, "phone": 10, "low": 10}  # of what stands on a card
TOP = {"wide": 16, "phone": 9, "low": 9}  # above its title


def lines(letters: float, step: float, captions: Iterable[z.Caption]) -> Iterator[z.Part]:
    """Lines of text for a column in scene units."""
    for caption in captions:
        yield step, replace(caption, size=letters / step)


def text(key: str, told: Message, look: str = "muted", letters: float = z.ROUND) -> z.Caption:
    """A line of text from the left edge on."""
    return z.Caption(key, told, look, start=True, largest=letters)


def at_most(w: float, h: float, zone: z.Zone) -> z.Zone:
    """A zone in the middle of its area, and no larger than this."""
    return z.column(0, (h, z.row(0, (w, zone), 0, unit=1)), 0, unit=1)


def panel(
    key: str, layout: Layout, title: Message, *parts: z.Part, label: Message | None = None,
    beside: z.Part = 0,
) -> z.Card:  # fmt: skip
    """A card with a title, something beside that, and more below, in scene units."""
    head = z.row(text(f"{key}:title", title, "sign"), beside, unit=1)
    below = z.column(TOP[layout], (12, head), *parts, unit=1)
    inside = z.row(INSET[layout], below, unit=1)
    return z.Card(key, inside=inside, under=(z.SHADE,), label=label)


def button(
    key: str,
    word: Message,
    label: Message,
    target: str,
    *,
    symbol: str = "",
    more: Message | None = None,
    strong: bool = False,
    dim: bool = False,
) -> z.Card:
    """Something to press: a picture, a word, some more. The strong one is the usual next step."""
    face, edge = ("button", "button-edge") if strong else ("pill", "bed-edge")
    ink = f"{'on-button' if strong else 'strong'} {BUTTON}"
    inside: z.Zone = z.Caption(f"{key}:text", word, ink, largest=16)
    if symbol:
        told = [(15.0, text(f"{key}:text", word, ink))]
        if more:
            told.append((12.0, text(f"{key}:more", more, f"muted {BUTTON}")))
        written = z.column(0, *(part for line in told for part in (line, 4)), 0, unit=1)
        icon = z.Thing(f"{key}:icon", symbol, "dim" if dim else BUTTON)
        inside = z.row(7, (34, icon), 5, written, 4, unit=1)
    under = (z.Layer("edge", f"{edge} {BUTTON}", down=3),)
    return z.Card(key, f"{face} {BUTTON}", inside, r=14, under=under, label=label, target=target)
