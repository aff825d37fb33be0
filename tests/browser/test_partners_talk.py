"""Partners in two browsers point at a place and speak; somebody who watches sees nothing of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.conquest_scenes import order, settled
from browser.serving import PERSON, Server

SAID = "This one is yours: Town (A2)"


def said(page: Page) -> None:
    page.get_by_role("dialog", name="To your partners").get_by_text("This one is yours").click()


def test_a_partner_points_at_a_place_and_is_answered(visit: Visit, server: Server) -> None:
    table = settled(2, mode="cooperative").action("A", 5)
    friend = {"player": "here", "name": "Bob"}
    made = server.table(**order(table, PERSON, friend, watchers=True))
    ada, bob, eve = visit().page, visit(PHONE).page, visit().page
    for page, key in ((ada, made["keys"]["A"]), (bob, made["keys"]["B"])):
        page.goto(f"{server.address}/t/{made['id']}#{key}")
    eve.goto(f"{server.address}{made['watch']}")
    for page in (ada, bob, eve):
        expect(page.locator("[data-space=n-2]")).to_be_visible()
    ada.get_by_role("button", name="To your partners").click()
    ada.get_by_role("button", name="Choose it on the table").click()
    ada.locator("[data-space=n-2]").click()
    said(ada)
    expect(bob.get_by_role("status").filter(has_text=SAID)).to_be_visible()
    expect(bob.locator("[data-space=n-2] [data-pointed=A]")).to_be_visible()
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("menuitem", name="To my partners").click()
    bob.get_by_role("dialog").get_by_role("button", name="Better not").click()
    expect(ada.get_by_role("status").filter(has_text="Better not.")).to_be_visible()
    expect(eve.get_by_text(SAID)).to_have_count(0)
    expect(eve.get_by_role("button", name="To your partners")).to_have_count(0)
