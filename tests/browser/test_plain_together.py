"""What only some games ask of a plain table: teams, nobody to play against, several options at once."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.axe import complaints
from browser.chromium import DESKTOP, PHONE
from browser.nights import Guest, laid
from browser.serving import Server

ME = {"player": "me", "name": "Ann"}
KEEPER = {"player": "bot", "bot": "keeper"}


def play_on(guest: Guest) -> None:
    while guest.is_asked():
        guest.acts("skip")


def test_a_game_of_teams(browser: Browser, nights: Server) -> None:
    made = laid(nights, ME, KEEPER, KEEPER, KEEPER, options={"teams": True}, seed=5)
    ann = Guest(browser, DESKTOP, nights, made["id"], made["keys"]["A"])
    seats = ann.page.get_by_role("region", name="Seats")
    teams = [seats.get_by_role("rowgroup").filter(has_text=team) for team in ("Moon", "Stars")]
    expect(teams[0].get_by_role("row")).to_contain_text(["Moon", "Ann", "Keeper C"])
    expect(teams[1].get_by_role("row")).to_contain_text(["Stars", "Keeper B", "Keeper D"])
    play_on(ann)
    rows = ann.plain["result"]["rows"]
    assert {(row["team"], row["rank"]) for row in rows} == {
        (team, next(row["rank"] for row in rows if row["team"] == team))
        for team in ("Moon", "Stars")
    }
    won = {row["team"] for row in rows if row["rank"] == 1}
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        f"Dawn: {' and '.join(sorted(won))} win"
    )
    lines = ann.page.get_by_role("main").get_by_role("row")
    expect(lines).to_have_count(5)
    for row, line in zip(rows, lines.all()[1:], strict=True):
        expect(line).to_contain_text(row["team"])
        assert (line.get_attribute("data-first") is not None) == (row["rank"] == 1)
    assert complaints(ann.page) == []
    ann.leave()


def test_alone_against_the_night_one_can_lose(browser: Browser, nights: Server) -> None:
    made = laid(nights, ME, seed=5)
    ann = Guest(browser, PHONE, nights, made["id"], made["keys"]["A"])
    play_on(ann)
    result = ann.plain["result"]
    lost = result["rows"][0]["rank"] > 1
    title = "The night wins" if lost else "Dawn: Ann wins"
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
    assert ann.page.title().startswith(title)
    expect(ann.page.locator("[data-first]")).to_have_count(0 if lost else 1)
    expect(ann.page.get_by_role("main")).to_contain_text("for the night")
    assert lost  # with these cards; a table that everybody can lose at shows it
    assert complaints(ann.page) == []
    ann.leave()


def test_two_cards_are_thrown_away_together(browser: Browser, nights: Server) -> None:
    """By keyboard; two alike are two, and what is done says both."""
    made = laid(nights, ME, KEEPER, edition="moonrise", seed=8)
    ann = Guest(browser, PHONE, nights, made["id"], made["keys"]["A"])
    page, press = ann.page, ann.page.keyboard.press
    choice = page.get_by_role("group", name="Your choice")
    expect(choice).to_contain_text("none chosen of 2")
    press("1")
    expect(ann.option(1)).to_be_focused()
    press("Enter")
    press("ArrowDown")
    press("Enter")
    expect(ann.option(2)).to_have_attribute("aria-pressed", "true")
    expect(choice).to_contain_text("2 chosen of 2")
    assert complaints(page) == []
    thrown = [option["action"].split()[1] for option in ann.plain["prompt"]["options"][:2]]
    do = choice.get_by_role("button", name="Throw them away")
    while not do.evaluate("one => one === document.activeElement"):
        press("Tab")
    press("Enter")
    story = page.get_by_role("log")
    for card in thrown:
        expect(story).to_contain_text(f"You throw the {card} away.")
    expect(page.get_by_role("heading", name="Will you look at the deck?")).to_be_visible()
    ann.leave()
