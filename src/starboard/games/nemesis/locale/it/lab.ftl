# Simulazioni
nemesis-lab-turns = Turni
nemesis-lab-fates = Che ne è stato dell’equipaggio
nemesis-lab-characters = Personaggi
