"""The words of cards and planets: what each does (docs/decisions/0047)."""
