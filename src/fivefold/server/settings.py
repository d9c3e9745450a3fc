"""What can be set when the house is opened."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from fivefold.bots import players
from fivefold.games import game
from fivefold.games.core import BadOptions
from fivefold.refusals import Refused


def default_data() -> Path:
    """The folder that keeps everything, unless another is named."""
    from platformdirs import user_data_path

    return user_data_path("fivefold")


def default_bots() -> int:
    """One worker for each core but the first."""
    return max(1, (os.cpu_count() or 2) - 1)


class Engine(NamedTuple):
    """A program outside that plays a game under a name."""

    game: str
    name: str
    command: str


ENGINE = re.compile(r"(?P<game>[a-z_]+)/(?P<name>[a-z0-9-]{1,20})=(?P<command>\S.*)")


def read_engine(text: str) -> Engine:
    """An engine as it is named on the command line.

    >>> read_engine("pente/rapid=true --quick")
    Engine(game='pente', name='rapid', command='true --quick')
    """
    found = ENGINE.fullmatch(text)
    if not found:
        raise Refused("An engine is written GAME/NAME=COMMAND, as pente/rapid=./rapid", code="bad-engine")
    engine = Engine(**found.groupdict())
    if engine.name in players(game(engine.game).name):
        raise Refused("There is a bot {name} already", code="bot-name-taken", name=engine.name)
    try:
        words = shlex.split(engine.command)
    except ValueError as error:
        raise Refused("{command}: {why}", code="bad-engine", command=engine.command, why=error) from None
    if shutil.which(words[0]) is None:
        raise Refused("There is no program {program}", code="no-such-program", program=words[0])
    return engine


UNLIMITED = 1e9
PARTS = ("accounts", "clubs", "lobby")
"""What a house of many people has, and one on a laptop need not: names that are kept, clubs, strangers to play."""
NEEDS = {"clubs": frozenset({"accounts"})}
"""What a part cannot be without: it is opened, too."""


def read_parts(text: str) -> frozenset[str]:
    """The parts of a house as they are named on the command line.

    >>> sorted(read_parts("lobby,accounts")), sorted(read_parts("clubs"))
    (['accounts', 'lobby'], ['accounts', 'clubs'])
    """
    parts = frozenset(text.split(",")) - {""}
    if unknown := sorted(parts - set(PARTS)):
        raise Refused(
            "A house has no part {part}; there are: {parts}",
            code="no-such-part",
            part=unknown[0][:40],
            parts=", ".join(PARTS),
        )
    return parts.union(*(NEEDS.get(part, frozenset()) for part in parts))


@dataclass(frozen=True)
class Settings:
    """How the house is run. `origins` may talk to it besides its own pages; `page` holds the built page.

    `heartbeat`: seconds between pings; a connection that is silent for `silence` seconds is closed. `bots` is a number
    of worker processes, or the address of a Dask cluster; `engines` are programs outside that play as bots.
    `clock_start` is the start that all workers of a machine give their clocks (`tables/clock.py`). `worker` names this
    process among the workers; the one that replaces it has the same name, and so its leases at once. `parts` are open;
    what belongs to another is refused, and the page does not show it. A seek in the lobby is gone `seek_grace` seconds
    after its owner. `smtp` is the mail server (`slow/mail.py`), `push` opens notifications, `push_services` are others
    than the browsers' own, `own_address` stands in for a `link`.

    `hosts` are names that the house answers to, besides loopback, the address that a request comes in by and the host
    of `link`. `proxies` are the addresses whose X-Forwarded-For and X-Forwarded-Proto are believed. The limits are for
    one address unless they say otherwise; a whole hall may stand behind one.
    """

    data: Path = field(default_factory=default_data)
    database: str = ""
    bots: str = field(default_factory=lambda: str(default_bots()))
    bot_seconds: float = 30.0
    engines: tuple[Engine, ...] = ()
    origins: tuple[str, ...] = ()
    page: Path = Path(__file__).parent / "page"
    heartbeat: float = 8.0
    silence: float = 25.0
    queue: int = 64
    requests_per_second: float = 200.0
    requests_at_once: int = 500
    messages_per_second: float = 20.0
    guests_per_minute: float = 60.0
    passwords_per_minute: float = 30.0
    tournaments_per_hour: float = 100.0
    links_per_hour: float = 5000.0
    tables_per_hour: float = 2000.0
    clubs_per_hour: float = 100.0
    reports_per_hour: float = 60.0
    lines_per_minute: float = 30.0
    sockets: int = 3000
    sockets_in_all: int = 5000
    streams: int = 200
    link: str = ""
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""
    lease: float = 10.0
    seek_grace: float = 10.0
    clock_start: float = 0.0
    worker: str = ""
    log: str = "info"
    parts: frozenset[str] = frozenset(PARTS)
    smtp: str = ""
    push: bool = False
    push_services: tuple[str, ...] = ()
    own_address: str = "http://127.0.0.1:8555"

    @property
    def address(self) -> str:
        """Where the house is, for links in letters and feeds."""
        return (self.link or self.own_address).rstrip("/")

    @property
    def open_parts(self) -> frozenset[str]:
        """The parts that are open, with those that follow from what was set: letters and notifications."""
        return self.parts | ({"mail"} if self.smtp else set()) | ({"push"} if self.push else set())

    def without_limits(self) -> Settings:
        """The same house for one that trusts every address: nothing is counted, only what is open at once."""
        return replace(
            self,
            requests_per_second=UNLIMITED,
            guests_per_minute=UNLIMITED,
            tournaments_per_hour=UNLIMITED,
            links_per_hour=UNLIMITED,
            tables_per_hour=UNLIMITED,
            clubs_per_hour=UNLIMITED,
            reports_per_hour=UNLIMITED,
            lines_per_minute=UNLIMITED,
        )

    def bots_of(self, game: str) -> list[str]:
        """The bots that play a game in this house.

        >>> Settings(engines=(read_engine("pente/rapid=true --quick"),)).bots_of("pente")[-1]
        'rapid'
        """
        return [*players(game), *(engine.name for engine in self.engines if engine.game == game)]

    def check_bot(self, game: str, bot: str) -> None:
        """Refuse a bot that does not play this game here."""
        known = self.bots_of(game)
        if bot not in known:
            raise BadOptions(
                "There is no bot {bot}; there are: {names}",
                code="no-such-bot",
                bot=repr(bot[:40]),
                names=", ".join(known),
            )

    def command_of(self, game: str, bot: str) -> str:
        """The program behind a bot; empty for one of our own."""
        return next((engine.command for engine in self.engines if (engine.game, engine.name) == (game, bot)), "")
