"""Messages as a frame for a browser; a view that many are sent is written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from landfall.server import messages


class FrameWriter:
    """Those who see the same are sent the same view one after another, and it is most of a frame."""

    def __init__(self) -> None:
        self._view: dict[str, Any] | None = None
        self._written = Raw()

    def frame(self, together: Sequence[messages.ServerMessage]) -> str:
        """A list of messages, in their order."""
        return messages.write([self._with_view_written(one) for one in together]).decode()

    def _with_view_written(self, message: messages.ServerMessage) -> messages.ServerMessage:
        if not isinstance(message, messages.PositionMessage):
            return message
        if message.view is not self._view:
            self._view, self._written = message.view, Raw(messages.write(message.view))
        return replace(message, view=self._written)
