"""The layouts of Carrotia: templates."""

from __future__ import annotations

from potager.core.areas import Areas, areas
from potager.core.scene import Layout
from potager.core.shapes import Box

WIDE = """
    4   |
    24  | side . .     .
    540 | side . frame .
    16  | side . .     .
    20  |
    116 | strip
        | 240 82 540 *
"""
WIDE_BUILD = """
    190 | quest
    136 | state
    230 | store
"""
WIDE_QUEST = """
    94 |
    78 | . map . figures
    *  |
       | 24 78 25 *
"""
WIDE_RUN = """
    130 | moves
    196 | birds
    *   |
"""
WIDE_STRIP = """
    * | main . beside . power
    * | main . beside . passing
      | 588 14 157 8 *
"""
PHONE = """
    4   |
    84  | . top   top   top   .
    30  |
    324 | . .     frame .     .
    26  |
    164 | . strip strip strip .
        | 8 25 324 25 8
"""
PHONE_TOP = """
    * | quest . state . store
      | * 6 * 6 *
"""
PHONE_STRIP = """
    54 | birds birds birds
    46 | steps steps steps
    46 | power .     beside
       | *     8     *
"""
LOW = """
    2   |
    20  | side . .     . strip
    296 | side . frame . strip
    20  | side . .     . strip
    2   |
        | 142 30 296 26 156
"""
LOW_BUILD = """
    84 | quest
    84 | state
    *  |
    84 | store
"""
LOW_RUN = """
    68  | moves
    172 | birds
    *   |
"""
LOW_STRIP = """
    *  | main
    48 | power
    48 | beside
"""
GAP = {"wide": 6, "phone": 4, "low": 4}  # between two squares
MAIN = {"hand": "main", "steps": "main", "offers": "main"}
PLACES: dict[Layout, Areas] = {
    "wide": areas(950, 720, WIDE)
    .divide("side", WIDE_BUILD, gap=12)
    .divide("side", WIDE_RUN, gap=12)
    .divide("quest", WIDE_QUEST)
    .divide("strip", WIDE_STRIP, gap=6, pad=12)
    .divide("frame", "* | soil", pad=20)
    .alias(**MAIN, alone="power passing", enough="beside power passing", ready="strip")
    .alias(above="strip", over="frame"),
    "phone": areas(390, 632, PHONE)
    .divide("top", PHONE_TOP)
    .divide("strip", PHONE_STRIP, gap=4, pad=5)
    .divide("frame", "* | soil", pad=11)
    .alias(hand="birds steps", offers="birds steps", passing="beside", enough="power beside")
    .alias(moves="state", alone="power", ready="strip", above="strip", over="frame"),
    "low": areas(650, 340, LOW)
    .divide("side", LOW_BUILD, gap=8)
    .divide("side", LOW_RUN, gap=6)
    .divide("strip", LOW_STRIP, gap=8, pad=6)
    .divide("frame", "* | soil", pad=11)
    .alias(**MAIN, alone="power", passing="beside", enough="beside", ready="beside")
    .add({"above": Box(150, 230, 340, 106), "over": Box(150, 0, 340, 340)}),
}
PLACES = {
    layout: where.divide("soil", "* | squares", pad=GAP[layout]).divide("all", "* | cards", pad=8)
    for layout, where in PLACES.items()
}
