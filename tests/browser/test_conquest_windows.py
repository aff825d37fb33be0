"""Conquest's drawn table in the windows that people have: nothing is cut, covered or too small."""

from __future__ import annotations

import pytest

from browser.axe import complaints
from browser.chromium import SCREENS, next_frame, resize
from browser.conftest import Visit
from browser.conquest_geometry import CONQUEST_GEOMETRY
from browser.conquest_scenes import open_scene
from browser.serving import Server

ZONES = ("map", "hand", "players")


@pytest.mark.parametrize("scene", ["move", "together"])
def test_all_of_it_is_seen(scene: str, visit: Visit, server: Server) -> None:
    page = visit(SCREENS[0]).page
    open_scene(page, server, scene)
    page.evaluate("document.fonts.ready")
    wrong: dict[str, list[str]] = {}
    for width, height in SCREENS:
        resize(page, (width, height))
        tabs = page.locator(".tabs").is_visible()
        for zone in ZONES if tabs else ("",):
            if zone:
                page.locator(f'.tabs [data-zone="{zone}"]').click()
            next_frame(page)
            told = page.evaluate(CONQUEST_GEOMETRY, {"text": 12})
            if told:
                wrong[f"{width}x{height} {zone}"] = told
        if tabs:
            page.locator('.tabs [data-zone="map"]').click()
    assert wrong == {}


def test_nothing_stands_in_anybodys_way(visit: Visit, server: Server) -> None:
    """By the rules of accessibility, with Aliens chosen and the ways lit, dark and light."""
    for theme in ("dark", "light"):
        page = visit(SCREENS[2], theme=theme).page
        open_scene(page, server, "move")
        page.locator('.tile[data-space="n-4"]').click()
        assert complaints(page) == []
