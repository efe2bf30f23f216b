"""Builds Potager. What is compiled, and how, is in `src/potager/compiling.py`."""

from __future__ import annotations

import runpy

from setuptools import find_namespace_packages, setup

setup(
    packages=[*find_namespace_packages("src", exclude=["*__pycache__"]), "connect_four"],
    package_dir={"": "src", "connect_four": "examples/connect_four"},
    **runpy.run_path("src/potager/compiling.py")["compiling"](),
)
