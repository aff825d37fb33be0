"""Whoever plays Edition X by ear hears each new decision and each event of its modules once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import edition_x_scenes as scenes
from browser.conftest import Visit
from browser.hearing import LISTEN, heard, times
from browser.player import DIE
from browser.scenes import play
from browser.serving import PERSON, Server

BOARDS = ["corex-conglomerated", "new-gaia-engineers", "terran-exchange", "uranian-syndicate"]


@pytest.fixture
def page(visit: Visit) -> Page:
    page: Page = visit().page
    page.add_init_script(LISTEN)
    return page


def order(made: dict[str, Any], seat: str, server: Server, *acts: str) -> None:
    """Somebody acts elsewhere."""
    play(server, {**made, "keys": {seat: made["keys"][seat]}}, *acts)


def sit(page: Page, server: Server, made: dict[str, Any]) -> None:
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()


def test_what_is_asked_in_anothers_turn(page: Page, server: Server) -> None:
    scenes.reaction(page, server)
    assert times(page, "Basil’s turn is over. You are asked: Do your ships dock now?") == 1
    assert times(page, "Basil ends the turn.") == 1
    assert "Ada, your turn." not in heard(page)  # for it is not


def test_agendas_that_are_drawn_come_within_reach_and_are_revealed(
    page: Page, server: Server
) -> None:
    laid = scenes.laid_out(6, dice=[2, 4, 4, 4, 6])
    laid["position"]["seats"]["A"] |= {"fuel": 1, "ore": 2, "agendas": ["solar-surge"]}
    for letter in "CF":
        laid["position"]["seats"][letter] |= {"docked": {}}
    made = server.table(**laid, script=["agenda ore-magnate", "agenda fuel-baron"])
    sit(page, server, made)
    order(made, "A", server, "dock orbital-market 4 4", "pair agendas")
    assert times(page, "draw the Agendas Fuel Baron and Ore Magnate.") == 1
    assert times(page, "Down to two: which one goes?") == 1
    docks = [f"dock solar-converter {value}" for value in (6, 4, 2)]
    order(made, "A", server, "shed fuel-baron", *docks)
    assert times(page, "Your Agenda Solar Surge is within reach.") == 1
    page.get_by_role("button", name=re.compile("^Reveal now")).click()
    assert times(page, "You reveal the Agenda Solar Surge.") == 1


def test_the_belt_that_moves_and_a_dock_at_anothers_board(page: Page, server: Server) -> None:
    scenes.belt(page, server)
    assert times(page, "a Relic Cache comes up") == 1
    assert times(page, "Roll 6 ships") == 1
    assert times(page, "belt moves") == 1  # in the story; the line above the dice is for the eye
    page.get_by_role("button", name=DIE).nth(2).click()
    assert times(page, "One 4") == 1
    page.get_by_role("button", name=re.compile("^Dock 4 at the Corex")).first.click()
    assert times(page, "You dock a 4 at the Corex") == 1


def test_picks_of_the_draft(page: Page, server: Server) -> None:
    people = [{"player": "here", "name": name} for name in ("Basil", "Cleo")]
    made = server.table(
        edition="edition-x",
        seats=[PERSON, *people],
        options={"factions": True, "agendas": True},
        position={"boards-offered": BOARDS, "pending": [{"asks": "draft", "seat": "C"}]},
        seed=3,
    )
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("heading", name="Cleo picks a faction")).to_be_visible()
    order(made, "C", server, f"choose {BOARDS[0]}")
    order(made, "B", server, f"choose {BOARDS[1]}")
    page.get_by_role("button", name=re.compile("^Take this board")).first.click()
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    assert times(page, "Cleo draws an Agenda.", 2) == 2  # and not which ones
    assert times(page, "You draw the Agenda") == 2
    assert times(page, "Roll 3 ships.") == 1
    assert times(page, "Which faction board do you take?") == 1
    assert times(page, "Cleo takes the Corex Conglomerated board.") == 1
    assert times(page, "You take the") == 1
