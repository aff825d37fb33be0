"""What is not allowed answers with its rule and the fact, and leads to the rule's page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.serving import Server, decided

POSITION = {
    "turn": "A",
    "dice": [3, 6, 6],
    "seats": {
        "A": {"fuel": 1, "ore": 1, "ships": 4},
        "B": {"docked": {"lunar-mine": [5]}, "colonies": {"lem-badlands": 1}},
    },
    "fields": {"repulsor-field": "heinlein-plains"},
}

ANSWERS = True
"""Playwright does not click what says it is disabled; these buttons are, and tell why."""


def ask_of_the_mine(page: Page) -> None:
    page.get_by_role("button", name="ship showing 3", exact=True).click()
    if page.get_by_role("navigation", name="Zones").is_visible():
        page.get_by_role("button", name="that cannot take").click()
    page.get_by_role("button", name=re.compile("Why not the Lunar Mine")).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_facility_says_why_it_refuses_a_ship(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(size).page
    page.goto(server.seat(**decided(POSITION)))
    ask_of_the_mine(page)
    slip = page.get_by_role("dialog", name="Why not the Lunar Mine?")
    expect(slip).to_contain_text("is lower than")
    expect(slip).to_contain_text(re.compile(r"highest ship here (is|shows) a 5|a 5", re.IGNORECASE))
    expect(slip.get_by_role("button", name=re.compile("Dock your 6 here instead"))).to_be_visible()

    slip.get_by_role("link", name="Read the rule").click()
    expect(page).to_have_url(re.compile(r"/rules\?game=alien-frontiers#lunar-mine\.order$"))
    expect(page.get_by_role("link", name="lunar-mine.order", exact=True)).to_be_in_viewport()


def test_more_ships_than_there_is_room_for_are_told_so(visit: Visit, server: Server) -> None:
    page = visit().page
    far = {"dice": [2, 3, 4], "seats": {"A": {"hub": 5}, "B": {}}}
    page.goto(server.seat(**decided(far)))
    for value in (2, 3, 4):
        page.get_by_role("button", name=f"ship showing {value}", exact=True).click()
    page.get_by_role("button", name=re.compile("Why not the Colonist Hub")).click()
    slip = page.get_by_role("dialog", name="Why not the Colonist Hub?")
    expect(slip).to_contain_text("Two of the ships that you chose may dock here.")
    expect(slip).to_contain_text("Your colony waits on circle 7.")


def test_the_slip_closes_and_hands_the_focus_back(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided(POSITION)))
    ask_of_the_mine(page)
    slip = page.get_by_role("dialog", name="Why not the Lunar Mine?")
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    expect(slip).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("Why not the Lunar Mine"))).to_be_focused()


def test_the_nearest_legal_act_is_offered(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided(POSITION)))
    ask_of_the_mine(page)
    page.get_by_role("button", name=re.compile("Dock your 6 here instead")).click()
    expect(page.get_by_role("img", name="1 fuel, 2 ore")).to_be_visible()


def test_a_territory_says_why_no_colony_may_land(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided(POSITION)))
    page.get_by_role("button", name="ship showing 6", exact=True).first.click()
    page.get_by_role("button", name=re.compile("^Dock 6 at the Terraforming Station")).click()
    page.get_by_role("button", name=re.compile("^Heinlein Plains.*why")).click(force=ANSWERS)
    slip = page.get_by_role("dialog", name="Why not Heinlein Plains?")
    expect(slip).to_contain_text("Repulsor Field")
    expect(slip.get_by_role("link", name="Read the rule")).to_have_attribute(
        "href", "/rules?game=alien-frontiers#land.repulsor"
    )


def test_the_end_of_the_turn_says_which_ships_must_still_dock(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided(POSITION)))
    page.get_by_role("button", name=re.compile("^End turn.*dock 3 ships first")).click(
        force=ANSWERS
    )
    slip = page.get_by_role("dialog", name="Why not end the turn?")
    expect(slip.get_by_role("link", name="Read the rule")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_stand_under_headings_by_kind(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    """The parts of each kind are a tap away, on a phone as well."""
    page = visit(size).page
    page.goto(f"{server.address}/rules")
    kinds = page.get_by_role("main").get_by_role("heading", level=2)
    expect(kinds).to_have_text(
        [
            "The course of the game",
            "Facilities",
            "The planet",
            "Tech cards",
            "Faction boards",
            "Agenda cards",
            "Asteroid cards",
        ]
    )
    parts = page.get_by_role("navigation", name="Parts of the rules")
    expect(parts.get_by_role("link", name="Architect")).to_be_hidden()
    parts.get_by_text("Agenda cards", exact=True).click()
    parts.get_by_role("link", name="Architect").click()
    expect(page.get_by_role("heading", name="Architect", level=3)).to_be_in_viewport()


def test_the_rules_are_searched(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(f"{server.address}/rules")
    expect(page.get_by_role("article").first).to_be_visible()
    every = page.get_by_role("article").count()
    page.get_by_role("searchbox", name="Search the rules").fill("repulsor field")
    expect(page.get_by_role("status")).to_contain_text("rules speak of this")
    assert 0 < page.get_by_role("article").count() < every
