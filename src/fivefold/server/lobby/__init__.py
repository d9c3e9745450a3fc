"""The lobby: strangers who look for a game find each other."""
