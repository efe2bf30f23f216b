"""Our SVG pictures as pixels, painted by resvg: for `render_mode="rgb_array"`.

resvg knows no CSS variables, no `light-dark` and no `color-mix`. Our drawings take their colours
from these, and a symbol has other colours wherever it is used. So resvg gets a plain copy, in which
each use is the drawing itself with the colours that it has there.
"""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import matplotlib
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

PAPER = "#f6efe1"
# Matplotlib brings a font, so letters are the same on every machine, also where there is none.
FONT = "DejaVu Sans"
FILES = [
    str(Path(matplotlib.get_data_path(), "fonts/ttf", name))
    for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
]
CONDENSED = 0.9  # the width of its condensed letters, which are what browsers show
PLACE = {"x", "y", "width", "height"}  # of a use
SHOWN = {"viewBox", "overflow"}  # of a symbol
# What resvg paints by. Only variables and colours are inherited here; resvg does the rest.
PAINT = re.compile(
    r"fill|stroke|opacity|color|display|overflow|transform|clip-path|paint-order|text-anchor"
    r"|(fill|stroke|stop|font)-(?!family|stretch)[a-z-]+"
)

FUNCTION = re.compile(r"(var|light-dark|color-mix)\(([^()]*)\)")
ALPHA = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")  # resvg reads #rrggbbaa

Style = dict[str, str]
Rule = tuple[list[list[str]], Style]  # a chain of compound selectors, and what it sets


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture of ours as an array of height, width and three colours."""
    png = resvg_py.svg_to_bytes(
        svg_string=plain(svg), background=PAPER,
        font_family=FONT, font_files=FILES, skip_system_fonts=True,
    )  # fmt: skip
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), np.uint8).copy()


def plain(svg: str) -> str:
    """The picture without style sheets, symbols and variables."""
    root = ElementTree.fromstring(svg)  # noqa: S314 our own drawing
    found = Element("picture")
    Copyist(root).copy(root, [], {}, found)
    found[0].set("xmlns", "http://www.w3.org/2000/svg")
    return ElementTree.tostring(found[0], "unicode")


class Copyist:
    """Copies the elements of one picture with the style that each of them has."""

    def __init__(self, root: Element) -> None:
        self.named = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
        self.rules = _rules("".join(one.text or "" for one in root.iter() if _tag(one) == "style"))
        self.fitting: dict[tuple[str, str], list[Rule]] = {}  # by an element's tag and classes

    def copy(self, one: Element, above: list[Element], given: Style, into: Element) -> None:
        """Add an element to a copy; `given` is the style of what is above it."""
        tag = _tag(one)
        if tag in ("style", "title", "symbol"):
            return
        style = self.style(one, above, given)
        drawn = {name: value for name, value in one.attrib.items() if _is_geometry(name)}
        drawn |= {name: value_of(text, style) for name, text in style.items() if _is_paint(name)}
        chain = [*above, one]
        if tag == "use":
            box = {name: drawn.pop(name) for name in PLACE & drawn.keys()}
            self.copy_use(one, chain, style, SubElement(into, "g", drawn), box)
            return
        if tag == "text":
            across = (1 - CONDENSED) * float(drawn.get("x", 0))
            narrow = f"matrix({CONDENSED} 0 0 1 {across:.3f} 0)"
            drawn["transform"] = f"{drawn.get('transform', '')} {narrow}"
        copied = SubElement(into, tag, drawn)
        copied.text = one.text
        for child in one:
            self.copy(child, chain, style, copied)

    def copy_use(
        self, one: Element, chain: list[Element], style: Style, into: Element, box: Style
    ) -> None:
        """What is used, instead of the use: a symbol is a picture of its own, in its box."""
        target = self.named[one.attrib["href"].removeprefix("#")]
        if _tag(target) != "symbol":
            place = f"translate({box.get('x', 0)} {box.get('y', 0)})"
            into = SubElement(into, "g", transform=place)
            self.copy(target, chain, style, into)
            return
        box |= {name: target.attrib[name] for name in SHOWN & target.attrib.keys()}
        into = SubElement(into, "svg", box)
        style = self.style(target, chain, style)
        for child in target:
            self.copy(child, [*chain, target], style, into)

    def style(self, one: Element, above: list[Element], given: Style) -> Style:
        """What an element's attributes and the style sheets say, and what it inherits."""
        style = {name: text for name, text in given.items() if name[:2] == "--" or name == "color"}
        style.update(one.attrib)
        kind = one.tag, one.attrib.get("class", "")
        if kind not in self.fitting:
            self.fitting[kind] = [rule for rule in self.rules if _fits(rule[0][-1], one)]
        for chain, sets in self.fitting[kind]:
            if _below(chain, above):
                style.update(sets)
        return style


def value_of(text: str, style: Style) -> str:
    """A value with its variables filled in, in the colours of the day, mixed."""
    while found := FUNCTION.search(text):
        kind, inside = found[1], [part.strip() for part in found[2].split(",")]
        if kind == "var":
            made = style.get(inside[0], inside[1] if len(inside) > 1 else "none")
        elif kind == "light-dark":
            made = inside[0]
        else:
            one, share = inside[1].split()
            made = mixed(one, int(share.rstrip("%")) / 100, inside[2])
        text = text.replace(found[0], made, 1)
    return text


def mixed(one: str, share: float, other: str) -> str:
    """
    >>> mixed("#ff0000", 0.5, "#000")
    '#800000'
    """
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(share * own + (1 - share) * rest):02x}" for own, rest in pairs)


def _parts(colour: str) -> list[int]:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]


def _hexadecimal(colour: re.Match[str]) -> str:
    parts = (*map(int, colour.groups()[:3]), round(255 * float(colour[4])))
    return "#" + "".join(f"{part:02x}" for part in parts)


def _is_paint(name: str) -> bool:
    return PAINT.fullmatch(name) is not None


def _is_geometry(name: str) -> bool:
    return name not in ("class", "href", "role") and not name.startswith(("aria-", "data-"))


def _tag(one: Element) -> str:
    return one.tag.rpartition("}")[2]


@lru_cache(maxsize=16)
def _rules(sheet: str) -> list[Rule]:
    """The rules whose selectors are tags and classes; others are for pages, where things move."""
    found: list[Rule] = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        sets = {}
        for part in body.split(";"):
            name, colon, value = part.partition(":")
            if colon and name.strip() != "transform":
                sets[name.strip()] = ALPHA.sub(_hexadecimal, value.strip())
        for selector in selectors.split(","):
            chain = selector.replace(">", " ").split()
            if chain and chain[0] in (":root", "svg:root"):
                chain[0] = "svg"
            if chain and not any(re.search(r"[:@%\[()]", part) for part in chain):
                found.append(([re.findall(r"[.#]?[\w-]+|\*", part) for part in chain], sets))
    return found


def _below(chain: list[list[str]], above: list[Element]) -> bool:
    """Whether the elements above are as a selector wants them."""
    left = len(chain) - 2
    for ancestor in reversed(above):
        if left < 0:
            break
        if _fits(chain[left], ancestor):
            left -= 1
    return left < 0


def _fits(compound: list[str], one: Element) -> bool:
    classes = one.attrib.get("class", "").split()
    return all(
        part == "*" or (part[1:] in classes if part[0] == "." else part == _tag(one))
        for part in compound
    )
