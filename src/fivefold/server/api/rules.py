"""The rule books of the games and of the tournaments, by name and by the id of a rule."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from fivefold import games
from fivefold.games.rules_page import in_language
from fivefold.refusals import NotFound
from fivefold.server.api.common import TEXT
from fivefold.server.api.games import Language
from fivefold.tournaments.presets import PRESETS

router = APIRouter(prefix="/api/rules", tags=["games"])
ID = re.compile(r"\*\*([A-Z]{2}\d+)\*\*")


class RuleBook(BaseModel):
    """A rule book and the ids of its rules."""

    name: str
    game: bool = Field(description="A game's, or else a tournament's.")
    ids: list[str]


@cache
def books() -> dict[str, str]:
    """Every rule book as it is written, in all languages, by name."""
    found = {name: files(games.game(name).package).joinpath("rules.md") for name in games.names()}
    found |= {name: files("fivefold.tournaments").joinpath("rules", f"{name}.md") for name in PRESETS}
    return {name: page.read_text(encoding="utf-8") for name, page in found.items() if page.is_file()}


def holds_rules(name: str) -> bool:
    """Is this the name of a rule book, or the id of a rule?"""
    return name in books() or any(name in ID.findall(text) for text in books().values())


@router.get("", operation_id="listRuleBooks")
async def list_books() -> list[RuleBook]:
    """The rule books: of the games, then of the tournaments."""
    known = set(games.names())
    return [
        RuleBook(name=name, game=name in known, ids=list(dict.fromkeys(ID.findall(text))))
        for name, text in books().items()
    ]


@router.get("/{name}", response_class=Response, responses=TEXT, operation_id="getRuleBook")
async def one_book(name: str = Path(max_length=40), lang: Language = Language.en) -> PlainTextResponse:
    """A rule book as Markdown."""
    if name not in books():
        raise NotFound("There is no rule book {name}", code="no-rule-book", name=repr(name))
    return PlainTextResponse(in_language(books()[name], lang.value), media_type="text/markdown; charset=utf-8")
