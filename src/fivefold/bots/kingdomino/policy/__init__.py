"""Policies: ways to pick a turn without search, from the fastest to the value network's."""
