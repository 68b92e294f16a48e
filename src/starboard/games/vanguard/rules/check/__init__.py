"""The Dice Check: its ten steps, what pays for a row, and the exact odds."""
