"""The plain table at a real game, in each of its states: it fits, can be read, and axe finds nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.chromium import resize
from browser.conftest import Visit
from browser.geometry import GEOMETRY
from browser.plain import DESKTOP, PHONE, TABLET, WIDE, prefer_plain
from browser.scenes import POSITION, middle_of_a_game
from browser.serving import PERSON, Server

FULL: Final = (1920, 953)
ZOOMED: Final = (720, 450)
"""A desktop at 200 %."""

SIZES: Final = (DESKTOP, FULL, WIDE, TABLET, PHONE, (360, 640), ZOOMED)
LEAST_TEXT: Final = 13
FINGER: Final = 44
POINTER: Final = 24


def opened(visit: Visit, address: str, theme: str = "dark") -> Page:
    page: Page = visit(DESKTOP, theme=theme).page
    prefer_plain(page)
    page.goto(address)
    expect(page.get_by_role("heading", name="The position")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


def check(page: Page, axe_at: tuple[int, int]) -> None:
    """At every size nothing is cut or too small; and axe finds nothing at one of them."""
    found: dict[str, list[str]] = {}
    for size in SIZES:
        resize(page, size)
        least = POINTER if size in (DESKTOP, FULL, WIDE) else FINGER
        found[str(size)] = page.evaluate(GEOMETRY, {"text": LEAST_TEXT, "target": least})
    resize(page, axe_at)
    high = page.evaluate("document.scrollingElement.scrollHeight")
    resize(page, (axe_at[0], max(high, axe_at[1])))  # so that nothing lies half under a bar
    found[f"axe at {axe_at}"] = complaints(page)
    resize(page, DESKTOP)
    assert {where: told for where, told in found.items() if told} == {}


@pytest.mark.parametrize(("theme", "size"), [("dark", PHONE), ("light", DESKTOP)])
def test_an_option_is_chosen_and_a_refusal_is_asked_about(
    theme: str, size: tuple[int, int], visit: Visit, server: Server
) -> None:
    """The page at its fullest."""
    page = opened(visit, middle_of_a_game(server), theme)
    page.locator("[data-option]").nth(2).click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    page.keyboard.press("w")
    asks = page.get_by_role("button", name=re.compile("^why. Lunar Mine with"))
    asks.first.click()
    slip = page.get_by_role("group", name=re.compile("^Why not: Lunar Mine with"))
    expect(slip).to_contain_text("Lunar Mine")
    expect(slip.get_by_role("link", name="Read the rule")).to_have_attribute(
        "href", re.compile("^/rules[?]game=alien-frontiers#")
    )
    check(page, size)
    slip.get_by_role("group", name="Possible here").get_by_role("button").first.click()
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(1)
    expect(slip).to_have_count(0)


def test_waiting_and_watching(visit: Visit, server: Server) -> None:
    guests = [{"player": "link", "name": name} for name in ("Basil", "Cleo", "Dmitri")]
    made = server.table(seats=[PERSON, *guests], position=POSITION, watchers=True)
    page = visit(DESKTOP, own_clock=True).page
    prefer_plain(page)
    page.clock.install(time=0)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Dmitri's turn"))
    expect(page.get_by_role("main")).not_to_contain_text("for 0:")
    page.clock.fast_forward(75_000)
    expect(page.get_by_role("main")).to_contain_text(re.compile("for 1:[0-9]{2}"))
    check(page, PHONE)
    watching = opened(visit, f"{server.address}{made['watch']}", "light")
    expect(watching.get_by_role("main")).to_contain_text("You are watching")
    check(watching, DESKTOP)


def test_the_drawn_table_is_one_press_away(visit: Visit, server: Server) -> None:
    page = opened(visit, middle_of_a_game(server))
    rules = page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "/rules?game=alien-frontiers")
    page.get_by_role("button", name="Drawn table").click()
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()


def test_what_is_earned_is_said_and_the_end_asks_once_more(visit: Visit, server: Server) -> None:
    earned = {
        "turn": "A",
        "dice": [],
        "seats": {"A": {"docked": {"alien-artifact": [3, 5]}, "fuel": 9}, "B": {}},
        "display": ["alien-city", "booster-pod", "data-crystal"],
        "this-turn": {"claim": [3, 5]},
    }
    people = [PERSON, {"player": "here", "name": "Bob"}]
    page = opened(visit, server.seat(seats=people, position=earned, seed=7))
    left = page.get_by_role("list", name="Still to take")
    expect(left).to_contain_text("A card is yours to claim: Three to choose from")
    expect(left).to_contain_text("9 of 8 resources")
    check(page, PHONE)
    page.get_by_role("button", name=re.compile("^End turn")).click()
    asked = page.get_by_role("group", name="End turn: a card is unclaimed")
    expect(asked.get_by_role("button", name="Take the card")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    page.get_by_role("button", name=re.compile("^End turn")).click()
    asked.get_by_role("button", name="End without it").click()
    give = page.get_by_role("group", name="Give back, up to 1")
    fuel = give.get_by_role("spinbutton", name="fuel")
    expect(give.get_by_role("button", name="Give back nothing")).to_be_disabled()
    fuel.press("ArrowUp")
    check(page, DESKTOP)
    give.get_by_role("button", name="Give back 1 fuel").click()
    expect(page.get_by_role("region", name="The story so far")).to_contain_text("fuel back")


def test_a_raid_is_counted_and_taken_at_once_in_plain_words(visit: Visit, server: Server) -> None:
    raid = {
        "turn": "A",
        "dice": [],
        "pending": [{"asks": "raid"}],
        "seats": {"A": {}, "B": {"fuel": 3, "ore": 2}},
    }
    people = [PERSON, {"player": "here", "name": "Bob"}]
    page = opened(visit, server.seat(seats=people, position=raid, seed=7))
    page.get_by_role("spinbutton", name="fuel from Bob").press("End")
    page.get_by_role("button", name="Take 3 fuel").click()
    expect(page.get_by_role("region", name="The story so far")).to_contain_text("take 3 fuel")
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo")).click()  # one decision, one way back
    expect(page.get_by_role("spinbutton", name="fuel from Bob")).to_be_visible()
    expect(page.get_by_role("group", name="Take, up to 4")).to_be_visible()
