"""What is different for a viewer since their own last act: beside each number and row what it was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from landfall.core.plain import Fact, Group, SeatFact, SeatFacts, Words
from landfall.server.plain_message import PlainChange, PlainSeat


def seats_compared(
    seats: Sequence[SeatFacts],
    before: Sequence[SeatFacts],
    names: Sequence[str],
    notes: Sequence[str],
) -> list[PlainSeat]:
    """The seats with their names, and with what their numbers were."""
    old = {seat["letter"]: seat for seat in before}
    return [
        _seat(seat, old.get(seat["letter"]), name, note)
        for seat, name, note in zip(seats, names, notes, strict=True)
    ]


def _seat(seat: SeatFacts, old: SeatFacts | None, name: str, note: str) -> PlainSeat:
    counted = {fact["unit"]: fact["n"] for fact in old["facts"]} if old else {}
    score = seat["score"]
    return PlainSeat(
        letter=seat["letter"],
        name=name,
        score=score,
        facts=[_with_was(fact, counted.get(fact["unit"])) for fact in seat["facts"]],
        note=seat.get("note") or note or None,
        team=seat.get("team"),
        score_was=old["score"] if old and old["score"] != score else None,
    )


def _with_was(fact: SeatFact, was: int | None) -> SeatFact:
    return fact if was is None or was == fact["n"] else {**fact, "was": was}


def groups_compared(groups: Sequence[Group], before: Sequence[Group]) -> list[Group]:
    """The rows of the position, and in those that are different what stood there."""
    old = {(group["id"], row["id"]): row for group in before for row in group["rows"]}
    return [
        {**group, "rows": [_row(row, old.get((group["id"], row["id"]))) for row in group["rows"]]}
        for group in groups
    ]


def _row(row: Fact, old: Fact | None) -> Fact:
    if old == row:
        return row
    was: Words = []
    if old is not None and old.get("value") != row.get("value"):
        was = old.get("value", [])
    return {**row, "was": was}


def changes(
    seats: Iterable[PlainSeat], groups: Iterable[Group], score: str, viewer: str | None
) -> list[PlainChange]:
    """All of it as a list: the numbers of the other seats, then the rows of the position."""
    found = []
    for seat in seats:
        counted = {score: seat.score} if seat.score_was is not None else {}
        counted |= {fact["unit"]: fact["n"] for fact in seat.facts if "was" in fact}
        if counted and seat.letter != viewer:
            found.append(PlainChange(seat.letter, _amounts(counted)))
    for group in groups:
        for row in group["rows"]:
            if "was" in row:
                found.append(PlainChange(group.get("seat"), _said(row)))
    return found


def _amounts(counted: Mapping[str, int]) -> Words:
    said: Words = []
    for unit, n in counted.items():
        said += [", "] if said else []
        said.append({"unit": unit, "n": n})
    return said


def _said(row: Fact) -> Words:
    if "card" in row:
        return [{"strong": row["card"]["name"]}]
    return [{"strong": row.get("key", "")}, ": ", *row.get("value", [])]
