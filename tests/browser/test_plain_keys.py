"""The plain table by keyboard: found by number, chosen, done, left again; nothing acts by one key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.plain import DESKTOP, PlainPage, message
from browser.serving import Server

SINGLE = "0123456789/dwcpsyure?"
"""Every key that leads somewhere without a modifier."""


@pytest.fixture
def table(visit: Visit, server: Server) -> PlainPage:
    return PlainPage(visit(DESKTOP).page, server)


def test_an_option_is_found_by_its_number_chosen_and_done(table: PlainPage) -> None:
    table.open("edx")
    table.press("5", "2")
    expect(table.finder).to_be_focused()
    expect(table.finder).to_have_value("52")
    table.press("Enter")
    expect(table.option(52)).to_be_focused()
    table.press("Enter")
    expect(table.option(52)).to_have_attribute("aria-pressed", "true")
    expect(table.option(52)).to_be_focused()
    assert table.done == []
    table.press("Escape")
    expect(table.option(52)).to_have_attribute("aria-pressed", "false")
    expect(table.option(52)).to_be_focused()
    table.press("Enter", "Enter")
    expect(table.main).to_be_focused()
    expect(table.finder).to_have_value("")
    [action] = [one["action"] for one in message("edx")["prompt"]["options"] if one["id"] == 52]
    assert table.done == [action]


def test_arrows_walk_options_and_places(table: PlainPage) -> None:
    table.open("af")
    table.press("/")
    expect(table.finder).to_be_focused()
    table.press("ArrowDown")
    expect(table.option(1)).to_be_focused()
    table.press("ArrowDown", "ArrowDown", "ArrowDown")
    expect(table.option(8)).to_be_focused()
    table.press("ArrowRight")
    expect(table.option(9)).to_be_focused()
    table.press("ArrowLeft", "ArrowLeft")
    expect(table.option(1)).to_be_focused()
    table.press("End")
    expect(table.option(29)).to_be_focused()
    table.press("Home", "ArrowUp")
    expect(table.finder).to_be_focused()


def test_a_place_is_one_stop_of_the_tab_key(table: PlainPage) -> None:
    table.open("af")
    table.press("/", "ArrowDown", "Tab")
    expect(table.page.get_by_role("button", name=re.compile("more.*Solar"))).to_be_focused()
    table.press("Tab")
    expect(table.option(8)).to_be_focused()
    stops = table.page.locator("[data-place]").evaluate_all(
        "places => places.map(place => place.querySelectorAll('[data-option][tabindex=\"0\"]').length)"
    )
    assert set(stops) == {1}


@pytest.mark.parametrize(("game", "most"), [("af", 30), ("edx", 41)])
def test_the_end_of_the_turn_is_not_many_stops_away(game: str, most: int, table: PlainPage) -> None:
    """The number of options does not count, only that of places."""
    table.open(game)
    undo = table.page.locator("[data-step=undo]")
    stops = 0
    while not undo.evaluate("one => one === document.activeElement"):
        table.press("Tab")
        stops += 1
        assert stops <= most
    assert len(message(game)["prompt"]["options"]) > len(message(game)["prompt"]["groups"])


def test_why_not_and_back(table: PlainPage) -> None:
    table.open("af")
    table.press("w")
    asks = table.page.get_by_role("button", name=re.compile("^why. Lunar Mine with 4 or 3"))
    expect(asks).to_be_focused()
    table.press("Enter")
    slip = table.page.get_by_role("group", name="Why not a 4 at the Lunar Mine?")
    expect(slip.get_by_role("heading")).to_be_focused()
    expect(table.status).to_have_text("The highest ship here is a 5, yours is a 4.")
    assert table.done == ["why 101"]
    table.press("Escape")
    expect(slip).to_be_hidden()
    expect(asks).to_be_focused()
    table.press("Enter")
    expect(slip.get_by_role("heading")).to_be_focused()
    table.press("Tab", "Tab", "Enter")
    expect(table.option(23)).to_have_attribute("aria-pressed", "true")
    expect(table.option(23)).to_be_focused()


def test_letters_bring_one_to_parts_and_act_on_nothing(table: PlainPage) -> None:
    table.open("af", "ready")
    page = table.page
    for key, place in {
        "p": page.get_by_role("region", name="The position"),
        "s": page.get_by_role("region", name="Seats"),
        "y": page.get_by_role("region", name="The story so far"),
        "u": page.get_by_role("button", name="Undo: 1 to the Hub"),
        "r": page.get_by_role("button", name="Redo: 6 to the Mine"),
        "e": page.get_by_role("button", name="End turn"),
        "2": table.option(2),
    }.items():
        table.press(key)
        expect(place).to_be_focused()
    assert table.done == []
    table.press("e", "Enter")
    assert table.done == ["end"]


def test_single_keys_can_be_switched_off(table: PlainPage) -> None:
    table.open("af")
    page = table.page
    page.get_by_role("button", name="Keys and settings").click()
    page.get_by_role("checkbox", name=re.compile("^Single keys")).uncheck()
    table.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    keys = page.get_by_role("button", name="Keys and settings")
    table.press(*SINGLE)
    expect(table.finder).to_have_value("")
    expect(page.get_by_role("button", name=re.compile("^why"))).to_have_count(0)
    expect(page.get_by_role("button", name="what changed")).to_have_attribute(
        "aria-pressed", "false"
    )
    expect(keys).to_be_focused()
    assert table.done == []
    page.reload()
    table.press("/")
    expect(table.finder).not_to_be_focused()


def test_pieces_units_and_facts_filter(table: PlainPage) -> None:
    table.open("af")
    page = table.page
    table.press("d")
    fours = page.get_by_role("button", name="ship showing 4")
    expect(page.get_by_role("button", name="ship showing 6")).to_be_focused()
    for four in fours.all():
        four.click()
    expect(page.locator("[data-place]")).to_have_count(5)
    expect(table.status).to_have_text("5 of 29 options with 4 and 4.")
    page.get_by_role("button", name="Clear").click()
    expect(table.finder).to_be_focused()
    page.get_by_role("button", name=re.compile("^ore")).click()
    expect(table.status).to_have_text("2 of 29 options for ore.")
    page.get_by_role("button", name=re.compile("^ore")).click()
    page.get_by_role("button", name=re.compile("^Lunar Mine ?: 1 option$")).click()
    expect(table.option(23)).to_be_focused()
    page.get_by_role("button", name="at Lunar Mine", exact=True).click()
    expect(table.status).to_have_text("29 options.")


def test_nothing_found_offers_everything(table: PlainPage) -> None:
    table.open("af")
    table.finder.fill("zebra")
    expect(table.status).to_have_text("0 of 29 options for “zebra”.")
    table.page.get_by_role("button", name="Show all 29").click()
    expect(table.option(1)).to_be_visible()


def test_what_was_found_is_marked(table: PlainPage) -> None:
    table.open("af")
    table.finder.fill("luna")
    expect(table.page.locator("mark")).to_have_text(["Luna"])
    expect(table.option(23)).to_be_visible()
    table.press("Escape")
    expect(table.finder).to_have_value("")
