"""The sentences of a tournament's rules, by their ids, in one language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from fivefold.messages import language_of, spelled

SECTIONS: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
RULE: Final = re.compile(r"^- \*\*([A-Z]{2}\d+)\*\* (.+)$", re.MULTILINE)


def rule_texts(regulation: str, ids: Sequence[str] | None, lang: str) -> list[dict[str, object]]:
    """The rules with these ids, or all, as runs of plain and slanted text; nothing for a regulation without a page.

    >>> rule_texts("pentago-tournament", ["TP1"], "de")[0]["id"]
    'TP1'
    """
    page = files("fivefold.tournaments").joinpath("rules", f"{regulation}.md")
    if (ids is not None and not ids) or not page.is_file():
        return []
    _, *parts = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    section = next(part for part in parts if part.startswith(SECTIONS[language_of(lang)]))
    found = dict(RULE.findall(spelled(section, lang)))
    return [{"id": id, "runs": _runs(found[id])} for id in (found if ids is None else ids) if id in found]


def _runs(text: str) -> list[dict[str, object]]:
    """Plain and *slanted* runs in turn."""
    return [{"text": run, "slanted": bool(at % 2)} for at, run in enumerate(text.split("*")) if run]
