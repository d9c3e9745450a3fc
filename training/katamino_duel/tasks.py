"""The tasks of `search.cu`: divisions of the draft and first moves that are not solved yet, as a text file.

PYTHONPATH=src:. python -m training.katamino_duel.tasks draft --out tasks.txt
nvcc -O3 -arch=sm_90 -o search training/katamino_duel/search.cu
./search tasks.txt results.jsonl --seconds 500 --gigabytes 100
fivefold duel pack results.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from fivefold.bots.katamino_duel.answers import answers
from fivefold.bots.katamino_duel.draft import DIVISIONS
from fivefold.bots.katamino_duel.solver import Position
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, Work, first_moves
from fivefold.games.katamino_duel.placements import ALL_PLACEMENTS, TABLES


def whole(game: str) -> list[Work]:
    """All that can be solved of a game."""
    if game == DRAFT:
        return [Work(DRAFT, starter) for starter in DIVISIONS]
    return [Work(game, first) for first in first_moves(STARTS[game])]


def placement_lines() -> Iterator[str]:
    """Every placement: its squares, those it touches, its piece."""
    for mask, halo, piece in zip(*(table.tolist() for table in TABLES), strict=True):
        yield f"placement {mask} {halo} {piece}"


def line_of(work: Work, start: Position | None = None) -> str:
    """A task: the position to begin from, and the first moves to try where none was made.

    >>> line_of(Work("anywhere", 0)).split()[:6]
    ['start', 'anywhere', '0', '4094', '4094', '1']
    """
    start = start or work.start
    firsts: list[int] = []
    if work.game == DRAFT:
        firsts, position = first_moves(start), start
    else:
        position = start.after(work.number)
    carried = position.reach if position.taken or not position.touching else 0
    hands = position.mine, position.theirs, int(position.shared)
    squares = position.taken | position.board.outside, position.reach, carried
    return " ".join(map(str, ("start", work.game, work.number, *hands, *squares, *firsts)))


def text_of(works: Iterable[Work]) -> str:
    """The task file; what is stored of a task stands in it too, and the program compares."""
    works = list(works)
    known = [f"known {work.game} {work.number} {int(answers()[work].wins)}" for work in works if work in answers()]
    return "\n".join([*placement_lines(), *known, *map(line_of, works)]) + "\n"


def main(argv: Sequence[str] | None = None) -> None:
    """Write the tasks of some games that are open, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=[DRAFT, *STARTS])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--all", action="store_true", help="those that are solved too, to compare")
    parser.add_argument("--every", type=int, default=1, help="only every n-th")
    given = parser.parse_args(argv)
    assert [piece for piece, _ in ALL_PLACEMENTS] == sorted(piece for piece, _ in ALL_PLACEMENTS)
    works = [work for game in given.games for work in whole(game) if given.all or work not in answers()]
    given.out.write_text(text_of(works[:: given.every]), encoding="utf-8")
    print(f"{len(works[:: given.every])} tasks")


if __name__ == "__main__":
    main()
