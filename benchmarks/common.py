"""What the benchmarks share: their environment, rounds that alternate, and how figures are told.

Every comparison is of figures taken in one run, by turns: one round measures each side in a fresh
process, and the median of the rounds' ratios counts. So a busy machine disturbs both sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
Figures = dict[str, float]


@dataclass(frozen=True)
class Ratio:
    """One comparison: a figure by another, and what it should be."""

    title: str
    of: str
    by: str
    target: float | None = None  # at least
    rounds: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return median(self.rounds)

    @property
    def holds(self) -> bool | None:
        return None if self.target is None else self.value >= self.target


@dataclass
class Outcome:
    """What a benchmark found: figures with their unit, ratios, and how it was run."""

    name: str
    figures: dict[str, tuple[float, str]]
    ratios: list[Ratio]
    rounds: int
    versions: dict[str, str]
    date: str = field(default_factory=lambda: f"{datetime.now(UTC):%Y-%m-%d}")

    def as_json(self) -> dict[str, Any]:
        return {
            "benchmark": self.name,
            "date": self.date,
            "rounds": self.rounds,
            "machine": machine(),
            "versions": self.versions,
            "figures": {name: value for name, (value, _) in self.figures.items()},
            "ratios": {
                ratio.title: {"value": ratio.value, "target": ratio.target, "holds": ratio.holds}
                for ratio in self.ratios
            },
        }


def compare(
    name: str,
    rounds: int,
    sides: list[Callable[[], Figures]],
    units: dict[str, str],
    ratios: list[Ratio],
    versions: dict[str, str],
) -> Outcome:
    """Let the sides measure by turns, round after round."""
    taken: list[Figures] = []
    for number in range(rounds):
        print(f"{name}: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        figures: Figures = {}
        for side in sides:
            figures.update(side())
        taken.append(figures)
        for ratio in ratios:
            ratio.rounds.append(figures[ratio.of] / figures[ratio.by])
    figures = {key: median(each[key] for each in taken) for key in taken[0]}
    return Outcome(
        name, {key: (figures[key], units[key]) for key in units}, ratios, rounds, versions
    )


def potager_side(
    *parts: str, compiled: bool = True, prefix: str = "", site: Path | None = None
) -> Figures:
    """Figures of `ours.py` in a process of its own, as this Python, or a folder, has it installed.

    Uncompiled, the same Python runs the sources as they lie in the repository.
    """
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if site is not None:
        environment["PYTHONPATH"] = str(site)
    if not compiled:
        environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    found = _figures([sys.executable, str(HERE / "ours.py"), *parts], environment)
    if bool(found.pop("compiled")) != compiled:
        wanted = "a compiled Potager: run make setup" if compiled else "the plain sources"
        sys.exit(f"This benchmark needs {wanted}.")
    return {prefix + name: value for name, value in found.items()}


def others_side(*parts: str) -> Figures:
    """Figures of `theirs.py`, in the environment of what Potager is compared with."""
    return _figures([str(others_python()), str(HERE / "theirs.py"), *parts], dict(os.environ))


def others_python() -> Path:
    """The Python of `benchmarks/.venv`, which is made when it is first needed."""
    python = HERE / ".venv/bin/python"
    wanted = HERE / "requirements.txt"
    stamp = HERE / ".venv/made-from.txt"
    if not stamp.exists() or stamp.read_text() != wanted.read_text():
        print("Making benchmarks/.venv ...", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", HERE / ".venv"], check=True)
        install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r"]
        subprocess.run([python, *install, wanted], check=True)
        stamp.write_text(wanted.read_text())
    return python


def others_versions() -> dict[str, str]:
    script = "from importlib.metadata import version; import sys; print(version(sys.argv[1]))"
    return {
        name: subprocess.check_output([others_python(), "-c", script, name], text=True).strip()
        for name in ("open_spiel", "pettingzoo")
    }


def our_versions() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "mypy": version("mypy"),
        "librt": version("librt"),
        "potager": version("potager"),
    }


def machine() -> str:
    """The machine in plain words."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores, {model}, {platform.system()}"


def arguments(description: str, rounds: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=rounds, help="how often each side measures")
    return parser.parse_args()


def show(outcome: Outcome, *, as_json: bool) -> None:
    """Tell what was found, as a table or as JSON."""
    if as_json:
        print(json.dumps(outcome.as_json(), indent=1))
        return
    from rich.console import Console
    from rich.table import Table

    figures = Table("figure", "median", "", title=outcome.name, title_justify="left")
    for name, (value, unit) in outcome.figures.items():
        figures.add_row(name, number(value), unit)
    ratios = Table("ratio", "median", "lowest", "highest", "target", "")
    for ratio in outcome.ratios:
        ratios.add_row(
            ratio.title,
            f"{ratio.value:.2f}",
            f"{min(ratio.rounds):.2f}",
            f"{max(ratio.rounds):.2f}",
            "" if ratio.target is None else f"{ratio.target:g}",
            {None: "", True: "holds", False: "[bold red]missed"}[ratio.holds],
        )
    console = Console()
    console.print(figures)
    console.print(ratios)


def number(value: float) -> str:
    """Three digits that count: 24,300,000 or 45.2."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def _figures(command: list[str], environment: dict[str, str]) -> Figures:
    output = subprocess.check_output(command, env=environment, text=True)
    found: Figures = json.loads(output)
    return found
