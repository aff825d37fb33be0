"""The start page begins a game, by pointer or by keyboard; what goes wrong is told in a sentence."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from browser.axe import complaints_by_theme
from browser.chromium import PHONE, SCREENS, resize
from browser.conftest import Visit
from browser.pages import fits, more_choices
from browser.player import DIE, Keyboard, roll_button
from browser.serving import TABLE, Server, taken_port


def test_play_at_once_is_in_sight_in_every_window_also_for_who_comes_back(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    page.goto(server.address)
    play = page.get_by_role("button", name="Play now")
    going = page.get_by_role("region", name="Continue")
    for returns in (False, True):
        for window in SCREENS:
            resize(page, window)
            box = play.bounding_box()
            assert box
            assert box["y"] >= 0, window
            assert box["y"] + box["height"] <= window[1], window
            assert fits(page), window
        assert complaints_by_theme(page) == {}
        if not returns:
            expect(going).to_have_count(0)
            play.click()
            expect(page.get_by_role("region", name="Your tray")).to_be_visible()
            page.goto(server.address)
            expect(going.get_by_role("link")).to_contain_text("You and Cadet")


def test_strength_is_a_scale_in_words(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    scale = page.get_by_role("slider", name="How strong the computer plays")
    expect(scale).to_have_attribute("aria-valuetext", "Cadet, gentle")
    scale.press("End")
    expect(scale).to_have_attribute("aria-valuetext", re.compile(", very strong$"))
    strongest = scale.get_attribute("aria-valuetext") or ""
    page.get_by_role("button", name="Play now").click()
    rival = page.get_by_role("region", name=re.compile(f"^{strongest.split(',')[0]}"))
    expect(rival).to_be_visible()
    page.goto(server.address)  # and it is offered again
    expect(scale).to_have_attribute("aria-valuetext", strongest)


def test_a_game_is_begun_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    page.goto(server.address)
    more_choices(page)
    page.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
    page.get_by_role("combobox", name="Edition").select_option("First printing")
    page.get_by_role("textbox", name="Name of seat A").fill("Grace")
    page.get_by_role("button", name="Start the game").click()
    roll_button(page).click()
    expect(page.get_by_role("button", name=DIE).first).to_be_enabled()
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("Grace")


def test_an_edition_shows_what_it_offers(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    more_choices(page)
    edition = page.get_by_role("combobox", name="Edition")
    offers = page.get_by_role("group", name="With Edition X")
    edition.select_option("Edition X")
    offers.get_by_role("checkbox", name="Factions").check()
    offers.get_by_text("Wide deck", exact=True).click()
    edition.select_option("Later printing")
    expect(offers).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    roll_button(page).click()
    expect(page.get_by_role("button", name=DIE).first).to_be_visible()

    page.goto(server.address)
    more_choices(page)
    edition.select_option("Edition X")
    expect(offers.get_by_role("checkbox", name="Factions")).not_to_be_checked()
    offers.get_by_role("checkbox", name="Outer Belt").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="The planet, the belt and the moon")).to_be_visible()


def test_an_edition_can_be_read_on_a_phone_beside_five_numbers_of_seats(
    visit: Visit, server: Server
) -> None:
    page = visit(PHONE).page
    page.goto(server.address)
    more_choices(page)
    edition = page.get_by_role("combobox", name="Edition")
    edition.select_option("Edition X")
    expect(page.get_by_role("radio", name="6")).to_have_count(1)
    assert edition.evaluate("it => it.clientWidth") >= 140


def test_a_game_is_begun_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(server.address)
    start = page.get_by_role("button", name="Play now")
    expect(start).to_be_visible()
    Keyboard(page).press(start)
    expect(roll_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=DIE).first).to_be_visible()


def test_the_light_and_the_colours_are_the_viewers(visit: Visit, server: Server) -> None:
    page = visit(theme="dark").page
    page.goto(server.seat(seed=1))
    root = page.locator("html")
    page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_class(re.compile("light"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitemradio", name="Colour-blind safe").click()
    expect(root).to_have_attribute("data-palette", "safe")
    page.reload()
    expect(root).to_have_attribute("data-palette", "safe")
    expect(root).to_have_class(re.compile("light"))


def test_a_die_is_dragged_to_a_place(visit: Visit, server: Server) -> None:
    page = visit(motion=True).page
    page.goto(server.seat(seed=1, position={"dice": [2, 5, 5], "seats": {"A": {}}}))
    dice = page.get_by_role("button", name=DIE)
    expect(dice).to_have_count(3)
    dice.nth(1).drag_to(page.get_by_role("region", name="Solar Converter"))
    expect(dice).to_have_count(2)
    expect(page.get_by_role("img", name="3 fuel, 0 ore")).to_be_visible()


def test_a_link_that_opens_nothing_gets_a_sentence(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(f"{server.address}/t/nothing#here")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("table", re.IGNORECASE))


def test_a_port_that_is_taken_is_told_and_another_one_serves(tmp_path: Path) -> None:
    with taken_port() as port:
        where = ["--port", str(port), "--data", str(tmp_path)]
        with subprocess.Popen([*TABLE, *where], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            told = process.stdout.readline()
            process.terminate()
    assert told.startswith(f"Port {port} is taken by another program; this is port ")
