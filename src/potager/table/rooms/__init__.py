"""A match while it is played: its rooms, seats, clocks, agreements and bots."""
