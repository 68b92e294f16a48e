# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-eyebrow = ISS Vanguard · da 1 a 4 giocatori · quattro pianeti da esplorare
web-vanguard-home-title = Nessuno è mai stato qui. Attenti a dove mettete i piedi.
web-vanguard-home-tale = Una nave, il suo equipaggio e pianeti su cui nessuno ha mai messo piede.
