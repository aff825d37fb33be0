"""Records that people have opened: checked once, kept under a name made from their content."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from landfall.server.limits import MOST_RECORDS, RECORDS_AN_HOUR, RECORDS_AT_ONCE
from landfall.server.refusals import Full, UnknownRecord
from landfall.server.tables.replayed_record import ReplayedRecord, record_id, replayed
from landfall.server.traffic.rate_limit import RateLimit
from landfall.server.workers.upload_reader import UploadReader
from landfall.store.store import Store

OPEN_AT_ONCE: Final = 16


class RecordLibrary:
    """The records of a store; the last few stay open."""

    def __init__(self, store: Store, reader: UploadReader) -> None:
        self._store = store
        self._reader = reader
        self._new = RateLimit("records", RECORDS_AT_ONCE, RECORDS_AN_HOUR)
        self._open: OrderedDict[str, ReplayedRecord] = OrderedDict()

    async def add(self, text: str, who: str = "") -> ReplayedRecord:
        """Keep a record that is right; `who` is the address that sends it."""
        id = record_id(text)
        new = self._store.record(id) is None
        if new and self._store.count("records") >= MOST_RECORDS:
            raise Full(f"This server keeps {MOST_RECORDS} records, and takes no more.")
        found = await self._opened(id, text, who)
        if new:
            self._new.take(who)
            self._store.add_record(id, text)
        return found

    async def find(self, id: str, who: str = "") -> ReplayedRecord:
        return self._open.get(id) or await self._opened(id, self.text(id), who)

    def text(self, id: str) -> str:
        text = self._store.record(id)
        if text is None:
            raise UnknownRecord("There is no such record here. Open its file again.")
        return text

    async def _opened(self, id: str, text: str, who: str) -> ReplayedRecord:
        found = self._open.get(id)
        if found is None:
            found = await self._reader.read(who, replayed, text)
        self._open[id] = found
        self._open.move_to_end(id)
        if len(self._open) > OPEN_AT_ONCE:
            self._open.popitem(last=False)
        return found
