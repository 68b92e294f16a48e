# Cards of Star Saga and of what is on its board, opened to be read.

web-saga-read = Přečíst: { $card }
web-saga-back = Zpět
web-saga-automaton = Když ji hraje Umělý Nexus
web-saga-card-at = Pole { $square }
web-saga-card-level = Úroveň { $level }
web-saga-card-value = Hodnota posil { $value }
web-saga-card-charges = { $count ->
    [one] 1 nabití
    [few] { $count } nabití
   *[other] { $count } nabití
}
web-saga-card-numbers = Pohyb { $move }, střelba { $shoot }, boj zblízka { $assault }, obrana { $defence }
web-saga-card-door = { $dice ->
    [one] Zavřené brání ve výhledu. Proti útokům se hází 1 kostkou.
    [few] Zavřené brání ve výhledu. Proti útokům se hází { $dice } kostkami.
   *[other] Zavřené brání ve výhledu. Proti útokům se hází { $dice } kostkami.
}
web-saga-card-point = Dokud je aktivní, přicházejí tudy posily Nexu.
web-saga-card-downed = Žoldnéř na tomto poli si smí akcí vzít vybavení, které tu leží.
web-saga-sight-obstacle = Je přes to vidět; kdo stojí za tím, je v krytí.
web-saga-sight-blocking = Brání ve výhledu.
web-saga-sight-clear = Je skrz to vidět a krytí to neposkytuje.
web-saga-sort-nexus = Karta Nexu
web-saga-sort-event = Karta události
web-saga-sort-skill = Karta dovednosti
web-saga-sort-equipment = Karta vybavení
web-saga-sort-deployable = Rozmístitelné vybavení
web-saga-sort-weapon = Zbraň
web-saga-sort-ability = Zvláštní schopnost
web-saga-sort-feat = Mistrovský kousek
web-saga-sort-power = Psionická síla
web-saga-sort-mode = Režim rámu
web-saga-type-normal = Hraje se ve fázi Nexu
web-saga-type-remains = Zůstává ve hře
web-saga-type-reaction = Reakce
web-saga-type-interrupt = Přerušení
web-saga-colour-green = Běžné vybavení
web-saga-colour-blue = Vzácné vybavení
web-saga-colour-black = Předmět mise
web-saga-reach-short = Krátký dostřel
web-saga-reach-long = Dlouhý dostřel
web-saga-reach-unlimited = Neomezený dostřel
web-saga-reach-template = Šablonová zbraň
web-saga-reach-blade = Útok zblízka
web-saga-symbol-furthest = kdo je nejdál
web-saga-symbol-wounded = nejvíc zraněný
web-saga-symbol-engaged = v nejvíc předních obloucích
web-saga-symbol-exposed = nejvíc na ráně
web-saga-symbol-circle-red = červený žeton
web-saga-symbol-circle-blue = modrý žeton
web-saga-symbol-circle-green = zelený žeton
web-saga-symbol-circle-yellow = žlutý žeton
web-saga-symbol-circle-purple = fialový žeton
web-saga-symbol-circle-orange = oranžový žeton
