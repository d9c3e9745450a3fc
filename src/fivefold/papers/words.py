"""The words of a paper in German, French and English."""

from __future__ import annotations

from functools import cache, cached_property

from fivefold.messages import SPOKEN, Catalogue, catalogue, language_of
from fivefold.refusals import Refused

PREFIX = "print-"


class Words:
    """The messages of the papers in one language, without their common prefix.

    >>> words("de")("round", number=2)
    'Runde 2'
    """

    def __init__(self, messages: Catalogue) -> None:
        self.lang, self._messages = messages.lang, messages

    def __call__(self, key: str, /, **facts: object) -> str:
        """A text with its gaps filled."""
        return self._messages(PREFIX + key, **facts)

    def all(self, prefix: str) -> dict[str, str]:
        """Every text without gaps whose key begins so, under the rest of its key; for labels of a template."""
        return {key.removeprefix(prefix): text for key, text in self._labels.items() if key.startswith(prefix)}

    @cached_property
    def _labels(self) -> dict[str, str]:
        found = self._messages.variables.items()
        return {
            name.removeprefix(PREFIX): self._messages(name)
            for name, variables in found
            if name.startswith(PREFIX) and not variables
        }

    def ordinal(self, number: int) -> str:
        """A number as a rank.

        >>> [words(lang).ordinal(22) for lang in SPOKEN], words("en").ordinal(12), words("fr").ordinal(1)
        (['22.', '22nd', '22e', '22.'], '12th', '1er')
        """
        if language_of(self.lang) == "de":
            return f"{number}."
        if self.lang == "fr":
            return "1er" if number == 1 else f"{number}e"
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
        return f"{number}{ending}"

    def steps(self, prefix: str, **facts: object) -> list[str]:
        """The texts `prefix1`, `prefix2` … as a list."""
        found: list[str] = []
        while (key := f"{prefix}{len(found) + 1}") in self:
            found.append(self(key, **facts))
        return found

    def __contains__(self, key: str) -> bool:
        return PREFIX + key in self._messages


@cache
def words(lang: str) -> Words:
    """The words of a language; another is refused."""
    if lang not in SPOKEN:
        raise Refused(
            "Papers are printed in {known}, not in {lang}",
            code="no-such-language",
            known=", ".join(SPOKEN),
            lang=repr(lang)[:20],
        )
    return Words(catalogue(lang))
