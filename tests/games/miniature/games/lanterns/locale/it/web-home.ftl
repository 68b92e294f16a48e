# Lanterne tra gli altri giochi, e i capitoli delle sue regole.

web-lanterns-name = Lanterne
web-lanterns-home-tale = Illuminate la sala prima che finisca la notte. Qualcosa cammina nel buio.

web-lanterns-chapter-setup = Partenza
web-lanterns-chapter-turn = La notte
web-lanterns-chapter-walk = Camminare
web-lanterns-chapter-sight = Vista
web-lanterns-chapter-kindle = Accendere
web-lanterns-chapter-throw = Lanciare
web-lanterns-chapter-card = Carte
web-lanterns-chapter-flare = Vampate
web-lanterns-chapter-strike = Colpi
web-lanterns-chapter-douse = Spegnere
web-lanterns-chapter-keeper = Il Custode
web-lanterns-chapter-out = Fuori
web-lanterns-chapter-end = La fine
web-lanterns-chapter-vow = Giuramenti
web-lanterns-chapter-tale = La pagina
web-lanterns-chapter-campaign = La campagna
