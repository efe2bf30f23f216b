# compiled by mypyc
"""What positions and their parts share: equality by fields, and conversion to bytes.

`@fields` (in `fields.py`) generates `clone`, `write` and `read` for a class, and this module has
the rest. A value's bytes are the bytes of its fields in order: 8 for a number (lowest byte first),
and 1 for a flag. A list of numbers begins with its length.
"""

from typing import ClassVar, Final, Self

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WRITER: Final = BytesWriter()  # for `KEY` in `fields.py`, from its beginning each time


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """A value made of fields. It is mutable, so it has no hash, but its `key()` has."""

    __fields__: ClassVar[tuple[str, ...]] = ()
    __shared__: ClassVar[tuple[str, ...]] = ()  # those of them that all copies have in common

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""
        raise NotImplementedError(f"{type(self).__name__} needs clone(), or @fields")

    def write(self, out: BytesWriter) -> None:
        """Add the fields to these bytes."""
        raise NotImplementedError(f"{type(self).__name__} needs key(), or @fields")

    def key(self) -> bytes:
        """The whole value as bytes. Equal values have equal keys."""
        out = BytesWriter()
        self.write(out)
        return out.getvalue()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.key() == other.key()

    def __repr__(self) -> str:
        """The call of the constructor, with shared fields by their names."""
        if not self.__fields__:
            return object.__repr__(self)
        shown = [
            f"{name}={name if name in self.__shared__ else repr(getattr(self, name))}"
            for name in self.__fields__
        ]
        return f"{type(self).__name__}({', '.join(shown)})"


@mypyc_attr(acyclic=True)
class Reader:
    """Reads fields in the order in which they were written."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.at: i64 = 0

    def number(self) -> i64:
        found = read_i64_le(self.key, self.at)
        self.at += 8
        return found

    def flag(self) -> bool:
        self.at += 1
        return self.key[self.at - 1] != 0

    def numbers(self) -> vec[i64]:
        count = self.number()
        found = vec[i64](capacity=count)
        for _ in range(count):
            found = append(found, self.number())
        return found

    def end(self) -> None:
        """Check that everything has been read."""
        if self.at != len(self.key):
            raise ValueError(f"{len(self.key)} bytes, of which {self.at} make a value")


def write_numbers(out: BytesWriter, numbers: vec[i64]) -> None:
    """Write how many numbers there are, and the numbers."""
    count: i64 = len(numbers)
    write_i64_le(out, count)
    for number in numbers:
        write_i64_le(out, number)


def write_maybe(out: BytesWriter, part: Value | None) -> None:
    """Write whether there is a value, and the value."""
    if part is None:
        out.append(0)
    else:
        out.append(1)
        part.write(out)
