"""`fivefold arena`: a match between computer players, with error bars and records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivefold.cli import terminal
from fivefold.refusals import Refused

if TYPE_CHECKING:
    from rich.console import Console

    from fivefold.arena import Sprt
    from fivefold.arena.match import OnMove
    from fivefold.games import AnyGame
    from fivefold.games.core import State


def arena(
    game: str = typer.Argument(help="The game, as pentago."),
    players: list[str] = typer.Argument(help="A player for each seat: greedy, level5, run:COMMAND or gomocup:COMMAND."),
    games: int = typer.Option(20, min=1, help="How many games, at most; seats turn from game to game."),
    options: str = typer.Option("", help="The game's options or a preset, as tournament."),
    seed: int = typer.Option(1, help="The same seed gives the same games."),
    records: Path | None = typer.Option(None, help="Write each game's record into this folder."),
    openings: Path | None = typer.Option(None, help="Openings, one a line; each is played with every seating."),
    random_plies: int = typer.Option(0, min=0, max=40, help="Moves drawn by lot before the players begin."),
    sprt: str = typer.Option("", help="Stop when the first player's rating difference is clear, as 0:20."),
    watch: str = typer.Option("", help="A house whose page shows the games, as http://127.0.0.1:8555."),
    as_json: terminal.AsJson = False,
) -> None:
    """Let computer players play a match."""
    from fivefold.arena import Plan, play_match, player_named, read_openings, read_sprt
    from fivefold.arena.external import External
    from fivefold.arena.seats import short_name
    from fivefold.cli.choices import chosen_options
    from fivefold.games import game as game_named
    from fivefold.games.record import write_record

    rules = game_named(game)
    choice = chosen_options(rules, options)
    seated: dict[str, Any] = {}
    for word in players:
        name = shown = short_name(word)
        number = 1
        while name in seated:
            number += 1
            name = f"{shown} {number}"
        seated[name] = player_named(game, word)
    console = terminal.console()
    if openings and random_plies:
        raise Refused("Openings come from a file or from lots, not from both", code="two-openings")
    plan = Plan(
        openings=read_openings(rules, choice, openings.read_text(encoding="utf-8")) if openings else (),
        random_plies=random_plies,
        sprt=read_sprt(sprt) if sprt else None,
        before_game=_shown_at(watch, rules, console if not as_json else None) if watch else None,
    )
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
        match = play_match(game, seated, games=games, seed=seed, options=choice, on_game=on_game, plan=plan)
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
        answer: dict[str, Any] = {"game": game, "games": len(match.records), "standings": found}
        if plan.sprt:
            answer["sprt"] = {"ratio": match.ratio, "bounds": plan.sprt.bounds, "verdict": match.verdict}
        terminal.answer(as_json, answer, [])
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
    if plan.sprt and match.ratio is not None:
        console.print(_verdict(plan.sprt, match.verdict, match.ratio, next(iter(seated))), markup=False)


def _verdict(test: Sprt, verdict: str | None, ratio: float, who: str) -> str:
    lower, upper = test.bounds
    where = f"log-likelihood ratio {ratio:.2f} ({lower:.2f} to {upper:.2f})"
    if verdict is None:
        return f"SPRT {test.elo0:g}:{test.elo1:g}: not decided, {where}"
    likely, other = (test.elo1, test.elo0) if verdict == "elo1" else (test.elo0, test.elo1)
    return f"SPRT {test.elo0:g}:{test.elo1:g}: {who} has {likely:+g} Elo rather than {other:+g}, {where}"


def _shown_at(address: str, rules: AnyGame, console: Console | None) -> Callable[[State, tuple[str, ...]], OnMove]:
    from fivefold.arena.house import House

    house = House(address)

    def before_game(state: State, names: tuple[str, ...]) -> OnMove:
        table = house.lay(rules, state, names, f"Arena: {' – '.join(names)}")
        if console:
            console.print(f"watch it at {table.link}", markup=False)
        return table.played

    return before_game
