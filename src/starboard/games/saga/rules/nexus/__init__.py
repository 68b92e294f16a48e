"""The Nexus: its phase, deck and cards, Agents, Bosses and reinforcements."""
