"""What lies on a table of Star Saga, as plain data."""
