"""The picture of an analysed game, as SVG or PNG, drawn by matplotlib."""

from __future__ import annotations

import io
from typing import Any

from landfall.core.distribution import how_to_add
from landfall.core.errors import LandfallError
from landfall.lab.analyse import Analysis

# Okabe and Ito's colours, which people with any colour vision can tell apart.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKS = ("o", "s", "^", "D", "v", "P")
MARKS_A_LINE = 12


def library() -> Any:
    """Matplotlib; without it there are no pictures, which is better said before the work."""
    try:
        import matplotlib.backends.backend_svg
        import matplotlib.figure
    except ImportError:
        raise LandfallError(f"pictures need matplotlib: {how_to_add('lab')}") from None
    return matplotlib


def picture(found: Analysis, form: str) -> bytes:
    """The chances to win turn by turn, and under them the luck of each turn; same game, same bytes."""
    matplotlib = library()
    made = matplotlib.figure.Figure(figsize=(8, 5.4), layout="constrained", dpi=150)
    matplotlib.backends.backend_svg.FigureCanvasSVG(made)
    above, below = made.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    _draw_chances(above, found)
    _draw_luck(below, found)
    for axes in (above, below):
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color="0.9")
        axes.set_axisbelow(True)
    made.legend(loc="outside upper center", ncols=len(found.names), frameon=False)
    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "landfall", "svg.fonttype": "none"}):
        made.savefig(out, format=form, metadata={"Date": None} if form == "svg" else {})
    return out.getvalue()


def _draw_chances(axes: Any, found: Analysis) -> None:
    chances = [turn.chances for turn in found.turns if turn.number] + [found.end]
    for seat, name in enumerate(found.names):
        axes.plot(
            range(1, len(chances) + 1),
            [each[seat] for each in chances],
            label=name,
            color=COLOURS[seat],
            marker=MARKS[seat],
            markersize=4,
            markevery=max(1, len(chances) // MARKS_A_LINE),
            clip_on=False,
        )
    axes.set_ylim(0, 1)
    axes.set_ylabel("chance to win")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")


def _draw_luck(axes: Any, found: Analysis) -> None:
    for turn in found.turns:
        if turn.number:
            axes.bar(turn.number, turn.luck, color=COLOURS[turn.seat])
    axes.axhline(0, color="0.4", linewidth=0.8)
    axes.set_xlabel("turn")
    axes.set_ylabel("luck")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:+.0%}" if value else "0%")
