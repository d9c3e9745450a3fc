"""What the stored answers claim, as `plain.cu` reads it; and what it found, as `fivefold duel check --all` keeps it.

    PYTHONPATH=src:. python -m training.katamino_duel.claims write claims.txt --lines lines.jsonl
    nvcc -O3 -arch=sm_90 -o plain training/katamino_duel/plain.cu
    ./plain claims.txt found.txt --seconds 500
    PYTHONPATH=src:. python -m training.katamino_duel.claims read found.txt --lines lines.jsonl --out checked.jsonl

Pieces and squares are those of `checker.py`, which also sees here, on the CPU, that every move is legal and that no
answer is left out. What is searched is left to the card.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fivefold.bots.katamino_duel.certificate import Checked, mark, stored_lines
from fivefold.bots.katamino_duel.checker import Claim, around, claims_of, lines, ways, word_of

NUMBER = {way: number for number, way in enumerate(ways())}
Found = dict[int, tuple[bool, int]]
"""By the number of a claim: whether it holds, and the positions this took."""


def way_lines() -> Iterator[str]:
    """Every piece in every way: its squares, those it touches, the piece."""
    for piece, squares in ways():
        yield f"way {word_of(squares)} {word_of(around(squares))} {piece - 1}"


def claim_line(number: int, claim: Claim) -> str:
    """A claim to be searched, as the program reads it."""
    owners = [claim.check.owner(piece) for piece in range(1, 13)]
    if len(claim.lying) % 2:
        owners = [{0: 1, 1: 0, 2: 2}[owner] for owner in owners]
    laid = [NUMBER[way] for way in claim.lying]
    everywhere = int(claim.check.game == "anywhere")
    return " ".join(map(str, ("claim", number, int(claim.wins), "".join(map(str, owners)), everywhere, *laid)))


def write(texts: Iterable[str], claims: Path, index: Path, told: Callable[[int], object] = lambda done: None) -> int:
    """Write the claims of some lines: those to be searched to `claims`, and what each line claims to `index`.

    A claim that is refuted without a search stands in the index as failed.
    """
    number, done = 0, 0
    with claims.open("w", encoding="utf-8") as file, index.open("w", encoding="utf-8") as listed:
        file.writelines(line + "\n" for line in way_lines())
        whole: list[str] = []
        split: list[str] = []
        for done, text in enumerate(texts, 1):
            (line,) = lines(text)
            searched, failed, quick = [], [], 0
            for claim in claims_of(line):
                if claim.sound and claim.lying:
                    searched.append([number, claim.what])
                    (whole if claim.wins else split).append(claim_line(number, claim))
                    number += 1
                else:
                    quick += 1
                    if not claim.sound:
                        failed.append(claim.what)
            entry = {"line": mark(text), "game": line.game, "name": line.name, "wins": line.wins}
            entry |= {"quick": quick, "failed": failed, "searched": searched}
            listed.write(json.dumps(entry, separators=(",", ":")) + "\n")
            told(done)
        file.writelines(line + "\n" for line in (*whole, *split))
    return number


def read_found(text: str) -> Found:
    """What the program found; a last line that was cut off does not count."""
    found = {}
    for line in text.splitlines():
        words = line.split()
        if len(words) == 4 and words[3] == ".":
            found[int(words[0])] = words[1] == "1", int(words[2])
    return found


def read_index(index: Path) -> list[dict[str, Any]]:
    """What each line claims."""
    return [json.loads(line) for line in index.read_text(encoding="utf-8").splitlines()]


def checked(found: Found, index: Iterable[dict[str, Any]]) -> Iterator[Checked]:
    """The lines of which every claim was searched. No CPU time: that was the card's."""
    for entry in index:
        if all(number in found for number, _ in entry["searched"]):
            results = [(what, *found[number]) for number, what in entry["searched"]]
            failed = [*entry["failed"], *(what for what, holds, _ in results if not holds)]
            claims, positions = entry["quick"] + len(results), sum(each[2] for each in results)
            names = entry["line"], entry["game"], entry["name"], entry["wins"]
            yield Checked(*names, claims, tuple(failed), positions, 0.0)


def main(argv: Sequence[str] | None = None) -> None:
    """Write the claims, or read what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["write", "read"])
    parser.add_argument("file", type=Path, help="the claims to be written, or what was found")
    parser.add_argument("--lines", type=Path, required=True, help="the index of the claims by line")
    parser.add_argument("--out", type=Path, help="what was checked, as `fivefold duel check --all --out` keeps it")
    parser.add_argument("--games", nargs="+", help="only lines of these games")
    given = parser.parse_args(argv)
    if given.do == "write":
        texts = [line for line in stored_lines() if not given.games or line.split()[0] in given.games]
        count = write(texts, given.file, given.lines, lambda done: print(f"\r{done}/{len(texts)}", end="", flush=True))
        print(f"\r{len(texts)} lines, {count} claims to be searched")
    else:
        results = list(checked(read_found(given.file.read_text(encoding="utf-8")), read_index(given.lines)))
        given.out.write_text("".join(json.dumps(asdict(r), separators=(",", ":")) + "\n" for r in results), "utf-8")
        bad = sum(not result.holds for result in results)
        print(f"{len(results)} lines, {bad} do not hold, {sum(r.claims for r in results)} claims")


if __name__ == "__main__":
    main()
