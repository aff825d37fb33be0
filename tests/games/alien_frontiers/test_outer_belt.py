"""The Outer Belt: its scenarios, and what holds in every game with it."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from belt_edition import BELT, with_belt
from landfall.catalog import rulebook
from landfall.core.errors import PositionError
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import change as kinds
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.change import NOBODY, Change
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.editions.outer_belt import OUTER_BELT
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part_check import missing
from landfall.games.alien_frontiers.ruleset import NEVER_COME
from landfall.games.alien_frontiers.state import State
from landfall.scenario import Scenario, read_scenarios
from random_play import walk
from ranks_at_play import plays
from scenario_cases import check

HERE = Path(__file__).parent / "outer_belt"
FILES = ("cards.yaml",)
OF_THE_BELT = (
    kinds.AsteroidGot,
    kinds.AsteroidLost,
    kinds.AsteroidUsedUp,
    kinds.AsteroidsMoved,
)

with with_belt():
    SCENARIOS: list[Scenario] = [
        scenario for name in FILES for scenario in read_scenarios(HERE / name)
    ]


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_belt():
        yield


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers(BELT.name, seats=3)


@pytest.mark.parametrize(
    "scenario", [pytest.param(scenario, id=scenario.name) for scenario in SCENARIOS]
)
def test_scenario(scenario: Scenario) -> None:
    check(scenario)


def dealt(game: AlienFrontiers, asteroids: list[str]) -> State:
    """A game set up with these asteroid cards on the four spaces."""
    position = game.start()
    rng = Rng("deal")
    while position.turns == 0:
        code = game.sample(position, rng)
        if game.text(code).startswith("asteroid"):
            code = game.code(f"asteroid {asteroids.pop(0)}")
        position = game.apply(position, code)
    return position


# -- the set-up ---------------------------------------------------------------------------------------


def test_two_cards_are_boxed_and_four_shown(game: AlienFrontiers) -> None:
    """R-SET-14, R-OB-13."""
    names = ["iron-asteroid", "ice-comet", "alien-beacon", "iron-asteroid"]
    position = dealt(game, list(names))
    belt = game.to_dict(position)["belt"]
    assert belt["spaces"] == names
    assert belt["boxed"] == NEVER_COME
    copies = sum(game.ruleset.asteroids)
    assert len(belt["unseen"]) == copies - len(names)
    assert "alien-beacon" not in belt["unseen"]


@pytest.mark.parametrize(
    ("seats", "ports"),
    [(2, [3, 2, 2, 2]), (3, [3, 2, 2, 3]), (4, [3, 2, 3, 3]), (5, [3] * 4), (6, [3] * 4)],
)
def test_ports(seats: int, ports: list[int]) -> None:
    """R-OB-4."""
    assert BELT.ruleset(seats).ports[-4:] == ports


def test_an_edition_without_it_has_nothing_of_it() -> None:
    """R-SET-11."""
    plain_game = AlienFrontiers("edition-x", seats=3)
    assert not plain_game.ruleset.box.kept
    assert not [text for text in plain_game.ruleset.texts if "belt" in text or "die" in text]
    assert "blish-expanse" not in plain_game.ruleset.box.territory_names


# -- the deck -----------------------------------------------------------------------------------------


def rolled(game: AlienFrontiers, belt: dict[str, Any], **seats: Any) -> State:
    """The Asteroid die has shown its sign."""
    position = game.from_dict(
        {"dice": [3, 3, 3], "pending": [{"asks": "die"}], "belt": belt, "seats": seats}
    )
    return game.apply(position, game.code("die sign"))


def test_every_unseen_card_is_equally_likely(game: AlienFrontiers) -> None:
    """R-OB-13: those in the box among them."""
    position = rolled(game, {"unseen": ["ice-comet", "ice-comet", "iron-asteroid"]})
    odds = {game.text(code): chance for code, chance in game.outcomes(position)}
    assert odds == {"asteroid ice-comet": 2 / 3, "asteroid iron-asteroid": 1 / 3}


def test_after_the_unseen_cards_the_known_bottom_comes_in_order(game: AlienFrontiers) -> None:
    """R-OB-13."""
    belt: dict[str, Any] = {
        "spaces": [None, None, None, "alien-beacon"],
        "unseen": ["ice-comet", "ice-comet"],
        "bottom": ["iron-asteroid", "abandoned-ship"],
    }
    after = game.to_dict(rolled(game, belt))["belt"]
    assert after["spaces"] == ["iron-asteroid", None, None, None]
    assert after["bottom"] == ["abandoned-ship", "alien-beacon"]


def test_a_card_alone_comes_straight_back(game: AlienFrontiers) -> None:
    belt: dict[str, Any] = {
        "spaces": [None, None, None, "alien-beacon"],
        "unseen": ["ice-comet", "ice-comet"],
    }
    assert game.to_dict(rolled(game, belt))["belt"]["spaces"][0] == "alien-beacon"


def test_at_last_the_discards_are_shuffled_and_the_boxed_cards_stay_away(
    game: AlienFrontiers,
) -> None:
    """R-OB-13, R-DECK-4."""
    belt: dict[str, Any] = {
        "unseen": ["ice-comet", "ice-comet"],
        "discards": ["iron-asteroid", "abandoned-ship"],
    }
    position = rolled(game, belt)
    drawn = [game.text(code) for code in game.legal(position)]
    assert drawn == ["asteroid abandoned-ship", "asteroid iron-asteroid"]
    after = game.to_dict(game.apply(position, game.code(drawn[0])))["belt"]
    assert (after["unseen"], after["boxed"]) == (["iron-asteroid"], 0)


def test_with_no_card_anywhere_the_space_stays_empty(game: AlienFrontiers) -> None:
    """R-DECK-4."""
    position = rolled(game, {"unseen": ["ice-comet", "ice-comet"]})
    assert game.to_dict(position)["belt"]["spaces"] == [None] * 4
    assert position.who == 0


def test_the_die_has_two_even_sides(game: AlienFrontiers) -> None:
    position = game.from_dict({"dice": [3], "pending": [{"asks": "die"}], "seats": {}})
    odds = {game.text(code): chance for code, chance in game.outcomes(position)}
    assert odds == {"die sign": 0.5, "die blank": 0.5}


def test_the_cards_move_before_the_resource_cache_pays(game: AlienFrontiers) -> None:
    """R-TURN-2, R-TURN-14."""
    position = game.from_dict(
        {
            "phase": "roll",
            "seats": {"A": {"cards": ["resource-cache"]}},
            "belt": {"spaces": ["ice-comet"]},
        }
    )
    position = game.apply(position, game.code("roll 1 1 3"))
    assert position.ore(0) == 0
    position = game.apply(position, game.code("die sign"))
    assert position.ore(0) == 0
    position = game.apply(position, game.code("asteroid iron-asteroid"))
    assert position.ore(0) == 1


def test_the_die_is_rolled_also_without_ships(game: AlienFrontiers) -> None:
    position = game.from_dict({"turn": "C", "dice": [], "seats": {"A": {"ships": 0}}})
    position = game.apply(position, game.code("end"))
    assert [game.text(code) for code in game.legal(position)] == ["die sign", "die blank"]
    position = game.apply(position, game.code("die blank"))
    assert [game.text(code) for code in game.legal(position)] == ["end"]


def test_a_turn_may_end_though_a_card_could_be_claimed() -> None:
    """R-OB-20, R-TURN-9: what is due does not ask for the belt."""
    game = AlienFrontiers(BELT.name, seats=2)
    docked = {
        "solar-converter": [1, 1, 1, 1, 1, 1],
    }
    full = game.from_dict(
        {
            "dice": [3],
            "seats": {
                "A": {"hub": 7, "docked": {"alien-artifact": [1, 1, 1, 1], "solar-converter": [1]}},
                "B": {"docked": docked},
            },
            "belt": {"spaces": ["composite-asteroid"]},
        }
    )
    texts = [game.text(code) for code in game.legal(full) if not game.text(code).startswith("dock")]
    lunar = [game.text(code) for code in game.legal(full) if game.text(code).startswith("dock")]
    assert lunar == ["dock lunar-mine 3"]
    assert texts == ["claim outer-belt-1 3"]
    assert game.refusal(full, game.code("end")) == "turn.dock-first"
    mined = full.copy()
    mine = game.ruleset.box.facility("lunar-mine")
    mined.at[game.ruleset.box.docks + game.ruleset.box.row * mine + game.ruleset.box.seats] = 0
    assert {game.text(code) for code in game.legal(mined)} == {"claim outer-belt-1 3", "end"}
    assert game.refusal(mined, game.code("end")) == ""


def test_blish_expanse_borders_on_van_vogt_mountains_alone(game: AlienFrontiers) -> None:
    """R-OB-7."""
    box, book = game.ruleset.box, game.ruleset.book
    blish, mountains = box.territory("blish-expanse"), box.territory("van-vogt-mountains")
    assert book.borders[blish] == 1 << mountains
    assert book.borders[mountains] >> blish & 1


# -- every game ---------------------------------------------------------------------------------------


def cards_of(game: AlienFrontiers, position: State) -> Counter[str]:
    """Every asteroid card, wherever it lies."""
    whole = game.to_dict(position)
    belt = whole["belt"]
    found = Counter(name for name in belt["spaces"] if name)
    for pile in ("bottom", "discards", "unseen"):
        found.update(belt[pile])
    for seat in whole["seats"].values():
        found.update(seat["asteroids"])
    return found


def test_no_card_comes_or_goes(game: AlienFrontiers) -> None:
    names = game.ruleset.box.asteroid_names
    every = Counter(dict(zip(names, game.ruleset.asteroids, strict=True)))
    for seed in range(3):
        for position, _ in walk(game, "cards", seed):
            here = cards_of(game, position)
            gone = NEVER_COME if game.to_dict(position)["belt"]["boxed"] == 0 else 0
            assert here <= every
            assert (every - here).total() == gone


def holdings(game: AlienFrontiers, position: State) -> dict[str, Any]:
    whole = game.to_dict(position)
    held = {letter: Counter(seat["asteroids"]) for letter, seat in whole["seats"].items()}
    return {"held": held, "spaces": [name or "" for name in whole["belt"]["spaces"]]}


def carried_out(before: dict[str, Any], listed: tuple[Change, ...]) -> dict[str, Any]:
    """What the changes make of the holdings; a card that is claimed leaves its space empty."""
    held = {letter: cards.copy() for letter, cards in before["held"].items()}
    spaces = list(before["spaces"])
    for change in listed:
        match change:
            case kinds.AsteroidGot(seat, name, _, other):
                held["ABCDEF"[seat]][name] += 1
                if other == NOBODY and name in spaces:
                    spaces[spaces.index(name)] = ""
            case kinds.AsteroidLost(seat, name) | kinds.AsteroidUsedUp(seat, name):
                held["ABCDEF"[seat]][name] -= 1
            case kinds.AsteroidsMoved(now):
                spaces = list(now)
    return {"held": {at: +cards for at, cards in held.items()}, "spaces": Counter(spaces)}


@pytest.mark.slow
def test_the_changes_tell_what_became_of_every_card(game: AlienFrontiers) -> None:
    met: set[type[Change]] = set()
    for seed in range(6):
        for (before, _), (after, _) in pairwise(walk(game, "changes", seed)):
            listed = changes(game.ruleset, before, after)
            met |= {type(change) for change in listed}
            now = holdings(game, after)
            now["spaces"] = Counter(now["spaces"])
            assert carried_out(holdings(game, before), listed) == now
    assert met >= {*OF_THE_BELT}


@pytest.mark.parametrize("free", [True, False])
def test_a_claim_says_whether_its_card_has_to_wait(game: AlienFrontiers, free: bool) -> None:
    lands = {"blish-expanse": 1} if free else {}
    seats = {"A": {"colonies": lands}, "B": {}, "C": {}}
    table = {"dice": [3, 5], "seats": seats, "belt": {"spaces": ["iron-asteroid"]}}
    position = game.from_dict(table)
    told = game.explain(position, "claim outer-belt-1 3 5")
    assert (", in tow" in told.gain) is not free
    assert ("blish-expanse.bonus" in told.rules) is free
    options = plain.prompt(game, position, 0)["options"]
    [option] = [one for one in options if one["action"] == "claim outer-belt-1 3 5"]
    assert ("in tow" in str(option["gain"])) is not free


@pytest.mark.parametrize(
    ("rule", "mark"),
    [
        ("alien-beacon.score", "printed"),
        ("alien-beacon.claim", "designed"),
        ("raiders-rock.use", "printed"),
        ("ships-lifeboat.use", "printed"),
        ("orbital-debris.use", "read"),
        ("terraforming-module.use", "read"),
        ("terraforming-module.claim", "designed"),
        ("iron-asteroid.use", "designed"),
    ],
)
def test_whose_text_it_is_goes_by_what_a_card_does_and_who_claims_it(rule: str, mark: str) -> None:
    assert rulebook().get(rule).mark == mark


@pytest.mark.slow
def test_everything_is_told_and_explained(game: AlienFrontiers) -> None:
    for (before, code), (after, _) in pairwise(walk(game, "told")):
        said = story.tell(game, [whole_step(game, before, code, after)])
        assert said.endswith(".")
        assert "{" not in said
        explained = game.explain(before, code)
        assert explained.legal
        if game.actor(before) not in (CHANCE, OVER):
            assert plain.prompt(game, before, game.actor(before))["options"]
        assert plain.position(game, before, 0)
        assert game.draw(before)


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"belt": {"spaces": ["ice-comet"] * 5}}, "belt.spaces"),
        ({"belt": {"spaces": ["ice-comet"] * 3}}, "belt.spaces.3"),
        ({"belt": {"unseen": ["ice-comet"]}}, "belt"),
        ({"seats": {"A": {"in-tow": ["ice-comet"]}}}, "seats.A.in-tow.1"),
        ({"pending": [{"asks": "die", "why": "set-up"}]}, "pending.1.why"),
    ],
)
def test_what_no_table_could_hold(game: AlienFrontiers, data: Any, where: str) -> None:
    with pytest.raises(PositionError) as refused:
        game.from_dict({"dice": [3], **data})
    assert refused.value.where == where


@pytest.mark.parametrize(
    "data",
    [
        {"belt": {}},
        {"seats": {"A": {"asteroids": ["ice-comet"]}}},
        {"pending": [{"asks": "die"}]},
        {"pending": [{"asks": "cache"}]},
        {"pending": [{"asks": "raid", "victim": "B"}]},
    ],
)
def test_a_game_without_it_has_none_of_its_entries(data: Any) -> None:
    with pytest.raises(PositionError, match="no Outer Belt"):
        AlienFrontiers("edition-x", seats=2).from_dict({"dice": [3], **data})


def test_a_cadet_claims_and_uses_asteroid_cards() -> None:
    done = plays(AlienFrontiers(BELT.name, seats=2), "cadet", "belt")
    assert any(text.startswith("claim outer-belt") for text in done)
    assert any(text.startswith("play") for text in done)


def test_a_captain_plays_with_it() -> None:
    assert plays(AlienFrontiers(BELT.name, seats=2), "captain", "belt", turns=6)


def test_positions_that_differ_have_different_rows(game: AlienFrontiers) -> None:
    encoder = RowEncoder(game)
    row = array("h", [0] * encoder.size)
    rows: dict[bytes, State] = {}
    for position, _ in walk(game, "rows", 1):
        encoder.write(position, 0, row)
        assert rows.setdefault(row.tobytes(), position) == position


def test_every_part_of_it_is_whole(game: AlienFrontiers) -> None:
    book = game.ruleset.book
    for _, part in OUTER_BELT.parts:
        assert not list(missing(book.parts[part.key]))
