"""A recorded game is walked through step by step, by turns, and from a file anybody has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.files import drop
from browser.player import Pointer
from browser.serving import PERSON, UNIFORM, Server


@pytest.fixture
def played(visit: Visit, server: Server) -> Page:
    """A table at which a few turns have been played."""
    page: Page = visit().page
    page.goto(server.seat(seed=2, seats=[PERSON, UNIFORM]))
    player = Pointer(page)
    player.await_decision()
    while player.acts < 8:
        player.decide()
    return page


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay", exact=True)


def slider(page: Page) -> Locator:
    return bar(page).get_by_role("slider", name="Position in the game")


def at(page: Page) -> int:
    return int(slider(page).input_value())


def stands_at(page: Page, number: int) -> None:
    expect(slider(page)).to_have_value(str(number))
    expect(page).to_have_url(re.compile(rf"#{number}$"))


def press(page: Page, name: str) -> None:
    bar(page).get_by_role("button", name=name, exact=True).click()


def test_a_game_is_walked_through(played: Page) -> None:
    page = played
    last = page.get_by_role("log").get_by_role("listitem").last.inner_text().split("\n")[0]
    page.get_by_role("button", name="Replay", exact=True).click()
    stands_at(page, 0)
    expect(bar(page).get_by_role("status").first).to_be_visible()
    press(page, "One step on")
    stands_at(page, 1)
    press(page, "One step back")
    stands_at(page, 0)
    press(page, "Turn ›")
    assert at(page) > 1
    roll = at(page)
    expect(bar(page)).to_contain_text(re.compile("rolls"))
    press(page, "Turn ›")
    press(page, "‹ Turn")
    stands_at(page, roll)
    press(page, "To the end")
    expect(page.get_by_role("log")).to_contain_text(last)
    slider(page).fill("3")
    stands_at(page, 3)


def test_it_plays_by_itself_and_pauses(played: Page) -> None:
    page = played
    page.get_by_role("button", name="Replay", exact=True).click()
    press(page, "Play")
    expect(page).to_have_url(re.compile("#[1-9]"))
    press(page, "Pause")
    expect(bar(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert 0 < at(page) <= int(slider(page).get_attribute("max") or 0)


def test_a_saved_record_is_opened_by_dropping_it(
    played: Page, visit: Visit, server: Server, tmp_path: Path
) -> None:
    with played.expect_download() as saved:
        played.get_by_role("button", name="Menu").click()
        played.get_by_role("menuitem", name="Save the record").click()
    saved.value.save_as(tmp_path / "friday.txt")
    other = visit().page
    other.goto(server.address)
    drop(other.get_by_role("region", name="Replays"), tmp_path / "friday.txt")
    stands_at(other, 0)
    press(other, "To the end")
    assert at(other) > 8


def test_a_link_opens_the_same_moment(played: Page, visit: Visit) -> None:
    played.get_by_role("button", name="Replay", exact=True).click()
    press(played, "Turn ›")
    press(played, "Copy link")
    link = played.evaluate("navigator.clipboard.readText()")
    other = visit().page
    other.goto(link)
    stands_at(other, at(played))


def test_a_replay_is_played_on_from_here(played: Page) -> None:
    played.get_by_role("button", name="Replay", exact=True).click()
    press(played, "Turn ›")
    press(played, "Play from here")
    expect(played).to_have_url(re.compile("/t/"))
    expect(played.get_by_role("region", name="Your tray")).to_be_visible()


def test_a_line_of_the_story_opens_the_position_it_left(played: Page) -> None:
    log = played.get_by_role("log")
    log.get_by_role("listitem").nth(3).hover()
    log.get_by_role("button").nth(2).click()
    expect(played.get_by_text("You are looking at an earlier position")).to_be_visible()
    played.get_by_role("button", name="Back to now").click()
    expect(played.get_by_text("You are looking at an earlier position")).to_be_hidden()


def test_a_file_that_is_no_record_gets_a_sentence(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bob,\nthe weather is fine.\n", encoding="utf-8")
    visitor = visit()
    visitor.page.goto(f"{server.address}/replay")
    drop(visitor.page.get_by_role("region", name="Replays"), letter)
    told = visitor.page.get_by_role("alert")
    expect(told).to_contain_text("letter.txt could not be opened, line 1")
    assert [said for said in visitor.complaints if "422" not in said] == []
    visitor.complaints.clear()  # Chromium itself notes the server's refusal in the console
