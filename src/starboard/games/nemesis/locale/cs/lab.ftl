# Simulace
nemesis-lab-turns = Kola
nemesis-lab-fates = Co se stalo s posádkou
nemesis-lab-characters = Postavy
