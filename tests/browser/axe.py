"""Axe in a page: what it finds against the guidelines for accessible content."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

from playwright.sync_api import Page

from browser.chromium import next_frame

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


COLOURS: Final = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that another theme can change."""

FIND: Final = "wanted => axe.run(document, { runOnly: wanted, resultTypes: ['violations'] })"
THEMES: Final[dict[Literal["dark", "light"], Any]] = {"dark": LEVELS, "light": COLOURS}


def complaints(page: Page, wanted: Any = LEVELS) -> list[str]:
    """What axe finds, a line for each kind: its name, how often, and the first place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(FIND, wanted)
    return [
        f"{one['id']} ×{len(one['nodes'])}: {one['nodes'][0]['target']} "
        f"{one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
    ]


def complaints_by_theme(page: Page) -> dict[str, list[str]]:
    """What axe finds in the dark and in the light, one after the other on the same page."""
    found = {}
    for theme, wanted in THEMES.items():
        page.emulate_media(color_scheme=theme)
        next_frame(page)
        found[theme] = complaints(page, wanted)
    return {theme: told for theme, told in found.items() if told}
