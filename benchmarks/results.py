"""Run every benchmark and write RESULTS.md; --quick prints one round of each instead."""

from __future__ import annotations

import argparse
import os
import sys

from benchmarks import cluster, compiled, games, openspiel, startup
from benchmarks.common import HERE, Outcome, machine, number

BENCHMARKS = (
    ("openspiel", openspiel.measure, 7),
    ("compiled", compiled.measure, 5),
    ("games", games.measure, 5),
    ("startup", startup.measure, 41),
    ("cluster", cluster.measure, 3),
)

BEFORE = "\n## Before and after"


def page(outcomes: dict[str, Outcome], load: float) -> str:
    """The results as Markdown."""
    lines = [
        "# Results",
        "",
        "Written by `make results`.",
        "The [README](README.md) explains what is measured, and how.",
        "",
        f"Machine: {machine()}. The load average at the start was {load:.1f}.",
    ]
    for module, outcome in outcomes.items():
        versions = ", ".join(f"{name} {version}" for name, version in outcome.versions.items())
        lines += [
            "",
            f"## {outcome.name}",
            "",
            f"`.venv/bin/python -m benchmarks.{module}`, {outcome.date}, {outcome.rounds} rounds. "
            f"{versions}.",
            "",
            "| figure | median | |",
            "|---|---:|---|",
        ]
        lines += [
            f"| {name} | {number(value)} | {unit} |"
            for name, (value, unit) in outcome.figures.items()
        ]
        lines += [
            "",
            "| ratio | median | lowest to highest | at least | |",
            "|---|---:|---|---:|---|",
        ]
        for ratio in outcome.ratios:
            target = "" if ratio.target is None else f"{ratio.target:g}"
            verdict = {None: "", True: "holds", False: "**missed**"}[ratio.holds]
            spread = f"{min(ratio.rounds):.2f} to {max(ratio.rounds):.2f}"
            lines.append(f"| {ratio.title} | {ratio.value:.2f} | {spread} | {target} | {verdict} |")
    return "\n".join(lines) + "\n"


def kept(text: str) -> str:
    """What a page tells of builds that are no more."""
    return text[text.index(BEFORE) :] if BEFORE in text else ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="to see whether they work")
    quick = parser.parse_args().quick
    load = os.getloadavg()[0]
    file = HERE / "RESULTS.md"
    found = {module: measure(1 if quick else rounds) for module, measure, rounds in BENCHMARKS}
    if quick:
        print(page(found, load))
        sys.exit(0)
    file.write_text(page(found, load) + kept(file.read_text()))
    missed = [
        ratio.title for each in found.values() for ratio in each.ratios if ratio.holds is False
    ]
    sys.exit(f"Missed: {'; '.join(missed)}." if missed else 0)
