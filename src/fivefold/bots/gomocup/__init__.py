"""Engines that speak the line protocol of Gomocup (piskvork), in both directions.

`Brain` answers a manager: with gomoku, the game of its protocol, on any board, or with Pente where the manager tells
captures. `Engine` lets a program that speaks the protocol be one of our players of Pente.
"""

from __future__ import annotations

from fivefold.bots.gomocup.brain import Brain as Brain
from fivefold.bots.gomocup.engine import Engine as Engine
from fivefold.bots.gomocup.lines import EngineTrouble as EngineTrouble
from fivefold.bots.gomocup.pente import board_stones as board_stones, position_text as position_text
