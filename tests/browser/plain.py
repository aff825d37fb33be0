"""The plain table without a server behind it: messages of three games, in every state."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, Route, expect

from browser.chromium import resize
from browser.serving import Server

FIXTURES: Final = Path(__file__).parents[2] / "web" / "src" / "shell" / "plain" / "fixtures"
ALWAYS: Final = ("viewer", "prompt", "undo", "redo")
"""Keys that a message has even when they are null."""

DESKTOP: Final = (1440, 900)
WIDE: Final = (1180, 820)
TABLET: Final = (834, 1112)
PHONE: Final = (390, 844)

LATER: Final = 3_600_000
"""Milliseconds at which a test stops the page's clock, however long the page took to come."""

Message = dict[str, Any]


@cache
def _states(game: str) -> str:
    return (FIXTURES / f"{game}.json").read_text(encoding="utf-8")


def games() -> list[str]:
    return sorted(path.stem for path in FIXTURES.glob("*.json"))


def states(game: str) -> list[str]:
    return list(json.loads(_states(game)))


def message(game: str, state: str = "choose", **changes: Any) -> Message:
    """A message: the first state is whole, the others say what differs from it."""
    known = json.loads(_states(game))
    whole = {**known["choose"], **known[state], **changes}
    return {key: value for key, value in whole.items() if value is not None or key in ALWAYS}


def prefer_plain(page: Page) -> None:
    """Whoever opens this page likes tables in plain words."""
    wish = json.dumps({"plain": True, "speed": "instant", "name": "Ada"})
    page.add_init_script(f"localStorage.setItem('landfall.settings', {json.dumps(wish)})")


class PlainPage:
    """A page with a plain table, and what a person finds on it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.address = server.address
        page.route("**/src/shell/plain/fixtures/*.json", self._answer)

    @staticmethod
    def _answer(route: Route) -> None:
        game = Path(route.request.url).stem
        route.fulfill(content_type="application/json", body=_states(game))

    def open(self, game: str, state: str = "choose", *, shared: bool = False) -> None:
        beside = "&shared" if shared else ""
        self.page.goto(f"{self.address}/plain-fixture?game={game}&state={state}{beside}")
        expect(self.page.locator("[data-fixture=shown]")).to_be_attached()  # and it listens to keys
        self.page.evaluate("document.fonts.ready")

    def resize(self, size: tuple[int, int]) -> None:
        resize(self.page, size)

    def show(self, told: Message) -> None:
        """The server's next message."""
        self.page.evaluate("told => window.plainFixture.show(told)", told)

    @property
    def done(self) -> list[str]:
        """What has been asked of the server."""
        done: list[str] = self.page.evaluate("window.plainFixture.done")
        return done

    @property
    def main(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("status")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def finder(self) -> Locator:
        return self.page.get_by_role("searchbox", name="Find an option, by words or number")

    def option(self, number: int) -> Locator:
        return self.page.locator(f"[data-option='{number}']")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
