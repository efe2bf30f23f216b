"""A page that is refused for good says why, and goes on saying so: a ban, a match that is gone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from browser.conftest import Someone
from browser.people import Person
from playwright.sync_api import expect
from serving import Server

TOKEN = "a-token-of-the-operator"


def keeps_saying(person: Person, what: str) -> None:
    line = person.page.locator("#line-text")
    expect(line).to_contain_text(what)
    person.context.set_offline(True)
    person.context.set_offline(False)
    person.page.wait_for_timeout(1500)  # a page that would ask again does so after 400 ms
    expect(line).to_contain_text(what)
    expect(person.page.locator("#line")).to_be_visible()
    person.said.clear()  # the browser itself complains about the line that was closed


def test_who_is_banned_reads_why(someone: Someone, quiet_server: Server) -> None:
    quiet_server.settings["admin_token"] = TOKEN
    url = quiet_server.start().url
    ann, operator = someone(url).against_a_bot(), someone(url)
    asked = operator.context.request
    assert asked.post(f"{url}/admin/login", form={"token": TOKEN}).ok
    page = asked.get(f"{url}/admin", params={"code": ann.code}).text()
    form = {
        name: re.findall(rf'name="{name}" value="(\w+)"', page)[0] for name in ("match", "person")
    }
    assert asked.post(f"{url}/admin/ban", form={**form, "why": "shouting", "time": "hour"}).ok
    keeps_saying(ann, "Reason: shouting")


def test_who_has_a_match_that_is_deleted_reads_that_it_is_gone(
    someone: Someone, quiet_server: Server
) -> None:
    ann = someone(quiet_server.start().url).against_a_bot()
    quiet_server.stop()
    with closing(sqlite3.connect(quiet_server.database)) as db, db:
        db.execute("DELETE FROM log")
        db.execute("DELETE FROM matches")
    quiet_server.start()
    keeps_saying(ann, "No table is waiting at")
