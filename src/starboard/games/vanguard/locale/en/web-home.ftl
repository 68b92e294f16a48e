# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-eyebrow = ISS Vanguard · 1 to 4 players · four planets to explore
web-vanguard-home-title = Nobody has ever stood here. Mind your step.
web-vanguard-home-tale = A ship, its crew, and planets nobody has set foot on.
