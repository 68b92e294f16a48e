"""What the Nexus does not know yet: tests, noises, detection."""
