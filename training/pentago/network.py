"""The net of the looks as PyTorch learns it; `fivefold.bots.pentago.evaluation` reads its file.

A vector for each quadrant's pattern, added up as seen from each of the four sides, then three layers; one number: the
log-odds of the side to move.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from training.pentago.arrays import Array, xp
from training.pentago.boards import marbles_in, net_input, tables
from training.pentago.judge import BOARDS_AT_ONCE, DEVICE, Tensor, tensor

PATTERNS = 3**9


class NetworkShape(NamedTuple):
    """The sizes of the layers; `levels.npz` in the package has 48, 16, 16."""

    units: int = 192
    head: int = 64
    middle: int = 32


class Network(nn.Module):
    """The net; it takes `net_input` and the number of marbles."""

    def __init__(self, shape: NetworkShape) -> None:
        super().__init__()
        units, head, middle = shape
        self.units = units
        self.first, self.second, self.third = nn.Linear(18, 128), nn.Linear(128, 128), nn.Linear(128, 4 * units)
        self.bias, self.stage = nn.Parameter(torch.zeros(units)), nn.Parameter(torch.zeros(37, head))
        self.head, self.mid, self.out = nn.Linear(units, head), nn.Linear(head, middle), nn.Linear(middle, 1)
        digits = torch.arange(PATTERNS)[:, None] // 3 ** torch.arange(9) % 3
        self.register_buffer("patterns", torch.cat([digits == 1, digits == 2], 1).float(), persistent=False)

    def vectors(self) -> Tensor:
        """For each pattern its vectors at the four places seen from a side: [pattern, 4, units]."""
        x = functional.relu(self.second(functional.relu(self.first(self.patterns))))
        return self.third(x).view(PATTERNS, 4, self.units)

    def forward(self, boards: Tensor, marbles: Tensor, vectors: Tensor = None) -> Tensor:
        """Log-odds of boards [board, 8]; `vectors` where they are known already."""
        base_three = tensor(tables().base_three)[boards.long()]
        patterns = base_three[:, :4] + 2 * base_three[:, 4:]
        table = (self.vectors() if vectors is None else vectors).reshape(PATTERNS, -1)
        seen = functional.embedding(patterns, table).view(-1, 4, 4, self.units)
        sides = torch.stack([sum(seen[:, c, (c - o) % 4] for c in range(4)) for o in range(4)], 1)
        x = functional.relu(sides + self.bias).sum(-2)
        x = functional.relu(self.head(x) + self.stage[marbles])
        return self.out(functional.relu(self.mid(x))).squeeze(-1)


class NetworkOdds:
    """A net as a judgement: both odds are its own."""

    def __init__(self, net: Network) -> None:
        self.net = net.eval()
        with torch.no_grad():
            self.vectors = net.vectors()

    def __call__(self, own: Array, other: Array) -> Array:
        """The odds of boards: [board, 2]."""
        found = []
        with torch.no_grad():
            for begin in range(0, len(own), BOARDS_AT_ONCE):
                part = slice(begin, begin + BOARDS_AT_ONCE)
                marbles = marbles_in(own[part] | other[part])
                logits = self.net(tensor(net_input(own[part], other[part])), tensor(marbles), self.vectors)
                found.append(xp.asarray(torch.sigmoid(logits)))
        return xp.repeat(xp.concatenate(found)[:, None], 2, 1)


def read_network(source: str) -> Network:
    """A net from its file, or from the package by its name, `weights` or `levels`."""
    packaged = files("fivefold").joinpath(f"bots/pentago/{source}.npz")
    with np.load(Path(str(packaged)) if source in ("weights", "levels") else Path(source)) as kept:
        state = {name: torch.tensor(kept[name].astype(np.float32)) for name in kept.files}
    middle, head = state["mid.weight"].shape
    net = Network(NetworkShape(len(state["bias"]), head, middle))
    net.load_state_dict(state)
    return net.to(DEVICE)


def write_network(net: Network, path: Path) -> None:
    """Write a net as the package reads it."""
    kept = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in net.state_dict().items()}
    np.savez_compressed(path, allow_pickle=False, **kept)
