"""The HTTP side of the table, one module for each subject."""
