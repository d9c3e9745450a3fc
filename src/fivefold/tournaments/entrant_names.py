"""The names of those who enter: asked about where somebody speaks, so that old logs are folded as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivefold.names import BadName, clean_name, hidden_character, skeleton
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.state import Tournament

SHOWN: Final = {
    "opened": ("title",),
    "described": ("title", "season", "place", "organiser", "champion"),
    "entered": ("name", "club", "category"),
    "renamed": ("name", "club", "category"),
    "filled": ("name",),
    "split": ("name", "other_name"),
}
"""What is shown and printed of which facts."""


def cleaned(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The data of a fact with its name in one spelling; hidden characters in what is shown are refused."""
    for part in SHOWN.get(kind, ()):
        hidden = hidden_character(data.get(part, ""))
        if hidden:
            raise NotNow(
                "{part} holds a character that cannot be seen or turns the text around: {character}",
                code="hidden-character",
                part=part,
                character=hidden,
            )
    if "name" not in SHOWN.get(kind, ()):
        return data
    return {**data, **{part: _clean(data[part]) for part in ("name", "other_name") if part in data}}


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as bad:
        if bad.code == "no-name":
            raise NotNow("An entrant needs a name", code="no-name") from None
        raise NotNow("A name has at most {most} characters", code="name-too-long", most=bad.facts["most"]) from None


def check_look(tournament: Tournament, kind: str, data: Mapping[str, Any]) -> None:
    """Refuse a name that can be taken for another entrant's, unless the fact says that it is `sure`."""
    if data.get("sure"):
        return
    if kind == "split":
        for part in ("name", "other_name"):
            check_look(tournament, "renamed", {"entrant": data["entrant"], "name": data[part]})
        return
    if kind not in ("entered", "renamed", "filled"):
        return
    name = data["name"]
    look = skeleton(name)
    for entrant in tournament.entrants.values():
        if kind == "renamed" and entrant.number == data["entrant"]:
            continue
        if not entrant.out and skeleton(entrant.name) == look and entrant.name.casefold() != name.casefold():
            raise NotNow(
                "{name} looks like {other}, who is entered already; say that you are sure, or write it otherwise",
                code="looks-alike",
                name=name,
                other=entrant.name,
                entrant=entrant.number,
            )
