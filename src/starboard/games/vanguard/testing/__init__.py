"""Tables for rule tests of ISS Vanguard."""
