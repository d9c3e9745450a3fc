"""Fit a value network to sampled kingdoms, and the spreads that turn its points into chances of winning."""

from __future__ import annotations

from typing import Any

import numpy as np

from fivefold.bots.kingdomino.kernel_network import FIRST, INPUTS, NETWORK, SECOND
from fivefold.bots.kingdomino.kernel_state import Doubles, Floats

BATCH = 2048


def fresh(rng: np.random.Generator) -> Floats:
    """A network that has learned nothing."""
    net = np.zeros(NETWORK, np.float32)
    w1, _, w2, _, w3, _ = parts(net)
    w1[:] = rng.normal(0, 0.6 / np.sqrt(INPUTS), w1.shape) * 2
    w2[:] = rng.normal(0, np.sqrt(2 / FIRST), w2.shape)
    w3[:] = rng.normal(0, np.sqrt(1 / SECOND), w3.shape) * 0.1
    return net


def parts(net: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats, Floats]:
    """Views of its weights and biases, layer by layer."""
    at = np.cumsum([0, INPUTS * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1])
    w1, b1, w2, b2, w3, b3 = (net[at[i] : at[i + 1]] for i in range(6))
    return w1.reshape(INPUTS, FIRST), b1, w2.reshape(FIRST, SECOND), b2, w3, b3


def outputs(net: Floats, inputs: Any) -> Floats:
    """Its outputs in units for rows of inputs."""
    w1, b1, w2, b2, w3, b3 = parts(net)
    hidden = np.maximum(np.maximum(inputs.astype(np.float32) @ w1 + b1, 0) @ w2 + b2, 0)
    found: Floats = hidden @ w3 + b3[0]
    return found


def learning_rate(rate: float, step: int, steps: int) -> float:
    """The rate falls to a twentieth along a cosine."""
    return rate * (0.05 + 0.95 * 0.5 * (1 + float(np.cos(np.pi * step / steps))))


def fit(net: Floats, x: Any, y: Floats, steps: int, rate: float, rng: np.random.Generator, batch: int = BATCH) -> float:
    """Adam on mean squared error, in place, on a GPU where there is one; gives the mean loss."""
    try:
        import torch

        if torch.cuda.is_available():
            return fit_on_gpu(torch, net, x, y, steps, rate, batch)
    except ImportError:
        pass
    m, v = np.zeros_like(net), np.zeros_like(net)
    grad = np.zeros_like(net)
    loss = 0.0
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(x), batch)
        loss += gradient(net, x[rows].astype(np.float32), y[rows], grad)
        m = 0.9 * m + 0.1 * grad
        v = 0.999 * v + 0.001 * grad**2
        now = np.float64(learning_rate(rate, step, steps))  # the step is computed in double precision
        net -= (now * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-7)).astype(np.float32)
    return loss / steps


def gradient(net: Floats, x: Floats, y: Floats, grad: Floats) -> float:
    """Write the gradient of the mean squared error (halved), and give that error."""
    w1, b1, w2, b2, w3, b3 = parts(net)
    h = x @ w1 + b1
    hp = np.maximum(h, 0)
    g = hp @ w2 + b2
    gp = np.maximum(g, 0)
    out = gp @ w3 + b3[0]
    d = (out - y) / len(x)
    g1, g2, g3, g4, g5, g6 = parts(grad)
    g5[:] = gp.T @ d
    g6[0] = d.sum()
    dg = np.outer(d, w3) * (g > 0)
    g3[:] = hp.T @ dg
    g4[:] = dg.sum(0)
    dh = (dg @ w2.T) * (h > 0)
    g1[:] = x.T @ dh
    g2[:] = dh.sum(0)
    return float(np.mean((out - y) ** 2))


def fit_on_gpu(torch: Any, net: Floats, x: Any, y: Any, steps: int, rate: float, batch: int) -> float:
    """The same with torch, and four times the batch."""
    x, y = torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda()
    weights = [torch.tensor(part, device="cuda", requires_grad=True) for part in parts(net)]
    w1, b1, w2, b2, w3, b3 = weights
    adam = torch.optim.Adam(weights, lr=rate)
    falling = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: learning_rate(1.0, step, steps))
    total = torch.zeros((), device="cuda")
    for _ in range(steps):
        rows = torch.randint(0, len(x), (4 * batch,), device="cuda")
        out = torch.relu(torch.relu(x[rows].float() @ w1 + b1) @ w2 + b2) @ w3 + b3
        loss = ((out - y[rows]) ** 2).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        falling.step()
        total += loss.detach()
    for part, learned in zip(parts(net), weights, strict=True):
        part[:] = learned.detach().cpu().numpy()
    return float(total) / steps


def spreads(values: Any, ends: Any, players: int, lines: int) -> Doubles:
    """For each number of lines left the softmax temperature under which the values foretell the winners best."""
    found = np.ones(lines + 1)
    best = ends[:, :players] == ends[:, :players].max(1, keepdims=True)
    share = best / best.sum(1, keepdims=True)
    tries = np.geomspace(0.3, 40, 60)
    for left in range(lines):
        z = values[:, left, :players]
        costs = []
        for t in tries:
            e = np.exp((z - z.max(1, keepdims=True)) / t)
            costs.append(-(share * np.log(np.maximum(e / e.sum(1, keepdims=True), 1e-9))).sum(1).mean())
        found[left] = tries[int(np.argmin(costs))]
    found[lines] = found[lines - 1]
    return found
