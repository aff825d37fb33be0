"""A game as a file: text for people, JSON lines for programs; read, written and replayed."""

from landfall.core.distribution import engine_version
from landfall.record.files import parse, read, write
from landfall.record.log import Log
from landfall.record.playing import FinishedGame, play_through
from landfall.record.record import Player, Record, Step, actor_name, actor_of
from landfall.record.replay import Moment, find_game, renewed, replay, start, verified

__all__ = [
    "FinishedGame",
    "Log",
    "Moment",
    "Player",
    "Record",
    "Step",
    "actor_name",
    "actor_of",
    "engine_version",
    "find_game",
    "parse",
    "play_through",
    "read",
    "renewed",
    "replay",
    "start",
    "verified",
    "write",
]
