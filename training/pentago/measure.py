"""How many choices judges get wrong: of critical positions, those where the move taken loses value.

A choice is the move with the greatest sum of both odds, by minimax a few turns ahead at full width, with what seven
turns prove.

    python -m training.pentago.measure --rule mover --labelled labelled.txt --judges package judge.npz --out folder
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from fivefold.games.pentago.kernel import CELLS
from training.pentago.judge import Odds, read_judge
from training.pentago.labels import Labelled, read_labelled
from training.pentago.minimax import Judgement, look, move_odds
from training.pentago.program import arguments, say
from training.pentago.rules import Rule
from training.pentago.sweep import Sweeper, sweeper

PROOFS = 7
PACKAGE = "package"


def prover(rule: Rule, labelled: Sequence[Labelled]) -> Sweeper:
    """A sweeper for the proofs within seven turns of these positions."""
    return sweeper(rule, CELLS - min(each.position.marbles for each in labelled), PROOFS)


def wrong_choices(
    proofs: Sweeper, judges: Mapping[str, Judgement], labelled: Sequence[Labelled], depth: int
) -> dict[str, list[bool]]:
    """For each judge and position: does its choice lose value?"""
    wrong: dict[str, list[bool]] = {name: [] for name in judges}
    for position, values in labelled:
        near = proofs.sweep(position, PROOFS)
        for name, judgement in judges.items():
            seen = look(position, depth, proofs.rule, judgement, near)
            odds = move_odds(position, seen[1]).sum(-1)
            wrong[name].append(bool(values.flat[odds.argmax()] < values.max()))
    return wrong


def main(argv: Sequence[str] | None = None) -> None:
    """Measure judges on a labelled file, and write which positions each gets wrong."""
    parser = arguments(__doc__, out="folder for measured-RULE.txt")
    parser.add_argument("--labelled", type=Path, required=True, help="a file of `labels`")
    parser.add_argument("--judges", nargs="+", default=[PACKAGE], help="files, or `package`")
    parser.add_argument("--depths", type=int, nargs="+", default=[1, 2], help="turns ahead")
    parser.add_argument("--count", type=int, help="only the first positions")
    given = parser.parse_args(argv)
    given.out.mkdir(parents=True, exist_ok=True)
    labelled = read_labelled(given.labelled, given.rule)[: given.count]
    judges = {name: Odds(read_judge(None if name == PACKAGE else Path(name))) for name in given.judges}
    proofs = prover(given.rule, labelled)
    with (given.out / f"measured-{given.rule}.txt").open("w", encoding="utf-8") as file:
        for depth in given.depths:
            for name, wrong in wrong_choices(proofs, judges, labelled, depth).items():
                say(f"depth {depth}: {name} loses value in {sum(wrong)} of {len(wrong)} critical positions")
                numbers = " ".join(str(number) for number, lost in enumerate(wrong) if lost)
                print(
                    f"{name} depth={depth} wrong={sum(wrong)} of={len(wrong)} numbers: {numbers}", file=file, flush=True
                )


if __name__ == "__main__":
    main()
