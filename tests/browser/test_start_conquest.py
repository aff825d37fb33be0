"""The second game is begun on the start page, with what goes together, and played in plain words."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.chromium import PHONE, SCREENS
from browser.conftest import Visit
from browser.pages import more_choices
from browser.serving import Server

GAME = "Conquest of Planet Earth"


def test_a_mode_says_for_how_many_it_is_and_what_goes_with_it(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    more_choices(page)
    modes = page.get_by_role("group", name="Mode")
    seats = page.get_by_role("group", name="Seats").get_by_role("radio")
    expect(seats).to_have_count(3)
    resisting = page.get_by_role("checkbox", name=re.compile("^Active Resistance"))
    sheet = page.get_by_role("group", name="Human Tech sheet")
    expect(sheet).to_have_count(0)
    resisting.check()
    expect(sheet).to_have_count(1)
    modes.get_by_text("Teams").click()
    expect(seats).to_have_count(1)
    modes.get_by_text("Alone").click()
    expect(seats).to_have_count(4)
    expect(seats.first).to_be_checked()
    expect(resisting).to_have_count(0)
    expect(sheet).to_have_count(1)


def test_its_first_choice_leaves_play_at_once_in_sight(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    page.get_by_role("group", name="Mode").get_by_text("Together").click()
    play = page.get_by_role("button", name="Play now")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        box = play.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, (width, height)


def test_a_solo_game_is_begun_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    more_choices(page)
    page.get_by_role("group", name="Mode").get_by_text("Alone").click()
    page.get_by_role("group", name="Seats").get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#app[data-mine] .act")).to_be_visible()
    own = page.get_by_role("button", name=re.compile("Landing Site in .* section"))
    battle = page.locator(".theatre")  # now and then the Humans strike before the first round
    expect(own.or_(battle)).to_be_visible()


def together(page: Page, server: Server) -> Page:
    """All that can be chosen for two who play together."""
    page.goto(server.address)
    page.get_by_role("radio", name=re.compile(GAME)).check()
    more_choices(page)
    page.get_by_role("group", name="Mode").get_by_text("Together").click()
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    return page


def race_of(page: Page, letter: str) -> Locator:
    return page.get_by_label(f"Race of seat {letter}")


def test_a_race_is_chosen_for_a_seat_where_the_mode_allows_it(visit: Visit, server: Server) -> None:
    page = together(visit().page, server)
    expect(race_of(page, "A")).to_have_value("")
    expect(race_of(page, "C")).to_have_count(0)
    race_of(page, "A").select_option("vento")
    expect(page.locator(".wish.sA .hd")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Choose your race")).check()
    expect(race_of(page, "A")).to_have_count(0)  # then it is asked at the table
    page.get_by_role("checkbox", name=re.compile("^Choose your race")).uncheck()
    expect(race_of(page, "A")).to_have_value("vento")
    page.get_by_role("group", name="Mode").get_by_text("Rivals").click()
    expect(race_of(page, "A")).to_have_count(0)  # among rivals races are dealt
    page.get_by_role("group", name="Mode").get_by_text("Together").click()
    with page.expect_request(re.compile("/api/tables$")) as ordered:
        page.get_by_role("button", name="Start the game").click()
    assert ordered.value.post_data_json["options"]["races"] == {"A": "vento"}
    page.wait_for_selector(".table.cq")
    expect(page.locator(".rcp h2")).to_contain_text("Vento")


def test_two_seats_of_one_race_are_refused_and_the_next_choice_is_taken(
    visit: Visit, server: Server
) -> None:
    """By keyboard alone, from the first select on."""
    page = together(visit(complaints_allowed=True).page, server)  # an order is refused
    for letter in "AB":
        race_of(page, letter).focus()
        page.keyboard.type("The Tr")
        expect(race_of(page, letter)).to_have_value("trun")
    start = page.get_by_role("button", name="Start the game")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A and B cannot both be trun")
    race_of(page, "B").focus()
    page.keyboard.press("Home")
    expect(race_of(page, "B")).to_have_value("")
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table.cq")
    expect(page.locator(".rcp h2")).to_contain_text("Trun")


def test_alone_every_group_has_a_race_to_choose_on_a_phone(visit: Visit, server: Server) -> None:
    page = together(visit(PHONE).page, server)
    page.get_by_role("group", name="Mode").get_by_text("Alone").click()
    for letter in "AB":
        race_of(page, letter).select_option("fishmen")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table.cq")
