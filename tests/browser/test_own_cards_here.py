"""Cards of one's own: chosen on the start page, and told to whoever sits down, watches or looks back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.chromium import PHONE
from browser.conftest import Visit
from browser.pages import copied_links, fits, more_choices, sit_down
from browser.player import roll_button
from browser.serving import PERSON, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_cards.toml"
CARDS = EXAMPLE.read_text(encoding="utf-8")
NOTE = "This table is played with cards of its host’s own."
BESIDE = {"player": "here", "name": "Bob"}
HELD: dict[str, Any] = {
    "dice": [1, 4, 4],
    "seats": {"A": {"fuel": 1, "cards": ["booster-pod"]}, "B": {}},
}


def choices(page: Page, server: Server) -> Any:
    """The start page with everything there is to choose; the part for own cards."""
    page.goto(server.address)
    more_choices(page)
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    return page.get_by_role("group", name="Cards of your own")


def test_a_file_is_chosen_looked_at_and_taken_away(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    visitor = visit()
    page = visitor.page
    part = choices(page, server)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[booster-pod]\nprize = 2\n\n[lunar-mine]\nports = [1]\n", encoding="utf-8")
    file = part.get_by_label("Choose")
    file.set_input_files(wrong)
    said = part.get_by_role("alert")
    expect(said).to_contain_text("wrong.toml:2: booster-pod.prize: no part has such an entry")
    expect(said).to_contain_text("wrong.toml:5: lunar-mine.ports: give 3 numbers")
    expect(part.get_by_text("wrong.toml", exact=True)).to_be_visible()
    file.set_input_files({"name": "no.toml", "mimeType": "text/plain", "buffer": b"\xff\xfe\x00"})
    expect(said).to_have_text("no.toml: it is no text in UTF-8.")
    file.set_input_files(EXAMPLE)
    expect(said).to_have_count(0)
    expect(part.get_by_role("status")).to_contain_text("Thrust Pack, Cardboard Fleet, Moon Quarry")
    part.get_by_text("See what is replaced").click()
    expect(part.get_by_text("price: 1 fuel → is now 2 fuel")).to_be_visible()
    assert complaints(page) == []
    part.get_by_role("button", name="Play without own_cards.toml").click()
    expect(part.get_by_role("status")).to_have_text("")
    page.get_by_role("button", name="Start the game").click()
    expect(roll_button(page)).to_be_visible()
    expect(page.get_by_text(NOTE)).to_have_count(0)
    visitor.complaints[:] = [said for said in visitor.complaints if "422" not in said]


def test_everybody_is_told_at_the_table(visit: Visit, server: Server) -> None:
    host = visit().page
    part = choices(host, server)
    host.get_by_role("combobox", name="Who plays seat B").select_option("By invitation link")
    host.get_by_role("checkbox", name="A link to watch").check()
    part.get_by_label("Choose").set_input_files(EXAMPLE)
    expect(part.get_by_role("status")).to_contain_text("Thrust Pack")
    host.get_by_role("button", name="Start the game").click()
    dialog = host.get_by_role("dialog", name="Seats and links")
    expect(dialog).to_contain_text("cards of its host’s own")
    links = copied_links(host)
    dialog.get_by_role("button", name="See what is replaced").click()
    expect(host.get_by_role("dialog", name="Own cards")).to_contain_text("Moon Quarry")
    for link, size in zip(links, (PHONE, (1440, 900)), strict=True):
        page = visit(size).page
        page.goto(link)
        if link == links[0]:
            sit_down(page, "Bo")
        note = page.get_by_role("status").filter(has_text=NOTE)
        expect(note).to_contain_text("Thrust Pack")
        assert fits(page)
        assert complaints(page) == []
        note.get_by_role("button", name="See what is replaced").click()
        told = page.get_by_role("dialog", name="Own cards")
        expect(told).to_contain_text("Thrust Pack")
        expect(told).to_contain_text("copies in the deck: 2 → is now 3")
        assert complaints(page) == []
        told.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Close the note on own cards").click()
        expect(note).to_have_count(0)
        page.reload()
        expect(page.get_by_role("button", name="Menu")).to_be_visible()
        expect(note).to_have_count(0)  # who has read it is not told again, but finds it
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Own cards …").click()
        expect(told).to_contain_text("Moon Quarry")


@pytest.mark.parametrize("plain", [False, True])
def test_a_refusal_and_the_rules_speak_with_the_cards_words(
    visit: Visit, server: Server, plain: bool
) -> None:
    page = visit().page
    if plain:
        page.add_init_script(
            "localStorage.setItem('landfall.settings', JSON.stringify({plain: true}))"
        )
    page.goto(server.seat(seats=[PERSON, BESIDE], seed=7, position=HELD, cards=CARDS))
    page.get_by_role("button", name="Close the note on own cards").click()
    if plain:
        card = page.get_by_role("article").filter(has_text="Thrust Pack").first
        expect(card).to_contain_text("own cards")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules, with own cards")
    expect(page.get_by_text("A kick upwards")).to_be_visible()


def test_a_replay_says_what_it_was_played_with(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    made = server.table(seats=[PERSON, BESIDE], seed=7, position=HELD, cards=CARDS)
    key = made["keys"]["A"]
    record = server.ask(f"/api/tables/{made['id']}/record", authorization=f"Bearer {key}").text
    opened = server.ask("/api/records", record, content_type="text/plain").json()
    page = visit().page
    for settings in ("{}", "{plain: true}"):
        page.goto(server.address)
        page.evaluate(f"localStorage.setItem('landfall.settings', JSON.stringify({settings}))")
        page.goto(f"{server.address}/replay/{opened['id']}")
        note = page.get_by_role("status").filter(has_text="This game was played with own cards.")
        expect(note).to_contain_text("Thrust Pack")
        note.get_by_role("button", name="See what is replaced").click()
        expect(page.get_by_role("dialog", name="Own cards")).to_contain_text("Moon Quarry")
