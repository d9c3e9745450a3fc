"""The evaluation: each quadrant's pattern as a vector, summed around the board in its four orientations."""

import torch
from torch import nn
from torch.nn import functional

H, HEAD = 32, 16
CLOCKWISE = (0, 1, 3, 2)  # NW, NE, SE, SW
DIGITS = torch.tensor([[n // 3**i % 3 for i in range(9)] for n in range(19683)])


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(18, 64), nn.Linear(64, 64)
        self.third = nn.Linear(64, 4 * H)
        self.bias, self.stage = nn.Parameter(torch.zeros(H)), nn.Parameter(torch.zeros(37, HEAD))
        self.head, self.out = nn.Linear(H, HEAD), nn.Linear(HEAD, 1)
        self.register_buffer("patterns", torch.cat([DIGITS == 1, DIGITS == 2], 1).float(), persistent=False)

    def table(self):
        """[pattern, place relative to the orientation, unit]: what a quadrant adds."""
        x = functional.relu(self.first(self.patterns))
        return self.third(functional.relu(self.second(x))).view(19683, 4, H)

    def worth(self, hidden, marbles):
        """From the four orientations' sums [..., 4, H] to one number, a log-odds of winning."""
        pooled = functional.relu(hidden + self.bias).sum(-2)
        return self.out(functional.relu(self.head(pooled) + self.stage[marbles])).squeeze(-1)

    def forward(self, index, marbles):
        e = functional.embedding(index, self.table().view(19683, -1)).view(-1, 4, 4, H)
        around = [sum(e[:, c, (c - o) % 4] for c in range(4)) for o in range(4)]
        return self.worth(torch.stack(around, 1), marbles)


def moved(place):
    return torch.tensor([sum(1 << place[i] for i in range(9) if n >> i & 1) for n in range(512)])


TURN = moved([3 * (i % 3) + 2 - i // 3 for i in range(9)])
MIRROR = moved([3 * (i % 3) + i // 3 for i in range(9)])  # along the corner's diagonal
THREE = torch.tensor([sum(3**i for i in range(9) if n >> i & 1) for n in range(512)])


def nines(marbles):
    """The four quadrants clockwise from NW, each turned as if it stood NW."""
    found = []
    for c, q in enumerate(CLOCKWISE):
        nine = marbles >> 9 * q & 511
        for _ in range(-c % 4):
            nine = TURN.to(marbles.device)[nine]
        found.append(nine)
    return torch.stack(found, -1)


def index_of(mine, theirs, mirror=None):
    """Pattern numbers [board, quadrant]; mirrored along the NW-SE diagonal where asked."""
    a, b = nines(mine), nines(theirs)
    if mirror is not None:
        m, swap = MIRROR.to(mine.device), torch.tensor([0, 3, 2, 1], device=mine.device)
        a, b = torch.where(mirror[:, None], m[a][:, swap], a), torch.where(mirror[:, None], m[b][:, swap], b)
    three = THREE.to(mine.device)
    return three[a] + 2 * three[b]
