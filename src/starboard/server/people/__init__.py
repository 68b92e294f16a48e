"""Who is asking: devices, accounts, passwords, and calls to people who are away."""
