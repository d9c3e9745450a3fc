"""Matches between versions of Pente's engine, each from its own source tree in processes of its own.

    python training/pente/versions.py OPENINGS PAIRS PROCESSES SOURCE PLAYER SOURCE PLAYER

SOURCE is the `src` folder of a version. PLAYER is as for matches.py, or `search:S` for the search alone, S CPU-seconds
a move. OPENINGS holds a position a line; each is played with both colours.
"""

import os
import random
import subprocess
import sys
from multiprocessing.pool import ThreadPool

from matches import player, report

from fivefold.games import pente


def answer(word):
    """Be a player: a position a line comes in, a point a line goes out."""
    playing, lots = player(word), random.Random(1)
    for line in sys.stdin:
        print(playing.choose(pente.read_position(line.strip()), lots).point, flush=True)


def started(source, word):
    cache = os.path.join(os.environ.get("FIVEFOLD_CACHE", "/tmp"), source.strip("/").replace("/", "-"))
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]),
        "FIVEFOLD_CACHE": cache,
    }
    command = [sys.executable, __file__, "answer", word]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)


def asked(process, state):
    process.stdin.write(pente.write_position(state) + "\n")
    process.stdin.flush()
    return pente.Move(int(process.stdout.readline()))


def played(both, openings):
    """The results of each opening with both colours, the first version's points."""
    workers = [started(*side) for side in both]
    results = []
    for opening in openings:
        found = []
        for turned in (0, 1):
            state = pente.read_position(opening)
            while (seat := pente.to_move(state)) is not None:
                state = pente.play(state, asked(workers[seat ^ turned], state))
            ranks = pente.outcome(state).ranks
            found.append(0.5 if ranks == (1, 1) else float(ranks[turned] == 1))
        results.append(found)
        print(*found, file=sys.stderr, flush=True)
    for worker in workers:
        worker.stdin.close()
        worker.wait()
    return results


if __name__ == "__main__":
    if sys.argv[1] == "answer":
        answer(sys.argv[2])
    else:
        path, pairs, processes = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
        both = [sys.argv[4:6], sys.argv[6:8]]
        openings = [line.split("\t")[0].strip() for line in open(path, encoding="utf-8") if line[0] != "#"]
        for side in both:
            asked(started(*side), pente.read_position(openings[0]))  # compiles
        if not pairs:
            sys.exit()
        with ThreadPool(processes) as pool:
            parts = pool.map(lambda n: played(both, openings[:pairs][n::processes]), range(processes))
        report([" ".join(side) for side in both], [pair for part in parts for pair in part])
