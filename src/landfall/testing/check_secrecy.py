"""Plays a game at random and proves that it tells nobody a secret.

    from landfall.testing.check_secrecy import check_secrecy
    check_secrecy(MyGame(seats=3), games=20, seed=1)

For every viewer, positions are imagined that look alike to them. From alike positions the viewer must
get the same view, legal actions, explanations, hint, plain table, story and record of the running game,
byte for byte; what another does in secret must look the same whatever it was; and nothing that may be
taken back tells anybody anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position, SeenStep
from landfall.core.package import GamePackage
from landfall.core.rng import Rng
from landfall.core.seeing import noticed, seen_step
from landfall.record.files import WRITERS
from landfall.record.record import ONLOOKERS, Record
from landfall.record.seen_steps import seen_steps

Viewer = int | None

IMAGINED = 2
"""Positions that are imagined for each viewer."""

EXPLAINED = 40
"""Codes of a position, spread over the table, whose explanations are compared."""

TWIN_STEPS = 5
"""Steps for which two games that look alike are played on side by side."""


def check_secrecy(
    game: Game[Any],
    games: int = 3,
    seed: int = 0,
    closely: int = 8,
    package: GamePackage | None = None,
) -> None:
    """Play whole games; an AssertionError says who could have learned what, and where."""
    for number in range(games):
        _SecretGame(game, seed, number, closely, package).play()


class _SecretGame:
    """One random game, looked at through every pair of eyes."""

    def __init__(
        self, game: Game[Any], seed: int, number: int, closely: int, package: GamePackage | None
    ) -> None:
        self.game = game
        self.package = package
        self.rng = Rng(seed, "check_secrecy", number)
        self.closely = closely
        self.where = f"seed {seed}, game {number}"
        self.viewers: tuple[Viewer, ...] = (*range(game.seats), None)

    def require(self, kept: bool, promise: str) -> None:
        assert kept, f"{self.where}: {promise}"

    def play(self) -> None:
        game, position, steps = self.game, self.game.start(), 0
        most = self.package.bot_rounds if self.package else 0
        while game.actor(position) != OVER and not 0 < most < game.round(position):
            if steps == 0 or self.rng.below(self.closely) == 0:
                for viewer in self.viewers:
                    self.look(position, viewer)
            position = self.advance(position)
            steps += 1

    def advance(self, position: Position) -> Position:
        """A random act of a random seat that is asked, or chance."""
        game = self.game
        if game.actor(position) == CHANCE:
            seat, code = CHANCE, game.sample(position, self.rng)
        else:
            acting = game.actors(position)
            seat = acting[self.rng.below(len(acting))]
            legal = game.legal(position, seat)
            code = legal[self.rng.below(len(legal))]
        self.where = f"{self.where.partition(', after')[0]}, after {self.said(seat, code)}"
        return self.after(position, seat, code)

    def after(self, position: Position, seat: int, code: int) -> Position:
        return self.game.apply(position, code, None if seat == CHANCE else seat)

    def said(self, seat: int, code: int) -> str:
        who = "chance" if seat == CHANCE else SEAT_LETTERS[seat]
        return f"{who} {self.game.text(code)!r}"

    # -- one position, one viewer -------------------------------------------------------------------

    def look(self, position: Position, viewer: Viewer) -> None:
        game, who = self.game, called(viewer)
        seen = game.observe(position, viewer)
        self.require(game.observe(seen, viewer) == seen, f"{who} sees more on a second look")
        open_to_all = game.observe(position, None)
        known = game.observe(seen, None) == open_to_all
        self.require(known, f"an onlooker sees what {who} does not")
        self.alike(position, seen, viewer)
        self.acts_that_look_alike(position, viewer)
        for _ in range(IMAGINED):
            twin = game.imagine(seen, viewer, self.rng)
            same = game.observe(twin, viewer) == seen
            self.require(same, f"what {who} imagines would not look like what {who} sees")
            self.alike(position, twin, viewer)
            self.twins(position, twin, viewer)

    def alike(self, position: Position, twin: Position, viewer: Viewer) -> None:
        """Whatever the viewer is told of two positions that look alike is the same."""
        for (what, one), (_, other) in zip(
            self.told(position, viewer), self.told(twin, viewer), strict=True
        ):
            same = one == other
            self.require(same, f"{called(viewer)} learns from {what}: {one} or {other}")

    def told(self, position: Position, viewer: Viewer) -> Iterator[tuple[str, str]]:
        """All that a viewer is told of a position: what it is, and its words."""
        game = self.game
        yield "the view", written(game.view(position, viewer))
        seen = game.observe(position, viewer)
        yield "the hash", game.hash(seen)
        yield "the drawing", game.draw(seen)
        yield "the scores", written([game.score(seen, seat) for seat in range(game.seats)])
        yield "whose turn it is", written([game.turn(seen), game.round(seen)])
        yield "whether it is over", repr(game.outcome(seen))
        if viewer is not None:
            yield from self.asked(position, viewer)
        if self.package is not None:
            yield from self.shown(self.package, seen, viewer)

    def asked(self, position: Position, seat: int) -> Iterator[tuple[str, str]]:
        """What a seat may do, and why not."""
        game = self.game
        is_asked = seat in game.actors(position)
        yield "whether it is asked", repr(is_asked)
        legal = game.legal(position, seat)
        yield "what is legal", written(legal)
        yield "the window", repr(game.window(position, seat) if is_asked else None)
        step = max(1, game.choices // EXPLAINED)
        for code in sorted({*legal[:EXPLAINED], *range(0, game.choices, step)}):
            yield f"why {game.text(code)!r}", repr(game.explain(position, code, seat))

    def shown(
        self, package: GamePackage, seen: Position, viewer: Viewer
    ) -> Iterator[tuple[str, str]]:
        """What the package makes of an observation: all of it is made from that alone."""
        game, table = self.game, package.table
        if table is not None:
            yield "the situation", written(table.status(game, seen, viewer))
            yield "the seats", written(table.seats(game, seen, viewer))
            yield "the rows", written(table.position(game, seen, viewer))
            if viewer is not None and viewer in game.actors(seen):
                yield "the prompt", written(table.prompt(game, seen, viewer))
            if viewer is not None:
                yield "the own choice", written(table.mine(game, seen, viewer))
        for seat in range(game.seats):
            yield "the status", package.story.status(game, seen, seat)
        if package.adviser is not None:
            yield "the chances", written(package.adviser.chances(game, seen))
            if viewer is not None and viewer in game.actors(seen):
                hint = package.adviser.hint(game, seen, viewer)
                yield "the hint", f"{list(hint.actions)} {hint.reason}"

    # -- acts ---------------------------------------------------------------------------------------

    def acts_that_look_alike(self, position: Position, viewer: Viewer) -> None:
        """Acts of others that leave the viewer with the same sight are told in the same words."""
        game = self.game
        chance = game.actor(position) == CHANCE
        for seat in (CHANCE,) if chance else game.actors(position):
            if seat == viewer:
                continue
            words: list[tuple[Position, Position, str]] = []
            for code in game.legal(position, None if chance else seat):
                after = self.after(position, seat, code)
                step = seen_step(game, position, code, after, viewer, seat)
                told = self.story(step, viewer)
                hidden = [w for true, seen, w in words if seen == step.after and true != after]
                self.require(
                    all(said == told for said in hidden),
                    f"{called(viewer)} can tell {self.said(seat, code)} apart by its words: {told}",
                )
                words.append((after, step.after, told))

    def step(self, position: Position, seat: int, code: int, viewer: Viewer) -> SeenStep:
        after = self.after(position, seat, code)
        return seen_step(self.game, position, code, after, viewer, seat)

    def story(self, step: SeenStep, viewer: Viewer) -> str:
        """An act in the words a viewer hears; nothing where they notice nothing."""
        if not noticed(step):
            return ""
        told = f"{step.act}"
        if self.package is not None:
            told += f" {self.package.story.tell(self.game, [step], (), viewer)}"
        return told

    def twins(self, position: Position, twin: Position, viewer: Viewer) -> None:
        """Two games that look alike are played on alike, and must go on looking so.

        An act that is not said to reveal anything leaves everybody with what they could foresee.
        """
        game, begun = self.game, (position, twin)
        seen: tuple[list[SeenStep], list[SeenStep]] = ([], [])
        for _ in range(TWIN_STEPS):
            if game.actor(position) == OVER or game.actor(position) != game.actor(twin):
                return
            chance = game.actor(position) == CHANCE
            acting = (CHANCE,) if chance else game.actors(position)
            if not acting:
                return
            seat = acting[self.rng.below(len(acting))]
            asked = None if chance else seat
            if not chance and seat not in game.actors(twin):
                return
            both = [c for c in game.legal(position, asked) if c in game.legal(twin, asked)]
            if not both:
                return
            code = both[self.rng.below(len(both))]
            one = self.step(position, seat, code, viewer)
            other = self.step(twin, seat, code, viewer)
            if one.after != other.after:
                self.require(
                    chance or game.reveals(position, code, seat),
                    f"{called(viewer)} learns something by {self.said(seat, code)}, "
                    "which is not said to reveal anything",
                )
                return
            self.require(
                self.story(one, viewer) == self.story(other, viewer),
                f"{called(viewer)} hears two stories of {self.said(seat, code)}",
            )
            position, twin = self.after(position, seat, code), self.after(twin, seat, code)
            self.alike(position, twin, viewer)
            for steps, step in zip(seen, (one, other), strict=True):
                steps += [step] if noticed(step) else []
            mine, yours = map(self.record, begun, seen, (viewer, viewer))
            self.require(mine == yours, f"{called(viewer)} may save {mine} or {yours}")

    def record(self, start: Position, steps: list[SeenStep], viewer: Viewer) -> list[str]:
        """The running game as the viewer may save it, in every form of a file."""
        game = self.game
        saved = Record.of(
            game,
            seen_by=ONLOOKERS if viewer is None else SEAT_LETTERS[viewer],
            position=game.to_dict(game.observe(start, viewer)),
            steps=seen_steps(game, steps),
        )
        return [write(saved) for write in WRITERS.values()]


def called(viewer: Viewer) -> str:
    return "an onlooker" if viewer is None else f"seat {SEAT_LETTERS[viewer]}"


def written(value: Any) -> str:
    try:
        return json.dumps(value)
    except TypeError as error:
        raise LandfallError(f"not plain values: {error}") from None
