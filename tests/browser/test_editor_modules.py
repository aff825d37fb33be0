"""Positions of any module, and of five and six seats, are set up, changed, saved and played from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.editor import choose, seat, unfold, verdict
from browser.files import drop
from browser.serving import Server

SCENARIO = """\
name: Everything at two
edition: edition-x
seats: 2
deck: wide
factions: true
agendas: true
outer-belt: true
position:
  turn: B
  dice: [2, 5]
  display: [booster-pod]
  seats:
    A: {fuel: 2, faction: xeno-explorations-inc, agendas: [grand-tour, "?"], asteroids: [ice-comet]}
    B: {faction: terran-exchange, cards: [null-time-vault], on-cards: {null-time-vault: {fuel: 2}}}
  on-boards:
    xeno-explorations-inc: {rev: lem-badlands}
  belt: {spaces: [ice-comet, null, raiders-rock, null]}
---
name: Six in the draft
edition: edition-x
seats: 6
factions: true
position:
  boards-offered: [sunrise-commune, terran-exchange, scavenger-fleet, uranian-syndicate,
    homesteaders-union, smugglers-alliance, mercurys-angels]
  pending: [{asks: draft}]
"""


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    page: Page = visit().page
    page.goto(f"{server.address}/editor")
    expect(verdict(page)).to_contain_text("can be played")
    return page


@pytest.fixture
def opened(page: Page, tmp_path: Path) -> Page:
    """The editor with the file above."""
    file = tmp_path / "modules.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    drop(page.get_by_role("region", name="Scenario files"), file)
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_value("2 5")
    expect(verdict(page)).to_contain_text("can be played")
    return page


def names(where: Page | Locator, label: str) -> Locator:
    """What a list of names holds."""
    return where.get_by_role("group", name=label, exact=True).get_by_role("listitem")


def add(where: Page | Locator, label: str, name: str) -> None:
    where.get_by_role("combobox", name=f"{label}: add").select_option(label=name)


def words(page: Page) -> Locator:
    return page.get_by_role("region", name="The position in words")


def test_modules_are_chosen_and_laid(page: Page) -> None:
    choose(page, "Edition", "edition-x")
    page.get_by_role("checkbox", name="Factions").check()
    page.get_by_role("checkbox", name="Agendas").check()
    page.get_by_role("checkbox", name="Outer Belt").check()
    choose(page, "Alien tech deck", "wide")
    choose(page, "Seats", "6")
    frida = seat(page, "F")
    frida.get_by_label("Faction board").select_option(label="Sunrise Commune board")
    add(frida, "Agendas, face down", "Grand Tour")
    add(frida, "Alien tech cards", "Chrono-Spike")
    add(frida, "Asteroid cards", "Ice Comet")
    expect(verdict(page)).to_contain_text("can be played")
    expect(words(page)).to_contain_text("faction: Sunrise Commune board")
    expect(words(page)).to_contain_text("Agendas: Grand Tour face down")
    unfold(page, "The Outer Belt")
    page.locator("summary").filter(has_text="Asteroid cards").click()
    choose(page, "On space 2", "Raiders' Rock")
    expect(words(page)).to_contain_text("Outer Belt, space 2   Raiders' Rock")
    rock = page.get_by_role("region", name=re.compile("^Belt position 2, Raiders’ Rock, needs"))
    drawn = rock.get_by_role("heading", name="Raiders’ Rock")
    expect(drawn).to_be_visible()  # as on the table
    expect(page.locator(".previewseats [data-facility=sunrise-commune]")).to_be_visible()
    page.get_by_role("button", name="Land a colony of seat F").click()
    page.get_by_role("button", name=re.compile("^Blish Expanse")).click()
    expect(words(page)).to_contain_text(re.compile("Blish Expanse.*F"))
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(drawn).to_be_visible()


def test_each_seat_is_listed_once(page: Page) -> None:
    choose(page, "Edition", "edition-x")
    page.get_by_role("checkbox", name="Agendas").check()
    for label in ("Whose turn", "Player one"):
        seats = page.get_by_role("combobox", name=label, exact=True)
        expect(seats.get_by_role("option")).to_have_text(["Seat A", "Seat B", "Seat C"])
    choose(page, "Player one", "B")
    expect(verdict(page)).to_contain_text("can be played")


def test_a_file_with_modules_opens_and_is_changed(opened: Page) -> None:
    ada = seat(opened, "A")
    expect(names(ada, "Agendas, face down")).to_have_count(2)
    names(ada, "Agendas, face down").get_by_role("button", name="one that is not known").click()
    expect(names(ada, "Agendas, face down")).to_have_count(1)
    ada.locator("summary").filter(has_text="Docked ships").click()
    ada.get_by_role("textbox", name="Lunar Mine").fill("3")  # what follows from it is counted anew
    expect(verdict(opened)).to_contain_text("can be played")
    expect(words(opened)).to_contain_text("A: 3")
    bob = seat(opened, "B")
    bob.locator("summary").filter(has_text="What lies on its cards").click()
    bob.locator("summary").filter(has_text="Null-Time Vault").click()
    expect(bob.get_by_label("Fuel", exact=True).last).to_have_value("2")


def test_six_seats_in_the_draft(opened: Page) -> None:
    choose(opened, "Scenario", "Six in the draft")
    expect(opened.get_by_role("tab", name="Seat F")).to_be_visible()
    asked = opened.get_by_role("combobox", name="What is asked, 1")
    expect(asked.locator("option:checked")).to_have_text("Which faction board a seat takes")
    expect(verdict(opened)).to_contain_text("can be played")
    opened.get_by_role("button", name="Remove What is asked, 1").click()
    expect(asked).to_have_count(0)


def test_what_cannot_be_is_told_at_its_entry(opened: Page) -> None:
    bob = seat(opened, "B")
    add(bob, "Agendas, face down", "Grand Tour")
    said = "Grand Tour lies elsewhere, or is not in this game."
    expect(verdict(opened)).to_contain_text(f"Seat B, Agendas, face down: {said}")
    expect(bob.get_by_role("group", name="Agendas, face down", exact=True)).to_contain_text(said)
    expect(opened.get_by_role("button", name="Play from here")).to_be_disabled()
    names(bob, "Agendas, face down").get_by_role("button", name="Grand Tour").click()
    expect(verdict(opened)).to_contain_text("can be played")


def test_a_module_that_is_left_out_takes_its_entries_along(opened: Page) -> None:
    opened.get_by_role("checkbox", name="Outer Belt").uncheck()
    expect(verdict(opened)).to_contain_text("can be played")
    expect(words(opened)).not_to_contain_text("Outer Belt")
    expect(words(opened)).to_contain_text("Xeno Explorations")
    choose(opened, "Edition", "later-printing")
    expect(opened.get_by_role("button", name=re.compile("^Lem Badlands"))).to_be_visible()
    expect(verdict(opened)).to_contain_text("can be played")
    expect(opened.get_by_role("textbox", name="Unplaced dice")).to_have_value("2 5")


def test_it_is_saved_and_opened_again(opened: Page, tmp_path: Path) -> None:
    seat(opened, "A").get_by_label("Ore", exact=True).first.fill("7")
    expect(words(opened)).to_contain_text("ore 7")
    with opened.expect_download() as saved:
        opened.get_by_role("button", name="Save as a scenario").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    shown = words(opened).text_content()
    opened.get_by_role("button", name="Clear").click()
    expect(words(opened)).not_to_contain_text("ore 7")
    drop(opened.get_by_role("region", name="Scenario files"), file)
    expect(words(opened)).to_have_text(shown or "")
    opened.reload()  # the address carries it all
    expect(words(opened)).to_have_text(shown or "")


def test_a_mistake_in_a_file_with_modules_gets_a_sentence(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "odd.yaml"
    odd = SCENARIO.replace("xeno-explorations-inc, agendas", "xeno-exploration, agendas")
    file.write_text(odd, encoding="utf-8")
    visitor = visit()
    visitor.page.goto(f"{server.address}/editor")
    drop(visitor.page.get_by_role("region", name="Scenario files"), file)
    told = visitor.page.get_by_role("alert")
    expect(told).to_contain_text("odd.yaml could not be opened, line 13")
    assert [said for said in visitor.complaints if "422" not in said] == []
    visitor.complaints.clear()  # Chromium itself notes the server's refusal in the console
