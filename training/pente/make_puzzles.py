"""Makes the puzzles in src/fivefold/bots/pente/puzzles.txt from games of self-play.

python training/pente/make_puzzles.py find PROCESSES SECONDS FOUND [GAMES.tsv]     appends puzzles to FOUND
python training/pente/make_puzzles.py choose FOUND PUZZLES                        sorts them, drops doubles
"""

import random
import sys
import time
from multiprocessing import Process, Queue

from fivefold.bots.pente import puzzles as p
from fivefold.games import pente


def games_of(path, part, parts):
    for number, line in enumerate(open(path, encoding="utf-8")):
        if number % parts == part:
            _, position, moves = line.rstrip("\n").split("\t")
            states = [pente.read_position(position)]
            for point in moves.split():
                states.append(pente.play(states[-1], pente.Move(int(point))))
            yield states


def found_by(part, parts, seconds, out, games):
    began = time.time()
    lots = random.Random(f"puzzles/{part}")
    source = games_of(games, part, parts) if games else iter(lambda: p.self_play(lots), None)
    for states in source:
        if time.time() - began > seconds:
            break
        for puzzle in p.puzzles_of(states):
            out.put(str(puzzle))
    out.put(None)


def find(processes, seconds, path, games=None):
    out = Queue()
    workers = [Process(target=found_by, args=(n, processes, seconds, out, games)) for n in range(processes)]
    for worker in workers:
        worker.start()
    ended = 0
    with open(path, "a", encoding="utf-8") as file:
        while ended < processes:
            line = out.get()
            if line is None:
                ended += 1
            else:
                file.write(line + "\n")
                file.flush()


def choose(path, to):
    kept, boards = {2: [], 3: [], 4: [], 5: []}, set()
    for line in sorted(set(open(path, encoding="utf-8").read().splitlines())):
        one = p.read_puzzle(line)
        board = min(pente.key(pente.symmetric(one.state, s)) for s in range(8))
        if board not in boards and len(kept[one.moves]) < 110:
            boards.add(board)
            kept[one.moves].append(line)
    head = (
        "# Win in n with one winning first move: n, the move, the position (White w, Black b; turns; stones caught).\n"
    )
    open(to, "w", encoding="utf-8").write(head + "".join(f"{line}\n" for n in kept for line in kept[n]))
    print({n: len(kept[n]) for n in kept})


if __name__ == "__main__":
    if sys.argv[1] == "find":
        find(int(sys.argv[2]), float(sys.argv[3]), sys.argv[4], sys.argv[5] if len(sys.argv) > 5 else None)
    else:
        choose(sys.argv[2], sys.argv[3])
