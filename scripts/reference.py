"""The reference pages of the documentation, each made from what it is about.

Commands come from their own help, the API over HTTP from its description, settings and messages
from their structs, options from the games, and classes and functions from their docstrings.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import endings
import ladders
import msgspec
import quest_balance
import strengths
import typer
from wire_types import structs, type_of

import potager
from potager import cli
from potager.bots.champions import CHAMPIONS, LEVELS
from potager.bots.rating import ratings
from potager.core.game import AnyGame, options_of
from potager.core.lengths import NAME, minutes, read_lengths
from potager.table.operating.checking import INTERNAL
from potager.table.operating.configuration import Configuration
from potager.table.rooms import requests
from potager.table.settings import Settings
from potager.table.telling import messages

ROOT = Path(__file__).parents[1]
METHODS = ("get", "post", "put", "delete")
REF = re.compile(r"#/components/schemas/(\w+)")
# What programs may rely on, by page.
MODULES = {
    "potager": ("Matches and games", "core.match core.record core.verifying core.errors"),
    "rules": ("Rules of a game", "core.game core.state core.options core.verbs core.manners"),
    "drawing": ("Drawings", "core.drawing core.scene core.zones core.texts core.svg"),
    "bots": ("Bots", "bots.levels bots.champions bots.search"),
    "lab": ("The lab", "lab.api lab.envs.pettingzoo lab.envs.gymnasium lab.envs.vectors"),
    "testing": ("Testing a game", "core.conformance"),
}


def pages() -> dict[str, Callable[[], Iterator[str]]]:
    """What writes each page, by its path in the site, without `.md`."""
    return {
        "reference/commands": commands,
        "reference/settings": settings,
        "reference/options": options,
        "reference/http": http,
        "reference/messages": wire,
        "measured/ladders": ladder_tables,
        "measured/levels": strengths.page,
        "measured/endings": endings.page,
        "measured/quests": quests,
        "measured/lengths": lengths,
        "measured/speed": speed,
        **{f"reference/{name}": _module_page(*page) for name, page in MODULES.items()},
    }


def commands() -> Iterator[str]:
    """The command line, from its own help."""
    yield "# Commands\n"
    whole = typer.main.get_command(cli.app)
    yield "Each command prints its own help with `-h`.\n"
    yield (
        "Your shell can complete commands, options and names of games. "
        "`potager --install-completion` sets this up for bash, zsh, fish and PowerShell.\n"
    )
    yield "## Exit codes\n"
    yield "| code | meaning |\n|---|---|"
    for code, meaning in cli.EXIT_CODES.items():
        yield f"| {code} | {meaning[0].upper()}{meaning[1:]}. |"
    yield ""
    for name, command in sorted(whole.commands.items()):  # type: ignore[attr-defined]
        yield from _command(f"potager {name}", command)


def _command(name: str, command: Any) -> Iterator[str]:
    yield f"## {name}\n"
    yield f"{command.help or ''}\n"
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option"]
    yield f"```text\n{' '.join([name, *(one.name.upper() for one in arguments)])} [OPTIONS]\n```\n"
    if arguments or options:
        yield "| | |\n|---|---|"
    for one in arguments:
        yield f"| `{one.name.upper()}` | {_cell(one.help)} |"
    for one in options:
        names = ", ".join(f"`{word}`" for word in (*one.opts, *one.secondary_opts))
        usual = one.default not in (None, False, (), "", []) and not callable(one.default)
        default = f" Default: `{one.default}`." if usual else ""
        yield f"| {names} | {_cell(one.help)}{default} |"
    yield ""
    for inner, other in sorted(getattr(command, "commands", {}).items()):
        yield from _command(f"{name} {inner}", other)


def _cell(text: str | None) -> str:
    return (text or "").replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def http() -> Iterator[str]:
    """The API over HTTP, from its own description."""
    from potager.table.web.app import create_app

    app = create_app(Settings(database=str(ROOT / "build/docs/none.sqlite")))
    described = app.openapi_schema.to_schema()
    yield "# HTTP\n"
    yield (
        "Programs create tables, take seats and move by JSON over HTTP. A refusal has a status "
        "from 400 on, and one sentence as `problem`. Every server describes its API at "
        "`/api/openapi.json`, and shows it at `/api/docs`.\n"
    )
    sent = {one.__name__ for one in structs(messages.ServerMessage.__args__)}
    sent |= {one.__name__ for one in requests.BrowserMessage.__args__}
    named: set[str] = set()
    for path, operations in sorted(described["paths"].items()):
        for method in METHODS:
            if operation := operations.get(method):
                yield f"## {method.upper()} {path}\n"
                yield f"{operation.get('description') or operation.get('summary', '')}\n"
                parameters = operation.get("parameters", [])
                if parameters:
                    yield "| parameter | in |\n|---|---|"
                for one in parameters:
                    yield f"| `{one['name']}` | {one['in']} |"
                yield ""
                good = [one for code, one in operation["responses"].items() if code < "300"]
                for what, schema in (("Sends", operation.get("requestBody")), ("Answers", good)):
                    found = sorted(set(REF.findall(str(schema))))
                    named |= set(found)
                    if found:
                        yield f"{what}: {', '.join(_link(one, sent) for one in found)}\n"
    yield "## Types\n"
    kinds = {one.__name__: one for one in _all_structs(msgspec.Struct)}
    for one in sorted(structs(kinds[name] for name in named), key=lambda one: one.__name__):
        if one.__name__ not in sent:
            yield from _message(one, one.__name__)


def _link(name: str, sent: set[str]) -> str:
    """A link to a type, which is here or among the messages of the WebSocket."""
    anchor = next(
        (str(one.__struct_config__.tag) for one in requests.BrowserMessage.__args__
         if one.__name__ == name), name.lower(),
    )  # fmt: skip
    return f"[{name}]({'messages.md' if name in sent else ''}#{anchor})"


def _all_structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in base.__subclasses__():
        yield one
        yield from _all_structs(one)


def settings() -> Iterator[str]:
    """The settings of a server, from their structs and the comments above each field."""
    yield "# Settings\n"
    yield (
        "All settings of a server. Each has one name: `table_rate` in the file is "
        "`POTAGER_TABLE_RATE` in the environment, and some have a flag of `potager serve` as well. "
        "[Running a server](../hosting.md#settings) explains which one counts.\n"
    )
    serve = typer.main.get_command(cli.app).commands["serve"]  # type: ignore[attr-defined]
    flags = {word.strip("-").replace("-", "_") for one in serve.params for word in one.opts}
    yield "| setting | meaning | default | flag |\n|---|---|---|---|"
    for struct in (Configuration, Settings):
        for name, meaning in notes(struct).items():
            if name in INTERNAL:
                continue
            flag = next((one for one in (name, name.removesuffix("s")) if one in flags), "")
            if name == "proxies":
                flag = "proxy"
            yield (
                f"| `{name}` | {_cell(meaning)} | {_plain(getattr(Configuration(), name))} | "
                f"{f'`--{flag}`' if flag else ''} |"
            )
    yield (
        "\nTokens need at least 16 characters: letters, digits, `-`, `.`, `_` and `~`. A list is "
        "written with commas in the environment, and its flag may be repeated."
    )


def _plain(value: object) -> str:
    """A default as people read it."""
    if value in ("", ()):
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float | int) else str(value)


def notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the comments beside and above a struct's own fields say, by the field's name."""
    file = ROOT / "src" / f"{struct.__module__.replace('.', '/')}.py"
    lines = file.read_text("utf-8").splitlines()
    [found] = [
        node
        for node in ast.walk(ast.parse("\n".join(lines)))
        if isinstance(node, ast.ClassDef) and node.name == struct.__name__
    ]
    told = {}
    for field in found.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            beside = lines[(field.end_lineno or 1) - 1].partition("  # ")[2]
            above, at = "", field.lineno - 2
            while lines[at].lstrip().startswith("# "):
                above = f"{lines[at].lstrip()[2:]} {above}"
                at -= 1
            told[field.target.id] = (beside or above).strip()
    return told


def options() -> Iterator[str]:
    """The options of each game, as `potager games` describes them."""
    yield "# Options of the games\n"
    yield (
        "What can be chosen before a match. The form in the lobby offers it; commands take "
        "`-o NAME=VALUE`, and in Python it is `potager.Match.new(game, NAME=VALUE)`.\n"
    )
    for game in potager.games():
        fields, usual = options_of(game), game.resolve()
        yield f"## {game.title}\n"
        yield f"In commands: `{game.name}`. {game.tagline}\n"
        yield "| option | meaning | values | default |\n|---|---|---|---|"
        for field in fields:
            value = getattr(usual, field.name)
            if isinstance(value, tuple):
                value = ",".join(map(str, value))
            if field.kind == "file":
                value = field.files[0]
            if field.kind == "flag":
                value = "on" if value else "off"
            said = "none" if value is None else value
            yield (
                f"| `{field.name}` | {_cell(field.help)} | {_cell(cli.written(field))} | {said} |"
            )
        yield ""


def wire() -> Iterator[str]:
    """The messages of a match's WebSocket, from their structs."""
    yield "# Messages of the WebSocket\n"
    yield (
        "A page and the server exchange these messages over the WebSocket of a match, "
        "`/t/CODE/ws` for players and `/w/TOKEN/ws` for spectators. Each is a JSON object whose "
        "`type` is the name in its heading. A page sends `hello` first, and the server answers "
        "with `welcome` and an `update`.\n\n"
        "Types are written as in TypeScript. A field with a question mark may be left out; then "
        "it has its default. `Edit<T>` has only those fields of a T that have changed, and null "
        "stands for the default.\n"
    )
    groups = {
        "From the page": requests.BrowserMessage.__args__,
        "From the server": messages.ServerMessage.__args__,
    }
    shown: set[Any] = set()
    for title, union in groups.items():
        yield f"## {title}\n"
        for struct in sorted(union, key=lambda one: str(one.__struct_config__.tag)):
            shown.add(struct)
            yield from _message(struct, str(struct.__struct_config__.tag))
    yield "## Parts of messages\n"
    parts = [one for one in structs(messages.ServerMessage.__args__) if one not in shown]
    for struct in sorted(parts, key=lambda one: one.__name__):
        yield from _message(struct, struct.__name__)


def _message(struct: type[msgspec.Struct], title: str) -> Iterator[str]:
    """A struct with its fields; those of its bases have their comments there."""
    yield f"### {title}\n"
    words = (struct.__doc__ or "").strip()
    if words and not words.startswith(f"{struct.__name__}("):
        yield f"{' '.join(words.split())}\n"
    said: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base.__module__.startswith("potager"):
            said |= notes(base)
    fields = msgspec.structs.fields(struct)
    for field in fields:
        described = (getattr(one, "description", None) for one in get_args(field.type))
        said[field.name] = next(filter(None, described), said.get(field.name, ""))
    explained = any(said.get(field.name) for field in fields)
    if fields:
        yield (
            "| field | type | meaning |\n|---|---|---|"
            if explained
            else "| field | type |\n|---|---|"
        )
    for field in fields:
        optional = "" if field.required else "?"
        meaning = said.get(field.name, "")
        sentence = f"{meaning[:1].upper()}{meaning[1:].rstrip('.')}." if meaning else ""
        kind = type_of(field.type).replace("|", "\\|")
        last = f" {_cell(sentence)} |" if explained else ""
        yield f"| `{field.encode_name}{optional}` | `{kind}` |{last}"
    yield ""


def ladder_tables() -> Iterator[str]:
    """The ladders, from docs/ladders.json."""
    yield "# Measured: ladders\n"
    yield (
        "Each pair of bots plays every deal of the dice twice, with seats swapped, until it is "
        "clear which one is stronger. Shares are shares of wins, so half is even, and a question "
        "mark means that the games did not make it clear. Elo points are relative to the mean of "
        "the four bots. In a team game, the team that does better on the same deal wins.\n\n"
        "A pair stops as soon as the sequential test (5% errors, 15 Elo points) has its answer, "
        "so the share is rough where one bot is much stronger. `make ladders` plays all of this "
        "again.\n"
    )
    for entry in ladders.read().values():
        yield f"{ladders.table(entry)}\n"
    yield "## Ratings\n"
    yield (
        "People are rated against these fixed ratings of the bots. The levels were rounded from "
        "the first ladder of each game, so they may differ from the ladders above.\n"
    )
    yield f"| game | {' | '.join((*LEVELS, *CHAMPIONS))} |\n|---|{'---:|' * 8}"
    for game in potager.games():
        if not game.team:
            rated = (str(ratings(game)[step]) for step in (*LEVELS, *CHAMPIONS))
            yield f"| {game.title} | {' | '.join(rated)} |"


def quests() -> Iterator[str]:
    """How often teams of bots win each deck and quest, from docs/quest_balance.json."""
    yield "# Measured: Carrotia's quests\n"
    yield "How often teams of bots win with each deck, and how far each quest is from the mean.\n"
    yield quest_balance.page(quest_balance.kept())


def lengths() -> Iterator[str]:
    """How long matches take, from each game's lengths.toml."""
    yield "# Measured: lengths of matches\n"
    yield (
        "How often a match waits for somebody who has a choice, as a mean over matches of medium "
        "bots, and how many minutes that takes people. `python scripts/lengths.py` counts again.\n"
    )
    for game in potager.games():
        if read_lengths(game.folder / NAME):
            yield from _length_table(game)


def _length_table(game: AnyGame) -> Iterator[str]:
    found = read_lengths(game.folder / NAME)
    yield f"## {game.title}\n"
    yield f"People take about {found['seconds']} seconds for each decision, animations included.\n"
    yield f"| {' | '.join(found['by'])} | decisions | minutes |"
    yield f"|{'---|' * len(found['by'])}---:|---:|"
    for values, number in found["decisions"].items():
        given = dict(zip(found["by"], values.split(), strict=True))
        length = minutes(game, game.resolve(**given))
        yield f"| {' | '.join(given.values())} | {number} | {length} |"
    yield ""


def speed() -> Iterator[str]:
    """benchmarks/RESULTS.md, which `python -m benchmarks.results` writes."""
    text = (ROOT / "benchmarks/RESULTS.md").read_text("utf-8")
    source = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"][
        "Source"
    ]
    text = text.replace("(README.md)", f"({source}/blob/main/benchmarks/README.md)")
    yield text.replace("# Results\n", "# Measured: speed\n", 1)


def _module_page(title: str, modules: str) -> Callable[[], Iterator[str]]:
    """What writes a page about modules, from their docstrings."""

    def written() -> Iterator[str]:
        yield f"# {title}\n"
        for module in modules.split():
            name = f"potager.{module}"
            yield f"## {name}\n"
            members = "   :members:\n   :member-order: bysource"
            yield f"```{{eval-rst}}\n.. automodule:: {name}\n{members}\n```\n"

    return written
