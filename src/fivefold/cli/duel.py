"""`fivefold duel`: what is known of the Katamino duel, the long computation behind it, and its independent check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from fivefold.bots.katamino_duel.worklist import Progress, Work

app = typer.Typer(
    help="The solved Katamino duel: answers, the computation, its check.", no_args_is_help=True, rich_markup_mode=None
)

GAMES = "ordinary, even_odd, odd_even, anywhere or draft"


@app.command()
def answers(
    game: str = typer.Argument("ordinary", help=f"Which game: {GAMES}."),
    wins_only: bool = typer.Option(False, "--wins", help="Only the first moves that win."),
    as_json: terminal.AsJson = False,
) -> None:
    """List the stored first moves of a game (or the divisions of the draft) and who wins after each."""
    from fivefold.bots.katamino_duel.answers import answers as stored, write_placement
    from fivefold.bots.katamino_duel.book import draft
    from fivefold.bots.katamino_duel.worklist import DRAFT
    from fivefold.games.katamino.pieces import LETTERS, numbers_in
    from fivefold.refusals import Refused

    found = {work: answer for work, answer in stored().items() if work.game == game}
    if not found:
        raise Refused(
            "Nothing is stored of {game}; there are: {games}", code="no-answers", game=repr(game), games=GAMES
        )
    rows, lines = [], []
    for work, answer in found.items():
        if wins_only and not answer.wins:
            continue
        name = (
            "".join(LETTERS[n - 1] for n in numbers_in(work.number)) if game == DRAFT else write_placement(work.number)
        )
        shown = (
            f"by {write_placement(answer.best)}" if answer.best is not None else f"{len(answer.replies)} answers met"
        )
        # Where threads shared their work on pairs of pieces there is no number of its own.
        spent = f"{answer.nodes / 1e6:8.1f} M positions" if answer.nodes else ""
        rows.append({"name": name, "wins": answer.wins, "positions": answer.nodes or None})
        lines.append(f"{name:14} {'wins ' if answer.wins else 'loses'}  {shown:22} {spent}".rstrip())
    won = sum(answer.wins for answer in found.values())
    lines.append(f"{won} of {len(found)} win for who begins")
    if game == DRAFT:
        value = draft().value(0, 0)
        says = "who wins is still open" if value is None else f"the {'first' if value else 'second'} player wins"
        lines.append(f"{len(found)} of 924 divisions are solved; with best picks {says}")
    terminal.answer(as_json, rows, lines)


@app.command()
def division(
    pieces: str = typer.Argument(help="The six pieces of the player who begins, as LNPZTX."),
    as_json: terminal.AsJson = False,
) -> None:
    """Say who wins after a draft (KT13); a division that is not stored is solved, in about half a minute."""
    from fivefold.bots.katamino_duel.answers import answers as stored, write_placement
    from fivefold.bots.katamino_duel.worklist import DRAFT, Work, do
    from fivefold.games.katamino.pieces import read_numbers, set_of
    from fivefold.refusals import Refused

    text = " ".join(pieces) if pieces.isalpha() else pieces
    numbers = read_numbers(text)
    if len(numbers) != 6:
        raise Refused("Each player has six pieces, not {count}", code="not-six", rule="KT13", count=len(numbers))
    work = Work(DRAFT, set_of(numbers))
    answer = stored().get(work)
    if answer is not None:
        wins, best = answer.wins, answer.best
    else:
        with terminal.errors().status("Solving"):
            result = do(work)
        wins, best = result["wins"], result.get("first")
    first = write_placement(best) if wins and best is not None else ""
    says = f"Who begins wins, with {first}." if first else "Who begins loses."
    terminal.answer(as_json, {"wins": wins, "first": first or None}, [says])


@app.command("draft")
def picks_of_draft(
    picked: str = typer.Argument("", help="The pieces picked so far, in their order, as LIN; none: the first pick."),
    as_json: terminal.AsJson = False,
) -> None:
    """Say of each piece that can be picked next whether it wins (KT13), and what refutes it."""
    from dataclasses import asdict

    from fivefold.bots.katamino_duel import book
    from fivefold.games.katamino.pieces import LETTERS, read_numbers, set_of
    from fivefold.refusals import Refused

    numbers = read_numbers(" ".join(picked) if picked.isalpha() else picked) if picked else ()
    if len(numbers) == 12:
        raise Refused("All twelve pieces are picked; see fivefold duel division", code="all-picked", rule="KT13")
    hands = set_of(numbers[0::2]), set_of(numbers[1::2])
    known = book.draft()
    found = known.picks(*hands)
    value = known.value(*hands)
    who = "second" if len(numbers) % 2 else "first"
    names = ["".join(LETTERS[number - 1] for number in numbers[seat::2]) or "nothing" for seat in (0, 1)]
    lines = [f"The first player has {names[0]}, the second {names[1]}; the {who} picks."]
    lines.append("      with best picks   divisions that can follow   solved   won")
    for pick in found:
        says = "open" if pick.wins is None else "wins" if pick.wins else "loses"
        if pick.refutation:
            says += f" to {LETTERS[pick.refutation - 1]}"
        name = f"{pick.piece:2} {LETTERS[pick.piece - 1]}"
        lines.append(f"{name}  {says:16}{pick.divisions:27}{pick.solved:9}{pick.won:6}")
    winner = "not known yet" if value is None else f"a win for the {'first' if value else 'second'} player"
    lines.append(f"With best picks this is {winner}.")
    data = {"to_pick": who, "first_wins": value, "picks": [asdict(pick) for pick in found]}
    terminal.answer(as_json, data, lines)


@app.command()
def board(
    size: str = typer.Argument(help="Columns and rows, 1 to 8 each, as 6x5."),
    pieces: str = typer.Option("all", help="The pieces, as 2-3-6-11 or LYPW."),
    anywhere: bool = typer.Option(False, "--anywhere", help="Without the rules of centre and touch (KT10, KT11)."),
    seconds: float = typer.Option(0.0, min=0, help="Stop after this many seconds; 0: go on to the end."),
    as_json: terminal.AsJson = False,
) -> None:
    """Solve the duel on a smaller board or with fewer pieces: who wins, and by which first placement."""
    import time

    from fivefold.bots.katamino_duel.answers import write_placement
    from fivefold.bots.katamino_duel.board import read_board
    from fivefold.bots.katamino_duel.solver import Position, Solver
    from fivefold.bots.limits import Budget
    from fivefold.games.katamino.pieces import read_numbers, set_of

    chosen = read_board(size)
    hand = set_of(read_numbers(" ".join(pieces) if pieces.isalpha() and pieces.lower() != "all" else pieces))
    start = Position(0, hand, hand, True, touching=not anywhere, board=chosen)
    began = time.process_time()
    with terminal.errors().status("Solving"):
        result = Solver(24).solve(start, Budget(seconds or None))
    spent = round(time.process_time() - began, 2)
    first = None if result.placement is None else write_placement(result.placement)
    data = {"board": str(chosen), "wins": result.wins, "first": first, "positions": result.nodes, "cpu_seconds": spent}
    says = "The time is up; who wins is open." if result.wins is None else "Who begins loses."
    if result.wins:
        says = f"Who begins wins, with {first}."
    terminal.answer(as_json, data, [says, f"{result.nodes:,} positions, {spent:.2f} CPU-seconds"])


@app.command()
def solve(
    out: Path = typer.Option(Path("duel-results.jsonl"), help="Results, a line each; those that are there are kept."),
    processes: int = typer.Option(2, min=1, max=1024, help="How many cores to use."),
    seconds: float = typer.Option(0.0, min=0, help="Stop after this many seconds; 0: go on to the end."),
    bits: int = typer.Option(24, min=12, max=30, help="A table of 2ⁿ positions (24 bytes each) for each process."),
    draft: bool = typer.Option(True, help="After the first moves, the divisions of the draft."),
    again: bool = typer.Option(False, "--again", help="Also what is stored already."),
    cluster: str = typer.Option("", help="The address of a Dask scheduler that has the work done instead."),
) -> None:
    """Solve the first moves and divisions that are not stored yet; stop with Ctrl-C and go on another day."""
    from fivefold.bots.katamino_duel.answers import answers as stored
    from fivefold.bots.katamino_duel.worklist import Workers, work_off

    def show(progress: Progress) -> None:
        result = progress.result
        typer.echo(
            f"{progress.done} of {progress.total}: {result['game']} {result['number']} "
            f"{'wins' if result['wins'] else 'loses'}, {result['cpu']:.0f} CPU-seconds; "
            f"about {progress.seconds_left / 3600:.1f} hours to go"
        )

    limit = seconds or float("inf")
    known = {} if again else {work: answer.wins for work, answer in stored().items()}
    workers = Workers(processes, cluster, bits)
    done = work_off(out, workers, seconds=limit, draft=draft, known=known, progress=show)
    typer.echo("All is solved." if done else "The time is up; the same command goes on.")


@app.command()
def pack(
    results: list[Path] = typer.Argument(help="Files that `solve` has written."),
    out: Path = typer.Option(Path("answers.txt.gz"), help="The file of stored answers."),
) -> None:
    """Add results to the stored answers and write both as the file of answers that the package carries."""
    from fivefold.bots.katamino_duel.answers import merged, pack as packed, packed_text, read_answers, write_answers
    from fivefold.bots.katamino_duel.worklist import read_results

    found: dict[Work, dict[str, Any]] = {}
    for path in results:
        found |= read_results(path.read_text(encoding="utf-8"))
    text = merged(write_answers(found.values()), packed_text())
    count = len(read_answers(text))
    out.write_bytes(packed(text))
    typer.echo(f"{count} answers in {out.stat().st_size} bytes")


@app.command()
def check(
    game: str = typer.Argument("ordinary", help=f"Which game: {GAMES}."),
    first: str = typer.Option("", help="Only this first move, as 9e5f5f6g6f7, or this division."),
    most: int = typer.Option(0, min=0, help="Check at most this many answers of each; 0: all."),
    everything: bool = typer.Option(False, "--all", help="The whole certificate: all lines of all games, to the end."),
    out: Path = typer.Option(Path("duel-checked.jsonl"), help="With --all: what is checked; it goes on from there."),
    processes: int = typer.Option(2, min=1, max=1024, help="With --all: how many cores to use."),
    as_json: terminal.AsJson = False,
) -> None:
    """Check the stored answers by a second, plain program that shares nothing with the solver."""
    from fivefold.bots.katamino_duel.answers import read_placement, write_placement
    from fivefold.bots.katamino_duel.checker import check_line, lines
    from fivefold.bots.katamino_duel.solver import images
    from fivefold.bots.katamino_duel.worklist import DRAFT

    if everything:
        _check_everything(out, processes, as_json=as_json)
        return
    if first and game != DRAFT:
        first = write_placement(min(images(read_placement(first))))
    failed = checked = positions = 0
    for line in lines():
        if line.game != game or (first and line.name != first):
            continue
        for what, holds, spent in check_line(line, most=most or None):
            checked, failed, positions = checked + 1, failed + (not holds), positions + spent
            if not holds:
                typer.echo(f"{line.game} {line.name}: {what} does not hold", err=as_json)
        typer.echo(
            f"{line.game} {line.name} {'wins' if line.wins else 'loses'}: {positions / 1e6:.1f} M positions so far",
            err=as_json,
        )
    found = {"checked": checked, "failed": failed, "positions": positions}
    terminal.answer(as_json, found, [f"{checked} claims checked, {failed} failed"])
    if failed or not checked:
        raise typer.Exit(1)


def _check_everything(out: Path, processes: int, *, as_json: bool) -> None:
    """Check what no file holds yet, and tell the sum of all that is checked."""
    import time
    from dataclasses import asdict

    from fivefold.bots.katamino_duel.certificate import check_all, stored_lines, total

    every = stored_lines()
    began, before = time.monotonic(), None
    for found, ready, count in check_all(every, out, processes):
        before = ready - 1 if before is None else before
        hours = (time.monotonic() - began) / (ready - before) * (count - ready) / 3600
        says = (
            f"{found.claims} claims hold" if found.holds else f"FAILED: {', '.join(found.failed) or 'nothing to check'}"
        )
        typer.echo(
            f"{ready} of {count}: {found.game} {found.name} {'wins' if found.wins else 'loses'}: {says}, "
            f"{found.cpu:.0f} CPU-seconds; about {hours:.1f} hours to go",
            err=as_json,
        )
    whole = total(every, out)
    says = f"{whole.checked} of {whole.lines} lines, {whole.claims} claims checked, {whole.failed} lines failed; "
    says += f"{whole.positions / 1e9:.1f} thousand million positions, {whole.cpu / 3600:.1f} CPU-hours"
    terminal.answer(as_json, asdict(whole), [says, f"SHA-256 of the answers: {whole.answers}"])
    if whole.failed or whole.checked < whole.lines:
        raise typer.Exit(1)
