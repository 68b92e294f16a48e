"""How ISS Vanguard speaks."""
