"""Learning by self-play what positions are worth."""
