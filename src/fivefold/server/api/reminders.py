"""How one is reminded of slow games: wishes, an e-mail address, devices, a secret calendar and feed."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field

from fivefold.messages import catalogue
from fivefold.refusals import Forbidden, NotFound, Refused, TooMany, Unavailable
from fivefold.server.api.common import NO, STRING, Asker, Body, InHouse
from fivefold.server.house import House
from fivefold.server.people.accounts import Person
from fivefold.server.people.sessions import short_agent
from fivefold.server.slow import letters
from fivefold.server.slow.addresses import CONFIRMED_WITHIN, Device, Mailbox, checked_address
from fivefold.server.slow.feeds import Entry, atom_of, calendar_of
from fivefold.server.slow.mail import Undeliverable, send
from fivefold.server.slow.push import check_endpoint, check_keys
from fivefold.server.slow.wishes import Mode, Wishes
from fivefold.server.web.rate_limit import network

router = APIRouter(prefix="/api", tags=["slow games"])
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,120}$", description="The token of a link in a letter.")]
Spoken = Literal["de", "de-CH", "en", "fr"]


class WishesView(Body):
    """How one wants to be told: for each channel at once, once a day or never. Hours are those of the `zone`."""

    mail: Mode = "daily"
    push: Mode = "now"
    warning: Literal[0, 2, 6, 12, 24, 48] = Field(24, description="Hours before the time is up; 0 is never.")
    digest: int = Field(18, ge=0, le=23)
    quiet_from: int = Field(22, ge=0, le=23)
    quiet_to: int = Field(7, ge=0, le=23)
    zone: str = Field("UTC", max_length=64)
    lang: Spoken = "en"


class MailView(BaseModel):
    """One's address; `refused` is how often it was refused of late."""

    address: str
    confirmed: bool
    refused: int


class DeviceView(BaseModel):
    """A browser that takes notifications."""

    name: str
    agent: str
    since: float


class Reminders(BaseModel):
    """How one is reminded. `push_key` is the key with which a browser asks its push service."""

    wishes: WishesView
    mail: MailView | None
    devices: list[DeviceView]
    push_key: str


class NewMail(Body):
    """An e-mail address; it is written to when its owner has confirmed it."""

    address: str = Field(max_length=200)


class MailToken(Body):
    """The token of a link in a letter."""

    token: str = Field(max_length=120)


class PushKeys(Body):
    """The keys of a browser's subscription."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class NewDevice(Body):
    """A browser's subscription to its push service."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class Feeds(BaseModel):
    """The secret addresses of one's games for other programs."""

    calendar: str
    atom: str


def _who(house: House, asker: Person, *, changes: bool = True) -> str:
    if not asker.who:
        raise Forbidden("Sit down at a table or sign in first", code="nobody-yet")
    if changes and not house.security.changes.take(asker.who):
        raise TooMany("Too many changes; wait a while", code="too-many-changes")
    return asker.who


@router.get("/me/reminders", responses=NO, operation_id="getReminders")
async def reminders(house: InHouse, asker: Asker) -> Reminders:
    """How I am reminded."""
    return await _shown(house, _who(house, asker, changes=False))


async def _shown(house: House, who: str) -> Reminders:
    player = await house.players.current(who)
    mailbox = await house.addresses.mailbox(who)
    devices = await house.addresses.devices(who)
    return Reminders(
        wishes=WishesView.model_validate(msgspec.structs.asdict(player.wishes)),
        mail=MailView(address=mailbox.address, confirmed=mailbox.confirmed, refused=mailbox.bounces)
        if mailbox
        else None,
        devices=[DeviceView(name=name, agent=one.agent, since=one.since) for name, one in devices.items()],
        push_key=house.signature.public if house.signature else "",
    )


@router.put("/me/reminders", responses=NO, operation_id="changeReminders")
async def wish(body: WishesView, house: InHouse, asker: Asker) -> Reminders:
    """Say how I want to be told."""
    who = _who(house, asker)
    await house.players.wish(who, Wishes(**body.model_dump()))
    return await _shown(house, who)


@router.post("/me/mail", status_code=201, responses=NO, operation_id="addMail")
async def add_mail(body: NewMail, request: Request, house: InHouse, asker: Asker) -> Reminders:
    """Name my e-mail address. A letter asks its owner to confirm it; until then nothing else is sent there."""
    who = _who(house, asker)
    address = checked_address(body.address)
    mailbox = await house.addresses.mailbox(who)
    if mailbox is not None and mailbox.confirmed and mailbox.address == address:
        return await _shown(house, who)
    limits = house.security.letters
    where = network(request.client.host if request.client else "")
    if not all(limits.take(key) for key in (f"at {where}", f"by {who}", f"to {address.casefold()}")):
        raise TooMany("Too many e-mails were asked for; try again tomorrow", code="too-many-letters")
    now = house.clock.now()
    serial = f"{int(now + CONFIRMED_WITHIN)}-{secrets.token_hex(4)}"
    await house.players.reach(who, "mail", on=False)
    await house.addresses.set_mailbox(who, Mailbox(address, serial=serial))
    lang = (await house.players.current(who)).wishes.lang
    token = house.addresses.sign("confirm", who, f"{address}\0{serial}")
    assert house.mail_server is not None
    reader = letters.Reader(address, lang, house.settings.address)
    letter = letters.confirmation(reader, token, house.mail_server.sender, f"confirm-{secrets.token_hex(8)}", now)
    try:
        await send(house.mail_server, letter)
    except Undeliverable as error:
        await house.addresses.set_mailbox(who, None)
        if error.final:
            raise Refused("E-mails to {address} are refused", code="address-refused", address=address) from error
        raise Unavailable("No e-mail can be sent just now; try again later", code="mail-away") from error
    return await _shown(house, who)


@router.delete("/me/mail", responses=NO, operation_id="removeMail")
async def remove_mail(house: InHouse, asker: Asker) -> Reminders:
    """Forget my e-mail address."""
    who = _who(house, asker)
    await house.players.reach(who, "mail", on=False)
    await house.addresses.set_mailbox(who, None)
    return await _shown(house, who)


@router.post("/mail/confirm", status_code=204, responses=NO, operation_id="confirmMail", response_class=Response)
async def confirm_mail(body: MailToken, house: InHouse) -> None:
    """Confirm an address by the token of the letter."""
    who = await house.addresses.opens("confirm", body.token)
    mailbox = await house.addresses.mailbox(who)
    assert mailbox is not None
    if house.clock.now() > float(mailbox.serial.partition("-")[0]):
        raise NotFound("This link is unknown or was revoked", code="no-such-link")
    await house.addresses.set_mailbox(who, Mailbox(mailbox.address, True, serial=mailbox.serial))
    await house.players.reach(who, "mail", on=True)


@router.post("/mail/stop/{token}", status_code=204, responses=NO, operation_id="stopMail", response_class=Response)
async def stop_mail(token: Token, house: InHouse) -> None:
    """No more letters, by one click (RFC 8058)."""
    who = await house.addresses.opens("stop", token)
    player = await house.players.current(who)
    await house.players.wish(who, player.wishes.with_mode("mail", "off"))


@router.get(
    "/mail/stop/{token}", status_code=303, responses=NO, operation_id="askToStopMail", response_class=RedirectResponse
)
async def ask_to_stop(token: Token, house: InHouse) -> RedirectResponse:
    """The page that asks whether letters shall stop: looking at a link changes nothing."""
    await house.addresses.opens("stop", token)
    return RedirectResponse(f"/reminders?stop={token}", 303)


@router.post("/me/devices", status_code=201, responses=NO, operation_id="addDevice")
async def add_device(body: NewDevice, request: Request, house: InHouse, asker: Asker) -> Reminders:
    """Notify this browser."""
    who = _who(house, asker)
    agent = short_agent(request.headers.get("user-agent", ""))
    device = Device(body.endpoint, body.keys.p256dh, body.keys.auth, agent, house.clock.now())
    check_endpoint(device.endpoint, house.settings.push_services)
    check_keys(device)
    await house.addresses.add_device(who, device)
    await house.players.reach(who, "push", on=True)
    return await _shown(house, who)


@router.delete("/me/devices/{name}", responses=NO, operation_id="removeDevice")
async def remove_device(
    name: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], house: InHouse, asker: Asker
) -> Reminders:
    """Notify a browser no more."""
    who = _who(house, asker)
    await house.addresses.drop_device(who, name)
    if not await house.addresses.devices(who):
        await house.players.reach(who, "push", on=False)
    return await _shown(house, who)


@router.get("/me/feeds", responses=NO, operation_id="getFeeds")
async def feeds(house: InHouse, asker: Asker) -> Feeds:
    """The secret addresses of my games for calendars and feed readers."""
    return await _feeds(house, _who(house, asker, changes=False))


@router.post("/me/feeds", responses=NO, operation_id="renewFeeds")
async def renew_feeds(house: InHouse, asker: Asker) -> Feeds:
    """New secret addresses; the old ones open nothing any more."""
    return await _feeds(house, _who(house, asker), renew=True)


async def _feeds(house: House, who: str, *, renew: bool = False) -> Feeds:
    base = f"{house.settings.address}/api/feeds/{await house.addresses.feed(who, renew=renew)}"
    return Feeds(calendar=f"{base}/games.ics", atom=f"{base}/games.atom")


def _file(kind: str) -> dict[int | str, dict[str, object]]:
    return {200: {"description": "A file.", "content": {kind: STRING}}, **NO}


@router.get(
    "/feeds/{token}/games.ics",
    response_class=Response,
    responses=_file("text/calendar"),
    operation_id="getGamesCalendar",
)
async def games_calendar(token: Token, house: InHouse) -> Response:
    """When my moves are due, for a calendar program."""
    who, entries = await _entries(house, token)
    say = catalogue((await house.players.current(who)).wishes.lang)
    text = calendar_of(entries, say, house.settings.address, house.clock.now())
    return Response(text, media_type="text/calendar; charset=utf-8")


@router.get(
    "/feeds/{token}/games.atom",
    response_class=Response,
    responses=_file("application/atom+xml"),
    operation_id="getGamesFeed",
)
async def games_feed(token: Token, house: InHouse) -> Response:
    """The games that wait for me, for a feed reader."""
    who, entries = await _entries(house, token)
    say = catalogue((await house.players.current(who)).wishes.lang)
    address = f"{house.settings.address}/api/feeds/{token}/games.atom"
    text = atom_of(entries, say, house.settings.address, address, house.clock.now())
    return Response(text, media_type="application/atom+xml; charset=utf-8")


async def _entries(house: House, token: str) -> tuple[str, list[Entry]]:
    await house.ready()
    who = await house.addresses.opens("feed", token)
    entries = []
    for name in await house.hall.own.of(who):
        try:
            found = await house.hall.find(name)
        except Refused:
            continue  # parked; the others are shown
        table = found.table
        falls = table.clock.flag_at
        if table.phase == "playing" and table.to_move in table.seats_of(who) and falls is not None:
            if table.setting.control.live:
                continue
            names = ", ".join(seat.name or seat.bot for n, seat in enumerate(table.seats) if n != table.to_move)
            entries.append(Entry(found.name, table.setting.game, names, table.since, falls))
    return who, sorted(entries, key=lambda entry: entry.falls)
