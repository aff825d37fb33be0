"""Scenarios of Conquest of Planet Earth: what they may expect, and what goes without saying in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.scenario_facts import (
    EVERYBODY,
    LEGAL_MOVES,
    SEATS,
    ScenarioFacts,
    Tree,
    counted,
    follows,
    lines,
)
from landfall.games.conquest_of_planet_earth.box import (
    CHOSEN,
    COMMANDS_LEFT,
    DEMOLISHED,
    DEPLOYMENTS,
    FLARED,
    NUMBER,
    PHASE,
    POINTS,
    POOL,
    REIGN,
    ROUND,
    SPENT,
    TIPPED,
    TOKENS,
    TRACK,
    TURNS,
)
from landfall.games.conquest_of_planet_earth.fight_seen import battle_seen, fight_seen
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.position import tongue_of
from landfall.games.conquest_of_planet_earth.position.battle_entries import (
    write_hits,
    write_waiting,
)
from landfall.games.conquest_of_planet_earth.position.card_entries import (
    decks,
    piles,
    write_discards,
    write_in_play,
    write_tech,
)
from landfall.games.conquest_of_planet_earth.position.seat_entries import (
    CHOICE,
    LEFT,
    several,
    write_hand,
)
from landfall.games.conquest_of_planet_earth.position.space_entries import (
    YET_TO_MOVE,
    write_counters,
)
from landfall.games.conquest_of_planet_earth.position.table_entries import PHASES
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.views import asked_about
from landfall.games.conquest_of_planet_earth.winning import goal, stage

AT_LEAST: Final = 2
"""The seats of a game of which nothing else is said."""

DRAWN: Final = ("deal", "meet", "find", "gain", "invent", "deploy", "be", "news", "see", "drop")
"""Cards and Counters that chance brings: where nobody says which, the first that can come."""


class ConquestFacts(ScenarioFacts):
    """Seats under their letters, Spaces by name with all that lies there, the Fight with both totals."""

    def facts(self, game: ConquestOfPlanetEarth, position: State) -> dict[str, Any]:
        """Everything is there, also what is empty, so that it can be expected to be."""
        seats = {
            letter: seat_facts(game, position, seat)
            for seat, letter in enumerate(SEAT_LETTERS[: game.seats])
        }
        for seat, own in enumerate(seats.values()):
            own[LEGAL_MOVES] = lines(game, position, seat)
            own["sees"] = game.view(position, seat)
        return {
            **table_facts(game, position),
            **follows(game, position),
            **seats,
            "seats": seats,
            EVERYBODY: {"sees": game.view(position, None)},
        }

    def beside(self, what: str, expected: Any, facts: Tree, actual: Any) -> Any:
        """Which Counters are yet to move is compared only where one is said to be."""
        counters = what.rpartition(".")[2] == "counters" and isinstance(actual, list)
        if not counters or any(str(one).endswith(YET_TO_MOVE) for one in expected or ()):
            return actual
        return [one.removesuffix(YET_TO_MOVE) for one in actual]

    def agrees(self, what: str, expected: Any, actual: Any) -> bool:
        """`holds` and `lacks` speak of some of the cards in a hand."""
        key = what.rpartition(".")[2]
        if key == "holds":
            return counted(expected) <= counted(actual)
        if key == "lacks":
            return not counted(expected) & counted(actual)
        return super().agrees(what, expected, actual)

    def says_nothing(self, what: str, expected: Tree) -> bool:
        """`aliens: {}` and `discards: {}` say that there is nothing."""
        return what.rpartition(".")[2] not in ("aliens", "discards", "in-play", "hits")

    def seats_named(self, position: Any) -> int:
        """As many as are named anywhere in it, but two at least: of fewer a scenario says so."""
        return max(AT_LEAST, *(SEATS.index(letter) + 1 for letter in letters_in(position)), 0)

    # -- moves ------------------------------------------------------------------------------------

    def settled(self, game: ConquestOfPlanetEarth, position: State, moves: Sequence[str]) -> State:
        """Cards nobody has said come in the order in which the game lists them; dice are to be said."""
        said = {verb(move) for move in moves}
        while game.actor(position) == CHANCE:
            codes = game.legal(position)
            awaited = verb(game.text(codes[0]))
            if awaited not in DRAWN or awaited in said or not said:
                break
            position = game.apply(position, first_harmless(game, codes))
        return position

    def finished(self, game: ConquestOfPlanetEarth, position: State) -> State | None:
        """Passing goes without saying in windows that are not what the next move is for."""
        seat = game.actor(position)
        window = game.window(position, seat) if seat >= 0 else None
        return None if window is None else game.apply(position, window.quiet, seat)


def letters_in(value: Any) -> list[str]:
    """The letters of seats by which anything in a position is said, or that are said themselves."""
    if isinstance(value, Mapping):
        inner = [letter for one in value.values() for letter in letters_in(one)]
        return [key for key in value if key in SEATS] + inner
    if isinstance(value, list):
        return [letter for one in value for letter in letters_in(one)]
    return [value] if isinstance(value, str) and value in SEATS else []


def verb(line: str) -> str:
    return (line.lower().split() or [""])[0]


def first_harmless(game: ConquestOfPlanetEarth, codes: Sequence[int]) -> int:
    """The first that can come; an Event for a hand is none that is played at once."""
    codes_of, box = game.ruleset.codes, game.ruleset.box
    for code in codes:
        event = code - int(codes_of.deal)
        if not (0 <= event < box.events and box.event_immediate[event]):
            return code
    return codes[0]


# -- facts ----------------------------------------------------------------------------------------


def table_facts(game: ConquestOfPlanetEarth, state: State) -> dict[str, Any]:
    tongue = tongue_of(game)
    words, box = tongue.words, state.box
    held = decks(box)
    return {
        "phase": PHASES[int(state.at[PHASE])],
        "round": int(state.at[ROUND]),
        "turns": int(state.at[TURNS]),
        "turn": words.letters[int(state.turn)] if state.turn >= 0 else None,
        "first": words.letters[int(state.first)],
        "asks": asked_about(game, state),
        "track": int(state.at[TRACK]),
        "stage": int(stage(state)),
        "deployments": int(state.at[DEPLOYMENTS]),
        "goal": int(goal(state)),
        "spaces": {name: space_facts(game, state, n) for n, name in enumerate(words.spaces)},
        "in-play": {name: [] for name in box.event_names} | write_in_play(tongue, state),
        "human-tech": write_tech(state),
        "discards": {name: [] for name in piles(box)} | write_discards(state),
        "decks": {
            name: int(state.at[deck.at + len(deck.kinds)])
            for name, deck in held.items()
            if deck.sized
        },
        "counter-pool": {
            name: int(state.at[box.counter_pool + n]) for n, name in enumerate(box.counter_names)
        },
        "waiting": [" ".join(one.values()) for one in write_waiting(tongue, state)],
        "hits": write_hits(tongue, state),
        "battle": battle_facts(state),
        "fight": fight_facts(state),
    }


def seat_facts(game: ConquestOfPlanetEarth, state: State, seat: int) -> dict[str, Any]:
    box = state.box
    kinds = range(int(box.stuff))
    hand = write_hand(state, seat)
    race = int(state.race(seat))
    chosen = int(state.of(CHOSEN, seat))
    return {
        "race": box.race_names[race] if race >= 0 else None,
        "tokens": int(state.of(TOKENS, seat)),
        "commands": LEFT.say(int(state.of(COMMANDS_LEFT, seat))),
        "chosen": CHOICE.say(chosen) if chosen else None,
        "number": int(state.of(NUMBER, seat)),
        "points": int(state.of(POINTS, seat)),
        "flared": int(state.of(FLARED, seat)),
        "pool": int(state.of(POOL, seat)),
        "in-pool": int(state.in_pool(seat)),
        "hand": hand,
        "holds": hand,
        "lacks": hand,
        "hand-size": len(hand),
        "stuff": several(box.stuff_names, [int(state.ready(seat, n)) for n in kinds]),
        "activated": several(box.stuff_names, [int(state.of(box.down + n, seat)) for n in kinds]),
        "terror": int(state.terror(seat)),
        "score": game.score(state, seat),
    }


def space_facts(game: ConquestOfPlanetEarth, state: State, space: int) -> dict[str, Any]:
    box, at = state.box, int(state.space(space))
    location = int(state.location(space))
    owner = int(state.marker(space))
    letters = SEAT_LETTERS[: game.seats]
    return {
        "location": box.location_names[location] if location >= 0 else None,
        "marker": letters[owner] if owner >= 0 else None,
        "demolished": bool(state.at[at + DEMOLISHED]),
        "spent": bool(state.at[at + SPENT]),
        "reign": int(state.at[at + REIGN]),
        "tipped": int(state.at[at + TIPPED]),
        "counters": write_counters(state, space),
        "aliens": {letter: int(state.aliens(space, s)) for s, letter in enumerate(letters)},
        "stopped": {letter: int(state.stopped(space, s)) for s, letter in enumerate(letters)},
        "resistance": int(state.resistance(space)),
        "population": int(state.population(space)),
    }


def battle_facts(state: State) -> dict[str, Any]:
    """The Battle under way; between Battles nobody's."""
    return battle_seen(state) or dict.fromkeys(("against", "space", "seat"))


def fight_facts(state: State) -> dict[str, Any]:
    """The Fight under way, with both totals; between Battles against nobody."""
    return fight_seen(state) or {"full": None, "counter": None, "heroes": [], "round": 0}


FACTS: Final = ConquestFacts()
