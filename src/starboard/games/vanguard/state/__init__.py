"""The pieces on the table, plain data."""
