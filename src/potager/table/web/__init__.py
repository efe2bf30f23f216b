"""The table's pages, its API and its WebSocket."""
