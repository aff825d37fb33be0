"""A reload or a dead server in the middle of a turn loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Pointer
from browser.serving import DRIFTER, PERSON, Server, serving

FEW = 5
"""Acts: a turn and a part of the next."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody else needs."""
    with serving(tmp_path) as server:
        yield server


def story(page: Page) -> list[str]:
    """Its sentences, each with its button; headings say how far one has read and may come and go."""
    lines = page.get_by_role("log").get_by_role("listitem").filter(has=page.get_by_role("button"))
    return lines.all_inner_texts()


def shows(page: Page, told: list[str]) -> None:
    """The page has the whole story again."""
    expect(page.get_by_role("log")).to_contain_text(told[-1].splitlines()[0])
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


def test_nothing_is_lost_by_a_reload_a_dead_server_or_leaving(visit: Visit, server: Server) -> None:
    """One after the other at one table; after each the game goes on."""
    page = visit(offline_allowed=True).page
    player = begin(page, server)
    for interrupt in (reload, kill_the_server, come_back_from_the_start_page):
        told, ships = story(page), player.dice.count()
        interrupt(page, server)
        expect(player.dice).to_have_count(ships)
        shows(page, told)
        player.decide()
        goes_on(page, told)
        while player.end_of_turn.is_visible():  # so that there are ships to be counted
            player.decide()


def reload(page: Page, server: Server) -> None:
    page.reload()


def kill_the_server(page: Page, server: Server) -> None:
    server.kill()
    notice = page.get_by_text("The connection is gone")
    expect(notice).to_be_visible()
    server.start()
    expect(notice).to_be_hidden()


def come_back_from_the_start_page(page: Page, server: Server) -> None:
    page.goto(server.address)
    going = page.get_by_role("region", name="Continue")
    expect(going).to_contain_text("your turn")
    going.get_by_role("link").first.click()
