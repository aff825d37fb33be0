"""What the table says is said in words: no notation, no offers that cannot be taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server, decided

FLYING_THE_RELIC = {
    "turn": "A",
    "dice": [3, "4*", 5],
    "seats": {
        "A": {
            "fuel": 5,
            "ore": 3,
            "colonies": {"burroughs-desert": 1},
            "docked": {"solar-converter": [1]},
            "cards": ["orbital-teleporter", "temporal-warper"],
        },
        "B": {"fuel": 3, "ore": 1},
    },
    "display": ["alien-city", "data-crystal", "stasis-beam"],
}
DECOY = {
    "turn": "A",
    "dice": [2, 3, 4],
    "seats": {"A": {}, "B": {"fuel": 4, "ore": 2, "cards": ["holographic-decoy", "alien-city"]}},
}

NOTATION = r"""() => [...document.querySelectorAll('#app *')]
    .flatMap(one => [one.getAttribute('aria-label') ?? '', ...[...one.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data)])
    .filter(words => /[`*]|\bdone\b/.test(words))"""
"""Words with signs of the notation, for the eye or the ear."""


@pytest.fixture
def page(visit: Visit) -> Page:
    page: Page = visit().page
    return page


def test_the_relic_ship_has_a_name_not_a_star(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(FLYING_THE_RELIC)))
    for place in ("Alien Artifact", "Raiders’ Outpost"):
        page.get_by_role("button", name=f"{place}: see which").click()
        options = page.get_by_role("group", name=re.compile("^Dock: "))
        expect(options.get_by_role("button", name=re.compile("Relic Ship"))).to_be_visible()
        assert page.evaluate(NOTATION) == []
        page.keyboard.press("Escape")
    for die in ("ship showing 3", "ship showing 4, the Relic Ship", "ship showing 5"):
        page.get_by_role("button", name=die, exact=True).click()
    lit = page.get_by_role("button", name=re.compile("^Dock .* at the Raiders’ Outpost"))
    expect(lit).to_have_accessible_name(re.compile("one card, or stop"))
    assert page.evaluate(NOTATION) == []


def test_a_ship_that_was_picked_up_is_offered_places_by_name(page: Page, server: Server) -> None:
    page.goto(server.seat(**decided(FLYING_THE_RELIC)))
    page.get_by_role("button", name=re.compile("^Use the Orbital Teleporter")).click()
    pending = page.get_by_role("group", name=re.compile("^Move: "))
    expect(pending).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^End turn dock the moved"))).to_be_visible()
    expect(pending.get_by_role("button", name=re.compile("^Alien Artifact "))).to_be_visible()
    assert page.evaluate(NOTATION) == []


def test_a_raid_offers_what_can_be_taken_and_says_what_protects_the_rest(
    page: Page, server: Server
) -> None:
    page.goto(server.seat(**decided(DECOY)))
    page.get_by_role("button", name="Raiders’ Outpost: see which").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    raid = page.get_by_role("group", name="Raid: Take the Holographic Decoy or nothing")
    expect(raid).to_be_visible()
    expect(page.get_by_role("button", name="End turn finish the raid first")).to_be_visible()
    protected = raid.get_by_role("button", name=re.compile("4 fuel ?, 2 ore and Alien City"))
    expect(protected).to_contain_text("guarded by the Holographic Decoy")
    expect(protected).to_be_disabled()
    protected.click(force=True)
    slip = page.get_by_role("dialog", name=re.compile("^Why not 4 fuel"))
    expect(slip).to_contain_text("Holographic Decoy")


def test_the_seats_are_listed_without_a_word_twice(page: Page, server: Server) -> None:
    page.goto(server.seat(seed=1, seats=[{"player": "me"}, {"player": "bot", "bot": "cadet"}]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Seats and links").click()
    dialog = page.get_by_role("dialog", name="Seats and links")
    expect(dialog.get_by_role("textbox", name="Name of seat A")).to_have_value("Ada")
    expect(dialog).to_contain_text(re.compile(r"Cadet B\s+computer"))
