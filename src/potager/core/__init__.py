"""What all games share: positions, matches, records, chance, scenes, and the conformance kit."""
