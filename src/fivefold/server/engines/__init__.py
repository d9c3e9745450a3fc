"""Processes that compute: pools of workers, bots' moves, analysis."""
