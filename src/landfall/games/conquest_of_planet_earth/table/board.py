"""The position as rows: the board by its sections, seats, the Fight, the Humans, decks and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import Fact, Group, Words
from landfall.games.conquest_of_planet_earth import called, fight_cases, spans
from landfall.games.conquest_of_planet_earth.box import (
    B_SPACE,
    B_WON,
    BATTLE,
    COMMANDS_LEFT,
    DEPLOYMENTS,
    F_FULL,
    F_ROUND,
    FLARE_NEXT,
    FLARED,
    FOG_ENDS,
    HAND,
    OFFERED,
    RACE,
    RALLY_NEXT,
    RALLY_NOW,
    ROUND,
    TIPPED,
    TRACK,
    UNKNOWN,
    WAITING,
)
from landfall.games.conquest_of_planet_earth.counters import CAPTAIN_WAITS
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN, abilities, with_humans
from landfall.games.conquest_of_planet_earth.fogs import lasting
from landfall.games.conquest_of_planet_earth.frames import nearest
from landfall.games.conquest_of_planet_earth.happening import (
    enemy,
    has_enemy,
    heroes,
    total_words,
)
from landfall.games.conquest_of_planet_earth.names import (
    COMMANDS,
    MOST_COUNTERS,
    SPACES_OF_A_SECTION,
    TRACK_END,
)
from landfall.games.conquest_of_planet_earth.part import Part
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table import card_texts
from landfall.games.conquest_of_planet_earth.table.battle_odds import battle_odds
from landfall.games.conquest_of_planet_earth.table.seat_facts import hand_limit
from landfall.games.conquest_of_planet_earth.winning import stage

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def position(game: ConquestOfPlanetEarth, seen: State, viewer: int | None) -> Sequence[Group]:
    """All rows, what is under way first."""
    board = _Board(game, seen, viewer)
    return [
        group
        for group in (
            *board.fight(),
            *board.hands(),
            *board.looked_at(),
            *board.sections(),
            *board.waiting(),
            *board.at_seats(),
            *board.in_play(),
            *board.humans(),
            board.decks(),
            *board.piles(),
        )
        if group["rows"] or "sealed" in group
    ]


class _Board:
    def __init__(self, game: ConquestOfPlanetEarth, seen: State, viewer: int | None) -> None:
        self.game = game
        self.seen = seen
        self.viewer = viewer
        self.box = seen.box
        self.all_seats = range(game.seats)

    # -- Spaces -----------------------------------------------------------------------------------

    def sections(self) -> Iterator[Group]:
        for number, name in enumerate(self.box.board.sections):
            first = SPACES_OF_A_SECTION * number
            rows = [self.space(first + place) for place in range(SPACES_OF_A_SECTION)]
            group: Group = {
                "id": f"section-{name}",
                "title": called.section_heading(number),
                "rows": rows,
            }
            if number:
                group["seat"] = SEAT_LETTERS[number - 1]
            yield group

    def space(self, space: int) -> Fact:
        seen = self.seen
        site = "Landing Site" if seen.is_site(space) else ""
        row: Fact = {
            "id": self.box.board.spaces[space],
            "key": site or called.space(seen, space),
            "value": spans.joined(self.lies_at(space), ", ", ", ") or ["nobody"],
        }
        note: Words = []
        if seen.works(space) >= 0:
            part = called.location_part(self.box, int(seen.works(space)))
            note = card_texts.location_text(part)
            if part.mark != "printed":
                row["mark"] = card_texts.mark_of(part.mark)
        if seen.at[seen.space(space) + TIPPED]:
            more = called.count(int(seen.at[seen.space(space) + TIPPED]), "Fight")
            note = [f"{more} more in the next Battle. ", *note]
        if note:
            row["note"] = spans.tidied(note)
        return row

    def lies_at(self, space: int) -> Iterator[Words]:
        """What there is to say of a Space, piece by piece."""
        seen, box = self.seen, self.box
        owner = int(seen.marker(space))
        if seen.works(space) >= 0:
            people = int(seen.population(space))
            fights = int(seen.resistance(space))
            if owner >= 0:
                yield ["conquered by ", spans.named(owner), f" for {people} Terror"]
            elif fights or people:
                yield [f"Resistance {fights}, Population {people}"]
        for seat in self.all_seats:
            if saucers := int(seen.saucers(space, seat)):
                held = self.held(int(seen.stopped(space, seat)), saucers)
                yield [spans.badge(seat), f" {called.count(saucers, 'saucer')}{held}"]
            for ally in range(int(box.allies)):
                if seen.ally_is(ally, seat, space):
                    yield [spans.badge(seat), f" {called.ally(box, ally)}"]
        for place in range(MOST_COUNTERS):
            kind = int(seen.counter(space, place))
            if kind >= 0:
                part = box.parts.counters[kind]
                yield [spans.strong(part.title), f" ({called.resistance_words(part)})"]

    def held(self, held: int, saucers: int) -> str:
        """Of some saucers, those whose move has ended."""
        if not held:
            return ""
        return " (move ended)" if held == saucers else f" ({held} with their move ended)"

    # -- the Fight --------------------------------------------------------------------------------

    def fight(self) -> Iterator[Group]:
        seen, at = self.seen, self.seen.at
        if at[BATTLE] == 0:
            return
        space = int(at[B_SPACE])
        rows: list[Fact] = [
            {"id": "where", "key": "Battle in", "value": spans.at(seen, space, self.viewer)},
            {"id": "enemy", "key": "Against", "value": enemy(seen, self.viewer)},
        ]
        if with_humans(seen):
            needed = int(seen.resistance(space))
            if needed:
                more = int(at[seen.space(space) + TIPPED])
                rows.append(
                    {
                        "id": "won",
                        "key": "Fights won",
                        "value": [f"{int(at[B_WON])} of {needed + more}"],
                    }
                )
            if names := called.abilities(self.box, int(abilities(seen))):
                rows.append({"id": "abilities", "key": "Abilities", "value": [", ".join(names)]})
        if at[F_ROUND] > 0 and has_enemy(seen):
            rows += self.fight_round()
            rows += battle_odds(self.game, seen)
        for hero in heroes(seen):
            card = card_texts.resistance_card(self.box.parts.resistance[hero])
            rows.append({"id": f"hero-{hero}", "card": card})
        if at[F_FULL] > 0:
            part = self.box.parts.resistance[int(at[F_FULL]) - 1]
            rows.append({"id": "full", "card": card_texts.resistance_card(part)})
        yield {"id": "fight", "title": "The Battle", "rows": rows}

    def fight_round(self) -> Iterator[Fact]:
        seen = self.seen
        fighter = fight_cases.cases_now(seen)
        if not nearest(self.game, seen, "fight-round") and fight_cases.dice_are_rolled(seen):
            seen = fight_cases.next_round(seen)  # the dice that lie there are told of already
            fighter = fight_cases.cases_of_round(seen, fires=True)
        yield {"id": "round", "key": "Fight Round", "value": [str(int(seen.at[F_ROUND]))]}
        yield {"id": "own-total", "key": "Aliens", "value": total_words(seen, OWN)}
        yield {"id": "other-total", "key": "Enemy", "value": total_words(seen, OTHER)}
        if not fight_cases.dice_are_rolled(seen):
            yield {
                "id": "odds",
                "key": "Of all dice",
                "value": [
                    f"{fighter.own} win, {fighter.tie} tie, {fighter.other} lose of {fighter.of}"
                ],
            }

    def waiting(self) -> Iterator[Group]:
        """Fights that wait until the Battle is over."""
        seen, box = self.seen, self.box
        rows: list[Fact] = []
        for place in range(int(seen.at[WAITING])):
            space = int(seen.at[box.waiting + 2 * place])
            kind = int(seen.at[box.waiting + 2 * place + 1])
            if space >= CAPTAIN_WAITS:
                where: Words = [called.section(space - CAPTAIN_WAITS)]
            else:
                where = spans.at(seen, space, self.viewer)
            rows.append(
                {"id": f"waiting-{place}", "key": called.counter(box, kind), "value": where}
            )
        yield {"id": "waiting", "title": "Fights that wait", "rows": rows}

    # -- seats ------------------------------------------------------------------------------------

    def at_seats(self) -> Iterator[Group]:
        for seat in self.all_seats:
            letter = SEAT_LETTERS[seat]
            yield {
                "id": f"seat-{letter}",
                "title": "What {seat} has",
                "seat": letter,
                "rows": [*self.has(seat, letter)],
            }

    def has(self, seat: int, letter: str) -> Iterator[Fact]:
        seen, box = self.seen, self.box
        if seen.of(RACE, seat) > 0:
            part = box.parts.races[int(seen.race(seat))]
            yield {"id": f"race-{letter}", "card": card_texts.race_card(part)}
        if box.commands and seen.of(RACE, seat) > 0:
            left = int(seen.of(COMMANDS_LEFT, seat))
            ready = [name for place, name in enumerate(COMMANDS) if left >> place & 1]
            yield {
                "id": f"commands-{letter}",
                "key": "Command Counters left",
                "value": [", ".join(ready).replace("d6", "the die")],
            }
        pool = [called.count(n, "saucer") for n in [self.pool(seat)] if n]
        pool += [
            called.ally(box, ally)
            for ally in range(int(box.allies))
            if seen.ally_is(ally, seat, -1)
        ]
        yield {"id": f"pool-{letter}", "key": "Alien Pool", "value": [called.listed(pool, "empty")]}
        if lost := int(seen.of(FLARED, seat)):
            flare = called.titled(box, "solar-flare")
            less = f"{called.count(lost, 'Action Point')} less in this round"
            yield {"id": f"flared-{letter}", "key": flare, "value": [less]}
        for kind, part in enumerate(box.parts.stuff):
            ready_ones = int(seen.ready(seat, kind))
            for copy in range(int(seen.has_stuff(seat, kind))):
                state = "" if copy < ready_ones else "used, face down"
                card = card_texts.stuff_card(part, state)
                yield {"id": f"stuff-{letter}-{part.key}-{copy + 1}", "card": card}

    def pool(self, seat: int) -> int:
        allies = sum(self.seen.ally_is(n, seat, -1) for n in range(int(self.box.allies)))
        return int(self.seen.in_pool(seat)) - allies

    def hands(self) -> Iterator[Group]:
        """Events: those that may be seen as cards, the others as a count."""
        seen = self.seen
        for seat in self.all_seats:
            letter = SEAT_LETTERS[seat]
            if seen.of(RACE, seat) <= 0:
                yield from self.offered(seat, letter)
                continue
            size, limit = int(seen.hand_size(seat)), hand_limit(seen, seat)
            held = f"{called.count(size, 'Event')}, filled up to {limit}"
            if not sees_hand(seen, seat):
                yield {
                    "id": f"hand-{letter}",
                    "title": "{seat}’s hand",
                    "seat": letter,
                    "private": letter,
                    "sealed": held,
                    "rows": [],
                }
                continue
            group: Group = {
                "id": f"hand-{letter}",
                "title": "Your hand" if seat == self.viewer else "{seat}’s hand",
                "seat": letter,
                "count": held,
                "rows": [*self.events(seat, letter)],
            }
            if not self.box.open_hands:
                group["private"] = SEAT_LETTERS[self.viewer] if self.viewer is not None else letter
            yield group

    def events(self, seat: int, letter: str) -> Iterator[Fact]:
        for kind, part in enumerate(self.box.parts.events):
            for copy in range(int(self.seen.of(HAND + kind, seat))):
                card = card_texts.event_card(part, bool(self.box.active))
                yield {"id": f"event-{letter}-{part.key}-{copy + 1}", "card": card}

    def offered(self, seat: int, letter: str) -> Iterator[Group]:
        """Two races of which a seat keeps one."""
        both = [int(self.seen.of(OFFERED + n, seat)) for n in range(2)]
        if not any(both):
            return
        group: Group = {
            "id": f"races-{letter}",
            "title": "{seat}’s races",
            "seat": letter,
            "private": letter,
            "rows": [],
        }
        if UNKNOWN in both:
            yield {**group, "sealed": called.count(sum(race != 0 for race in both), "race")}
            return
        for race in filter(None, both):
            part = self.box.parts.races[race - 1]
            group["rows"].append({"id": f"offered-{part.key}", "card": card_texts.race_card(part)})
        yield group

    def looked_at(self) -> Iterator[Group]:
        """Cards of decks of which the viewer knows where they lie."""
        if self.viewer is None:
            return
        box = self.box
        resistance, locations = box.parts.resistance, (*box.parts.locations, *box.parts.objectives)
        rows = [
            *self.known("On top of the Resistance deck", box.resistance_top, resistance),
            *self.known("At the bottom of the Resistance deck", box.resistance_bottom, resistance),
            *self.known("On top of the Location deck", box.location_top, locations),
        ]
        letter = SEAT_LETTERS[self.viewer]
        yield {"id": "known", "title": "What you know", "private": letter, "rows": rows}

    def known(self, key: str, at: int, parts: Sequence[Part]) -> Iterator[Fact]:
        """Cards in their places, the topmost first; those between that are not known are said so."""
        count = int(self.seen.at[at])
        kinds = [int(self.seen.at[at + 1 + 2 * place]) for place in range(count)]
        if all(kind == UNKNOWN for kind in kinds):
            return
        names = ["an unknown card" if kind == UNKNOWN else parts[kind].title for kind in kinds]
        yield {"id": f"known-{at}", "key": key, "value": [", then ".join(names)]}

    # -- cards in play, Humans, decks ----------------------------------------------------------------

    def in_play(self) -> Iterator[Group]:
        seen = self.seen
        rows: list[Fact] = []
        for kind, part in enumerate(self.box.parts.events):
            for owner in range(game_seats(seen) + 1):
                for copy in range(int(seen.in_play(kind, owner))):
                    whose = "" if owner == game_seats(seen) else f"of {SEAT_LETTERS[owner]}"
                    if kind == self.box.fog:
                        early = copy >= lasting(seen, owner)
                        ends = int(seen.at[ROUND] if early else seen.at[FOG_ENDS])
                        whose = f"until the end of round {ends}"
                    card = card_texts.event_card(part, bool(self.box.active), whose)
                    rows.append({"id": f"in-play-{part.key}-{owner}-{copy}", "card": card})
        yield {"id": "in-play", "title": "Cards in play", "rows": rows}

    def humans(self) -> Iterator[Group]:
        seen, box, at = self.seen, self.box, self.seen.at
        rows: list[Fact] = []
        rally = int(at[RALLY_NOW] + at[RALLY_NEXT])
        if rally:
            until = "next" if at[RALLY_NEXT] else "this"
            words = f"+{rally} Strength of all Resistance until the end of the {until} round"
            rally_card = called.titled(box, "unlikely-hero")
            rows.append({"id": "rally", "key": rally_card, "value": [words]})
        if at[FLARE_NEXT]:
            less = (
                f"{called.count(int(at[FLARE_NEXT]), 'Action Point')} less for everybody next round"
            )
            flare = called.titled(box, "solar-flare")
            rows.append({"id": "flare", "key": flare, "value": [less]})
        if box.active:
            circles = [str(n) for n in range(TRACK_END) if box.red_circles >> n & 1]
            dice = called.count(int(stage(seen)), "die", "dice")
            track: Fact = {
                "id": "track",
                "key": "Human Tech Track",
                "value": [f"{int(at[TRACK])} of {TRACK_END}"],
                "note": [
                    f"{dice} for a breakthrough; red circles at {called.listed(circles)}; "
                    f"at {TRACK_END} the Super Cannon is built"
                ],
            }
            rows.append(track)
            if at[DEPLOYMENTS]:
                due = called.count(int(at[DEPLOYMENTS]), "deployment")
                rows.append({"id": "deployments", "key": "Red circles", "value": [f"{due} due"]})
        for kind, part in enumerate(box.parts.tech):
            for copy in range(int(at[box.tech_in_play + kind])):
                card = card_texts.tech_card(part)
                rows.append({"id": f"tech-{part.key}-{copy + 1}", "card": card})
        pool = [
            f"{part.title} {int(at[box.counter_pool + kind])}"
            for kind, part in enumerate(box.parts.counters)
            if at[box.counter_pool + kind]
        ]
        rows.append(
            {
                "id": "counter-pool",
                "key": "Counters in the pool",
                "value": [", ".join(pool) or "none"],
            }
        )
        yield {"id": "humans", "title": "The Humans", "rows": rows}

    def decks(self) -> Group:
        at, box = self.seen.at, self.box
        decks = [
            ("Events", box.event_deck + box.events),
            ("Resistance", box.resistance_deck + box.resistance),
            ("Locations", box.location_deck + box.locations),
            ("Space Stuff", box.stuff_deck + box.stuff),
        ]
        if box.split:
            decks.append(("Resistance Events", box.red_deck + box.events))
        if box.active:
            decks.append(("Human Tech", box.tech_deck + box.tech))
        rows: list[Fact] = [
            {
                "id": f"deck-{name.lower().replace(' ', '-')}",
                "key": name,
                "value": [called.count(int(at[size]), "card")],
            }
            for name, size in decks
        ]
        return {"id": "decks", "title": "Decks", "rows": rows}

    def piles(self) -> Iterator[Group]:
        """Discard piles lie open."""
        box = self.box
        piles: list[tuple[str, int, Sequence[Part]]] = [
            ("Events", box.event_discards, box.parts.events),
            ("Resistance Events", box.red_discards, box.parts.events),
            ("Resistance", box.resistance_discards, box.parts.resistance),
            ("Space Stuff", box.stuff_discards, box.parts.stuff),
            ("Human Tech", box.tech_discards, box.parts.tech),
        ]
        rows = [row for name, pile, parts in piles for row in self.pile(name, int(pile), parts)]
        yield {"id": "piles", "title": "Discard piles", "rows": rows}

    def pile(self, name: str, pile: int, parts: Sequence[Part]) -> Iterator[Fact]:
        at = self.seen.at
        kinds = [int(at[pile + 1 + place]) for place in range(int(at[pile]))]
        if not kinds:
            return
        counted = Counter(parts[kind].title for kind in kinds)
        cards = [title if n == 1 else f"{title} {n}" for title, n in sorted(counted.items())]
        key = f"pile-{name.lower().replace(' ', '-')}"
        note: Words = [f"On top: {parts[kinds[-1]].title}"]
        yield {"id": key, "key": name, "value": [", ".join(cards)], "note": note}


def game_seats(seen: State) -> int:
    return int(seen.box.seats)
