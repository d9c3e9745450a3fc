"""Tournaments: logs and notices, boards on the screen, papers, bans, circuits."""
