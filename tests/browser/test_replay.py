"""A recorded game is walked through step by step, by turns, and from a file anybody has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.chromium import PHONE, TABLET, Visitor, Windows, resize
from browser.conftest import Visit
from browser.files import drop
from browser.pages import analysed
from browser.player import DIE, Pointer
from browser.scenes import whole_game
from browser.serving import DRIFTER, PERSON, Server


@pytest.fixture(scope="module")
def few_turns(browser: Browser, windows: Windows, server: Server) -> str:
    """The address of a table at which a few turns have been played; to look back changes nothing."""
    address = server.seat(seed=2, seats=[PERSON, DRIFTER])
    visitor = Visitor(browser, windows=windows)
    visitor.page.goto(address)
    player = Pointer(visitor.page)
    player.await_decision()
    while player.acts < 8:
        player.decide()
    visitor.leave()
    assert visitor.complaints == []
    return address


@pytest.fixture
def played(visit: Visit, few_turns: str) -> Page:
    """The same table, as its player finds it again."""
    page: Page = visit().page
    page.goto(few_turns)
    Pointer(page).await_decision()
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


def open_replay(page: Page) -> None:
    page.get_by_role("button", name="Replay", exact=True).click()
    stands_at(page, 0)


def opened(page: Page, server: Server, file: Path, record: str) -> None:
    """The replay of a record that is dropped onto the page."""
    file.write_text(record, encoding="utf-8")
    page.goto(f"{server.address}/replay")
    drop(page.get_by_role("region", name="Replays"), file)
    stands_at(page, 0)


def last_line(page: Page) -> str:
    """What the story told last."""
    see = page.get_by_role("log").get_by_role("button").last.text_content() or ""
    return see.partition("see this position: ")[2]


def test_a_game_is_walked_through(played: Page) -> None:
    page = played
    last = last_line(page).replace("You roll", "Ada rolls")  # a record is told by name
    open_replay(page)
    expect(bar(page).get_by_role("status").first).to_be_visible()
    press(page, "One step on")
    stands_at(page, 1)
    press(page, "One step back")
    stands_at(page, 0)
    press(page, "The next turn")
    expect(bar(page).get_by_role("status").last).to_contain_text("rolls")
    roll = at(page)
    stands_at(page, roll)
    press(page, "The next turn")
    press(page, "The turn before")
    stands_at(page, roll)
    press(page, "To the end")
    expect(page.get_by_role("log")).to_contain_text(last)
    slider(page).fill("3")
    stands_at(page, 3)


def test_the_keyboard_goes_through_a_game(played: Page) -> None:
    page = played
    open_replay(page)
    last = int(slider(page).get_attribute("max") or 0)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        stands_at(page, number)
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    expect(bar(page).get_by_role("status").last).to_contain_text("rolls")
    page.keyboard.press("PageUp")
    stands_at(page, 0)


def test_it_plays_by_itself_and_pauses(played: Page) -> None:
    page = played
    held: list[Route] = []
    # It cannot be at its end by the time it is told to pause.
    page.route(re.compile(r"/positions/(4|5)$"), lambda route: held.append(route))
    open_replay(page)
    press(page, "Play")
    expect(slider(page)).to_have_value("4")
    press(page, "Pause")
    expect(bar(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    for route in held:
        route.continue_()
    stands_at(page, 4)
    slider(page).focus()
    page.keyboard.press("Space")
    expect(bar(page).get_by_role("button", name="Pause", exact=True)).to_be_visible()


def test_a_small_screen_shows_the_planet_and_every_control(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit(PHONE).page
    opened(page, server, tmp_path / "game.txt", whole_game("small"))
    for size in (PHONE, (360, 640), TABLET):
        resize(page, size)
        for territory in ("Lem Badlands", "Bradbury Plateau", "Burroughs Desert"):
            drawn = page.get_by_role("button", name=re.compile(f"^{territory} "))
            expect(drawn).to_be_in_viewport(ratio=0.99)
        for button in bar(page).get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
        press(page, "The next turn")
        expect(page.get_by_role("button", name=DIE).first).to_be_in_viewport(ratio=0.99)


def test_an_analysis_is_followed_and_stopped(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = visit().page
    opened(page, server, tmp_path / "long.txt", whole_game("long"))
    bar(page).get_by_role("tab", name="Analysis").click()
    press(page, "Analyse this game")
    expect(bar(page).get_by_role("status").last).to_have_text("The analysis is running.")
    expect(bar(page).get_by_role("progressbar", name="Analysis")).to_be_visible()
    with page.expect_response(lambda said: said.request.method == "DELETE") as stopped:
        press(page, "Stop the analysis")
    expect(bar(page).get_by_role("button", name="Analyse this game")).to_be_visible()
    assert stopped.value.status == 204


def test_whoever_comes_from_their_table_sees_their_own_turns_first(played: Page) -> None:
    """Told in points, on a chart with an axis and a legend; other and better turns are a tap away."""
    page = played
    open_replay(page)
    bar(page).get_by_role("tab", name="Analysis").click()
    press(page, "Analyse this game")
    analysed(bar(page))
    lists = bar(page).get_by_role("list")
    mine = bar(page).get_by_role("list", name=re.compile(r"^Your (\w+ )?dearest turns$"))
    expect(mine).to_be_visible()
    expect(lists.first).to_have_accessible_name(re.compile("^Your "))
    for told in mine.get_by_role("listitem").all():
        expect(told).to_contain_text(re.compile(r"Turn \d+, Ada: −\d+ points?"))
    found = bar(page).locator(".findings")
    expect(found).to_contain_text(re.compile(r"You (lost|won|had) .* luck\."))
    legend = "lines: chance to win · bars: luck of the turn"
    for words in ("100 %", "0 %", "luck", "turn 1", legend):
        expect(found.get_by_role("img").get_by_text(words, exact=True)).to_be_visible()
    row = found.get_by_role("row", name=re.compile("Ada"))
    expect(row).to_contain_text(re.compile(r"points?.*points a turn"))
    percentages = re.findall(r"(\d+) %", found.text_content() or "")
    assert max(map(int, percentages)) <= 100
    other = found.get_by_role("button", name=re.compile("drifter.*show the dearest turns", re.I))
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(lists.first).to_have_accessible_name(re.compile("dearest turns of .*drifter", re.I))
    a_better_turn_is_shown_on_the_board(page, lists.first.get_by_role("button").first)


def a_better_turn_is_shown_on_the_board(page: Page, dearest: Locator) -> None:
    expect(dearest).to_contain_text("Better: ")
    expect(page.get_by_text("suggested, step")).to_have_count(0)
    dearest.click()
    expect(page).to_have_url(re.compile(r"#[1-9]\d*$"))
    expect(dearest).to_have_attribute("aria-current", "true")
    expect(page.get_by_text("suggested, step").first).to_be_attached()


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
    press(played, "The next turn")
    press(played, "Copy link")
    expect(bar(played).get_by_role("button", name="Link copied")).to_be_visible()
    link = played.evaluate("navigator.clipboard.readText()")
    other = visit().page
    other.goto(link)
    stands_at(other, at(played))


def test_a_replay_is_played_on_from_here(played: Page) -> None:
    played.get_by_role("button", name="Replay", exact=True).click()
    press(played, "The next turn")
    press(played, "Play from here")
    expect(played).to_have_url(re.compile("/t/"))
    expect(played.get_by_role("region", name="Your tray")).to_be_visible()


def test_a_position_of_a_replay_opens_in_the_editor(played: Page) -> None:
    open_replay(played)
    press(played, "The next turn")
    bar(played).get_by_role("link", name="Edit this position").click()
    expect(played).to_have_url(re.compile("/editor#"))
    position = played.get_by_role("region", name="The position")
    expect(position.get_by_role("status").first).to_contain_text("can be played")
    seats = played.get_by_role("combobox", name="Seats")
    expect(seats).to_have_value("2")  # an empty table has three


def test_a_line_of_the_story_opens_the_position_it_left(played: Page) -> None:
    log = played.get_by_role("log")
    log.get_by_role("listitem").nth(3).hover()
    log.get_by_role("button").nth(2).click()
    expect(played.get_by_text("You are looking back at round")).to_be_visible()
    played.get_by_role("button", name="Back to now").click()
    expect(played.get_by_text("You are looking back at round")).to_be_hidden()


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
