"""The judge of positions for people: chances to win, and what every answer is worth.

It judges as the overseer does, from what a seat sees: by what lies there and by the chances of the
Battles at hand. A rival's chance is its share of the strengths at the table; together all have one. Both
are fitted to how games of computers came out, of which there were few so far.
"""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from landfall.core.game import CHANCE, OVER
from landfall.games.conquest_of_planet_earth.battle_phase import AFTER, DONE
from landfall.games.conquest_of_planet_earth.box import (
    BATTLE,
    HUMANS_WON,
    RACE,
    RESOLVED,
    STEP,
    TURN,
    WON,
    A,
    bit,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.ladder import adviser
from landfall.games.conquest_of_planet_earth.thinking.win_chance import (
    in_time,
    rounds_left,
    win_chance,
)


class Judge:
    """Judges by the overseer's evaluation, and by its search of an Action Phase."""

    def __init__(self, game: ConquestOfPlanetEarth) -> None:
        self.game = game
        self.overseer = adviser(game)
        self.judgement = self.overseer.judgement
        self.resolving = game.ruleset.book.kind("resolve-space")

    def chances(self, position: State) -> list[float]:
        """Each seat's chance to win, as the table stands; of partners, their side's."""
        game = self.game
        if outcome := game.outcome(position):
            return list(outcome.shares(game.teams))
        teams = sorted(set(game.teams))
        if any(position.of(RACE, seat) <= 0 for seat in range(game.seats)):
            return [1 / len(teams) if len(teams) > 1 else 0.5] * game.seats
        position = self.still_to_come(position)
        self.judgement.look_at(position)
        leaders = [game.teams.index(team) for team in teams]
        rounds = rounds_left(game.ruleset, position)
        worths = [self.judgement.worth(position, seat) for seat in leaders]
        shares = [self.share(position, worth, rounds) for worth in worths]
        if not game.ruleset.box.active:  # somebody wins, and nobody else
            shares = [one / sum(shares) for one in shares]
        return [shares[teams.index(team)] for team in game.teams]

    def worth(self, position: State) -> float:
        """For whoever is in turn: the chance to win after the best answer from here on."""
        seat = self._in_turn(position)
        if self.game.actor(position) in (CHANCE, OVER) or seat not in self.game.actors(position):
            return self.chances(position)[seat]
        return max(self.answers(position, seat).values())

    def best_turns(self, position: State, count: int) -> list[tuple[list[int], float]]:
        """The best answers found, each with its worth."""
        found = self.answers(position, self._in_turn(position))
        best = sorted(found, key=lambda code: -found[code])[:count]
        return [([code], found[code]) for code in best]

    def answers(self, seen: State, seat: int) -> dict[int, float]:
        """For everything a seat may do now the chance to win to which it leads.

        With equally much time left for each of them: one after which a turn ends is not worse for it.
        """
        game, overseer = self.game, self.overseer
        rounds = rounds_left(game.ruleset, seen)
        legal = game.legal(seen, seat)
        kind = overseer.kind(seen)
        self.judgement.look_at(seen)
        here = overseer.trial.begin(seen)
        found: dict[int, float] = {}
        if kind == "action" and overseer.codes.enough not in legal:
            for way in overseer.search(here, seat):
                first = way.acts[0] if way.acts else int(overseer.codes.end)
                found.setdefault(first, self.share(way.state, way.worth, rounds))
        if kind == "round" and legal[0] < overseer.codes.keep:
            return self._commands(seen, seat, legal)
        for code in legal:
            if code not in found:
                after = self.still_to_come(overseer.trial.after(here, seat, code))
                found[code] = self.share(after, overseer.weighed(after, seat, 2), rounds)
        return {code: found[code] for code in legal}

    def _commands(self, seen: State, seat: int, legal: list[int]) -> dict[int, float]:
        """A Command Counter is worth what its points bring, less what they would bring later."""
        rounds = rounds_left(self.game.ruleset, seen)
        worths = self.overseer.command_worths(seen, seat, legal)
        return {code: self.share(seen, worth, rounds) for code, worth in worths.items()}

    def still_to_come(self, position: State) -> State:
        """The same; a Space whose turn has come and in which nothing was fought yet counts as ahead."""
        f = frame_below(position, self.resolving)
        if f < 0 or position.at[BATTLE] != 0 or position.at[f + STEP] in (AFTER, DONE):
            return position
        ahead = position.copy()
        ahead.at[RESOLVED] &= ~bit(position.at[f + A])
        return ahead

    def share(self, position: State, worth: float, rounds: int) -> float:
        """The chance to win that a worth has come to; of all together, with so many rounds left."""
        if not position.box.together:
            return win_chance(position.box, worth)
        if position.at[WON] != 0:
            return 0.0 if position.at[WON] == HUMANS_WON else 1.0
        return in_time(position, worth, rounds)

    def _in_turn(self, position: State) -> int:
        turn = int(position.at[TURN])
        return turn if turn >= 0 else max(0, self.game.actor(position))


_JUDGES: Final[WeakKeyDictionary[ConquestOfPlanetEarth, Judge]] = WeakKeyDictionary()
"""One for each game: what is solved once is kept."""


def judge(game: ConquestOfPlanetEarth, nodes: int = 0) -> Judge:
    """The judge of a game. It opens as many positions as the overseer does, whatever is asked."""
    if game not in _JUDGES:
        _JUDGES[game] = Judge(game)
    return _JUDGES[game]
