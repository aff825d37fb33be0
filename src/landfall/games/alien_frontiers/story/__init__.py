"""The game told as a story: every action and outcome a sentence, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from landfall.core.action import Action
from landfall.core.game import SeenStep
from landfall.core.plain import Words
from landfall.games.alien_frontiers.agendas.agenda_piles import opened_count
from landfall.games.alien_frontiers.asks import ASK_MAIN, OVER
from landfall.games.alien_frontiers.box import ACTOR
from landfall.games.alien_frontiers.change import RelicTurned, ShipTurned
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.part import filled, part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.story import marks
from landfall.games.alien_frontiers.story.docking import borrowed_from
from landfall.games.alien_frontiers.story.scene import (
    Aside,
    Scene,
    dealt_to_a_seat,
)
from landfall.games.alien_frontiers.story.sentences import SENTENCES
from landfall.games.alien_frontiers.story.telling import Telling
from landfall.games.alien_frontiers.words import (
    agendas,
    count,
    hauled,
    held_cards,
    listed,
    unplaced,
)

GO_ON: Final = {
    "agenda": ("agenda",),
    "aim": ("aim", "done"),
    "board": ("board",),
    "claim": ("draw",),
    "consult": ("agenda",),
    "cycle": ("draw",),
    "asteroid": ("asteroid",),
    "die": ("asteroid",),
    "dock": ("advance",),
    "play": ("advance",),
    "resound": ("draw",),
    "retune": ("draw",),
    "receive": ("draw",),
    "fetch": ("draw",),
    "draw": ("draw",),
    "drop": ("drop",),
    "end": ("drop",),
    "extract": ("extract", "done", "draw"),
    "load": ("load", "done"),
    "pick": ("pick", "done"),
    "lent": ("die",),
    "pair": ("agenda",),
    "relic": ("die",),
    "roll": ("relic", "die"),
    "shed": ("shed",),
    "take": ("take", "done"),
    "trade": ("trade",),
    "unearth": ("draw",),
}
"""What goes on in the same sentence, by the verb before it."""

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def tell(
    game: AlienFrontiers,
    steps: Sequence[SeenStep],
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """Steps that belong together: `A takes 2 fuel from B and 1 ore from C.`

    Told to the seat `you`, it is `You take 2 fuel …`, or `A takes 2 fuel from you …`.
    """
    return marks.text(_heard(game, steps, names, you))


def spans(
    game: AlienFrontiers,
    steps: Sequence[SeenStep],
    names: Sequence[str] = (),
    you: int | None = None,
) -> Words:
    """The same with its names and amounts apart."""
    return marks.spans(_heard(game, steps, names, you))


def spoken_to(
    game: AlienFrontiers, steps: Sequence[SeenStep], names: Sequence[str]
) -> frozenset[int]:
    """The seats that hear `you` where others hear a name."""
    return marks.spoken_to(_sentence(game, tuple(steps), tuple(names)))


def _heard(
    game: AlienFrontiers, steps: Sequence[SeenStep], names: Sequence[str], you: int | None
) -> str:
    return marks.heard(_sentence(game, tuple(steps), tuple(names or SEAT_LETTERS)), you)


@lru_cache(maxsize=8)  # everybody at a table is told the same steps one after another
def _sentence(game: AlienFrontiers, steps: tuple[SeenStep, ...], names: tuple[str, ...]) -> str:
    actions = [Action.parse(step.act.text) for step in steps]
    scene = Scene(game, steps[0].before, steps[-1].after, actions, names)
    clauses = [
        clause if isinstance(clause, Aside) else scene.does(scene.acting, clause)
        for clause in SENTENCES[scene.action.verb](scene)
    ]
    said = marks.stopped(f"{scene.subject()} {listed(clauses)}")
    told = [said, *scene.consequences(), *_begun(scene)]
    return " ".join(told)


def _begun(scene: Scene) -> Iterator[str]:
    """What parts bring when a turn begins, each told by its file."""
    if scene.before.turns == scene.after.turns:
        return
    seat = int(scene.after.turn)
    for rule in scene.game.ruleset.book.beginning.rules:
        for template in part(rule).story.get("turn", ()):
            about = Telling(scene, (SEAT_LETTERS[seat],))
            if clause := filled(template, about, [rule], scene.title_of):
                yield f"{scene.begins(seat)} {scene.does(seat, clause)}."


def drawn(game: AlienFrontiers, steps: Sequence[SeenStep]) -> list[dict[str, Any]]:
    """What of these steps a drawing shows on: dice that a card has turned."""
    if not steps[0].act.text.startswith("use "):
        return []
    found = changes(game.ruleset, steps[0].before, steps[-1].after)
    return [change.to_dict() for change in found if isinstance(change, ShipTurned | RelicTurned)]


def joins(game: AlienFrontiers, step: SeenStep, following: SeenStep) -> bool:
    """Is the following action or outcome told in one sentence with the one before it?"""
    before: State = step.before
    this, other = Action.parse(step.act.text), Action.parse(following.act.text)
    if this.verb == other.verb == "dock":
        apart = borrowed_from(before, step.after) >= 0 or len(this.words) > 2
        return not apart and this.words[0] == other.words[0]
    if this.verb == other.verb == "agenda" and before.seat != following.before.seat:
        return False  # in the set-up each seat draws in turn
    if other.verb == "done" and following.before.asks == ASK_MAIN:
        return False
    if dealt_to_a_seat(before) == game.seats - 1:
        return False  # the next card is the first of the display
    return other.verb in GO_ON.get(this.verb, ())


def status(game: AlienFrontiers, position: State, seat: int) -> str:
    """What the seat has, and while it acts the ships it has yet to place."""
    parts = [
        count(game.score(position, seat), "point"),
        f"fuel {position.fuel(seat)}, ore {position.ore(seat)}",
        f"cards: {listed(held_cards(position, seat), 'none')}",
    ]
    if position.box.asteroids:
        held = listed(hauled(position, seat), "none")
        parts.append(f"asteroid cards: {held}")
    if position.box.agendas:
        parts.append(f"Agendas: {agendas(position, seat, discards=False)}")
    if position.at[ACTOR] == seat and position.who != OVER:
        parts.append(f"ships to place: {unplaced(position)}")
    return "; ".join(parts)


def ending(game: AlienFrontiers, position: State, names: Sequence[str] = ()) -> str:
    """Who won, and by what when points alone do not tell."""
    outcome = game.outcome(position)
    if outcome is None:
        return ""
    called = names or SEAT_LETTERS
    best = max(outcome.scores)
    level = [seat for seat in range(game.seats) if outcome.scores[seat] == best]
    points = count(best, "point")
    winners = listed(called[seat] for seat in outcome.winners)
    if len(level) == 1:
        return f"{winners} wins with {points}."
    tied = f"{listed(called[seat] for seat in level)} have {points} each"
    for noun, held in tie_breaks(position):
        most = max(held[seat] for seat in level)
        ahead = [seat for seat in level if held[seat] == most]
        if len(ahead) < len(level):
            rest = max(held[seat] for seat in level if seat not in ahead)
            level = ahead
            tied += (
                f"; {listed(called[seat] for seat in level)} with more {noun} ({most} to {rest})"
            )
    if len(level) == 1:
        return f"{tied}. {winners} wins."
    same = "Agendas, cards" if position.box.agendas else "cards"
    return f"{tied}; {same}, ore and fuel are equal too. {winners} share the victory."


def tie_breaks(position: State) -> Iterator[tuple[str, list[int]]]:
    """What decides among seats with as many points, in order: its name, and how much each has."""
    seats = range(position.seats)
    if position.box.agendas:
        yield "revealed Agendas", [int(opened_count(position, seat)) for seat in seats]
    yield "alien tech cards", [int(position.cards(seat)).bit_count() for seat in seats]
    yield "ore", [int(position.ore(seat)) for seat in seats]
    yield "fuel", [int(position.fuel(seat)) for seat in seats]
