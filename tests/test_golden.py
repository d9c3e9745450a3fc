"""Golden records of three kinds: `law` was checked by hand, `refereed` is confirmed by independent code, and `alarm` is
generated and only says that something has changed.

`python -m tests.test_golden pentago` writes the alarms of a game anew, when its rules were changed on purpose.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE
from fivefold.games.options import choices
from fivefold.games.record import Record, new_record, read_record, write_record
from fivefold.refusals import Refused

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(path for name in GAMES for path in (GOLDEN / name).glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[str(path.relative_to(GOLDEN)) for path in RECORDS])
def test_the_record_is_still_read_and_written_so(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    if path.parent.name != "alarm":
        assert record.comments, "such a record says what it shows"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kinds", [("law", "refereed"), ("alarm",)], ids=["checked", "alarm"])
def test_every_game_and_every_option_has_golden_records(name: str, kinds: tuple[str, ...]) -> None:
    assert list((GOLDEN / name / kinds[0]).glob("*.txt"))
    paths = [path for kind in kinds for path in (GOLDEN / name / kind).glob("*.txt")]
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths]
    for option, values in choices(game(name).options).items():
        seen = {getattr(record.options, option) for record in records}
        assert set(values) <= seen, f"{option}: nothing {kinds} for {set(values) - seen}"


def random_record(name: str, options: Any, seed: int) -> Record:
    """A whole game of random moves."""
    rules, rng = game(name), random.Random(seed)
    state = rules.start(options)
    moves: list[Any] = []
    while (seat := rules.to_move(state)) is not None and len(moves) < 400:
        moves.append(rules.chance(state, rng) if seat == CHANCE else rng.choice(list(rules.legal_moves(state))))
        state = rules.play(state, moves[-1])
    record = new_record(name, options)
    return Record(record.headers, tuple(moves))


def options_with(name: str, option: str, value: object) -> Any:
    """The defaults but for one option; where that goes only with others, a preset that has it."""
    rules = game(name)
    try:
        return rules.options(**{option: value})
    except Refused:
        return next(preset for preset in rules.presets.values() if getattr(preset, option) == value)


def write_alarms(name: str) -> None:
    """One random game for each value of each option."""
    rules = game(name)
    for option, values in choices(rules.options).items():
        for seed, value in enumerate(values):
            record = random_record(name, options_with(name, option, value), seed)
            word = ("on" if value else "off") if isinstance(value, bool) else value
            path = GOLDEN / name / "alarm" / f"{option}-{word}.txt"
            path.write_text(write_record(record), encoding="utf-8")


if __name__ == "__main__":
    for arg in sys.argv[1:]:
        write_alarms(arg)
