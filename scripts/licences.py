"""Writes DEPENDENCIES.md: what is installed with Potager, and under which licences.

They are read from what is installed, which has to be all of it: `make licences` sees to that.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "DEPENDENCIES.md"
HEAD = """# Dependencies

These packages are installed with Potager. The licence is what the package's own metadata states.
`make licences` writes this page.

| package | licence | installed with |
|---|---|---|
"""
SHORT = {
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "The MIT License (MIT)": "MIT",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
}


def licence(package: Distribution) -> str:
    """As the metadata states it: an expression, else classifiers, else a text's first line."""
    told = package.metadata
    if "License-Expression" in told:
        return told["License-Expression"]
    marks = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier") or ()
        if one.startswith("License :: ") and not one.endswith(":: OSI Approved")
    ]
    if marks:
        return " or ".join(SHORT.get(one, one) for one in marks)
    return told["License"].strip().splitlines()[0] if "License" in told else "not stated"


def needed(requirements: list[str]) -> Iterator[Distribution]:
    """The packages that these requirements bring here, with those that they need in turn."""
    seen: set[tuple[str, str]] = set()
    todo = [(Requirement(one), "") for one in requirements]
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        package = distribution(requirement.name)
        for wanted in ("", *requirement.extras):
            if (requirement.name, wanted) in seen:
                continue
            seen.add((requirement.name, wanted))
            todo += [(Requirement(one), wanted) for one in package.requires or ()]
        yield package


def page() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    kinds = {"potager": project["dependencies"]}
    for extra, requirements in project["optional-dependencies"].items():
        kinds[f"potager[{extra}]"] = requirements
    rows: dict[str, str] = {}
    for kind, requirements in kinds.items():
        for package in needed(requirements):
            name = canonicalize_name(package.name)
            rows.setdefault(name, f"| {name} | {licence(package)} | `{kind}` |\n")
    return HEAD + "".join(rows[name] for name in sorted(rows))


def main() -> int:
    try:
        FILE.write_text(page(), "utf-8")
    except PackageNotFoundError as error:
        return sys.exit(f"{error.name} is not installed: run `make licences`.")
    print(f"{FILE.name} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
