"""Bots for Carrots & Broccoli: gardeners who tend their own, and one who races the others."""

from .gardeners import LEVELS, Gardener, Racer, advice

__all__ = ["LEVELS", "Gardener", "Racer", "advice"]
