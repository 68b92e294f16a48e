"""The vocabulary of missions: each word of their files, carried out (docs/decisions/0030)."""
