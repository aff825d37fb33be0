"""Agendas: what is dealt, who sees what, and what holds in every game with them."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from agenda_canaries import BIRDS
from agenda_editions import WITH_AGENDAS, WITH_CANARIES, WITH_EVERYTHING, with_agendas
from landfall.core.errors import PositionError
from landfall.core.game import CHANCE, HIDDEN, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import seen_step
from landfall.games.alien_frontiers import change as kinds
from landfall.games.alien_frontiers import story, table
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    deck_count,
    face_down_count,
    revealed_count,
)
from landfall.games.alien_frontiers.asks import AGENDA_FORETOLD
from landfall.games.alien_frontiers.change import Change
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank, Thinker
from random_play import walk

OF_AGENDAS = {kinds.AgendaGot, kinds.AgendaShed, kinds.AgendaRevealed, kinds.AgendasShuffled}
OF_THE_ORACLE = {kinds.AgendaShown, kinds.AgendaFulfilled, kinds.AgendaFaded}


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers(WITH_CANARIES.name, seats=3)


def set_up(game: AlienFrontiers, seed: str) -> tuple[State, list[str]]:
    """The first turn, and what was done until then."""
    done: list[str] = []
    for position, code in walk(game, seed):
        if position.turns:
            return position, done
        done.append(game.text(code))
    raise AssertionError("no turn has begun")


# -- the set-up ---------------------------------------------------------------------------------------


def test_set_14_agendas_are_dealt_after_the_draft_and_before_the_belt() -> None:
    game = AlienFrontiers(WITH_EVERYTHING.name, seats=2)
    verbs = list(dict.fromkeys(text.split()[0] for text in set_up(game, "order")[1]))
    assert verbs == ["first", "draw", "board", "choose", "agenda", "asteroid"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_agendas_are_dealt_to_each_in_turn_order(seats: int) -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=seats)
    dealt: list[int] = []
    for position, code in walk(game, "deal", seats):
        if position.turns:
            break
        if game.text(code).startswith("agenda"):
            dealt.append((int(position.seat) - int(position.first)) % seats)
    assert dealt == [*range(seats)] * 2
    assert all(face_down_count(position, seat) == 2 for seat in range(seats))
    assert deck_count(position) == len(BIRDS) - 2 * seats


# -- who sees what ------------------------------------------------------------------------------------


def positions(game: AlienFrontiers, seed: str, every: int = 40) -> Iterator[State]:
    for number, (position, _) in enumerate(walk(game, seed)):
        if number % every == 0:
            yield position


def test_age_13_others_see_how_many_agendas_there_are_and_not_which(game: AlienFrontiers) -> None:
    for position in positions(game, "counts"):
        whole = game.to_dict(position)
        for viewer in (0, 1, 2, None):
            seen = game.to_dict(game.observe(position, viewer))
            for seat, letter in enumerate("ABC"):
                shown = whole.get("agenda-memory", {}).get("discards", [])
                for pile, known in (("agendas", []), ("agenda-discards", shown)):
                    truth, told = whole["seats"][letter][pile], seen["seats"][letter][pile]
                    here = [name for name in truth if name in known]
                    blank = here + [HIDDEN] * (len(truth) - len(here))
                    assert told == (truth if seat == viewer else blank)
                assert seen["seats"][letter]["revealed"] == whole["seats"][letter]["revealed"]


def test_the_deck_a_seat_sees_is_all_that_it_cannot_place(game: AlienFrontiers) -> None:
    for position in positions(game, "deck"):
        for viewer in (0, 1, 2, None):
            seen = game.to_dict(game.observe(position, viewer))
            entries = seen["seats"].values()
            open_to_all = {
                name for entry in entries for name in (*entry["revealed"], *entry["foretold"])
            }
            open_to_all |= {name for entry in entries for name in entry["prophecy"]}
            placed = open_to_all | {*seen.get("agenda-memory", {}).get("discards", [])}
            if viewer is not None:
                own = seen["seats"]["ABC"[viewer]]
                placed |= {*own["agendas"], *own["agenda-discards"]}
            assert {*seen["agenda-deck"]} == {*BIRDS} - placed
            assert deck_count(game.observe(position, viewer)) == deck_count(position)


def test_an_observation_can_be_stored(game: AlienFrontiers) -> None:
    for position in positions(game, "stored", 60):
        for viewer in (1, None):
            seen = game.observe(position, viewer)
            assert game.from_dict(json.loads(json.dumps(game.to_dict(seen)))) == seen


def test_what_is_imagined_is_any_deal_that_looks_the_same(game: AlienFrontiers) -> None:
    position, _ = set_up(game, "imagined")
    seen, rng = game.observe(position, 0), Rng("worlds")
    met: Counter[str] = Counter()
    for _ in range(400):
        whole = game.imagine(seen, 0, rng)
        assert game.observe(whole, 0) == seen
        entries = game.to_dict(whole)["seats"]
        assert HIDDEN not in entries["B"]["agendas"]
        met.update(entries["B"]["agendas"])
    unplaced = {*BIRDS} - {*game.to_dict(position)["seats"]["A"]["agendas"]}
    assert {*met} == unplaced
    assert max(met.values()) < 3 * min(met.values())


# -- a deck made of the discards ----------------------------------------------------------------------

THROWN = {"A": list(BIRDS[:2]), "B": list(BIRDS[2:4])}
HELD = {"A": [BIRDS[4]], "B": list(BIRDS[5:7]), "C": [BIRDS[7]]}


def reshuffled(game: AlienFrontiers, *draws: str) -> State:
    """The deck was empty, and A has a pair to draw with: the discards of A and B are shuffled."""
    seats = {
        letter: {"agendas": HELD[letter], "agenda-discards": THROWN.get(letter, [])}
        for letter in "ABC"
    }
    table = {"dice": [3, 3, 5], "seats": seats, "agenda-deck": []}
    position = game.from_dict(table)
    for text in ("dock orbital-market 3 3", "pair agendas", *draws):
        position = game.apply(position, game.code(text))
    return position


def hands(game: AlienFrontiers, seen: State, viewer: int | None, letter: str) -> Counter[str]:
    """What a seat may hold or have discarded, as the viewer imagines it."""
    rng, met = Rng("hands", letter), Counter[str]()
    for _ in range(300):
        whole = game.imagine(seen, viewer, rng)
        assert game.observe(whole, viewer) == seen
        entry = game.to_dict(whole)["seats"][letter]
        met.update({*entry["agendas"], *entry["agenda-discards"]})
    return met


def test_age_14_players_keep_what_they_know_of_the_discards(game: AlienFrontiers) -> None:
    """R-AGE-14, R-DECK-3: what A discarded lies in the deck, and with nobody who has not drawn."""
    position = reshuffled(game)
    assert {*game.to_dict(position)["agenda-deck"]} == {*THROWN["A"], *THROWN["B"]}
    elsewhere = {*THROWN["B"], *HELD["B"], *HELD["C"]}
    for letter in "BC":
        assert {*hands(game, game.observe(position, 0), 0, letter)} == elsewhere
    assert {*hands(game, game.observe(position, 1), 1, "C")} == {
        *(THROWN["A"] + HELD["A"] + HELD["C"])
    }


def test_age_14_nobody_knows_more_than_that(game: AlienFrontiers) -> None:
    """Somebody who has discarded nothing, and an onlooker, cannot place any of them."""
    position = reshuffled(game)
    every = {*THROWN["A"], *THROWN["B"], *HELD["A"], *HELD["B"]}
    assert {*hands(game, game.observe(position, 2), 2, "B")} == every
    assert {*hands(game, game.observe(position, None), None, "B")} == every | {*HELD["C"]}
    seen = game.to_dict(game.observe(position, 2))
    assert "agenda-memory" not in seen
    assert game.to_dict(game.observe(position, 0))["agenda-memory"] == {
        "A": {"shuffled": THROWN["A"]}
    }


def test_age_14_who_draws_may_get_them(game: AlienFrontiers) -> None:
    """A has drawn two: B's discards may be there now, and still not with C."""
    position = reshuffled(game, f"agenda {THROWN['A'][0]}", f"agenda {THROWN['B'][0]}")
    met = hands(game, game.observe(position, 1), 1, "A")
    assert {*met} >= {*THROWN["A"], *THROWN["B"]}
    assert {*hands(game, game.observe(position, 1), 1, "C")}.isdisjoint(THROWN["B"])
    met = hands(game, game.observe(reshuffled(game), 1), 1, "A")
    assert {*met}.isdisjoint(THROWN["B"])


def test_what_an_oracle_showed_is_known_among_the_discards(game: AlienFrontiers) -> None:
    """R-AGE-14: everybody has seen it, in the discards and then in the deck made of them."""
    own = {"cards": ["oracle-engine"], "prophecy": [BIRDS[3]], "ships": 3, "bay": 3}
    data = {"turn": "A", "seats": {"A": own, "B": {}, "C": {"agendas": list(BIRDS[4:6])}}}
    position = game.apply(game.from_dict(data), game.code("end"))
    for viewer in (1, 2, None):
        seen = game.to_dict(game.observe(position, viewer))
        assert seen["seats"]["A"]["agenda-discards"] == [BIRDS[3]]
        assert BIRDS[3] not in seen["agenda-deck"]


def test_draws_and_discards_are_told_to_their_seat_alone(game: AlienFrontiers) -> None:
    told: Counter[str] = Counter()
    for position, code in walk(game, "told"):
        verb = game.text(code).split()[0] if code >= 0 else ""
        if verb not in ("agenda", "shed"):
            continue
        told[verb] += 1
        actor, holder = game.actor(position), int(position.seat)
        foretold = verb == "agenda" and position.asked_b() == AGENDA_FORETOLD
        for viewer in (0, 1, 2, None):
            act = game.seen(position, code, actor, viewer)
            own = (actor, game.text(code), code)
            hidden = (actor, f"{verb} {HIDDEN}", -1)
            assert act == (own if viewer == holder or foretold else hidden)
    assert {*told} == {"agenda", "shed"}


def test_a_game_without_agendas_hides_nothing() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    assert game.lies_open
    position = game.start()
    assert game.observe(position, 0) == position


# -- position files -----------------------------------------------------------------------------------


def wrong(data: dict[str, Any]) -> str:
    game = AlienFrontiers(WITH_AGENDAS.name, seats=2)
    with pytest.raises(PositionError) as error:
        game.from_dict(data)
    return str(error.value)


def test_an_agenda_lies_in_one_place() -> None:
    seats = {"A": {"agendas": ["curator"]}, "B": {"revealed": ["curator"]}}
    assert wrong({"seats": seats}).startswith("seats.B.revealed.1: curator lies elsewhere")


def test_nobody_has_too_many_agendas_without_being_asked() -> None:
    hand = {"revealed": ["?"]}
    assert "is unknown here" in wrong({"seats": {"A": hand}})
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    four = {"seats": {"A": {"agendas": list(BIRDS[:4])}}}
    with pytest.raises(PositionError, match="1 too many"):
        game.from_dict(four)
    asked = game.from_dict({**four, "pending": [{"asks": "shed"}]})
    assert [game.text(code) for code in game.legal(asked)] == [f"shed {bird}" for bird in BIRDS[:4]]


def test_a_game_without_agendas_has_no_place_for_them() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    for data in ({"agenda-deck": ["curator"]}, {"seats": {"A": {"agendas": ["curator"]}}}):
        with pytest.raises(PositionError, match="no Agendas"):
            game.from_dict(data)


# -- what is told -------------------------------------------------------------------------------------

HAND = {"fuel": 2, "agendas": ["canary-amber", "canary-plum"]}
THEIRS = {"agendas": ["canary-navy"], "revealed": ["canary-lime"], "ships": 3, "bay": 3}


@pytest.fixture
def position(game: AlienFrontiers) -> State:
    return game.from_dict({"dice": [3, 3, 5], "seats": {"A": HAND, "B": THEIRS}})


def heard(game: AlienFrontiers, position: State, viewer: int | None, *texts: str) -> str:
    """These actions and outcomes as one sentence, as the viewer hears it."""
    steps: list[SeenStep] = []
    for text in texts:
        code, actor = game.code(text), game.actor(position)
        after = game.apply(position, code)
        steps.append(seen_step(game, position, code, after, viewer, actor))
        position = after
    assert all(story.joins(game, one, other) for one, other in pairwise(steps))
    return story.tell(game, steps, ("Ann", "Bob", "Cy"), viewer)


def test_a_reveal_is_told_to_all(game: AlienFrontiers, position: State) -> None:
    reveal = "reveal canary-amber"
    told = "reveals the Agenda Canary Amber. Ann has 1 point."
    assert heard(game, position, 1, reveal) == f"Ann {told}"
    own = "You reveal the Agenda Canary Amber. You have 1 point."
    assert heard(game, position, 0, reveal) == own


def test_a_draw_is_told_with_names_to_who_draws_alone(
    game: AlienFrontiers, position: State
) -> None:
    docked = game.apply(position, game.code("dock orbital-market 3 3"))
    draws = ("pair agendas", "agenda canary-blue", "agenda canary-ebony")
    own = "You use the pair for Agendas and draw the Agendas Canary Blue and Canary Ebony."
    assert heard(game, docked, 0, *draws) == own
    for viewer in (1, None):
        told = "Ann uses the pair for Agendas and draws 2 Agendas."
        assert heard(game, docked, viewer, *draws) == told
    for draw in draws:
        docked = game.apply(docked, game.code(draw))
    assert heard(game, docked, 0, "shed canary-plum") == "You discard the Agenda Canary Plum."
    assert heard(game, docked, 2, "shed canary-plum") == "Ann discards an Agenda."


def test_the_end_tells_what_every_seat_reveals() -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    own = {"ore": 3, "colonies": {"lem-badlands": 3, "heinlein-plains": 4}, **HAND}
    data = {"dice": [2, 2, 2], "seats": {"A": own, "B": {**THEIRS, "ore": 1}}}
    last = game.apply(game.from_dict(data), game.code("dock colony-constructor 2 2 2"))
    told = heard(game, last, None, "land lem-badlands")
    assert "Ann reveals the Agenda Canary Amber. Bob reveals the Agenda Canary Navy." in told
    before = game.explain(game.observe(last, 0), "land lem-badlands", 0)
    assert "Canary Navy" not in str(before)
    assert "Canary Amber" in str(before)


def test_whoever_asks_is_told_why_and_why_not(game: AlienFrontiers, position: State) -> None:
    why = game.explain(position, "reveal canary-amber", 0)
    assert why.gain == "the Agenda Canary Amber, revealed; 1 point"
    assert why.rules[:1] == ("agendas.met",)
    assert "agendas.point" in why.rules
    unmet = game.explain(position, "reveal canary-plum", 0)
    assert (unmet.refusal, unmet.reason) == ("agendas.met", "its objective is not met")
    strange = game.explain(position, "reveal canary-navy", 0)
    assert strange.fact.endswith("what does: Canary Amber and Canary Plum")
    assert strange.also == ("agendas.met",)


def test_the_plain_table_has_own_agendas_in_a_group_of_their_own(
    game: AlienFrontiers, position: State
) -> None:
    groups = {group["id"]: group for group in table.position(game, game.observe(position, 0), 0)}
    own = groups["agendas"]
    assert own["private"] == "A"
    assert "sealed" not in own  # which would hide them from their holder, too
    states = [row["card"]["state"] for row in own["rows"]]
    assert states == ["can be revealed", "face down"]
    assert "canary" not in json.dumps([groups["seat-A"], groups["seat-C"]])
    rows = {row["id"]: row for row in groups["seat-B"]["rows"]}
    assert rows["B-agendas"]["value"] == ["1 face down, 1 revealed"]
    assert rows["B-canary-lime"]["card"]["state"] == "revealed"
    onlooker = table.position(game, game.observe(position, None), None)
    assert "agendas" not in [group["id"] for group in onlooker]


def test_a_prompt_with_agendas_is_covered_but_no_secret_choice(
    game: AlienFrontiers, position: State
) -> None:
    asked = table.prompt(game, game.observe(position, 0), 0)
    assert asked["covered"]
    assert "secret" not in asked
    reveal = next(one for one in asked["options"] if one["action"] == "reveal canary-amber")
    assert reveal["gain"] == [{"unit": "vp", "n": 1}]
    assert reveal["final"] == ["Everybody sees it, so this cannot be undone."]
    assert reveal["target"] == ["A-canary-amber"]
    refused = [one for one in asked["not"] if "canary" in one["action"]]
    assert [one["action"] for one in refused] == ["reveal canary-plum"]


def test_the_result_counts_agendas_and_lets_them_break_ties() -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    landed = {"colonies": {"lem-badlands": 4, "heinlein-plains": 4}}
    theirs = {"colonies": {"asimov-crater": 3, "herbert-valley": 3}, "ships": 3, "bay": 3}
    theirs["revealed"] = list(BIRDS[:2])
    over = game.from_dict({"phase": "over", "seats": {"A": landed, "B": theirs}})
    result = table.result(game, over)
    assert result is not None
    assert result["columns"][3] == "Agendas"
    assert [row["parts"][3] for row in result["rows"]] == [2, 0]
    assert "revealed Agendas decide" in json.dumps(result["tie"])
    assert "B with more revealed Agendas (2 to 0)" in story.ending(game, over)


def test_every_change_of_agendas_is_met() -> None:
    game, met = AlienFrontiers(WITH_CANARIES.name, seats=4), set[type[Change]]()
    for seed in range(12):
        for (before, _), (after, _) in pairwise(walk(game, "changes", seed)):
            met |= {type(change) for change in changes(game.ruleset, before, after)}
        if met >= OF_AGENDAS | OF_THE_ORACLE:
            break
    assert met >= OF_AGENDAS | OF_THE_ORACLE


def test_rows_for_programs_have_the_own_hand_and_the_numbers_of_others(
    game: AlienFrontiers, position: State
) -> None:
    encoder = RowEncoder(game)
    row = array("h", bytes(2 * encoder.size))
    encoder.write(game.observe(position, 0), 0, row)

    def told(name: str) -> list[int]:
        part = encoder.slices[name]
        return [*row[part.start : part.stop]]

    assert [bird for bird, flag in zip(BIRDS, told("my agendas"), strict=True) if flag] == [
        "canary-amber",
        "canary-plum",
    ]
    assert not any(told("their 1 agendas"))
    assert told("their 1 agendas face down") == [1]
    assert told("their 1 revealed agendas")[BIRDS.index("canary-lime")] == 1


# -- every game ---------------------------------------------------------------------------------------


def test_agendas_are_never_lost_or_doubled(game: AlienFrontiers) -> None:
    for position, _ in walk(game, "conserved"):
        if position.turns == 0:
            continue
        plain = game.to_dict(position)
        piles = [plain["agenda-deck"]]
        for entry in plain["seats"].values():
            piles += [entry["agendas"], entry["revealed"], entry["agenda-discards"]]
            piles += [entry["foretold"], entry["prophecy"]]
            if game.actor(position) != CHANCE and not plain["pending"]:
                assert len(entry["agendas"]) + len(entry["revealed"]) <= 3 or not entry["agendas"]
        assert sorted(name for pile in piles for name in pile) == sorted(BIRDS)
        assert all(
            game.score(position, seat) >= revealed_count(position, seat) for seat in range(3)
        )


# -- players ------------------------------------------------------------------------------------------

LITTLE = Budget(turn=60, others=10, turns=2, rounds=2)


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_a_player_reveals_what_it_can(rank: Rank) -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    hand = {"agendas": ["canary-amber"], "fuel": 2, "ships": 3}
    position = game.from_dict({"dice": [1, 2, 6], "seats": {"A": hand}})
    step, *_ = Thinker(rank, 1, budget=LITTLE).plan(game, game.observe(position, 0), 0)
    assert game.text(step.code) == "reveal canary-amber"


def test_a_player_chooses_its_board_before_agendas_are_dealt() -> None:
    game = AlienFrontiers(WITH_EVERYTHING.name, seats=2)
    captain = next(rank for rank in RANKS if rank.name == "captain")
    for position, _ in walk(game, "draft"):
        if position.turns:
            break
        seat = game.actor(position)
        if seat >= 0:
            plan = Thinker(captain, 1, budget=LITTLE).plan(game, game.observe(position, seat), seat)
            assert game.text(plan[0].code).startswith("choose")


@pytest.mark.slow
@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("captain", "commodore")])
def test_players_go_by_what_their_seat_sees(rank: Rank) -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    thinker, rng, asked = Thinker(rank, 1, budget=LITTLE), Rng("hidden"), 0
    for position, _ in walk(game, "thinker"):
        seat = game.actor(position)
        if seat < 0 or position.turns == 0 or rng.below(60):
            continue
        seen, asked = game.observe(position, seat), asked + 1
        plan = thinker.plan(game, seen, seat)
        after = position
        for step in plan:
            after = game.apply(after, step.code, seat)
        twin = game.observe(game.imagine(seen, seat, rng), seat)
        assert thinker.plan(game, twin, seat) == plan
    assert asked


def test_what_a_pair_is_for_is_told_before_it_is_chosen() -> None:
    game = AlienFrontiers("edition-x", 2, agendas=True)
    start = game.from_dict({"dice": [2, 2], "seats": {"A": {"fuel": 4}, "B": {}}})
    asked = game.apply(start, game.code("dock orbital-market 2 2"))
    assert game.explain(asked, game.code("pair trade")).gain == "the pair stays open for trades"
    assert game.explain(asked, game.code("pair agendas")).gain == "then you draw 2 Agendas"
