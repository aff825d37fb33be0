"""The pages around the table, and what each shows once all of it is there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.chromium import AN_ANALYSIS
from browser.files import drop
from browser.learner import Learner
from browser.player import DIE
from browser.scenes import whole_game
from browser.serving import Server

PAGES: Final[Mapping[str, str]] = {
    "": "Play now",
    "rules": "You begin with eight colonies",
    "about": "Version ",
    "replay": "Open a file",
    "editor": "This position can be played",
    "nowhere": "This address belongs to no page",
}
"""Each address, and words that come last."""


def more_choices(page: Page) -> None:
    """All that can be chosen for a new game, on the start page."""
    page.get_by_text("More choices").click()
    expect(page.get_by_role("group", name="Seats")).to_be_visible()


def sit_down(page: Page, name: str) -> None:
    """A guest is greeted, says a name, and comes to the table."""
    card = page.get_by_role("dialog", name="invites you to a game of")
    card.get_by_role("textbox", name="Your name").fill(name)
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


def open_page(page: Page, server: Server, path: str) -> None:
    """Go there, and wait until everything has come."""
    page.goto(f"{server.address}/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("main").get_by_text(PAGES[path]).first).to_be_visible()


@cache
def recorded() -> str:
    return whole_game("pages")


def open_replay(page: Page, server: Server, folder: Path) -> None:
    """A whole game's record, in its middle."""
    file = folder / "game.txt"
    file.write_text(recorded(), encoding="utf-8")
    page.goto(f"{server.address}/replay")
    drop(page.get_by_role("region", name="Replays"), file)
    slider = page.get_by_role("slider", name="Position in the game")
    slider.fill("100")
    expect(slider).to_have_value("100")


def open_lesson(page: Page, server: Server) -> None:
    """The first lesson, with its first ships rolled."""
    page.goto(f"{server.address}/learn")
    learner = Learner(page)
    learner.wait()
    learner.follow()
    learner.wait()
    expect(page.get_by_role("button", name=DIE)).to_have_count(4)


def fits(page: Page) -> bool:
    """Does nothing reach beyond the sides of the screen?"""
    narrow: bool = page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    return narrow


def copied_links(host: Page) -> tuple[str, str]:
    """The links for seat B and for watchers, copied from the open dialog of seats."""
    dialog = host.get_by_role("dialog", name="Seats and links")
    links: list[str] = []
    for name in ("Copy the link for seat B", "Copy the link: To watch"):
        button = dialog.get_by_role("button", name=name)
        button.click()
        expect(button).to_have_text("Copied")
        links.append(host.evaluate("navigator.clipboard.readText()"))
    return links[0], links[1]


def analysed(place: Locator) -> None:
    """Wait for the whole analysis: while more is found, what is dearest may still change."""
    ready = place.get_by_text("The analysis is ready.", exact=True)
    expect(ready).to_be_attached(timeout=AN_ANALYSIS)
