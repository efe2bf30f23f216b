"""All checks of `make test`, with one table at the end.

A failed check does not stop the others, so that one run tells everything. The tests run on the
compiled build that is installed; those of the rules run again on the sources, uncompiled. What
needs nothing but a processor runs beside the tests that wait for servers, and gives way to them.
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

from programs import has_browser, missing

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
TYPED = ["src", "examples", "tests", "benchmarks", "scripts", "setup.py"]
RULES = ["tests/core", "tests/games", "tests/examples"]
TYPESCRIPT = "6.0.3"  # the checker of the browser's types, kept in build/
BROWSER = "tests/browser"
SERVED = (BROWSER, "tests/table", "tests/faults", "tests/lab")  # with servers, or many processes
TRIES = 3
PYTEST = (sys.executable, "-m", "pytest", "-q")
OK, FAILED = "ok", "failed"
Check = Callable[[], str]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False)
    return OK if done.returncode == 0 else FAILED


def run_beside(*command: str, **environment: str) -> str:
    """The same with what is left of the processors; what it says comes in one piece."""
    gives_way = ["nice", "-n", "19"] if shutil.which("nice") else []
    done = subprocess.run(
        [*gives_way, *command], cwd=ROOT, env=os.environ | environment, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    print(done.stdout, end="", flush=True)
    return OK if done.returncode == 0 else FAILED


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
    """The browser's modules, parsed by node, and the tests of those that need no page."""
    node = shutil.which("node")
    if node is None:
        return "skipped: there is no node here"
    for file in (file for root in ("src", "tests") for file in (ROOT / root).rglob("*.js")):
        if run_beside(node, "--check", str(file)) == FAILED:
            print(f"{file.relative_to(ROOT)} is no valid module.")
            return FAILED
    return run_beside(node, "--test", "--test-reporter=dot", "tests/js/")


def browser_types() -> str:
    """The browser's modules, checked by TypeScript; wire.js tells it what the server sends."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "skipped: there is no npm here"
    kept = ROOT / "build/npm"
    package = kept / "node_modules/typescript"
    manifest = package / "package.json"
    if not manifest.exists() or json.loads(manifest.read_text())["version"] != TYPESCRIPT:
        kept.mkdir(parents=True, exist_ok=True)
        quietly = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        name = f"typescript@{TYPESCRIPT}"
        if run_beside(npm, "install", *quietly, "--prefix", str(kept), name) == FAILED:
            print(f"npm could not install {name}.")
            return FAILED
    return run_beside(node, str(package / "bin/tsc"), "--project", "tsconfig.json")


def programs() -> str:
    if not has_browser():
        print("The browser tests need Chromium: install your system's package `chromium`.")
        return FAILED
    return f"without {' and '.join(missing())}" if missing() else OK


def tests() -> str:
    """All but those with a browser, whose processes can do nothing else."""
    return with_patience("-n", "4", f"--ignore={BROWSER}")  # many wait for servers


def browser() -> str:
    return with_patience("-n", "3", BROWSER)


def with_patience(*which: str) -> str:
    """What fails with a server or a browser alone is tried again by itself, twice at most, and
    said so: browser, server and bots on two busy cores miss a wait now and then.
    """
    build = {"POTAGER_EXPECT_COMPILED": "1"}
    outcome, failed = noted("--dist", "worksteal", *which, **build)
    first, tries = failed, 1
    while tries < TRIES and failed and all(name.startswith(SERVED) for name in failed):
        print(f"Again, by themselves: {', '.join(failed)}", flush=True)
        outcome, failed = noted(*failed, **build)
        tries += 1
    if tries == 1:
        return outcome
    names = ", ".join(name.rpartition("::")[2] for name in first)
    return f"{outcome}; tried {tries} times: {names}"


def noted(*arguments: str, **environment: str) -> tuple[str, list[str]]:
    """How tests went, and which failed."""
    outcome = pytest("--cache-clear", *arguments, **environment)
    note = ROOT / ".pytest_cache/v/cache/lastfailed"
    return outcome, list(json.loads(note.read_text())) if note.exists() else []


def pytest(*arguments: str, **environment: str) -> str:
    return run(*PYTEST, *arguments, **environment)


def uncompiled() -> str:
    present = [folder for folder in RULES if (ROOT / folder).is_dir()]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    build = {"PYTHONPATH": paths, "POTAGER_EXPECT_COMPILED": "0"}
    return run_beside(*PYTEST, "-p", "no:cacheprovider", *present, **build)


BESIDE: dict[str, Check] = {
    "locks": locks,
    "ruff check": style,
    "ruff format": layout,
    "mypy --strict": types,
    "JavaScript": scripts,
    "tsc --strict": browser_types,
    "rules (uncompiled)": uncompiled,
}
CHECKS: dict[str, Check] = {
    "programs": programs,
    "tests (compiled)": tests,
    "in the browser": browser,
}


def done(name: str, check: Check) -> tuple[str, str, float]:
    """A row of the table."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    return name, check(), time.monotonic() - start


def main() -> int:
    # Shells let what they run in the background ignore Ctrl-C, and tests press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    start = time.monotonic()
    beside = ThreadPoolExecutor(1)
    try:
        others = [beside.submit(done, name, check) for name, check in BESIDE.items()]
        tested = [done(name, check) for name, check in CHECKS.items()]
        table = [*(one.result() for one in others), *tested]
    finally:
        beside.shutdown(cancel_futures=True)
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
