"""The plain table tells on nobody: covered on a shared screen, counts for those who watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.plain import DESKTOP, LATER, PlainPage, message
from browser.serving import Server
from landfall.server.http.client_files import STATIC


@pytest.fixture
def table(visit: Visit, server: Server) -> PlainPage:
    return PlainPage(visit(DESKTOP).page, server)


def private_words(game: str) -> list[str]:
    """The names of cards that only the viewer may see."""
    groups = message(game)["position"]
    hidden = [group for group in groups if group.get("private")]
    return [row["card"]["name"] for group in hidden for row in group["rows"]]


def test_a_secret_choice_on_a_shared_screen_starts_covered(table: PlainPage) -> None:
    table.open("cq", shared=True)
    page = table.page
    expect(page.get_by_role("heading", name="Hand the screen to Ada")).to_be_visible()
    expect(table.alert).to_have_text("Hand the screen to Ada.")
    html = page.content()
    assert private_words("cq")
    assert not [name for name in private_words("cq") if name in html]
    page.get_by_role("button", name="I am Ada: show my things").click()
    expect(table.main).to_be_focused()
    expect(page.get_by_role("heading", name=private_words("cq")[0])).to_be_visible()
    table.option(2).click()
    expect(table.status).to_have_text("Chosen. Enter again: do it.")
    page.get_by_role("button", name="Lock in 4").click()
    expect(table.status).to_have_text("Your choice is made.")
    expect(page.get_by_role("heading", name="Hand the screen to Ada")).to_be_visible()


def test_private_groups_are_covered_on_a_shared_screen(visit: Visit, server: Server) -> None:
    table = PlainPage(visit(DESKTOP, own_clock=True).page, server)
    page = table.page
    page.clock.install(time=0)
    table.open("edx", shared=True)
    page.clock.pause_at(LATER)
    secret = private_words("edx")[0]
    expect(page.get_by_text("Covered: this screen is shared.")).to_be_visible()
    assert secret not in page.content()
    page.get_by_role("button", name="Look, alone").click()
    card: Locator = page.get_by_role("heading", name=secret)
    expect(card).to_be_visible()
    page.clock.fast_forward(50_000)
    table.press("Tab")
    page.clock.fast_forward(50_000)
    expect(card).to_be_visible()
    page.clock.fast_forward(10_000)
    expect(card).to_have_count(0)


def test_whoever_watches_sees_counts(table: PlainPage) -> None:
    table.open("edx", "watch")
    agendas = table.page.get_by_role("group", name="Ada’s agendas")
    expect(agendas).to_contain_text("2 hidden, 1 shown. Only Ada sees them.")
    assert not [name for name in private_words("edx") if name in table.page.content()]


def test_no_fixture_is_built_into_the_client() -> None:
    words = "Mothership Delivery"
    assert words in (private_words("cq"))
    built = [path for path in STATIC.rglob("*") if path.suffix in {".js", ".json", ".html"}]
    assert built
    assert not [path.name for path in built if words in path.read_text(encoding="utf-8")]
