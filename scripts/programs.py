"""Chromium and PostgreSQL, which the tests need and pip can't bring: installed where they may be.

`make test` does this while Potager is built. Nothing is said unless something goes wrong, and
`check.py` tells of what is missing still.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium")  # the first opens pages thrice as fast
POSTGRES = "/usr/lib/postgresql"
# Without what Debian would bring besides: printers and a desktop.
INSTALL = ("install", "-qq", "-y", "--no-install-recommends")


def missing() -> list[str]:
    """The packages of Debian that the tests would like."""
    browser = [] if shutil.which(BROWSERS[0]) else [BROWSERS[0]]
    postgres = [] if any(Path(POSTGRES).glob("*/bin/initdb")) else ["postgresql"]
    return browser + postgres


def has_browser() -> bool:
    return any(map(shutil.which, BROWSERS))


def main() -> None:
    rights = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    apt = shutil.which("apt-get")
    if not apt or (rights and not shutil.which("sudo")) or not missing():
        return

    def done(*arguments: str) -> bool:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        ran = subprocess.run(
            [*rights, apt, "-o", "Dpkg::Use-Pty=0", *arguments], env=environment, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        said.append(ran.stdout)
        return ran.returncode == 0

    said: list[str] = []
    print("Installing", " and ".join(missing()), "...", flush=True)
    if done(*INSTALL, *missing()):
        return
    done("update", "-qq")  # the lists may be old, or not there yet
    for package in missing():
        done(*INSTALL, package)
    if not has_browser():  # older systems have no package of its own for the headless shell
        done(*INSTALL, BROWSERS[1])
    if missing():
        print(*said, sep="")


if __name__ == "__main__":
    main()
