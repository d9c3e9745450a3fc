"""Fit the net to labelled boards (PyTorch) and write the file of weights that the package contains.

python -m training.pentago.fit OUT SECONDS FILE...
"""

import sys
import time

import numpy as np
import torch
from training.pentago.net import Net, index_of


def counted(m):
    return sum((m >> i & 1) for i in range(36))


def main():
    torch.set_num_threads(1)
    torch.manual_seed(1)
    out, seconds, paths = sys.argv[1], float(sys.argv[2]), sys.argv[3:]
    rows = torch.from_numpy(np.concatenate([np.load(path)[:, :3].astype(np.float64) for path in paths]))
    mine, theirs, target = rows[:, 0].long(), rows[:, 1].long(), ((rows[:, 2] + 1) / 2).float()
    marbles = counted(mine | theirs)
    plain, mirrored = index_of(mine, theirs), index_of(mine, theirs, torch.ones(len(mine), dtype=torch.bool))
    held = torch.arange(len(mine)) % 20 == 0
    learn = torch.nonzero(~held).squeeze(1)
    net = Net()
    best = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-3)
    until, step, total = time.process_time() + seconds, 0, 0.0
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    while (left := (until - time.process_time()) / seconds) > 0:
        for group in best.param_groups:
            group["lr"] = 3e-3 * max(0.01, left)
        i = learn[torch.randint(len(learn), (8192,))]
        loss = loss_of(net((plain if step % 2 else mirrored)[i], marbles[i]), target[i])
        best.zero_grad()
        loss.backward()
        best.step()
        step, total = step + 1, total + float(loss.detach())
        if step % 50 == 0:
            print(f"step {step}, loss {total / 50:.4f}", flush=True)
            total = 0.0
    with torch.no_grad():
        for n in sorted(set(marbles.tolist())):
            i = torch.nonzero(held & (marbles == n)).squeeze(1)
            p = torch.sigmoid(net(plain[i], marbles[i]))
            side = ((p > 0.5) == (target[i] > 0.5))[(target[i] - 0.5).abs() > 0.2].float().mean()
            print(f"{n} marbles: {len(i)} held out, error {(p - target[i]).abs().mean():.3f}, right side {side:.3f}")
        known = sorted(set(marbles.tolist()))
        for n in range(37):
            if n not in known:
                net.stage[n] = net.stage[min((k for k in known if (k - n) % 2 == 0), key=lambda k: abs(k - n))]
    layers = {name: value.numpy().astype(np.float16) for name, value in net.state_dict().items()}
    np.savez_compressed(out, **layers)


if __name__ == "__main__":
    main()
