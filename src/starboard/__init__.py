"""Starboard: a table for science-fiction board games that knows the rules."""

__version__ = "0.1.0"
