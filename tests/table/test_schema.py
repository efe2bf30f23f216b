"""Whatever fits the description of the HTTP API, or nearly does, is answered and not a fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Err
from serving import Server

from potager.core.registry import game
from potager.core.scene import Icon
from potager.core.texts import verbatim
from potager.table.telling.wire import encoder


def ask_everything(
    url: str, examples: int, tell: Callable[[str], None] = lambda _: None
) -> list[str]:
    """Ask for each operation so many times; the operations."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        assert not isinstance(found, Err), found
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        def answers(case: Any) -> None:
            response = case.call(headers={"Origin": url})
            assert response.status_code < 500, response.text

        answers()
        tried.append(operation.label)
        tell(operation.label)
    return tried


def test_no_request_makes_the_api_fail(server: Server) -> None:
    tried = ask_everything(server.url, 20)
    assert len(tried) >= 8, tried


def test_a_small_picture_is_described_as_it_is_sent(server: Server) -> None:
    described = server.browser().get("/api/openapi.json").json()["components"]["schemas"]
    word, picture = described["LogLine"]["properties"]["parts"]["items"]["oneOf"]
    assert word == {"type": "string"}
    icon = Icon(symbol="pip", label=verbatim("blue"))
    sent = json.loads(encoder(game("snail-invasion")).encode(icon))
    assert picture["type"] == "array"
    assert [one["type"] for one in picture["prefixItems"]] == ["string", "string", "array"]
    assert picture["minItems"] == picture["maxItems"] == len(sent)
    assert sent == ["pip", "blue", []]
