"""What is played and used, with what it is aimed at and what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.game import SeenStep
from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, spans
from landfall.games.conquest_of_planet_earth.aims import targets
from landfall.games.conquest_of_planet_earth.box import B
from landfall.games.conquest_of_planet_earth.frames import Frame, deed_under_way, frames, top_frame
from landfall.games.conquest_of_planet_earth.rule import AN_ALIEN, ENOUGH, TARGET_COUNT, Deed
from landfall.games.conquest_of_planet_earth.window import first_target

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def played(
    game: ConquestOfPlanetEarth, step: SeenStep, key: str, seat: int, you: int | None
) -> Words:
    """`Ada plays Tractor Beam from Town (A3) to Forest (A4) for 1 Action Point.`"""
    deed = next(deed for deed in game.ruleset.book.deeds if deed.key == key)
    name = spans.strong(called.deed_title(step.after.box, deed))
    if seat < 0:
        return spans.sentence(["the Humans have the Resistance Event ", name])
    verb = "plays " if deed.event >= 0 else "uses "
    words = [*spans.does(seat, you, verb), name, *aimed(game, step, deed, you), *price(step, deed)]
    return spans.sentence(words)


def price(step: SeenStep, deed: Deed) -> Words:
    if deed.tokens:
        return [" for ", spans.counted("tokens", int(deed.tokens))]
    cost = int(step.after.box.event_cost[deed.event]) if deed.event >= 0 else 0
    return [" for ", spans.counted("points", cost)] if cost else []


def aimed(game: ConquestOfPlanetEarth, step: SeenStep, deed: Deed, you: int | None) -> Words:
    """Its targets, from the position where it is under way still, or where its last was named."""
    for frame in frames(game, step.after):
        if frame.name == "play" and deed_under_way(game, frame) is deed and frame.step >= 2:
            return targets(game, step.after, frame, you)
    before = top_frame(game, step.before)
    if before is None or before.name != "play" or deed_under_way(game, before) is not deed:
        return []
    if before.step != 0 or step.act.code < 0:
        return []
    trial = step.before.copy()
    named = before.b & TARGET_COUNT
    want = deed.wants(trial, before.at, named)
    enough = want == AN_ALIEN and step.act.code == game.ruleset.codes.enough
    chosen = ENOUGH if enough else step.act.code - int(first_target(game.ruleset.book, want))
    deed.aim(trial, before.at, named, chosen)
    trial.at[before.at + B] += 1
    top = top_frame(game, trial)
    assert top is not None
    return targets(game, trial, top, you)


def begun(game: ConquestOfPlanetEarth, step: SeenStep) -> Frame | None:
    """A deed that somebody takes up with this step, and has yet to aim."""
    top = top_frame(game, step.after)
    if top is None or top.name != "play" or top.step != 0:
        return None
    before = top_frame(game, step.before)
    return None if before is not None and before.at >= top.at and before.name == "play" else top


def taken_up(game: ConquestOfPlanetEarth, step: SeenStep, frame: Frame, you: int | None) -> Words:
    title = called.deed_title(step.after.box, deed_under_way(game, frame))
    return spans.sentence([*spans.does(frame.seat, you, "takes up "), spans.strong(title)])
