"""Programs that make and measure what Pente's engine plays with.

| program | makes |
|---|---|
| `fit` | games of self-play; `weights.txt`, the fitted pattern values |
| `play.cu` and its `.cuh`, `games` | games of self-play on a card or on cores; their check by rules and engine |
| `generation` | one generation of the net: `play.cu`'s games, and `learn_net` on their positions |
| `learn_net`, `trunk` | a net in floating point, with PyTorch |
| `quantise` | `net.npz`, the net in integers |
| `make_openings` | `openings.txt`, even openings |
| `match_nets` | quick matches between nets by the search of `play.cu` |
| `matches` | matches between players of this version |
| `versions` | matches between versions, each from its own source folder |
"""
