"""Somebody who takes a lesson, and does nothing but what it points at."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

LONGEST_LESSON: Final = 80
"""Presses; a ship and its place are two of them."""

POINTED: Final = """last => {
    if (document.querySelector('.coach .go-on, .coach .go')) return true;
    const ringed = document.querySelector('[data-ringed]');
    return ringed !== null && ringed.dataset.ringed !== last;
}"""
"""The lesson points at something else than before, or wants to be read."""

MIDDLE: Final = """target => {
    const ring = target.closest('[data-ring]');
    const { x, y, width, height } = ring.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(...middle);
    const over = there === null ? 'beyond the window' : `under ${there.className}`;
    return [...middle, ring.contains(there) ? '' : over];
}"""
"""The middle of what is ringed, and what lies over it."""


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self._last = ""

    @property
    def slip(self) -> Locator:
        return self.page.get_by_role("complementary", name="Lesson")

    @property
    def ringed(self) -> Locator:
        return self.page.locator("[data-ringed]")

    @property
    def is_done(self) -> bool:
        return self.slip.locator(".go").is_visible()

    def title(self) -> str:
        return self.slip.get_by_role("heading").inner_text()

    def wait(self) -> None:
        """Until something is pointed at, or is to be read."""
        self.page.wait_for_function(POINTED, arg=self._last)

    def follow(self) -> None:
        """Do the next thing."""
        if not self._read():
            x, y, hidden = self.ringed.evaluate(MIDDLE)
            assert hidden == "", f"{self.title()}: what is pointed at lies {hidden}"
            self.page.mouse.click(x, y)

    def follow_by_key(self) -> None:
        """Do the next thing, which has the focus."""
        if not self._read():
            expect(self.ringed).to_be_focused()
            self.page.keyboard.press("Enter")

    def have_it_done(self) -> None:
        """Let the lesson do the next step."""
        if not self._read():
            self.slip.get_by_role("button", name="Do it for me").click()

    def _read(self) -> bool:
        """Go on where there is only something to read; else remember what is pointed at."""
        self.presses += 1
        assert self.presses < LONGEST_LESSON, f"this lesson does not end: {self.title()}"
        on = self.slip.get_by_role("button", name="Go on")
        if on.is_visible():
            on.click()
            return True
        self._last = self.ringed.get_attribute("data-ringed") or ""
        return False
