# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-tale = Una nave, il suo equipaggio e pianeti su cui nessuno ha mai messo piede.
