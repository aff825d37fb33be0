"""Plays a game at random and checks that it keeps the promises of `landfall.core.game.Game`.

For our games and for yours:

    from landfall.testing import check_game
    check_game(MyGame(seats=3), games=20, seed=1)
"""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Callable, Hashable
from math import isclose
from typing import Any

from landfall import catalog
from landfall.core.errors import IllegalAction, NotationError
from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.core.outcome import LOST, Outcome
from landfall.core.package import GamePackage
from landfall.core.rng import Rng
from landfall.testing.check_secrecy import check_secrecy
from landfall.testing.check_table import check_table

Offered = dict[int, list[int]]
"""For each that acts, a seat or CHANCE, the legal codes."""

NONSENSE = ("", "no such action, surely")

RARELY = 20
"""How many times rarer a proof of secrecy is than a close look: it takes many times as long."""

AT_TABLES = 4
"""Decisions that are taken at two tables side by side."""

COMPARED = 20
"""Ways to go on from a position that are compared for what they show."""


def check_game(
    game: Game[Any],
    games: int = 3,
    seed: int = 0,
    closely: int = 20,
    longest: int = 100_000,
    package: GamePackage | None = None,
) -> None:
    """Play whole games at random; an AssertionError says which promise is broken, and where.

    Every step is checked; about one position in `closely` is also compared with every code of the
    action table and sent through every form it can be stored in. A game of more than `longest`
    steps counts as one that does not end; one that nothing need end is left after as many rounds as
    its package gives to bots. Then one more game is played to prove that it keeps its
    secrets (`check_secrecy`), with all that its package makes of them; and of a game that the catalog
    has, that a table keeps them too, message by message (`check_table`). `package` is that of a
    game which the catalog does not have.
    """
    known = game.name in catalog.games()
    _check_table(game)
    _check_teams(game)
    found = catalog.entry(game.name) if known and package is None else package
    for number in range(games):
        _Playthrough(game, seed, number, closely).play(longest, found.bot_rounds if found else 0)
    check_secrecy(game, 1, seed, RARELY * closely, found)
    if known:
        check_table(game, 1, seed, AT_TABLES)


def _check_table(game: Game[Any]) -> None:
    """Every code has a line of its own that reads back, and nothing else is read as one."""
    texts = [game.text(code) for code in range(game.size)]
    for code, text in enumerate(texts):
        assert text == " ".join(text.split()) != "", (
            f"code {code} reads {text!r}: not one tidy line"
        )
        assert game.code(text) == code, f"{text!r} is code {code}, but is read as {game.code(text)}"
    start = game.start()
    for wrong in NONSENSE:
        _check_unread(wrong, lambda line: f"code {game.code(line)}")
        _check_unread(wrong, lambda line: game.explain(start, line))
    twin = pickle.loads(pickle.dumps(game))
    same = (twin.name, twin.edition, twin.seats, dict(twin.options), twin.size)
    wanted = (game.name, game.edition, game.seats, dict(game.options), game.size)
    assert same == wanted, f"a pickled game comes back as {same}, not {wanted}"


def _check_teams(game: Game[Any]) -> None:
    """Every seat is in one team, and the codes of players come first in the table."""
    teams = game.teams
    assert len(teams) == game.seats, f"there are {game.seats} seats, and teams for {len(teams)}"
    assert set(teams) == set(range(len(set(teams)))), f"teams are counted from 0, not {teams}"
    assert 0 < game.choices <= game.size, f"{game.choices} of {game.size} codes are for players"


def _check_unread(wrong: str, ask: Callable[[str], Any]) -> None:
    """Nonsense is refused with a sentence, whoever is asked about it."""
    try:
        read = ask(wrong)
    except NotationError as error:
        if str(error):
            return
        raise AssertionError(f"{wrong!r} is refused without a word") from error
    raise AssertionError(f"{wrong!r} is no action, but is read as {read}")


class _Playthrough:
    """One random game, and where in it we are."""

    def __init__(self, game: Game[Any], seed: int, number: int, closely: int) -> None:
        self.game = game
        self.rng = Rng(seed, "check_game", number)
        self.closely = closely
        self.name = f"seed {seed}, game {number}"
        self.step = 0
        self.last = "the start"

    def require(self, kept: bool, promise: str) -> None:
        """A broken promise is told with the place where it broke."""
        assert kept, f"{self.name}, step {self.step}, after {self.last}: {promise}"

    def play(self, longest: int, rounds: int = 0) -> None:
        """To the end; or for so many rounds, where nothing need end it."""
        game = self.game
        position = game.start()
        self.require(position == game.start(), "two starts are two different positions")
        while game.actor(position) != OVER:
            if 0 < rounds < game.round(position):
                return
            self.require(self.step < longest, f"the game has not ended after {longest} steps")
            offered = self.options(position)
            if self.step == 0 or self.rng.below(self.closely) == 0:
                self.examine(position, offered)
            position = self.advance(position, offered)
        self.ending(position)

    # -- every step ---------------------------------------------------------------------------------

    def options(self, position: Position) -> Offered:
        """What each that acts may do; at a chance node the outcomes are certain together."""
        game = self.game
        self.require(game.outcome(position) is None, "there is an outcome before the end")
        offered = {actor: self.legal_of(position, actor) for actor in self.acting(position)}
        outcomes = game.outcomes(position)
        if CHANCE not in offered:
            self.require(not outcomes, "there are chance outcomes where a seat decides")
            return offered
        legal = offered[CHANCE]
        self.require([code for code, _ in outcomes] == legal, "outcomes and legal codes differ")
        self.require(all(chance > 0 for _, chance in outcomes), "an outcome has no probability")
        total = sum(chance for _, chance in outcomes)
        self.require(isclose(total, 1), f"the probabilities sum to {total}")
        return offered

    def acting(self, position: Position) -> tuple[int, ...]:
        """Chance alone, or seats in order, the first of which is `actor`."""
        game = self.game
        actor, actors = game.actor(position), game.actors(position)
        if actor == CHANCE:
            self.require(not actors, f"chance is awaited, and seats {actors} act")
            return (CHANCE,)
        self.require(0 <= actor < game.seats, f"nobody is called actor {actor}")
        self.require(actors[:1] == (actor,), f"{actor} acts first, but all that act are {actors}")
        in_order = list(actors) == sorted({*actors}) and actors[-1] < game.seats
        self.require(in_order, f"all that act are {actors}: not seats, each once and in order")
        return actors

    def legal_of(self, position: Position, actor: int) -> list[int]:
        game = self.game
        legal = game.legal(position) if actor == CHANCE else game.legal(position, actor)
        self.require(bool(legal), f"actor {actor} has no legal action")
        self.require(len(set(legal)) == len(legal), "a legal action is offered twice")
        self.require(
            all(0 <= code < game.size for code in legal), "a legal code is not in the table"
        )
        who = "chance" if actor == CHANCE else "a player"
        apart = all((code >= game.choices) == (actor == CHANCE) for code in legal)
        self.require(apart, f"{who} is offered a code on the wrong side of {game.choices}")
        return legal

    def advance(self, position: Position, offered: Offered) -> Position:
        """Apply a random choice of one that acts; the position before stays as it was."""
        game = self.game
        actor = [*offered][self.rng.below(len(offered))]
        legal = offered[actor]
        if actor == CHANCE:
            code = game.sample(position, self.rng)
            self.require(code in legal, f"the sample {game.text(code)!r} is no outcome")
        else:
            code = legal[self.rng.below(len(legal))]
        before = game.hash(position)
        after = game.apply(position, code) if actor == CHANCE else game.apply(position, code, actor)
        self.step += 1
        self.last = repr(game.text(code))
        self.require(game.hash(position) == before, "apply has changed the position it was given")
        return after

    # -- now and then ---------------------------------------------------------------------------------

    def examine(self, position: Position, offered: Offered) -> None:
        for seat, legal in offered.items():
            self.legality(position, legal, None if seat == CHANCE else seat)
        self.others(position, offered)
        self.copies(position)
        self.views(position)
        self.onlookers(position, offered)
        self.require(bool(self.game.draw(position)), "the drawing is empty")

    def legality(self, position: Position, legal: list[int], seat: int | None) -> None:
        """A code is legal exactly when nothing refuses it, and what is refused says why."""
        game = self.game
        offered = set(legal)
        refused: list[int] = []
        for code in range(game.size):
            rule, text = game.refusal(position, code, seat), game.text(code)
            if code in offered:
                self.require(not rule, f"{text!r} is offered, but {rule} forbids it")
                continue
            self.require(bool(rule), f"{text!r} is not offered, but no rule forbids it")
            refused.append(code)
            why = game.explain(position, code, seat)
            told = not why.legal and why.refusal == rule and bool(why.fact)
            self.require(told, f"{text!r} is refused by {rule}, but explained as {why}")
        for code in legal[:20]:
            why = game.explain(position, code, seat)
            self.require(why.legal and not why.refusal, f"{why.action!r} is legal, not {why}")
        for code in [*refused[:1], *refused[-1:], -1, game.size]:
            self.refused(position, code, seat)

    def others(self, position: Position, offered: Offered) -> None:
        """A seat that does not act is offered nothing, and what it tries is refused."""
        game = self.game
        for seat in range(game.seats):
            if seat in offered:
                continue
            legal = game.legal(position, seat)
            self.require(not legal, f"seat {seat} does not act, but is offered {legal[:1]}")
            self.refused(position, 0, seat)

    def refused(self, position: Position, code: int, seat: int | None) -> None:
        try:
            self.game.apply(position, code, seat)
        except IllegalAction as error:
            self.require(bool(error.rule and error.fact), f"{error} names no rule or no fact")
        else:
            self.require(False, f"the illegal code {code} is applied")

    def copies(self, position: Position) -> None:
        """A position survives pickling and its plain form, which survives JSON."""
        game = self.game
        self.require(isinstance(position, Hashable), "a position cannot be hashed")
        twin = pickle.loads(pickle.dumps(position))
        plain = game.to_dict(position)
        read = game.from_dict(json.loads(json.dumps(plain)))
        for other, way in ((twin, "pickle"), (game.from_dict(plain), "to_dict"), (read, "JSON")):
            self.require(other == position, f"after {way} it is another position")
            self.require(hash(other) == hash(position), f"after {way} its hash() differs")
            self.require(game.hash(other) == game.hash(position), f"after {way} game.hash differs")
            self.require(game.legal(other) == game.legal(position), f"after {way} legal differs")
        self.require(
            re.fullmatch("[0-9a-f]{16}", game.hash(position)) is not None,
            f"game.hash is {game.hash(position)!r}, not sixteen hex digits",
        )

    def views(self, position: Position) -> None:
        """Each seat's and an onlooker's view is plain, always the same, and changes nothing."""
        game = self.game
        before = game.hash(position)
        twin = pickle.loads(pickle.dumps(position))
        for seat in (*range(game.seats), None):
            who = "an onlooker" if seat is None else f"seat {seat}"
            view = game.view(position, seat)
            plain = json.loads(json.dumps(view)) == view
            self.require(plain, f"the view of {who} changes on its way through JSON")
            same = game.view(twin, seat) == view
            self.require(same, f"{who} sees two equal positions differently")
        self.require(game.hash(position) == before, "looking at the position has changed it")

    def onlookers(self, position: Position, offered: Offered) -> None:
        """Onlookers see what everybody sees: what looks alike to some seat looks alike to them."""
        game = self.game
        seen: dict[tuple[int, str], dict[str, Any]] = {}
        stored = pickle.dumps(position)
        acts = [(actor, code) for actor, legal in offered.items() for code in legal[:COMPARED]]
        for who, code in acts:
            acting = None if who == CHANCE else who
            after = game.apply(pickle.loads(stored), code, acting)
            open_to_all = game.view(after, None)
            for seat in range(game.seats):
                alike = seen.setdefault((seat, json.dumps(game.view(after, seat))), open_to_all)
                self.require(
                    alike == open_to_all,
                    f"after {game.text(code)!r} an onlooker sees what seat {seat} does not",
                )

    # -- the end --------------------------------------------------------------------------------------

    def ending(self, position: Position) -> None:
        """Nobody acts any more, and the outcome agrees with the scores."""
        game = self.game
        self.require(not game.actors(position), "the game is over, but somebody acts")
        self.require(not game.legal(position), "the game is over, but something is legal")
        self.legality(position, [], None)
        self.copies(position)
        self.views(position)
        outcome = game.outcome(position)
        if outcome is None:
            raise AssertionError(f"{self.name}: the game is over without an outcome")
        scores = tuple(game.score(position, seat) for seat in range(game.seats))
        self.require(outcome.scores == scores, f"the outcome says {outcome.scores}, not {scores}")
        self.require(bool(outcome.reason), "the outcome gives no reason")
        self.ranks(outcome)

    def ranks(self, outcome: Outcome) -> None:
        """Equal seats share a rank, and members of a team; nobody is first where the table won."""
        game, ranks = self.game, outcome.ranks
        self.require(len(ranks) == game.seats, f"ranks {ranks} for {game.seats} seats")
        for seat, team in enumerate(game.teams):
            first = ranks[game.teams.index(team)]
            self.require(ranks[seat] == first, f"one team has the ranks {first} and {ranks[seat]}")
        if outcome.lost:
            self.require(
                set(ranks) == {LOST}, f"nobody wins: then all are ranked {LOST}, not {ranks}"
            )
            return
        shared = all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        self.require(
            shared, f"{ranks} are no ranks: equal seats share one, and the next are skipped"
        )
        if len({*game.teams}) < game.seats:
            return  # a team's points are its own affair
        best = max(outcome.scores)
        won = all(outcome.scores[seat] == best for seat in outcome.winners)
        self.require(won, f"the winners {outcome.winners} have not the best of {outcome.scores}")
