"""Terminals."""
