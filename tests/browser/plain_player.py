"""Somebody who plays whole games at the plain table, and never touches a pointer."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.player import LONGEST_GAME, RANK, roll_button

OFFERED: Final = """() => [...document.querySelectorAll('[data-option]')].map(one => ({
    id: one.dataset.option,
    place: one.closest('[data-place]').querySelector('h2').textContent,
    words: one.textContent,
}))"""
ASKED: Final = """version => Number(document.querySelector('.plain')?.dataset.version ?? -1) > version
    && document.querySelector(
        '[data-option], .p-result, [data-step=end]:not([aria-disabled=true]), [data-action=roll]'
    ) !== null"""
DEEDS: Final = ("Launch", "Reveal", "Claim with")
"""What is done before any ship docks."""

COUNT_POINTERS: Final = (
    "window.pointers = 0; addEventListener('pointerdown', () => (window.pointers += 1), true)"
)


class PlainKeyboard:
    """Never touches a pointer, and knows the table only by what it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0
        self.version = -1
        self.asked: set[str] = set()
        """Every question it has met."""

    def wait(self) -> None:
        """Until something is asked, or the game is over; dice that wait are rolled on the way."""
        self._await_news()
        roll = roll_button(self.page)
        if roll.count():
            expect(roll).to_be_focused()  # the one thing to do
            self.press("Enter")
            self._await_news()

    def _await_news(self) -> None:
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
        self.asked.add(self.page.locator("#p-question").inner_text())
        docking = [one for one in offered if one["place"] in RANK]
        deeds = [one for one in offered if any(deed in one["words"] for deed in DEEDS)]
        end = self.page.locator("[data-step=end]")
        if deeds or (docking and end.count()):
            chosen = deeds or sorted(docking, key=lambda one: RANK[one["place"]])
            self.choose(chosen[0]["id"])
        elif end.count():
            self.press("e")
            expect(end).to_be_focused()
            self.press("Enter")
            if self.page.locator(".p-once").count():  # something goes back, and that is said first
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
