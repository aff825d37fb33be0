"""Rulings on cards of the wide deck that no scenario can show."""

from __future__ import annotations

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.tech.data_core import DataCore


def test_the_core_that_is_used_counts_held_or_not() -> None:
    """R-CORE-2: the one that is used counts beside those that are held, but no name twice."""
    game = AlienFrontiers(
        "edition-x", seats=2, variant={"deck": {"data-core-alpha": 2, "data-core-gamma": 2}}
    )
    alpha, gamma = (game.ruleset.book.parts[f"data-core-{name}"] for name in ("alpha", "gamma"))
    assert isinstance(alpha, DataCore)
    assert isinstance(gamma, DataCore)
    held = game.from_dict({"seats": {"A": {"cards": ["data-core-alpha"]}}})
    assert alpha.strength(held, 0) == 1
    assert gamma.strength(held, 0) == 2
    assert gamma.strength(held, 1) == 1


def test_the_grapple_tows_to_three_facilities_and_no_other() -> None:
    """R-FAC-5: every goal that can be named is one of the three, whatever facilities there are."""
    game = AlienFrontiers("edition-x", seats=2, variant={"deck": {"superconducting-grapple": 2}})
    grapple = game.ruleset.book.parts["superconducting-grapple"]
    uses = [line.split() for line in grapple.texts() if line.startswith("use ")]
    assert {goal for *_, goal in uses} == {"alien-artifact", "lunar-mine", "solar-converter"}
    assert {start for _, _, start, _ in uses} == set(game.ruleset.box.facility_names)
