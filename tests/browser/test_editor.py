"""Any position can be set up, checked, shared and played from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.editor import choose, seat, unfold, verdict
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
---
name: A raid
seats: 2
position:
  dice: [2]
  seats:
    A: {docked: {raiders-outpost: [3, 4, 5]}}
    B: {fuel: 3, ore: 1}
  pending: [{asks: raid, taken: 1}]
"""


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    page: Page = visit().page
    page.goto(f"{server.address}/editor")
    expect(verdict(page)).to_contain_text("can be played")
    return page


def test_a_position_is_set_up_and_played(page: Page) -> None:
    page.get_by_role("textbox", name="Unplaced dice").fill("226")
    ada = seat(page, "A")
    ada.get_by_label("Fuel", exact=True).fill("4")
    ada.get_by_label("Lem Badlands").fill("2")
    drawn = page.get_by_role("button", name=re.compile("^Lem Badlands .* 2 colonies"))
    expect(drawn).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    expect(page.get_by_role("img", name="4 fuel, 1 ore")).to_be_visible()


def test_what_cannot_be_is_told_at_its_field(page: Page) -> None:
    mine = page.get_by_role("textbox", name="Seat B, ships at the Lunar Mine")
    seat(page, "B")
    mine.fill("3 3 3 3 3 3")
    expect(verdict(page)).to_contain_text("Seat B, ships at the Lunar Mine: ")
    expect(mine).to_have_attribute("aria-invalid", "true")
    expect(mine).to_have_accessible_description(re.compile("4 ports open"))
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    seat(page, "A")
    page.get_by_role("button", name="Show it").click()
    expect(mine).to_be_focused()
    mine.fill("3")
    expect(verdict(page)).to_contain_text("can be played")
    expect(mine).not_to_have_attribute("aria-invalid", "true")


def test_a_folded_part_opens_where_something_is_wrong(page: Page) -> None:
    unfold(page, "Guests on the Colonist Hub")
    page.get_by_role("button", name="Add a guest").click()
    expect(page.get_by_role("spinbutton", name="It shows")).to_have_accessible_description(
        "B has no 1 docked at Colonist Hub."
    )
    seat(page, "B").get_by_role("textbox", name="ships at the Colonist Hub").fill("1")
    expect(verdict(page)).to_contain_text("can be played")


DECISIONS: list[tuple[str, str, dict[str, str]]] = [
    ("The roll: all ships are gathered", "", {}),
    ("Where a colony lands", "2", {}),
    ("What a raid takes", "2", {"Taken so far": "1"}),
    ("Where a ship that was picked up docks", "2 3", {"Shows": "3"}),
    ("Ships to roll again", "2 3", {"Picked so far": "4"}),
    ("A new roll of some ships", "2", {"How many ships": "2"}),
    ("Cards for the display", "2", {"How many": "2"}),
    ("Who is player one", "", {}),
    ("The cards of the set-up", "", {"Dealt so far": "2"}),
]


def test_every_decision_has_a_form(page: Page) -> None:
    for asked, dice, fields in DECISIONS:
        page.get_by_role("textbox", name="Unplaced dice").fill(dice)
        choose(page, "What is asked", asked)
        for label, value in fields.items():
            page.get_by_label(label, exact=True).fill(value)
        for card in (3, 2):  # what is to be drawn leaves a gap
            choose(page, f"Card {card} on display", "none")
        expect(verdict(page)).to_contain_text("can be played")
        page.reload()  # the address carries it all
        expect(verdict(page)).to_contain_text("can be played")
        chosen = page.get_by_role("combobox", name="What is asked").locator("option:checked")
        expect(chosen).to_have_text(asked)


def test_colonies_and_fields_are_set_on_the_planet(page: Page) -> None:
    lem = page.get_by_role("button", name=re.compile("^Lem Badlands "))
    page.get_by_role("button", name="Land a colony of seat B").click()
    lem.click()
    expect(lem).to_have_accessible_name(re.compile("1 colony"))
    lem.press("Enter")
    expect(lem).to_have_accessible_name(re.compile("2 colonies"))
    expect(seat(page, "B").get_by_label("Lem Badlands")).to_have_value("2")
    page.get_by_role("button", name="Place the Repulsor Field").click()
    lem.click()
    expect(lem).to_have_accessible_name(re.compile("Repulsor Field lies here"))
    page.get_by_role("button", name="Take away a colony of seat B").click()
    lem.click()
    expect(lem).to_have_accessible_name(re.compile("1 colony"))


def test_a_link_carries_the_position(page: Page, visit: Visit) -> None:
    seat(page, "A").get_by_label("Ore", exact=True).fill("5")
    copy = page.get_by_role("button", name="Copy link")
    copy.click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    other = visit().page
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(seat(other, "A").get_by_label("Ore", exact=True)).to_have_value("5")


def test_a_scenario_file_opens_in_the_editor(visit: Visit, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    page = visit().page
    page.goto(server.address)
    drop(page.get_by_role("region", name="Replays"), file)
    expect(page).to_have_url(re.compile("/editor"))
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_value("5 5 5")
    choose(page, "Scenario", "A raid")
    expect(page.get_by_label("Taken so far")).to_have_value("1")
    expect(verdict(page)).to_contain_text("can be played")


def test_a_position_is_saved_and_dropped_on_the_editor(page: Page, tmp_path: Path) -> None:
    page.get_by_role("textbox", name="Unplaced dice").fill("1 2 6")
    seat(page, "C").get_by_label("Pohl Foothills").fill("3")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a scenario").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_value("3 4 4")
    drop(page.get_by_role("region", name="Scenario files"), file)
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_value("1 2 6")
    expect(seat(page, "C").get_by_label("Pohl Foothills")).to_have_value("3")
    expect(verdict(page)).to_contain_text("can be played")


def test_a_file_that_is_no_scenario_gets_a_sentence(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("name: Odd\npositon: {}\n", encoding="utf-8")
    visitor = visit()
    visitor.page.goto(f"{server.address}/editor")
    drop(visitor.page.get_by_role("region", name="Scenario files"), file)
    expect(visitor.page.get_by_role("alert")).to_contain_text("odd.yaml could not be opened")
    assert [said for said in visitor.complaints if "422" not in said] == []
    visitor.complaints.clear()  # Chromium itself notes the server's refusal in the console
