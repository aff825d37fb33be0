"""Axe finds nothing to complain of on any page, in both themes, in the middle of a game too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import complaints_by_theme
from browser.chromium import DESKTOP, PHONE, TABLET
from browser.conftest import Visit
from browser.pages import open_lesson, open_page
from browser.player import Pointer
from browser.serving import Server, decided
from effort import share

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}

LANDING = {
    "turn": "A",
    "dice": [2, 3, 5],
    "seats": {
        "A": {"fuel": 3, "ore": 2, "cards": ["booster-pod", "alien-city"], "hub": 7},
        "B": {"docked": {"lunar-mine": [5]}, "colonies": {"lem-badlands": 2}},
    },
    "fields": {"repulsor-field": "heinlein-plains", "positron-field": "lem-badlands"},
    "display": ["alien-monument", "data-crystal", "stasis-beam"],
}

LAST_COLONY = {
    "turn": "A",
    "dice": [2, 3, 5],
    "seats": {
        "A": {"fuel": 1, "ore": 1, "hub": 7, "colonies": {"lem-badlands": 3, "asimov-crater": 4}},
        "B": {"colonies": {"burroughs-desert": 1}},
    },
}


def test_the_editor_with_everything_unfolded(visit: Visit, server: Server) -> None:
    page = visit().page
    open_page(page, server, "editor")
    page.get_by_role("combobox", name="What is asked").select_option("Where a colony lands")
    page.get_by_role("textbox", name="Unplaced dice").fill("9")
    expect(page.get_by_role("textbox", name="Unplaced dice")).to_have_attribute(
        "aria-invalid", "true"
    )
    for summary in page.locator("summary").all():
        summary.click()
    assert complaints_by_theme(page) == {}


@pytest.mark.shared
@pytest.mark.parametrize("window", share([*SIZES], 0))
def test_a_table_in_play(window: str, visit: Visit, server: Server) -> None:
    size = SIZES[window]
    page = visit(size).page
    page.goto(server.seat(**decided(LANDING)))
    two = page.get_by_role("button", name="ship showing 2")
    two.click()
    expect(two).to_have_attribute("aria-pressed", "true")
    assert complaints_by_theme(page) == {}
    Pointer(page).go_to("Docks")
    if size == PHONE:  # there the places that do not take it lie behind one fold
        page.get_by_role("button", name="that cannot take").click()
    page.get_by_role("button", name=re.compile("Why not the Lunar Mine")).click()
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()
    assert complaints_by_theme(page) == {}
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Launch your")).click()
    expect(page.get_by_role("button", name=re.compile("Choose it: ")).first).to_be_visible()
    assert complaints_by_theme(page) == {}


def test_the_end_the_replay_and_the_lesson(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided(LAST_COLONY)))
    page.get_by_role("button", name=re.compile("^Launch your")).click()
    Pointer(page).options.first.click()
    end = page.get_by_role("region", name="The end")
    expect(end).to_be_visible()
    assert complaints_by_theme(page) == {}
    end.get_by_role("button", name="See it again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert complaints_by_theme(page) == {}
    open_lesson(page, server)
    assert complaints_by_theme(page) == {}
