"""What moves or strikes by itself on the maps of missions (docs/decisions/0030)."""
