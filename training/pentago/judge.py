"""The judge as PyTorch learns it; `fivefold.bots.pentago.judge` is the same net in NumPy, as it plays.

Patterns of quadrants as seen from the four sides, blocks that mix the sides, and two odds: that the side to move holds,
and that it wins.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from training.pentago.arrays import ON_CARD, Array, xp
from training.pentago.boards import marbles_in, net_input

Tensor = Any
FEWEST_MARBLES, MOST_MARBLES = 15, 22
"""Of boards that judges learn from; fewer or more are judged as these."""

DEVICE = torch.device("cuda" if ON_CARD else "cpu")
BOARDS_AT_ONCE = 1 << 16 if ON_CARD else 1 << 12
NARROW = torch.bfloat16 if ON_CARD else torch.float32


class Shape(NamedTuple):
    """The sizes of a judge's layers; the package's has three blocks of 256 units."""

    units: int = 256
    pattern: int = 256
    blocks: int = 3
    inner: int = 256


def around(weight: Tensor) -> Tensor:
    """A layer [out, 4 × in] that every side applies to all sides, seen from itself, as one matrix for all four."""
    parts = weight.chunk(4, 1)
    return torch.cat([torch.cat([parts[(j - o) % 4] for j in range(4)], 1) for o in range(4)], 0)


class Judge(nn.Module):
    """The net; it takes `net_input` and the number of marbles, and gives log-odds [board, holds and wins]."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        units, pattern, blocks, inner = shape
        self.shape = shape
        self.first, self.second = nn.Linear(18, pattern), nn.Linear(pattern, pattern)
        self.third = nn.Linear(pattern, 4 * units)
        self.stage = nn.Parameter(torch.zeros(37, units))
        self.mix = nn.ModuleList(nn.Linear(4 * units, inner) for _ in range(blocks))
        self.back = nn.ModuleList(nn.Linear(inner, units) for _ in range(blocks))
        self.head, self.out, self.drop = nn.Linear(units, 64), nn.Linear(64, 2), nn.Dropout(0.1)
        for layer in self.back:
            nn.init.zeros_(layer.weight)

    def forward(self, boards: Tensor, marbles: Tensor) -> Tensor:
        """Log-odds of boards [board, 8]."""
        units, pattern, _, inner = self.shape
        nine = torch.arange(9, device=boards.device)
        bits = boards.long().view(-1, 2, 4).transpose(1, 2)[..., None] >> nine & 1
        x = bits.reshape(-1, 4, 18).to(NARROW)
        x = self.drop(functional.relu(self.second(functional.relu(self.first(x))))).view(-1, 4 * pattern)
        weight = self.third.weight.view(4, units, -1)
        # Quadrant c is at place (c - o) % 4 as seen from side o.
        seen = torch.cat([torch.cat([weight[(c - o) % 4] for c in range(4)], 1) for o in range(4)], 0)
        bias = self.third.bias.view(4, units).sum(0) + self.stage[marbles]
        sides = functional.relu(functional.linear(x, seen).view(-1, 4, units) + bias[:, None])
        for mix, back in zip(self.mix, self.back, strict=True):
            heard = functional.linear(sides.view(-1, 4 * units), around(mix.weight), mix.bias.repeat(4))
            sides = functional.relu(sides + back(self.drop(functional.relu(heard)).view(-1, 4, inner)))
        return self.out(functional.relu(self.head(sides.sum(1)))).float()


def tensor(array: Array) -> Tensor:
    """An array's memory as a tensor on the same device."""
    return torch.as_tensor(array, device=DEVICE)


class Odds:
    """A judge as a function of boards: (own, other) to odds [board, holds and wins]."""

    def __init__(self, net: Judge) -> None:
        self.net = net

    def __call__(self, own: Array, other: Array) -> Array:
        """The odds of boards of any number of marbles."""
        self.net.eval()
        found = []
        with torch.no_grad(), torch.autocast(DEVICE.type, torch.float16, enabled=ON_CARD):
            for begin in range(0, len(own), BOARDS_AT_ONCE):
                part = slice(begin, begin + BOARDS_AT_ONCE)
                marbles = xp.clip(marbles_in(own[part] | other[part]), FEWEST_MARBLES, MOST_MARBLES)
                logits = self.net(tensor(net_input(own[part], other[part])), tensor(marbles))
                found.append(xp.asarray(torch.sigmoid(logits)))
        return xp.concatenate(found) if found else xp.zeros((0, 2), np.float32)


def read_judge(path: Path | None) -> Judge:
    """A judge from its file, or the package's own."""
    source = Path(str(files("fivefold").joinpath("bots/pentago/judge.npz"))) if path is None else path
    with np.load(source) as kept:
        state = {name: torch.tensor(kept[name].astype(np.float32)) for name in kept.files}
    blocks = sum(name.startswith("mix.") for name in state) // 2
    units, pattern = state["stage"].shape[1], state["first.weight"].shape[0]
    net = Judge(Shape(units, pattern, blocks, state["mix.0.weight"].shape[0]))
    net.load_state_dict(state)
    return net.to(DEVICE)


def write_judge(net: Judge, path: Path) -> None:
    """Write a judge as the package reads it."""
    kept = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in net.state_dict().items()}
    np.savez_compressed(path, allow_pickle=False, **kept)
