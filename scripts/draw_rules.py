"""Draw the pictures of a game's RULES.md, from positions that were really played.

    python scripts/draw_rules.py snail-invasion

A game's `pictures/pictures.toml` has a table for each picture, drawn to `pictures/NAME.svg`:

    options    as for a new match
    play       what happens, in the game's notation, rolls and draws too
    choice     then: what the next player is about to choose, drawn as a preview
    viewer     the seat whose view it is; a spectator's unless given
    layout     wide (unless given) or phone
    box        x, y, width and height of the part to show, in scene units; else all of it
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import potager
from potager.core import svg
from potager.core.choices import by_words
from potager.core.errors import IllegalAction, PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Play
from potager.core.scene import Sprite
from potager.core.state import CHANCE, SPECTATOR

GAMES = Path(__file__).parents[1] / "src/potager/games"
SHADOW = 40  # how far a drawing may reach beyond its box


def happen(match: Match, text: str) -> None:
    """Let the event happen that the game's notation writes so: a roll, or somebody's choice."""
    if match.chance_due():
        weights = match.state.chance()
        rolls = {
            match.game.notation(match.state, CHANCE, what): what
            for what in range(len(weights))
            if weights[what]
        }
        if text not in rolls:
            raise IllegalAction(f"{text!r} can't come now: {', '.join(rolls)} can.")
        match.replay(Play(CHANCE, rolls[text]))
    else:
        match.choose_text(match.waiting()[0], text)


def picture(game: AnyGame, wanted: dict[str, Any]) -> str:
    """The picture that is described so, as SVG."""
    match = Match.new(game, game.resolve(**wanted.get("options", {})), seed=0)
    for text in wanted.get("play", []):
        happen(match, text)
    viewer = wanted.get("viewer", SPECTATOR)
    layout = wanted.get("layout", "wide")
    view = match.view(viewer)
    scene = game.drawing.scene(view, viewer, layout)
    chosen = ""
    over: tuple[Sprite, ...] = ()
    if "choice" in wanted:
        seat = match.waiting()[0]
        action = by_words(game, view, seat, wanted["choice"])
        chosen = game.path(view, seat, action)[-1]
        over = game.drawing.preview(view, seat, action, layout).sprites
    if "box" not in wanted:
        return svg.render(game, scene, chosen=chosen, over=over)
    part = tuple(sprite for sprite in scene.sprites if shows(sprite, *wanted["box"]))
    scene = msgspec.structs.replace(scene, sprites=part)
    return cut(svg.render(game, scene, chosen=chosen, over=over), wanted["box"])


def shows(sprite: Sprite, x: float, y: float, w: float, h: float) -> bool:
    """Whether any of a sprite may lie in this part of the scene."""
    if sprite.d or sprite.kind == "text":
        return True
    reach = max(sprite.w, sprite.h) / 2 + SHADOW
    return x - reach < sprite.x < x + w + reach and y - reach < sprite.y < y + h + reach


def cut(drawn: str, box: list[float]) -> str:
    """Show only this part of a picture."""
    x, y, w, h = map(svg.number, box)
    size = f'viewBox="{x} {y} {w} {h}" width="{w}" height="{h}"'
    return re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', size, drawn, count=1)


def main(names: list[str]) -> None:
    for game in map(potager.game, names):
        folder = GAMES / game.name.replace("-", "_") / "pictures"
        pictures = tomllib.loads((folder / "pictures.toml").read_text("utf-8"))
        for name, wanted in pictures.items():
            (folder / f"{name}.svg").write_text(picture(game, wanted), "utf-8")
            print(f"{game.name}: {name}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:] or [file.parts[-3] for file in GAMES.glob("*/pictures/pictures.toml")])
    except PotagerError as error:
        sys.exit(str(error))
