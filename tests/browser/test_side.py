"""What stands beside the scene, over it and in the waiting room can be read: nothing is cut off."""

from __future__ import annotations

from browser.conftest import PHONE, Someone
from browser.test_together import together
from playwright.sync_api import expect


def test_on_a_phone_a_note_stays_inside_the_window_however_far_the_players_reach(
    someone: Someone,
) -> None:
    _, ben = together(someone, "pyramid-shambo", *["bot:easy"] * 6, option_players="8")
    ben.page.evaluate(
        """async () => {
          const table = document.querySelector("script[src$='table.js']").src;
          const { note } = await import(table.replace("pages/table.js", "lib/announce.js"));
          note("Seats ".repeat(20));
        }"""
    )
    (note,) = ben.at_rest().boxes(".note")
    assert note.x >= 0
    assert note.right <= PHONE["width"]


def test_on_a_phone_the_invitation_comes_first_while_seats_are_free(someone: Someone) -> None:
    ada = someone(viewport=PHONE).set_table("carrots-and-broccoli", seat_0="me", seat_1="friend")
    invite, seats = ada.boxes(".invite", "#room-seats")
    assert invite.bottom <= seats.y
    someone().join(ada.invite, "Ben")
    expect(ada.page.locator("#room-seats")).to_contain_text("Ben")
    expect(ada.page.locator(".invite")).to_be_hidden()


def test_beside_a_timer_and_a_kid_log_and_chat_can_be_read(someone: Someone) -> None:
    ada, _ = together(
        someone, "carrots-and-broccoli", option_players="2", option_timer="1", option_kids="2"
    )
    log, last, players = ada.boxes("#log", ".player:last-child", ".players")
    assert log.height >= 2 * 38, "two lines"
    assert last.bottom <= players.bottom
    ada.page.locator("#open-chat").click()
    phrases, emotes, form = ada.boxes(".phrases", ".emotes", "#chat-form")
    assert phrases.height >= 2 * 32 + 4, "two rows"
    assert phrases.bottom <= emotes.y
    assert emotes.bottom <= form.y
