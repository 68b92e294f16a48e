"""What is sent to clients: its types, how a seat's view is made, and what changed in it."""
