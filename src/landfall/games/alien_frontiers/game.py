"""Alien Frontiers as the rest of the table meets it: positions are values, actions have words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from typing import Any

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
    FIRST_HASH_VERSION,
    HASH_VERSION,
    HIDDEN,
    NOT_YOUR_TURN,
    OVER,
    SEAT_LETTERS,
    Explanation,
    SeenAct,
    Window,
)
from landfall.core.open_game import OpenGame
from landfall.core.outcome import Outcome, ranked
from landfall.core.own_cards import OPTION, own_digest
from landfall.core.rng import Rng
from landfall.games.alien_frontiers import draw, explain, views
from landfall.games.alien_frontiers import position as position_as
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.agenda_board import DrawAgenda, Shed
from landfall.games.alien_frontiers.agendas.agenda_piles import opened_count
from landfall.games.alien_frontiers.agendas.seen_agendas import NOBODY, blanked, imagined
from landfall.games.alien_frontiers.asks import (
    AGENDA_FORETOLD,
    ASK_AGENDA,
    ASK_ROLL,
    ASK_WINDOW,
    ROLL_FLEET,
)
from landfall.games.alien_frontiers.editions.choosing import CLASSIC, DRAFT, choose, deals_boards
from landfall.games.alien_frontiers.editions.edition import RULINGS, Edition
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.editions.variant import read_variant
from landfall.games.alien_frontiers.first_digest import first_digest
from landfall.games.alien_frontiers.own_check import read_cards
from landfall.games.alien_frontiers.own_parts import own_parts
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State

NAME = "alien-frontiers"
EDITIONS: dict[str, Edition] = {
    edition.name: edition for edition in (FIRST_PRINTING, LATER_PRINTING, EDITION_X)
}
"""Those that can be chosen; an edition added here is known everywhere."""

DEFAULT_EDITION = LATER_PRINTING.name
TURN_OVER = "turn-over"
"""The kind of windows in which ships dock that wait on a card."""

SEAT_COUNTS = (2, 3, 4)
"""For how many every edition is."""


def seat_counts(edition: str) -> tuple[int, ...]:
    """For how many an edition is."""
    return EDITIONS[edition].seats


def roller(game: AlienFrontiers, position: State) -> int | None:
    """Whose fleet is about to be rolled for its turn; ships rolled again follow from an act."""
    fleet = position.asks == ASK_ROLL and position.asked_a() == ROLL_FLEET
    return int(position.seat) if fleet else None


class EditionTitles(Mapping[str, str]):
    """What each edition is called, those included that are added to EDITIONS later."""

    def __getitem__(self, name: str) -> str:
        return EDITIONS[name].title

    def __iter__(self) -> Iterator[str]:
        return iter(EDITIONS)

    def __len__(self) -> int:
        return len(EDITIONS)


class AlienFrontiers(OpenGame[State]):
    """The rules of one edition for a number of seats.

    `deck` and the names of modules, such as `factions=True`, are among what the edition offers.
    """

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        seats: int = 4,
        long_game: bool = False,
        variant: Mapping[str, Any] | None = None,
        rulings: str = RULINGS[-1],
        cards: Mapping[str, Any] | None = None,
        deck: str = CLASSIC,
        faction_deal: str = DRAFT,
        **modules: bool,
    ) -> None:
        if edition not in EDITIONS:
            known = ", ".join(EDITIONS)
            raise UnknownName(f"there is no edition {edition!r}; choose one of {known}")
        if seats not in EDITIONS[edition].seats:
            *some, most = EDITIONS[edition].seats
            players = f"{', '.join(map(str, some))} or {most} players"
            raise UnknownName(f"Alien Frontiers seats {players}, not {seats}")
        if rulings not in RULINGS:
            known = ", ".join(RULINGS)
            raise UnknownName(
                f"there are no rulings {rulings!r}; this version has those of {known}"
            )
        self.name = NAME
        self.hash_version = HASH_VERSION
        self.edition = edition
        self.seats = seats
        self.long_game = long_game
        self.variant = dict(variant or {})
        self.rulings = rulings
        self.deck = deck
        self.modules = {name: True for name, wanted in modules.items() if wanted}
        self.printing = choose(EDITIONS, edition, deck, modules)
        self.faction_deal = faction_deal
        self.dealt = deals_boards(faction_deal, "factions" in self.modules)
        self.cards = read_cards(cards or {}, self.printing.modules)
        changed = read_variant(self.variant, self.printing.modules)
        own = own_parts(self.cards)
        self.ruleset: Ruleset = self.printing.ruleset(
            seats, long_game, changed, rulings, own, self.dealt
        )
        self._room = self.ruleset.buffer()
        self._box = self.ruleset.box

    def __repr__(self) -> str:
        variant = f", variant={self.variant!r}" if self.variant else ""
        rulings = f", rulings={self.rulings!r}" if self.rulings != RULINGS[-1] else ""
        cards = f", cards={self.cards!r}" if self.cards else ""
        table = f"{self.edition!r}, seats={self.seats}, long_game={self.long_game}"
        chosen = "".join(f", {name}={value!r}" for name, value in self.offers.items())
        return f"AlienFrontiers({table}{variant}{rulings}{cards}{chosen})"

    def __reduce__(self) -> tuple[Callable[..., AlienFrontiers], tuple[Any, ...]]:
        made_of = (self.edition, self.seats, self.long_game, self.variant, self.rulings, self.cards)
        return partial(AlienFrontiers, **self.offers), made_of

    @property
    def offers(self) -> dict[str, Any]:
        """What of the edition's offers was chosen; nothing for a game as it always was."""
        deck = {"deck": self.deck} if self.deck != CLASSIC else {}
        return deck | self.modules | ({"faction_deal": self.faction_deal} if self.dealt else {})

    @property
    def options(self) -> Mapping[str, Any]:
        chosen: dict[str, Any] = {"long_game": self.long_game, "rulings": self.rulings}
        changed = {"variant": self.variant, OPTION: self.cards}
        return chosen | self.offers | {name: data for name, data in changed.items() if data}

    @property
    def own_cards(self) -> str:
        """The digest of the owner's own cards; empty where the game is as it comes."""
        return own_digest(self.cards)

    @cached_property
    def table(self) -> CodeTable:
        """Every action and chance outcome, as code and as text."""
        texts = self.ruleset.texts
        said = (text for code, text in enumerate(texts) if self._is_said(code))
        return CodeTable(texts, said, self.own_cards)

    def _is_said(self, code: int) -> bool:
        """Is this for a player to say, and of cards that are in the deck?"""
        words = self.ruleset.texts[code].split()
        away = explain.cards_not_here(self.ruleset)
        return code < self.choices and not any(word in away for word in words)

    @property
    def size(self) -> int:
        return len(self.ruleset.texts)

    @property
    def choices(self) -> int:
        """Codes below this one are for players, the others for dice and cards."""
        return int(self.ruleset.choices)

    @property
    def actions(self) -> str:
        """The id of the action table: other texts, another order or own cards have another one."""
        return self.table.id

    @property
    def stops(self) -> Mapping[str, str]:
        """A seat may wish not to be asked after every turn whether its waiting ships dock."""
        asking = len(self.ruleset.book.after_turns) > 0
        return {TURN_OVER: "When a turn is over and your ships wait on a card"} if asking else {}

    # -- playing --------------------------------------------------------------------------------

    def window(self, position: State, seat: int) -> Window | None:
        """Between two turns a seat may dock ships that wait; to leave them is to let it pass."""
        if position.asks != ASK_WINDOW or seat != position.who:
            return None
        return Window(TURN_OVER, self.code("stay"))

    def start(self) -> State:
        """The table set up; the first thing to happen is chance."""
        return self.ruleset.start()

    def turn(self, position: State) -> tuple[int, int]:
        """How many turns have begun, and whose turn it is (-1 before the first)."""
        return int(position.turns), int(position.turn) if position.turns else -1

    def actor(self, position: State) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        if type(position) is not State or position.box is not self._box:
            self._known(position)
        return int(position.who)

    def legal(self, position: State, seat: int | None = None) -> list[int]:
        """The codes that may be applied now; at a chance node every possible outcome."""
        if type(position) is not State or position.box is not self._box:
            self._known(position)
        if seat is not None and seat != position.who:
            return []
        room = self._room
        count = self.ruleset.legal(position, room)
        return list(room[:count])

    def outcomes(self, position: State) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their exact probabilities."""
        if self.actor(position) != CHANCE:
            return []
        codes = self.legal(position)
        weights = [int(self.ruleset.weight(position, code)) for code in codes]
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(codes, weights, strict=True)]

    def sample(self, position: State, rng: Rng) -> int:
        """One outcome of a chance node, drawn with its probability."""
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
        self.ruleset.apply(after, code)
        return after

    def refusal(self, position: State, code: int, seat: int | None = None) -> str:
        """The id of the rule that forbids the code now; empty when it is legal."""
        if type(position) is not State or position.box is not self._box:
            self._known(position)
        if seat is not None and seat != position.who and position.who != OVER:
            return "turn.chance" if position.who == CHANCE else NOT_YOUR_TURN
        if type(code) is not int:
            code = whole(code)
        if not 0 <= code < self.size:  # asked here: an engine's integer holds no more than 64 bits
            return "code.unknown"
        return self.ruleset.refusal(position, code)

    # -- words ----------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        return self.table.text(code)

    def code(self, text: str) -> int:
        """The code of a line; NotationError says what is wrong with one that has none."""
        code = self.table.find(text)
        if code is None:
            never = explain.what_never_is(self.ruleset, text)
            raise NotationError(never.told() if never else self.table.puzzled(text))
        return code

    def explain(self, position: State, action: int | str, seat: int | None = None) -> Explanation:
        """What the action costs, gains and rests on; or which rule forbids it, and why here.

        A line may also ask for what could never be, such as `dock shipyard 1 6`.
        """
        self._known(position)
        if seat is not None and not self.lies_open:
            position = self.observe(position, seat)
        code = self.table.find(action) if isinstance(action, str) else whole(action)
        if seat is not None and seat != position.who and position.who != OVER:
            text = self.text(code) if code is not None and 0 <= code < self.size else str(action)
            rule = self.refusal(position, 0, seat)
            fact = self._fact(position, 0, rule, seat)
            return Explanation(text, False, "", "", (rule,), rule, fact)
        if code is not None:
            return explain.explain(self, position, code)
        never = explain.explain_never(self, position, str(action))
        if never is None:
            here = [self.text(legal) for legal in self.legal(position)]
            raise NotationError(self.table.puzzled(str(action), here))
        return never

    def _fact(self, position: State, code: int, rule: str, seat: int | None) -> str:
        if rule == NOT_YOUR_TURN and seat is not None and seat != position.who:
            return self._not_yours(position)
        return explain.fact(self, position, code, rule)

    def _not_yours(self, position: State) -> str:
        return f"it is for {SEAT_LETTERS[position.who]} to decide"

    # -- results --------------------------------------------------------------------------------

    def score(self, position: State, seat: int) -> int:
        """The seat's points as the table stands."""
        self._known(position)
        return int(self.ruleset.score(position, self._place(seat)))

    def outcome(self, position: State) -> Outcome | None:
        """Most points; then more Agendas revealed, more cards, more ore, more fuel; or they share."""
        if self.actor(position) != OVER:
            return None
        keys = [
            (
                self.score(position, seat),
                0 if self.lies_open else int(opened_count(position, seat)),
                int(position.cards(seat)).bit_count(),
                int(position.ore(seat)),
                int(position.fuel(seat)),
            )
            for seat in range(self.seats)
        ]
        return Outcome("last colony landed", tuple(key[0] for key in keys), ranked(keys))

    # -- seeing and storing ---------------------------------------------------------------------

    @property
    def lies_open(self) -> bool:
        """Nothing is hidden but what Agendas lie face down."""
        return not self._box.agendas

    def observe(self, position: State, viewer: int | None) -> State:
        """All of it, apart, but what others hold face down until it is over; cards come by chance."""
        if type(position) is not State or position.box is not self._box:
            self._known(position)
        if self.lies_open or position.who == OVER:
            return position.copy()
        return blanked(position, NOBODY if viewer is None else self._place(viewer))

    def imagine(self, seen: State, viewer: int | None, rng: Rng) -> State:
        """Face-down Agendas are dealt from those that the viewer cannot place, each as likely."""
        self._known(seen)
        return seen.copy() if self.lies_open else imagined(seen, rng)

    def seen(self, position: State, code: int, seat: int, viewer: int | None) -> SeenAct:
        """Which Agenda is drawn or discarded is for its holder to know."""
        open_draw = position.asks == ASK_AGENDA and position.asked_b() == AGENDA_FORETOLD
        if self.hides(code) and viewer != position.seat and not open_draw:
            return SeenAct(seat, f"{self.text(code).partition(' ')[0]} {HIDDEN}", -1)
        return super().seen(position, code, seat, viewer)

    def hides(self, code: int) -> bool:
        """Does the act concern an Agenda that stays face down?"""
        return isinstance(self.ruleset.owner[code], DrawAgenda | Shed)

    def reveals(self, position: State, code: int, seat: int) -> bool:
        """Dice that were rolled and cards that were drawn or shown stay so, and what another answers.

        Nor does a turn that is over begin again, though its own seat may be asked first then.
        """
        if seat == CHANCE:
            return True
        if not self.lies_open and isinstance(self.ruleset.owner[code], Agenda):
            return True
        after = self.apply(position, code)
        return after.asks == ASK_WINDOW or self.actor(after) not in (seat, CHANCE)

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        """Everything the seat may see; for `None` what lies open to everybody, onlookers included."""
        self._known(position)
        place = None if seat is None else self._place(seat)
        return views.view(self, self.observe(position, place), place)

    def to_dict(self, state: State) -> dict[str, Any]:
        self._known(state)
        return position_as.to_dict(self, state)

    def from_dict(self, data: Mapping[str, Any]) -> State:
        return position_as.from_dict(self, data)

    def hash(self, position: State, version: int = HASH_VERSION) -> str:
        """Sixteen hex digits that are the same in every process: a digest of what is on the table."""
        self._known(position)
        if version == FIRST_HASH_VERSION:
            return first_digest(position)
        if version != HASH_VERSION:
            raise UnknownName(f"there are no hashes of version {version}; this one has 1 and 2")
        return digest(position_as.to_dict(self, position))

    def draw(self, position: State) -> str:
        """The position as plain text."""
        self._known(position)
        return draw.draw(self, position)

    # -- what is asked of the arguments ---------------------------------------------------------

    def _known(self, position: State) -> None:
        """Nothing, if it is a position with the parts and seats of this table; else an error.

        What is asked for most often asks only if the position is not plainly one of this table's.
        """
        if not isinstance(position, State):
            raise ArgumentError(
                f"this is no position of Alien Frontiers: {position!r}; "
                "game.start() and game.from_dict(…) make one"
            )
        if position.seats != self.seats:
            raise PositionError(
                "", f"this position has {position.seats} seats, and the game {self.seats}"
            )
        if position.box is not self._box:
            raise PositionError("", f"this position has other parts than the {self.edition}")

    def _place(self, seat: int) -> int:
        """The seat, if it is one of this table."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        raise UnknownName(
            f"there is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}"
        )
