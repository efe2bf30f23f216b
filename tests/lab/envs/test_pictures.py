"""Pictures as pixels: the colours of each place, and letters on every machine."""

from __future__ import annotations

import re

import numpy as np
import pytest

from potager.core.game import AnyGame
from potager.core.registry import games
from potager.core.svg import draw
from potager.lab.envs.raster import pixels, plain


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))
def test_a_plain_copy_needs_no_style_sheet(game: AnyGame) -> None:
    copied = plain(draw(game, game.start(game.resolve()).seen_by(0), 0))
    assert not re.search(r"var\(|light-dark\(|color-mix\(|<style|<use|<symbol", copied)


def test_letters_are_drawn_and_a_symbol_has_the_colour_of_its_place() -> None:
    text = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20">
<style>.red { --light: #ff0000; } .blue { --light: light-dark(#0000ff, #000); }
.scene text { font-family: var(--font); }</style>
<symbol id="dot" viewBox="0 0 10 10"><rect width="10" height="10" fill="var(--light)"/></symbol>
<g class="red"><use href="#dot" x="0" y="0" width="20" height="20"/></g>
<g class="blue"><use href="#dot" x="20" y="0" width="20" height="20"/></g>%s</svg>"""
    bare, lettered = pixels(text % ""), pixels(text % '<text x="42" y="15" font-size="16">A</text>')
    assert bare.shape == (20, 60, 3)
    assert bare[10, 10].tolist() == [255, 0, 0]
    assert bare[10, 30].tolist() == [0, 0, 255]
    assert np.argwhere((bare != lettered).any(axis=2))[:, 1].min() >= 40
