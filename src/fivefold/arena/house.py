"""A match that people watch: its moves are played at tables of a house, whose page shows them to everybody there."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar

from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, Move, State
from fivefold.games.options import write_options
from fivefold.refusals import Refused

PATIENCE = 60.0  # seconds for an answer of the house


class House:
    """The API of `fivefold serve` at an address; whoever runs the match is a guest there and has all seats."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        if not self.address.startswith(("http://", "https://")):
            raise Refused("A house has an address as http://127.0.0.1:8555", code="bad-address")
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def lay(self, game: AnyGame, state: State, names: tuple[str, ...], title: str) -> WatchedTable:
        """A public table of the house at which these players sit."""
        if game.to_move(state) == CHANCE:
            raise Refused(
                "{game} cannot be watched: the house itself draws the lots there", code="house-draws", game=game.title
            )
        answer = self.post(
            "/api/tables",
            {
                "game": game.name,
                "options": write_options(state.options),
                "title": title[:80],
                "seats": [{"kind": "me", "name": name[:60]} for name in names],
                "by_lot": False,
                "takebacks": False,
            },
        )
        return WatchedTable(self, game, str(answer["id"]))

    def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        """Ask the house for something; its refusal is ours."""
        headers = {"content-type": "application/json", "origin": self.address}
        asked = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        try:
            with self._opener.open(asked, timeout=PATIENCE) as answer:
                found: dict[str, object] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            said = error.read().decode(errors="replace")
            try:
                said = str(json.loads(said)["sentence"]).removesuffix(".")
            except (ValueError, KeyError, TypeError):
                said = f"status {error.code}"
            raise Refused("The house says: {said}", code="house-refused", said=said) from None
        except (OSError, ValueError) as error:
            raise Refused(
                "The house at {address} does not answer: {why}", code="house-silent", address=self.address, why=error
            ) from None


class WatchedTable:
    """One game at a table of a house."""

    def __init__(self, house: House, game: AnyGame, id: str) -> None:
        self.house, self.game, self.id = house, game, id
        self.plies = 0

    @property
    def link(self) -> str:
        """Where people watch it."""
        return f"{self.house.address}/table/{self.id}"

    def played(self, state: State, move: Move) -> None:
        """Show a move that was made in this position."""
        text = self.game.write_move(state, move)
        body = {"do": "move", "ply": self.plies, "id": f"m{self.plies}", "move": text}
        self.house.post(f"/api/tables/{self.id}/requests", body)
        self.plies += 1
