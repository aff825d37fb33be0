"""Acts that are told by themselves, before what they change: to go on, to stay, to leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.game import HIDDEN, SeenStep
from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import aims, called, spans
from landfall.games.conquest_of_planet_earth.box import B_SPACE
from landfall.games.conquest_of_planet_earth.frames import top_frame
from landfall.games.conquest_of_planet_earth.happening import enemy, has_enemy
from landfall.games.conquest_of_planet_earth.table.titles import title_of

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

PLAIN = {
    "keep": "keeps the 1",
    "again": "rolls the Command die again",
    "end": "ends the actions",
    "stay": "fights on",
    "leave": "leaves the Conquest Marker there",
    "draw": "discards nothing",
    "enough": "takes no more",
    "rest": "leaves the rest as it is",
}


def act(game: ConquestOfPlanetEarth, step: SeenStep, you: int | None) -> Words:
    """What somebody does, where it says more than what has changed; else nothing."""
    seat, text = step.act.actor, step.act.text
    if seat < 0:
        return []
    verb = text.partition(" ")[0]
    codes, box, code = game.ruleset.codes, step.before.box, step.act.code
    if verb == "stay" and has_enemy(step.before):
        against = spans.does(seat, you, "fights on against ")
        return spans.sentence([*against, *enemy(step.before, you)])
    if verb in PLAIN:
        return spans.sentence(spans.does(seat, you, PLAIN[verb]))
    match verb:
        case "pass":
            frame = top_frame(game, step.before)
            strikes = frame is not None and frame.name == "strike"
            return spans.sentence(spans.does(seat, you, "strikes nothing")) if strikes else []
        case "escape":
            from_ = spans.at(step.before, int(step.before.at[B_SPACE]), you, seat)
            to = spans.at(step.before, code - int(codes.escape), you, seat)
            return spans.sentence([*spans.does(seat, you, "escapes from "), *from_, " to ", *to])
        case "resolve":
            where = spans.at(step.before, code - int(codes.resolve), you)
            return spans.sentence([*spans.does(seat, you, "turns to "), *where])
        case "fight" if code < codes.fight_counter:
            whom = spans.whose(code - int(codes.fight), you)
            return spans.sentence([*spans.does(seat, you, "turns on "), *whom, " Aliens"])
        case "push":
            name = spans.strong(called.counter(box, code - int(codes.push)))
            return spans.sentence([*spans.does(seat, you, "pushes "), name, " away"])
        case "top" if code < 0:
            return spans.sentence(spans.does(seat, you, "puts the cards back"))
        case "top":
            return spans.sentence(spans.does(seat, you, "puts a card on top"))
    return []


def choice(game: ConquestOfPlanetEarth, step: SeenStep, you: int | None) -> Words:
    """What somebody chooses, where nothing has come of it yet."""
    seat, text = step.act.actor, step.act.text
    if seat < 0 or text == HIDDEN:
        return []
    verb, _, rest = text.partition(" ")
    codes, box, code = game.ruleset.codes, step.before.box, step.act.code
    chosen: Words = []
    match verb:
        case "at":
            chosen = spans.at(step.before, code - int(codes.at), you)
        case "rival":
            chosen = spans.who(code - int(codes.rival), you)
        case "counter":
            chosen = ["the Counter ", spans.strong(called.counter(box, code - int(codes.counter)))]
        case "card":
            chosen = [spans.strong(called.stuff(box, code - int(codes.stuff)))]
        case "take" | "lose":
            base = codes.take if verb == "take" else codes.lose
            chosen = [called.figure(box, code - int(base))]
        case "die":
            chosen = [aims.which_die(seat, you, own=rest.startswith("own"))]
        case "fight":
            name = called.counter(box, code - int(codes.fight_counter))
            chosen = ["the Counter ", spans.strong(name)]
        case "discard":
            chosen = [spans.strong(called.event(box, code - int(codes.discard)))]
        case "choose" | "race":
            chosen = ["in secret"]
        case "pass":  # most of the time nobody was even asked
            return []
        case "play" | "use" | "cancel":
            title = title_of(game, code)
            return spans.sentence([*spans.does(seat, you, "answers: "), title])
    return spans.sentence([*spans.does(seat, you, "chooses "), *chosen]) if chosen else []
