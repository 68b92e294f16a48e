# What happens at a table of Star Saga, and how it ends.

web-saga-attack = Útok
web-saga-attack-with = Útok: { $weapon }
web-saga-attack-wounds = { $count ->
    [one] 1 zranění
    [few] { $count } zranění
   *[other] { $count } zranění
}
web-saga-attack-blocked = Nic neprošlo
web-saga-attack-through = prošel
web-saga-attack-blocks = zablokován
web-saga-attack-idle = bez účinku
web-saga-roll-so-far = Kostky zatím
web-saga-aim = Než padnou kostky
web-saga-aim-attack = Útočné kostky
web-saga-aim-defence = Obranné kostky
web-saga-aim-cards = Co to ještě může změnit: { $cards }
web-saga-aim-wounded = { $who } bude zraněn{ grammar-who }
# Where the dice of a side come from, after their number: “4 střelba”, “−1 v početní nevýhodě”.
web-saga-dice-shoot = střelba
web-saga-dice-assault = boj zblízka
web-saga-dice-defence = obrana
web-saga-dice-fixed = vytištěno
web-saga-dice-no-defence = bez hodnoty obrany
web-saga-dice-crippled = ochromení
web-saga-dice-outnumbered = v početní nevýhodě
web-saga-dice-behind = zezadu
web-saga-dice-cover = v krytí
web-saga-dice-darkness = tma

web-saga-die-attack = Zásah, úroveň { $level }
web-saga-die-defence = Blok, úroveň { $level }
web-saga-die-blank = Prázdná strana
web-saga-die-idle = Obranná kostka bez účinku
web-saga-target = Nexus vybírá cíl
web-saga-zone = Nová zóna
web-saga-detected = Odhaleni
web-saga-eliminated = Vyřazení
web-saga-boss = Boss
web-saga-over = Mise skončila
web-saga-won-mercenaries = Zvítězili žoldnéři.
web-saga-won-nexus = Zvítězil Nexus.
web-saga-ending-round = { $mission }: konec v kole { $round }.
web-saga-fate-playing = { $who }: na nohou až do konce
web-saga-fate-crippled = { $who }: ochromen{ grammar-who }, ale na nohou až do konce
web-saga-fate-down = { $who }: mimo hru
web-saga-fate-left = { $who }: v bezpečí
web-saga-figure-rounds = Kola
web-saga-figure-turns = Odehrané tahy
web-saga-figure-wounds = Zranění na konci
web-saga-figure-experience = Zkušenostní body
web-saga-figure-zones = Odhalené zóny
