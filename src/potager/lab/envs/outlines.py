"""Outlines of SVG shapes as points, and where a transform moves them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from math import acos, ceil, cos, pi, radians, sin, sqrt

Point = tuple[float, float]
Points = list[Point]
Matrix = tuple[float, float, float, float, float, float]

STEPS = 10  # points of a curve


def times(one: Matrix, other: Matrix) -> Matrix:
    """First the other, then the one."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j,
            a * k + c * m + e, b * k + d * m + f)  # fmt: skip


def moved(points: Points, matrix: Matrix) -> Points:
    a, b, c, d, e, f = matrix
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]


def transform(text: str, matrix: Matrix) -> Matrix:
    """The matrix after what a `transform` attribute says."""
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        n = [float(part) for part in re.findall(r"-?[\d.]+(?:e-?\d+)?", inside)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
        elif name == "scale":
            step = (n[0], 0, 0, n[-1], 0, 0)
        elif name == "rotate":
            turn = radians(n[0])
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
            if len(n) == 3:
                step = times(times((1, 0, 0, 1, n[1], n[2]), step), (1, 0, 0, 1, -n[1], -n[2]))
        elif name == "matrix":
            step = (n[0], n[1], n[2], n[3], n[4], n[5])
        else:
            continue
        matrix = times(matrix, step)
    return matrix


def placed(box: Sequence[float], x: float, y: float, w: float, h: float, matrix: Matrix) -> Matrix:
    """Where a symbol with this view box is drawn: as large as fits, in the middle."""
    left, top, width, height = box
    scale = min(w / width, h / height)
    x += (w - width * scale) / 2 - left * scale
    y += (h - height * scale) / 2 - top * scale
    return times(matrix, (scale, 0, 0, scale, x, y))


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Points:
    turns = [2 * pi * step / 36 for step in range(37)]
    return [(cx + rx * cos(turn), cy + ry * sin(turn)) for turn in turns]


def rectangle(given: dict[str, float]) -> Points:
    x, y = given.get("x", 0.0), given.get("y", 0.0)
    w, h = given.get("width", 0.0), given.get("height", 0.0)
    r = min(given.get("rx", given.get("ry", 0.0)), w / 2, h / 2)
    if r <= 0:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
    found = []
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90),
               (x + r, y + r, 180))  # fmt: skip
    for cx, cy, begin in corners:
        for step in range(6):
            turn = radians(begin + 18 * step)
            found.append((cx + r * cos(turn), cy + r * sin(turn)))
    return [*found, found[0]]


def path_points(d: str) -> list[Points]:
    """The lines of a path, curves as short straight pieces."""
    parts = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", d)
    lines: list[Points] = []
    line: Points = []
    at: Point = (0.0, 0.0)
    control: Point | None = None
    command, index = "", 0
    while index < len(parts):
        if parts[index].isalpha():
            command = parts[index]
            index += 1
            if command in "zZ":
                if line:
                    at = line[0]
                    line.append(at)
                    line = [at]
                continue
        kind, relative = command.upper(), command.islower()
        count = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}[kind]
        n = [float(part) for part in parts[index : index + count]]
        if len(n) < count:
            break
        index += count
        ox, oy = at if relative else (0.0, 0.0)
        if kind == "M":
            at = (n[0] + ox, n[1] + oy)
            line = [at]
            lines.append(line)
            command = "l" if relative else "L"
            control = None
            continue
        if not line or (len(line) == 1 and (not lines or line is not lines[-1])):
            line = [at]
            lines.append(line)
        if kind in "LHVT" and kind != "T":
            x = n[0] + ox if kind in "LH" else at[0]
            y = n[-1] + oy if kind in "LV" else at[1]
            at, control = (x, y), None
            line.append(at)
        elif kind == "A":
            end = (n[5] + ox, n[6] + oy)
            line += arc(at, n[0], n[1], n[2], bool(n[3]), bool(n[4]), end)
            at, control = end, None
        else:
            pairs = [(n[i] + ox, n[i + 1] + oy) for i in range(0, count, 2)]
            if kind in "ST":
                before = control or at
                pairs = [(2 * at[0] - before[0], 2 * at[1] - before[1]), *pairs]
            line += curve([at, *pairs])
            control, at = pairs[-2], pairs[-1]
    return [line for line in lines if len(line) > 1]


def curve(points: Points) -> Points:
    """A Bézier curve without its first point."""
    found = []
    for step in range(1, STEPS + 1):
        share = step / STEPS
        left = points
        while len(left) > 1:
            left = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in pairwise(left)
            ]
        found.append(left[0])
    return found


def arc(
    begin: Point, rx: float, ry: float, tilt: float, large: bool, sweep: bool, end: Point
) -> Points:
    """An elliptical arc without its first point, as the SVG standard turns it into an angle."""
    if rx == 0 or ry == 0 or begin == end:
        return [end]
    phi = radians(tilt)
    dx, dy = (begin[0] - end[0]) / 2, (begin[1] - end[1]) / 2
    x, y = cos(phi) * dx + sin(phi) * dy, -sin(phi) * dx + cos(phi) * dy
    grow = (x / rx) ** 2 + (y / ry) ** 2
    if grow > 1:
        rx, ry = rx * sqrt(grow), ry * sqrt(grow)
    part = (rx * y) ** 2 + (ry * x) ** 2
    root = sqrt(max(0.0, (rx * ry) ** 2 / part - 1)) * (-1 if large == sweep else 1)
    cx, cy = root * rx * y / ry, -root * ry * x / rx
    first = _angle((x - cx) / rx, (y - cy) / ry)
    span = _angle((-x - cx) / rx, (-y - cy) / ry) - first
    if sweep and span < 0:
        span += 2 * pi
    elif not sweep and span > 0:
        span -= 2 * pi
    mx, my = (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2
    steps = max(2, ceil(abs(span) / pi * 16))
    found = []
    for step in range(1, steps + 1):
        turn = first + span * step / steps
        u, v = rx * cos(turn) + cx, ry * sin(turn) + cy
        found.append((cos(phi) * u - sin(phi) * v + mx, sin(phi) * u + cos(phi) * v + my))
    return found


def _angle(x: float, y: float) -> float:
    length = sqrt(x * x + y * y)
    turn = acos(max(-1.0, min(1.0, x / length)))
    return -turn if y < 0 else turn
