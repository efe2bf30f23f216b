"""What home says about today: the puzzle, the daily quest, and how far somebody has got."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from serving import Server
from table.rooms import StillStore
from table.test_daily import at_table, ends, tries

from potager.core.registry import game as find_game
from potager.table.rooms.hub import Hub
from potager.table.rooms.puzzles import today
from potager.table.store.answers import PuzzleAnswer, keep_answer
from potager.table.web import today as today_page
from potager.table.web.today import TodayCard, today_cards


async def cards(hub: Hub, person: str) -> list[TodayCard]:
    """As they are for somebody; the puzzle comes first."""
    puzzle, quest = await today_cards(hub, person)
    assert (puzzle.url, quest.url) == ("/puzzle", "/daily/carrotia")
    assert puzzle.says.startswith(find_game(puzzle.game).title)
    return [puzzle, quest]


def test_home_tells_how_far_somebody_is_with_the_puzzle(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        day = today(hub)
        (puzzle, _) = await cards(hub, "ann")
        assert puzzle.facts == ("3 tries left",)
        for back in (1, 0):
            solved = PuzzleAnswer((4, 7), "solved", in_time=True)
            on = (day - timedelta(back)).isoformat()
            await keep_answer(hub.store, "ann", on, PuzzleAnswer(), solved)
        (puzzle, _) = await cards(hub, "ann")
        assert puzzle.facts == ("Solved on the second try", "2 days in a row")
        (puzzle, _) = await cards(hub, "")
        assert puzzle.facts == ("3 tries left",)

    at_table(tmp_path, work)


def test_home_tells_who_leads_the_daily_quest(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        (_, quest) = await cards(hub, "ann")
        assert (quest.says, quest.facts) == ("Be the first today", ("Play",))
        begun = await tries(hub, "ann")
        (_, quest) = await cards(hub, "ann")
        assert quest.facts == ("Go on",)
        await ends(begun)
        (_, quest) = await cards(hub, "ann")
        points = begun.moment.sheet.points[0]
        carrots = f"{points} carrot{'' if points == 1 else 's'}"
        assert quest.says == f"Best so far: {carrots}"
        assert quest.facts == (f"Yours: {carrots}, place 1 of 1",)
        (_, quest) = await cards(hub, "bob")
        assert quest.facts == ("Play",)

    at_table(tmp_path, work)


def test_a_long_list_is_kept_for_ten_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(today_page, "MANY", 1)

    async def work(hub: Hub) -> None:
        assert isinstance(hub.store, StillStore)
        await ends(await tries(hub, "ann"))
        (_, quest) = await cards(hub, "ann")
        assert "place 1 of 1" in quest.facts[0]
        await ends(await tries(hub, "bob"))
        (_, quest) = await cards(hub, "bob")
        assert quest.facts == ("You have played it today",)
        hub.store.time += today_page.KEPT_S
        (_, quest) = await cards(hub, "bob")
        assert "place 1 of 2" in quest.facts[0]

    at_table(tmp_path, work)


def test_both_are_on_the_home_page(server: Server) -> None:
    home = server.browser().get("/").text
    assert "Puzzle of the day" in home
    assert 'href="/puzzle"' in home
    assert home.index("Puzzle of the day") < home.index("Play with friends")
