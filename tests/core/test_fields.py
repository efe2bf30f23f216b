"""States from their fields: what `@fields` writes, here and into the copy for the compiler."""

from __future__ import annotations

import ast
import linecache
import re
import traceback
from importlib import import_module
from pathlib import Path

import pytest
from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

import potager
from potager.build import sources
from potager.core.fields import Shared, expanded, fields
from potager.core.state import State
from potager.core.values import Value

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
FIRST = 7


@fields
class Pot(Value):
    """A part."""

    plants: vec[i64]
    wet: bool = False


@fields
class Bench(State):
    """A position with every kind of field."""

    rules: Shared[list[str]]
    turn: i64
    pot: Pot
    spare: Pot | None = None
    first: i64 = FIRST


@fields
class Longer(Bench):
    """One with more fields than the class that it is made from."""

    more: i64


@fields
class Named(Longer):
    """One with none of its own."""

    def next(self) -> i64:
        return self.turn + 1


RULES = ["never changes"]


def bench(turn: int = 3) -> Bench:
    return Bench(rules=RULES, turn=turn, pot=Pot(plants=vec[i64]([1, -2])))


def test_the_constructor_takes_every_field_by_name() -> None:
    made = bench()
    assert (made.turn, made.first, made.spare, made.pot.wet) == (3, FIRST, None, False)
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'pot'"):
        Bench(rules=RULES, turn=3)  # type: ignore[call-arg]


def test_a_clone_is_equal_and_shares_only_what_never_changes() -> None:
    made = bench()
    copy = made.clone()
    assert copy == made
    assert copy.rules is made.rules
    copy.pot.plants[0] = 9
    assert list(made.pot.plants) == [1, -2]
    assert copy != made
    copy.pot.plants = append(copy.pot.plants, 5)
    assert len(made.pot.plants) == 2


@pytest.mark.parametrize("spare", [None, Pot(plants=vec[i64]([1 << 62, -(1 << 62)]), wet=True)])
def test_a_key_reads_back(spare: Pot | None) -> None:
    made = bench()
    made.spare = spare
    back = bench(0).from_key(made.key())
    assert back == made
    assert back.rules is made.rules
    assert back.key() == made.key()


def test_a_key_is_the_fields_in_order() -> None:
    number = int.to_bytes
    assert bench().key() == (
        number(3, 8, "little")
        + number(2, 8, "little")
        + number(1, 8, "little")
        + number(-2, 8, "little", signed=True)
        + b"\0"  # not wet
        + b"\0"  # no spare pot
        + number(FIRST, 8, "little")
    )


def test_a_key_that_is_made_while_another_is_written_does_not_mix_with_it() -> None:
    """As another thread might do it, where methods are not compiled."""

    class Interrupted(Bench):
        def write(self, out: BytesWriter) -> None:
            keys.append(bench(1).key())
            super().write(out)
            keys.append(bench(2).key())

    keys: list[bytes] = []
    made = Interrupted(rules=RULES, turn=3, pot=bench().pot)
    assert made.key() == bench().key()
    assert keys == [bench(1).key(), bench(2).key()]


@pytest.mark.parametrize("damage", [b"", b"\0"])
def test_a_key_of_another_length_is_refused(damage: bytes) -> None:
    key = bench().key()
    with pytest.raises((ValueError, IndexError)):
        bench().from_key(key + damage if damage else key[:-1])


def test_a_repr_reads_back() -> None:
    made = bench()
    text = (
        "Bench(rules=rules, turn=3, pot=Pot(plants=vec[i64]([1, -2]), wet=False), spare=None, "
        "first=7)"
    )
    assert repr(made) == text
    assert eval(text, globals() | {"rules": RULES}) == made


def test_what_can_change_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable type: 'Bench'"):
        hash(bench())


def test_equal_means_of_the_same_class() -> None:
    made = bench()
    longer = Longer(rules=RULES, turn=3, pot=made.pot, more=0)
    assert made != longer
    assert made != made.key()
    assert bench(3) == bench(3) != bench(4)


def test_a_class_has_the_fields_of_those_it_is_made_from() -> None:
    named = Named(rules=RULES, turn=3, pot=bench().pot, more=4)
    copy = named.clone()
    assert type(copy) is Named
    assert (copy.more, copy.next(), copy.first) == (4, 4, FIRST)
    assert type(named.from_key(named.key())) is Named
    assert named.__fields__ == ("rules", "turn", "pot", "spare", "first", "more")


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(TypeError, match=r"names is list\[str\]: a field is i64, bool"):

        @fields
        class Wrong(State):
            names: list[str]


def test_a_part_shares_nothing() -> None:
    with pytest.raises(TypeError, match="Wrong is a part"):

        @fields
        class Wrong(Value):
            names: Shared[list[str]]


def test_a_default_that_copies_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match="all copies would share it"):

        @fields
        class Wrong(State):
            plants: vec[i64] = vec[i64]()


def test_a_traceback_shows_the_written_line() -> None:
    made = bench()
    made.pot = None  # type: ignore[assignment]
    with pytest.raises(AttributeError) as caught:
        made.clone()
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert last.filename == "<fields of tests.core.test_fields.Bench>"
    assert last.line is not None
    assert "self.pot.clone()" in last.line


# The copy for the compiler


def compiled_folders() -> dict[Path, dict[str, Path]]:
    found: dict[Path, dict[str, Path]] = {}
    for name, file in sources(SOURCES).items():
        found.setdefault(file.parent, {})[name] = file
    return found


def decorated(tree: ast.Module) -> list[ast.ClassDef]:
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(decorator) == "fields" for decorator in node.decorator_list)
    ]


def test_the_copy_has_the_methods_and_all_other_lines_where_they_were() -> None:
    seen = 0
    for files in compiled_folders().values():
        texts = {name: file.read_text() for name, file in files.items()}
        for name, copy in expanded(texts).items():
            before, after = texts[name].splitlines(), copy.splitlines()
            changed = {number for number, line in enumerate(before, 1) if after[number - 1] != line}
            allowed = set()
            for node in decorated(ast.parse(texts[name])):
                seen += 1
                methods_of = [one for one in node.body if isinstance(one, ast.FunctionDef)]
                first = min((one.lineno for one in methods_of), default=node.end_lineno or 0)
                allowed |= set(range(node.decorator_list[0].lineno, first + 1))
            imports = {n for n, line in enumerate(before, 1) if "potager.core.fields" in line}
            assert len(before) == len(after), f"{name}: the methods need more lines than there are"
            assert changed <= allowed | imports, name
            assert "\n@fields" not in copy
    assert seen


def written(module: str, name: str) -> list[str]:
    """What the decorator has executed for a class."""
    return linecache.getlines(f"<fields of {module}.{name}>")[1:]


def test_both_ways_give_the_same_text() -> None:
    """But for a default's name, which is its value where the sources run."""
    folders = [{"tests/core/test_fields.py": Path(__file__)}]
    folders += [] if potager.COMPILED else list(compiled_folders().values())
    compared = 0
    for files in folders:
        copies = expanded({name: file.read_text() for name, file in files.items()})
        for name, file in files.items():
            module = import_module(name.removesuffix(".py").replace("/", "."))
            values = vars(module)
            named = re.compile(r"(?<= = )[A-Z_]+\b")
            copy = named.sub(lambda found: repr(values[found[0]]), copies[name])  # noqa: B023
            for node in decorated(ast.parse(file.read_text())):
                made = written(module.__name__, node.name)
                assert made
                assert "".join(f"    {line.strip()}\n" for line in made) in copy
                compared += 1
    assert compared >= 4
