"""Classes from their fields. `@fields` generates the methods that all positions share.

    @fields
    class Garden(State):
        stacks: vec[i64]
        mover: i64 = 0

This generates a constructor with keywords, `clone`, `key`, `from_key`, `==` and a `repr` that can
be read back. A part of a position is also a class with fields, with `Value` as its base.

    a field's type       in a copy    in a key
    i64, bool            the same     8 bytes, 1 byte
    vec[i64]             a copy       how many, and each
    Part, Part | None    a clone      its fields, after a flag if it may be None
    Shared[...]          the same     nothing: it never changes in a match

The methods are generated as text. In uncompiled sources, the decorator executes this text. The
compiler does not know the decorator, so the build writes the text into the copy that is compiled.
Each method gets one line, in place of the fields, so that all other lines keep their numbers.
`setup.py` reads this file too, so it imports no other part of Potager at its top.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import linecache
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import PurePath
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
)

T = TypeVar("T")
Shared = Annotated[T, "shared"]

# The names in the methods. In a file that is compiled this takes the place of the import from here.
IMPORTS = (
    "from typing import ClassVar; from librt.strings import BytesWriter, write_i64_le; "
    "from mypy_extensions import mypyc_attr; "
    "from potager.core.values import WRITER, Reader, write_maybe, write_numbers"
)
# Compiled, no other thread can get in between, so one writer does for all keys: that makes them
# twice as fast. Without the interpreter's lock, as where the sources run, each key has its own.
KEY = "def key(self) -> bytes: WRITER.truncate(0); self.write(WRITER); return WRITER.getvalue()"
HAS_LOCK = not sysconfig.get_config_var("Py_GIL_DISABLED")


class FieldKind(NamedTuple):
    """How a field is copied, written to bytes, and read back."""

    copied: str
    written: str
    read: str


NUMBER = FieldKind("{0}", "write_i64_le(out, {0})", "source.number()")
KINDS = {
    "i64": NUMBER,
    "int": NUMBER,
    "bool": FieldKind("{0}", "out.append({0})", "source.flag()"),
    "vec[i64]": FieldKind("{0}[:]", "write_numbers(out, {0})", "source.numbers()"),
}


class Field(NamedTuple):
    """One field: its name, and the source text of its type and default."""

    name: str
    type: str
    default: str | None = None

    @property
    def shared(self) -> bool:
        return self.type.startswith("Shared[")

    @property
    def declared(self) -> str:
        return f"{self.name}: {self.type[7:-1] if self.shared else self.type}"

    @property
    def kind(self) -> FieldKind:
        if self.type in KINDS:
            return KINDS[self.type]
        if self.shared:
            return FieldKind("{0}", "pass", "{0}")
        part = self.type.removesuffix(" | None")
        if not part.isidentifier():
            raise TypeError(
                f"{self.name} is {self.type}: a field is i64, bool, vec[i64], a class of fields "
                "(or None), or Shared[...]."
            )
        if part == self.type:
            return FieldKind("{0}.clone()", "{0}.write(out)", f"{part}.read(source)")
        return FieldKind(
            "None if {0} is None else {0}.clone()",
            "write_maybe(out, {0})",
            f"{part}.read(source) if source.flag() else None",
        )


def methods(name: str, own: list[Field], fields: list[Field], *, is_part: bool) -> list[str]:
    """The text for the class of that name, line by line. `fields` has those of its bases too."""
    if is_part and any(field.shared for field in fields):
        raise TypeError(f"{name} is a part, so it can't have Shared fields.")
    copied = ", ".join(f"{one.name}={one.kind.copied.format(_mine(one))}" for one in fields)
    read = ", ".join(f"{one.name}={one.kind.read.format(_mine(one))}" for one in fields)
    made = [f'def clone(self) -> "{name}": return {name}({copied})']
    if is_part:
        made += ["@staticmethod", f'def read(source: Reader) -> "{name}": return {name}({read})']
    else:
        made += [
            f'def from_key(self, key: bytes) -> "{name}": source = Reader(key); '
            f"found = {name}({read}); source.end(); return found"
        ]
    if not own:
        return made
    names = tuple(one.name for one in fields)
    shared = tuple(one.name for one in fields if one.shared)
    # mypyc wants those with a default last, even by keyword.
    asked = sorted(fields, key=lambda one: one.default is not None)
    parameters = ", ".join(
        one.declared + ("" if one.default is None else f" = {one.default}") for one in asked
    )
    return [
        "; ".join(one.declared for one in own)
        + f"; __fields__: ClassVar[tuple[str, ...]] = {names}"
        + f"; __shared__: ClassVar[tuple[str, ...]] = {shared}",
        f"def __init__(self, *, {parameters}) -> None: "
        + "; ".join(f"self.{one.name} = {one.name}" for one in fields),
        "def write(self, out: BytesWriter) -> None: "
        + "; ".join(one.kind.written.format(_mine(one)) for one in fields if not one.shared),
        *made,
    ]


def _mine(field: Field) -> str:
    return f"self.{field.name}"


# Where the sources run as they are


@dataclass_transform(kw_only_default=True)
def fields(cls: type[T]) -> type[T]:
    """Add the methods that follow from a class's annotated fields."""
    from .values import Value

    own = _own_fields(cls)
    inherited = [
        field
        for base in reversed(cls.__mro__[1:])
        if "__fields__" in vars(base)
        for field in _own_fields(base)
    ]
    lines = methods(cls.__name__, own, inherited + own, is_part=Value in cls.__bases__)
    text = "\n".join(["from __future__ import annotations", *lines])
    file = f"<fields of {cls.__module__}.{cls.__qualname__}>"
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)  # for tracebacks
    names: dict[str, Any] = {}
    exec(IMPORTS, names)  # noqa: S102  (both texts are ours)
    for base in reversed(cls.__mro__[:-1]):
        names |= vars(sys.modules[base.__module__]) | _parts(base)
    names[cls.__name__] = cls
    made: dict[str, Any] = {}
    exec(compile(text, file, "exec"), names, made)  # noqa: S102
    for name in made.keys() - {"annotations", "__annotations__"}:
        value = made[name]
        if inspect.isfunction(value):
            value.__module__, value.__qualname__ = cls.__module__, f"{cls.__qualname__}.{name}"
        setattr(cls, name, value)
    return cls


def _own_fields(cls: type) -> list[Field]:
    found = []
    for name, annotation in inspect.get_annotations(cls).items():
        type = _spelled(annotation)
        if not type.startswith("ClassVar"):
            default = vars(cls).get(name, ...)
            if not isinstance(default, int | NoneType) and default is not ...:
                raise TypeError(
                    f"{name} can't start as {default!r}, because all copies would share it."
                )
            found.append(Field(name, type, None if default is ... else repr(default)))
    return found


def _spelled(annotation: Any) -> str:
    """A type as it is written."""
    if isinstance(annotation, str):
        return annotation
    if get_origin(annotation) is ClassVar:
        return "ClassVar"
    if get_origin(annotation) is Annotated:
        return f"Shared[{_spelled(get_args(annotation)[0])}]"
    if isinstance(annotation, UnionType):
        return " | ".join(map(_spelled, get_args(annotation)))
    if annotation is NoneType:
        return "None"
    return getattr(annotation, "__name__", str(annotation))


def _parts(cls: type) -> dict[str, Any]:
    """The classes that annotations bring along, wherever they were defined."""
    found = inspect.get_annotations(cls).values()
    whole = [one for each in found for one in (get_args(each) or (each,))]
    return {one.__name__: one for one in whole if isinstance(one, type)}


# For the compiler


def expanded(texts: Mapping[str, str]) -> dict[str, str]:
    """The files in one folder, by name, as the compiler gets them."""
    trees = {file: ast.parse(text) for file, text in texts.items()}
    classes = {
        node.name: (PurePath(file).stem, node)
        for file, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    return {file: _expand(texts[file], tree, classes) for file, tree in trees.items()}


Classes = Mapping[str, tuple[str, ast.ClassDef]]  # of one folder, each with its module


def _expand(text: str, tree: ast.Module, classes: Classes) -> str:
    lines = text.splitlines()
    imports = [IMPORTS]
    for node in reversed(tree.body):  # so that a class too small for its methods moves no other
        if isinstance(node, ast.ImportFrom) and node.module == "potager.core.fields":
            _replace(lines, node.lineno, node.end_lineno or 0, ["; ".join(imports)])
        elif isinstance(node, ast.ClassDef) and (decorator := _decorator(node)):
            own = _declared([node])
            lineage = _lineage(node, classes)
            is_part = any(ast.unparse(base) == "Value" for base in node.bases)
            made = methods(node.name, own, _declared(lineage), is_part=is_part)
            if own and HAS_LOCK:
                made.append(KEY)
            _replace(lines, *_room(node), [f"    {line}" for line in made])
            lines[decorator.lineno - 1] = "@mypyc_attr(acyclic=True)"
            for base in lineage[:-1]:
                if names := ", ".join(sorted(_names_in(base) - _bound(tree))):
                    imports.append(f"from .{classes[base.name][0]} import {names}")
    return "\n".join(lines) + "\n"


def _names_in(node: ast.ClassDef) -> set[str]:
    """The names in types and defaults, which a class in another file needs too."""
    texts = [text for one in _declared([node]) for text in (one.type, one.default or "")]
    found = (ast.walk(ast.parse(text)) for text in texts)
    names = {one.id for nodes in found for one in nodes if isinstance(one, ast.Name)}
    return names - {"Shared", *dir(builtins)}


def _bound(tree: ast.Module) -> set[str]:
    """The names that a file has by itself."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
    return found


def _replace(lines: list[str], first: int, last: int, new: list[str]) -> None:
    """Put new lines in the place of others; what is left over becomes empty."""
    lines[first - 1 : last] = new + [""] * (last - first + 1 - len(new))


def _decorator(node: ast.ClassDef) -> ast.expr | None:
    for decorator in node.decorator_list:
        if ast.unparse(decorator) == "fields":
            return decorator
    return None


def _lineage(node: ast.ClassDef, classes: Classes) -> list[ast.ClassDef]:
    """The class and those of its folder that it is made from, the first ancestor first."""
    bases = [classes[name][1] for name in map(ast.unparse, node.bases) if name in classes]
    return [*(one for base in bases for one in _lineage(base, classes)), node]


def _declared(nodes: Iterable[ast.ClassDef]) -> list[Field]:
    return [
        Field(
            ast.unparse(line.target),
            ast.unparse(line.annotation),
            None if line.value is None else ast.unparse(line.value),
        )
        for node in nodes
        if _decorator(node)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
    ]


def _room(node: ast.ClassDef) -> tuple[int, int]:
    """The lines from a class's docstring to what follows its fields."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    first = (node.body[0].end_lineno or 0) + 1 if body is not node.body else body[0].lineno
    rest = [line for line in body if not isinstance(line, ast.AnnAssign)]
    if any(isinstance(line, ast.AnnAssign) for line in body[len(body) - len(rest) :]):
        raise SyntaxError(f"the fields of {node.name} must come before all else in it")
    if not rest:
        return first, node.end_lineno or 0
    above: list[ast.expr] = getattr(rest[0], "decorator_list", [])
    return first, min([rest[0].lineno, *(one.lineno for one in above)]) - 1
