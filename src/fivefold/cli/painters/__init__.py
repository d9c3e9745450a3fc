"""One painter a game: `paint(state)` gives what the terminal shows."""
