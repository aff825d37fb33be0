"""The ends of games of Conquest: people in several browsers, and one who leads several groups."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, PHONE
from browser.conftest import Visit
from browser.conquest_canaries import CANARIES, CARDS, Sight
from browser.conquest_party import FRIENDS, Guest, play_on
from browser.conquest_player import ASKED_OR_OVER, ConquestPlayer
from browser.conquest_scenes import SCOUT, order, settled
from browser.serving import PERSON, Server
from games.conquest_of_planet_earth.laid_table import Table

HELD: Final = ("search-and-destroy", "recon-probe", "thick-fog", "reign-of-terror")
HANDS: Final = dict(zip("ABCD", HELD, strict=True))


def four(mode: str = "competitive") -> Table:
    """Dora is two points from winning, and a Town is below her saucers; each holds one Event."""
    table = Table("trun orzax vento fome", mode)
    for seat, card in HANDS.items():
        table.hand(seat, card)
    return table


def assert_told_in_time(
    server: Server, made: Mapping[str, Any], *guests: tuple[Guest, str]
) -> None:
    """Nobody's browser named an Event, laid or drawn, before one of it had come in sight of these hands.

    What is true is told by the record. Others drew Events that were in no sight of theirs to the end.
    """
    path = f"/api/tables/{made['id']}/record"
    record = server.ask(path, authorization=f"Bearer {made['keys']['A']}").text
    for guest, hands in guests:
        sight = Sight(record, ["ABCD".index(seat) for seat in hands])
        drawn, early = guest.told(sight)
        assert (drawn, early) == (sight.drawn, [])
        assert guest.shown <= sight.in_the_end
        assert sight.drawn_by_others - sight.in_the_end


@pytest.mark.begun_first
def test_four_rivals_in_four_browsers(visit: Visit, server: Server) -> None:
    """All lay Command Counters, each has a turn, the last one wins; hands stay with who holds them."""
    table = four()
    for space in ("w-1", "w-2", "w-3"):
        table.place(space, "town", "D")
    table.place("w-4", "town").aliens("D", "w-4", 4).command()
    made = server.table(**order(table, PERSON, *FRIENDS, cards=CARDS, watchers=True))
    *guests, watcher = (
        Guest(visit().page, server, made, seat, own_cards=True) for seat in ("A", "B", "C", "D", "")
    )
    for guest in guests:
        expect(guest.page.get_by_role("radiogroup", name="Command Counter")).to_be_visible()
    # What Ada is about to lay stays chosen while Basil lays his.
    ada, basil, *_ = guests
    about_to_lay = ada.page.get_by_role("radio", name="Command Counter 2")
    about_to_lay.click()
    basil.acts(("choose 3",))
    expect(ada.page.locator(f"#app[data-number='{basil.number}'] .act")).to_be_visible()
    expect(about_to_lay).to_be_checked()
    play_on(
        guests,
        A=("choose 2",),
        C=("choose 4",),
        D=("choose 6", "resolve w-4"),
    )
    for guest in guests:
        assert guest.acted > 1
        winner = "You" if guest.seat == "D" else "Dora"
        expect(guest.page.locator(".finpage h2").first).to_contain_text(winner)
    assert_told_in_time(server, made, *((guest, guest.seat) for guest in guests), (watcher, ""))


def test_two_teams_in_three_browsers(visit: Visit, server: Server) -> None:
    """Partners read each other's Events and point at places, which rivals neither see nor hear."""
    table = four("team")
    places = {
        "n-1": "city",
        "n-2": "city",
        "n-3": "city",
        "n-5": "metropolis",
        "n-6": "harbor-town",
        "obj-c": "capitol-city",
        "e-1": "farmland",
    }
    for space, location in places.items():
        table.place(space, location, "A")
    table.aliens("A", "n-4", 4).place("n-4", "small-town").command()
    made = server.table(**order(table, PERSON, *FRIENDS[:2], SCOUT, cards=CARDS))
    ada, basil, cleo = (
        Guest(visit(PHONE if seat == "B" else DESKTOP).page, server, made, seat, own_cards=True)
        for seat in "ABC"
    )
    partner = ada.page.get_by_role("region", name="Basil")
    expect(partner).to_contain_text("your partner")
    partner.get_by_role("button", name="Events of Basil: 1").click()
    read = ada.page.get_by_role("dialog", name="Events of Basil")
    expect(read).to_contain_text(CANARIES[HANDS["B"]])
    ada.page.keyboard.press("Escape")
    expect(read).to_have_count(0)
    for rival in ("Cleo", "Scout D"):
        seat = ada.page.get_by_role("region", name=rival)
        expect(seat).to_be_visible()
        expect(seat).not_to_contain_text("partner")
        expect(seat.get_by_role("button", name="Events of")).to_have_count(0)

    basil.page.get_by_role("button", name="Menu").click()
    basil.page.get_by_role("menuitem", name="To my partners").click()
    basil.page.get_by_role("button", name="Choose it on the table").click()
    basil.place("n-4").click()
    basil.page.get_by_role("dialog").get_by_text("This one is yours").click()
    expect(ada.place("n-4").locator("[data-pointed=B]")).to_be_visible()

    play_on((ada, basil, cleo), A=("choose 3", "resolve n-4"), B=("choose 2",), C=("choose 6",))
    expect(cleo.page.get_by_text("This one is yours")).to_have_count(0)
    assert not any("signal" in frame for frame in cleo.frames)
    assert all(guest.acted for guest in (ada, basil, cleo))
    assert_told_in_time(server, made, (ada, "AB"), (basil, "AB"), (cleo, "CD"))
    expect(ada.page.locator(".finpage h2").first).to_contain_text("Basil")


def test_alone_with_two_groups(visit: Visit, server: Server) -> None:
    """One person leads both: nothing is covered, both have turns, and the Cannon is built in the end."""
    page = visit().page
    table = settled(2, mode="solo").track(9).hand("A", "death-ray").hand("B", "overdrive")
    made = server.table(**order(table.command(), PERSON, FRIENDS[0]))
    kept = [{"id": made["id"], "keys": made["keys"], "links": {}, "title": "Alone", "opened": 0}]
    page.add_init_script(f"localStorage.setItem('landfall.tables', {json.dumps(json.dumps(kept))})")
    page.goto(f"{server.address}/t/{made['id']}")
    ada = ConquestPlayer(page)
    led: set[str] = set()
    hands = {"A": "Death Ray", "B": "Overdrive"}
    while True:
        page.locator(ASKED_OR_OVER).first.wait_for()
        if ada.over:
            break
        seat = page.locator(".bridge").get_attribute("class")
        group = str(seat)[-1]
        if group not in led:
            expect(page.get_by_role("list", name="Your Events")).to_contain_text(hands[group])
            led.add(group)
        ada.acts(())
    assert led == {"A", "B"}
    expect(page.locator(".finpage")).to_contain_text("The Humans have won")


def height(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box
    return box["height"]


def told_of_a_look(visit: Visit, server: Server, hand: str, *cards: str) -> tuple[list[str], str]:
    """All that Basil's browser hears and shows while Ada looks at cards and puts them back."""
    table = settled(2, races="menthalars orzax").hand("A", hand).turn("A")
    table.comes(*(f"see {card}" for card in cards))
    made = server.table(**order(table, PERSON, FRIENDS[0]))
    basil = Guest(visit().page, server, made, "B")
    basil.hears_all()
    ada = Guest(visit().page, server, made, "A")
    basil.hears_who_came()
    looks = ada.page.locator(".looks")
    expect(looks.get_by_role("button")).to_have_count(len(cards))
    goes_under = height(looks.get_by_role("button").last)
    ada.acts((f"under {cards[0]}",))
    ada.acts(("rest",))
    lies_on_top = looks.locator(f'[data-action="top {cards[2]}"]')
    assert height(lies_on_top) <= goes_under  # the same card, drawn alike at both questions
    ada.acts((f"top {cards[2]}",))
    expect(ada.page.locator(".apn")).to_be_visible()  # her Action Phase has begun
    expect(basil.page.locator("[role=log]")).to_contain_text("Ada puts the cards back.")
    basil.hears_all()
    return basil.messages(), basil.app.inner_text()


def test_what_somebody_looks_at_reaches_no_other_browser(visit: Visit, server: Server) -> None:
    """Whatever Ada holds, sees and puts under the deck, Basil's browser hears the same, to the byte."""
    one = told_of_a_look(visit, server, "death-ray", "super-tanks", "angry-mob", "local-police")
    other = told_of_a_look(
        visit, server, "solar-flare", "us-army-tanks", "ace-reporter", "local-geologist"
    )
    assert one == other
