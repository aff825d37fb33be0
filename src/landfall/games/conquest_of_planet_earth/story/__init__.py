"""The game told as a story: what happened in sentences, each from what the hearer saw.

The sentences are made of the list of changes between two positions as somebody sees them. Dice of a
Fight Round, cards drawn one after another and the targets of a card are told in one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from landfall.core.game import CHANCE, SEAT_LETTERS, SeenStep
from landfall.core.kind_of_change import Change
from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, change, spans
from landfall.games.conquest_of_planet_earth.box import (
    B_FIGHTS,
    B_SPACE,
    F_ROUND,
    HAND,
    NUMBER,
    POINTS,
    RACE,
)
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.fight_cases import other_total, own_total
from landfall.games.conquest_of_planet_earth.fight_seen import battle_seen, fight_seen
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN
from landfall.games.conquest_of_planet_earth.frames import nearest, top_frame
from landfall.games.conquest_of_planet_earth.happening import has_enemy, total_words
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.story import dice
from landfall.games.conquest_of_planet_earth.story.acts import act, choice
from landfall.games.conquest_of_planet_earth.story.deeds_told import begun, played, taken_up
from landfall.games.conquest_of_planet_earth.story.sentences import Teller

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

FIGHT_DICE: Final = "fight-round"

SHOWN_ON: Final = (
    change.BattleEnded,
    change.CommandShown,
    change.CounterMoved,
    change.CounterPlaced,
    change.CounterRemoved,
    change.Destroyed,
    change.DieRolled,
    change.FirstPlayer,
    change.HeroMet,
    change.MarkerPlaced,
    change.MarkerRemoved,
    change.MarkerStolen,
    change.ResistanceMet,
    change.RoundFought,
    change.Scored,
    change.TechInvented,
    change.TrackMoved,
)
"""Changes that a drawing shows when the position has gone on already; nothing in them is hidden."""

SILENT: Final = (change.Asked, change.MoveEnded, change.StuffReadied, change.PhaseBegan)
"""Changes of which nothing is told."""


def tell(
    game: ConquestOfPlanetEarth,
    steps: Sequence[SeenStep],
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """Steps that belong together, as one line; told to the seat `you`, its acts are `You …`."""
    return spans.text(spans_of(game, steps, names, you), names or SEAT_LETTERS)


def spans_of(
    game: ConquestOfPlanetEarth,
    steps: Sequence[SeenStep],
    names: Sequence[str] = (),
    you: int | None = None,
) -> Words:
    """The same with its names, dice and amounts apart."""
    told = _Telling(game, steps, you).sentences()
    return spans.tidied(spans.joined(told, " ", " "))


def drawn(game: ConquestOfPlanetEarth, steps: Sequence[SeenStep]) -> list[dict[str, Any]]:
    """What of the last of these steps a drawing shows on: how a Fight came out, dice, Counters."""
    last = steps[-1]
    found = changes(game.ruleset, last.before, last.after)
    return [one.to_dict() for one in found if isinstance(one, SHOWN_ON)]


def spoken_to(
    game: ConquestOfPlanetEarth, steps: Sequence[SeenStep], names: Sequence[str]
) -> frozenset[int]:
    """The seats that hear `you` where others hear a name."""
    return frozenset(
        SEAT_LETTERS.index(span["seat"])
        for span in spans_of(game, steps, names)
        if isinstance(span, dict) and "seat" in span and span["seat"] in SEAT_LETTERS
    )


class _Telling:
    """Steps that are told together."""

    def __init__(
        self, game: ConquestOfPlanetEarth, steps: Sequence[SeenStep], you: int | None
    ) -> None:
        self.game = game
        self.steps = steps
        self.you = you
        self.listed = [changes(game.ruleset, step.before, step.after) for step in steps]

    def sentences(self) -> list[Words]:
        told = [*self.dice_of_fights(), *self.dealt(), *self.looked_at()]
        for number, step in enumerate(self.steps):
            told += self.step(number, step)
        if not told:
            told = [*self.choices()]
        return told

    # -- what goes together -----------------------------------------------------------------------

    def dice_of_fights(self) -> Iterator[Words]:
        rolled = [
            (step, one)
            for step, listed in zip(self.steps, self.listed, strict=True)
            for one in listed
            if isinstance(one, change.DieRolled) and one.why == FIGHT_DICE
        ]
        if rolled:
            yield dice.fight_dice(self.game, rolled, self.you)

    def dealt(self) -> Iterator[Words]:
        """Events that came to hands: those of a seat together."""
        drawn = [
            one for listed in self.listed for one in listed if isinstance(one, change.EventDrawn)
        ]
        for seat in dict.fromkeys(one.seat for one in drawn):
            cards = [one.card for one in drawn if one.seat == seat]
            teller = Teller(self.steps[-1].after, self.you)
            if all(cards):
                words: Words = spans.joined(teller.event(card) for card in cards)
            else:
                words = ["an Event" if len(cards) == 1 else f"{len(cards)} Events"]
            yield spans.sentence([*teller.does(seat, "draws "), *words])

    def looked_at(self) -> Iterator[Words]:
        """Cards of a deck that somebody looked at, as one sentence."""
        looks = [
            one for listed in self.listed for one in listed if isinstance(one, change.CardLookedAt)
        ]
        if not looks:
            return
        teller = Teller(self.steps[-1].after, self.you)
        cards = spans.joined(teller.looked_at(one) for one in looks)
        if not all(one.card for one in looks):
            deck = looks[0].deck.capitalize()
            cards = [called.count(len(looks), "card"), f" on top of the {deck} deck"]
        yield spans.sentence([*teller.does(looks[0].seat, "looks at "), *cards])

    def choices(self) -> Iterator[Words]:
        """Nothing has come of it yet: what somebody takes up, or chooses."""
        last = self.steps[-1]
        if (frame := begun(self.game, last)) is not None:
            yield taken_up(self.game, last, frame, self.you)
        elif words := choice(self.game, last, self.you):
            yield words

    # -- one step ---------------------------------------------------------------------------------

    def step(self, number: int, step: SeenStep) -> Iterator[Words]:
        listed = self.listed[number]
        if words := act(self.game, step, self.you):
            yield words
        spent = _spent(self.game, listed)
        commands = [one for one in listed if isinstance(one, change.CommandShown)]
        teller = Teller(step.after, self.you)
        for one in sorted(listed, key=_is_played):
            match one:
                case change.DieRolled(why=why) if why != FIGHT_DICE:
                    yield dice.other_die(self.game, step, one, self.you)
                case change.Played(seat, key) | change.Used(seat, key):
                    yield played(self.game, step, key, seat, self.you)
                case change.Paid(seat, what, amount):
                    left = amount - spent.get((seat, what), 0)
                    if left > 0 and what == change.TOKENS:
                        yield from teller.tell(change.Paid(seat, what, left, one.total))
                case change.Gained(what=what) if what == change.ACTION_POINTS:
                    if not _begins(listed):
                        yield from teller.tell(one)
                case change.CommandShown() if one is commands[-1] and not _rolled(listed):
                    yield self.numbers(commands)
                case change.RoundFought():
                    yield dice.round_fought(self.game, step, one, self.you)
                case change.Moved(seat) | change.BattleEnded(seat) if _escapes(step, seat):
                    pass
                case change.CommandShown() | change.EventDrawn() | change.CardLookedAt():
                    pass
                case change.CounterDrawn(counter) if _placed_later(self.listed[number:], counter):
                    pass
                case _:
                    yield from teller.tell(one)
        yield from self.new_totals(step, listed)
        yield from self.left_to_spend(step, listed)

    def new_totals(self, step: SeenStep, listed: Sequence[Change]) -> Iterator[Words]:
        """Where something has changed the strength of a side, how it stands now."""
        before, after = step.before, step.after
        if _fight_round(before) != _fight_round(after) or not after.at[F_ROUND]:
            return
        if nearest(self.game, after, "fight-round") is None:  # it is decided, whoever is lost
            return
        settled = (change.DieRolled, change.RoundFought)
        if any(isinstance(one, settled) for one in listed) or not has_enemy(after):
            return
        was = own_total(before), other_total(before)
        now = own_total(after), other_total(after)
        if was != now and has_enemy(before):
            own, other = total_words(after, OWN), total_words(after, OTHER)
            yield spans.sentence(["that makes ", *own, " against ", *other])

    def numbers(self, shown: list[change.CommandShown]) -> Words:
        each = [[*spans.who(one.seat, self.you), f" {one.number}"] for one in shown]
        several = "Command numbers" if len(each) > 1 else "Command number"
        return spans.sentence([f"{several}: ", *spans.joined(each)])

    def left_to_spend(self, step: SeenStep, listed: Sequence[Change]) -> Iterator[Words]:
        """After a price in Action Points, what is left of them."""
        for one in listed:
            if isinstance(one, change.Paid) and one.what == change.ACTION_POINTS:
                left = int(step.after.of(POINTS, one.seat))
                yield spans.sentence([spans.counted("points", left), " left"])


def _begins(listed: Sequence[Change]) -> bool:
    return any(isinstance(one, change.TurnBegan) for one in listed)


def _is_played(one: Change) -> int:
    """What is canceled was played before: it is told before the next card."""
    return 0 if isinstance(one, change.Canceled) else 1


def _rolled(listed: Sequence[Change]) -> bool:
    return any(isinstance(one, change.DieRolled) for one in listed)


def _escapes(step: SeenStep, seat: int) -> bool:
    """Is it by an escape, which is told, that the seat's Aliens have gone?"""
    return step.act.actor == seat and step.act.text.startswith("escape ")


def _spent(game: ConquestOfPlanetEarth, listed: Sequence[Change]) -> dict[tuple[int, str], int]:
    """What was paid for a deed, which is told with it."""
    spent: dict[tuple[int, str], int] = {}
    for one in listed:
        if isinstance(one, change.Played | change.Used):
            key = one.card if isinstance(one, change.Played) else one.thing
            deed = next(deed for deed in game.ruleset.book.deeds if deed.key == key)
            spent[one.seat, change.TOKENS] = int(deed.tokens)
    return spent


def _placed_later(listed: Sequence[Sequence[Change]], counter: str) -> bool:
    return any(
        isinstance(one, change.CounterPlaced) and one.counter == counter
        for some in listed
        for one in some
    )


# -- what belongs together ----------------------------------------------------------------------------


def joins(game: ConquestOfPlanetEarth, step: SeenStep, following: SeenStep) -> bool:
    """Is what follows told in one line with the step before it?"""
    first, second = top_frame(game, step.before), top_frame(game, following.before)
    if first is None or second is None:
        return False
    by_chance = game.actor(step.before) == game.actor(following.before) == CHANCE
    if second.name == "play" and second.step == 0:
        return True  # the target of a card that was taken up
    if (
        second.name == "place-counter"
        and second.step == 1
        and game.actor(following.before) == CHANCE
    ):
        return True  # the Space for a Counter that was drawn
    if second.name == "window" and not _says_anything(game, following):
        return True  # somebody lets it pass
    if by_chance and first.name == second.name:
        if first.name == FIGHT_DICE:
            return _fight_round(step.before) == _fight_round(following.before)
        if first.name in ("draw-events", "telepathy", "scouting", "gain-stuff"):
            return first.at == second.at and first.seat == second.seat
        if first.name == "set-up":
            return True
        return first.name in ("roll-for-each", "breakthrough") and first.at == second.at
    return _decides(game, step, following)


def _says_anything(game: ConquestOfPlanetEarth, step: SeenStep) -> bool:
    """Has an answer in a window brought anything but that somebody else is asked?"""
    if begun(game, step) is not None:
        return True
    listed = changes(game.ruleset, step.before, step.after)
    return any(not isinstance(one, SILENT) for one in listed)


def _fight_round(state: State) -> tuple[int, int, int]:
    return int(state.at[B_SPACE]), int(state.at[B_FIGHTS]), int(state.at[F_ROUND])


def _decides(game: ConquestOfPlanetEarth, step: SeenStep, following: SeenStep) -> bool:
    """Does what follows let the dice stand that were rolled last?"""
    listed = changes(game.ruleset, step.before, step.after)
    if not any(isinstance(one, change.DieRolled) and one.why == FIGHT_DICE for one in listed):
        return False
    then = changes(game.ruleset, following.before, following.after)
    fought = any(isinstance(one, change.RoundFought) for one in then)
    return fought and not any(isinstance(one, change.Played | change.Used) for one in then)


# -- lines --------------------------------------------------------------------------------------------


def status(game: ConquestOfPlanetEarth, seen: State, seat: int) -> str:
    """What a seat has, in one short line."""
    box = seen.box
    parts = [called.race(box, int(seen.race(seat)))] if seen.of(RACE, seat) > 0 else []
    parts.append(called.count(int(seen.terror(seat)), "Terror Point"))
    parts.append(called.count(int(seen.tokens(seat)), "token"))
    if seen.of(NUMBER, seat) > 0 and seen.turn == seat:
        parts.append(called.count(int(seen.of(POINTS, seat)), "Action Point"))
    if pool := int(seen.in_pool(seat)):
        parts.append(f"{pool} in the Alien Pool")
    held = int(seen.hand_size(seat))
    if held and sees_hand(seen, seat):
        parts.append(f"hand: {called.listed([*_hand(seen, seat)])}")
    else:
        parts.append(called.count(held, "Event"))
    gear = [
        part.title + mark
        for kind, part in enumerate(box.parts.stuff)
        for row, mark in ((box.ready, ""), (box.down, " (face down)"))
        for _ in range(int(seen.of(row + kind, seat)))
    ]
    if gear:
        parts.append(f"Space Stuff: {called.listed(gear)}")
    return "; ".join([*parts, *_fight_under_way(seen)])


def _fight_under_way(seen: State) -> Iterator[str]:
    """Strength against Strength and, before the dice, how likely the one in Battle is to win."""
    battle, fight = battle_seen(seen), fight_seen(seen)
    if battle is None or fight is None:
        return
    if battle["needs"] > 1:
        yield f"{battle['won']} of {battle['needs']} Fights won"
    if not fight["round"]:
        return
    who, chances = battle["seat"], fight["chances"]
    likely = f", {100 * chances['own']:.0f} % to win for {who}" if chances else ""
    own, enemy = fight["strength"]["own"], fight["strength"]["enemy"]
    yield f"Fight Round {fight['round']}: {who} with Strength {own} against {enemy}{likely}"


def _hand(seen: State, seat: int) -> Iterator[str]:
    for kind, part in enumerate(seen.box.parts.events):
        if copies := int(seen.of(HAND + kind, seat)):
            yield (
                part.title
                if copies == 1
                else f"{part.title} twice"
                if copies == 2
                else f"{copies} {part.title}"
            )


def ending(game: ConquestOfPlanetEarth, position: State, names: Sequence[str] = ()) -> str:
    """Who won and by what."""
    outcome = game.outcome(position)
    if outcome is None:
        return ""
    called_by = names or SEAT_LETTERS
    terror = called.count(max(outcome.scores), "Terror Point")
    if outcome.lost:
        return f"The Humans have built their Super Cannon: the invasion ends at {terror}."
    winners = called.listed([called_by[seat] for seat in outcome.winners])
    several = len(outcome.winners) > 1
    best = called.count(outcome.scores[outcome.winners[0]], "Terror Point")
    return f"{winners} {'conquer' if several else 'conquers'} the planet with {best}."
