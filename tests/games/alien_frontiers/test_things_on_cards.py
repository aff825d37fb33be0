"""Cards on which something lies: in positions, on both kinds of table, in stories and explanations."""

from __future__ import annotations

import pickle
from itertools import pairwise
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import PositionError
from landfall.core.plain import Option
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import PARTS
from landfall.games.alien_frontiers.rows import all_fields, kinds_asked
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.testing import check_game
from plain_table import carried_out
from plain_table import plain as counted
from random_play import walk

HOLDING = {"null-time-vault": 4, "experimental-ftl-drive": 4, "magnetic-lockdown": 4}


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("edition-x", 3, variant={"deck": HOLDING})


def holding(game: AlienFrontiers, card: str, lies: dict[str, int], **more: Any) -> State:
    """A with a card and what lies on it, in the main phase."""
    own = {"cards": [card], "on-cards": {card: lies}, **more}
    return game.from_dict({"dice": [3], "seats": {"A": own, "B": {"fuel": 1}, "C": {}}})


@pytest.fixture
def vault(game: AlienFrontiers) -> State:
    return holding(game, "null-time-vault", {"fuel": 2, "ore": 1}, fuel=2)


@pytest.mark.slow
def test_they_keep_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("edition-x", 3, variant={"deck": HOLDING}), games=1, closely=150)


@pytest.mark.slow
def test_every_step_of_whole_games_is_told_explained_and_listed(game: AlienFrontiers) -> None:
    told: set[str] = set()
    for seed in range(2):
        for (before, code), (after, _) in pairwise(walk(game, "things on cards", seed)):
            sentence = catalog.story(game).tell(game, [whole_step(game, before, code, after)])
            assert game.explain(before, code).legal
            listed = changes(game.ruleset, before, after)
            assert carried_out(counted(game, before), listed) == counted(game, after)
            assert game.from_dict(game.to_dict(after)) == after
            told.update(card for card in HOLDING if PARTS[card].title in sentence)
    assert told == set(HOLDING)


# -- in a position ------------------------------------------------------------------------------------


def test_what_lies_on_a_card_is_part_of_a_position(game: AlienFrontiers, vault: State) -> None:
    other = holding(game, "null-time-vault", {"fuel": 1, "ore": 2}, fuel=2)
    assert vault != other
    assert hash(vault) != hash(other)
    assert pickle.loads(pickle.dumps(vault)) == vault
    lies = game.to_dict(vault)["seats"]["A"]["on-cards"]
    assert lies["null-time-vault"] == {"fuel": 2, "ore": 1}


def test_everybody_sees_it(game: AlienFrontiers, vault: State) -> None:
    for seat in (None, 0, 1, 2):
        seen = game.view(vault, seat)["position"]["seats"]
        assert seen["A"]["on-cards"]["null-time-vault"] == {"fuel": 2, "ore": 1}
        assert seen["B"]["on-cards"]["null-time-vault"] == {"fuel": 0, "ore": 0}


def test_an_edition_without_such_cards_has_no_such_entry() -> None:
    classic = AlienFrontiers("edition-x", 2)
    assert "on-cards" not in classic.to_dict(classic.start())["seats"]["A"]
    with pytest.raises(PositionError, match=r"seats\.A\.on-cards: in this edition nothing lies"):
        classic.from_dict({"seats": {"A": {"on-cards": {"null-time-vault": {"fuel": 1}}}}})


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        (
            {"cards": ["null-time-vault"], "on-cards": {"null-time-vault": {"fuel": 9}}},
            "seats.A.on-cards.null-time-vault: at most 8 resources lie on it",
        ),
        (
            {"on-cards": {"null-time-vault": {"fuel": 1}}},
            "seats.A.on-cards.null-time-vault: A does not hold it",
        ),
        (
            {"cards": ["null-time-vault"], "on-cards": {"null-time-vault": {"gold": 1}}},
            "seats.A.on-cards.null-time-vault.gold: there is no such entry",
        ),
        (
            {
                "cards": ["experimental-ftl-drive"],
                "on-cards": {"experimental-ftl-drive": {"tokens": 5}},
            },
            "seats.A.on-cards.experimental-ftl-drive: at most 4 tokens lie on it",
        ),
        (
            {"on-cards": {"booster-pod": {"fuel": 1}}},
            "seats.A.on-cards.booster-pod: there is no such entry",
        ),
    ],
)
def test_what_cannot_lie_there_is_told_with_its_place(
    own: dict[str, Any], problem: str, game: AlienFrontiers
) -> None:
    with pytest.raises(PositionError) as wrong:
        game.from_dict({"seats": {"A": own}})
    assert str(wrong.value).startswith(problem)


def test_a_row_tells_it_by_who_looks(game: AlienFrontiers) -> None:
    fields = {
        field.name: field for field in all_fields(game.ruleset.box, kinds_asked(game.ruleset))
    }
    mine, theirs = fields["my ore on null-time-vault"], fields["their 2 ore on null-time-vault"]
    assert (mine.at, mine.stride, mine.seat) == (theirs.at, 1, 0)
    assert theirs.seat == 2


# -- for people ---------------------------------------------------------------------------------------


def option(game: AlienFrontiers, table: State, action: str) -> Option:
    (found,) = [one for one in plain.prompt(game, table, 0)["options"] if one["action"] == action]
    return found


def test_it_is_shown_with_its_card(game: AlienFrontiers, vault: State) -> None:
    assert "     cards: Null-Time Vault (2 fuel and 1 ore)\n" in game.draw(vault)
    rows = {row["id"]: row for group in plain.position(game, vault, 0) for row in group["rows"]}
    assert rows["A-null-time-vault"]["card"]["state"] == "ready, 2 fuel and 1 ore on it"


def test_putting_something_on_a_card_is_no_loss(game: AlienFrontiers, vault: State) -> None:
    why = game.explain(vault, "use null-time-vault fuel fuel")
    assert (why.cost, why.gain) == ("2 fuel", "2 fuel on the Null-Time Vault")
    put = option(game, vault, "use null-time-vault fuel fuel")
    assert text(put["title"]) == "Put 2 fuel away"
    assert put["cost"] == [{"unit": "fuel", "n": 2}]
    assert put["gain"] == [{"words": ["2 fuel on the Null-Time Vault"]}]
    assert "4 fuel lies on your Null-Time Vault." in text(put["detail"])


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("use null-time-vault fuel", "A puts 1 fuel into the Null-Time Vault."),
        (
            "discard null-time-vault",
            "A discards the Null-Time Vault and takes 2 fuel and 1 ore out of it.",
        ),
    ],
)
def test_the_vault_is_told(action: str, told: str, game: AlienFrontiers, vault: State) -> None:
    code = game.code(action)
    step = whole_step(game, vault, code, game.apply(vault, code))
    assert story.tell(game, [step]) == told


def test_what_the_vault_refuses(game: AlienFrontiers, vault: State) -> None:
    why = game.explain(vault, "use null-time-vault ore")
    assert (why.fact, why.reason) == ("you have 2 fuel", "you do not have them")
    full = holding(game, "null-time-vault", {"fuel": 4, "ore": 4}, fuel=2)
    assert game.explain(full, "use null-time-vault fuel").fact == (
        "4 fuel and 4 ore lie on it, and it holds 8 at most"
    )


def test_the_drive_is_told_and_explained(game: AlienFrontiers) -> None:
    ready = holding(game, "experimental-ftl-drive", {"tokens": 4}, fuel=3, ore=1)
    code = game.code("discard experimental-ftl-drive")
    step = whole_step(game, ready, code, game.apply(ready, code))
    assert story.tell(game, [step]) == (
        "A discards the Experimental FTL Drive and makes a colony ready to land for 1 fuel and 1 ore."
    )
    assert game.explain(ready, code).rules[:1] == ("experimental-ftl-drive.discard",)
    full = game.explain(ready, "use experimental-ftl-drive")
    assert full.fact == "4 tokens lie on it, all that it takes"
    begun = holding(game, "experimental-ftl-drive", {"tokens": 1}, fuel=0)
    why = game.explain(begun, "discard experimental-ftl-drive")
    assert (why.fact, why.reason) == ("1 token lies on it, and it takes 4", "needs 4 tokens on it")
    assert why.also == ("tech.cost",)
    dear = holding(game, "experimental-ftl-drive", {"tokens": 4}, fuel=1)
    assert game.explain(dear, "discard experimental-ftl-drive").fact == (
        "it costs 1 fuel and 1 ore; you have 1 fuel and 0 ore"
    )


def test_the_lockdown_is_told_and_explained(game: AlienFrontiers) -> None:
    table = game.from_dict(
        {
            "dice": [3],
            "seats": {
                "A": {"fuel": 2, "cards": ["magnetic-lockdown", "orbital-teleporter"]},
                "B": {
                    "colonies": {"lem-badlands": 1},
                    "cards": ["magnetic-lockdown"],
                    "on-cards": {"magnetic-lockdown": {"fuel": 2}},
                },
            },
        }
    )
    code = game.code("use magnetic-lockdown")
    step = whole_step(game, table, code, game.apply(table, code))
    assert story.tell(game, [step]) == (
        "A locks all their colonies in place with the Magnetic Lockdown for 2 fuel."
    )
    assert story.tell(game, [step], (), 0).startswith("You lock all your colonies in place")
    ended = game.from_dict(
        {
            **game.to_dict(table),
            "dice": [],
            "seats": {"A": {}, "B": game.to_dict(table)["seats"]["B"]},
        }
    )
    end = game.code("end")
    begun = [whole_step(game, ended, end, game.apply(ended, end))]
    assert story.tell(game, begun) == "A ends the turn. B holds their colonies in place no more."
    assert story.tell(game, begun, (), 1).endswith("You hold your colonies in place no more.")
    why = game.explain(table, "discard orbital-teleporter B lem-badlands")
    assert why.fact == "B's colonies are held in place by the Magnetic Lockdown"
    assert why.reason == "held by the Magnetic Lockdown"
