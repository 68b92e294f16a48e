"""The lab: many games at once, and what came of them."""
