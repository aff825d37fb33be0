"""A position of Conquest of Planet Earth is set up in forms, looked at on its map, and played."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.conquest_scenes import settled
from browser.files import drop
from browser.serving import Server
from landfall.record.text import write_text
from recorded import of


def test_a_position_is_laid_by_its_map_and_its_forms_and_played(
    visit: Visit, server: Server
) -> None:
    page = visit().page
    page.goto(f"{server.address}/editor/conquest")
    good = page.get_by_text("This position can be played.")
    expect(good).to_be_visible()
    page.locator(".laidmap [data-space=obj-3]").click()
    place = page.locator("[data-at='spaces.obj-3']")
    expect(place.get_by_label("Location")).to_be_focused()
    place.get_by_label("Location").select_option("Metropolis")
    expect(page.locator(".laidmap [data-space=obj-3]")).to_have_accessible_name(
        re.compile("^Metropolis")
    )
    page.get_by_label("Race", exact=True).select_option("The Trun")
    expect(page.get_by_text("A plays trun already")).to_have_count(1)
    page.get_by_label("Race", exact=True).select_option("The Orzax")
    expect(good).to_be_visible()
    page.reload()  # the address carries it
    expect(page.locator(".laidmap [data-space=obj-3]")).to_have_accessible_name(
        re.compile("^Metropolis")
    )
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator("#app[data-mine] .act")).to_be_visible()


def test_with_another_mode_the_forms_have_what_belongs_to_it(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    page.goto(f"{server.address}/editor/conquest")
    track = page.get_by_label("Human Tech Track")
    expect(page.get_by_text("This position can be played.")).to_be_visible()
    expect(track).to_have_count(0)
    page.get_by_label("Mode").select_option("Cooperative")
    track.fill("11")
    expect(page.get_by_role("button", name="Show it")).to_be_visible()
    track.fill("7")
    expect(page.get_by_text("This position can be played.")).to_be_visible()


def test_a_position_of_a_replay_is_opened_in_the_editor(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """As whoever looks on has seen it: Events that nobody has seen are in their deck again."""
    table = settled(2).hand("A", "death-ray").hand("B", "sabotage").action("A", 4)
    game, start = table.game, table.state
    token = game.code("menace")
    played = [(start, token), (game.apply(start, token), token)]
    file = tmp_path / "short.txt"
    file.write_text(write_text(of(game, played, game.to_dict(start))), encoding="utf-8")
    page = visit().page
    page.goto(f"{server.address}/replay")
    drop(page.get_by_role("region", name="Replays"), file)
    expect(page.locator("#app.replaying .map")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))
    page.get_by_role("link", name="Edit this position").click()
    expect(page.get_by_text("This position can be played.")).to_be_visible()
    expect(page.locator(".laidmap [data-space=n-3]")).to_have_accessible_name(
        re.compile("^Drive-In")
    )
    expect(page.get_by_label("Menace tokens")).to_have_value("1")
