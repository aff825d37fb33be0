"""The digest of a position is one of what it means."""

from __future__ import annotations

from landfall.core.digest import digest

TABLE = {"turn": "B", "dice": [3, 5, "6*"], "seats": {"A": {"fuel": 2}, "B": {"ore": 1}}}


def test_what_is_empty_does_not_count() -> None:
    fuller = {
        **TABLE,
        "belt": {"rocks": [], "march": 0},
        "fields": {"isolation-field": "off"},
        "phase": None,
        "seats": {"A": {"fuel": 2, "agendas": []}, "B": {"ore": 1, "asimov": False}},
    }
    assert digest(fuller) == digest(TABLE)


def test_neither_does_an_order_that_nobody_chose() -> None:
    assert digest({**TABLE, "dice": ["6*", 5, 3]}) == digest(TABLE)
    assert digest(dict(reversed(TABLE.items()))) == digest(TABLE)


def test_what_is_there_counts() -> None:
    others = [
        {**TABLE, "turn": "A"},
        {**TABLE, "dice": [3, 5, 6]},
        {**TABLE, "dice": [3, 5]},
        {**TABLE, "seats": {"A": {"ore": 2}, "B": {"ore": 1}}},
        {**TABLE, "seats": {"B": {"fuel": 2}, "A": {"ore": 1}}},
        {**TABLE, "rocks": 1},
    ]
    assert len({digest(table) for table in [TABLE, *others]}) == len(others) + 1


def test_the_order_of_decisions_counts() -> None:
    waiting = [{"asks": "raid"}, {"asks": "draw"}]
    assert digest({"pending": waiting}) != digest({"pending": waiting[::-1]})
