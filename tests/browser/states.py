"""Pages and states of the table that are worth a picture, each brought about on a page."""

from __future__ import annotations

import copy
import re
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.files import drop
from browser.pages import open_lesson
from browser.player import DIE, Pointer, roll_button
from browser.scenes import (
    BESIDE,
    LATE,
    NAMES,
    PLAYED,
    POSITION,
    before_the_last_landing,
    laid,
    middle_of_a_game,
    play,
    whole_game,
)
from browser.serving import PERSON, Server

Scene = Callable[[Page, Server], None]


def start(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")  # posters come by themselves


def rolled(page: Page, dice: int) -> None:
    """Until the table is there, with so many dice to place."""
    expect(page.get_by_role("button", name=DIE)).to_have_count(dice)


def table(page: Page, server: Server) -> None:
    """Two 4s are chosen: places that take them are lit."""
    page.goto(middle_of_a_game(server))
    rolled(page, 4)
    for four in (1, 2):
        page.get_by_role("button", name=DIE).nth(four).click()
    expect(page.get_by_role("status").get_by_text("Pair of 4s")).to_be_visible()
    expect(page.locator("#app")).not_to_contain_text("…")


def why(page: Page, server: Server) -> None:
    table(page, server)
    fold = page.get_by_role("button", name="that cannot take")
    if fold.is_visible():
        fold.click()
    page.get_by_role("button", name="Why not the Lunar Mine?").click()
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()


def land(page: Page, server: Server) -> None:
    """The colony at the Hub has been launched; where does it land?"""
    page.goto(middle_of_a_game(server, hub=7))
    rolled(page, 4)
    Pointer(page).go_to("Docks")
    page.get_by_role("button", name="Launch your colony").click()
    expect(page.get_by_role("button", name="Choose it: ").first).to_be_visible()
    expect(page.locator(".planet").get_by_text("+2")).to_be_visible()  # the server has told


def replay(page: Page, server: Server) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(whole_game("screenshots"), encoding="utf-8")
        page.goto(f"{server.address}/replay")
        drop(page.get_by_role("region", name="Replays"), file)
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.wait_for_load_state("networkidle")


def learn(page: Page, server: Server) -> None:
    open_lesson(page, server)
    page.get_by_role("button", name="ship showing 5", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Dock 5 at the Solar"))).to_be_focused()
    expect(page.locator("#app")).not_to_contain_text("…")


# -- the states of a table ------------------------------------------------------------------------


def turn(page: Page, server: Server) -> None:
    """Ada's turn begins: a band says so, and Roll waits."""
    in_turn(page, server)
    expect(page.locator(".wipe")).to_be_visible()


def in_turn(page: Page, server: Server) -> None:
    """Dmitri has ended his turn before Ada's eyes."""
    bots = [{"player": "bot", "name": name} for name in NAMES[1:3]]
    made = server.table(
        seats=[PERSON, *bots, {"player": "here", "name": NAMES[3]}],
        position=POSITION,
        script=["roll 1 3 3 4 6"],
    )
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    play(server, {**made, "keys": {"D": made["keys"]["D"]}}, *PLAYED[:5])
    expect(roll_button(page)).to_be_visible()


def claim(page: Page, server: Server) -> None:
    """A card is earned, and a resource is over eight."""
    docked = {"alien-artifact": [4, 4], "solar-converter": [6], "colonist-hub": [1]}
    change = {"dice": [], "this-turn": {"claim": [4, 4]}}
    page.goto(laid(server, change, {"A": {"fuel": 6, "docked": docked, "hub": 5}}))
    expect(page.get_by_role("list", name="Still to take")).to_be_visible()


def claim_ask(page: Page, server: Server) -> None:
    """The end of the turn is asked for, and asks once more."""
    claim(page, server)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="Take the card")).to_be_focused()


def raid(page: Page, server: Server) -> None:
    """Two fuel and an ore of four are chosen; Basil is protected."""
    seats = {"A": {"cards": ["booster-pod"]}, "B": {"cards": ["holographic-decoy", "data-crystal"]}}
    page.goto(laid(server, {"dice": [3, 4, 5, 6]}, seats))
    rolled(page, 4)
    Pointer(page).go_to("Docks")
    page.get_by_role("button", name="Raiders’ Outpost: see which").click()
    page.get_by_role("group", name=re.compile("^Dock: ")).get_by_role("button").last.click()
    for wish in ("fuel from Cleo", "fuel from Cleo", "ore from Dmitri"):
        page.get_by_role("spinbutton", name=wish).press("ArrowUp")
    expect(Pointer(page).all_of_it).to_be_enabled()


def hint(page: Page, server: Server) -> None:
    """Where to land, and why."""
    land(page, server)
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()


def end(page: Page, server: Server) -> None:
    """Ada has landed her last colony."""
    page.goto(before_the_last_landing(server))
    answer_land(page)
    expect(page.get_by_role("region", name="Turning point")).to_contain_text("%")
    page.wait_for_load_state("networkidle")


def answer_land(page: Page) -> None:
    """Where the table proposes it."""
    Pointer(page).await_decision()
    Pointer(page).answer()
    expect(page.get_by_role("region", name="The end")).to_be_visible()


def away(page: Page, server: Server) -> None:
    """While Ada was away Basil raided her and Cleo took a territory from her."""
    position = {**copy.deepcopy(POSITION), "turn": "A", "dice": [], "phase": "main"}
    position["seats"]["A"]["cards"] = ["booster-pod"]
    for letter in "BCD":
        position["seats"][letter] |= {"fuel": 0, "ore": 1}
    position["seats"]["C"] |= {"hub": 7}
    rolls = ["roll 1 1 2 3 4 5", "roll 1 2 2 5", "roll 1 1 2 3 6"]
    made = server.table(seats=[PERSON, *BESIDE], position=position, script=rolls)
    here = f"{server.address}/t/{made['id']}#{made['keys']['A']}"
    page.goto(here)
    page.get_by_role("button", name="End turn", disabled=False).click()
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("Basil")
    page.goto(f"{server.address}/about")
    others = {letter: key for letter, key in made["keys"].items() if letter != "A"}
    play(server, {**made, "keys": others}, *WHILE_AWAY)
    page.goto(here)
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("While you were away")


WHILE_AWAY = (
    "dock raiders-outpost 3 4 5",
    *("take fuel A",) * 4,
    *("dock solar-converter 1", "dock solar-converter 1", "dock solar-converter 2", "end"),
    *("launch", "land lem-badlands", "dock colonist-hub 1", "dock colonist-hub 2"),
    *("dock solar-converter 2", "dock solar-converter 5", "end"),
    *("dock solar-converter 1", "dock solar-converter 1", "dock colonist-hub 2"),
    *("dock solar-converter 3", "dock lunar-mine 6", "end"),
)


def guest(page: Page, server: Server) -> None:
    """Somebody opens the link that Ada has sent."""
    linked = [{"player": "link", "name": "Basil"}, *BESIDE[1:]]
    made = server.table(
        seats=[PERSON, *linked], position={**POSITION, "turn": "A", "dice": [2, 3, 4]}
    )
    page.goto(f"{server.address}{made['links']['B']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def watch(page: Page, server: Server) -> None:
    """Somebody only watches."""
    made = server.table(
        seats=[PERSON, *BESIDE], position={**LATE, "dice": [3, 4, 4, 6]}, watchers=True, hints=True
    )
    page.goto(f"{server.address}{made['watch']}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    page.wait_for_load_state("networkidle")


PAGES: Mapping[str, Scene] = {
    "start": start,
    "table": table,
    "why": why,
    "land": land,
    "replay": replay,
    "learn": learn,
}
"""At three sizes, dark and light."""

STATES: Mapping[str, Scene] = {
    "turn": turn,
    "claim": claim,
    "claim_ask": claim_ask,
    "raid": raid,
    "hint": hint,
    "end": end,
    "away": away,
    "guest": guest,
    "watch": watch,
}
"""In a low window and on a phone, dark."""
