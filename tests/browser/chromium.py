"""Debian's Chromium, and browsers in it that notice what a person would never see."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

DESKTOP: Final = (1440, 900)
TABLET: Final = (834, 1112)
PHONE: Final = (360, 740)
ON_ITS_SIDE: Final = (740, 360)
SCREENS: Final = [
    (1920, 953),
    (1536, 730),
    (1440, 900),
    (1440, 789),
    (1366, 657),
    (1280, 720),
    (1180, 820),
    (1024, 768),
    (834, 1112),
    (768, 1024),
    (740, 360),
    (667, 375),
    (390, 664),
    (360, 740),
    (360, 640),
]
"""The windows that people have."""

TWICE: Final = [(width // 2, height // 2) for width, height in SCREENS if width >= 768]
"""The same at 200 % zoom; a phone's zoom moves over the page and lays nothing out anew."""

PATIENCE: Final = 150_000.0
"""Milliseconds; the machine may be busy with other tests."""

AN_ANALYSIS: Final = 400_000.0
"""Milliseconds for the analysis of a few turns, likewise."""

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING: Final = "Chromium is not here; install it (on Debian: apt-get install chromium)"
LOST_CONNECTION: Final = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")


def executable() -> str | None:
    """Where Chromium is on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    found = executable()
    assert found, MISSING
    expect.set_options(timeout=PATIENCE)
    browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=PATIENCE)
    try:
        yield browser
    finally:
        browser.close()


class Windows:
    """Windows of a browser, for one person each; the next one gets it empty, as opening one is dear."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[bool, list[BrowserContext]] = {True: [], False: []}
        self._touched: dict[BrowserContext, bool] = {}

    @property
    def open(self) -> list[BrowserContext]:
        return self._browser.contexts

    def take(self, *, touched: bool) -> BrowserContext:
        """One that nobody is at; its first page is blank, and keeps it open."""
        if self._free[touched]:
            return self._free[touched].pop()
        asked = ["clipboard-read", "clipboard-write"]
        window = self._browser.new_context(has_touch=touched, permissions=asked)
        window.set_default_timeout(PATIENCE)
        window.new_page()
        self._touched[window] = touched
        return window

    def give_back(self, window: BrowserContext, hosts: set[str]) -> None:
        """Without the pages that were opened in it, nor anything that these hosts have stored."""
        first, *opened = window.pages
        for page in opened:
            page.close()
        window.clear_cookies()
        asking = window.new_cdp_session(first)
        for host in hosts:
            stored = {"origin": f"http://{host}", "storageTypes": "all"}
            asking.send("Storage.clearDataForOrigin", stored)
        asking.detach()
        self._free[self._touched[window]].append(window)


class Visitor:
    """A browser of one person: its page, what it complained of, and the hosts it asked."""

    def __init__(
        self,
        browser: Browser,
        size: tuple[int, int] = DESKTOP,
        *,
        theme: str = "dark",
        speed: str = "instant",
        motion: bool = False,
        offline_allowed: bool = False,
        complaints_allowed: bool = False,
        own_clock: bool = False,
        windows: Windows | None = None,
    ) -> None:
        self.complaints: list[str] = []
        self.hosts: set[str] = set()
        self._offline_allowed = offline_allowed
        self._complaints_allowed = complaints_allowed
        self._own_clock = own_clock
        self._windows = windows or Windows(browser)
        self.context: BrowserContext = self._windows.take(touched=size == PHONE)
        self.context.on("request", self._requested)
        self.page: Page = self.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
        )
        remember(self.page, speed=speed, name="Ada")
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._said(said.type, said.text))
        self.page.on("websocket", lambda socket: self._asked(socket.url))

    def leave(self) -> None:
        """Close what is open, and keep nothing for whoever comes next."""
        if self._own_clock:  # once set it is the window's, whatever page is opened there
            self.context.close()
        elif self.context in self._windows.open:
            self.context.remove_listener("request", self._requested)
            self._windows.give_back(self.context, self.hosts)

    def _requested(self, request: Request) -> None:
        self._asked(request.url)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)

    def _said(self, kind: str, text: str) -> None:
        expected = self._offline_allowed and any(word in text for word in LOST_CONNECTION)
        if kind in ("error", "warning") and not expected and not self._complaints_allowed:
            self.complaints.append(text)


def remember(page: Page, **settings: str) -> None:
    """What the person at this page has chosen on an earlier visit; a blank page can keep nothing."""
    page.add_init_script(f"""
        if (location.protocol === 'http:' && !localStorage.getItem('landfall.settings'))
            localStorage.setItem('landfall.settings', {json.dumps(json.dumps(settings))});
    """)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, once the page has answered to it: what follows the size is there a frame later."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    there = "([width, height]) => innerWidth === width && innerHeight === height"
    page.wait_for_function(there, arg=list(size))
    next_frame(page)


def next_frame(page: Page) -> None:
    """Until the page is drawn as it is now."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
