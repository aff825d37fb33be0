"""Choose, then do; several at once; what changed; when to be asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.plain import DESKTOP, PlainPage, message
from browser.serving import Server


@pytest.fixture
def table(visit: Visit, server: Server) -> PlainPage:
    return PlainPage(visit(DESKTOP).page, server)


def test_several_are_picked_together(table: PlainPage) -> None:
    table.open("af", "pick")
    choice = table.page.get_by_role("group", name="Your choice")
    do = choice.get_by_role("button", name="Do it")
    expect(do).to_be_disabled()
    table.option(2).click()
    table.option(7).click()
    expect(choice).to_contain_text("2 chosen of 2")
    table.option(1).click()
    expect(table.status).to_have_text("No more than 2: let another go first.")
    expect(table.option(1)).to_have_attribute("aria-pressed", "false")
    table.option(7).click()
    expect(do).to_be_disabled()
    table.option(5).click()
    do.click()
    actions = [one["action"] for one in message("af", "pick")["prompt"]["options"]]
    assert table.done == [actions[1], actions[4]]


def test_at_once_acts_unless_it_could_not_be_undone(table: PlainPage) -> None:
    table.open("af")
    table.page.get_by_role("button", name="Keys and settings").click()
    table.page.get_by_role("checkbox", name=re.compile("^Act at once")).check()
    table.press("Escape")
    table.option(1).click()
    assert table.done == ["dock solar-converter 6"]
    table.option(24).click()
    final = "The ship is thrown, so this cannot be undone."
    expect(table.page.get_by_text(final, exact=True)).to_be_visible()
    assert table.done == ["dock solar-converter 6"]


def test_a_double_click_chooses_and_does_nothing(table: PlainPage) -> None:
    table.open("af")
    table.option(1).dblclick()
    expect(table.option(1)).to_have_attribute("aria-pressed", "true")
    assert table.done == []


def test_an_end_before_its_time_says_what_is_missing(table: PlainPage) -> None:
    table.open("af")
    table.press("e", "Enter")
    expect(table.status).to_have_text("End turn: dock 4 ships first.")
    assert table.done == []


def test_a_hint_is_marked_and_said(table: PlainPage) -> None:
    table.open("af")
    table.press("?")
    expect(table.status).to_have_text("Hint: 23, Dock 6, Lunar Mine.")
    expect(table.option(23)).to_contain_text("hint")


def test_only_what_changed(table: PlainPage) -> None:
    table.open("af")
    table.press("c")
    rows = table.page.locator("#p-position :is(.p-fact, .p-card)")
    position = message("af")["position"]
    changed = sum("was" in row for group in position for row in group["rows"])
    expect(rows).to_have_count(changed)


def test_stops_and_taking_back(table: PlainPage) -> None:
    table.open("cq", "wait")
    page = table.page
    page.get_by_role("combobox", name=re.compile("^When a card would win")).select_option("never")
    page.get_by_role("button", name="Take it back").click()
    assert table.done == ["stop win never", "take back"]
    expect(page.get_by_text("You laid 4.")).to_be_visible()
    page.get_by_role("button", name="Cover it").click()
    expect(page.get_by_text("You laid 4.")).to_have_count(0)
