"""A hint can be followed and closed, also while a question is open, and hides nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chromium import DESKTOP, PHONE, TABLET
from browser.conftest import Visit
from browser.player import Pointer
from browser.serving import Server, decided

LAUNCHABLE = {
    "turn": "A",
    "dice": [],
    "seats": {"A": {"fuel": 3, "ore": 2, "hub": 7, "ships": 3}, "B": {"ships": 3}},
    "display": ["alien-monument", "data-crystal", "stasis-beam"],
}
LOW_WINDOW = (1366, 657)
SIZES = pytest.mark.parametrize(
    "size", [DESKTOP, LOW_WINDOW, TABLET, PHONE], ids=["desktop", "low", "tablet", "phone"]
)


@pytest.fixture
def page(size: tuple[int, int], visit: Visit, server: Server) -> Page:
    """A colony is to land, and a hint says where."""
    page: Page = visit(size).page
    page.goto(server.seat(**decided(LAUNCHABLE), hints=True))
    Pointer(page).await_decision()
    Pointer(page).go_to("Docks")
    page.get_by_role("button", name=re.compile("^Launch your colony")).click()
    expect(page.get_by_role("button", name=re.compile("Choose it: ")).first).to_be_visible()
    page.keyboard.press("?")
    expect(hint(page)).to_be_visible()
    return page


def hint(page: Page) -> Locator:
    return page.get_by_role("list", name="The suggested turn")


@SIZES
def test_it_rings_its_answer_closes_and_is_followed(page: Page, size: tuple[int, int]) -> None:
    stands_in_the_tray_and_rings_its_answer(page, size)
    closes_and_the_question_stays(page)
    page.keyboard.press("?")
    expect(hint(page)).to_be_visible()
    number = Pointer(page).number()
    page.get_by_role("button", name="Do it").click()  # in the middle of a question
    Pointer(page).await_move(number)
    expect(page.get_by_role("button", name=re.compile("Choose it: "))).to_have_count(0)


def closes_and_the_question_stays(page: Page) -> None:
    """By its cross, and by Escape; the focus that was in it is not lost."""
    number = Pointer(page).number()
    page.get_by_role("button", name="Close the hint").click()
    expect(hint(page)).to_be_hidden()
    page.keyboard.press("?")
    expect(hint(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint(page)).to_be_hidden()
    for way in (lambda: page.keyboard.press("Enter"), lambda: page.keyboard.press("Escape")):
        page.keyboard.press("?")
        page.get_by_role("button", name="Close the hint").focus()
        way()
        expect(hint(page)).to_be_hidden()
        expect(page.locator(".tbtn:focus")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Choose it: ")).first).to_be_visible()
    assert Pointer(page).number() == number


def stands_in_the_tray_and_rings_its_answer(page: Page, size: tuple[int, int]) -> None:
    tray = page.get_by_role("region", name="Your tray")
    expect(tray.get_by_role("list", name="The suggested turn")).to_be_visible()
    planet = page.get_by_role("group", name="Eight territories").bounding_box()
    note = hint(page).bounding_box()
    assert planet
    assert note
    assert note["y"] >= planet["y"] + planet["height"] - 1
    expect(tray.get_by_role("group", name="Hint")).to_contain_text(re.compile(r"\d+ → .* % to win"))
    expect(page.locator(".terr.next")).to_have_count(1)
    if size != PHONE:  # which asks on the planet itself
        suggested = tray.get_by_role("button", name=re.compile("suggested, step 1"))
        expect(suggested).to_have_count(1)


def test_it_is_followed_step_by_step_and_tells_what_comes_then(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    ships = {"turn": "A", "dice": [1, 5, 6], "seats": {"A": {"hub": 4}, "B": {}}}
    page.goto(server.seat(**decided(ships), hints=True))
    Pointer(page).await_decision()
    page.keyboard.press("?")
    orders = hint(page).get_by_role("listitem")
    expect(orders).to_have_count(1)
    expect(orders).to_contain_text(re.compile("^1"))
    slip = page.get_by_role("group", name="Hint")
    slip.get_by_role("button", name="Then?").click()
    expect(orders.nth(1)).to_be_visible()
    number = Pointer(page).number()
    slip.get_by_role("button", name="Do it").click()
    Pointer(page).await_move(number)
    done = Pointer(page).number() - number
    expect(orders.first).to_contain_text(re.compile(f"^{done + 1}"))  # it goes on from there
    marked = page.locator(f".plate.next, .abtn:has(.hintmark b:text-is('{done + 1}'))")
    expect(marked).to_have_count(1)
