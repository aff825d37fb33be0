"""What a seat or an onlooker may see, as plain values that a drawing needs.

It is made from an observation, in which nothing is left that the viewer may not know; whatever follows
from the position here follows for everybody who sees so much of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, SOMEONE
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.aliens import price_of_landing, price_of_step
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    CHOSEN,
    COMMANDS_LEFT,
    KIND,
    NUMBER,
    PHASE,
    POINTS,
    POOL,
    TIPPED,
    TRACK,
    A,
)
from landfall.games.conquest_of_planet_earth.drawing import intelligence
from landfall.games.conquest_of_planet_earth.fight_cases import dice_are_rolled, next_round
from landfall.games.conquest_of_planet_earth.fight_seen import battle_seen, fight_seen
from landfall.games.conquest_of_planet_earth.fights import counter_is_air, counter_moves
from landfall.games.conquest_of_planet_earth.happening import has_enemy
from landfall.games.conquest_of_planet_earth.names import (
    ABILITIES,
    PRICE_OF_A_TOKEN,
    SAUCERS,
    SKINS,
    SPACES_OF_A_SECTION,
    TRACK_END,
)
from landfall.games.conquest_of_planet_earth.position import to_dict, tongue_of
from landfall.games.conquest_of_planet_earth.position.card_entries import (
    decks,
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
from landfall.games.conquest_of_planet_earth.position.table_entries import PHASES
from landfall.games.conquest_of_planet_earth.position.under_way import MOMENTS
from landfall.games.conquest_of_planet_earth.reach import reach
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.under_way_seen import (
    loss_seen,
    played_seen,
    step_seen,
)
from landfall.games.conquest_of_planet_earth.winning import goal, stage

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

WHO: Final = {CHANCE: "chance", OVER: "over", SOMEONE: "someone"}
BETWEEN: Final = ("fight", "alien-battle")
"""What asks whether to fight on; what is shown then is the round that would come."""

UNSEEN: Final = (
    "events",
    "resistance-events",
    "resistance",
    "locations",
    "space-stuff",
    "human-tech",
)


def view(game: ConquestOfPlanetEarth, seen: State, seat: int | None) -> dict[str, Any]:
    """Everything the seat may see; `position` lays the same position for it again.

    An onlooker has no seat (`None`) and sees what everybody sees.
    """
    outcome = game.outcome(seen)
    actor = game.actor(seen)
    letters = SEAT_LETTERS[: game.seats]
    asked = seat is not None and seat in game.actors(seen)
    return {
        "game": game.name,
        "edition": game.edition,
        "seats": game.seats,
        "options": dict(game.options),
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "actor": WHO.get(actor) or SEAT_LETTERS[actor],
        "actors": [SEAT_LETTERS[one] for one in game.actors(seen)],
        "round": max(1, game.round(seen)),
        "phase": PHASES[int(seen.at[PHASE])],
        "turn": SEAT_LETTERS[int(seen.turn)] if seen.turn >= 0 else None,
        "order": [letters[int(seen.in_order(place))] for place in range(game.seats)],
        "asks": asked_about(game, seen),
        "position": to_dict(game, seen),
        "scores": {letter: game.score(seen, s) for s, letter in enumerate(letters)},
        "goal": int(goal(seen)),
        "track": track_seen(game, seen),
        "players": {letter: player_seen(game, seen, s) for s, letter in enumerate(letters)},
        "spaces": {name: space_seen(game, seen, n) for n, name in enumerate(spaces(game))},
        "sections": sections_seen(game),
        "piles": piles_seen(game, seen),
        "in-play": write_in_play(tongue_of(game), seen),
        "human-tech": write_tech(seen),
        "battle": battle_seen(seen),
        "fight": fight_seen(next_round(seen), fires=True)
        if between_rounds(game, seen)
        else fight_seen(seen),
        "played": played_seen(game, seen),
        "loss": loss_seen(game, seen),
        "step": step_seen(game, seen),
        "prices": None if seat is None else prices(seen),
        "reach": reach(game, seen, seat) if asked and seat is not None else {},
        "legal": legal_seen(game, seen, seat) if asked and seat is not None else [],
        "outcome": outcome
        and {
            "reason": outcome.reason,
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "winners": [SEAT_LETTERS[winner] for winner in outcome.winners],
            "lost": outcome.lost,
        },
    }


def spaces(game: ConquestOfPlanetEarth) -> tuple[str, ...]:
    return game.ruleset.box.board.spaces


def asked_about(game: ConquestOfPlanetEarth, seen: State) -> str:
    """What is under way; of a window, what it is about."""
    if seen.who == OVER:
        return "over"
    top = int(seen.top())
    name = game.ruleset.book.procedures[seen.at[top + KIND]].name
    return MOMENTS[int(seen.at[top + A])] if name == "window" else name


def between_rounds(game: ConquestOfPlanetEarth, seen: State) -> bool:
    """Is somebody asked whether their Aliens stay, while the dice of the last round still lie there?"""
    return asked_about(game, seen) in BETWEEN and has_enemy(seen) and dice_are_rolled(seen)


def legal_seen(game: ConquestOfPlanetEarth, seen: State, seat: int) -> list[dict[str, Any]]:
    return [{"code": code, "text": game.text(code)} for code in game.legal(seen, seat)]


def track_seen(game: ConquestOfPlanetEarth, seen: State) -> dict[str, Any] | None:
    """The Human Tech Track, where there is one."""
    box = seen.box
    if not box.active:
        return None
    return {
        "at": int(seen.at[TRACK]),
        "end": TRACK_END,
        "stage": int(stage(seen)),
        "stages": [int(number) for number in box.stages],
        "circles": [step for step in range(TRACK_END) if box.red_circles >> step & 1],
    }


def player_seen(game: ConquestOfPlanetEarth, seen: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat, and its hand as far as the viewer does."""
    box = seen.box
    race = int(seen.race(seat))
    kinds = range(int(box.stuff))
    pool = [name for n, name in enumerate(box.ally_names) if seen.ally_is(n, seat, -1)]
    return {
        "race": box.race_names[race] if race >= 0 else None,
        "strength": int(box.race_strength[race]) if race >= 0 else 0,
        "intelligence": int(intelligence(seen, seat)) if race >= 0 else 0,
        "terror": int(seen.terror(seat)),
        "tokens": int(seen.tokens(seat)),
        "number": int(seen.of(NUMBER, seat)) or None,
        "points": int(seen.of(POINTS, seat)),
        "commands": LEFT.say(int(seen.of(COMMANDS_LEFT, seat))),
        "chosen": chosen_seen(seen, seat),
        "choosing": bool(seen.who >= 0 and seen.at[ACTING] >> seat & 1),
        "saucers": {"all": SAUCERS, "pool": int(seen.of(POOL, seat))},
        "allies-in-pool": pool,
        "hand": write_hand(seen, seat),
        "hand-size": int(seen.hand_size(seat)),
        "stuff": several(box.stuff_names, [int(seen.ready(seat, n)) for n in kinds]),
        "activated": several(box.stuff_names, [int(seen.of(box.down + n, seat)) for n in kinds]),
    }


def chosen_seen(seen: State, seat: int) -> Any:
    """The Command Counter that a seat has laid: `?` while it lies face down to the viewer."""
    chosen = int(seen.of(CHOSEN, seat))
    return CHOICE.say(chosen) if chosen else None


def space_seen(game: ConquestOfPlanetEarth, seen: State, space: int) -> dict[str, Any]:
    """A Space as it is drawn: where it is, what it is, and what lies and hovers there."""
    box = seen.box
    location, owner = int(seen.location(space)), int(seen.marker(space))
    section = space // SPACES_OF_A_SECTION
    letters = SEAT_LETTERS[: game.seats]
    return {
        "section": box.board.sections[section],
        "point": list(box.board.points[space]),
        "number": space % SPACES_OF_A_SECTION,
        "near": [box.board.spaces[other] for other in box.board.near[space]],
        "site": letters[section - 1] if seen.is_site(space) else None,
        "location": box.location_names[location] if location >= 0 else None,
        "empty": bool(seen.is_empty(space)),
        "demolished": location >= 0 and int(seen.works(space)) < 0,
        "resistance": int(seen.resistance(space)),
        "population": int(seen.population(space)),
        "marker": letters[owner] if owner >= 0 else None,
        "tipped": int(seen.at[seen.space(space) + TIPPED]),
        "counters": [counter_seen(seen, space, n) for n in range(int(seen.counters_at(space)))],
        "aliens": {
            letter: aliens_seen(seen, space, seat)
            for seat, letter in enumerate(letters)
            if seen.aliens(space, seat) > 0
        },
        "leaving": int(price_of_step(seen, space)),
    }


def counter_seen(seen: State, space: int, place: int) -> dict[str, Any]:
    box = seen.box
    kind = int(seen.counter(space, place))
    able = int(box.counter_abilities[kind])
    return {
        "counter": box.counter_names[kind],
        "strength": int(box.counter_strength[kind]),
        "skin": SKINS[int(box.counter_skin[kind])],
        "air": bool(counter_is_air(seen, kind)),
        "moves": bool(counter_moves(seen, kind)),
        "abilities": [name for n, name in enumerate(ABILITIES) if able >> n & 1],
    }


def aliens_seen(seen: State, space: int, seat: int) -> dict[str, Any]:
    allies = [n for n in range(int(seen.box.allies)) if seen.ally_is(n, seat, space)]
    return {
        "saucers": int(seen.saucers(space, seat)),
        "stopped": int(seen.stopped(space, seat)),
        "allies": [seen.box.ally_names[n] for n in allies],
        "allies-stopped": [seen.box.ally_names[n] for n in allies if seen.ally_stopped(n)],
    }


def sections_seen(game: ConquestOfPlanetEarth) -> list[dict[str, Any]]:
    """The sections, the letter of their Spaces, and whose each is."""
    names = game.ruleset.box.board.sections
    return [
        {
            "section": name,
            "letter": called.section_letter(number),
            "seat": SEAT_LETTERS[number - 1] if number else None,
        }
        for number, name in enumerate(names)
    ]


def piles_seen(game: ConquestOfPlanetEarth, seen: State) -> dict[str, dict[str, Any]]:
    """Of each deck its size, its discards, and what lies where the viewer does not know."""
    discards = write_discards(seen)
    found = {}
    for name, deck in decks(seen.box).items():
        if name not in UNSEEN or not sum(deck.copies):
            continue
        unseen = {
            kind: int(seen.at[deck.at + n])
            for n, kind in enumerate(deck.kinds)
            if seen.at[deck.at + n]
        }
        found[name] = {
            "deck": int(seen.at[deck.at + len(deck.kinds)]),
            "discards": discards.get(name, []),
            "unseen": unseen,
        }
    return found


def prices(seen: State) -> dict[str, int]:
    """Action Points for what anybody may do in the Action Phase."""
    return {
        "land": int(price_of_landing(seen, 0)),
        "menace": PRICE_OF_A_TOKEN,
    }
