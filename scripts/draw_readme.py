"""Draws the pictures of README.md: the end of a real match between two bots, and the covers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

import potager
from potager.bots.levels import bot
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Play
from potager.core.scene import Scene
from potager.core.state import SPECTATOR
from potager.core.svg import cover, render
from potager.lab.envs.raster import pixels

PICTURES = Path(__file__).parents[1] / "docs/pictures"
GAME, SEED = "snail-invasion", 11
WIDTH = 720
LAST = 44  # beats that are shown
STEPS, STEP_MS = 5, 60  # pictures of what moves, and how long each of them stays
LOOK_MS, END_MS = 350, 4000  # at each beat besides its own rest, and at the last one
MOST_BYTES = 450_000
Shown = tuple[Scene, int]  # and for how many milliseconds


def sized(svg: str, width: int) -> Image.Image:
    image = Image.fromarray(pixels(svg))
    return image.resize(
        (width, round(image.height * width / image.width)), Image.Resampling.LANCZOS
    )


def beats(game: AnyGame, match: Match) -> Iterator[Shown]:
    """What spectators see of a match, beat by beat."""
    again, stage = Match.before(match.record()), None
    for row in match.record().rows():
        before = again.view(SPECTATOR)
        old = again.state.clone()  # the true one, which knows who saw what
        again.replay(row)
        if isinstance(row, Play):
            what = old.event_seen_by(SPECTATOR, row.who, row.what)
            for beat in game.drawing.tell(before, again.view(SPECTATOR), row.who, what, stage):
                stage = beat.stage
                rest = LOOK_MS + round(1000 * beat.rest)
                yield game.drawing.scene(beat.view, SPECTATOR, "wide", stage), rest


def gliding(shown: list[Shown]) -> Iterator[Shown]:
    """The same, with what is between where a sprite goes from one place to another."""
    yield shown[0]
    for (before, _), (after, rest) in pairwise(shown):
        places = {one.key: (one.x, one.y) for one in before.sprites}
        moved = {
            one.key: places[one.key]
            for one in after.sprites
            if one.kind == "symbol" and places.get(one.key, (one.x, one.y)) != (one.x, one.y)
        }
        for step in range(1, STEPS) if moved else ():
            share = 1 - (1 - step / STEPS) ** 2  # slower towards the end
            sprites = tuple(
                replace(
                    one,
                    x=moved[one.key][0] + share * (one.x - moved[one.key][0]),
                    y=moved[one.key][1] + share * (one.y - moved[one.key][1]),
                )
                if one.key in moved
                else one
                for one in after.sprites
            )
            yield replace(after, sprites=sprites), STEP_MS
        yield after, rest


def main() -> int:
    game = potager.game(GAME)
    match = Match.new(game, seed=SEED)
    match.play([bot("hard", game, SEED).choose, bot("medium", game, SEED).choose])
    told = list(beats(game, match))[-LAST:]
    shown = list(gliding(told))
    frames = [sized(render(game, scene), WIDTH) for scene, _ in shown]
    times = [time for _, time in shown[:-1]] + [END_MS]
    file = PICTURES / "match.webp"
    frames[0].save(
        file, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70,
        method=4, minimize_size=True,
    )  # fmt: skip
    print(f"The last {LAST} beats: {len(frames)} pictures in {sum(times) / 1000:.0f} seconds")
    for one in potager.games():
        sized(cover(one), 466).save(PICTURES / f"cover-{one.name}.webp", quality=80, method=4)
    print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB")
    return file.stat().st_size > MOST_BYTES


if __name__ == "__main__":
    sys.exit(main())
