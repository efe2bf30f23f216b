"""Every game beside Connect Four, in random play."""

from __future__ import annotations

from benchmarks.common import Outcome, Ratio, arguments, compare, our_versions, potager_side, show

FOUR = "connect four playouts"
GAMES = (  # a title, the part of ours.py, and what it should be at least
    ("Snail Invasion!", "snail playouts", 0.33),
    ("Pyramid Shambo", "shambo playouts", None),
    ("Yes! Broccoli!, basic", "yes broccoli playouts", 0.25),
    ("Yes! Broccoli!, advanced", "advanced yes broccoli playouts", 0.1),
    ("Carrots & Broccoli", "carrots and broccoli playouts", 0.08),
    ("Carrotia", "carrotia playouts", 0.05),
)


def measure(rounds: int) -> Outcome:
    parts = [FOUR, *(part for _, part, _ in GAMES)]
    return compare(
        "The games compared with Connect Four",
        rounds,
        [lambda: potager_side(*parts)],
        dict.fromkeys(parts, "moves/s"),
        [Ratio(f"{title} / Connect Four", part, FOUR, least) for title, part, least in GAMES],
        our_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=5)
    show(measure(given.rounds), as_json=given.json)
