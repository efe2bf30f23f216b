"""What compiling does to numbers and vectors, and that no compiled source walks into it.

Compiled, `1 << n` is 32 bits wide, bit 63 is the sign, and `append` may reuse the old buffer.
Uncompiled none of this shows, so the sources themselves are read here.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potager.build import sources
from potager.core.bits import bit, count, lowest, shl

ROOT = Path(__file__).parents[2]
COMPILED = sources(ROOT / "src")


def constant(node: ast.expr, named: set[str]) -> bool:
    """Whether C would see a literal here, plain, as i64(1), computed, or by the name of one."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in named
        case ast.UnaryOp(operand=inner) | ast.Call(func=ast.Name(id="i64" | "int"), args=[inner]):
            return constant(inner, named)
        case ast.BinOp(left=left, right=right):
            return constant(left, named) and constant(right, named)
    return False


def names_of_literals(statements: list[ast.stmt]) -> set[str]:
    """What is bound there to a literal and never again, so that C gets the literal itself."""
    nodes = [node for statement in statements for node in ast.walk(statement)]
    bound = Counter(
        node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    names = set()
    for node in nodes:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if constant(value, set()) and bound[name] == 1:
                names.add(name)
    return names


def literals_shifted(tree: ast.Module) -> Iterator[int]:
    """Lines with a literal left of `<<`."""
    inner = (ast.FunctionDef, ast.ClassDef)
    outside = names_of_literals([node for node in tree.body if not isinstance(node, inner)])
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for named, scope in [
        (outside, tree),
        *((outside | names_of_literals(function.body), function) for function in functions),
    ]:
        for node in ast.walk(scope):
            match node:
                case ast.BinOp(left=left, op=ast.LShift()) if constant(left, named):
                    yield node.lineno


def bit_63_used(tree: ast.Module) -> Iterator[int]:
    """Lines with a number of more than 63 bits or a shift to bit 63."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=int(number)) if number >= 2**63:
                yield node.lineno
            case (
                ast.BinOp(op=ast.LShift() | ast.RShift(), right=ast.Constant(value=int(by)))
                | ast.AugAssign(op=ast.LShift() | ast.RShift(), value=ast.Constant(value=int(by)))
                | ast.Call(func=ast.Name(id="shl"), args=[_, ast.Constant(value=int(by))])
                | ast.Call(func=ast.Name(id="bit"), args=[ast.Constant(value=int(by))])
            ) if by >= 63:
                yield node.lineno


def append_misused(tree: ast.Module) -> Iterator[int]:
    """Lines where the result of `append(v, …)` is not bound to `v` again, and `v` is no copy."""
    kept = set()
    for node in ast.walk(tree):
        match node:
            case (
                ast.Assign(targets=[target], value=ast.Call(func=ast.Name(id="append")) as call)
                | ast.AnnAssign(target=target, value=ast.Call(func=ast.Name(id="append")) as call)
            ) if ast.unparse(target) == ast.unparse(call.args[0]):
                kept.add(call)
            case ast.Return(
                value=ast.Call(func=ast.Name(id="append"), args=[ast.Name(), _]) as call
            ):
                kept.add(call)  # the function's own name for the old vector ends with it
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="append"), args=[ast.Subscript(slice=ast.Slice()), _]):
                continue  # a copy that has no other name
            case ast.Call(func=ast.Name(id="append")) if node not in kept:
                yield node.lineno


TRAPS: list[Callable[[ast.Module], Iterator[int]]] = [
    literals_shifted,
    bit_63_used,
    append_misused,
]


@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("file", COMPILED)
def test_no_compiled_source_walks_into_a_trap(
    file: str, trap: Callable[[ast.Module], Iterator[int]]
) -> None:
    assert list(trap(ast.parse(COMPILED[file].read_text()))) == []


@pytest.mark.parametrize(
    ("trap", "source"),
    [
        (literals_shifted, "x = 1 << n"),
        (literals_shifted, "x = 15 << (4 * n)"),
        (literals_shifted, "x = i64(1) << n"),
        (literals_shifted, "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return ONE << n"),
        (literals_shifted, "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n"),
        (bit_63_used, "x = 0x8000000000000000"),
        (bit_63_used, "x = shl(y, 63)"),
        (bit_63_used, "x = bit(63)"),
        (bit_63_used, "x = y << 63"),
        (bit_63_used, "y >>= 63"),
        (append_misused, "w = append(v, 1)"),
        (append_misused, "append(v, 1)"),
        (append_misused, "def f(self) -> vec[i64]:\n    return append(self.moves, 1)"),
        (append_misused, "self.moves = append(moves, 1)"),
    ],
)
def test_a_trap_is_found(trap: Callable[[ast.Module], Iterator[int]], source: str) -> None:
    assert list(trap(ast.parse(source)))


@pytest.mark.parametrize("trap", TRAPS)
def test_good_code_passes(trap: Callable[[ast.Module], Iterator[int]]) -> None:
    source = """
def movable(self, seat: i64) -> vec[i64]:
    found = vec[i64]()
    found = append(found, shl(1, 62))
    self.moves = append(self.moves, seat << 4)
    more = append(found[:], seat)
    mask: i64 = 1
    mask <<= seat
    return more
"""
    assert list(trap(ast.parse(source))) == []


@given(st.integers(0, 62), st.data())
def test_shl_is_64_bits_wide(by: int, data: st.DataObject) -> None:
    value = data.draw(st.integers(0, 2 ** (63 - by) - 1))
    assert shl(value, by) == value * 2**by


@given(st.integers(0, 62))
def test_a_bit_is_its_own_lowest(seat: int) -> None:
    assert bit(seat) == 2**seat
    assert lowest(bit(seat)) == seat


@given(st.sets(st.integers(0, 62), min_size=1))
def test_a_mask_is_a_set(seats: set[int]) -> None:
    mask = sum(bit(seat) for seat in seats)
    assert count(mask) == len(seats)
    assert lowest(mask) == min(seats)
