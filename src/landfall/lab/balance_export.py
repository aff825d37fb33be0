"""A study of the balance for other programs: a row for each seat of each game, or all as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from landfall.lab.balance import CHANGED, PRINTED, GameSummary, StudyRun
from landfall.lab.export import rate_row, written
from landfall.lab.findings import Winners, by_place, by_trait, by_use, differences
from landfall.lab.results import Row


def rows(run: StudyRun) -> Iterator[Row]:
    """A row for each place of each game; places are counted in turn order."""
    paired = run.paired()
    games = [game for blocks in paired.values() for block in blocks for game in block]
    kinds = dict.fromkeys(kind for game in games for traits in game.traits for kind in traits)
    for rules, blocks in paired.items():
        for number, block in enumerate(blocks):
            for seating, game in enumerate(block):
                for place, traits in enumerate(game.traits):
                    yield {
                        "rules": rules,
                        "block": number,
                        "seating": seating,
                        "place": place + 1,
                        "score": game.scores[place],
                        "win": game.shares[place],
                        "turns": game.turns,
                        **{kind: one_cell(traits.get(kind, "")) for kind in kinds},
                    }


def one_cell(names: str | list[str]) -> str:
    """Several names stand in one cell with spaces between them."""
    return names if isinstance(names, str) else " ".join(names)


def as_csv(run: StudyRun) -> str:
    return written(list(rows(run)))


def as_json(run: StudyRun) -> str:
    """The settings, what is changed, the tables of each set of rules, and every game."""
    blocks = run.paired()
    data: dict[str, Any] = {
        "settings": run.study.settings(),
        "changed": [
            {"what": what, "printed": printed, "changed": changed}
            for what, printed, changed in run.study.what_changes()
        ],
        "rules": {rules: _tables([g for b in some for g in b]) for rules, some in blocks.items()},
    }
    if CHANGED in blocks:
        data["differences"] = [
            {**vars(one), "mean": one.mean, "shows": one.shows}
            for one in differences(blocks[PRINTED], blocks[CHANGED])
        ]
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _tables(games: Sequence[GameSummary]) -> dict[str, Any]:
    return {
        "places": [rate_row(rate) for rate in by_place(games)],
        "beginnings": {
            trait: [{**rate_row(rate), **_part(rate)} for rate in rates]
            for trait, rates in by_trait(games).items()
        },
        "uses": [vars(use) for use in by_use(games)],
        "games": [game.to_row() for game in games],
    }


def _part(rate: Winners) -> Row:
    low, high = rate.part_interval
    return {"part": rate.part, "part_low": low, "part_high": high}
