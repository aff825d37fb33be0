"""A reload or a dead server in the middle of a turn loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Pointer
from browser.serving import DRIFTER, PERSON, Server, serving

FEW = 12
"""Acts: three turns and a part of the next."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody else needs."""
    with serving(tmp_path) as server:
        yield server


def story(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def shows(page: Page, told: list[str]) -> None:
    """The page has the whole story again."""
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(len(told))
    assert story(page) == told


def goes_on(page: Page, told: list[str]) -> None:
    """The same story and more of it; its last sentence may have grown."""
    assert story(page)[: len(told) - 1] == told[:-1]


def begin(page: Page, server: Server) -> Pointer:
    page.goto(server.seat(seed=2, seats=[PERSON, DRIFTER]))
    player = Pointer(page)
    player.await_decision()
    while player.acts < FEW or player.end_of_turn.is_visible():
        player.decide()
    return player


def test_a_reload_in_the_middle(visit: Visit, server: Server) -> None:
    page = visit().page
    player = begin(page, server)
    told, ships = story(page), player.dice.count()
    page.reload()
    expect(player.dice).to_have_count(ships)
    shows(page, told)
    player.decide()
    goes_on(page, told)


def test_the_server_is_killed_in_the_middle(visit: Visit, server: Server) -> None:
    page = visit(offline_allowed=True).page
    player = begin(page, server)
    told, ships = story(page), player.dice.count()
    server.kill()
    notice = page.get_by_text("The connection is gone")
    expect(notice).to_be_visible()
    server.start()
    expect(notice).to_be_hidden()
    expect(player.dice).to_have_count(ships)
    shows(page, told)
    player.decide()
    goes_on(page, told)


def test_a_game_is_continued_from_the_start_page(visit: Visit, server: Server) -> None:
    page = visit().page
    player = begin(page, server)
    ships = player.dice.count()
    page.goto(server.address)
    going = page.get_by_role("region", name="Continue")
    expect(going).to_contain_text("your turn")
    going.get_by_role("link").first.click()
    expect(player.dice).to_have_count(ships)
