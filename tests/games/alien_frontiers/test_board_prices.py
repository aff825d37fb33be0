"""Fees and prices of the factions' boards: found in one look, they are those of each board by itself."""

from __future__ import annotations

from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.box import ASKS, SEAT, all_bits_if
from landfall.games.alien_frontiers.factions.faction_board import Board, too_dear
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk


def test_a_board_is_affordable_exactly_if_it_is_not_too_dear() -> None:
    game = AlienFrontiers("edition-x", 4, factions=True)
    rules = game.ruleset
    boards = list(rules.book.boards)
    asked: set[tuple[str, bool]] = set()
    for seed in range(3):
        for position, code in walk(game, "prices", seed):
            if code < 0 or position.at[ASKS] != ASK_MAIN:
                continue
            seat = position.at[SEAT]
            affordable = rules.prices.affordable(position, seat)
            for place, board in enumerate(boards):
                assert isinstance(board, Board)
                dear = too_dear(board, position.at, seat)
                assert affordable >> place & 1 == (0 if dear else 1), board.key
                asked.add((board.key, dear))
    assert len(asked) == 2 * len(boards), "each was too dear, and each was not"


def test_every_bit_or_none() -> None:
    assert all_bits_if(0) == 0
    assert all_bits_if(1) == -1
    assert all_bits_if(7) & 0b1010 == 0b1010
