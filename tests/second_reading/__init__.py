"""The rules read a second time: what a table allows, worked out from its plain mapping.

It shares nothing with the engine but the names, and is written from the rulebook and the rulings. It is
slow and knows no shortcuts, and its use is to disagree when one of the two has misread a rule.
"""

from __future__ import annotations
