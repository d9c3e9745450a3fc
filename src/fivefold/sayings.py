"""Something that is said: why a game ended, what is remarked with a move. It has a code and facts, as a refusal has.

A page says it in its own language by code and facts; the English sentence is for terminals and for `str`.

>>> reason = Said("most points: {points}", "most", {"points": 50})
>>> str(reason), reason.code, reason.plain()
('most points: 50', 'most', {'code': 'most', 'facts': {'points': '50'}, 'text': 'most points: 50'})
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from typing_extensions import TypedDict


class SaidView(TypedDict):
    """Something said, as JSON: a page says it by its code and facts, `text` is the English sentence."""

    code: str
    facts: dict[str, str]
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with gaps, its code, and what fills the gaps."""

    sentence: str
    code: str
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return self.sentence.format(**self.facts) if self.facts else self.sentence

    def plain(self) -> SaidView:
        """It as plain data."""
        return {"code": self.code, "facts": {name: str(fact) for name, fact in self.facts.items()}, "text": str(self)}
