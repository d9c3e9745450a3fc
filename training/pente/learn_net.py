"""Trains Pente's net on positions of self-play.

    python -m training.pente.learn_net --positions FILE… --test FILE… --seconds 60 --seed 1 --out NET.npz

Positions are those that `play expand` writes. The value learns half from the search's value and half from the result,
on top of the fitted evaluation; the policy learns the search's best move. Every test file, and one block of fifty of
the positions, is only measured.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, one_hot

from training.pente import trunk
from training.pente.records import DECISIVE, read_positions

HIDDEN = 32
CAPTURES = 25  # pairs taken by the mover times five, plus pairs taken by the other
SCALE = 16.0  # sums are divided by it
BATCH = 8192
BLOCK = 20_000  # positions of neighbouring games: tested or trained on together
RATE = 3e-3
POLICY_SHARE = 0.1
RESULT_SHARE = 0.5
LARGEST_WEIGHTS = 30.0  # a hidden unit's, added up


class Batch(NamedTuple):
    """Positions, as tensors."""

    boards: Tensor
    captures: Tensor
    fixed: Tensor
    target: Tensor
    won: Tensor
    best: Tensor


class Net(torch.nn.Module):
    """The whole net: rows of lines to a value (log-odds) and a score for every point."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = torch.nn.Parameter(0.1 * torch.randn(int(trunk.mirrored().max()) + 1, trunk.CHANNELS))
        self.bias = torch.nn.Parameter(torch.full((trunk.CHANNELS,), 0.05))
        self.hidden = torch.nn.Parameter(0.2 * torch.randn(HIDDEN, 2 * trunk.CHANNELS))
        self.hidden_bias = torch.nn.Parameter(0.1 + 0.1 * torch.randn(CAPTURES, HIDDEN))
        self.out = torch.nn.Parameter(0.1 * torch.randn(HIDDEN))
        self.skip = torch.nn.Parameter(torch.zeros(2 * trunk.CHANNELS))
        self.captures = torch.nn.Parameter(torch.zeros(CAPTURES))
        self.of_fixed = torch.nn.Parameter(torch.tensor(1.0))
        self.policy = torch.nn.Parameter(0.1 * torch.randn(CAPTURES, 2, trunk.CHANNELS))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """(value, scores of all points)."""
        case = one_hot(batch.captures, CAPTURES).to(batch.fixed)  # a product is quicker to learn through than an index
        sums, scores = trunk.trunk(batch.boards, self.layer(case))
        x = sums.flatten(1) / SCALE
        hidden = (x @ self.hidden.T + case @ self.hidden_bias).clamp(0, 1)
        value = self.of_fixed * batch.fixed + hidden @ self.out + x @ self.skip + case @ self.captures
        return value, scores.sum(1).masked_fill(batch.boards > 0, -30.0)

    def layer(self, case: Tensor) -> trunk.Layer:
        """The first layer for positions whose case of captures is one-hot."""
        return trunk.Layer(self.rows, self.bias, (case @ self.policy.flatten(1)).unflatten(1, (2, trunk.CHANNELS)))

    def keep_small(self) -> None:
        """Keep the hidden weights where integers of 32 bits hold them (`quantise` refuses others)."""
        with torch.no_grad():
            self.hidden *= (LARGEST_WEIGHTS / self.hidden.abs().sum(1, keepdim=True)).clamp(max=1)


class Data:
    """Positions on a device; `batch` picks some."""

    def __init__(self, records: np.ndarray[Any, Any], device: str) -> None:
        value = records["value"].astype(np.float32)
        seen = np.where(np.abs(value) > DECISIVE, np.sign(value) * 8, value / 1000)
        won = (records["result"].astype(np.float32) + 1) / 2
        target = RESULT_SHARE * won + (1 - RESULT_SHARE) / (1 + np.exp(-seen))
        pairs = np.minimum(records["caught"] // 2, 4).astype(np.int64) * 5 + np.minimum(records["lost"] // 2, 4)
        boards = np.ascontiguousarray(records["board"])
        self.all = Batch(
            torch.from_numpy(boards).to(device),
            torch.from_numpy(pairs).to(device),
            torch.from_numpy(records["fixed"].astype(np.float32) / 1000).to(device),
            torch.from_numpy(target.astype(np.float32)).to(device),
            torch.from_numpy(won).to(device),
            torch.from_numpy(records["best"].astype(np.int64)).to(device),
        )

    def __len__(self) -> int:
        return len(self.all.target)

    def batch(self, numbers: Tensor) -> Batch:
        """The positions of these numbers."""
        return Batch(*(part[numbers] for part in self.all))


def loss_of(net: Net, batch: Batch) -> Tensor:
    """What is learned: values by cross-entropy, best moves by cross-entropy."""
    value, scores = net(batch)
    return binary_cross_entropy_with_logits(value, batch.target) + POLICY_SHARE * cross_entropy(scores, batch.best)


def measure(net: Net, data: Data) -> dict[str, float]:
    """Losses against target and result, of the net and of the fitted evaluation; how often the best move is first."""
    totals = dict.fromkeys(("target", "fixed_target", "result", "fixed_result", "right", "fixed_right", "first"), 0.0)
    for first in range(0, len(data), BATCH):
        batch = data.batch(torch.arange(first, min(first + BATCH, len(data)), device=data.all.target.device))
        with torch.no_grad():
            value, scores = net(batch)
        for name, found in (("", value), ("fixed_", batch.fixed)):
            totals[name + "target"] += float(binary_cross_entropy_with_logits(found, batch.target, reduction="sum"))
            totals[name + "result"] += float(binary_cross_entropy_with_logits(found, batch.won, reduction="sum"))
            totals[name + "right"] += float(((found > 0) == (batch.won > 0.5)).sum())
        totals["first"] += float((scores.argmax(1) == batch.best).sum())
    return {name: total / max(1, len(data)) for name, total in totals.items()}


def split(records: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """(to learn from, to measure): every fiftieth block of neighbouring positions is measured."""
    block = min(BLOCK, max(1, len(records) // 50))
    test = np.arange(len(records)) // block % 50 == 49
    return records[~test], records[test]


def say(began: float, *words: object) -> None:
    """Print progress with the seconds since the beginning."""
    print(f"{time.monotonic() - began:6.1f}", *words, flush=True)


def train(net: Net, data: Data, seconds: float, batch_size: int, report: Any) -> int:
    """Learn for some seconds, with a rate that rises shortly and falls to nothing; how many steps."""
    device = data.all.target.device
    chance = torch.Generator(device=device).manual_seed(1)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, betas=(0.9, 0.99), fused=data.all.target.is_cuda)
    began, steps, recent = time.monotonic(), 0, 0.0
    while (share := (time.monotonic() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1.0, (steps + 1) / 200) * (1 - share) ** 1.0
        numbers = torch.randint(len(data), (batch_size,), device=device, generator=chance)
        loss = loss_of(net, data.batch(numbers))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        steps += 1
        if steps % 100 == 0:
            net.keep_small()
        if steps % 500 == 0 or steps == 20:
            recent = float(loss.detach())
            report(f"step {steps}, loss {recent:.4f}")
    return steps


def save(net: Net, path: Path, notes: dict[str, float]) -> None:
    """Write the parameters, and what was measured."""
    arrays: dict[str, Any] = {name: value.detach().cpu().numpy() for name, value in net.named_parameters()}
    arrays |= {f"note_{name}": np.array(value) for name, value in notes.items()}
    np.savez_compressed(path, **arrays)


def main(words: Sequence[str] | None = None) -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--positions", type=Path, nargs="+", required=True)
    parser.add_argument("--test", type=Path, nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="plain PyTorch on a card too")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(words)
    began = time.monotonic()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(asked.seed)
    parts = [split(read_positions(path)) for path in asked.positions]
    learned = Data(np.concatenate([part[0] for part in parts]), device)
    kept = [Data(part[1], device) for part in parts] + [Data(read_positions(path), device) for path in asked.test]
    say(began, f"{len(learned)} positions to learn from, {[len(each) for each in kept]} to measure, on {device}")
    net = Net().to(device)
    if asked.plain:
        trunk.use_kernels(False)
    elif device == "cuda":
        some = learned.batch(torch.arange(min(64, len(learned)), device=device))
        apart = trunk.largest_difference(some.boards, net.layer(one_hot(some.captures, CAPTURES).to(some.fixed)))
        say(began, f"kernels and plain PyTorch differ by {apart:.1e}")
        assert apart < 1e-3, "the kernels are wrong"
    steps = train(net, learned, asked.seconds, asked.batch, lambda text: say(began, text))
    notes = {"steps": float(steps), "positions": float(len(learned)), "seed": float(asked.seed)}
    for path, data in zip([*asked.positions, *asked.test], kept, strict=True):
        found = measure(net, data)
        say(began, path.name, {name: round(value, 4) for name, value in found.items()})
        notes |= {f"{path.stem}_{name}": value for name, value in found.items()}
    save(net, asked.out, notes)
    say(began, f"{steps} steps, of_fixed {float(net.of_fixed.detach()):.3f}; written to {asked.out}")


if __name__ == "__main__":
    main()
