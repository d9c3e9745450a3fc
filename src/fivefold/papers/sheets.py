"""Score sheets: one for each table, to be filled in and signed; with a code that opens the table on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fivefold.games import find
from fivefold.papers.artwork import qr
from fivefold.papers.figures import number, place, seconds, written
from fivefold.papers.rounds import (
    AS_DRAWN,
    InTheHall,
    NoPaper,
    group_title,
    in_the_hall,
    round_title,
    round_wanted,
    tables_wanted,
    wave_title,
)
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.scoring import needs_winner, score
from fivefold.tournaments.state import Game, Table, Tournament

REPLAYS = 3
MOST_LINES: Final = 7
MOST_SHEETS: Final = 1000
NO_GAME: Final[dict[str, object]] = {"starter": "", "won": None, "marbles": "", "note": ""}


def sheets(
    desk: Desk, say: Words, number: int = 0, links: Mapping[int, str] | None = None, hall: InTheHall = AS_DRAWN
) -> dict[str, object]:
    """The score sheets of a round; `links` gives the address behind the code of each table that has one."""
    tournament = desk.tournament
    a_round = round_wanted(tournament, number)
    title = round_title(tournament, a_round, say)
    tables = tables_wanted(tournament, number)
    too_many(len(tables))
    hall = in_the_hall(tables, hall)
    tables.sort(key=lambda table: hall.places.get(table.number, table.number))
    return {
        **labels(tournament, say),
        "stage": a_round.stage,
        "sheets": [sheet(tournament, table, title, say, (links or {}).get(table.number, ""), hall) for table in tables],
    }


def too_many(count: int) -> None:
    """Refuse a print of more sheets than should be made at once."""
    if count > MOST_SHEETS:
        raise NoPaper(
            "Sheets are printed for up to {most} tables, and here are {count}; print the seating, and let the players "
            "enter their results on their phones",
            code="too-many-sheets",
            most=MOST_SHEETS,
            count=count,
        )


def labels(tournament: Tournament, say: Words) -> dict[str, object]:
    """What stands on every sheet."""
    game = find(tournament.rules.game)
    return {
        **say.all("sheet-"),
        "title": tournament.title,
        "table": say("table"),
        "game-word": say("game"),
        "terrains": [say(f"terrain-{name}") for name in game.sheet_lines] if game else [],
        "marbles-asked": tournament.rules.marbles,
    }


def sheet(
    tournament: Tournament, table: Table, title: str, say: Words, address: str = "", hall: InTheHall = AS_DRAWN
) -> dict[str, object]:
    """One table's sheet; what is already known is printed on it."""
    hall = in_the_hall([table], hall)
    heading = [title, group_title(table.group, say), wave_title(tournament, table.wave, say)]
    lines = {line.entrant: line for line in score(tournament, table)}
    found: list[dict[str, object]] = []
    for seat in table.seats:
        entrant, line = tournament.entrants[seat], lines.get(seat)
        played = line is not None and line.state == "played"
        shown = ""
        if line is not None and played and table.stage == "tables":
            shown = str(line.score)
        elif line is not None and played and table.stage == "trial":
            shown = seconds(line.score, say) if line.won else "–"
        note = say("filler") if entrant.filler else say("state-left-game") if seat in table.gone else ""
        found.append(
            {
                "name": written(entrant.name, 40),
                "number": seat,
                "note": note,
                "begins": seat == table.games[0].starter,
                "score": shown,
                "place": place(line.place, line.place, say)
                if line is not None and played and table.stage == "tables"
                else "",
                "points": number(line.points, say) if line is not None and played and table.stage == "tables" else "",
            }
        )
    games = [_game(tournament, table, game, say) for game in table.games]
    if tournament.rules.boards > 1:
        games = _boards(tournament, table, say)
    lines_for = games_for(tournament, table)
    if lines_for > 1 and tournament.rules.boards == 1:
        games += _replays(tournament, table, lines_for - len(games))
    return {
        "heading": " · ".join(part for part in heading if part),
        "called": hall.called,
        "number": hall.places.get(table.number, table.number),
        "players": found,
        "games": games,
        "cup": lines_for > 1,
        "qr": qr(address) if address else "",
    }


def games_for(tournament: Tournament, table: Table) -> int:
    """How many games a sheet has lines for: those of a match, and some to be played again where somebody must win."""
    if table.stage in ("tables", "trial"):
        return 1
    if tournament.rules.boards > 1:
        return tournament.rules.boards
    return min(MOST_LINES, tournament.rules.best_of + (REPLAYS if needs_winner(table) else 0))


def _game(tournament: Tournament, table: Table, game: Game, say: Words) -> dict[str, object]:
    """A game of two: `won` is the seat of the winner, -1 a draw, None where nothing is known."""
    found: dict[str, object] = {**NO_GAME, "starter": written(tournament.name(game.starter), 30)}
    result = game.result
    if result is None or table.stage in ("tables", "trial"):
        return found
    if result.kind == "void":
        return {**found, "note": say("state-void")}
    if result.kind in ("walk-over", "upset"):
        found["note"] = say(f"state-{result.kind}")
    found["won"] = table.seats.index(result.winner) if result.winner else -1
    found["marbles"] = str(result.marbles or "")
    return found


def _boards(tournament: Tournament, table: Table, say: Words) -> list[dict[str, object]]:
    """A line for each board of a match of teams; the teams begin at every other board."""
    result = table.result
    if result is not None and not result.boards:
        return [_game(tournament, table, table.games[-1], say)]
    found = []
    for at in range(tournament.rules.boards):
        starter = table.starter if at % 2 == 0 else next(seat for seat in table.seats if seat != table.starter)
        label = say("board-number", number=at + 1)
        line = {**NO_GAME, "starter": written(tournament.name(starter), 30), "label": label}
        if result is not None:
            winner = result.boards[at]
            line["won"] = table.seats.index(winner) if winner else -1
        found.append(line)
    return found


def _replays(tournament: Tournament, table: Table, count: int) -> list[dict[str, object]]:
    """Lines for the replays of a cup game: each is begun by the one who did not begin the game before (TP7)."""
    starter = table.games[-1].starter
    found = []
    for _ in range(count):
        starter = next(seat for seat in table.seats if seat != starter)
        found.append({**NO_GAME, "starter": written(tournament.name(starter), 30)})
    return found


def blank(tournament: Tournament, title: str, size: int, stage: str, cup: bool) -> dict[str, object]:
    """A sheet without names."""
    player = {"name": "", "number": "", "note": "", "begins": False, "score": "", "place": "", "points": ""}
    games = [NO_GAME] * (REPLAYS + 1 if cup else 1)
    return {
        "heading": title,
        "called": False,
        "number": "",
        "players": [player] * size,
        "games": games if stage not in ("tables", "trial") else games[:1],
        "cup": cup,
        "qr": "",
    }
