"""The files of deploy/: no engine runs in the tests, so they are read as an engine would.

`systemd-analyze verify` checks the unit where there is one; the compose file is checked for what
it may hold, and the Containerfile instruction by instruction.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
import yaml  # type: ignore[import-untyped]

import potager
from potager.table.operating.configuration import NAMES, load

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"

# systemd


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd-analyze here")
    # The unit as it is, with a command that is there.
    unit = tmp_path / "potager.service"
    text = (DEPLOY / "potager.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/potager/.venv/bin/potager", "/bin/true"))
    done = subprocess.run(
        [tool, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "potager.service" in line]
    assert not said
    wrong = tmp_path / "wrong.service"
    wrong.write_text(text.replace("RestartSec=2", "RestartSec=soon").replace("/opt/", "/none/"))
    done = subprocess.run([tool, "verify", str(wrong)], capture_output=True, text=True, check=False)
    assert "Failed to parse sec value" in done.stderr, "what is wrong is found"


def test_the_unit_stops_gently_and_may_do_little() -> None:
    unit = (DEPLOY / "potager.service").read_text("utf-8")
    found = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert found["KillSignal"] == "SIGTERM"
    assert int(found["TimeoutStopSec"]) >= 5
    assert found["DynamicUser"] == found["NoNewPrivileges"] == "yes"
    assert found["ProtectSystem"] == "strict"
    words = shlex.split(found["ExecStart"])
    assert words[1:3] == ["serve", "--config"]


def test_the_example_of_settings_is_good() -> None:
    loaded = load({}, {}, DEPLOY / "potager.toml")
    assert loaded.configuration.keep_finished == 365
    text = (DEPLOY / "potager.toml").read_text("utf-8")
    commented = re.findall(r"^# (\w+) = (\S.*?)(?:  +#.*)?$", text, re.MULTILINE)
    assert commented
    for name, value in commented:
        assert name in NAMES
        tomllib.loads(f"{name} = {value}")


# The container

INSTRUCTIONS = {
    "FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL",
    "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    """The Containerfile's instructions with their arguments, continued lines joined."""
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    joined = text.replace("\\\n", " ").splitlines()
    found = [line.split(None, 1) for line in joined if line.strip()]
    return [(word, " ".join(rest.split())) for word, rest in found]


def test_the_containerfile_has_known_instructions_in_a_good_order() -> None:
    found = instructions()
    assert {word for word, _ in found} <= INSTRUCTIONS
    assert found[0][0] == "FROM"
    stages = [rest for word, rest in found if word == "FROM"]
    for stage in stages:
        assert re.fullmatch(r"docker\.io/[\w./-]+:[\w.-]+( AS \w+)?", stage), (
            "a version, not latest"
        )
    assert len(stages) == 1
    last = found[max(n for n, (word, _) in enumerate(found) if word == "FROM") :]
    assert [rest for word, rest in last if word == "USER"] == ["potager"]
    for word, rest in last:
        if word in ("ENTRYPOINT", "CMD"):
            assert all(isinstance(one, str) for one in json.loads(rest))
        if word == "HEALTHCHECK":
            assert json.loads(rest.partition(" CMD ")[2])
            assert "/readyz" in rest


def test_what_is_copied_is_there_and_what_is_run_parses() -> None:
    for word, rest in instructions():
        if word == "COPY" and not rest.startswith("--from"):
            *sources, _ = rest.split()
            for source in sources:
                assert (ROOT / source).exists(), source
        if word == "RUN":
            for source in re.findall(r"--mount=type=bind,source=([^,]+)", rest):
                assert f"!{source}" in (ROOT / ".dockerignore").read_text(), source
            rest = re.sub(r"--mount=\S+ ", "", rest)
            done = subprocess.run(["sh", "-n", "-c", rest], capture_output=True, check=False)
            assert done.returncode == 0, rest
            if "apt-get install" in rest:
                assert "--no-install-recommends" in rest
                assert "rm -rf /var/lib/apt/lists/*" in rest
        if word == "ENV":
            for name in re.findall(r"POTAGER_(\w+)=", rest):
                assert name.lower() in NAMES


# Compose

TEXTS = {"type": "array", "items": {"type": "string"}}
SERVICE = {
    "type": "object",
    "additionalProperties": False,
    "anyOf": [{"required": ["image"]}, {"required": ["build"]}],
    "properties": {
        "image": {"type": "string", "pattern": r"^[\w./-]+:[\w.-]+$"},
        "build": {
            "type": "object",
            "additionalProperties": False,
            "properties": {"context": {"type": "string"}, "dockerfile": {"type": "string"}},
        },
        "command": TEXTS,
        "environment": {"type": "object", "additionalProperties": {"type": "string"}},
        "ports": {
            "type": "array",
            "items": {"type": "string", "pattern": r"^127\.0\.0\.1:\d+:\d+$"},
        },
        "depends_on": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "properties": {"condition": {"enum": ["service_healthy", "service_started"]}},
            },
        },
        "volumes": TEXTS,
        "tmpfs": TEXTS,
        "read_only": {"type": "boolean"},
        "cap_drop": TEXTS,
        "security_opt": TEXTS,
        "healthcheck": {
            "type": "object",
            "required": ["test"],
            "additionalProperties": False,
            "properties": {
                "test": TEXTS,
                "interval": {"type": "string", "pattern": r"^\d+s$"},
                "timeout": {"type": "string", "pattern": r"^\d+s$"},
                "retries": {"type": "integer"},
            },
        },
        "init": {"type": "boolean"},
        "stop_grace_period": {"type": "string", "pattern": r"^\d+s$"},
        "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
    },
}
COMPOSE = {
    "type": "object",
    "additionalProperties": False,
    "required": ["services"],
    "properties": {
        "name": {"type": "string"},
        "services": {"type": "object", "additionalProperties": SERVICE},
        "volumes": {"type": "object"},
    },
}


@pytest.fixture
def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_compose_file_is_good(compose: dict[str, Any]) -> None:
    jsonschema.validate(compose, COMPOSE)
    for service in compose["services"].values():
        for other in service.get("depends_on", {}):
            assert other in compose["services"]
            assert "healthcheck" in compose["services"][other]
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in compose["volumes"]


def test_the_compose_file_names_this_release_and_sets_what_there_is(
    compose: dict[str, Any],
) -> None:
    table = compose["services"]["table"]
    assert table["image"].endswith(f"/potager:{potager.__version__}")
    settings = dict(table["environment"])
    assert settings.pop("PGPASSWORD"), "no part of an address, so that it may hold any character"
    for name in settings:
        assert name.removeprefix("POTAGER_").lower() in NAMES
    assert settings["POTAGER_DATABASE"] == "postgresql://potager@database/potager"
    assert table["command"][0] == "serve"


def test_a_variable_that_is_empty_is_a_setting_left_as_it_is() -> None:
    """So compose may pass on what was not set."""
    environment = {"POTAGER_ADDRESS": "", "POTAGER_ADMIN_TOKEN": "", "POTAGER_PROXIES": ""}
    made = load({}, environment, None).configuration
    assert (made.address, made.admin_token, made.proxies) == ("", "", ())


def test_a_compose_file_that_is_wrong_is_found(compose: dict[str, Any]) -> None:
    compose["services"]["table"]["port"] = ["8000"]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(compose, COMPOSE)


# The web servers in front, as docs/hosting.md shows them


def example(language: str) -> str:
    """The one example in that language."""
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    (found,) = re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)
    return str(found)


def blocks(text: str, depth: int = 0) -> None:
    """Every bracket is closed; in nginx's language every directive ends with ; or opens a block."""
    for line in text.splitlines():
        code = line.split("#")[0].strip()
        depth += code.count("{") - code.count("}")
        assert depth >= 0, line
        assert not code or code[-1] in ";{}", line
    assert depth == 0


def test_the_example_for_nginx_is_whole_and_says_what_potager_needs() -> None:
    text = example("nginx")
    blocks(text)
    needed = {
        "proxy_http_version": "1.1", "proxy_read_timeout": "120s",
        "proxy_pass": "http://127.0.0.1:8000",
    }  # fmt: skip
    for name, value in needed.items():
        assert re.search(rf"^\s+{name} {re.escape(value)};", text, re.MULTILINE), name
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))
    assert headers == {
        "Host": "$host", "Upgrade": "$http_upgrade", "Connection": "$connection_upgrade",
        "X-Forwarded-For": "$proxy_add_x_forwarded_for", "X-Forwarded-Proto": "$scheme",
    }  # fmt: skip
    assert "ssl_certificate_key" in text
    with pytest.raises(AssertionError):
        blocks(text.replace("1.1;", "1.1"))


def test_nginx_accepts_its_example(tmp_path: Path) -> None:
    nginx, openssl = shutil.which("nginx") or "/usr/sbin/nginx", shutil.which("openssl")
    if not Path(nginx).exists() or openssl is None:
        pytest.skip("nginx and openssl are not installed here")
    key, certificate = tmp_path / "key", tmp_path / "pem"
    make = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make, *files], capture_output=True, check=True)
    text = re.sub(r"/etc/ssl/\S+\.pem", str(certificate), example("nginx"))
    text = re.sub(r"/etc/ssl/\S+\.key", str(key), text).replace("listen 443", "listen 44399")
    whole = (
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{ access_log off; {text} }}\n"
    )
    file = tmp_path / "nginx.conf"
    file.write_text(whole)
    done = subprocess.run(
        [nginx, "-t", "-q", "-c", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_example_for_caddy_is_whole() -> None:
    text = example("caddy")
    assert text.count("{") == text.count("}")
    assert "reverse_proxy 127.0.0.1:8000" in text
