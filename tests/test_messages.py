"""The catalogues: the same messages in three languages, filled with the same facts, none missing and none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivefold.messages import LANGUAGES, catalogue, typescript

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "fivefold" / "messages"
PAGE = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
PAGE_CODE = "\n".join(path.read_text("utf-8") for path in PAGE if path.name != "messages.ts")
PAPER_CODE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src" / "fivefold" / "papers").glob("*.py")))
SAYING = [*sorted((ROOT / "src/fivefold/tournaments").rglob("*.py")), ROOT / "src/fivefold/server/api/invitation.py"]
LETTER_CODE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/fivefold/server/slow").glob("*.py")))
DESK_CODE = "\n".join(path.read_text("utf-8") for path in SAYING)
ENGLISH = catalogue("en").variables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_in_every_language_with_the_same_facts(lang: str) -> None:
    found = catalogue(lang).variables
    assert list(found) == list(ENGLISH)
    assert {name: facts for name, facts in found.items() if facts != ENGLISH[name]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["0", "1", "2", "11"])
def test_every_message_can_be_said(lang: str, number: str) -> None:
    for name, facts in ENGLISH.items():
        text = catalogue(lang)(name, **dict.fromkeys(facts, number))
        assert text.strip(), name
        assert "{" not in text, name


def test_every_message_that_the_page_asks_for_exists() -> None:
    asked = set(re.findall(r"""\bt\(\s*["']([^"']+)["']""", PAGE_CODE))
    assert len(asked) > 400
    assert asked <= set(ENGLISH)


def test_every_message_is_used() -> None:
    beginnings = tuple(
        {*re.findall(r"`([a-z][\w-]*-)\$\{", PAGE_CODE), *re.findall(r"""f["']([a-z][\w-]*-)\{""", DESK_CODE)}
        | {"preset-", "bot-"}
    )
    named = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", PAGE_CODE))
    named |= set(re.findall(r"""\bsay\(["']([a-z][\w-]*)["']""", DESK_CODE))
    of_papers = set(re.findall(r"""["']([a-z][\w-]*)["']""", PAPER_CODE))
    groups = tuple(re.findall(r"""say\.(?:all|steps)\(f?["']([a-z-]+)""", PAPER_CODE))
    groups += tuple(re.findall(r"""f["']([a-z]+-[a-z-]*)\{""", PAPER_CODE))
    for name in ENGLISH:
        if name.startswith("print-"):
            key = name.removeprefix("print-")
            assert key in of_papers or key.startswith(groups), f"{name} is never printed"
        elif name.startswith("letter-"):
            kinds = ("letter-turn", "letter-soon")
            assert f'"{name}"' in LETTER_CODE or f"'{name}'" in LETTER_CODE or name in kinds, f"{name} is never written"
        else:
            assert name in named or name.startswith(beginnings), f"{name} is never said"


def test_a_number_chooses_the_plural() -> None:
    assert catalogue("en")("desk-players", count=1) == "1 player"
    assert catalogue("fr")("desk-players", count=0) == "0 joueur"
    assert catalogue("de")("desk-players", count="1234") == "1234 Spieler"


COUNTED = "count players points minutes days stones crowns seats turns squares pairs tables games rounds marks"
COUNTS = re.compile(rf"\{{ \$({COUNTED.replace(' ', '|')}) \}}[ \u00a0]?[^\W\d_]{{3,}}")
NEVER_ONE = {
    **dict.fromkeys(
        ("obstacle-choice-fill", "obstacle-choice-fewer", "entries-many", "found-tables", "found-pairs"),
        "no noun is counted",
    ),
    **dict.fromkeys(
        ("print-bracket-replays", "print-steps-rank-tables-8", "print-steps-swiss-6"), "no noun is counted"
    ),
    "print-cup-last": "the last sixteen or more",
    "refused-pente-position-used": "ten turns at least",
    "ask-split": "one player is not split into groups",
    "ask-intermediate": "an intermediate round has several players",
    "refused-kingdomino-duel-for-two": "ends with the number",
    "print-own-best-of": "a match of several games",
    "print-own-table-points": "a list, one number for each place",
    "refused-kingdomino-position-games": "a position of several games",
    "refused-pente-position-stones": "five stones at least",
    "refused-pente-stones-do-not-fit": "two players at least, with five stones",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_is_counted_has_its_singular(lang: str) -> None:
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            name, found = line.split(" = ")[0], COUNTS.search(line)
            chosen = re.match(r" +\*?\[", line) or "->" in line
            assert not found or chosen or name in NEVER_ONE, f"{lang}: {line}"


def test_french_signs_never_begin_a_line() -> None:
    for file in sorted((FOLDER / "fr").glob("*.ftl")):
        if file.name == "papers.ftl":
            found = re.search(r"\w [:;?!»].*|« .*", file.read_text("utf-8"))
            assert not found, found


def test_no_words_of_english_are_left_in_a_translation() -> None:
    def printed(lang: str) -> dict[str, str]:
        papers = {name: facts for name, facts in ENGLISH.items() if name.startswith("print-")}
        return {name: catalogue(lang)(name, **dict.fromkeys(facts, "x")) for name, facts in papers.items()}

    for lang in ("de", "fr"):
        same = {name for name, text in printed(lang).items() if text == printed("en")[name] and len(text.split()) > 2}
        assert same <= {"print-day", "print-days", "print-tie-share"}


def test_the_names_that_the_page_checks_are_current() -> None:
    written = (ROOT / "web" / "src" / "lib" / "messages.ts").read_text("utf-8")
    assert written == typescript(), "python -m fivefold.messages > web/src/lib/messages.ts"
