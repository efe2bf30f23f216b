"""Compiles the files whose first line is `# compiled by mypyc`. Without this file nothing is."""

from potager.compiling import compiling
from setuptools import setup

setup(**compiling())
