"""`fivefold perft`: count the leaves of the game tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    pass


def perft(
    game: str = typer.Argument(help="The game, as pentago."),
    depth: int = typer.Option(..., min=0, max=40, help="How many moves ahead."),
    position: str = typer.Option("", help="The position to count from (default: the start)."),
    options: str = typer.Option("", help="The game's options or a preset, as double_five=mover."),
    as_json: terminal.AsJson = False,
) -> None:
    """Count the positions exactly DEPTH moves ahead; a game that ends earlier has none."""
    from fivefold.cli.choices import chosen_options
    from fivefold.games import game as game_named

    rules = game_named(game)
    choice = chosen_options(rules, options)
    state = rules.read_position(position, choice) if position else rules.start(choice)
    moves = rules.legal_moves(state)
    if depth < 2 or not moves:
        total = rules.leaves(state, depth)
    else:
        with terminal.progress() as bar:
            shown = bar.track(moves, description="Counting")
            total = sum(rules.leaves(rules.play(state, move), depth - 1) for move in shown)
    found = {"game": game, "depth": depth, "leaves": total}
    terminal.answer(as_json, found, [f"depth {depth}: {total} leaves"])
