"""Our SVG pictures as pixels, by Pillow: for `render_mode="rgb_array"`.

It knows what our own drawings use: paths and simple shapes, symbols, transforms, style sheets with
classes and variables. A gradient becomes its middle colour; clips and dashes are left out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw, ImageFont

from .outlines import Matrix, Points, ellipse, moved, path_points, placed, rectangle, transform

FINE = 2  # pixels are drawn so many times finer, and then taken together
INHERITED = {"fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "color"}
INHERITED |= {"font-size", "font-weight", "text-anchor"}
NAMES = {"white": "#ffffff", "black": "#000000"}

Style = dict[str, str]
Rule = tuple[list[list[str]], Style]  # a chain of compound selectors, and what it sets


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture of ours as an array of height, width and three colours."""
    root = ElementTree.fromstring(svg)  # noqa: S314 our own drawing
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    image = Image.new("RGB", (round(width * FINE), round(height * FINE)), "#f6efe1")
    painter = Painter(root, image)
    painter.draw(root, [], {}, (FINE, 0, 0, FINE, -left * FINE, -top * FINE), 1.0)
    return np.asarray(image.reduce(FINE), np.uint8).copy()


class Painter:
    """Draws one picture."""

    def __init__(self, root: Element, image: Any) -> None:
        self.image = image
        self.named = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
        sheet = "".join(one.text or "" for one in root.iter() if _tag(one) == "style")
        self.rules = _rules(sheet)
        self.fitting: dict[tuple[str, str], list[Rule]] = {}  # by an element's tag and classes

    def draw(
        self, one: Element, above: list[Element], given: Style, matrix: Matrix, opacity: float
    ) -> None:
        tag = _tag(one)
        if tag in ("defs", "style", "title", "clipPath", "linearGradient", "radialGradient"):
            return
        style = self.style(one, above, given)
        if style.get("display") == "none":
            return
        opacity *= _number(self.value(style.get("opacity", "1"), style), 1.0)
        matrix = transform(one.attrib.get("transform", ""), matrix)
        chain = [*above, one]
        if tag == "use":
            self.use(one, chain, style, matrix, opacity)
        elif tag in ("svg", "g", "symbol", "a"):
            for child in one:
                self.draw(child, chain, style, matrix, opacity)
        elif tag == "text":
            self.text(one, style, matrix, opacity)
        else:
            outlines = _outlines(one)
            if outlines:
                self.shape([moved(line, matrix) for line in outlines], style, matrix, opacity)

    def style(self, one: Element, above: list[Element], given: Style) -> Style:
        style = {
            name: value
            for name, value in given.items()
            if name in INHERITED or name.startswith("--")
        }
        style.update((name, value) for name, value in one.attrib.items() if "-" in name or name in (
            "fill", "stroke", "opacity", "color", "display"))  # fmt: skip
        kind = one.tag, one.attrib.get("class", "")
        if kind not in self.fitting:
            self.fitting[kind] = [rule for rule in self.rules if _fits(rule[0][-1], one)]
        for chain, sets in self.fitting[kind]:
            if _below(chain, above):
                style.update(sets)
        return style

    def value(self, text: str, style: Style) -> str:
        """With variables filled in, and the colours of the day."""
        for _ in range(12):
            found = re.search(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)", text)
            if not found:
                break
            text = text.replace(found[0], style.get(found[1], found[2] or "none"), 1)
        while found := re.search(
            r"light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)", text
        ):
            text = text.replace(found[0], found[1].strip(), 1)
        return text.strip()

    def colour(self, text: str, style: Style) -> tuple[int, int, int, float] | None:
        text = self.value(text, style)
        if text == "currentColor":
            text = self.value(style.get("color", "#2e2a25"), style)
        if text.startswith("url("):
            stops = [one for one in self.named.get(text[5:-1], ()) if _tag(one) == "stop"]
            if not stops:
                return None
            middle = stops[len(stops) // 2].attrib
            paint = self.colour(middle.get("stop-color", "#000"), style)
            alpha = float(middle.get("stop-opacity", "1"))
            return paint and (*paint[:3], paint[3] * alpha)
        mixed = re.fullmatch(r"color-mix\(in srgb, (.+?) (\d+)%, (.+)\)", text)
        if mixed:
            first, second = self.colour(mixed[1], style), self.colour(mixed[3], style)
            if first is None or second is None:
                return first or second
            share = int(mixed[2]) / 100
            red, green, blue = (
                round(share * one + (1 - share) * other)
                for one, other in zip(first[:3], second[:3], strict=True)
            )
            return red, green, blue, 1.0
        return _colour(NAMES.get(text, text))

    def use(
        self, one: Element, above: list[Element], style: Style, matrix: Matrix, opacity: float
    ) -> None:
        target = self.named.get(one.attrib.get("href", "#")[1:])
        if target is None:
            return
        x, y, w, h = (_number(one.attrib.get(name, "0")) for name in ("x", "y", "width", "height"))
        box = target.attrib.get("viewBox")
        if _tag(target) == "symbol" and box and w and h:
            matrix = placed([float(part) for part in box.split()], x, y, w, h, matrix)
        else:
            matrix = transform(f"translate({x} {y})", matrix)
        self.draw(target, above, style, matrix, opacity)

    def shape(self, lines: list[Points], style: Style, matrix: Matrix, opacity: float) -> None:
        fill = self.colour(style.get("fill", "#000"), style)
        if fill:
            alpha = fill[3] * opacity * self._share(style, "fill-opacity")
            self.paint(_filled(self.image.size, lines), fill, alpha)
        stroke = self.colour(style.get("stroke", "none"), style)
        width = _number(self.value(style.get("stroke-width", "1"), style), 0.0)
        if stroke and width:
            width *= abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
            alpha = stroke[3] * opacity * self._share(style, "stroke-opacity")
            self.paint(_stroked(self.image.size, lines, max(1, round(width))), stroke, alpha)

    def _share(self, style: Style, name: str) -> float:
        return _number(self.value(style.get(name, "1"), style), 1.0)

    def paint(self, mask: Any, colour: tuple[int, int, int, float], alpha: float) -> None:
        if mask is None or alpha <= 0:
            return
        at, cut = mask
        if alpha < 1:
            cut = cut.point(lambda value: value * alpha)
        self.image.paste(colour[:3], (*at, at[0] + cut.width, at[1] + cut.height), cut)

    def text(self, one: Element, style: Style, matrix: Matrix, opacity: float) -> None:
        words = "".join(one.itertext()).strip().replace("−", "-")  # which the font has not
        fill = self.colour(style.get("fill", "#000"), style)
        scale = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
        size = round(_number(style.get("font-size", "16"), 16.0) * scale)
        if not words or fill is None or size < 4 or opacity <= 0.05:
            return
        ((x, y),) = moved(
            [(_number(one.attrib.get("x", "0")), _number(one.attrib.get("y", "0")))], matrix
        )
        anchor = {"middle": "ms", "end": "rs"}.get(style.get("text-anchor", ""), "ls")
        ImageDraw.Draw(self.image).text(
            (x, y), words, fill=fill[:3], font=_font(size), anchor=anchor
        )


def _tag(one: Element) -> str:
    return one.tag.rpartition("}")[2]


@lru_cache(maxsize=64)
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@lru_cache(maxsize=16)
def _rules(sheet: str) -> list[Rule]:
    found: list[Rule] = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        sets = {}
        for part in body.split(";"):
            name, colon, value = part.partition(":")
            if colon:
                sets[name.strip()] = value.strip()
        for selector in selectors.split(","):
            chain = selector.replace(">", " ").split()
            if chain and chain[0] in (":root", "svg:root"):
                chain[0] = "svg"
            if chain and not any(re.search(r"[:@%\[\d(]", part) for part in chain):
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


def _number(text: str, otherwise: float = 0.0) -> float:
    try:
        return float(text.removesuffix("px"))
    except ValueError:
        return otherwise


@lru_cache(maxsize=512)
def _colour(text: str) -> tuple[int, int, int, float] | None:
    digits = text.removeprefix("#")
    if text.startswith("#") and len(digits) in (3, 6):
        parts = [one * 2 for one in digits] if len(digits) == 3 else re.findall("..", digits)
        red, green, blue = (int(part, 16) for part in parts)
        return red, green, blue, 1.0
    told = re.fullmatch(r"rgb\((\d+) (\d+) (\d+)(?: / ([\d.]+))?\)", text)
    if told:
        return int(told[1]), int(told[2]), int(told[3]), float(told[4] or 1)
    return None


def _outlines(one: Element) -> list[Points]:
    given = {name: _number(value) for name, value in one.attrib.items()}
    match _tag(one):
        case "path":
            return path_points(one.attrib.get("d", ""))
        case "rect":
            return [rectangle(given)]
        case "circle":
            r = given.get("r", 0.0)
            return [ellipse(given.get("cx", 0.0), given.get("cy", 0.0), r, r)]
        case "ellipse":
            return [
                ellipse(
                    given.get("cx", 0.0),
                    given.get("cy", 0.0),
                    given.get("rx", 0),
                    given.get("ry", 0),
                )
            ]
    return []


def _box(size: tuple[int, int], lines: list[Points], more: int) -> tuple[int, int, int, int] | None:
    points = [point for line in lines for point in line]
    if not points:
        return None
    left = max(0, int(min(x for x, _ in points)) - more)
    top = max(0, int(min(y for _, y in points)) - more)
    right = min(size[0], int(max(x for x, _ in points)) + more + 1)
    low = min(size[1], int(max(y for _, y in points)) + more + 1)
    return (left, top, right, low) if left < right and top < low else None


def _filled(size: tuple[int, int], lines: list[Points]) -> Any:
    """What these outlines enclose: one that runs the other way round is a hole."""
    box = _box(size, lines, 0)
    if box is None:
        return None
    whole = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    turning = 0.0
    for line in lines:
        if len(line) < 3:
            continue
        shifted = [(x - box[0], y - box[1]) for x, y in line]
        area = sum(
            a[0] * b[1] - b[0] * a[1] for a, b in zip(line, [*line[1:], line[0]], strict=True)
        )
        part = Image.new("L", whole.size)
        ImageDraw.Draw(part).polygon(shifted, fill=255)
        turning = turning or area
        if area * turning >= 0:
            whole = ImageChops.lighter(whole, part)
        else:
            whole = ImageChops.subtract(whole, part)
    return (box[0], box[1]), whole


def _stroked(size: tuple[int, int], lines: list[Points], width: int) -> Any:
    box = _box(size, lines, width)
    if box is None:
        return None
    mask = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    draw = ImageDraw.Draw(mask)
    for line in lines:
        shifted = [(x - box[0], y - box[1]) for x, y in line]
        if len(shifted) > 1:
            draw.line(shifted, fill=255, width=width, joint="curve")
    return (box[0], box[1]), mask
