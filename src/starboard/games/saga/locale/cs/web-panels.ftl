# The panels around the board of Star Saga.

web-saga-tracks = Mise
web-saga-round = { $round }. kolo
web-saga-turns = Tahy
web-saga-turns-left = Zbývající tahy v tomto kole: { $left }/{ $turns }
web-saga-clock = Čas
web-saga-clock-left = { $count ->
    [one] poslední kolo
    [few] { $count } kola
   *[other] { $count } kol
}
web-saga-firewall = Firewall
web-saga-activations = Aktivace
web-saga-activations-made = Aktivace Nexu v tomto kole: { $made }/{ $all }
web-saga-unaware = nic netuší
web-saga-phase-set-up = Příprava
web-saga-phase-briefing = Instruktáž
web-saga-phase-mercenaries = Fáze žoldnéřů
web-saga-phase-abilities = Nexus: zvláštní schopnosti
web-saga-phase-activations = Nexus: aktivace
web-saga-phase-reinforcements = Nexus: posily
web-saga-phase-bonus = Nexus: bonusové aktivace
web-saga-phase-cards = Karty Nexu
web-saga-phase-end = Závěrečná fáze
web-saga-phase-upkeep = Údržba
web-saga-phase-over = Konec mise
web-saga-cards-open = Odkryté karty Nexu
web-saga-discard = Odhazovací balíček ({ $count })
web-saga-nexus-deck-left = { $count ->
    [one] V balíčku Nexu zbývá 1 karta.
    [few] V balíčku Nexu zbývají { $count } karty.
   *[other] V balíčku Nexu zbývá { $count } karet.
}
web-saga-squad = Žoldnéři a Nexus
web-saga-team = Tvůj tým
web-saga-own = Tvoji žoldnéři
web-saga-own-nexus = Tvoje strana: Nexus
web-saga-ready = může jednat
web-saga-spent = po svém tahu
web-saga-used = použito
web-saga-charges = nabití: { $left }/{ $most }
web-saga-health = { $shields ->
    [one] Zranění: { $wounds }/{ $boxes }; 1 energetický štít
    [few] Zranění: { $wounds }/{ $boxes }; { $shields } energetické štíty
   *[other] Zranění: { $wounds }/{ $boxes }; { $shields } energetických štítů
}
web-saga-effect = V platnosti: { $card }
web-saga-is-target = Cílový žoldnéř Nexu
web-saga-status-down = mimo hru
web-saga-status-left = mimo herní plán
web-saga-stat-move = Pohyb
web-saga-stat-shoot = Střelba
web-saga-stat-assault = Boj zblízka
web-saga-stat-defence = Obrana
web-saga-stat-tech = Technika
web-saga-nexus-rules = podle pravidel
web-saga-nexus-automaton = Umělý Nexus: hrají ho pravidla.
web-saga-nexus-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-saga-nexus-activations = { $count ->
    [one] zbývající aktivace
    [few] zbývající aktivace
   *[other] zbývajících aktivací
}
web-saga-nexus-hand = { $count ->
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
}
web-saga-nexus-deck = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
   *[other] karet v balíčku
}
web-saga-nexus-cost = nejvyšší cena posily
web-saga-nexus-in-play = Karty ve hře
web-saga-nexus-calls = Posily a jejich cena
web-saga-take-seat = Převzít toto místo
web-saga-hand = { $count ->
    [one] Karty v ruce: 1, vidíš ji jen ty
    [few] Karty v ruce: { $count }, vidíš je jen ty
   *[other] Karty v ruce: { $count }, vidíš je jen ty
}
web-saga-hand-empty = V ruce nejsou karty Nexu
