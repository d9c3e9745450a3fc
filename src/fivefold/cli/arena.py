"""`fivefold arena`: a match between computer players, with error bars and records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from fivefold.cli import terminal


def arena(
    game: str = typer.Argument(help="The game, as pentago."),
    players: list[str] = typer.Argument(help="A player for each seat: greedy, level5, or run:COMMAND for a program."),
    games: int = typer.Option(20, min=1, help="How many games; seats turn from game to game."),
    options: str = typer.Option("", help="The game's options or a preset, as tournament."),
    seed: int = typer.Option(1, help="The same seed gives the same games."),
    records: Path | None = typer.Option(None, help="Write each game's record into this folder."),
    as_json: terminal.AsJson = False,
) -> None:
    """Let computer players play a match."""
    from fivefold.arena import play_match, player_named
    from fivefold.arena.external import External
    from fivefold.cli.choices import chosen_options
    from fivefold.games import game as game_named
    from fivefold.games.record import write_record

    rules = game_named(game)
    choice = chosen_options(rules, options)
    seated: dict[str, Any] = {}
    for word in players:
        name = word if word not in seated else f"{word} {1 + sum(n.partition(' ')[0] == word for n in seated)}"
        seated[name] = player_named(game, word)
    console = terminal.console()
    if records:
        records.mkdir(parents=True, exist_ok=True)

    def on_game(number: int, record: Any) -> None:
        text = write_record(record)
        result = next((line for line in text.splitlines() if line.startswith("[Result")), "")
        seats = " – ".join(record.header(f"Seat{seat + 1}") for seat in range(len(seated)))
        if as_json:
            bar.update(task, completed=number + 1)
        else:
            console.print(f"game {number + 1}: {seats} {result}", markup=False)
        if records:
            (records / f"{game}-{number + 1:03}.txt").write_text(text, encoding="utf-8")

    bar = terminal.progress()
    task = bar.add_task("Playing", total=games)
    try:
        if as_json:
            bar.start()
        match = play_match(game, seated, games=games, seed=seed, options=choice, on_game=on_game)
    finally:
        if as_json:
            bar.stop()
        for player in seated.values():
            if isinstance(player, External):
                player.close()
    if as_json:
        found = [
            {
                "name": one.name,
                "points": one.points,
                "games": one.games,
                "wins": one.wins,
                "draws": one.draws,
                "losses": one.losses,
                "share": one.share,
                "error": one.error,
            }
            for one in match.standings
        ]
        terminal.answer(as_json, {"game": game, "games": games, "standings": found}, [])
        return
    for standing in match.standings:
        elo, error = standing.elo
        rating = f", Elo {elo:+.0f} ± {error:.0f}" if abs(elo) < 2000 else ""
        if len(seated) > 2:  # a rating difference is one between two
            rating = f", equal players have {100 / len(seated):.0f} %"
        console.print(
            f"{standing.name}: {standing.points:g} of {standing.games} "
            f"(+{standing.wins} ={standing.draws} -{standing.losses}), "
            f"{100 * standing.share:.1f} % ± {100 * standing.error:.1f}{rating}",
            markup=False,
        )
