"""Builds Potager. What is compiled, and how, is in `src/potager/compiling.py`."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

from setuptools import find_namespace_packages, setup


def readme() -> str:
    """README.md as it is read elsewhere: links and pictures with whole addresses."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    home = f"{project['urls']['Source']}/{{}}/v{project['version']}/"
    text = Path("README.md").read_text("utf-8")
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:|#)", rf"\1{home.format('raw')}", text)
    text = re.sub(r"(<img src=\")(?!https?:)", rf"\1{home.format('raw')}", text)
    return re.sub(r"(?<!!)(\[[^]!]*\]\()(?!https?:|#)", rf"\1{home.format('blob')}", text)


setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    packages=find_namespace_packages("src", exclude=["*__pycache__"]),
    package_dir={"": "src"},
    **runpy.run_path("src/potager/compiling.py")["compiling"](),
)
