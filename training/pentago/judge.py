"""Learn Pentago's judge, a larger net for the few boards that decide a choice, from exact labels alone.

    OUT=folder python training/pentago/judge.py SECONDS_TO_SOLVE SECONDS_TO_LEARN roots.txt labelled.txt [start.npz]

`roots.txt` has positions of games, a line each: the mover's marbles and the other's, as numbers; each is solved, and boards up
to four turns later are labelled. `labelled.txt` (as `learn.py label` writes it) tells how many choices lose value then.
"""

import os
import sys
import time
from pathlib import Path

import numpy as np
import torch
from learn import MIRROR, SW, TS, TURN, G, Solver, bits, fives, nines, over, over1, placed, popc, say, structure, turned
from torch import nn
from torch.nn import functional as F

OUT = os.environ["OUT"]
TURNS = [sum(min(r >> 2 * q & 3, 4 - (r >> 2 * q & 3)) for q in range(4)) for r in range(256)]
# How the quadrants can stand after k turns, and all ways of the same parity
WAYS = [torch.tensor([r for r in range(256) if TURNS[r] <= k and TURNS[r] % 2 == k % 2], device=G) for k in range(5)]
ALL_WAYS = [torch.tensor([r for r in range(256) if TURNS[r] % 2 == k % 2], device=G) for k in range(5)]
NINE = torch.arange(9, device=G)


def around(weight):
    """A layer that every side applies to all sides, seen from itself: [out, 4 × in] as one matrix for the four sides."""
    parts = weight.chunk(4, 1)
    return torch.cat([torch.cat([parts[(j - o) % 4] for j in range(4)], 1) for o in range(4)], 0)


class Judge(nn.Module):
    """Each quadrant's pattern as seen from four sides; blocks in which the sides tell each other; two odds:
    that the mover holds, and that the mover wins."""

    def __init__(s, units=256, pattern=256, blocks=2, inner=256):
        super().__init__()
        s.units, s.inner = units, inner
        s.first, s.second, s.third = nn.Linear(18, pattern), nn.Linear(pattern, pattern), nn.Linear(pattern, 4 * units)
        s.stage = nn.Parameter(torch.zeros(37, units))
        s.mix = nn.ModuleList(nn.Linear(4 * units, inner) for _ in range(blocks))
        s.back = nn.ModuleList(nn.Linear(inner, units) for _ in range(blocks))
        s.head, s.out, s.drop = nn.Linear(units, 64), nn.Linear(64, 2), nn.Dropout(0.1)
        for layer in s.back:
            nn.init.zeros_(layer.weight)

    def forward(s, boards, n):
        """From the quadrants' nines clockwise, the mover's and then the other's: [board, 8]."""
        b = boards.long()
        x = (b.view(-1, 2, 4).transpose(1, 2)[..., None] >> NINE & 1).reshape(-1, 4, 18).to(torch.bfloat16)
        z = s.drop(F.relu(s.second(F.relu(s.first(x))))).view(-1, 4 * s.second.out_features)
        # place (c - o) % 4 of quadrant c, seen from side o
        w = s.third.weight.view(4, s.units, -1)
        big = torch.cat([torch.cat([w[(c - o) % 4] for c in range(4)], 1) for o in range(4)], 0)
        bias = s.third.bias.view(4, s.units).sum(0)
        h = F.relu(F.linear(z, big).view(-1, 4, s.units) + (bias + s.stage[n])[:, None])
        for mix, back in zip(s.mix, s.back):
            m = F.relu(F.linear(h.view(-1, 4 * s.units), around(mix.weight), mix.bias.repeat(4)))
            h = F.relu(h + back(s.drop(m).view(-1, 4, s.inner)))
        return s.out(F.relu(s.head(h.sum(1)))).float()


def inputs(own, oth):
    return torch.cat([nines(own), nines(oth)], -1).short()


def sample(mine, theirs, full, shallow, k, count):
    """Boards k turns after a root with their values, mostly such as are not soon decided; half of them mirrored."""
    cells, T = full
    a, b, _ = structure(len(cells), 4)[k]
    i = torch.randint(len(a), (count,), device=G)
    r = WAYS[k][torch.randint(len(WAYS[k]), (count,), device=G)]
    other = ALL_WAYS[k][torch.randint(128, (count,), device=G)]
    r = torch.where(torch.rand(count, device=G) < 0.4, other, r)
    v = bits(T[k], i, r)
    soon = bits(shallow[1][k], i, r) != 0
    own = turned(placed(theirs if k % 2 else mine, a[i], cells), r)
    oth = turned(placed(mine if k % 2 else theirs, b[i], cells), r)
    ok = ~over(own) & ~over(oth) & (~soon | (torch.rand(count, device=G) < 0.1))
    x = inputs(own[ok], oth[ok])
    y = MIRROR[x.long()].view(-1, 2, 4)[:, :, SW].reshape(-1, 8).short()
    return torch.where(torch.rand(len(x), 1, device=G) < 0.5, x, y), v[ok].to(torch.int8), popc((own | oth)[ok]).byte()


SHARES = {14: 0.08, 15: 0.17, 16: 0.35, 17: 0.27, 18: 0.13}  # of the time to solve, by the marbles of roots
QUARTER = TURN.tolist()


def later(roots, lots):
    """Positions two chance turns after those with 16 marbles."""
    found = []
    for two in (r for r in roots if (r[0] | r[1]).bit_count() == 16):
        for _ in range(2):
            cell, q = (
                int(lots.choice([c for c in range(36) if not (two[0] | two[1]) >> c & 1])),
                9 * int(lots.integers(4)),
            )
            two = two[1], two[0] | 1 << cell
            for _ in range(int(lots.choice([1, 3]))):
                two = tuple(m & ~(511 << q) | QUARTER[m >> q & 511] << q for m in two)
        if not over1(two[0]) and not over1(two[1]):
            found.append(two)
    return found


def solved(sv, roots, seconds, many):
    """Boards near roots with their values; the time goes to roots of 14 to 17 marbles in fixed shares."""
    boards, counts = [], {}
    for n, share in SHARES.items():
        end, counts[n] = time.time() + seconds * share, 0
        for mine, theirs in roots:
            if (mine | theirs).bit_count() != n:
                continue
            if time.time() > end:
                break
            full, shallow = sv.sweep(mine, theirs), sv.sweep(mine, theirs, 7, again=True)
            for k, count in ((1, 0.02), (2, 0.4), (3, 0.4 if n < 18 else 0.1), (4, 0.4 if n < 16 else 0.1)):
                boards.append(sample(mine, theirs, full, shallow, k, int(count * many)))
            counts[n] += 1
    say("roots", counts)
    return [torch.cat(x) for x in zip(*boards)]


def losses(net, x, v, n):
    with torch.autocast("cuda", torch.bfloat16):
        odds = net(x, n.int())
    return F.binary_cross_entropy_with_logits(odds, torch.stack([v >= 0, v > 0], 1).float(), reduction="none").sum(1)


def learn(net, data, kept, seconds, rate, batch=32768):
    x, v, n = data
    say(len(x), "boards; shares of loss, draw, win", [round(float((v == y).float().mean()), 3) for y in (-1, 0, 1)])
    opt = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.03, fused=True)
    end, step, total = time.time() + seconds, 0, 0.0
    net.train()
    while time.time() < end:
        left = (end - time.time()) / seconds
        for g in opt.param_groups:
            g["lr"] = rate * max(0.005, left) * min(1, (step + 1) / 300)
        i = torch.randint(len(x), (batch,), device=G)
        loss = losses(net, x[i], v[i], n[i]).mean()
        opt.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        opt.step()
        step += 1
        total += loss.detach()
        if step % 2000 == 0:
            say("step", step, "loss", round(float(total) / 2000, 4), "unseen", unseen(net, kept))
            total = 0.0
    say(step, "steps, unseen", unseen(net, kept))


@torch.no_grad()
def unseen(net, kept, batch=32768):
    net.eval()
    found = [losses(net, *(x[j : j + batch] for x in kept)) for j in range(0, len(kept[0]), batch)]
    net.train()
    return round(float(torch.cat(found).mean()), 4)


def leaves(net, own, oth, n):
    """Both odds of every turned board: [class, 256, 2]."""
    found = []
    rs = torch.arange(256, device=G)
    for i in range(0, len(own), 256):
        a, b = (turned(x[i : i + 256].repeat_interleave(256), rs.repeat(len(x[i : i + 256]))) for x in (own, oth))
        with torch.autocast("cuda", torch.float16):
            found.append(torch.sigmoid(net(inputs(a, b), torch.full((len(a),), n, device=G))))
    return torch.cat(found).view(-1, 256, 2)


def ahead(sv, net, mine, theirs, depth):
    """Minimax of the odds so many turns ahead, full width, with what seven turns prove: [move cell, 256, 2] after one turn."""
    cells = [c for c in range(36) if not (mine | theirs) >> c & 1]
    n = len(cells)
    proved = sv.sweep(mine, theirs, 7)[1]
    lv = structure(n, depth)
    for k in range(depth, 0, -1):
        a, b, ch = lv[k]
        own, oth = placed(theirs if k % 2 else mine, a, cells), placed(mine if k % 2 else theirs, b, cells)
        my, th = fives(own)[..., None], fives(oth)[..., None]
        if k == depth:
            v = 2 * leaves(net, own, oth, 36 - n + k) - 1
        else:
            v, now = torch.full((len(own), 256, 2), -2.0, device=G), torch.zeros_like(my)
            for ix in ch:
                at, fr = ix.clamp(0), (ix >= 0)[:, None, None]
                v = torch.maximum(v, torch.where(fr, -below[at].flip(-1), -2.0))
                now |= ended[at] & fr
            w = v.view(-1, 4, 4, 4, 4, 2)
            v = torch.stack([w.roll(s, d) for d in (1, 2, 3, 4) for s in (1, -1)]).amax(0).view(-1, 256, 2)
            v = torch.where(now, 1.0, v)
        i, r = torch.arange(len(own), device=G).repeat_interleave(256), torch.arange(256, device=G).repeat(len(own))
        known = bits(proved[k], i, r).view(-1, 256, 1)
        v = torch.where(known == 1, 1.0, torch.where(known == -1, -1.0, v))
        both = torch.tensor([1.0, -1.0], device=G)
        below = torch.where(my & th, both, torch.where(my, 1.0, torch.where(th, -1.0, v)))
        ended = th
    return cells, below


@torch.no_grad()
def losing(sv, net, lines, depth):
    """How many choices lose value, of the critical ones: by the sum of both odds. And the odds of all moves."""
    lost, kept = 0, []
    for line in lines:
        mine, theirs, values = line.split()
        worth = ["ldw".index(v) for v in values]
        _, W = ahead(sv, net, int(mine), int(theirs), depth)
        odds = -W[:, TS].flip(-1).reshape(-1, 2)
        lost += worth[int(odds.sum(1).argmax())] < max(worth)
        kept.append(odds.cpu().numpy().astype(np.float16))
    say("depth", depth, "of", len(lines), "critical choices lose value:", lost)
    return kept


def save(net, name):
    kept = {k: v.detach().cpu().numpy().astype(np.float16) for k, v in net.state_dict().items()}
    np.savez_compressed(f"{OUT}/{name}.npz", **kept)


def main(solving, learning, roots, labelled, start=None):
    seed = int(os.environ.get("SEED", "1"))
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    sv = Solver()
    roots = [tuple(map(int, line.split())) for line in Path(roots).read_text().splitlines()]
    kept = solved(sv, roots[-200:], 15.0 * min(1.0, float(solving) / 100), 20_000)  # the same ones every time
    rest = roots[:-200]
    lots = np.random.default_rng(seed)
    lots.shuffle(rest)
    data = solved(sv, rest + later(rest, lots), float(solving), 40_000)
    net = Judge(*map(int, os.environ.get("SHAPE", "256 256 2 256").split())).to(G)
    if start:
        net.load_state_dict({k: torch.tensor(v).float() for k, v in np.load(start).items()}, strict=False)
        say("at the start unseen", unseen(net, kept))
    learn(net, data, kept, float(learning), 1e-3)
    save(net, f"judge{seed}")
    net.eval()
    tests = [line for line in Path(labelled).read_text().splitlines() if len(set(line.split()[2])) > 1]
    for depth in (1, 2, 3):
        found = losing(sv, net, tests[: int(os.environ.get("TESTS", "1000"))], depth)
        np.savez_compressed(f"{OUT}/odds{seed}-{depth}.npz", *found)


if __name__ == "__main__":
    main(*sys.argv[1:])
