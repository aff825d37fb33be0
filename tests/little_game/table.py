"""Night Watch in plain words: its side of a table without drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from landfall.core.game import SEAT_LETTERS
from landfall.core.outcome import Outcome
from landfall.core.plain import (
    Fact,
    Group,
    Mine,
    NotNow,
    Option,
    OptionGroup,
    Prompt,
    Result,
    ResultRow,
    Score,
    SeatFacts,
    Situation,
    Unit,
    Words,
)
from little_game import night as phases
from little_game.game import HAND, ROUNDS, NightWatch
from little_game.night import NOTHING, Night

accent: Literal["sun", "ray"] = "ray"

QUESTIONS: Final = {
    phases.DROP: "What will you throw away?",
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
TEAMS: Final = ("Moon", "Stars")


def title_of(game: NightWatch, code: int, names: Sequence[str] = ()) -> str:
    verb, _, kind = game.text(code).partition(" ")
    if verb == "drop":
        return f"Throw the {kind} away"
    return TITLES.get(verb) or f"{verb.capitalize()} the {kind}"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def units(game: NightWatch) -> Mapping[str, Unit]:
    return {
        "points": {"one": "point", "many": "points", "mark": "star"},
        "cards": {"one": "card", "many": "cards", "mark": "card", "hidden": True},
    }


def score(game: NightWatch) -> Score:
    return {"unit": "points"}


def status(game: NightWatch, seen: Night, viewer: int | None) -> Situation:
    match seen.phase:
        case phases.DROP:
            thrown: Words = ["Cards are being thrown away"]
            return {"words": thrown, "step": f"Hands of {HAND}", "doing": "choosing"}
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
            facts["team"] = TEAMS[game.teams[seat]]
        found.append(facts)
    return found


def position(game: NightWatch, seen: Night, viewer: int | None) -> Sequence[Group]:
    table: list[Fact] = [
        {"id": "deck", "key": "Deck", "value": [cards(len(seen.deck))]},
        {"id": "discards", "key": "Discards", "value": [cards(sum(seen.discards))]},
    ]
    for seat, card in enumerate(seen.laid):
        lies = {"-": "nothing", "?": "a card, face down"}.get(game._named(card))
        row: Fact = {
            "id": f"laid-{SEAT_LETTERS[seat]}",
            "key": f"Laid by {SEAT_LETTERS[seat]}",
            "value": [lies or game._named(card)],
        }
        table.append(row)
    groups: list[Group] = [{"id": "table", "title": "The table", "rows": table}]
    if viewer is not None and seen.deck.top and seen.deck.top[0].is_known_to(viewer):
        letter, known = SEAT_LETTERS[viewer], game.kinds[seen.deck.top[0].card]
        top: Fact = {"id": "top", "key": "On top", "value": [known]}
        groups.append(
            {"id": "top", "title": "What you looked at", "private": letter, "rows": [top]}
        )
    return [*groups, *_hands(game, seen, viewer)]


def _hands(game: NightWatch, seen: Night, viewer: int | None) -> list[Group]:
    groups: list[Group] = []
    for seat, hand in enumerate(seen.hands):
        letter = SEAT_LETTERS[seat]
        count = cards(len(hand))
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
    for number, code in enumerate(_offered(game, seen, seat), start=1):
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
        if game.text(code) == "peek" or seen.phase == phases.DROP:
            option["final"] = ["A card is shown, so this cannot be undone."]
        if seen.phase == phases.DROP:
            option["do"] = "Throw them away"
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
    if seen.phase == phases.DROP:
        many = len(seen.hands[seat]) - HAND
        asked["pick"] = {"min": many, "max": many}
        asked["detail"] = [f"You keep {HAND}; all see what goes."]
    return asked


def _offered(game: NightWatch, seen: Night, seat: int) -> list[int]:
    """What may be done; of cards to throw away, each that is held, and two alike are two."""
    if seen.phase == phases.DROP:
        return [game.code(f"drop {game.kinds[card]}") for card in seen.hands[seat]]
    return game.legal(seen, seat)


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
    rows: list[ResultRow] = [
        {
            "seat": SEAT_LETTERS[seat],
            "rank": outcome.ranks[seat],
            "total": outcome.scores[seat],
            "parts": [seen.scores[seat]],
        }
        for seat in range(game.seats)
    ]
    if game.in_teams:
        for seat, row in enumerate(rows):
            row["team"] = TEAMS[game.teams[seat]]
    against = f", {seen.night} for the night" if game.seats == 1 else ""
    return {
        "words": [f"{outcome.reason.capitalize()}", *_winners(game, outcome)],
        "detail": [f"{seen.rounds} rounds were played{against}."],
        "columns": ["rounds won"],
        "rows": sorted(rows, key=lambda row: (row["rank"], row.get("team", ""))),
    }


def _winners(game: NightWatch, outcome: Outcome) -> Words:
    """`: Moon win`, `: Ann and Bob win`; nothing where everybody has lost."""
    if not outcome.winners:
        return []
    if game.in_teams:
        teams = sorted({TEAMS[game.teams[seat]] for seat in outcome.winners})
        return [f": {' and '.join(teams)} win"]
    said: Words = [": "]
    for at, seat in enumerate(outcome.winners):
        said += [" and "] if at else []
        said.append({"seat": SEAT_LETTERS[seat], "name": True})
    return [*said, " wins" if len(outcome.winners) == 1 else " win"]
