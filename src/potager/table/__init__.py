"""The table: people, bots and spectators at matches in the browser."""
