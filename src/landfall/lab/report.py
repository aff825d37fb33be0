"""A balance report: one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from landfall.lab import plots
from landfall.lab.balance import CHANGED, PRINTED, Run, Told
from landfall.lab.findings import (
    Difference,
    Rate,
    by_place,
    by_trait,
    by_use,
    curves,
    differences,
)
from landfall.lab.statistics import mean

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff }
h1, h2 { line-height: 1.2 } table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto }
.shows { font-weight: bold }
"""

FEWEST = 0.02
"""Actions taken in a smaller part of the games are left out of the page."""


def page(run: Run, title: str) -> str:
    """The whole report."""
    blocks = run.paired()
    games = [game for block in blocks[PRINTED] for game in block]
    body = [f"<h1>{escape(title)}</h1>", _opening(run, games)]
    if CHANGED in blocks:
        body.append(_differences(differences(blocks[PRINTED], blocks[CHANGED])))
    for rules, some in blocks.items():
        told = [game for block in some for game in block]
        body.append(_rules(rules if len(blocks) > 1 else "", told))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _opening(run: Run, games: Sequence[Told]) -> str:
    study = run.study
    bots = ", ".join(dict.fromkeys(entrant.label for entrant in study.line_up))
    facts = [
        f"{len(games)} games of {len(study.line_up)} seats, {study.edition}, played by {bots}, "
        f"seed {study.seed}.",
        "Intervals hold the true value in 95 of 100 such studies. Place 1 is player one.",
    ]
    if not study.alike:
        facts.append("Every seed was played in all cyclic seatings.")
    return "".join(f"<p>{escape(fact)}</p>" for fact in facts)


def _rules(heading: str, games: Sequence[Told]) -> str:
    even = 1 / len(games[0].shares)
    parts = [f"<h1>{escape(heading.capitalize())}</h1>"] if heading else []
    parts += ["<h2>Wins by place</h2>", _rates(by_place(games), even)]
    for trait, rates in by_trait(games).items():
        parts += [f"<h2>Wins by {escape(trait)}</h2>", _rates(rates, even)]
    parts += ["<h2>Length</h2>", _length(games)]
    series = {f"place {place + 1}": curve for place, curve in enumerate(curves(games))}
    parts += ["<h2>Score</h2>", plots.lines(series, "rounds played", "mean score")]
    parts += ["<h2>What is used</h2>", _uses(games)]
    return "\n".join(parts)


def _rates(rates: Sequence[Rate], even: float) -> str:
    rows = [
        (rate.name, str(rate.times), f"{rate.share:.1%}", _between(*rate.interval))
        for rate in rates
    ]
    drawing = plots.intervals([(rate.name, rate.share, *rate.interval) for rate in rates], even)
    return drawing + _table(("", "times", "wins", "95 % interval"), rows)


def _length(games: Sequence[Told]) -> str:
    turns = [game.turns for game in games]
    rounds = mean(turns) / len(games[0].shares)
    said = f"<p>{mean(turns):.1f} turns a game, {rounds:.1f} rounds.</p>"
    return said + plots.histogram(turns, "turns")


def _uses(games: Sequence[Told]) -> str:
    rows = [
        (use.name, f"{use.a_game:.2f}", f"{use.games / use.of:.0%}")
        for use in by_use(games)
        if use.games >= FEWEST * use.of
    ]
    return _table(("action", "uses a game", "games with it"), rows)


def _differences(found: Sequence[Difference]) -> str:
    shown = [one for one in found if one.shows]
    if not any(one.mean or one.low or one.high for one in found):
        return "<h2>What the change does</h2><p>No difference: every game is the same.</p>"
    rows = [
        (one.name, f"{one.before:.3f}", f"{one.after:.3f}", f"{one.mean:+.3f}", _signed(one))
        for one in shown
    ]
    luck = len(found) / 20
    said = (
        f"<p>{len(shown)} of {len(found)} measures differ by more than their interval allows for; "
        f"about {luck:.0f} would do so by luck alone.</p>"
    )
    columns = ("measure", PRINTED, CHANGED, "difference", "95 % interval")
    return f"<h2>What the change does</h2>{said}{_table(columns, rows)}"


def _signed(one: Difference) -> str:
    return f"{one.low:+.3f} to {one.high:+.3f}"


def _between(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"
