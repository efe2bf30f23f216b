"""A coach: hints, the analysis of a finished match, and a puzzle a day. No table and no lab."""
