"""Campaigns: trees of chapters, each of them a table."""
