"""What Edition X has around its table: modules chosen by pictures, the draft, Agendas at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints_by_theme
from browser.chromium import DESKTOP, PHONE, SCREENS, TABLET, resize
from browser.conftest import Visit
from browser.edition_x_scenes import choose_belt, end, opened, reaction
from browser.pages import fits, more_choices
from browser.player import DIE
from browser.serving import CADET, PERSON, Server

BESIDE = {"player": "here", "name": "Bob"}

LAST: dict[str, Any] = {
    "turn": "A",
    "turns": 21,
    "pending": {"asks": "land"},
    "seats": {
        "A": {
            "colonies": {"lem-badlands": 3, "asimov-crater": 4},
            "agendas": ["land-grab", "curator"],
        },
        "B": {
            "colonies": {"burroughs-desert": 3, "pohl-foothills": 3},
            "revealed": ["privateer"],
            "agendas": ["solar-surge"],
        },
    },
}

POWERS_IN_SIGHT = """cards => cards.map(card => {
    const words = card.querySelector('.words').getBoundingClientRect();
    const powers = [...card.querySelectorAll('p')].map(power => power.getBoundingClientRect());
    const begun = powers.filter(power => power.left < words.right - 1 && power.top < words.bottom - 1);
    const whole = begun.filter(power => power.bottom <= words.bottom + 1);
    if (whole.length < begun.length) return ['cut', whole.length, powers.length];
    return [whole.length < powers.length ? 'part' : 'whole', whole.length, powers.length];
})"""
"""Of each card how many of its powers are in sight, and how many it has."""


def fits_everywhere(page: Page) -> None:
    for window in SCREENS:
        resize(page, window)
        assert fits(page), window
    resize(page, DESKTOP)
    assert complaints_by_theme(page) == {}


def test_a_first_set_is_chosen_in_one_press_and_its_boards_are_dealt(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    page.goto(server.address)
    more_choices(page)
    first = page.get_by_role("button", name=re.compile("^First time"))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    offers = page.get_by_role("group", name="With Edition X")
    factions = offers.get_by_role("checkbox", name="Factions")
    expect(factions).to_be_checked()
    expect(offers.get_by_role("radio", name="Wide deck")).to_be_checked()
    expect(
        offers.get_by_text(re.compile("times as many moves as in the classic game"))
    ).to_be_visible()
    fits_everywhere(page)
    factions.uncheck()
    expect(offers.get_by_role("radio", name="Dealt at random")).to_have_count(0)
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your faction")).to_be_visible()
    expect(page.get_by_role("heading", name="Pick a faction")).to_have_count(0)


def test_boards_are_picked_on_a_page_of_their_own_by_keys(visit: Visit, server: Server) -> None:
    page = visit().page
    made = server.table(
        edition="edition-x",
        seats=[PERSON, BESIDE],
        options={"factions": True},
        script=["first A"],
        seed=3,
    )
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("heading", name="Bob picks a faction")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Take this board"))).to_have_count(0)
    page = visit().page
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['B']}")
    order = page.get_by_role("list", name="The order of picking").get_by_role("listitem")
    expect(order).to_have_count(2)
    take = page.get_by_role("button", name=re.compile("^Take this board"))
    expect(take).to_have_count(3)
    expect(take.first).to_be_focused()
    fits_everywhere(page)
    page.keyboard.press("Enter")
    taken = page.get_by_role("article").filter(has_text=re.compile("Bob’s|Yours"))
    expect(taken).to_have_count(1)
    expect(taken).to_contain_text(re.compile("as printed|read from damaged print"))


def test_a_hint_for_the_draft_leaves_the_boards_their_place(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(
        server.seat(
            edition="edition-x",
            seats=[PERSON, BESIDE],
            options={"factions": True},
            script=["first B"],
            seed=3,
            hints=True,
        )
    )
    page.get_by_role("button", name=re.compile("^Hint")).click()
    hint = page.get_by_role("group", name="Hint")
    expect(hint).to_be_visible()
    board = page.get_by_role("article").first
    assert hint.bounding_box()["height"] < board.bounding_box()["height"] / 2
    hint.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("heading", name="Bob picks a faction")).to_be_visible()


def test_cards_on_display_say_what_they_do_where_room_is_dear(visit: Visit, server: Server) -> None:
    page = visit(TABLET).page
    opened(page, server)
    for card, does in (
        ("Orbital Teleporter", "Move a docked ship"),
        ("Oracle Engine", "Bet on an Agenda this turn"),
        ("Seismic Detonator", "Scatter a place’s colonies"),
    ):
        shown = page.get_by_role("article").filter(has_text=card)
        expect(shown.get_by_text(does)).to_be_in_viewport(ratio=1)


def test_why_not_has_two_lines_beside_a_price(visit: Visit, server: Server) -> None:
    """Without a belt the Shipyard's formula is long, and its reason has what is left of the line."""
    page = visit().page
    seats = {"A": {"fuel": 3, "agendas": ["solar-surge"]}, "B": {}, "C": {}}
    order = {"seats": [PERSON, BESIDE, CADET], "edition": "edition-x", "options": {"agendas": True}}
    page.goto(server.seat(**order, position={"dice": [2, 3, 4], "seats": seats}, seed=7))
    page.get_by_role("button", name=DIE).first.click()
    yard = page.get_by_role("region", name="Shipyard")
    expect(yard.locator(".rs")).to_contain_text("pair")
    height = (
        "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize)"
    )
    assert yard.locator(".rs").evaluate(height) < 3


def test_where_words_are_too_many_one_card_on_display_is_short_of_a_power(
    visit: Visit, server: Server
) -> None:
    """The last of them; each of the others says all that it does, and no power is cut."""
    page = visit().page
    long = ["orbital-teleporter", "oscillation-capacitor", "peta-bit-processor"]
    opened(page, server, display=long)
    cards = page.get_by_role("region", name="Alien Artifact").get_by_role("article")
    expect(cards).to_have_count(3)
    seen = cards.evaluate_all(POWERS_IN_SIGHT)
    assert sorted(seen) == [["part", 1, 2], ["whole", 2, 2], ["whole", 2, 2]], seen


def test_the_moon_is_seen_beside_the_belt_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    choose_belt(page, server)
    moon = page.get_by_role("button", name=re.compile("^Blish Expanse"))
    expect(moon).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Claims need no tow")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=re.compile("more below"))).to_have_count(0)


def test_whoever_acts_in_the_turn_of_another_reads_whose_turn_it_is(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    reaction(page, server)
    page.get_by_role("button", name="Dock them all now").click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(2)
    tray = page.get_by_role("region", name="Your tray")
    expect(tray).to_contain_text("in Basil’s turn")
    expect(tray).not_to_contain_text("your turn")


def test_agendas_are_turned_up_before_the_winner_is_told(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    options = {"agendas": True}
    seats = [PERSON, BESIDE]
    made = server.table(edition="edition-x", seats=seats, options=options, position=LAST, seed=3)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    page.locator('[data-territory="heinlein-plains"]').click()
    page.locator('.pick [data-action="land heinlein-plains"]').click()
    points = page.get_by_role("region", name="What the points are made of")
    expect(points.get_by_text("Solar Surge")).to_be_visible()
    end = page.get_by_role("region", name="The end")
    expect(end.get_by_role("heading", name=re.compile("^You win"))).to_be_visible()
    mine = points.get_by_role("listitem").filter(has_text="Curator").first
    expect(mine).to_contain_text(re.compile(r"Curator missed\. At the end: 0 of 2 cards"))
    expect(mine).to_contain_text(re.compile(r"Land Grab 1 point\."))
    fits_everywhere(page)


@pytest.mark.parametrize("window", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_planet_of_the_end_shows_the_colonies_beside_the_relic_ship(
    window: tuple[int, int], visit: Visit, server: Server
) -> None:
    page = visit(window).page
    end(page, server)
    planet = page.get_by_role("region", name="The end").locator(".world")
    desert = planet.locator('[data-colony^="burroughs-desert:A"]')
    expect(desert).to_have_count(2)
    expect(desert.last).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # nothing is left to decide


def test_what_draws_modules_is_fetched_with_the_first_table_that_has_some(
    visit: Visit, server: Server
) -> None:
    asked: list[str] = []
    page = visit().page
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(server.seat(seats=[PERSON, BESIDE], seed=2, position={"turn": "A", "dice": [3, 4]}))
    expect(page.get_by_role("button", name=DIE)).to_have_count(2)
    assert not [name for name in asked if name.startswith("drawings-")]
    opened(page, server)
    assert [name for name in asked if name.startswith("drawings-")]
