"""Programs that make Pentago's nets, on a graphics card with CuPy and PyTorch; small runs work without a card.

| program | makes |
|---|---|
| `check` | nothing: it compares this machine's sweep with NumPy's |
| `games` | positions of games between the package's players, a line each (CPU) |
| `labels` | a test set: critical positions with the exact value of every move |
| `roots` | training data: boards near thousands of solved positions, with their exact values |
| `learn` | a judge, from files of `roots` |
| `measure` | how many choices judges get wrong on files of `labels` |
| `learn_network` | the net of the looks, from files of `roots` and from games that it plays against itself |

Run them from the repository's root, as `PYTHONPATH=src:. python -m training.pentago.labels --help`.
"""
