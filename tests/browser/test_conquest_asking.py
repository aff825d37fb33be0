"""Conquest of Planet Earth at its drawn table: what somebody learns who asks, for a hint or why not."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.conquest_films import open_film
from browser.conquest_player import ConquestPlayer
from browser.conquest_scenes import SCOUT, open_scene, order
from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table


def test_a_hint_is_one_order_though_a_rival_may_answer_each_step(
    visit: Visit, server: Server
) -> None:
    """All four saucers go to the Town by one press, as they do when they are sent there."""
    table = Table("trun vento").place("n-4", "town").aliens("A", "n-c", 4)
    table.hand("A", "abducted").hand("B", "death-ray", "backstab").action("A", 5)
    made = server.table(**order(table, PERSON, SCOUT, hints=True))
    page = visit().page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("group", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("Move 4 saucers")
    expect(hint).to_contain_text("brings 4 Aliens to Town (A4)")
    hint.get_by_role("button", name="Do it").click()
    expect(page.locator("#app[data-mine] .apn")).to_contain_text("1 action left")
    expect(ConquestPlayer(page).place("n-4").locator(".fleet")).to_contain_text("×4")


def test_a_card_that_cannot_be_played_is_read_with_the_reason(visit: Visit, server: Server) -> None:
    page = visit().page
    open_scene(page, server, "move")
    card = page.locator('.ev[data-card="jammed-transmission"]')
    card.click()
    slip = page.get_by_role("dialog", name="Jammed Transmission")
    expect(slip).to_contain_text("This card may itself be canceled.")
    expect(slip).to_contain_text("this is your Action Phase")
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_counters_lie_open_for_whoever_may_roll_the_die_again(visit: Visit, server: Server) -> None:
    """Whether to keep a 1 hangs on what the others have laid; nobody is First Player yet."""
    table = Table("trun orzax").command().says("B", "choose 6").says("A", "choose d6")
    table.comes("roll 1").reaches("A", "again")
    made = server.table(**order(table, PERSON, SCOUT))
    page = visit().page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    rows = page.locator(".ord li")
    expect(rows).to_have_text(["AAda1", "BScout B6"])


def test_whoever_asks_for_an_analysis_at_the_end_need_not_ask_again(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    open_film(page, server, "end")
    page.get_by_role("button", name="Analyse", exact=True).click()
    running = page.get_by_text(re.compile("The analysis is (running|ready)"))
    expect(running).to_be_attached()
