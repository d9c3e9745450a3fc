"""`fivefold export`: labelled positions for learning, in files that can be gone on with."""

from __future__ import annotations

from pathlib import Path

import typer

from fivefold.cli import terminal


def export(
    game: str = typer.Argument(help="The game: pentago, pente, kingdomino or katamino_duel."),
    to: Path = typer.Option(..., help="The folder to write into; what is there already is gone on with."),
    count: int = typer.Option(1000, min=1, help="How many positions."),
    options: str = typer.Option("", help="The game's options or a preset."),
    seed: int = typer.Option(1, help="The same seed gives the same positions."),
    rows: int = typer.Option(1000, min=1, help="How many positions go into one file."),
    as_json: terminal.AsJson = False,
) -> None:
    """Write positions with proved values as NumPy files with a data card."""
    from fivefold.cli.choices import chosen_options
    from fivefold.datasets import Job, export as export_to
    from fivefold.games import game as game_named

    rules = game_named(game)
    job = Job(game, chosen_options(rules, options), count, seed, rows)
    with terminal.progress() as bar:
        task = bar.add_task("Solving", total=count)
        paths = export_to(job, to, lambda done: bar.update(task, completed=done))
    size = sum(path.stat().st_size for path in paths)
    answer = {"game": game, "positions": count, "files": [path.name for path in paths], "bytes": size}
    terminal.answer(as_json, answer, [f"{to}: positions {count:,}, files {len(paths)}, {size / 1e6:.2f} MB"])
