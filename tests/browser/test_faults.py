"""Closed tabs, lost networks, dead servers, stolen links: the match goes on where it was."""

from __future__ import annotations

from browser.conftest import Someone
from browser.people import LOG, Person
from playwright.sync_api import expect
from serving import Server


def test_a_reload_in_the_middle(someone: Someone) -> None:
    ada = someone().short_match(turns=8).play_on(most=4)
    ada.can_act()
    before = ada.log
    ada.page.reload()
    ada.at_table().can_act()
    ada.comes_to(lambda: ada.log[: len(before)], lambda: before)
    ada.play_on()
    assert ada.over


def test_two_tabs_of_one_seat_stay_in_step(someone: Someone) -> None:
    ada = someone().against_a_bot()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    ada.page.bring_to_front()
    ada.play_on(most=6).can_act()
    ada.comes_to(lambda: other.evaluate(LOG), lambda: ada.log)
    ada.comes_to(lambda: other.locator("#prompt-text").inner_text(), lambda: ada.prompt)


def test_the_server_is_killed_and_starts_again(someone: Someone, own_server: Server) -> None:
    ada = someone(own_server.url).short_match(turns=10).play_on(most=5)
    ada.can_act()
    own_server.kill()
    banner = ada.page.locator("#line")
    expect(banner).to_contain_text("Reconnecting")
    before, pieces = ada.log, ada.pieces
    own_server.start()
    expect(banner).to_be_hidden()
    ada.can_act()
    ada.comes_to(lambda: ada.log[: len(before)], lambda: before)
    assert ada.pieces == pieces or len(ada.log) > len(before)
    ada.play_on()
    assert ada.over
    ada.said.clear()  # a browser itself complains about a server that is gone


def test_a_lost_network_and_back(someone: Someone) -> None:
    ada = someone().short_match(turns=8).play_on(most=4)
    ada.can_act()
    ada.context.set_offline(True)
    banner = ada.page.locator("#line")
    expect(banner).to_contain_text("You are offline")
    ada.context.set_offline(False)
    expect(banner).to_be_hidden()
    ada.play_on()
    assert ada.over
    ada.said.clear()  # the browser itself complains about the lost network


def test_somebody_who_left_is_replaced_and_comes_back(someone: Someone) -> None:
    ada, ben = someone(), someone()
    _two_at_a_table(ada, ben)
    address = ben.page.url
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.locator('.player[data-seat="1"] .bot')).to_be_visible()
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Take the seat back").click()
    expect(ada.page.locator('.player[data-seat="1"] .bot')).to_be_hidden()


def test_a_stolen_link_is_refused(someone: Someone) -> None:
    ada, thief = someone(), someone()
    ada.against_a_bot()
    thief.page.goto(ada.page.url)
    expect(thief.page.locator("main")).to_contain_text("No table is waiting at")
    expect(thief.page.locator("#scene")).to_have_count(0)
    opened = thief.page.evaluate(
        """address => new Promise(told => {
          const socket = new WebSocket(address);
          socket.onopen = () => socket.send('{"type":"hello"}');
          socket.onmessage = ({ data }) => told(data);
        })""",
        ada.page.url.replace("http", "ws") + "/ws",
    )
    assert "No table is waiting at" in opened
    thief.said.clear()  # the browser notes that there is no such page


def _two_at_a_table(ada: Person, ben: Person) -> None:
    ada.set_table(seat_0="me", seat_1="friend")
    ada.begin_with(ben)
    ada.can_act()
