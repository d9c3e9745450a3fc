"""Live tables: what is asked of them, who is connected, who runs their clocks and bots."""
