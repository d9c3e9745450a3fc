"""One word for one thing: in the rules, on the page, in the lessons and on paper; and Swiss spelling by rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivefold.games import GAMES
from fivefold.games.rules_page import rules_text
from fivefold.messages import LANGUAGES, REGIONS, SPOKEN, catalogue, language_of, spelled
from fivefold.papers.rules_text import rule_texts
from fivefold.papers.words import words

ROOT = Path(__file__).parents[1]
TEXTS = {
    "de": sorted((ROOT / "src/fivefold/messages/de").glob("*.ftl")),
    "fr": sorted((ROOT / "src/fivefold/messages/fr").glob("*.ftl")),
}
LESSONS = sorted(
    path for name in ("lesson", "chapters", "rules") for path in (ROOT / "web/src/boards").glob(f"*/{name}.json")
)
REGULATIONS = sorted((ROOT / "src/fivefold/tournaments/rules").glob("*.md"))

# A word that the booklets do not use for it, and theirs.
OTHER_WORDS = {
    "de": {
        r"Tempo": "Gewinnpunkte (TP5)",
        r"[Gg]eschlagen(e|er|en|es)? (Paar|Stein)|\bSchlagen\b|(Paare|Steine) geschlagen": "Gefangennahme (PT5)",
        r"\bSchieber": "Lineal (KT3)",
        r"\b(eine|die|[Nn]ächste|keine) PENTA\b": "das PENTA (KT3)",
        r"\bDraft": "Auswahl (KT13)",
        r"Weizenfeld|\bWeide\b": "Weizen, Wasser, Wiese (KD1)",
    },
    "fr": {
        r"points de vitesse|[Rr]apidité": "points gagnants (TP5)",
        r"tours? intermédiaires?": "ronde intermédiaire (TP4)",
        r"\bquadrants?\b": "mini-plateaux (PG3)",
        r"\b(une|la) PENTA\b|PENTA suivante": "le PENTA (KT3)",
        r"\bAu draft": "choix alterné (KT13)",
        r"paires? prises?\b|sans prise\b": "capture (PT5)",
    },
}
SWISS = re.compile(
    r"\b\w*(gross|[Ww]eiss[^a]|heiss|[Aa]usser|schliess|gemäss|mässig|grösse|reisst|Spass|begrüss|fliess|süss)\w*"
)


def said(lang: str) -> list[tuple[str, str]]:
    """Every text of a language with its place: catalogues, rules, regulations, lessons, cards."""
    found = [(path.name, re.sub(r"\{[^}]*\}|(?m:^[\w-]+ =)", "", path.read_text("utf-8"))) for path in TEXTS[lang]]
    found += [(f"rules of {name}", rules_text(name, lang)) for name in GAMES]
    heading = {"de": "## Deutsch", "fr": "## Français"}[lang]
    for path in REGULATIONS:
        found.append((path.name, path.read_text("utf-8").partition(heading)[2].partition("\n## ")[0]))
    for path in LESSONS:
        found.append((str(path), "\n".join(re.findall(rf'"{lang}": "(.*)"', path.read_text("utf-8")))))
    return found


@pytest.mark.parametrize("lang", OTHER_WORDS)
def test_the_booklets_own_words_are_used_everywhere(lang: str) -> None:
    for place, text in said(lang):
        for other, theirs in OTHER_WORDS[lang].items():
            assert not re.search(other, text), f"{place}: {re.search(other, text)}; it is {theirs}"


def test_a_piece_of_katamino_is_a_stone_in_german() -> None:
    for place, text in said("de"):
        lines = [line for line in text.splitlines() if "katamino" in line.lower() or "katamino" in place]
        for line in lines:
            assert not re.search(r"\bTeile?n?\b", line), (place, line)


def test_lands_have_one_name_on_the_page_and_on_paper() -> None:
    for lang in LANGUAGES:
        say, on_paper = catalogue(lang), words(lang)
        rules = rules_text("kingdomino", lang).lower()
        for page, paper in zip(
            ("wheat", "forest", "water", "grassland", "swamp", "mine"),
            ("wheat", "forest", "lake", "meadow", "swamp", "mine"),
            strict=True,
        ):
            name = say(f"fact-land-{page}").lower()
            assert on_paper(f"terrain-{paper}").lower() == name
            assert name in rules


def test_german_is_spelled_with_its_sharp_s() -> None:
    for place, text in said("de"):
        assert not SWISS.search(text), f"{place}: {SWISS.search(text)}"


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_says_the_same_in_its_own_spelling(region: str) -> None:
    language = catalogue(language_of(region))
    local = catalogue(region)
    assert local.variables == language.variables
    changed = 0
    for name, facts in language.variables.items():
        filled = dict.fromkeys(facts, "7")
        assert local(name, **filled) == language(name, **filled).replace("ß", "ss")
        changed += local(name, **filled) != language(name, **filled)
    assert changed > 20


def test_what_people_type_is_not_spelled_anew() -> None:
    assert catalogue("de-CH")("desk-round", round="Weißer Saal") == "Runde Weißer Saal"
    assert spelled("Groß GROẞ", "de-CH") == "Gross GROSS"
    assert spelled("Groß", "fr") == "Groß"
    assert SPOKEN == ("de", "en", "fr", "de-CH")


def test_rules_and_papers_are_spelled_as_the_region_does() -> None:
    for name in GAMES:
        assert rules_text(name, "de-CH") == rules_text(name, "de").replace("ß", "ss")
    assert "heißt" in rules_text("pentago", "de")
    swiss = str(rule_texts("kingdomino-championship", [f"TK{n}" for n in range(1, 17)], "de-CH"))
    assert swiss == str(rule_texts("kingdomino-championship", [f"TK{n}" for n in range(1, 17)], "de")).replace(
        "ß", "ss"
    )
    assert words("de-CH").ordinal(3) == "3."
    assert words("de-CH")("round", number=2) == "Runde 2"
