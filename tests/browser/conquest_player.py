"""Somebody who plays Conquest of Planet Earth at its drawn table: by pointer, or by keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.chromium import next_frame

MOST_ACTS: Final = 250
ASKED_OR_OVER: Final = "#app[data-mine] .act, #app[data-over], #app[data-state=end]"
ANSWERED: Final = """before => {
    const { number, sending } = document.querySelector('#app').dataset;
    return number !== before && sending === undefined;
}"""
"""The game has gone on, and not by what somebody else did while the own act was on its way."""

USUAL: Final = ("stay", "steal", "pass", "draw", "keep", "rest", "end")
"""What one does who wishes for nothing else: fights on, takes, lets pass, ends."""


class ConquestPlayer:
    """One seat at a page; `by_keys` never touches the pointer."""

    def __init__(self, page: Page, *, by_keys: bool = False) -> None:
        self.page = page
        self.by_keys = by_keys
        self.app = page.locator("#app")

    @property
    def number(self) -> str:
        return self.app.get_attribute("data-number") or ""

    def place(self, space: str) -> Locator:
        return self.page.locator(f'.tile[data-space="{space}"]')

    def press(self, what: Locator) -> None:
        if self.by_keys:
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            what.click()

    # -- moving -------------------------------------------------------------------------------------

    def choose(self, space: str, presses: int = 1) -> None:
        """Chooses Aliens of a place: all that may move, then one fewer."""
        for _ in range(presses):
            self.press(self.place(space))
        expect(self.place(space)).to_have_attribute("aria-pressed", "true")

    def moves(self, start: str, to: str) -> bool:
        """Chooses Aliens and sends them, if so many of them can go there."""
        if not self.page.locator(f'.tile.ready[data-space="{start}"]').count():
            return False
        self.choose(start)
        if self.page.locator(f'.tile[data-lit][data-space="{to}"]').count():
            self.press(self.place(to))
            return True
        self.page.keyboard.press("Escape")
        return False

    def walk(self, *keys: str) -> None:
        """With the arrow keys from place to place."""
        for key in keys:
            self.page.keyboard.press(f"Arrow{key}")

    @property
    def focused(self) -> str:
        """The place that has the focus."""
        found: str = self.page.evaluate("document.activeElement.dataset.space ?? ''")
        return found

    # -- answering ----------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        """Every act that can be pressed as a button now."""
        found = self.page.locator(".bridge [data-action], .zhand [data-action]")
        every = "all => all.map(one => one.dataset.action)"
        ready = self.page.locator(".abtn.end.ready").count() > 0
        never = ("undo", "redo") if ready else ("undo", "redo", "end")
        return [action for action in found.evaluate_all(every) if action not in never]

    def does(self, action: str) -> None:
        """Gives an answer: at once, or chosen first and given by the button at the end."""
        if action == "end":
            self.goes_on()
            return
        button = f'[data-action="{action}"]'
        self.press(self.page.locator(button).first)
        chosen = self.page.locator(f"{button}:is([aria-pressed=true], [aria-checked=true])")
        if chosen.count():
            self.goes_on()

    def goes_on(self) -> None:
        """Presses the button at the end of the tray."""
        if self.by_keys:
            self.page.keyboard.press("e")
        else:
            self.page.locator(".abtn.end.ready").click()

    def passes(self) -> None:
        """Presses that button, and waits until it is answered: before, another press is not heard."""
        number = self.number
        self.goes_on()
        self.page.wait_for_function(ANSWERED, arg=number)

    def acts(self, wishes: Sequence[str]) -> None:
        """The first of these that can be done, else what is usual, else whatever is offered."""
        number = self.number
        offered = self.offered()
        lit = self.page.locator(".tile[data-lit]")
        for wish in (*wishes, *USUAL):
            if wish.startswith("move ") and self.moves(*wish.split()[1:]):
                break
            here = self.page.locator(f'.tile[data-lit][data-space="{wish.split()[-1]}"]')
            if wish not in offered and here.count():
                self.press(here)
                break
            found = next(
                (one for one in offered if one == wish or one.startswith(f"{wish} ")), None
            )
            if found:
                self.does(found)
                break
        else:
            if lit.count():
                self.press(lit.first)
            elif offered:
                self.does(offered[0])
            else:
                next_frame(self.page)  # the tray has just changed
                return
        self.page.wait_for_function(ANSWERED, arg=number)

    def plays_on(self, *wishes: str) -> None:
        """To the end of the game."""
        for _ in range(MOST_ACTS):
            self.page.locator(ASKED_OR_OVER).first.wait_for()
            if self.over:
                return
            self.acts(wishes)
        raise AssertionError("this game does not end")

    @property
    def over(self) -> bool:
        return self.page.locator("#app:is([data-over], [data-state=end])").count() > 0
