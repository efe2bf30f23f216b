"""The games, one folder each. A folder that is put here is found without a list to edit."""
