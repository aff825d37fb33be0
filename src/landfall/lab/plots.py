"""Small pictures as SVG text, drawn by matplotlib."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from landfall.core.errors import LandfallError

# Okabe and Ito's colours, which people with any colour vision can tell apart.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKS = ("o", "s", "^", "D", "v", "P")

Bar = tuple[str, float, float, float]
"""A name, a share, and the two ends of its interval."""


def figure(width: float, height: float) -> tuple[Any, Any]:
    """An empty picture and its axes, without any window."""
    try:
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
    except ImportError:
        raise LandfallError("pictures need matplotlib: pip install 'landfall[lab]'") from None
    made = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(made)
    axes = made.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return made, axes


def picture(made: Any, form: str = "svg") -> bytes:
    """The picture as a file; the same data give the same bytes."""
    from matplotlib import rc_context

    out = io.BytesIO()
    with rc_context({"svg.hashsalt": "landfall", "svg.fonttype": "none"}):
        made.savefig(out, format=form, metadata={"Date": None} if form == "svg" else {})
    return out.getvalue()


def svg(made: Any) -> str:
    """The picture as a piece of a page."""
    text = picture(made).decode()
    return text[text.index("<svg") :]


def intervals(bars: Sequence[Bar], even: float) -> str:
    """A dot with its interval for each name, and a line where all would be equal."""
    made, axes = figure(6.4, 0.6 + 0.28 * len(bars))
    for row, (_, share, low, high) in enumerate(bars):
        axes.plot([low, high], [row, row], color=COLOURS[0], linewidth=2)
        axes.plot([share], [row], color=COLOURS[0], marker="o")
    axes.axvline(even, color="grey", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(bars)), [name for name, *_ in bars])
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    return svg(made)


def lines(series: Mapping[str, Sequence[float]], across: str, up: str) -> str:
    """One line for each name."""
    made, axes = figure(6.4, 3.4)
    draw_lines(axes, series)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.legend(frameon=False)
    return svg(made)


def draw_lines(axes: Any, series: Mapping[str, Sequence[float]]) -> None:
    """Lines told apart by colour and by mark."""
    for at, (name, values) in enumerate(series.items()):
        axes.plot(
            range(1, len(values) + 1),
            values,
            label=name,
            color=COLOURS[at % len(COLOURS)],
            marker=MARKS[at % len(MARKS)],
            markersize=3,
            markevery=max(1, len(values) // 12),
        )


def histogram(values: Sequence[int], across: str) -> str:
    """How often each number came."""
    made, axes = figure(6.4, 2.6)
    axes.hist(values, bins=min(30, max(values) - min(values) + 1), color=COLOURS[0])
    axes.set_xlabel(across)
    axes.set_ylabel("games")
    return svg(made)
