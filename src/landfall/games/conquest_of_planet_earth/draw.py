"""A position in plain text: eighty columns of words and numbers, good for pipes and for ears.

Every row names what its numbers are, so that it can be read aloud on its own. Spaces come by sections;
those that are Empty and where nobody is are told in one row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from landfall.core.game import CHANCE, HIDDEN, OVER, SEAT_LETTERS, SOMEONE
from landfall.core.phrases import listed
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.box import (
    AWAITED,
    CHOSEN,
    COMMANDS_LEFT,
    DEMOLISHED,
    DEPLOYMENTS,
    FOG_ENDS,
    NUMBER,
    PHASE,
    POINTS,
    POOL,
    RALLY_NEXT,
    RALLY_NOW,
    ROUND,
    SETTING_UP,
    TIPPED,
    TRACK,
    UNKNOWN,
)
from landfall.games.conquest_of_planet_earth.fight_seen import battle_seen, fight_seen
from landfall.games.conquest_of_planet_earth.names import (
    COMMANDS,
    SAUCERS,
    SPACES_OF_A_SECTION,
    TRACK_END,
)
from landfall.games.conquest_of_planet_earth.options import FLAGS, MODE_TITLES, SHEETS
from landfall.games.conquest_of_planet_earth.part import Part
from landfall.games.conquest_of_planet_earth.position import tongue_of
from landfall.games.conquest_of_planet_earth.position.battle_entries import write_waiting
from landfall.games.conquest_of_planet_earth.position.card_entries import (
    decks,
    in_places,
    write_discards,
    write_in_play,
    write_tech,
)
from landfall.games.conquest_of_planet_earth.position.named import HUMANS
from landfall.games.conquest_of_planet_earth.position.seat_entries import several, write_hand
from landfall.games.conquest_of_planet_earth.position.table_entries import AWAITS, PHASES
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.views import asked_about
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal, stage

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

COLUMNS: Final = 80
NARROWEST: Final = 12

DECK_TITLES: Final = {
    "events": "Events",
    "resistance-events": "Resistance Events",
    "resistance": "Resistance",
    "locations": "Locations",
    "space-stuff": "Space Stuff",
    "human-tech": "Human Tech",
}
IN_A_HAND: Final = "hidden"

QUESTIONS: Final = {
    "round": "the Command Phase",
    "set-up": "which race to play",
    "action": "what to spend Action Points on",
    "turn": "which Event to discard, if any",
    "battle-phase": "which Space to resolve next",
    "resolve-space": "what to do in this Space",
    "battle": "whom to fight, or whether to stay",
    "alien-battle": "whether to stay, or what becomes of the marker",
    "fight": "whether to stay",
    "captain": "where the Captain attacks next",
    "place-counter": "which Counter is pushed to the centre",
    "draw-events": "which Event is played at once first",
    "each-gives-up": "what to give up",
    "play": "what it is aimed at",
    "strike": "what the missile hits",
    "lose": "which Alien is lost",
    "people-rise": "which marker goes",
    "probing": "where the cards go that were looked at",
    "scouting": "where the cards go that were looked at",
    "telepathy": "where the cards go that were looked at",
    "command": "answers to the Command numbers",
    "cancel": "whether a card is canceled",
    "step": "answers to a step",
    "explored": "answers to what was explored",
    "hero": "answers to a Hero",
    "drawn": "answers to the Resistance that was drawn",
    "before-dice": "what is played before the dice",
    "after-dice": "what is played after the dice",
    "destroyed": "whether an Alien is saved",
    "shield": "whether an Alien is shielded",
    "battle-won": "what is played for a Battle won",
    "fight-won": "what is used for a Fight won",
    "start": "what is used as the turn starts",
    "probe": "whether to look at the next Resistance",
    "control": "whether to control the Resistance",
}
"""What is asked in each procedure, and in each kind of window."""


def draw(game: ConquestOfPlanetEarth, state: State) -> str:
    """The whole table, and last whose turn it is and what is asked."""
    parts = [
        folded("Conquest of Planet Earth, ", played_with(game)),
        ["SEATS", *seat_rows(game, state)],
        *section_parts(game, state),
        ["HUMANS", *human_rows(game, state)],
        ["IN PLAY", *in_play_rows(game, state)],
        ["DECKS", *deck_rows(game, state)],
        ["BATTLE", *battle_rows(game, state)],
        [*turn_rows(game, state), asked_row(game, state)],
    ]
    return (
        "\n\n".join("\n".join(rows) for rows in parts if rows[1:] or not rows[0].isupper()) + "\n"
    )


def played_with(game: ConquestOfPlanetEarth) -> Iterator[str]:
    """The mode and what else was chosen."""
    yield MODE_TITLES[game.mode].lower()
    yield count(game.seats, "seat")
    if game.sheet != "standard":
        yield SHEETS[game.sheet].lower()
    yield from (FLAGS[name].title.lower() for name in game.flags)


# -- words ------------------------------------------------------------------------------------------


def folded(lead: str, parts: Iterable[str], between: str = ", ") -> list[str]:
    """Lines of at most eighty columns that never part a name; they go on under their beginning."""
    whole = [part.replace(" ", "\0") for part in parts]
    room = max(NARROWEST, COLUMNS - len(lead))
    lines = wrap(between.join(whole), room, break_long_words=False, break_on_hyphens=False)
    indent = " " * len(lead)
    rows = [lead + (lines or [""])[0], *(indent + line for line in lines[1:])]
    return [line.replace("\0", " ").rstrip() for line in rows]


def count(number: int, noun: str, many: str = "") -> str:
    """`1 saucer`, `2 saucers`."""
    return f"{number} {noun if number == 1 else many or f'{noun}s'}"


def titles(parts: Iterable[Part]) -> dict[str, str]:
    return {part.key: part.title for part in parts} | {HIDDEN: IN_A_HAND}


def counted(names: Sequence[str], titled: dict[str, str]) -> list[str]:
    """Titles, each once: `2 Death Ray`."""
    copies = {name: names.count(name) for name in names}
    return [titled[name] if n == 1 else f"{n} {titled[name]}" for name, n in copies.items()]


# -- the seats ----------------------------------------------------------------------------------------


def seat_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    box, parts = state.box, state.box.parts
    kinds = range(int(box.stuff))
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        mark = ">" if seat == state.turn else " "
        race = int(state.race(seat))
        title = parts.races[race].title if race >= 0 else "no race yet"
        pool = [box.ally_names[n] for n in range(int(box.allies)) if state.ally_is(n, seat, -1)]
        facts = [
            title,
            f"{state.terror(seat)} Terror",
            count(int(state.tokens(seat)), "token"),
            f"Action Points {state.of(POINTS, seat)}",
            f"Command {state.of(NUMBER, seat) or '-'}",
            f"pool {state.of(POOL, seat)} of {SAUCERS}",
            count(int(state.hand_size(seat)), "card"),
        ]
        yield from folded(f"{mark} {letter}  ", facts)
        if box.commands:
            left = [COMMANDS[n] for n in range(6) if state.of(COMMANDS_LEFT, seat) >> n & 1]
            yield from folded("     Command Counters: ", [*left, *laid_down(state, seat)])
        if hand := write_hand(state, seat):
            yield from folded("     hand: ", counted(hand, titles(parts.events)))
        ready = several(box.stuff_names, [int(state.ready(seat, n)) for n in kinds])
        down = several(box.stuff_names, [int(state.of(box.down + n, seat)) for n in kinds])
        stuffs = titles(parts.stuff)
        cards = [*counted(ready, stuffs), *(f"{one} (face down)" for one in counted(down, stuffs))]
        if cards:
            yield from folded("     Space Stuff: ", cards)
        if pool:
            yield from folded("     Allies in the pool: ", [stuffs[name] for name in pool])


def laid_down(state: State, seat: int) -> Iterator[str]:
    """The Command Counter that a seat has laid, in the Command Phase."""
    chosen = int(state.of(CHOSEN, seat))
    if PHASES[int(state.at[PHASE])] == "command" and chosen:
        yield "laid one face down" if chosen == UNKNOWN else f"laid {COMMANDS[chosen - 1]}"


# -- the board ----------------------------------------------------------------------------------------


def section_parts(game: ConquestOfPlanetEarth, state: State) -> Iterator[list[str]]:
    board = state.box.board
    for number, name in enumerate(board.sections):
        rows, bare = [], []
        for place in range(SPACES_OF_A_SECTION):
            space = SPACES_OF_A_SECTION * number + place
            facts = [*space_facts(game, state, space)]
            if facts == ["Empty"]:
                bare.append(board.spaces[space])
            else:
                rows += folded(f"  {board.spaces[space]:<6} ", facts, "; ")
        if bare:
            rows += folded("  Empty  ", bare)
        heading = called.section_heading(number).upper()
        yield [f"{heading} ({name}-1 is {called.section_letter(number)}1)", *rows]


def space_facts(game: ConquestOfPlanetEarth, state: State, space: int) -> Iterator[str]:
    """What a Space is, what lies there, who is there."""
    box = state.box
    location = int(state.location(space))
    if state.is_site(space):
        yield "Landing Site"
    elif location < 0:
        yield "Empty"
    else:
        yield from location_facts(state, space, location)
    if state.counters_at(space):
        kinds = [int(state.counter(space, n)) for n in range(int(state.counters_at(space)))]
        named = [f"{box.parts.counters[k].title} {box.counter_strength[k]}" for k in kinds]
        yield f"Counters: {', '.join(named)}"
    stuffs = titles(box.parts.stuff)
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        saucers, stopped = int(state.saucers(space, seat)), int(state.stopped(space, seat))
        there = [count(saucers, "saucer") + f" ({stopped} stopped)" * bool(stopped)] * bool(saucers)
        for ally, name in enumerate(box.ally_names):
            if state.ally_is(ally, seat, space):
                there.append(stuffs[name] + " (stopped)" * bool(state.ally_stopped(ally)))
        if there:
            yield f"{letter}: {', '.join(there)}"


def location_facts(state: State, space: int, location: int) -> Iterator[str]:
    box = state.box
    title = (*box.parts.locations, *box.parts.objectives)[location].title
    if state.at[state.space(space) + DEMOLISHED]:
        yield f"{title}, Demolished"
        return
    owner = int(state.marker(space))
    value = f"Resistance {state.resistance(space)}, Population {state.population(space)}"
    yield f"{title}, {value}"
    if owner >= 0:
        yield f"conquered by {SEAT_LETTERS[owner]}"
    if tipped := int(state.at[state.space(space) + TIPPED]):
        yield f"{count(tipped, 'Fight')} more in the next Battle"


# -- the Humans, cards --------------------------------------------------------------------------------


def human_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    """The Human Tech Track, Human Tech, what rallies the Resistance, what waits."""
    if state.box.active:
        circles = [str(n) for n in range(TRACK_END) if state.box.red_circles >> n & 1]
        yield f"  Human Tech Track: {state.at[TRACK]} of {TRACK_END}, stage {stage(state)}"
        yield f"  Red circles at {listed(circles)}"
        if state.at[DEPLOYMENTS]:
            yield f"  Red circles to deploy for: {state.at[DEPLOYMENTS]}"
    if tech := write_tech(state):
        yield from folded("  Human Tech: ", counted(tech, titles(state.box.parts.tech)))
    if rally := int(state.at[RALLY_NOW] + state.at[RALLY_NEXT]):
        yield f"  All Resistance has {rally} more Strength"
    for waiting in write_waiting(tongue_of(game), state):
        if "captain" in waiting:
            section = called.section(state.box.board.sections.index(waiting["captain"]))
            yield f"  {called.captain(state.box)} is about to attack {section}"
        else:
            title = titles(state.box.parts.counters)[waiting["counter"]]
            yield f"  A Fight waits: {title} in {waiting['space']}"


def in_play_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    named = titles(state.box.parts.events)
    for event, owners in write_in_play(tongue_of(game), state).items():
        whose = listed(["the Humans" if owner == HUMANS else owner for owner in owners])
        yield f"  {named[event]}: of {whose}"
    if state.at[FOG_ENDS] and state.all_in_play(state.box.fog):
        yield f"  {named['thick-fog']} lifts after round {state.at[FOG_ENDS]}"


def deck_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    discards = write_discards(state)
    for name, deck in decks(state.box).items():
        if name not in DECK_TITLES or not sum(deck.copies):
            continue
        size = count(int(state.at[deck.at + len(deck.kinds)]), "card")
        thrown = discards.get(name, [])
        last = f", discards {len(thrown)}" if thrown else ""
        yield f"  {DECK_TITLES[name]}: {size}{last}"
        for lead, places in (("on top", deck.top), ("at the bottom", deck.bottom)):
            if places and state.at[places]:
                yield from folded(f"     {lead}: ", known_cards(game, state, name, places))


def known_cards(game: ConquestOfPlanetEarth, state: State, name: str, places: int) -> Iterator[str]:
    parts = state.box.parts
    kinds: Sequence[Part] = parts.resistance
    if name == "locations":
        kinds = (*parts.locations, *parts.objectives)
    for card, seats in in_places(state, places):
        who = [letter for n, letter in enumerate(SEAT_LETTERS[: game.seats]) if seats >> n & 1]
        title = "a card" if card == UNKNOWN else kinds[card].title
        yield f"{title} (known to {listed(who, 'nobody')})"


# -- the Battle ---------------------------------------------------------------------------------------


def battle_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    battle, fight = battle_seen(state), fight_seen(state)
    if battle is None or fight is None:
        return
    enemy = {"aliens": battle["rival"], "captain": called.captain(state.box)}.get(battle["against"])
    yield f"  {battle['seat']} in {battle['space']} against {enemy or 'the Humans'}"
    if battle["needs"]:
        yield f"  Fights won: {battle['won']} of {battle['needs']}"
    yield from folded("  Resistance: ", resistance_of(state, fight))
    if fight["round"]:
        yield from round_rows(battle, fight)


def resistance_of(state: State, fight: dict[str, Any]) -> list[str]:
    named = titles(state.box.parts.resistance)
    heroes = [f"{named[hero]} (Hero)" for hero in fight["heroes"]]
    if fight["counter"]:
        heroes.append(f"{titles(state.box.parts.counters)[fight['counter']]} (Counter)")
    if fight["full"]:
        heroes.append(named[fight["full"]])
    skin = [fight["skin"]] if fight["skin"] else []
    return [*heroes, *skin, *fight["abilities"]] or ["none turned up"]


def round_rows(battle: dict[str, Any], fight: dict[str, Any]) -> Iterator[str]:
    """Totals, dice, and who is ahead or how likely each is to win."""
    yield f"  Fight Round {fight['round']}"
    for side, who in (("own", battle["seat"]), ("enemy", battle["rival"] or "Humans")):
        dice = ", ".join(map(str, fight["dice"][side])) or "not rolled"
        total = fight["totals"][side] if fight["dice"][side] else fight["strength"][side]
        crush = f", crushing from {fight['crushing'][side]}"
        yield f"    {who}: Strength {fight['strength'][side]}, dice {dice}, total {total}{crush}"
    if fight["leads"] == "nobody":
        yield "    As the dice lie it is a Tie"
    elif fight["leads"]:
        ahead = battle["seat"] if fight["leads"] == "own" else battle["rival"] or "the Humans"
        yield f"    As the dice lie the round goes to {ahead}"
    elif fight["chances"]:
        chances = {side: f"{100 * chance:.0f} %" for side, chance in fight["chances"].items()}
        yield (
            f"    Chances: win {chances['own']}, Tie {chances['nobody']}, lose {chances['enemy']}"
        )


# -- the turn -----------------------------------------------------------------------------------------


def turn_rows(game: ConquestOfPlanetEarth, state: State) -> Iterator[str]:
    if state.at[PHASE] == SETTING_UP:
        yield "Set-up"
        return
    whose = f", turn of {SEAT_LETTERS[int(state.turn)]}" if state.turn >= 0 else ""
    phase = PHASES[int(state.at[PHASE])].capitalize()
    yield (
        f"Round {state.at[ROUND]}, {phase} Phase{whose}; First Player "
        f"{SEAT_LETTERS[int(state.first)]}; {goal(state)} Terror Points win"
    )
    if state.box.together:
        yield f"Together: {points_towards_goal(state, 0)} Terror Points"
    elif state.box.in_teams:
        north, south = (points_towards_goal(state, seat) for seat in (0, 2))
        yield f"Together: A and B {north}, C and D {south} Terror Points"


def asked_row(game: ConquestOfPlanetEarth, state: State) -> str:
    outcome = game.outcome(state)
    if state.who == OVER and outcome is not None:
        if outcome.lost:
            return f"The game is over: {outcome.reason}, and everybody has lost."
        winners = [SEAT_LETTERS[seat] for seat in outcome.winners]
        win = "wins" if len(winners) == 1 else "win"
        return (
            f"The game is over: {listed(winners)} {win} with {max(outcome.scores)} Terror Points."
        )
    asked = asked_about(game, state)
    if state.who == CHANCE:
        awaited = AWAITS[int(state.at[AWAITED]) - 1].replace("-", " ")
        return f"Chance is awaited: {awaited} ({asked.replace('-', ' ')})."
    about = QUESTIONS.get(asked, asked)
    if state.who == SOMEONE:
        return f"Answers are being gathered: {about}."
    return f"{listed([SEAT_LETTERS[seat] for seat in game.actors(state)])} to decide: {about}."
