"""Whole random games: nothing is lost or made, and every number that is kept recomputes."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from effort import examples
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import BEFORE_ROLL
from landfall.games.alien_frontiers.box import DECK_SIZE
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import choice
from wide_cards import WIDE

SHIPS = 6
COLONIES = {2: 8, 3: 7, 4: 6, 5: 6, 6: 6}
TABLES = [(name, seats) for name, edition in EDITIONS.items() for seats in edition.seats]

# Shrinking whole games would take longer than reading one.
SETTINGS = settings(max_examples=examples(2), stateful_step_count=10, phases=[Phase.generate])


class Table(RuleBasedStateMachine):
    """A table at which anything legal may happen, watched after every step."""

    edition = "later-printing"
    seats = 4
    variant: dict[str, Any] | None = None

    @initialize(long_game=st.booleans(), seed=st.integers(min_value=0, max_value=10_000))
    def set_up(self, long_game: bool, seed: int) -> None:
        self.game = AlienFrontiers(self.edition, self.seats, long_game, self.variant)
        self.position = self.game.start()
        self.rng = Rng("table", seed)

    def is_on(self) -> bool:
        return self.game.actor(self.position) != OVER

    @precondition(is_on)
    @rule(pick=st.integers(min_value=0, max_value=10_000))
    def act(self, pick: int) -> None:
        """One of the legal codes."""
        legal = self.game.legal(self.position)
        self.step(legal[pick % len(legal)])

    @precondition(is_on)
    @rule(turns=st.integers(min_value=1, max_value=30))
    def play_turns(self, turns: int) -> None:
        """On for some turns at random."""
        last = self.position.turns + turns
        while self.is_on() and self.position.turns < last:
            self.step(choice(self.game, self.position, self.rng))

    @precondition(lambda self: not self.is_on())
    @rule()
    def set_up_again(self) -> None:
        self.position = self.game.start()

    def teardown(self) -> None:
        """Whatever has happened, the game comes to its end."""
        if hasattr(self, "position"):
            self.play_turns(10_000)
            assert not self.is_on(), "the game does not end"

    def step(self, code: int) -> None:
        before = self.position.numbers()
        after = self.game.apply(self.position, code)
        assert self.position.numbers() == before, "apply has changed its argument"
        self.position = after
        check(self.game, after)

    @invariant()
    def every_code_is_legal_or_refused_and_explained(self) -> None:
        """`legal` and `refusal` are two writings of one rule."""
        legal = set(self.game.legal(self.position))
        for code in range(self.game.size):
            assert (not self.game.refusal(self.position, code)) == (code in legal)
        for code in range(self.position.turns % 7, self.game.size, 7):
            assert self.game.explain(self.position, code).legal == (code in legal)

    @invariant()
    def what_is_kept_as_text_comes_back(self) -> None:
        plain = json.loads(json.dumps(self.game.to_dict(self.position)))
        assert self.game.from_dict(plain) == self.position


@pytest.mark.slow
@pytest.mark.hypothesis
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_whole_games(edition: str, seats: int) -> None:
    table = type("Table", (Table,), {"edition": edition, "seats": seats})
    run_state_machine_as_test(table, settings=SETTINGS)


@pytest.mark.slow
@pytest.mark.hypothesis
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_with_the_wide_deck(seats: int) -> None:
    table = type("Table", (Table,), {"edition": "edition-x", "seats": seats, "variant": WIDE})
    run_state_machine_as_test(table, settings=SETTINGS)


# -- everything recomputed from the position as people read it ----------------------------------------


def check(game: AlienFrontiers, position: State) -> None:
    table = game.to_dict(position)
    ships_are_conserved(game, table)
    colonies_are_conserved(game, table)
    circles_have_room(game, table)
    cards_are_conserved(game, table)
    the_relic_ship_is_in_one_place(table)
    kept_numbers_recompute(game, position, table)
    scores_recompute(game, position, table)
    assert game.legal(position) or game.actor(position) == OVER


def pending(table: dict[str, Any], asks: str) -> dict[str, Any]:
    """The frame of the pending decisions that asks this, if one does."""
    found: dict[str, Any] = next((f for f in table.get("pending", []) if f["asks"] == asks), {})
    return found


def ships_are_conserved(game: AlienFrontiers, table: dict[str, Any]) -> None:
    """Six of each colour: in stock, in the Bay, docked, unplaced, or in the air."""
    lent = ships_lent(table)
    acts = pending(table, "main").get("seat", table["turn"])  # when a turn is over, another may
    for letter, seat in table["seats"].items():
        in_play = seat["bay"] + sum(len(dice) for dice in seat["docked"].values())
        in_play += sum(len(on.get("ships", ())) for on in seat.get("on-cards", {}).values())
        if letter == acts:
            in_play += sum(isinstance(die, int) for die in table["dice"])
            in_play += len(pending(table, "pick").get("dice", []))
            in_play += pending(table, "regather").get("ships", 0)
            in_play += in_the_air(game, table)
            in_play -= sum(shown for _, shown in lent)
        in_play += sum(owner == letter for owner, _ in lent)
        assert in_play + seat["stock"] == SHIPS
        assert in_play == seat["ships"]


def ships_lent(table: dict[str, Any]) -> list[tuple[str, bool]]:
    """Ships in another player's hand: whose each is, and whether its die lies there."""
    borrowed = table["this-turn"]["borrowed"]
    if isinstance(borrowed, list):
        return [(s["owner"], s["value"] is not None) for s in borrowed if s["at"] == "unplaced"]
    owner = pending(table, "carry").get("owner")
    return [(owner, True)] if owner else []


def in_the_air(game: AlienFrontiers, table: dict[str, Any]) -> int:
    """Ships of the turn that are being rolled, or are gathered and wait for a question."""
    roll = pending(table, "roll")
    if roll:
        return int(roll["dice"])
    asked_first = (
        pending(table, "consult")
        or pending(table, "board").get("step") == BEFORE_ROLL
        or pending(table, "agenda").get("why") == "foretold"
    )
    if table.get("phase") != "roll" and not asked_first:
        return 0
    seat = table["seats"][table["turn"]]
    return int(seat["ships"] - seat["bay"] - sum(map(len, seat["docked"].values())))


def colonies_are_conserved(game: AlienFrontiers, table: dict[str, Any]) -> None:
    launched = pending(table, "land").get("why") == "launched"
    for letter, seat in table["seats"].items():
        count = seat["supply"] + (seat["hub"] > 0) + sum(seat["colonies"].values())
        count += launched and letter == table["turn"]
        assert count == (8 if game.long_game else COLONIES[game.seats])


def circles_have_room(game: AlienFrontiers, table: dict[str, Any]) -> None:
    """With five or six players four colonies stand on a circle, and three ships are one player's."""
    if game.seats > 4:
        circles = Counter(seat["hub"] for seat in table["seats"].values() if seat["hub"])
        assert max(circles.values(), default=0) <= 4
        for letter in table["seats"]:
            guests = [guest for guest in table["hub-guests"] if guest["track"] == letter]
            away = [guest for guest in table["hub-guests"] if guest["owner"] == letter]
            docked = table["seats"][letter]["docked"].get("colonist-hub", [])
            assert len(docked) + len(guests) - len(away) <= 3


def cards_are_conserved(game: AlienFrontiers, table: dict[str, Any]) -> None:
    piles = [table[pile] for pile in ("deck", "display", "discards")]
    cards = Counter(card for pile in (*piles, table.get("removed", [])) for card in pile)
    for seat in table["seats"].values():
        assert len(set(seat["cards"])) == len(seat["cards"])
        cards += Counter(seat["cards"])
    assert cards == Counter(
        {**game.printing.deck, **game.options.get("variant", {}).get("deck", {})}
    )
    assert len(table["display"]) <= 3


def the_relic_ship_is_in_one_place(table: dict[str, Any]) -> None:
    relic = table["relic-ship"]
    in_hand = any(isinstance(die, str) for die in table["dice"])
    if relic["at"] == "burroughs-desert":
        assert not in_hand
        assert not relic.get("user")
    else:
        user = relic["user"]
        assert control(table)["burroughs-desert"] == user
        assert table["fields"]["isolation-field"] != "burroughs-desert"
        assert not in_hand or relic["at"] == "unplaced"


def control(table: dict[str, Any]) -> dict[str, str | None]:
    """More colonies than every other single player."""
    holders: dict[str, str | None] = {}
    for territory in table["seats"]["A"]["colonies"]:
        counts = {
            letter: seat["colonies"].get(territory, 0) for letter, seat in table["seats"].items()
        }
        most = max(counts.values())
        leaders = [letter for letter, count in counts.items() if count == most > 0]
        holders[territory] = leaders[0] if len(leaders) == 1 else None
    return holders


def kept_numbers_recompute(game: AlienFrontiers, position: State, table: dict[str, Any]) -> None:
    """Free ports, the mine's height, control, bonuses and the size of the deck."""
    view = game.view(position, 0)
    relic = table["relic-ship"]
    for facility, open_ports in ports(game).items():
        docked = [
            die for seat in table["seats"].values() for die in seat["docked"].get(facility, [])
        ]
        docked += [relic["value"]] if relic["at"] == facility else []
        assert view["free-ports"][facility] == open_ports - len(docked) >= 0
        if facility == "lunar-mine":
            assert position.highest_at(position.box.facility("lunar-mine")) == max(
                docked, default=0
            )
    holders = control(table)
    assert view["control"] == holders
    for letter in table["seats"]:
        bonuses = {place for place, holder in holders.items() if holder == letter}
        bonuses |= set(table["this-turn"]["lent"]) if letter == table["turn"] else set()
        assert set(view["bonuses"][letter]) == bonuses - {table["fields"]["isolation-field"]}
    assert position.at[DECK_SIZE] == len(table["deck"]) == sum(view["unseen"].values())


@cache
def ports(game: AlienFrontiers) -> dict[str, int]:
    """Those of every facility, all of them free when a game begins."""
    free: dict[str, int] = game.view(game.start(), None)["free-ports"]
    return free


def scores_recompute(game: AlienFrontiers, position: State, table: dict[str, Any]) -> None:
    """A point a colony, a territory, the Positron Field, and each of two cards."""
    holders = control(table)
    for index, (letter, seat) in enumerate(table["seats"].items()):
        points = sum(seat["colonies"].values()) + list(holders.values()).count(letter)
        points += holders.get(table["fields"]["positron-field"]) == letter
        landmarks = {"alien-city", "alien-monument"} & set(seat["cards"])
        points += len(landmarks) + (bool(landmarks) and "alien-sarcophagus" in seat["cards"])
        assert game.score(position, index) == points
    if game.actor(position) == OVER:
        outcome = game.outcome(position)
        assert outcome
        assert outcome.scores == tuple(game.score(position, seat) for seat in range(game.seats))
        assert any(
            sum(seat["colonies"].values()) == game.ruleset.book.colonies
            for seat in table["seats"].values()
        )
    elif game.actor(position) != CHANCE:
        assert game.outcome(position) is None
