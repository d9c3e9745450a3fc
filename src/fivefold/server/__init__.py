"""The house on the net: tables, tournaments and people behind HTTP and WebSocket, and facts kept for good.

`fivefold serve` runs it; `docs/server.md` tells how it works.
"""
