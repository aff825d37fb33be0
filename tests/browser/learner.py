"""Somebody who takes a lesson, and does nothing but what it points at."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

LONGEST_LESSON: Final = 80
"""Presses; a ship and its place are two of them."""

POINTED: Final = """last => {
    if (document.querySelector('.coach .go-on, .coach .go')) return { mark: '' };
    const target = document.querySelector('[data-ringed]');
    const ring = target?.closest('[data-ring]');
    if (!ring || target.dataset.ringed === last) return null;
    const { x, y, width, height } = ring.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(...middle);
    const hidden = ring.contains(there) ? '' : there?.className ?? 'the edge of the window';
    return { mark: target.dataset.ringed, middle, hidden };
}"""
"""What the lesson points at, once that is something else: the middle of the ring, and what lies over it.

Or nothing, where there is only something to read.
"""


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self._pointed: dict[str, Any] = {"mark": ""}

    @property
    def slip(self) -> Locator:
        return self.page.locator(".coach")  # by its role it is away while a sheet lies above it

    @property
    def ringed(self) -> Locator:
        return self.page.locator("[data-ringed]")

    @property
    def is_done(self) -> bool:
        return self.slip.locator(".go").is_visible()

    def title(self) -> str:
        return self.slip.locator("h2").inner_text()

    def wait(self) -> None:
        """Until something else is pointed at, or something is to be read."""
        pointed = self.page.wait_for_function(POINTED, arg=self._pointed["mark"])
        self._pointed = pointed.json_value()

    def follow(self) -> None:
        """Do the next thing."""
        if not self._read():
            hidden = self._pointed["hidden"]
            assert hidden == "", f"{self.title()}: what is pointed at lies under {hidden}"
            self.page.mouse.click(*self._pointed["middle"])

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
        """Go on where there is only something to read."""
        self.presses += 1
        assert self.presses < LONGEST_LESSON, f"this lesson does not end: {self.title()}"
        if self._pointed["mark"]:
            return False
        self.slip.locator(".go-on").click()
        return True
