"""A fact: one line of a tournament's log. Nothing else is ever stored.

Each fact knows its number, when and by whom it was said, why (where it deviates), a key that makes sending it twice
harmless, and the hash of the fact before it. The chain shows that a line before the last was changed or taken out. It
does not show that the last line was changed, that lines were cut off at the end, or that somebody computed all hashes
anew: for that, compare the digest of the log with one that was printed or signed.

A fact is checked by `checked_fact` both before it is written and after it is read, so that whatever is written can be
read back.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from fivefold.tournaments.errors import BadFact

LARGEST = 10**9
LONGEST = 2000
DEEPEST = 6
"""How deep lists and objects may lie inside each other in an object, such as a regulation."""
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What a line of text cannot hold: control characters, line breaks, halves of characters."""
UNWRITABLE_LINES = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""The same for a text of several lines, which may hold line feeds; JSON writes them as two characters."""

NUMBER: Final = "a number"
TEXT: Final = "one line of text"
LINES: Final = "a text"
NUMBERS: Final = "a list of numbers"
SCORES: Final = "a list of [entrant, score] pairs"
OBJECT: Final = "an object"
TABLES: Final = "a list of tables"
YES: Final = "true or false"
TEXTS: Final = "a list of texts"

# What each kind of fact holds; a name with a question mark may be missing.
SHAPES: Final[dict[str, dict[str, str]]] = {
    "opened": {"title": TEXT, "regulation": OBJECT},
    "regulated": {"regulation": OBJECT},
    "described": {
        "title?": TEXT,
        "season?": TEXT,
        "place?": TEXT,
        "begins?": TEXT,
        "ends?": TEXT,
        "organiser?": TEXT,
        "champion?": TEXT,
        "notes?": LINES,
        "schedule?": TEXTS,
    },
    "entered": {
        "entrant": NUMBER,
        "name": TEXT,
        "club?": TEXT,
        "person?": TEXT,
        "rating?": NUMBER,
        "category?": TEXT,
        "from?": TEXT,
        "waits?": YES,
        "sure?": YES,
    },
    "renamed": {"entrant": NUMBER, "name": TEXT, "club?": TEXT, "category?": TEXT, "sure?": YES},
    "merged": {"entrant": NUMBER, "into": NUMBER},
    "split": {"entrant": NUMBER, "name": TEXT, "other": NUMBER, "other_name": TEXT, "sure?": YES},
    "excused": {"entrant": NUMBER, "round": NUMBER},
    "paused": {"entrant": NUMBER},
    "resumed": {"entrant": NUMBER},
    "ended": {},
    "checked-in": {"entrant": NUMBER},
    "committed": {"seed_hash": TEXT},
    "started": {"entrants": NUMBERS},
    "lot": {"purpose": TEXT, "candidates": NUMBERS, "outcome": NUMBERS, "seed?": TEXT},
    "decided": {"question": TEXT, "answer": TEXT},
    "drawn": {
        "round": NUMBER,
        "stage": TEXT,
        "tables": TABLES,
        "slots?": NUMBERS,
        "byes?": NUMBERS,
        "halves?": NUMBERS,
    },
    "result": {
        "round": NUMBER,
        "table": NUMBER,
        "game?": NUMBER,
        "scores?": SCORES,
        "winner?": NUMBER,
        "marbles?": NUMBER,
        "times?": SCORES,
        "boards?": NUMBERS,
        "walkover?": NUMBER,
        "void?": YES,
    },
    "confirmed": {"round": NUMBER, "table": NUMBER, "game?": NUMBER},
    "disputed": {"round": NUMBER, "table": NUMBER, "game?": NUMBER},
    "upset": {"round": NUMBER, "table": NUMBER, "game?": NUMBER, "entrant": NUMBER},
    "left": {"entrant": NUMBER, "during?": YES},
    "disqualified": {"entrant": NUMBER, "during?": YES},
    "filled": {"entrant": NUMBER, "name": TEXT, "round?": NUMBER, "table?": NUMBER, "for?": NUMBER, "sure?": YES},
    "moved": {"entrant": NUMBER, "round": NUMBER, "from": NUMBER, "to": NUMBER},
    "protested": {"round": NUMBER, "table": NUMBER, "text": LINES, "by?": NUMBER},
    "agreed": {"round": NUMBER, "table": NUMBER, "entrants": NUMBERS, "text": LINES},
    "ruled": {"text": LINES, "protest?": NUMBER, "rule?": TEXT},
    "closed": {},
    "undone": {"facts": NUMBERS},
    # A register of bans and a circuit are logs of their own.
    "banned": {"person": TEXT, "name": TEXT, "until?": TEXT},
    "lifted": {"person": TEXT},
    "founded": {"title": TEXT, "levels": TEXTS, "twice": TEXT, "declined": TEXT, "season?": TEXT, "points?": NUMBERS},
    "admitted": {"tournament": TEXT, "level": TEXT, "title": TEXT},
    "released": {"tournament": TEXT},
    "held": {
        "level": TEXT,
        "title": TEXT,
        "digest": TEXT,
        "places": NUMBERS,
        "persons": TEXTS,
        "names": TEXTS,
        "tournament?": TEXT,
        "version?": NUMBER,
        "signed?": TEXT,
    },
    "trusted": {"key": TEXT, "name": TEXT},
    "distrusted": {"key": TEXT},
    "reopened": {"tournament": TEXT, "version": NUMBER},
    "declined": {"level": TEXT, "person": TEXT},
}
SHAPES["corrected"] = {**SHAPES["result"], "upset?": NUMBER}
OTHER_LOGS: Final = (
    *("banned", "lifted"),
    *("founded", "admitted", "released", "held", "reopened", "declined", "trusted", "distrusted"),
)
"""Kinds that stand in no tournament's log."""

PARTS: Final = {
    "number": NUMBER,
    "kind": TEXT,
    "time": TEXT,
    "actor": TEXT,
    "reason": LINES,
    "key": TEXT,
    "before": TEXT,
}
"""What stands around the data of every fact."""
TABLE_SHAPE: Final = {"table": NUMBER, "seats": NUMBERS, "starter": NUMBER, "group?": TEXT, "wave?": NUMBER}


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened.

    >>> fact = Fact(1, "closed", {}, time="2026-11-15T18:00:00Z", actor="desk")
    >>> fact.text
    '{"actor":"desk","before":"","data":{},"key":"","kind":"closed","number":1,"reason":"","time":"2026-11-15T18:00:00Z"}'
    """

    number: int
    kind: str
    data: Mapping[str, Any]
    time: str = ""
    actor: str = ""
    reason: str = ""
    key: str = ""
    before: str = ""

    @property
    def text(self) -> str:
        """The fact as its one line of JSON, always the same line for the same fact."""
        whole = {
            "number": self.number,
            "kind": self.kind,
            "data": self.data,
            "time": self.time,
            "actor": self.actor,
            "reason": self.reason,
            "key": self.key,
            "before": self.before,
        }
        return json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @property
    def digest(self) -> str:
        """The hash that the next fact will carry."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def says_the_same(self, other: Fact) -> bool:
        """Was this fact sent again?"""
        return (self.kind, self.actor, self.reason, self.data) == (other.kind, other.actor, other.reason, other.data)


def read_fact(line: str) -> Fact:
    """The fact that a line holds; its shape is checked.

    >>> read_fact('{"number": 1}')
    Traceback (most recent call last):
    fivefold.tournaments.errors.BadFact: A fact needs number, kind, data, time, actor, reason, key and before.
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadFact("This line is not JSON", code="not-json") from None
    if not isinstance(found, dict) or set(found) != {*PARTS, "data"}:
        raise BadFact("A fact needs number, kind, data, time, actor, reason, key and before", code="bad-fact")
    return checked_fact(Fact(**found))


def checked_fact(fact: Fact) -> Fact:
    """The fact with its data as plain lists and dictionaries; one that could not be read back is refused.

    >>> checked_fact(Fact(1, "closed", {}, reason="a\\tb"))
    Traceback (most recent call last):
    fivefold.tournaments.errors.BadFact: closed: reason must be a text.
    """
    kind = fact.kind if isinstance(fact.kind, str) and fact.kind in SHAPES else "fact"
    for name, wanted in PARTS.items():
        _check(kind, name, getattr(fact, name), wanted)
    check_data(fact.kind, fact.data)
    return replace(fact, data=_plain(fact.data))


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _plain(inner) for name, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def check_data(kind: str, data: object) -> None:
    """Refuse data of a wrong shape.

    >>> check_data("checked-in", {"entrant": "Anna"})
    Traceback (most recent call last):
    fivefold.tournaments.errors.BadFact: checked-in: entrant must be a number.
    """
    if kind not in SHAPES:
        raise BadFact("There is no fact {kind}", code="no-such-fact", kind=repr(kind)[:60])
    if not isinstance(data, Mapping):
        raise BadFact("{kind}: data must be an object", code="bad-data", kind=kind)
    shape = SHAPES[kind]
    for name, wanted in shape.items():
        plain = name.removesuffix("?")
        if plain in data:
            _check(kind, plain, data[plain], wanted)
        elif plain == name:
            raise BadFact("{kind}: {name} is missing", code="part-missing", kind=kind, name=name)
    for name in data:
        if name not in shape and f"{name}?" not in shape:
            raise BadFact("{kind} has no {name}", code="no-such-part", kind=kind, name=repr(name)[:60])


def _check(kind: str, name: str, value: object, wanted: str) -> None:
    if not _fits(value, wanted):
        raise BadFact("{kind}: {name} must be {wanted}", code="bad-part", kind=kind, name=name, wanted=wanted)


def _fits(value: object, wanted: str) -> bool:
    if wanted == NUMBER:
        return type(value) is int and 0 <= value <= LARGEST
    if wanted in (TEXT, LINES):
        unwritable = UNWRITABLE if wanted == TEXT else UNWRITABLE_LINES
        return isinstance(value, str) and len(value) <= LONGEST and unwritable.search(value) is None
    if wanted == YES:
        return isinstance(value, bool)
    if wanted == OBJECT:
        return isinstance(value, Mapping) and _is_plain(value, DEEPEST)
    if not isinstance(value, list | tuple):
        return False
    if wanted == NUMBERS:
        return all(_fits(item, NUMBER) for item in value)
    if wanted == TEXTS:
        return all(_fits(item, TEXT) for item in value)
    if wanted == SCORES:
        return all(
            isinstance(pair, list | tuple)
            and len(pair) == 2
            and _fits(pair[0], NUMBER)
            and (pair[1] is None or _fits(pair[1], NUMBER))
            for pair in value
        )
    return all(_is_table(item) for item in value)


def _is_plain(value: object, depth: int) -> bool:
    """Is this something that JSON writes and reads back as it was?"""
    if isinstance(value, Mapping):
        names = all(_fits(name, TEXT) for name in value)
        return depth > 0 and names and all(_is_plain(inner, depth - 1) for inner in value.values())
    if isinstance(value, list | tuple):
        return depth > 0 and all(_is_plain(inner, depth - 1) for inner in value)
    if isinstance(value, float):
        return math.isfinite(value)
    if type(value) is int:
        return -LARGEST <= value <= LARGEST
    return value is None or isinstance(value, bool) or _fits(value, TEXT)


def _is_table(item: object) -> bool:
    if not isinstance(item, Mapping):
        return False
    named = {name.removesuffix("?") for name in TABLE_SHAPE}
    return set(item) <= named and all(
        _fits(item[name.removesuffix("?")], wanted) if name.removesuffix("?") in item else name.endswith("?")
        for name, wanted in TABLE_SHAPE.items()
    )
