"""The rules of Night Watch.

In each round the leader may look at the top of the deck and keep it there or put it under. Then all lay
a card face down at the same time. The highest card that nobody else laid wins the round, unless somebody
answers with a moth. Alone, one lays against the night. At moonrise everybody begins with two cards too
many and throws two away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from landfall.core import game as core
from landfall.core.code_table import CodeTable
from landfall.core.deck import BLANK, Deck, KnownCard
from landfall.core.digest import digest
from landfall.core.errors import IllegalAction, NotationError, PositionError, UnknownName
from landfall.core.game import CHANCE, NOT_YOUR_TURN, SEAT_LETTERS, SOMEONE, SeenAct, Window
from landfall.core.outcome import Outcome, ranked
from landfall.core.rng import Rng
from little_game import night as phases
from little_game.night import NOTHING, PASSED, STUNG, UNANSWERED, WHOLE, Night

NAME: Final = "night-watch"
KINDS: Final = ("moth", "owl", "fox", "stag", "wolf", "bear")
COPIES: Final = {
    "dusk": (4, 3, 3, 3, 3),
    "midnight": (4, 3, 3, 3, 3, 2),
    "moonrise": (5, 4, 4, 4, 4),
}
ROUNDS: Final = {"short": 3, "long": 5}
HAND: Final = 2
FIRST_HAND: Final = {"moonrise": 4}
"""Cards that are dealt to begin with, where they are more than a hand."""
MOTH: Final = 0
GOAL: Final = 3
"""Points that decide the game for one."""
STING: Final = "sting"
CHANCES: Final = {phases.DEAL: "draw", phases.SEE: "see", phases.NIGHT: "night"}
"""What comes by chance in a phase."""


class NightWatch:
    """One edition at a number of seats."""

    name = NAME
    hash_version = core.HASH_VERSION

    def __init__(
        self, edition: str = "dusk", seats: int = 2, teams: bool = False, length: str = "short"
    ) -> None:
        if edition not in COPIES:
            raise UnknownName(f"there is no edition {edition!r}; there is {', '.join(COPIES)}")
        if teams and seats != 4:
            raise UnknownName(f"two teams are four players, not {seats}")
        self.edition, self.seats = edition, seats
        self.in_teams, self.length = teams, length
        self.kinds, self.copies = self.cards()
        said = ["peek", "skip", "keep", "bury", *(f"lay {kind}" for kind in self.kinds)]
        said += [f"drop {kind}" for kind in self.kinds] if edition in FIRST_HAND else []
        said += [STING, "pass"]
        by_chance = [f"{verb} {kind}" for verb in CHANCES.values() for kind in self.kinds]
        self.table = CodeTable([*said, *by_chance], said)
        self.choices, self.size = len(said), len(said) + len(by_chance)

    def cards(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The kinds of cards in the deck, the weakest first, and how many there are of each."""
        copies = COPIES[self.edition]
        return KINDS[: len(copies)], copies

    def __reduce__(self) -> tuple[type[NightWatch], tuple[Any, ...]]:
        return type(self), (self.edition, self.seats, self.in_teams, self.length)

    @property
    def options(self) -> Mapping[str, Any]:
        return {"teams": self.in_teams, "length": self.length}

    @property
    def actions(self) -> str:
        return self.table.id

    @property
    def teams(self) -> tuple[int, ...]:
        return tuple(seat % 2 if self.in_teams else seat for seat in range(self.seats))

    @property
    def stops(self) -> Mapping[str, str]:
        return {"turned": "When the cards are turned"} if self.seats > 1 else {}

    # -- playing ----------------------------------------------------------------------------------

    def start(self) -> Night:
        copies, nobody = self.copies, (0,) * self.seats
        return Night(
            phases.DEAL,
            Deck.shuffled(copies),
            hands=((),) * self.seats,
            laid=(NOTHING,) * self.seats,
            answers=nobody,
            scores=nobody,
            discards=(0,) * len(copies),
        )

    def turn(self, position: Night) -> tuple[int, int]:
        return position.rounds, position.leader if position.rounds else -1

    def round(self, position: Night) -> int:
        return position.rounds

    def actor(self, position: Night) -> int:
        if position.phase in CHANCES:
            return CHANCE
        if position.phase == phases.OVER:
            return core.OVER
        acting = self.actors(position)
        return acting[0] if acting else SOMEONE

    def actors(self, position: Night) -> tuple[int, ...]:
        match position.phase:
            case phases.LOOK | phases.PLACE:
                return (position.leader,)
            case phases.DROP:
                return tuple(s for s in range(self.seats) if len(position.hands[s]) > HAND)
            case phases.LAY:
                left = [s for s in range(self.seats) if position.laid[s] == NOTHING]
                return tuple(seat for seat in left if position.hands[seat])
            case phases.WINDOW:
                asked = [s for s in self.asked(position) if position.answers[s] == UNANSWERED]
                return tuple(seat for seat in asked if position.eyes in (WHOLE, seat))
        return ()

    def asked(self, position: Night) -> list[int]:
        """The seats that may answer the winner of a round."""
        winner = self.winner(position)
        return [s for s in range(self.seats) if self.teams[s] != self.teams[winner]]

    def winner(self, position: Night) -> int:
        """Who laid the highest card that nobody else laid; -1 for nobody."""
        alone = [c for c in position.laid if c >= 0 and position.laid.count(c) == 1]
        return position.laid.index(max(alone)) if alone else -1

    def legal(self, position: Night, seat: int | None = None) -> list[int]:
        if seat is None and position.phase in CHANCES:
            return [code for code, _ in self.outcomes(position)]
        return [c for c in range(self.choices) if not self.refusal(position, c, seat)]

    def outcomes(self, position: Night) -> list[tuple[int, float]]:
        verb = CHANCES.get(position.phase)
        if verb is None:
            return []
        kinds = position.deck.next_card()
        total = sum(weight for _, weight in kinds)
        return [(self.table.find(f"{verb} {self.kinds[k]}") or 0, w / total) for k, w in kinds]

    def sample(self, position: Night, rng: Rng) -> int:
        left = rng.below(1_000_000) / 1_000_000
        outcomes = self.outcomes(position)
        for code, chance in outcomes:
            left -= chance
            if left < 0:
                return code
        return outcomes[-1][0]

    def refusal(self, position: Night, code: int, seat: int | None = None) -> str:
        if not 0 <= code < self.size:
            return "code.unknown"
        if position.phase == phases.OVER:
            return "turn.over"
        verb, card = self._parts(code)
        if position.phase in CHANCES:
            fits = any(code == outcome for outcome, _ in self.outcomes(position))
            return "" if fits and seat is None else "turn.chance"
        acting = self.actors(position)
        who = (acting[0] if acting else -1) if seat is None else seat
        if who not in acting:
            return NOT_YOUR_TURN
        match verb:
            case "peek" | "skip":
                return "" if position.phase == phases.LOOK else "watch.look"
            case "keep" | "bury":
                return "" if position.phase == phases.PLACE else "watch.place"
            case "lay" | "drop":
                if position.phase != verb:
                    return f"{verb}.when"
                return "" if card in position.hands[who] else "lay.hand"
            case "pass":
                return "" if position.phase == phases.WINDOW else "moth.when"
            case "sting":
                if position.phase != phases.WINDOW:
                    return "moth.when"
                return "" if MOTH in position.hands[who] else "moth.held"
        return "turn.pending"

    def apply(self, position: Night, code: int, seat: int | None = None) -> Night:
        rule = self.refusal(position, code, seat)
        if rule:
            text = self.text(code) if 0 <= code < self.size else str(code)
            raise IllegalAction(text, rule, self.fact(position, rule, seat))
        verb, card = self._parts(code)
        who = self.actor(position) if seat is None else seat
        match verb:
            case "draw":
                return self._dealt(self._drawn(position, card))
            case "see":
                seen = position.deck.shown(card, position.leader)
                return replace(position, deck=seen, phase=phases.PLACE)
            case "night":
                return self._after_night(position, card)
            case "peek":
                return replace(position, phase=phases.SEE)
            case "bury":
                under = position.deck.top_put_under()
                return replace(position, deck=under, phase=phases.LAY)
            case "drop":
                return self._after_drop(position.without(who, card).discarded(card))
            case "lay":
                return self._after_lay(position.without(who, card).with_laid(who, card))
            case "sting" | "pass":
                answer = STUNG if verb == STING else PASSED
                return self._after_answer(position.with_answer(who, answer))
        return replace(position, phase=phases.LAY)

    def window(self, position: Night, seat: int) -> Window | None:
        if position.phase != phases.WINDOW or seat not in self.actors(position):
            return None
        return Window("turned", self.code("pass"))

    def _parts(self, code: int) -> tuple[str, int]:
        """The verb of a code, and the kind it names."""
        verb, _, kind = self.text(code).partition(" ")
        return verb, self.kinds.index(kind) if kind else NOTHING

    # -- how a round goes on ----------------------------------------------------------------------

    def _drawn(self, position: Night, card: int) -> Night:
        seat = position.drawn_by
        mine = position.eyes in (WHOLE, seat)
        hand = (*position.hands[seat], card if mine else BLANK)
        deck = position.deck.drawn(card)
        if not mine:
            deck = replace(deck, unseen=position.deck.unseen)  # it is still nobody knows where
        return replace(position, deck=deck).with_hand(seat, hand)

    def _dealt(self, position: Night) -> Night:
        """On to the next card, or to the round when all hands are full."""
        full = HAND if position.rounds else FIRST_HAND.get(self.edition, HAND)
        order = [(position.leader + step) % self.seats for step in range(self.seats)]
        short = [seat for seat in order if len(position.hands[seat]) < full]
        if short and len(position.deck):
            return replace(position, phase=phases.DEAL, drawn_by=short[0])
        return self._after_drop(replace(position, phase=phases.DROP))

    def _after_drop(self, position: Night) -> Night:
        """On to the round when nobody has a card too many."""
        if self.actors(position):
            return position
        if position.rounds >= ROUNDS[self.length] or not any(position.hands):
            return replace(position, phase=phases.OVER)
        leader = (position.leader + 1) % self.seats if position.rounds else 0
        looks = phases.LOOK if len(position.deck) else phases.LAY
        return replace(position, phase=looks, leader=leader, rounds=position.rounds + 1)

    def _after_lay(self, position: Night) -> Night:
        waited_for = self.actors(position)
        if waited_for or BLANK in position.laid:
            return position
        if self.seats == 1:
            drawn = len(position.deck) > 0
            return replace(position, phase=phases.NIGHT) if drawn else self._ended(position)
        if self.winner(position) < 0:
            return self._round_over(replace(position, last="nobody"))
        return replace(position, phase=phases.WINDOW)

    def _after_answer(self, position: Night) -> Night:
        if position.eyes != WHOLE:
            return position  # what the others answer is not known
        if any(position.answers[seat] == UNANSWERED for seat in self.asked(position)):
            return position
        stung = [seat for seat in self.asked(position) if position.answers[seat] == STUNG]
        winner = self.winner(position)
        for seat in stung:
            position = position.without(seat, MOTH).discarded(MOTH)
        if stung:
            told = " ".join(SEAT_LETTERS[seat] for seat in stung)
            return self._round_over(replace(position, last=f"stung {told}"))
        scores = list(position.scores)
        scores[winner] += 1
        told = f"won {SEAT_LETTERS[winner]}"
        return self._round_over(replace(position, scores=tuple(scores), last=told))

    def _after_night(self, position: Night, card: int) -> Night:
        position = replace(position, deck=position.deck.drawn(card)).discarded(card)
        if position.laid[0] > card:
            position = replace(position, scores=(position.scores[0] + 1,), last="won A")
        else:
            position = replace(position, night=position.night + 1, last="lost")
        over = max(position.scores[0], position.night) >= GOAL
        return self._ended(position) if over else self._round_over(position)

    def _ended(self, position: Night) -> Night:
        return replace(position, phase=phases.OVER)

    def _round_over(self, position: Night) -> Night:
        for card in position.laid:
            position = position.discarded(card)
        nothing, nobody = (NOTHING,) * self.seats, (UNANSWERED,) * self.seats
        return self._dealt(replace(position, laid=nothing, answers=nobody))

    # -- words ------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        return self.table.text(code)

    def code(self, text: str) -> int:
        code = self.table.find(text)
        if code is None:
            raise NotationError(self.table.puzzled(text))
        return code

    def explain(
        self, position: Night, action: int | str, seat: int | None = None
    ) -> core.Explanation:
        code = self.code(action) if isinstance(action, str) else action
        rule = self.refusal(position, code, seat)
        text = self.text(code) if 0 <= code < self.size else str(code)
        if rule:
            fact = self.fact(position, rule, seat)
            return core.Explanation(text, False, "", "", (rule,), rule, fact)
        verb, _ = self._parts(code)
        paid = {"cards": 1} if verb in ("drop", "lay", STING) else {}
        cost = "1 card" if paid else ""
        return core.Explanation(text, True, cost, "", (RULES[verb],), "", "", paid=paid)

    def fact(self, position: Night, rule: str, seat: int | None) -> str:
        match rule:
            case "lay.hand":
                return "no such card is in this hand"
            case "moth.held":
                return "there is no moth in this hand"
            case "turn.chance":
                return "a card is awaited"
            case "turn.over":
                return "the game is over"
            case core.NOT_YOUR_TURN:
                return "this seat is not asked now"
            case "code.unknown":
                return f"codes are 0 to {self.size - 1}"
        return f"this is the time to {DOING.get(position.phase, 'wait')}"

    # -- results ----------------------------------------------------------------------------------

    def score(self, position: Night, seat: int) -> int:
        team = self.teams[seat]
        return sum(points for s, points in enumerate(position.scores) if self.teams[s] == team)

    def outcome(self, position: Night) -> Outcome | None:
        if position.phase != phases.OVER:
            return None
        scores = tuple(self.score(position, seat) for seat in range(self.seats))
        if self.seats == 1:
            won = scores[0] > position.night
            return Outcome("dawn" if won else "the night wins", scores, (1,) if won else (2,))
        return Outcome("dawn", scores, ranked([(score,) for score in scores]))

    # -- seeing -----------------------------------------------------------------------------------

    def observe(self, position: Night, viewer: int | None) -> Night:
        return position.seen_by(viewer)

    def imagine(self, seen: Night, viewer: int | None, rng: Rng) -> Night:
        return seen.imagined(rng)

    def seen(self, position: Night, code: int, seat: int, viewer: int | None) -> SeenAct:
        text = self.text(code)
        verb, _ = self._parts(code)
        mine = viewer is not None and viewer == (position.leader if verb == "see" else seat)
        if verb == "draw":
            mine = viewer == position.drawn_by
        if mine or verb in ("peek", "skip", "keep", "bury", "night", "drop"):
            return SeenAct(seat, text, code)
        if verb == "lay":
            if len(self.actors(position)) == 1:  # the last card turns all of them
                return SeenAct(seat, text, code)
            return SeenAct(seat, f"lay {core.HIDDEN}", -1)
        if verb in ("sting", "pass"):
            return SeenAct(SOMEONE, core.HIDDEN, -1)
        hidden = {"draw": f"draw {core.HIDDEN}", "see": f"see {core.HIDDEN}"}
        return SeenAct(seat, hidden.get(verb, core.HIDDEN), -1)

    def reveals(self, position: Night, code: int, seat: int) -> bool:
        verb, _ = self._parts(code)
        last = len(self.actors(position)) == 1
        return seat == CHANCE or verb == "drop" or (verb in ("lay", "sting", "pass") and last)

    def view(self, position: Night, seat: int | None) -> dict[str, Any]:
        seen = self.observe(position, seat)
        outcome = self.outcome(seen)
        return {
            "game": self.name,
            "edition": self.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": None if seat is None else SEAT_LETTERS[seat],
            "actors": [SEAT_LETTERS[one] for one in self.actors(seen)],
            "position": self.to_dict(seen),
            "scores": {SEAT_LETTERS[s]: self.score(seen, s) for s in range(self.seats)},
            "legal": [] if seat is None else [self.text(c) for c in self.legal(seen, seat)],
            "outcome": None if outcome is None else {"reason": outcome.reason},
        }

    # -- storing ----------------------------------------------------------------------------------

    def to_dict(self, position: Night) -> dict[str, Any]:
        plain = asdict(position)
        plain["deck"]["top"] = [list(place) for place in position.deck.top]
        plain["deck"]["bottom"] = [list(place) for place in position.deck.bottom]
        plain["deck"]["unseen"] = list(position.deck.unseen)
        plain["hands"] = {
            SEAT_LETTERS[seat]: [self._named(card) for card in hand]
            for seat, hand in enumerate(position.hands)
        }
        plain["laid"] = [self._named(card) for card in position.laid]
        for key in ("answers", "scores", "discards"):
            plain[key] = list(plain[key])
        return plain

    def from_dict(self, data: Mapping[str, Any]) -> Night:
        """A position as written; what is left out is as at the start."""
        start = self.to_dict(self.start())
        for key in data:
            if key not in start:
                raise PositionError(key, f"there is no {key!r}; there is {', '.join(start)}")
        whole = {**start, **data}
        try:
            deck = {**start["deck"], **whole["deck"]}
            return Night(
                **{
                    **whole,
                    "deck": Deck(
                        tuple(deck["unseen"]),
                        deck["loose"],
                        tuple(KnownCard(*place) for place in deck["top"]),
                        tuple(KnownCard(*place) for place in deck["bottom"]),
                    ),
                    "hands": tuple(
                        tuple(sorted(self._kind(card) for card in whole["hands"].get(letter, ())))
                        for letter in SEAT_LETTERS[: self.seats]
                    ),
                    "laid": tuple(self._kind(card) for card in whole["laid"]),
                    **{key: tuple(whole[key]) for key in ("answers", "scores", "discards")},
                }
            )
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise PositionError("", f"this is no position of Night Watch: {error}") from None

    def _named(self, card: int) -> str:
        return {BLANK: core.HIDDEN, NOTHING: "-"}.get(card) or self.kinds[card]

    def _kind(self, name: str) -> int:
        return {core.HIDDEN: BLANK, "-": NOTHING}[name] if name in "?-" else self.kinds.index(name)

    def hash(self, position: Night, version: int = core.HASH_VERSION) -> str:
        if version != core.HASH_VERSION:
            raise UnknownName(f"there are no hashes of version {version}")
        return digest(self.to_dict(position))

    def draw(self, position: Night) -> str:
        lines = [f"Round {position.rounds}, {len(position.deck)} cards in the deck."]
        for seat, hand in enumerate(position.hands):
            held = " ".join(self._named(card) for card in hand) or "no cards"
            laid = self._named(position.laid[seat])
            lines.append(f"{SEAT_LETTERS[seat]}: {held}; laid {laid}; {position.scores[seat]}")
        return "\n".join(lines) + "\n"


RULES: Final = {
    **dict.fromkeys(("peek", "skip", "see"), "watch.look"),
    **dict.fromkeys(("keep", "bury"), "watch.place"),
    **dict.fromkeys((STING, "pass"), "moth.when"),
    "drop": "drop.when",
    "lay": "lay.when",
    "draw": "watch.deal",
    "night": "night.card",
}
DOING: Final = {
    phases.LOOK: "look at the deck or not",
    phases.PLACE: "keep the card or put it under",
    phases.DROP: "throw a card away",
    phases.LAY: "lay a card",
    phases.WINDOW: "answer the winner or pass",
}
