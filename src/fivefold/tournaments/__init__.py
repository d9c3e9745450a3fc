"""Tournaments: a log of facts in, draws and standings out."""
