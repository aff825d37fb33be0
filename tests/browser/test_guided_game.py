"""The guided first game leads somebody who knows nothing from the first die to a real game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.player import DIE
from browser.serving import Server

LONGEST_LESSON = 60
FOLD = re.compile("^(Hide|Show)$")


@pytest.mark.parametrize(
    ("size", "way_on"),
    [(DESKTOP, "Play a real game"), (PHONE, "Play this one on")],
    ids=["desktop", "phone"],
)
def test_it_reaches_its_end(
    size: tuple[int, int], way_on: str, visit: Visit, server: Server
) -> None:
    page = visit(size).page
    page.goto(f"{server.address}/learn")
    page.get_by_role("button", name="Begin").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    real_game = lesson.get_by_role("button", name="Play a real game")
    expect(lesson).to_be_visible()
    ways_on = lesson.get_by_role("button", disabled=False).filter(has_not_text=FOLD)
    for _ in range(LONGEST_LESSON):
        if real_game.is_visible():
            break
        told = lesson.inner_text()
        ways_on.click()
        expect(lesson).not_to_have_text(told, use_inner_text=True)
    lesson.get_by_role("button", name=way_on).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=DIE).first).to_be_visible()


def test_the_slip_notices_what_is_done_on_the_board(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(f"{server.address}/learn")
    page.get_by_role("button", name="Begin").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="ship showing 5", exact=True).first.click()
    page.get_by_role("button", name=re.compile("^Dock 5 at the Solar Converter")).click()
    expect(lesson.get_by_role("heading", name="Ore")).to_be_visible()
    page.get_by_role("button", name="ship showing 5", exact=True).click()
    page.get_by_role("button", name=re.compile("^Dock 5 at the Colonist Hub")).click()
    expect(lesson).to_contain_text("You did something else")
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(lesson).not_to_contain_text("You did something else")
    undo.click()  # what is taken back is to be done again
    expect(lesson.get_by_role("heading", name="Your ships are dice")).to_be_visible()


def test_whoever_goes_their_own_way_can_begin_again(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(f"{server.address}/learn")
    page.get_by_role("button", name="Begin").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="Go on").click()
    dice = page.get_by_role("button", name=DIE)
    for left in (2, 1, 0):
        dice.first.click()
        page.get_by_role("button", name=re.compile("^Dock . at the Colonist Hub")).click()
        expect(dice).to_have_count(left)
    page.get_by_role("button", name="End turn", disabled=False).click()
    again = lesson.get_by_role("button", name="Begin the lesson again")
    expect(again).to_be_visible()
    again.click()
    expect(lesson.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("img", name="0 fuel, 3 ore")).to_be_visible()


def test_the_slip_hides_nothing_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    page.goto(f"{server.address}/learn")
    page.get_by_role("button", name="Begin").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="Go on").click()
    slip = lesson.bounding_box()
    planet = page.get_by_role("group", name="Eight territories").bounding_box()
    assert slip
    assert planet
    assert slip["y"] + slip["height"] <= planet["y"]
    page.get_by_role("button", name="Docks").click()
    page.get_by_role("button", name="Solar Converter: see which").click()
    expect(page.get_by_role("group", name=re.compile("^Dock: "))).to_be_in_viewport()
