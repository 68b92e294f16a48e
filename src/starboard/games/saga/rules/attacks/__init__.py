"""Attacks of every kind, from who may be attacked to who falls."""
