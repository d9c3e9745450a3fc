"""Fivefold: Pentago, Pente, Kingdomino and Katamino — rules, players and club tournaments.

>>> from fivefold.games import pentago
>>> state = pentago.start()
>>> state = pentago.play(state, pentago.read_move(state, "c4 NW+"))
>>> len(pentago.legal_moves(state))
280
"""

__version__ = "1.0.0"
