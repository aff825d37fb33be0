"""How much of everything anybody may have: bounds that no player meets and no stranger passes."""

from __future__ import annotations

from typing import Final

# -- sockets ------------------------------------------------------------------------------------------

HELLO_WITHIN: Final = 20.0
"""Seconds in which a socket has to say hello."""

MOST_SILENT: Final = 500
"""Sockets that have not said hello yet; with more, the one that has been silent longest is let go."""

LONGEST_MESSAGE: Final = 20_000
"""Letters of one message; the longest that a browser has a use for has some 6,000."""

MESSAGES_AT_ONCE: Final = 100
MESSAGES_A_SECOND: Final = 20
"""What one socket may say at once, and then every second; what comes faster waits."""

ACTIONS_A_MESSAGE: Final = 3
"""So many actions of a `why` are as much work as a message."""

MOST_UNANSWERED: Final = 200
"""Messages of one socket that wait for their answers; whoever sends more is let go."""

MOST_ASKED: Final = 30
"""Actions in one `why`; a browser asks about nine at most."""

MOST_WAITING: Final = 5000
"""Messages that wait for a slow browser; with more it is let go, and comes back by itself."""

PRESENCE_EVERY: Final = 0.5
"""Seconds between two tellings of who is at a table, however many come and go."""

# -- tables -------------------------------------------------------------------------------------------

MOST_EVENTS: Final = 10_000
"""Events of one table; a game of four has some hundreds."""

MOST_ASIDES: Final = 2000
"""Undos, redos and new names at one table, in all."""
