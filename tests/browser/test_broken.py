"""What the page does not know breaks its own part and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.chromium import Visitor
from browser.conftest import Visit
from browser.player import DIE
from browser.serving import Server, decided

POSITION = {
    "turn": "A",
    "dice": [2, 5],
    "seats": {"A": {"cards": ["booster-pod"]}, "B": {}},
    "display": ["alien-city", "data-crystal", "stasis-beam"],
}
NEW_CARDS = {
    "booster-pod": "quantum-anvil",
    "Booster Pod": "Quantum Anvil",
    "stasis-beam": "solar-sail",
    "Stasis Beam": "Solar Sail",
}
NEW_PLACE = {"lunar-mine": "deep-mine"}
NEW_GAME = {"alien-frontiers": "deep-golf"}


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Somebody whose console may speak of the error: that is what it is for."""
    visitor: Visitor = visit(complaints_allowed=True)
    return visitor


def rename(page: Page, names: dict[str, str]) -> None:
    """As if the server knew things that this page has never heard of."""

    def renamed(text: str) -> str:
        for old, new in names.items():
            text = text.replace(old, new)
        return text

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def changed(message: str | bytes) -> None:
            socket.send(renamed(message if isinstance(message, str) else message.decode()))

        server.on_message(changed)

    def told(route: Route) -> None:
        route.fulfill(body=renamed(route.fetch().text()), content_type="application/json")

    page.route_web_socket(re.compile("/socket$"), through)
    page.route("**/things", told)


def test_a_card_nobody_has_drawn_is_shown_in_the_words_of_the_server(
    visitor: Visitor, server: Server
) -> None:
    page = visitor.page
    rename(page, NEW_CARDS)
    page.goto(server.seat(**decided(POSITION)))
    tray = page.get_by_role("region", name="Your tray")
    expect(tray.get_by_role("heading", name="Quantum Anvil")).to_be_visible()
    expect(tray).to_contain_text("raise an unplaced ship by 1")
    artifact = page.get_by_role("region", name="Alien Artifact")
    expect(artifact.get_by_role("heading", name="Solar Sail")).to_be_visible()
    expect(artifact).to_contain_text("lower an unplaced ship by 1")
    expect(artifact).to_contain_text("borrow the bonus of a territory")
    expect(page.get_by_text("cannot be shown")).to_have_count(0)
    page.get_by_role("button", name="ship showing 5").click()
    page.get_by_role("button", name=re.compile("^Dock 5 at the Solar Converter")).click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(1)
    expect(page.get_by_role("img", name="3 fuel, 0 ore")).to_be_visible()


def test_a_facility_nobody_has_heard_of_leaves_the_rest_to_play(
    visitor: Visitor, server: Server
) -> None:
    page = visitor.page
    rename(page, NEW_PLACE)
    page.goto(server.seat(**decided(POSITION)))
    expect(page.get_by_text("The Lunar Mine cannot be shown")).to_be_visible()
    page.get_by_role("button", name="ship showing 5").click()
    page.get_by_role("button", name=re.compile("^Dock 5 at the Solar Converter")).click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(1)


def test_a_game_that_is_not_drawn_here_is_played_in_plain_words(
    visitor: Visitor, server: Server
) -> None:
    page = visitor.page
    rename(page, NEW_GAME)
    page.goto(server.seat(**decided(POSITION)))
    expect(page.get_by_role("heading", name="What will you do?")).to_be_visible()
    first = page.locator("[data-option='1']")
    first.click()
    page.keyboard.press("Enter")
    story = page.get_by_role("log")
    expect(story.get_by_role("listitem").last).to_contain_text("dock")


def test_a_page_that_breaks_offers_two_ways_on(visitor: Visitor, server: Server) -> None:
    page = visitor.page

    def empty(route: Route) -> None:
        route.fulfill(json={"groups": 7})

    page.route("**/api/rules*", empty)
    page.goto(f"{server.address}/rules")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This page could not be drawn")
    page.unroute("**/api/rules*")
    alert.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("You begin with eight colonies")).to_be_visible()
    page.route("**/api/rules*", empty)
    page.reload()
    alert.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
