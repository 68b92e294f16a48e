"""Orders of a mission to models of the Nexus (SAGA-TABLE-02, docs/decisions/0030)."""
