"""A result out of a game record: winner and marbles of Pentago, scores of Kingdomino, the winner of any duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fivefold.games.core import own
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.state import Table, Tournament


def result_from_record(tournament: Tournament, table: Table, path: Path) -> dict[str, Any]:
    """What a record says about a table; its seats must be named as the entrants are."""
    from fivefold.games.record import read_record

    record = read_record(path.read_text(encoding="utf-8"))
    rules = tournament.rules
    if rules.game and record.header("Game") != rules.game:
        raise _wrong(
            "this is a game of {game}, the tournament plays {wanted}", game=record.header("Game"), wanted=rules.game
        )
    _check_options(rules.options, record)
    seats = [record.header(f"Seat{n + 1}") for n in range(record.game.seats(record.options))]
    entrants = [_seated(tournament, table, name) for name in seats]
    wanted = [s for s in table.seats if s not in table.gone and not tournament.entrants[s].filler]
    if len(set(entrants)) < len(entrants) or not set(wanted) <= set(entrants):
        raise _wrong("its players are not those of the table")
    if rules.format != "rank-tables" and table.starter != entrants[0]:
        raise _wrong("{name} should have begun", name=tournament.name(table.starter))
    state = record.states()[-1]
    ended = record.game.outcome(state)
    ranks, scores = (ended.ranks, ended.scores) if ended else _off_the_board(record, len(entrants))
    if rules.format == "rank-tables":
        whole = [(e, s) for e, s in zip(entrants, scores, strict=True) if e in wanted]
        if any(int(score) != score or score < 0 for _, score in whole):
            raise _wrong("its scores are no game scores")
        return {"scores": [[e, int(s)] for e, s in whole]}
    first = [e for e, r in zip(entrants, ranks, strict=True) if r == 1]
    winner = first[0] if len(first) == 1 else 0
    marbles = own(record.game.details(state).get("marbles", []), list) if winner else None
    counted = rules.marbles and table.stage == "groups" and marbles
    return {"winner": winner, **({"marbles": marbles[entrants.index(winner)]} if counted and marbles else {})}


def _off_the_board(record: Any, seats: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """A resignation or a flag: the record's result counts."""
    words = record.header("Result").split("-")
    if len(words) != seats or not record.header("Ending"):
        raise _wrong("the game is not over")
    scores = tuple(0.5 if word == "1/2" else float(word) for word in words)
    return tuple(1 + sum(other > score for other in scores) for score in scores), scores


def _check_options(wanted: str, record: Any) -> None:
    from fivefold.games.options import write_options

    played = dict(word.split("=", 1) for word in write_options(record.options).split())
    for word in wanted.split():
        name, _, value = word.partition("=")
        if played.get(name) != value:
            raise _wrong(
                "it was played with {name}={played}, not {value}", name=name, played=played.get(name), value=value
            )


def _seated(tournament: Tournament, table: Table, name: str) -> int:
    for seat in table.seats:
        if tournament.name(seat).casefold() == name.strip().casefold():
            return seat
    raise _wrong("{name} does not sit at table {table}", name=name or "a player without a name", table=table.number)


def _wrong(text: str, **facts: object) -> NotNow:
    return NotNow("The record does not fit: " + text, code="bad-record", rule="", **facts)
