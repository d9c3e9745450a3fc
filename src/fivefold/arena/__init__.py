"""Matches between players of any game, with error bars and records.

>>> from fivefold.bots import players
>>> both = players("pentago")
>>> result = play_match("pentago", {"greedy": both["greedy"], "random": both["random"]}, games=4, seed=1)
>>> result.standings[0].name, result.standings[0].games
('greedy', 4)
"""

from __future__ import annotations

from fivefold.arena.match import Match, Standing, play_game, play_match
from fivefold.arena.seats import player_named

__all__ = ["Match", "Standing", "play_game", "play_match", "player_named"]
