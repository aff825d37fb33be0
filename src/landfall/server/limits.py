"""How much of everything anybody may have: bounds that no player meets and no stranger passes."""

from __future__ import annotations

from typing import Final

# An address is a family, or a class of thirty behind one router: it may have enough for all of them.

# -- connections --------------------------------------------------------------------------------------

MOST_CONNECTIONS: Final = 2500
"""In all; a browser at a table needs one, and a few more for a moment while the page loads."""

MOST_CONNECTIONS_EACH: Final = 500
"""Of one address; this machine is not counted, for a proxy on it speaks for everybody."""

ACCEPTED_AT_ONCE: Final = 32
"""Connections taken in one go, and kept waiting by the system."""

FILES_KEPT_FREE: Final = 4 * ACCEPTED_AT_ONCE
"""Open files that are not for connections: the store, the bots, and who is just coming."""

HEAD_WITHIN: Final = 10.0
"""Seconds in which the head of a request has to come."""

BODY_WITHIN: Final = 60.0
"""Seconds in which its body has to come: a record over a slow line needs twenty."""

REQUEST_WITHIN: Final = 300.0
"""Seconds in which a request has to be over, its answer taken."""

IDLE_WITHIN: Final = 5
"""Seconds for which a connection without a request is kept."""

# -- bodies -------------------------------------------------------------------------------------------

LARGEST_BODY: Final = 64 * 2**10
"""Bytes of a body, unless its route says otherwise; a position has 5 kB, a file of scenarios 15."""

LARGEST_CARDS: Final = 96 * 2**10
"""Bytes of own cards; those that replace every word and number of a game have 60 kB."""

LARGEST_ORDER: Final = 256 * 2**10
"""An order of a table with a file of own cards and what its owner remarks in it."""

LARGEST_RECORD: Final = 960 * 2**10
"""Ten thousand steps, the most that any game of the catalog has, are 650 kB as JSON and 240 as text. Own
cards are written with them, and some letters take three times the bytes there.
"""

LARGEST_LIST: Final = 160 * 2**10
"""A browser's two hundred tables with eight keys each."""

READ_TO_THE_END: Final = 8 * 2**20
"""Of a body that is too large so much is still taken in, so that its sender hears why."""

MOST_SCENARIOS: Final = 100
"""In a file that is opened in the browser."""

# -- reading what strangers send ----------------------------------------------------------------------

READ_WITHIN: Final = 30.0
"""Seconds for reading one file; the longest record of the longest game needs half of them."""

READY_WITHIN: Final = 60.0
"""Seconds in which the process that reads has to start."""

MOST_READ: Final = 90
MOST_READ_EACH: Final = 40
"""Files and positions that wait to be read: in all, and of one address."""

# -- what is kept -------------------------------------------------------------------------------------

MOST_TABLES: Final = 10_000
"""Of 7 kB when they are made, some 40 when they are played, and what own cards they have. None is ever
deleted to make room.
"""

MOST_RECORDS: Final = 5000

TABLES_AT_ONCE: Final = 300
TABLES_AN_HOUR: Final = 60
"""New ones of one address."""

RECORDS_AT_ONCE: Final = 120
RECORDS_AN_HOUR: Final = 60

ADDRESSES_KNOWN: Final = 10_000
"""Addresses whose pace is remembered; the one that has been away longest is forgotten first."""

# -- analyses -----------------------------------------------------------------------------------------

MOST_ANALYSES: Final = 90
MOST_ANALYSES_EACH: Final = 30
"""Waiting and running; the addresses take turns, so nobody waits for all of another's."""

# -- sockets ------------------------------------------------------------------------------------------

HELLO_WITHIN: Final = 20.0
"""Seconds in which a socket has to say hello."""

MOST_SILENT: Final = 300
"""Sockets that have not said hello yet; with more, the one that has been silent longest is let go."""

GOODBYE_WITHIN: Final = 2.0
"""Seconds in which a socket that is told to close has to say that it does."""

LARGEST_FRAME: Final = 2**18
"""Bytes of what is taken in at all; with more the socket is closed."""

LONGEST_MESSAGE: Final = 20_000
"""Letters of one message; the longest that a browser has a use for has some 6,000."""

MESSAGES_AT_ONCE: Final = 100
MESSAGES_A_SECOND: Final = 20
"""What one socket may say at once, and then every second; what comes faster waits."""

ACTIONS_A_MESSAGE: Final = 3
"""So many actions of a `why` are as much work as a message."""

ACTIONS_SHOWN: Final = 15
"""To ask for plain words, or for what is not possible, is as much work as a `why` of so many actions."""

MOST_UNANSWERED: Final = 200
"""Messages of one socket that wait for their answers; whoever sends more is let go."""

MOST_ASKED: Final = 30
"""Actions in one `why`, those of turns included; a browser asks about fewer at a time."""

MOST_WAITING: Final = 5000
"""Messages that wait for a slow browser; with more it is let go, and comes back by itself."""

MOST_TOGETHER: Final = 16
"""Messages in one frame to a browser."""

PRESENCE_EVERY: Final = 0.5
"""Seconds between two tellings of who is at a table, however many come and go."""

# -- a table ------------------------------------------------------------------------------------------

KEPT_FREE: Final = 100
"""Of the steps of a game (`most_steps` of its package), at a table: its record can still be opened."""

MOST_ASIDES: Final = 2000
"""Undos, redos, new names and stops at one table, in all."""

MOST_TOLD: Final = 150
"""Sentences of a story that come with every position in plain words; the others are known by then."""

SIGNALS_AT_ONCE: Final = 6
SIGNALS_AN_HOUR: Final = 1800
"""What a seat may tell its partners."""

ANSWERED_FOR_AFTER: Final = (0.4, 1.6)
"""Seconds, between these two, until a seat that has nothing to say in a window is answered for."""

MOST_BOT_GAMES: Final = 10
"""Games of bots alone that are played at once."""
