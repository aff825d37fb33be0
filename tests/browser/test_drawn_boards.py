"""Faction boards and the belt, drawn: read while something is asked, and marked by a hint."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.chromium import PHONE, resize
from browser.conftest import Visit
from browser.edition_x_scenes import BOARDS, laid_out
from browser.player import DIE, Pointer, roll_button
from browser.serving import Server


def test_a_board_is_read_while_it_asks_and_the_focus_comes_back(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    order = laid_out(
        2, dice=[], pending=[{"asks": "board", "at": "brethren-of-the-stars", "step": 2}]
    )
    own: dict[str, Any] = {"ships": 4, "faction": "brethren-of-the-stars"}
    order["position"]["seats"]["A"] = own
    page.goto(server.seat(**order))
    question = page.get_by_role("group", name=re.compile("Do you roll the Brethren Ship"))
    expect(question).to_be_visible()
    row = page.get_by_role("button", name="Open Brethren of the Stars, your board")
    row.click()
    board = page.get_by_role("dialog", name=re.compile("^Brethren of the Stars"))
    expect(board).to_contain_text("shows the Raider")
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    expect(row).to_be_focused()
    expect(question).to_be_visible()
    question.get_by_role("button", name=re.compile("^Roll the Brethren Ship")).click()
    expect(roll_button(page)).to_be_visible()
    expect(
        page.get_by_role("status").get_by_text("Five ships")
    ).to_be_visible()  # and one of them is it
    hand = page.get_by_role("button", name=re.compile("^Hand"))
    hand.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Your hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand).to_be_focused()


def test_what_a_hint_claims_is_marked_at_its_rock_which_keeps_its_size(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    belt = {"spaces": ["iron-asteroid", "iron-asteroid", None, None]}
    order = laid_out(3, dice=[3, 3], belt=belt, fields={})
    for seat, board in zip("ABC", BOARDS, strict=False):
        order["position"]["seats"][seat] = {"ships": 3, "faction": board}
    page.goto(server.seat(**order))
    expect(page.get_by_role("button", name=DIE)).to_have_count(2)
    rock = page.get_by_role("region", name=re.compile("^Belt position 1, Iron")).locator(".stp")
    before = rock.bounding_box()
    page.keyboard.press("?")
    expect(page.get_by_role("list", name="The suggested turn")).to_be_visible()
    mark = rock.locator(".hintmark")
    expect(mark).to_be_visible()
    expect(mark.locator("svg")).to_have_count(2)  # the ships that claim it
    assert rock.bounding_box() == before
    resize(page, PHONE)
    Pointer(page).go_to("Docks")
    expect(page.locator(".dockrow1.hinted > .hintmark")).to_have_count(1)
