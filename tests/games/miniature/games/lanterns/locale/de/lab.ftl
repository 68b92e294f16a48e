# Simulationen

lanterns-lab-rounds = Runden
lanterns-lab-burning = Brennende Laternen
lanterns-lab-pledges = Gelübde
