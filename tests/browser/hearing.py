"""What a screen reader would say of a page's live regions, in order."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LISTEN: Final = """
window.heard = [];
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=alert],'
    + '[role=status]:not([aria-live=off]), [role=log]:not([aria-live=off])';
const WHOLE = '[role=status], [role=alert], [aria-atomic=true]';
const said = node => {
    let words = node.innerText ?? node.textContent;
    for (const unsaid of node.querySelectorAll?.('[aria-hidden=true]') ?? [])
        words = words.replace(unsaid.innerText ?? unsaid.textContent, ' ');
    return words.replace(/\\s+/g, ' ').trim();
};
const tell = words => words && window.heard.push(words);
new MutationObserver(changes => {
    const whole = new Set();
    for (const { target, addedNodes } of changes) {
        const around = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
        const region = around instanceof Element ? around.closest(LIVE) : null;
        for (const node of addedNodes) {
            if (node.nodeType === Node.ELEMENT_NODE && !region) {
                node.querySelectorAll('[role=alert]').forEach(alert => whole.add(alert));
                if (node.matches('[role=alert]')) whole.add(node);
            }
            if (region && !region.matches(WHOLE)) tell(said(node));
        }
        if (!region) continue;
        if (region.matches(WHOLE)) whole.add(region);
        else if (target.nodeType === Node.TEXT_NODE) tell(said(target));
    }
    whole.forEach(region => tell(said(region)));
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Additions, and regions that are read as a whole; before the page is opened."""


def heard(page: Page) -> list[str]:
    told: list[str] = page.evaluate("window.heard")
    return told


def await_heard(page: Page, words: str) -> None:
    page.wait_for_function("words => window.heard.some(told => told.includes(words))", arg=words)


COUNT: Final = "words => window.heard.join('\\n').split(words).length - 1"


def times(page: Page, words: str, least: int = 1) -> int:
    """How often this has been said, whatever was said around it; once it has been said so often."""
    enough = f"([words, least]) => ({COUNT})(words) >= least"
    page.wait_for_function(enough, arg=[words, least])
    said: int = page.evaluate(COUNT, words)
    return said
