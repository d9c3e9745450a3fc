"""The words of a paper in German, French and English: one file for each language, the same keys in all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fivefold.refusals import Refused

LANGUAGES: Final = ("de", "en", "fr")


@dataclass(frozen=True)
class Words:
    """The sentences of one language.

    >>> words("de")("round", number=2)
    'Runde 2'
    """

    lang: str
    texts: Mapping[str, str]

    def __call__(self, key: str, **facts: object) -> str:
        """A text with its gaps filled."""
        return self.texts[key].format(**facts)

    def all(self, prefix: str) -> dict[str, str]:
        """Every text whose key begins so, under the rest of its key; for labels that a template writes itself."""
        return {key.removeprefix(prefix): text for key, text in self.texts.items() if key.startswith(prefix)}

    def ordinal(self, number: int) -> str:
        """A number as a rank.

        >>> [words(lang).ordinal(22) for lang in LANGUAGES], words("en").ordinal(12), words("fr").ordinal(1)
        (['22.', '22nd', '22e'], '12th', '1er')
        """
        if self.lang == "de":
            return f"{number}."
        if self.lang == "fr":
            return "1er" if number == 1 else f"{number}e"
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
        return f"{number}{ending}"

    def steps(self, prefix: str, **facts: object) -> list[str]:
        """The texts `prefix1`, `prefix2` … as a list."""
        found: list[str] = []
        while (key := f"{prefix}{len(found) + 1}") in self.texts:
            found.append(self(key, **facts))
        return found


@cache
def words(lang: str) -> Words:
    """The words of a language; another is refused."""
    if lang not in LANGUAGES:
        raise Refused(
            "Papers are printed in {known}, not in {lang}",
            code="no-such-language",
            known=", ".join(LANGUAGES),
            lang=repr(lang)[:20],
        )
    text = files("fivefold.papers").joinpath("words", f"{lang}.json").read_text(encoding="utf-8")
    return Words(lang, json.loads(text))
