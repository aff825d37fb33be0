"""Axe in a page: what it finds against the guidelines for accessible content."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def complaints(page: Page) -> list[str]:
    """What axe finds, a line for each kind: its name, how often, and the first place."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "levels => axe.run(document, { runOnly: levels })", LEVELS
    )
    return [
        f"{one['id']} ×{len(one['nodes'])}: {one['nodes'][0]['target']} "
        f"{one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
    ]
