"""What the game tells whoever decides: what is earned, what may be decided at once, what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.plain import Earned, TalliedActs, Words
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text

GAME = AlienFrontiers(seats=4)
NAMES = ("Ada", "Basil", "Cleo", "Dmitri")
SHOWN = ["booster-pod", "data-crystal", "stasis-beam"]
EIGHT = {"docked": {"alien-artifact": [3, 5]}}


def position(**entries: Any) -> Any:
    return GAME.from_dict({"turn": "A", "dice": [], "seats": {"A": {}, "B": {}}, **entries})


def earned(at: Any) -> list[Earned]:
    return catalog.earned(GAME, at, 0, GAME.legal(at))


def claiming(**own: Any) -> Any:
    seats = {"A": {**EIGHT, **own}, "B": {}}
    return position(seats=seats, display=SHOWN, **{"this-turn": {"claim": [3, 5]}})


# -- earned and not taken -------------------------------------------------------------------------


def test_a_card_can_be_claimed_by_each_of_its_actions_and_is_lost_with_the_turn() -> None:
    at = claiming()
    (card,) = earned(at)
    assert card["actions"] == [f"claim {name}" for name in SHOWN]
    assert text(card["note"]) == "Three to choose from at the Alien Artifact"
    assert card["lost"]
    for action in card["actions"]:
        assert earned(GAME.apply(at, GAME.code(action))) == []


def test_whoever_holds_all_that_lies_there_has_earned_nothing() -> None:
    assert earned(claiming(cards=SHOWN)) == []


def test_a_colony_is_launched_only_by_whoever_can_pay() -> None:
    (launch,) = earned(position(seats={"A": {"hub": 7, "fuel": 1, "ore": 1}, "B": {}}))
    assert (launch["actions"], launch["target"]) == (["launch"], ["colonist-hub"])
    assert text(launch["note"]) == "1 fuel and 1 ore, from the Colonist Hub"
    assert earned(position(seats={"A": {"hub": 7, "fuel": 1}, "B": {}})) == []


def test_what_is_given_back_is_counted_and_chosen_when_nothing_else_is_lost() -> None:
    (over,) = earned(position(seats={"A": {"fuel": 7, "ore": 4}, "B": {}}))
    assert (over["words"], over["brief"]) == ("11 of 8 resources", "you will give back 3")
    assert over["actions"] == ["end"]
    assert "lost" not in over
    card, also = earned(claiming(fuel=9))
    assert (card["id"], also["id"], also["actions"]) == ("claim", "limit", [])


def test_with_ships_to_dock_the_limit_cannot_be_settled_yet() -> None:
    (over,) = earned(position(dice=[4], seats={"A": {"fuel": 9}, "B": {}}))
    assert over["actions"] == []


def test_in_the_middle_of_a_question_nothing_is_earned() -> None:
    at = position(pending=[{"asks": "raid"}], seats={"A": {"fuel": 9}, "B": {"fuel": 1}})
    assert earned(at) == []


# -- decided at once ------------------------------------------------------------------------------


def tally(at: Any) -> TalliedActs:
    told = catalog.tally(GAME, at, 0, GAME.legal(at))
    assert told
    return told


def raid(taken: int = 0, **seats: Any) -> Any:
    return position(pending=[{"asks": "raid", "taken": taken}], seats={"A": {}, **seats})


def test_a_raid_counts_what_each_rival_has_and_may_lose() -> None:
    decoy = {"fuel": 4, "ore": 1, "cards": ["holographic-decoy"]}
    told = tally(raid(B=decoy, C={"fuel": 6, "ore": 2}, D={}))
    assert [(one["action"], one["n"], one["of"]) for one in told["counts"]] == [
        ("take fuel C", 4, 6),
        ("take ore C", 2, 2),
    ]
    assert (told["min"], told["max"], told["enough"]) == (0, 4, "done")
    assert tally(raid(taken=3, C={"fuel": 6}))["max"] == 1


def test_where_only_a_card_can_be_taken_nothing_is_counted() -> None:
    at = raid(B={"fuel": 4, "cards": ["holographic-decoy"]})
    assert catalog.tally(GAME, at, 0, GAME.legal(at)) is None


@pytest.mark.parametrize("wished", [{}, {"take fuel B": 1}, {"take fuel B": 2, "take ore C": 2}])
def test_a_raid_can_be_carried_out_as_it_is_counted(wished: dict[str, int]) -> None:
    """Fewer than all are followed by the act that ends it, and then it is over."""
    at = raid(B={"fuel": 3}, C={"ore": 2})
    told = tally(at)
    steps = [action for action, n in wished.items() for _ in range(n)]
    steps += [told["enough"]] * (len(steps) < told["max"])
    for step in steps:
        at = GAME.apply(at, GAME.code(step))
    assert GAME.view(at, 0)["asks"] == "main"
    assert at.fuel(0) + at.ore(0) == sum(wished.values())


def test_as_much_as_is_over_is_given_back() -> None:
    at = GAME.apply(position(seats={"A": {"fuel": 9, "ore": 1}, "B": {}}), GAME.code("end"))
    told = tally(at)
    assert (told["min"], told["max"], "enough" in told) == (2, 2, False)
    assert [(one["action"], one["n"]) for one in told["counts"]] == [
        ("drop fuel", 2),
        ("drop ore", 1),
    ]


@pytest.mark.parametrize(
    ("row", "told"),
    [
        (
            "take fuel B/take fuel B/take ore C/done/end",
            ("Take 2 fuel from Basil and 1 ore from Cleo", 4),
        ),
        ("take ore C/take fuel B/end", ("Take 1 ore from Cleo and 1 fuel from Basil", 2)),
        ("drop ore/drop fuel/drop ore", ("Give back 2 ore and 1 fuel", 3)),
    ],
)
def test_a_hint_tells_all_of_it_as_one_order(row: str, told: tuple[str, int]) -> None:
    assert catalog.order(GAME, [GAME.code(step) for step in row.split("/")], NAMES) == told


# -- what comes of it -----------------------------------------------------------------------------

PLANET = {
    "A": {"colonies": {"lem-badlands": 2, "burroughs-desert": 1, "herbert-valley": 1}, "fuel": 3},
    "B": {"colonies": {"lem-badlands": 1, "heinlein-plains": 1, "van-vogt-mountains": 2}},
    "C": {"colonies": {"pohl-foothills": 2, "herbert-valley": 2}},
    "D": {"colonies": {"heinlein-plains": 1, "bradbury-plateau": 2}},
}
LANDED = {
    "asimov-crater": "yours, Hub: 2+ ships, +1 step",
    "lem-badlands": "stays yours, 3 to 1",
    "burroughs-desert": "stays yours, 2 alone",
    "heinlein-plains": "you join the tie",
    "pohl-foothills": "Cleo keeps it",
    "herbert-valley": "a tie: Cleo loses it",
}


def outcome(at: Any, action: str) -> Words:
    return catalog.outcome(GAME, at, GAME.code(action), 0)


@pytest.mark.parametrize("territory", LANDED)
def test_a_landing_says_whose_the_territory_is_then(territory: str) -> None:
    at = position(pending=[{"asks": "land", "why": "launched"}], seats=PLANET)
    assert text(outcome(at, f"land {territory}"), NAMES) == LANDED[territory]


def test_a_bonus_that_sleeps_is_no_reward() -> None:
    fields = {"isolation-field": "asimov-crater"}
    at = position(
        pending=[{"asks": "land", "why": "launched"}], seats={"A": {}, "B": {}}, fields=fields
    )
    assert text(outcome(at, "land asimov-crater")) == "yours, its bonus sleeps"


def test_a_borrowed_bonus_is_told() -> None:
    own = {**PLANET["A"], "cards": ["data-crystal"]}
    at = position(dice=[3], seats={**PLANET, "A": own})
    assert text(outcome(at, "use data-crystal pohl-foothills")) == "Tech −1 fuel this turn"


def test_what_needs_no_words_has_none() -> None:
    at = position(dice=[4])
    assert outcome(at, "dock solar-converter 4") == []
