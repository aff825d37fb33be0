"""Small pictures as SVG inside a page; the page's style sheet gives them their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 44
RIGHT: Final = 90
TOP: Final = 12
BOTTOM: Final = 42

ROW: Final = 180
ROW_HEIGHT: Final = 18

LABEL: Final = 15
"""Least distance of two labels, one above the other."""


def interval(
    low: float, middle: float, high: float, scale: tuple[float, float], mark: float | None
) -> str:
    """A dot with its interval on one line of a table, and a thin line at the mark if there is one."""

    def at(value: float) -> float:
        return 4 + (ROW - 8) * (value - scale[0]) / (scale[1] - scale[0] or 1.0)

    middle_y = ROW_HEIGHT / 2
    marked = "" if mark is None else f'<path class="mark" d="M{at(mark):.1f} 0V{ROW_HEIGHT}"/>'
    return (
        f'<svg class="row" viewBox="0 0 {ROW} {ROW_HEIGHT}" aria-hidden="true">'
        f'{marked}<path class="reach" d="M{at(low):.1f} {middle_y}H{at(high):.1f}"/>'
        f'<circle cx="{at(middle):.1f}" cy="{middle_y}" r="3.5"/></svg>'
    )


def lines(series: Mapping[str, Sequence[float]], across: str, up: str) -> str:
    """One line for each name, told apart by colour and dashes and named where it ends."""
    longest = max(len(values) for values in series.values())
    frame = _Frame((1, longest), (0, max(max(values) for values in series.values())))
    parts = [frame.axes(across, up)]
    ends: list[tuple[float, int, str]] = []
    for number, (name, values) in enumerate(series.items()):
        points = " ".join(
            f"{frame.x(turn):.1f},{frame.y(value):.1f}" for turn, value in enumerate(values, 1)
        )
        parts.append(f'<polyline class="line s{number}" points="{points}"/>')
        ends.append((frame.y(values[-1]), number, name))
    below = -LABEL * 1.0
    for height, number, name in sorted(ends):
        below = max(height, below + LABEL)
        parts.append(
            f'<text class="end s{number}" x="{WIDTH - RIGHT + 8}" y="{below + 4:.1f}">'
            f"{escape(name)}</text>"
        )
    return _svg(f"{up} by {across}", parts)


def histogram(values: Sequence[int], across: str) -> str:
    """How often each number came; neighbours share a bar where there are many."""
    wide = max(1, ceil((max(values) - min(values) + 1) / 40))
    counts = Counter(value // wide for value in values)
    first, last = min(counts), max(counts)
    frame = _Frame((first * wide, (last + 1) * wide), (0, max(counts.values())))
    bars = [
        f'<rect class="bar" x="{frame.x(bin * wide) + 0.5:.1f}" y="{frame.y(count):.1f}" '
        f'width="{frame.x(wide) - frame.x(0) - 1:.1f}" height="{frame.y(0) - frame.y(count):.1f}"/>'
        for bin, count in sorted(counts.items())
    ]
    return _svg(f"games by {across}", [frame.axes(across, "games"), *bars])


class _Frame:
    """Two scales and their axes."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.across = across
        self.up = (up[0], _ticks(*up)[-1])

    def x(self, value: float) -> float:
        low, high = self.across
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low or 1.0)

    def y(self, value: float) -> float:
        low, high = self.up
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - low) / (high - low or 1.0)

    def axes(self, across: str, up: str) -> str:
        parts = []
        for tick in _ticks(*self.up):
            height = self.y(tick)
            parts.append(f'<path class="grid" d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" class="left">{tick:g}</text>')
        for tick in _ticks(*self.across):
            if self.across[0] <= tick <= self.across[1]:
                place = f'x="{self.x(tick):.1f}" y="{HEIGHT - BOTTOM + 18}"'
                parts.append(f'<text {place} class="under">{tick:g}</text>')
        middle = (LEFT + WIDTH - RIGHT) / 2
        parts.append(f'<text x="{middle}" y="{HEIGHT - 4}" class="under">{escape(across)}</text>')
        side = (TOP + HEIGHT - BOTTOM) / 2
        turned = f'transform="translate(12 {side}) rotate(-90)"'
        parts.append(f'<text {turned} class="under">{escape(up)}</text>')
        return "".join(parts)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that hold a scale between them, about six."""
    rough = max(high - low, 1e-9) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step - 1e-9) + 1)]


def _svg(label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )
