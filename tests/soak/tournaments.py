"""Random tournaments of every format, each checked by the verifier: whatever happens, they can be finished.

    python -m tests.soak.tournaments --count 100000 --processes 2 --out progress.json

goes on where the file says it stopped. Each tournament follows from its number alone: `--only 12345` plays one again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, Regulation, fold, standing_of
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.lots import Pick, picks
from fivefold.tournaments.regulation import MOST_OF_DUTCH, Criterion
from fivefold.tournaments.rehearsal import finish, leap, made_up_result
from fivefold.tournaments.verifier import compare, verify

MOST_FACTS = 100_000
SPOKEN_EVERY = 500
AT_ONCE, CHUNK = 500, 10
"""How many each process is given at a time, and in which parts."""
OF_AN_ARENA: list[Criterion] = ["wins", "head-to-head", "sonneborn-berger", "buchholz"]


def regulation_of(lucky: random.Random) -> Regulation:
    """A regulation with settings that nobody has chosen."""
    name = lucky.choice([*PRESETS])
    rules = replace(PRESETS[name], name="random", rules={}, at_most=200_000, confirm=lucky.random() < 0.15)
    if rules.format in ("knock-out", "double-elimination", "swiss", "round-robin"):
        rules = replace(rules, best_of=lucky.choice([1, 1, 1, 2, 3, 5]))
    if rules.format in ("swiss", "round-robin") and rules.best_of == 1 and lucky.random() < 0.3:
        ties = [one for one in rules.tie_breaks if one != "points"]
        rules = replace(rules, boards=lucky.randint(2, 8), tie_breaks=("points", "board-points", *ties))
    if rules.format in ("knock-out", "groups-cup"):
        rules = replace(rules, third_place=lucky.choice(["ask", "yes", "no"]))
    if rules.format in ("round-robin", "groups-cup"):
        rules = replace(rules, legs=lucky.choice([1, 2]), leavers=lucky.choice(["stand", "annul"]))
    if rules.format == "swiss":
        rules = replace(rules, rounds=lucky.randint(1, 9), half_byes=lucky.choice([0, 1, 3]))
        if lucky.random() < 0.4:
            rules = replace(rules, pairing="dutch", at_most=MOST_OF_DUTCH)
    if rules.format == "arena":
        rules = replace(rules, minutes=lucky.choice([1, 5, 20, 60]), streak=lucky.choice([0, 1, 2, 3]))
        rules = replace(rules, tie_breaks=("points", *lucky.sample(OF_AN_ARENA, 2)))
    return rules


def size_of(rules: Regulation, lucky: random.Random, largest: int) -> int:
    """A number of players; few more often than many."""
    usual = {"round-robin": 14, "groups-cup": 40, "arena": 60}.get(rules.format, 200)
    if rules.best_of * rules.legs > 1:
        usual = min(usual, 40)
    if rules.pairing == "dutch":
        usual = min(usual, 80)
    most = lucky.choices([usual, max(usual, 60), 200], [970, 27, 3])[0]
    return max(rules.at_least, min(most, largest, int(2 ** lucky.uniform(1, 7.7))))


def startable(desk: Desk) -> Desk:
    """Before the start a number that cannot be played is mended by entries, as an organiser would."""
    while not desk.tournament.started and not feasible(desk.tournament.rules, len(desk.tournament.players)).ok:
        number = max(desk.tournament.entrants, default=0) + 1
        desk = desk.say("entered", {"entrant": number, "name": f"Found {number}"})
    return desk


def disturbed(desk: Desk, lucky: random.Random, pick: Pick) -> Desk:
    """Something happens that nobody has planned; what cannot be is refused with a code."""
    tournament = desk.tournament
    entrant = lucky.choice(sorted(tournament.entrants)) if tournament.entrants else 1
    new, version = max(tournament.entrants, default=0) + 1, desk.log.version
    said: list[tuple[str, dict[str, Any]]] = [
        ("left", {"entrant": entrant}),
        ("left", {"entrant": entrant, "during": True}),
        ("entered", {"entrant": new, "name": f"Late {version}"}),
        ("excused", {"entrant": entrant, "round": len(tournament.rounds) + lucky.randint(1, 2)}),
        ("merged", {"entrant": entrant, "into": lucky.choice(sorted(tournament.entrants) or [1])}),
        ("split", {"entrant": entrant, "name": f"One {version}", "other": new, "other_name": f"Two {version}"}),
        ("renamed", {"entrant": entrant, "name": f"Renamed {version}"}),
    ]
    if tournament.rules.format == "arena":
        said += [("paused", {"entrant": entrant}), ("resumed", {"entrant": entrant})] * 3
        said += [("ended", {})] * (lucky.random() < 0.1)
    if tournament.tables:
        table = tournament.tables[lucky.choice(sorted(tournament.tables))]
        where: dict[str, Any] = {"round": table.round, "table": table.number}
        if lucky.random() < 0.4:
            where["game"] = lucky.randint(1, len(table.games))
        made_up = made_up_result(tournament, table, pick)
        said += [("corrected", made_up | where)] * 3
        said += [("result", made_up | where), ("corrected", {**where, "void": True})]
        said += [("disputed", where), ("confirmed", where), ("corrected", {**where, "walkover": table.seats[0]})]
    kind, data = lucky.choice(said)
    try:
        if lucky.random() < 0.15:
            undone = desk.undo(desk.log.version - lucky.randint(0, 8), together=True)
            return undone if undone.tournament.regulation is not None else desk
        return desk.say(kind, data, reason="because", actor=lucky.choice(["desk", "table"]))
    except Refused as refusal:
        assert refusal.code
        return desk


def stride(desk: Desk, lucky: random.Random, pick: Pick) -> Desk:
    """Go on: a step, or a handful of results."""
    return leap(desk, pick, lucky.choice([1, 8, 32, 64]))


def play(number: int, largest: int = 200) -> tuple[str, list[str]]:
    """Play one tournament: its format and what was found wrong."""
    lucky, pick = random.Random(number), picks(str(number))
    rules = regulation_of(lucky)
    desk = Desk.opened("Random", rules)
    for entrant in range(1, size_of(rules, lucky, largest) + 1):
        desk = desk.say("entered", {"entrant": entrant, "name": f"Player {entrant}", "rating": lucky.choice([0, 1500])})
    trouble = lucky.choice([0, 0.02, 0.1, 0.25])
    for _ in range(lucky.randint(0, 400)):
        if desk.tournament.closed:
            break
        desk = disturbed(desk, lucky, pick) if lucky.random() < trouble else stride(startable(desk), lucky, pick)
    if fold(desk.log) != desk.tournament:
        return rules.format, ["the fold is not what was said one after another"]
    done = desk if desk.tournament.closed else finish(startable(desk), pick, most=MOST_FACTS)
    report = verify([fact.text for fact in done.log.facts])
    return rules.format, [
        *map(str, report.problems),
        *([] if report.problems else compare(report, standing_of(done.tournament).equals)),
    ]


def _played(numbers: Iterable[int], processes: int) -> Iterator[tuple[str, list[str]]]:
    """What came of each, in their order."""
    if processes == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for some in _in_lists(numbers, processes * AT_ONCE):
            yield from pool.map(play, some, chunksize=CHUNK)


def _in_lists(numbers: Iterable[int], size: int) -> Iterator[list[int]]:
    """The numbers in lists of this size."""
    rest = iter(numbers)
    while some := list(islice(rest, size)):
        yield some


def soak(first: int, count: int, out: Path | None, say: Callable[[str], object] = print, *, processes: int = 1) -> int:
    """Play on until `count` tournaments are played in all; gives how many were wrong, which are kept beside."""
    fresh: dict[str, Any] = {"next": first, "formats": {}, "wrong": []}
    state: dict[str, Any] = json.loads(out.read_text()) if out and out.exists() else fresh
    formats, wrong, began = Counter(state["formats"]), list(state["wrong"]), time.monotonic()
    numbers = range(state["next"], first + count)
    for number, (format_name, found) in zip(numbers, _played(numbers, processes), strict=True):
        formats[format_name] += 1
        for problem in found:
            wrong.append(f"{number} {format_name}: {problem}")
            say(wrong[-1])
        if out and (found or number % SPOKEN_EVERY == 0 or number == first + count - 1):
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(json.dumps({"next": number + 1, "formats": dict(formats), "wrong": wrong}))
    say(f"{sum(formats.values())} tournaments, {len(wrong)} wrong, {time.monotonic() - began:.0f} s: {dict(formats)}")
    return len(wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path, help="keeps the count, so that the next call goes on there")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", type=int, help="play one tournament again")
    asked = parser.parse_args()
    if asked.only is not None:
        sys.stdout.write(f"{play(asked.only)}\n")
        return
    sys.exit(1 if soak(asked.first, asked.count, asked.out, processes=asked.processes) else 0)


if __name__ == "__main__":
    main()
