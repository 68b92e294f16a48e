"""The kernel: what every game at the table shares, and no game's word in it."""
