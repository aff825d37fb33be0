"""What can be measured of Conquest's drawn table: words cut or too small, parts over each other."""

from __future__ import annotations

from typing import Final

CONQUEST_GEOMETRY: Final = r"""({ text }) => {
    const told = new Set();
    const app = document.querySelector('#app');
    const box = one => one.getBoundingClientRect();
    const style = getComputedStyle;
    const shown = one => box(one).width > 1 && box(one).height > 1
        && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const every = which => [...app.querySelectorAll(which)].filter(shown);
    const name = one => (one.getAttribute('aria-label') || one.textContent.trim()
        || one.getAttribute('class')).replace(/\s+/g, ' ').slice(0, 48);
    const around = one => one && one !== app ? [one, ...around(one.parentElement)] : [];
    const goesOn = one => /auto|scroll/.test(style(one).overflowY + style(one).overflowX)
        && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);

    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) told.add('the page is too wide');
    if (page.scrollHeight > innerHeight + 0.5) told.add(`the page is ${page.scrollHeight} px high`);

    // Words: none too small, none outside the window, none cut but where a text is known to go on.
    const walk = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { currentNode: node } = walk;
        const here = node.parentElement;
        const data = node.data.trim();
        if (!data || !shown(here) || here.closest('svg, script, style, .vh')) continue;
        const frames = around(here);
        if (frames.some(one => style(one).clipPath !== 'none')) continue;  // for the ear alone
        const size = parseFloat(style(here).fontSize) * here.currentCSSZoom;
        if (size < 1) continue;  // a sign says it
        if (size < text - 0.01) told.add(`${size} px: ${data}`);
        const clamped = frames.some(one => style(one).webkitLineClamp !== 'none');
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (line.width < 1 || clamped) continue;
            const scrolled = frames.some(goesOn);
            if (!scrolled && (line.left < -0.5 || line.right > innerWidth + 0.5 || line.top < -3
                || line.bottom > innerHeight + 3)) told.add(`outside the window: ${data}`);
            for (const frame of frames) {
                if (style(frame).overflowX === 'visible' || goesOn(frame)) continue;
                if (style(frame).textOverflow === 'ellipsis') {
                    // A name of ours has a short form; others' names may be as long as they like.
                    if (frame.matches('.cap *') && frame.scrollWidth > frame.clientWidth + 1)
                        told.add(`shortened: ${data}`);
                    break;
                }
                const edge = box(frame);
                const middle = (line.top + line.bottom) / 2;
                if (line.right > edge.right + 2 || line.left < edge.left - 2
                    || middle + size * 0.4 > edge.bottom + 2 || middle - size * 0.4 < edge.top - 2)
                    if (!scrolled)
                        told.add(`cut: ${data} (${here.className || here.parentElement.className})`);
            }
        }
    }

    // Parts beside each other stay so.
    const PARTS = '.top, .bridge, .tabs, .world, .flank > .plate, .seats > .seat, .log, .act > .hint';
    const parts = every(PARTS).filter(one => !around(one).slice(1).some(goesOn));
    parts.forEach((a, i) => {
        for (const b of parts.slice(i + 1)) {
            if (a.contains(b) || b.contains(a)) continue;
            const [p, q] = [box(a), box(b)];
            const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            if (wide > 2 && high > 2) told.add(`${name(a)} and ${name(b)} overlap`);
        }
    });
    const tiles = every('.tile');
    tiles.forEach((a, i) => {
        for (const b of tiles.slice(i + 1)) {
            const [p, q] = [box(a), box(b)];
            const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            if (wide > 1 && high > 1) told.add(`${a.dataset.space} and ${b.dataset.space} overlap`);
        }
    });

    // What can be pressed is met where it is; on the whole map every place is in sight.
    const whole = app.querySelector('.map:not(.closer)');
    for (const one of every('.tile, .abtn, .tabs button, .lens, .ev.can, .opt.can, [role=radio]')) {
        const lists = around(one).slice(1).filter(goesOn);
        const { left, top, width, height } = box(one);
        const [x, y] = [left + width / 2, top + height / 2];
        if (lists.some(list => {
            const edge = box(list);
            return x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
        })) continue;
        if (one.matches('.tile') && !whole) continue;
        const met = document.elementFromPoint(x, y);
        if (!met || !(one.contains(met) || met.contains(one)
            || (one.matches('.tile') && met.closest('.lens, .tile, .way'))))
            told.add(`covered: ${name(one)}`);
    }
    return [...told];
}"""
