# Panels around the planet: the exploration, the crew, their cards.

web-vanguard-tracks = Průzkum
web-vanguard-round = Kolo { $round }
web-vanguard-landing = Před přistáním
web-vanguard-supplies = Zásoby: { $count }/{ $most }
web-vanguard-supplies-unlimited = Neomezené zásoby
web-vanguard-condition = Obecné podmínky
web-vanguard-missions =
    { $count ->
        [one] Mise
        [few] Mise
       *[other] Mise
    }
web-vanguard-missions-none = Zatím nebyla odhalena žádná mise.
web-vanguard-mission-new = Nová mise
web-vanguard-mission-done = Mise splněna
web-vanguard-missions-all-done = Nic dalšího se po vás nechce: dostaňte všechny k výsadkové lodi a odleťte.
web-vanguard-mission-failed = Mise nesplněna
web-vanguard-mission-required = povinná
web-vanguard-planet-rules = Pravidla této planety
web-vanguard-leads = Náznaky
web-vanguard-lead-pile = { $count } (hodnota { $value })
web-vanguard-discoveries = Objevy: { $count }/{ $most }
web-vanguard-discoveries-none = Zatím se nic nenašlo.
web-vanguard-rank-up = Povýšení
web-vanguard-rank-up-done = dokončeno
web-vanguard-counted = (zatím { $now }/{ $number })
web-vanguard-decks = Balíček událostí
web-vanguard-event-deck = Karet v balíčku: { $count }, odhozených: { $discarded }
web-vanguard-event-secondary = Horní polovina
web-vanguard-event-primary = Dolní polovina: pokud se biom shoduje
web-vanguard-no-text = Sama o sobě nic nedělá.
web-vanguard-crew-board = Deska posádky
web-vanguard-team = Výsadkový tým
web-vanguard-active =
    { $count ->
        [one] na tahu, zbývá { $count } akce
        [few] na tahu, zbývají { $count } akce
       *[other] na tahu, zbývá { $count } akcí
    }
web-vanguard-ended = tah ukončen
web-vanguard-dead = Nežije
web-vanguard-gone = Už není na planetě
web-vanguard-dice = { $colour }: dostupné { $available }, vyčerpané { $spent }
web-vanguard-available = { $colour }: dostupné { $count }
web-vanguard-slot-free = Volné místo
web-vanguard-sacrificed =
    { $count ->
        [one] { $count } obětovaná kostka
        [few] { $count } obětované kostky
       *[other] { $count } obětovaných kostek
    }
web-vanguard-skill = Dovednost: { $name }
web-vanguard-charges =
    { $count ->
        [one] { $count } dávka stimulantů
        [few] { $count } dávky stimulantů
       *[other] { $count } dávek stimulantů
    }
web-vanguard-injuries =
    { $count ->
        [one] { $count } zranění
        [few] { $count } zranění
       *[other] { $count } zranění
    }
web-vanguard-covered = Zakryté: neúčinkuje, ale počítá se.
web-vanguard-gear = Výbava
web-vanguard-gear-placed = (její žeton leží v sektoru { $sector })
web-vanguard-hand =
    { $count ->
        [one] { $count } karta sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    }
web-vanguard-hand-of =
    { $count ->
        [one] { $name }: { $count } karta sekce
        [few] { $name }: { $count } karty sekce
       *[other] { $name }: { $count } karet sekce
    }
web-vanguard-hand-empty = { $name } nemá v ruce žádné karty.
web-vanguard-deck = v balíčku: { $count }
web-vanguard-combo = Kombinace kostek
web-vanguard-read = Přečíst kartu „{ $card }“
web-vanguard-take-seat = Posadit se sem
