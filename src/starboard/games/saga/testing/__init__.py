"""Tables for rule tests of Star Saga."""
