"""Compiles Potager, and packages with games of their own, while they are installed.

This is all that the `setup.py` of such a package needs:

    from setuptools import setup
    from potager.compiling import compiling

    setup(**compiling())

It compiles the files whose first line is `# compiled by mypyc`. Compiling is optional: without a C
compiler or mypyc, or on a Potager that is not compiled itself, the sources are installed as they
are and give the same results. Everything made here stays below `build/`: an extension beside its
source would shadow later edits.

A package is linked with the compiled classes of Potager, so it fits only the build of Potager that
it was compiled for. The library's name has a fingerprint of that build. Potager's own `setup.py`
runs this file by its path, so it imports nothing of ours.
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
from typing import Any, NamedTuple

from setuptools import Distribution, Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
# Beside -O3. Python's -Wall would take half of the time, mostly to look how C is indented that
# nobody wrote; what is wrong with it by itself is still an error. Windows' compiler knows neither.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-Wno-all"]
# Only faults in the compiled files stop a build; style is for `make test`.
MYPY_OPTIONS = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
OURS = "potager"
HERE = Path(__file__).parent
LIST = runpy.run_path(str(HERE / "build.py"))
METHODS = runpy.run_path(str(HERE.parent / LIST["METHODS"]))


def compiling() -> dict[str, Any]:
    """Arguments for `setup` that compile what says so in its first line."""
    BUILD.mkdir(exist_ok=True)
    return {
        "cmdclass": {"build": BuildAfresh, "build_ext": BuildCompiled},
        "distclass": CompiledDistribution,
        "options": {"egg_info": {"egg_base": str(BUILD)}},
    }


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
        try:
            job = job_of(Path(self.build_lib))
            kept = compile_once(job)
        except (Exception, SystemExit) as problem:
            name = self.distribution.get_name()
            print(f"{name} is installed uncompiled: {problem}", file=sys.stderr)
            return
        shutil.copytree(kept, job.root, dirs_exist_ok=True)


class CompiledDistribution(Distribution):
    """Has extensions, though they are known only once they are needed."""

    def has_ext_modules(self) -> bool:
        return True


class Base(NamedTuple):
    """What a package is linked with: the compiled Potager that is installed."""

    library: str = ""
    headers: str = ""  # a hash of what the compiler was told about it
    root: Path = HERE.parent
    sources: dict[str, Path] = {}


class CompileJob(NamedTuple):
    """What is to be compiled: files below `root` by their names, for one library."""

    root: Path
    top: str  # the folder that gets the note
    sources: dict[str, Path]
    base: Base = Base()

    @property
    def hashes(self) -> dict[str, str]:
        """A hash of everything that is compiled, and of what writes methods into it."""
        methods = {} if self.base.library else {LIST["METHODS"]: self.root / LIST["METHODS"]}
        found: dict[str, str] = LIST["hashes"]({**self.sources, **methods})
        return found

    @property
    def fingerprint(self) -> str:
        """Differs whenever compiling could give something else."""
        tools = [version("mypy"), version("librt"), sys.version, platform.machine()]
        recipe = [self.hashes, self.base.library, FLAGS, MYPY_OPTIONS, tools]
        return sha256(json.dumps(recipe).encode()).hexdigest()[:16]

    @property
    def library(self) -> str:
        return f"{self.top}_{self.fingerprint}"


class Fault(Exception):
    """What mypyc found wrong with the sources."""


def job_of(root: Path) -> CompileJob:
    """What is to be compiled of the files that were copied to this folder."""
    sources: dict[str, Path] = LIST["sources"](root)
    if (root / OURS).is_dir():
        return CompileJob(root, OURS, sources)
    if not sources:
        raise Fault(f"no file begins with {LIST['MARK'].decode()!r}")
    noted = LIST["note"]()
    if not LIST["compiled"]():
        raise Fault("the Potager that is installed here is not compiled")
    names = [name for name in noted["files"] if name != LIST["METHODS"]]
    theirs = {name: Base().root / name for name in names}
    base = Base(noted["library"], noted["headers"], sources=theirs)
    return CompileJob(root, next(iter(sources)).partition("/")[0], sources, base)


def compile_once(job: CompileJob) -> Path:
    """The folder with the extensions of these sources, compiled if it is not there yet.

    If one of our games has a fault it is left out, so that the others still run compiled.
    """
    kept = BUILD / "compiled" / job.fingerprint
    if kept.is_dir():
        return kept
    try_compiler()
    try:
        extensions = translate(job)
    except Fault as fault:
        faulty = {"/".join(name.split("/")[:3]) for name in job.sources if f"{name}:" in str(fault)}
        if not faulty or not all(folder.startswith("potager/games/") for folder in faulty):
            raise
        for name in [name for name in job.sources if "/".join(name.split("/")[:3]) in faulty]:
            del job.sources[name]
        return compile_once(job)
    fresh = kept.with_suffix(".part")
    shutil.rmtree(fresh, ignore_errors=True)
    run_compiler(extensions, fresh)
    told = {"library": job.library, "needs": job.base.library, "files": job.hashes}
    told["headers"] = headers(job.library)
    (fresh / job.top / LIST["NOTE"]).write_text(json.dumps(told, indent=1), "utf-8")
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


def headers(library: str) -> str:
    """A hash of the C headers of a library: what is linked with it relies on these."""
    names = (f"__native_{library}.h", f"__native_internal_{library}.h")
    return sha256(b"".join((BUILD / "c" / name).read_bytes() for name in names)).hexdigest()


def expand(job: CompileJob) -> Path:
    """A copy of all Python files, with the methods of `@fields` written into the sources."""
    copy = (BUILD / "expanded").absolute()
    shutil.rmtree(copy, ignore_errors=True)
    tops = {name.partition("/")[0] for name in job.base.sources}
    theirs = [file for top in tops for file in (job.base.root / top).rglob("*.py")]
    for root, files in ((job.root, [*job.root.rglob("*.py")]), (job.base.root, theirs)):
        for file in files:
            to = copy / file.relative_to(root)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, to)
    sources = job.base.sources | job.sources
    for folder in sorted({file.parent for file in sources.values()}):
        texts = {
            name: file.read_text("utf-8") for name, file in sources.items() if file.parent == folder
        }
        for name, text in METHODS["expanded"](texts).items():
            (copy / name).write_text(text, "utf-8")
    return copy


def translate(job: CompileJob) -> list[Any]:
    """The sources as extensions in C.

    A package is translated together with what it is linked with, whose C is not compiled again.
    """
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions

    told = io.StringIO()
    target = str((BUILD / "c").absolute())
    copy = expand(job)
    os.environ["MYPYPATH"] = str(copy)
    options = CompilerOptions(separate=True, target_dir=target)
    # Libraries can be linked with each other, but each is optimized as if nothing came after it.
    # That is right: a class of ours that others may extend allows it by `mypyc_attr`.
    options.global_opts = True
    parts: list[tuple[list[str], str | None]] = [([*job.sources], job.library)]
    if job.base.library:
        parts.append(([*job.base.sources], job.base.library))
    try:
        # From there, so that tracebacks have the names that the files have when installed.
        with redirect_stdout(told), chdir(copy):
            paths = [*MYPY_OPTIONS, *job.base.sources, *job.sources]
            made, files, _ = mypyc_build(paths, options, separate=parts)
    except SystemExit:
        raise Fault(told.getvalue()) from None
    finally:
        print(told.getvalue())
    if job.base.library and headers(job.base.library) != job.base.headers:
        raise Fault("Potager was compiled with other versions of mypy or librt")
    setup_mypycify_vars()
    flags = [*get_cflags(opt_level="3", debug_level="0"), *FLAGS]
    (found,) = [
        build_using_shared_lib(modules, library, cfiles, needed, target, flags, [])
        for (modules, library), (cfiles, needed) in zip(made, files, strict=True)
        if library == job.library
    ]
    return list(found)
