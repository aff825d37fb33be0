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
RICH = {"turn": "A", "dice": [], "seats": {"A": {"fuel": 7, "ore": 4}, "B": {}}}


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


@SIZES
def test_an_earned_card_is_told_of_and_led_to(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = opened(visit, server, EARNED, size)
    expect(end(page, "End turn a card unclaimed")).to_be_visible()
    hint = tray(page).get_by_role("status")
    expect(hint).to_contain_text("Claim a card: three to choose from")
    hint.get_by_role("button", name="Show them").click()
    claim = page.get_by_role("button", name="Claim the Alien City")
    expect(claim).to_be_in_viewport()
    expect(claim).to_be_focused()
    artifact = page.get_by_role("region", name="Alien Artifact")
    expect(artifact.get_by_text("claim 1 card")).to_be_visible()
    claim.click()
    expect(end(page, "End turn all docked")).to_be_visible()
    expect(hint).to_have_text("All ships docked")


@SIZES
@pytest.mark.parametrize("how", ["press", "key"])
def test_without_it_the_turn_ends_at_the_second_press(
    how: str, size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = opened(visit, server, EARNED, size)
    number = Pointer(page).number()

    def press(words: str) -> None:
        button = end(page, words)
        expect(button).to_be_visible()
        if how == "key":
            page.keyboard.press("e")
        elif size == PHONE:
            tray(page).get_by_role("img").first.tap()  # so that no two taps on the button are one
            button.tap()
        else:
            button.click()

    press("End turn a card unclaimed")
    expect(end(page, "End without it a card unclaimed")).to_be_visible()
    page.keyboard.press("Escape")
    press("End turn a card unclaimed")
    assert Pointer(page).number() == number
    press("End without it a card unclaimed")
    Pointer(page).await_move(number)


def test_a_double_click_is_one_press(visit: Visit, server: Server) -> None:
    page = opened(visit, server, EARNED)
    end(page, "End turn a card unclaimed").dblclick()
    expect(end(page, "End without it a card unclaimed")).to_be_visible()


def test_whoever_may_claim_nothing_is_not_nagged(visit: Visit, server: Server) -> None:
    page = opened(visit, server, OWNER)
    expect(end(page, "End turn all docked")).to_be_visible()
    expect(page.get_by_text("claim 1 card")).to_have_count(0)
    end(page, "End turn all docked").click()
    expect(page.get_by_role("log")).to_contain_text("You end the turn")


def test_a_colony_that_can_be_launched_is_not_forgotten(visit: Visit, server: Server) -> None:
    page = opened(visit, server, LAUNCHABLE)
    expect(tray(page).get_by_role("status")).to_contain_text("Launch your colony: 1 fuel and 1 ore")
    hub = page.get_by_role("region", name="Colonist Hub")
    expect(hub.get_by_text("launch your colony")).to_be_visible()
    end(page, "End turn a colony not launched").click()
    expect(end(page, "End without it a colony not launched")).to_be_visible()
    tray(page).get_by_role("button", name="Show the Hub").click()
    expect(page.get_by_role("button", name=re.compile("^Launch your colony"))).to_be_focused()


def test_what_will_be_given_back_is_told_before(visit: Visit, server: Server) -> None:
    page = opened(visit, server, RICH)
    end(page, "End turn you will give back 3").click()
    question = page.get_by_role("group", name="Give back: 3 resources: you may keep eight")
    expect(question).to_be_visible()
    waiting = page.get_by_role("button", name="End turn give back 3 first", exact=True)
    expect(waiting).to_be_visible()


def test_with_no_ship_left_nothing_refuses(visit: Visit, server: Server) -> None:
    page = opened(visit, server, RICH)
    board = page.get_by_role("main")
    expect(board.get_by_role("button", name=re.compile("Why not"))).to_have_count(0)
    assert page.locator(".plate.no").count() == 0
    expect(tray(page).get_by_role("status")).to_have_text("All ships docked")
    expect(tray(page)).not_to_contain_text("placed")  # once is enough


def test_the_key_says_why_the_turn_cannot_end_yet(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.seat(**decided({"turn": "A", "dice": [2, 3], "seats": {"A": {}}})))
    expect(page.get_by_role("button", name=DIE)).to_have_count(2)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Why not end the turn?")).to_be_visible()
