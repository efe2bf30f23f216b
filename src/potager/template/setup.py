"""Compiles the files whose first line is `# compiled by mypyc`. Without it, nothing is compiled."""

from potager.compiling import compiling
from setuptools import setup

setup(**compiling())
