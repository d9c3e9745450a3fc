"""Clubs: members, a notice, tournaments, a circuit and ladders."""
