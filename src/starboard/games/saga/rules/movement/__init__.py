"""Walking, turning, the dark, and doors: where models go on the board."""
