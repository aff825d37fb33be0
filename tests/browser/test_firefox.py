"""The core path in Firefox: start page, the lesson's first steps, three turns of a game, a reload."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, expect

from browser.chromium import DESKTOP, PATIENCE, remember
from browser.firefox import MISSING, TOO_OLD, executable, firefox
from browser.learner import Learner
from browser.player import Pointer
from browser.serving import Server

pytestmark = pytest.mark.skipif(executable() is None, reason=MISSING)

STEPS = 8
TURNS = 3


@contextmanager
def opened(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, where it is one that Playwright can talk to."""
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(firefox(playwright))
        except Error as error:
            if TOO_OLD not in error.message:
                raise
            pytest.skip(
                f"Firefox is older than Playwright asks for: {error.message.splitlines()[0]}"
            )
        yield browser


@pytest.fixture
def page(playwright: Playwright, server: Server) -> Iterator[Page]:
    """A page that complains of nothing and asks nobody else."""
    complaints: list[str] = []
    hosts: set[str] = set()

    def heard(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            complaints.append(said.text)

    with opened(playwright) as browser:
        page = browser.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        page.set_default_timeout(PATIENCE)
        remember(page, speed="instant", name="Ada")
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", heard)
        page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
        yield page
    assert complaints == []
    assert hosts <= {urlsplit(server.address).netloc, ""}


def test_the_core_path(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Learn").first.click()
    learner = Learner(page)
    for _ in range(STEPS):
        learner.wait()
        learner.follow()
    learner.wait()

    page.goto(server.address)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    player = Pointer(page)
    player.await_decision()
    story = page.get_by_role("log")
    while not story.get_by_text(f"Round {TURNS + 1}").is_visible():
        player.decide()

    told = story.get_by_role("listitem").all_inner_texts()
    page.reload()
    player.await_decision()
    expect(story.get_by_role("listitem")).to_have_text(told, use_inner_text=True)
