"""Builds Potager: copies the packages and compiles the files that `potager.build` lists.

Compiling is optional. Without a C compiler or mypyc the sources are installed as they are, give
the same results, and `potager.COMPILED` is false. Everything made here stays below `build/`:
an extension beside its source in `src/` would shadow later edits.
"""

from __future__ import annotations

import json
import os
import platform
import runpy
import shutil
import sys
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, find_namespace_packages, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
ROOTS = (Path("src"), Path("examples"))
FLAGS = ["-fno-semantic-interposition"]  # beside -O3
# Only faults in the compiled files stop a build; style is for `make test`.
MYPY_OPTIONS = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
LIST = runpy.run_path("src/potager/build.py")
SOURCES: dict[str, Path] = LIST["sources"](*ROOTS)
HASHES: dict[str, str] = LIST["hashes"](SOURCES)


class BuildAfresh(build):
    """Starts empty, so that nothing of an earlier build gets into the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildCompiled(build_ext):
    """Compiles, or takes what was compiled from the same sources before."""

    def run(self) -> None:
        if self.editable_mode:
            return
        try:
            kept = compile_once()
        except (Exception, SystemExit) as problem:  # mypyc exits when a source has a fault
            print(f"Potager is installed uncompiled: {problem!r}", file=sys.stderr)
            return
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
        (Path(self.build_lib) / LIST["NOTE"]).write_text(json.dumps(HASHES, indent=1))


class CompiledDistribution(Distribution):
    """Has extensions, though they are known only once they are needed."""

    def has_ext_modules(self) -> bool:
        return True


def compile_once() -> Path:
    """The folder with the extensions of these sources, compiled if it is not there yet."""
    from mypyc.build import mypycify

    recipe = [
        HASHES,
        FLAGS,
        MYPY_OPTIONS,
        version("mypy"),
        version("librt"),
        sys.version,
        platform.machine(),
    ]
    kept = BUILD / "compiled" / sha256(json.dumps(recipe).encode()).hexdigest()[:16]
    if kept.is_dir():
        return kept
    os.environ["MYPYPATH"] = os.pathsep.join(str(root) for root in ROOTS)
    extensions = mypycify(
        [*MYPY_OPTIONS, *(str(file) for file in SOURCES.values())],
        opt_level="3",
        debug_level="0",
        group_name="potager",
        target_dir=str(BUILD / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    compiler = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    fresh = kept.with_suffix(".part")
    shutil.rmtree(fresh, ignore_errors=True)
    compiler.build_lib, compiler.build_temp = str(fresh), str(BUILD / "objects")
    compiler.ensure_finalized()
    compiler.run()
    if LIST["hashes"](SOURCES) != HASHES:
        raise RuntimeError("a source was edited during the build")
    for earlier in kept.parent.iterdir():
        if earlier != fresh:
            shutil.rmtree(earlier)
    return fresh.rename(kept)


BUILD.mkdir(exist_ok=True)
setup(
    packages=[*find_namespace_packages("src", exclude=["*__pycache__"]), "connect_four"],
    package_dir={"": "src", "connect_four": "examples/connect_four"},
    cmdclass={"build": BuildAfresh, "build_ext": BuildCompiled},
    distclass=CompiledDistribution,
    options={"egg_info": {"egg_base": str(BUILD)}},
)
