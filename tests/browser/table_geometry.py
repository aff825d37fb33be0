"""What can be measured of a drawn table: words that are cut, overlap or spill, places out of reach."""

from __future__ import annotations

from typing import Final

TABLE_GEOMETRY: Final = r"""({ text, target }) => {
    const told = new Set();
    const app = document.querySelector('#app');
    const box = one => one.getBoundingClientRect();
    const once = ask => {  // many words have the same parts around them
        const known = new Map();
        return one => {
            if (!known.has(one)) known.set(one, ask(one));
            return known.get(one);
        };
    };
    const style = once(getComputedStyle);
    const shown = once(one => box(one).width > 1 && box(one).height > 1
        && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const name = one => {
        const said = one.getAttribute('aria-label') || one.textContent.trim();
        return (said || one.getAttribute('class') || one.tagName).replace(/\s+/g, ' ').slice(0, 48);
    };
    const around = once(one =>
        one && one !== document.documentElement ? [one, ...around(one.parentElement)] : []);
    const clips = once(one => style(one).overflowY !== 'visible' || style(one).overflowX !== 'visible');
    const goesOn = once(one =>
        /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1);
    // A list that goes on says so by a chip at its lower edge; the story is read from its end.
    const READ_ON = '.lines, .why, .board, .fin, main:not(.stage)';
    const announced = once(one => one.matches(READ_ON) || one.querySelector('.morebelow') !== null);
    // What was opened lies over the table for as long as it is.
    const OPENED = '.slip:not(.hchip), .why, .board, .fest, .slips';
    const every = which => [...app.querySelectorAll(which)].filter(shown);

    // -- the page ---------------------------------------------------------------------------------
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) told.add('the page is too wide');
    const stage = app.querySelector('.stage');  // a page of its own has none, and may go on below
    if (stage && page.scrollHeight > innerHeight + 0.5)
        told.add(`the page is ${page.scrollHeight} px high`);

    // -- words ------------------------------------------------------------------------------------
    const PARTS = `.plate, .stp, .seat, .log, .card, .hc, .opt, .abtn, .hint, .aside, .coach, .pick, .me,
        .tray, .tabs button`;
    const HANGING = '.flag, .hintmark, .bigdie, .morebelow, .slips';
    const words = [];
    const see = (node, here, size, line) => {
        const data = node.data.trim();
        const middle = (line.top + line.bottom) / 2;  // the letters, without the air of the font
        const [top, bottom] = [middle - 0.42 * size, middle + 0.42 * size];
        const rect = { left: line.left, right: line.right, top, bottom, height: bottom - top };
        for (const frame of around(here)) {
            if (!clips(frame) || frame === document.body) continue;
            const edge = box(frame);
            const inside = top < edge.bottom - 1 && bottom > edge.top + 1
                && rect.left < edge.right - 1 && rect.right > edge.left + 1;
            const whole = top > edge.top - 2 && bottom < edge.bottom + 2
                && rect.left > edge.left - 2 && rect.right < edge.right + 2;
            if (!inside && goesOn(frame) && !announced(frame))
                told.add(`further down, unannounced: ${data}`);
            if (!inside || (!whole && goesOn(frame) && announced(frame))) return;
            if (!whole && !goesOn(frame)) told.add(`cut: ${data}`);
            if (style(frame).textOverflow === 'ellipsis' && frame.scrollWidth > frame.clientWidth + 1)
                told.add(`shortened: ${data}`);
        }
        if (size < text - 0.01) told.add(`${size} px: ${data}`);
        const below = stage && bottom > innerHeight + 2;
        if (rect.left < -0.5 || rect.right > innerWidth + 0.5 || top < -2 || below)
            told.add(`outside the window: ${data}`);
        const part = here.closest(HANGING) ? null : here.closest(PARTS);
        const edge = part && box(part);
        if (edge && (rect.left < edge.left - 1.5 || rect.right > edge.right + 1.5
            || top < edge.top - 2.5 || bottom > edge.bottom + 2.5))
            told.add(`${data} spills out of ${name(part)}`);
        words.push({ rect, here, node, data });
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { currentNode: node } = walk;
        const here = node.parentElement;
        if (!node.data.trim() || !shown(here) || here.closest('svg, script, style')) continue;
        if (around(here).some(one => style(one).clipPath !== 'none')) continue;  // for the ear alone
        const size = parseFloat(style(here).fontSize) * here.currentCSSZoom;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) if (line.width >= 1) see(node, here, size, line);
    }

    // -- nothing lies over words ------------------------------------------------------------------
    const DRAWN = `.plate .port, .cols svg, .ctl, .bigdie, .relic > svg, .seat > svg, .deed, .buy,
        .cbtn, .vp, .flag, .emb`;
    const layer = once(one => one.closest(`.notes, .morebelow, ${OPENED}`) ?? app);
    const inSight = one => around(one).filter(goesOn).every(list =>
        box(one).bottom <= box(list).bottom + 1 && box(one).top >= box(list).top - 1);
    const drawn = every(DRAWN).filter(inSight)
        .map(one => ({ rect: box(one), here: one, node: one, data: name(one) }));
    const things = [...words, ...drawn].sort((a, b) => a.rect.top - b.rect.top);
    things.forEach((a, i) => {
        for (let j = i + 1; j < things.length; j += 1) {
            const b = things[j];
            if (b.rect.top > a.rect.bottom) break;
            if (a.node === b.node || (a.node === a.here && b.node === b.here)) continue;
            if (layer(a.here) !== layer(b.here)) continue;
            if (a.here.contains(b.here) || b.here.contains(a.here)) continue;
            const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            if (wide > 2.5 && high > 0.36 * Math.min(a.rect.height, b.rect.height))
                told.add(`${a.data} and ${b.data} overlap`);
        }
    });

    // -- parts ------------------------------------------------------------------------------------
    const tray = stage && box(app.querySelector('.tray'));
    for (const part of stage ? every('section.plate, .planet, .seat, .log') : []) {
        const { bottom, right } = box(part);
        if (bottom > tray.top + 0.5 && right > tray.left + 0.5 && !goesOn(stage))
            told.add(`${name(part)} lies under the tray`);
    }
    const WITHIN = `.port, .circ, .card, .deed, .cbtn, .hc, .opt, .acts2, .middle > *, .throw > *,
        .need > *`;
    for (const part of every('section.plate, .stp, .seat, .tray, .card, .hc, .opt, .cards, .tracks')) {
        const edge = box(part);
        for (const one of part.querySelectorAll(WITHIN)) {
            if (!shown(one) || around(one).some(goesOn)) continue;
            const rect = box(one);
            if (rect.bottom > edge.bottom + 1.5 || rect.right > edge.right + 1.5
                || rect.top < edge.top - 1.5)
                told.add(`${name(one)} reaches out of ${name(part)}`);
        }
    }

    for (const dock of every('.seat > .dk')) {
        for (const one of dock.parentElement.querySelectorAll('.fl > :is(.tag, .rsn, .does)'))
            if (shown(one) && box(one).right > box(dock).left + 2)
                told.add(`${name(one)} lies over the dock beside it`);
    }
    const rows = every('.docks > *');
    rows.forEach((one, i) => {
        const next = rows[i + 1];
        if (next && box(one).bottom > box(next).top + 1)
            told.add(`${name(one)} lies over ${name(next)}`);
    });

    // -- what is lit or asked for can be seen and touched -----------------------------------------
    const slip = document.querySelector(OPENED);
    const at = (x, y) => document.elementFromPoint(x, y);
    const middleOf = one => {
        const face = one.querySelector('.face');
        const { left, top, width, height } = face ? box(face) : box(one);
        return [left + width / 2, top + height / 2];
    };
    const LIT = `.plate.lit, .opt:not(.off), .deed, .bigdie, .terr.can, .card.can, .buy, .abtn,
        .tabs button, .hintmark, .rs button, .step, .takeall, [data-ringed]`;
    for (const one of every(LIT)) {
        const [x, y] = middleOf(one);
        const list = around(one).find(goesOn);
        const out = x < 0 || x > innerWidth || y < 0 || (stage && y > innerHeight)
            || (list && (y > box(list).bottom || y < box(list).top));
        if (out && !(list && announced(list))) told.add(`${name(one)} is out of sight`);
        if (out || one.matches('.hintmark')) continue;
        const there = at(x, y);
        const own = one.contains(there) || there?.contains(one) || there?.closest(OPENED)
            || there?.closest('.morebelow');
        if (!own) told.add(`${there ? name(there) : 'nothing'} lies over ${name(one)}`);
    }

    // -- targets ----------------------------------------------------------------------------------
    const far = target / 2 - 1;
    for (const one of target > 0 && !slip ? every('button, a') : []) {
        const { width, height } = box(one);
        if (around(one).some(goesOn) || (width >= target && height >= target)) continue;
        const [x, y] = middleOf(one);
        for (const [px, py] of [[x + far, y], [x - far, y], [x, y + far], [x, y - far]]) {
            if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) continue;
            if (!one.contains(at(px, py)))
                told.add(`${Math.round(width)}×${Math.round(height)} for a finger: ${name(one)}`);
        }
    }

    // -- what keeps its place ---------------------------------------------------------------------
    const places = {};
    const oneZone = app.querySelector('.tabs')?.checkVisibility() ?? false;
    for (const one of every('section.plate, .planet, .tray, .seat, .rack, .abtn.end, .top, .me')) {
        if (oneZone && stage.contains(one)) continue;
        const { left, top, width, height } = box(one);
        const key = one.dataset.facility ?? one.dataset.seat ?? one.classList[0];
        places[key] = [left, top, width, height];
    }
    return { told: [...told], places };
}"""
"""Given the least size of text and of targets, in pixels: what is wrong, and where things are."""
