"""What is said in letters and notifications, in the reader's language, with pictures of the positions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from typing import Final, NamedTuple

import typst

from fivefold import games
from fivefold.messages import Catalogue, catalogue
from fivefold.server.engines.tasks import position_after

MOST_PICTURES: Final = 3
MOST_GAMES: Final = 12
PIXELS: Final = 320
INK, PAPER, FELT, LINE = "#2a2520", "#f4efe6", "#2f6b55", "#ddd3c2"


class Game(NamedTuple):
    """A game of a letter: what is to be told of it, and its picture's bytes if there is one."""

    table: str
    kind: str
    game: str
    names: str
    left: float
    result: str = ""
    picture: bytes = b""


class Reader(NamedTuple):
    """Who reads it: their address and language, the house's address, the link that stops all letters."""

    to: str
    lang: str
    house: str
    stop: str = ""


def picture_of(game: str, options: str, position: str, moves: tuple[str, ...]) -> bytes:
    """A position as PNG, for mail programs that show no SVG."""
    rules = games.game(game)
    svg = rules.svg(position_after(game, options, position, moves))
    source = (
        "#set page(width: 240pt, height: auto, margin: 6pt)\n"
        '#image(bytes(json(bytes(sys.inputs.svg))), format: "svg", width: 100%)'
    )
    made = typst.compile(source.encode(), format="png", ppi=PIXELS * 72 / 240, sys_inputs={"svg": json.dumps(svg)})
    assert made is not None
    return made[0] if isinstance(made, list) else made


def line_of(say: Catalogue, game: Game) -> str:
    """One sentence about a game."""
    title = games.game(game.game).title
    if game.kind == "over":
        return say("letter-over", game=title, names=game.names, result=game.result)
    return say(f"letter-{game.kind}", game=title, names=game.names, left=time_left(say, game.left))


def time_left(say: Catalogue, seconds: float) -> str:
    """How much time is left, as one reads it.

    >>> time_left(catalogue("en"), 3 * 86400 - 1), time_left(catalogue("en"), 7260)
    ('3 days', '2 h')
    """
    hours = round(seconds / 3600)
    if hours < 24:
        return say("letter-hours", hours=max(1, hours))
    days, rest = divmod(hours, 24)
    return say("clock-days-hours", days=days, hours=rest) if rest else say("clock-days", days=days)


def subject_of(say: Catalogue, told: Sequence[Game]) -> str:
    """What a letter is about, in one line."""
    if len(told) == 1:
        return line_of(say, told[0])
    urgent = sum(game.kind == "soon" for game in told)
    return say("letter-many-soon", count=urgent) if urgent else say("letter-many", count=len(told))


def notification(told: Sequence[Game], lang: str) -> dict[str, str]:
    """A notification: what a device shows and opens."""
    say = catalogue(lang)
    first = told[0]
    alone = len(told) == 1
    return {
        "title": "Fivefold" if alone else subject_of(say, told),
        "body": line_of(say, first) if alone else "\n".join(line_of(say, game) for game in told[:MOST_PICTURES]),
        "url": f"/table/{first.table}" if alone else "/",
        "tag": first.table if alone else "games",
    }


def letter(told: Sequence[Game], reader: Reader, sender: str, name: str, now: float) -> EmailMessage:
    """A letter about games: plain text, and the same as HTML with pictures. `name` makes its Message-ID."""
    say = catalogue(reader.lang)
    shown, more = told[:MOST_GAMES], len(told) - MOST_GAMES
    message = _message(subject_of(say, told), reader, sender, name, now)
    message["List-Unsubscribe"] = f"<{reader.house}/api/mail/stop/{reader.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [f"{line_of(say, game)}\n{reader.house}/table/{game.table}\n" for game in shown]
    if more > 0:
        lines.append(say("letter-more", count=more) + f"\n{reader.house}/\n")
    foot = f"{reader.house}/reminders?stop={reader.stop}"
    message.set_content("\n".join([*lines, "--", say("letter-why"), foot, ""]))
    blocks: list[str] = []
    pictures: dict[str, bytes] = {}
    for number, game in enumerate(shown):
        picture = ""
        if game.picture and len(pictures) < MOST_PICTURES:
            pictures[f"board{number}"] = game.picture
            picture = f'<br><img src="cid:board{number}" width="{PIXELS}" alt="" style="max-width:100%">'
        blocks.append(
            f'<p style="margin:0 0 18px">{escape(line_of(say, game))}{picture}<br>'
            f'<a href="{reader.house}/table/{game.table}" style="{BUTTON}">{escape(say("letter-open"))}</a></p>'
        )
    if more > 0:
        blocks.append(f'<p><a href="{reader.house}/">{escape(say("letter-more", count=more))}</a></p>')
    stop = f'<a href="{foot}" style="color:{INK}">{escape(say("letter-stop"))}</a>'
    _add_html(message, reader.lang, "".join(blocks), f"{escape(say('letter-why'))} {stop}", pictures)
    return message


BUTTON: Final = (
    f"display:inline-block;margin-top:8px;padding:10px 18px;border-radius:9px;background:{FELT};"
    "color:#fff;text-decoration:none"
)


def confirmation(reader: Reader, token: str, sender: str, name: str, now: float) -> EmailMessage:
    """The letter that asks whether an address is the reader's."""
    say = catalogue(reader.lang)
    message = _message(say("letter-confirm-subject"), reader, sender, name, now)
    link = f"{reader.house}/reminders?confirm={token}"
    message.set_content(f"{say('letter-confirm')}\n\n{link}\n\n{say('letter-confirm-not')}\n")
    button = f'<a href="{link}" style="{BUTTON}">{escape(say("letter-yes"))}</a>'
    body = f"<p>{escape(say('letter-confirm'))}</p><p>{button}</p>"
    _add_html(message, reader.lang, body, escape(say("letter-confirm-not")), {})
    return message


def _message(subject: str, reader: Reader, sender: str, name: str, now: float) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = " ".join(subject.split())
    message["From"] = Address("Fivefold", addr_spec=sender)
    message["To"] = Address(addr_spec=reader.to)
    message["Date"] = formatdate(now)
    message["Message-ID"] = f"<{name}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    return message


def _add_html(message: EmailMessage, lang: str, body: str, foot: str, pictures: Mapping[str, bytes]) -> None:
    page = (
        f'<!doctype html><html lang="{lang}"><body style="margin:0;padding:20px;background:{PAPER};color:{INK};'
        f'font:16px/1.5 system-ui,sans-serif"><h1 style="font:600 22px Georgia,serif;margin:0 0 16px">Fivefold</h1>'
        f'{body}<p style="border-top:1px solid {LINE};padding-top:10px;font-size:13px">{foot}</p></body></html>'
    )
    message.add_alternative(page, subtype="html")
    parts = message.get_payload()
    assert isinstance(parts, list)
    html = parts[1]
    assert isinstance(html, EmailMessage)
    for name, picture in pictures.items():
        html.add_related(picture, "image", "png", cid=f"<{name}>", filename=f"{name}.png", disposition="inline")
