"""Programs behind the stored answers of the duel."""
