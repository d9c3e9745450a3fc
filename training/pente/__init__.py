"""Programs that make and measure what Pente's engine plays with.

| program | makes |
|---|---|
| `fit` | games of self-play; `weights.txt`, the fitted pattern values |
| `make_openings` | `openings.txt`, even openings |
| `make_puzzles` | `puzzles.txt` |
| `matches` | matches between players of this version |
| `versions` | matches between versions, each from its own source folder |
"""
