"""Night Watch told: each sentence from what the listener saw, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.core.game import CHANCE, HIDDEN, SEAT_LETTERS, SOMEONE, SeenStep
from little_game.game import NightWatch
from little_game.night import LAY, NIGHT, WINDOW, Night

ENDING = (LAY, NIGHT, WINDOW)
"""Phases in which a round may end."""


def tell(
    game: NightWatch,
    steps: Sequence[SeenStep],
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """What happened, and how a round ended."""
    told = [sentence for step in steps for sentence in _sentences(game, step, names, you)]
    return " ".join(told)


def joins(game: NightWatch, step: SeenStep, following: SeenStep) -> bool:
    """Cards dealt one after another are one line."""
    return step.act.text.startswith("draw") and following.act.text.startswith("draw")


def status(game: NightWatch, seen: Night, seat: int) -> str:
    hand = " ".join(game._named(card) for card in seen.hands[seat]) or "no cards"
    return f"{game.score(seen, seat)} points; hand: {hand}"


def ending(game: NightWatch, position: Night, names: Sequence[str] = ()) -> str:
    outcome = game.outcome(position)
    if outcome is None:
        return ""
    if not outcome.winners:
        return f"The night wins, {position.night} to {position.scores[0]}."
    called = names or SEAT_LETTERS
    won = " and ".join(called[seat] for seat in outcome.winners)
    return f"{won} {'wins' if len(outcome.winners) == 1 else 'win'}, {max(outcome.scores)} points."


def _sentences(
    game: NightWatch, step: SeenStep, names: Sequence[str], you: int | None
) -> list[str]:
    verb, _, card = step.act.text.partition(" ")
    who = _called(step.act.actor, names, you)
    told = []
    match verb:
        case "draw":
            drawer = _called(step.before.drawn_by, names, you)
            told.append(f"{drawer} {_does('draw', drawer)} {_card(card)}.")
        case "see":
            looker = _called(step.before.leader, names, you)
            told.append(f"{looker} {_does('look', looker)} at {_card(card)}.")
        case "lay":
            told.append(f"{who} {_does('lay', who)} {_card(card)}.")
        case "drop":
            told.append(f"{who} {_does('throw', who)} {_card(card)} away.")
        case "night":
            told.append(f"The night lays {_card(card)}.")
        case "peek":
            told.append(f"{who} {_does('reach', who)} for the deck.")
        case "skip":
            told.append(f"{who} {_does('look', who)} at nothing.")
        case "keep" | "bury":
            where = "on top" if verb == "keep" else "under the deck"
            told.append(f"{who} {_does('put', who)} the card {where}.")
        case "sting" | "pass":
            told.append(f"{who} {_does('sting' if verb == 'sting' else 'pass', who)} in secret.")
    if step.before.phase in ENDING and step.after.phase not in ENDING:
        told += _round(step, names, you)
    return told or ["All have answered."]


def _round(step: SeenStep, names: Sequence[str], you: int | None) -> list[str]:
    outcome, _, letters = step.after.last.partition(" ")
    called = [_called(SEAT_LETTERS.index(letter), names, you) for letter in letters.split()]
    match outcome:
        case "won":
            return [f"{called[0]} {_does('win', called[0])} the round."]
        case "stung":
            whose = ["yours" if one == "You" else f"{one}'s" for one in called]
            return [f"A moth comes in between: {' and '.join(whose)}."]
        case "lost":
            return ["The night wins the round."]
        case "nobody":
            return ["Nobody wins the round."]
    return []


def _called(seat: int, names: Sequence[str], you: int | None) -> str:
    if seat in (CHANCE, SOMEONE):
        return "Somebody"
    return "You" if seat == you else (names or SEAT_LETTERS)[seat]


def _does(verb: str, who: str) -> str:
    if who == "You":
        return verb
    return f"{verb}es" if verb.endswith(("s", "ch")) else f"{verb}s"


def _card(card: str) -> str:
    return "a card" if card == HIDDEN else f"the {card}"
