"""What a messenger shows of an invitation: who invites to which game, with a picture. The page itself is the same."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request

from fivefold import games
from fivefold.messages import catalogue
from fivefold.refusals import Refused
from fivefold.server.api.common import base_of
from fivefold.server.house import House

TITLE: Final = re.compile(r'<title>[^<]*</title>|<meta property="og:(?:title|description|image)"[^>]*>\s*')
LANGUAGES: Final = ("en", "de", "fr")
PICTURES: Final = "invitations"
USUAL_PICTURE: Final = "icon-512.png"


async def invitation_page(request: Request, house: House, token: str, index: Path) -> str | None:
    """The page with the heading of the table that a link opens; None where it opens no table."""
    link = await house.links.find(token)
    if link is None or link.kind != "table":
        return None
    try:
        table = (await house.hall.find(link.id)).table
    except Refused:
        return None
    setting = table.setting
    host = next((seat.name for seat in table.seats if setting.host and seat.who == setting.host and seat.name), "")
    say = catalogue(language_asked(request.headers.get("accept-language", "")))
    named = f"title-{setting.game}"
    game = say(named) if named in say else games.game(setting.game).title
    title = say("invitation-by", name=host, game=game) if host else say("invitation-to", game=game)
    picture = f"{PICTURES}/{setting.game}.png"
    shown = picture if (index.parent / picture).is_file() else USUAL_PICTURE
    base = base_of(house, request)
    return headed(index.read_text(encoding="utf-8"), title, say("invitation-what"), f"{base}/{shown}")


def headed(page: str, title: str, description: str, picture: str) -> str:
    """A page under another heading.

    >>> page = headed("<head><title>Fivefold</title></head>", "Anna & you", "Sit down", "/p.png")
    >>> page.partition("<meta")[0]
    '<head><title>Anna &amp; you</title>'
    """
    properties = {"title": title, "description": description, "image": picture}
    metas = "".join(f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in properties.items())
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return TITLE.sub("", page).replace("<head>", f"<head><title>{escape(title)}</title>{metas}{card}", 1)


def language_asked(header: str) -> str:
    """The first language of a request that the house speaks.

    >>> language_asked("fr-CA,fr;q=0.8,en;q=0.5"), language_asked("pl,de;q=0.7"), language_asked("")
    ('fr', 'de', 'en')
    """
    asked = (part.strip()[:2].lower() for part in header.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")
