"""Builds Potager: copies the packages and compiles the files that `potager.build` lists.

Compiling is optional. Without a C compiler or mypyc the sources are installed as they are, give
the same results, and `potager.COMPILED` is false. Everything made here stays below `build/`:
an extension beside its source in `src/` would shadow later edits.
"""

from __future__ import annotations

import io
import json
import os
import platform
import runpy
import shutil
import sys
from contextlib import chdir, redirect_stdout
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, find_namespace_packages, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
# Beside -O3. Python's -Wall would take half of the time, mostly to look how C is indented that
# nobody wrote; what is wrong with it by itself is still an error.
FLAGS = ["-fno-semantic-interposition", "-Wno-all"]
# Only faults in the compiled files stop a build; style is for `make test`.
MYPY_OPTIONS = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
LIST = runpy.run_path("src/potager/build.py")
METHODS = runpy.run_path(f"src/{LIST['METHODS']}")


class BuildAfresh(build):
    """Starts empty, so that nothing of an earlier build gets into the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildCompiled(build_ext):
    """Compiles what was copied just before, so that extension and source always fit."""

    def run(self) -> None:
        if self.editable_mode:
            return
        root = Path(self.build_lib)
        sources: dict[str, Path] = LIST["sources"](root)
        try:
            kept = compile_once(root, sources)
        except (Exception, SystemExit) as problem:
            print(f"Potager is installed uncompiled: {problem}", file=sys.stderr)
            return
        shutil.copytree(kept, root, dirs_exist_ok=True)
        (root / LIST["NOTE"]).write_text(json.dumps(hashes(root, sources), indent=1))


class CompiledDistribution(Distribution):
    """Has extensions, though they are known only once they are needed."""

    def has_ext_modules(self) -> bool:
        return True


def compile_once(root: Path, sources: dict[str, Path]) -> Path:
    """The folder with the extensions of these sources, compiled if it is not there yet.

    A game with a fault is left out of `sources`, so that the others still run compiled.
    """
    kept = BUILD / "compiled" / fingerprint(root, sources)
    if kept.is_dir():
        return kept
    try_compiler()
    try:
        extensions = translate(root, sources)
    except Fault as fault:
        faulty = {"/".join(name.split("/")[:3]) for name in sources if f"{name}:" in str(fault)}
        if not faulty or not all(folder.startswith("potager/games/") for folder in faulty):
            raise
        for name in [name for name in sources if "/".join(name.split("/")[:3]) in faulty]:
            del sources[name]
        return compile_once(root, sources)
    fresh = kept.with_suffix(".part")
    shutil.rmtree(fresh, ignore_errors=True)
    run_compiler(extensions, fresh)
    for earlier in kept.parent.iterdir():
        if earlier != fresh:
            shutil.rmtree(earlier)
    return fresh.rename(kept)


def try_compiler() -> None:
    """Fails at once where C can't be compiled: translating the sources takes half a minute."""
    probe = BUILD / "probe"
    probe.mkdir(exist_ok=True)
    (probe / "probe.c").write_text("#include <Python.h>\n")
    run_compiler([Extension("probe", [str(probe / "probe.c")])], probe)


def run_compiler(extensions: list[Any], to: Path) -> None:
    compiler = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    compiler.build_lib, compiler.build_temp = str(to), str(BUILD / "objects")
    compiler.parallel = True  # one file holds nearly all; the many small ones need not wait for it
    compiler.ensure_finalized()
    compiler.run()


def fingerprint(root: Path, sources: dict[str, Path]) -> str:
    """Differs whenever compiling could give something else."""
    tools = [version("mypy"), version("librt"), sys.version, platform.machine()]
    recipe = [hashes(root, sources), FLAGS, MYPY_OPTIONS, tools]
    return sha256(json.dumps(recipe).encode()).hexdigest()[:16]


def hashes(root: Path, sources: dict[str, Path]) -> dict[str, str]:
    """A hash of everything that is compiled, and of what writes methods into it."""
    found: dict[str, str] = LIST["hashes"]({**sources, LIST["METHODS"]: root / LIST["METHODS"]})
    return found


def expand(root: Path, sources: dict[str, Path]) -> Path:
    """A copy of all Python files, with the methods of `@fields` written into the sources."""
    copy = (BUILD / "expanded").absolute()
    shutil.rmtree(copy, ignore_errors=True)
    for file in root.rglob("*.py"):
        to = copy / file.relative_to(root)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, to)
    folders = sorted({file.parent for file in sources.values()})
    for folder in folders:
        texts = {name: file.read_text() for name, file in sources.items() if file.parent == folder}
        for name, text in METHODS["expanded"](texts).items():
            (copy / name).write_text(text)
    return copy


class Fault(Exception):
    """What mypyc found wrong with the sources."""


def translate(root: Path, sources: dict[str, Path]) -> list[Any]:
    """The sources as extensions in C."""
    from mypyc.build import mypycify

    told = io.StringIO()
    target = str((BUILD / "c").absolute())
    copy = expand(root, sources)
    os.environ["MYPYPATH"] = str(copy)
    try:
        # From there, so that tracebacks have the names that the files have when installed.
        with redirect_stdout(told), chdir(copy):
            extensions = mypycify(
                [*MYPY_OPTIONS, *sources],
                opt_level="3",
                debug_level="0",
                group_name="potager",
                target_dir=target,
            )
    except SystemExit:
        raise Fault(told.getvalue()) from None
    finally:
        print(told.getvalue())
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


BUILD.mkdir(exist_ok=True)
setup(
    packages=[*find_namespace_packages("src", exclude=["*__pycache__"]), "connect_four"],
    package_dir={"": "src", "connect_four": "examples/connect_four"},
    cmdclass={"build": BuildAfresh, "build_ext": BuildCompiled},
    distclass=CompiledDistribution,
    options={"egg_info": {"egg_base": str(BUILD)}},
)
