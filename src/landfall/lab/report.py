"""A balance report: one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from landfall.lab import drawing
from landfall.lab.balance import CHANGED, PRINTED, GameSummary, Study, StudyRun
from landfall.lab.findings import (
    PairedDifference,
    Winners,
    by_place,
    by_trait,
    by_use,
    curves,
    differences,
)
from landfall.lab.report_style import STYLE
from landfall.lab.statistics import INTERVAL, between, mean, mean_interval

FEWEST = 0.02
"""Actions taken in a smaller part of the games are left out of the page."""

Cells = tuple[str, ...]
"""The cells of a line: a name, numbers, and a picture if there is one."""


def page(run: StudyRun, title: str) -> str:
    """The whole report."""
    blocks = run.paired()
    games = {rules: [game for block in some for game in block] for rules, some in blocks.items()}
    body = [f"<h1>{escape(title)}</h1>", _opening(run, games[PRINTED])]
    if CHANGED in blocks:
        body.append(_contents(["what is changed", "what the change does", *games]))
        body.append(_changes(run.study))
        body.append(_differences(differences(blocks[PRINTED], blocks[CHANGED])))
    for rules, told in games.items():
        heading = f'<h2 id="{_id(rules)}">{_capital(rules)}</h2>' if len(games) > 1 else ""
        body.append(heading + _rules(told))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def _opening(run: StudyRun, games: Sequence[GameSummary]) -> str:
    study = run.study
    bots = ", ".join(dict.fromkeys(entrant.label for entrant in study.line_up))
    seating = "" if study.alike else " Every seed was played in all cyclic seatings."
    return (
        f"<p>{escape(study.edition)}, {len(study.line_up)} seats, played by {escape(bots)}, "
        f"seed {study.seed}.{seating} A bar is a 95 % interval: it holds the true value in 95 of "
        f"100 such studies. Place 1 is player one; {_equal(games)}</p>"
        + "".join(f"<p><strong>{escape(line)}</strong></p>" for line in study.warnings())
    )


def _equal(games: Sequence[GameSummary]) -> str:
    """What the wins are to be compared with."""
    if games[0].even is None:
        return "all play on one side, and a win is that of the whole table."
    if games[0].sides:
        return (
            "a team's win is that of each of its seats, the dotted line where teams would be equal."
        )
    return "the dotted line is where all would be equal."


def _changes(study: Study) -> str:
    """Each change with the printed value, against the edition that was played."""
    heading = '<h2 id="what-is-changed">What is changed</h2>'
    found = study.what_changes()
    if not found:
        return f"{heading}<p>Nothing: the file asks for what {escape(study.edition)} prints.</p>"
    columns = (f"against {study.edition}", PRINTED, CHANGED)
    return heading + _section("", _table(columns, found))


def _contents(names: Iterable[str]) -> str:
    links = "".join(f'<li><a href="#{_id(name)}">{_capital(name)}</a></li>' for name in names)
    return f'<nav aria-label="Contents"><ul>{links}</ul></nav>'


def _rules(games: Sequence[GameSummary]) -> str:
    """Everything about the games of one set of rules."""
    series = {f"place {place + 1}": curve for place, curve in enumerate(curves(games))}
    turns = [game.turns for game in games]
    parts = [
        _figures(games),
        _section("Wins by place", _rates(by_place(games), "place", games, parts=False)),
        *(
            _section(f"Wins by {trait}", _rates(rates, trait, games))
            for trait, rates in by_trait(games).items()
        ),
        _section("Score", drawing.lines(series, "rounds played", "mean score")),
        _section("Length", drawing.histogram(turns, "turns")),
        _section("What is used", _uses(games)),
    ]
    return "\n".join(parts)


def _figures(games: Sequence[GameSummary]) -> str:
    """The numbers to know first."""
    turns = [game.turns for game in games]
    first = by_place(games)[0]
    low, high = mean_interval(turns)
    facts = {
        "games": f"{len(games)}",
        f"turns a game ({low:.1f} to {high:.1f})": f"{mean(turns):.1f}",
        "rounds a game": f"{mean([len(game.curve) for game in games]):.1f}",
        "winning score": f"{mean([max(game.scores) for game in games]):.1f}",
        f"wins of place 1 ({between(first.interval)})": f"{first.share:.1%}",
    }
    cells = "".join(f"<div><dt>{name}</dt><dd>{fact}</dd></div>" for name, fact in facts.items())
    return f"<dl>{cells}</dl>"


def _rates(
    rates: Sequence[Winners], what: str, games: Sequence[GameSummary], parts: bool = True
) -> str:
    """Wins of those with something in common; with `parts`, what part of the others they are."""
    even = games[0].even
    scale = (0.0, max(even or 0.0, *(rate.interval[1] for rate in rates)))
    rows = [
        (
            rate.name,
            str(rate.games),
            *((f"{rate.part:.1%}", between(rate.part_interval)) if parts else ()),
            f"{rate.share:.1%}",
            between(rate.interval),
            drawing.interval(rate.interval[0], rate.share, rate.interval[1], scale, even),
        )
        for rate in rates
    ]
    columns = ("part", INTERVAL) if parts else ()
    return _table((what, "times", *columns, "wins", INTERVAL, ""), rows)


def _uses(games: Sequence[GameSummary]) -> str:
    rows = [
        (
            use.name,
            f"{use.a_game:.2f}",
            f"{use.interval[0]:.2f} to {use.interval[1]:.2f}",
            f"{use.a_turn:.3f}",
            f"{use.turn_interval[0]:.3f} to {use.turn_interval[1]:.3f}",
            f"{use.part:.0%}",
            between(use.part_interval),
        )
        for use in by_use(games)
        if use.part >= FEWEST
    ]
    columns = ("uses a game", INTERVAL, "uses a turn", INTERVAL, "games with it", INTERVAL)
    return _table(("action", *columns), rows)


def _differences(found: Sequence[PairedDifference]) -> str:
    heading = '<h2 id="what-the-change-does">What the change does</h2>'
    if not any(one.mean or one.low or one.high for one in found):
        return f"{heading}<p>No difference: every game is the same.</p>"
    shown = [one for one in found if one.shows]
    said = (
        f"<p>{len(shown)} of {len(found)} measures differ by more than their interval allows for; "
        f"about {len(found) / 20:.0f} would do so by luck alone. Every seed was played with both "
        "sets of rules, and the differences were taken seed by seed.</p>"
    )
    if not shown:
        return heading + said
    columns = ("measure", PRINTED, CHANGED, "difference", INTERVAL, "")
    return heading + said + _section("", _table(columns, [_difference(one) for one in shown]))


def _difference(one: PairedDifference) -> Cells:
    """Each measure has a scale of its own, with no difference in the middle."""
    reach = max(abs(one.low), abs(one.high))
    return (
        one.name,
        f"{one.before:.2f}",
        f"{one.after:.2f}",
        f"{one.mean:+.2f}",
        f"{one.low:+.2f} to {one.high:+.2f}",
        drawing.interval(one.low, one.mean, one.high, (-reach, reach), 0.0),
    )


def _section(heading: str, content: str) -> str:
    title = f"<h3>{_capital(heading)}</h3>" if heading else ""
    return f"<section>{title}{content}</section>"


def _table(columns: Sequence[str], rows: Iterable[Cells]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_cell, cells))}</tr>'
        for name, *cells in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def _cell(cell: str) -> str:
    return f"<td>{cell if cell.startswith('<svg') else escape(cell)}</td>"


def _capital(text: str) -> str:
    return escape(text[:1].upper() + text[1:])


def _id(text: str) -> str:
    return text.replace(" ", "-")
