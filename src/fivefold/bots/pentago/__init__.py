"""Pentago's computer players."""

from fivefold.bots.core import Player
from fivefold.bots.pentago.greedy import Greedy

PLAYERS: dict[str, Player] = {"greedy": Greedy()}
