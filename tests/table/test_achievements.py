"""What a finished match has achieved for somebody, from the matches that are stored."""

from __future__ import annotations

from msgspec.structs import replace
from serving import Server
from table.test_shelf import ANN, BOB, EASY, HARD, ended, finished

from potager.table.store.base import Listed
from potager.table.store.kept import Place
from potager.table.web.achievements import achieved


def match(number: int, one: Listed, **sheet: object) -> Listed:
    setup = replace(one.setup, id=str(number))
    return Listed(setup=setup, sheet=replace(one.sheet, **sheet), at=float(number))


def said(*matches: Listed) -> list[str]:
    """About the last of them."""
    return list(achieved(matches[::-1], matches[-1].setup.id, "ann"))


def test_first_wins_and_rows_of_wins() -> None:
    lost, won = ended((-1, 1), ANN, EASY), ended((1, -1), ANN, EASY)
    hard, bob = ended((1, -1), ANN, HARD), ended((1, -1), ANN, BOB)
    assert said(match(1, lost)) == []
    assert said(match(1, lost), match(2, won)) == ["Your first win in this game against easy bots."]
    assert said(match(1, won), match(2, won)) == []
    assert said(match(1, won), match(2, won), match(3, hard)) == [
        "Your first win in this game against hard bots.", "3 wins in a row.",
    ]  # fmt: skip
    assert said(match(1, bob)) == ["Your first win in this game."]
    assert said(match(1, won), match(2, bob)) == []
    helped = match(2, hard, helped=True)
    assert said(match(1, won), helped) == [], "hints don't count"
    assert said(helped, match(3, hard)) == ["Your first win in this game against hard bots."]


def test_best_results_are_those_with_the_same_options() -> None:
    def meal(number: int, mine: int, **options: int) -> Listed:
        table = ended((-1, 1), ANN, Place(bot="medium", name="Bot"), game="yes-broccoli")
        one = match(number, table, points=(mine, 90))
        return replace(one, setup=replace(one.setup, options=options))

    best = "Your best score so far: 80 points, up from 70."
    assert said(meal(1, 70), meal(2, 60), meal(3, 80)) == [best]
    assert said(meal(1, 70), meal(2, 60)) == []
    assert said(meal(1, 70), meal(2, 80, players=5)) == [], "not comparable"


def test_only_its_players_are_told(server: Server) -> None:
    table = finished(server)
    assert table.browser.get(f"/api/tables/{table.code}/achieved").json() == {}
    assert server.browser().get(f"/api/tables/{table.code}/achieved").status_code == 404
