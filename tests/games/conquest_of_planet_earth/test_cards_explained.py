"""Why a card is not played, or not at that: what its own text asks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.conquest_of_planet_earth.explained import (
    Game,
    asked,
    begun,
    figures_on_site_alone,
    forward,
    has_fact,
    hold,
    in_window,
    is_refused,
    own,
    race,
    under_way,
)
from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.game import OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.box import (
    B_SOFT,
    CARD,
    F_COUNTER,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    MARKER,
    POINTS,
    SPACE_NUMBERS,
    TOKENS,
    A,
)
from landfall.games.conquest_of_planet_earth.explain.facts import FACTS
from landfall.games.conquest_of_planet_earth.explain.reasons import (
    IN_FIGHTS,
    IN_OWN_BATTLES,
    LATER,
    REASONS,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import (
    W_BATTLE_WON,
    W_BEFORE,
    W_CONTROL,
    W_FIGHT_WON,
)
from landfall.games.conquest_of_planet_earth.state import State

pytestmark = pytest.mark.words

# -- cards and their targets ----------------------------------------------------------------------------


def everything(game: Game, position: State, seat: int) -> State:
    """A seat with every card and plenty of all."""
    position = position.copy()
    hold(game, position, seat, *game.ruleset.box.event_names)
    for name in game.ruleset.box.stuff_names:
        if name not in game.ruleset.box.ally_names:
            own(game, position, seat, name)
    position.put(POINTS, seat, 9)
    position.put(TOKENS, seat, 9)
    return position


def moment(game: Game, position: State) -> str:
    """What is under way, and of a window which moment it is."""
    name = under_way(game, position)
    return f"{name} {position.at[position.top() + A]}" if name == "window" else name


def test_every_card_says_why_not_and_at_what_not() -> None:
    """With every card and power, in every kind of moment: what forbids it, or forbids its targets."""
    game = ConquestOfPlanetEarth(seats=3, active_resistance=True)
    found: set[str] = set()
    looked_at: Counter[str] = Counter()
    for seed in range(4):
        position, rng = game.start(), Rng(f"cards {seed}")
        for _ in range(400):
            if game.actor(position) == OVER:
                break
            if game.actor(position) >= 0 and under_way(game, position) in ("action", "window"):
                looked_at[moment(game, position)] += 1
                if looked_at[moment(game, position)] <= 3:
                    found |= examined(game, position)
            position = forward(game, position, rng)
    assert len(looked_at) >= 12, looked_at
    cards = {rule for rule in found if rule.endswith((".event", ".stuff", ".power"))}
    assert {*REFUSING_CARDS} <= cards, {*REFUSING_CARDS} - cards


REFUSING_CARDS = (
    *("atomic-bomb.event", "backstab.event", "crossed-orders.event"),
    *("paratrooper-drop.event", "recalibrate.event", "reign-of-terror.event", "sabotage.event"),
    *("saucer-malfunction.event", "search-and-destroy.event", "solar-flare.event"),
    *("tractor-beam.event", "uprising.event", "warp-jump.event"),
    *("doomsday-device.stuff", "teleporter.stuff", "antigravity-engines.stuff"),
    *("targeting-computer.stuff", "glory-of-the-empire.power", "psionic-backlash.power"),
    *("shaman-pheromones.power", "rampage.power"),
)
"""Cards and powers whose own text forbids something somewhere."""


def examined(game: Game, plain: State) -> set[str]:
    """All refusals of a seat with every card, race after race, and of what a card is aimed at."""
    seat = game.actor(plain)
    found: set[str] = set()
    for number, name in enumerate(game.ruleset.box.race_names):
        position = everything(game, plain, seat)
        race(game, position, seat, name)
        position.ask(seat)
        for deed in game.ruleset.book.deeds:
            if number == 0 or game.ruleset.box.race_names[deed.race] == name:
                code = int(game.ruleset.codes.deed + deed.number)
                refusal = has_fact(game, position, code, seat)
                found |= {refusal} if refusal else aimed(game, position, code, seat)
    return found


def aimed(game: Game, position: State, code: int, seat: int) -> set[str]:
    after = game.apply(position, code, seat)
    if game.actor(after) != seat or under_way(game, after) != "play":
        return set()
    first, end = int(game.ruleset.codes.at), int(game.ruleset.codes.under)
    found = {has_fact(game, after, target, seat) for target in range(first, end)}
    legal = game.legal(after, seat)
    again = game.apply(after, legal[0], seat)
    if game.actor(again) == seat and under_way(game, again) == "play":
        found |= {has_fact(game, again, target, seat) for target in range(first, end)}
    return found


def test_what_the_text_of_a_card_asks_of_the_fight(two: Game, acting: State) -> None:
    position = in_window(two, W_BEFORE)
    seat = int(position.at[position.top() + 2])
    box = two.ruleset.box
    position.ask(seat)
    position.put(TOKENS, seat, 3)
    position.at[F_COUNTER], position.at[F_HEROES], position.at[B_SOFT] = 0, 0, 0
    position.at[F_FULL] = box.resistance_names.index("us-army-tanks") + 1
    race(two, position, seat, "venezian")
    is_refused(two, position, "use bewitch", "bewitch.power", "is Hard", seat=seat)
    hold(two, position, seat, "attack-formation", "feeding-on-the-dead", "reign-of-terror")
    position.at[F_FORMATION] = 1
    rule = "attack-formation.event"
    is_refused(two, position, "play attack-formation", rule, "one Attack Formation", seat=seat)
    position.at[position.top() + A] = W_BATTLE_WON
    rule = "feeding-on-the-dead.event"
    is_refused(two, position, "play feeding-on-the-dead", rule, "no Soft Resistance", seat=seat)
    rule = "reign-of-terror.event"
    is_refused(two, position, "play reign-of-terror", rule, "placed no marker", seat=seat)
    race(two, position, seat, "fome")
    position.at[position.top() + A] = W_FIGHT_WON
    is_refused(two, position, "use raise-the-dead", "raise-the-dead.power", "is Hard", seat=seat)
    race(two, position, seat, "menthalars")
    position.at[position.top() + A] = W_CONTROL
    position.at[F_FULL] = box.resistance_names.index("captain-fantastic") + 1
    is_refused(two, position, "use mind-control", "mind-control.power", "Superhero", seat=seat)
    position = acting.copy()
    hold(two, position, 0, "jammed-transmission")
    rule = "jammed-transmission.event"
    is_refused(two, position, "cancel martial-law", rule, "Martial Law is not in play")


def test_what_a_missile_silo_strikes_and_an_uprising_removes() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    position = asked(game, "action")
    seat = game.actor(position)
    site = int(game.ruleset.box.site(seat))
    for space in range(int(game.ruleset.box.spaces)):
        position.at[position.space(space) + MARKER] = 0
        for other in (0, 1):
            position.at[position.space(space) + SPACE_NUMBERS + other] = 0
    position.at[position.space(site + 1) + SPACE_NUMBERS + 1 - seat] = 1
    spaces = game.ruleset.box.board.spaces
    struck = begun(game, position, "strike", seat, site + 2, 0, 0)
    far = "missile-silo.location"
    is_refused(
        game, struck, f"at {spaces[site + 3]}", far, "no enemy on the section of the Missile Silo"
    )
    struck = game.apply(struck, game.code(f"at {spaces[site + 1]}"), seat)
    is_refused(game, struck, "counter tanks", far, "no such enemy is there")
    for space in (site + 1, site + 4):
        position.at[position.space(space) + CARD] = 1 + game.ruleset.box.location_names.index(
            "town"
        )
        position.at[position.space(space) + MARKER] = seat + 1
    risen = begun(game, position, "people-rise", 0, 0, 0, 0)
    is_refused(game, risen, f"at {spaces[site + 1]}", "uprising.red-box", "Aliens are in Town")
    is_refused(game, risen, f"at {spaces[site + 2]}", "uprising.red-box", "no marker of yours")


def test_targets_by_name(two: Game, acting: State) -> None:
    position = figures_on_site_alone(two, acting)
    hold(two, position, 0, "atomic-bomb", "backstab", "uprising", "paratrooper-drop")
    position.put(POINTS, 0, 9)
    for seat in (0, 1):
        position.put(TOKENS, seat, 0)
    is_refused(two, position, "play backstab", "backstab.event", "no rival has an Alien Menace")
    position.put(TOKENS, 1, 1)
    after = two.apply(position, two.code("play backstab"), 0)
    is_refused(two, after, "rival A", "backstab.event", "it is for another player")
    at = position.space(9)
    for number in range(int(two.ruleset.box.row)):
        position.at[at + number] = 0
    position.at[at + CARD] = two.ruleset.box.location_names.index("town") + 1
    after = two.apply(position, two.code("play atomic-bomb"), 0)
    is_refused(two, after, "at n-c", "atomic-bomb.event", "there is no Location in your Landing")
    is_refused(two, after, "at s-c", "atomic-bomb.event", "there is no Location in B")
    position.at[position.space(9) + MARKER] = 2
    after = two.apply(position, two.code("play uprising"), 0)
    is_refused(two, after, "at n-3", "uprising.event", "no marker lies in")
    after = two.apply(position, two.code("play paratrooper-drop"), 0)
    is_refused(two, after, "at n-c", "paratrooper-drop.event", "at a Landing Site")


def test_every_number_has_a_fact_and_a_reason_of_six_words_at_most() -> None:
    numbers = set(range(1, refusals.NOT_REMOVED + 1))
    assert set(FACTS) == set(REASONS) == numbers
    for words, brief in (*REASONS.values(), *LATER.values(), IN_FIGHTS, IN_OWN_BATTLES):
        assert 1 <= len(words.split()) <= 6
        assert 1 <= len(brief.split()) <= 2


@pytest.mark.parametrize(
    ("card", "when"),
    [
        ("death-ray", "in a Fight"),
        ("recalibrate", "after the dice"),
        ("jammed-transmission", "as an answer"),
    ],
)
def test_a_card_that_cannot_be_played_now_says_when_it_could(card: str, when: str) -> None:
    table = Table("trun orzax").hand("A", card).action("A", 3)
    told = table.game.explain(table.state, f"play {card}", 0)
    assert (told.legal, told.reason) == (False, when)
