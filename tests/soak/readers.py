"""Every reader of the house against spoiled inputs: nothing but refusals, and none takes longer than a second.

    python -m tests.soak.readers --count 1000000 --out progress.json

goes on where the file says it stopped. Each input follows from the seed and its number alone, so that a failure can be
read again: `--only 12345`.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tests.soak.mutations import spoiled_bytes, spoiled_json, spoiled_text, spoiled_workbook

from fivefold.bots.gomocup import Brain
from fivefold.bots.gomocup.gomoku import Thinker
from fivefold.entries import read_entries
from fivefold.games import GAMES, game
from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.options import read_options, write_options
from fivefold.games.pente.penteorg import read_penteorg
from fivefold.games.pente.sgf import read_sgf
from fivefold.games.record import read_record
from fivefold.live.clocks import read_control
from fivefold.names import BadName, clean_name, skeleton
from fivefold.refusals import Refused
from fivefold.server.settings import read_engine
from fivefold.server.tables.messages import read_message, read_request
from fivefold.server.tournaments.notices import read_notice
from fivefold.tournaments import PRESETS, Desk, Log, read_log, read_regulation, write_regulation
from fivefold.tournaments.facts import read_fact
from fivefold.tournaments.head import read_signed
from fivefold.tournaments.repair import repaired, sound_part
from fivefold.tournaments.verifier import verify

GOLDEN = Path(__file__).parents[1] / "golden"
REFUSALS = (Refused, Refused, BadName)
LONGEST = 1.0
"""Seconds of CPU that one input may take."""
SEED = 5

Spoil = Callable[[Any, Sequence[Any], random.Random], Any]


class Reader(NamedTuple):
    """What reads, samples that it takes, how they are spoiled, and how often it has its turn."""

    name: str
    read: Callable[[Any], object]
    samples: Sequence[Any]
    spoil: Spoil = spoiled_text
    weight: int = 4


@dataclass
class Found:
    """What a run has seen so far."""

    at: int = 0
    taken: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    slowest: dict[str, float] = field(default_factory=dict)
    failures: list[dict[str, Any]] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "at": self.at,
            "taken": dict(sorted(self.taken.items())),
            "refused": dict(sorted(self.refused.items())),
            "slowest": {name: round(seconds, 3) for name, seconds in sorted(self.slowest.items())},
            "failures": self.failures,
        }


def read_found(path: Path) -> Found:
    """A run that was broken off."""
    data = json.loads(path.read_text("utf-8"))
    return Found(data["at"], Counter(data["taken"]), Counter(data["refused"]), data["slowest"], data["failures"])


class _TooSlow(BaseException):
    """Raised by the timer, so that no reader takes it for a refusal."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Break off what takes far too much CPU time."""

    def ring(*_: object) -> None:
        raise _TooSlow

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# The readers


def _json(read: Callable[[Any], object], text: str) -> object:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("This is not JSON", code="not-json") from None
    return read(data)


def _spoil_plain(sample: Any, others: Sequence[Any], rng: random.Random) -> Any:
    return spoiled_json(sample, rng)


def _spoil_json_text(sample: Any, others: Sequence[Any], rng: random.Random) -> str:
    """JSON with wrong parts, or a text that is hardly JSON any more."""
    if rng.random() < 0.7:
        return json.dumps(spoiled_json(sample, rng), ensure_ascii=rng.random() < 0.5)
    texts = [json.dumps(one, ensure_ascii=False) for one in (sample, rng.choice(others))]
    return spoiled_text(texts[0], texts, rng)


def _spoil_message(sample: Any, others: Sequence[Any], rng: random.Random) -> bytes:
    raw = _spoil_json_text(sample, others, rng).encode(errors="surrogatepass")
    return raw if rng.random() < 0.8 else spoiled_bytes(raw, [raw], rng)


def _spoil_lines(sample: Any, others: Sequence[Any], rng: random.Random) -> str:
    """A log in which one line has a wrong part or is spoiled as text; or all of it is."""
    if rng.random() < 0.3:
        return spoiled_text(sample, others, rng)
    lines = sample.splitlines()
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(lines))
        how = rng.randrange(4)
        if how == 0:
            lines[at] = spoiled_text(lines[at], lines, rng)
        elif how == 1 and len(lines) > 1:
            del lines[at]
        else:
            try:
                lines[at] = json.dumps(spoiled_json(json.loads(lines[at]), rng), ensure_ascii=rng.random() < 0.5)
            except ValueError:
                lines[at] = ""
    return "\n".join(lines)


def _read_log(text: str) -> object:
    return Desk.of(read_log(text))


def _read_damaged(text: str) -> object:
    lines = text.split("\n")
    log, _ = sound_part(lines)
    mended, _ = repaired(lines)
    return log, Desk.of(Log(mended.facts)).tournament


def _read_request(raw: bytes) -> object:
    return read_request(read_message(raw))


def _read_notice(data: Any) -> object:
    if not isinstance(data, dict) or not isinstance(data.get("data"), dict) or not isinstance(data.get("kind"), str):
        raise Refused("A notice has a kind and data", code="bad-notice")
    return read_notice(data["kind"], data["data"])


def _read_name(text: str) -> object:
    return skeleton(clean_name(text)), skeleton(text)


class _First:
    """A player that takes the first move it may."""

    def choose(self, state: Any, rng: random.Random, stop: Any = None) -> Any:
        return game("pente").legal_moves(state)[0]


def _read_gomocup(text: str) -> object:
    brain = Brain(_First(), random.Random(1), thinker=Thinker(depth=0))
    return list(brain.answers(text.splitlines()[:40]))


def _position_after(name: str, moves: int, seed: int) -> Any:
    one, rng = game(name), random.Random(seed)
    state = one.start()
    for _ in range(moves):
        if one.to_move(state) is None:
            break
        legal = one.legal_moves(state)
        state = one.play(state, rng.choice(list(legal)) if legal else one.chance(state, rng))
    return state


def _read_move(name: str, state: Any, text: str) -> object:
    one = game(name)
    return one.play(state, one.read_move(state, text))


def _game_readers(name: str) -> Iterator[Reader]:
    one = game(name)
    records = [path.read_text("utf-8") for path in sorted((GOLDEN / name).glob("[lr]*/*.txt"))[:12]]
    yield Reader(f"record {name}", read_record, records, weight=2)
    states = [_position_after(name, moves, moves) for moves in (0, 2, 7)]
    yield Reader(f"position {name}", one.read_position, [one.write_position(state) for state in states])
    for at, state in enumerate(states):
        moves = [one.write_move(state, move) for move in list(one.legal_moves(state))[:20]]
        if moves:
            yield Reader(f"move {name} {at}", partial(_read_move, name, state), moves)
    presets = [*one.presets, *(write_options(options) for options in one.presets.values())]
    yield Reader(f"options {name}", lambda text: read_options(one.options, text, dict(one.presets)), presets)


PENTE_ORG = (
    '[Game "Pente"]\n[Player 1 Name "anna"]\n[Date "05/14/2009"]\n[Result "1-0"]\n\n1. K10 L10 2. O11 M10 3. N10 1-0\n'
)
GOMOCUP = "ABOUT\nSTART 19\nINFO timeout_turn 100\nBEGIN\nTURN 9,10\nTAKEBACK 1,1\nBOARD\n9,9,1\n3,4,2\nDONE\nEND\n"
KINGDOMS = [
    "L L1 W S M2 / G1 M3 W W M2 / G G C S1 G / W G W W L / W F W . .",
    "C S S S S\nG S1 M1 M2 M2\nG S2 W W M3\nS1 S2 S W M2\nW W W1 W1 M",
    "C W W / . . W / . . M3",
]
LISTS = [
    "Name;Verein;Wertung\nAnna Müller;Dresden;1800\nBen;Zürich;\n".encode(),
    "1. Anna\n2. Ben\n3. Cem\n".encode("latin-1"),
    "first,last,club\r\nAnna,Müller,X\r\n".encode("utf-16"),
]
MESSAGES = [
    {"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"},
    {"do": "sit", "seat": 1, "name": "Anna"},
    {"do": "say", "text": "hello", "id": "b"},
    {"do": "offer", "what": "draw", "id": "c"},
]
NOTICES = [
    {"kind": "clock", "data": {"minutes": 45}},
    {"kind": "message", "data": {"text": "Lunch"}},
    {"kind": "placed", "data": {"entrant": 3, "table": 4}},
    {"kind": "board", "data": {"round": 1, "table": 2, "id": "x"}},
    {"kind": "thinking", "data": {"minutes": 5, "seconds": 2}},
]
NAMES = ["Anna Müller", "Jean-Luc d’Arc", "عمر الخيّام", "王小明", "Nguyễn Thị Ánh"]
SIGNED = "fivefold-log:1:x8Y:3:" + "ab" * 32 + ":" + "A" * 86 + ":" + "B" * 43


def workbook() -> bytes:
    """A small list as XLSX."""
    from openpyxl import Workbook

    book = Workbook()
    for row in (("Name", "Club", "Rating"), ("Anna", "Dresden", 1800), ("Ben", "Zürich", None)):
        book.worksheets[0].append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def all_readers() -> list[Reader]:
    """Every reader with its samples."""
    logs = [path.read_text("utf-8") for path in sorted((GOLDEN / "tournaments").rglob("*.jsonl"))]
    logs = sorted(logs, key=len)[:5]
    facts = sorted({line for log in logs for line in log.splitlines()})
    regulations = [write_regulation(rules) for rules in PRESETS.values()]
    opened = [
        {"kind": json.loads(f)["kind"], "data": json.loads(f)["data"]} for f in facts[:: max(1, len(facts) // 60)]
    ]
    return [
        *(reader for name in GAMES for reader in _game_readers(name)),
        Reader("clocks", read_control, ["none", "move 30", "fischer 300+5", "days 3"]),
        Reader("kingdoms", kingdom_in, KINGDOMS),
        Reader("SGF", read_sgf, ["(;GM[4]SZ[19]RU[Pente reply=on]PW[a]RE[W+R];W[jj]C[x\\]];B[kj](;W[nj])(;W[aa]))"]),
        Reader("pente.org", read_penteorg, [PENTE_ORG, "1. K10 A1 2. L10 B2"]),
        Reader("gomocup", _read_gomocup, [GOMOCUP], weight=1),
        Reader("lists", read_entries, LISTS, spoiled_bytes),
        Reader("workbooks", lambda content: read_entries(content, xlsx=True), [workbook()], spoiled_workbook, 1),
        Reader("logs", _read_log, logs, _spoil_lines, 1),
        Reader("damaged logs", _read_damaged, logs[:2], _spoil_lines, 1),
        Reader("verifier", lambda text: verify(text.splitlines()), logs, _spoil_lines, 1),
        Reader("facts", read_fact, [json.loads(fact) for fact in facts[:200]], _spoil_json_text),
        Reader("said facts", _say, opened, _spoil_plain, 2),
        Reader("regulations", read_regulation, regulations, _spoil_plain),
        Reader("regulations as text", partial(_json, read_regulation), regulations, _spoil_json_text),
        Reader("notices", _read_notice, NOTICES, _spoil_plain),
        Reader("messages", _read_request, MESSAGES, _spoil_message),
        Reader("engines", read_engine, ["pente/rapid=true --quick", "pente/x=cat"], weight=1),
        Reader("names", _read_name, NAMES),
        Reader("signatures", read_signed, [SIGNED], weight=1),
    ]


def _say(data: Any) -> object:
    """What the desk is told: a kind, data, and texts around them."""
    if not isinstance(data, dict) or "kind" not in data or "data" not in data:
        raise Refused("A fact has a kind and data", code="bad-fact")
    text = str(data["data"])[:50]
    desk = _desk().say(data["kind"], data["data"], actor=text[:20], reason=text, key=text[:9])
    return [read_fact(fact.text) == fact or 1 / 0 for fact in desk.log.facts[-1:]]


def _desk() -> Desk:
    global _kept
    if _kept is None:
        desk = Desk.opened("Soak", PRESETS["swiss"])
        for number in range(1, 5):
            desk = desk.say("entered", {"entrant": number, "name": f"P{number}"})
        _kept = desk.start().draw(seed="snow")
    return _kept


_kept: Desk | None = None


class Soak:
    """Inputs by their number."""

    def __init__(self, seed: int = SEED) -> None:
        self.seed = seed
        self.readers = all_readers()
        self.turns = [reader for reader in self.readers for _ in range(reader.weight)]
        random.Random(seed).shuffle(self.turns)

    def input(self, number: int) -> tuple[Reader, Any]:
        """The reader of an input and the input."""
        reader = self.turns[number % len(self.turns)]
        rng = random.Random(f"{self.seed}/{number}")
        return reader, reader.spoil(rng.choice(reader.samples), reader.samples, rng)

    def run(self, number: int, found: Found) -> None:
        """Read one input and note what came of it."""
        reader, given = self.input(number)
        began = time.process_time()
        trouble = ""
        try:
            with limited(10 * LONGEST):
                reader.read(given)
            found.taken[reader.name] += 1
        except REFUSALS as refusal:
            found.refused[reader.name] += 1
            if not str(refusal).endswith((".", "?", "!", ")", ":")):
                trouble = f"no sentence: {refusal!r}"
        except _TooSlow:
            trouble = "far too slow"
        except Exception:
            trouble = traceback.format_exc(limit=-3)
        spent = time.process_time() - began
        found.slowest[reader.name] = max(spent, found.slowest.get(reader.name, 0.0))
        if not trouble and spent > LONGEST and self._is_slow(reader, given):
            trouble = f"{spent:.1f} s"
        if trouble:
            found.failures.append(
                {"number": number, "reader": reader.name, "trouble": trouble, "input": repr(given)[:400]}
            )
        found.at = number + 1

    def _is_slow(self, reader: Reader, given: Any) -> bool:
        """Is it slow a second time, when everything is loaded?"""
        began = time.process_time()
        with suppress(*REFUSALS):
            reader.read(given)
        return time.process_time() - began > LONGEST


def main(words: Sequence[str] | None = None) -> int:
    """Run on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=Path("progress.json"))
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", type=int, default=None, help="read one input again and show it")
    wanted = parser.parse_args(words)
    soak = Soak(wanted.seed)
    if wanted.only is not None:
        reader, given = soak.input(wanted.only)
        print(reader.name, repr(given)[:5000])  # noqa: T201
        print(reader.read(given))  # noqa: T201
        return 0
    found = read_found(wanted.out) if wanted.out.exists() else Found()
    began, first = time.monotonic(), found.at
    for number in range(found.at, wanted.count):
        soak.run(number, found)
        if found.at % 5000 == 0 or found.at == wanted.count:
            wanted.out.write_text(json.dumps(found.plain(), ensure_ascii=True, indent=1), "utf-8")
            rate = (found.at - first) / (time.monotonic() - began)
            print(f"{found.at:,} of {wanted.count:,}, {rate:.0f} a second, {len(found.failures)} failures")  # noqa: T201
            sys.stdout.flush()
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main())
