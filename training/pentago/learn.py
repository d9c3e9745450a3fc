"""Learn a judge for one rule from files of `roots`, and say how many choices it gets wrong before and after.

A share of the games is kept apart: when the error on their boards has not fallen for a while, learning ends, and the
best judge so far is the result. It is written each time it gets better, judge-RULE-SEED.npz.

    python -m training.pentago.learn --rule mover --roots folder --labelled labelled.txt --start package --out folder
"""

from __future__ import annotations

import copy
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from training.pentago.arrays import ON_CARD, Array
from training.pentago.boards import MIRROR_ORDER, canonical, tables
from training.pentago.judge import DEVICE, Judge, Odds, Shape, Tensor, read_judge, tensor, write_judge
from training.pentago.labels import Labelled, read_labelled
from training.pentago.measure import PACKAGE, prover, wrong_choices
from training.pentago.minimax import Judgement
from training.pentago.program import arguments, say
from training.pentago.rules import Rule
from training.pentago.sampling import NetBoards, RootBoards, Sample, read_roots, unfolded

UNSEEN = 0.05
"""The share of the games that is kept apart."""


class Schedule(NamedTuple):
    """How a judge learns: for how long at most, at which rate, and how it stops.

    There is a look at the unseen games every `look` steps. After `patience` looks without a better one it goes on from
    the best net at a third of the rate; after `cuts` such times it ends.
    """

    seconds: float
    rate: float = 1e-3
    batch: int = 32768
    look: int = 500
    patience: int = 6
    cuts: int = 2


class Boards(NamedTuple):
    """Boards as tensors: the input [board, 8], the value to the side to move, the marbles."""

    boards: Tensor
    values: Tensor
    marbles: Tensor

    @classmethod
    def of(cls, boards: NetBoards) -> Boards:
        """Arrays as tensors."""
        return cls(*(tensor(each) for each in boards))


def split(games: Array) -> tuple[Array, Array]:
    """Which roots to learn from and which to keep apart: all or none of a game, by its number; of one game, both."""
    mixed = (games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)
    apart = mixed < np.uint64(int(UNSEEN * (1 << 24)))
    if not apart.any() or apart.all():
        apart = games == games.max()
    return (apart, apart) if apart.all() else (~apart, apart)


def chosen(boards: RootBoards, mask: Array) -> RootBoards:
    """Some of the roots, with their boards."""
    of_boards = np.repeat(mask, boards.counts)
    sample = Sample(*(each[of_boards] for each in boards.sample))
    return RootBoards(boards.rule, boards.positions[mask], boards.games[mask], boards.counts[mask], sample)


def without(boards: RootBoards, labelled: Sequence[Labelled]) -> Array:
    """Which roots are in no labelled position's place, turned or mirrored."""
    if not labelled:
        return np.ones(len(boards.games), bool)
    known = canonical(np.array([each.position for each in labelled], np.int64))
    tests = {(own, other) for own, other in known.tolist()}
    return np.array([(own, other) not in tests for own, other in canonical(boards.positions).tolist()])


def mirrored(boards: Tensor) -> Tensor:
    """Boards [board, 8] mirrored along the main diagonal."""
    mirror = tensor(tables().mirror)
    return mirror[boards.long()].view(-1, 2, 4)[:, :, MIRROR_ORDER].reshape(-1, 8).to(boards.dtype)


def losses(net: Judge, boards: Boards) -> Tensor:
    """The cross entropy of both odds, for each board."""
    with torch.autocast(DEVICE.type, torch.bfloat16, enabled=ON_CARD):
        logits = net(boards.boards, boards.marbles.long())
    wanted = torch.stack([boards.values >= 0, boards.values > 0], 1).float()
    return functional.binary_cross_entropy_with_logits(logits, wanted, reduction="none").sum(1)


def unseen_loss(net: Judge, unseen: Boards, batch: int) -> float:
    """The mean loss on boards of games that the net does not learn from."""
    net.eval()
    with torch.no_grad():
        parts = zip(*(each.split(batch) for each in unseen), strict=True)
        found = torch.cat([losses(net, Boards(*part)) for part in parts])
    net.train()
    return float(found.mean())


class Learned(NamedTuple):
    """The best judge, and the losses on unseen games at the start and of the best."""

    net: Judge
    before: float
    best: float


def learn(net: Judge, seen: Boards, unseen: Boards, schedule: Schedule, path: Path) -> Learned:
    """Learn until time is up or the unseen games tell to stop; the best net is written each time."""
    rate, batch = schedule.rate, schedule.batch
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.03, fused=ON_CARD)
    before = best = unseen_loss(net, unseen, batch)
    best_net = copy.deepcopy(net)
    say("unseen", round(before, 4))
    began, step, worse, cuts, total = time.monotonic(), 0, 0, 0, torch.zeros((), device=DEVICE)
    while (share := (time.monotonic() - began) / schedule.seconds) < 1 and cuts <= schedule.cuts:
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.005, 1 - share) * min(1, (step + 1) / 300)
        index = torch.randint(len(seen.values), (batch,), device=DEVICE)
        boards = seen.boards[index]
        flip = torch.rand(batch, 1, device=DEVICE) < 0.5
        boards = torch.where(flip, mirrored(boards), boards)
        loss = losses(net, Boards(boards, seen.values[index], seen.marbles[index])).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        total += loss.detach()
        if step % schedule.look == 0:
            now = unseen_loss(net, unseen, batch)
            say("step", step, "loss", round(float(total) / schedule.look, 4), "unseen", round(now, 4))
            total.zero_()
            worse += 1
            if now < best:
                best, best_net, worse = now, copy.deepcopy(net), 0
                write_judge(best_net, path)
            elif worse == schedule.patience:
                net.load_state_dict(best_net.state_dict())
                rate, worse, cuts = rate / 3, 0, cuts + 1
    now = unseen_loss(net, unseen, batch)
    if now < best or step < schedule.look:
        best, best_net = now, net
    write_judge(best_net, path)
    say(step, "steps, unseen", round(before, 4), "->", round(best, 4))
    return Learned(best_net, before, best)


def report(rule: Rule, labelled: Sequence[Labelled], nets: Mapping[str, Judge], depths: Sequence[int]) -> None:
    """Say how many choices each net gets wrong."""
    if not labelled:
        return
    judges: dict[str, Judgement] = {name: Odds(net) for name, net in nets.items()}
    proofs = prover(rule, labelled)
    for depth in depths:
        wrong = wrong_choices(proofs, judges, labelled, depth)
        say("depth", depth, "of", len(labelled), "wrong:", {name: sum(each) for name, each in wrong.items()})


def main(argv: Sequence[str] | None = None) -> None:
    """Learn a judge."""
    parser = arguments(__doc__, out="folder for judge-RULE-SEED.npz")
    parser.add_argument("--roots", type=Path, required=True, help="folder with files of `roots`")
    parser.add_argument("--labelled", type=Path, help="a file of `labels`, for the count of wrong choices")
    parser.add_argument("--start", help="a judge to go on from: `package` or a file; else from nothing")
    parser.add_argument("--name", default="judge", help="how the written file's name begins")
    parser.add_argument("--seconds", type=float, default=240.0, help="learn for so long at most")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument("--batch", type=int, default=Schedule._field_defaults["batch"], help="boards a step")
    parser.add_argument("--shape", type=int, nargs=4, default=list(Shape()), help="units, pattern, blocks, inner")
    parser.add_argument("--depths", type=int, nargs="*", default=[1, 2], help="turns ahead when choices are counted")
    given = parser.parse_args(argv)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    labelled = read_labelled(given.labelled, given.rule) if given.labelled else []
    roots = read_roots(sorted(given.roots.glob(f"roots-{given.rule}-*.npz")), given.rule)
    roots = chosen(roots, without(roots, labelled))
    masks = split(roots.games)
    seen, unseen = (Boards.of(unfolded(chosen(roots, mask))) for mask in masks)
    say(len(roots.games), "roots,", int(masks[1].sum()), "kept apart;", len(seen.values), "boards to learn from")
    if given.start:
        net = read_judge(None if given.start == PACKAGE else Path(given.start))
    else:
        net = Judge(Shape(*given.shape)).to(DEVICE)
    start = copy.deepcopy(net)
    path = given.out / f"{given.name}-{given.rule}-{given.seed}.npz"
    learned = learn(net, seen, unseen, Schedule(given.seconds, given.rate, given.batch), path)
    report(given.rule, labelled, {"start": start, path.stem: learned.net}, given.depths)


if __name__ == "__main__":
    main()
