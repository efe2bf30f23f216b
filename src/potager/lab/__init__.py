"""Simulations, tournaments and measurements of the games."""
