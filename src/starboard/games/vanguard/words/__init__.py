"""How ISS Vanguard speaks: message ids and arguments."""
