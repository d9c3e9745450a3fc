"""Matches between players of any game, with error bars and records.

>>> from fivefold.bots import players
>>> both = players("pentago")
>>> result = play_match("pentago", {"greedy": both["greedy"], "random": both["random"]}, games=4, seed=1)
>>> result.standings[0].name, result.standings[0].games
('greedy', 4)
"""

from __future__ import annotations

from fivefold.arena.match import Match, Plan, Standing, play_game, play_match
from fivefold.arena.openings import read_openings
from fivefold.arena.seats import player_named
from fivefold.arena.sprt import Sprt, read_sprt

__all__ = ["Match", "Plan", "Sprt", "Standing", "play_game", "play_match", "player_named", "read_openings", "read_sprt"]
