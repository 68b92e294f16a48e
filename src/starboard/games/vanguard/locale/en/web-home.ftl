# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-tale = A ship, its crew, and planets nobody has set foot on.
