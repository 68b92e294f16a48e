"""Star Saga."""
