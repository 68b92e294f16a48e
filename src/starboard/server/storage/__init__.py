"""What survives: people, tables and every move, in SQLite or PostgreSQL."""
