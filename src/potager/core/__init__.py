"""What all games share, and no game: positions, matches, records, chance, scenes, the kit."""
