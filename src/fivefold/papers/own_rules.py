"""What a regulation of one's own says, in sentences to hang up; the printed ones have a text of their own."""

from __future__ import annotations

from collections.abc import Iterator

from fivefold.messages import catalogue
from fivefold.papers.figures import number
from fivefold.papers.words import Words
from fivefold.tournaments.regulation import MOST_ENTRANTS, Regulation

WITHOUT_POINTS = ("knock-out", "double-elimination", "rank-tables", "time-trial")


def own_rules(rules: Regulation, say: Words) -> list[dict[str, object]]:
    """The sentences, numbered, as runs like those of printed rules."""
    sentences = [*_course(rules, say), *_points(rules, say), *_ties(rules, say), *_people(rules, say)]
    return [{"id": f"{at}.", "runs": [{"text": text, "slanted": False}]} for at, text in enumerate(sentences, 1)]


def _course(rules: Regulation, say: Words) -> Iterator[str]:
    sizes = sorted(rules.table_points)
    yield say(
        f"own-{rules.format}",
        rounds=rules.rounds,
        legs=rules.legs,
        minutes=rules.minutes,
        sizes="–".join(map(str, sorted({*sizes[:1], *sizes[-1:]}))),
        seating=rules.seating,
    )
    if rules.boards > 1:
        yield say("own-teams", boards=rules.boards)
    if rules.best_of > 1:
        yield say("own-best-of", games=rules.best_of)
    if rules.days_apart:
        yield say("own-days", days=rules.days_apart)
    if rules.third_place != "ask" and rules.format in ("knock-out", "groups-cup"):
        yield say("own-third", played=rules.third_place)
    if rules.format not in ("time-trial", "swiss", "arena"):
        yield say("own-starts", starts=rules.starts)


def _points(rules: Regulation, say: Words) -> Iterator[str]:
    for size, points in sorted(rules.table_points.items()) if rules.format == "rank-tables" else ():
        yield say("own-table-points", size=size, points=" – ".join(map(str, points)))
    if rules.format not in WITHOUT_POINTS:
        win, draw, loss = (number(one, say) for one in rules.duel_points)
        yield say("own-points", win=win, draw=draw, loss=loss)
    if rules.format == "arena" and rules.streak:
        yield say("own-streak", streak=rules.streak)
    if rules.marbles and rules.format == "groups-cup":
        yield say("own-speed", marbles=rules.marbles)


def _ties(rules: Regulation, say: Words) -> Iterator[str]:
    words = catalogue(say.lang)
    for at, criterion in enumerate(rules.tie_breaks, 1):
        name, about = words(f"criterion-{criterion}"), words(f"tie-about-{criterion}")
        yield say("own-tie", place=at, name=name, about=about)


def _people(rules: Regulation, say: Words) -> Iterator[str]:
    if rules.at_most < MOST_ENTRANTS:
        yield say("own-most", most=rules.at_most)
    if rules.late_entries:
        yield say("own-late")
    if rules.half_byes:
        yield say("own-half-byes", count=rules.half_byes)
    if rules.format in ("round-robin", "groups-cup"):
        yield say("own-leavers", leavers=rules.leavers)
    if rules.confirm:
        yield say("own-confirm")
