"""Every first move of the three games in one process: threads that share one big table, pair by pair.

    PYTHONPATH=src:. python -m training.katamino_duel.first_moves --out more.jsonl \\
        --threads 16 --bits 30 --seconds 480
    fivefold duel pack more.jsonl

In the ordinary game both sides have the same moves, so the position after two pieces does not depend on which came first:
a reply that would itself win as a first move is known to lose, and the refutation of a losing first move, where it covers
a centre square, loses as a first move too. What is known of pairs is used in both orders. It goes on from the package's
answers; its files are appended to and read again at the start.
"""

from __future__ import annotations

import argparse
import json
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np

from fivefold.bots.katamino_duel import answers as stored, kernel
from fivefold.bots.katamino_duel.solver import Solver, images, new_table
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, first_moves
from fivefold.games.katamino_duel.placements import TABLES


def pair_kind(a: int, b: int) -> tuple[tuple[int, int], int]:
    """The least picture of two placements, and the symmetry that leads to it."""
    return min((tuple(sorted((images(a)[s], images(b)[s]))), s) for s in range(8))


BACK = [next(t for t in range(8) if all(images(images(p)[s])[t] == p for p in (3, 700, 1500, 2000))) for s in range(8)]


class Pairs:
    """What is known of positions after two pieces of the ordinary game: the winning third placement, or -1."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], int] = {}

    def put(self, a: int, b: int, reply: int) -> None:
        kind, s = pair_kind(a, b)
        self.known[kind] = images(reply)[s] if reply >= 0 else -1

    def get(self, a: int, b: int) -> int | None:
        kind, s = pair_kind(a, b)
        reply = self.known.get(kind)
        return reply if reply is None or reply < 0 else images(reply)[BACK[s]]


def lines(path: Path) -> list[dict]:
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue  # cut off
    return found


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--out", type=Path, default=Path("more.jsonl"))
    asked.add_argument("--pairs", type=Path, default=Path("pairs.jsonl"))
    asked.add_argument("--threads", type=int, default=16)
    asked.add_argument("--bits", type=int, default=30)
    asked.add_argument("--seconds", type=float, default=480)
    asked.add_argument("--reverse", action="store_true", help="from the other end, beside another machine")
    args = asked.parse_args()
    began = time.monotonic()
    done, pairs = {}, Pairs()
    for work, answer in stored.answers().items():
        if work.game != DRAFT:
            shown = (
                {"answers": [list(pair) for pair in answer.replies.items()]}
                if answer.wins
                else {"refuted": answer.best}
            )
            done[work.game, work.number] = {"wins": answer.wins, **shown}
    for result in lines(args.out):
        done[result["game"], result["number"]] = result
    for (game, first), result in done.items():
        if game == "ordinary":
            for answer, reply in result["answers"] if result["wins"] else [[result["refuted"], -1]]:
                pairs.put(first, answer, reply)
    for line in lines(args.pairs):
        pairs.put(*line["pair"], line["reply"])
    ordinary = STARTS["ordinary"]
    central = set(ordinary.legal())
    wins = {first: result["wins"] for (game, first), result in done.items() if game == "ordinary"}
    for (a, b), reply in pairs.known.items():
        for each in (a, b):
            if reply < 0 and each in central:
                wins[min(images(each))] = False
    table, lock = new_table(args.bits), threading.Lock()
    out, pair_file = args.out.open("a", encoding="utf-8"), args.pairs.open("a", encoding="utf-8")
    spent = {"nodes": 0, "pairs": 0}
    print(f"{len(done)} known, {len(pairs.known)} pairs, {len(wins)} ordinary first moves classified", flush=True)

    def write(result: dict) -> None:
        with lock:
            done[result["game"], result["number"]] = result
            out.write(json.dumps(result, separators=(",", ":")) + "\n")
            out.flush()
            print(
                f"{time.monotonic() - began:5.0f} s  {len(done)}/190  {result['game']} {result['number']} "
                f"{'wins' if result['wins'] else 'loses'}  {spent['nodes'] / 1e9:.2f} G nodes in all",
                flush=True,
            )

    def partisan(game: str, first: int, solver: Solver) -> None:
        after = STARTS[game].after(first)
        verdict = solver.solve(after)
        if verdict.wins is None:
            return
        nodes = verdict.nodes
        result = {"game": game, "number": first, "wins": not verdict.wins}
        if verdict.wins:
            result["refuted"] = verdict.placement
        else:
            result["answers"] = []
            for answer in after.legal():
                reply = solver.solve(after.after(answer))
                if reply.wins is None:
                    return
                nodes += reply.nodes
                result["answers"].append([answer, reply.placement])
        spent["nodes"] += nodes
        write(result | {"nodes": nodes, "cpu": 0})

    history: dict[int, Counter[int]] = defaultdict(Counter)

    def pair(first: int, answer: int, solver: Solver) -> None:
        """Try the third placements: those first that have met other answers to this first move, then by replies."""
        after = ordinary.after(first).after(answer)
        if pairs.get(first, answer) is not None:
            return
        placements, replies = kernel.replies(*TABLES, np.uint64(after.taken), after.mine, after.theirs, 1)
        met = history[first]
        nodes, reply = 0, -1
        for _, _, third in sorted((-min(met[p], 6), n, p) for p, n in zip(placements.tolist(), replies.tolist())):
            verdict = solver.solve(after.after(third))
            nodes += verdict.nodes
            if verdict.wins is None:
                return
            if not verdict.wins:
                reply = third
                break
        with lock:
            spent["nodes"] += nodes
            spent["pairs"] += 1
            found = [(first, answer, reply)]
            if reply >= 0:
                met[reply] += 1
                found.append((first, reply, answer))  # the same three pieces
            for one, other, third in found:
                pairs.put(one, other, third)
                pair_file.write(json.dumps({"pair": [one, other], "reply": third}, separators=(",", ":")) + "\n")
            if reply < 0:
                pair_file.flush()
                for each in (first, answer):
                    if each in central:
                        wins[min(images(each))] = False

    def finish(first: int, answers: list[int]) -> None:
        """Write the result of a first move once it is known."""
        if ("ordinary", first) in done:
            return
        replies = [(answer, pairs.get(first, answer)) for answer in answers]
        lost = [answer for answer, reply in replies if reply is not None and reply < 0]
        result = {"game": "ordinary", "number": first, "nodes": 0, "cpu": 0}
        if lost:
            write(result | {"wins": False, "refuted": lost[0]})
        elif all(reply is not None for _, reply in replies):
            wins[first] = True
            write(result | {"wins": True, "answers": [list(each) for each in replies]})

    def jobs():
        for game in ("even_odd", "odd_even"):
            for first in first_moves(STARTS[game]):
                if (game, first) not in done:
                    yield lambda solver, game=game, first=first: partisan(game, first, solver)
        # First the few answers that leave the least: most losing first moves are found out by them. Then all the rest.
        for most in (10_000,) if args.reverse else (40, 10_000):
            for first in first_moves(ordinary)[:: -1 if args.reverse else 1]:
                if wins.get(first) is True:
                    continue
                after = ordinary.after(first)
                answers = sorted(after.legal(), key=lambda r: len(after.after(r).legal()))
                # losing first moves meet among themselves: try those first
                answers.sort(key=lambda r: r not in central or wins.get(min(images(r))) is not False)
                kinds = set()
                for answer in answers[:most]:
                    if wins.get(first) is False:
                        break
                    kind = pair_kind(first, answer)[0]
                    if kind in kinds or kind in pairs.known:
                        continue
                    kinds.add(kind)
                    yield (
                        lambda solver, first=first, answer=answer: (
                            None if wins.get(first) is False else pair(first, answer, solver)
                        )
                    )
                yield lambda solver, first=first, answers=answers: waiting.append((first, answers))

    waiting: list[tuple[int, list[int]]] = []
    coming, solvers = jobs(), []

    def work() -> None:
        solver = Solver(table=table)
        solvers.append(solver)
        while time.monotonic() - began < args.seconds:
            with lock:
                job = next(coming, None)
            if job is None:
                return
            job(solver)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(args.threads)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        time.sleep(1.0)
        if time.monotonic() - began > args.seconds:
            for solver in solvers:
                solver.stop()
        for first, answers in tuple(waiting):
            finish(first, answers)
            if ("ordinary", first) in done:
                waiting.remove((first, answers))
    for first, answers in waiting:
        finish(first, answers)
    pair_file.flush()
    print(
        f"{time.monotonic() - began:.0f} s, {spent['pairs']} pairs, {spent['nodes'] / 1e9:.2f} G nodes, {len(done)}/190 known"
    )


if __name__ == "__main__":
    main()
