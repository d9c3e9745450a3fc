"""What worker processes do for requests at the desk: logs from elsewhere and lists of entries."""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

import msgspec

from fivefold.entries import read_entries
from fivefold.refusals import Refused
from fivefold.server.tournaments.desk_values import Change, whole
from fivefold.tournaments import Desk, NotNow, read_log
from fivefold.tournaments.circuit import report
from fivefold.tournaments.errors import BadLog
from fivefold.tournaments.head import read_signed
from fivefold.tournaments.trf import read_trf
from fivefold.tournaments.trf_log import desk_of
from fivefold.tournaments.verifier import verify

MOST_PROBLEMS = 50
MOST_COMPLAINTS = 500
REPORT: Final = re.compile("\ufeff?(0[0-9]2|001|XXR|###)")
"""How a report (TRF) begins; a log begins with a brace."""

encode = msgspec.json.encode


def check_log(text: str, signed: str = "", key: str = "") -> bytes:
    """What the second implementation finds in a log, and whether it is the one that was signed."""
    lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip()]
    if not lines:
        raise NotNow("This log is empty", code="empty-log")
    report = verify(lines)
    problems: list[dict[str, object]] = [
        {"code": one.code, "sentence": str(one), "facts": one.facts} for one in report.problems[:MOST_PROBLEMS]
    ]
    if signed:
        problems += _signature_problems(text, signed, key)
    return encode(
        {
            "ok": not problems,
            "facts": report.facts,
            "lots": report.lots,
            "draws": report.draws,
            "deviations": report.deviations,
            "problems": problems,
            "digest": read_log(text).digest if report.ok else "",
            "signature": ("good" if not problems else "bad") if signed else "",
        }
    )


def _signature_problems(text: str, signed: str, key: str) -> list[dict[str, object]]:
    from fivefold.server.tournaments.signatures import check_signature

    try:
        check_signature(read_log(text), read_signed(signed), key)
    except Refused as refusal:
        facts = {name: str(value) for name, value in refusal.facts.items()}
        return [{"code": refusal.code, "sentence": str(refusal), "facts": facts}]
    return []


def readable_log(text: str) -> Change:
    """The facts of a log from another house, or of a report (TRF), checked and worked out, as they are stored."""
    if REPORT.match(text):
        return whole(desk_of(read_trf(text)))
    found = read_log(text)
    if not found.facts:
        raise NotNow("This log is empty", code="empty-log")
    return whole(Desk.of(found))


def signed_report(text: str, signed: str, level: str) -> dict[str, object]:
    """What a tournament of another house reports to a circuit: its log is worked out again, and its signature checked.

    Nothing may have been added after the signature. Whether the house is trusted the circuit says.
    """
    from fivefold.server.tournaments.signatures import check_signature

    head = read_signed(signed)
    found = json.loads(check_log(text, signed, head.key))
    if not found["ok"]:
        raise BadLog("The log does not hold: {wrong}", code="report-false", wrong=found["problems"][0]["sentence"])
    log = read_log(text)
    check_signature(log, head, head.key)
    if log.version != head.version:
        raise BadLog("Only facts 1 to {signed} are signed", code="not-all-signed", signed=head.version)
    return report(Desk.of(log).tournament, level, log.digest) | {"tournament": head.tournament, "signed": head.text}


class Field(NamedTuple):
    """What is entered in a tournament already, and how many more can be."""

    taken: frozenset[str]
    room: int


def read_list(content: bytes, xlsx: bool, field: Field) -> bytes:
    """What a list of entries says, line by line."""
    reading = read_entries(content, xlsx=xlsx, taken=field.taken, room=field.room)
    return encode(
        {
            "kind": reading.kind,
            "encoding": reading.encoding,
            "columns": reading.columns,
            "ignored": reading.ignored,
            "entries": [
                {
                    "line": e.line,
                    "name": e.name,
                    "club": e.club,
                    "rating": e.rating,
                    "person": e.person,
                    "category": e.category,
                }
                for e in reading.entries
            ],
            "complaints": [
                {"line": c.line, "code": c.code, "sentence": c.sentence, "facts": c.facts}
                for c in reading.complaints[:MOST_COMPLAINTS]
            ],
            "left_off": max(0, len(reading.complaints) - MOST_COMPLAINTS),
        }
    )
