"""What all tests share: which build they run on, and how Hypothesis looks for examples."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import potager

# A test is as strict on a busy machine as on an idle one, and the same each time.
settings.register_profile(
    "potager", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("potager")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser come last: Playwright's event loop runs on to the end of the process,
    and nothing can start another beside it.
    """
    items.sort(key=lambda item: "/browser/" in item.nodeid)


def pytest_report_header() -> str:
    return f"potager: {'compiled' if potager.COMPILED else 'uncompiled'}, {potager.__file__}"


def pytest_sessionstart() -> None:
    """`make test` says which build it means, so that a silent fallback can't pass as tested."""
    expected = os.environ.get("POTAGER_EXPECT_COMPILED")
    if expected is not None and (expected == "1") != potager.COMPILED:
        wanted, found = ("compiled", "not") if expected == "1" else ("uncompiled", "compiled")
        pytest.exit(f"These tests are for the {wanted} Potager, and this one is {found}.", 2)
