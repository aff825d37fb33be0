"""Advice at the table: what an overseer would do now and why, and each seat's chance to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from landfall.core import percent
from landfall.core.game import CHANCE, OVER
from landfall.core.told_hint import ToldHint
from landfall.core.unanswered import unanswered
from landfall.games.conquest_of_planet_earth import called, change
from landfall.games.conquest_of_planet_earth.box import B_SPACE, BATTLE
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.fights import NO_SIDE, OTHER, OWN, side_of
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.games.conquest_of_planet_earth.thinking.ladder import adviser
from landfall.games.conquest_of_planet_earth.turn import points_for

__all__ = ["chances", "hint"]


def chances(game: ConquestOfPlanetEarth, seen: State) -> list[float]:
    """As the table stands, from 0 to 1; once the game is over, who has won."""
    return judge(game).chances(seen)


def hint(game: ConquestOfPlanetEarth, seen: State, seat: int) -> ToldHint:
    """What an overseer would do for a seat that is asked, as far as it can be foreseen."""
    overseer = adviser(game)
    after, actions = seen, list[str]()
    while seat in game.actors(after):
        legal = game.legal(after, seat)
        code = overseer.choose(after, seat, legal)
        if actions and not overseer.planned and overseer.kind(after) not in ("play", "action"):
            break  # another question, of which the answer hangs on what happens
        actions.append(game.text(code))
        after = game.apply(after, code, seat)
        if not overseer.planned:
            break
        after = unanswered(game, after, seat)
    return ToldHint(
        actions=tuple(actions),
        reasons=tuple([clause] for clause in reasons(game, seen, after, seat, actions)),
        before=chances(game, seen)[seat],
        chance=chances(game, after)[seat],
        waits=game.actor(after) == CHANCE and game.turn(after) == game.turn(seen),
        ends=game.actor(after) == OVER,
    )


def reasons(
    game: ConquestOfPlanetEarth, before: State, after: State, seat: int, actions: Sequence[str]
) -> Iterator[str]:
    """What acts bring their seat, as clauses of a sentence."""
    yield from _meant(before, seat, actions[0])
    changed = changes(game.ruleset, before, after)
    outcome = game.outcome(after)
    if outcome is not None:
        yield "wins the game" if seat in outcome.winners else "ends the game"
        return
    for one in changed:
        if isinstance(one, change.Scored) and one.seat == seat:
            yield f"brings {called.count(one.number, 'Terror Point')}"
    arrivals = [*_arrivals(game, before, after, seat)]
    yield from arrivals or _fight(game, after, seat)


def _meant(before: State, seat: int, action: str) -> Iterator[str]:
    """What an act is for that brings nothing yet."""
    verb, _, what = action.partition(" ")
    if verb == "choose" and what.isdecimal():
        points = int(points_for(before, seat, int(what)))
        yield f"gives you {called.count(points, 'Action Point')}"
    elif verb == "choose":
        yield "leaves your Action Points to the die"
    elif verb == "escape":
        aliens = int(before.aliens(before.at[B_SPACE], seat))
        yield f"takes {called.count(aliens, 'Alien')} out of this Battle"


def _arrivals(game: ConquestOfPlanetEarth, before: State, after: State, seat: int) -> Iterator[str]:
    """Where more Aliens are than before, and the chance of the Battle that waits for them."""
    odds = judge(game).judgement.odds
    for space in range(int(before.box.spaces)):
        more = int(after.aliens(space, seat) - before.aliens(space, seat))
        if more <= 0 or after.is_site(space):
            continue
        said = f"brings {called.count(more, 'Alien')} to {called.space(after, space)}"
        rival = int(after.rival_at(space, seat))
        chance: float | None = None
        if rival >= 0:
            chance = odds.aliens_ahead(after, seat, rival, space)
        elif after.resistance(space) > 0 or after.counters_at(space) > 0:
            group = odds.group(after, seat, space, OWN)
            won, away = odds.certain(group)
            fights = odds.fights_ahead(after, seat, space)
            chance = odds.battle_worth(group, fights, won, away, 0.0)[group.whole()]
        people = int(after.population(space))
        worth = f", worth {called.count(people, 'Terror Point')}" if people else ""
        battle = (
            f", where a Battle is won in {percent.chance(chance)}" if chance is not None else ""
        )
        yield f"{said}{worth}{battle}"


def _fight(game: ConquestOfPlanetEarth, after: State, seat: int) -> Iterator[str]:
    """The chance of the Battle under way, if it is the seat's own."""
    side = side_of(after, seat)
    if after.at[BATTLE] == 0 or side == NO_SIDE:
        return
    found = judge(game).judgement.odds.under_way(after)
    if found is not None:
        chance = 1 - found.battle if side == OTHER else found.battle
        yield f"leaves you {percent.chance(chance)} to win this Battle"
