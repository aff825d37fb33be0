"""Somebody who takes a lesson, and does nothing but what it points at."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

LONGEST_LESSON: Final = 80
"""Presses; a ship and its place are two of them."""

POINTED: Final = """last => {
    if (document.querySelector('.coach .go-on, .coach .go')) return { mark: '' };
    const target = document.querySelector('[data-ringed]');
    const ring = target?.closest('[data-ring]');
    if (!ring || target.dataset.ringed === last) return null;
    const { x, y, width, height } = ring.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    window.lyingOver = ring.contains(there) ? '' : there?.className ?? 'the edge of the window';
    return window.lyingOver ? null : { mark: target.dataset.ringed };
}"""
"""What is pointed at, once that is something else than before and nothing lies over its middle, as what
flies past does for a moment; no mark where there is only something to read.
"""

SAYS_MORE: Final = "said => document.querySelector('.coach h2').innerText !== said"
"""The heading has the number of its step: no two are alike."""


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
        try:
            pointed = self.page.wait_for_function(POINTED, arg=self._pointed["mark"])
        except TimeoutError as error:
            hidden = self.page.evaluate("window.lyingOver")
            why = (
                f"what is pointed at lies under {hidden}" if hidden else "nothing new is pointed at"
            )
            raise AssertionError(f"{self.title()}: {why}") from error
        self._pointed = pointed.json_value()

    def follow(self) -> None:
        """Do the next thing."""
        if not self._read():
            self.page.locator("[data-ring]").click()

    def follow_by_key(self) -> None:
        """Do the next thing, which has the focus."""
        if not self._read():
            expect(self.ringed).to_be_focused()
            self.page.keyboard.press("Enter")

    def have_it_done(self) -> None:
        """Let the lesson do this step to its end, or go on: whichever it offers.

        A step of several presses points at something new before it is done. Pressed once more then, the
        lesson would do the step after it as well, and nobody would have read what that says.
        """
        self._count()
        said = self.title()
        for_me = self.slip.get_by_role("button", name="Do it for me")
        self.slip.locator(".go-on").or_(for_me).click()
        self.page.wait_for_function(SAYS_MORE, arg=said)

    def _read(self) -> bool:
        """Go on where there is only something to read."""
        self._count()
        if self._pointed["mark"]:
            return False
        self.slip.locator(".go-on").click()
        return True

    def _count(self) -> None:
        self.presses += 1
        assert self.presses < LONGEST_LESSON, f"this lesson does not end: {self.title()}"
