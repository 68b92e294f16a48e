# Ověření kostkami na obrazovce.

web-vanguard-check = Ověření kostkami: { $action }
web-vanguard-check-prepare = Příprava
web-vanguard-check-planet = Podívat se na planetu
web-vanguard-check-back = Zpět k „{ $action }“


## Deset kroků

web-vanguard-check-step = Krok { $step }/{ $steps }:
web-vanguard-check-step-1 = Výběr kostek
web-vanguard-check-step-1-text = Kolik chceš ze svých dostupných kostek; každý, kdo je tu, pak smí jednu půjčit.
web-vanguard-check-step-2 = Přidání kostek zranění a nebezpečí
web-vanguard-check-step-2-text = K hodu se přidají tvé kostky zranění a kostky nebezpečí akce.
web-vanguard-check-step-3 = Hod kostkami
web-vanguard-check-step-3-text = Všemi najednou. Zadarmo se nic znovu nehází.
web-vanguard-check-step-4 = Úprava výsledků
web-vanguard-check-step-4-text = Karty, výbava a dovednosti ještě mohou kostky změnit.
web-vanguard-check-step-5 = Kombinace kostek
web-vanguard-check-step-5-text = Karty v ruce a planeta dávají za kostky své účinky.
web-vanguard-check-step-6 = Vyhodnocení kostek zranění a nebezpečí
web-vanguard-check-step-6-text = Jedna po druhé: nejdřív se ozvou zranění, potom planeta.
web-vanguard-check-step-7 = Zvláštní účinky
web-vanguard-check-step-7-text = Odshora, každý tolikrát, kolikrát kostky stačí. Jeho kostky se vyčerpají.
web-vanguard-check-step-8 = Označení důsledku
web-vanguard-check-step-8-text = První řádek odshora, který zbylé kostky zaplatí.
web-vanguard-check-step-9 = Vyčerpání zbývajících kostek
web-vanguard-check-step-9-text = Co tu ještě leží, jde mezi vyčerpané kostky.
web-vanguard-check-step-10 = Vyhodnocení důsledku
web-vanguard-check-step-10-text = Označený řádek a každá plná stupnice.


## Řádky, stupnice a zvláštní účinky

web-vanguard-check-or = nebo
web-vanguard-check-otherwise = jinak
web-vanguard-check-effects = Zvláštní účinky
web-vanguard-check-chance = { $percent } %
web-vanguard-check-certain = jisté
web-vanguard-check-impossible = nemožné
web-vanguard-check-fills = že se naplní
web-vanguard-check-advances = že postoupí
web-vanguard-check-track-at = { $at }/{ $length }
web-vanguard-check-times = { $count }×
web-vanguard-check-times-range = { $least }–{ $most }×
web-vanguard-check-met = Splněno
web-vanguard-check-met-wild = Splněno se žolíky
web-vanguard-check-met-too = Splněno také
web-vanguard-check-stands = Jak kostky leží
web-vanguard-check-not-met = Zatím mimo dosah
web-vanguard-check-one-more = Chybí jediný symbol
web-vanguard-check-marked = Označeno


## Kostky

web-vanguard-check-your-dice = Tvé kostky: vyber si
web-vanguard-check-lend = Půjčíš některou ze svých kostek?
web-vanguard-check-pool = Zásoba kostek
web-vanguard-check-pool-count = { $count ->
    [one] Zásoba kostek · { $count } kostka
    [few] Zásoba kostek · { $count } kostky
   *[other] Zásoba kostek · { $count } kostek
}
web-vanguard-check-pay = Ťukni na kostky, kterými zaplatíš.
web-vanguard-check-pool-empty = Kostky se právě vybírají.
web-vanguard-check-pool-spent = Žádné kostky nezbyly.
web-vanguard-check-shows = Na kostkách je { $icons }
web-vanguard-check-other-dice = { $count ->
    [0] Kostky zranění a nebezpečí · vše vyhodnoceno
    [one] Kostky zranění a nebezpečí · zbývá { $count }
    [few] Kostky zranění a nebezpečí · zbývají { $count }
   *[other] Kostky zranění a nebezpečí · zbývá { $count }
}
web-vanguard-check-danger = Nebezpečí { $letter }
web-vanguard-check-harmless = Nic se nestane.


## Co se na ně hraje

web-vanguard-check-combos = Kombinace na dosah
web-vanguard-check-counts = Platí také
web-vanguard-check-converts = { $colour ->
    [red] Červený základní symbol platí jako { $icon }.
    [green] Zelený základní symbol platí jako { $icon }.
    [blue] Modrý základní symbol platí jako { $icon }.
   *[any] Každý základní symbol platí jako { $icon }.
}
web-vanguard-check-doubled = { $icon } platí dvakrát.
web-vanguard-check-helpers = Kdo může pomoci
web-vanguard-check-lent = { $count ->
    [one] půjčuje { $count } kostku
    [few] půjčuje { $count } kostky
   *[other] půjčuje { $count } kostek
}
web-vanguard-check-helped = pomáhá kartou
web-vanguard-check-beside = je tu také
