"""The pages of the lessons, and where they are linked."""

from __future__ import annotations

import httpx
import pytest
from serving import Server

GAMES = ("snail-invasion", "carrots-and-broccoli", "carrotia", "yes-broccoli", "pyramid-shambo")


@pytest.fixture
def visitor(server: Server) -> httpx.Client:
    return server.browser()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_on_its_card_and_beside_its_rules(
    visitor: httpx.Client, game: str
) -> None:
    address = f'href="/lessons/{game}"'
    assert address in visitor.get("/").text
    assert address in visitor.get(f"/rules/{game}").text
    assert visitor.get(f"/lessons/{game}").status_code == 200
    for layout in ("wide", "phone"):
        told = visitor.get(f"/lessons/{game}/steps.json", params={"layout": layout}).json()
        assert 8 <= len(told["steps"]) <= 14


def test_a_lesson_leads_back_to_the_match_and_nowhere_else(visitor: httpx.Client) -> None:
    page = visitor.get("/lessons/carrotia", params={"back": "/t/KALE-PLUM-42"}).text
    assert page.count('href="/t/KALE-PLUM-42"') == 2
    for back in ("https://example.org", "//example.org", "/t/../new", "javascript:alert(1)"):
        page = visitor.get("/lessons/carrotia", params={"back": back}).text
        assert back not in page


def test_what_is_not_there_is_said(visitor: httpx.Client) -> None:
    assert visitor.get("/lessons/chess").status_code == 404
    assert visitor.get("/lessons/carrotia/steps.json?layout=round").status_code == 400
