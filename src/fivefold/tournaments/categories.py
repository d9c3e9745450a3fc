"""Categories (age groups, classes): a standing of their own, taken out of the standing of all."""

from __future__ import annotations

from fivefold.tournaments.standing import Standing
from fivefold.tournaments.state import Tournament


def category_standings(tournament: Tournament, standing: Standing) -> dict[str, list[tuple[int, int, int]]]:
    """For each category, by name: (place, last place, entrant). Who shares a place among all shares it here.

    >>> from fivefold.tournaments.standing import Row
    >>> from fivefold.tournaments.state import Entrant
    >>> field = {n: Entrant(n, f"{n}", category="U18" if n < 4 else "") for n in range(1, 6)}
    >>> places = ((1, 1, 5), (2, 3, 2), (2, 3, 1), (4, 4, 4), (5, 5, 3))
    >>> rows = tuple(Row(place, last, entrant, ()) for place, last, entrant in places)
    >>> category_standings(Tournament(entrants=field), Standing((), rows, ()))
    {'U18': [(1, 2, 2), (1, 2, 1), (3, 3, 3)]}
    """
    members: dict[str, list[tuple[int, int]]] = {}
    for row in standing.rows:
        category = tournament.entrants[row.entrant].category
        if category:
            members.setdefault(category, []).append((row.place, row.entrant))
    found: dict[str, list[tuple[int, int, int]]] = {}
    for category in sorted(members):
        places = [place for place, _ in members[category]]
        found[category] = [
            (places.index(place) + 1, places.index(place) + places.count(place), entrant)
            for place, entrant in members[category]
        ]
    return found
