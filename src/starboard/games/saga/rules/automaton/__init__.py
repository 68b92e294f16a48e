"""The Artificial Nexus: what Agents and Bosses do where no player commands them."""
