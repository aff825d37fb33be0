"""A box far larger than any printed one: nothing in the engine assumes how much there is."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

import pytest

from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.asks import ASK_PICK
from landfall.games.alien_frontiers.box import (
    FRAME,
    MOST_NAMES,
    Box,
    bit,
    box,
    cleared,
    copied_over,
    frame_copied,
    lowest,
)
from landfall.games.alien_frontiers.editions.base import BASE, HELMET
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.hands import DICE, MOST, number
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.thinking.fingerprint import fingerprint
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from random_play import walk
from wide.parts import WIDE

SIX_SEATS = Edition(
    name="six-seats",
    title="Wide",
    modules=(BASE, HELMET, WIDE),
    deck={**LATER_PRINTING.deck, **{f"gadget-{name}": 2 for name in range(47)}},
    bay_is_safe=True,
    cannon_counts_forfeit=True,
    seats=(6,),
    ships=8,
)
SMALL = Budget(turn=300, others=40, turns=3, rounds=2)


@pytest.fixture(autouse=True)
def edition() -> Iterator[None]:
    EDITIONS["six-seats"] = SIX_SEATS
    yield
    del EDITIONS["six-seats"]


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    EDITIONS["six-seats"] = SIX_SEATS
    return AlienFrontiers("six-seats", seats=6)


@pytest.fixture(scope="module")
def positions(game: AlienFrontiers) -> list[State]:
    return [position for position, _ in walk(game, "wide")]


@pytest.fixture
def nine(game: AlienFrontiers) -> State:
    """F holds all its eight ships and one of A's: nine dice in one hand."""
    hand = [1, 2, 3, 4, 5, 6, 6, 6, 6]
    carry = {"asks": "carry", "from": "depot-10", "value": 6, "owner": "A"}
    seats = {"F": {"ships": 8, "fuel": 5, "cards": ["gadget-46", "booster-pod"]}}
    return game.from_dict({"turn": "F", "dice": hand, "seats": seats, "pending": [carry]})


def test_the_box_is_as_wide_as_it_claims(game: AlienFrontiers) -> None:
    parts = game.ruleset.box
    assert (parts.cards, parts.facilities, parts.territories) == (60, 20, 12)
    assert (parts.seats, parts.ships + 1) == (6, MOST)
    assert len(DICE[-1]) == MOST


def test_a_plain_table_shows_all_of_it(
    game: AlienFrontiers, positions: list[State], nine: State
) -> None:
    for position in [*(p for p in positions[::40] if game.actor(p) >= 0), nine]:
        prompt = table.prompt(game, position, game.actor(position))
        offered = [game.code(option["action"]) for option in prompt["options"]]
        assert sorted(offered) == sorted(game.legal(position))
        rows = {row["id"] for group in table.position(game, position, 5) for row in group["rows"]}
        assert all(set(option["target"]) <= rows for option in prompt["options"])
    assert [piece["is"] for piece in prompt["pieces"]] == [str(value) for value in DICE[nine.hand]]


def test_whole_games_are_played_in_it(game: AlienFrontiers, positions: list[State]) -> None:
    assert game.outcome(positions[-1])
    texts = [game.text(code) for _, code in walk(game, "wide") if code >= 0]
    for word in ("depot-10", "moor-3", "gadget-46"):
        assert any(word in text for text in texts), word


def test_every_number_counts_in_the_fingerprint(positions: list[State]) -> None:
    for position in positions[:: len(positions) // 12]:
        mark = fingerprint(position, 0)
        for at in range(position.in_use()):
            for other in (1, -1, 1 << 59):
                trial = position.copy()
                trial.at[at] += other
                if trial.in_use() == position.in_use():
                    assert fingerprint(trial, 0) != mark, at


def test_no_two_positions_share_a_fingerprint(positions: list[State]) -> None:
    marks: dict[int, State] = {}
    for position in positions:
        for salt in (0, 1, 61):
            assert marks.setdefault(int(fingerprint(position, salt)), position) == position


def test_copies_pickles_and_files_are_the_same_position(
    game: AlienFrontiers, positions: list[State], nine: State
) -> None:
    for position in [*positions[::40], nine]:
        written = json.loads(json.dumps(game.to_dict(position)))
        for same in (
            position.copy(),
            copy.deepcopy(position),
            pickle.loads(pickle.dumps(position)),
            game.from_dict(written),
        ):
            assert same == position
            assert fingerprint(same, 3) == fingerprint(position, 3)
            assert game.hash(same) == game.hash(position)


def test_nine_dice_dock_and_are_told_apart(game: AlienFrontiers, nine: State) -> None:
    assert game.to_dict(nine)["dice"] == [1, 2, 3, 4, 5, 6, 6, 6, 6]
    docked = game.apply(nine, game.code("dock depot-0 6"))
    assert game.to_dict(docked)["seats"]["A"]["docked"]["depot-0"] == [6]
    assert len(game.to_dict(docked)["dice"]) == 8


def test_pending_decisions_hold_any_number(game: AlienFrontiers) -> None:
    position = game.start()
    widest = int(number([6] * MOST))
    for k in range(int(position.box.most_pending)):
        position.ask(ASK_PICK, 5, 59 + k, widest, 1 << 59)
    frames = [position.frame(depth) for depth in range(1, int(position.box.most_pending) + 1)]
    assert frames == [
        [ASK_PICK, 5, 5, 59 + k, widest, 1 << 59] for k in range(int(position.box.most_pending))
    ]
    assert all(len(frame) == FRAME for frame in frames)
    for frame in frames[::-1]:
        assert position.frame(int(position.in_use() - position.box.pending) // FRAME) == frame
        position.answered()
    assert position == game.start()


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_search_it(
    game: AlienFrontiers, positions: list[State], nine: State, rank: object
) -> None:
    player = rank.make(game.ruleset, 1, SMALL)  # type: ignore[attr-defined]
    asked = [p for p in positions if game.actor(p) >= 0 and len(game.legal(p)) > 12]
    for position in [*asked[:: len(asked) // 4], nine]:
        for code in player.plan(position):
            assert code in game.legal(position)
            position = game.apply(position, code)


def test_a_search_tells_the_last_card_from_the_one_before(game: AlienFrontiers) -> None:
    """Under one mark for both, the second position would be answered by the first."""
    captain = next(rank for rank in RANKS if rank.name == "captain").make(game.ruleset, 1, SMALL)
    for held in ("gadget-46", "gadget-45", "plasma-cannon"):
        seats = {"A": {"fuel": 3, "cards": [held]}, "B": {"docked": {"depot-9": [4]}}}
        position = game.from_dict({"dice": [1, 1, 1], "seats": seats})
        for code in captain.plan(position):
            assert code in game.legal(position)
            position = game.apply(position, code)


# -- what is added in one place is not seen in another ------------------------------------------------


def test_another_edition_keeps_its_table_its_features_and_its_hashes(game: AlienFrontiers) -> None:
    first = AlienFrontiers("first-printing", seats=4)
    assert "gadget-0" not in " ".join(first.text(code) for code in range(first.size))
    plain = {"dice": [2, 5], "seats": {"A": {"fuel": 2, "cards": ["booster-pod"]}}, "deck": []}
    wider = Edition(
        **{**vars(FIRST_PRINTING), "name": "wider", "modules": (BASE, WIDE)}  # the same deck
    )
    EDITIONS["wider"] = wider
    try:
        other = AlienFrontiers("wider", seats=4)
        assert other.actions != first.actions
        assert other.hash(other.from_dict(plain)) == first.hash(first.from_dict(plain))
    finally:
        del EDITIONS["wider"]


def test_the_same_parts_are_the_same_box() -> None:
    one, other = AlienFrontiers("first-printing", 2), AlienFrontiers("edition-x", 2)
    assert one.ruleset.box is other.ruleset.box
    assert one.actions == other.actions
    assert pickle.loads(pickle.dumps(one.ruleset.box)) is one.ruleset.box


@pytest.mark.parametrize(("seats", "cards", "ships"), [(7, 3, 6), (0, 3, 6), (2, 62, 6), (2, 3, 9)])
def test_a_box_says_what_it_cannot_hold(seats: int, cards: int, ships: int) -> None:
    names = tuple(f"card-{card}" for card in range(cards))
    with pytest.raises(ValueError, match=r"at most|seats|dice"):
        box(seats, ((), (), (), names, ()), ships)
    assert isinstance(box(2, ((), (), (), (), ())), Box)


@pytest.mark.parametrize("place", range(MOST_NAMES))
def test_the_first_place_in_a_set(place: int) -> None:
    """The compiled engine finds it in its own way."""
    assert bit(place) == 1 << place
    for further in range(place, MOST_NAMES):
        assert lowest(bit(place) | bit(further)) == place


def test_numbers_side_by_side_are_set_and_no_others() -> None:
    numbers = ints([*range(1, 21)])
    cleared(numbers, 3, 5)
    cleared(numbers, 9, 9)
    assert list(numbers) == [1, 2, 3, 0, 0, *range(6, 21)]
    frame_copied(numbers, 2, 20 - FRAME)
    assert list(numbers) == [1, 2, 3, 0, 0, *range(6, 15), 3, 0, 0, 6, 7, 8]
    others = ints([0] * 20)
    copied_over(numbers, others, 1, 4)
    copied_over(numbers, others, 9, 9)
    assert list(others) == [0, 2, 3, *[0] * 17]
    copied_over(numbers, others, 18, 20)
    assert list(others) == [0, 2, 3, *[0] * 15, 7, 8]


def test_numbers_that_are_not_there_are_not_set() -> None:
    numbers = ints([1, 2, 3])
    with pytest.raises(IndexError):
        cleared(numbers, 1, 4)
    with pytest.raises(IndexError):
        frame_copied(numbers, 0, 3)
    with pytest.raises(IndexError):
        copied_over(ints([1, 2, 3, 4]), numbers, 2, 4)
    with pytest.raises(IndexError):
        copied_over(numbers, ints([1, 2, 3, 4]), 2, 4)
