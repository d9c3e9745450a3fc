"""The words of the page: the same keys in three languages, the same facts in each, none missing and none unused."""

from __future__ import annotations

import json
import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = {lang: json.loads((SOURCE / "locales" / f"{lang}.json").read_text("utf-8")) for lang in ("de", "en", "fr")}
CODE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.is_file()
)


def test_every_word_stands_in_three_languages() -> None:
    assert set(CATALOGUES["de"]) == set(CATALOGUES["en"]) == set(CATALOGUES["fr"])
    for key, words in CATALOGUES["en"].items():
        for lang in ("de", "fr"):
            assert CATALOGUES[lang][key].strip(), key
            assert set(re.findall(r"\{\w+\}", CATALOGUES[lang][key])) == set(re.findall(r"\{\w+\}", words)), key


def test_every_word_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r"""\bt\(\s*["']([\w. -]+)["']""", CODE))
    assert asked
    assert asked <= set(CATALOGUES["en"])


def test_every_word_is_used() -> None:
    beginnings = tuple(set(re.findall(r"`([\w.]+\.)\$\{", CODE)) | {"preset.", "bot."})
    unused = [
        key
        for key in CATALOGUES["en"]
        if not re.search(f"[\"']{re.escape(key)}[\"']", CODE) and not key.startswith(beginnings)
    ]
    assert unused == []
