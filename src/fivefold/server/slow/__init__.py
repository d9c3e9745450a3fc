"""Slow games: vacation, reminders and the ways by which they reach a player."""
