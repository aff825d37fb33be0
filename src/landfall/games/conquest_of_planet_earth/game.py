"""Conquest of Planet Earth as the rest of the table meets it: positions are values, acts have words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, Final

from landfall.core.code_table import CodeTable, whole
from landfall.core.digest import digest
from landfall.core.errors import (
    ArgumentError,
    IllegalAction,
    NotationError,
    PositionError,
    UnknownName,
)
from landfall.core.game import (
    CHANCE,
    HASH_VERSION,
    HIDDEN,
    NOT_YOUR_TURN,
    OVER,
    SEAT_LETTERS,
    SOMEONE,
    Explanation,
    SeenAct,
    Window,
)
from landfall.core.outcome import Outcome, lost
from landfall.core.own_cards import OPTION, own_digest
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth import draw, explain, views
from landfall.games.conquest_of_planet_earth import position as position_as
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ANSWER,
    HUMANS_WON,
    KIND,
    ROUND,
    SEAT,
    STEP,
    TURN,
    TURNS,
    WHO,
    WON,
    A,
    boxed,
)
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.names import MODES
from landfall.games.conquest_of_planet_earth.options import (
    FLAGS,
    RACES,
    checked,
    checked_races,
    settings_of,
)
from landfall.games.conquest_of_planet_earth.own_check import VARIANT, read_cards, read_variant
from landfall.games.conquest_of_planet_earth.own_parts import own_parts
from landfall.games.conquest_of_planet_earth.round import REVEAL
from landfall.games.conquest_of_planet_earth.rule import is_red
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.seeing import (
    NOBODY,
    blanked,
    choices_filled,
    eyes_of,
    filled,
    keep_in_hand,
)
from landfall.games.conquest_of_planet_earth.setup import CHOOSING
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.stops import kinds_of_stops, stop_of
from landfall.games.conquest_of_planet_earth.window import first_of
from landfall.games.conquest_of_planet_earth.winning import points_towards_goal

NAME: Final = "conquest-of-planet-earth"
EDITION: Final = "first-edition"
EDITIONS: Final = {EDITION: "First edition"}


class ConquestOfPlanetEarth:
    """The rules for a mode and a number of seats; the options are those of `options.py`."""

    def __init__(
        self,
        edition: str = EDITION,
        seats: int = 2,
        mode: str = MODES[0],
        sheet: str = "standard",
        one_race: str = "no",
        cards: Mapping[str, Any] | None = None,
        variant: Mapping[str, Any] | None = None,
        races: Mapping[str, str] | None = None,
        **flags: bool,
    ) -> None:
        if edition not in EDITIONS:
            raise UnknownName(f"there is no edition {edition!r}; there is {', '.join(EDITIONS)}")
        checked(seats, mode, sheet, one_race, flags)
        self.name = NAME
        self.hash_version = HASH_VERSION
        self.edition = edition
        self.seats = seats
        self.mode = mode
        self.sheet = sheet
        self.one_race = one_race
        self.flags = {name: True for name in FLAGS if flags.get(name)}
        self.cards = read_cards(cards or {})
        self.variant = read_variant(variant or {})
        settings = settings_of(sheet, one_race, self.flags)
        own = own_parts(self.cards, self.variant)
        self.ruleset = Ruleset(boxed(seats, MODES.index(mode), settings, own))
        self._box = self.ruleset.box
        names = self._box.race_names
        checked_races(seats, mode, self.flags, races or {}, names)
        self.races = dict(sorted((races or {}).items()))
        self._named = {
            SEAT_LETTERS.index(seat): names.index(race) for seat, race in self.races.items()
        }
        self._room = self.ruleset.buffer()
        book = self.ruleset.book
        self._stops = kinds_of_stops(self._box)
        self._kinds = tuple(book.kind(name) for name in ("set-up", "round", "window"))
        self._orders = tuple(book.kind(name) for name in ("telepathy", "scouting"))

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"ConquestOfPlanetEarth(seats={self.seats}{chosen})"

    def __reduce__(self) -> tuple[Callable[..., ConquestOfPlanetEarth], tuple[Any, ...]]:
        return partial(made, self.flags), (
            self.edition,
            self.seats,
            self.mode,
            self.sheet,
            self.one_race,
            self.cards,
            self.variant,
            self.races,
        )

    @property
    def options(self) -> Mapping[str, Any]:
        chosen: dict[str, Any] = {"mode": self.mode}
        if self.sheet != "standard":
            chosen["sheet"] = self.sheet
        if self.one_race != "no":
            chosen["one_race"] = self.one_race
        if self.cards:
            chosen[OPTION] = self.cards
        if self.variant:
            chosen[VARIANT] = self.variant
        if self.races:
            chosen[RACES] = self.races
        return chosen | self.flags

    @property
    def own_cards(self) -> str:
        """The digest of the owner's own cards; empty where the game is as it comes."""
        return own_digest(self.cards)

    @cached_property
    def table(self) -> CodeTable:
        """Every action and chance outcome, as code and as text."""
        texts = self.ruleset.texts
        return CodeTable(texts, texts[: self.choices], self.own_cards)

    @property
    def size(self) -> int:
        return len(self.ruleset.texts)

    @property
    def choices(self) -> int:
        """Codes below this one are for players, the others for dice and cards."""
        return self.ruleset.choices

    @property
    def actions(self) -> str:
        return self.table.id

    @property
    def teams(self) -> tuple[int, ...]:
        if self.mode == "team":
            return tuple(seat // 2 for seat in range(self.seats))
        return (0,) * self.seats if self._box.together else tuple(range(self.seats))

    @property
    def stops(self) -> Mapping[str, str]:
        """The kinds of windows in which a seat may wish to be asked."""
        return self._stops

    # -- playing ----------------------------------------------------------------------------------

    def start(self) -> State:
        """The board with nobody on it; the first thing to happen is that races are dealt or chosen,
        but those that were named before."""
        return self.ruleset.start(self._named)

    def turn(self, position: State) -> tuple[int, int]:
        return int(position.at[TURNS]), int(position.at[TURN])

    def own_turns(self, position: State, seat: int) -> int:
        """How many turns of a seat have begun: one in each round, in an order that changes."""
        begun = int(position.at[TURNS])
        rounds, places = divmod(begun, self.seats)
        order = [int(position.in_order(place)) for place in range(places)]
        return rounds + (seat in order)

    def round(self, position: State) -> int:
        return int(position.at[ROUND])

    def actor(self, position: State) -> int:
        self._known(position)
        return int(position.at[WHO])

    def actors(self, position: State) -> tuple[int, ...]:
        self._known(position)
        acting = position.at[ACTING] if position.at[WHO] >= 0 else 0
        return tuple(seat for seat in range(self.seats) if acting >> seat & 1)

    def legal(self, position: State, seat: int | None = None) -> list[int]:
        """The codes that a seat may answer with; at a chance node every possible outcome."""
        who = self.actor(position)
        room = self._room
        if seat is None:
            if who == CHANCE:
                return list(room[: self.ruleset.outcomes(position, room)])
            seat = who
        if seat not in self.actors(position):
            return []
        return list(room[: self.ruleset.legal(position, seat, room)])

    def outcomes(self, position: State) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their exact probabilities."""
        if self.actor(position) != CHANCE:
            return []
        codes = self.legal(position)
        weights = [int(self.ruleset.weight(position, code)) for code in codes]
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(codes, weights, strict=True)]

    def sample(self, position: State, rng: Rng) -> int:
        if self.actor(position) != CHANCE:
            raise ArgumentError("only a chance node can be sampled")
        return int(self.ruleset.sample(position, rng))

    def apply(self, position: State, code: int, seat: int | None = None) -> State:
        """The position after an action or an outcome; the given position stays as it is."""
        code = code if type(code) is int else whole(code)
        rule = self.refusal(position, code, seat)
        if rule:
            action = self.text(code) if 0 <= code < self.size else str(code)
            raise IllegalAction(action, rule, self._fact(position, code, rule, seat))
        after = position.copy()
        if position.at[WHO] == CHANCE:
            self.ruleset.happen(after, code)
        else:
            self.ruleset.apply(after, position.at[WHO] if seat is None else seat, code)
        return after

    def refusal(self, position: State, code: int, seat: int | None = None) -> str:
        """The id of the rule that forbids the code now; empty when it is legal."""
        who = self.actor(position)
        if type(code) is not int:
            code = whole(code)
        if not 0 <= code < self.size:
            return "code.unknown"
        if who == OVER:
            return "turn.over"
        if who == CHANCE:
            if seat is not None:
                return "turn.chance"
            return "" if self.ruleset.weight(position, code) > 0 else "turn.chance"
        acting = self.actors(position)
        asked = (acting[0] if acting else -1) if seat is None else seat
        if asked not in acting:
            return NOT_YOUR_TURN
        return self.ruleset.refusal(position, asked, code)

    def window(self, position: State, seat: int) -> Window | None:
        """The window in which a seat is asked, if it is one; to pass is to let it go by."""
        frame = position.top()
        if seat not in self.actors(position) or position.at[frame + KIND] != self._kinds[2]:
            return None
        kind = stop_of(self.ruleset.book, position, seat)
        return Window(kind, int(self.ruleset.codes.passing))

    # -- words ------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        return self.table.text(code)

    def code(self, text: str) -> int:
        code = self.table.find(text)
        if code is None:
            raise NotationError(self.table.puzzled(text))
        return code

    def explain(self, position: State, action: int | str, seat: int | None = None) -> Explanation:
        """What an action costs and does and by which rules; or the rule and the fact that forbid it."""
        self._known(position)
        code = self.table.find(action) if isinstance(action, str) else whole(action)
        if code is None:
            here = [self.text(legal) for legal in self.legal(position, seat)]
            raise NotationError(self.table.puzzled(str(action), here))
        if seat is not None:
            position = self.observe(position, seat)
        rule = self.refusal(position, code, seat)
        if rule:
            return explain.refused(self, position, code, rule, seat)
        return explain.explained(self, position, code, seat)

    def _fact(self, position: State, code: int, rule: str, seat: int | None) -> str:
        return explain.fact(self, position, code, rule, seat)

    # -- results ----------------------------------------------------------------------------------

    def score(self, position: State, seat: int) -> int:
        """The Terror Points that count for a seat: its own, its team's, or everybody's."""
        self._known(position)
        return int(points_towards_goal(position, self._place(seat)))

    def outcome(self, position: State) -> Outcome | None:
        if self.actor(position) != OVER:
            return None
        scores = tuple(self.score(position, seat) for seat in range(self.seats))
        won = int(position.at[WON])
        if won == HUMANS_WON:
            return lost(scores, "the Super Cannon is built")
        team = self.teams[won - 1]
        ranks = [1 if self.teams[seat] == team else 0 for seat in range(self.seats)]
        others = [scores[seat] for seat in range(self.seats) if not ranks[seat]]
        for seat, rank in enumerate(ranks):
            ranks[seat] = rank or 2 + sum(other > scores[seat] for other in others)
        return Outcome("the planet is conquered", scores, tuple(ranks))

    # -- seeing -----------------------------------------------------------------------------------

    def observe(self, position: State, viewer: int | None) -> State:
        self._known(position)
        viewed = NOBODY if viewer is None else self._place(viewer)
        seen = blanked(position, viewed, *self._kinds, *self._orders)
        self._show_declared(seen, position)
        return seen

    def _show_declared(self, seen: State, position: State) -> None:
        """An Event for which targets are named is in the hand yet, and everybody has heard of it."""
        book, frame = self.ruleset.book, position.top()
        if (
            position.at[WHO] < 0
            or position.at[frame + KIND] != book.play
            or is_red(position, frame)
        ):
            return
        event, seat = book.deeds[position.at[frame + A]].event, position.at[frame + SEAT]
        if event >= 0 and position.at[frame + STEP] == 0:
            keep_in_hand(seen, seat, event)

    def imagine(self, seen: State, viewer: int | None, rng: Rng) -> State:
        """Hidden hands, cards in their places and choices are what they could be, each as likely."""
        self._known(seen)
        whole_one = seen.copy()
        choices_filled(whole_one, rng)
        filled(whole_one, rng)
        if seen.at[WHO] == SOMEONE:
            self._ask_again(whole_one, viewer)
        elif whole_one.at[WHO] >= 0 and self._in_window(whole_one):
            self._ask_again(whole_one, None)
        return whole_one

    def _in_window(self, position: State) -> bool:
        return bool(position.at[position.top() + KIND] == self._kinds[2])

    def _ask_again(self, position: State, answered: int | None) -> None:
        """All that a window is for are asked, but who has answered already."""
        window = self.ruleset.book.procedures[self._kinds[2]]
        asked = int(window.asked(position, position.top()))  # type: ignore[attr-defined]
        if answered is not None and position.of(ANSWER, answered) > 0:
            asked &= ~(1 << answered)
        position.at[ACTING] = asked
        position.at[WHO] = first_of(asked)

    def seen(self, position: State, code: int, seat: int, viewer: int | None) -> SeenAct:
        """What a viewer learns of an act: nothing of secret choices, of looks, of answers in windows."""
        text = self.text(code)
        verb = text.partition(" ")[0]
        if viewer is not None and viewer == seat:
            return SeenAct(seat, text, code)
        if seat == CHANCE:
            awaits = int(position.at[position.top() + SEAT])
            if verb == "deal" and not self._sees(position, awaits, viewer):
                return SeenAct(seat, f"{verb} {HIDDEN}", -1)
            if verb == "see" and viewer != awaits:
                return SeenAct(seat, f"{verb} {HIDDEN}", -1)
            if verb == "be" and self._box.two_races and not self._shares_deal(position, viewer):
                return SeenAct(seat, f"{verb} {HIDDEN}", -1)
            return SeenAct(seat, text, code)
        if self._in_window(position):
            return SeenAct(SOMEONE, HIDDEN, -1)
        last = len(self.actors(position)) == 1
        if verb == "choose" and not last:
            return SeenAct(seat, f"{verb} {HIDDEN}", -1)
        secret_race = int(position.at[position.top() + STEP]) == CHOOSING and not last
        if verb == "race" and secret_race:
            return SeenAct(seat, f"{verb} {HIDDEN}", -1)
        if verb == "rest" and position.at[position.top() + KIND] in self._orders:
            verb = "top"  # to leave the cards as they lie looks like putting them in any order
        if verb in ("under", "top"):
            return SeenAct(seat, f"{verb} {HIDDEN}", -1)
        return SeenAct(seat, text, code)

    def _sees(self, position: State, seat: int, viewer: int | None) -> bool:
        seen = position.copy()
        seen.at[4] = eyes_of(position, NOBODY if viewer is None else viewer)
        return bool(sees_hand(seen, seat))

    def _shares_deal(self, position: State, viewer: int | None) -> bool:
        seat = int(position.at[position.top() + A])
        if viewer is None:
            return False
        return viewer == seat or (self.mode == "team" and seat // 2 == viewer // 2)

    def reveals(self, position: State, code: int, seat: int) -> bool:
        """What was rolled, drawn or looked at stays so, and what another was offered to answer.

        So do choices that all make in secret, once the last of them has made one (R-CQ-117).
        """
        if seat == CHANCE or self._offered_to_others(position, seat):
            return True
        after = self.apply(position, code, seat)
        if after.at[WHO] in (OVER, CHANCE) or self._offered_to_others(after, seat):
            return True
        return self._all_choose(position) and len(self.actors(position)) == 1

    def _offered_to_others(self, position: State, seat: int) -> bool:
        """Is a window open in which another seat is asked, or was asked before it answered?"""
        if position.at[WHO] == OVER or not self._in_window(position):
            return False
        window = self.ruleset.book.procedures[self._kinds[2]]
        asked = int(window.asked(position, position.top()))  # type: ignore[attr-defined]
        return asked & ~(1 << seat) != 0

    def _all_choose(self, position: State) -> bool:
        """Do several choose in secret, a race or a Command Counter?"""
        frame = position.top()
        kind, now = position.at[frame + KIND], position.at[frame + STEP]
        choosing = (self._kinds[0], CHOOSING), (self._kinds[1], REVEAL)
        return self.seats > 1 and (kind, now) in choosing

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        place = None if seat is None else self._place(seat)
        return views.view(self, self.observe(position, place), place)

    # -- storing ----------------------------------------------------------------------------------

    def to_dict(self, position: State) -> dict[str, Any]:
        self._known(position)
        return position_as.to_dict(self, position)

    def from_dict(self, data: Mapping[str, Any]) -> State:
        return position_as.from_dict(self, data)

    def hash(self, position: State, version: int = HASH_VERSION) -> str:
        if version != HASH_VERSION:
            raise UnknownName(
                f"there are no hashes of version {version} here; there is {HASH_VERSION}"
            )
        return digest(self.to_dict(position))

    def draw(self, position: State) -> str:
        self._known(position)
        return draw.draw(self, position)

    # -- what is asked of the arguments -----------------------------------------------------------

    def _known(self, position: State) -> None:
        """Nothing, if it is a position of this table; else an error."""
        if not isinstance(position, State):
            raise ArgumentError(
                f"this is no position of Conquest of Planet Earth: {position!r}; "
                "game.start() and game.from_dict(…) make one"
            )
        if position.box is not self._box:
            raise PositionError(
                "", "this position is of another table: other seats, mode or options"
            )

    def _place(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        letters = SEAT_LETTERS[: self.seats]
        raise UnknownName(f"there is no seat {seat!r} at this table of {letters}")


def made(flags: Mapping[str, bool], *chosen: Any) -> ConquestOfPlanetEarth:
    """The game of these options; the inverse of pickling."""
    return ConquestOfPlanetEarth(*chosen, **dict[str, Any](flags))
