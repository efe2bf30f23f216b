"""Whatever fits the description of the HTTP API, or nearly does, is answered and not a fault."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Err
from serving import Server


def test_no_request_makes_the_api_fail(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        assert not isinstance(found, Err), found
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        def answers(case: Any) -> None:
            response = case.call(headers={"Origin": server.url})
            assert response.status_code < 500, response.text

        answers()
        tried.append(operation.label)
    assert len(tried) >= 8, tried
