"""Why not: every refusal by its rule, with a fact."""

from __future__ import annotations

from games.conquest_of_planet_earth.explained import (
    Game,
    asked,
    begun,
    figures_on_site_alone,
    hold,
    in_window,
    is_refused,
    own,
    race,
    said,
    under_way,
    until,
)
from landfall.core.game import CHANCE, OVER
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    B_SPACE,
    CARD,
    COMMANDS_LEFT,
    COUNTERS,
    F_HEROES,
    F_ROUND,
    FIRST,
    MARKER,
    POINTS,
    POOL,
    RESOLVED,
    SPACE_NUMBERS,
    STEP,
    TOKENS,
    USED_THIS_TURN,
    WHO,
    WON,
    A,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import (
    W_BEFORE,
)
from landfall.games.conquest_of_planet_earth.state import State, listed_too

# -- who is asked -------------------------------------------------------------------------------------


def test_another_seat_decides(two: Game, acting: State) -> None:
    is_refused(two, acting, "end", "turn.order", "A decides now", seat=1)


def test_something_else_is_asked(two: Game, acting: State) -> None:
    is_refused(two, acting, "stay", "turn.asked", "What will you do?")


def test_who_is_asked_in_a_window_is_a_secret(two: Game) -> None:
    position = in_window(two, W_BEFORE)
    others = [seat for seat in (0, 1) if seat not in two.actors(position)]
    for seat in others:
        assert said(two, position, "pass", seat).fact == "you are not asked now"


def test_chance_is_awaited(two: Game) -> None:
    position = two.start()
    told = two.explain(position, "end", 0)
    assert (told.refusal, told.fact[:6]) == ("turn.chance", "a card")
    assert two.explain(position, two.code("roll 1")).refusal == "turn.chance"


def test_the_game_is_over(two: Game, acting: State) -> None:
    position = acting.copy()
    position.at[WHO], position.at[ACTING], position.at[WON] = OVER, 0, 2
    assert two.explain(position, "end", 0).fact == "B has won"
    assert two.explain(position, "end", 1).fact == "you have won"


def test_no_such_action(two: Game, acting: State) -> None:
    told = two.explain(acting, 99999, 0)
    assert (told.refusal, told.fact) == ("code.unknown", "there is no action 99999 in this game")


# -- hands, tokens, points ----------------------------------------------------------------------------


def test_a_card_that_is_not_held(two: Game, acting: State) -> None:
    is_refused(two, acting, "play overdrive", "events.hand", "Overdrive is not in your hand")


def test_a_card_that_is_played_only_when_drawn(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "martial-law")
    is_refused(two, position, "play martial-law", "events.immediate", "Martial Law is played only")


def test_too_few_action_points(two: Game, acting: State) -> None:
    position = acting.copy()
    position.put(POINTS, 0, 1)
    is_refused(two, position, "menace", "action.points", "you have 1 Action Point and it costs 2")
    assert said(two, position, "menace").paid == {"points": 2}


def test_too_few_tokens(two: Game, acting: State) -> None:
    position = acting.copy()
    race(two, position, 0, "vento")
    position.put(TOKENS, 0, 1)
    is_refused(
        two, position, "use subject-legions", "tokens.price", "you have 1 Alien Menace Token"
    )
    assert said(two, position, "use subject-legions").paid == {"tokens": 2}
    position.put(POOL, 0, 0)
    assert said(two, position, "use subject-legions").also == ("land.pool",)


def test_space_stuff_that_is_not_there_or_face_down(two: Game, acting: State) -> None:
    position = acting.copy()
    for kind in range(int(two.ruleset.box.stuff)):
        position.put(two.ruleset.box.ready + kind, 0, 0)
        position.put(two.ruleset.box.down + kind, 0, 0)
    is_refused(two, position, "use cloaking-device", "space-stuff.yours", "no Cloaking Device")
    own(two, position, 0, "cloaking-device", down=True)
    is_refused(two, position, "use cloaking-device", "space-stuff.activate", "lies face down")


def test_a_power_of_another_race(two: Game, acting: State) -> None:
    text = "Subject Legions is a power of The Vento Star Empire; you play The Orzax"
    is_refused(two, acting, "use subject-legions", "powers.race", text)


def test_a_power_used_already(two: Game, acting: State) -> None:
    position = acting.copy()
    race(two, position, 0, "beetlemen")
    position.put(TOKENS, 0, 3)
    position.at[USED_THIS_TURN] = 1
    is_refused(two, position, "use shaman-pheromones", "powers.limit", "in this turn")


def test_a_card_for_another_moment(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "death-ray")
    is_refused(two, position, "play death-ray", "cards.when", "this is your Action Phase")


def test_the_mathematician(two: Game) -> None:
    position = in_window(two, W_BEFORE)
    seat = int(position.at[position.top() + 2])
    hold(two, position, seat, "death-ray")
    hero = two.ruleset.box.resistance_names.index("brilliant-mathematician")
    position.at[F_HEROES] = listed_too(0, hero)
    position.at[F_ROUND] = 1
    rule = "brilliant-mathematician.card"
    is_refused(two, position, "play death-ray", rule, "first Fight Round", seat=seat)


# -- choosing -----------------------------------------------------------------------------------------


def test_a_command_counter_set_aside(two: Game) -> None:
    position = asked(two, "round")
    position.put(COMMANDS_LEFT, 0, 32 + 1)
    is_refused(two, position, "choose 4", "command.set-aside", "your 4 is set aside")


def test_a_race_that_is_taken_and_one_that_is_not_offered() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative", choose_races=True)
    position = game.apply(game.start(), game.code("race trun"), 0)
    is_refused(game, position, "race trun", "races.taken", "The Trun is taken already")
    game = ConquestOfPlanetEarth(seats=2, draw_two_pick_one=True)
    position = game.start()
    for name in ("trun", "orzax", "vento", "fome"):
        position = game.apply(position, game.code(f"be {name}"))
    is_refused(game, position, "race fome", "races.offered", "you drew The Trun and The Orzax")


def test_a_card_that_is_not_looked_at(two: Game) -> None:
    position = asked(two, "telepathy")
    known = {two.text(code) for code in two.legal(position)}
    other = next(name for name in two.ruleset.box.resistance_names if f"under {name}" not in known)
    is_refused(two, position, f"under {other}", "decks.looked-at", "not among the cards")


# -- moving and landing -------------------------------------------------------------------------------


def test_moves(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    is_refused(two, position, "move n-1 n-2", "move.alien", "no saucer of yours is in")
    is_refused(two, position, "move living-slime n-2", "move.alien", "Living Slime is not yours")
    is_refused(two, position, "land saucer", "land.pool", "no saucer is in your Alien Pool")
    ally = int(box.ally_at) + 3 * box.ally_names.index("living-slime")
    position.at[ally], position.at[ally + 1] = 1, box.site(0)
    is_refused(two, position, "move living-slime s-4", "move.adjacent", "does not touch")
    already = "your Landing Site is where they are already"
    is_refused(two, position, "move living-slime n-c", "move.adjacent", already)
    is_refused(two, position, "land living-slime", "land.pool", "Living Slime is not in your")
    position.at[position.space(box.site(0)) + SPACE_NUMBERS + box.seats] = 4
    is_refused(two, position, "move n-c n-2", "move.ended", "no saucer of yours in your Landing")
    position.put(POINTS, 0, 0)
    assert said(two, position, "move n-c n-2").also == ("action.points",)
    position.at[ally + 2] = 1
    is_refused(two, position, "move living-slime n-1", "move.ended", "the move of Living Slime")


# -- Battles ------------------------------------------------------------------------------------------


def test_spaces_to_resolve(two: Game) -> None:
    position = asked(two, "battle-phase")
    seat = two.actor(position)
    spaces = two.ruleset.box.board.spaces
    free = next(n for n, _ in enumerate(spaces) if position.aliens(n, seat) == 0)
    is_refused(two, position, f"resolve {spaces[free]}", "battle.aliens", "you have no Alien in")
    legal = two.text(two.legal(position)[0]).split()[1]
    site = spaces[int(two.ruleset.box.site(seat))]
    position.at[position.space(two.ruleset.box.site(seat)) + SPACE_NUMBERS + seat] = 1
    for place in range(3):
        position.at[position.space(two.ruleset.box.site(seat)) + COUNTERS + place] = 0
    position.at[position.space(two.ruleset.box.site(seat)) + SPACE_NUMBERS + 1 - seat] = 0
    is_refused(two, position, f"resolve {site}", "battle.nothing", "nothing in your Landing Site")
    position.at[RESOLVED] |= 1 << spaces.index(legal)
    is_refused(two, position, f"resolve {legal}", "battle.once", "was resolved in this")


def test_which_rival_is_fought() -> None:
    game = ConquestOfPlanetEarth(seats=4)
    position = asked(game, "battle-phase")
    seat = game.actor(position)
    space = int(game.ruleset.box.site(seat))
    at = position.space(space) + SPACE_NUMBERS
    others = [other for other in range(4) if other != seat]
    for other in range(4):
        position.at[at + other] = 1
    position.at[at + others[2]] = 0
    position.at[RESOLVED] = 0
    position = game.apply(position, game.code(f"resolve {game.ruleset.box.board.spaces[space]}"))
    letters = "ABCD"
    is_refused(game, position, f"fight {letters[seat]}", "battle.rivals", "your own")
    gone = letters[others[2]]
    is_refused(game, position, f"fight {gone}", "battle.rivals", f"{gone} has no Aliens in")


def test_which_counter_is_fought_or_pushed() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    names = game.ruleset.box.counter_names
    position = asked(game, "battle-phase")
    seat = game.actor(position)
    space = int(game.ruleset.box.site(seat))
    at = position.space(space)
    position.at[at + SPACE_NUMBERS + seat] = 2
    position.at[at + COUNTERS] = names.index("infantry") + 1
    position.at[at + COUNTERS + 1] = names.index("tanks") + 1
    position.at[at + COUNTERS + 2] = 0
    position.at[RESOLVED] = 0
    position = game.apply(position, game.code(f"resolve {game.ruleset.box.board.spaces[space]}"))
    is_refused(game, position, "fight artillery", "counters.fought", "no Artillery Counter is in")

    def to_be_placed(position: State) -> bool:
        if game.actor(position) != CHANCE or under_way(game, position) != "place-counter":
            return False
        return bool(position.at[position.top() + STEP] == 1)

    position = until(game, to_be_placed)
    section = int(position.at[position.top() + A + 1])
    centre, outer = 7 * section, 7 * section + 1
    for place, name in enumerate(("infantry", "tanks")):
        position.at[position.space(centre) + COUNTERS + place] = names.index(name) + 1
        position.at[position.space(outer) + COUNTERS + place] = names.index(name) + 1
    for here in (centre, outer):
        position.at[position.space(here) + COUNTERS + 2] = 0
    position = game.apply(position, game.code("roll 1"))
    is_refused(game, position, "push artillery", "counters.push", "no Artillery Counter is in")


def test_where_aliens_escape_to(two: Game) -> None:
    def wanted(position: State) -> bool:
        if two.actor(position) < 0 or under_way(two, position) != "fight":
            return False
        near = two.ruleset.box.board.near[int(position.at[B_SPACE])]
        return len(near) >= 4

    position = until(two, wanted)
    seat = two.actor(position)
    box = two.ruleset.box
    space = int(position.at[B_SPACE])
    spaces = box.board.spaces
    far = next(n for n in range(int(box.spaces)) if not box.touches(space, n))
    is_refused(two, position, f"escape {spaces[far]}", "escape.where", "does not touch")
    near = next(
        n for n in box.board.near[space] if not position.is_site(n) and n % 7 and n != space
    )
    at = position.space(near)
    for number in range(int(box.row)):
        position.at[at + number] = 0
    text = f"escape {spaces[near]}"
    is_refused(two, position, text, "escape.where", "is an Empty Space without Aliens of yours")
    position.at[at + CARD] = box.location_names.index("town") + 1
    is_refused(two, position, text, "escape.where", "has Resistance 2")
    position.at[at + MARKER] = 2
    position.at[at + SPACE_NUMBERS + 1 - seat] = 1
    is_refused(two, position, text, "escape.where", "an enemy is in Town")
    position.at[at + SPACE_NUMBERS + 1 - seat] = 0
    assert said(two, position, text).legal


def test_an_alien_that_is_not_there_is_not_lost(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    ally = int(box.ally_at) + 3 * box.ally_names.index("living-slime")
    position.at[ally], position.at[ally + 1] = 1, box.site(0)
    position = begun(two, position, "lose", 0, 0, int(box.site(0)), 0)
    is_refused(two, position, "lose star-serpent", "fight.loss", "you have no Star Serpent in")


def test_the_captain_attacks_where_aliens_are() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    position = asked(game, "action")
    for space in (7, 8):
        position.at[position.space(space) + SPACE_NUMBERS] = 1
    for space in (9, 10, 11, 12, 13):
        for seat in (0, 1):
            position.at[position.space(space) + SPACE_NUMBERS + seat] = 0
    position = begun(game, position, "captain", int(position.at[FIRST]), 1, 0, 0)
    is_refused(game, position, "at n-3", "counters.captain", "no Aliens in")
    is_refused(game, position, "at obj-3", "counters.captain", "the Captain attacks A's section")


def test_whose_fight_it_is(two: Game) -> None:
    position = in_window(two, W_BEFORE, seat_fights=False)
    fighter = int(position.at[position.top() + 2])
    other = 1 - fighter
    position.at[ACTING] = 3
    hold(two, position, other, "death-ray")
    is_refused(two, position, "play death-ray", "cards.own-fight", "not in this", seat=other)
    hold(two, position, fighter, "call-in-the-army")
    rule = "cards.others-fight"
    is_refused(two, position, "play call-in-the-army", rule, "your own Fight", seat=fighter)


def test_a_partners_fight() -> None:
    game = ConquestOfPlanetEarth(seats=4, mode="team")
    position = in_window(game, W_BEFORE)
    fighter = int(position.at[position.top() + 2])
    partner = fighter ^ 1
    position.at[ACTING] = 15
    hold(game, position, partner, "call-in-the-army")
    letter = "ABCD"[fighter]
    text = f"it is the Fight of {letter}"
    is_refused(game, position, "play call-in-the-army", "team.partners", text, seat=partner)


def test_only_against_humans(two: Game, acting: State) -> None:
    box = two.ruleset.box
    position = figures_on_site_alone(two, acting)
    position.at[position.space(box.site(0)) + SPACE_NUMBERS + 1] = 1
    own(two, position, 0, "hypno-ray")
    hold(two, position, 0, "death-ray")
    position = begun(two, position, "alien-battle", 0, int(box.site(0)), 1, 0)
    is_refused(two, position, "use hypno-ray", "cards.humans", "against Aliens of B", seat=0)
