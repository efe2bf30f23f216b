"""Builds Potager. What is compiled, and how, is in `src/potager/compiling.py`."""

from __future__ import annotations

import runpy

from setuptools import find_namespace_packages, setup

EXAMPLES = ("connect_four", "kalah")

setup(
    packages=[*find_namespace_packages("src", exclude=["*__pycache__"]), *EXAMPLES],
    package_dir={"": "src", **{name: f"examples/{name}" for name in EXAMPLES}},
    **runpy.run_path("src/potager/compiling.py")["compiling"](),
)
