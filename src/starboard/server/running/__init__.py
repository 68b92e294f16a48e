"""What one server process has beside its tables: background work, other processes, health."""
