"""Players to compare the engine with: flat Monte Carlo and UCT over greedy playouts."""
