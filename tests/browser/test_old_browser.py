"""A browser that cannot draw the table says so, and says which one can."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server

WITHOUT_THE_COLOURS = """
const supports = CSS.supports.bind(CSS);
CSS.supports = (...asked) => !asked.join(" ").includes("light-dark") && supports(...asked);
"""
WITHOUT_MODULES = "delete HTMLScriptElement.prototype.noModule;"


@pytest.mark.parametrize("lack", [WITHOUT_THE_COLOURS, WITHOUT_MODULES], ids=["css", "modules"])
def test_an_old_browser_gets_a_sentence(lack: str, visit: Visit, server: Server) -> None:
    page = visit().page
    page.add_init_script(lack)
    page.goto(server.seat())
    said = page.get_by_role("alert")
    expect(said).to_contain_text("This browser is too old for the table")
    expect(said).to_contain_text("Firefox 125")
    expect(page.get_by_role("region", name="Your tray")).to_have_count(0)
