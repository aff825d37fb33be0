"""The editor as a person uses it: its verdict, its tabs, its choices, its folded parts."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="The position").get_by_role("status").first


def seat(page: Page, letter: str) -> Locator:
    page.get_by_role("tab", name=f"Seat {letter}").click()
    return page.get_by_role("tabpanel", name=f"Seat {letter}")


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label, exact=True).select_option(option)


def unfold(page: Page, title: str) -> None:
    page.locator("summary").filter(has_text=title).click()
