"""Night Watch in plain words: its side of a table without drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import (
    Fact,
    Group,
    Mine,
    NotNow,
    Option,
    OptionGroup,
    Prompt,
    Result,
    Score,
    SeatFacts,
    Situation,
    Unit,
    Words,
)
from little_game import night as phases
from little_game.game import ROUNDS, NightWatch
from little_game.night import NOTHING, Night

accent: Literal["sun", "ray"] = "ray"

QUESTIONS: Final = {
    phases.LOOK: "Will you look at the deck?",
    phases.PLACE: "Where does the card go?",
    phases.LAY: "Which card will you lay?",
    phases.WINDOW: "Will you answer with a moth?",
}
TITLES: Final[dict[str, str]] = {
    "peek": "Look at the top card",
    "skip": "Look at nothing",
    "keep": "Leave it on top",
    "bury": "Put it under the deck",
    "sting": "Answer with a moth",
    "pass": "Let it pass",
}


def title_of(game: NightWatch, code: int, names: Sequence[str] = ()) -> str:
    text = game.text(code)
    verb, _, kind = text.partition(" ")
    return TITLES.get(verb) or f"{verb.capitalize()} the {kind}"


def units(game: NightWatch) -> Mapping[str, Unit]:
    return {
        "points": {"one": "point", "many": "points", "mark": "star"},
        "cards": {"one": "card", "many": "cards", "mark": "card", "hidden": True},
    }


def score(game: NightWatch) -> Score:
    return {"unit": "points"}


def status(game: NightWatch, seen: Night, viewer: int | None) -> Situation:
    match seen.phase:
        case phases.LAY:
            there = sum(card != NOTHING for card in seen.laid)
            words: Words = ["Cards are being laid"]
            return {"words": words, "step": f"{there} of {game.seats} lie", "doing": "choosing"}
        case phases.WINDOW:
            return {"words": ["Answers are being gathered"], "step": "The cards are turned"}
        case phases.OVER:
            return {"words": ["It is dawn"], "step": "The game is over"}
    leading: Words = [{"seat": SEAT_LETTERS[seen.leader], "name": True}, " leads"]
    return {"words": leading, "step": f"{ROUNDS[game.length]} rounds in all"}


def seats(game: NightWatch, seen: Night, viewer: int | None) -> Sequence[SeatFacts]:
    found: list[SeatFacts] = []
    for seat, hand in enumerate(seen.hands):
        facts: SeatFacts = {
            "letter": SEAT_LETTERS[seat],
            "score": game.score(seen, seat),
            "facts": [{"unit": "cards", "n": len(hand)}],
        }
        if game.in_teams:
            facts["team"] = "Moon" if game.teams[seat] == 0 else "Stars"
        found.append(facts)
    return found


def position(game: NightWatch, seen: Night, viewer: int | None) -> Sequence[Group]:
    table: list[Fact] = [
        {"id": "deck", "key": "Deck", "value": [f"{len(seen.deck)} cards"]},
        {"id": "discards", "key": "Discards", "value": [f"{sum(seen.discards)} cards"]},
    ]
    for seat, card in enumerate(seen.laid):
        lies = {"-": "nothing", "?": "a card, face down"}.get(game._named(card))
        row: Fact = {
            "id": f"laid-{SEAT_LETTERS[seat]}",
            "key": f"Laid by {SEAT_LETTERS[seat]}",
            "value": [lies or game._named(card)],
        }
        table.append(row)
    if viewer is not None and seen.deck.top and seen.deck.top[0].is_known_to(viewer):
        top = game.kinds[seen.deck.top[0].card]
        table.append({"id": "top", "key": "On top", "value": [top], "note": ["only you know"]})
    return [{"id": "table", "title": "The table", "rows": table}, *_hands(game, seen, viewer)]


def _hands(game: NightWatch, seen: Night, viewer: int | None) -> list[Group]:
    groups: list[Group] = []
    for seat, hand in enumerate(seen.hands):
        letter = SEAT_LETTERS[seat]
        count = f"{len(hand)} cards"
        if seat != viewer:
            sealed: Group = {
                "id": f"hand-{letter}",
                "title": f"Hand of {letter}",
                "private": letter,
                "sealed": count,
                "rows": [],
            }
            groups.append(sealed)
            continue
        rows: list[Fact] = [
            {
                "id": f"card-{number}",
                "card": {"name": game.kinds[card], "kind": "creature", "text": []},
            }
            for number, card in enumerate(hand)
        ]
        mine: Group = {"id": "hand", "title": "Your hand", "private": letter, "rows": rows}
        groups.append({**mine, "count": count})
    return groups


def prompt(game: NightWatch, seen: Night, seat: int) -> Prompt:
    group: OptionGroup = {"id": seen.phase, "title": QUESTIONS[seen.phase].rstrip("?")}
    options: list[Option] = []
    for number, code in enumerate(game.legal(seen, seat), start=1):
        explained = game.explain(seen, code, seat)
        option: Option = {
            "id": number,
            "action": game.text(code),
            "group": seen.phase,
            "title": [title_of(game, code)],
            "uses": [],
            "cost": [{"unit": unit, "n": n} for unit, n in explained.paid.items()],
            "gain": [],
            "target": ["deck"] if seen.phase in (phases.LOOK, phases.PLACE) else [],
        }
        if game.text(code) == "peek":
            option["final"] = ["A card is shown, so this cannot be undone."]
        options.append(option)
    asked: Prompt = {
        "id": seen.phase,
        "seat": SEAT_LETTERS[seat],
        "question": QUESTIONS[seen.phase],
        "full": True,
        "pieces": [],
        "groups": [group],
        "options": options,
        "not": _not_now(game, seen, seat),
        "end": None,
    }
    if seen.phase in (phases.LAY, phases.WINDOW):
        asked["secret"] = True
    return asked


def _not_now(game: NightWatch, seen: Night, seat: int) -> list[NotNow]:
    """What one cannot lay or answer with."""
    if seen.phase == phases.WINDOW and game.refusal(seen, game.code("sting"), seat):
        return [
            {
                "id": 101,
                "title": ["Answer with a moth"],
                "uses": [],
                "reason": "you hold no moth",
                "action": "sting",
            }
        ]
    return []


def mine(game: NightWatch, seen: Night, seat: int) -> Mine | None:
    if seen.phase == phases.LAY and seen.laid[seat] >= 0:
        laid = game.kinds[seen.laid[seat]]
        return {"words": ["Your card lies face down."], "secret": [f"You laid the {laid}."]}
    return None


def result(game: NightWatch, seen: Night) -> Result | None:
    outcome = game.outcome(seen)
    if outcome is None:
        return None
    found: Result = {
        "words": [outcome.reason.capitalize()],
        "detail": [f"{seen.rounds} rounds were played."],
        "columns": ["rounds won"],
        "rows": [
            {
                "seat": SEAT_LETTERS[seat],
                "rank": outcome.ranks[seat],
                "total": outcome.scores[seat],
                "parts": [seen.scores[seat]],
            }
            for seat in range(game.seats)
        ],
    }
    if game.in_teams:
        for seat, row in enumerate(found["rows"]):
            row["team"] = "Moon" if game.teams[seat] == 0 else "Stars"
    return found
