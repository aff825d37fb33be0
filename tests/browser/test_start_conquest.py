"""The second game is begun on the start page, with what goes together, and played in plain words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.pages import more_choices
from browser.serving import Server

GAME = "Conquest of Planet Earth"


def test_a_mode_says_for_how_many_it_is_and_what_goes_with_it(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    more_choices(page)
    mode = page.get_by_role("combobox", name=re.compile("^Mode"))
    seats = page.get_by_role("group", name="Seats").get_by_role("radio")
    expect(seats).to_have_count(3)
    resisting = page.get_by_role("checkbox", name=re.compile("^Active Resistance"))
    sheet = page.get_by_role("combobox", name=re.compile("^Human Tech sheet"))
    expect(sheet).to_have_count(0)
    resisting.check()
    expect(sheet).to_have_count(1)
    mode.select_option("Two teams")
    expect(seats).to_have_count(1)
    mode.select_option("Solo")
    expect(seats).to_have_count(4)
    expect(resisting).to_have_count(0)
    expect(sheet).to_have_count(1)


def test_a_solo_game_is_begun_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    more_choices(page)
    page.get_by_role("combobox", name=re.compile("^Mode")).select_option("Solo")
    page.get_by_role("group", name="Seats").get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Landing Site").first).to_be_visible()
