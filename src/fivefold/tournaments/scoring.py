"""From a table's raw result to places, exact points and shares.

"Not played", "void", "walk-over", "left" are states of their own here, never a score of zero.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.regulation import Points, Regulation
from fivefold.tournaments.state import Entrant, Table, Tournament

LineState = Literal["played", "walk-over", "void", "left", "bye"]


class Line(NamedTuple):
    """What one entrant takes away from one table. `won` is 2 for a win, 1 for a draw, 0 for a loss.

    A tuple, because a large standing makes a hundred thousand of them.
    """

    entrant: int
    round: int
    table: int
    state: LineState
    place: int = 0
    points: Points = 0
    score: int = 0
    share: Points = 0
    speed: int = 0
    won: int = 0
    opponent: int = 0


def exact(value: Fraction) -> Points:
    """A fraction, or the whole number that it is."""
    return value.numerator if value.denominator == 1 else value


def shared_points(points: Sequence[int], scores: Sequence[int]) -> list[tuple[int, Points]]:
    """The place and points of each score: equals share the place and divide the points of their places (TK6, TK7).

    >>> [str(p) for _, p in shared_points((5, 3, 2, 1), (40, 40, 40, 12))]
    ['10/3', '10/3', '10/3', '1']
    """
    found: list[tuple[int, Points]] = []
    for score in scores:
        better = sum(other > score for other in scores)
        equal = sum(other == score for other in scores)
        shared = Fraction(sum(points[better : better + equal]), equal)
        found.append((better + 1, exact(shared)))
    return found


def share_of(score: int, total: int, size: int, base: int) -> Points:
    """A player's share of the game points at a table; a smaller table's total is raised by its average (TK8, TK9).

    >>> float(share_of(10, 32, 4, 4) + share_of(8, 24, 3, 4))
    0.5625
    """
    if total == 0:
        return Fraction(1, base)
    return exact(Fraction(score * size, total * base))


def table_lines(regulation: Regulation, table: Table, fillers: Collection[int]) -> tuple[Line, ...]:
    """The lines of a played table of three or four; leavers and fillers are last with score 0 (TK14)."""
    result = table.result
    if result is None:
        return ()
    if result.kind == "void":
        return tuple(Line(e, table.round, table.number, "void") for e in table.seats if e not in fillers)
    size = len(table.seats)
    points = regulation.table_points[size]
    scores = {entrant: score or 0 for entrant, score in result.scores}
    total = sum(scores.values())
    # Below every finisher come the leavers, and below those the fillers, whatever the scores say.
    ranks = [-2 if seat in fillers else -1 if seat in table.gone else scores[seat] for seat in table.seats]
    lines: list[Line] = []
    for seat, (place, earned) in zip(table.seats, shared_points(points, ranks), strict=True):
        if seat in fillers:
            continue
        score = 0 if seat in table.gone else scores[seat]
        lines.append(
            Line(
                seat,
                table.round,
                table.number,
                "left" if seat in table.gone else "played",
                place,
                earned,
                score,
                share_of(score, total, size, max(regulation.table_points)),
            )
        )
    return tuple(lines)


def needs_winner(table: Table) -> bool:
    """Is this a cup game, which is replayed until someone wins (TP7)?"""
    return table.stage in ("cup", "double") or (table.stage == "intermediate" and not table.group)


def match_score(table: Table) -> dict[int, int]:
    """How many games each of two has won so far."""
    won = dict.fromkeys(table.seats, 0)
    for game in table.games:
        if game.result is not None and game.result.winner:
            won[game.result.winner] += 1
    return won


def match_verdict(regulation: Regulation, table: Table) -> tuple[str, int]:
    """How a match of several games stands: `open`, or as it is decided, and the winner (0 for nobody).

    Where somebody must win, drawn and void games are played again and a majority of wins decides. Elsewhere the match
    is over when all games are played or nobody can catch up any more; who has won more games has won.
    """
    won, left = dict.fromkeys(table.seats, 0), regulation.best_of
    must = needs_winner(table)
    for game in table.games:
        result = game.result
        if result is None or game.state == "disputed":
            break
        if result.kind == "walk-over":
            return result.kind, result.winner
        if result.kind == "void" and not must:
            return result.kind, 0
        if result.winner:
            won[result.winner] += 1
        if must:
            if result.winner and won[result.winner] > regulation.best_of // 2:
                return "played", result.winner
            continue
        left -= 1
        first, second = table.seats
        ahead = won[first] - won[second]
        if abs(ahead) > left:
            return "played", first if ahead > 0 else second
        if left == 0:
            return "played", 0
    return "open", 0


def another_game(regulation: Regulation, table: Table) -> bool:
    """Does a further game follow the last one of this table, which has been played?"""
    result = table.result
    if result is None or table.stage in ("tables", "trial"):
        return False
    if regulation.best_of > 1:
        return match_verdict(regulation, table)[0] == "open"
    undecided = result.kind == "void" or (result.kind == "played" and not result.winner)
    return needs_winner(table) and undecided


def verdict(regulation: Regulation, table: Table, entrants: Mapping[int, Entrant]) -> tuple[str, int]:
    """How a duel stands: `open`, `played`, `walk-over`, `upset` or `void`, and the winner (0 for nobody)."""
    game = table.games[-1]
    first, second = table.seats
    first_out, second_out = entrants[first].out, entrants[second].out
    annulled = regulation.leavers == "annul" and table.stage == "groups" and (first_out or second_out)
    if annulled:
        return "void", 0
    if regulation.best_of > 1:
        decided = match_verdict(regulation, table)
        if decided[0] != "open":
            return decided
    elif game.result is not None and game.state != "disputed":
        return game.result.kind, game.result.winner
    if game.state == "disputed":
        return "open", 0
    if first_out and second_out:
        return "void", 0
    if first_out or second_out:
        return "walk-over", second if first_out else first
    return "open", 0


def duel_lines(regulation: Regulation, table: Table, entrants: Mapping[int, Entrant]) -> tuple[Line, ...]:
    """The two lines of a duel: 3, 1, 0 points or whatever the regulation says (TP6)."""
    kind, winner = verdict(regulation, table, entrants)
    if kind == "open":
        return ()
    first, second = table.seats
    where = (table.round, table.number)
    if kind == "void":
        return tuple(
            Line(one, *where, state="void", opponent=other) for one, other in ((first, second), (second, first))
        )
    state: LineState = "walk-over" if kind == "walk-over" else "played"
    win, draw, loss = regulation.duel_points
    speed = 0
    if regulation.marbles and table.stage == "groups" and kind == "played" and winner and table.result:
        speed = regulation.marbles - table.result.marbles  # TP5
    lines: list[Line] = []
    for one, other in ((first, second), (second, first)):
        score = board_score(regulation, table, kind, one == winner, one)
        if winner == 0:
            lines.append(Line(one, *where, state, 1, draw, score, won=1, opponent=other))
        elif winner == one:
            lines.append(Line(one, *where, state, 1, win, score, speed=speed, won=2, opponent=other))
        else:
            lines.append(Line(one, *where, state, 2, loss, score, won=0, opponent=other))
    return tuple(lines)


def board_score(regulation: Regulation, table: Table, kind: str, won: bool, team: int) -> int:
    """Twice a team's points at the boards; all of them where the other one did not play."""
    if regulation.boards == 1:
        return 0
    if kind == "played" and table.result is not None:
        return table.result.half_points(team)
    return 2 * regulation.boards * won


def trial_lines(table: Table) -> tuple[Line, ...]:
    """The lines of a time trial: `score` is the time, `won` is 2 for a solved puzzle and 0 for none."""
    result = table.result
    if result is None:
        return ()
    if result.kind == "void":
        return tuple(Line(e, table.round, table.number, "void") for e in table.seats)
    return tuple(
        Line(e, table.round, table.number, "played", score=time or 0, won=0 if time is None else 2)
        for e, time in result.scores
    )


def score(tournament: Tournament, table: Table) -> tuple[Line, ...]:
    """What everyone at a table takes away; nothing while the result is open, disputed or waits to be confirmed."""
    regulation = tournament.rules
    if table.stage == "tables":
        return table_lines(regulation, table, filler_numbers(tournament)) if _settled(regulation, table) else ()
    if table.stage == "trial":
        return trial_lines(table) if _settled(regulation, table) else ()
    if not counts(regulation, table):
        return ()
    return duel_lines(regulation, table, tournament.entrants)


def counts(regulation: Regulation, table: Table) -> bool:
    """Does what a duel says count? It does not while its result waits to be confirmed or is disputed."""
    return table.games[-1].result is None or _settled(regulation, table)


def filler_numbers(tournament: Tournament) -> frozenset[int]:
    """The entrants who are fillers."""
    return frozenset(number for number, entrant in tournament.entrants.items() if entrant.filler)


def _settled(regulation: Regulation, table: Table) -> bool:
    state = table.games[-1].state
    return state in ("confirmed", "corrected") or (state == "submitted" and not regulation.confirm)


def complete(tournament: Tournament, table: Table) -> bool:
    """Is there nothing left to play or to settle at this table?"""
    regulation = tournament.rules
    result = table.games[-1].result
    if regulation.best_of == 1 and result is not None and (result.winner or not needs_winner(table)):
        return _settled(regulation, table)
    if table.stage in ("tables", "trial"):
        return all(
            seat in table.gone
            or tournament.entrants[seat].filler
            or (table.stage == "trial" and tournament.entrants[seat].out)
            for seat in table.seats
        )
    if result is not None and not _settled(regulation, table):
        return False
    kind, winner = verdict(regulation, table, tournament.entrants)
    both_out = all(tournament.entrants[seat].out for seat in table.seats)
    return kind != "open" and (winner > 0 or not needs_winner(table) or both_out)


def bye_lines(tournament: Tournament) -> list[Line]:
    """A Swiss bye counts as a win without an opponent, one that was asked for as a draw; a cup's bye is no result.

    For a team a bye is the narrowest win at the boards.
    """
    win, draw, _ = tournament.rules.duel_points
    boards = tournament.rules.boards if tournament.rules.boards > 1 else 0
    lines = []
    for a_round in tournament.rounds:
        if a_round.stage == "swiss":
            lines += [
                Line(entrant, a_round.number, 0, "bye", 1, win, boards + 1 if boards else 0, won=2)
                for entrant in a_round.byes
            ]
            lines += [Line(entrant, a_round.number, 0, "bye", 1, draw, boards, won=1) for entrant in a_round.halves]
    return lines


def check_size(regulation: Regulation, table: Table) -> None:
    """Refuse to score a table that is too small to be played (TK13)."""
    if len(table.seats) not in regulation.table_points:
        raise NotNow(
            "Table {table} has {size} players; move someone to it from a larger table, or name a filler",
            code="table-too-small",
            rule=regulation.rule("fewer"),
            table=table.number,
            size=len(table.seats),
        )
