"""What the verifier finds wrong: a sentence with a code and its facts, so that a page can say it in any language."""

from __future__ import annotations


class Problem(str):
    """A sentence about something that does not agree.

    >>> wrong = problem("group {group} is not as the lot put it", "group-lot", group="B")
    >>> wrong, wrong.code, wrong.at(7)
    ('group B is not as the lot put it', 'group-lot', 'fact 7: group B is not as the lot put it')
    """

    code: str
    facts: dict[str, str]

    def at(self, fact: int) -> Problem:
        """The same, of a fact."""
        return _made(f"fact {fact}: {self}", self.code, {**self.facts, "fact": str(fact)})


def problem(sentence: str, code: str, **facts: object) -> Problem:
    """A problem; the facts fill its sentence."""
    return _made(sentence.format(**facts), code, {name: str(value) for name, value in facts.items()})


def _made(text: str, code: str, facts: dict[str, str]) -> Problem:
    found = Problem(text)
    found.code, found.facts = code, facts
    return found


NOTHING = problem("", "")
"""All agrees."""
