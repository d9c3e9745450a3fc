"""What the rules refuse can be said in every language of the page: the same sentence, filled with the same facts."""

from __future__ import annotations

import re

import pytest

from fivefold.games.record import read_record
from fivefold.live import Setting
from fivefold.messages import LANGUAGES, catalogue
from fivefold.refusals import Refused

from .refusals import SOURCE, Saying, sayings_in

FACTS = catalogue("en").variables
TWO = "1:f5E,7:c5E/2:f5E,8:c5E | 19=1 22=2 30=2 41=1 | 5 18 33 44 | -"


def played(setting: Setting, moves: list[str]) -> None:
    state = setting.start()
    for move in moves:
        state = setting.rules.play(state, setting.rules.read_move(state, move))


@pytest.mark.parametrize(
    ("game", "options", "position", "moves"),
    [
        ("pentago", "", "", ["a1 NW+", "a1 NW+"]),
        ("pentago", "", "", ["a1"]),
        ("pentago", "", "", ["z9"]),
        ("pentago", "", "bbbb..wwww" + 26 * ".", ["e6 NW+"]),
        ("pente", "", "", ["R1"]),
        ("pente", "", "", ["0", "0"]),
        ("pente", "", "", ["0", "R1", "R2"]),
        ("pente", "size=13", "", ["R9"]),
        ("pente", "", "", ["0*"]),
        ("pente", "", "", ["0-R1"]),
        ("kingdomino", "two", TWO, ["19:i5E/5"]),
        ("kingdomino", "two", TWO, ["19:e9N/5"]),
        ("kingdomino", "two", TWO, ["19:x/5"]),
        ("katamino", "A4", "", ["7 a1 b1 c1 a2 c2"]),
        ("katamino", "A4", "", ["2"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 d1 e1"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 a2 b2"]),
        ("katamino", "A4", "", ["nothing"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 d1 d2", "3 a1 b1 c1 d1 b2"]),
        ("katamino_duel", "", "", ["1 a1 b1 c1 d1 e1"]),
        ("katamino_duel", "", "", ["12 d3 c4 d4 e4 d5", "1 a8 b8 c8 d8 e8"]),
        ("katamino_duel", "", "", ["12"]),
        ("katamino_duel", "draft", "", ["1 a1 b1 c1 d1 e1"]),
    ],
)
def test_a_refusal_is_said_alike_in_three_languages(game: str, options: str, position: str, moves: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        played(Setting(game, options, position), moves)
    refusal = caught.value
    facts = {name: str(value) for name, value in refusal.facts.items()}
    for lang in LANGUAGES:
        assert catalogue(lang)(f"refused-{refusal.code}", **facts)
    said = catalogue("en")(f"refused-{refusal.code}", **facts)
    assert str(refusal) == (f"{said} ({refusal.rule})." if refusal.rule else f"{said}.")


SPOKEN = [
    "games",
    "live",
    "bots/__init__.py",
    "bots/puzzles.py",
    *(f"bots/{name}/analyse.py" for name in ("pentago", "pente", "kingdomino", "katamino_duel")),
    "server",
]
"""Where what the page asks is answered; the tournaments speak at the desk."""

ELSEWHERE = {
    "games/katamino/atlas.py": "read by the command line",
    "games/katamino/cover.py": "regions are drawn at the command line",
    "games/katamino/region.py": "regions are drawn at the command line",
    "games/katamino/daily.py": "asked for at the command line",
    "games/katamino/generate.py": "asked for at the command line",
    "games/katamino/series.py": "the page takes its puzzles from the list of presets",
    "games/pente/match.py": "matches are counted at the command line",
    "games/pente/penteorg.py": "read by the command line",
    "games/pente/sgf.py": "read by the command line",
    "server/operations/backup.py": "backups are kept at the command line",
    "server/operations/lock.py": "said when a house is opened",
    "server/operations/recount.py": "said at the command line",
    "server/operations/repair.py": "said at the command line",
    "server/settings.py": "said when a house is opened",
    "server/storage/": "said to the house, which looks again",
    "server/api/event_streams.py": "the page opens no streams",
    "server/tables/messages.py": "the page sends no message without form",
}
SILENT = {
    "wrong-type": "said to programs that mix up games",
    "other-type": "said to programs that mix up games",
    "game-not-loaded": "said when a package that brings a game is broken",
    "no-game-value": "said when a package that brings a game is broken",
    "braces-in-comment": "records are written from games, which have no comments of their own",
    "bad-header-value": "said when a record is made at the command line",
    "bad-message": "the page sends no message without form",
    "no-dask": "said when a house is opened",
    "no-such-notice": "the desk chooses from a list",
    "bad-notice": "the desk chooses from a list",
    "no-such-regulation": "the desk chooses from a list",
    "table-missing": "the desk makes its links whole",
    "entrant-missing": "the desk makes its links whole",
}
"""What the page cannot bring about, and why."""


OF_THE_STORE = ("store-full", "store-read-only", "store-away", "store-damaged")
"""What a store that takes nothing says through everything that writes."""


def test_a_store_that_takes_nothing_is_explained_everywhere() -> None:
    for say in map(catalogue, LANGUAGES):
        for code in OF_THE_STORE:
            assert say(f"no-{code}") == say(f"refused-{code}") + "."


def shown_on_the_page() -> list[Saying]:
    found = [saying for room in SPOKEN for saying in sayings_in(SOURCE / room)]
    return [saying for saying in found if not saying.where.startswith(tuple(ELSEWHERE)) and saying.code not in SILENT]


def test_every_refusal_that_the_page_can_show_has_words_in_three_languages() -> None:
    sayings = shown_on_the_page()
    assert len({saying.code for saying in sayings}) > 200
    missing = {
        saying.code: saying.where
        for saying in sayings
        if f"refused-{saying.code}" not in FACTS and f"no-{saying.code}" not in FACTS and saying.code != "game-over"
    }
    assert missing == {}


def test_no_refusal_has_words_that_nobody_says() -> None:
    said = {saying.code for saying in shown_on_the_page()} | {"record", *OF_THE_STORE}
    assert {name.removeprefix("refused-") for name in FACTS if name.startswith("refused-")} <= {*said, "over"}


def test_a_code_stands_for_one_sentence() -> None:
    """The boards' own refusals are the same words in the source and on the page, so each can be translated whole."""
    for saying in shown_on_the_page():
        if not saying.where.startswith(("games/", "live/")) or saying.code == "game-over" or not saying.sentence:
            continue
        facts = dict.fromkeys([*FACTS[f"refused-{saying.code}"], *re.findall(r"\{(\w+)\}", saying.sentence)], "7")
        told = catalogue("en")(f"refused-{saying.code}", **facts)
        assert saying.sentence.format(**facts).removeprefix("7: ") == told.removeprefix("7: "), saying


def test_what_is_silent_or_elsewhere_is_still_there() -> None:
    every = [saying for room in SPOKEN for saying in sayings_in(SOURCE / room)]
    assert set(SILENT) <= {saying.code for saying in every}
    for place in ELSEWHERE:
        assert any(saying.where.startswith(place) for saying in every), place


def test_a_refusal_within_a_record_keeps_its_code_and_its_facts() -> None:
    with pytest.raises(Refused) as caught:
        read_record('[Game "kingdomino"]\n[Options "two"]\n1. deal 1 2 3 99')
    assert caught.value.code == "kingdomino-no-such-domino"
    assert {name: str(fact) for name, fact in caught.value.facts.items()} == {
        "move": "deal 1 2 3 99",
        "number": "99",
        "line": "3",
        "column": "4",
        "what": "deal 1 2 3 99: there is no domino 99",
    }
