"""A bot sees what its seat may see and chooses among the legal actions; nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall import catalog
from landfall.catalog import BotError, Decision
from landfall.core.game import CHANCE
from random_play import walk


class Miner:
    """The ten-line bot of the documentation."""

    name = "miner"

    def choose(self, decision: Decision) -> int:
        for code, text in decision.moves():
            if text.startswith("dock lunar-mine"):
                return code
        return decision.legal[0]


class Stubborn:
    name = "stubborn"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, decision: Decision) -> int:
        return self.answer  # type: ignore[return-value]


GAME = catalog.game(seats=2)
DECISIONS = [(position, code) for position, code in walk(GAME, "bots") if GAME.actor(position) >= 0]


def test_ten_lines_make_a_bot() -> None:
    mined = [catalog.ask(Miner(), GAME, position) for position, _ in DECISIONS]
    for code, (position, _) in zip(mined, DECISIONS, strict=True):
        mines = [c for c in GAME.legal(position) if GAME.text(c).startswith("dock lunar-mine")]
        assert code == (mines or GAME.legal(position))[0]


def test_a_decision_is_what_the_seat_sees() -> None:
    class Looker(Miner):
        def choose(self, decision: Decision) -> int:
            assert decision.seat == seat
            assert decision.view == GAME.view(position, seat)
            assert decision.texts == tuple(map(GAME.text, decision.legal))
            assert decision.seen == position
            assert not any(value is position for value in vars(decision).values())
            return super().choose(decision)

    for position, _ in DECISIONS[:40]:
        seat = GAME.actor(position)
        catalog.ask(Looker(), GAME, position)


@pytest.mark.parametrize("answer", [-1, 10**9, 0])
def test_an_answer_that_is_not_legal_is_refused(answer: int) -> None:
    position = next(p for p, _ in DECISIONS if answer not in GAME.legal(p))
    with pytest.raises(BotError, match=r"the bot stubborn at seat [AB] chose .*not legal now"):
        catalog.ask(Stubborn(answer), GAME, position)


def test_an_answer_that_is_no_code_is_refused_with_the_way_to_mend_it() -> None:
    position, code = DECISIONS[0]
    for answer in (None, GAME.text(code), float(code)):
        with pytest.raises(BotError, match=r"no code; answer with one of decision\.legal"):
            catalog.ask(Stubborn(answer), GAME, position)


def test_a_code_may_come_as_any_whole_number() -> None:
    class Counted:
        """As the integers of numerical libraries."""

        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    position, code = DECISIONS[0]
    assert type(catalog.ask(Stubborn(Counted(code)), GAME, position)) is int


def test_drifter_repeats_itself_for_a_seed() -> None:
    def choices(*seed: int | str) -> list[int]:
        bot = catalog.bot("drifter", *seed)
        return [catalog.ask(bot, GAME, position) for position, _ in DECISIONS[:100]]

    assert choices(7, "A") == choices(7, "A")
    assert choices(7, "A") != choices(7, "B")


def test_drifter_takes_every_move_about_as_often() -> None:
    position = next(p for p, _ in DECISIONS if len(GAME.legal(p)) == 8)
    bot = catalog.bot("drifter", 1)
    counts = Counter(catalog.ask(bot, GAME, position) for _ in range(4000))
    assert set(counts) == set(GAME.legal(position))
    assert max(abs(count - 500) for count in counts.values()) < 100


def test_chance_is_never_asked_of_a_bot() -> None:
    assert GAME.actor(GAME.start()) == CHANCE


def test_a_bot_that_knows_other_codes_is_told_so() -> None:
    class Learned(Miner):
        actions = catalog.game(seats=3).actions

    position, _ = DECISIONS[0]
    with pytest.raises(BotError, match=f"knows the action table {Learned.actions}, and that of"):
        catalog.ask(Learned(), GAME, position)
    Learned.actions = GAME.actions
    assert catalog.ask(Learned(), GAME, position) in GAME.legal(position)
