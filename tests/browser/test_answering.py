"""Questions are answered at the things they are about and in the tray, by pointer and by keys."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.player import DIE, Pointer
from browser.serving import PERSON, Server

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
PEOPLE: Final = [
    PERSON,
    *({"player": "here", "name": name} for name in ("Basil", "Cleo", "Dmitri")),
]
RAID: Final = {
    "turn": "A",
    "dice": [],
    "pending": [{"asks": "raid"}],
    "seats": {
        "A": {"docked": {"raiders-outpost": [2, 3, 4]}},
        "B": {"fuel": 4, "ore": 1, "cards": ["holographic-decoy"]},
        "C": {"fuel": 3, "ore": 2, "cards": ["resource-cache"]},
        "D": {"ore": 2},
    },
}


def at(visit: Visit, server: Server, position: Mapping[str, Any], size: Any = DESKTOP) -> Page:
    page: Page = visit(size).page
    page.goto(server.seat(seats=PEOPLE, position=dict(position), seed=7, hints=True))
    Pointer(page).await_decision()
    return page


def resources(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("of 8 resources$"))


# -- cubes ----------------------------------------------------------------------------------------


@SIZES
def test_a_raid_is_counted_and_taken_at_once(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = at(visit, server, RAID, size)
    take = page.get_by_role("button", name=re.compile("^Take (?!up)"))
    expect(take).to_have_text("Take nothing")
    expect(page.get_by_text("guarded by the Holographic Decoy")).to_be_visible()
    fuel = page.get_by_role("spinbutton", name="fuel from Cleo")
    more = page.get_by_role("button", name="More fuel from Cleo")
    more.click()
    expect(take).to_have_text(re.compile("^Take 1, leave 3"))
    more.click()
    fuel.press("ArrowUp")
    fuel.press("ArrowDown")
    expect(fuel).to_have_attribute("aria-valuetext", "2 of 3")
    page.get_by_role("spinbutton", name="ore from Dmitri").press("End")
    expect(more).to_be_disabled()  # four in all
    expect(take).to_have_accessible_name("Take 2 fuel, 2 ore: Cleo and Dmitri lose them")
    if size == DESKTOP:
        expect(page.get_by_role("region", name="Cleo")).to_contain_text("3 → 1")
    expect(take).to_be_enabled()
    take.click()
    expect(page.get_by_role("button", name=re.compile("^End turn"), disabled=False)).to_be_visible()
    expect(resources(page)).to_have_accessible_name("2 fuel, 2 ore, 4 of 8 resources")
    expect(page.get_by_role("log")).to_contain_text(
        "You take 2 fuel from Cleo and 2 ore from Dmitri"
    )


def test_a_raid_may_take_less_or_a_card_and_says_what_is_safe(visit: Visit, server: Server) -> None:
    page = at(visit, server, RAID)
    tray = page.get_by_role("region", name="Your tray")
    expect(page.get_by_role("spinbutton", name="fuel from Cleo")).to_be_focused()
    tray.get_by_role("button", name="why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Holographic Decoy")
    page.keyboard.press("Escape")
    tray.get_by_role("button", name="1 card").click()
    expect(tray.get_by_role("button", name=re.compile("^Resource Cache"))).to_be_visible()
    tray.get_by_role("button", name="4 resources").click()
    page.get_by_role("button", name="Raid: from Dmitri").click()  # the seat itself leads there
    ore = page.get_by_role("spinbutton", name="ore from Dmitri")
    expect(ore).to_be_focused()
    page.keyboard.press("ArrowUp")
    tray.get_by_role("button", name="Take 1, leave 3").click()
    expect(resources(page)).to_have_accessible_name("0 fuel, 1 ore, 1 of 8 resources")
    expect(page.get_by_role("spinbutton")).to_have_count(0)


def test_what_is_over_is_given_back_at_once(visit: Visit, server: Server) -> None:
    rich = {"turn": "A", "dice": [], "pending": [{"asks": "drop"}]}
    page = at(visit, server, {**rich, "seats": {"A": {"fuel": 7, "ore": 4}}})
    number = Pointer(page).number()
    page.keyboard.press("ArrowUp")  # the first count has the focus
    page.get_by_role("button", name="Give back 3: 2 more to choose", disabled=True).click(
        force=True
    )
    assert Pointer(page).number() == number
    page.get_by_role("spinbutton", name="ore").press("End")
    page.get_by_role("button", name="Give back 1 fuel, 2 ore").click()
    expect(page.get_by_role("log")).to_contain_text("You give 1 fuel and 2 ore back")


# -- at the thing itself --------------------------------------------------------------------------


def test_which_ship_is_answered_at_the_ship(visit: Visit, server: Server) -> None:
    own = {"fuel": 3, "cards": ["booster-pod", "plasma-cannon"]}
    there = {"docked": {"solar-converter": [2, 5]}}
    seats = {"A": own, "B": there, "C": {"docked": {"lunar-mine": [3]}}}
    page = at(visit, server, {"turn": "A", "dice": [2, 4], "seats": seats})
    page.get_by_role("button", name=re.compile("^Use the Booster Pod")).click()
    page.get_by_role("button", name="Use: ship showing 4").click()
    expect(page.get_by_role("button", name="ship showing 4 → 5")).to_be_visible()
    # A facility is chosen at its plate, and a docked ship where it stands.
    page.get_by_role("button", name=re.compile("^Use the Plasma Cannon")).click()
    page.get_by_role("button", name=re.compile("^Use: Solar Converter")).click()
    page.get_by_role("button", name="Aim: Basil’s 5").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Basil.s 5"))


def test_a_ship_that_was_picked_up_docks_at_a_plate(visit: Visit, server: Server) -> None:
    own = {"fuel": 4, "cards": ["orbital-teleporter"], "docked": {"solar-converter": [6, 2]}}
    page = at(visit, server, {"turn": "A", "dice": [], "seats": {"A": own}})
    page.get_by_role("button", name=re.compile("^Use the Orbital Teleporter")).click()
    page.get_by_role("button", name="Use: your 6").click()
    page.get_by_role("button", name=re.compile("^Move: Lunar Mine")).click()
    mine = page.get_by_role("region", name="Lunar Mine")
    expect(mine.get_by_role("img", name="your 6")).to_be_visible()


def test_a_borrowed_bonus_is_seen_and_chosen_on_the_planet(visit: Visit, server: Server) -> None:
    own = {"fuel": 4, "cards": ["data-crystal"]}
    seats = {"A": own, "B": {"colonies": {"lem-badlands": 1, "pohl-foothills": 1}}}
    page = at(visit, server, {"turn": "A", "dice": [3], "seats": seats})
    page.get_by_role("button", name=re.compile("^Use the Data Crystal")).click()
    question = page.get_by_role("group", name=re.compile("^Use: Whose bonus"))
    expect(question).to_contain_text("Solar +1")
    page.get_by_role("button", name=re.compile("^Lem Badlands .*Choose it: ")).click()
    expect(page.get_by_role("log")).to_contain_text("Lem Badlands")


# -- keys -----------------------------------------------------------------------------------------


def test_a_turn_by_a_few_keys(visit: Visit, server: Server) -> None:
    """The focus goes on by itself: from a ship to a lit place, to the next ship, to the end."""
    page = at(visit, server, {"turn": "A", "dice": [1, 5, 6], "seats": {"A": {}}})
    keys, dice = page.keyboard, page.get_by_role("button", name=DIE)
    dice.first.focus()
    keys.press("Enter")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(
        page.get_by_role("button", name=re.compile("^Dock 6 at the Solar Converter"))
    ).to_be_focused()
    keys.press("l")
    expect(page.get_by_role("button", name=re.compile("^Dock 6 at the Lunar Mine"))).to_be_focused()
    keys.press("l")
    expect(dice).to_have_count(2)
    expect(dice.first).to_be_focused()
    keys.press("1")
    keys.press("l")  # a 5 after the 6
    keys.press("l")
    slip = page.get_by_role("dialog", name="Why not the Lunar Mine?")
    expect(slip).to_be_visible()
    keys.press("Escape")
    expect(slip).to_be_hidden()
    keys.press("s")
    keys.press("s")
    expect(dice).to_have_count(1)
    keys.press("1")
    keys.press("h")
    keys.press("h")
    expect(page.get_by_role("button", name="End turn all docked")).to_be_focused()
    keys.press("u")
    expect(dice).to_have_count(1)
    keys.press("r")  # no ship is chosen: it is done again
    expect(dice).to_have_count(0)
