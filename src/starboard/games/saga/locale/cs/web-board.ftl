# The board of Star Saga, read out and written on it.

web-saga-board = Herní plán
web-saga-whole-board = Celý herní plán
web-saga-square = { $square }: { $what }
web-saga-floor = volná podlaha
web-saga-wall = stěna nebo neznámo
web-saga-exit = východ
web-saga-start = výchozí pozice žoldnéřů
web-saga-darkness = žeton tmy
web-saga-cover = Krytí
web-saga-wounds = { $count ->
    [one] 1 zranění
    [few] { $count } zranění
   *[other] { $count } zranění
}
web-saga-effects = { $count ->
    [one] 1 trvající účinek
    [few] { $count } trvající účinky
   *[other] { $count } trvajících účinků
}
web-saga-downed = { $count ->
    [one] Padlý žoldnéř: { $who }, leží tu 1 karta
    [few] Padlý žoldnéř: { $who }, leží tu { $count } karty
   *[other] Padlý žoldnéř: { $who }, leží tu { $count } karet
}
web-saga-searched = { $what }, už prohledáno
web-saga-door-open = Otevřené dveře
web-saga-door-closed = Zavřené dveře
web-saga-door-locked = Zamčené dveře, úroveň { $level }
web-saga-door-denied = Dveře, přístup odepřen
web-saga-door-destroyed = Zničené dveře
web-saga-door-field = Silové pole
web-saga-door-no-field = Silové pole, vypnuté
web-saga-point-active = Bod posil { $code }, aktivní
web-saga-point-idle = Bod posil { $code }, deaktivovaný
web-saga-point-welded = Bod posil { $code }, svařený
web-saga-plan = { $action }: { $target }
web-saga-goal = Jak se vyhrává
web-saga-special-rules = Zvláštní pravidla
web-saga-before = Tým se připravuje.
