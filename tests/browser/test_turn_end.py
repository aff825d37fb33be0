"""The end of a turn takes nothing away unasked: what is earned or owed is told before it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.player import DIE, Pointer
from browser.serving import Server, decided

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
DISPLAY = ["alien-city", "booster-pod", "data-crystal"]
EARNED = {
    "turn": "A",
    "dice": [],
    "seats": {"A": {"docked": {"alien-artifact": [3, 5]}}, "B": {}},
    "display": DISPLAY,
    "this-turn": {"claim": [3, 5]},
}
TWINS = ["booster-pod", "data-crystal", "stasis-beam"]
OWNER = {
    **EARNED,
    "seats": {"A": {"docked": {"alien-artifact": [3, 5]}, "cards": TWINS}},
    "display": TWINS,
}
LAUNCHABLE = {"turn": "A", "dice": [], "seats": {"A": {"hub": 7, "fuel": 1, "ore": 1}}}
RICH = {"turn": "A", "dice": [], "seats": {"A": {"fuel": 10, "ore": 4}, "B": {}}}


def opened(visit: Visit, server: Server, position: Any, size: tuple[int, int] = DESKTOP) -> Page:
    page: Page = visit(size).page
    page.goto(server.seat(**decided(position)))
    expect(page.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()
    return page


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name="Your tray")


def end(page: Page, words: str) -> Locator:
    """The button that ends the turn, as long as it says this."""
    return page.get_by_role("button", name=words, exact=True, disabled=False)


def once_more(page: Page) -> Locator:
    """The end of the turn, asked once more."""
    return page.get_by_role("group", name="End turn: a card is unclaimed")


@SIZES
def test_an_earned_card_is_told_of_and_led_to(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = opened(visit, server, EARNED, size)
    expect(end(page, "End turn a card is unclaimed")).to_be_visible()
    left = tray(page).get_by_role("list", name="Still to take")
    expect(left).to_contain_text("A card is yours to claim")
    left.get_by_role("button", name="Show the cards").click()
    claim = page.get_by_role("button", name="Claim the Alien City")
    expect(claim).to_be_in_viewport()
    expect(claim).to_be_focused()
    artifact = page.get_by_role("region", name="Alien Artifact")
    expect(artifact).to_be_in_viewport()
    if size == DESKTOP:  # where one zone is seen, its buttons say it
        expect(artifact.get_by_text("claim 1 card")).to_be_visible()
    claim.click()
    expect(end(page, "End turn all docked")).to_be_visible()
    expect(end(page, "End turn all docked")).to_be_focused()
    expect(left).to_be_hidden()


@SIZES
def test_the_end_asks_once_more_and_anything_else_withdraws_it(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = opened(visit, server, EARNED, size)
    number = Pointer(page).number()
    button = end(page, "End turn a card is unclaimed")
    button.click()
    expect(once_more(page).get_by_role("button", name="Take the card")).to_be_focused()
    page.keyboard.press("Escape")
    expect(once_more(page)).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("e")
    expect(once_more(page)).to_be_visible()
    page.get_by_role("button", name="Menu").focus()  # something else
    expect(once_more(page)).to_be_hidden()
    button.dblclick()  # one press, not two
    once_more(page).get_by_role("button", name="Take the card").click()
    expect(page.get_by_role("button", name="Claim the Alien City")).to_be_focused()
    expect(once_more(page)).to_be_hidden()
    button.click()
    assert Pointer(page).number() == number
    once_more(page).get_by_role("button", name="End without it").click()
    Pointer(page).await_move(number)


def test_whoever_may_claim_nothing_is_not_nagged(visit: Visit, server: Server) -> None:
    page = opened(visit, server, OWNER)
    expect(end(page, "End turn all docked")).to_be_visible()
    expect(page.get_by_text("claim 1 card")).to_have_count(0)
    end(page, "End turn all docked").click()
    expect(page.get_by_role("log")).to_contain_text("You end the turn")


def test_a_colony_that_can_be_launched_is_not_forgotten(visit: Visit, server: Server) -> None:
    page = opened(visit, server, LAUNCHABLE)
    hub = page.get_by_role("region", name="Colonist Hub")
    expect(hub.get_by_text("launch your colony")).to_be_visible()
    expect(tray(page)).to_contain_text("1 fuel and 1 ore, from the Colonist Hub")
    page.keyboard.press("e")
    page.keyboard.press(
        "Enter"
    )  # the first of the two has the focus, and there is one way to do it
    expect(page.get_by_role("group", name="Launch: Where does your colony land?")).to_be_visible()


def test_what_will_be_given_back_is_told_before(visit: Visit, server: Server) -> None:
    page = opened(visit, server, RICH)
    expect(tray(page).get_by_role("list", name="Still to take")).to_contain_text(
        "14 of 8 resources"
    )
    expect(end(page, "End turn you will give back 6")).to_be_visible()
    end(page, "End turn you will give back 6").click()
    asked = page.get_by_role("group", name="End turn: you will give back 6")
    rack = tray(page).locator("[data-rack]")  # so many are counted, and stay in their place
    assert rack.evaluate("rack => rack.scrollWidth <= rack.clientWidth")
    asked.get_by_role("button", name="Not yet").click()
    expect(asked).to_be_hidden()
    end(page, "End turn you will give back 6").click()
    asked.get_by_role("button", name="Choose now").click()
    question = page.get_by_role("group", name="Give back: 6 resources: you may keep eight")
    expect(question).to_be_visible()
    give = question.get_by_role("button", name=re.compile("^Give back "))
    expect(give).to_be_disabled()
    waiting = page.get_by_role("button", name="End turn give back 6 first", exact=True)
    expect(waiting).to_be_visible()


def test_with_no_ship_left_nothing_refuses(visit: Visit, server: Server) -> None:
    page = opened(visit, server, RICH)
    board = page.get_by_role("main")
    expect(board.get_by_role("button", name=re.compile("Why not"))).to_have_count(0)
    expect(page.locator(".plate.no")).to_have_count(0)
    expect(tray(page).get_by_role("status")).to_contain_text("All ships docked")
    expect(tray(page)).not_to_contain_text("placed")  # once is enough


def test_the_key_says_why_the_turn_cannot_end_yet(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided({"turn": "A", "dice": [2, 3], "seats": {"A": {}}})))
    expect(page.get_by_role("button", name=DIE)).to_have_count(2)
    page.keyboard.press("e")
    slip = page.get_by_role("dialog", name="Why not end the turn?")
    expect(slip).to_be_visible()
    slip.get_by_role(
        "button", name=re.compile("^Dock [23] at the ")
    ).click()  # the nearest thing to do
    expect(page.get_by_role("button", name=DIE)).to_have_count(1)
