"""Links for phones: Landfall is opened to the house from its own page, and codes lead there."""

from __future__ import annotations

import re
import urllib.request
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from browser.axe import complaints_by_theme
from browser.chromium import PHONE, Visitor, Windows, resize
from browser.pages import copied_links, fits, more_choices
from house_server import HERE, HOUSE, serving_the_house
from landfall.server.http.client_files import STATIC


def test_phones_are_let_in_and_the_codes_lead_them_here(browser: Browser, windows: Windows) -> None:
    with serving_the_house(STATIC) as port:
        host = Visitor(browser, windows=windows)
        page = host.page
        page.goto(f"http://{HERE}:{port}/")
        more_choices(page)
        page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
        page.get_by_role("combobox", name="Who plays seat B").select_option("By invitation link")
        page.get_by_role("checkbox", name="A link to watch").check()
        page.get_by_role("button", name="Start the game").click()
        dialog = page.get_by_role("dialog", name="Seats and links")
        house = dialog.get_by_role("region", name="Phones in this house")
        expect(house).to_contain_text("These links work on this computer only.")
        code = dialog.get_by_role("img", name=re.compile("^Code for seat B"))
        expect(code).to_have_count(0)

        house.get_by_role("button", name="Let phones in this house join").click()
        expect(house).to_contain_text(f"Landfall at http://{HOUSE}:{port} until you close it")
        expect(code).to_be_visible()
        links = copied_links(page)
        assert {urlsplit(link).netloc for link in links} == {f"{HOUSE}:{port}"}
        with urllib.request.urlopen(links[0]) as answer:
            assert answer.status == 200
        assert complaints_by_theme(page) == {}
        resize(page, PHONE)
        assert fits(page)

        house.get_by_role("button", name="Close it again").click()
        expect(code).to_have_count(0)
        host.leave()
        assert host.complaints == []
