"""What the plain table says to the ear, and where it brings the focus: once, disturbing nobody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.plain import DESKTOP, LATER, PlainPage, message
from browser.serving import Server


@pytest.fixture
def table(visit: Visit, server: Server) -> PlainPage:
    return PlainPage(visit(DESKTOP).page, server)


def test_the_turn_is_called_and_a_choice_is_said(table: PlainPage) -> None:
    table.open("af")
    expect(table.alert).to_have_text("Your turn. What will you do?")
    table.option(8).click()
    expect(table.status).to_have_text(
        "Chosen. Your sixth ship. It waits in the stock until your next throw. "
        "You would hold 1 fuel and 0 ore. Enter again: do it."
    )
    table.page.get_by_role("button", name="Do it").click()
    expect(table.status).to_have_text("Done: Dock 4 4.")
    assert table.done == ["dock shipyard 4 4"]


def told(
    game: str, words: str, *, number: int, version: int, state: str = "choose"
) -> dict[str, object]:
    """A message after another seat's act."""
    before = message(game, state)
    line = {"number": number, "since": number - 1, "round": 7, "seat": "B", "words": [words]}
    story = [*before["story"], {**line, "fresh": True}]
    return {**before, "version": version, "story": story}


def test_others_acts_are_told_once_and_disturb_nobody(table: PlainPage) -> None:
    table.open("af", "wait")
    fold = table.page.get_by_role("button", name="Territories")
    fold.focus()
    table.show(told("af", "Basil waits.", number=50, version=300, state="wait"))
    expect(table.status).to_have_text("Basil waits.")
    expect(fold).to_be_focused()
    expect(table.alert).to_have_text("")


def test_an_update_leaves_finder_and_focus_alone(table: PlainPage) -> None:
    table.open("af")
    table.finder.fill("dock")
    table.show(told("af", "Basil nods.", number=51, version=300))
    expect(table.status).to_have_text("Basil nods.")
    expect(table.finder).to_be_focused()
    expect(table.finder).to_have_value("dock")


def test_whoever_only_reads_keeps_the_focus_where_it_is(table: PlainPage) -> None:
    table.open("af")
    table.show(told("af", "Basil nods.", number=51, version=300))
    expect(table.status).to_have_text("Basil nods.")
    expect(table.page.locator("body")).to_be_focused()


def test_only_what_names_my_seat_is_told_if_i_wish(table: PlainPage) -> None:
    table.open("af")
    table.page.get_by_role("button", name="Keys and settings").click()
    table.page.get_by_role("combobox").filter(has_text="everything").select_option("nothing")
    table.press("Escape")
    table.show(told("af", "Basil nods.", number=51, version=300))
    expect(table.page.get_by_text("Basil nods.")).to_have_count(1)
    expect(table.status).to_have_text("")


def test_a_new_question_takes_the_focus(table: PlainPage) -> None:
    table.open("af", "wait")
    table.page.get_by_role("button", name="Territories").focus()
    table.show(message("af", "prompt", version=301))
    expect(table.main).to_be_focused()
    expect(table.main).to_have_accessible_name("Where does the colony land?")
    expect(table.alert).to_have_text("Your turn. Where does the colony land?")


def test_after_an_answer_out_of_turn_one_is_back_where_one_was(table: PlainPage) -> None:
    table.open("edx", "wait")
    fold = table.page.get_by_role("button", name="Outer Belt")
    fold.focus()
    table.show(message("edx", "prompt", version=400))
    expect(table.main).to_be_focused()
    expect(table.alert).to_have_text(re.compile("^You are asked. .* 38 seconds, then: wait.$"))
    table.show(message("edx", "wait", version=401))
    expect(fold).to_be_focused()


def test_the_end_is_called(table: PlainPage) -> None:
    table.open("af")
    table.show(message("af", "end", version=500))
    expect(table.alert).to_have_text("Cleo wins, 11 to 10.")
    row = table.page.get_by_role("main").get_by_role("row").nth(1)
    expect(row.get_by_role("cell")).to_have_text(["1", "11", "6", "4", "1", "0"])
    assert table.page.title().startswith("Cleo wins")


def test_the_clock_is_called_again_near_its_end(visit: Visit, server: Server) -> None:
    table = PlainPage(visit(DESKTOP, own_clock=True).page, server)
    clock = table.page.clock
    clock.install(time=0)
    table.open("edx", "wait")
    clock.pause_at(LATER)
    table.show(message("edx", "prompt", version=400))
    timer = table.page.get_by_role("timer")
    expect(timer).to_have_accessible_name("38 seconds to answer")
    clock.fast_forward(27_000)
    expect(timer).to_have_accessible_name("11 seconds to answer")
    expect(table.alert).to_have_text(re.compile("^You are asked"))
    clock.fast_forward(1_000)
    expect(table.alert).to_have_text("10 seconds, then: wait.")
    table.page.get_by_role("button", name="More time").click()
    assert table.done == ["more time"]
