"""A real server and a real browser; nothing may appear in the console or leave for another host."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.chromium import Visitor, Windows, launched
from browser.nights import little_games
from browser.serving import Server, client_is_built, serving

HERE = Path(__file__).parent
NO_CLIENT = "the client is in the installed package, and this run reads the source"

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a client there is nothing to test; the compiled run claims to have the whole package."""
    absent = not client_is_built() and os.environ.get("LANDFALL_ENGINE") != "compiled"
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if absent:
                item.add_marker(pytest.mark.skip(reason=NO_CLIENT))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has the little game, too."""
    with little_games(tmp_path_factory.mktemp("nights")) as server:
        yield server


@pytest.fixture(scope="package")  # not longer: while Playwright runs, no other test can use asyncio
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def visit(browser: Browser, windows: Windows, server: Server) -> Iterator[Visit]:
    """Another person's browser; at the end each is asked for complaints and for the hosts it saw."""
    visitors: list[Visitor] = []

    def visit(*size: Any, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, *size, windows=windows, **wishes))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.leave()
    own = urlsplit(server.address).netloc
    for visitor in visitors:
        assert visitor.complaints == []
        assert visitor.hosts <= {own}
