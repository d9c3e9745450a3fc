"""Facts about play: lots, decisions, draws, results, moves, protests, rulings, closing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fivefold.refusals import Conflict, Forbidden, NotFound
from fivefold.tournaments.commitment import HASH, belongs
from fivefold.tournaments.draws import publish
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats import decisions, finished
from fivefold.tournaments.lots import lot_order
from fivefold.tournaments.people import present
from fivefold.tournaments.results import read_result
from fivefold.tournaments.scoring import another_game, match_verdict, needs_winner
from fivefold.tournaments.state import Game, GameState, Lot, LotSource, Protest, Table, Tournament


def _commit(tournament: Tournament, fact: Fact) -> None:
    """Fix the seed of all lots, before anybody can know who will play."""
    _ = tournament.rules
    if tournament.started:
        raise NotNow("A seed is fixed before the start", code="commit-too-late")
    if tournament.commitment:
        raise NotNow("The seed has been fixed", code="seed-fixed")
    if HASH.fullmatch(fact.data["seed_hash"]) is None:
        raise NotNow("A seed is fixed by its hash: 64 characters, 0-9 and a-f", code="bad-seed-hash")
    tournament.commitment = fact.data["seed_hash"]


def _source(tournament: Tournament, fact: Fact) -> LotSource:
    seed = fact.data.get("seed", "")
    if not seed:
        return "hat"
    if not tournament.commitment:
        return "seed"
    if belongs(seed, len(tournament.rounds) + 1, tournament.commitment):
        return "committed"
    if not fact.reason:
        raise NotNow("The seed was fixed before the start; a lot with another one needs its reason", code="other-seed")
    return "seed"


def _draw_lot(tournament: Tournament, fact: Fact) -> None:
    purpose, candidates, outcome = (fact.data[part] for part in ("purpose", "candidates", "outcome"))
    if len(set(candidates)) < len(candidates) or sorted(candidates) != sorted(outcome) or not candidates:
        raise NotNow("A lot puts its candidates into an order, each once", code="bad-lot")
    for number in candidates:
        present(tournament, number)
    seed = fact.data.get("seed", "")
    if seed and tuple(outcome) != lot_order(purpose, candidates, seed):
        raise NotNow("This outcome does not follow from its seed", code="false-lot")
    if tournament.lot(purpose, frozenset(candidates)) is not None:
        raise NotNow("The lot for “{purpose}” has been drawn", code="lot-drawn", purpose=purpose)
    lot = Lot(purpose, frozenset(candidates), tuple(outcome), _source(tournament, fact))
    tournament.lots = (*tournament.lots, lot)


def _decide(tournament: Tournament, fact: Fact) -> None:
    name, answer = fact.data["question"], fact.data["answer"]
    rules = tournament.rules
    known = {d.question: d for d in decisions(rules, _field(tournament), {**tournament.answers, name: answer})}
    if name not in known:
        raise NotNow("The question {name} does not arise here", code="no-such-question", name=repr(name)[:60])
    answers = [option.answer for option in known[name].options]
    if answer not in answers:
        raise NotNow(
            "{name}: the answers are {answers}",
            code="no-such-answer",
            rule=known[name].rule,
            name=name,
            answers=", ".join(answers),
        )
    if name in tournament.answers and _settled(tournament, name):
        raise NotNow("{name}: a published draw already follows from this", code="question-settled", name=name)
    tournament.answers[name] = answer


def _field(tournament: Tournament) -> int:
    """How many the questions are about: the players, or those who were there when the groups were drawn."""
    if not tournament.rounds:
        return len(tournament.players)
    first = tournament.rounds[0]
    seats = {seat for table in tournament.tables_of(first) for seat in table.seats}
    return len(seats.union(slot for slot in first.slots if slot))


def _settled(tournament: Tournament, question: str) -> bool:
    stages = {a_round.stage for a_round in tournament.rounds}
    if question == "split":
        return bool(stages)
    if question == "third-place":
        return bool(tournament.rounds) and len(tournament.rounds[-1].slots) == 2
    return "cup" in stages or "intermediate" in stages


def table_at(tournament: Tournament, fact: Fact) -> Table:
    """The table that a fact is about."""
    table = tournament.tables.get((fact.data["round"], fact.data["table"]))
    if table is None:
        raise NotFound(
            "There is no table {table} in round {round}",
            code="no-such-table",
            round=fact.data["round"],
            table=fact.data["table"],
        )
    return table


def game_at(table: Table, fact: Fact) -> int:
    """The index of the game that a fact is about: the one it names, or the last."""
    if "game" not in fact.data:
        return len(table.games) - 1
    index = int(fact.data["game"]) - 1
    if not 0 <= index < len(table.games):
        raise NotFound(
            "Table {table} has {games} games", code="no-such-game", table=table.number, games=len(table.games)
        )
    return index


def is_over(tournament: Tournament, table: Table) -> bool:
    """Has the round after this table's been published? An arena has no rounds: there nothing is over before its end."""
    return table.stage != "arena" and table.round < len(tournament.rounds)


def _result(tournament: Tournament, fact: Fact) -> None:
    table = table_at(tournament, fact)
    index = game_at(table, fact)
    game = table.games[index]
    result = read_result(tournament, table, fact.data, fact.reason)
    if game.result is None:
        if is_over(tournament, table):
            raise NotNow("Round {round} is over", code="round-over", round=table.round)
        write_game(tournament, table, index, Game(game.starter, "submitted", result, said_by=fact.actor))
    elif game.result == result and game.state == "submitted":
        state: GameState = "confirmed" if fact.actor != game.said_by else "submitted"
        write_game(tournament, table, index, replace(game, state=state))
    elif game.result == result and game.state != "disputed":
        return
    elif game.state == "submitted" and not is_over(tournament, table) and index == len(table.games) - 1:
        write_game(tournament, table, index, replace(game, state="disputed", rival=result))
    else:
        raise Conflict(
            "Round {round}, table {table} has a result that is {state}; correct it instead",
            code="has-result",
            round=table.round,
            table=table.number,
            state=game.state,
        )


def write_game(tournament: Tournament, table: Table, index: int, game: Game) -> None:
    """Put a game into its table; an undecided cup game or match opens a further game, which the other begins (TP7)."""
    games = (*table.games[:index], game, *table.games[index + 1 :])
    last = games[-1]
    waits = last.state == "disputed" or (tournament.rules.confirm and last.state == "submitted")
    several = needs_winner(table) or tournament.rules.best_of > 1  # asked first: most tables have one game
    if several and not waits and another_game(tournament.rules, replace(table, games=games)):
        games = (*games, Game(next(seat for seat in table.seats if seat != last.starter)))
    # Written out: this runs once for each result of a large tournament.
    tournament.tables[table.round, table.number] = Table(
        table.round,
        table.number,
        table.stage,
        table.seats,
        table.group,
        table.wave,
        games,
        table.gone,
        table.stand_ins,
        table.agreed,
    )


def _confirm(tournament: Tournament, fact: Fact) -> None:
    table = table_at(tournament, fact)
    index = game_at(table, fact)
    game = table.games[index]
    if game.state != "submitted":
        raise NotNow(
            "Round {round}, table {table}: there is nothing to confirm, the game is {state}",
            code="nothing-to-confirm",
            round=table.round,
            table=table.number,
            state=game.state,
        )
    write_game(tournament, table, index, replace(game, state="confirmed"))


def _dispute(tournament: Tournament, fact: Fact) -> None:
    table = table_at(tournament, fact)
    index = game_at(table, fact)
    _in_time(tournament, table)
    game = table.games[index]
    if game.result is None or game.state == "disputed" or index < len(table.games) - 1 or is_over(tournament, table):
        raise NotNow("There is no result that could be disputed", code="nothing-to-dispute")
    write_game(tournament, table, index, replace(game, state="disputed"))


def _in_time(tournament: Tournament, table: Table) -> None:
    if tournament.rules.protests == "until-next-draw" and is_over(tournament, table):
        raise NotNow(
            "Round {round}, table {table}: the next round has been published, so the result is final",
            code="too-late-to-protest",
            rule=tournament.rules.rule("protests"),
            round=table.round,
            table=table.number,
        )


def _correct(tournament: Tournament, fact: Fact) -> None:
    """A correction changes standings at once and a published table never."""
    table = table_at(tournament, fact)
    index = game_at(table, fact)
    if "game" not in fact.data and table.games[index].result is None and index > 0:
        index -= 1  # the replay is not played yet, so the game before it is meant
    game = table.games[index]
    if game.result is None:
        raise NotNow(
            "Round {round}, table {table} has no result to correct",
            code="nothing-to-correct",
            round=table.round,
            table=table.number,
        )
    if not fact.reason:
        raise NotNow("A correction needs its reason", code="reason-missing")
    later = tuple(one for one in table.games[index + 1 :] if one.result is not None)
    if later and tournament.rules.best_of == 1:
        raise NotNow("The replay has been played; undo its result first", code="replay-played", rule="TP7")
    result = read_result(tournament, table, fact.data, fact.reason)
    if tournament.rules.best_of == 1 and needs_winner(table) and is_over(tournament, table) and not result.winner:
        raise NotNow(
            "The next round has been drawn from this game, so it needs a winner; undo that draw first",
            code="cup-moved-on",
            rule=tournament.rules.rule("replay"),
        )
    corrected = Game(game.starter, "corrected", result, said_by=fact.actor)
    if tournament.rules.best_of > 1:
        _check_match(tournament, table, (*table.games[:index], corrected, *later), index)
    trimmed = replace(table, games=(*table.games[: index + 1], *later))
    write_game(tournament, trimmed, index, corrected)


def _check_match(tournament: Tournament, table: Table, games: tuple[Game, ...], index: int) -> None:
    """A correction inside a match keeps the games after it: they must still be needed, and an old round decided."""
    rules = tournament.rules
    if any(
        match_verdict(rules, replace(table, games=games[:end]))[0] != "open" for end in range(index + 1, len(games))
    ):
        raise NotNow(
            "With this correction the match would have been over before its last game; undo that one first",
            code="match-over",
        )
    if is_over(tournament, table) and match_verdict(rules, replace(table, games=games))[0] == "open":
        raise NotNow("The next round has been drawn, so this match must stay decided", code="match-undecided")


def _move(tournament: Tournament, fact: Fact) -> None:
    """From a table of four to one that is too small; or the last one of a table to one that has room (TK13)."""
    rules, data = tournament.rules, fact.data
    rule = rules.rule("fewer")
    entrant = present(tournament, data["entrant"])
    if rules.format != "rank-tables" or data["round"] != len(tournament.rounds):
        raise NotNow("Only tables of the running round change", code="not-running", rule=rule)
    source = tournament.tables.get((data["round"], data["from"]))
    target = tournament.tables.get((data["round"], data["to"]))
    if source is None or target is None or source is target or entrant.number not in source.seats:
        raise Forbidden("{name} does not sit at that table", code="not-seated", rule=rule, name=entrant.name)
    if source.result or target.result or source.gone or target.gone or entrant.filler:
        raise Conflict("A game has begun, so nobody moves", code="game-begun", rule=rule)
    large, small = max(rules.table_points), min(rules.table_points)
    if len(target.seats) >= large or not (len(source.seats) > small or len(source.seats) < small):
        raise NotNow("A player moves from a table of {large} to a smaller one", code="bad-move", rule=rule, large=large)
    rest = tuple(seat for seat in source.seats if seat != entrant.number)
    games = source.games
    able = [seat for seat in rest if not tournament.entrants[seat].filler]
    if source.starter == entrant.number and able:
        games = (replace(games[0], starter=able[0]),)
    tournament.tables[source.round, source.number] = replace(source, seats=rest, games=games)
    tournament.tables[target.round, target.number] = replace(target, seats=(*target.seats, entrant.number))


def _protest(tournament: Tournament, fact: Fact) -> None:
    table = table_at(tournament, fact)
    _in_time(tournament, table)
    tournament.protests[fact.number] = Protest(
        fact.number, table.round, table.number, fact.data["text"], fact.data.get("by", 0)
    )


def _rule(tournament: Tournament, fact: Fact) -> None:
    if "protest" in fact.data:
        protest = tournament.protests.get(fact.data["protest"])
        if protest is None or protest.ruling:
            raise NotNow("There is no open protest {number}", code="no-such-protest", number=fact.data["protest"])
        tournament.protests[protest.number] = replace(protest, ruling=fact.data["text"] or "decided")
    tournament.rulings = (*tournament.rulings, fact.data["text"])


def _close(tournament: Tournament, fact: Fact) -> None:
    _ = tournament.rules
    if not finished(tournament) and not fact.reason:
        raise Conflict("Not everything has been played; breaking off needs a reason", code="not-finished")
    tournament.closed = True
    tournament.closed_by = fact.number


HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {
    "committed": _commit,
    "lot": _draw_lot,
    "decided": _decide,
    "drawn": publish,
    "result": _result,
    "confirmed": _confirm,
    "disputed": _dispute,
    "corrected": _correct,
    "moved": _move,
    "protested": _protest,
    "ruled": _rule,
    "closed": _close,
}
