"""Some thousand spoiled inputs for every reader, always the same ones; far more with FIVEFOLD_SOAK=1."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.soak.readers import Found, Soak, main, read_found

from fivefold.refusals import Refused
from fivefold.server.tournaments.notices import read_notice

COUNT = 200_000 if os.environ.get("FIVEFOLD_SOAK") else 4_000

ANSWERS = ("verifier", "gomocup")
"""What answers with what is wrong instead of refusing."""


def test_no_spoiled_input_breaks_a_reader_or_takes_long() -> None:
    soak, found = Soak(), Found()
    for number in range(COUNT):
        soak.run(number, found)
    assert found.failures == []
    assert found.at == COUNT
    for reader in soak.readers:
        assert found.taken[reader.name] + found.refused[reader.name] > 0, reader.name
        assert found.refused[reader.name] > 0 or reader.name in ANSWERS, reader.name


def test_every_sample_is_taken_as_it_is() -> None:
    for reader in Soak().readers:
        for sample in reader.samples:
            if reader.name in ("facts", "regulations as text", "messages"):
                reader.read(json.dumps(sample))
            elif reader.name != "said facts":  # they are said by a desk that is further on
                reader.read(sample)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    main(["--count", "60", "--out", str(file)])
    main(["--count", "120", "--out", str(file)])
    whole = Found()
    soak = Soak()
    for number in range(120):
        soak.run(number, whole)
    again = read_found(file)
    assert (again.at, again.taken, again.refused) == (whole.at, whole.taken, whole.refused)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("clock", {"minutes": 45, "\ud800": -1}),
        ("thinking", {"seconds": "\ud800"}),
        ("message", {"text": "a\ud800"}),
        ("message", {"text": "a\x00b"}),
        ("board", {"round": 1, "table": 2, "id": "\udfff"}),
    ],
)
def test_a_notice_with_characters_that_cannot_be_written_is_refused(kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        read_notice(kind, data)
    assert caught.value.code == "bad-notice"
    assert read_notice("message", {"text": "Lunch\nuntil one"})
