"""Agendas at the plain table: their holder sees them, others do not, and playing is no secret."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Visit
from browser.nights import Guest
from browser.plain import DESKTOP, prefer_plain
from browser.player import roll_button
from browser.serving import DRIFTER, PERSON, Server

ORDER = {
    "edition": "edition-x",
    "options": {"agendas": True},
    "position": {
        "turn": "A",
        "dice": [],
        "seats": {
            "A": {"fuel": 10, "agendas": ["fuel-baron", "curator"]},
            "B": {"agendas": ["land-grab", "fortress"]},
        },
    },
    "seed": 4,
}


def own(page: Page) -> Locator:
    return page.get_by_role("region", name="The position")


def reveal(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Reveal")).click()
    page.get_by_role("button", name="Do it").click()


def test_who_plays_alone_sees_the_own_agendas_and_plays_openly(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    prefer_plain(page)
    page.goto(server.seat(seats=[PERSON, DRIFTER], **ORDER))
    expect(own(page)).to_contain_text("Hold 10 fuel.")
    expect(own(page)).to_contain_text("Curator")
    expect(own(page)).not_to_contain_text("Land Grab")
    expect(page.get_by_role("main")).to_contain_text("Your turn")
    expect(page.get_by_role("main")).not_to_contain_text("secret")
    reveal(page)
    expect(own(page)).to_contain_text("1 face down, 1 revealed")


def test_a_shared_screen_is_covered_only_when_somebody_else_plays(
    browser: Browser, server: Server
) -> None:
    made = server.table(seats=[PERSON, {"player": "here", "name": "Bob"}], **ORDER)
    guest = Guest(browser, DESKTOP, server, made["id"], *made["keys"].values())
    page = guest.page
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Hand the screen to Ada")
    assert "Fuel Baron" not in page.content()
    page.get_by_role("button", name="I am Ada").click()
    expect(own(page)).to_contain_text("Hold 10 fuel.")
    reveal(page)
    expect(own(page)).to_contain_text("1 face down, 1 revealed")
    expect(heading).to_have_text("What will you do?")  # nobody is asked who she is once more
    expect(own(page)).to_contain_text("Curator")
    page.get_by_role("button", name=re.compile("^End turn")).last.click()
    page.get_by_role("button", name="Choose now").click()
    for held in ("10", "9"):  # down to eight
        expect(page.get_by_role("main")).to_contain_text(f"You hold {held} in all")
        page.locator("[data-option]").first.click()
        page.keyboard.press("Enter")
    expect(heading).to_have_text("Hand the screen to Bob")
    assert "Curator" not in page.content()
    page.get_by_role("button", name="I am Bob").click()
    expect(own(page)).to_contain_text("Land Grab")
    expect(own(page)).not_to_contain_text("Curator")
    expect(heading).to_have_text("Bob: your turn")
    expect(roll_button(page)).to_be_focused()
    page.get_by_role("link", name="Rules").focus()
    page.keyboard.press("e")  # and from anywhere back to it
    expect(roll_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(heading).to_have_text("What will you do?")  # nor after the own roll
    expect(own(page)).to_contain_text("Land Grab")
    guest.visitor.context.close()
    assert guest.visitor.complaints == []
