"""A scene as one SVG picture: for notebooks, docs, replays and share pictures.

The browser builds the same elements from the same scene, and both are styled by `scene.css` and the
game's own `style.css`. A picture embeds only the symbols that it uses, and equal scenes give equal
text.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from xml.etree import ElementTree

from .choices import by_clicks
from .scene import FACE, fitting
from .state import SPECTATOR, State
from .texts import Cast

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from .game import AnyGame
    from .scene import Layout, Scene, Sprite

Theme = Literal["light", "dark", "system"]

LETTER = 0.57  # the width of a letter, about, in sizes of it
LETTERS = {"WMmw@%&": 0.95, "rtf-()1": 0.43, "ijlI.,:;'!| ": 0.33, "…": 0.8}  # where it is another
CAPITAL = 0.68
STRANGER = "person-face"  # the face of somebody who is not known
MARGIN = 16  # of paper around a picture that stands alone
STYLE = Path(__file__).parent / "art/scene.css"
PIECES = Path(__file__).parent / "art/pieces.svg"
_NAMESPACE = "http://www.w3.org/2000/svg"
_REFERENCE = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


def draw(
    game: AnyGame,
    view: State,
    viewer: int = SPECTATOR,
    layout: Layout = "wide",
    theme: Theme = "light",
    stage: object = None,
    cast: Cast | None = None,
) -> str:
    """The position as this viewer may see it. Everything that the viewer can click is lit up."""
    lit = {path[0] for path in by_clicks(game, view, viewer)} if viewer != SPECTATOR else set()
    scene = game.drawing.scene(view, viewer, fitting(game.layouts, layout), stage)
    return render(game, scene, lit=lit, theme=theme, cast=cast)


def draw_state(state: State) -> str:
    """A position as everyone may see it, if only its class is known.

    Its game is in the folder with the rules or, if the rules are a folder, in the one above.
    """
    folder = type(state).__module__.rpartition(".")[0]
    while not hasattr(import_module(folder), "GAME"):
        folder = folder.rpartition(".")[0]
    return draw(import_module(folder).GAME, state.seen_by(SPECTATOR))


def cover(game: AnyGame) -> str:
    """The picture on a game's card in the lobby: its `cover.svg` or its first position."""
    file = game.folder / "cover.svg"
    return file.read_text("utf-8") if file.exists() else _first_picture(game)


@cache
def _first_picture(game: AnyGame) -> str:
    return draw(game, game.start(game.resolve()).seen_by(SPECTATOR))


def render(
    game: AnyGame,
    scene: Scene,
    *,
    lit: Collection[str] = frozenset(),
    chosen: str = "",
    over: Iterable[Sprite] = (),
    theme: Theme = "light",
    standalone: bool = True,
    cast: Cast | None = None,
) -> str:
    """The scene as SVG text.

    Targets in `lit` are drawn as ones that can be chosen, and `chosen` as the chosen one. `over`
    has the sprites of a preview. A picture inside a page leaves out paper, style and symbols,
    because the page has them. The cast gives names and faces.
    """
    sprites = [*scene.sprites, *over]
    margin = MARGIN if standalone else 0
    w, h = number(scene.width + 2 * margin), number(scene.height + 2 * margin)
    themed = "" if theme == "system" else f' data-theme="{theme}"'
    sized = f' width="{w}" height="{h}"' if standalone else ""
    title = escape(game.title)
    parts = [
        f'<svg xmlns="{_NAMESPACE}" class="scene" viewBox="{-margin} {-margin} {w} {h}"{sized}'
        f' role="group" aria-label="{title}"{themed}><title>{title}</title>'
    ]
    if standalone:
        used = (drawn_as(one.symbol, cast) for one in sprites if one.kind == "symbol")
        parts.append(f"<style>{_style(style(game))}</style>")
        parts.append(f"<defs>{''.join(embedded(game, used))}</defs>")
        parts.append(f'<rect class="paper" x="{-margin}" y="{-margin}" width="{w}" height="{h}"/>')
    parts += (_sprite(game, sprite, lit, chosen, cast) for sprite in sprites)
    parts.append("</svg>\n")
    return "\n".join(parts)


def drawn_as(symbol: str, cast: Cast | None = None) -> str:
    """The drawing for a symbol. For a face, the one of the player in that seat."""
    if not symbol.startswith(FACE):
        return symbol
    seat = int(symbol.removeprefix(FACE))
    return cast.faces[seat] if cast and seat < len(cast.faces) else STRANGER


@cache
def art(game: AnyGame) -> str:
    """The game's own symbols and the shared ones, as the contents of one SVG."""
    return _inside(PIECES) + _inside(game.folder / "art.svg")


def _inside(file: Path) -> str:
    text = file.read_text("utf-8")
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


@cache
def style(game: AnyGame) -> str:
    """The game's own styles for its sprites, besides the shared ones."""
    file = game.folder / "style.css"
    return file.read_text("utf-8") if file.exists() else ""


def symbols(game: AnyGame) -> frozenset[str]:
    """The names that sprites in this game can use as their symbol."""
    return frozenset(name for name, text in _drawings(art(game)).items() if "viewBox" in text)


def embedded(game: AnyGame, names: Iterable[str]) -> list[str]:
    """The drawings with these names and everything they refer to, in the order of the art."""
    drawings = _drawings(art(game))
    wanted = set[str]()
    open_names = list(names)
    while open_names:
        name = open_names.pop()
        if name not in wanted:
            if name not in drawings:
                raise KeyError(f"{game.title} has no drawing {name!r}")
            wanted.add(name)
            open_names += references(drawings[name])
    return [text for name, text in drawings.items() if name in wanted]


def references(drawing: str) -> Iterator[str]:
    """The names that a drawing refers to: other symbols, gradients, clips."""
    return (used or painted for used, painted in _REFERENCE.findall(drawing))


def number(value: float) -> str:
    """A coordinate with at most two decimals, so that every machine writes the same.

    >>> number(12.0), number(-0.001), number(3.14159)
    ('12', '0', '3.14')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=16)
def _drawings(art: str) -> dict[str, str]:
    """Every named drawing of the art: symbols, and what stands in <defs>."""
    ElementTree.register_namespace("", _NAMESPACE)
    root = ElementTree.fromstring(f'<svg xmlns="{_NAMESPACE}">{art}</svg>')
    found: dict[str, str] = {}
    for top in root:
        for element in top if top.tag.endswith("}defs") else [top]:
            text = ElementTree.tostring(element, "unicode")
            found[element.attrib["id"]] = (
                re.sub(r">\s+<", "><", text).strip().replace(f' xmlns="{_NAMESPACE}"', "")
            )
    return found


@lru_cache(maxsize=16)
def _style(own: str) -> str:
    """The style sheets without their comments and line breaks."""
    text = re.sub(r"/\*.*?\*/", "", STYLE.read_text("utf-8") + own, flags=re.DOTALL)
    return escape(" ".join(text.split()), quote=False)


def _sprite(
    game: AnyGame, sprite: Sprite, lit: Collection[str], chosen: str, cast: Cast | None
) -> str:
    classes = ["sprite", sprite.kind, *sprite.classes]
    clickable = bool(sprite.target) and sprite.target in lit
    if clickable:
        classes.append("legal")
    if sprite.target and sprite.target == chosen:
        classes.append("chosen")
    attributes = [f'class="{" ".join(classes)}"', f'data-key="{escape(sprite.key)}"']
    if sprite.target:
        attributes.append(f'data-target="{escape(sprite.target)}"')
    if sprite.label:
        role = "button" if clickable else "img"
        attributes.append(f'role="{role}" aria-label="{escape(game.text(sprite.label, cast))}"')
    elif sprite.kind != "text":
        attributes.append('aria-hidden="true"')
    place = f"translate({number(sprite.x)} {number(sprite.y)})"
    if sprite.turn:
        place += f" rotate({number(sprite.turn)})"
    attributes.append(f'transform="{place}"')
    return f"<g {' '.join(attributes)}>{_shape(game, sprite, cast)}</g>"


def _shape(game: AnyGame, sprite: Sprite, cast: Cast | None) -> str:
    if sprite.kind == "text":
        words = escape(shortened(game.text(sprite.text, cast), sprite)) if sprite.text else ""
        # Letters are placed by their middle: capitals reach about .35 of the size above it.
        return (
            f'<text text-anchor="{sprite.anchor}" font-size="{number(sprite.h)}"'
            f' y="{number(sprite.h * 0.35)}">{words}</text>'
        )
    if sprite.d:
        return f'<path d="{escape(sprite.d)}"/>'
    box = (
        f'x="{number(-sprite.w / 2)}" y="{number(-sprite.h / 2)}"'
        f' width="{number(sprite.w)}" height="{number(sprite.h)}"'
    )
    if sprite.kind == "symbol":
        return f'<use href="#{escape(drawn_as(sprite.symbol, cast))}" {box}/>'
    return f'<rect {box} rx="{number(sprite.r)}"/>'


def shortened(text: str, sprite: Sprite) -> str:
    """A text cut to the room that it has, as in the browser.

    >>> from potager.core.scene import Sprite
    >>> shortened("Bartholomew", Sprite(key="name", kind="text", w=54, h=10))
    'Bartholo…'
    >>> shortened("WWWWWWWWWWW", Sprite(key="name", kind="text", w=54, h=10))
    'WWWW…'
    """
    room = sprite.w / sprite.h if sprite.w else 0.0
    if not room or sum(map(width, text)) <= room:
        return text
    while text and sum(map(width, text)) + width("…") > room:
        text = text[:-1]
    return text.rstrip() + "…"


def width(letter: str) -> float:
    """The approximate width of a letter, relative to its size."""
    known = (wide for letters, wide in LETTERS.items() if letter in letters)
    return next(known, CAPITAL if letter.isupper() else LETTER)
