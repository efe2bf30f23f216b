"""The table of positions: what was noted is found, nothing else is, however it grows."""

from __future__ import annotations

from potager.bots.book import MISSING, Book, marks


def test_every_number_is_found_by_its_key() -> None:
    book = Book()
    keys = [number.to_bytes(3, "little") * (1 + number % 7) for number in range(5000)]
    for number, key in enumerate(keys):
        book.add(key, number)
    assert book.count == 5000
    assert [book.find(key) for key in keys] == list(range(5000))
    assert book.find(b"") == MISSING
    assert book.find(b"another key") == MISSING


def test_marks_are_the_same_in_every_build() -> None:
    """Tables lie in files, so this must never change."""
    assert [marks(b"potager!"), marks(bytes(range(251)))] == PINNED


def test_marks_of_like_keys_differ() -> None:
    keys = [(bit << 8 * place).to_bytes(200, "little") for place in range(200) for bit in (1, 2, 4)]
    assert len({marks(key)[0] & 0xFF_FFFF_FFFF for key in keys}) == len(keys)


PINNED = [(772730539076577852, 3517062767808872448), (360157076718811346, 1019274818278653952)]
