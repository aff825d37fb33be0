"""A bot of the host's own: chosen on the start page, stood in for, and waited for when missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import more_choices
from browser.player import Pointer
from browser.serving import PERSON, Server, serving
from lab_bots import MINER, RAISING

SEEN = """words => {
    window.wasSeen = false;
    const shown = node => node.data.includes(words) && node.parentElement?.checkVisibility();
    const look = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) window.wasSeen ||= shown(texts.currentNode);
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
}"""
"""From now on, was this on the page at some time? A notice goes by itself."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose host has two bots."""
    code = tmp_path / "my_bot.py"
    code.write_text(f"{MINER}\n{RAISING}", encoding="utf-8")
    with serving(tmp_path, "--code", str(code)) as server:
        yield server


def test_it_is_chosen_on_the_start_page(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    more_choices(page)
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    seat = page.get_by_role("combobox", name="Who plays seat B")
    own = seat.locator("optgroup[label='From a file of the host'] option")
    expect(own).to_have_text(["Miner", "Raising"])
    seat.select_option("Raising")
    expect(seat).to_have_accessible_description("From a file of the host.")
    page.get_by_role("button", name="Start the game").click()
    player = Pointer(page)
    player.await_decision()
    page.evaluate(SEEN, "could not think of a move (it raised an error)")
    while not page.evaluate("wasSeen"):
        player.decide()


def test_without_its_file_the_table_says_what_to_do(visit: Visit, server: Server) -> None:
    table = server.seat(seats=[PERSON, {"player": "bot", "bot": "miner"}], seed=2)
    server.stop()
    server.options = ()
    server.start()
    page = visit().page
    page.goto(table)
    expect(page.get_by_text("landfall table --code FILE").first).to_be_visible()
    seat = page.get_by_role("region", name="Miner B")
    expect(seat.get_by_text("is not here")).to_be_visible()
