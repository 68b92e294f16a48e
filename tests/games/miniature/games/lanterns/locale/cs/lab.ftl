# Simulace

lanterns-lab-rounds = Kola
lanterns-lab-burning = Hořící Lucerny
lanterns-lab-pledges = Sliby
