# Simulazioni

lanterns-lab-rounds = Round
lanterns-lab-burning = Lanterne ardenti
lanterns-lab-pledges = Giuramenti
