"""Any position can be set up, checked, shared and played from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.files import drop
from browser.player import DIE
from browser.serving import Server

SCENARIO = """\
name: Three equal ships
edition: later-printing
seats: 2
position:
  dice: [5, 5, 5]
  seats:
    A: {ore: 3, colonies: {lem-badlands: 1}}
    B: {}
"""


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    page: Page = visit().page
    page.goto(f"{server.address}/editor")
    expect(page.get_by_role("status")).to_contain_text("can be played")
    return page


def test_a_position_is_set_up_and_played(page: Page) -> None:
    page.get_by_role("textbox", name="Unplaced dice").fill("2 2 6")
    seat = page.get_by_role("tabpanel", name="Seat A")
    seat.get_by_label("Fuel", exact=True).fill("4")
    seat.get_by_label("Lem Badlands").fill("2")
    drawn = page.get_by_role("button", name=re.compile("^Lem Badlands .* 2 colonies"))
    expect(drawn).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    expect(page.get_by_role("img", name="4 fuel, 1 ore")).to_be_visible()


def test_what_cannot_be_is_told_with_its_place(page: Page) -> None:
    page.get_by_role("textbox", name="Seat A, ships at the Lunar Mine").fill("3 3 3 3 3 3")
    expect(page.get_by_role("status")).to_contain_text("lunar-mine")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.get_by_role("textbox", name="Seat A, ships at the Lunar Mine").fill("3")
    expect(page.get_by_role("status")).to_contain_text("can be played")


def test_a_link_carries_the_position(page: Page, visit: Visit) -> None:
    page.get_by_role("tabpanel", name="Seat A").get_by_label("Ore", exact=True).fill("5")
    expect(page.get_by_role("status")).to_contain_text("can be played")
    page.get_by_role("button", name="Copy link").click()
    other = visit().page
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    ore = other.get_by_role("tabpanel", name="Seat A").get_by_label("Ore", exact=True)
    expect(ore).to_have_value("5")


def test_a_scenario_file_opens_in_the_editor(visit: Visit, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "three.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    page = visit().page
    page.goto(server.address)
    drop(page.get_by_role("region", name="Replays"), file)
    expect(page).to_have_url(re.compile("/editor"))
    expect(page.get_by_role("status")).to_contain_text("can be played")
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_value("5 5 5")
