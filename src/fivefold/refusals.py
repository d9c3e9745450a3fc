"""How every room says no: a sentence, its code, the rule behind it, and what kind of refusal it is.

Nothing has changed when something is refused. The message is a sentence; `code` names the sentence and `facts` fill
it, so that a page can say it in another language; `rule` is the id of the rule behind it. The kinds below say what the
asker can do about it; `status` is their HTTP status. A room has refusals of its own where somebody must tell them
apart.

>>> error = NotFound("There is no table {table} in round {round}", code="no-such-table", table=9, round=2)
>>> str(error), error.code, error.facts, error.status
('There is no table 9 in round 2.', 'no-such-table', {'table': 9, 'round': 2}, 404)
>>> print(Refused("{cell} already holds a marble", code="cell-taken", rule="PG3", cell="a6"))
a6 already holds a marble (PG3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

from fivefold.messages import catalogue
from fivefold.sayings import Said


class Refused(ValueError):
    """Something was asked that cannot be done as it was asked."""

    status: int = 400

    def __init__(self, sentence: str, *, code: str, rule: str = "", **facts: object) -> None:
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, object] = facts
        text = sentence.format(**facts) if facts else sentence
        super().__init__(f"{text} ({rule})." if rule else f"{text}.")

    @classmethod
    def from_catalogue(cls, *, code: str, rule: str = "", **facts: object) -> Self:
        """A refusal whose sentence needs plurals: it stands in the catalogues as `no-CODE`."""
        sentence = catalogue("en")(f"no-{code}", **facts).removesuffix(".")
        return cls(sentence.replace("{", "{{").replace("}", "}}") if facts else sentence, code=code, rule=rule, **facts)

    def __reduce__(self) -> tuple[Callable[..., Refused], tuple[object, ...]]:
        """A refusal can travel between processes; its facts become text, as they do on the wire."""
        facts = {name: value if isinstance(value, Said) else str(value) for name, value in self.facts.items()}
        return _said_again, (type(self), str(self), {**vars(self), "facts": facts})


def _said_again(kind: type[Refused], sentence: str, parts: Mapping[str, object]) -> Refused:
    error = kind.__new__(kind)
    error.args = (sentence,)
    vars(error).update(parts)
    return error


class Forbidden(Refused):
    """Somebody else may ask this; the asker may not."""

    status = 403


class NotFound(Refused):
    """It names something that does not exist, or that the asker may not see."""

    status = 404


class Conflict(Refused):
    """It does not fit what has happened since, or what has not happened yet."""

    status = 409


class TooMany(Refused):
    """One asker wants too much; it may be asked again later."""

    status = 429


class Unavailable(Refused):
    """It cannot be done just now, whoever asks; it may be asked again later."""

    status = 503
