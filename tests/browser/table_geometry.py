"""What can be measured of a drawn table: words that are cut, overlap, spill or are too small, places out of reach."""

from __future__ import annotations

from typing import Final

TABLE_GEOMETRY: Final = r"""({ text, target }) => {
    const told = new Set();
    const app = document.querySelector('#app');
    const box = one => one.getBoundingClientRect();
    const once = ask => {
        const known = new Map();
        return one => {
            if (!known.has(one)) known.set(one, ask(one));
            return known.get(one);
        };
    };
    const shown = once(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && box(one).width > 1 && box(one).height > 1);
    const name = one => (one.getAttribute('aria-label') || one.textContent.trim() || one.getAttribute('class') || one.tagName)
        .replace(/\s+/g, ' ').slice(0, 48);
    const parents = once(one => one && one !== document.documentElement ? [one, ...parents(one.parentElement)] : []);
    const style = once(getComputedStyle);
    const clips = once(one => style(one).overflowY !== 'visible' || style(one).overflowX !== 'visible');
    const goesOn = once(one => /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1);
    // A list that goes on says so: by a chip at its lower edge, or it is the story, which is read from its end.
    const announced = once(one => one.matches('.lines, .why, .coach') || one.querySelector('.morebelow') !== null);
    const UNSEEN = '.vh, [hidden], .hit, .only-small';
    const HANGING = '.flag, .hintmark, .tick, .bigdie, .bigdie small, .hit, .morebelow, .float';

    // -- the page ---------------------------------------------------------------------------------
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) told.add('the page is too wide');
    if (page.scrollHeight > innerHeight + 0.5) told.add(`the page is ${page.scrollHeight} px high`);

    // -- words ------------------------------------------------------------------------------------
    const PARTS = '.plate, .seat, .log, .card, .hc, .opt, .abtn, .hint, .aside, .coach, .pick, .tabs button, .me, .tray';
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { currentNode: node } = walk;
        const here = node.parentElement;
        if (!node.data.trim() || !shown(here) || here.closest(`svg, script, style, ${UNSEEN}`)) continue;
        if (parents(here).some(around => style(around).clipPath !== 'none')) continue;
        const size = parseFloat(style(here).fontSize) * here.currentCSSZoom;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (line.width < 1) continue;
            const middle = (line.top + line.bottom) / 2; // the letters themselves, without the air of the font
            const [top, bottom] = [middle - 0.42 * size, middle + 0.42 * size];
            const rect = { left: line.left, right: line.right, top, bottom, height: bottom - top };
            let seen = true;
            for (const around of parents(here)) {
                if (!clips(around) || around === document.body) continue;
                const edge = box(around);
                const inside = rect.top < edge.bottom - 1 && rect.bottom > edge.top + 1
                    && rect.left < edge.right - 1 && rect.right > edge.left + 1;
                if (!inside) {
                    seen = false; // left out whole, or further down in a list
                    if (goesOn(around) && !announced(around))
                        told.add(`${name(around)} goes on below without a word: ${node.data.trim()}`);
                    break;
                }
                const whole = rect.top > edge.top - 2 && rect.bottom < edge.bottom + 2
                    && rect.left > edge.left - 2 && rect.right < edge.right + 2;
                if (!whole && goesOn(around) && announced(around)) seen = false;
                else if (!whole && !goesOn(around)) told.add(`cut: ${node.data.trim()}`);
                if (style(around).textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1)
                    told.add(`shortened: ${node.data.trim()}`);
            }
            if (!seen) continue;
            if (size < text - 0.01) told.add(`${size} px: ${node.data.trim()}`);
            if (rect.left < -0.5 || rect.right > innerWidth + 0.5 || rect.top < -0.5 || rect.bottom > innerHeight + 0.5)
                told.add(`outside the window: ${node.data.trim()}`);
            const part = here.closest(PARTS);
            if (part && !here.closest(HANGING)) {
                const edge = box(part);
                if (rect.left < edge.left - 1.5 || rect.right > edge.right + 1.5
                    || rect.top < edge.top - 2.5 || rect.bottom > edge.bottom + 2.5)
                    told.add(`${node.data.trim()} spills out of ${name(part)}`);
            }
            words.push({ rect, here, node, data: node.data.trim() });
        }
    }

    // -- nothing lies over words ------------------------------------------------------------------
    const layer = once(one => one.closest('.slip, .why, .notes, .morebelow') ?? app);
    const DRAWN = '.plate .port, .cols svg, .ctl, .bigdie, .relic > svg, .seat > svg, .deed, .buy, .cbtn, .vp, .flag, .emb';
    const inSight = one => parents(one).filter(goesOn).every(list => box(one).bottom <= box(list).bottom + 1
        && box(one).top >= box(list).top - 1);
    const drawn = [...app.querySelectorAll(DRAWN)].filter(one => shown(one) && inSight(one))
        .map(one => ({ rect: box(one), here: one, node: one, data: name(one) }));
    const things = [...words, ...drawn].sort((a, b) => a.rect.top - b.rect.top);
    things.forEach((a, i) => {
        for (let j = i + 1; j < things.length; j += 1) {
            const b = things[j];
            if (b.rect.top > a.rect.bottom) break;
            if (a.node === b.node || (a.node === a.here && b.node === b.here)) continue;
            if (layer(a.here) !== layer(b.here) || a.here.contains(b.here) || b.here.contains(a.here)) continue;
            const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            if (wide > 2.5 && high > 0.36 * Math.min(a.rect.height, b.rect.height))
                told.add(`${a.data} and ${b.data} overlap`);
        }
    });

    // -- parts ------------------------------------------------------------------------------------
    const every = which => [...app.querySelectorAll(which)].filter(shown);
    const tray = box(app.querySelector('.tray'));
    const stage = app.querySelector('.stage');
    for (const part of every('section.plate, .planet, .seat, .log')) {
        const one = box(part);
        const apart = one.bottom < tray.top + 0.5 || one.right < tray.left + 0.5 || goesOn(stage);
        if (!apart) told.add(`${name(part)} lies under the tray`);
    }
    for (const part of every('section.plate, .seat, .tray, .card, .hc, .opt, .cards, .tracks')) {
        const edge = box(part);
        for (const one of part.querySelectorAll('.port, .circ, .card, .deed, .cbtn, .hc, .opt, .acts2, .middle > *, .throw > *')) {
            if (!shown(one) || one.closest('.bigdie') || parents(one).some(around => goesOn(around))) continue;
            const rect = box(one);
            if (rect.bottom > edge.bottom + 1.5 || rect.right > edge.right + 1.5 || rect.top < edge.top - 1.5)
                told.add(`${name(one)} reaches out of ${name(part)}`);
        }
    }

    // -- what is lit or asked for can be seen and touched -----------------------------------------
    const over = (x, y) => document.elementFromPoint(x, y);
    const slip = document.querySelector('.slip, .why');
    const meets = (one, there) => one.contains(there) || there?.contains(one)
        || (one.closest('.plate') && one.closest('.plate') === there?.closest('.plate') && one.matches('.plate'))
        || slip?.contains(there);
    const LIT = '.plate.lit, .opt:not(.off), .deed, .bigdie, .terr.can, .card.can, .buy, .abtn, .tabs button, .hintmark, .rs button';
    for (const one of every(LIT)) {
        const rect = box(one);
        const [x, y] = one.matches('.terr') ? middleOf(one) : [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const list = parents(one).find(goesOn);
        const out = x < 0 || x > innerWidth || y < 0 || y > innerHeight
            || (list && (y > box(list).bottom || y < box(list).top));
        if (out) {
            if (!list || !announced(list)) told.add(`${name(one)} is out of sight`);
            continue;
        }
        if (one.matches('.hintmark, .flag')) continue;
        if (!meets(one, over(x, y)) && !over(x, y)?.closest('.morebelow')) told.add(`${name(over(x, y) ?? page)} lies over ${name(one)}`);
    }
    function middleOf(sector) {
        const path = sector.querySelector('.face');
        const point = path.tagName === 'circle' ? new DOMPoint(0, 0) : awayFromLabel(path);
        const at = point.matrixTransform(path.getScreenCTM());
        return [at.x, at.y];
    }
    function awayFromLabel(path) {
        const { x, y, width, height } = path.getBBox();
        return new DOMPoint(x + width / 2, y + height / 2);
    }

    // -- targets ----------------------------------------------------------------------------------
    if (target > 0 && !slip) {
        const far = target / 2 - 1;
        for (const one of every('button, a')) {
            if (one.closest('.vh, .terr') || parents(one).some(around => goesOn(around))) continue;
            const { left, top, width, height } = box(one);
            const [x, y] = [left + width / 2, top + height / 2];
            if (width >= target && height >= target) continue;
            for (const [dx, dy] of [[far, 0], [-far, 0], [0, far], [0, -far]]) {
                const [px, py] = [x + dx, y + dy];
                if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) continue;
                const there = over(px, py);
                if (!one.contains(there) && there !== one)
                    told.add(`${Math.round(width)}×${Math.round(height)} is too small for a finger: ${name(one)}`);
            }
        }
    }

    // -- what keeps its place ---------------------------------------------------------------------
    const boxes = {};
    for (const one of every('section.plate, .planet, .tray, .seat, .rack, .abtn.end, .top, .me')) {
        if (parents(one).includes(stage) && app.querySelector('.tabs')?.checkVisibility()) continue;
        const { left, top, width, height } = box(one);
        const key = one.dataset.facility ?? one.dataset.seat ?? one.className.split(' ').slice(0, 2).join(' ');
        boxes[key.replace(/ (ready|loses|s[A-D])$/, '')] = [left, top, width, height];
    }
    return { told: [...told], boxes };
}"""
"""Given the least size of text and of targets, in pixels: a sentence for whatever is wrong, and where things are."""
