"""Acts are taken back as far as the last thing that was revealed, and no farther."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.player import DIE, Pointer
from browser.serving import Server, decided

POSITION = {
    "turn": "A",
    "dice": [3, 4, 5],
    "seats": {"A": {"fuel": 1, "ore": 1}, "B": {"fuel": 2, "ore": 2}},
    "display": ["alien-city", "booster-pod", "data-crystal"],
}


@pytest.fixture
def page(visit: Visit, server: Server) -> Page:
    page: Page = visit().page
    page.goto(server.seat(**decided(POSITION)))
    expect(dice(page)).to_have_count(3)
    return page


def dice(page: Page) -> Locator:
    return page.get_by_role("button", name=DIE)


def undo(page: Page, *, possible: bool) -> Locator:
    return page.get_by_role("button", name="Undo", exact=True, disabled=not possible)


def redo(page: Page, *, possible: bool) -> Locator:
    return page.get_by_role("button", name="Redo", exact=True, disabled=not possible)


def dock(page: Page, place: str, *values: int) -> None:
    left = dice(page).count()
    for value in values:
        page.get_by_role("button", name=f"ship showing {value}", exact=True).click()
    page.get_by_role("button", name=re.compile(rf"^Dock .* at the {place}")).click()
    expect(dice(page)).to_have_count(left - len(values))


def test_an_act_is_taken_back_and_done_again(page: Page) -> None:
    rack = page.get_by_role("img", name="1 fuel, 1 ore")
    expect(undo(page, possible=False)).to_be_visible()
    dock(page, "Solar Converter", 5)
    expect(page.get_by_role("img", name="4 fuel, 1 ore")).to_be_visible()
    undo(page, possible=True).click()
    expect(rack).to_be_visible()
    expect(dice(page)).to_have_count(3)
    expect(undo(page, possible=False)).to_be_visible()
    redo(page, possible=True).click()
    expect(page.get_by_role("img", name="4 fuel, 1 ore")).to_be_visible()
    expect(redo(page, possible=False)).to_be_visible()


def test_a_raid_can_be_given_up_from_its_own_prompt(page: Page) -> None:
    page.get_by_role("button", name="Raiders’ Outpost: see which of your ships can dock").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    raid = page.get_by_role("group", name=re.compile("^Raid: "))
    raid.get_by_role("button", name="More ore from Bob").click()
    raid.get_by_role("button", name=re.compile("^Take 1")).click()
    expect(page.get_by_role("img", name="1 fuel, 2 ore")).to_be_visible()
    undo(page, possible=True).click()  # one decision, one way back
    expect(page.get_by_role("img", name="1 fuel, 1 ore")).to_be_visible()
    raid.get_by_role("spinbutton").first.press("Escape")
    expect(raid).to_be_hidden()
    expect(dice(page)).to_have_count(3)


def test_a_card_that_was_turned_up_is_a_barrier(page: Page) -> None:
    dock(page, "Alien Artifact", 4, 5)
    page.get_by_role("button", name="Claim the Booster Pod").click()
    tray = page.get_by_role("region", name="Your tray")
    expect(tray.get_by_role("heading", name="Booster Pod")).to_be_visible()
    expect(undo(page, possible=False)).to_be_visible()
    dock(page, "Colonist Hub", 3)
    undo(page, possible=True).click()
    expect(dice(page)).to_have_count(1)
    expect(undo(page, possible=False)).to_be_visible()


def test_the_end_of_the_turn_is_a_barrier(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(seed=7, seats=[{"player": "me"}, {"player": "bot", "bot": "drifter"}]))
    player = Pointer(page)
    player.await_decision()
    while not player.end_of_turn.is_visible():
        player.decide()
    player.decide()
    expect(dice(page)).to_have_count(3)
    expect(undo(page, possible=False)).to_be_visible()
