"""Learn the net of the looks: exact boards of `roots`, and early boards of games that a first net plays against itself.

Without `--teacher` it learns from the exact boards alone; such a net can then be the teacher of the next.

    python -m training.pentago.learn_network --roots folder --teacher levels --seconds 240 --out folder
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch.nn import functional

from training.pentago.judge import DEVICE, Tensor, tensor
from training.pentago.labels import Labelled, read_labelled
from training.pentago.learn import mirrored
from training.pentago.minimax import look, move_odds
from training.pentago.network import Network, NetworkOdds, NetworkShape, read_network, write_network
from training.pentago.program import arguments, say
from training.pentago.rules import Rule
from training.pentago.sampling import read_roots, unfolded
from training.pentago.self_play import Judged, Play, early_boards

EXACT = 0.75
"""The share of exact boards in a batch, where there are others."""

SAY_EVERY = 2000  # steps


class Pool(NamedTuple):
    """Boards of one kind as tensors, and their share of a batch."""

    boards: Tensor
    odds: Tensor
    marbles: Tensor
    share: float

    @classmethod
    def of(cls, judged: Judged, share: float) -> Pool:
        """Arrays as tensors."""
        return cls(tensor(judged.boards), tensor(judged.odds), tensor(judged.marbles), share)

    def draw(self, batch: int) -> tuple[Tensor, Tensor, Tensor]:
        """Its part of a batch: boards, odds, marbles."""
        index = torch.randint(len(self.odds), (max(1, round(self.share * batch)),), device=DEVICE)
        return self.boards[index], self.odds[index].float(), self.marbles[index].long()


def learn(net: Network, pools: Sequence[Pool], seconds: float, rate: float, batch: int) -> None:
    """Learn until time is up, at least one step; the rate falls to nothing."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    began, step, share, total = time.monotonic(), 0, 0.0, torch.zeros((), device=DEVICE)
    net.train()
    while not step or share < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.01, 1 - share)
        boards, odds, marbles = (torch.cat(part) for part in zip(*(pool.draw(batch) for pool in pools), strict=True))
        boards = torch.where(torch.rand(len(boards), 1, device=DEVICE) < 0.5, mirrored(boards), boards)
        loss = functional.binary_cross_entropy_with_logits(net(boards, marbles), odds)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        step += 1
        total += loss.detach()
        if step % SAY_EVERY == 0:
            say("step", step, "loss", round(float(total) / SAY_EVERY, 4))
            total.zero_()
        share = (time.monotonic() - began) / seconds
    say(step, "steps")


def wrong_choices(net: Network, rule: Rule, labelled: Sequence[Labelled], depth: int) -> int:
    """How many choices lose value, by minimax of the net alone."""
    judgement = NetworkOdds(net)
    wrong = 0
    for position, values in labelled:
        odds = move_odds(position, look(position, depth, rule, judgement)[1]).mean(-1)
        wrong += bool(values.flat[odds.argmax()] < values.max())
    return wrong


def main(argv: Sequence[str] | None = None) -> None:
    """Learn a net."""
    parser = arguments(__doc__, out="folder for network-RULE-SEED.npz")
    parser.add_argument("--roots", type=Path, required=True, help="folder with files of `roots`")
    parser.add_argument("--labelled", type=Path, help="a file of `labels`, for the count of wrong choices")
    parser.add_argument("--teacher", help="the net that plays the games: `weights`, `levels` or a file")
    parser.add_argument("--start", help="a net to go on from; else from nothing")
    parser.add_argument("--play-seconds", type=float, default=60.0, help="of the teacher's games")
    parser.add_argument("--seconds", type=float, default=240.0, help="of learning")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at first")
    parser.add_argument("--batch", type=int, default=32768, help="boards a step")
    parser.add_argument("--shape", type=int, nargs=3, default=list(NetworkShape()), help="units, head, middle")
    parser.add_argument("--depth", type=int, default=3, help="turns that the teacher looks ahead")
    parser.add_argument("--depths", type=int, nargs="*", default=[2, 3], help="turns ahead when choices are counted")
    given = parser.parse_args(argv)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    exact = unfolded(read_roots(sorted(given.roots.glob(f"roots-{given.rule}-*.npz")), given.rule))
    odds = (exact.values.astype(np.float32) + 1) / 2
    pools = [Pool.of(Judged(exact.boards, odds, exact.marbles), EXACT if given.teacher else 1.0)]
    if given.teacher:
        judgement = NetworkOdds(read_network(given.teacher))
        early = early_boards(judgement, Play(given.rule, given.depth), given.play_seconds, given.seed)
        pools.append(Pool.of(early, 1 - EXACT))
    net = read_network(given.start) if given.start else Network(NetworkShape(*given.shape)).to(DEVICE)
    learn(net, pools, given.seconds, given.rate, given.batch)
    path = given.out / f"network-{given.rule}-{given.seed}.npz"
    write_network(net, path)
    labelled = read_labelled(given.labelled, given.rule) if given.labelled else []
    for depth in given.depths if labelled else ():
        nets = {name: read_network(name) for name in (given.teacher, str(path)) if name}
        wrong = {name: wrong_choices(each, given.rule, labelled, depth) for name, each in nets.items()}
        say("depth", depth, "of", len(labelled), "critical positions wrong:", wrong)


if __name__ == "__main__":
    main()
