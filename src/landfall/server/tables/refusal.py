"""Why a message changes nothing, as its sender hears it."""

from __future__ import annotations

from typing import NoReturn

from landfall.server import messages


class Refusal(Exception):
    """A message is not done."""

    def __init__(self, answer: messages.Refused) -> None:
        super().__init__(answer.reason)
        self.answer = answer


def refuse(nonce: str, reason: str, rule: str = "") -> NoReturn:
    raise Refusal(messages.Refused(nonce, reason, rule, ""))
