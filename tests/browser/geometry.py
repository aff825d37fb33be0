"""What can be measured of a page: words that are cut, overlap or are too small, and targets that are."""

from __future__ import annotations

from typing import Final

GEOMETRY: Final = """({ text, target }) => {
    const told = [];
    const box = one => one.getBoundingClientRect();
    const shown = one => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 1;
    const name = one => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    const once = ask => {  // many words have the same parts around them
        const known = new Map();
        return one => {
            if (!known.has(one)) known.set(one, ask(one));
            return known.get(one);
        };
    };
    const around = once(one => one && [one, ...around(one.parentElement)] || []);
    const scrolls = once(one => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflow));
    const sticky = once(one => getComputedStyle(one).position === 'sticky');
    const sticks = one => around(one).find(sticky) ?? null;
    const edges = once(one => around(one).filter(scrolls).map(box));
    const visible = (one, { top, bottom, height }) => {
        for (const edge of edges(one))
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        return bottom - top > height / 2;
    };

    if (document.scrollingElement.scrollWidth > innerWidth) told.push('the page is too wide');

    for (const one of document.querySelectorAll('.plain, .p-pane, .p-scroll'))
        if (one.scrollWidth > one.clientWidth) told.push(`${one.id || one.className} is too wide`);

    const words = [];
    const walk = document.createTreeWalker(document.querySelector('.plain'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { parentElement: here, data } = walk.currentNode;
        if (!data.trim() || !shown(here) || here.closest('svg, .vh, .p-skip, dialog, option')) continue;
        const size = parseFloat(getComputedStyle(here).fontSize);
        if (size < text) told.push(`${size} px: ${data}`);
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const lines = new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size;
        if (lines > data.trim().split(/[\\s\\-–’/]+/).length && !here.closest('.p-table th'))
            told.push(`${data} is broken within a word`);
        const pane = here.closest('.p-pane, .p-top, .p-jump');
        for (const rect of range.getClientRects()) {
            if (rect.width < 1 || !visible(here.parentElement, rect)) continue;
            const edge = box(pane);
            if (rect.left < edge.left - 0.5 || rect.right > edge.right + 0.5)
                told.push(`${data} reaches beyond its part`);
            words.push({ node: walk.currentNode, rect, data, stuck: sticks(here) });
        }
    }
    words.sort((a, b) => a.rect.top - b.rect.top);
    words.forEach((a, i) => {
        for (let j = i + 1; j < words.length; j += 1) {
            const b = words[j];
            if (b.rect.top > a.rect.bottom) break;
            if (a.node === b.node || a.stuck !== b.stuck) continue;
            const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            if (wide > 2 && high > 0.4 * Math.min(a.rect.height, b.rect.height))
                told.push(`${a.data} and ${b.data} overlap`);
        }
    });

    const CONTROLS = 'button, a, select, input';
    for (const one of document.querySelectorAll(`.plain :is(${CONTROLS})`)) {
        if (!shown(one) || one.closest('.vh, .p-skip, dialog')) continue;
        const { width, height } = box(one.matches('label > input') ? one.parentElement : one);
        if (width < target - 0.1 || height < target - 0.1)
            told.push(`${Math.round(width)}×${Math.round(height)}: ${name(one)}`);
        if (one.matches('button, a') && one.scrollWidth > one.clientWidth + 1)
            told.push(`${name(one)} is cut`);
    }
    return told;
}"""
"""Given the least size of text and of targets, in pixels: a sentence for whatever is wrong."""
