"""The end of a game: who won and how, and the next one at the same table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Pointer
from browser.serving import PERSON, Server

LAST: dict[str, Any] = {
    "turn": "A",
    "turns": 21,
    "dice": [2, 3, 5],
    "seats": {
        "A": {"fuel": 1, "ore": 1, "hub": 7, "colonies": {"lem-badlands": 3, "asimov-crater": 4}},
        "B": {
            "fuel": 3,
            "ore": 3,
            "ships": 6,
            "hub": 6,
            "colonies": {"burroughs-desert": 3, "pohl-foothills": 2, "herbert-valley": 1},
        },
    },
}


def win(page: Page) -> None:
    """Ada launches her last colony and lands it."""
    page.get_by_role("button", name=re.compile("^Launch your colony")).click()
    Pointer(page).options.first.click()


def test_the_winner_is_celebrated_and_everybody_plays_again(visit: Visit, server: Server) -> None:
    made = server.table(
        seats=[PERSON, {"player": "link", "name": "Maya"}], position=LAST, watchers=True
    )
    ada, maya = visit(), visit()
    ada.page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    maya.page.goto(f"{server.address}{made['links']['B'].removeprefix(server.address)}")
    maya.page.get_by_role("button", name="Sit down").click()
    expect(maya.page.get_by_role("region", name="Your tray")).to_be_visible()
    win(ada.page)

    end = ada.page.get_by_role("region", name="The end")
    expect(end.get_by_role("heading", name=re.compile("^You win"))).to_be_visible()
    expect(end.get_by_role("button", name="Play again, same table")).to_be_focused()
    expect(end.get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_role("region", name="Turning point")).to_contain_text("%")
    lost = maya.page.get_by_role("region", name="The end")
    expect(lost.get_by_role("heading", name=re.compile("^Ada wins"))).to_be_visible()

    end.get_by_role("button", name="Look at the board").click()
    expect(ada.page.get_by_role("region", name="The planet")).to_be_visible()
    ada.page.get_by_role("button", name="The end", exact=True).click()
    end.get_by_role("button", name="Share").click()
    sheet = ada.page.get_by_role("dialog", name="Share this game")
    expect(sheet.get_by_role("button", name="Copy the link to the replay")).to_be_visible()
    with ada.page.expect_download() as picture:
        sheet.get_by_role("button", name="Save the picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    ada.page.keyboard.press("Escape")

    end.get_by_role("button", name="Play again, same table").click()
    for visitor, own in ((ada, "Ada"), (maya, "Maya")):
        expect(visitor.page).not_to_have_url(re.compile(made["id"]))
        expect(visitor.page.get_by_role("region", name="Your tray")).to_contain_text(own)
    assert ada.page.url.partition("#")[0] == maya.page.url.partition("#")[0]


def test_the_turning_point_leads_to_the_replay(visit: Visit, server: Server) -> None:
    beside = {"player": "here", "name": "Bob"}
    page = visit().page
    made = server.table(seats=[PERSON, beside], position=LAST, seed=1)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    win(page)
    point = page.get_by_role("region", name="Turning point")
    point.get_by_role("button", name="See it").click()
    expect(page).to_have_url(re.compile(r"/replay/.+#\d+$"))
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
