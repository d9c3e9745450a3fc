"""How a tournament says no: a sentence, its code, the rule behind it."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """Something was asked that cannot be; nothing has changed.

    The message is a sentence. `code` names the sentence and `facts` fill it, so that a page can say it in another
    language; `rule` is the id of the rule behind it.

    >>> print(NotNow("{name} has left", code="has-left", rule="TK13", name="Anna"))
    Anna has left (TK13).
    """

    def __init__(self, sentence: str, *, code: str, rule: str = "", **facts: object) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        text = sentence.format(**facts) if facts else sentence
        super().__init__(f"{text} ({rule})." if rule else f"{text}.")

    def __reduce__(self) -> Any:
        """A refusal can travel between processes."""
        facts = {name: str(value) for name, value in self.facts.items()}
        return _said_again, (type(self), str(self), self.code, self.rule, facts)


def _said_again(kind: type[Refused], sentence: str, code: str, rule: str, facts: dict[str, object]) -> Refused:
    said = kind.__new__(kind)
    said.args, said.code, said.rule, said.facts = (sentence,), code, rule, facts
    return said


class BadFact(Refused):
    """A fact with a missing, unknown or misshapen part."""


class BadLog(Refused):
    """A log that was altered, torn or is none."""


class BadRegulation(Refused):
    """A regulation that contradicts itself."""


class NotNow(Refused):
    """A fact that does not fit the tournament as it stands."""


class Conflict(Refused):
    """Someone else was faster, or one key was used for two different facts."""
