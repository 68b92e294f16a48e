"""Bots: one interface for the table, the tests and the lab. A bot gets a seat's view and question, never the state."""
