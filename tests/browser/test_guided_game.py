"""A lesson leads somebody who knows nothing from the first roll to a victory, by what it points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import TABLET
from browser.conftest import Visit
from browser.hearing import LISTEN, times
from browser.learner import Learner
from browser.serving import Server
from effort import share

LOW = (1366, 657)
"""A laptop; by keys, below, it is a larger window."""
PHONE = (390, 664)
SIDEWAYS = (740, 360)
LATER = "That comes later"
OVER = "document.querySelector('#app')?.dataset.over !== undefined"


def window(given: object) -> str | None:
    """How a window is called among the tests."""
    return "x".join(map(str, given)) if isinstance(given, tuple) else None


def begun(page: Page, server: Server, path: str = "learn") -> Learner:
    page.goto(f"{server.address}/{path}")
    learner = Learner(page)
    expect(learner.slip).to_be_visible()
    learner.wait()
    return learner


@pytest.mark.shared
@pytest.mark.parametrize("size", share([PHONE, LOW, TABLET, SIDEWAYS], 0, 4), ids=window)
def test_whoever_does_what_is_pointed_at_wins(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(size).page
    learner = begun(page, server)
    while not learner.is_done:
        learner.follow()
        learner.wait()
    expect(learner.slip).to_contain_text("You win")
    page.wait_for_function(OVER)
    learner.slip.get_by_role("button", name="Play against the Cadet").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()


def test_it_goes_on_where_it_was_left_by_keys_and_by_itself(visit: Visit, server: Server) -> None:
    page = visit().page
    learner = begun(page, server)
    while "A hasty move" not in learner.title():
        learner.follow_by_key()
        learner.wait()
    page.reload()
    learner = Learner(page)
    learner.wait()
    expect(learner.slip).to_contain_text("A hasty move")
    while not learner.is_done:
        learner.have_it_done()
        learner.wait()
    expect(learner.slip).to_contain_text("You win")
    page.reload()  # what is finished begins anew
    expect(learner.slip).to_contain_text("step 1 of")


def test_only_what_is_pointed_at_answers(visit: Visit, server: Server) -> None:
    """Whatever else is pressed is answered by a word, which is gone after a moment."""
    page = visit().page
    page.add_init_script(LISTEN)
    learner = begun(page, server)
    learner.follow()
    learner.wait()
    five = page.get_by_role("button", name="ship showing 5", exact=True)
    expect(five).to_be_focused()
    expect(five).to_have_accessible_description(re.compile("tap your 5, then the Converter"))
    other = page.get_by_role("button", name="ship showing 4", exact=True)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "false")
    times(page, LATER)
    page.keyboard.press("4")  # the key of another ship
    page.keyboard.press("e")
    expect(page.get_by_role("button", name=re.compile("^ship showing .*chosen"))).to_have_count(0)
    five.click()
    expect(page.get_by_role("status").filter(has_text=LATER)).to_have_count(0)
    told = times(page, LATER)
    page.get_by_role("button", name=re.compile("Shipyard")).first.click()
    times(page, LATER, told + 1)
    expect(five).to_have_count(0)


def test_it_speaks_of_others_when_they_were_seen(visit: Visit, server: Server) -> None:
    page = visit(speed="fast").page
    learner = begun(page, server)
    page.evaluate(
        """() => {
            window.early = [];
            new MutationObserver(() => {
                const told = document.querySelector('.coach h2')?.textContent ?? '';
                const buttons = [...document.querySelectorAll('.acts2 button')];
                const shows = buttons.some(one => one.innerText.startsWith('Skip'));
                if (shows && /Your turn again/.test(told)) window.early.push(told);
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    while "Your turn again" not in learner.title():
        learner.have_it_done()
        learner.wait()
    assert page.evaluate("window.early") == []


@pytest.mark.parametrize(
    ("chapter", "size", "end"),
    [
        ("factions", LOW, "Those are factions"),
        ("agendas", TABLET, "Those are Agendas"),
        ("belt", PHONE, "That is the belt"),
        ("deck", SIDEWAYS, "That is the wide deck"),
    ],
)
def test_a_chapter_leads_through_a_module(
    chapter: str, size: tuple[int, int], end: str, visit: Visit, server: Server
) -> None:
    page = visit(size).page
    learner = begun(page, server, f"learn/{chapter}")
    while not learner.is_done:
        learner.follow()
        learner.wait()
    expect(learner.slip).to_contain_text(end)
    assert learner.slip.evaluate(WHOLE)


WHOLE = """slip => {
    const line = slip.querySelector('.bt');
    return line.getBoundingClientRect().width > 0.8 * slip.getBoundingClientRect().width
        && getComputedStyle(line).opacity === '1';
}"""
"""The line that says how far one is, and where to go on, has the width of the slip and all its light."""


@pytest.mark.shared
@pytest.mark.parametrize(
    ("lesson", "size", "end"),
    share(
        [
            ("conquest", LOW, "You win, 8 to 4"),
            ("conquest", PHONE, "You win, 8 to 4"),
            ("conquest/together", TABLET, "You win together"),
            ("conquest/together", SIDEWAYS, "You win together"),
        ],
        1,
    ),
    ids=window,
)
def test_the_planet_is_conquered_by_what_is_pointed_at(
    lesson: str, size: tuple[int, int], end: str, visit: Visit, server: Server
) -> None:
    """The guided first game of Conquest of Planet Earth, and its chapter on playing together."""
    page = visit(size).page
    learner = begun(page, server, f"learn/{lesson}")
    while not learner.is_done:
        learner.follow()
        learner.wait()
    expect(learner.slip).to_contain_text(end)
    page.wait_for_function(OVER)


def test_whoever_knows_the_game_learns_the_table(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    learner = begun(page, server, "learn/table")
    while not learner.is_done:
        learner.follow()
        learner.wait()
    expect(learner.slip).to_contain_text("That is the table")
