"""Facts about people: opening, the description, entries, check-in, the start, leaving, disqualification, fillers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fivefold.refusals import NotFound
from fivefold.tournaments.arena_clock import check_moment
from fivefold.tournaments.description import read_description
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.regulation import DUEL_FORMATS, Regulation, read_regulation
from fivefold.tournaments.state import Entrant, EntrantState, Table, Tournament


def _open(tournament: Tournament, fact: Fact) -> None:
    if tournament.regulation is not None:
        raise NotNow("The tournament is already open", code="already-open")
    tournament.regulation = read_regulation(fact.data["regulation"])
    tournament.title = fact.data["title"]


def _regulate(tournament: Tournament, fact: Fact) -> None:
    if tournament.started:
        raise NotNow("The regulation has been frozen since the start", code="regulation-frozen")
    _ = tournament.rules
    tournament.regulation = read_regulation(fact.data["regulation"])
    _move_up(tournament)


def _describe(tournament: Tournament, fact: Fact) -> None:
    _ = tournament.rules
    title = fact.data.get("title", tournament.title).strip()
    if not title:
        raise NotNow("A tournament needs a title", code="no-title")
    tournament.description, tournament.title = read_description(fact.data), title


def enter(tournament: Tournament, fact: Fact) -> None:
    """Somebody wants to play; beyond the limit they wait if they may."""
    rules, number, name = tournament.rules, fact.data["entrant"], fact.data["name"].strip()
    if tournament.started and not rules.late_entries:
        raise NotNow(
            "{name} comes too late: everybody plays in every round",
            code="too-late",
            rule=rules.rule("rounds"),
            name=name,
        )
    if tournament.ended:
        raise NotNow("The time is up, so nobody can be entered any more", code="time-up")
    if not name:
        raise NotNow("An entrant needs a name", code="no-name")
    _new_number(tournament, number)
    if name.casefold() in tournament.names:
        raise NotNow("{name} has already been entered", code="entered-twice", name=name)
    data = fact.data
    waits = tournament.entered >= rules.at_most or (data.get("waits", False) and tournament.entered >= rules.most)
    if waits and (tournament.started or not data.get("waits")):
        raise full(rules)
    tournament.entrants[number] = Entrant(
        number,
        name,
        data.get("club", ""),
        data.get("person", "") or name.casefold(),
        data.get("rating", 0),
        state="waiting" if waits else "playing" if tournament.started else "entered",
        category=data.get("category", "").strip(),
    )
    tournament.names[name.casefold()] = number
    tournament.entered += not waits


def rename(tournament: Tournament, fact: Fact) -> None:
    """Write a name or a club otherwise. Who is known by their name alone is known by the new one from now on."""
    number, name = fact.data["entrant"], fact.data["name"].strip()
    entrant = tournament.entrants.get(number)
    if entrant is None:
        raise NotNow("There is no entrant {number}", code="no-such-entrant", number=number)
    if not name:
        raise NotNow("An entrant needs a name", code="no-name")
    before, after = entrant.name.casefold(), name.casefold()
    if tournament.names.get(after, number) != number:
        raise NotNow("{name} has already been entered", code="entered-twice", name=name)
    if tournament.names.get(before) == number:
        del tournament.names[before]
        tournament.names[after] = number
    person = after if entrant.person == before else entrant.person
    tournament.entrants[number] = replace(
        entrant,
        name=name,
        club=fact.data.get("club", entrant.club).strip(),
        category=fact.data.get("category", entrant.category).strip(),
        person=person,
    )
    for where, table in tournament.tables.items():  # what they have said of a game stays their own word
        if number in table.seats:
            games = tuple(replace(game, said_by=_renamed(game.said_by, entrant.name, name)) for game in table.games)
            tournament.tables[where] = replace(table, games=games)


def _renamed(actor: str, before: str, after: str) -> str:
    """Who said something, under another name.

    >>> _renamed("player Ana", "Ana", "Anna"), _renamed("table 1/2 Ben", "Ana", "Anna")
    ('player Anna', 'table 1/2 Ben')
    """
    return actor.removesuffix(before) + after if actor.endswith(f" {before}") else actor


def full(rules: Regulation) -> NotNow:
    """How one more entrant is refused."""
    return NotNow(
        "There are already {count} entrants, and no more can play",
        code="full",
        rule=rules.rule("at_most"),
        count=rules.most,
    )


def _new_number(tournament: Tournament, number: int) -> None:
    if number < 1 or number in tournament.entrants:
        raise NotNow("{number} is not a free number for an entrant", code="number-taken", number=number)


def present(tournament: Tournament, number: int) -> Entrant:
    """An entrant who is still in; others are refused."""
    entrant = tournament.entrants.get(number)
    if entrant is None:
        raise NotNow("There is no entrant {number}", code="no-such-entrant", number=number)
    if entrant.out:
        raise NotNow(
            "{name} is no longer in the tournament ({state})", code="not-in", name=entrant.name, state=entrant.state
        )
    return entrant


def _check_in(tournament: Tournament, fact: Fact) -> None:
    entrant = present(tournament, fact.data["entrant"])
    if tournament.started or entrant.filler or entrant.state == "waiting":
        raise NotNow("{name} need not check in", code="no-check-in", name=entrant.name)
    tournament.entrants[entrant.number] = replace(entrant, state="checked-in")


def _start(tournament: Tournament, fact: Fact) -> None:
    rules = tournament.rules
    if tournament.started:
        raise NotNow("The tournament has already been started", code="already-started")
    chosen = set(fact.data["entrants"])
    if len(chosen) < len(fact.data["entrants"]):
        raise NotNow("An entrant is named twice", code="named-twice")
    for number in chosen:
        if present(tournament, number).filler:
            raise NotNow("{name} is a filler", code="filler", name=tournament.name(number))
    if rules.format == "arena":
        check_moment(fact.time)
    can = feasible(rules, len(chosen), len(tournament.fillers))
    if not can.ok:
        raise NotNow.from_catalogue(code="cannot-be-played", rule=can.rule, why=can.code, **can.facts)
    for number, entrant in list(tournament.entrants.items()):
        if number in chosen:
            tournament.entrants[number] = replace(entrant, state="playing")
        elif not entrant.filler and not entrant.out:
            tournament.entrants[number] = replace(entrant, state="left")
    tournament.started, tournament.began = True, fact.time


def _move_up(tournament: Tournament) -> None:
    """Whoever waits longest takes a place that has become free."""
    for entrant in tournament.waiting:
        if tournament.entered < tournament.rules.most:
            tournament.entrants[entrant.number] = replace(entrant, state="entered")
            tournament.entered += 1


def _excuse(tournament: Tournament, fact: Fact) -> None:
    """Somebody will miss a round and takes the points of a draw, as often as the regulation allows."""
    rules, entrant, number = tournament.rules, present(tournament, fact.data["entrant"]), fact.data["round"]
    if entrant.filler or entrant.state == "waiting" or not rules.half_byes:
        raise NotNow("The regulation has no half-point byes", code="no-half-byes", rule=rules.rule("half_byes"))
    if not len(tournament.rounds) < number <= rules.rounds:
        raise NotNow("Round {round} has been drawn, or there is none", code="half-bye-too-late", round=number)
    taken = [a_round for a_round, away in tournament.excused.items() if entrant.number in away]
    if number in taken or len(taken) >= rules.half_byes:
        raise NotNow(
            "{name} has had all half-point byes: {most}",
            code="half-byes-taken",
            name=entrant.name,
            most=rules.half_byes,
        )
    tournament.excused[number] = (*tournament.excused.get(number, ()), entrant.number)


def open_table(tournament: Tournament, number: int) -> Table | None:
    """The table of the last draw, in an arena their newest one, at which an entrant still has to play."""
    if number in tournament.latest:
        newest = tournament.tables[tournament.latest[number]]
        return newest if newest.result is None else None
    if tournament.rounds:
        for table in tournament.tables_of(tournament.rounds[-1]):
            if number in table.seats and table.result is None:
                return table
    return None


def leave(tournament: Tournament, fact: Fact) -> None:
    """Somebody plays no more."""
    entrant = present(tournament, fact.data["entrant"])
    _go(tournament, entrant, "left", fact.data.get("during", False))


def _disqualify(tournament: Tournament, fact: Fact) -> None:
    rules = tournament.rules
    entrant = present(tournament, fact.data["entrant"])
    if not tournament.rounds:
        raise NotNow(
            "Nothing has been played yet, so nobody can be disqualified; {name} can be withdrawn",
            code="nothing-played",
            rule=rules.rule("disqualified"),
            name=entrant.name,
        )
    if not fact.reason:
        raise NotNow("A disqualification needs its reason", code="reason-missing", rule=rules.rule("disqualified"))
    _go(tournament, entrant, "disqualified", fact.data.get("during", False))


def _go(tournament: Tournament, entrant: Entrant, state: EntrantState, during: bool) -> None:
    """Take someone out; from a running game they go with score 0 and the last place (TK14)."""
    rules = tournament.rules
    table = open_table(tournament, entrant.number)
    if during and table is None:
        raise NotNow("{name} is not in a running game", code="no-running-game", name=entrant.name)
    if during and rules.format == "rank-tables":
        state = "disqualified"
    tournament.entrants[entrant.number] = replace(entrant, state=state)
    if not tournament.started and not entrant.filler:
        tournament.entered -= entrant.state != "waiting"
        del tournament.names[entrant.name.casefold()]
        _move_up(tournament)
    if table is None or rules.format in DUEL_FORMATS or rules.format == "time-trial":
        return  # an open duel becomes a walk-over by itself
    where = (table.round, table.number)
    if during:
        tournament.tables[where] = replace(table, gone=(*table.gone, entrant.number))
        return
    seats = tuple(seat for seat in table.seats if seat != entrant.number)
    games = table.games
    if seats and table.starter == entrant.number:
        able = [seat for seat in seats if not tournament.entrants[seat].filler] or list(seats)
        games = (replace(games[0], starter=able[0]),)
    tournament.tables[where] = replace(table, seats=seats, games=games)


def _fill(tournament: Tournament, fact: Fact) -> None:
    """An unscored filler: for the next draws, for one table, or in a leaver's place (TK13, TK14)."""
    rules, data = tournament.rules, fact.data
    if rules.format != "rank-tables":
        raise NotNow("Only tables of several players can be filled", code="no-fillers")
    _new_number(tournament, data["entrant"])
    filler = Entrant(data["entrant"], data["name"], filler=True, state="playing")
    if "table" not in data:
        tournament.entrants[filler.number] = filler
        return
    table = tournament.tables.get((data.get("round", 0), data["table"]))
    if table is None or table.result is not None:
        raise NotFound("There is no such open table", code="no-such-table")
    if "for" in data:
        if data["for"] not in table.gone or len(table.stand_ins) >= len(table.gone):
            raise NotNow(
                "{name} has not left a running game at table {table}",
                code="nobody-left",
                rule=rules.rule("left"),
                name=tournament.name(data["for"]),
                table=table.number,
            )
        after = replace(table, stand_ins=(*table.stand_ins, filler.number))
    elif len(table.seats) >= min(rules.table_points):
        raise NotNow(
            "Table {table} has enough players", code="table-full", rule=rules.rule("fewer"), table=table.number
        )
    else:
        after = replace(table, seats=(*table.seats, filler.number))
    # Someone who sits in for one game is not there for the next draws.
    tournament.entrants[filler.number] = replace(filler, state="left")
    tournament.tables[table.round, table.number] = after


HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {
    "opened": _open,
    "regulated": _regulate,
    "described": _describe,
    "entered": enter,
    "renamed": rename,
    "checked-in": _check_in,
    "excused": _excuse,
    "started": _start,
    "left": leave,
    "disqualified": _disqualify,
    "filled": _fill,
}
