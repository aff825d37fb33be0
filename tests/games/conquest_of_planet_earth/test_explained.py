"""Why and why not: every refusal with its fact, what a legal act costs and brings, exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from landfall.core.errors import IllegalAction
from landfall.core.game import CHANCE, OVER, Explanation
from landfall.core.rng import Rng
from landfall.core.rulebook import bound
from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    B_SOFT,
    B_SPACE,
    CARD,
    COMMANDS_LEFT,
    COUNTERS,
    F_COUNTER,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    F_ROUND,
    FIRST,
    HAND,
    HAND_SIZE,
    MARKER,
    POINTS,
    POOL,
    R_BONUS,
    R_EXTRA,
    RACE,
    RESOLVED,
    SPACE_NUMBERS,
    STEP,
    TOKENS,
    USED_THIS_TURN,
    WHO,
    WON,
    A,
)
from landfall.games.conquest_of_planet_earth.explain.facts import FACTS
from landfall.games.conquest_of_planet_earth.explain.reasons import REASONS
from landfall.games.conquest_of_planet_earth.fights import alien_total, human_total
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import (
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_CONTROL,
    W_FIGHT_WON,
)
from landfall.games.conquest_of_planet_earth.state import WORKING, State, listed_too

BOOK = bound("landfall.games.conquest_of_planet_earth")

MODES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4, "historic_monument": True},
    {"seats": 3, "active_resistance": True, "tech_locations": True},
    {"seats": 2, "mode": "cooperative", "choose_races": True},
    {"seats": 3, "mode": "cooperative", "command_counters": True, "sheet": "brutal"},
    {"seats": 1, "mode": "solo", "extra_counters": True},
    {"seats": 4, "mode": "team", "draw_two_pick_one": True, "one_race": "first"},
]

Game = ConquestOfPlanetEarth


def under_way(game: Game, position: State) -> str:
    return game.ruleset.book.procedures[position.at[position.top()]].name


def until(
    game: Game, wanted: Callable[[State], bool], seed: str = "until", most: int = 6000
) -> State:
    """A position of a random game in which a seat is asked, or chance awaited, as it is wanted."""
    for number in range(20):
        position, rng = game.start(), Rng(f"{seed} {number}")
        for _ in range(most // 20):
            if game.actor(position) == OVER:
                break
            if wanted(position):
                return position.copy()
            position = forward(game, position, rng)
    raise AssertionError("no such position was found")


def forward(game: Game, position: State, rng: Rng) -> State:
    if game.actor(position) == CHANCE:
        return game.apply(position, game.sample(position, rng))
    legal = game.legal(position)
    return game.apply(position, legal[rng.below(len(legal))], game.actor(position))


def asked(game: Game, name: str, seed: str = "until") -> State:
    """A seat is asked by what has this name."""
    return until(game, lambda p: game.actor(p) >= 0 and under_way(game, p) == name, seed)


def in_window(game: Game, moment: int, seat_fights: bool = True) -> State:
    """A window of a Fight in which the fighter, or somebody else, is asked."""

    def wanted(position: State) -> bool:
        if game.actor(position) < 0 or under_way(game, position) != "window":
            return False
        if position.at[position.top() + A] != moment:
            return False
        about = int(position.at[position.top() + 2])
        others = [seat for seat in game.actors(position) if seat != about]
        return about in game.actors(position) if seat_fights else bool(others)

    return until(game, wanted)


def begun(game: Game, position: State, name: str, seat: int, a: int, b: int, c: int) -> State:
    """Something put on top of what is under way, as far as it goes by itself."""
    position = position.copy()
    position.at[ACTING] = 0
    position.at[WHO] = WORKING
    position.push(game.ruleset.book.kind(name), seat, a, b, c)
    game.ruleset.go_on(position)
    return position


def hold(game: Game, position: State, seat: int, *names: str) -> None:
    for name in names:
        position.more(HAND + game.ruleset.box.event_names.index(name), seat, 1)
        position.more(HAND_SIZE, seat, 1)


def own(game: Game, position: State, seat: int, name: str, down: bool = False) -> None:
    box = game.ruleset.box
    first = box.down if down else box.ready
    position.more(first + box.stuff_names.index(name), seat, 1)


def race(game: Game, position: State, seat: int, name: str) -> None:
    position.put(RACE, seat, game.ruleset.box.race_names.index(name) + 1)


def said(game: Game, position: State, text: str, seat: int | None = None) -> Explanation:
    told = game.explain(position, text, game.actor(position) if seat is None else seat)
    assert BOOK.get(told.rules[0])
    return told


def is_refused(
    game: Game, position: State, text: str, rule: str, fact: str, seat: Any = None
) -> None:
    """Refused by the rule, with a fact; the engine says the same when it is tried."""
    told = said(game, position, text, seat)
    assert (told.refusal, told.legal) == (rule, False), told
    assert fact in told.fact
    assert 0 < len(told.reason.split()) <= 6
    assert told.brief
    with pytest.raises(IllegalAction) as refused:
        game.apply(position, game.code(text), game.actor(position) if seat is None else seat)
    assert refused.value.rule == rule
    assert str(told.fact) in str(refused.value)


@pytest.fixture(scope="module")
def two() -> Game:
    return ConquestOfPlanetEarth(seats=2)


@pytest.fixture(scope="module")
def acting(two: Game) -> State:
    """An Action Phase of A with five Action Points and nothing else that matters."""
    position = until(two, lambda p: p.at[WHO] == 0 and under_way(two, p) == "action")
    for kind in range(int(two.ruleset.box.events)):
        position.put(HAND + kind, 0, 0)
    position.put(HAND_SIZE, 0, 0)
    position.put(POINTS, 0, 5)
    race(two, position, 0, "orzax")
    return position


# -- who is asked -------------------------------------------------------------------------------------


def test_another_seat_decides(two: Game, acting: State) -> None:
    is_refused(two, acting, "end", "turn.order", "A decides now", seat=1)


def test_something_else_is_asked(two: Game, acting: State) -> None:
    is_refused(two, acting, "stay", "turn.asked", "What will you do?")


def test_who_is_asked_in_a_window_is_a_secret(two: Game) -> None:
    position = in_window(two, W_BEFORE)
    others = [seat for seat in (0, 1) if seat not in two.actors(position)]
    for seat in others:
        assert said(two, position, "pass", seat).fact == "you are not asked now"


def test_chance_is_awaited(two: Game) -> None:
    position = two.start()
    told = two.explain(position, "end", 0)
    assert (told.refusal, told.fact[:6]) == ("turn.chance", "a card")
    assert two.explain(position, two.code("roll 1")).refusal == "turn.chance"


def test_the_game_is_over(two: Game, acting: State) -> None:
    position = acting.copy()
    position.at[WHO], position.at[ACTING], position.at[WON] = OVER, 0, 2
    assert two.explain(position, "end", 0).fact == "B has won"
    assert two.explain(position, "end", 1).fact == "you have won"


def test_no_such_action(two: Game, acting: State) -> None:
    told = two.explain(acting, 99999, 0)
    assert (told.refusal, told.fact) == ("code.unknown", "there is no action 99999 in this game")


# -- hands, tokens, points ----------------------------------------------------------------------------


def test_a_card_that_is_not_held(two: Game, acting: State) -> None:
    is_refused(two, acting, "play overdrive", "events.hand", "Overdrive is not in your hand")


def test_a_card_that_is_played_only_when_drawn(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "martial-law")
    is_refused(two, position, "play martial-law", "events.immediate", "Martial Law is played only")


def test_too_few_action_points(two: Game, acting: State) -> None:
    position = acting.copy()
    position.put(POINTS, 0, 1)
    is_refused(two, position, "menace", "action.points", "you have 1 Action Point and it costs 2")
    assert said(two, position, "menace").paid == {"points": 2}


def test_too_few_tokens(two: Game, acting: State) -> None:
    position = acting.copy()
    race(two, position, 0, "vento")
    position.put(TOKENS, 0, 1)
    is_refused(
        two, position, "use subject-legions", "tokens.price", "you have 1 Alien Menace Token"
    )
    assert said(two, position, "use subject-legions").paid == {"tokens": 2}
    position.put(POOL, 0, 0)
    assert said(two, position, "use subject-legions").also == ("land.pool",)


def test_space_stuff_that_is_not_there_or_face_down(two: Game, acting: State) -> None:
    position = acting.copy()
    for kind in range(int(two.ruleset.box.stuff)):
        position.put(two.ruleset.box.ready + kind, 0, 0)
        position.put(two.ruleset.box.down + kind, 0, 0)
    is_refused(two, position, "use cloaking-device", "space-stuff.yours", "no Cloaking Device")
    own(two, position, 0, "cloaking-device", down=True)
    is_refused(two, position, "use cloaking-device", "space-stuff.activate", "lies face down")


def test_a_power_of_another_race(two: Game, acting: State) -> None:
    text = "Subject Legions is a power of The Vento Star Empire; you play The Orzax"
    is_refused(two, acting, "use subject-legions", "powers.race", text)


def test_a_power_used_already(two: Game, acting: State) -> None:
    position = acting.copy()
    race(two, position, 0, "beetlemen")
    position.put(TOKENS, 0, 3)
    position.at[USED_THIS_TURN] = 1
    is_refused(two, position, "use shaman-pheromones", "powers.limit", "in this turn")


def test_a_card_for_another_moment(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "death-ray")
    is_refused(two, position, "play death-ray", "cards.when", "this is your Action Phase")


def test_the_mathematician(two: Game) -> None:
    position = in_window(two, W_BEFORE)
    seat = int(position.at[position.top() + 2])
    hold(two, position, seat, "death-ray")
    hero = two.ruleset.box.resistance_names.index("brilliant-mathematician")
    position.at[F_HEROES] = listed_too(0, hero)
    position.at[F_ROUND] = 1
    rule = "brilliant-mathematician.card"
    is_refused(two, position, "play death-ray", rule, "first Fight Round", seat=seat)


# -- choosing -----------------------------------------------------------------------------------------


def test_a_command_counter_set_aside(two: Game) -> None:
    position = asked(two, "round")
    position.put(COMMANDS_LEFT, 0, 32 + 1)
    is_refused(two, position, "choose 4", "command.set-aside", "your 4 is set aside")


def test_a_race_that_is_taken_and_one_that_is_not_offered() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative", choose_races=True)
    position = game.apply(game.start(), game.code("race trun"), 0)
    is_refused(game, position, "race trun", "races.taken", "The Trun is taken already")
    game = ConquestOfPlanetEarth(seats=2, draw_two_pick_one=True)
    position = game.start()
    for name in ("trun", "orzax", "vento", "fome"):
        position = game.apply(position, game.code(f"be {name}"))
    is_refused(game, position, "race fome", "races.offered", "you drew The Trun and The Orzax")


def test_a_card_that_is_not_looked_at(two: Game) -> None:
    position = asked(two, "telepathy")
    known = {two.text(code) for code in two.legal(position)}
    other = next(name for name in two.ruleset.box.resistance_names if f"under {name}" not in known)
    is_refused(two, position, f"under {other}", "decks.looked-at", "not among the cards")


# -- moving and landing -------------------------------------------------------------------------------


def figures_on_site_alone(two: Game, acting: State) -> State:
    position = acting.copy()
    box = two.ruleset.box
    for space in range(int(box.spaces)):
        at = position.space(space) + SPACE_NUMBERS
        position.at[at] = position.at[at + box.seats] = 0
    position.at[position.space(box.site(0)) + SPACE_NUMBERS] = 4
    position.put(POOL, 0, 0)
    return position


def test_moves(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    is_refused(two, position, "move n-1 n-2", "move.alien", "no saucer of yours is in")
    is_refused(two, position, "move living-slime n-2", "move.alien", "Living Slime is not yours")
    is_refused(two, position, "land saucer", "land.pool", "no saucer is in your Alien Pool")
    ally = int(box.ally_at) + 3 * box.ally_names.index("living-slime")
    position.at[ally], position.at[ally + 1] = 1, box.site(0)
    is_refused(two, position, "move living-slime s-4", "move.adjacent", "does not touch")
    is_refused(two, position, "land living-slime", "land.pool", "Living Slime is not in your")
    position.at[position.space(box.site(0)) + SPACE_NUMBERS + box.seats] = 4
    is_refused(two, position, "move n-c n-2", "move.ended", "no saucer of yours in your Landing")
    position.put(POINTS, 0, 0)
    assert said(two, position, "move n-c n-2").also == ("action.points",)
    position.at[ally + 2] = 1
    is_refused(two, position, "move living-slime n-1", "move.ended", "the move of Living Slime")


# -- Battles ------------------------------------------------------------------------------------------


def test_spaces_to_resolve(two: Game) -> None:
    position = asked(two, "battle-phase")
    seat = two.actor(position)
    spaces = two.ruleset.box.board.spaces
    free = next(n for n, _ in enumerate(spaces) if position.aliens(n, seat) == 0)
    is_refused(two, position, f"resolve {spaces[free]}", "battle.aliens", "you have no Alien in")
    legal = two.text(two.legal(position)[0]).split()[1]
    site = spaces[int(two.ruleset.box.site(seat))]
    position.at[position.space(two.ruleset.box.site(seat)) + SPACE_NUMBERS + seat] = 1
    for place in range(3):
        position.at[position.space(two.ruleset.box.site(seat)) + COUNTERS + place] = 0
    position.at[position.space(two.ruleset.box.site(seat)) + SPACE_NUMBERS + 1 - seat] = 0
    is_refused(two, position, f"resolve {site}", "battle.nothing", "nothing in your Landing Site")
    position.at[RESOLVED] |= 1 << spaces.index(legal)
    is_refused(two, position, f"resolve {legal}", "battle.once", "was resolved in this")


def test_which_rival_is_fought() -> None:
    game = ConquestOfPlanetEarth(seats=4)
    position = asked(game, "battle-phase")
    seat = game.actor(position)
    space = int(game.ruleset.box.site(seat))
    at = position.space(space) + SPACE_NUMBERS
    others = [other for other in range(4) if other != seat]
    for other in range(4):
        position.at[at + other] = 1
    position.at[at + others[2]] = 0
    position.at[RESOLVED] = 0
    position = game.apply(position, game.code(f"resolve {game.ruleset.box.board.spaces[space]}"))
    letters = "ABCD"
    is_refused(game, position, f"fight {letters[seat]}", "battle.rivals", "your own")
    gone = letters[others[2]]
    is_refused(game, position, f"fight {gone}", "battle.rivals", f"{gone} has no Aliens in")


def test_which_counter_is_fought_or_pushed() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    names = game.ruleset.box.counter_names
    position = asked(game, "battle-phase")
    seat = game.actor(position)
    space = int(game.ruleset.box.site(seat))
    at = position.space(space)
    position.at[at + SPACE_NUMBERS + seat] = 2
    position.at[at + COUNTERS] = names.index("infantry") + 1
    position.at[at + COUNTERS + 1] = names.index("tanks") + 1
    position.at[at + COUNTERS + 2] = 0
    position.at[RESOLVED] = 0
    position = game.apply(position, game.code(f"resolve {game.ruleset.box.board.spaces[space]}"))
    is_refused(game, position, "fight artillery", "counters.fought", "no Artillery Counter is in")

    def to_be_placed(position: State) -> bool:
        if game.actor(position) != CHANCE or under_way(game, position) != "place-counter":
            return False
        return bool(position.at[position.top() + STEP] == 1)

    position = until(game, to_be_placed)
    section = int(position.at[position.top() + A + 1])
    centre, outer = 7 * section, 7 * section + 1
    for place, name in enumerate(("infantry", "tanks")):
        position.at[position.space(centre) + COUNTERS + place] = names.index(name) + 1
        position.at[position.space(outer) + COUNTERS + place] = names.index(name) + 1
    for here in (centre, outer):
        position.at[position.space(here) + COUNTERS + 2] = 0
    position = game.apply(position, game.code("roll 1"))
    is_refused(game, position, "push artillery", "counters.push", "no Artillery Counter is in")


def test_where_aliens_escape_to(two: Game) -> None:
    def wanted(position: State) -> bool:
        if two.actor(position) < 0 or under_way(two, position) != "fight":
            return False
        near = two.ruleset.box.board.near[int(position.at[B_SPACE])]
        return len(near) >= 4

    position = until(two, wanted)
    seat = two.actor(position)
    box = two.ruleset.box
    space = int(position.at[B_SPACE])
    spaces = box.board.spaces
    far = next(n for n in range(int(box.spaces)) if not box.touches(space, n))
    is_refused(two, position, f"escape {spaces[far]}", "escape.where", "does not touch")
    near = next(
        n for n in box.board.near[space] if not position.is_site(n) and n % 7 and n != space
    )
    at = position.space(near)
    for number in range(int(box.row)):
        position.at[at + number] = 0
    text = f"escape {spaces[near]}"
    is_refused(two, position, text, "escape.where", "is an Empty Space without Aliens of yours")
    position.at[at + CARD] = box.location_names.index("town") + 1
    is_refused(two, position, text, "escape.where", "has Resistance 2")
    position.at[at + MARKER] = 2
    position.at[at + SPACE_NUMBERS + 1 - seat] = 1
    is_refused(two, position, text, "escape.where", "an enemy is in Town")
    position.at[at + SPACE_NUMBERS + 1 - seat] = 0
    assert said(two, position, text).legal


def test_an_alien_that_is_not_there_is_not_lost(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    ally = int(box.ally_at) + 3 * box.ally_names.index("living-slime")
    position.at[ally], position.at[ally + 1] = 1, box.site(0)
    position = begun(two, position, "lose", 0, 0, int(box.site(0)), 0)
    is_refused(two, position, "lose star-serpent", "fight.loss", "you have no Star Serpent in")


def test_the_captain_attacks_where_aliens_are() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    position = asked(game, "action")
    for space in (7, 8):
        position.at[position.space(space) + SPACE_NUMBERS] = 1
    for space in (9, 10, 11, 12, 13):
        for seat in (0, 1):
            position.at[position.space(space) + SPACE_NUMBERS + seat] = 0
    position = begun(game, position, "captain", int(position.at[FIRST]), 1, 0, 0)
    is_refused(game, position, "at n-3", "counters.captain", "no Aliens in")
    is_refused(game, position, "at obj-3", "counters.captain", "the Captain attacks the northern")


def test_whose_fight_it_is(two: Game) -> None:
    position = in_window(two, W_BEFORE, seat_fights=False)
    fighter = int(position.at[position.top() + 2])
    other = 1 - fighter
    position.at[ACTING] = 3
    hold(two, position, other, "death-ray")
    is_refused(two, position, "play death-ray", "cards.own-fight", "not in this", seat=other)
    hold(two, position, fighter, "call-in-the-army")
    rule = "cards.others-fight"
    is_refused(two, position, "play call-in-the-army", rule, "your own Fight", seat=fighter)


def test_a_partners_fight() -> None:
    game = ConquestOfPlanetEarth(seats=4, mode="team")
    position = in_window(game, W_BEFORE)
    fighter = int(position.at[position.top() + 2])
    partner = fighter ^ 1
    position.at[ACTING] = 15
    hold(game, position, partner, "call-in-the-army")
    letter = "ABCD"[fighter]
    text = f"it is the Fight of {letter}"
    is_refused(game, position, "play call-in-the-army", "team.partners", text, seat=partner)


def test_only_against_humans(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    position.at[position.space(box.site(0)) + SPACE_NUMBERS + 1] = 1
    own(two, position, 0, "hypno-ray")
    hold(two, position, 0, "death-ray")
    position = begun(two, position, "alien-battle", 0, int(box.site(0)), 1, 0)
    is_refused(two, position, "use hypno-ray", "cards.humans", "against Aliens of B", seat=0)


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


def has_fact(game: Game, position: State, code: int, seat: int) -> str:
    told = game.explain(position, code, seat)
    if told.legal:
        assert all(BOOK.get(rule) for rule in told.rules)
        return ""
    assert told.fact, told
    assert told.brief, told
    assert 0 < len(told.reason.split()) <= 6
    assert all(BOOK.get(rule) for rule in (told.refusal, *told.also)), told
    return told.refusal


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
    is_refused(two, after, "at n-c", "paratrooper-drop.event", "is a Landing Site")


def test_every_number_has_a_fact_and_a_reason_of_six_words_at_most() -> None:
    numbers = set(range(1, refusals.NOT_REMOVED + 1))
    assert set(FACTS) == set(REASONS) == numbers
    for words, brief in REASONS.values():
        assert 1 <= len(words.split()) <= 6
        assert 1 <= len(brief.split()) <= 2


# -- what an act costs and brings -----------------------------------------------------------------------


def test_buying_a_token(two: Game, acting: State) -> None:
    told = said(two, acting, "menace")
    assert (told.cost, told.gain) == ("2 Action Points", "1 Alien Menace Token")
    assert (told.paid, told.gained) == ({"points": 2}, {"tokens": 1})
    assert told.rules == ("action.token",)


def test_a_step_ends_where_nothing_is_known(two: Game, acting: State) -> None:
    position = figures_on_site_alone(two, acting)
    for number in range(int(two.ruleset.box.row)):
        position.at[position.space(8) + number] = 0
    told = said(two, position, "move n-c n-1")
    assert told.paid == {"points": 1}
    assert "move.ended" in told.rules
    assert "1 saucer to Empty Space (north 1)" in told.gain


def test_a_card_is_told_as_if_nobody_canceled_it(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "menacing-broadcast")
    told = said(two, position, "play menacing-broadcast")
    assert told.paid == {"points": 1, "cards": 1}
    assert told.gained == {"tokens": 2}
    assert "menacing-broadcast.event" in told.rules
    assert two.text(two.code("play menacing-broadcast")) == told.action


def counted(position: State, own_dice: int, other_dice: int) -> tuple[int, int, int]:
    """Win, tie, lose by rolling everything once, without the arithmetic of the engine's winner."""
    own, other = int(alien_total(position, 0)), int(human_total(position))
    found = [0, 0, 0]
    for dice in product(range(1, 7), repeat=own_dice + other_dice):
        mine, theirs = max(dice[:own_dice]), max(dice[own_dice:])
        if (mine == 6) != (theirs == 6):
            found[0 if mine == 6 else 2] += 1
        elif mine == 6 or own + mine == other + theirs:
            found[1] += 1
        else:
            found[0 if own + mine > other + theirs else 2] += 1
    return found[0], found[1], found[2]


@pytest.mark.parametrize("extra", [0, 1])
def test_the_chance_of_a_fight_round_is_exact(two: Game, extra: int) -> None:
    position = in_window(two, W_BEFORE)
    seat = int(position.at[position.top() + 2])
    race(two, position, seat, "orzax")
    infantry = two.ruleset.box.resistance_names.index("us-army-infantry")
    position.at[F_FULL], position.at[F_COUNTER], position.at[F_HEROES] = infantry + 1, 0, 0
    position.at[R_EXTRA] = extra
    hold(two, position, seat, "death-ray")
    told = said(two, position, "play death-ray", seat)
    numbers = next(change for change in told.changes if change["kind"] == "fight-odds")
    before = numbers["before"]
    assert (before["win"], before["tie"], before["lose"]) == counted(position, 1 + extra, 1)
    position.at[R_BONUS] += 4
    assert (numbers["win"], numbers["tie"], numbers["lose"]) == counted(position, 1 + extra, 1)
    assert numbers["of"] == before["of"] == 6 ** (2 + extra)
    assert numbers["own"] == before["own"] + 4
    assert f"wins {numbers['win']}, ties {numbers['tie']}" in told.gain


def test_a_die_that_is_rolled_again_has_six_cases(two: Game) -> None:
    position = in_window(two, W_AFTER)
    seat = int(position.at[position.top() + 2])
    hold(two, position, seat, "recalibrate")
    position.at[ACTING] = 1 << seat
    position.at[WHO] = seat
    position = two.apply(position, two.code("play recalibrate"), seat)
    told = said(two, position, "die own 1", seat)
    numbers = next(change for change in told.changes if change["kind"] == "fight-odds")
    assert numbers["of"] == 6
    assert numbers["win"] + numbers["tie"] + numbers["lose"] == 6
    assert numbers["before"]["of"] == 1


# -- everywhere -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES, ids=str)
def test_everything_is_explained_everywhere(options: Any) -> None:
    """Over random positions: a legal code explains, an illegal one names its rule and a fact."""
    game = ConquestOfPlanetEarth(**options)
    position, rng = game.start(), Rng("everywhere")
    for _ in range(130):
        who = game.actor(position)
        if who == OVER:
            break
        legal = game.legal(position)
        if who == CHANCE:
            told = game.explain(position, legal[rng.below(len(legal))])
            assert told.legal
            assert told.gain.startswith("probability ")
            assert all(BOOK.get(rule) for rule in told.rules)
        else:
            for seat in game.actors(position):
                mine = game.legal(position, seat)
                for code in {mine[rng.below(len(mine))] for _ in range(3)}:
                    assert has_fact(game, position, code, seat) == ""
                for _ in range(8):
                    code = rng.below(game.choices)
                    assert bool(has_fact(game, position, code, seat)) == (code not in mine)
        position = forward(game, position, rng)


@pytest.mark.parametrize("options", [MODES[1], MODES[2], MODES[6]], ids=str)
def test_what_is_hidden_changes_no_explanation(options: Any) -> None:
    game = ConquestOfPlanetEarth(**options)
    position, rng = game.start(), Rng("hidden")
    for step in range(120):
        if game.actor(position) == OVER:
            break
        for seat in game.actors(position) if step % 4 == 0 else ():
            seen = game.observe(position, seat)
            other = game.imagine(seen, seat, rng)
            legal = game.legal(position, seat)
            for code in (legal[rng.below(len(legal))], rng.below(game.choices)):
                assert game.explain(position, code, seat) == game.explain(other, code, seat)
        position = forward(game, position, rng)
