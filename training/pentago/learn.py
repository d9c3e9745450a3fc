"""Learn Pentago's evaluation on one large graphics card: exact labels with 14 to 22 marbles, then downwards.

    OUT=folder python training/pentago/learn.py 0.88              (from nothing: nine minutes of an H200; CuPy and PyTorch)
    OUT=folder SEED=6 python training/pentago/learn.py 0.97 levels.npz [labelled.txt]  (eight minutes: a large net from a small
        one's games, or a large one on from its own; then how many choices lose value)
    OUT=folder python training/pentago/learn.py label positions.txt  (exact values of the moves of 400 positions: two minutes)

`Solver` is the sweep of `bots/pentago/kernel_solver.py` in CUDA (`sweep.cu`), ordinary rules. `exact` samples boards up to four
turns after a root; `ahead` is full-width minimax of the net, all turns of the quadrants at once; `early` lets the
net play against itself and labels what it meets. The form from nothing has made small nets only. The last net written is
the package's `weights.npz`, where it was found to lose less than the one before; positions to find that out with (a line each: the mover's marbles and the other's,
as numbers) come from games that no net learned from.
"""

import itertools
import math
import os
import sys
import time
from functools import cache
from pathlib import Path

import cupy
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

G = torch.device("cuda")
MOST = 22
BIN = [[math.comb(n, k) for k in range(40)] for n in range(40)]
CW = [3 * (i % 3) + 2 - i // 3 for i in range(9)]


def moved(p):
    return torch.tensor([sum(1 << p[i] for i in range(9) if n >> i & 1) for n in range(512)], device=G)


TURN = moved(CW)
MIRROR = moved([3 * (i % 3) + i // 3 for i in range(9)])
THREE = torch.tensor([sum(3**i for i in range(9) if n >> i & 1) for n in range(512)], device=G)
FL = []
for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
    for r in range(6):
        for c in range(6):
            s = [(c + i * dx, r + i * dy) for i in range(5)]
            if all((0 <= x < 6 and 0 <= y < 6 for x, y in s)):
                FL.append(sum((1 << 9 * (2 * (y // 3) + x // 3) + 3 * (y % 3) + x % 3 for x, y in s)))
LINES = np.array(
    [[sum((1 << k for k, l in enumerate(FL) if not l >> 9 * q & 511 & ~n)) for n in range(512)] for q in range(4)],
    np.uint32,
)
LT = torch.tensor(LINES.astype("int64"), device=G)


def over(m):
    return LT[0][m & 511] & LT[1][m >> 9 & 511] & LT[2][m >> 18 & 511] & LT[3][m >> 27] != 0


def over1(m):
    return bool(LINES[0][m & 511] & LINES[1][m >> 9 & 511] & LINES[2][m >> 18 & 511] & LINES[3][m >> 27])


def classes(n, k):
    return BIN[n][k - k // 2] * BIN[n - k + k // 2][k // 2]


B0 = time.time()


def say(*w):
    print(f"{time.time() - B0:5.0f}", *w, flush=True)


class Solver:
    def __init__(s, most=MOST):
        mod = cupy.RawModule(code=(Path(__file__).parent / "sweep.cu").read_text())
        s.f, s.l = (mod.get_function("fives"), mod.get_function("level"))
        masks = np.arange(1 << MOST, dtype=np.uint32)
        sz = np.zeros(1 << MOST, np.int8)
        for i in range(MOST):
            sz += (masks >> i & 1).astype(np.int8)
        order = np.argsort(sz, kind="stable").astype(np.uint32)
        s.at = np.concatenate([[0], np.cumsum([BIN[MOST][k] for k in range(MOST + 1)])])
        rank = np.empty(1 << MOST, np.uint32)
        rank[order] = np.arange(1 << MOST) - s.at[sz[order]]
        s.sets, s.rank, s.off = (cupy.asarray(order), cupy.asarray(rank), cupy.asarray(s.at.astype(np.uint32)))
        s.lines, s.turned = (cupy.asarray(LINES), cupy.asarray(TURN.cpu().numpy().astype(np.int32)))
        s.w = [cupy.empty((1 << MOST, 4), np.uint64) for _ in range(2)]
        s.buf = [cupy.empty((max((classes(most, k) for k in range(p, most + 1, 2))), 4), np.uint64) for p in (0, 1)]

    def sweep(s, mine, theirs, last=99, again=False):
        """All classes down to a last level; `again` for the same root as the last time."""
        cells = [c for c in range(36) if not (mine | theirs) >> c & 1]
        n = len(cells)
        last = min(n, last)
        where = cupy.asarray(np.array(cells, np.int32))
        for side, m in enumerate(() if again else (mine, theirs)):
            s.f(
                ((1 << n) + 255 >> 8,),
                (256,),
                (np.uint64(m), where, np.int32(n), s.rank, s.off, s.lines, s.turned, s.w[side]),
            )
        below, kept = (s.buf[0], {})
        for k in range(last, -1, -1):
            a = k // 2
            b = k - a
            total = classes(n, k)
            here = cupy.empty((total, 4), np.uint64) if k <= 4 else s.buf[k % 2]
            my, their = (s.w[k % 2], s.w[1 - k % 2])
            s.l(
                (total + 127 >> 7,),
                (128,),
                (
                    np.int32(k),
                    np.int32(last),
                    np.int32(n),
                    np.uint64(total),
                    np.uint32(BIN[n - a][b]),
                    s.sets[s.at[a] :],
                    s.sets[s.at[b] :],
                    s.rank,
                    my[s.at[a] :],
                    my[s.at[min(a + 1, MOST)] :],
                    their[s.at[b] :],
                    below,
                    here,
                    np.uint64(BIN[n - b][a]),
                    np.uint64(BIN[n - a - 1][b] if n > a else 0),
                ),
            )
            below = here
            if k <= 4:
                kept[k] = torch.as_tensor(here.view(np.int64), device=G)
        cupy.cuda.get_current_stream().synchronize()
        return (cells, kept)


DIG = torch.tensor([[n // 3**i % 3 for i in range(9)] for n in range(19683)], device=G)


class Net(nn.Module):
    def __init__(s, units=192, head=64, mid=32):
        super().__init__()
        s.units = units
        s.first, s.second, s.third = (nn.Linear(18, 128), nn.Linear(128, 128), nn.Linear(128, 4 * units))
        s.bias, s.stage = (nn.Parameter(torch.zeros(units)), nn.Parameter(torch.zeros(37, head)))
        s.head, s.mid, s.out = (nn.Linear(units, head), nn.Linear(head, mid), nn.Linear(mid, 1))
        s.pat = torch.cat([DIG == 1, DIG == 2], 1).float()

    def table(s):
        return s.third(F.relu(s.second(F.relu(s.first(s.pat))))).view(19683, 4, s.units)

    def judged(s, x, n):
        return s.out(F.relu(s.mid(F.relu(s.head(x) + s.stage[n])))).squeeze(-1)

    def forward(s, idx, n):
        e = F.embedding(idx, s.table().view(19683, -1)).view(-1, 4, 4, s.units)
        h = torch.stack([sum(e[:, c, (c - o) % 4] for c in range(4)) for o in range(4)], 1)
        return s.judged(F.relu(h + s.bias).sum(-2), n)


def read(path):
    kept = {k: torch.tensor(v).float() for k, v in np.load(path).items()}
    net = Net(len(kept["bias"]), *kept["mid.weight"].shape[::-1]).to(G)
    net.load_state_dict(kept)
    return net


def nines(m):
    out = []
    for c, q in enumerate((0, 1, 3, 2)):
        x = m >> 9 * q & 511
        for _ in range(-c % 4):
            x = TURN[x]
        out.append(x)
    return torch.stack(out, -1)


SW = torch.tensor([0, 3, 2, 1], device=G)


def index_of(a, b, mir=None):
    a, b = (nines(a), nines(b))
    if mir is not None:
        a, b = (torch.where(mir[:, None], MIRROR[a][:, SW], a), torch.where(mir[:, None], MIRROR[b][:, SW], b))
    return THREE[a] + 2 * THREE[b]


def popc(m):
    return sum(m >> i & 1 for i in range(36))


BT = torch.tensor([[min(x, 2**62) for x in r] for r in BIN], device=G)


def rank(m, n):
    o, c = (torch.zeros_like(m), torch.zeros_like(m))
    for i in range(n):
        b = m >> i & 1
        c += b
        o += b * BT[i, c]
    return o


def squeezed(m, taken, n):
    o, j = (torch.zeros_like(m), torch.zeros_like(m))
    for i in range(n):
        f = taken >> i & 1 ^ 1
        o |= (m >> i & f) << j
        j += f
    return o


@cache
def structure(n, depth):
    out = []
    for k in range(depth + 1):
        a, b = (k // 2, k - k // 2)
        rows = sorted(sum(1 << i for i in c) for c in itertools.combinations(range(n), b))
        inn = sorted(sum(1 << i for i in c) for c in itertools.combinations(range(n - b), a))
        just = torch.tensor(rows, device=G).repeat_interleave(len(inn))
        comp = torch.tensor(inn, device=G).repeat(len(rows))
        mov, j = (torch.zeros_like(just), torch.zeros_like(just))
        for i in range(n):
            f = just >> i & 1 ^ 1
            mov |= (comp >> j & 1 & f) << i
            j += f
        ch = []
        for x in range(n if k < depth else 0):
            w = mov | 1 << x
            ch.append(
                torch.where(
                    (mov | just) >> x & 1 == 1, -1, rank(w, n) * BIN[n - a - 1][b] + rank(squeezed(just, w, n), n)
                )
            )
        out.append((mov, just, ch))
    return out


def placed(root, m, cells):
    o = torch.full_like(m, root)
    for i, c in enumerate(cells):
        o |= (m >> i & 1) << c
    return o


def quarters(m, q):
    x, o = (m >> 9 * q & 511, [])
    for _ in range(4):
        o.append(x)
        x = TURN[x]
    return torch.stack(o, 1)


def fives(m):
    p = [LT[q][quarters(m, q)] for q in range(4)]
    lo = (p[1][:, :, None] & p[0][:, None]).view(-1, 1, 16)
    hi = (p[3][:, :, None] & p[2][:, None]).view(-1, 16, 1)
    return (hi & lo).view(-1, 256) != 0


def turned(m, r):
    o = torch.zeros_like(m)
    for q in range(4):
        x, t = (m >> 9 * q & 511, r >> 2 * q & 3)
        for k in range(3):
            x = torch.where(t > k, TURN[x], x)
        o |= x << 9 * q
    return o


def tables(net):
    plain, out = (net.table().half(), [])
    d = torch.arange(19683, device=G)
    a = sum((d // 3**i % 3 == 1).long() << i for i in range(9))
    b = sum((d // 3**i % 3 == 2).long() << i for i in range(9))
    for c in range(4):
        x, y = (a, b)
        for _ in range(-c % 4):
            x, y = (TURN[x], TURN[y])
        out.append(plain[THREE[x] + 2 * THREE[y]][:, [(c - o) % 4 for o in range(4)]].contiguous())
    return out


def leaf(net, tb, own, oth, n):
    p = [tb[c][THREE[quarters(own, q)] + 2 * THREE[quarters(oth, q)]] for q, c in enumerate((0, 1, 3, 2))]
    lo = (p[1][:, :, None] + p[0][:, None]).view(-1, 1, 16, 4, net.units)
    hi = (p[3][:, :, None] + p[2][:, None]).view(-1, 16, 1, 4, net.units) + net.bias.half()
    x = sum(F.relu(hi[..., side, :] + lo[..., side, :]) for side in range(4))
    return torch.tanh(net.judged(x.float(), n) / 2).view(-1, 256)


def ahead(net, tb, mine, theirs, depth, chunk=2000):
    cells = [c for c in range(36) if not (mine | theirs) >> c & 1]
    n = len(cells)
    lv, W, S = (structure(n, depth), [None] * (depth + 1), [])
    for k in range(depth, -1, -1):
        a, b, ch = lv[k]
        own, oth = (placed(theirs if k % 2 else mine, a, cells), placed(mine if k % 2 else theirs, b, cells))
        my, th = (fives(own), fives(oth))
        if k == depth:
            v = torch.cat(
                [leaf(net, tb, own[i : i + chunk], oth[i : i + chunk], 36 - n + k) for i in range(0, len(own), chunk)]
            )
        else:
            v, now = (torch.full((len(own), 256), -2.0, device=G), torch.zeros_like(my))
            for ix in ch:
                at, fr = (ix.clamp(0), ix[:, None] >= 0)
                v = torch.maximum(v, torch.where(fr, -bv[at], -2.0))
                now |= bf[at] & fr
            w = v.view(-1, 4, 4, 4, 4)
            v = torch.where(
                now, 1.0, torch.stack([w.roll(s, d) for d in (1, 2, 3, 4) for s in (1, -1)]).amax(0).view(-1, 256)
            )
        v = torch.where(my & th, 0.0, torch.where(my, 1.0, torch.where(th, -1.0, v)))
        W[k] = bv = v
        bf = th
        S.append((own, oth, my | th))
    return (cells, W, S[::-1])


def ssample(W, S, k, count):
    own, oth, end = S[k]
    i = torch.randint(len(own), (count,), device=G)
    r = torch.randint(256, (count,), device=G)
    ok = ~end[i, r]
    i, r = (i[ok], r[ok])
    v = W[k][i, r]
    ok = (v.abs() < 1) | (torch.rand(len(v), device=G) < 0.2)
    i, r, v = (i[ok], r[ok], v[ok])
    return (turned(own[i], r), turned(oth[i], r), (v + 1) / 2)


def bits(T, i, r):
    h, b = (r >> 7, r & 63)
    return (T[i, h] >> b & 1) + (T[i, 2 + h] >> b & 1) - 1


def esample(mine, theirs, full, shal, k, count):
    cells, T = full
    n = len(cells)
    a, b, _ = structure(n, 4)[k]
    i = torch.randint(len(a), (count,), device=G)
    r = torch.randint(256, (count,), device=G)
    p = (r & 3) + (r >> 2 & 3) + (r >> 4 & 3) + (r >> 6)
    r = torch.where(p & 1 != k % 2, r ^ 64, r)
    v = bits(T[k], i, r)
    q = bits(shal[1][k], i, r) == 0
    own = turned(placed(theirs if k % 2 else mine, a[i], cells), r)
    oth = turned(placed(mine if k % 2 else theirs, b[i], cells), r)
    ok = ~over(own) & ~over(oth) & (q | (torch.rand(count, device=G) < 0.2))
    return (own[ok], oth[ok], ((v.float() + 1) / 2)[ok])


def exact(sv, mine, theirs, count):
    full = sv.sweep(mine, theirs)
    shal = sv.sweep(mine, theirs, 6)
    return (
        full,
        [esample(mine, theirs, full, shal, k, int(count * s)) for k, s in enumerate((0.01, 0.1, 0.2, 0.3, 0.4))],
    )


def quiet(sv, m):
    while True:
        c = lots.permutation(36)[:m]
        h = (m + 1) // 2
        th = sum(1 << int(x) for x in c[:h])
        mi = sum(1 << int(x) for x in c[h:])
        if over1(mi) or over1(th):
            continue
        w = sv.sweep(mi, th, 5)[1][0][0].tolist()
        if not w[0] & 1 and w[2] & 1:
            return (mi, th)


OUT = os.environ["OUT"]


def train(net, pools, sec, lr):
    P = [tuple(torch.cat(x) for x in zip(*p)) for p in pools if p]
    opt = torch.optim.AdamW(net.parameters(), lr=lr, weight_decay=0.0001)
    end, st, tot = (time.time() + sec, 0, 0.0)
    while time.time() < end:
        for g in opt.param_groups:
            g["lr"] = lr * max(0.01, (end - time.time()) / sec)
        parts = []
        for m, t, y in P:
            i = torch.randint(len(m), (32768 // len(P),), device=G)
            parts.append((m[i], t[i], y[i]))
        m, t, y = (torch.cat(x) for x in zip(*parts))
        loss = F.binary_cross_entropy_with_logits(
            net(index_of(m, t, torch.rand(len(m), device=G) < 0.5), popc(m | t)), y
        )
        opt.zero_grad()
        loss.backward()
        opt.step()
        st += 1
        tot += loss.detach()
        if st % 2000 == 0:
            say("step", st, "loss", round(float(tot) / 2000, 4))
            tot = 0.0
    say(st, "steps", [len(p[0]) for p in P])


def save(net, name):
    np.savez_compressed(
        f"{OUT}/{name}.npz", **{k: v.detach().cpu().numpy().astype(np.float16) for k, v in net.state_dict().items()}
    )


TS = torch.tensor([t << 2 * q for q in range(4) for t in (1, 3)], device=G)


def game(net, tb, noise, plan):
    mi = th = 0
    for ply in range(18):
        if ply not in plan:
            return
        cells, W, S = ahead(net, tb, mi, th, plan[ply])
        yield (ply, mi, th, W, S)
        v = -W[1][:, TS] + noise * torch.randn((len(cells), 8), device=G)
        if ply < 2:
            v = torch.rand_like(v)
        k = int(v.argmax())
        own = mi | 1 << cells[k // 8]
        if over1(own):
            return
        two = turned(torch.tensor([th, own], device=G), TS[k % 8]).tolist()
        mi, th = two
        if over1(mi) or over1(th):
            return


def near(W, S, k, count):
    """Boards some turns on where play went well for both and nothing is settled."""
    own, oth, end = S[k]
    i = torch.randint(len(own), (4000,), device=G)
    r = torch.randint(256, (4000,), device=G)
    v = W[k][i, r]
    ok = ~end[i, r] & (v.abs() < 0.97) & ((v * (-1) ** k - W[0][0, 0]).abs() < 0.3)
    i, r = (i[ok][:count], r[ok][:count])
    return list(zip(turned(own[i], r).tolist(), turned(oth[i], r).tolist()))


def early(net, sec, plan, lab, roots):
    rows, g, end = ([], 0, time.time() + sec)
    with torch.no_grad():
        tb = tables(net)
        while time.time() < end:
            g += 1
            for ply, mi, th, W, S in game(net, tb, float(lots.choice([0.02, 0.1, 0.3])), plan):
                if ply >= 14:
                    roots += [(mi, th)] * (ply > 15) + near(W, S, 2 if ply < 16 else 1, 5 if ply < 17 else 0)
                if ply in lab:
                    for k, c in ((0, 100), (1, 2000), (2, 4000)):
                        if plan[ply] - k >= 2:
                            rows.append(ssample(W, S, k, c))
    say(g, "games", sum(len(r[0]) for r in rows), "boards", len(roots), "roots")
    return rows


def random_roots(sv, X):
    pool = []
    for m, sec, c in ((14, 60, 60000), (15, 40, 40000), (16, 40, 20000), (18, 20, 6000)):
        end, k = (time.time() + X * sec, 0)
        while time.time() < end:
            mi, th = quiet(sv, m)
            pool += exact(sv, mi, th, c)[1]
            k += 1
        say(k, "roots", m)
    return pool


def real_roots(sv, R, sec):
    real, end = ([], time.time() + sec)
    lots.shuffle(R)
    for j, (mi, th) in enumerate(R):
        if time.time() > end:
            break
        real += exact(sv, mi, th, 20000)[1]
    say(j, "real roots")
    return real


def label(sv, lines):
    """The exact value of every move of positions that were played elsewhere."""
    with open(f"{OUT}/tests.txt", "w") as tests:
        for line in lines:
            mi, th = map(int, line.split())
            kept = sv.sweep(mi, th)[1]
            bt = [(0, 1), (0, 3), (0, 4), (0, 12), (0, 16), (0, 48), (0, 0), (1, 0)]
            s = "".join(
                "l" if x[h] >> b & 1 else "d" if x[2 + h] >> b & 1 else "w" for x in kept[1].tolist() for h, b in bt
            )
            tests.write(f"{mi} {th} {s}\n")
            tests.flush()
    say(len(lines), "labelled")


def D(*p):
    return {i: d for a, b, d in p for i in range(a, b)}


def main(X=1.0):
    sv = Solver()
    say("ready")
    pool = random_roots(sv, X)
    net = Net().to(G)
    train(net, [pool], X * 60, 0.002)
    R = []
    low = early(net, X * 50, D((0, 10, 2), (10, 14, 4)), range(10, 14), R)
    train(net, [pool, low], X * 30, 0.001)
    low2 = early(net, X * 70, D((0, 6, 2), (6, 10, 4), (10, 16, 3)), range(6, 14), R)
    train(net, [pool, low + low2], X * 30, 0.001)
    fresh = early(net, X * 60, D((0, 2, 2), (2, 17, 3)), range(2, 14), R)
    real = real_roots(sv, R, X * 50)
    train(net, [pool, real, low2, fresh], X * 90, 0.0015)
    save(net, "net")


def further(X, start):
    """A new net, or the same one on: many quick games of the given net, and exact boards near them."""
    sv, teacher, R = Solver(), read(start), []
    net = Net().to(G)
    if teacher.units == net.units:
        net = read(start)
    say("ready")
    fresh = early(teacher, X * 45, D((0, 2, 2), (2, 18, 3)), range(2, 14), R)
    early(teacher, X * 65, D((0, 18, 2)), (), R)
    pool = random_roots(sv, 0.1 * X)
    real = real_roots(sv, R, X * 120)
    train(net, [real, real, pool, fresh], X * 240, 0.002)
    save(net, f"net{SEED}")
    return {"teacher": teacher, "net": net}


@torch.no_grad()
def losing(nets, lines, depth):
    """How many choices lose value, of the critical ones, with so deep a look of each net."""
    lost = dict.fromkeys(nets, 0)
    tb = {name: tables(net) for name, net in nets.items()}
    for line in lines:
        mi, th, values = line.split()
        worth = ["ldw".index(v) for v in values]
        for name, net in nets.items():
            W = ahead(net, tb[name], int(mi), int(th), depth)[1]
            lost[name] += worth[int((-W[1][:, TS]).argmax())] < max(worth)
    say("depth", depth, "of", len(lines), "critical choices lose value:", lost)


SEED = int(os.environ.get("SEED", "1"))
lots = np.random.default_rng(SEED)
torch.manual_seed(SEED)

if __name__ == "__main__":
    if sys.argv[1] == "label":
        label(Solver(), Path(sys.argv[2]).read_text().splitlines())
    elif len(sys.argv) > 2:
        made = further(float(sys.argv[1]), sys.argv[2])
        if len(sys.argv) > 3:
            tests = [line for line in Path(sys.argv[3]).read_text().splitlines() if len(set(line.split()[2])) > 1]
            for depth in (2, 3):
                losing(made, tests, depth)
    else:
        main(float(sys.argv[1]))
