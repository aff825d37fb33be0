"""Rulings about what the engine decides where text and data are silent, each by its id."""

from __future__ import annotations

from collections.abc import Callable

from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.core.seeing import noticed, seen_step
from landfall.games.conquest_of_planet_earth import story
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ANSWER,
    BATTLE,
    FIRST,
    HAND,
    HAND_SIZE,
    KIND,
    RACE,
    SEAT,
    WAITING,
    WHO,
    A,
)
from landfall.games.conquest_of_planet_earth.change import PileShuffled, Played, of_kind
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.counters import ANY
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import W_BEFORE
from landfall.games.conquest_of_planet_earth.state import WORKING, State

Game = ConquestOfPlanetEarth


def names_under_way(game: Game, position: State) -> list[str]:
    procedures = game.ruleset.book.procedures
    frames = range(int(game.ruleset.box.stack), int(position.top()) + 1, 8)
    return [procedures[position.at[at + KIND]].name for at in frames]


def until(game: Game, wanted: Callable[[State], bool]) -> State:
    for number in range(30):
        position, rng = game.start(), Rng(f"rulings {number}")
        for _ in range(300):
            if game.actor(position) == OVER:
                break
            if wanted(position):
                return position.copy()
            if game.actor(position) == CHANCE:
                position = game.apply(position, game.sample(position, rng))
            else:
                legal = game.legal(position)
                code = legal[rng.below(len(legal))]
                position = game.apply(position, code, game.actor(position))
    raise AssertionError("no such position was found")


def captain_drawn(game: Game, position: State) -> State:
    """His Counter is drawn for the section of the first player."""
    box = game.ruleset.box
    position = position.copy()
    position.at[ACTING], position.at[WHO] = 0, WORKING
    position.at[WAITING] = 0
    position.at[box.counter_pool + box.captain] = 1
    position.push(game.ruleset.book.kind("place-counter"), 0, int(box.captain), 1, ANY)
    game.ruleset.go_on(position)
    return position


def test_r_cq_1014_the_captain_waits_until_the_battle_is_over() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    fighting = until(game, lambda p: game.actor(p) >= 0 and p.at[BATTLE] != 0)
    after = captain_drawn(game, fighting)
    assert after.at[WAITING] == 1
    assert "captain" not in names_under_way(game, after)
    free = until(
        game,
        lambda p: (
            game.actor(p) >= 0
            and names_under_way(game, p)[-1] == "action"
            and int(p.saucers(int(game.ruleset.box.site(0)), 0)) > 0
        ),
    )
    after = captain_drawn(game, free)
    assert after.at[WAITING] == 0
    assert "captain" in names_under_way(game, after)


def test_r_cq_1015_of_several_who_answer_the_first_in_turn_order_is_heard() -> None:
    game = ConquestOfPlanetEarth(seats=3)
    box = game.ruleset.box

    def wanted(position: State) -> bool:
        if game.actor(position) < 0 or names_under_way(game, position)[-1] != "window":
            return False
        return bool(position.at[position.top() + A] == W_BEFORE)

    position = until(game, wanted)
    fighter = int(position.at[position.top() + SEAT])
    others = [seat for seat in range(3) if seat != fighter]
    army = box.event_names.index("call-in-the-army")
    for seat in others:
        position.more(HAND + army, seat, 1)
        position.more(HAND_SIZE, seat, 1)
        position.put(ANSWER, seat, 0)
    position.at[ACTING] = (1 << others[0]) | (1 << others[1])
    position.at[WHO] = others[0]
    position.put(ANSWER, fighter, game.code("pass") + 1)
    for first in others:
        trial = position.copy()
        trial.at[FIRST] = first
        for seat in others:  # whoever answers sooner
            before = trial
            trial = game.apply(trial, game.code("play call-in-the-army"), seat)
        assert [*of_kind(changes(game.ruleset, before, trial), Played)] == [
            Played(first, "call-in-the-army")
        ]
        late = next(seat for seat in others if seat != first)
        assert trial.of(ANSWER, late) == 0
        assert trial.of(HAND + army, late) == position.of(HAND + army, late)


def taken_up(*cards: str) -> Table:
    """The Menthalars have looked at three cards, of which B knew the first before."""
    table = Table("menthalars trun").only_cards(*cards, "super-tanks")
    box, at = table.box, table.state.at
    known = box.resistance_names.index(cards[0])
    at[box.resistance_deck + known] -= 1
    at[box.resistance_top] = 1
    at[box.resistance_top + 1] = known
    at[box.resistance_top + 2] = 1 << 1
    assert table.game.observe(table.state, 1).at[box.resistance_top + 1] == known
    return table.turn("A").comes(*(f"see {card}" for card in cards))


def test_r_cq_1016_whoever_takes_cards_up_to_order_them_makes_others_forget() -> None:
    """From the moment at which they are taken up, so that it is not seen where one goes."""
    table = taken_up("us-army-infantry", "local-police", "angry-mob")
    top = int(table.box.resistance_top)
    for text in ("under local-police", "rest", "top angry-mob"):
        assert table.game.observe(table.state, 1).at[top + 1] < 0
        table.says("A", text)
    mob = table.box.resistance_names.index("angry-mob")
    assert (table.state.at[top + 1], table.state.at[top + 2]) == (mob, 1)


def test_whether_there_was_anything_to_put_in_order_is_not_seen() -> None:
    """Who orders cards sees whether they are alike; the others see the same acts, and as many."""
    seen = []
    for cards, said in (
        (("us-army-infantry",) * 3, ("rest",)),
        (("us-army-infantry", "local-police", "angry-mob"), ("rest", "rest")),
        (("us-army-infantry", "local-police", "angry-mob"), ("rest", "top angry-mob", "rest")),
    ):
        table = taken_up(*cards)
        game, told = table.game, []
        for text in said:
            before, code = table.state.copy(), game.code(text)
            table.says("A", text)
            step = seen_step(game, before, code, table.state, 1, 0)
            if noticed(step):
                told.append((step.act, story.tell(game, [step], "AB")))
        assert (table.asked, table.under_way) == ("A", "action")
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]
    assert [told for _, told in seen[0]] == ["A puts the cards back."]


def test_a_discard_is_told_even_when_its_pile_is_shuffled_away() -> None:
    """The last card of the deck was drawn: the discarded card is in the new deck already."""
    game = ConquestOfPlanetEarth(seats=2)
    box = game.ruleset.box

    def discarding(position: State) -> bool:
        if game.actor(position) < 0 or names_under_way(game, position)[-1] != "turn":
            return False
        seat = game.actor(position)
        race = int(position.of(RACE, seat)) - 1
        return bool(position.hand_size(seat) <= box.race_intelligence[race])

    position = until(game, discarding)
    seat = game.actor(position)
    for event in range(int(box.events)):
        position.at[box.event_deck + event] = 0
    position.at[box.event_deck + box.events] = 0
    position.at[box.event_discards] = 1
    code = next(code for code in game.legal(position) if code != game.code("draw"))
    after = game.apply(position, code, seat)
    for viewer in (0, 1, None):
        listed = changes(game.ruleset, game.observe(position, viewer), game.observe(after, viewer))
        assert [*of_kind(listed, PileShuffled)] == [PileShuffled("event")]
        assert "event-discarded" in [change.kind for change in listed]


def test_of_two_cards_that_must_be_played_each_is_told_by_itself() -> None:
    """R-CQ-607"""
    table = Table("fome trun").drawing("A")
    table.comes("deal death-ray", "deal martial-law")
    before, played = table.state.copy(), []
    table.comes("deal patriotic-fervor")
    for text in ("play martial-law", "play patriotic-fervor"):
        played += [one.card for one in of_kind(changes(table.rules, before, table.state), Played)]
        before = table.state.copy()
        table.says("A", text)
    played += [one.card for one in of_kind(changes(table.rules, before, table.state), Played)]
    assert played == ["martial-law", "patriotic-fervor"]


def test_who_puts_a_card_under_the_deck_is_alone_in_knowing_it_there() -> None:
    """What another knew on top is somewhere else now, and where is not told."""
    table = Table("menthalars trun").turn("A")
    table.comes("see local-police", "see angry-mob", "see us-army-tanks")
    top, bottom = int(table.box.resistance_top), int(table.box.resistance_bottom)
    table.state.at[top + 2] |= 2  # B has seen the Police too
    table.says("A", "under local-police")
    assert [int(table.state.at[bottom + place]) for place in (0, 2)] == [1, 1]
    seen = table.game.observe(table.state, 1)
    assert seen.at[bottom + 1] != table.state.at[bottom + 1]
