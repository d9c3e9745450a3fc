"""Papers: a tournament's log in, a PDF out. Each carries the title, the day, the number of the last fact and a digest.

>>> from fivefold.tournaments import PRESETS, Desk
>>> desk = Desk.opened("Dresden", PRESETS["kingdomino-championship"])
>>> for number, name in enumerate(("Anna", "Ben", "Cem", "Dora"), 1):
...     desk = desk.say("entered", {"entrant": number, "name": name})
>>> print_paper(desk, "seating")
Traceback (most recent call last):
fivefold.papers.rounds.NoPaperYet: No round has been drawn yet, so there is nothing to print.
>>> print_paper(desk.start().draw(seed="snow"), "seating", "de")[:5]
b'%PDF-'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fivefold.messages import LANGUAGES, language_of
from fivefold.papers.bracket import bracket
from fivefold.papers.certificates import certificates
from fivefold.papers.fallback import fallback
from fivefold.papers.figures import clock, days, last_moment, written
from fivefold.papers.groups import groups
from fivefold.papers.poster import poster
from fivefold.papers.rounds import AS_DRAWN, InTheHall, NoPaper
from fivefold.papers.schedule import schedule
from fivefold.papers.seating import seating
from fivefold.papers.sheets import sheets
from fivefold.papers.standings import standings
from fivefold.papers.words import Words, words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.head import Signed

PAPERS: Final = ("seating", "sheets", "groups", "bracket", "standings", "certificates", "fallback", "rules", "schedule")
BY_ROUND: Final = ("seating", "sheets")
MOST_ENTRANTS: Final = 2000
"""With more, a paper has thousands of pages and takes a minute and a gigabyte to set."""

__all__ = ["BY_ROUND", "LANGUAGES", "PAPERS", "InTheHall", "NoPaper", "paper_data", "print_paper"]


def print_paper(
    desk: Desk,
    name: str,
    lang: str = "en",
    round: int = 0,
    links: Mapping[int, str] | None = None,
    hall: InTheHall = AS_DRAWN,
) -> bytes:
    """A paper as PDF. `round` chooses one for the seating and the score sheets (0: the last); `links` gives the
    addresses behind the codes on the score sheets, by table; `hall` says where that round's tables stand."""
    from fivefold.papers.pdf import typeset  # typst is an extra; data can be made without it

    return typeset(paper_data(desk, name, lang, round, links, hall))[0]


def paper_data(
    desk: Desk,
    name: str,
    lang: str = "en",
    round: int = 0,
    links: Mapping[int, str] | None = None,
    hall: InTheHall = AS_DRAWN,
) -> dict[str, object]:
    """Everything that stands on a paper, ready to be set."""
    say = words(lang)
    if name not in PAPERS:
        raise NoPaper(
            "There is no paper {name}; there are {names}",
            code="no-such-paper",
            name=repr(name)[:40],
            names=", ".join(PAPERS),
        )
    if desk.tournament.regulation is None:
        raise NoPaper("No tournament has been opened yet", code="not-opened")
    if len(desk.tournament.entrants) > MOST_ENTRANTS:
        raise NoPaper(
            "Papers are printed for up to {most} entrants; the page and the projector show this tournament",
            code="too-many-for-paper",
            most=MOST_ENTRANTS,
        )
    body: dict[str, object]
    if name == "seating":
        body = seating(desk, say, round, hall)
    elif name == "sheets":
        body = sheets(desk, say, round, links, hall)
    elif name == "fallback":
        body = fallback(desk, say, hall)
    elif name == "standings":
        body = standings(desk, say, _signature(desk, hall))
    else:
        body = _WHOLE[name](desk, say)
    return {"kind": name, "lang": language_of(lang), **_frame(desk, name, say, hall), "body": body}


_WHOLE: Final = {
    "groups": groups,
    "bracket": bracket,
    "certificates": certificates,
    "rules": poster,
    "schedule": schedule,
}


def _frame(desk: Desk, name: str, say: Words, hall: InTheHall) -> dict[str, object]:
    """What stands at the head and the foot of every page."""
    digest, about = desk.log.digest, desk.tournament.description
    placed = hall.notice and name in (*BY_ROUND, "fallback")
    return {
        "title": written(desk.tournament.title, 120),
        "about": " · ".join(filter(None, (written(about.place), days(about, say)))),
        "document": say(f"paper-{name}"),
        "made": clock(last_moment(desk.log), say),
        "fact": say("foot-fact", number=f"{desk.log.version}·{hall.notice}" if placed else desk.log.version),
        "digest": say("foot-digest", digest=" ".join(digest[at : at + 4] for at in (0, 4, 8))),
        "key": say("foot-key", print=signed.fingerprint) if (signed := _signature(desk, hall)) else "",
        "page": say("foot-page"),
    }


def _signature(desk: Desk, hall: InTheHall) -> Signed | None:
    """The signature, if it is one of this log as it is now."""
    signed = hall.signed
    return signed if signed and (signed.version, signed.digest) == (desk.log.version, desk.log.digest) else None
