"""Many matches of bots: counted, compared, and rated."""
