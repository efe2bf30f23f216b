"""The coach: hints, the analysis of a finished match, and a puzzle for each day."""
