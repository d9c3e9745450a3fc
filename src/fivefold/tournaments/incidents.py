"""Facts about what happens at a table besides its result: an upset board, an agreement about the material."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fivefold.refusals import Conflict, Forbidden
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.play import game_at, is_over, table_at, write_game
from fivefold.tournaments.results import lost_by_upset
from fivefold.tournaments.state import Agreement, Game, Table, Tournament


def _upset(tournament: Tournament, fact: Fact) -> None:
    """The referee has seen it, so nobody has to confirm it (PT12)."""
    table = table_at(tournament, fact)
    result = lost_by_upset(tournament, table, fact.data["entrant"])
    index = game_at(table, fact)
    game = table.games[index]
    if game.result is not None:
        raise Conflict(
            "Round {round}, table {table} has a result that is {state}; correct it instead",
            code="has-result",
            round=table.round,
            table=table.number,
            state=game.state,
        )
    _in_its_round(tournament, table)
    write_game(tournament, table, index, Game(game.starter, "confirmed", result, said_by=fact.actor))


def _agree(tournament: Tournament, fact: Fact) -> None:
    """Other than the standard material is used if all who sit at the table agree, each by name (TK16)."""
    table = table_at(tournament, fact)
    rule = tournament.rules.rule("material")
    _in_its_round(tournament, table)
    if not fact.data["text"].strip():
        raise NotNow("An agreement says what was agreed", code="agreed-nothing", rule=rule)
    there = [*(seat for seat in table.seats if seat not in table.gone), *table.stand_ins]
    named = fact.data["entrants"]
    missing = [seat for seat in there if seat not in named]
    if missing:
        raise NotNow(
            "Round {round}, table {table}: all who sit there must agree; missing: {names}",
            code="not-all-agree",
            rule=rule,
            round=table.round,
            table=table.number,
            names=", ".join(map(tournament.name, missing)),
        )
    strangers = [entrant for entrant in named if entrant not in there]
    if strangers:
        name = tournament.name(strangers[0])
        raise Forbidden("{name} does not sit at that table", code="not-seated", rule=rule, name=name)
    agreement = Agreement(fact.data["text"], tuple(there))
    tournament.tables[table.round, table.number] = replace(table, agreed=(*table.agreed, agreement))


def _in_its_round(tournament: Tournament, table: Table) -> None:
    if is_over(tournament, table):
        raise NotNow("Round {round} is over", code="round-over", round=table.round)


HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {"upset": _upset, "agreed": _agree}
