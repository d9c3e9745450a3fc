"""Certificates: one for everyone who has a place at the end."""

from __future__ import annotations

from fivefold.games import find
from fivefold.papers.artwork import SMALL, medal, ribbon, rosette
from fivefold.papers.figures import background, day, days, last_moment, value, written
from fivefold.papers.rounds import NoPaperYet
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.explain import STEPS
from fivefold.tournaments.formats import finished, standing_of
from fivefold.tournaments.standing import Standing

COUNTED = ("points", "score", "solved")


def certificates(desk: Desk, say: Words) -> dict[str, object]:
    """The certificates of a tournament that has been played to its end, the winner's first."""
    tournament = desk.tournament
    if tournament.regulation is None or not tournament.started or not finished(tournament):
        raise NoPaperYet("Certificates are printed when the last game has been played", code="not-finished")
    standing = standing_of(tournament)
    game = find(tournament.rules.game)
    when, about = last_moment(desk.log), tournament.description
    champion = written(about.champion, 80)
    return {
        **say.all("certificate-"),
        "title": tournament.title,
        "kind": say(f"certificate-kind-{tournament.rules.name}")
        if f"certificate-kind-{tournament.rules.name}" in say
        else say("certificate-kind-any"),
        "emblem": game.emblem if game else "",
        "day": ", ".join(filter(None, (about.place, days(about, say) or day(when, say)))),
        "season": background(about, say),
        "players": say("certificate-among", count=len(standing.rows) + len(standing.out)),
        "rosette": rosette(),
        "wide": ribbon(240, 7, 24),
        "high": ribbon(160, 7, 16),
        "corner": rosette(5, 5, 70, SMALL),
        "medals": [medal(1), medal(2), medal(3)],
        "people": [
            {
                "name": written(tournament.name(row.entrant)),
                "club": written(tournament.entrants[row.entrant].club, 60),
                "place": row.place,
                "for": say("certificate-bears" if champion and row.place == 1 else "certificate-for"),
                "honour": champion if champion and row.place == 1 else _honour(row.place, row.shared, say),
                "sum": _sum(standing, index, say),
            }
            for index, row in enumerate(standing.rows)
        ],
    }


def _honour(place: int, shared: bool, say: Words) -> str:
    if place > 3:
        return say("certificate-place-shared" if shared else "certificate-place", place=say.ordinal(place))
    key = f"certificate-place-{place}"
    return say(key + "-shared") if shared else say(key)


def _sum(standing: Standing, index: int, say: Words) -> str:
    row = standing.rows[index]
    parts = [
        say("certificate-sum", what=say(f"criterion-{name}"), value=value(worth, name, say))
        for name, worth in zip(standing.criteria, row.values, strict=True)
        if name in COUNTED and name not in STEPS
    ]
    return " · ".join(parts)
