"""Kill the house, a worker, PostgreSQL or a bot while people use it; count what comes back and what is lost or doubled.

python -m tests.soak.kills --kills 50 --store postgres     go on counting in docs/reliability.json
python -m tests.soak.kills --minutes 20 --store sqlite
python -m tests.soak.kills --report                        write the counts into docs/reliability.md
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any

from tests.soak.examine import Findings, examine
from tests.soak.load import Traffic
from tests.soak.postgres import Database
from tests.soak.processes import Served, children, direct_children

ROOT = Path(__file__).parents[2]
COUNTS = ROOT / "docs" / "reliability.json"
REPORT = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- counts: begin -->", "<!-- counts: end -->"
KINDS = {
    "sqlite": ("server", "server", "bot", "server", "server"),
    "postgres": ("server", "worker", "postgres", "bot", "worker", "postgres", "server", "postgres"),
}
"""What is killed, in turn; a bot's worker takes longest to come back."""
BACK = 300.0
"""Seconds after which a house counts as not having come back."""
STEADY = 8
"""Answers in a row, over new connections, after which all workers count as ready."""


class Soak:
    """One house under load, and the kills that it has survived."""

    def __init__(self, store: str, folder: Path, seed: int, kinds: tuple[str, ...] = ()) -> None:
        self.store, self.folder, self.kinds = store, folder, kinds or KINDS[store]
        self.traffic: Traffic
        self.postgres = Database() if store == "postgres" else None
        self.seconds: dict[str, list[float]] = {}
        self.not_back: Counter[str] = Counter()
        self.findings: Findings = Findings()
        self._seed = seed

    async def run(self, kills: int, until: float, told: Any = lambda _: None) -> None:
        """Kill in turn, `kills` times or until a moment."""
        database = await asyncio.to_thread(self._database)
        self.served = Served(self.folder, database=database, workers=2 if database else 1, log=self.folder / "log")
        self.traffic = Traffic(self.served.url, self._seed)
        try:
            self.served.start()
            await asyncio.to_thread(self.served.wait)
            self.traffic.start()
            for number, kind in enumerate(cycle(self.kinds)):
                if number >= kills or time.monotonic() > until:
                    break
                await self._round(kind, database)
                told(kind)
        finally:
            await self.traffic.close()
            if self.served.process is not None and self.served.process.poll() is None:
                self.ended = await asyncio.to_thread(self.served.stop)
            self.served.close()
            if self.postgres is not None:
                self.postgres.close()

    def _database(self) -> str:
        if self.postgres is None:
            return ""
        self.postgres.start()
        self.postgres.wait()
        return self.postgres.new("soak")

    async def _round(self, kind: str, database: str) -> None:
        self.traffic.go()
        await asyncio.sleep(self.traffic.rng.uniform(0.3, 1.3))
        try:
            if kind == "bot":
                await self._seat_bots()
            back = self._bot() if kind == "bot" else asyncio.to_thread(getattr(self, f"_{kind}"))
            self.seconds.setdefault(kind, []).append(round(await back, 2))
            rested = await self.traffic.rest(BACK)
        except (TimeoutError, AssertionError) as error:
            sys.stderr.write(f"{kind}: {error!r}\n")
            rested = False
        if not rested:
            self.not_back[kind] += 1
            self.served.close()
            self.served.start()
            await asyncio.to_thread(self.served.wait)
            assert await self.traffic.rest(BACK), "the clients do not come to rest"
        found = await examine(self.traffic, self.folder, database)
        for name in ("lost", "doubled", "gaps", "disagreements"):
            getattr(self.findings, name).extend(getattr(found, name))

    def _server(self) -> float:
        """The whole house at once."""
        began, opened = time.monotonic(), self.served.opened()
        self.served.kill()
        self.served.start()
        self._ready(began, opened + self.served.workers)
        return time.monotonic() - began

    def _worker(self) -> float:
        """One of the two workers."""
        began, opened = time.monotonic(), self.served.opened()
        os.kill(self.traffic.rng.choice(direct_children(self.served.pid)), signal.SIGKILL)
        self._ready(began, opened + 1)
        return time.monotonic() - began

    def _postgres(self) -> float:
        """The postmaster; counted from when PostgreSQL answers again."""
        assert self.postgres is not None
        self.postgres.kill()
        self.postgres.start_again()
        began = time.monotonic()
        self._ready(began)
        return time.monotonic() - began

    async def _seat_bots(self) -> None:
        """Let the bots begin; their first worker may take long on a busy machine, and that is no kill's fault."""
        self.traffic.play_bots()
        for _ in range(5):
            with contextlib.suppress(TimeoutError):
                await self._bot_moves(2)
                return

    async def _bot(self) -> float:
        """All processes of the pools and the one they are forked from; a bot is back when it has moved again."""
        web = direct_children(self.served.pid) if self.postgres is not None else [self.served.pid]
        bots = [pid for one in web for pid in children(one)]
        began = time.monotonic()
        for pid in bots:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await self._bot_moves(2)  # the first may have been on its way
        return time.monotonic() - began

    async def _bot_moves(self, count: int) -> None:
        until, before = time.monotonic() + BACK, self.traffic.bot_moves
        while self.traffic.bot_moves < before + count:
            if time.monotonic() > until:
                raise TimeoutError("the bot does not move")
            await asyncio.sleep(0.02)

    def _ready(self, began: float, opened: int = 0) -> None:
        """Wait until every worker answers that it is ready; `opened` of them must have opened by then."""
        while self.served.opened() < opened:
            self._wait(began)
        in_a_row = 0
        while in_a_row < (STEADY if self.postgres is not None else 1):
            in_a_row = in_a_row + 1 if self.served.ready() else 0
            if not in_a_row:
                self._wait(began)

    def _wait(self, began: float) -> None:
        assert self.served.process is not None
        assert self.served.process.poll() is None, f"the house ended with {self.served.process.returncode}"
        if time.monotonic() - began > BACK:
            raise TimeoutError(f"not ready; {len(children(self.served.pid))} processes")
        time.sleep(0.02)


def add(file: Path, soak: Soak) -> dict[str, Any]:
    """Add what a soak has counted so far to a file of counts, and forget it in the soak."""
    counts: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    mine = counts.setdefault(soak.store, {"kills": {}, "acknowledged": {}, "findings": {}})
    for kind in {*soak.seconds, *soak.not_back}:
        entry = mine["kills"].setdefault(kind, {"back": 0, "not back": 0, "seconds": []})
        seconds = soak.seconds.get(kind, [])
        entry["back"] += len(seconds)
        entry["not back"] += soak.not_back[kind]
        entry["seconds"] = sorted([*entry["seconds"], *seconds])
    for what, count in soak.traffic.counts.items():
        mine["acknowledged"][what] = mine["acknowledged"].get(what, 0) + count
    for name in ("lost", "doubled", "gaps", "disagreements"):
        mine["findings"][name] = mine["findings"].get(name, 0) + len(getattr(soak.findings, name))
    soak.seconds, soak.not_back, soak.findings = {}, Counter(), Findings()
    soak.traffic.counts.clear()
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(counts, indent=1, sort_keys=True) + "\n", "utf-8")
    fresh.replace(file)
    return counts


def table(counts: dict[str, Any]) -> str:
    """The counts as a table of Markdown."""
    lines = ["| store | killed | times | not back | back after: median | slowest |", "|---|---|---|---|---|---|"]
    for store, mine in sorted(counts.items()):
        for kind, entry in sorted(mine["kills"].items()):
            seconds = entry["seconds"] or [0.0]
            times = entry["back"] + entry["not back"]
            middle, slowest = statistics.median(seconds), max(seconds)
            lines.append(f"| {store} | {kind} | {times} | {entry['not back']} | {middle:.1f} s | {slowest:.1f} s |")
    lines += ["", "| store | moves | facts | accounts | sent again | lost | doubled | gaps | workers disagreed |"]
    lines += ["|---|---|---|---|---|---|---|---|---|"]
    for store, mine in sorted(counts.items()):
        said = [mine["acknowledged"].get(what, 0) for what in ("moves", "facts", "accounts", "sent again")]
        found = [mine["findings"].get(name, 0) for name in ("lost", "doubled", "gaps", "disagreements")]
        lines.append(f"| {store} | {' | '.join(str(number) for number in [*said, *found])} |")
    return "\n".join(lines)


def report(file: Path = COUNTS, page: Path = REPORT) -> None:
    """Write the table into the page, between its marks."""
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(json.loads(file.read_text('utf-8')))}\n{END}{after}", "utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.kills", description=__doc__)
    parser.add_argument("--store", choices=sorted(KINDS), default="sqlite")
    parser.add_argument("--kinds", default="", help="what to kill, as server,worker; all in turn by default")
    parser.add_argument("--kills", type=int, default=10**9)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--out", type=Path, default=COUNTS)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    if asked.report:
        report(asked.out)
        return
    for number in (signal.SIGTERM, signal.SIGINT):  # end in good order: counts are kept, nothing is left running
        signal.signal(number, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="fivefold-soak-") as folder:
        seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4))
        kinds = tuple(filter(None, asked.kinds.split(",")))
        if not {*kinds} <= {*KINDS[asked.store]}:
            parser.error(f"--kinds of {asked.store}: {', '.join(dict.fromkeys(KINDS[asked.store]))}")
        soak = Soak(asked.store, Path(folder), seed, kinds)

        def told(kind: str) -> None:
            seconds = soak.seconds.get(kind, [])
            bad = soak.findings
            sys.stdout.write(f"{kind}: back after {seconds} s; {dict(soak.traffic.counts)} {bad if bad else ''}\n")
            sys.stdout.flush()
            add(asked.out, soak)

        asyncio.run(soak.run(asked.kills, time.monotonic() + 60 * asked.minutes, told))


if __name__ == "__main__":
    main()
