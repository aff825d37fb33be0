"""A drawn game on the plain table, by keyboard alone: found by number, chosen, done, to the end."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visit
from browser.plain import prefer_plain
from browser.player import LONGEST_GAME, RANK
from browser.serving import CADET, PERSON, Server

OFFERED: Final = """() => [...document.querySelectorAll('[data-option]')].map(one => ({
    id: one.dataset.option,
    place: one.closest('[data-place]').querySelector('h2').textContent,
    words: one.textContent,
}))"""
ASKED: Final = """version => Number(document.querySelector('.plain')?.dataset.version ?? -1) > version
    && document.querySelector('[data-option], .p-result, [data-step=end]:not([aria-disabled=true])')
    !== null"""


class PlainKeyboard:
    """Never touches a pointer, and knows the table only by what it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0
        self.version = -1

    def wait(self) -> None:
        self.page.wait_for_function(ASKED, arg=self.version)
        self.version = int(self.page.locator(".plain").get_attribute("data-version") or -1)

    def play_to_the_end(self) -> None:
        self.wait()
        while not self.page.locator(".p-result").count():
            assert self.acts < LONGEST_GAME, "this game does not end"
            self.decide()
            self.acts += 1
            self.wait()

    def decide(self) -> None:
        offered: list[dict[str, Any]] = self.page.evaluate(OFFERED)
        docking = [one for one in offered if one["place"] in RANK]
        deeds = [one for one in offered if "Launch" in one["words"]]
        end = self.page.locator("[data-step=end]")
        if deeds or (docking and end.count()):
            chosen = deeds or sorted(docking, key=lambda one: RANK[one["place"]])
            self.choose(chosen[0]["id"])
        elif end.count():
            self.press("e")
            expect(end).to_be_focused()
            self.press("Enter")
        else:
            self.choose(offered[0]["id"])

    def choose(self, number: str) -> None:
        """Its number; Enter goes to it, Enter chooses it, Enter does it."""
        option = self.page.locator(f"[data-option='{number}']")
        self.press(*number)
        if self.page.locator("[data-finder]").count():
            self.press("Enter")
        expect(option).to_be_focused()
        self.press("Enter")
        expect(option).to_have_attribute("aria-pressed", "true")
        self.press("Enter")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def test_a_whole_game_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit().page
    prefer_plain(page)
    page.add_init_script(
        "window.pointers = 0; addEventListener('pointerdown', () => (window.pointers += 1), true)"
    )
    page.goto(server.seat(seed=1, seats=[PERSON, CADET, CADET, CADET]))
    PlainKeyboard(page).play_to_the_end()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins|share the victory"))
    rows = page.get_by_role("main").get_by_role("row")
    expect(rows).to_have_count(5)
    totals = rows.locator(".p-total").all_inner_texts()
    assert [int(total) for total in totals] == sorted(map(int, totals), reverse=True)
    assert page.evaluate("window.pointers") == 0
    assert complaints(page) == []
    page.get_by_role("link", name="Play again").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="See it again")).to_be_focused()
