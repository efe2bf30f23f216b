"""How a server is set up: by flags, by the environment, and by a file.

A flag overrides the environment, and the environment overrides the file. Each setting has one name:
`table_rate` in the file is `POTAGER_TABLE_RATE` in the environment. Some have a flag as well.
"""

from __future__ import annotations

import difflib
import os
import re
import socket
import tomllib
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta

from potager.bots.levels import maker
from potager.core.errors import PotagerError
from potager.core.registry import games
from potager.table.settings import VARIABLE, Settings

FILE_VARIABLE = "POTAGER_CONFIG"
SHORTEST_TOKEN = 16
LISTS = ("proxies", "bots")
SECRETS = ("admin_token", "invite_token", "metrics_token")


class Configuration(Settings, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a table, and where it is served."""

    # The network address to listen on.
    host: str = "127.0.0.1"
    # The port to listen on.
    port: Annotated[int, Meta(ge=1, le=65_535)] = 8000
    # Processes that share the work.
    workers: Annotated[int, Meta(ge=1)] = 1


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """A configuration, and where each setting comes from."""

    configuration: Configuration
    sources: dict[str, str]  # for each setting that is not left as it is
    file: Path | None = None
    unknown: tuple[str, ...] = ()  # variables of the environment that mean nothing


NAMES = Configuration.__struct_fields__
TYPES = get_type_hints(Configuration, include_extras=True)


def load(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Loaded:
    """Put it together. Flags that were not given are none.

    Raises an error that says in one sentence what is wrong.
    """
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    given = [*_of_file(named), *_of_environment(environment), *_of_flags(flags)]
    for source, name, value in given:  # the last one counts
        values[name] = _value(source, name, value)
        sources[name] = source
    made = Configuration(**values)
    check(made)
    variables = {"POTAGER_" + name.upper() for name in NAMES} | {VARIABLE, FILE_VARIABLE}
    unknown = sorted(
        name for name in environment if name.startswith("POTAGER_") and name not in variables
    )
    return Loaded(configuration=made, sources=sources, file=named, unknown=tuple(unknown))


def _of_file(file: Path | None) -> Iterator[tuple[str, str, Any]]:
    if file is None:
        return
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise PotagerError(f"{file} can't be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PotagerError(f"{file} is not a TOML file: {error}.") from None
    for name, value in found.items():
        yield str(file), name, value


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str, Any]]:
    try:
        further = msgspec.json.decode(environment.get(VARIABLE, "{}"), type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise PotagerError(f"{VARIABLE} is not a JSON object: {error}.") from None
    for name, value in further.items():
        yield VARIABLE, name, value
    for name in NAMES:
        variable = "POTAGER_" + name.upper()
        if variable in environment:
            text = environment[variable]
            listed = [one.strip() for one in text.split(",") if one.strip()]
            yield variable, name, listed if name in LISTS else text


def _of_flags(flags: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for name, value in flags.items():
        if value is not None:
            yield f"--{name.replace('_', '-')}", name, value


def _value(source: str, name: str, value: Any) -> Any:
    if name not in NAMES:
        near = difflib.get_close_matches(name, NAMES, 1)
        hint = f"Did you mean {near[0]}?" if near else "`potager serve --check` lists them all."
        raise PotagerError(f"{source}: there is no setting {name}. {hint}")
    try:  # a variable is a text, whatever it means
        return msgspec.convert(value, TYPES[name], strict=not source.startswith("POTAGER_"))
    except msgspec.ValidationError as error:
        said = "that" if name in SECRETS else repr(value)
        why = str(error).replace("`", "")
        raise PotagerError(
            f"{source}: {name} can't be {said}: {why[:1].lower()}{why[1:]}."
        ) from None


def check(settings: Settings) -> None:
    """Refuse settings that contradict each other or mean nothing."""
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise PotagerError(
                f"{proxy} is not a proxy's address. Use one like 127.0.0.1 or 10.0.0.0/8."
            ) from None
    for bot in settings.bots:
        maker(bot, games()[0])
    for name in SECRETS:
        token = getattr(settings, name)
        if token and (len(token) < SHORTEST_TOKEN or not re.fullmatch(r"[\w.~-]+", token, re.A)):
            raise PotagerError(
                f"{name} must have at least {SHORTEST_TOKEN} characters: letters, digits, - . _ ~ "
                "and nothing else. Then nobody can guess it, and it fits in links."
            )
    if settings.creators == "invited" and not settings.invite_token:
        raise PotagerError(
            "If only invited people create tables, set an invite_token for their link."
        )
    if settings.address and not re.fullmatch(r"https?://[^/\s]+", settings.address):
        raise PotagerError(
            f"{settings.address} is not an address for a browser. Use one like https://play.example.org."
        )
    several = isinstance(settings, Configuration) and settings.workers > 1
    if several and not hasattr(socket, "AF_UNIX"):
        raise PotagerError("Several workers are not possible on this system. Leave out workers.")


def shown(name: str, value: object) -> str:
    """A setting as it may be printed: without passwords.

    >>> shown("database", "postgresql://ann:secret@db/potager"), shown("admin_token", "x" * 20)
    ('postgresql://ann:…@db/potager', '(set)')
    """
    if name in SECRETS:
        return "(set)" if value else "(not set)"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "(none)"
    text = re.sub(r"(?<=://)([^/@:]*):[^@]*@", r"\1:…@", str(value))
    text = re.sub(r"(password=)[^&\s]*", r"\1…", text)
    return text or "(not set)"


def from_here(flags: Mapping[str, Any], file: Path | None = None) -> Loaded:
    """The configuration of a command that runs here."""
    return load(flags, os.environ, file)
